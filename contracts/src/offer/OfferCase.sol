// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOfferProceedings} from "../interfaces/IOfferProceedings.sol";
import {CaseState, Claim, Delivery} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {ArbitratorView} from "../libraries/ArbitratorView.sol";
import {Cause} from "../libraries/SettlementTable.sol";
import {OfferCredits} from "./OfferCredits.sol";

/// @title What the parties may do between contest and arbitrator
abstract contract OfferCase is OfferCredits {
    bytes32 private constant ACCEPT_TYPEHASH = keccak256("Accept(bytes32 caseId,uint256 deadline)");
    bytes32 private constant CONTINUE_TYPEHASH = keccak256("Continue(bytes32 caseId,uint256 deadline)");
    bytes32 private constant SUBMIT_EVIDENCE_TYPEHASH =
        keccak256("SubmitEvidence(bytes32 caseId,bytes32 evidenceHash,address party,uint256 nonce,uint256 deadline)");

    /// @inheritdoc IOfferProceedings
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

    /// @inheritdoc IOfferProceedings
    function concede(bytes32 caseId) external entry nonReentrant {
        Record storage record = _records[caseId];
        if (record.state != CaseState.Undrawn) _requireOpen(record.state);
        _requireSeller();
        _settle(caseId, record, Verdict.PayerWins, Cause.Conceded);
    }

    /// @inheritdoc IOfferProceedings
    function accept(bytes32 caseId, uint256 deadline, bytes calldata signature) external entry nonReentrant {
        Record storage record = _requireDisclosed(caseId, ACCEPT_TYPEHASH, deadline, signature);
        _settle(caseId, record, Verdict.PayeeWins, Cause.Accepted);
    }

    /// @inheritdoc IOfferProceedings
    function continueCase(bytes32 caseId, uint256 deadline, bytes calldata signature) external entry nonReentrant {
        Record storage record = _requireDisclosed(caseId, CONTINUE_TYPEHASH, deadline, signature);
        record.state = CaseState.Answered;
        _continue(caseId, record);
    }

    /// @inheritdoc IOfferProceedings
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

    /// @inheritdoc IOfferProceedings
    function submitEvidence(bytes32 caseId, bytes32 evidenceHash) external entry nonReentrant {
        _submitEvidence(caseId, evidenceHash, msg.sender);
    }

    /// @inheritdoc IOfferProceedings
    function submitEvidenceFor(
        bytes32 caseId,
        bytes32 evidenceHash,
        address party,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external entry nonReentrant {
        _useNonce(party, nonce);
        bytes32 structHash =
            keccak256(abi.encode(SUBMIT_EVIDENCE_TYPEHASH, caseId, evidenceHash, party, nonce, deadline));
        _requireConsent(party, structHash, deadline, signature);
        _submitEvidence(caseId, evidenceHash, party);
    }

    function _submitEvidence(bytes32 caseId, bytes32 evidenceHash, address party) private {
        Record storage record = _records[caseId];
        _requireOpen(record.state);
        if (party != record.payer && party != _seller()) revert NotParty(party);
        if (evidenceHash == 0) revert EvidenceEmpty();
        _addEvidence(caseId, record, party, evidenceHash);
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
    function _continue(bytes32 caseId, Record storage record) internal {
        record.claim = Claim.NotConforming;
        emit Continued(caseId);
    }

    /// @dev The payer's two acts after a first disclosure share their conditions.
    function _requireDisclosed(bytes32 caseId, bytes32 typehash, uint256 deadline, bytes calldata signature)
        private
        view
        returns (Record storage record)
    {
        record = _records[caseId];
        _requireState(record, CaseState.Disclosed);
        _requireInTime(_continueBy(record));
        _requireConsent(record.payer, keccak256(abi.encode(typehash, caseId, deadline)), deadline, signature);
    }

    function _requireState(Record storage record, CaseState expected) internal view {
        if (record.state != expected) revert CaseStateInvalid(record.state);
    }
}
