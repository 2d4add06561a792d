// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Procedure, Resolution} from "../libraries/Adjudication.sol";

/// @dev What an arbitrable passes as ERC-792 `_extraData`: abi.encode(Brief).
struct Brief {
    uint8 version; // 2
    uint8 rounds; // cap of the rounds, 1..4, appeals included
    bytes32 manifestHash;
    bytes32 evidenceRoot; // of this round, frozen
    bytes32 caseId;
    address payer; // never seated
    address payee; // never seated
    address feeRefund; // receives the fee of a round in which no seat counts
    Procedure procedure;
}

enum Phase {
    None,
    Drawing, // waiting for the draw block
    Committing, // until commitBy, or every seat committed
    Revealing, // until revealBy, or every committed seat revealed
    Ruled, // ruling stored; delivery may be retried
    Failed // nobody revealed whose word counts: no ruling, fee returned
}

/// @dev Seconds that each period of a dispute lasts; all positive.
struct Windows {
    uint32 draw; // from creation to the last moment of a draw, inclusive
    uint32 commit; // from the draw, inclusive
    uint32 reveal; // from the end of the commit period, inclusive
}

/// @dev A seat's disclosed observations.
struct Opening {
    uint256 observations; // bit planes, see Adjudication
    bytes32 transcript; // keccak256 of the seat's transcript document (claims, outputs) in the evidence store
    bytes32 salt;
    bytes32 claimsRoot; // end of the chain of the seat's claims; beside the commitment, not inside it
}

/// @dev One seat on the fast path.
struct SignedSeat {
    bytes32 commitment;
    Opening opening;
    bytes signature; // EIP-712 `Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 commitment,bytes32 claimsRoot)` by the seat's validator
}

/// @dev The state holds a commitment and its claims root, under one hash, only until they are opened and observations only
/// from then on; the logs `Committed` and `Revealed` keep all of them, and the transcript. A dispute ruled by signatures keeps them in its logs alone.
struct Seat {
    address validator;
    bool committed;
    bytes32 pairHash; // keccak256(abi.encode(commitment, claimsRoot)); zero unless committed and not yet revealed
    bool revealed;
    uint256 observations; // as revealed by `reveal`, else zero
    bool equivocated; // proven: unless that came after the ruling, the seat counted as UNRESOLVED
}

struct DisputeView {
    address arbitrable;
    Phase phase;
    uint8 round; // 0 here: one round
    uint8 panel; // seats drawn (after the draw), else wanted
    bool delivered; // the arbitrable took the ruling
    bool bySignatures; // ruled by `ruleBySignatures`
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
    event Committed(
        uint256 indexed disputeID, uint8 indexed seat, address indexed validator, bytes32 commitment, bytes32 claimsRoot
    );
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

    // --- creation ---

    error ChoicesUnsupported(uint256 choices, uint256 supported);
    error BriefVersionUnknown(uint256 version, uint256 known);
    error FeeRefundZero();
    /// @dev Every validator is a party or has no stake here.
    error PanelEmpty(uint256 validators);
    /// @dev The arbitration fee must have been sent to this contract before the call, in the same transaction.
    error FeeNotPaid(uint256 have, uint256 need);
    error FeeMismatch(uint256 amount, uint256 need);
    error FeeTokenNotAccepted(address token, address accepted);
    /// @dev Arbitration has no price in the chain's own coin.
    error NativeNotAccepted(uint256 value);
    error AppealImpossible(uint256 disputeID);

    // --- construction ---

    error ValidatorsOutOfRange(uint256 validators, uint256 max);
    error ValidatorZero(uint256 index);
    error ValidatorDuplicate(address validator);
    error CodeMissing(address account);
    error WindowZero();

    // --- a round ---

    error DisputeUnknown(uint256 disputeID);
    error PhaseMismatch(Phase actual, Phase needed);
    error DrawTooEarly(uint256 blockNumber, uint256 drawBlock);
    error SeatOutOfRange(uint256 seat, uint256 panel);
    error NotSeatValidator(address sender, address validator);
    error CommitmentZero();
    error AlreadyCommitted(uint256 disputeID, uint8 seat);
    error NotCommitted(uint256 disputeID, uint8 seat);
    error AlreadyRevealed(uint256 disputeID, uint8 seat);
    /// @dev The opening gives another pair of commitment and claims root than the seat's; both as the pair's hash.
    error OpeningMismatch(bytes32 opened, bytes32 committed);
    /// @dev The seat committed to something else on chain; both as the pair's hash.
    error CommitmentMismatch(bytes32 signed, bytes32 committed);
    error RevealPeriodOver(uint256 time, uint256 revealBy);
    error RevealPeriodOpen(uint256 time, uint256 revealBy);
    error SeatsIncomplete(uint256 seats, uint256 panel);
    error SignerMismatch(address signer, address validator);
    error AlreadyDelivered(uint256 disputeID);
    /// @dev Too little gas for the arbitrable to take the ruling: the caller's fault, not the arbitrable's.
    error GasTooLow(uint256 gas, uint256 need);
    error CreditZero(address owner);

    /// @notice Draws the seats by the hash of the fixed block. Anyone, from the block after it. When that hash is no
    /// longer to be had, schedules a later block instead. In time iff `now <= createdAt + draw window`; after that the
    /// round fails and the fee goes back.
    /// @dev Safety: the block is fixed at creation and lies in the future, so a party cannot choose it. Its proposer can
    /// drop its own block and lose the reward to get one more try; a sequencer that builds every block can try as many
    /// hashes as it can compute and so picks the panel. Nothing here prevents either: an Offer on such a chain trusts
    /// its sequencer with the draw. Letting the hash expire takes keeping every draw out for as long as the source
    /// remembers blocks.
    /// Liveness: the first transaction after the block draws, and each party has an interest in sending it.
    function draw(uint256 disputeID) external;

    /// @notice Consumes a seat's run slots. Only the seat's validator, once, until `commitBy` (inclusive).
    /// @param claimsRoot struct hash of the seat's last claim, or the genesis of its chain where it has none; never judged
    /// here, but from now on its receipts must chain to it
    function commit(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot) external;

    /// @notice The same on the validator's signature, by anyone who holds it: a seat that signed one commitment cannot
    /// commit to another after it saw openings.
    function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes calldata signature)
        external;

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

    /// @notice keccak256(abi.encode(COMMIT_TYPEHASH, caseKey, observations, transcript, salt)). The claims root is signed
    /// and stored beside it.
    function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, Opening calldata opening)
        external
        view
        returns (bytes32);

    /// @notice EIP-712 digest that a seat's validator signs for the fast path and `commitFor`, domain ("Redress Committee", "1", chainid,
    /// committee).
    function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment, bytes32 claimsRoot)
        external
        view
        returns (bytes32);

    /// @notice keccak256 chain over the disputes in order of creation:
    /// `next = keccak256(abi.encode(previous, disputeID, arbitrable, caseId))`. Dispute ids count from 1.
    function disputeAccumulator() external view returns (bytes32);

    /// @notice Longest time from creation until anyone can adjudicate or fail the dispute, seconds, for a panel of any
    /// size: past `createdAt + longestCase()` no period is open.
    function longestCase(uint8 rounds) external view returns (uint256);

    /// @notice Fee tokens that disputes, stakes and credits account for, base units. What the balance exceeds it by is the
    /// prepaid fee of the next `createDispute`.
    function accounted() external view returns (uint256);

    function credits(address owner) external view returns (uint256);

    /// @notice Sends `owner` its earned or refunded fees. Anyone may call.
    function claimFee(address owner) external returns (uint256 amount);

    /// @notice Fee of a dispute's next round, base units. More than anyone has where none is possible.
    function appealFee(uint256 disputeID) external view returns (uint256);
}
