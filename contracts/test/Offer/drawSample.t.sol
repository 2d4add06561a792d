// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, CaseState, Claim, Delivery} from "../../src/interfaces/IOffer.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {IOfferProceedings} from "../../src/interfaces/IOfferProceedings.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {ProvenHeader} from "../../src/libraries/ProvenHeader.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {ManyTestBase} from "./ManyTestBase.sol";

/// @dev Who may draw, when, with what in hand, and what the draw makes of the case.
contract DrawSampleTest is ManyTestBase {
    uint256 private constant AMOUNT = 10 * USDC;

    function _state(CaseState state) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, state);
    }

    // --- when ---

    function test_drawSample_boundary_drawBlock() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        assertEq(drawBlock, vm.getBlockNumber() + 2, "two blocks on");
        // A source that knows too much does not open the draw early.
        source.set(drawBlock, hashFor(m, 1));
        for (uint256 number = drawBlock - 2; number <= drawBlock; ++number) {
            vm.roll(number);
            expectManyRevert(abi.encodeWithSelector(IOfferMany.DrawTooEarly.selector, number, drawBlock));
            draw(m, Claim.NotDelivered, 1);
        }
        vm.roll(drawBlock + 1);
        draw(m, Claim.NotDelivered, 1);
        assertTrue(offer.cases(m.caseId).drawn, "drawn");
    }

    function test_drawSample_reverts_withoutTheDrawBlocksHash() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        vm.roll(drawBlock + 1);
        expectManyRevert(abi.encodeWithSelector(ProvenHeader.BlockHashUnknown.selector, drawBlock));
        draw(m, Claim.NotDelivered, 0);
    }

    function test_drawSample_boundary_answerBy() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        chooseSample(m, 2);
        uint256 drawBy = offer.cases(m.caseId).answerBy;
        vm.warp(drawBy + 1);
        expectManyRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, drawBy + 1, drawBy));
        draw(m, Claim.NotDelivered, 2);
        vm.warp(drawBy);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlineNotPassed.selector, drawBy, drawBy));
        offer.timeout(m.caseId);
        draw(m, Claim.NotDelivered, 2);
    }

    /// @dev The block is the one fixed at the contest: waiting brings no other draw, and no second one.
    function test_drawSample_drawsTheSame_howeverLongItWaits() public {
        Many memory m = payMany(5, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        chooseSample(m, 3);
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        for (uint256 i = 1; i <= 300; ++i) {
            source.set(drawBlock + i, bytes32(i));
        }
        vm.roll(drawBlock + 300);
        assertEq(offer.cases(m.caseId).drawBlock, drawBlock, "never moved");
        draw(m, Claim.NotDelivered, 3);
        assertEq(offer.cases(m.caseId).paymentRef, m.list[3].paymentRef, "the same");
        expectManyRevert(_state(CaseState.Contested));
        draw(m, Claim.NotDelivered, 3);
    }

    /// @dev Whoever lets a draw lapse that it does not like has lost the case: payment, bond, and every member for good.
    function test_timeout_givesAnUndrawnCaseToTheSeller() public {
        addStake(10 * USDC);
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 0);
        vm.warp(offer.cases(m.caseId).answerBy + 1);
        uint256 payerBefore = balance(payer.addr);
        uint256 sellerBefore = balance(seller.addr);
        vm.prank(stranger.addr);
        offer.timeout(m.caseId);
        Case memory c = offer.cases(m.caseId);
        assertEq(uint256(c.state), uint256(CaseState.Settled), "settled");
        assertEq(c.ruling, 2, "honored");
        assertEq(uint256(c.cause), uint256(Cause.Burden), "by burden");
        assertEq(c.refunded, 0, "nothing back");
        assertFalse(c.drawn, "never drawn");
        assertEq(balance(payer.addr), payerBefore, "the payer gets nothing");
        assertEq(balance(seller.addr) - sellerBefore, BOND, "the seller the bond");
        assertEq(vault.reservedStake(address(offer)), 0, "no stake stays reserved");
        assertEq(offer.locked(), 0, "nothing locked");
        expectManyRevert(abi.encodeWithSelector(IOfferLog.PaymentAlreadyContested.selector, m.list[0].key));
        contestMany(m, Claim.NotConforming);
        expectManyRevert(_state(CaseState.Settled));
        draw(m, Claim.NotConforming, 0);
        skip(CONTEST_WINDOW);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdrawable(), 3 * AMOUNT, "the seller's");
    }

    /// @dev Nothing but the draw, the seller's giving in and the time limit moves an undrawn case.
    function test_undrawn_refusesEveryOtherAct() public {
        Many memory m = payMany(2, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        Delivery memory d = deliveryFor(paidOf(m, 0));
        bytes memory s = signDelivery(d);
        bytes[] memory calls = new bytes[](7);
        calls[0] = abi.encodeCall(IOfferProceedings.answer, (m.caseId, d, s, BODY, bytes32(0)));
        calls[1] = abi.encodeCall(IOfferProceedings.freeze, (m.caseId));
        calls[2] = abi.encodeCall(IOfferProceedings.submitEvidence, (m.caseId, EVIDENCE));
        calls[3] = abi.encodeCall(IOfferProceedings.proveEquivocation, (m.caseId, d, s, d, s));
        calls[4] = abi.encodeCall(IOfferProceedings.accept, (m.caseId, type(uint64).max, ""));
        calls[5] = abi.encodeCall(IOfferProceedings.continueCase, (m.caseId, type(uint64).max, ""));
        calls[6] = abi.encodeWithSignature("execute(bytes32)", m.caseId);
        skip(ANSWER_WINDOW + 1);
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(i < 3 ? seller.addr : payer.addr);
            (bool ok, bytes memory reason) = address(offer).call(calls[i]);
            assertFalse(ok, "refused");
            assertEq(reason, _state(CaseState.Undrawn), string.concat("reason ", vm.toString(i)));
        }
        vm.prank(address(committee));
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DisputeUnknown.selector, 0));
        IArbitrable(address(offer)).rule(0, 1);
    }

    function test_concede_givesEverythingBack_beforeTheDraw() public {
        Many memory m = payMany(3, AMOUNT);
        uint256 before = balance(payer.addr);
        contestMany(m, Claim.NotDelivered);
        vm.prank(stranger.addr);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotSeller.selector, stranger.addr, seller.addr));
        offer.concede(m.caseId);
        vm.prank(seller.addr);
        offer.concede(m.caseId);
        assertEq(balance(payer.addr), before + 3 * AMOUNT, "payments and bond");
    }

    // --- with what ---

    function test_drawSample_reverts_onAnotherList() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        chooseSample(m, 1);
        bytes32[] memory items = itemsOf(m, Claim.NotDelivered);
        for (uint256 i = 0; i < 6; ++i) {
            Many memory other = part(m, 0, 3);
            if (i == 0) other.list[1].amount += 1;
            if (i == 1) other.list[1].time += 1;
            if (i == 2) other.list[1].key = keccak256("other");
            if (i == 3) other.list[1].paymentRef = keccak256("other");
            if (i == 4) (other.list[0], other.list[1]) = (other.list[1], other.list[0]);
            if (i == 5) other.list = part(m, 0, 2).list;
            bytes32 id = caseIdOf(offer, other.list);
            expectManyRevert(abi.encodeWithSelector(IOfferMany.ListMismatch.selector, id, m.caseId));
            draw(other, items, deliveryFor(paidOf(m, 1)));
        }
        draw(m, items, deliveryFor(paidOf(m, 1)));
    }

    function test_drawSample_reverts_onOtherItemsOrEvidence() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        chooseSample(m, 1);
        Delivery memory none;
        bytes32[] memory items = itemsOf(m, Claim.NotDelivered);
        (items[0], items[1]) = (items[1], items[0]);
        vm.expectPartialRevert(IOfferMany.StatementMismatch.selector);
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, none, "");
        (items[0], items[1]) = (items[1], items[0]);
        vm.expectPartialRevert(IOfferMany.StatementMismatch.selector);
        offer.drawSample(m.caseId, m.list, items, keccak256("other"), none, "");
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, none, "");
    }

    /// @dev A payer that stated fewer items than payments cannot draw where one happens to be there.
    function test_drawSample_reverts_onFewerItemsThanPayments() public {
        Many memory m = payMany(3, AMOUNT);
        Many memory two = part(m, 0, 2);
        bytes32[] memory items = itemsOf(two, Claim.NotDelivered);
        contestMany(m, manyStatement(two, Claim.NotDelivered));
        chooseSample(m, 0);
        expectManyRevert(abi.encodeWithSelector(IOfferMany.ItemsIncomplete.selector, 2, 3));
        draw(m, items, deliveryFor(paidOf(m, 0)));
    }

    /// @dev The Delivery is that of the sample, not of another member.
    function test_drawSample_reverts_onTheDeliveryOfAnotherPayment() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 1);
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        expectManyRevert(
            abi.encodeWithSelector(
                IOfferLog.DeliveryReferenceMismatch.selector, m.list[0].paymentRef, m.list[1].paymentRef
            )
        );
        draw(m, items, deliveryFor(paidOf(m, 0)));
        draw(m, items, deliveryFor(paidOf(m, 1)));
    }

    /// @dev Of two Deliveries of one payment, the one stated at its position.
    function test_drawSample_reverts_onADeliveryThatWasNotStated() public {
        Many memory m = payMany(3, AMOUNT);
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 1);
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        Delivery memory other = deliveryFor(paidOf(m, 1));
        other.itemCount = 9;
        expectManyRevert(abi.encodeWithSelector(IOfferMany.ItemMismatch.selector, hashOf(other), items[1]));
        draw(m, items, other);
    }

    /// @dev Right Deliveries stated at wrong positions can never be drawn: the payer has to carry the case.
    function test_drawSample_reverts_onADeliveryAtTheWrongPosition() public {
        Many memory m = payMany(2, AMOUNT);
        Many memory swapped = part(m, 0, 2);
        (swapped.list[0], swapped.list[1]) = (swapped.list[1], swapped.list[0]);
        bytes32[] memory items = itemsOf(swapped, Claim.NotConforming);
        contestMany(m, manyStatement(swapped, Claim.NotConforming));
        chooseSample(m, 0);
        Delivery memory right = deliveryFor(paidOf(m, 0));
        expectManyRevert(abi.encodeWithSelector(IOfferMany.ItemMismatch.selector, hashOf(right), items[0]));
        draw(m, items, right);
    }

    function test_drawSample_reverts_onADeliveryThatTheSellerDidNotSign() public {
        Many memory m = payMany(2, AMOUNT);
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 0);
        Delivery memory delivery = deliveryFor(paidOf(m, 0));
        bytes memory signature = signDelivery(offer, stranger, delivery);
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, stranger.addr));
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, delivery, signature);
    }

    // --- what becomes of it ---

    function test_drawSample_makesTheCaseOneAboutTheSample() public {
        Many memory m = join(payMany(2, AMOUNT), payMany(1, AMOUNT));
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 2);
        skip(ANSWER_WINDOW / 2);
        uint64 answerBy = uint64(timestamp() + ANSWER_WINDOW);
        uint64 judgeBy = uint64(answerBy + CONTINUE_WINDOW + committee.longestCase(1));
        Delivery memory delivery = deliveryFor(paidOf(m, 2));
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        bytes32 first = keccak256(
            abi.encode(MANIFEST, m.caseId, Claim.NotConforming, delivery.requestHash, hashOf(delivery), EVIDENCE)
        );
        bytes32 root = keccak256(abi.encode(first, address(offer), leafOf(m.list[2])));
        bytes memory signature = signDelivery(delivery);
        vm.expectEmit(address(offer));
        emit IOfferLog.DeliveryRecorded(m.caseId, hashOf(delivery), delivery, signature);
        vm.expectEmit(address(offer));
        emit IOfferLog.RequestRecorded(m.caseId, delivery.requestHash, EVIDENCE);
        vm.expectEmit(address(offer));
        emit IOfferMany.SampleDrawn(m.caseId, m.list[2].key, 2, m.list[2], answerBy, judgeBy, root);
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, delivery, signature);
        Case memory c = offer.cases(m.caseId);
        assertEq(uint256(c.state), uint256(CaseState.Contested), "state");
        assertEq(c.openedAt, timestamp(), "the clock starts now");
        assertEq(c.answerBy, answerBy, "a whole answer window");
        assertEq(c.judgeBy, judgeBy, "judged by");
        assertEq(c.paymentRef, m.list[2].paymentRef, "reference");
        assertEq(c.deliveryHash, hashOf(delivery), "delivery");
        assertEq(c.evidenceRoot, root, "root");
        assertEq(c.amount, 3 * AMOUNT, "the remedy is for all");
        assertEq(c.payments, 3, "count");
        assertTrue(c.drawn, "drawn");
    }

    /// @dev A request at its position, and no word of a Delivery, though one is brought along.
    function test_drawSample_takesTheRequestStated_whereNothingWasDelivered() public {
        Many memory m = payMany(3, AMOUNT);
        drawnCase(m, Claim.NotDelivered, 1);
        Case memory c = offer.cases(m.caseId);
        bytes32 first =
            keccak256(abi.encode(MANIFEST, m.caseId, Claim.NotDelivered, requestOf(1), bytes32(0), EVIDENCE));
        assertEq(c.evidenceRoot, keccak256(abi.encode(first, address(offer), leafOf(m.list[1]))), "root");
        assertEq(c.deliveryHash, bytes32(0), "none");
    }

    /// @dev Time of the sample, not of the oldest member: a key that left between the two is none of the sample's.
    function test_drawSample_checksKeysFromTheSamplesTime() public {
        Many memory m = payMany(1, AMOUNT);
        skip(10);
        Account memory next = makeAccount("next signer");
        vm.prank(seller.addr);
        offer.setReceiptSigner(next.addr);
        skip(10);
        m = join(m, payMany(1, AMOUNT));
        contestMany(m, Claim.NotConforming);
        chooseSample(m, 1);
        bytes32[] memory items = itemsOf(m, Claim.NotConforming);
        Delivery memory delivery = deliveryFor(paidOf(m, 1));
        expectManyRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, signer.addr));
        draw(m, items, delivery);
        bytes memory signature = signDelivery(offer, next, delivery);
        offer.drawSample(m.caseId, m.list, items, EVIDENCE, delivery, signature);
    }

    // --- by amount ---

    /// @dev The first and the last point of each payment's stretch, as far as hashes found by search can tell.
    function testFuzz_drawSample_picksByThePoint(uint256 seed) public {
        uint256[] memory amounts = new uint256[](4);
        (amounts[0], amounts[1], amounts[2], amounts[3]) = (1, 3, 2, 1);
        Many memory m = payMany(offer, payer, amounts);
        contestMany(m, Claim.NotDelivered);
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        source.set(drawBlock, bytes32(seed | 1));
        vm.roll(drawBlock + 1);
        uint256 point = uint256(keccak256(abi.encode(bytes32(seed | 1), m.caseId))) % 7;
        uint8[7] memory owner = [0, 1, 1, 1, 2, 2, 3];
        draw(m, Claim.NotDelivered, owner[point]);
        assertEq(offer.cases(m.caseId).paymentRef, m.list[owner[point]].paymentRef, "its owner");
    }

    /// @dev 1,000 draws of the real contract over amounts 1 : 2 : 3 : 4. Each share's standard deviation is below 16; the
    /// bounds are five of them.
    function test_drawSample_followsTheAmounts() public {
        uint256[] memory amounts = new uint256[](4);
        (amounts[0], amounts[1], amounts[2], amounts[3]) = (USDC, 2 * USDC, 3 * USDC, 4 * USDC);
        Many memory m = payMany(offer, payer, amounts);
        contestMany(m, Claim.NotDelivered);
        uint256 drawBlock = offer.cases(m.caseId).drawBlock;
        vm.roll(drawBlock + 1);
        bytes32[] memory items = itemsOf(m, Claim.NotDelivered);
        Delivery memory none;
        uint256[4] memory drawn;
        uint256 id = vm.snapshotState();
        for (uint256 i = 0; i < 1_000; ++i) {
            source.set(drawBlock, keccak256(abi.encode("statistics", i)));
            offer.drawSample(m.caseId, m.list, items, EVIDENCE, none, "");
            bytes32 ref = offer.cases(m.caseId).paymentRef;
            for (uint256 j = 0; j < 4; ++j) {
                if (ref == m.list[j].paymentRef) ++drawn[j];
            }
            vm.revertToState(id);
        }
        assertEq(drawn[0] + drawn[1] + drawn[2] + drawn[3], 1_000, "one each time");
        for (uint256 j = 0; j < 4; ++j) {
            assertGt(drawn[j], 100 * (j + 1) - 80, "not too few");
            assertLt(drawn[j], 100 * (j + 1) + 80, "not too many");
        }
    }

    /// @dev Leaves with equal amounts and the same hash: the case id takes part, so that cases do not share their draws.
    function test_drawSample_differsBetweenCasesOfOneBlock() public {
        uint256 differing = 0;
        Many memory all = payMany(16, AMOUNT);
        for (uint256 i = 0; i < 4; ++i) {
            Many memory a = part(all, 4 * i, 4 * i + 4);
            contestMany(a, Claim.NotDelivered);
        }
        uint256 drawBlock = vm.getBlockNumber() + 2;
        source.set(drawBlock, keccak256("one block"));
        vm.roll(drawBlock + 1);
        uint256 before = 4;
        for (uint256 i = 0; i < 4; ++i) {
            Many memory a = part(all, 4 * i, 4 * i + 4);
            Delivery memory none;
            offer.drawSample(a.caseId, a.list, itemsOf(a, Claim.NotDelivered), EVIDENCE, none, "");
            bytes32 ref = offer.cases(a.caseId).paymentRef;
            for (uint256 j = 0; j < 4; ++j) {
                if (ref != a.list[j].paymentRef) continue;
                if (j != before) ++differing;
                before = j;
            }
        }
        assertGt(differing, 1, "not all alike");
    }
}
