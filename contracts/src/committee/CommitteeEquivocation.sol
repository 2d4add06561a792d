// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Brief} from "../interfaces/ICommittee.sol";
import {
    Claim,
    ICommitteeEquivocation,
    RunSlot,
    SeatId,
    SignedCommitment,
    Terminal
} from "../interfaces/ICommitteeEquivocation.sol";
import {RunReceipts} from "../libraries/RunReceipts.sol";
import {CommitteeWhole} from "./CommitteeWhole.sol";

/// @title Proofs that a seat said two things about one attempt at one run, or committed to two
/// @dev *safety*: two different records under one signature are needed, or one that differs from what the chain took from
/// the seat's validator; an honest validator never gives either. Receipts of a judge's gateway are signed by no seat and
/// slash nobody. *liveness*: a proof needs nothing but itself and the dispute.
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
        (SeatId memory id, Dispute storage d) = _seatOf(slot, brief);
        _prove(id, d, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
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
        (SeatId memory id, Dispute storage d) = _seatOf(slot, brief);
        _prove(id, d, run, RunReceipts.hash(first), firstSig, RunReceipts.hash(second), secondSig);
    }

    /// @inheritdoc ICommitteeEquivocation
    function proveCommitment(SeatId calldata id, SignedCommitment calldata signed) external override nonReentrant {
        Dispute storage d = _known(id.disputeID);
        uint256 word = _word(id.round, id.seat);
        bytes32 held = d.opened[word];
        // Not opened, or not on chain: a seat's word is the hash of what it committed to, if it did.
        if (held == 0) held = bytes32(d.words[word]);
        if (held == 0) revert NotCommitted(id.disputeID, id.seat);
        if (_pairHash(signed.commitment, signed.claimsRoot) == held) revert SameRecord(held);
        _slash(id, d, 0, ECDSA.recoverCalldata(_hashTypedDataV4(_hash(id, d, signed)), signed.signature));
    }

    /// @inheritdoc ICommitteeEquivocation
    function proveCommitments(SeatId calldata id, SignedCommitment calldata first, SignedCommitment calldata second)
        external
        override
        nonReentrant
    {
        Dispute storage d = _known(id.disputeID);
        _prove(id, d, 0, _hash(id, d, first), first.signature, _hash(id, d, second), second.signature);
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

    function _seatOf(RunSlot calldata slot, Brief calldata brief)
        private
        view
        returns (SeatId memory id, Dispute storage d)
    {
        id = SeatId(slot.disputeID, slot.round, slot.seat);
        d = _briefed(slot.disputeID, brief);
    }

    function _prove(
        SeatId memory id,
        Dispute storage d,
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
        _slash(id, d, run, signer);
    }

    function _slash(SeatId memory id, Dispute storage d, bytes32 run, address signer) private {
        address validator = _mark(id, d);
        if (signer != validator) revert SignerMismatch(signer, validator);
        uint256 amount = _registry().slash(validator, msg.sender, NOBODY);
        emit Slashed(id.disputeID, id.seat, validator, run, msg.sender, amount);
    }

    /// @dev Struct hash of what a seat signs in a round, on that round's brief.
    function _hash(SeatId calldata id, Dispute storage d, SignedCommitment calldata c) private view returns (bytes32) {
        bytes32 briefHash = id.round == d.round ? d.briefHash : d.briefHashes[id.round];
        return _commitmentHash(id.disputeID, id.round, id.seat, briefHash, c.commitment, c.claimsRoot);
    }

    /// @dev Marks a seat as proven, once, whatever round it is of.
    /// @return validator who holds it
    function _mark(SeatId memory id, Dispute storage d) private returns (address validator) {
        uint8 round = d.round;
        uint8 seat = id.seat;
        bool proven;
        if (id.round > round) revert RoundUnknown(id.round, round);
        if (id.round == round && d.current.flags & WHOLE != 0) {
            validator = _registry().validatorAt(seat, d.snapshotBlock);
            proven = _has(d.equivocatedSigners, seat);
            d.equivocatedSigners |= uint256(1) << seat;
        } else {
            validator = _seatValidator(d, id.round, seat);
            uint32 mask = id.round == round ? d.current.equivocated : d.past[id.round].equivocated;
            proven = _has(mask, seat);
            mask |= uint32(1) << seat;
            if (id.round == round) d.current.equivocated = mask;
            else d.past[id.round].equivocated = mask;
        }
        if (proven) revert AlreadyProven(id.disputeID, seat);
    }
}
