// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrator} from "./IArbitrator.sol";
import {IValidatorRegistry} from "./IValidatorRegistry.sol";
import {Procedure, Resolution} from "../libraries/Adjudication.sol";

/// @dev What an arbitrable passes as ERC-792 `_extraData`: abi.encode(Brief). The state keeps its hash only, so every step
/// that needs it is given it again; the log `DisputeOpened` has it in full.
struct Brief {
    uint8 version; // 2
    uint8 rounds; // 1..4, most rounds that the dispute can have
    bytes32 manifestHash;
    bytes32 evidenceRoot; // of this round, frozen; the only field that another round may change
    bytes32 caseId;
    address payer; // never seated; zero where there is none
    address payee; // never seated; zero where there is none
    address feeRefund; // receives the fee of a first round in which no seat counts
    Procedure procedure;
}

enum Phase {
    None,
    Drawing, // waiting for the draw block
    Committing, // until commitBy, or every seat committed
    Revealing, // until revealBy, or every committed seat revealed
    Ruled, // a ruling stands; final or still open to an appeal
    Failed, // first round in which nobody counts: no ruling, fee returned
    Signing // round of the whole committee, until signBy
}

/// @dev Seconds that each period of a round lasts; all positive.
struct Windows {
    uint32 draw; // from the round's opening to the last moment of a draw, inclusive
    uint32 commit; // from the draw, inclusive
    uint32 reveal; // from the end of the commit period, inclusive
    uint32 appeal; // from the ruling, inclusive
    uint32 sign; // from the opening of a round of the whole committee, inclusive
}

/// @dev What a Committee and the registry that it deploys are fixed to.
struct Parameters {
    uint256 feePerSeat; // base units of the token
    uint256 nativeFeePerSeat; // wei; positive, since no value means that tokens were paid
    uint256 unit; // base units of the token in a unit of stake
    uint24 minUnits; // least stake of a validator
    uint24 missUnits; // what a missing reveal costs
    Windows windows;
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
    bytes signature; // EIP-712 `Commitment`, see `commitmentDigest`, by the seat's validator
}

/// @dev The state holds a commitment and its claims root, under one hash, only until they are opened and observations only
/// from then on; the logs `Committed` and `Revealed` keep all of them, and the transcript. A round ruled by signatures keeps
/// them in its logs alone.
struct Seat {
    address validator;
    bool committed;
    bytes32 pairHash; // keccak256(abi.encode(commitment, claimsRoot)); zero unless committed and not yet revealed
    bool revealed;
    uint256 observations; // as revealed by `reveal`, else zero
    bool equivocated; // proven: unless that came after the ruling, the seat counted as UNRESOLVED
}

/// @dev Of the latest round, but for `resolution`. Deadlines of phases that are over or to come are zero.
struct DisputeView {
    address arbitrable;
    Phase phase;
    uint8 round; // from 0
    uint8 panel; // seats drawn; 0 before the draw and in a round of the whole committee
    bool whole; // the round is the whole committee's
    bool isFinal; // by the clock: no appeal can come any more
    bool delivered; // the arbitrable took the ruling
    bool bySignatures; // ruled by `ruleBySignatures`
    bool paidNative; // the round's fee was paid in the chain's coin
    uint8 feeSeats; // seats that the next round's fee is for while Ruled, else this one's; 0 where it is none, or in the first
    uint64 createdAt; // when the round opened
    uint64 snapshotBlock; // the block whose stakes count
    uint64 drawBlock;
    uint64 commitBy;
    uint64 revealBy;
    uint64 appealBy;
    uint64 signBy;
    bytes32 briefHash; // keccak256(abi.encode(Brief))
    Resolution resolution; // the standing one; zeros before the first
}

/// @title What a committee logs and why it refuses
interface ICommitteeRecords {
    /// @dev A round opened: everything that it is judged on. `briefHash = keccak256(abi.encode(brief))`.
    event DisputeOpened(uint256 indexed disputeID, uint8 round, bytes32 briefHash, Brief brief);
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
    /// @dev The seat revealed nothing in time. `amount` is what was left to take.
    event RevealMissed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, uint256 amount);
    event DeliveryFailed(uint256 indexed disputeID, bytes reason);
    event FeeCredited(uint256 indexed disputeID, address indexed owner, uint256 amount);
    event FeeClaimed(address indexed owner, uint256 amount);
    event NativeFeeCredited(uint256 indexed disputeID, address indexed owner, uint256 amount);
    event NativeFeeClaimed(address indexed owner, uint256 amount);

    // --- creation ---

    error ChoicesUnsupported(uint256 choices, uint256 supported);
    error BriefTooShort(uint256 length, uint256 need);
    error BriefVersionUnknown(uint256 version, uint256 known);
    error RoundsOutOfRange(uint256 rounds, uint256 max);
    error FeeRefundZero();
    /// @dev Every validator is a party or has no stake at the snapshot.
    error PanelEmpty(uint256 validators);
    /// @dev The arbitration fee must have been sent to this contract before the call, in the same transaction.
    error FeeNotPaid(uint256 have, uint256 need);
    error FeeMismatch(uint256 amount, uint256 need);
    error FeeTokenNotAccepted(address token, address accepted);
    /// @dev Coin is taken as a fee only.
    error NativeNotAccepted(uint256 value);

    // --- construction ---

    error CodeMissing(address account);
    error WindowZero();
    error NativeFeeZero();
    /// @dev The annex was deployed with other parameters.
    error AnnexMismatch(bytes32 parametersHash, bytes32 need);

    // --- a round ---

    error DisputeUnknown(uint256 disputeID);
    /// @dev Another brief than the current round's: another dispute's, or one with another evidence root.
    error BriefMismatch(bytes32 briefHash, bytes32 held);
    error PhaseMismatch(Phase actual, Phase needed);
    error DrawTooEarly(uint256 blockNumber, uint256 drawBlock);
    error DrawPeriodOver(uint256 time, uint256 drawBy);
    /// @dev The source no longer vouches for the draw block: `draw` schedules another.
    error DrawHashUnknown(uint256 drawBlock);
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
    /// @dev Too little gas for a call whose failure would otherwise be taken for the callee's: the caller's fault.
    error GasTooLow(uint256 gas, uint256 need);
    error CreditZero(address owner);
    error NativeTransferFailed(address owner, uint256 amount);
}

/// @title ERC-792 arbitrator that replays its validators' observations on chain
interface ICommittee is ICommitteeRecords {
    /// @notice Draws the seats by the hash of the fixed block. Anyone, from the block after it. When that hash is no
    /// longer to be had, schedules a later block instead. In time iff `now <= createdAt + draw window`; after that the
    /// round fails and its fee goes back.
    /// @dev Safety: the block is fixed when the round opens and lies in the future, so a party cannot choose it, and the
    /// stakes that count are those of the block before. What its proposer could do: `IValidatorRegistry.draw`. Letting the
    /// hash expire takes keeping every draw out for as long as the source remembers blocks.
    /// Liveness: the first transaction after the block draws, and each party has an interest in sending it.
    function draw(uint256 disputeID, Brief calldata brief) external;

    /// @notice Consumes a seat's run slots. Only the seat's validator, once, until `commitBy` (inclusive).
    /// @param briefHash what the seat judged: must be the round's, so that a commitment on other evidence cannot enter
    /// @param claimsRoot struct hash of the seat's last claim, or the genesis of its chain where it has none; never judged
    /// here, but from now on its receipts must chain to it
    function commit(uint256 disputeID, uint8 seat, bytes32 briefHash, bytes32 commitment, bytes32 claimsRoot) external;

    /// @notice The same on the validator's signature, by anyone who holds it: a seat that signed one commitment cannot
    /// commit to another after it saw openings. One that was quicker is slashed: `ICommitteeEquivocation.proveCommitment`.
    function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes calldata signature)
        external;

    /// @notice Discloses a seat's observations, once every seat committed or `commitBy` passed, until `revealBy` (inclusive).
    /// Anyone who knows the opening may send it.
    function reveal(uint256 disputeID, Brief calldata brief, uint8 seat, Opening calldata opening) external;

    /// @notice Replays the observations once every committed seat revealed or `revealBy` passed, stores the ruling, pays
    /// the seats that count, takes `MISS_UNITS` from those that revealed nothing, and delivers the ruling if no appeal can
    /// come. Anyone.
    /// @dev Honest disagreement costs nothing. A seat that sees what the others do not is what a panel is for; to punish the
    /// minority is to pay every seat for guessing the majority, and a model judge gives different answers to honest runs.
    /// What does cost is what no honest seat does: silence after being drawn, and two signed words for one run. A missing
    /// reveal is not proof of malice, so it costs a part and not the whole: enough that a seat which saw the others'
    /// openings and dislikes them loses more by silence than by its opening.
    /// It goes to nobody. Limit: who could keep a seat's reveal out of every block of the reveal period, which
    /// anybody may send, would make the seat pay.
    function adjudicate(uint256 disputeID, Brief calldata brief) external;

    /// @notice The whole of draw (where it is still to be done), commit, reveal and adjudicate for a full panel in one
    /// transaction. Anyone. In time iff `now <= commitBy`, or before the draw iff `now <= createdAt + draw window`.
    function ruleBySignatures(uint256 disputeID, Brief calldata brief, SignedSeat[] calldata seats) external;

    /// @notice Delivers a final ruling: after the appeal period, or again after the arbitrable refused it. Ends a later
    /// round that was not drawn or signed in time. Anyone.
    function executeRuling(uint256 disputeID) external;

    /// @notice The replayed record of the standing ruling; reverts before the first.
    function resolution(uint256 disputeID) external view returns (Resolution memory);

    /// @notice By the clock. Solved: final, delivered or not. A first round that failed stays Waiting: it has no ruling.
    function disputeStatus(uint256 _disputeID) external view returns (IArbitrator.DisputeStatus);

    function disputes(uint256 disputeID) external view returns (DisputeView memory);

    /// @notice Seats of a round; empty before its draw. Of an earlier round the words are left to its logs.
    function seats(uint256 disputeID, uint8 round) external view returns (Seat[] memory);

    /// @notice Who will sit, as soon as the hash of the draw block is known: seats can sign before anyone draws on chain.
    function previewSeats(uint256 disputeID, Brief calldata brief) external view returns (address[] memory);

    /// @notice The validators and their stakes, deployed by this contract.
    function REGISTRY() external view returns (IValidatorRegistry);

    function disputeCount() external view returns (uint256);

    /// @notice keccak256(abi.encode(chainid, committee, disputeID, round, seat)).
    function caseKey(uint256 disputeID, uint8 round, uint8 seat) external view returns (bytes32);

    /// @notice keccak256(abi.encode(COMMIT_TYPEHASH, caseKey, observations, transcript, salt)). The claims root is signed
    /// and stored beside it.
    function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, Opening calldata opening)
        external
        view
        returns (bytes32);

    /// @notice EIP-712 digest that a seat's validator signs for the fast path and `commitFor`, domain ("Redress Committee", "1", chainid,
    /// committee). It names the brief, and so the evidence root: signed for one root it counts for no other.
    function commitmentDigest(
        uint256 disputeID,
        uint8 round,
        uint8 seat,
        bytes32 briefHash,
        bytes32 commitment,
        bytes32 claimsRoot
    ) external view returns (bytes32);

    /// @notice keccak256 chain over the disputes in order of creation:
    /// `next = keccak256(abi.encode(previous, disputeID, arbitrable, caseId))`. Dispute ids count from 1.
    function disputeAccumulator() external view returns (bytes32);

    /// @notice Seconds from creation until a dispute of at most `rounds` rounds is final or failed, or can be made so by
    /// anyone at once, appeal periods included: later than that no period is open. `rounds` 1..4.
    function longestCase(uint8 rounds) external view returns (uint256);

    /// @notice Price of an appeal now, base units of the fee token; (2^256 - 2) / 2 where none is possible.
    function appealFee(uint256 disputeID) external view returns (uint256);

    /// @notice Fee tokens that disputes and credits account for, base units. What the balance exceeds it by is the prepaid
    /// fee of the next `createDispute` or `appeal`.
    function accounted() external view returns (uint256);

    function credits(address owner) external view returns (uint256);

    /// @notice Earned or returned fees in the chain's coin, wei.
    function nativeCredits(address owner) external view returns (uint256);

    /// @notice Sends `owner` its earned or refunded fees. Anyone may call.
    function claimFee(address owner) external returns (uint256 amount);

    /// @notice Sends `owner` its native credits. Anyone may call; reverts where the owner does not take them.
    function claimNative(address owner) external returns (uint256 amount);
}
