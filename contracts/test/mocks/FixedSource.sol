// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";

/// @dev Vouches for exactly the hashes it was told.
contract FixedSource is IBlockHashSource {
    mapping(uint256 number => bytes32) public blockHash;

    function set(uint256 number, bytes32 hash) external {
        blockHash[number] = hash;
    }
}
