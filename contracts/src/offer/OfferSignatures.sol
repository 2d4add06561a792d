// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Delivery} from "../interfaces/OfferStructs.sol";
import {DeliveryLib} from "../libraries/DeliveryLib.sol";
import {TypedData} from "../libraries/TypedData.sol";
import {UnorderedNonces} from "../libraries/UnorderedNonces.sol";
import {OfferState} from "./OfferState.sol";

/// @title Signatures of the seller and the payer
/// @dev The Offer answers ERC-1271 for nothing: its token would take that for consent to move the escrow.
abstract contract OfferSignatures is OfferState {
    using DeliveryLib for Delivery;
    using UnorderedNonces for UnorderedNonces.Used;

    function _currentSigner() internal view returns (address signer) {
        signer = _receiptSigner;
        if (signer == address(0)) signer = _firstReceiptSigner();
    }

    function _requireSeller() internal view {
        address seller = _seller();
        if (msg.sender != seller) revert NotSeller(msg.sender, seller);
    }

    /// @dev Checks that a Delivery is about this payment and was signed by a key authorized between payment and now.
    function _checkDelivery(
        Delivery calldata delivery,
        bytes calldata signature,
        address payer,
        bytes32 paymentRef,
        uint64 paidAt
    ) internal view returns (bytes32 deliveryHash) {
        if (delivery.payer != payer) revert DeliveryPayerMismatch(delivery.payer, payer);
        if (delivery.paymentRef != paymentRef) revert DeliveryReferenceMismatch(delivery.paymentRef, paymentRef);
        deliveryHash = delivery.hash();
        // Zero, which stands for no valid signature, never was a signer: neither the factory nor the seller can name it.
        (address signer,,) = ECDSA.tryRecoverCalldata(TypedData.digest(deliveryHash), signature);
        if (!_wasSigner(signer, paidAt, uint64(block.timestamp))) revert DeliverySignerInvalid(signer);
    }

    /// @dev A party consents by sending without a signature, or by one that is in time iff `now <= deadline`.
    function _requireConsent(address party, bytes32 structHash, uint256 deadline, bytes calldata signature)
        internal
        view
    {
        if (signature.length == 0 && msg.sender == party) return;
        _requireInTime(deadline);
        if (!TypedData.isSignedBy(party, structHash, signature)) revert SignatureInvalid(party);
    }

    function _useNonce(address party, uint256 nonce) internal {
        if (!_usedNonces.use(party, nonce)) revert NonceUsed(party, nonce);
    }

    /// @dev Whether some span of `signer` meets [from, to]. Spans of one key are disjoint and ascending; only the last
    /// one that starts by `to` can decide.
    function _wasSigner(address signer, uint64 from, uint64 to) internal view returns (bool) {
        if (from > to) return false;
        if (_receiptSigner == address(0)) return signer == _firstReceiptSigner();
        SignerSpan[] storage spans = _signerSpans[signer];
        uint256 low = 0;
        uint256 high = spans.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (spans[middle].from <= to) low = middle + 1;
            else high = middle;
        }
        return low != 0 && spans[low - 1].until >= from;
    }
}
