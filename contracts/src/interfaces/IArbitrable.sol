// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrator} from "./IArbitrator.sol";

/// @title ERC-792 arbitrable
interface IArbitrable {
    /// @notice The final ruling of a dispute was enforced.
    event Ruling(IArbitrator indexed _arbitrator, uint256 indexed _disputeID, uint256 _ruling);

    /// @notice Give the final ruling of a dispute. Only the dispute's arbitrator may call.
    /// @param _disputeID identifier the arbitrator returned from `createDispute`
    /// @param _ruling 0 refused to arbitrate, 1..choices otherwise
    function rule(uint256 _disputeID, uint256 _ruling) external;
}
