// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Deposit} from "../interfaces/IVault.sol";
import {CaseState, Claim} from "../interfaces/OfferStructs.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {Payment} from "../libraries/PaymentProof.sol";
import {OfferSettlement} from "./OfferSettlement.sol";

/// @title What every proven payment must meet to be contested, and how its case is stored
/// @dev A payment contested alone has a record under its key. One contested among others has a bit in `_members`, in the
/// word of its block, transaction and 256 logs: contesting a hundred of one transaction writes one word, not a hundred.
abstract contract OfferIntake is OfferSettlement {
    using CheckpointLedger for CheckpointLedger.Ledger;

    function _requirePayerValid(address payer) internal view {
        if (payer == address(0) || payer == address(this) || payer == address(_vault())) revert PayerInvalid(payer);
    }

    /// @dev Covered by the promise, without a case of its own.
    function _requireCovered(Payment memory payment, uint256 min, uint256 max) internal view {
        if (payment.amount < min || payment.amount > max) revert AmountOutOfRange(payment.amount, min, max);
        if (_records[payment.key].state != CaseState.None) revert PaymentAlreadyContested(payment.key);
    }

    function _requireInWindow(uint256 paidAt) internal view {
        _requireInTime(paidAt + _contestWindow());
    }

    /// @dev Key in `_members` of the 256 logs of a transaction to which this one belongs.
    function _group(bytes32 blockHash, uint256 txIndex, uint256 logIndex) internal pure returns (bytes32) {
        return keccak256(abi.encode(blockHash, txIndex, logIndex >> 8));
    }

    function _bit(uint256 logIndex) internal pure returns (uint256) {
        return uint256(1) << (logIndex & 0xff);
    }

    /// @dev Stores the case `payment.key`, counts it and withholds its money.
    function _openRecord(
        Payment memory payment,
        CaseState state,
        Claim claim_,
        bytes32 requestHash,
        bytes32 deliveryHash,
        bytes32 evidenceHash
    ) internal {
        bytes32 caseId = payment.key;
        uint256 index = _ledger.indexOf(payment.time);
        Record storage record = _records[caseId];
        record.state = state;
        record.claim = claim_;
        record.payer = payment.payer;
        record.openedAt = uint40(block.timestamp);
        record.amount = SafeCast.toUint96(payment.amount);
        record.checkpoint = SafeCast.toUint32(index);
        record.paymentAge = SafeCast.toUint32(block.timestamp - payment.time);
        if (payment.nonce != 0) record.nonce = payment.nonce;
        if (deliveryHash != 0) record.deliveryHash = deliveryHash;
        record.evidenceRoot = _firstRoot(caseId, claim_, requestHash, deliveryHash, evidenceHash);
        _ledger.hold(index, payment.amount);
        _locked += payment.amount;
        ++_caseCount;
        _caseAccumulator = keccak256(abi.encode(_caseAccumulator, caseId));
    }

    /// @dev The evidence root over what a contest says.
    function _firstRoot(bytes32 caseId, Claim claim_, bytes32 requestHash, bytes32 deliveryHash, bytes32 evidenceHash)
        internal
        view
        returns (bytes32)
    {
        return keccak256(abi.encode(_manifestHash(), caseId, claim_, requestHash, deliveryHash, evidenceHash));
    }

    function _emitContested(bytes32 caseId, uint256 reserved) internal {
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

    /// @dev Relay fee and bond are at most the terms' bond, a uint96.
    function _deposit(uint256 relayFee) internal view returns (Deposit memory) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return Deposit({bond: uint96(_bond()), relayFee: uint96(relayFee), wanted: _fee() + _relayCap() + _penalty()});
    }

    function _requireRelayFee(uint256 relayFee, uint256 cap) internal pure {
        if (relayFee > cap) revert RelayFeeTooHigh(relayFee, cap);
    }

    /// @dev What a Delivery names the payment by: its authorization's nonce, which survives a reorganization.
    function _reference(Payment memory payment) internal pure returns (bytes32) {
        return payment.nonce == 0 ? payment.key : payment.nonce;
    }
}
