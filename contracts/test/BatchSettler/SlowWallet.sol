// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @dev A smart wallet that takes `GAS` to say yes to any signature of the length it likes.
contract SlowWallet is IERC1271 {
    uint256 private immutable GAS;

    constructor(uint256 gas_) {
        GAS = gas_;
    }

    function isValidSignature(bytes32, bytes calldata signature) external view returns (bytes4) {
        uint256 start = gasleft();
        while (start - gasleft() < GAS) {}
        return signature.length == 3 ? IERC1271.isValidSignature.selector : bytes4(0);
    }
}
