// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Procedure, Resolution} from "../libraries/Adjudication.sol";

/// @dev What an arbitrable passes as ERC-792 `_extraData`: abi.encode(Brief).
struct Brief {
    uint8 version; // 1
    bytes32 manifestHash;
    bytes32 evidenceRoot; // of this round, frozen
    bytes32 caseId;
    address payer; // never seated
    address payee; // never seated
    address feeRefund; // receives the part of the fee nobody earned
    Procedure procedure;
}

enum Phase {
    None,
    Drawing, // waiting for the draw block
    Committing, // until commitBy, or every seat committed
    Revealing, // until revealBy, or every committed seat revealed
    Ruled, // ruling stored; delivery may be retried
    Failed // nobody revealed: no ruling, fee returned
}

/// @dev A seat's disclosed observations.
struct Opening {
    uint256 observations; // bit planes, see Adjudication
    bytes32 transcript; // keccak256 of the seat's transcript document (claims, outputs) in the evidence store
    bytes32 salt;
}

/// @dev One seat on the fast path.
struct SignedSeat {
    bytes32 commitment;
    Opening opening;
    bytes signature; // EIP-712 `Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 commitment)` by the seat's validator
}

struct Seat {
    address validator;
    bytes32 commitment; // zero until committed
    bool revealed;
    uint256 observations;
    bytes32 transcript;
}

struct DisputeView {
    address arbitrable;
    Phase phase;
    uint8 round; // 0 here: one round
    uint8 panel; // seats drawn (after the draw), else wanted
    bool delivered; // the arbitrable took the ruling
    uint64 createdAt;
    uint64 drawBlock;
    uint64 commitBy;
    uint64 revealBy;
    bytes32 manifestHash;
    bytes32 evidenceRoot;
    bytes32 caseId;
    Resolution resolution;
}

/// @title ERC-792 arbitrator that replays its validators' observations on chain
interface ICommittee {
    event DrawScheduled(uint256 indexed disputeID, uint64 drawBlock);
    event Drawn(uint256 indexed disputeID, uint8 round, address[] seats, uint64 commitBy, uint64 revealBy);
    event Committed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, bytes32 commitment);
    event Revealed(
        uint256 indexed disputeID,
        uint8 indexed seat,
        address indexed validator,
        uint256 observations,
        bytes32 transcript
    );
    /// @dev The replayed record: which requirements resolved how. Separate from what was authorized or executed.
    event Adjudicated(uint256 indexed disputeID, uint8 round, bytes32 evidenceRoot, Resolution resolution);
    event RoundFailed(uint256 indexed disputeID, uint8 round);
    event RulingDelivered(uint256 indexed disputeID, uint256 ruling);
    event DeliveryFailed(uint256 indexed disputeID, bytes reason);
    event FeeCredited(uint256 indexed disputeID, address indexed owner, uint256 amount);
    event FeeClaimed(address indexed owner, uint256 amount);

    /// @notice Draws the seats by the hash of the fixed block. Anyone, from the block after it. When that hash is no
    /// longer to be had, schedules a later block instead.
    function draw(uint256 disputeID) external;

    /// @notice Consumes a seat's run slots. Only the seat's validator, once, until `commitBy` (inclusive).
    function commit(uint256 disputeID, uint8 seat, bytes32 commitment) external;

    /// @notice Discloses a seat's observations, once every seat committed or `commitBy` passed, until `revealBy` (inclusive).
    /// Anyone who knows the opening may send it.
    function reveal(uint256 disputeID, uint8 seat, Opening calldata opening) external;

    /// @notice Replays the observations once every committed seat revealed or `revealBy` passed, stores the ruling, pays
    /// the seats and delivers the ruling. Anyone.
    function adjudicate(uint256 disputeID) external;

    /// @notice The whole of commit, reveal and adjudicate for a full panel in one transaction. Anyone.
    function ruleBySignatures(uint256 disputeID, SignedSeat[] calldata seats) external;

    /// @notice Delivers a stored ruling again after the arbitrable refused it. Anyone.
    function executeRuling(uint256 disputeID) external;

    /// @notice The replayed record of a Ruled dispute; reverts before.
    function resolution(uint256 disputeID) external view returns (Resolution memory);

    function disputes(uint256 disputeID) external view returns (DisputeView memory);
    function seats(uint256 disputeID) external view returns (Seat[] memory);
    function disputeCount() external view returns (uint256);
    function validators() external view returns (address[] memory);

    /// @notice keccak256(abi.encode(chainid, committee, disputeID, round, seat)).
    function caseKey(uint256 disputeID, uint8 round, uint8 seat) external view returns (bytes32);

    /// @notice keccak256(abi.encode(COMMIT_TYPEHASH, caseKey, observations, transcript, salt)).
    function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, Opening calldata opening)
        external
        view
        returns (bytes32);

    /// @notice keccak256 chain over dispute ids and their arbitrables, in order of creation.
    function disputeAccumulator() external view returns (bytes32);

    /// @notice Longest time from creation to a final ruling, seconds, for a panel of any size.
    function longestCase() external view returns (uint256);

    function credits(address owner) external view returns (uint256);
    function claimFee(address owner) external returns (uint256 amount);
}
