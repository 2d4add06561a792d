// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Authorization} from "./IOffer.sol";

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

/// @title What validators put at stake, and how two signed words for one run slot cost it
/// @dev Every validator stakes the same: all of it or nothing.
interface ICommitteeStakes {
    event Staked(address indexed validator, uint256 amount);
    event UnstakeRequested(address indexed validator, uint64 availableAt);
    event Unstaked(address indexed validator, uint256 amount);
    /// @dev `amount` is zero where the stake was gone already.
    event Slashed(
        uint256 indexed disputeID,
        uint8 indexed seat,
        address indexed validator,
        bytes32 runId,
        address reporter,
        uint256 amount
    );

    error StakeOutOfRange(uint256 stake, uint256 max);
    error NotValidator(address account);
    error AlreadyStaked(address validator);
    error NotStaked(address validator);
    error AlreadyLeaving(address validator, uint64 availableAt);
    error NotLeaving(address validator);
    error UnstakeNotAvailable(uint256 time, uint64 availableAt);
    error ReceivedMismatch(uint256 received, uint256 need);

    error RoundUnknown(uint256 round, uint256 last);
    error RunMismatch(bytes32 runId, bytes32 slot);
    error AttemptMismatch(uint256 first, uint256 second);
    error SameRecord(bytes32 structHash);
    error OtherSigner(address first, address second);
    error AlreadyProven(uint256 disputeID, uint8 seat);

    /// @notice Deposits a validator's stake: exactly `STAKE`, on the validator's ERC-3009 authorization with the nonce
    /// `stakeNonce(validator, salt)`. Anyone may send it. The validator is eligible for disputes created from then on.
    function stake(address validator, bytes32 salt, Authorization calldata authorization) external;

    /// @notice Announces that the sender's stake leaves. No dispute created from then on can seat the sender; those created
    /// before still may, and the stake stays slashable until it has left.
    function requestUnstake() external;

    /// @notice Returns the sender's announced stake. From the second after the delay: available iff
    /// `now > availableAt`.
    /// @dev No count of live seats is needed: the delay is longer than `longestCase()`, so every dispute that could seat
    /// the sender has no open period any more.
    function unstake() external;

    /// @notice Proves that a seat's validator signed two different ends for one attempt at one run. Anyone, in any phase
    /// from the draw on, once per seat; the order of the records has no effect, and neither has what they say.
    /// @dev Effect on money: the whole stake leaves, if it is still there; half (rounded down) is credited to the sender,
    /// the rest to the dispute's fee refund party, whose round the seat spoiled. A validator that reports itself through
    /// another account keeps half at most and so loses by it; burning the rest would help no one who was harmed.
    /// Limit: a validator in one purse with the payer of a dispute that seats it gets the whole stake back by reporting
    /// itself there, without the delay, for that dispute's fee. It gains nothing by that, but a stake that it expects to
    /// lose elsewhere can be saved so, if it was drawn in such a dispute in time.
    /// Anyone may copy a proof and send it first: the slash matters, not who earns the reward.
    /// Effect on the dispute: until it is adjudicated the seat's observations count as UNRESOLVED and the seat earns no
    /// fee. A ruling that stands is not opened again.
    function proveTerminals(
        RunSlot calldata slot,
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
        Claim calldata first,
        bytes calldata firstSig,
        Claim calldata second,
        bytes calldata secondSig
    ) external;

    /// @notice What each validator stakes, base units of the fee token.
    function STAKE() external view returns (uint256);

    /// @notice A validator's stake, announced or not: `STAKE` or 0. All of it is slashable.
    function stakeOf(address validator) external view returns (uint256);

    /// @notice Whether a dispute created now could seat the validator: staked, and not announced to leave.
    function eligible(address validator) external view returns (bool);

    /// @notice When an announced stake may leave, exclusive, unix seconds; 0 where none is announced.
    function leavesAt(address validator) external view returns (uint64);

    /// @notice Seconds from the announcement: `longestCase()` and a period to report what a last case disclosed.
    function unstakeDelay() external view returns (uint256);

    /// @notice keccak256(abi.encode("redress.committee.stake", validator, salt)): no other deposit's nonce, so no signature
    /// given for something else can be used as a stake.
    function stakeNonce(address validator, bytes32 salt) external pure returns (bytes32);

    /// @notice keccak256(abi.encode(RUN_TYPEHASH, manifestHash, caseKey, keccak256(requirementId), keccak256(judgeId),
    /// runIndex)) with the dispute's manifest hash.
    function runId(RunSlot calldata slot) external view returns (bytes32);
}
