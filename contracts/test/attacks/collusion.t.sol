// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Delivery} from "../../src/interfaces/IOffer.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev Seller and a buyer of its own, two parties in one purse: the seller signs what its buyer needs to win.
contract CollusionAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;
    uint256 private constant RESERVE = FEE + RELAY_CAP + PENALTY;

    /// @dev Nothing comes out of it but the purse's own stake, and that ahead of the delay: a penalty per breach that the
    /// seller proves against itself. Free stake promises a later case no more than this.
    function test_onePurse_takesItsOwnFreeStake_andNothingElse() public {
        pay(500 * USDC); // an honest payment in the same Offer
        addStake(10 * USDC);
        Sheet memory before = sheet();
        for (uint256 i = 0; i < 10; ++i) {
            _breachOfItself();
        }
        Sheet memory moved;
        moved.attacker = up(10 * USDC); // five penalties, then nothing
        (moved.vault, moved.stake) = (down(10 * USDC), down(10 * USDC));
        assertMoved(before, moved, "its own stake");
        assertGt(uint256(10 * PENALTY), 10 * USDC, "not what ten penalties would be");
    }

    /// @dev What an honest case has reserved before is out of the purse's reach, and so is every payment.
    function test_onePurse_takesNothingThatAnHonestCaseReserved() public {
        addStake(10 * USDC);
        Paid memory honest = pay(AMOUNT);
        contestNotConforming(honest);
        for (uint256 i = 0; i < 10; ++i) {
            _breachOfItself();
        }
        assertEq(vault.reservedStake(address(offer)), RESERVE, "still reserved");
        assertEq(vault.unreservedStake(address(offer)), 0, "nothing else is left");
        answerPlainly(honest.key);
        offer.freeze(honest.key);
        Sheet memory before = sheet();
        ruleByCommittee(offer.cases(honest.key).disputeID, FIRST_FAILS);
        offer.execute(honest.key);
        Sheet memory moved;
        (moved.payer, moved.offer) = (up(AMOUNT + BOND + PENALTY), down(AMOUNT));
        (moved.vault, moved.locked) = (down(BOND + PENALTY), down(AMOUNT));
        (moved.stake, moved.reserved) = (up(RELAY_CAP), down(RESERVE));
        assertMoved(before, moved, "refund, whole bond, penalty");
    }

    /// @dev A case that comes after the stake is gone: the payment and the unspent bond come back, out of what only the
    /// payer paid in; fee and penalty do not.
    function test_onePurse_cannotTouchTheRefundOfALaterCase() public {
        addStake(10 * USDC);
        Paid memory honest = pay(AMOUNT);
        for (uint256 i = 0; i < 10; ++i) {
            _breachOfItself();
        }
        Sheet memory before = sheet();
        contestNotConforming(honest);
        answerPlainly(honest.key);
        offer.freeze(honest.key);
        ruleByCommittee(offer.cases(honest.key).disputeID, FIRST_FAILS);
        offer.execute(honest.key);
        Sheet memory moved;
        (moved.payer, moved.offer) = (up(AMOUNT - FEE), down(AMOUNT));
        moved.committee = up(FEE);
        assertMoved(before, moved, "refund and the rest of the bond");
    }

    /// @dev Conceding to itself or winning against itself moves its own money in a circle.
    function test_onePurse_inACircle_gainsNothing() public {
        addStake(10 * USDC);
        pay(500 * USDC);
        Sheet memory before = sheet();
        Paid memory conceded = pay(offer, attacker, AMOUNT);
        contestNotDelivered(conceded);
        vm.prank(seller.addr);
        offer.concede(conceded.key);
        assertUnmoved(before, "conceded");

        Paid memory accepted = pay(offer, attacker, AMOUNT);
        contestNotDelivered(accepted);
        disclose(accepted);
        vm.prank(attacker.addr);
        offer.accept(accepted.key, 0, "");
        Sheet memory moved;
        (moved.attacker, moved.seller) = (down(AMOUNT + ANSWER_COST), up(ANSWER_COST));
        moved.offer = up(AMOUNT);
        assertMoved(before, moved, "accepted");
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        offer.withdraw();
        (moved.seller, moved.offer) = (up(500 * USDC + AMOUNT + ANSWER_COST), down(500 * USDC));
        assertMoved(before, moved, "once the honest payment has matured, it is the seller's");
    }

    /// @dev Buyer and seller may even be one address: the case knows no more money by it.
    function test_oneAddress_asBuyerAndSeller_gainsNothing() public {
        addStake(10 * USDC);
        pay(500 * USDC);
        Sheet memory before = sheet();
        Paid memory paid = pay(offer, seller, AMOUNT);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.committee = up(FEE);
        moved.seller = up(PENALTY);
        moved.vault = down(FEE + PENALTY);
        moved.stake = moved.vault;
        assertMoved(before, moved, "its own stake, less the committee's fee");
    }

    function _breachOfItself() private {
        Paid memory paid = pay(offer, attacker, 1);
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 0;
        offer.proveBreach(paid.proof, delivery, signDelivery(delivery));
    }
}
