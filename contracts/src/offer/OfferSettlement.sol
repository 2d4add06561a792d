// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Dues, Parties} from "../interfaces/IVault.sol";
import {CaseState} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {Cause, Row, SettlementTable} from "../libraries/SettlementTable.sol";
import {OfferEvidence} from "./OfferEvidence.sol";

/// @title From a ruling and its cause to the money
/// @dev Three facts, three records: what the arbitrator said (`Ruling`), what the Offer may do (`RemedyAuthorized`), what
/// happened (`SettlementExecuted`).
abstract contract OfferSettlement is OfferEvidence {
    using CheckpointLedger for CheckpointLedger.Ledger;
    using SafeERC20 for IERC20;

    /// @dev Settles by a cause of its own, without a ruling.
    function _settle(bytes32 caseId, Record storage record, Verdict ruling, Cause cause) internal {
        _pay(caseId, record, _decide(caseId, record, uint8(ruling), cause, 0));
    }

    /// @dev Fixes ruling, cause and the payment's split. The payer's share is rounded down.
    /// @param failed mask of failed requirements where these alone decided, else zero
    function _decide(bytes32 caseId, Record storage record, uint8 ruling, Cause cause, uint8 failed)
        internal
        returns (Row memory row)
    {
        row = SettlementTable.find(_settlement(), ruling, cause, failed);
        uint256 amount = record.amount;
        uint256 toPayer = amount * row.paymentToPayerBps / SettlementTable.BPS;
        record.ruling = ruling;
        record.cause = cause;
        record.failed = failed;
        // forge-lint: disable-next-line(unsafe-typecast)
        record.refunded = uint96(toPayer); // at most amount, a uint96
        emit RemedyAuthorized(caseId, ruling, cause, toPayer, amount - toPayer);
    }

    /// @dev Moves the money. What the payer gets stays withheld from the seller for ever; the rest is withdrawable. A
    /// refund that cannot be pushed stays locked as a credit. A penalty is due in rows Failed and SelfProven only, and no case
    /// comes to these without a Delivery that the seller signed.
    function _pay(bytes32 caseId, Record storage record, Row memory row) internal {
        uint256 amount = record.amount;
        uint256 toPayer = record.refunded;
        uint256 pendingFee = _pendingFee(record);
        record.state = CaseState.Settled;
        _ledger.release(record.checkpoint, amount - toPayer);
        _locked -= amount;
        uint256 credited = toPayer == 0 || _push(record.payer, toPayer) ? 0 : toPayer;
        if (credited != 0) record.refundCredited = true;
        emit SettlementExecuted(caseId, toPayer, credited);
        Dues memory dues = Dues({
            amount: amount,
            fee: _fee(),
            pendingFee: pendingFee,
            penalty: _penalty(),
            answerCost: row.cause == Cause.Accepted ? _answerCost() : 0,
            relayDue: _relayDue(record, row)
        });
        _vault().settle(caseId, _parties(record.payer), row, dues);
    }

    function _parties(address payer) internal view returns (Parties memory) {
        return Parties({payer: payer, seller: _seller(), token: _token()});
    }

    /// @dev What the committee may still give back to the payer. That is the first fee too where a case ends with its
    /// arbitrator, before any ruling.
    function _pendingFee(Record storage record) private view returns (uint256) {
        bool unheard = record.state == CaseState.Frozen && record.appeals == 0;
        return unheard && ArbitratorView.isCommittee(_arbitrator()) ? _fee() : record.pendingFee;
    }

    /// @dev The payer chooses its relayer, so the relay cost is the seller's only where it signed for the exchange and lost:
    /// otherwise anyone could draw it from the stake by paying, contesting and relaying to itself.
    function _relayDue(Record storage record, Row memory row) private view returns (bool) {
        return row.ruling == uint8(Verdict.PayerWins) && row.cause != Cause.Conceded && record.deliveryHash != 0;
    }

    /// @dev Sends, or else credits. False when credited.
    function _push(address to, uint256 amount) private returns (bool sent) {
        _paidOut += amount;
        sent = IERC20(_token()).trySafeTransfer(to, amount);
        if (!sent) {
            _paidOut -= amount;
            _locked += amount;
            _credits[to] += amount;
        }
    }
}
