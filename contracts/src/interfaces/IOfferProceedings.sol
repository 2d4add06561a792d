// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IOfferLog} from "./IOfferLog.sol";
import {Authorization, Delivery} from "./OfferStructs.sol";

/// @title The part of an Offer in which parties and arbitrator take turns: answers, evidence, disputes, appeals, credits,
/// keys
/// @dev Acts that take a `signature` are a party's, whoever sends them. It is EIP-712 in the domain that `eip712Domain`
/// tells (ERC-5267), of the party's key or, failing that, of its code (ERC-1271), and in time iff `now <= deadline`. The
/// party may as well send the act itself with an empty signature; `deadline` then says nothing.
interface IOfferProceedings is IOfferLog, IERC5267 {
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

    /// @notice Payer accepts a first disclosure until `continueBy`. EIP-712 `Accept(bytes32 caseId,uint256 deadline)`; a
    /// case is disclosed once, so that neither this nor `Continue` needs a nonce.
    function accept(bytes32 caseId, uint256 deadline, bytes calldata signature) external;

    /// @notice Payer insists after a first disclosure; the case goes on as NotConforming. EIP-712
    /// `Continue(bytes32 caseId,uint256 deadline)`.
    function continueCase(bytes32 caseId, uint256 deadline, bytes calldata signature) external;

    /// @notice Adds evidence before Frozen. Only the payer or the seller.
    function submitEvidence(bytes32 caseId, bytes32 evidenceHash) external;

    /// @notice The same for a party that does not send. EIP-712
    /// `SubmitEvidence(bytes32 caseId,bytes32 evidenceHash,address party,uint256 nonce,uint256 deadline)`.
    /// @param party payer or seller
    /// @param nonce any that `party` has not used in this Offer
    function submitEvidenceFor(
        bytes32 caseId,
        bytes32 evidenceHash,
        address party,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external;

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

    /// @notice Asks the arbitrator for another round while it says that its ruling may be appealed, until `judgeBy`
    /// (inclusive). The appellant pays, and may add one item of evidence that the new round is judged on.
    /// @dev A committee takes `appealFee` in tokens from `from`: by ERC-3009 authorization to the Vault under nonce
    /// `appealNonce(caseId, fee, evidenceHash)`, whoever sends it; or by allowance of the Vault, if `from` sends it with an
    /// empty signature. Any other arbitrator takes its `appealCost` in coin from `from`, which must send it; no tokens move.
    /// A round that the arbitrator refuses undoes everything.
    /// A payer that wins is made whole for its appeals like for the first fee, but for a last one that changed nothing in
    /// the committee's record: a round that nobody heard leaves it as it was and gives the fee back.
    /// @param evidenceHash keccak256 of the appellant's document; zero for none
    /// @param from the appellant: payer or seller
    function appeal(bytes32 caseId, bytes32 evidenceHash, address from, Authorization calldata authorization)
        external
        payable;

    /// @notice ERC-3009 nonce under which a party authorizes the fee of the next appeal of this case.
    /// @param fee base units, the committee's `appealFee` of the dispute
    function appealNonce(bytes32 caseId, uint256 fee, bytes32 evidenceHash) external view returns (bytes32);

    /// @notice What answers the functions that neither part has: `IOfferMany`.
    function many() external view returns (address);

    // --- credits ---

    /// @notice Sends `owner` the credit that could not be pushed. Anyone may call; the money goes to `owner`.
    function claim(address owner) external returns (uint256 amount);

    /// @notice Sends the whole credit of `owner` where it says: the way out for an owner that the token refuses. EIP-712
    /// `ClaimTo(address owner,address to,uint256 nonce,uint256 deadline)`.
    /// @param to anyone but this Offer
    /// @param nonce any that `owner` has not used in this Offer
    function claimTo(address owner, address to, uint256 nonce, uint256 deadline, bytes calldata signature)
        external
        returns (uint256 amount);

    /// @notice Whether `party` used up that nonce here.
    function isNonceUsed(address party, uint256 nonce) external view returns (bool);

    // --- keys ---

    /// @notice EIP-712 digest that the seller signs.
    function deliveryDigest(Delivery calldata delivery) external view returns (bytes32);

    /// @notice Replaces the receipt key from now on. Only the seller.
    function setReceiptSigner(address signer) external;

    /// @notice Whether `signer` was authorized at any time in [from, to].
    function wasReceiptSigner(address signer, uint64 from, uint64 to) external view returns (bool);
}
