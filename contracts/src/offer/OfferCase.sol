// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {Brief} from "../interfaces/ICommittee.sol";
import {CaseState, Claim, Delivery, IOffer} from "../interfaces/IOffer.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {Cause} from "../libraries/SettlementTable.sol";
import {OfferContest} from "./OfferContest.sol";

/// @title What the parties may do between contest and ruling
abstract contract OfferCase is OfferContest {
    bytes32 private constant ACCEPT_TYPEHASH = keccak256("Accept(bytes32 caseId)");
    bytes32 private constant CONTINUE_TYPEHASH = keccak256("Continue(bytes32 caseId)");
    uint256 private constant CHOICES = 3;

    /// @inheritdoc IOffer
    function answer(
        bytes32 caseId,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        bytes calldata body,
        bytes32 evidenceHash
    ) external entry nonReentrant {
        Record storage record = _records[caseId];
        _requireState(record, CaseState.Contested);
        address seller = _seller();
        if (msg.sender != seller && msg.sender != _currentSigner()) revert NotSeller(msg.sender, seller);
        _requireInTime(_answerBy(record));

        if (record.claim == Claim.NotDelivered) {
            _disclose(caseId, record, delivery, deliverySignature, body, seller);
        } else {
            record.state = CaseState.Answered;
        }
        emit Answered(caseId, evidenceHash);
        if (evidenceHash != 0) _addEvidence(caseId, record, seller, evidenceHash);
    }

    /// @inheritdoc IOffer
    function concede(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        _requireOpen(record.state);
        _requireSeller();
        _settle(caseId, record, Verdict.PayerWins, Cause.Conceded);
    }

    /// @inheritdoc IOffer
    function accept(bytes32 caseId, bytes calldata signature) external entry nonReentrant {
        Record storage record = _requireDisclosed(caseId, ACCEPT_TYPEHASH, signature);
        _settle(caseId, record, Verdict.PayeeWins, Cause.Accepted);
    }

    /// @inheritdoc IOffer
    function continueCase(bytes32 caseId, bytes calldata signature) external entry nonReentrant {
        Record storage record = _requireDisclosed(caseId, CONTINUE_TYPEHASH, signature);
        record.state = CaseState.Answered;
        _continue(caseId, record);
    }

    /// @inheritdoc IOffer
    function proveEquivocation(
        bytes32 caseId,
        Delivery calldata first,
        bytes calldata firstSignature,
        Delivery calldata second,
        bytes calldata secondSignature
    ) external entry nonReentrant {
        Record storage record = _records[caseId];
        if (record.state == CaseState.Frozen) {
            // A seller that sees a penalty coming could otherwise settle by this row, which carries none.
            if (msg.sender != record.payer) revert NotParty(msg.sender);
            (bool solved,) = ArbitratorView.finalRuling(_arbitrator(), record.disputeID);
            if (solved) revert DisputeSolved(record.disputeID);
        } else {
            _requireOpen(record.state);
        }
        bytes32 ref = _paymentRef(caseId, record);
        uint64 paidAt = _paidAt(record);
        bytes32 firstHash = _checkDelivery(first, firstSignature, record.payer, ref, paidAt);
        bytes32 secondHash = _checkDelivery(second, secondSignature, record.payer, ref, paidAt);
        if (firstHash == secondHash) revert DeliveriesEqual(firstHash);
        emit DeliveryRecorded(caseId, firstHash, first, firstSignature);
        emit DeliveryRecorded(caseId, secondHash, second, secondSignature);
        _settle(caseId, record, Verdict.PayerWins, Cause.Equivocation);
    }

    /// @inheritdoc IOffer
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

    /// @dev The arbitrator gets its fee out of the bond, from the Vault: a committee directly, before it is called; for any
    /// other arbitrator, which takes native coin, the sender advances that and gets the tokens. A dispute that cannot be
    /// opened undoes everything and may be tried again until `judgeBy`.
    function _openDispute(bytes32 caseId, Record storage record) private {
        bytes32 root = record.evidenceRoot;
        bytes memory extraData = abi.encode(
            Brief({
                version: 2,
                rounds: 1,
                manifestHash: _manifestHash(),
                evidenceRoot: root,
                caseId: caseId,
                payer: record.payer,
                payee: _seller(),
                feeRefund: record.payer,
                procedure: _procedure()
            })
        );
        IArbitrator arbitrator = IArbitrator(_arbitrator());
        bool committee = ArbitratorView.isCommittee(address(arbitrator));
        _requireValue(committee ? 0 : arbitrator.arbitrationCost(extraData));
        VAULT.payFee(caseId, committee ? address(arbitrator) : msg.sender, _fee());
        uint256 disputeID = arbitrator.createDispute{value: msg.value}(CHOICES, extraData);
        if (_caseOf[disputeID] != 0) revert DisputeKnown(disputeID);
        _caseOf[disputeID] = caseId;
        record.disputeID = disputeID;
        emit Dispute(arbitrator, disputeID, META_EVIDENCE, uint256(caseId));
        emit Frozen(caseId, disputeID, root);
    }

    /// @dev First disclosure of a body, inline, under the seller's signature.
    function _disclose(
        bytes32 caseId,
        Record storage record,
        Delivery calldata delivery,
        bytes calldata signature,
        bytes calldata body,
        address seller
    ) private {
        bytes32 deliveryHash = _checkDelivery(
            delivery, signature, record.payer, _paymentRef(caseId, record), _paidAt(record)
        );
        bytes32 bodyHash = keccak256(body);
        if (bodyHash != delivery.responseHash) revert DeliveryBodyMismatch(bodyHash, delivery.responseHash);
        record.state = CaseState.Disclosed;
        record.disclosedAt = uint40(block.timestamp);
        record.deliveryHash = deliveryHash;
        _extendRoot(record, seller, deliveryHash);
        emit DeliveryRecorded(caseId, deliveryHash, delivery, signature);
        emit Disclosed(caseId, bodyHash, body, uint64(_continueBy(record)));
    }

    /// @dev A disclosed response is judged for what it is, no longer for its absence.
    function _continue(bytes32 caseId, Record storage record) private {
        record.claim = Claim.NotConforming;
        emit Continued(caseId);
    }

    /// @dev The payer's two acts after a first disclosure share their conditions.
    function _requireDisclosed(bytes32 caseId, bytes32 typehash, bytes calldata signature)
        private
        view
        returns (Record storage record)
    {
        record = _records[caseId];
        _requireState(record, CaseState.Disclosed);
        _requireInTime(_continueBy(record));
        _requirePayer(record.payer, keccak256(abi.encode(typehash, caseId)), signature);
    }

    function _requireState(Record storage record, CaseState expected) private view {
        if (record.state != expected) revert CaseStateInvalid(record.state);
    }

    function _requireValue(uint256 expected) private view {
        if (msg.value != expected) revert ValueMismatch(msg.value, expected);
    }
}
