// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOfferProceedings} from "../interfaces/IOfferProceedings.sol";
import {Delivery} from "../interfaces/OfferStructs.sol";
import {DeliveryLib} from "../libraries/DeliveryLib.sol";
import {SignedDomain} from "../libraries/SignedDomain.sol";
import {TypedData} from "../libraries/TypedData.sol";
import {OfferSettlement} from "./OfferSettlement.sol";

/// @title Receipt keys, and the domain that everything here is signed in
abstract contract OfferKeys is OfferSettlement, SignedDomain, IOfferProceedings {
    using DeliveryLib for Delivery;

    uint64 private constant CURRENT = type(uint64).max;

    /// @inheritdoc IOfferProceedings
    function setReceiptSigner(address signer) external entry nonReentrant {
        _requireSeller();
        address current = _currentSigner();
        if (signer == address(0) || signer == current) revert SignerInvalid(signer);
        uint64 time = uint64(block.timestamp);
        SignerSpan[] storage spans = _signerSpans[current];
        // The first signer is one since ever and has no span yet.
        if (_receiptSigner == address(0)) spans.push(SignerSpan({from: 0, until: time}));
        else spans[spans.length - 1].until = time;
        _signerSpans[signer].push(SignerSpan({from: time, until: CURRENT}));
        _receiptSigner = signer;
        emit ReceiptSignerChanged(signer, time);
    }

    /// @inheritdoc IOfferProceedings
    function wasReceiptSigner(address signer, uint64 from, uint64 to) external view returns (bool) {
        return _wasSigner(signer, from, to);
    }

    /// @inheritdoc IOfferProceedings
    function deliveryDigest(Delivery calldata delivery) external view returns (bytes32) {
        return TypedData.digest(delivery.hash());
    }
}
