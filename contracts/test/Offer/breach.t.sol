// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, CaseState, Claim, Delivery, Terms} from "../../src/interfaces/IOffer.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

contract BreachTest is EscrowTest {
    function test_proveBreach_succeeds_fromAnyone_withEveryEvent() public {
        addStake(10 * USDC);
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        delivery.responseSubject = keccak256("another subject");
        bytes memory signature = signDelivery(delivery);
        uint64 time = uint64(timestamp());
        vm.expectEmit(address(offer));
        emit IOfferLog.Contested(paid.key, payer.addr, Claim.NotConforming, 100 * USDC, 0, PENALTY, time, time);
        vm.expectEmit(address(offer));
        emit IOfferLog.DeliveryRecorded(paid.key, hashOf(delivery), delivery, signature);
        vm.expectEmit(address(offer));
        emit IOfferLog.RequestRecorded(paid.key, REQUEST, 0);
        vm.expectEmit(address(offer));
        emit IOfferLog.RemedyAuthorized(paid.key, 1, Cause.SelfProven, 100 * USDC, 0);
        vm.expectEmit(address(offer));
        emit IOfferLog.SettlementExecuted(paid.key, 100 * USDC, 0);
        vm.prank(stranger.addr);
        offer.proveBreach(paid.proof, delivery, signature);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Settled), "state");
        assertEq(
            found.evidenceRoot,
            keccak256(abi.encode(MANIFEST, paid.key, Claim.NotConforming, REQUEST, hashOf(delivery), bytes32(0))),
            "root"
        );
        assertEq(offer.caseCount(), 1, "counted");
        assertEq(offer.caseAccumulator(), keccak256(abi.encode(bytes32(0), paid.key)), "accumulated");
        assertEq(balance(payer.addr), 1_000_000 * USDC + PENALTY, "payment and penalty");
    }

    function test_proveBreach_reverts_whenEveryBoundIsKept_atItsEdge() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        delivery.dataTime = delivery.servedAt - 300;
        bytes memory signature = signDelivery(delivery);
        vm.expectRevert(IOfferLog.BoundsKept.selector);
        offer.proveBreach(paid.proof, delivery, signature);
        delivery.dataTime = delivery.servedAt + 1; // from the future, so not old
        signature = signDelivery(delivery);
        vm.expectRevert(IOfferLog.BoundsKept.selector);
        offer.proveBreach(paid.proof, delivery, signature);
    }

    function test_proveBreach_succeeds_justOutsideEachBound() public {
        Paid memory old = pay(10 * USDC);
        Delivery memory delivery = deliveryFor(old);
        delivery.dataTime = delivery.servedAt - 301;
        offer.proveBreach(old.proof, delivery, signDelivery(delivery));
        Paid memory timeless = pay(10 * USDC);
        delivery = deliveryFor(timeless);
        delivery.dataTime = 0;
        offer.proveBreach(timeless.proof, delivery, signDelivery(delivery));
        Paid memory few = pay(10 * USDC);
        delivery = deliveryFor(few);
        delivery.itemCount = 2;
        offer.proveBreach(few.proof, delivery, signDelivery(delivery));
        assertEq(offer.caseCount(), 3, "cases");
    }

    function test_proveBreach_reverts_whereNothingIsMeasured() public {
        Terms memory terms = defaultTerms();
        terms.bounds.subject = false;
        terms.bounds.maxAge = 0;
        terms.bounds.minItems = 0;
        offer = publish(terms);
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = deliveryFor(paid);
        delivery.responseSubject = 0;
        delivery.dataTime = 0;
        delivery.itemCount = 0;
        bytes memory signature = signDelivery(delivery);
        vm.expectRevert(IOfferLog.BoundsKept.selector);
        offer.proveBreach(paid.proof, delivery, signature);
    }

    function test_proveBreach_boundary_contestWindow() public {
        Paid memory inTime = pay(10 * USDC);
        Paid memory late = pay(10 * USDC);
        Delivery memory first = _hollow(inTime);
        Delivery memory second = _hollow(late);
        bytes memory signature = signDelivery(second);
        uint256 deadline = late.time + CONTEST_WINDOW;
        vm.warp(deadline);
        offer.proveBreach(inTime.proof, first, signDelivery(first));
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.proveBreach(late.proof, second, signature);
    }

    function test_proveBreach_reverts_aboutAnotherPaymentOrSigner() public {
        Paid memory paid = pay(100 * USDC);
        Paid memory other = pay(100 * USDC);
        Delivery memory delivery = _hollow(other);
        bytes memory signature = signDelivery(delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveryReferenceMismatch.selector, other.nonce, paid.nonce));
        offer.proveBreach(paid.proof, delivery, signature);
        delivery = _hollow(paid);
        signature = signDelivery(offer, payer, delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, payer.addr));
        offer.proveBreach(paid.proof, delivery, signature);
    }

    function test_proveBreach_reverts_theSecondTime() public {
        Paid memory paid = pay(100 * USDC);
        Delivery memory delivery = _hollow(paid);
        bytes memory signature = signDelivery(delivery);
        offer.proveBreach(paid.proof, delivery, signature);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.PaymentAlreadyContested.selector, paid.key));
        offer.proveBreach(paid.proof, delivery, signature);
    }

    // --- equivocation ---

    function test_proveEquivocation_succeeds_fromEveryStateBeforeARuling() public {
        Paid memory contested = pay(10 * USDC);
        contestNotConforming(contested);
        Paid memory disclosed = pay(10 * USDC);
        contestNotDelivered(disclosed);
        disclose(disclosed);
        Paid memory answered = pay(10 * USDC);
        contestNotConforming(answered);
        answerPlainly(answered.key);
        Paid memory frozen = frozenCase(10 * USDC);
        _equivocate(contested);
        _equivocate(disclosed);
        _equivocate(answered);
        vm.startPrank(payer.addr);
        _equivocate(frozen);
        vm.stopPrank();
        assertEq(offer.locked(), 0, "locked");
    }

    function test_proveEquivocation_reverts_onceRuled() public {
        Paid memory paid = frozenCase(10 * USDC);
        ruleByCommittee(1, BOTH_PASS);
        (Delivery memory first, Delivery memory second) = _two(paid);
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Ruled));
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
    }

    function test_proveEquivocation_reverts_whenAFinalRulingWaits() public {
        Paid memory paid = frozenCase(10 * USDC);
        vm.mockCallRevert(address(offer), abi.encodeWithSignature("rule(uint256,uint256)", 1, 2), "");
        ruleByCommittee(1, BOTH_PASS);
        vm.clearMockedCalls();
        (Delivery memory first, Delivery memory second) = _two(paid);
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DisputeSolved.selector, 1));
        vm.prank(payer.addr);
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
    }

    /// @dev A seller that expects a FAIL would otherwise escape its penalty by contradicting itself in time.
    function test_proveEquivocation_reverts_byAnyoneButThePayer_onceFrozen() public {
        Paid memory paid = frozenCase(10 * USDC);
        (Delivery memory first, Delivery memory second) = _two(paid);
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, seller.addr));
        vm.prank(seller.addr);
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
    }

    function test_proveEquivocation_reverts_unlessTwoDifferentSignedOnesAboutThisPayment() public {
        Paid memory paid = pay(10 * USDC);
        Paid memory other = pay(10 * USDC);
        contestNotConforming(paid);
        (Delivery memory first, Delivery memory second) = _two(paid);
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveriesEqual.selector, hashOf(first)));
        offer.proveEquivocation(paid.key, first, firstSignature, first, firstSignature);
        bytes memory forged = signDelivery(offer, payer, second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, payer.addr));
        offer.proveEquivocation(paid.key, first, firstSignature, second, forged);
        forged = signDelivery(offer, payer, first);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, payer.addr));
        offer.proveEquivocation(paid.key, first, forged, second, secondSignature);
        second = deliveryFor(other);
        secondSignature = signDelivery(second);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveryReferenceMismatch.selector, other.nonce, paid.nonce));
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
    }

    function _equivocate(Paid memory paid) private {
        (Delivery memory first, Delivery memory second) = _two(paid);
        offer.proveEquivocation(paid.key, first, signDelivery(first), second, signDelivery(second));
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Equivocation), "cause");
        assertEq(offer.cases(paid.key).refunded, paid.amount, "refunded");
    }

    function _two(Paid memory paid) private pure returns (Delivery memory first, Delivery memory second) {
        first = deliveryFor(paid);
        second = deliveryFor(paid);
        second.servedAt += 1;
    }

    function _hollow(Paid memory paid) private pure returns (Delivery memory delivery) {
        delivery = deliveryFor(paid);
        delivery.itemCount = 0;
    }
}
