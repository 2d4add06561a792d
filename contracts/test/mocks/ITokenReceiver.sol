// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev Called by a `HookToken` in the middle of a transfer.
interface ITokenReceiver {
    function tokensReceived(uint256 amount) external;
}
