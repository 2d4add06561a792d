// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IValidatorRegistry} from "../interfaces/IValidatorRegistry.sol";
import {BLS12381} from "../libraries/BLS12381.sol";
import {Snapshots} from "../libraries/Snapshots.sol";
import {StakePages} from "../libraries/StakePages.sol";

/// @title Who holds which place, with how many units and under which key, by block
/// @dev *safety*: a place is held iff it has units, iff its bit is set, iff its holder's key is part of the aggregate. Only
/// `_join`, `_reweigh` and `_leave` change any of these, each of them all.
abstract contract RegistryPlaces is IValidatorRegistry {
    using Snapshots for Snapshots.History;
    using StakePages for StakePages.Pages;
    using StakePages for uint256[];

    StakePages.Pages internal _pages;

    /// @dev Bit p for each place p that is held; bit 0 never.
    uint256 private _held;
    /// @dev The highest place that was ever held: pages above it are empty at any block.
    uint256 internal _highest;

    mapping(uint256 place => Snapshots.History) private _holders;
    mapping(address validator => Snapshots.History) private _places;

    /// @dev Without the zero bytes of their encoding, see `BLS12381.packG2`.
    mapping(address validator => bytes32[6]) private _keys;
    mapping(address validator => bytes32) internal _keyHashes;
    bytes32[6] private _aggregate;
    /// @dev By the block of the change. A hash is more than a history's value holds, so that history has the blocks.
    mapping(uint256 changedAt => bytes32) private _aggregateHashes;
    Snapshots.History private _aggregateChanges;

    // --- views ---

    /// @inheritdoc IValidatorRegistry
    function validatorAt(uint8 place, uint256 snapshotBlock) external view override returns (address) {
        return _holderAt(place, _past(snapshotBlock));
    }

    /// @inheritdoc IValidatorRegistry
    function placeAt(address validator, uint256 snapshotBlock) external view override returns (uint8) {
        return _placeAt(validator, _past(snapshotBlock));
    }

    /// @inheritdoc IValidatorRegistry
    function weightAt(address validator, uint256 snapshotBlock) external view override returns (uint24) {
        uint48 snapshot = _past(snapshotBlock);
        // Place 0 has no units.
        return _pages.unitsAt(_placeAt(validator, snapshot), snapshot);
    }

    /// @inheritdoc IValidatorRegistry
    function unitsAt(uint256 snapshotBlock) external view override returns (uint256 total) {
        (total,) = _pages.load(_highest, _past(snapshotBlock)).tally();
    }

    /// @inheritdoc IValidatorRegistry
    function aggregateHashAt(uint256 snapshotBlock) public view override returns (bytes32) {
        return _aggregateHashes[_aggregateChanges.valueAt(_past(snapshotBlock))];
    }

    /// @inheritdoc IValidatorRegistry
    function placeOf(address validator) public view override returns (uint8) {
        // A place is a byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(_places[validator].value());
    }

    /// @inheritdoc IValidatorRegistry
    function members() external view override returns (address[] memory list) {
        list = new address[](count());
        uint256 i = 0;
        for (uint256 left = _held; left != 0; left &= left - 1) {
            list[i++] = _holder(Math.log2(left & (~left + 1)));
        }
    }

    /// @inheritdoc IValidatorRegistry
    function count() public view override returns (uint256) {
        return _count1s(_held);
    }

    /// @inheritdoc IValidatorRegistry
    function keyOf(address validator) external view override returns (bytes memory) {
        return _keyHashes[validator] == 0 ? bytes("") : BLS12381.unpackG2(_keys[validator]);
    }

    /// @inheritdoc IValidatorRegistry
    function aggregate() public view override returns (bytes memory) {
        return BLS12381.unpackG2(_aggregate);
    }

    // --- changes ---

    /// @dev Keeps a key on its first use; later only the same one is accepted.
    function _bindKey(address validator, bytes calldata key) internal returns (bytes32 keyHash) {
        keyHash = keccak256(key);
        bytes32 registered = _keyHashes[validator];
        if (registered == keyHash) return keyHash;
        if (registered != 0) revert KeyMismatch(keyHash, registered);
        _keyHashes[validator] = keyHash;
        _keys[validator] = BLS12381.packG2(key);
    }

    /// @dev Gives a free place; the caller has made one and has bound the key.
    function _join(address validator, uint24 units) internal returns (uint8 place) {
        uint256 free = _free();
        uint256 lowest = Math.log2(free & (~free + 1));
        _held |= uint256(1) << lowest;
        if (lowest > _highest) _highest = lowest;
        // A place is a byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        place = uint8(lowest);
        _holders[place].set(uint160(validator));
        _places[validator].set(place);
        _setAggregate(BLS12381.addG2(aggregate(), BLS12381.unpackG2(_keys[validator])));
        _reweigh(validator, place, units);
    }

    /// @dev `units` is not 0: that is `_leave`.
    function _reweigh(address validator, uint8 place, uint24 units) internal {
        _pages.setUnits(place, units);
        emit WeightChanged(validator, place, units);
    }

    function _leave(address validator, uint8 place) internal {
        _held &= ~(uint256(1) << place);
        _holders[place].set(0);
        _places[validator].set(0);
        _setAggregate(BLS12381.addG2(aggregate(), BLS12381.negateG2(BLS12381.unpackG2(_keys[validator]))));
        _reweigh(validator, place, 0);
    }

    function _setAggregate(bytes memory sum) private {
        _aggregate = BLS12381.packG2(sum);
        _aggregateHashes[block.number] = keccak256(sum);
        _aggregateChanges.set(uint208(block.number));
        emit AggregateChanged(sum);
    }

    // --- internal ---

    /// @dev Bit p for each place p, 1..255, that nobody holds.
    function _free() internal view returns (uint256) {
        return ~_held & ~uint256(1);
    }

    function _holder(uint256 place) internal view returns (address) {
        return address(uint160(_holders[place].value()));
    }

    function _holderAt(uint256 place, uint48 snapshot) internal view returns (address) {
        return address(uint160(_holders[place].valueAt(snapshot)));
    }

    function _placeAt(address validator, uint48 snapshot) internal view returns (uint8) {
        // A place is a byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(_places[validator].valueAt(snapshot));
    }

    /// @dev Only a past block's weights are final.
    function _past(uint256 snapshotBlock) internal view returns (uint48) {
        if (snapshotBlock >= block.number) revert SnapshotNotPast(snapshotBlock, block.number);
        // Block numbers stay far below 2^48.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint48(snapshotBlock);
    }

    /// @dev For masks without bit 0, which no place has: 256 would not fit the byte that holds the sum. Counts within
    /// pairs of bits, then fours, then bytes, and adds the bytes up in the highest one.
    function _count1s(uint256 mask) internal pure returns (uint256) {
        // Each difference and sum stays within its group of bits; of the product only the highest byte is meant.
        unchecked {
            mask -= (mask >> 1) & (type(uint256).max / 3);
            mask = (mask & (type(uint256).max / 5)) + ((mask >> 2) & (type(uint256).max / 5));
            mask = (mask + (mask >> 4)) & (type(uint256).max / 17);
            return (mask * (type(uint256).max / 255)) >> 248;
        }
    }
}
