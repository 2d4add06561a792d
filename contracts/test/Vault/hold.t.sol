// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {Hold, IVault, Record} from "../../src/interfaces/IVault.sol";
import {Cause, FeeBearer, Row} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";

/// @dev The acts of an Offer, sent in the name of a published one.
contract HoldTest is EscrowTest {
    bytes32 private constant CASE = keccak256("case");
    bytes32 private constant STATEMENT = keccak256("statement");

    function test_holds_moveForOffersOnly() public {
        Authorization memory none;
        Row memory row;
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, address(this)));
        vault.open(CASE, _hold(0), relayer.addr, 0, STATEMENT, none);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, address(this)));
        vault.reserve(CASE, payer.addr, seller.addr, address(token), 0);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, address(this)));
        vault.payFee(CASE, address(this), 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, address(this)));
        vault.settle(CASE, row, 0, 0, 0, false);
        address implementation = factory.implementation();
        vm.expectRevert(abi.encodeWithSelector(IVault.NotAnOffer.selector, implementation));
        vm.prank(implementation);
        vault.payFee(CASE, address(this), 1);
    }

    function test_open_succeeds_takingBondAndRelayFee_reservingStake() public {
        addStake(3 * USDC);
        vm.expectEmit(address(vault));
        emit IVault.HoldOpened(address(offer), CASE, payer.addr, BOND, 2 * USDC, 7);
        _open(7, 2 * USDC);
        assertEq(balance(relayer.addr), 7, "relayer");
        assertEq(vault.freeStake(seller.addr, address(token)), USDC, "free");
        assertEq(vault.reservedStake(seller.addr, address(token)), 2 * USDC, "reserved");
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
        vault.open(CASE, _hold(0), relayer.addr, 0, STATEMENT, none);
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
        vault.payFee(CASE, relayer.addr, BOND + 1);
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldUnknown.selector, address(offer), bytes32(0)));
        vm.prank(address(offer));
        vault.payFee(0, relayer.addr, 1);
    }

    function test_settle_reverts_theSecondTime() public {
        _open(0, 0);
        _settle(1, 10_000, FeeBearer.Seller, false, 0);
        Row memory row;
        vm.expectRevert(abi.encodeWithSelector(IVault.HoldUnknown.selector, address(offer), CASE));
        vm.prank(address(offer));
        vault.settle(CASE, row, 0, 0, 0, false);
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
        assertEq(vault.freeStake(seller.addr, address(token)), 10 * USDC, "stake is free again");
    }

    function test_record_countsByRuling_saturating() public {
        for (uint8 ruling = 0; ruling < 4; ++ruling) {
            bytes32 id = bytes32(uint256(ruling) + 1);
            vm.prank(address(offer));
            vault.reserve(id, payer.addr, seller.addr, address(token), 0);
            Row memory row;
            row.ruling = ruling;
            vm.prank(address(offer));
            vault.settle(id, row, type(uint96).max / 3 + 1, 0, 0, false);
        }
        Record memory history = vault.record(seller.addr);
        assertEq(history.cases, 4, "cases");
        assertEq(history.refused, 1, "refused");
        assertEq(history.notHonored, 1, "not honored");
        assertEq(history.honored, 1, "honored");
        assertEq(history.unclear, 1, "unclear");
        assertEq(history.contested, type(uint96).max, "contested");
    }

    /// @dev A token that calls back can neither open, nor settle, nor unstake, nor claim a second time.
    function test_vault_refusesReentry() public {
        ReentrantToken evil = new ReentrantToken();
        evil.mint(seller.addr, 100);
        Authorization memory none;
        vault.stake(seller.addr, address(evil), 100, 0, none);
        vm.prank(seller.addr);
        vault.requestUnstake(address(evil), 100);
        skip(31 days);
        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(IVault.unstake, (address(evil)));
        calls[1] = abi.encodeCall(IVault.claim, (address(evil), seller.addr));
        calls[2] = abi.encodeCall(IVault.stake, (seller.addr, address(evil), 1, 0, none));
        calls[3] = abi.encodeCall(IVault.requestUnstake, (address(evil), 1));
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 id = vm.snapshotState();
            evil.arm(address(vault), calls[i]);
            vm.prank(seller.addr);
            vault.unstake(address(evil));
            assertEq(
                selectorOf(evil.lastReason()),
                bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
                "reentry refused"
            );
            vm.revertToState(id);
        }
    }

    function _hold(uint256 relayFee) private view returns (Hold memory) {
        return Hold({
            payer: payer.addr,
            seller: seller.addr,
            token: address(token),
            bond: BOND,
            feePaid: 0,
            relayFee: relayFee,
            reserve: 0
        });
    }

    function _open(uint256 relayFee, uint256 wanted) private {
        bytes32 nonce = vault.bondNonce(address(offer), STATEMENT);
        Authorization memory authorization = authorize(payer, BOND + relayFee, nonce);
        vm.prank(address(offer));
        vault.open(CASE, _hold(relayFee), relayer.addr, wanted, STATEMENT, authorization);
    }

    function _settle(uint8 ruling, uint16 bondToPayerBps, FeeBearer bearer, bool penalty, uint256 cost) private {
        Row memory row = Row(ruling, Cause.Judged, 0, bondToPayerBps, bearer, penalty);
        vm.prank(address(offer));
        vault.settle(CASE, row, 1, USDC, cost, true);
    }
}
