// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IBlockHashSource} from "../interfaces/IBlockHashSource.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {Deposit} from "../interfaces/IVault.sol";
import {Authorization, CaseState, Claim, Contest, Delivery, Permit} from "../interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "../libraries/Adjudication.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {DeliveryLib} from "../libraries/DeliveryLib.sol";
import {Payment, PaymentProof, Proof} from "../libraries/PaymentProof.sol";
import {Cause} from "../libraries/SettlementTable.sol";
import {OfferSettlement} from "./OfferSettlement.sol";

/// @title How a case begins: a proven payment, a statement, a bond; or the seller's own words
abstract contract OfferContest is OfferSettlement, IOfferEscrow {
    using CheckpointLedger for CheckpointLedger.Ledger;
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
        _requireRelayFee(statement, _relayCap());
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
        _requireRelayFee(statement, 0);
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

        _openRecord(payment, Claim.NotConforming, delivery.requestHash, deliveryHash, 0);
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
        _openRecord(payment, statement.claim, statement.requestHash, deliveryHash, statement.evidenceHash);
    }

    /// @dev A payment that may be contested now: proven, covered by the promise, inside its window, not contested yet.
    function _contestable(Proof calldata proof) private view returns (Payment memory payment) {
        payment = PaymentProof.verify(proof, IBlockHashSource(_blockHashSource()), _token(), address(this));
        address payer = payment.payer;
        if (payer == address(0) || payer == address(this) || payer == address(_vault())) revert PayerInvalid(payer);
        (uint256 min, uint256 max) = _amountRange();
        if (payment.amount < min || payment.amount > max) revert AmountOutOfRange(payment.amount, min, max);
        if (_records[payment.key].state != CaseState.None) revert PaymentAlreadyContested(payment.key);
        _requireInTime(payment.time + _contestWindow());
    }

    /// @dev Stores the case, counts it and withholds its payment. The amount is at most the terms' maximum, a uint96.
    function _openRecord(
        Payment memory payment,
        Claim claim_,
        bytes32 requestHash,
        bytes32 deliveryHash,
        bytes32 evidenceHash
    ) private {
        bytes32 caseId = payment.key;
        uint256 index = _ledger.indexOf(payment.time);
        Record storage record = _records[caseId];
        record.state = CaseState.Contested;
        record.claim = claim_;
        record.payer = payment.payer;
        record.openedAt = uint40(block.timestamp);
        record.amount = SafeCast.toUint96(payment.amount);
        record.checkpoint = SafeCast.toUint32(index);
        record.paymentAge = SafeCast.toUint32(block.timestamp - payment.time);
        if (payment.nonce != 0) record.nonce = payment.nonce;
        if (deliveryHash != 0) record.deliveryHash = deliveryHash;
        record.evidenceRoot =
            keccak256(abi.encode(_manifestHash(), caseId, claim_, requestHash, deliveryHash, evidenceHash));
        _ledger.hold(index, payment.amount);
        _locked += payment.amount;
        ++_caseCount;
        _caseAccumulator = keccak256(abi.encode(_caseAccumulator, caseId));
    }

    /// @dev Relay fee and bond are at most the terms' bond, a uint96.
    function _deposit(uint256 relayFee) private view returns (Deposit memory) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return Deposit({bond: uint96(_bond()), relayFee: uint96(relayFee), wanted: _fee() + _relayCap() + _penalty()});
    }

    function _requireRelayFee(Contest calldata statement, uint256 cap) private pure {
        if (statement.relayFee > cap) revert RelayFeeTooHigh(statement.relayFee, cap);
    }

    function _emitContested(bytes32 caseId, uint256 reserved) private {
        Record storage record = _records[caseId];
        emit Contested(
            caseId,
            record.payer,
            record.claim,
            record.amount,
            _bond(),
            reserved,
            uint64(_answerBy(record)),
            uint64(_judgeBy(record))
        );
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

    /// @dev What a Delivery names the payment by: its authorization's nonce, which survives a reorganization.
    function _reference(Payment memory payment) private pure returns (bytes32) {
        return payment.nonce == 0 ? payment.key : payment.nonce;
    }

    function _statementHash(bytes32 caseId, Contest calldata statement, bytes32 deliveryHash)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(CONTEST_TYPEHASH, caseId, statement, deliveryHash));
    }
}
