// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UnsignedToken} from "./UnsignedToken.sol";

/// @dev Keeps one percent of every transfer and logs the whole of it.
contract FeeToken is UnsignedToken {
    uint256 private constant FEE_BPS = 100;

    constructor() UnsignedToken("Fee", "FEE") {}

    /// @dev The fee goes without a word.
    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from == address(0) || to == address(0)) return;
        super._update(to, address(0), value * FEE_BPS / 10_000);
    }
}
