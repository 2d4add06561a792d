// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {min} from "./Arithmetic.sol";

/// @title What the prover must refute: both claims are false
contract Control {
    /// @dev A penalty is paid from the whole reserve, whatever was drawn before.
    function reserve(uint96 holdReserve, uint96 madeWhole, uint256 duesPenalty) external pure {
        require(madeWhole <= holdReserve);
        assert(madeWhole + min(duesPenalty, holdReserve) <= holdReserve);
    }

    /// @dev A bond covers any cost.
    function bond(uint96 holdBond, uint256 answerCost) external pure {
        assert(min(answerCost, holdBond) == answerCost);
    }
}
