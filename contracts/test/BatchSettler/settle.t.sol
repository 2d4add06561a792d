// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBatchSettler, KeyPayment, WalletPayment} from "../../src/interfaces/IBatchSettler.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {Wallet} from "../mocks/Wallet.sol";
import {BatchSettlerTest} from "./BatchSettlerTestBase.sol";
import {PlainToken} from "./PlainToken.sol";

contract SettleTest is BatchSettlerTest {
    string private constant USED = "FiatTokenV2: authorization is used or canceled";

    function test_settle_succeeds_movingWhatWasSigned() public {
        KeyPayment[] memory list = payments(3);
        vm.expectEmit(address(settler));
        emit IBatchSettler.BatchSettled(address(token), sender, 3, 7);
        vm.prank(sender);
        uint256 settled = settler.settle(address(token), list, noWallets());
        assertEq(settled, 7, "settled");
        assertEq(token.balanceOf(payee), 3 * uint256(AMOUNT), "payee");
        for (uint256 i = 0; i < 3; ++i) {
            address payer = address(uint160(list[i].transfer.fromAndValue >> 96));
            assertEq(token.balanceOf(payer), FUNDS - AMOUNT, "payer");
            assertTrue(token.authorizationState(payer, list[i].transfer.nonce), "nonce");
        }
    }

    /// @dev Both parities of the signature's point occur in thirty-two signatures.
    function test_settle_succeeds_withTheWidestFields() public {
        uint256 odd = 0;
        KeyPayment[] memory list = new KeyPayment[](32);
        for (uint256 i = 0; i < list.length; ++i) {
            Account memory payer = makeAccount(string.concat("rich ", vm.toString(i)));
            token.mint(payer.addr, type(uint96).max);
            // 2^255 is the largest balance the token can hold: the payee of all would overflow nothing.
            list[i] = keyPayment(token, payer, type(uint96).max, START - 1, type(uint48).max, keccak256(abi.encode(i)));
            odd += uint256(list[i].vs) >> 255;
        }
        assertGt(odd, 0, "odd parities");
        assertLt(odd, 32, "odd parities");
        assertEq(settler.settle(address(token), list, noWallets()), all(32), "settled");
        assertEq(token.balanceOf(payee), 32 * uint256(type(uint96).max), "payee");
    }

    function test_settle_succeeds_withoutTheBadOne() public {
        KeyPayment[] memory list = payments(3);
        list[1].transfer.fromAndValue += 1; // one unit more than signed
        address payer = address(uint160(list[1].transfer.fromAndValue >> 96));
        vm.expectEmit(address(settler));
        emit IBatchSettler.PaymentRefused(
            address(token), payer, list[1].transfer.nonce, 1, text("FiatTokenV2: invalid signature")
        );
        vm.expectEmit(address(settler));
        emit IBatchSettler.BatchSettled(address(token), address(this), 3, 5);
        assertEq(settler.settle(address(token), list, noWallets()), 5, "settled");
        assertEq(token.balanceOf(payer), FUNDS, "payer of the bad one");
        assertEq(token.balanceOf(payee), 2 * uint256(AMOUNT), "payee");
    }

    /// @dev Every field is signed: whichever is changed, nothing moves.
    function test_settle_movesNothingThatWasNotSigned() public {
        address thief = makeAddr("thief");
        Account memory payer = funded(0);
        KeyPayment[] memory list = new KeyPayment[](7);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i] = keyPayment(payer, AMOUNT, bytes32(uint256(1)));
        }
        list[0].transfer.toAndTimes = uint256(uint160(thief)) << 96 | uint96(list[0].transfer.toAndTimes);
        list[1].transfer.fromAndValue = uint256(uint160(funded(1).addr)) << 96 | AMOUNT;
        list[2].transfer.fromAndValue -= 1;
        list[3].transfer.toAndTimes += 1; // validBefore
        list[4].transfer.toAndTimes += 1 << 48; // validAfter
        list[5].transfer.nonce = bytes32(uint256(2));
        list[6].vs ^= bytes32(uint256(1) << 255);
        assertEq(settler.settle(address(token), list, noWallets()), 0, "settled");
        assertEq(token.balanceOf(payer.addr), FUNDS, "payer");
        assertEq(token.balanceOf(thief), 0, "thief");
    }

    /// @dev An authorization that is good for another token, or for the caller alone, is none here.
    function test_settle_refuses_whatIsSignedForAnotherUse() public {
        Account memory payer = funded(0);
        bytes32 digest = authorizationDigest(
            token, RECEIVE_TYPEHASH, payer.addr, address(settler), AMOUNT, VALID_AFTER, VALID_BEFORE, 0
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(payer.key, digest);
        KeyPayment[] memory list = new KeyPayment[](2);
        list[0] = KeyPayment({
            transfer: pack(payer.addr, address(settler), AMOUNT, VALID_AFTER, VALID_BEFORE, 0),
            r: r,
            vs: bytes32(uint256(v - 27) << 255 | uint256(s))
        });
        IFiatToken other = deployFiatToken();
        list[1] = keyPayment(other, payer, AMOUNT, VALID_AFTER, VALID_BEFORE, 0);
        assertEq(settler.settle(address(token), list, noWallets()), 0, "settled");
        assertEq(token.balanceOf(payer.addr), FUNDS, "payer");
    }

    /// @dev Whoever takes one payment out of a batch pays the gas, moves the money where it was signed to go, and stops
    /// nothing: the payer pays once and the others are settled.
    function test_settle_succeeds_whenAPaymentWasSentBefore() public {
        KeyPayment[] memory list = payments(3);
        address payer = address(uint160(list[1].transfer.fromAndValue >> 96));
        uint8 v = uint8(27 + (uint256(list[1].vs) >> 255));
        bytes32 s = bytes32(uint256(list[1].vs) & ~(uint256(1) << 255));
        vm.prank(makeAddr("front-runner"));
        token.transferWithAuthorization(
            payer, payee, AMOUNT, VALID_AFTER, VALID_BEFORE, list[1].transfer.nonce, abi.encodePacked(list[1].r, s, v)
        );
        vm.expectEmit(address(settler));
        emit IBatchSettler.PaymentRefused(address(token), payer, list[1].transfer.nonce, 1, text(USED));
        assertEq(settler.settle(address(token), list, noWallets()), 5, "settled");
        assertEq(token.balanceOf(payer), FUNDS - AMOUNT, "payer pays once");
        assertEq(token.balanceOf(payee), 3 * uint256(AMOUNT), "payee has all");
    }

    function test_settle_takesAPaymentOnce_howeverOftenItIsInTheBatch() public {
        Account memory payer = funded(0);
        KeyPayment[] memory list = new KeyPayment[](2);
        list[0] = list[1] = keyPayment(payer, AMOUNT, 0);
        assertEq(settler.settle(address(token), list, noWallets()), 1, "settled");
        assertEq(settler.settle(address(token), list, noWallets()), 0, "settled again");
        assertEq(token.balanceOf(payer.addr), FUNDS - AMOUNT, "payer");
    }

    /// @dev The token's bounds are exclusive on both sides, and reach it as they were signed.
    function test_settle_refuses_outsideOfTheSignedTime() public {
        Account memory payer = funded(0);
        KeyPayment[] memory list = new KeyPayment[](4);
        list[0] = keyPayment(token, payer, AMOUNT, START, VALID_BEFORE, bytes32(uint256(1)));
        list[1] = keyPayment(token, payer, AMOUNT, START - 1, VALID_BEFORE, bytes32(uint256(2)));
        list[2] = keyPayment(token, payer, AMOUNT, VALID_AFTER, START, bytes32(uint256(3)));
        list[3] = keyPayment(token, payer, AMOUNT, VALID_AFTER, START + 1, bytes32(uint256(4)));
        assertEq(settler.settle(address(token), list, noWallets()), 10, "settled");
    }

    function test_settle_succeeds_onATokenWithKeySignaturesAlone() public {
        PlainToken plain = new PlainToken();
        Account memory payer = makeAccount("payer");
        plain.mint(payer.addr, FUNDS);
        KeyPayment[] memory list = new KeyPayment[](1);
        list[0] = keyPayment(IFiatToken(address(plain)), payer, AMOUNT, VALID_AFTER, VALID_BEFORE, keccak256("nonce"));
        WalletPayment[] memory wallets = new WalletPayment[](1);
        wallets[0] = walletPayment(payer.addr, keccak256("other"), "");
        vm.expectEmit(address(settler));
        emit IBatchSettler.PaymentRefused(address(plain), payer.addr, keccak256("other"), 1, "");
        assertEq(settler.settle(address(plain), list, wallets), 1, "settled");
        assertEq(plain.balanceOf(payee), AMOUNT, "payee");
    }

    /// @dev Key and wallet payments in one batch; a wallet's bit comes after the keys'.
    function test_settle_succeeds_forWallets() public {
        Account memory owner = makeAccount("owner");
        address wallet = address(new Wallet(owner.addr));
        token.mint(wallet, FUNDS);
        WalletPayment[] memory wallets = new WalletPayment[](2);
        bytes32 nonce = keccak256("wallet");
        bytes32 digest =
            authorizationDigest(token, TRANSFER_TYPEHASH, wallet, payee, AMOUNT, VALID_AFTER, VALID_BEFORE, nonce);
        wallets[0] = walletPayment(wallet, keccak256("unsigned"), sign(owner.key, digest));
        wallets[1] = walletPayment(wallet, nonce, sign(owner.key, digest));
        assertEq(settler.settle(address(token), payments(2), wallets), 11, "settled");
        assertEq(token.balanceOf(wallet), FUNDS - AMOUNT, "wallet");
        assertEq(token.balanceOf(payee), 3 * uint256(AMOUNT), "payee");
    }

    function test_settle_reverts_whenTheBatchIsEmpty() public {
        vm.expectRevert(abi.encodeWithSelector(IBatchSettler.BatchSizeInvalid.selector, 0, 128));
        settler.settle(address(token), noKeys(), noWallets());
    }

    /// @dev The largest batch fits, one more does not, whichever kind it is.
    function test_settle_reverts_aboveTheLargestBatch() public {
        KeyPayment[] memory list = payments(128);
        WalletPayment[] memory one = new WalletPayment[](1);
        vm.expectRevert(abi.encodeWithSelector(IBatchSettler.BatchSizeInvalid.selector, 129, 128));
        settler.settle(address(token), list, one);
        assertEq(settler.settle(address(token), list, noWallets()), all(128), "settled");
        KeyPayment[] memory more = new KeyPayment[](129);
        vm.expectRevert(abi.encodeWithSelector(IBatchSettler.BatchSizeInvalid.selector, 129, 128));
        settler.settle(address(token), more, noWallets());
    }

    function test_settle_reverts_whenTheTokenHasNoCode() public {
        KeyPayment[] memory list = payments(1);
        address nothing = makeAddr("nothing");
        vm.expectRevert(abi.encodeWithSelector(IBatchSettler.TokenWithoutCode.selector, nothing));
        settler.settle(nothing, list, noWallets());
    }
}
