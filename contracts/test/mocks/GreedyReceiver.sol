// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenReceiver} from "./ITokenReceiver.sol";

/// @dev Tries all it was told to whenever it is paid, from its own address.
contract GreedyReceiver is ITokenReceiver {
    struct Try {
        address target;
        bytes data;
    }

    Try[] private _tries;
    uint256 public paid; // how often
    uint256 public successes;
    bytes[] public reasons;

    function plan(address target, bytes calldata data) external {
        _tries.push(Try(target, data));
    }

    function tokensReceived(uint256) external {
        ++paid;
        for (uint256 i = 0; i < _tries.length; ++i) {
            (bool ok, bytes memory reason) = _tries[i].target.call(_tries[i].data);
            if (ok) ++successes;
            else reasons.push(reason);
        }
    }

    function reasonCount() external view returns (uint256) {
        return reasons.length;
    }
}
