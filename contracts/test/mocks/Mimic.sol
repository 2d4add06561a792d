// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Answers every view as an Offer does, repeats its logs, and asks a committee what it likes.
contract Mimic {
    address private immutable OFFER;

    constructor(address offer) {
        OFFER = offer;
    }

    fallback() external {
        (bool ok, bytes memory answer) = OFFER.staticcall(msg.data);
        assembly {
            if iszero(ok) { revert(add(answer, 0x20), mload(answer)) }
            return(add(answer, 0x20), mload(answer))
        }
    }

    function say(bytes32[] memory topics, bytes memory data) external {
        assembly {
            let at := add(data, 0x20)
            let size := mload(data)
            switch mload(topics)
            case 2 { log2(at, size, mload(add(topics, 0x20)), mload(add(topics, 0x40))) }
            case 3 { log3(at, size, mload(add(topics, 0x20)), mload(add(topics, 0x40)), mload(add(topics, 0x60))) }
            default {
                log4(
                    at,
                    size,
                    mload(add(topics, 0x20)),
                    mload(add(topics, 0x40)),
                    mload(add(topics, 0x60)),
                    mload(add(topics, 0x80))
                )
            }
        }
    }

    function ask(address committee, bytes memory brief) external payable {
        (bool ok,) = committee.call{value: msg.value}(abi.encodeWithSignature("createDispute(uint256,bytes)", 3, brief));
        require(ok, "refused");
    }

    function rule(uint256, uint256) external {}
}
