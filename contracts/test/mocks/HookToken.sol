// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenReceiver} from "./ITokenReceiver.sol";
import {UnsignedToken} from "./UnsignedToken.sol";

/// @dev Tells a receiver with code what it got, in the middle of the transfer.
contract HookToken is UnsignedToken {
    constructor() UnsignedToken("Hook", "HOOK") {}

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (to.code.length == 0) return;
        try ITokenReceiver(to).tokensReceived(value) {} catch {}
    }
}
