// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IBatchSettler, KeyPayment, PackedTransfer, WalletPayment} from "./interfaces/IBatchSettler.sol";
import {
    ITransferWithAuthorization,
    ITransferWithWalletAuthorization
} from "./interfaces/ITransferWithAuthorization.sol";

/// @title Settles many ERC-3009 payments in one transaction
contract BatchSettler is IBatchSettler, ReentrancyGuardTransient {
    /// @dev What both kinds of payments say of their transfer.
    struct Transfer {
        address from;
        address to;
        uint256 value;
        uint256 validAfter;
        uint256 validBefore;
        bytes32 nonce;
    }

    /// @inheritdoc IBatchSettler
    uint256 public constant MAX_PAYMENTS = 128;

    /// @inheritdoc IBatchSettler
    /// @dev A revert string of up to 96 bytes, with its selector, offset and length.
    uint256 public constant MAX_REASON = 164;

    /// @inheritdoc IBatchSettler
    /// @dev Circle's token uses about 70,000 for a payer's first payment to a payee without a balance.
    uint256 public constant KEY_GAS = 200_000;

    /// @inheritdoc IBatchSettler
    uint256 public constant WALLET_GAS = 500_000;

    /// @dev Spent between the check of the gas and the call: a few dozen instructions and a call to a warm account.
    uint256 private constant CALL_GAS = 2_000;

    /// @dev Of what is left, a call passes on all but the 64th part (EIP-150).
    uint256 private constant KEPT_PART = 64;

    uint256 private constant PARITY_BIT = 1 << 255;

    /// @inheritdoc IBatchSettler
    function settle(address token, KeyPayment[] calldata byKey, WalletPayment[] calldata byWallet)
        external
        nonReentrant
        returns (uint256 settled)
    {
        uint256 keys = byKey.length;
        uint256 count = keys + byWallet.length;
        if (count == 0 || count > MAX_PAYMENTS) revert BatchSizeInvalid(count, MAX_PAYMENTS);
        if (token.code.length == 0) revert TokenWithoutCode(token);
        for (uint256 i = 0; i < keys; ++i) {
            if (_send(token, i, byKey[i].transfer, KEY_GAS, _keyCall(byKey[i]))) settled |= _bit(i);
        }
        for (uint256 i = keys; i < count; ++i) {
            WalletPayment calldata payment = byWallet[i - keys];
            if (_send(token, i, payment.transfer, WALLET_GAS, _walletCall(payment))) settled |= _bit(i);
        }
        emit BatchSettled(token, msg.sender, count, settled);
    }

    function _keyCall(KeyPayment calldata payment) private pure returns (bytes memory) {
        uint256 vs = uint256(payment.vs);
        Transfer memory t = _unpack(payment.transfer);
        return abi.encodeCall(
            ITransferWithAuthorization.transferWithAuthorization,
            (
                t.from,
                t.to,
                t.value,
                t.validAfter,
                t.validBefore,
                t.nonce,
                // 27 or 28.
                // forge-lint: disable-next-line(unsafe-typecast)
                uint8(27 + (vs >> 255)),
                payment.r,
                bytes32(vs & ~PARITY_BIT)
            )
        );
    }

    function _walletCall(WalletPayment calldata payment) private pure returns (bytes memory) {
        Transfer memory t = _unpack(payment.transfer);
        return abi.encodeCall(
            ITransferWithWalletAuthorization.transferWithAuthorization,
            (t.from, t.to, t.value, t.validAfter, t.validBefore, t.nonce, payment.signature)
        );
    }

    function _unpack(PackedTransfer calldata t) private pure returns (Transfer memory) {
        return Transfer({
            from: _high(t.fromAndValue),
            to: _high(t.toAndTimes),
            value: uint96(t.fromAndValue),
            validAfter: uint48(t.toAndTimes >> 48),
            validBefore: uint48(t.toAndTimes),
            nonce: t.nonce
        });
    }

    /// @dev Calls the token with exactly `gasLimit`, and records a refusal.
    function _send(address token, uint256 index, PackedTransfer calldata t, uint256 gasLimit, bytes memory data)
        private
        returns (bool taken)
    {
        uint256 required = gasLimit * KEPT_PART / (KEPT_PART - 1) + CALL_GAS;
        uint256 left = gasleft();
        if (left < required) revert GasTooLow(index, left, required);
        bytes memory reason;
        (taken, reason) = _call(token, gasLimit, data);
        if (!taken) emit PaymentRefused(token, _high(t.fromAndValue), t.nonce, index, reason);
    }

    /// @dev A high-level call copies all of the revert data, however long a hostile token makes it.
    function _call(address token, uint256 gasLimit, bytes memory data)
        private
        returns (bool taken, bytes memory reason)
    {
        assembly ("memory-safe") {
            taken := call(gasLimit, token, 0, add(data, 0x20), mload(data), 0, 0)
            if iszero(taken) {
                let size := returndatasize()
                if gt(size, MAX_REASON) { size := MAX_REASON }
                reason := mload(0x40)
                mstore(reason, size)
                let start := add(reason, 0x20)
                returndatacopy(start, 0, size)
                mstore(0x40, and(add(add(start, size), 0x1f), not(0x1f)))
            }
        }
    }

    function _bit(uint256 index) private pure returns (uint256) {
        return uint256(1) << index;
    }

    function _high(uint256 word) private pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(word >> 96)); // 160 bits are left
    }
}
