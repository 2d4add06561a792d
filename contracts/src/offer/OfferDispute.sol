// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BRIEF_VERSION, CHOICES} from "../interfaces/ArbitrationConstants.sol";
import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {Brief, ICommittee} from "../interfaces/ICommittee.sol";
import {IOfferProceedings} from "../interfaces/IOfferProceedings.sol";
import {Authorization, CaseState, Claim} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {Cause, Row, SettlementTable} from "../libraries/SettlementTable.sol";
import {OfferCase} from "./OfferCase.sol";

/// @title What a case asks of its arbitrator: a dispute, and further rounds of it
abstract contract OfferDispute is OfferCase {
    bytes32 private constant APPEAL_TYPEHASH =
        keccak256("Appeal(bytes32 caseId,uint8 appeals,uint256 fee,bytes32 evidenceHash)");

    /// @inheritdoc IOfferProceedings
    function freeze(bytes32 caseId) external payable entry nonReentrant {
        Record storage record = _records[caseId];
        _requireOpen(record.state);
        if (record.state == CaseState.Contested) {
            _requirePast(_answerBy(record));
            if (record.claim == Claim.NotDelivered) {
                _requireValue(0);
                return _settle(caseId, record, Verdict.PayerWins, Cause.Unanswered);
            }
        } else if (record.state == CaseState.Disclosed) {
            _requirePast(_continueBy(record));
            _continue(caseId, record);
        }
        _requireInTime(_judgeBy(record));
        record.state = CaseState.Frozen;
        _openDispute(caseId, record);
    }

    /// @inheritdoc IOfferProceedings
    function appeal(bytes32 caseId, bytes32 evidenceHash, address from, Authorization calldata authorization)
        external
        payable
        entry
        nonReentrant
    {
        Record storage record = _records[caseId];
        _requireState(record, CaseState.Frozen);
        if (from != record.payer && from != _seller()) revert NotParty(from);
        _requireInTime(_judgeBy(record));
        if (!ArbitratorView.isAppealable(_arbitrator(), record.disputeID)) {
            revert DisputeNotAppealable(record.disputeID);
        }
        _requireLoss(record, from);
        if (ArbitratorView.isCommittee(_arbitrator())) {
            _requireValue(0);
            _appealToCommittee(caseId, record, evidenceHash, from, authorization);
        } else {
            // Nothing else says that the party agrees.
            if (msg.sender != from) revert NotParty(msg.sender);
            _appealForCoin(caseId, record, evidenceHash);
        }
    }

    /// @dev Whom the standing ruling gives the whole payment has nothing to ask for: an appeal of its own would only take a
    /// round from the other side, and its fee from the stake.
    function _requireLoss(Record storage record, address from) private view {
        (address arbitrator, uint256 disputeID) = (_arbitrator(), record.disputeID);
        uint8 ruling = ArbitratorView.standingRuling(arbitrator, disputeID);
        if (ruling == uint8(Verdict.PayeeWins) && from != record.payer) revert AppealByWinner(from);
        if (ruling != uint8(Verdict.PayerWins) || from != record.payer) return;
        (Cause cause, uint8 failed) = ArbitratorView.causeOf(arbitrator, disputeID, ruling);
        Row memory row = SettlementTable.find(_settlement(), ruling, cause, failed);
        if (row.paymentToPayerBps == SettlementTable.BPS) revert AppealByWinner(from);
    }

    /// @inheritdoc IOfferProceedings
    function appealNonce(bytes32 caseId, uint256 fee, bytes32 evidenceHash) external view returns (bytes32) {
        uint8 appeals = _records[caseId].appeals;
        return _vault().appealNonce(address(this), _appealHash(caseId, appeals, fee, evidenceHash));
    }

    /// @dev The fee reaches the committee before it is called, as for the first round.
    function _appealToCommittee(
        bytes32 caseId,
        Record storage record,
        bytes32 evidenceHash,
        address from,
        Authorization calldata authorization
    ) private {
        ICommittee committee = ICommittee(_arbitrator());
        uint256 disputeID = record.disputeID;
        uint256 fee = committee.appealFee(disputeID);
        bytes32 appealHash = _appealHash(caseId, record.appeals, fee, evidenceHash);
        Brief memory current = _brief(caseId, record);
        _nextRound(caseId, record, evidenceHash, from, fee);
        record.pendingFee = from == record.payer ? SafeCast.toUint96(fee) : 0;
        record.appealed = ArbitratorView.resolutionDigest(address(committee), disputeID);
        bool bySender = msg.sender == from && authorization.signature.length == 0;
        _vault()
            .payAppeal(
                caseId, _parties(record.payer), from, address(committee), fee, bySender, appealHash, authorization
            );
        // The third word: who gets the fee back if nobody hears the round.
        IArbitrator(address(committee)).appeal(disputeID, abi.encode(current, record.evidenceRoot, from));
    }

    /// @dev Another arbitrator takes its native cost from the sender.
    function _appealForCoin(bytes32 caseId, Record storage record, bytes32 evidenceHash) private {
        IArbitrator arbitrator = IArbitrator(_arbitrator());
        uint256 disputeID = record.disputeID;
        _requireValue(arbitrator.appealCost(disputeID, ""));
        _nextRound(caseId, record, evidenceHash, msg.sender, 0);
        arbitrator.appeal{value: msg.value}(disputeID, "");
    }

    function _nextRound(bytes32 caseId, Record storage record, bytes32 evidenceHash, address from, uint256 fee)
        private
    {
        uint8 round = ++record.appeals;
        if (evidenceHash != 0) _addEvidence(caseId, record, from, evidenceHash);
        emit Appealed(caseId, record.disputeID, from, round, fee, record.evidenceRoot);
    }

    /// @dev The arbitrator gets its fee out of the bond, from the Vault: a committee directly, before it is called; for any
    /// other arbitrator, which takes native coin, the sender advances that and gets the tokens. A dispute that cannot be
    /// opened undoes everything and may be tried again until `judgeBy`.
    function _openDispute(bytes32 caseId, Record storage record) private {
        bytes32 root = record.evidenceRoot;
        bytes memory extraData = abi.encode(_brief(caseId, record));
        IArbitrator arbitrator = IArbitrator(_arbitrator());
        bool committee = ArbitratorView.isCommittee(address(arbitrator));
        _requireValue(committee ? 0 : arbitrator.arbitrationCost(extraData));
        _vault().payFee(caseId, _token(), committee ? address(arbitrator) : msg.sender, _fee());
        uint256 disputeID = arbitrator.createDispute{value: msg.value}(CHOICES, extraData);
        if (_caseOf[disputeID] != 0) revert DisputeKnown(disputeID);
        _caseOf[disputeID] = caseId;
        record.disputeID = disputeID;
        emit Dispute(arbitrator, disputeID, META_EVIDENCE, uint256(caseId));
        emit Frozen(caseId, disputeID, root);
    }

    /// @dev What the arbitrator is told of the case, as of its current round.
    function _brief(bytes32 caseId, Record storage record) private view returns (Brief memory) {
        address payer = record.payer;
        return Brief({
            version: BRIEF_VERSION,
            rounds: _rounds(),
            manifestHash: _manifestHash(),
            evidenceRoot: record.evidenceRoot,
            caseId: caseId,
            payer: payer,
            payee: _seller(),
            feeRefund: payer,
            procedure: _procedure()
        });
    }

    /// @dev `appeals` is their number before this one, so that consent to one round's fee is not consent to a later one's.
    function _appealHash(bytes32 caseId, uint8 appeals, uint256 fee, bytes32 evidenceHash)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(APPEAL_TYPEHASH, caseId, appeals, fee, evidenceHash));
    }

    function _requireValue(uint256 expected) private view {
        if (msg.value != expected) revert ValueMismatch(msg.value, expected);
    }
}
