// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Procedure} from "../libraries/Adjudication.sol";
import {Payment, Proof} from "../libraries/PaymentProof.sol";
import {Cause} from "../libraries/SettlementTable.sol";

/// @dev Bounds that the seller's own signed receipt fields can break without any judge. Zero or false: not measured.
struct Bounds {
    bool subject; // responseSubject must equal requestSubject
    uint32 maxAge; // seconds, servedAt - dataTime at most (inclusive)
    uint32 minItems; // itemCount at least (inclusive)
}

/// @dev One published promise. The Offer's address is a hash of these.
struct Terms {
    address seller; // payee of withdrawals; owner of the stake
    address token; // ERC-20 with ERC-3009, exact logs, no rebasing
    address arbitrator; // ERC-792
    address receiptSigner; // first key whose Delivery signatures count
    address blockHashSource; // IBlockHashSource of this chain
    bytes32 manifestHash; // keccak256 of the canonical procedure manifest; its CID follows from it
    uint32 contestWindow; // seconds after the payment's block, inclusive
    uint32 answerWindow; // seconds after the contest, inclusive
    uint32 continueWindow; // seconds the payer has after a first disclosure, inclusive
    uint32 judgeWindow; // seconds for every round of the arbitrator at its cap
    uint256 minAmount; // smallest payment covered, base units
    uint256 maxAmount; // largest payment covered, base units
    uint256 bond; // exact bond of a contest, base units; at least fee + 2 * answerCost
    uint256 fee; // arbitration fee paid from the bond, base units
    uint256 answerCost; // what an answer is worth to the seller, base units
    uint256 penalty; // base units, only where the settlement row says so
    uint256 relayCap; // most a relayer can be repaid per case, base units
    Bounds bounds;
    Procedure procedure;
    bytes settlement; // packed rows, see SettlementTable
    bytes32 salt; // lets a seller publish equal terms twice
}

/// @dev What the payer asserts.
enum Claim {
    None,
    NotConforming, // holds a seller-signed response that fails a requirement
    NotDelivered // holds none
}

/// @dev The seller's signed record of one exchange, EIP-712 in the Offer's own domain
/// ("Redress", "1", chainId, Offer).
struct Delivery {
    address payer;
    bytes32 paymentRef; // the ERC-3009 nonce; for other methods the payment key
    bytes32 requestHash; // keccak256 of the request bytes
    bytes32 responseHash; // keccak256 of the response body
    bytes32 requestSubject; // keccak256 of the subject asked for; zero when the promise has none
    bytes32 responseSubject;
    uint64 servedAt; // unix seconds, seller's clock
    uint64 dataTime; // unix seconds, of the data in the response; zero when it carries none
    uint32 itemCount;
}

/// @dev The payer's statement. Its hash is part of the bond authorization's nonce, so one token signature does both.
struct Contest {
    Claim claim;
    bytes32 requestHash; // NotDelivered: keccak256 of the request the payer sent. NotConforming: equals the Delivery's
    bytes32 evidenceHash; // keccak256 of the payer's evidence document; zero for none
    uint256 relayFee; // base units repaid to the sender, at most terms.relayCap
}

/// @dev An ERC-3009 authorization in Circle's `bytes signature` form. The nonce is derived, never supplied.
struct Authorization {
    uint256 validAfter;
    uint256 validBefore;
    bytes signature;
}

enum CaseState {
    None,
    Contested, // waiting for the seller until answerBy
    Disclosed, // NOT_DELIVERED answered with a body: waiting for the payer until continueBy
    Answered, // both have spoken: anyone may freeze
    Frozen, // the arbitrator has it until judgeBy
    Ruled, // ruling received: anyone may execute
    Settled // absorbing
}

struct Case {
    CaseState state;
    Claim claim;
    Cause cause;
    uint8 ruling;
    bool refundCredited; // the refund could not be pushed and waits as a credit
    address payer;
    uint64 openedAt; // unix seconds, block time
    uint64 answerBy;
    uint64 continueBy; // zero until a first disclosure
    uint64 judgeBy;
    uint32 checkpoint; // index the case counts against
    uint256 amount;
    uint256 disputeID;
    uint256 refunded; // base units sent or credited to the payer out of the payment
    bytes32 paymentRef;
    bytes32 deliveryHash; // struct hash of the seller-signed Delivery in the record, zero when none
    bytes32 evidenceRoot; // rolling hash of everything submitted; immutable once Frozen
}

struct Checkpoint {
    uint64 time; // unix seconds
    uint192 received; // base units ever received by that time
}

/// @title A published promise and the escrow of its payments
/// @notice The x402 `payTo`. Only payments ever enter; bonds and stakes live in the Vault.
interface IOffer {
    event Checkpointed(uint256 indexed index, uint64 time, uint256 received);
    event Withdrawn(uint256 indexed checkpoint, address indexed to, uint256 amount);
    event Contested(
        bytes32 indexed caseId,
        address indexed payer,
        Claim claim,
        uint256 amount,
        uint256 bond,
        uint256 reserve,
        uint64 answerBy,
        uint64 judgeBy
    );
    /// @dev The exact strings' hashes of a case, emitted with `Contested` and again when an answer adds a Delivery.
    event DeliveryRecorded(bytes32 indexed caseId, bytes32 indexed deliveryHash, Delivery delivery, bytes signature);
    event RequestRecorded(bytes32 indexed caseId, bytes32 requestHash, bytes32 evidenceHash);
    event Answered(bytes32 indexed caseId, bytes32 evidenceHash);
    /// @dev The response body, inline: the first time the chain sees it.
    event Disclosed(bytes32 indexed caseId, bytes32 indexed responseHash, bytes body, uint64 continueBy);
    event Continued(bytes32 indexed caseId);
    event EvidenceAdded(bytes32 indexed caseId, address indexed party, bytes32 evidenceHash, bytes32 evidenceRoot);
    event Frozen(bytes32 indexed caseId, uint256 indexed disputeID, bytes32 evidenceRoot);
    /// @dev What the contract is authorized to do. Emitted before any money moves.
    event RemedyAuthorized(bytes32 indexed caseId, uint8 ruling, Cause cause, uint256 toPayer, uint256 toSeller);
    /// @dev What happened. `credited` is the part of `toPayer` that could not be pushed and waits as a credit.
    event SettlementExecuted(bytes32 indexed caseId, uint256 toPayer, uint256 credited);
    event CreditClaimed(address indexed owner, uint256 amount);
    event ReceiptSignerChanged(address indexed signer, uint64 from);
    event Swept(address indexed token, uint256 amount);

    /// @dev The implementation behind the clones is no promise.
    error NotAnOffer();
    error NotFactory(address caller, address factory);
    error NotArbitrator(address caller, address arbitrator);
    error NotSeller(address caller, address seller);
    error NotParty(address caller);

    /// @dev An amount outside what the promise covers, base units, both ends inclusive.
    error AmountOutOfRange(uint256 amount, uint256 min, uint256 max);
    /// @dev Neither the Offer, nor the Vault, nor nobody can be a payer.
    error PayerInvalid(address payer);
    error PaymentAlreadyContested(bytes32 caseId);
    error ClaimInvalid(Claim claim);
    error RelayFeeTooHigh(uint256 relayFee, uint256 cap);
    /// @dev Still in time at `timestamp == deadline`.
    error DeadlinePassed(uint256 timestamp, uint256 deadline);
    /// @dev Too early until `timestamp > deadline`.
    error DeadlineNotPassed(uint256 timestamp, uint256 deadline);
    error CaseStateInvalid(CaseState state);

    error DeliveryPayerMismatch(address actual, address expected);
    error DeliveryReferenceMismatch(bytes32 actual, bytes32 expected);
    error DeliveryRequestMismatch(bytes32 actual, bytes32 expected);
    error DeliveryBodyMismatch(bytes32 actual, bytes32 expected);
    /// @dev Not signed by a key that was a receipt signer at any time from the payment until now.
    error DeliverySignerInvalid(address signer);
    error DeliveriesEqual(bytes32 deliveryHash);
    /// @dev The signed fields keep every bound of the terms.
    error BoundsKept();
    error PayerSignatureInvalid(address payer);
    error EvidenceEmpty();

    error DisputeUnknown(uint256 disputeID);
    /// @dev The arbitrator returned the number of a dispute that is already known.
    error DisputeKnown(uint256 disputeID);
    /// @dev The arbitrator has a final ruling; only that one may be applied.
    error DisputeSolved(uint256 disputeID);
    error RulingOutOfRange(uint256 ruling, uint256 max);
    /// @dev Native coin sent against the arbitrator's native cost, wei.
    error ValueMismatch(uint256 value, uint256 expected);

    error CheckpointExists(uint256 index, uint64 time);
    /// @dev Checkpoints below `matured` have matured.
    error CheckpointNotMatured(uint256 index, uint256 matured);
    /// @dev A withdrawal already went up to checkpoint `last`.
    error CheckpointPassed(uint256 index, uint256 last);
    error NothingToClaim(address owner);
    error TokenEscrowed(address token);
    error SignerInvalid(address signer);

    /// @notice Terms, as they were hashed into this address.
    function terms() external view returns (Terms memory);

    /// @notice Called once by the factory in the transaction that deploys this clone; emits ERC-1497 MetaEvidence.
    function announce() external;

    // --- money ---

    /// @notice Tokens ever received: balance plus everything ever paid out, base units.
    function received() external view returns (uint256);

    /// @notice Part of the balance that live cases and unclaimed credits hold, base units.
    function locked() external view returns (uint256);

    /// @notice Records what was received by now. Anyone may call. Reverts if the last checkpoint is of this second.
    function checkpoint() external returns (uint256 index);

    function checkpoints(uint256 index) external view returns (Checkpoint memory);
    function checkpointCount() external view returns (uint256);

    /// @notice Sends the seller what had been received by the last matured checkpoint and is not withheld by cases.
    /// A checkpoint has matured when `now > time + contestWindow`. Anyone may call.
    function withdraw() external returns (uint256 amount);

    /// @notice As `withdraw`, up to checkpoint `k`, which must have matured.
    function withdrawUpTo(uint256 k) external returns (uint256 amount);

    /// @notice What `withdraw` would send now, base units.
    function withdrawable() external view returns (uint256);

    /// @notice Sends `owner` the credit that could not be pushed. Anyone may call; the money goes to `owner`.
    function claim(address owner) external returns (uint256 amount);

    function credits(address owner) external view returns (uint256);

    /// @notice Sends a token that is not the Offer's to the seller. Anyone may call.
    function sweep(address token) external returns (uint256 amount);

    // --- a case ---

    /// @notice Contests a payment. Anyone may send it; the payer's bond authorization is its consent.
    /// In time iff `now <= payment time + contestWindow`. Each payment is contested at most once.
    /// @param delivery the seller-signed record, required for NotConforming, ignored for NotDelivered
    /// @param bond authorization by the payer of `terms.bond + relayFee` to the Vault with nonce `bondNonce(...)`
    function contest(
        Contest calldata statement,
        Proof calldata proof,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        Authorization calldata bond
    ) external returns (bytes32 caseId);

    /// @notice Rules at once where the seller's own signed fields fail a bound of the terms. No bond, fee or panel.
    /// Anyone may send it; the refund and penalty go to the payer.
    function proveBreach(Proof calldata proof, Delivery calldata delivery, bytes calldata deliverySignature)
        external
        returns (bytes32 caseId);

    /// @notice Seller's answer until `answerBy` (inclusive), once. For NotDelivered the signed Delivery and the whole
    /// body are required; for NotConforming they are ignored. Only the seller or a current receipt signer.
    function answer(
        bytes32 caseId,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        bytes calldata body,
        bytes32 evidenceHash
    ) external;

    /// @notice Seller gives in, any time before Frozen: refund, bond back, no fee, no penalty.
    function concede(bytes32 caseId) external;

    /// @notice Payer accepts a first disclosure until `continueBy`. `signature` is empty when the payer sends it,
    /// else EIP-712 `Accept(bytes32 caseId)` in the Offer's domain (EOA or ERC-1271).
    function accept(bytes32 caseId, bytes calldata signature) external;

    /// @notice Payer insists after a first disclosure; the case goes on as NotConforming. EIP-712 `Continue(bytes32 caseId)`.
    function continueCase(bytes32 caseId, bytes calldata signature) external;

    /// @notice Adds evidence before Frozen. Only the payer or the seller.
    function submitEvidence(bytes32 caseId, bytes32 evidenceHash) external;

    /// @notice Two different seller-signed receipts for this payment: not honored, by rule. Anyone before Frozen, then only
    /// the payer, before Ruled.
    function proveEquivocation(
        bytes32 caseId,
        Delivery calldata first,
        bytes calldata firstSignature,
        Delivery calldata second,
        bytes calldata secondSignature
    ) external;

    /// @notice Fixes the evidence root and opens the arbitrator's dispute. Anyone: at once when both have spoken, else
    /// once `answerBy` (or `continueBy`) has passed. NotDelivered unanswered is settled here without a judge.
    function freeze(bytes32 caseId) external payable;

    /// @notice Moves the money of a Ruled case. Anyone.
    function execute(bytes32 caseId) external;

    /// @notice The way out when `now > judgeBy`. A ruling that is final at the arbitrator is applied; otherwise the
    /// unresolved row with cause Timeout. Anyone.
    function timeout(bytes32 caseId) external;

    // --- views ---

    function cases(bytes32 caseId) external view returns (Case memory);
    function caseCount() external view returns (uint256);

    /// @notice keccak256 chain over the case ids in the order they were opened: `next = keccak256(abi.encode(previous, caseId))`.
    function caseAccumulator() external view returns (bytes32);

    function caseOf(uint256 disputeID) external view returns (bytes32 caseId);

    /// @notice ERC-3009 nonce under which the payer authorizes the bond.
    function bondNonce(bytes32 caseId, Contest calldata statement, bytes32 deliveryHash) external view returns (bytes32);

    /// @notice What a proof establishes for this Offer; reverts as `contest` would.
    function verifyPayment(Proof calldata proof) external view returns (Payment memory);

    /// @notice EIP-712 digest that the seller signs.
    function deliveryDigest(Delivery calldata delivery) external view returns (bytes32);

    // --- keys ---

    /// @notice Replaces the receipt key from now on. Only the seller.
    function setReceiptSigner(address signer) external;

    /// @notice Whether `signer` was authorized at any time in [from, to].
    function wasReceiptSigner(address signer, uint64 from, uint64 to) external view returns (bool);
}
