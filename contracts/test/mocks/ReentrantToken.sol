// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UnsignedToken} from "./UnsignedToken.sol";

/// @dev Calls back, once, whenever it moves: the caller, or anything it was told to.
contract ReentrantToken is UnsignedToken {
    address private _target;
    bytes private _data;
    bytes public lastReason;

    constructor() UnsignedToken("Reentrant", "RE") {}

    function arm(address target, bytes calldata data) external {
        _target = target;
        _data = data;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        address target = _target;
        if (target == address(0)) return;
        _target = address(0);
        (bool ok, bytes memory reason) = target.call(_data);
        lastReason = ok ? bytes("no revert") : reason;
    }
}
