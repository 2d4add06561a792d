// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SheetTest} from "../base/SheetTest.sol";

/// @dev Cases that are brought to harm and not to win. Dust costs its sender a whole bond each.
contract GriefingAttackTest is SheetTest {
    uint256 private constant RESERVE = FEE + RELAY_CAP + PENALTY;

    /// @dev Many disputed payments of one unit hold back one unit each, and nothing that is older.
    function test_dustDisputes_delayNoMaturedMoney() public {
        pay(100 * USDC);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        uint256 count = 20;
        for (uint256 i = 0; i < count; ++i) {
            contestNotDelivered(pay(offer, attacker, 1));
        }
        Sheet memory before = sheet();
        offer.withdraw();
        Sheet memory moved;
        (moved.seller, moved.offer) = (up(100 * USDC), down(100 * USDC));
        assertMoved(before, moved, "all that has matured");
        assertEq(offer.locked(), count, "one unit each");
    }

    /// @dev The seller answers and the attacker lets it be judged: its bond is the seller's and the committee's.
    function test_dustDispute_costsTheAttackerItsBond() public {
        addStake(50 * USDC);
        Sheet memory before = sheet();
        Paid memory paid = pay(offer, attacker, 1);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        ruleByCommittee(offer.cases(paid.key).disputeID, BOTH_PASS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.attacker = down(BOND + 1);
        moved.seller = up(BOND - FEE);
        moved.committee = up(FEE);
        moved.offer = 1;
        assertMoved(before, moved, "an answered dust dispute");
        assertGe(BOND - FEE, 2 * ANSWER_COST, "pays for answer and evidence");
    }

    /// @dev Where the attacker accepts what it denied to have got, the answer is paid for all the same.
    function test_deniedDelivery_costsTheAttackerTheAnswer() public {
        Sheet memory before = sheet();
        Paid memory paid = pay(offer, attacker, 1);
        contestNotDelivered(paid);
        disclose(paid);
        vm.prank(attacker.addr);
        offer.accept(paid.key, 0, "");
        Sheet memory moved;
        moved.attacker = down(ANSWER_COST + 1);
        moved.seller = up(ANSWER_COST);
        moved.offer = 1;
        assertMoved(before, moved, "accepted");
    }

    /// @dev Dust can hold the whole free stake for as long as its cases live, for a bond each. An honest payer then gets
    /// its payment and what is left of its bond; only the fee it advanced is not made whole.
    function test_dustDisputes_canHoldTheStake_notARefund() public {
        addStake(2 * RESERVE);
        contestNotDelivered(pay(offer, attacker, 1));
        contestNotDelivered(pay(offer, attacker, 1));
        assertEq(vault.unreservedStake(address(offer)), 0, "none left");
        Sheet memory before = sheet();
        Paid memory paid = frozenCase(100 * USDC);
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.payer = down(FEE);
        moved.committee = up(FEE);
        assertMoved(before, moved, "refunded but for the fee");
    }

    /// @dev What a case reserved stays its own, whatever comes later.
    function test_dustDisputes_takeNothingThatACaseReserved() public {
        addStake(RESERVE);
        Sheet memory before = sheet();
        Paid memory paid = frozenCase(100 * USDC);
        for (uint256 i = 0; i < 5; ++i) {
            contestNotDelivered(pay(offer, attacker, 1));
        }
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.payer = up(PENALTY);
        moved.committee = up(FEE);
        moved.attacker = down(5 * (BOND + 1));
        moved.offer = 5;
        moved.locked = 5;
        moved.vault = up(5 * BOND) - up(FEE + PENALTY);
        moved.stake = down(FEE + PENALTY); // the rest was freed
        assertMoved(before, moved, "made whole, with the penalty");
    }
}
