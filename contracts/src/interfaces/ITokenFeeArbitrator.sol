// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title The ERC-20 fee path of Kleros v2's `IArbitratorV2`
interface ITokenFeeArbitrator {
    /// @notice Opens a dispute whose fee is pulled from the caller in `_feeToken`.
    function createDispute(uint256 _numberOfChoices, bytes calldata _extraData, IERC20 _feeToken, uint256 _feeAmount)
        external
        returns (uint256 disputeID);

    /// @notice Fee for a dispute in `_feeToken`, base units. Reverts for a token that is not accepted.
    function arbitrationCost(bytes calldata _extraData, IERC20 _feeToken) external view returns (uint256 cost);
}
