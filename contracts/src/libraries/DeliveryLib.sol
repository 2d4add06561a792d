// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Bounds, Delivery} from "../interfaces/OfferStructs.sol";

/// @title The seller's signed record: its EIP-712 hash and what it says against itself
library DeliveryLib {
    bytes32 internal constant TYPEHASH = keccak256(
        "Delivery(address payer,bytes32 paymentRef,bytes32 requestHash,bytes32 responseHash,bytes32 requestSubject,bytes32 responseSubject,uint64 servedAt,uint64 dataTime,uint32 itemCount)"
    );

    /// @notice EIP-712 struct hash.
    function hash(Delivery calldata delivery) internal pure returns (bytes32) {
        // Every member is static, so the struct's encoding is the members' words in order.
        return keccak256(abi.encode(TYPEHASH, delivery));
    }

    /// @notice Whether the signed fields alone fail a bound. A `dataTime` of zero fails any `maxAge`: the promise is
    /// of data with a time.
    function breaks(Delivery calldata delivery, Bounds memory bounds) internal pure returns (bool) {
        if (bounds.subject && delivery.responseSubject != delivery.requestSubject) return true;
        // Inclusive: an age of exactly maxAge keeps the promise.
        if (bounds.maxAge != 0 && uint256(delivery.servedAt) > uint256(delivery.dataTime) + bounds.maxAge) return true;
        return delivery.itemCount < bounds.minItems;
    }
}
