// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {CaseState, Claim, IOffer} from "../interfaces/IOffer.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {Cause, Row, SettlementTable} from "../libraries/SettlementTable.sol";
import {OfferEvidence} from "./OfferEvidence.sol";

/// @title From a ruling, or a cause that needs none, to the money
/// @dev Three facts, three records: what the arbitrator said (`Ruling`), what the Offer may do (`RemedyAuthorized`), what
/// happened (`SettlementExecuted`).
abstract contract OfferSettlement is OfferEvidence, IArbitrable {
    using CheckpointLedger for CheckpointLedger.Ledger;
    using SafeERC20 for IERC20;

    /// @inheritdoc IArbitrable
    /// @dev No deadline: a ruling that arrives after `judgeBy` is the one `timeout` would have fetched.
    function rule(uint256 _disputeID, uint256 _ruling) external entry nonReentrant {
        address arbitrator = _arbitrator();
        if (msg.sender != arbitrator) revert NotArbitrator(msg.sender, arbitrator);
        bytes32 caseId = _caseOf[_disputeID];
        if (caseId == 0) revert DisputeUnknown(_disputeID);
        Record storage record = _records[caseId];
        if (record.state != CaseState.Frozen) revert CaseStateInvalid(record.state);
        if (_ruling > uint256(Verdict.Unclear)) revert RulingOutOfRange(_ruling, uint256(Verdict.Unclear));
        // forge-lint: disable-next-line(unsafe-typecast)
        _takeRuling(caseId, record, uint8(_ruling)); // at most 3
    }

    /// @inheritdoc IOffer
    function execute(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        if (record.state != CaseState.Ruled) revert CaseStateInvalid(record.state);
        _executeRuled(caseId, record);
    }

    /// @inheritdoc IOffer
    function timeout(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        CaseState state = record.state;
        if (state == CaseState.None || state == CaseState.Settled) revert CaseStateInvalid(state);
        _requirePast(_judgeBy(record));
        if (state == CaseState.Frozen) {
            (bool solved, uint8 ruling) = ArbitratorView.finalRuling(_arbitrator(), record.disputeID);
            if (solved) _takeRuling(caseId, record, ruling);
        }
        if (record.state == CaseState.Ruled) {
            _executeRuled(caseId, record);
        } else if (state == CaseState.Contested && record.claim == Claim.NotDelivered) {
            _settle(caseId, record, Verdict.PayerWins, Cause.Unanswered);
        } else {
            _settle(caseId, record, Verdict.Unclear, Cause.Timeout);
        }
    }

    /// @dev Settles by a cause of its own, without a ruling.
    function _settle(bytes32 caseId, Record storage record, Verdict ruling, Cause cause) internal {
        Row memory row = _decide(caseId, record, uint8(ruling), cause);
        _pay(caseId, record, row);
    }

    /// @dev Records a ruling and what it authorizes. Moves no money.
    function _takeRuling(bytes32 caseId, Record storage record, uint8 ruling) private {
        address arbitrator = _arbitrator();
        uint256 disputeID = record.disputeID;
        record.state = CaseState.Ruled;
        emit Ruling(IArbitrator(arbitrator), disputeID, ruling);
        _decide(caseId, record, ruling, ArbitratorView.causeOf(arbitrator, disputeID, ruling));
    }

    function _executeRuled(bytes32 caseId, Record storage record) private {
        _pay(caseId, record, SettlementTable.find(_settlement(), record.ruling, record.cause));
    }

    /// @dev Fixes ruling, cause and the payment's split. The payer's share is rounded down.
    function _decide(bytes32 caseId, Record storage record, uint8 ruling, Cause cause)
        private
        returns (Row memory row)
    {
        row = SettlementTable.find(_settlement(), ruling, cause);
        uint256 amount = record.amount;
        uint256 toPayer = amount * row.paymentToPayerBps / SettlementTable.BPS;
        record.ruling = ruling;
        record.cause = cause;
        // forge-lint: disable-next-line(unsafe-typecast)
        record.refunded = uint96(toPayer); // at most amount, a uint96
        emit RemedyAuthorized(caseId, ruling, cause, toPayer, amount - toPayer);
    }

    /// @dev Moves the money. What the payer gets stays withheld from the seller for ever; the rest is withdrawable. A
    /// refund that cannot be pushed stays locked as a credit. A penalty is due in rows Failed and SelfProven only, and no case
    /// comes to these without a Delivery that the seller signed.
    function _pay(bytes32 caseId, Record storage record, Row memory row) private {
        uint256 amount = record.amount;
        uint256 toPayer = record.refunded;
        record.state = CaseState.Settled;
        _ledger.release(record.checkpoint, amount - toPayer);
        _locked -= amount;
        uint256 credited = toPayer == 0 || _push(record.payer, toPayer) ? 0 : toPayer;
        if (credited != 0) record.refundCredited = true;
        emit SettlementExecuted(caseId, toPayer, credited);
        uint256 answerCost = row.cause == Cause.Accepted ? _answerCost() : 0;
        VAULT.settle(caseId, row, amount, _penalty(), answerCost, _relayDue(record, row));
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
