// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Claim, ICommitteeStakes, RunSlot, Terminal} from "../interfaces/ICommitteeStakes.sol";
import {RunReceipts} from "../libraries/RunReceipts.sol";
import {CommitteeState} from "./CommitteeState.sol";

/// @title Proofs that a seat said two things about one attempt at one run
/// @dev *safety*: two different records under one signature are needed, which an honest validator never gives. Receipts of
/// a judge's gateway are signed by no seat and slash nobody. *liveness*: a proof needs nothing but itself and the dispute.
abstract contract CommitteeEquivocation is CommitteeState {
    /// @inheritdoc ICommitteeStakes
    function proveTerminals(
        RunSlot calldata slot,
        Terminal calldata first,
        bytes calldata firstSig,
        Terminal calldata second,
        bytes calldata secondSig
    ) external override nonReentrant {
        bytes32 run = _oneAttempt(slot, first.runId, second.runId, first.attempt, second.attempt);
        _prove(slot, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
    }

    /// @inheritdoc ICommitteeStakes
    function proveClaims(
        RunSlot calldata slot,
        Claim calldata first,
        bytes calldata firstSig,
        Claim calldata second,
        bytes calldata secondSig
    ) external override nonReentrant {
        bytes32 run = _oneAttempt(slot, first.runId, second.runId, first.attempt, second.attempt);
        _prove(slot, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
    }

    /// @inheritdoc ICommitteeStakes
    function runId(RunSlot calldata slot) public view override returns (bytes32) {
        return RunReceipts.runId(
            _known(slot.disputeID).manifestHash,
            caseKey(slot.disputeID, slot.round, slot.seat),
            slot.requirementId,
            slot.judgeId,
            slot.runIndex
        );
    }

    function _oneAttempt(
        RunSlot calldata slot,
        bytes32 first,
        bytes32 second,
        uint256 firstAttempt,
        uint256 secondAttempt
    ) private view returns (bytes32 run) {
        run = runId(slot);
        if (first != run) revert RunMismatch(first, run);
        if (second != run) revert RunMismatch(second, run);
        if (firstAttempt != secondAttempt) revert AttemptMismatch(firstAttempt, secondAttempt);
    }

    function _prove(
        RunSlot calldata slot,
        bytes32 run,
        bytes32 first,
        bytes calldata firstSig,
        bytes32 second,
        bytes calldata secondSig
    ) private {
        // The records differ, not the signatures: one record signed twice is no breach.
        if (first == second) revert SameRecord(first);
        address signer = ECDSA.recoverCalldata(_hashTypedDataV4(first), firstSig);
        address other = ECDSA.recoverCalldata(_hashTypedDataV4(second), secondSig);
        if (signer != other) revert OtherSigner(signer, other);
        if (slot.round != ROUND) revert RoundUnknown(slot.round, ROUND);
        Dispute storage d = _known(slot.disputeID);
        address validator = _seatValidator(d, slot.seat);
        if (signer != validator) revert SignerMismatch(signer, validator);
        if (_has(d.equivocated, slot.seat)) revert AlreadyProven(slot.disputeID, slot.seat);

        d.equivocated |= uint32(1) << slot.seat;
        uint256 amount = _slash(slot.disputeID, validator, msg.sender, d.feeRefund);
        emit Slashed(slot.disputeID, slot.seat, validator, run, msg.sender, amount);
    }
}
