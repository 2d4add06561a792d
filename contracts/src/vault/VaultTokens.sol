// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC3009} from "../interfaces/IERC3009.sol";
import {IVault} from "../interfaces/IVault.sol";
import {Authorization} from "../interfaces/OfferStructs.sol";

/// @title How tokens enter and leave the Vault, and what could not leave
abstract contract VaultTokens is IVault, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    mapping(address token => mapping(address owner => uint256)) private _credits; // slot 0

    /// @inheritdoc IVault
    function claim(address token, address owner) external nonReentrant returns (uint256 amount) {
        return _payCredit(token, owner, owner);
    }

    /// @inheritdoc IVault
    function credits(address token, address owner) external view returns (uint256) {
        return _credits[token][owner];
    }

    /// @dev Pulls exactly `value`. The token's caller check keeps anyone else from using the authorization.
    function _receive(address token, address from, uint256 value, bytes32 nonce, Authorization calldata authorization)
        internal
    {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC3009(token)
            .receiveWithAuthorization(
                from,
                address(this),
                value,
                authorization.validAfter,
                authorization.validBefore,
                nonce,
                authorization.signature
            );
        _checkReceived(token, before, value);
    }

    /// @dev Pulls exactly `value` by allowance. Only from whoever sent the act that needs it.
    function _pull(address token, address from, uint256 value) internal {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(from, address(this), value);
        _checkReceived(token, before, value);
    }

    function _checkReceived(address token, uint256 before, uint256 value) private view {
        uint256 received = IERC20(token).balanceOf(address(this)) - before;
        if (received != value) revert ReceivedMismatch(received, value);
    }

    function _payCredit(address token, address owner, address to) internal returns (uint256 amount) {
        amount = _credits[token][owner];
        if (amount == 0) revert NothingToClaim(token, owner);
        _credits[token][owner] = 0;
        emit CreditClaimed(token, owner, to, amount);
        IERC20(token).safeTransfer(to, amount);
    }

    /// @dev Sends, or else credits.
    function _push(address token, address to, uint256 amount) internal {
        if (amount == 0) return;
        if (!IERC20(token).trySafeTransfer(to, amount)) {
            _credits[token][to] += amount;
            emit Credited(token, to, amount);
        }
    }
}
