// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVault} from "../../src/interfaces/IVault.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev A seller that takes whatever it can while its buyers dispute.
contract WithdrawingAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;

    /// @dev Two contested payments, ruled and not yet executed, and one uncontested in between.
    function test_withdraw_leavesWhatIsContested_andItsRefunds() public {
        Paid memory first = frozenCase(AMOUNT);
        pay(offer, attacker, 30 * USDC);
        Paid memory second = frozenCase(AMOUNT);
        ruleByCommittee(offer.cases(first.key).disputeID, FIRST_FAILS);
        ruleByCommittee(offer.cases(second.key).disputeID, BOTH_PASS);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        Sheet memory before = sheet();
        offer.withdraw();
        offer.withdrawUpTo(0);
        Sheet memory moved;
        (moved.seller, moved.offer) = (up(30 * USDC), down(30 * USDC));
        assertMoved(before, moved, "the uncontested only");

        before = sheet();
        offer.execute(first.key);
        offer.execute(second.key);
        offer.withdraw();
        Sheet memory end;
        (end.payer, end.offer, end.locked) = (up(AMOUNT + BOND - FEE), down(2 * AMOUNT), down(2 * AMOUNT));
        (end.seller, end.vault) = (up(AMOUNT + BOND - FEE), down(2 * (BOND - FEE)));
        assertMoved(before, end, "one refund, one payment");
        assertEq(balance(address(offer)), 0, "nothing stuck");
    }

    /// @dev One payer's refund is never out of another's payment: what was refunded is withheld for ever.
    function test_withdraw_afterARefund_takesNoOtherPayment() public {
        Paid memory refunded = pay(AMOUNT);
        contestNotDelivered(refunded);
        offer.checkpoint();
        skip(ANSWER_WINDOW + 1);
        offer.freeze(refunded.key);
        skip(CONTEST_WINDOW);
        pay(offer, attacker, AMOUNT);
        Sheet memory before = sheet();
        assertEq(offer.withdraw(), 0, "nothing has matured but what was refunded");
        assertUnmoved(before, "withdraw");
        assertEq(balance(address(offer)), AMOUNT, "the other payment is whole");
    }

    /// @dev Its stake is held by the cases as well.
    function test_unstake_leavesWhatTheCasesHold() public {
        addStake(10 * USDC);
        Paid memory paid = pay(AMOUNT);
        skip(1);
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), 10 * USDC);
        contestNotConforming(paid);
        uint256 reserved = FEE + RELAY_CAP + PENALTY;
        skip(vault.UNSTAKE_DELAY() + 1);
        Sheet memory before = sheet();
        vm.prank(seller.addr);
        vault.unstake(address(offer));
        Sheet memory moved;
        moved.seller = up(10 * USDC - reserved);
        (moved.vault, moved.stake) = (-moved.seller, -moved.seller);
        assertMoved(before, moved, "the free part");
        bytes memory again = abi.encodeCall(IVault.unstake, (address(offer)));
        refused(seller.addr, address(vault), again, IVault.NothingToUnstake.selector, "the held part");
    }
}
