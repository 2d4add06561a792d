// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {Delivery} from "../interfaces/OfferStructs.sol";
import {DeliveryLib} from "../libraries/DeliveryLib.sol";
import {OfferState} from "./OfferState.sol";

/// @title Signatures of the seller and the payer
/// @dev The Offer answers ERC-1271 for nothing: its token would take that for consent to move the escrow.
abstract contract OfferSignatures is OfferState {
    using DeliveryLib for Delivery;

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant NAME_HASH = keccak256("Redress");
    bytes32 private constant VERSION_HASH = keccak256("1");

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
        (address signer,,) = ECDSA.tryRecoverCalldata(_digest(deliveryHash), signature);
        if (signer == address(0) || !_wasSigner(signer, paidAt, uint64(block.timestamp))) {
            revert DeliverySignerInvalid(signer);
        }
    }

    /// @dev The payer consents by sending or by signature: its key first, then, if it has code, ERC-1271.
    function _requirePayer(address payer, bytes32 structHash, bytes calldata signature) internal view {
        if (signature.length == 0) {
            if (msg.sender != payer) revert NotParty(msg.sender);
            return;
        }
        bytes32 digest = _digest(structHash);
        (address signer,,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (signer == payer || SignatureChecker.isValidERC1271SignatureNow(payer, digest, signature)) return;
        revert PayerSignatureInvalid(payer);
    }

    function _digest(bytes32 structHash) internal view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, NAME_HASH, VERSION_HASH, block.chainid, address(this)));
        return MessageHashUtils.toTypedDataHash(domain, structHash);
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
