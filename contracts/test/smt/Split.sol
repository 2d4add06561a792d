// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {min} from "./Arithmetic.sol";

enum FeeBearer {
    Disputer,
    Seller
}

/// @title What a case's money is divided into, for every row of a table, bond, reserve and payment
/// @dev The prover knows no structs that it does not lose track of: a field `hold.bond` is the variable `holdBond`. With
/// that, blocks marked `quote` are lines of the file named, and `make prove` fails where they are not.
contract Split {
    uint16 private constant BPS = 10_000;

    /// @dev No payer gets more than was paid.
    function payment(uint96 paid, uint16 rowPaymentToPayerBps) external pure {
        require(rowPaymentToPayerBps <= BPS);
        uint256 amount = paid;
        // quote contracts/src/offer/OfferSettlement.sol
        uint256 toPayer = amount * rowPaymentToPayerBps / BPS;
        // end
        assert(toPayer <= amount);
    }

    /// @dev Both parts are the bond, and the seller's cost comes first.
    function bond(uint96 forSeller, uint96 rest, uint16 rowBondToPayerBps, uint256 answerCost) external pure {
        require(rowBondToPayerBps <= BPS);
        // Every bond is the sum of what the cost takes of it and the rest.
        uint256 holdBond = uint256(forSeller) + rest;
        require(min(answerCost, holdBond) == forSeller);
        uint256 toPayer;
        uint256 toSeller;
        // quote contracts/src/Vault.sol
        uint256 cost = min(answerCost, holdBond);
        toPayer = (holdBond - cost) * rowBondToPayerBps / BPS;
        toSeller = holdBond - toPayer;
        // end
        assert(toPayer + toSeller == holdBond);
        assert(toSeller >= cost);
    }

    /// @dev Nothing beyond the reserve, nor a penalty beyond the terms', nor anything that the row does not say.
    function reserve(
        uint96 holdReserve,
        uint256 holdFeePaid,
        uint96 holdRelayFee,
        uint256 duesPendingFee,
        uint256 duesPenalty,
        bool duesRelayDue,
        FeeBearer rowFeeBearer,
        bool rowPenalty
    ) external pure {
        // The bond's fee, and appeals of 96 bits; what may come back of them is part of them.
        require(holdFeePaid <= 2 * uint256(type(uint96).max) && duesPendingFee <= holdFeePaid);
        uint256 madeWhole;
        uint256 penaltyPaid;
        // quote contracts/src/Vault.sol
        if (rowFeeBearer == FeeBearer.Seller) {
            uint256 due = holdFeePaid - duesPendingFee + (duesRelayDue ? holdRelayFee : 0);
            madeWhole = min(due, holdReserve);
        }
        if (rowPenalty) penaltyPaid = min(duesPenalty, holdReserve - madeWhole);
        // end
        assert(madeWhole + penaltyPaid <= holdReserve);
        assert(penaltyPaid <= duesPenalty);
        assert(rowPenalty || penaltyPaid == 0);
        assert(rowFeeBearer == FeeBearer.Seller || madeWhole == 0);
    }
}
