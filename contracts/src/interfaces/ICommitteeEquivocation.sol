// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Brief} from "./ICommittee.sol";

/// @dev The preimage of a run id, without the manifest, which is the dispute's.
struct RunSlot {
    uint256 disputeID;
    uint8 round;
    uint8 seat;
    string requirementId;
    string judgeId; // empty where no judge is asked
    uint256 runIndex;
}

/// @dev A receipt that admits one request into one attempt of a run slot. EIP-712, in the Committee's domain.
struct Claim {
    bytes32 runId;
    uint32 attempt;
    bytes32 requestHash;
    bytes32 previous; // the seat's claim before it, or the genesis of the seat's chain
}

/// @dev A receipt that says how one claim ended. EIP-712, in the Committee's domain.
struct Terminal {
    bytes32 runId;
    uint32 attempt;
    bytes32 claimHash;
    uint8 status;
    bytes32 outputHash;
    uint8 verdict;
    bytes32 scopeHash;
}

/// @dev A seat of a drawn round; in a round of the whole committee a member's seat is its place.
struct SeatId {
    uint256 disputeID;
    uint8 round;
    uint8 seat;
}

/// @dev A seat's word before it is opened, as its validator signs it for the others and for `commitFor`: EIP-712
/// `Commitment`, see `ICommittee.commitmentDigest`.
struct SignedCommitment {
    bytes32 commitment;
    bytes32 claimsRoot;
    bytes signature;
}

/// @title How two signed words for one run slot, or two commitments of one seat, cost a validator its stake
interface ICommitteeEquivocation {
    /// @dev `amount` is zero where the stake was gone already, `runId` where commitments were proven.
    event Slashed(
        uint256 indexed disputeID,
        uint8 indexed seat,
        address indexed validator,
        bytes32 runId,
        address reporter,
        uint256 amount
    );

    error RoundUnknown(uint256 round, uint256 last);
    error RunMismatch(bytes32 runId, bytes32 slot);
    error AttemptMismatch(uint256 first, uint256 second);
    error SameRecord(bytes32 structHash);
    error OtherSigner(address first, address second);
    error AlreadyProven(uint256 disputeID, uint8 seat);

    /// @notice Proves that a seat's validator signed two different ends for one attempt at one run of any round. Anyone,
    /// in any phase from the draw on, once per seat; the order of the records has no effect, and neither has what they
    /// say. In a round of the whole committee a member's seat is its place.
    /// @dev Effect on money: the registry takes the whole stake, if it is still there; a tenth (rounded down) is credited to
    /// the sender, the rest to nobody. Anyone can open a dispute, name a friend in it and be drawn there: a share for whoever
    /// a dispute names would let a validator save a stake that it expects to lose elsewhere, without the delay.
    /// Anyone may copy a proof and send it first: the slash matters, not who earns the reward.
    /// Effect on the dispute: until the round is adjudicated the seat's observations count as UNRESOLVED and the seat earns
    /// no fee. A ruling that stands is not opened again.
    /// Effect on other disputes: none. One stake answers for all seats of a validator, and it keeps those that it was drawn
    /// for before. That takes nothing from a ruling there: no seat pays for what it says. It may be silent or say a second
    /// word there for free, as one that counts as UNRESOLVED: `slash` of nothing still proves. To void those seats too
    /// would let whoever holds a proof choose which openings elsewhere count, by when it reports.
    /// @param brief of the dispute's latest round: no appeal changes the manifest or the fee refund party
    function proveTerminals(
        RunSlot calldata slot,
        Brief calldata brief,
        Terminal calldata first,
        bytes calldata firstSig,
        Terminal calldata second,
        bytes calldata secondSig
    ) external;

    /// @notice Proves that a seat's validator admitted two different claims into one attempt at one run. As
    /// `proveTerminals` in everything else.
    /// @dev A claim's `previous` is part of it: a seat that starts its chain again and claims a slot again equivocates.
    function proveClaims(
        RunSlot calldata slot,
        Brief calldata brief,
        Claim calldata first,
        bytes calldata firstSig,
        Claim calldata second,
        bytes calldata secondSig
    ) external;

    /// @notice Proves that a seat's validator signed another commitment, or another claims root beside it, than the chain
    /// took from that seat in that round: it showed the others one and, having seen their openings, was heard with another.
    /// As `proveTerminals` in everything else.
    /// @dev The signature counts for the brief of that round alone. What the seat had committed to is known as long as the
    /// dispute is, opened or not. Of a round ruled by signatures the chain holds the commitments that came on chain before;
    /// for the rest its log has two signed ones: `proveCommitments`.
    function proveCommitment(SeatId calldata id, SignedCommitment calldata signed) external;

    /// @notice Proves that a seat's validator signed two different commitments, or claims roots beside them, in one round,
    /// whether or not any of them came on chain. As `proveTerminals` in everything else.
    function proveCommitments(SeatId calldata id, SignedCommitment calldata first, SignedCommitment calldata second)
        external;

    /// @notice keccak256(abi.encode(RUN_TYPEHASH, manifestHash, caseKey, keccak256(requirementId), keccak256(judgeId),
    /// runIndex)); the manifest hash is the dispute's.
    function runId(RunSlot calldata slot, bytes32 manifestHash) external view returns (bytes32);
}
