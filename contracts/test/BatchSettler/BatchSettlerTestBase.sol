// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBatchSettler, KeyPayment, PackedTransfer, WalletPayment} from "../../src/interfaces/IBatchSettler.sol";
import {FiatTokenTest, IFiatToken} from "../base/FiatToken.sol";

/// @title Payers, payees and the batch settler before Circle's token
abstract contract BatchSettlerTest is FiatTokenTest {
    uint96 internal constant AMOUNT = 10_000;
    uint256 internal constant FUNDS = 1_000_000;
    uint48 internal constant VALID_AFTER = 0;
    uint48 internal constant VALID_BEFORE = 1_900_000_000;
    uint48 internal constant START = 1_800_000_000;

    IFiatToken internal token;
    IBatchSettler internal settler;
    address internal payee;
    address internal sender;

    function setUp() public virtual {
        vm.warp(START);
        token = deployFiatToken();
        settler = IBatchSettler(create("BatchSettler.sol:BatchSettler", ""));
        payee = makeAddr("payee");
        sender = makeAddr("sender");
        vm.label(address(settler), "settler");
    }

    /// @dev Payer `i`, with money.
    function funded(uint256 i) internal returns (Account memory payer) {
        payer = makeAccount(string.concat("payer ", vm.toString(i)));
        token.mint(payer.addr, FUNDS);
    }

    /// @dev One signed payment each of `count` payers.
    function payments(uint256 count) internal returns (KeyPayment[] memory list) {
        list = new KeyPayment[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = keyPayment(funded(i), AMOUNT, bytes32(i + 1));
        }
    }

    function keyPayment(Account memory payer, uint96 value, bytes32 nonce) internal view returns (KeyPayment memory) {
        return keyPayment(token, payer, value, VALID_AFTER, VALID_BEFORE, nonce);
    }

    function keyPayment(
        IFiatToken of_,
        Account memory payer,
        uint96 value,
        uint48 validAfter,
        uint48 validBefore,
        bytes32 nonce
    ) internal view returns (KeyPayment memory) {
        bytes32 digest = authorizationDigest(
            of_, TRANSFER_TYPEHASH, payer.addr, payee, value, validAfter, validBefore, nonce
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(payer.key, digest);
        return KeyPayment({
            transfer: pack(payer.addr, payee, value, validAfter, validBefore, nonce),
            r: r,
            vs: bytes32(uint256(v - 27) << 255 | uint256(s))
        });
    }

    function walletPayment(address wallet, bytes32 nonce, bytes memory signature)
        internal
        view
        returns (WalletPayment memory)
    {
        return WalletPayment({
            transfer: pack(wallet, payee, AMOUNT, VALID_AFTER, VALID_BEFORE, nonce), signature: signature
        });
    }

    function pack(address from, address to, uint96 value, uint48 validAfter, uint48 validBefore, bytes32 nonce)
        internal
        pure
        returns (PackedTransfer memory)
    {
        return PackedTransfer({
            fromAndValue: uint256(uint160(from)) << 96 | value,
            toAndTimes: uint256(uint160(to)) << 96 | uint256(validAfter) << 48 | validBefore,
            nonce: nonce
        });
    }

    function noKeys() internal pure returns (KeyPayment[] memory) {
        return new KeyPayment[](0);
    }

    function noWallets() internal pure returns (WalletPayment[] memory) {
        return new WalletPayment[](0);
    }

    /// @dev The lowest `count` bits.
    function all(uint256 count) internal pure returns (uint256) {
        return (uint256(1) << count) - 1;
    }

    function text(string memory reason) internal pure returns (bytes memory) {
        return abi.encodeWithSignature("Error(string)", reason);
    }
}
