// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorization, Claim, Contest, Delivery} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev At each deadline one act is in time and its opposite is not; one second later it is the other way round. There is
/// no second in which both succeed, and none in which neither does.
contract EdgeAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;
    bytes4 private constant LATE = IOfferLog.DeadlinePassed.selector;
    bytes4 private constant EARLY = IOfferLog.DeadlineNotPassed.selector;

    /// @dev The seller takes the money in the very second after which nobody can contest it.
    function test_window_endsForThePayer_whenItOpensForTheSeller() public {
        Paid memory paid = pay(offer, attacker, AMOUNT);
        offer.checkpoint();
        bytes memory contest_ = _contest(paid);
        bytes memory withdraw = abi.encodeCall(IOfferEscrow.withdrawUpTo, (0));
        uint256 deadline = paid.time + CONTEST_WINDOW;
        vm.warp(deadline);
        refused(seller.addr, address(offer), withdraw, IOfferLog.CheckpointNotMatured.selector, "withdrawn too early");
        uint256 id = vm.snapshotState();
        Sheet memory before = sheet();
        _succeeds(attacker.addr, address(offer), contest_);
        Sheet memory moved;
        (moved.attacker, moved.vault, moved.locked) = (down(BOND), up(BOND), up(AMOUNT));
        assertMoved(before, moved, "contested in the last second");
        vm.revertToState(id);

        vm.warp(deadline + 1);
        refused(attacker.addr, address(offer), contest_, LATE, "contested too late");
        _succeeds(seller.addr, address(offer), withdraw);
        Sheet memory paidOut;
        (paidOut.seller, paidOut.offer) = (up(AMOUNT), down(AMOUNT));
        assertMoved(before, paidOut, "withdrawn in the first second");
    }

    /// @dev A payment in the last second of another's window is none of that window.
    function test_window_isEachPaymentsOwn() public {
        Paid memory old = pay(AMOUNT);
        offer.checkpoint();
        vm.warp(old.time + CONTEST_WINDOW);
        Paid memory fresh = pay(offer, attacker, AMOUNT);
        vm.warp(old.time + CONTEST_WINDOW + 1);
        Sheet memory before = sheet();
        _succeeds(attacker.addr, address(offer), _contest(fresh));
        offer.withdraw();
        Sheet memory moved;
        (moved.attacker, moved.vault, moved.locked) = (down(BOND), up(BOND), up(AMOUNT));
        (moved.seller, moved.offer) = (up(AMOUNT), down(AMOUNT));
        assertMoved(before, moved, "the old payment to the seller, the fresh one withheld");
    }

    function test_answer_endsWhenSilenceCounts() public {
        Paid memory paid = pay(AMOUNT);
        contestNotDelivered(paid);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory answer =
            abi.encodeCall(IOfferProceedings.answer, (paid.key, delivery, signDelivery(delivery), BODY, 0));
        bytes memory freeze = abi.encodeCall(IOfferProceedings.freeze, (paid.key));
        Sheet memory moved;
        (moved.payer, moved.offer, moved.vault) = (up(AMOUNT + BOND), down(AMOUNT), down(BOND));
        moved.locked = down(AMOUNT);
        _edge(timestamp() + ANSWER_WINDOW, [seller.addr, attacker.addr], [answer, freeze], moved, "answer");
    }

    function test_acceptance_endsWhenTheCaseGoesOn() public {
        Paid memory paid = pay(AMOUNT);
        contestNotDelivered(paid);
        disclose(paid);
        bytes memory accept = abi.encodeCall(IOfferProceedings.accept, (paid.key, 0, ""));
        bytes memory freeze = abi.encodeCall(IOfferProceedings.freeze, (paid.key));
        Sheet memory moved;
        (moved.vault, moved.committee) = (down(FEE), up(FEE));
        _edge(timestamp() + CONTINUE_WINDOW, [payer.addr, attacker.addr], [accept, freeze], moved, "acceptance");
    }

    function test_freeze_endsWhenTheTimeoutBegins() public {
        Paid memory paid = pay(AMOUNT);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        bytes memory freeze = abi.encodeCall(IOfferProceedings.freeze, (paid.key));
        bytes memory timeout = abi.encodeCall(IOfferEscrow.timeout, (paid.key));
        Sheet memory moved;
        (moved.payer, moved.vault) = (up(BOND), down(BOND));
        moved.locked = down(AMOUNT);
        _edge(offer.cases(paid.key).judgeBy, [attacker.addr, seller.addr], [freeze, timeout], moved, "judgement");
    }

    /// @dev Stake leaves in no second in which a case of the time of its announcement may still need it.
    function test_stake_leavesAfterTheDelay_notBefore_notForEver() public {
        addStake(50 * USDC);
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), 50 * USDC);
        uint256 available = timestamp() + vault.UNSTAKE_DELAY();
        bytes memory unstake = abi.encodeCall(IVault.unstake, (address(offer)));
        vm.warp(available);
        refused(seller.addr, address(vault), unstake, IVault.UnstakeNotAvailable.selector, "too early");
        uint256 id = vm.snapshotState();
        vm.warp(available + vault.UNSTAKE_PERIOD() + 1);
        refused(seller.addr, address(vault), unstake, IVault.UnstakeLapsed.selector, "too late");
        vm.revertToState(id);
        vm.warp(available + 1);
        Sheet memory before = sheet();
        _succeeds(seller.addr, address(vault), unstake);
        Sheet memory moved;
        (moved.seller, moved.vault, moved.stake) = (up(50 * USDC), down(50 * USDC), down(50 * USDC));
        assertMoved(before, moved, "in time");
    }

    /// @dev calls[0] is in time until `deadline`, calls[1] after it; `moved` is what the second one moves.
    function _edge(
        uint256 deadline,
        address[2] memory by,
        bytes[2] memory calls,
        Sheet memory moved,
        string memory what
    ) private {
        vm.warp(deadline);
        refused(by[1], address(offer), calls[1], EARLY, string.concat(what, ": the opposite is too early"));
        uint256 id = vm.snapshotState();
        _succeeds(by[0], address(offer), calls[0]);
        vm.revertToState(id);
        vm.warp(deadline + 1);
        refused(by[0], address(offer), calls[0], LATE, string.concat(what, ": too late"));
        Sheet memory before = sheet();
        _succeeds(by[1], address(offer), calls[1]);
        assertMoved(before, moved, what);
    }

    function _succeeds(address by, address target, bytes memory call) private {
        vm.prank(by);
        (bool ok,) = target.call(call);
        assertTrue(ok, "in time");
    }

    function _contest(Paid memory paid) private view returns (bytes memory) {
        Contest memory statement = statementOf(Claim.NotDelivered);
        Delivery memory none;
        Authorization memory bond = authorizeBond(offer, paid, statement, 0);
        return abi.encodeCall(IOfferEscrow.contest, (statement, paid.proof, none, "", bond));
    }
}
