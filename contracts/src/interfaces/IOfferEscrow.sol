// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IOfferLog} from "./IOfferLog.sol";
import {IVault} from "./IVault.sol";
import {Authorization, Case, Checkpoint, Contest, Delivery, Permit, Terms} from "./OfferStructs.sol";
import {Payment, Proof} from "../libraries/PaymentProof.sol";

/// @title The part of an Offer that holds, proves and pays
interface IOfferEscrow is IOfferLog {
    /// @notice Terms, as they were hashed into this address.
    function terms() external view returns (Terms memory);

    /// @notice `terms().seller`: payee of withdrawals, owner of the stake behind this Offer.
    function seller() external view returns (address);

    /// @notice `terms().token`.
    function token() external view returns (address);

    /// @notice Where bonds and this Offer's stake are.
    function vault() external view returns (IVault);

    /// @notice What answers the functions that this code does not have itself: `IOfferProceedings`.
    function proceedings() external view returns (address);

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

    /// @notice What was received since the last matured checkpoint, base units: at most this much may still be contested.
    function unmatured() external view returns (uint256);

    /// @notice What could not be pushed to `owner` and waits for `claim` or `claimTo`, base units.
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

    /// @notice The same by the payer itself, which lets the Vault take the bond by EIP-2612 permit or by allowance. A
    /// permit binds no statement, so nobody else may send it; without a relayer there is no relay fee.
    function contestByPermit(
        Contest calldata statement,
        Proof calldata proof,
        Delivery calldata delivery,
        bytes calldata deliverySignature,
        Permit calldata bond
    ) external returns (bytes32 caseId);

    /// @notice Rules at once where the seller's own signed fields fail a bound of the terms. No bond, fee or panel.
    /// Anyone may send it; the refund and penalty go to the payer.
    function proveBreach(Proof calldata proof, Delivery calldata delivery, bytes calldata deliverySignature)
        external
        returns (bytes32 caseId);

    /// @notice Moves the money of a Ruled case. Anyone.
    function execute(bytes32 caseId) external;

    /// @notice The way out of every live state by time. Anyone, when `now > judgeBy`; of many payments whose sample was not
    /// drawn, when `now > answerBy`. Settles the case, by the first of these that holds:
    /// - Undrawn: honored, with cause Burden, since whoever contests has to carry the case;
    /// - Ruled, or Frozen while the arbitrator's ruling is final: that ruling, with the cause that the arbitrator's record
    ///   gives, as `rule` and `execute` would;
    /// - Contested as NotDelivered and never answered, though nobody froze it: not honored, with cause Unanswered;
    /// - anything else (Contested as NotConforming, Disclosed, Answered, or Frozen without a final ruling, one under appeal
    ///   included): unclear, with cause Timeout.
    /// Reverts in None and in Settled.
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
}
