// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {CaseState, Claim} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {Cause, SettlementTable} from "../libraries/SettlementTable.sol";
import {OfferSettlement} from "./OfferSettlement.sol";

/// @title What the arbitrator says, and the way out when it says nothing
/// @dev A ruling under appeal is no ruling here: the arbitrator calls `rule` once it is final, and `timeout` reads a final
/// one only.
abstract contract OfferRuling is OfferSettlement, IOfferEscrow, IArbitrable {
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

    /// @inheritdoc IOfferEscrow
    function execute(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        if (record.state != CaseState.Ruled) revert CaseStateInvalid(record.state);
        _executeRuled(caseId, record);
    }

    /// @inheritdoc IOfferEscrow
    function timeout(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        CaseState state = record.state;
        if (state == CaseState.None || state == CaseState.Settled) revert CaseStateInvalid(state);
        if (state == CaseState.Undrawn) {
            // To let a draw lapse must not pay, or it could be tried again: whoever contests has to carry the case.
            _requirePast(_answerBy(record));
            return _settle(caseId, record, Verdict.PayeeWins, Cause.Burden);
        }
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

    /// @dev Records a ruling and what it authorizes. Moves no money.
    function _takeRuling(bytes32 caseId, Record storage record, uint8 ruling) private {
        address arbitrator = _arbitrator();
        uint256 disputeID = record.disputeID;
        record.state = CaseState.Ruled;
        emit Ruling(IArbitrator(arbitrator), disputeID, ruling);
        // A round that changed the record was heard, so that its fee will not come back.
        if (record.pendingFee != 0 && ArbitratorView.resolutionDigest(arbitrator, disputeID) != record.appealed) {
            record.pendingFee = 0;
        }
        (Cause cause, uint8 failed) = ArbitratorView.causeOf(arbitrator, disputeID, ruling);
        _decide(caseId, record, ruling, cause, failed);
    }

    function _executeRuled(bytes32 caseId, Record storage record) private {
        _pay(caseId, record, SettlementTable.find(_settlement(), record.ruling, record.cause, record.failed));
    }
}
