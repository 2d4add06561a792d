// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IBlockHashSource} from "./IBlockHashSource.sol";

/// @title Block hashes of a chain with EIP-2935: recent ones from the chain, older ones from anchors anybody may add.
/// @dev *safety*: every hash comes from the EVM or is proven under one that did; there is no owner and nothing to trust.
/// *liveness*: an old block is reached hop by hop, each hop at most 8,191 blocks below a block already known, by anyone
/// who has the state of the blocks hopped from. `anchor` makes the first hop needless if called in time.
interface IHistorySource is IBlockHashSource {
    /// @notice A block's hash was stored and stays known for ever.
    event Anchored(uint256 indexed number, bytes32 hash);

    /// @notice The chain's EIP-2935 contract is missing, or is not the one whose storage this source can read.
    /// @param actual code hash found at its address, here or in the proven state
    error HistoryContractUnsupported(bytes32 actual, bytes32 expected);

    /// @notice The history contract does not hold this block's hash in the state after block `knownBlock`.
    /// It holds `knownBlock - 8191` to `knownBlock - 1`, both inclusive.
    error TargetOutOfRange(uint256 target, uint256 knownBlock);

    /// @notice The nodes do not prove the history contract's account under the header's state root.
    error AccountNotProven();

    /// @notice The nodes do not prove a hash of `target` under the history contract's storage root.
    error TargetNotProven(uint256 target);

    /// @notice Hash stored for a block, zero when none is.
    function anchors(uint256 number) external view returns (bytes32);

    /// @notice Stores a block's hash while the chain still gives it. Anyone may call; repeating it changes nothing.
    /// Reverts with `BlockHashUnknown(number)` when the hash is neither reachable nor stored.
    /// @param number block number, below the current one
    /// @return hash the block's hash
    function anchor(uint256 number) external returns (bytes32 hash);

    /// @notice Stores the hash of an older block, proven by the history contract's storage after a known block.
    /// Anyone may call; repeating it changes nothing. Reverts when the header's block is not known
    /// (`BlockHashUnknown`), is another one (`HeaderMismatch`), or when a proof does not hold.
    /// @param header RLP of the header of a block that `blockHash` knows
    /// @param accountProof state-trie nodes to the history contract, root first
    /// @param storageProof storage-trie nodes to slot `target % 8191`, root first
    /// @param target block to store, from 8,191 below the header's block to the one directly below it, both inclusive
    /// @return hash the hash of `target`
    function anchorByProof(
        bytes calldata header,
        bytes[] calldata accountProof,
        bytes[] calldata storageProof,
        uint256 target
    ) external returns (bytes32 hash);
}
