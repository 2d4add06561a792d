// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Brief} from "../interfaces/ICommittee.sol";
import {Claim, ICommitteeEquivocation, RunSlot, Terminal} from "../interfaces/ICommitteeEquivocation.sol";
import {RunReceipts} from "../libraries/RunReceipts.sol";
import {CommitteeWhole} from "./CommitteeWhole.sol";

/// @title Proofs that a seat said two things about one attempt at one run
/// @dev *safety*: two different records under one signature are needed, which an honest validator never gives. Receipts of
/// a judge's gateway are signed by no seat and slash nobody. *liveness*: a proof needs nothing but itself and the dispute.
abstract contract CommitteeEquivocation is CommitteeWhole, ICommitteeEquivocation {
    /// @inheritdoc ICommitteeEquivocation
    function proveTerminals(
        RunSlot calldata slot,
        Brief calldata brief,
        Terminal calldata first,
        bytes calldata firstSig,
        Terminal calldata second,
        bytes calldata secondSig
    ) external override nonReentrant {
        bytes32 run = _oneAttempt(slot, brief, first.runId, second.runId, first.attempt, second.attempt);
        _prove(slot, brief, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
    }

    /// @inheritdoc ICommitteeEquivocation
    function proveClaims(
        RunSlot calldata slot,
        Brief calldata brief,
        Claim calldata first,
        bytes calldata firstSig,
        Claim calldata second,
        bytes calldata secondSig
    ) external override nonReentrant {
        bytes32 run = _oneAttempt(slot, brief, first.runId, second.runId, first.attempt, second.attempt);
        _prove(slot, brief, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
    }

    /// @inheritdoc ICommitteeEquivocation
    function runId(RunSlot calldata slot, bytes32 manifestHash) public view override returns (bytes32) {
        return RunReceipts.runId(
            manifestHash,
            _caseKey(slot.disputeID, slot.round, slot.seat),
            slot.requirementId,
            slot.judgeId,
            slot.runIndex
        );
    }

    function _oneAttempt(
        RunSlot calldata slot,
        Brief calldata brief,
        bytes32 first,
        bytes32 second,
        uint256 firstAttempt,
        uint256 secondAttempt
    ) private view returns (bytes32 run) {
        run = runId(slot, brief.manifestHash);
        if (first != run) revert RunMismatch(first, run);
        if (second != run) revert RunMismatch(second, run);
        if (firstAttempt != secondAttempt) revert AttemptMismatch(firstAttempt, secondAttempt);
    }

    function _prove(
        RunSlot calldata slot,
        Brief calldata brief,
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
        address validator = _mark(slot, _briefed(slot.disputeID, brief));
        if (signer != validator) revert SignerMismatch(signer, validator);
        uint256 amount = _registry().slash(validator, msg.sender, NOBODY);
        emit Slashed(slot.disputeID, slot.seat, validator, run, msg.sender, amount);
    }

    /// @dev Marks the slot's seat as proven, once, whatever round it is of.
    /// @return validator who holds it
    function _mark(RunSlot calldata slot, Dispute storage d) private returns (address validator) {
        uint8 round = d.round;
        uint8 seat = slot.seat;
        bool proven;
        if (slot.round > round) revert RoundUnknown(slot.round, round);
        if (slot.round == round && d.current.flags & WHOLE != 0) {
            validator = _registry().validatorAt(seat, d.snapshotBlock);
            proven = _has(d.equivocatedSigners, seat);
            d.equivocatedSigners |= uint256(1) << seat;
        } else {
            validator = _seatValidator(d, slot.round, seat);
            uint32 mask = slot.round == round ? d.current.equivocated : d.past[slot.round].equivocated;
            proven = _has(mask, seat);
            mask |= uint32(1) << seat;
            if (slot.round == round) d.current.equivocated = mask;
            else d.past[slot.round].equivocated = mask;
        }
        if (proven) revert AlreadyProven(slot.disputeID, seat);
    }
}
