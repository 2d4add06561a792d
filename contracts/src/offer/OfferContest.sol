// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBlockHashSource} from "../interfaces/IBlockHashSource.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {Deposit} from "../interfaces/IVault.sol";
import {Authorization, CaseState, Claim, Contest, Delivery, Permit} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {DeliveryLib} from "../libraries/DeliveryLib.sol";
import {Payment, PaymentProof, Proof} from "../libraries/PaymentProof.sol";
import {Cause} from "../libraries/SettlementTable.sol";
import {OfferIntake} from "./OfferIntake.sol";

/// @title How a case begins: a proven payment, a statement, a bond; or the seller's own words
abstract contract OfferContest is OfferIntake, IOfferEscrow {
    using DeliveryLib for Delivery;

    bytes32 private constant CONTEST_TYPEHASH = keccak256(
        "Contest(bytes32 caseId,uint8 claim,bytes32 requestHash,bytes32 evidenceHash,uint256 relayFee,bytes32 deliveryHash)"
    );

    /// @inheritdoc IOfferEscrow
    function contest(
        Contest calldata statement,
        Proof calldata proof,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        Authorization calldata bond
    ) external entry nonReentrant returns (bytes32 caseId) {
        _requireRelayFee(statement.relayFee, _relayCap());
        (Payment memory payment, bytes32 deliveryHash) = _contest(statement, proof, delivery, deliverySignature);
        caseId = payment.key;
        bytes32 statementHash = _statementHash(caseId, statement, deliveryHash);
        Deposit memory deposit = _deposit(statement.relayFee);
        uint256 reserved = _vault().open(caseId, _parties(payment.payer), deposit, msg.sender, statementHash, bond);
        _emitContested(caseId, reserved);
        _emitStatement(payment, statement, delivery, deliverySignature, deliveryHash);
    }

    /// @inheritdoc IOfferEscrow
    function contestByPermit(
        Contest calldata statement,
        Proof calldata proof,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        Permit calldata bond
    ) external entry nonReentrant returns (bytes32 caseId) {
        _requireRelayFee(statement.relayFee, 0);
        (Payment memory payment, bytes32 deliveryHash) = _contest(statement, proof, delivery, deliverySignature);
        caseId = payment.key;
        // A permit says nothing about the statement: only the payer's own sending does.
        if (msg.sender != payment.payer) revert NotParty(msg.sender);
        uint256 reserved = _vault().openByPermit(caseId, _parties(payment.payer), _deposit(0), bond);
        _emitContested(caseId, reserved);
        _emitStatement(payment, statement, delivery, deliverySignature, deliveryHash);
    }

    /// @inheritdoc IOfferEscrow
    function proveBreach(Proof calldata proof, Delivery calldata delivery, bytes calldata deliverySignature)
        external
        entry
        nonReentrant
        returns (bytes32 caseId)
    {
        Payment memory payment = _contestable(proof);
        caseId = payment.key;
        bytes32 deliveryHash =
            _checkDelivery(delivery, deliverySignature, payment.payer, _reference(payment), uint64(payment.time));
        if (!delivery.breaks(_bounds())) revert BoundsKept();

        _openRecord(payment, CaseState.Contested, Claim.NotConforming, delivery.requestHash, deliveryHash, 0);
        uint256 reserved = _vault().reserve(caseId, payment.payer, _seller(), _penalty());
        uint64 time = uint64(block.timestamp);
        emit Contested(caseId, payment.payer, Claim.NotConforming, payment.amount, 0, reserved, time, time);
        emit DeliveryRecorded(caseId, deliveryHash, delivery, deliverySignature);
        emit RequestRecorded(caseId, delivery.requestHash, 0);
        _settle(caseId, _records[caseId], Verdict.PayerWins, Cause.SelfProven);
    }

    /// @inheritdoc IOfferEscrow
    function verifyPayment(Proof calldata proof) external view returns (Payment memory) {
        return _contestable(proof);
    }

    /// @inheritdoc IOfferEscrow
    function bondNonce(bytes32 caseId, Contest calldata statement, bytes32 deliveryHash)
        external
        view
        returns (bytes32)
    {
        return _vault().bondNonce(address(this), _statementHash(caseId, statement, deliveryHash));
    }

    /// @dev Proves the payment, checks the statement against it and opens the case.
    function _contest(
        Contest calldata statement,
        Proof calldata proof,
        Delivery calldata delivery,
        bytes calldata deliverySignature
    ) private returns (Payment memory payment, bytes32 deliveryHash) {
        if (statement.claim == Claim.None) revert ClaimInvalid(statement.claim);
        payment = _contestable(proof);
        if (statement.claim == Claim.NotConforming) {
            deliveryHash =
                _checkDelivery(delivery, deliverySignature, payment.payer, _reference(payment), uint64(payment.time));
            if (statement.requestHash != delivery.requestHash) {
                revert DeliveryRequestMismatch(statement.requestHash, delivery.requestHash);
            }
        }
        _openRecord(
            payment, CaseState.Contested, statement.claim, statement.requestHash, deliveryHash, statement.evidenceHash
        );
    }

    /// @dev A payment that may be contested now: proven, covered by the promise, inside its window, not contested yet, neither
    /// alone nor among others.
    function _contestable(Proof calldata proof) private view returns (Payment memory payment) {
        payment = PaymentProof.verify(proof, IBlockHashSource(_blockHashSource()), _token(), address(this));
        _requirePayerValid(payment.payer);
        (uint256 min, uint256 max) = _amountRange();
        _requireCovered(payment, min, max);
        _requireInWindow(payment.time);
        bytes32 blockHash = keccak256(proof.header);
        if (_members[_group(blockHash, proof.txIndex, proof.logIndex)] & _bit(proof.logIndex) != 0) {
            revert PaymentAlreadyContested(payment.key);
        }
    }

    function _emitStatement(
        Payment memory payment,
        Contest calldata statement,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        bytes32 deliveryHash
    ) private {
        bytes32 caseId = payment.key;
        if (deliveryHash != 0) emit DeliveryRecorded(caseId, deliveryHash, delivery, deliverySignature);
        emit RequestRecorded(caseId, statement.requestHash, statement.evidenceHash);
        if (statement.evidenceHash != 0) _emitEvidence(caseId, payment.payer, statement.evidenceHash);
    }

    function _statementHash(bytes32 caseId, Contest calldata statement, bytes32 deliveryHash)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(CONTEST_TYPEHASH, caseId, statement, deliveryHash));
    }
}
