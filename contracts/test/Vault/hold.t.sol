// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Authorization, Permit, Terms} from "../../src/interfaces/IOffer.sol";
import {Deposit, Dues, Hold, IVault, Parties, Record} from "../../src/interfaces/IVault.sol";
import {Cause, FeeBearer, Row} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {IOfferFactory} from "../../src/interfaces/IOfferFactory.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";

/// @dev The acts of an Offer, sent in the name of a published one.
contract HoldTest is EscrowTest {
    bytes32 private constant CASE = keccak256("case");
    bytes32 private constant STATEMENT = keccak256("statement");

    uint256 private _statements;

    function test_holds_moveForOffersOnly() public {
        address[3] memory callers = [address(this), factory.implementation(), factory.proceedings()];
        bytes[] memory calls = _everyAct();
        for (uint256 i = 0; i < callers.length; ++i) {
            for (uint256 j = 0; j < calls.length; ++j) {
                vm.prank(callers[i]);
                (bool ok, bytes memory reason) = address(vault).call(calls[j]);
                assertFalse(ok, "refused");
                assertEq(reason, abi.encodeWithSelector(IVault.NotAnOffer.selector, callers[i]), "since it is no Offer");
            }
        }
    }

    function _everyAct() private view returns (bytes[] memory calls) {
        Authorization memory none;
        Permit memory permit;
        Row memory row;
        Dues memory dues;
        calls = new bytes[](6);
        calls[0] = abi.encodeCall(IVault.open, (CASE, _parties(), _deposit(0, 0), relayer.addr, STATEMENT, none));
        calls[1] = abi.encodeCall(IVault.openByPermit, (CASE, _parties(), _deposit(0, 0), permit));
        calls[2] = abi.encodeCall(IVault.reserve, (CASE, payer.addr, seller.addr, 0));
        calls[3] = abi.encodeCall(IVault.payFee, (CASE, address(token), address(this), 1));
        calls[4] =
            abi.encodeCall(IVault.payAppeal, (CASE, _parties(), payer.addr, address(this), 1, true, STATEMENT, none));
        calls[5] = abi.encodeCall(IVault.settle, (CASE, _parties(), row, dues));
    }

    function test_open_succeeds_takingBondAndRelayFee_reservingStake() public {
        addStake(3 * USDC);
        vm.expectEmit(address(vault));
        emit IVault.HoldOpened(address(offer), CASE, payer.addr, BOND, 2 * USDC, 7);
        _open(7, 2 * USDC);
        assertEq(balance(relayer.addr), 7, "relayer");
        assertEq(vault.unreservedStake(address(offer)), USDC, "free");
        assertEq(vault.reservedStake(address(offer)), 2 * USDC, "reserved");
        Hold memory hold = vault.holds(address(offer), CASE);
        assertEq(hold.reserve, 2 * USDC, "reserve of the hold");
        assertEq(vault.record(seller.addr).cases, 1, "cases");
    }

    function test_open_reservesNoMoreThanIsFree() public {
        addStake(3 * USDC);
        _open(0, 5 * USDC);
        assertEq(vault.holds(address(offer), CASE).reserve, 3 * USDC, "reserve");
    }

    function test_open_reverts_theSecondTime() public {
        _open(0, 0);
        Authorization memory none;
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldExists.selector, address(offer), CASE));
        vm.prank(address(offer));
        vault.open(CASE, _parties(), _deposit(0, 0), relayer.addr, STATEMENT, none);
    }

    function test_open_creditsARelayerThatCannotBePaid() public {
        token.blacklist(relayer.addr);
        _open(7, 0);
        assertEq(vault.credits(address(token), relayer.addr), 7, "credit");
        vm.expectRevert("Blacklistable: account is blacklisted");
        vault.claim(address(token), relayer.addr);
        token.unBlacklist(relayer.addr);
        vault.claim(address(token), relayer.addr);
        assertEq(balance(relayer.addr), 7, "claimed");
        vm.expectRevert(abi.encodeWithSelector(IVault.NothingToClaim.selector, address(token), relayer.addr));
        vault.claim(address(token), relayer.addr);
    }

    function test_payFee_reverts_aboveTheBond_orWithoutAHold() public {
        _open(0, 0);
        vm.expectRevert(abi.encodeWithSelector(IVault.FeeAboveBond.selector, BOND + 1, BOND));
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), relayer.addr, BOND + 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldUnknown.selector, address(offer), bytes32(0)));
        vm.prank(address(offer));
        vault.payFee(0, address(token), relayer.addr, 1);
    }

    function test_settle_reverts_theSecondTime() public {
        _open(0, 0);
        _settle(1, 10_000, FeeBearer.Seller, false, 0);
        Row memory row;
        Dues memory dues;
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldUnknown.selector, address(offer), CASE));
        vm.prank(address(offer));
        vault.settle(CASE, _parties(), row, dues);
    }

    function test_settle_splitsTheBondByShare_afterTheAnswerCost() public {
        _open(0, 0);
        uint256 payerBefore = balance(payer.addr);
        uint256 sellerBefore = balance(seller.addr);
        vm.expectEmit(address(vault));
        emit IVault.HoldReleased(address(offer), CASE, (BOND - 1) / 2, BOND - (BOND - 1) / 2, 0);
        _settle(2, 5_000, FeeBearer.Disputer, false, 1);
        assertEq(balance(payer.addr) - payerBefore, (BOND - 1) / 2, "payer, rounded down");
        assertEq(balance(seller.addr) - sellerBefore, BOND - (BOND - 1) / 2, "seller");
    }

    function test_settle_paysAPenaltyOnlyIfTheRowSaysSo() public {
        addStake(10 * USDC);
        _open(0, 10 * USDC);
        uint256 payerBefore = balance(payer.addr);
        _settle(1, 10_000, FeeBearer.Seller, false, 0);
        assertEq(balance(payer.addr) - payerBefore, BOND, "no penalty");
        assertEq(vault.unreservedStake(address(offer)), 10 * USDC, "stake is free again");
    }

    function test_record_countsByRuling_saturating() public {
        for (uint8 ruling = 0; ruling < 4; ++ruling) {
            bytes32 id = bytes32(uint256(ruling) + 1);
            vm.prank(address(offer));
            vault.reserve(id, payer.addr, seller.addr, 0);
            Row memory row;
            row.ruling = ruling;
            vm.prank(address(offer));
            vault.settle(id, _parties(), row, Dues(type(uint96).max / 3 + 1, 0, 0, 0, 0, false));
        }
        Record memory history = vault.record(seller.addr);
        assertEq(history.cases, 4, "cases");
        assertEq(history.refused, 1, "refused");
        assertEq(history.notHonored, 1, "not honored");
        assertEq(history.honored, 1, "honored");
        assertEq(history.unclear, 1, "unclear");
        assertEq(history.contested, type(uint96).max, "contested");
    }

    /// @dev The common case costs one slot, a relay fee or an appeal of the payer a second, and the end clears both.
    function test_hold_takesOneSlot_twoWithARelayFee_noneAtTheEnd() public {
        addStake(10 * USDC);
        bytes32 first = keccak256(abi.encode(CASE, keccak256(abi.encode(address(offer), uint256(3)))));
        bytes32 second = bytes32(uint256(first) + 1);
        _open(0, USDC);
        uint256 packed = BOND | USDC << 96 | 1 << 192;
        assertEq(vm.load(address(vault), first), bytes32(packed), "bond, reserve, open");
        assertEq(vm.load(address(vault), second), bytes32(0), "one slot");
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), relayer.addr, FEE);
        packed = (BOND - FEE) | USDC << 96 | 1 << 192 | 1 << 200;
        assertEq(vm.load(address(vault), first), bytes32(packed), "the fee is a flag");
        assertEq(vault.holds(address(offer), CASE).feePaid, FEE, "and read from the terms");
        _settle(1, 10_000, FeeBearer.Seller, false, 0);
        assertEq(vm.load(address(vault), first), bytes32(0), "cleared");
        _open(7, 0);
        assertEq(vm.load(address(vault), second), bytes32(uint256(7)), "relay fee");
        _settle(1, 10_000, FeeBearer.Seller, false, 0);
        assertEq(vm.load(address(vault), first), bytes32(0), "cleared");
        assertEq(vm.load(address(vault), second), bytes32(0), "cleared too");
        assertEq(keccak256(abi.encode(vault.holds(address(offer), CASE))), keccak256(new bytes(128)), "no hold");
    }

    function test_payFee_reverts_theSecondTime() public {
        _open(0, 0);
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), relayer.addr, 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.FeeAlreadyPaid.selector, address(offer), CASE));
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), relayer.addr, 1);
    }

    // --- appeals ---

    function test_payAppeal_succeeds_byAuthorization_countingWhatThePayerPaid() public {
        _open(0, 0);
        uint256 before = balance(stranger.addr);
        vm.expectEmit(address(vault));
        emit IVault.AppealFeePaid(address(offer), CASE, payer.addr, stranger.addr, 9);
        _payAppeal(payer, 9, bytes32(uint256(1)));
        _payAppeal(payer, 2, bytes32(uint256(2)));
        _payAppeal(seller, 5, bytes32(uint256(3)));
        assertEq(balance(stranger.addr) - before, 16, "sent on");
        assertEq(vault.holds(address(offer), CASE).feePaid, 11, "only the payer's");
        assertEq(balance(address(vault)), BOND, "nothing stays");
    }

    function test_payAppeal_reverts_withoutAHold_orWithoutConsent() public {
        Authorization memory authorization = authorize(payer, 9, vault.appealNonce(address(offer), STATEMENT));
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldUnknown.selector, address(offer), CASE));
        vm.prank(address(offer));
        vault.payAppeal(CASE, _parties(), payer.addr, stranger.addr, 9, false, STATEMENT, authorization);
        _open(0, 0);
        vm.expectRevert("FiatTokenV2: invalid signature");
        vm.prank(address(offer));
        vault.payAppeal(CASE, _parties(), payer.addr, stranger.addr, 9, false, CASE, authorization);
        vm.expectRevert("ERC20: transfer amount exceeds allowance");
        vm.prank(address(offer));
        vault.payAppeal(CASE, _parties(), payer.addr, stranger.addr, 9, true, STATEMENT, authorization);
    }

    function test_settle_makesThePayerWholeForItsAppeals_withinTheReserve() public {
        addStake(10 * USDC);
        _open(0, 12);
        vm.prank(address(offer));
        vault.payFee(CASE, address(token), relayer.addr, FEE);
        _payAppeal(payer, 9, bytes32(uint256(1)));
        uint256 before = balance(payer.addr);
        Row memory row = Row(1, Cause.Judged, 0, 10_000, FeeBearer.Seller, false);
        vm.prank(address(offer));
        vault.settle(CASE, _parties(), row, Dues(1, 2, 0, 0, 0, false));
        assertEq(balance(payer.addr) - before, BOND - FEE + 11, "rest of the bond, fee of 2, appeal of 9");
        assertEq(vault.unreservedStake(address(offer)), 10 * USDC - 11, "out of the stake");
        _open(0, 8);
        _payAppeal(payer, 9, bytes32(uint256(2)));
        before = balance(payer.addr);
        vm.prank(address(offer));
        vault.settle(CASE, _parties(), row, Dues(1, 2, 0, 0, 0, false));
        assertEq(balance(payer.addr) - before, BOND + 8, "the reserve is the limit");
        _open(0, USDC);
        _payAppeal(payer, 9, bytes32(uint256(3)));
        _payAppeal(payer, 5, bytes32(uint256(4)));
        before = balance(payer.addr);
        vm.prank(address(offer));
        vault.settle(CASE, _parties(), row, Dues(1, 2, 5, 0, 0, false));
        assertEq(balance(payer.addr) - before, BOND + 9, "not for what may come back");
    }

    /// @dev A token that calls back can enter nothing, whoever it is.
    function test_vault_refusesReentry() public {
        ReentrantToken evil = new ReentrantToken();
        Terms memory terms = defaultTerms();
        terms.token = address(evil);
        terms.arbitrator = address(new NativeArbitrator());
        offer = publish(terms);
        evil.mint(seller.addr, 100);
        Authorization memory none;
        vault.stake(address(offer), 100, 0, none);
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), 100);
        skip(31 days);
        bytes[] memory acts = _everyAct();
        bytes[] memory calls = new bytes[](5 + acts.length);
        calls[0] = abi.encodeCall(IVault.unstake, (address(offer)));
        calls[1] = abi.encodeCall(IVault.claim, (address(evil), seller.addr));
        calls[2] = abi.encodeCall(IVault.stake, (address(offer), 1, 0, none));
        calls[3] = abi.encodeCall(IVault.requestUnstake, (address(offer), 1));
        calls[4] = abi.encodeCall(IVault.claimTo, (address(evil), seller.addr, stranger.addr, 0, 0, ""));
        for (uint256 i = 0; i < acts.length; ++i) {
            calls[5 + i] = acts[i];
        }
        // As if it were an Offer too: the lock alone has to refuse it.
        vm.mockCall(address(factory), abi.encodeCall(IOfferFactory.isOffer, (address(evil))), abi.encode(true));
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 id = vm.snapshotState();
            evil.arm(address(vault), calls[i]);
            vm.prank(seller.addr);
            vault.unstake(address(offer));
            assertEq(
                selectorOf(evil.lastReason()),
                bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
                "reentry refused"
            );
            vm.revertToState(id);
        }
    }

    function _parties() private view returns (Parties memory) {
        return Parties({payer: payer.addr, seller: seller.addr, token: address(token)});
    }

    function _deposit(uint256 relayFee, uint256 wanted) private pure returns (Deposit memory) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return Deposit({bond: uint96(BOND), relayFee: uint96(relayFee), wanted: wanted});
    }

    function _open(uint256 relayFee, uint256 wanted) private {
        // Each time another statement: a nonce is used once.
        bytes32 statement = keccak256(abi.encode(STATEMENT, ++_statements));
        bytes32 nonce = vault.bondNonce(address(offer), statement);
        Authorization memory authorization = authorize(payer, BOND + relayFee, nonce);
        vm.prank(address(offer));
        vault.open(CASE, _parties(), _deposit(relayFee, wanted), relayer.addr, statement, authorization);
    }

    function _payAppeal(Account memory from, uint256 fee, bytes32 appealHash) private {
        Authorization memory authorization = authorize(from, fee, vault.appealNonce(address(offer), appealHash));
        vm.prank(address(offer));
        vault.payAppeal(CASE, _parties(), from.addr, stranger.addr, fee, false, appealHash, authorization);
    }

    function _settle(uint8 ruling, uint16 bondToPayerBps, FeeBearer bearer, bool penalty, uint256 cost) private {
        Row memory row = Row(ruling, Cause.Judged, 0, bondToPayerBps, bearer, penalty);
        Dues memory dues = Dues({amount: 1, fee: FEE, pendingFee: 0, penalty: USDC, answerCost: cost, relayDue: true});
        vm.prank(address(offer));
        vault.settle(CASE, _parties(), row, dues);
    }
}
