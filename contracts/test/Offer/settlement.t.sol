// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {Case, CaseState, Claim, Contest, Delivery, Terms} from "../../src/interfaces/IOffer.sol";
import {Burden, UnresolvedPolicy} from "../../src/libraries/Adjudication.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

/// @dev One test per row of the default table: who holds what afterwards.
contract SettlementTest is EscrowTest {
    uint256 private constant AMOUNT = 100 * USDC;
    uint256 private constant STAKE = 50 * USDC;

    NativeArbitrator private native;
    uint256 private payerBefore;
    uint256 private sellerBefore;

    function setUp() public override {
        super.setUp();
        native = new NativeArbitrator();
        vm.deal(address(this), 1 ether);
        addStake(STAKE);
        payerBefore = balance(payer.addr);
        sellerBefore = balance(seller.addr);
    }

    function test_settle_honored() public {
        Paid memory paid = _judged(BOTH_PASS);
        _check(paid, 2, Cause.Judged, 0);
        _checkMoney({payerLost: AMOUNT + BOND + RELAY_CAP, sellerWon: BOND - FEE, stakeLost: 0});
    }

    function test_settle_notHonored_byFailsAlone_withPenalty() public {
        Paid memory paid = _judged(FIRST_FAILS);
        _check(paid, 1, Cause.Failed, AMOUNT);
        _checkGain({payerWon: PENALTY, stakeLost: FEE + RELAY_CAP + PENALTY});
    }

    function test_settle_honored_byBurden() public {
        _useBurden(Burden.Payer);
        Paid memory paid = _judged(FIRST_UNRESOLVED);
        _check(paid, 2, Cause.Burden, 0);
        _checkMoney({payerLost: AMOUNT + BOND + RELAY_CAP, sellerWon: BOND - FEE, stakeLost: 0});
    }

    function test_settle_notHonored_byBurden_withoutPenalty() public {
        _useBurden(Burden.Payee);
        Paid memory paid = _judged(FIRST_UNRESOLVED);
        _check(paid, 1, Cause.Burden, AMOUNT);
        _checkGain({payerWon: 0, stakeLost: FEE + RELAY_CAP});
    }

    function test_settle_unclear() public {
        Paid memory paid = _judged(FIRST_UNRESOLVED);
        _check(paid, 3, Cause.Judged, 0);
        _checkMoney({payerLost: AMOUNT + RELAY_CAP, sellerWon: 0, stakeLost: FEE});
    }

    function test_settle_refused() public {
        Paid memory paid = _judgedNatively(0);
        _check(paid, 0, Cause.Judged, 0);
        _checkMoney({payerLost: AMOUNT + FEE + RELAY_CAP, sellerWon: 0, stakeLost: 0});
    }

    function test_settle_notHonored_byAnArbitratorThatGivesNoReasons() public {
        Paid memory paid = _judgedNatively(1);
        _check(paid, 1, Cause.Judged, AMOUNT);
        _checkGain({payerWon: 0, stakeLost: FEE + RELAY_CAP});
    }

    function test_settle_timeout_beforeTheArbitrator() public {
        Paid memory paid = _contested(Claim.NotConforming);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        _check(paid, 3, Cause.Timeout, 0);
        _checkMoney({payerLost: AMOUNT + RELAY_CAP, sellerWon: 0, stakeLost: 0});
    }

    function test_settle_timeout_atTheArbitrator() public {
        Paid memory paid = _frozen(Claim.NotConforming, 0);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        _check(paid, 3, Cause.Timeout, 0);
        _checkMoney({payerLost: AMOUNT + FEE + RELAY_CAP, sellerWon: 0, stakeLost: 0});
    }

    function test_settle_unanswered() public {
        Paid memory paid = _contested(Claim.NotDelivered);
        skip(ANSWER_WINDOW + 1);
        offer.freeze(paid.key);
        _check(paid, 1, Cause.Unanswered, AMOUNT);
        _checkRelayLost();
    }

    function test_settle_conceded() public {
        Paid memory paid = _contested(Claim.NotConforming);
        vm.prank(seller.addr);
        offer.concede(paid.key);
        _check(paid, 1, Cause.Conceded, AMOUNT);
        _checkRelayLost();
    }

    function test_settle_accepted() public {
        Paid memory paid = _contested(Claim.NotDelivered);
        disclose(paid);
        vm.prank(payer.addr);
        offer.accept(paid.key, 0, "");
        _check(paid, 2, Cause.Accepted, 0);
        _checkMoney({payerLost: AMOUNT + ANSWER_COST + RELAY_CAP, sellerWon: ANSWER_COST, stakeLost: 0});
    }

    function test_settle_selfProven() public {
        Paid memory paid = pay(AMOUNT);
        Delivery memory delivery = deliveryFor(paid);
        delivery.itemCount = 2;
        offer.proveBreach(paid.proof, delivery, signDelivery(delivery));
        _check(paid, 1, Cause.SelfProven, AMOUNT);
        _checkGain({payerWon: PENALTY, stakeLost: PENALTY});
    }

    function test_settle_equivocation() public {
        Paid memory paid = _contested(Claim.NotDelivered);
        Delivery memory first = deliveryFor(paid);
        Delivery memory second = deliveryFor(paid);
        second.responseHash = keccak256("another response");
        offer.proveEquivocation(paid.key, first, signDelivery(first), second, signDelivery(second));
        _check(paid, 1, Cause.Equivocation, AMOUNT);
        _checkRelayLost();
    }

    function test_settle_paysNoMoreThanTheReserve() public {
        vm.prank(seller.addr);
        vault.requestUnstake(address(offer), STAKE - FEE - 1);
        skip(31 days);
        vm.prank(seller.addr);
        vault.unstake(address(offer));
        sellerBefore = balance(seller.addr);
        Paid memory paid = _judged(FIRST_FAILS);
        _check(paid, 1, Cause.Failed, AMOUNT);
        // Fee first, one unit of the relay cost, nothing of the penalty.
        assertEq(balance(payer.addr), payerBefore - RELAY_CAP + 1, "payer");
        assertEq(vault.unreservedStake(address(offer)), 0, "stake");
    }

    function test_settle_partialRow_roundsThePayersShareDown() public {
        Terms memory terms = defaultTerms();
        // (1, Failed): 33.33 % of the payment and half of the unspent bond, fee by the disputer, no penalty.
        terms.settlement = _replaceRow(terms.settlement, 3, hex"01020d0513880000");
        offer = publish(terms);
        Paid memory paid = _frozen(Claim.NotConforming, 0, 1_001);
        ruleByCommittee(offer.cases(paid.key).disputeID, FIRST_FAILS);
        offer.execute(paid.key);
        assertEq(offer.cases(paid.key).refunded, 333, "1001 * 3333 / 10000, rounded down");
        uint256 bondBack = (BOND - FEE) / 2;
        assertEq(balance(payer.addr), payerBefore - 1_001 - BOND - RELAY_CAP + 333 + bondBack, "payer");
        assertEq(balance(seller.addr), sellerBefore + BOND - FEE - bondBack, "seller's part of the bond");
        assertEq(_withdrawAll(), 1_001 - 333, "seller's part of the payment");
    }

    function test_settle_createsACredit_whenThePayerIsBlocklisted_claimableByAnyoneForIt() public {
        Paid memory paid = _contested(Claim.NotConforming);
        token.blacklist(payer.addr);
        vm.expectEmit(address(offer));
        emit IOfferLog.RemedyAuthorized(paid.key, 1, Cause.Conceded, AMOUNT, 0);
        vm.expectEmit(address(offer));
        emit IOfferLog.SettlementExecuted(paid.key, AMOUNT, AMOUNT);
        vm.prank(seller.addr);
        offer.concede(paid.key);
        assertTrue(offer.cases(paid.key).refundCredited, "credited");
        assertEq(offer.credits(payer.addr), AMOUNT, "credit");
        assertEq(offer.locked(), AMOUNT, "a credit stays locked");
        assertEq(vault.credits(address(token), payer.addr), BOND, "bond credit");
        assertEq(_withdrawAll(), 0, "nothing for the seller");

        vm.expectRevert("Blacklistable: account is blacklisted");
        offer.claim(payer.addr);
        token.unBlacklist(payer.addr);
        vm.expectEmit(address(offer));
        emit IOfferLog.CreditClaimed(payer.addr, payer.addr, AMOUNT);
        vm.prank(stranger.addr);
        offer.claim(payer.addr);
        vault.claim(address(token), payer.addr);
        assertEq(balance(payer.addr), payerBefore - RELAY_CAP, "whole again but for the relayer");
        assertEq(offer.locked(), 0, "locked");
        assertEq(_withdrawAll(), 0, "still nothing for the seller");
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NothingToClaim.selector, payer.addr));
        offer.claim(payer.addr);
    }

    function test_settle_creditsEverybody_whileTheTokenIsPaused() public {
        Paid memory paid = _contested(Claim.NotDelivered);
        disclose(paid);
        token.pause();
        vm.prank(payer.addr);
        offer.accept(paid.key, 0, "");
        assertEq(vault.credits(address(token), payer.addr), BOND - ANSWER_COST, "payer's credit");
        assertEq(vault.credits(address(token), seller.addr), ANSWER_COST, "seller's credit");
        token.unpause();
        vault.claim(address(token), payer.addr);
        vault.claim(address(token), seller.addr);
        _checkMoney({payerLost: AMOUNT + ANSWER_COST + RELAY_CAP, sellerWon: ANSWER_COST, stakeLost: 0});
    }

    // --- helpers ---

    function _contested(Claim claim) private returns (Paid memory paid) {
        return _contested(claim, AMOUNT);
    }

    function _contested(Claim claim, uint256 amount) private returns (Paid memory paid) {
        paid = pay(amount);
        Contest memory statement = statementOf(claim);
        statement.relayFee = RELAY_CAP;
        Delivery memory delivery = deliveryFor(paid);
        contest(offer, paid, statement, delivery, signDelivery(delivery));
    }

    function _frozen(Claim claim, uint256 value) private returns (Paid memory paid) {
        return _frozen(claim, value, AMOUNT);
    }

    function _frozen(Claim claim, uint256 value, uint256 amount) private returns (Paid memory paid) {
        paid = _contested(claim, amount);
        answerPlainly(paid.key);
        offer.freeze{value: value}(paid.key);
    }

    function _judged(uint256 observations) private returns (Paid memory paid) {
        paid = _frozen(Claim.NotConforming, 0);
        ruleByCommittee(offer.cases(paid.key).disputeID, observations);
        assertEq(stateOf(paid.key), uint256(CaseState.Ruled), "ruled, nothing moved yet");
        offer.execute(paid.key);
    }

    function _judgedNatively(uint256 ruling) private returns (Paid memory paid) {
        Terms memory terms = defaultTerms();
        terms.arbitrator = address(native);
        _use(terms);
        paid = _frozen(Claim.NotConforming, native.COST());
        sellerBefore = balance(seller.addr);
        native.deliver(_arbitrable(), 1, ruling);
        offer.execute(paid.key);
    }

    function _useBurden(Burden burden) private {
        Terms memory terms = defaultTerms();
        terms.procedure.burden = burden;
        terms.procedure.policy = UnresolvedPolicy.ResolveAgainstBurden;
        _use(terms);
    }

    /// @dev Another Offer has a stake of its own.
    function _use(Terms memory terms) private {
        offer = publish(terms);
        addStake(STAKE);
        sellerBefore = balance(seller.addr);
    }

    function _check(Paid memory paid, uint8 ruling, Cause cause, uint256 refunded) private view {
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Settled), "state");
        assertEq(found.ruling, ruling, "ruling");
        assertEq(uint256(found.cause), uint256(cause), "cause");
        assertEq(found.refunded, refunded, "refunded");
        assertEq(offer.locked(), 0, "locked");
    }

    /// @dev The payer wins: its payment is back and the seller has none of it.
    function _checkGain(uint256 payerWon, uint256 stakeLost) private {
        assertEq(balance(payer.addr), payerBefore + payerWon, "payer");
        assertEq(balance(seller.addr), sellerBefore, "seller");
        _checkStake(stakeLost);
        assertEq(_withdrawAll(), 0, "nothing to withdraw");
    }

    /// @dev The payer chose its relayer and pays it: the stake owes that only where the seller signed and lost.
    function _checkRelayLost() private {
        assertEq(balance(payer.addr), payerBefore - RELAY_CAP, "payer");
        assertEq(balance(seller.addr), sellerBefore, "seller");
        _checkStake(0);
        assertEq(_withdrawAll(), 0, "nothing to withdraw");
    }

    function _checkMoney(uint256 payerLost, uint256 sellerWon, uint256 stakeLost) private {
        assertEq(balance(payer.addr), payerBefore - payerLost, "payer");
        assertEq(balance(seller.addr), sellerBefore + sellerWon, "seller");
        _checkStake(stakeLost);
        assertEq(_withdrawAll(), AMOUNT, "the payment is the seller's");
    }

    function _checkStake(uint256 lost) private view {
        assertEq(vault.unreservedStake(address(offer)), STAKE - lost, "free stake");
        assertEq(vault.reservedStake(address(offer)), 0, "reserved stake");
        assertEq(vault.holds(address(offer), 0).bond, 0, "no hold");
    }

    function _withdrawAll() private returns (uint256) {
        skip(1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        return offer.withdraw();
    }

    function _replaceRow(bytes memory table, uint256 index, bytes8 row) private pure returns (bytes memory) {
        for (uint256 i = 0; i < 8; ++i) {
            table[index * 8 + i] = row[i];
        }
        return table;
    }

    function _arbitrable() private view returns (IArbitrable) {
        return IArbitrable(address(offer));
    }
}
