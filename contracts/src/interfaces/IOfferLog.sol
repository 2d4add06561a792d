// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {CaseState, Claim, Delivery} from "./OfferStructs.sol";
import {Cause} from "../libraries/SettlementTable.sol";

/// @title What an Offer says: its events, and its errors
interface IOfferLog {
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
    /// @dev `round` counts the arbitrator's rounds from 0; `fee` is in base units, zero where the arbitrator takes coin.
    event Appealed(
        bytes32 indexed caseId,
        uint256 indexed disputeID,
        address indexed party,
        uint8 round,
        uint256 fee,
        bytes32 evidenceRoot
    );
    /// @dev What the contract is authorized to do. Emitted before any money moves.
    event RemedyAuthorized(bytes32 indexed caseId, uint8 ruling, Cause cause, uint256 toPayer, uint256 toSeller);
    /// @dev What happened. `credited` is the part of `toPayer` that could not be pushed and waits as a credit.
    event SettlementExecuted(bytes32 indexed caseId, uint256 toPayer, uint256 credited);
    /// @dev `to` is the owner, or where the owner said.
    event CreditClaimed(address indexed owner, address indexed to, uint256 amount);
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
    /// @dev Alone or among others.
    error PaymentAlreadyContested(bytes32 key);
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
    /// @dev Neither sent nor signed by the party whose consent this needs.
    error SignatureInvalid(address party);
    /// @dev What the party signed under this nonce was done before, or something else was.
    error NonceUsed(address party, uint256 nonce);
    error EvidenceEmpty();

    error DisputeUnknown(uint256 disputeID);
    /// @dev The arbitrator has no ruling that may be appealed now.
    error DisputeNotAppealable(uint256 disputeID);
    /// @dev The standing ruling already gives this party the whole payment.
    error AppealByWinner(address party);
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
    error ReceiverInvalid(address to);
    error TokenEscrowed(address token);
    error SignerInvalid(address signer);
}
