// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {SheetTest} from "../base/SheetTest.sol";

/// @dev Circle's token refuses a party, or everybody: no case hangs, and money waits as credits.
contract BlocklistAttackTest is SheetTest {
    uint256 private constant AMOUNT = 100 * USDC;
    bytes4 private constant TOKEN_REFUSES = bytes4(keccak256("Error(string)"));

    /// @dev The buyer's case is settled without it, its money moves by its own word only.
    function test_blocklistedBuyer_losesNothing_andBlocksNobody() public {
        addStake(50 * USDC);
        Sheet memory start = sheet();
        Paid memory paid = frozenCase(AMOUNT);
        token.blacklist(payer.addr);
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        Sheet memory moved;
        moved.payer = down(AMOUNT + BOND);
        (moved.offer, moved.locked) = (up(AMOUNT), up(AMOUNT));
        (moved.vault, moved.committee) = (up(BOND) - up(FEE), up(FEE));
        moved.stake = down(FEE + PENALTY);
        moved.owed = up(AMOUNT + BOND + PENALTY);
        assertMoved(start, moved, "settled on credit");

        skip(CONTEST_WINDOW + 1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), 0, "not the seller's");
        bytes memory claim = abi.encodeCall(IOfferProceedings.claim, (payer.addr));
        refused(attacker.addr, address(offer), claim, TOKEN_REFUSES, "pushed to the buyer");
        bytes memory forged = signClaim(attacker, attacker.addr, 1, timestamp());
        claim = abi.encodeCall(IOfferProceedings.claimTo, (payer.addr, attacker.addr, 1, timestamp(), forged));
        refused(attacker.addr, address(offer), claim, bytes4(keccak256("SignatureInvalid(address)")), "forged");

        address purse = makeAddr("purse");
        offer.claimTo(payer.addr, purse, 1, timestamp(), signClaim(payer, purse, 1, timestamp()));
        bytes memory signature = signVaultClaim(payer, purse, 1, timestamp());
        vault.claimTo(address(token), payer.addr, purse, 1, timestamp(), signature);
        (moved.offer, moved.locked, moved.owed) = (0, 0, 0);
        moved.vault = down(FEE + PENALTY);
        moved.rest = up(AMOUNT + BOND + PENALTY);
        assertMoved(start, moved, "to the purse that it named");
    }

    /// @dev The seller's payments wait in the Offer, its bonds as credit; its buyers go on.
    function test_blocklistedSeller_stopsNoRefund() public {
        addStake(50 * USDC);
        Paid memory lost = frozenCase(AMOUNT);
        Paid memory won = frozenCase(AMOUNT);
        Sheet memory before = sheet();
        token.blacklist(seller.addr);
        ruleByCommittee(offer.cases(lost.key).disputeID, FIRST_FAILS);
        offer.execute(lost.key);
        ruleByCommittee(offer.cases(won.key).disputeID, BOTH_PASS);
        offer.execute(won.key);
        Sheet memory moved;
        moved.payer = up(AMOUNT + BOND + PENALTY);
        (moved.offer, moved.locked) = (down(AMOUNT), down(2 * AMOUNT));
        moved.owed = up(BOND - FEE);
        moved.vault = -moved.payer + up(AMOUNT);
        moved.reserved = down(2 * (FEE + RELAY_CAP + PENALTY));
        moved.stake = -moved.reserved - up(FEE + PENALTY);
        assertMoved(before, moved, "settled");

        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        bytes memory withdraw = abi.encodeCall(IOfferEscrow.withdraw, ());
        refused(seller.addr, address(offer), withdraw, TOKEN_REFUSES, "withdraw");
        bytes memory signature = signVaultClaim(seller, makeAddr("purse"), 1, timestamp());
        vault.claimTo(address(token), seller.addr, makeAddr("purse"), 1, timestamp(), signature);
        assertEq(balance(makeAddr("purse")), BOND - FEE, "its credit is its own");
        token.unBlacklist(seller.addr);
        assertEq(offer.withdraw(), AMOUNT, "once it is let");
    }

    /// @dev With the token paused every exit by time still settles; afterwards everybody gets what it would have got.
    function test_pausedToken_delaysMoney_changesNone() public {
        addStake(50 * USDC);
        Paid memory silent = pay(AMOUNT);
        contestNotDelivered(silent);
        Paid memory unjudged = pay(offer, attacker, AMOUNT);
        contestNotConforming(unjudged);
        answerPlainly(unjudged.key);
        Sheet memory before = sheet();
        token.pause();
        vm.warp(offer.cases(unjudged.key).judgeBy + 1);
        offer.timeout(silent.key);
        offer.timeout(unjudged.key);
        Sheet memory moved;
        moved.owed = up(AMOUNT + 2 * BOND);
        moved.locked = down(AMOUNT); // the refund stays locked
        moved.stake = up(2 * (FEE + RELAY_CAP + PENALTY));
        moved.reserved = -moved.stake;
        assertMoved(before, moved, "settled on credit");
        token.unpause();
        offer.claim(payer.addr);
        vault.claim(address(token), payer.addr);
        vault.claim(address(token), attacker.addr);
        (moved.payer, moved.attacker) = (up(AMOUNT + BOND), up(BOND));
        (moved.offer, moved.vault) = (down(AMOUNT), down(2 * BOND));
        moved.locked = down(2 * AMOUNT);
        moved.owed = 0;
        assertMoved(before, moved, "paid");
    }
}
