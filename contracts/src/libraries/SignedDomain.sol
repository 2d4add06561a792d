// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {TypedData} from "./TypedData.sol";

/// @title Tells the domain that a contract's typed data is signed in
abstract contract SignedDomain is IERC5267 {
    /// @inheritdoc IERC5267
    function eip712Domain()
        external
        view
        override
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return TypedData.domain();
    }
}
