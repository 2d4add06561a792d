// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev What an ERC-3009 authorization says, in three words. An amount or a time that does not fit is settled alone, at
/// the token.
struct PackedTransfer {
    uint256 fromAndValue; // from (160 bits), value (96 bits, base units)
    uint256 toAndTimes; // to (160 bits), validAfter (48 bits), validBefore (48 bits); unix seconds, both exclusive
    bytes32 nonce;
}

/// @dev Signed by a key; for the token's `v, r, s` form, which every ERC-3009 token has.
struct KeyPayment {
    PackedTransfer transfer;
    bytes32 r;
    bytes32 vs; // s, with the parity of the point (v - 27) in the top bit (ERC-2098)
}

/// @dev Signed by a contract, or by a signature of another length; for the token's `bytes` form.
struct WalletPayment {
    PackedTransfer transfer;
    bytes signature;
}

/// @title Many ERC-3009 payments in one transaction
/// @notice Anyone may send a batch. It moves what was signed, to whom it was signed for, and nothing else.
/// @dev *safety*: no owner, no storage, no approval, no balance of its own; the only calls it makes are the token's two
/// forms of `transferWithAuthorization`, which need the payer's signature. *liveness*: a payment that the token refuses
/// (used, cancelled, expired, unfunded) does not sink the others, and neither does a signer's or a token's code: it has
/// its own gas and no more.
interface IBatchSettler {
    /// @notice A batch was sent to a token.
    /// @param count payments in it
    /// @param settled bit `i` is set if the token took payment `i`: key payments in order, then wallet payments
    event BatchSettled(address indexed token, address indexed sender, uint256 count, uint256 settled);

    /// @notice The token refused a payment. That does not say that it was not paid: anyone may have sent it before.
    /// @param index place in the batch: key payments in order, then wallet payments
    /// @param reason the token's revert data, cut at `MAX_REASON` bytes
    event PaymentRefused(
        address indexed token, address indexed from, bytes32 indexed nonce, uint256 index, bytes reason
    );

    /// @notice The batch has no payment, or more than it may.
    error BatchSizeInvalid(uint256 size, uint256 max);

    /// @notice A call to an address without code succeeds and moves nothing.
    error TokenWithoutCode(address token);

    /// @notice Not enough gas left to give payment `index` its whole share; nothing of the batch has happened.
    error GasTooLow(uint256 index, uint256 left, uint256 required);

    /// @notice Largest batch, payments.
    function MAX_PAYMENTS() external view returns (uint256);

    /// @notice Longest reason kept of a refusal, bytes.
    function MAX_REASON() external view returns (uint256);

    /// @notice Gas that a key payment may use at the token.
    function KEY_GAS() external view returns (uint256);

    /// @notice Gas that a wallet payment may use at the token, the wallet's own check included.
    function WALLET_GAS() external view returns (uint256);

    /// @notice Sends every payment to the token and says which ones it took. Anyone may call.
    /// @dev Reverts with `BatchSizeInvalid`, `TokenWithoutCode` or `GasTooLow`; never because the token refuses. Whether
    /// a payment is taken does not depend on the gas of the transaction: each gets its whole share, or all is reverted.
    /// @param token ERC-3009 token of all payments
    /// @return settled bit `i` is set if the token took payment `i`: key payments in order, then wallet payments
    function settle(address token, KeyPayment[] calldata byKey, WalletPayment[] calldata byWallet)
        external
        returns (uint256 settled);
}
