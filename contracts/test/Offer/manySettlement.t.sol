// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Authorization, Case, CaseState, Claim, Delivery, ManyContest, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferEscrow} from "../../src/interfaces/IOfferEscrow.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {NativeArbitrator} from "../mocks/NativeArbitrator.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";
import {ManyTestBase} from "./ManyTestBase.sol";

/// @dev The remedy for all by the judgement of one, through the rows of any other case. Stake covers everything.
contract ManySettlementTest is ManyTestBase {
    uint256 private constant STAKE = 50 * USDC;
    uint256 private constant COUNT = 5;
    uint256 private constant AMOUNT = 3 * USDC + 1;
    uint256 private constant SUM = COUNT * AMOUNT;

    uint256 private payerBefore;
    uint256 private sellerBefore;

    function setUp() public virtual override {
        super.setUp();
        addStake(STAKE);
        payerBefore = balance(payer.addr);
        sellerBefore = balance(seller.addr);
    }

    /// @dev Settled, and everything that came in is with somebody known.
    function _settled(Many memory m, Cause cause, uint256 ruling, uint256 refunded) private view {
        Case memory c = offer.cases(m.caseId);
        assertEq(uint256(c.state), uint256(CaseState.Settled), "settled");
        assertEq(uint256(c.cause), uint256(cause), "cause");
        assertEq(c.ruling, ruling, "ruling");
        assertEq(c.refunded, refunded, "refunded");
        assertEq(offer.locked(), 0, "nothing locked");
        assertEq(balance(address(offer)), SUM - refunded, "the rest is here");
        assertEq(vault.reservedStake(address(offer)), 0, "nothing reserved");
    }

    function _frozen(Many memory m) private returns (uint256 disputeID) {
        answerPlainly(m.caseId);
        offer.freeze(m.caseId);
        return offer.cases(m.caseId).disputeID;
    }

    function test_settle_refundsTheSum_andPaysThePenaltyOnce_whereTheSampleFails() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotConforming, 2);
        ruleByCommittee(_frozen(m), FIRST_FAILS);
        offer.execute(m.caseId);
        _settled(m, Cause.Failed, 1, SUM);
        assertEq(balance(payer.addr), payerBefore + PENALTY, "payer: whole, and one penalty");
        assertEq(vault.unreservedStake(address(offer)), STAKE - FEE - PENALTY, "stake: one fee, one penalty");
        assertEq(vault.record(seller.addr).contested, SUM, "volume");
        assertEq(vault.record(seller.addr).notHonored, 1, "one case");
    }

    function test_settle_keepsTheSum_whereTheSamplePasses() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotConforming, 0);
        ruleByCommittee(_frozen(m), BOTH_PASS);
        offer.execute(m.caseId);
        _settled(m, Cause.Judged, 2, 0);
        assertEq(balance(payer.addr), payerBefore - SUM - BOND, "payer: payments and bond gone");
        assertEq(balance(seller.addr), sellerBefore + BOND - FEE, "seller: what the fee left");
    }

    /// @dev A share of the sum, rounded down once, not payment by payment.
    function test_settle_givesAShareOfTheSum() public {
        Terms memory terms = defaultTerms();
        terms.settlement = abi.encodePacked(terms.settlement, hex"81010d0527100100");
        offer = publish(terms);
        addStake(STAKE);
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotConforming, 4);
        ruleByCommittee(_frozen(m), FIRST_FAILS);
        offer.execute(m.caseId);
        _settled(m, Cause.Failed, 1, SUM * 3333 / 10_000);
        assertNotEq(SUM * 3333 / 10_000, AMOUNT * 3333 / 10_000 * COUNT, "which differ here");
    }

    function test_settle_atTheDraw_whereTheDeliveryBreaksABound() public {
        Many memory m = payMany(COUNT, AMOUNT);
        Delivery memory bad = deliveryFor(paidOf(m, 3));
        bad.itemCount = 2;
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        items[3] = hashOf(bad);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        statement.itemsHash = keccak256(abi.encodePacked(items));
        contestMany(m, statement);
        chooseSample(m, 3);
        draw(m, items, bad);
        _settled(m, Cause.SelfProven, 1, SUM);
        assertEq(balance(payer.addr), payerBefore + PENALTY, "payer: whole, and one penalty");
        assertEq(vault.unreservedStake(address(offer)), STAKE - PENALTY, "stake: one penalty, no fee");
        assertEq(balance(relayer.addr), 0, "no relay cost");
    }

    /// @dev The breach of another member is none of the sample's.
    function test_draw_leavesTheCaseOpen_whereAnotherMemberBreaksABound() public {
        Many memory m = payMany(COUNT, AMOUNT);
        Delivery memory bad = deliveryFor(paidOf(m, 3));
        bad.itemCount = 2;
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        items[3] = hashOf(bad);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        statement.itemsHash = keccak256(abi.encodePacked(items));
        contestMany(m, statement);
        chooseSample(m, 2);
        draw(m, items, deliveryFor(paidOf(m, 2)));
        assertEq(stateOf(m.caseId), uint256(CaseState.Contested), "goes on");
    }

    /// @dev A Delivery that is not asked for proves nothing.
    function test_draw_ignoresADelivery_whereNothingWasDelivered() public {
        Many memory m = payMany(COUNT, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        chooseSample(m, 0);
        Delivery memory bad = deliveryFor(paidOf(m, 0));
        bad.itemCount = 0;
        draw(m, itemsOf(m, Claim.NotDelivered), bad);
        assertEq(stateOf(m.caseId), uint256(CaseState.Contested), "goes on");
    }

    /// @dev The relay cost is the seller's only where it signed for the exchange, as the sample shows.
    function test_settle_makesTheRelayCostWhole_onceTheSampleIsShown() public {
        Many memory m = payMany(COUNT, AMOUNT);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        statement.relayFee = RELAY_CAP;
        contestMany(m, statement);
        chooseSample(m, 1);
        draw(m, Claim.NotConforming, 1);
        ruleByCommittee(_frozen(m), FIRST_FAILS);
        offer.execute(m.caseId);
        assertEq(balance(payer.addr), payerBefore + PENALTY, "payer: whole");
        assertEq(vault.unreservedStake(address(offer)), STAKE - FEE - RELAY_CAP - PENALTY, "stake");
    }

    function test_freeze_settlesForThePayer_whereTheSampleIsNotAnswered() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotDelivered, 1);
        uint256 answerBy = offer.cases(m.caseId).answerBy;
        vm.warp(answerBy);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, answerBy, answerBy));
        offer.freeze(m.caseId);
        vm.warp(answerBy + 1);
        offer.freeze(m.caseId);
        _settled(m, Cause.Unanswered, 1, SUM);
        assertEq(balance(payer.addr), payerBefore, "payer: whole");
    }

    function test_answer_disclosesTheSample_andAcceptingItIsAcceptingAll() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotDelivered, 4);
        Delivery memory other = deliveryFor(paidOf(m, 0));
        bytes memory otherSignature = signDelivery(other);
        vm.prank(seller.addr);
        vm.expectRevert(
            abi.encodeWithSelector(
                IOfferLog.DeliveryReferenceMismatch.selector, m.list[0].paymentRef, m.list[4].paymentRef
            )
        );
        offer.answer(m.caseId, other, otherSignature, BODY, 0);
        Delivery memory right = deliveryFor(paidOf(m, 4));
        bytes memory signature = signDelivery(right);
        vm.prank(seller.addr);
        offer.answer(m.caseId, right, signature, BODY, 0);
        vm.prank(payer.addr);
        offer.accept(m.caseId, type(uint64).max, "");
        _settled(m, Cause.Accepted, 2, 0);
        assertEq(balance(seller.addr), sellerBefore + ANSWER_COST, "one answer");
    }

    /// @dev An answer's key counts from the sample's payment on: neither from the oldest member's nor from the draw.
    function test_answer_takesKeysFromTheSamplesTime() public {
        Account memory next = makeAccount("next signer");
        Many memory m = payMany(1, AMOUNT);
        skip(10);
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        skip(10);
        m = join(m, payMany(1, AMOUNT));
        contestMany(m, Claim.NotDelivered);
        uint256 id = vm.snapshotState();
        chooseSample(m, 1);
        draw(m, Claim.NotDelivered, 1);
        Delivery memory late = deliveryFor(paidOf(m, 1));
        bytes memory signature = signDelivery(late);
        vm.prank(seller.addr);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, signer.addr));
        offer.answer(m.caseId, late, signature, BODY, 0);
        vm.revertToState(id);
        skip(100);
        chooseSample(m, 0);
        draw(m, Claim.NotDelivered, 0);
        Delivery memory early = deliveryFor(paidOf(m, 0));
        signature = signDelivery(early);
        vm.prank(seller.addr);
        offer.answer(m.caseId, early, signature, BODY, 0);
        assertEq(stateOf(m.caseId), uint256(CaseState.Disclosed), "taken");
    }

    function test_proveEquivocation_needsTwoReceiptsOfTheSample() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotConforming, 1);
        Delivery memory first = deliveryFor(paidOf(m, 1));
        Delivery memory second = deliveryFor(paidOf(m, 1));
        second.itemCount = 9;
        Delivery memory foreign = deliveryFor(paidOf(m, 0));
        (bytes memory a, bytes memory b, bytes memory c) =
            (signDelivery(first), signDelivery(second), signDelivery(foreign));
        vm.expectRevert(
            abi.encodeWithSelector(
                IOfferLog.DeliveryReferenceMismatch.selector, m.list[0].paymentRef, m.list[1].paymentRef
            )
        );
        offer.proveEquivocation(m.caseId, first, a, foreign, c);
        offer.proveEquivocation(m.caseId, first, a, second, b);
        _settled(m, Cause.Equivocation, 1, SUM);
    }

    function test_timeout_boundary_judgeByRunsFromTheDraw() public {
        Many memory m = payMany(COUNT, AMOUNT);
        contestMany(m, Claim.NotConforming);
        uint256 before = offer.cases(m.caseId).judgeBy;
        chooseSample(m, 1);
        skip(ANSWER_WINDOW);
        draw(m, Claim.NotConforming, 1);
        _frozen(m);
        uint256 judgeBy = offer.cases(m.caseId).judgeBy;
        assertEq(judgeBy, before + ANSWER_WINDOW, "later by the time to the draw");
        vm.warp(judgeBy);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, judgeBy, judgeBy));
        offer.timeout(m.caseId);
        vm.warp(judgeBy + 1);
        offer.timeout(m.caseId);
        _settled(m, Cause.Timeout, 3, 0);
    }

    function test_settle_creditsTheSum_whereThePayerIsBlocked() public {
        Many memory m = payMany(COUNT, AMOUNT);
        drawnCase(m, Claim.NotDelivered, 1);
        token.blacklist(payer.addr);
        skip(ANSWER_WINDOW + 1);
        offer.freeze(m.caseId);
        assertEq(offer.credits(payer.addr), SUM, "credit");
        assertEq(offer.locked(), SUM, "kept");
        token.unBlacklist(payer.addr);
        offer.claim(payer.addr);
        assertEq(balance(address(offer)), 0, "claimed");
    }

    /// @dev What must hold, 1 and 2, with uncontested money of another payer beside it, at every step.
    function testFuzz_settle_conservesMoney(uint256 seed, uint256 observations) public {
        uint256[] memory amounts = new uint256[](bound(seed, 1, 6));
        for (uint256 i = 0; i < amounts.length; ++i) {
            amounts[i] = bound(uint256(keccak256(abi.encode(seed, i))), 1, 1_000 * USDC);
        }
        Many memory m = payMany(offer, payer, amounts);
        Many memory other = payMany(offer, stranger, same(2, AMOUNT));
        uint256 supply = token.totalSupply();
        drawnCase(m, seed % 2 == 0 ? Claim.NotConforming : Claim.NotDelivered, seed % amounts.length);
        assertGe(balance(address(offer)), offer.locked() + other.sum, "solvent");
        if (seed % 2 == 0) {
            ruleByCommittee(_frozen(m), [BOTH_PASS, FIRST_FAILS, FIRST_UNRESOLVED][observations % 3]);
            offer.execute(m.caseId);
        } else {
            skip(ANSWER_WINDOW + 1);
            offer.freeze(m.caseId);
        }
        assertEq(token.totalSupply(), supply, "nothing made");
        Case memory c = offer.cases(m.caseId);
        assertEq(uint256(c.state), uint256(CaseState.Settled), "settled");
        assertEq(balance(address(offer)), m.sum - c.refunded + other.sum, "rest and uncontested");
        assertEq(offer.locked(), 0, "nothing locked");
        assertEq(balance(address(vault)), vault.unreservedStake(address(offer)), "no bond is left");
        skip(CONTEST_WINDOW + 1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdraw(), m.sum - c.refunded + other.sum, "all of it the seller's now");
    }

    // --- one lock ---

    /// @dev From within the bond's transfer, and from within the refund at a draw, acts of all three parts are refused.
    function test_contestManyAndDraw_refuseReentry() public {
        ReentrantToken evil = new ReentrantToken();
        Terms memory terms = defaultTerms();
        terms.token = address(evil);
        terms.arbitrator = address(new NativeArbitrator());
        offer = publish(terms);
        evil.mint(payer.addr, SUM + BOND);
        Many memory m = _payEvil(evil);
        Delivery memory bad = deliveryFor(paidOf(m, 0));
        bad.itemCount = 0;
        bytes32[] memory items = new bytes32[](2);
        items[0] = items[1] = hashOf(bad);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        statement.itemsHash = keccak256(abi.encodePacked(items));
        Authorization memory bond;

        bytes memory again = abi.encodeCall(IOfferMany.contestMany, (statement, m.proofs, bond));
        evil.arm(address(offer), again);
        offer.contestMany(statement, m.proofs, bond);
        _refusedReentry(evil);
        chooseSample(m, 0);
        bytes memory signature = signDelivery(bad);
        bytes[] memory acts = new bytes[](5);
        acts[0] = abi.encodeCall(IOfferMany.drawSample, (m.caseId, m.list, items, EVIDENCE, bad, signature));
        acts[1] = again;
        acts[2] = abi.encodeCall(IOfferProceedings.concede, (m.caseId));
        acts[3] = abi.encodeCall(IOfferEscrow.timeout, (m.caseId));
        acts[4] = abi.encodeCall(IOfferEscrow.withdraw, ());
        uint256 id = vm.snapshotState();
        for (uint256 i = 0; i < acts.length; ++i) {
            vm.revertToState(id);
            evil.arm(address(offer), acts[i]);
            offer.drawSample(m.caseId, m.list, items, EVIDENCE, bad, signature);
            _refusedReentry(evil);
        }
        assertEq(stateOf(m.caseId), uint256(CaseState.Settled), "settled once");
        assertEq(evil.balanceOf(payer.addr), SUM + BOND, "refunded once");
    }

    /// @dev Two payments of all but the bond.
    function _payEvil(ReentrantToken evil) private returns (Many memory) {
        uint256[] memory amounts = new uint256[](2);
        (amounts[0], amounts[1]) = (SUM - 7, 7);
        return payManyPlainly(address(evil), payer, amounts);
    }

    function _refusedReentry(ReentrantToken evil) private view {
        assertEq(
            selectorOf(evil.lastReason()),
            bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
            "reentry refused"
        );
    }
}
