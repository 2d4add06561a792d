// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Where a contract learns an old block's hash from. One adapter per kind of chain, pinned in an Offer's terms.
interface IBlockHashSource {
    /// @notice Hash of a block that the chain itself vouches for.
    /// @param number block number, below the current one
    /// @return the hash, or zero when this source cannot vouch for that block (the caller must refuse)
    function blockHash(uint256 number) external view returns (bytes32);
}
