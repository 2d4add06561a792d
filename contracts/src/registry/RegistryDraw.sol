// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MAX_PANEL} from "../interfaces/ArbitrationConstants.sol";
import {IValidatorRegistry, NonSigner} from "../interfaces/IValidatorRegistry.sol";
import {BLS12381} from "../libraries/BLS12381.sol";
import {StakePages} from "../libraries/StakePages.sol";
import {RegistryPlaces} from "./RegistryPlaces.sol";

/// @title Panels and whole-committee signatures out of the weights of a past block
abstract contract RegistryDraw is RegistryPlaces {
    using StakePages for StakePages.Pages;
    using StakePages for StakePages.Pool;
    using StakePages for uint256[];

    struct Absent {
        uint256 places; // bit p for each non-signer's place p
        uint256 units; // theirs at the snapshot
        bytes key; // sum of their keys
    }

    /// @notice Domain separation tag of signatures over messages.
    string public constant SIGNATURE_TAG = "REDRESS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_";

    /// @inheritdoc IValidatorRegistry
    function drawable(uint256 snapshotBlock, address[] calldata excluded) external view override returns (uint256) {
        uint48 snapshot = _past(snapshotBlock);
        (, uint256 places) = _pages.load(_highest, snapshot).tally();
        for (uint256 i = 0; i < excluded.length; ++i) {
            // Place 0 has no units.
            places &= ~(uint256(1) << _placeAt(excluded[i], snapshot));
        }
        return _count1s(places);
    }

    /// @inheritdoc IValidatorRegistry
    function draw(bytes32 seed, uint256 panel, uint256 snapshotBlock, address[] calldata excluded)
        external
        view
        override
        returns (uint256 seats, address[] memory drawn)
    {
        if (panel == 0 || panel > MAX_PANEL) revert PanelOutOfRange(panel, MAX_PANEL);
        uint48 snapshot = _past(snapshotBlock);
        StakePages.Pool memory pool = _pages.load(_highest, snapshot).pool();
        drawn = new address[](panel);
        uint256 seat = 0;
        // An excluded holder who is met is taken out and the seat drawn again: the others' shares are then as if it had
        // had no units, and nobody's place has to be looked up but that of who is met.
        for (uint256 attempt = 0; seat < panel; ++attempt) {
            if (pool.total == 0) revert PanelOutOfRange(panel, seat);
            uint256 place = pool.take(uint256(keccak256(abi.encode(seed, attempt))));
            address holder = _holderAt(place, snapshot);
            if (_contains(excluded, holder)) continue;
            seats |= place << (8 * seat);
            drawn[seat++] = holder;
        }
    }

    /// @inheritdoc IValidatorRegistry
    function checkAggregate(
        uint256 snapshotBlock,
        bytes32 message,
        bytes calldata aggregateKey,
        NonSigner[] calldata nonSigners,
        bytes calldata signature
    ) external view override returns (uint256 signers, uint256 signedUnits, uint256 totalUnits) {
        bytes32 recorded = aggregateHashAt(snapshotBlock);
        if (keccak256(aggregateKey) != recorded) revert AggregateMismatch(keccak256(aggregateKey), recorded);
        uint256[] memory pages = _pages.load(_highest, _past(snapshotBlock));
        Absent memory absent = _sumNonSigners(_past(snapshotBlock), pages, nonSigners);
        (totalUnits, signers) = pages.tally();
        signers &= ~absent.places;
        signedUnits = totalUnits - absent.units;
        bytes memory key = aggregateKey;
        if (absent.units != 0) key = BLS12381.addG2(key, BLS12381.negateG2(absent.key));
        if (!BLS12381.verify(key, abi.encodePacked(message), bytes(SIGNATURE_TAG), signature)) {
            revert SignatureInvalid();
        }
    }

    function _sumNonSigners(uint48 snapshot, uint256[] memory pages, NonSigner[] calldata nonSigners)
        private
        view
        returns (Absent memory absent)
    {
        bytes memory sum = new bytes(2 * BLS12381.G2_LENGTH);
        uint256 previous = 0;
        for (uint256 i = 0; i < nonSigners.length; ++i) {
            uint256 place = nonSigners[i].place;
            // Strictly ascending from 1: nobody twice, and place 0 is nobody's.
            if (place <= previous) revert NonSignersUnordered(place, previous);
            previous = place;
            uint256 units = pages.unitsIn(place);
            if (units == 0) revert NonSignerUnknown(place);
            bytes32 keyHash = keccak256(nonSigners[i].key);
            bytes32 registered = _keyHashes[_holderAt(place, snapshot)];
            if (keyHash != registered) revert KeyMismatch(keyHash, registered);
            BLS12381.accumulateG2(sum, nonSigners[i].key);
            absent.places |= uint256(1) << place;
            absent.units += units;
        }
        absent.key = BLS12381.firstG2(sum);
    }

    function _contains(address[] calldata list, address account) private pure returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i] == account) return true;
        }
        return false;
    }
}
