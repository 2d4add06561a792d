// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Blockhash} from "@openzeppelin/contracts/utils/Blockhash.sol";

import {IBlockHashSource} from "./interfaces/IBlockHashSource.sol";
import {IHistorySource} from "./interfaces/IHistorySource.sol";
import {CalldataRLP} from "./libraries/CalldataRLP.sol";
import {CalldataTrie} from "./libraries/CalldataTrie.sol";
import {Header, ProvenHeader} from "./libraries/ProvenHeader.sol";

/// @title Block hashes from BLOCKHASH, EIP-2935 and proven anchors
contract HistorySource is IHistorySource {
    using CalldataRLP for uint256;

    /// @dev Where EIP-2935 keeps the last hashes.
    address private constant HISTORY = 0x0000F90827F1C53a10cb7A02335B175320002935;

    /// @dev keccak256 of the runtime code that EIP-2935 prescribes. Other code could keep a ring of another size.
    bytes32 private constant HISTORY_CODE_HASH = 0x6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d;

    /// @dev Slots of the ring: block `n` writes the hash of `n - 1` to slot `(n - 1) % RING`.
    uint256 private constant RING = 8191;

    /// @inheritdoc IHistorySource
    mapping(uint256 number => bytes32) public anchors;

    /// @dev Refuses a chain without the EIP-2935 contract.
    constructor() {
        _checkHistoryCode(HISTORY.codehash);
    }

    /// @inheritdoc IHistorySource
    function anchor(uint256 number) external returns (bytes32 hash) {
        hash = blockHash(number);
        if (hash == 0) revert ProvenHeader.BlockHashUnknown(number);
        _store(number, hash);
    }

    /// @inheritdoc IHistorySource
    function anchorByProof(
        bytes calldata header,
        bytes[] calldata accountProof,
        bytes[] calldata storageProof,
        uint256 target
    ) external returns (bytes32 hash) {
        Header memory known = ProvenHeader.parse(header);
        ProvenHeader.check(known, blockHash(known.number));
        // After block `n` the ring holds n - 8191 to n - 1, both inclusive: the slot of n - 8191 is overwritten by n + 1.
        if (target >= known.number || known.number - target > RING) revert TargetOutOfRange(target, known.number);
        hash = _slot(_storageRoot(known.stateRoot, accountProof), storageProof, target);
        _store(target, hash);
    }

    /// @inheritdoc IBlockHashSource
    function blockHash(uint256 number) public view returns (bytes32 hash) {
        hash = Blockhash.blockHash(number);
        if (hash == 0) hash = anchors[number];
    }

    /// @dev Keeps a hash. A block has one hash, so a stored one is never replaced by another.
    function _store(uint256 number, bytes32 hash) private {
        if (anchors[number] != 0) return;
        anchors[number] = hash;
        emit Anchored(number, hash);
    }

    /// @dev The history contract's storage root under a state root.
    function _storageRoot(bytes32 stateRoot, bytes[] calldata proof) private pure returns (bytes32 root) {
        uint256 key = uint256(keccak256(abi.encodePacked(HISTORY)));
        (uint256 cursor, uint256 end) = CalldataTrie.find(stateRoot, key, 64, proof);
        if (cursor == 0) revert AccountNotProven();
        uint256 next;
        (cursor, next) = cursor.list(end);
        if (next != end) revert CalldataRLP.MalformedRLP();
        cursor = cursor.skip(end); // nonce
        cursor = cursor.skip(end); // balance
        root = cursor.bytes32At();
        cursor = cursor.skip(end);
        _checkHistoryCode(cursor.bytes32At());
        if (cursor.skip(end) != end) revert CalldataRLP.MalformedRLP();
    }

    /// @dev The hash of `target` under a storage root of the history contract.
    function _slot(bytes32 storageRoot, bytes[] calldata proof, uint256 target) private pure returns (bytes32 hash) {
        uint256 key = uint256(keccak256(abi.encode(target % RING)));
        (uint256 cursor, uint256 end) = CalldataTrie.find(storageRoot, key, 64, proof);
        if (cursor == 0) revert TargetNotProven(target);
        // Storage values are integers: a hash that begins with zero bytes is stored without them.
        (uint256 value, uint256 next) = cursor.integer(end);
        if (next != end || value == 0) revert CalldataRLP.MalformedRLP();
        hash = bytes32(value);
    }

    function _checkHistoryCode(bytes32 actual) private pure {
        if (actual != HISTORY_CODE_HASH) revert HistoryContractUnsupported(actual, HISTORY_CODE_HASH);
    }
}
