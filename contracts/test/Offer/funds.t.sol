// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOffer, Terms} from "../../src/interfaces/IOffer.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {IFiatToken} from "../base/FiatToken.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

contract FundsTest is EscrowTest {
    function test_checkpoint_succeeds_recordingWhatWasReceived() public {
        pay(100 * USDC);
        vm.expectEmit(address(offer));
        emit IOfferLog.Checkpointed(0, uint64(timestamp()), 100 * USDC);
        vm.prank(stranger.addr);
        offer.checkpoint();
        assertEq(offer.checkpointCount(), 1, "count");
        assertEq(offer.checkpoints(0).received, 100 * USDC, "received");
        assertEq(offer.checkpoints(0).time, timestamp(), "time");
    }

    function test_checkpoint_reverts_twiceInOneSecond() public {
        offer.checkpoint();
        uint64 time = uint64(timestamp());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CheckpointExists.selector, 0, time));
        offer.checkpoint();
        skip(1);
        offer.checkpoint();
    }

    /// @dev At equality the payment of the checkpoint's second may still be contested; one second later it may not and
    /// the checkpoint has matured.
    function test_withdraw_boundary_matured() public {
        Paid memory paid = pay(100 * USDC);
        offer.checkpoint();
        vm.warp(paid.time + CONTEST_WINDOW);
        assertEq(offer.withdrawable(), 0, "withdrawable at equality");
        assertEq(offer.withdraw(), 0, "withdrawn at equality");
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CheckpointNotMatured.selector, 0, 0));
        offer.withdrawUpTo(0);
        vm.warp(paid.time + CONTEST_WINDOW + 1);
        assertEq(offer.withdrawable(), 100 * USDC, "withdrawable");
        uint256 before = balance(seller.addr);
        vm.expectEmit(address(offer));
        emit IOfferLog.Withdrawn(0, seller.addr, 100 * USDC);
        vm.prank(stranger.addr);
        assertEq(offer.withdraw(), 100 * USDC, "withdrawn");
        assertEq(balance(seller.addr) - before, 100 * USDC, "seller");
        assertEq(offer.received(), 100 * USDC, "received stays");
        assertEq(offer.withdraw(), 0, "nothing twice");
    }

    function test_withdraw_leavesWhatIsStillContestable() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW);
        pay(30 * USDC);
        skip(1);
        assertEq(offer.withdraw(), 100 * USDC, "only the matured");
        assertEq(balance(address(offer)), 30 * USDC, "the fresh payment stays");
    }

    /// @dev A stranger that contests its own fresh payment cannot hold back money that has matured.
    function test_contest_neverDelaysOlderMaturedMoney() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        Paid memory fresh = pay(offer, stranger, 500 * USDC);
        contestNotDelivered(fresh);
        assertEq(offer.withdrawable(), 100 * USDC, "withdrawable");
        assertEq(offer.withdraw(), 100 * USDC, "withdrawn");
    }

    /// @dev The same once the stranger got its refund.
    function test_refund_neverDelaysOlderMaturedMoney() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        Paid memory fresh = pay(offer, stranger, 500 * USDC);
        contestNotDelivered(fresh);
        skip(ANSWER_WINDOW + 1);
        offer.freeze(fresh.key);
        assertEq(offer.withdraw(), 100 * USDC, "withdrawn");
    }

    /// @dev A case in the very second of a checkpoint may hold back that checkpoint's money, not older money, and no
    /// longer than the next checkpoint needs to mature.
    function test_contest_inACheckpointsSecond_delaysNothingOlder() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(10);
        pay(20 * USDC);
        offer.checkpoint();
        Paid memory fresh = pay(offer, stranger, 50 * USDC); // same second, after the checkpoint
        contestNotDelivered(fresh);
        vm.warp(fresh.time - 10 + CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 100 * USDC, "older money");
        offer.checkpoint();
        vm.warp(fresh.time + CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 0, "that second's money waits");
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 20 * USDC, "until the next checkpoint has matured");
    }

    /// @dev Dust payments and checkpoints by strangers cost the seller neither money nor time, and hardly gas.
    function test_strangersPaymentsAndCheckpoints_neverDelayMaturedMoney() public {
        pay(100 * USDC);
        offer.checkpoint();
        for (uint256 i = 0; i < 300; ++i) {
            skip(1);
            vm.prank(stranger.addr);
            token.transfer(address(offer), 1);
            offer.checkpoint();
        }
        vm.warp(offer.checkpoints(0).time + CONTEST_WINDOW + 1);
        assertEq(offer.withdrawable(), 100 * USDC, "on time");
        skip(300);
        uint256 gasBefore = gasleft();
        assertEq(offer.withdraw(), 100 * USDC + 300, "all of it in one go");
        assertLt(gasBefore - gasleft(), 150_000, "gas");
    }

    function test_withdraw_costsTheSame_after1000Payments() public {
        uint256 one = _withdrawalGas(1);
        uint256 thousand = _withdrawalGas(1_000);
        assertLe(thousand, one * 105 / 100, "gas after 1000 payments over gas after 1");
    }

    function test_withdrawUpTo_stepsOverALongRow() public {
        for (uint256 i = 0; i < 4; ++i) {
            pay(10 * USDC);
            offer.checkpoint();
            skip(10);
        }
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdrawUpTo(1), 20 * USDC, "first two");
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CheckpointPassed.selector, 0, 1));
        offer.withdrawUpTo(0);
        assertEq(offer.withdrawUpTo(1), 0, "the same again");
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CheckpointNotMatured.selector, 4, 4));
        offer.withdrawUpTo(4);
        assertEq(offer.withdrawUpTo(3), 20 * USDC, "the rest");
    }

    function test_withdraw_releasesACase_settledAfterTheWithdrawalPassedIt() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        skip(10);
        pay(20 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 20 * USDC, "the contested payment is withheld");
        offer.timeout(paid.key);
        assertEq(offer.withdraw(), 100 * USDC, "the seller won it by the clock");
        assertEq(balance(address(offer)), 0, "nothing stuck");
    }

    function test_withdraw_reverts_whileTheSellerIsBlocklisted_losingNothing() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        token.blacklist(seller.addr);
        vm.expectRevert("Blacklistable: account is blacklisted");
        offer.withdraw();
        token.unBlacklist(seller.addr);
        assertEq(offer.withdraw(), 100 * USDC, "withdrawn later");
    }

    function test_sweep_succeeds_forAnotherToken_only() public {
        IFiatToken other = deployFiatToken();
        other.mint(address(offer), 5);
        vm.expectEmit(address(offer));
        emit IOfferLog.Swept(address(other), 5);
        vm.prank(stranger.addr);
        assertEq(offer.sweep(address(other)), 5, "swept");
        assertEq(other.balanceOf(seller.addr), 5, "seller");
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.TokenEscrowed.selector, address(token)));
        offer.sweep(address(token));
    }

    function _withdrawalGas(uint256 payments) private returns (uint256) {
        Terms memory terms = defaultTerms();
        terms.salt = bytes32(payments);
        IOffer one = publish(terms);
        for (uint256 i = 0; i < payments; ++i) {
            vm.prank(payer.addr);
            token.transfer(address(one), USDC);
        }
        one.checkpoint();
        skip(CONTEST_WINDOW + 1);
        vm.cool(address(one));
        vm.cool(address(token));
        uint256 gasBefore = gasleft();
        one.withdraw();
        return gasBefore - gasleft();
    }
}
