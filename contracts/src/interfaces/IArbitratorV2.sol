// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IArbitrable} from "./IArbitrable.sol";

/// @title Kleros v2 arbitrator; ERC-165 id 0x059f1667
interface IArbitratorV2 {
    event DisputeCreation(uint256 indexed _disputeID, IArbitrable indexed _arbitrable);
    /// @dev The final ruling is known.
    event Ruling(IArbitrable indexed _arbitrable, uint256 indexed _disputeID, uint256 _ruling);
    /// @dev The arbitrable took it.
    event RulingExecuted(IArbitrable indexed _arbitrable, uint256 indexed _disputeID, uint256 _ruling);
    event AcceptedFeeToken(IERC20 indexed _token, bool indexed _accepted);

    /// @notice Opens a dispute whose fee comes with the call, in the chain's coin.
    function createDispute(uint256 _numberOfChoices, bytes calldata _extraData)
        external
        payable
        returns (uint256 disputeID);

    /// @notice Opens a dispute whose fee is pulled from the caller in `_feeToken`.
    function createDispute(uint256 _numberOfChoices, bytes calldata _extraData, IERC20 _feeToken, uint256 _feeAmount)
        external
        returns (uint256 disputeID);

    /// @notice Fee in the chain's coin, wei.
    function arbitrationCost(bytes calldata _extraData) external view returns (uint256 cost);

    /// @notice Fee in `_feeToken`, base units. Reverts for a token that is not accepted.
    function arbitrationCost(bytes calldata _extraData, IERC20 _feeToken) external view returns (uint256 cost);

    /// @notice The standing ruling, 0 before the first. A caller of ERC-792 reads the first word only, which is the same.
    function currentRuling(uint256 _disputeID) external view returns (uint256 ruling, bool tied, bool overridden);
}
