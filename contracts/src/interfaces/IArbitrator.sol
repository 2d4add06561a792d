// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrable} from "./IArbitrable.sol";

/// @title ERC-792 arbitrator
interface IArbitrator {
    /// @dev Waiting: no ruling. Appealable: a ruling exists and may be appealed now. Solved: final, not necessarily delivered.
    enum DisputeStatus {
        Waiting,
        Appealable,
        Solved
    }

    event DisputeCreation(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);
    event AppealPossible(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);
    event AppealDecision(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);

    function createDispute(uint256 _choices, bytes calldata _extraData) external payable returns (uint256 disputeID);
    function arbitrationCost(bytes calldata _extraData) external view returns (uint256 cost);
    function appeal(uint256 _disputeID, bytes calldata _extraData) external payable;
    function appealCost(uint256 _disputeID, bytes calldata _extraData) external view returns (uint256 cost);
    function appealPeriod(uint256 _disputeID) external view returns (uint256 start, uint256 end);
    function disputeStatus(uint256 _disputeID) external view returns (DisputeStatus status);
    function currentRuling(uint256 _disputeID) external view returns (uint256 ruling);
}
