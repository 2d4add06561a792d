// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry, NonSigner} from "../interfaces/IValidatorRegistry.sol";
import {BLS12381} from "../libraries/BLS12381.sol";
import {StakePages} from "../libraries/StakePages.sol";
import {RegistryPlaces} from "./RegistryPlaces.sol";

/// @title Panels and whole-committee signatures out of the weights of a past block
abstract contract RegistryDraw is RegistryPlaces {
    using StakePages for StakePages.Pages;
    using StakePages for uint256[];

    struct Absent {
        uint256 places; // bit p for each non-signer's place p
        uint256 units; // theirs at the snapshot
        bytes key; // sum of their keys
    }

    /// @notice Domain separation tag of signatures over messages.
    string public constant SIGNATURE_TAG = "REDRESS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_";

    /// @dev Places of seats fill the bytes of a word up to the last, which stays zero.
    uint256 private constant MAX_PANEL = 31;

    /// @inheritdoc IValidatorRegistry
    function drawable(uint256 snapshotBlock, address[] calldata excluded) external view override returns (uint256) {
        (, uint256 places) = _pool(_past(snapshotBlock), excluded).tally();
        return _count1s(places);
    }

    /// @inheritdoc IValidatorRegistry
    function draw(bytes32 seed, uint256 panel, uint256 snapshotBlock, address[] calldata excluded)
        external
        view
        override
        returns (uint256 seats, address[] memory drawn)
    {
        uint48 snapshot = _past(snapshotBlock);
        uint256[] memory pool = _pool(snapshot, excluded);
        (, uint256 places) = pool.tally();
        uint256 most = _count1s(places);
        if (most > MAX_PANEL) most = MAX_PANEL;
        if (panel == 0 || panel > most) revert PanelOutOfRange(panel, most);
        seats = pool.pick(seed, panel);
        drawn = new address[](panel);
        for (uint256 i = 0; i < panel; ++i) {
            drawn[i] = _holderAt((seats >> (8 * i)) & 0xff, snapshot);
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

    /// @dev The pages at a snapshot without the excluded.
    function _pool(uint48 snapshot, address[] calldata excluded) private view returns (uint256[] memory pool) {
        pool = _pages.load(_highest, snapshot);
        for (uint256 i = 0; i < excluded.length; ++i) {
            // Place 0 has no units.
            pool.exclude(_placeAt(excluded[i], snapshot));
        }
    }
}
