// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Case, CaseState, Claim, Delivery} from "../../src/interfaces/IOffer.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {EscrowTest} from "../base/EscrowTest.sol";
import {SignedActs} from "../base/SignedActs.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";

contract AnswerTest is EscrowTest {
    bytes32 private constant EVIDENCE = keccak256("seller's evidence");

    function test_answer_succeeds_toNotConforming() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        bytes32 before = offer.cases(paid.key).evidenceRoot;
        bytes32 root = keccak256(abi.encode(before, seller.addr, EVIDENCE));
        Delivery memory none;
        vm.expectEmit(address(offer));
        emit IOfferLog.Answered(paid.key, EVIDENCE);
        vm.expectEmit(address(offer));
        emit IOfferLog.EvidenceAdded(paid.key, seller.addr, EVIDENCE, root);
        vm.prank(seller.addr);
        offer.answer(paid.key, none, "", "", EVIDENCE);
        assertEq(stateOf(paid.key), uint256(CaseState.Answered), "state");
        assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
    }

    function test_answer_succeeds_toNotDelivered_disclosingTheBody() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(delivery);
        bytes32 before = offer.cases(paid.key).evidenceRoot;
        bytes32 root = keccak256(abi.encode(before, seller.addr, hashOf(delivery)));
        vm.expectEmit(address(offer));
        emit IOfferLog.DeliveryRecorded(paid.key, hashOf(delivery), delivery, signature);
        vm.expectEmit(address(offer));
        emit IOfferLog.Disclosed(paid.key, keccak256(BODY), BODY, uint64(timestamp() + CONTINUE_WINDOW));
        vm.prank(signer.addr);
        offer.answer(paid.key, delivery, signature, BODY, EVIDENCE);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Disclosed), "state");
        assertEq(found.deliveryHash, hashOf(delivery), "delivery hash");
        assertEq(found.continueBy, timestamp() + CONTINUE_WINDOW, "continue by");
        assertEq(found.evidenceRoot, keccak256(abi.encode(root, seller.addr, EVIDENCE)), "root");
    }

    function test_answer_boundary() public {
        Paid memory late = pay(100 * USDC);
        Paid memory inTime = pay(100 * USDC);
        contestNotConforming(late);
        contestNotConforming(inTime);
        uint256 deadline = timestamp() + ANSWER_WINDOW;
        Delivery memory none;
        vm.warp(deadline);
        answerPlainly(inTime.key);
        assertEq(stateOf(inTime.key), uint256(CaseState.Answered), "in time at the deadline");
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        vm.prank(seller.addr);
        offer.answer(late.key, none, "", "", 0);
    }

    function test_answer_reverts_fromAnyoneElse() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        Delivery memory none;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotSeller.selector, payer.addr, seller.addr));
        vm.prank(payer.addr);
        offer.answer(paid.key, none, "", "", 0);
    }

    function test_answer_reverts_theSecondTime() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        answerPlainly(paid.key);
        Delivery memory none;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Answered));
        vm.prank(seller.addr);
        offer.answer(paid.key, none, "", "", 0);
    }

    function test_answer_reverts_whenTheBodyIsNotTheSignedOne() public {
        Paid memory paid = pay(100 * USDC);
        contestNotDelivered(paid);
        Delivery memory delivery = deliveryFor(paid);
        bytes memory signature = signDelivery(delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveryBodyMismatch.selector, keccak256(""), keccak256(BODY)));
        vm.prank(seller.addr);
        offer.answer(paid.key, delivery, signature, "", 0);
    }

    function test_answer_reverts_whenTheDeliveryIsNotAboutThisPayment() public {
        Paid memory paid = pay(100 * USDC);
        Paid memory other = pay(offer, stranger, 100 * USDC);
        contestNotDelivered(paid);
        Delivery memory delivery = deliveryFor(other);
        bytes memory signature = signDelivery(delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveryPayerMismatch.selector, stranger.addr, payer.addr));
        vm.prank(seller.addr);
        offer.answer(paid.key, delivery, signature, BODY, 0);
        delivery.payer = payer.addr;
        signature = signDelivery(delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliveryReferenceMismatch.selector, other.nonce, paid.nonce));
        vm.prank(seller.addr);
        offer.answer(paid.key, delivery, signature, BODY, 0);
        delivery = deliveryFor(paid);
        signature = signDelivery(offer, seller, delivery);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeliverySignerInvalid.selector, seller.addr));
        vm.prank(seller.addr);
        offer.answer(paid.key, delivery, signature, BODY, 0);
    }

    function test_concede_succeeds_inEveryOpenState() public {
        Paid memory contested = pay(10 * USDC);
        contestNotDelivered(contested);
        Paid memory disclosed = pay(10 * USDC);
        contestNotDelivered(disclosed);
        disclose(disclosed);
        Paid memory answered = pay(10 * USDC);
        contestNotConforming(answered);
        answerPlainly(answered.key);
        bytes32[3] memory ids = [contested.key, disclosed.key, answered.key];
        for (uint256 i = 0; i < ids.length; ++i) {
            vm.prank(seller.addr);
            offer.concede(ids[i]);
            Case memory found = offer.cases(ids[i]);
            assertEq(uint256(found.state), uint256(CaseState.Settled), "state");
            assertEq(uint256(found.cause), uint256(Cause.Conceded), "cause");
            assertEq(found.refunded, 10 * USDC, "refunded");
        }
        assertEq(balance(payer.addr), 1_000_000 * USDC, "payment and bond are back");
        assertEq(offer.locked(), 0, "locked");
    }

    function test_concede_reverts_onceFrozen() public {
        Paid memory paid = frozenCase(10 * USDC);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        vm.prank(seller.addr);
        offer.concede(paid.key);
    }

    function test_concede_reverts_fromReceiptSigner() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotSeller.selector, signer.addr, seller.addr));
        vm.prank(signer.addr);
        offer.concede(paid.key);
    }

    function test_accept_succeeds_fromPayer_payingTheAnswerCost() public {
        Paid memory paid = _disclosed(100 * USDC);
        uint256 sellerBefore = balance(seller.addr);
        vm.prank(payer.addr);
        offer.accept(paid.key, 0, "");
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.cause), uint256(Cause.Accepted), "cause");
        assertEq(found.refunded, 0, "refunded");
        assertEq(balance(seller.addr) - sellerBefore, ANSWER_COST, "answer cost");
        assertEq(balance(payer.addr), 1_000_000 * USDC - 100 * USDC - ANSWER_COST, "rest of the bond");
    }

    function test_accept_succeeds_bySignature() public {
        Paid memory paid = _disclosed(100 * USDC);
        offer.accept(paid.key, timestamp(), _accept(payer, paid.key, timestamp()));
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "state");
    }

    function test_accept_reverts_withoutThePayersConsent() public {
        Paid memory paid = _disclosed(100 * USDC);
        uint256 deadline = timestamp();
        bytes memory refusal = abi.encodeWithSelector(IOfferLog.SignatureInvalid.selector, payer.addr);
        vm.expectRevert(refusal);
        vm.prank(seller.addr);
        offer.accept(paid.key, deadline, "");
        bytes[4] memory others = [
            _accept(seller, paid.key, deadline),
            _continue(payer, paid.key, deadline),
            _accept(payer, paid.key, deadline + 1),
            _accept(payer, pay(USDC).key, deadline)
        ];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(refusal);
            offer.accept(paid.key, deadline, others[i]);
        }
    }

    function test_accept_boundary() public {
        Paid memory inTime = _disclosed(10 * USDC);
        Paid memory late = _disclosed(10 * USDC);
        uint256 deadline = timestamp() + CONTINUE_WINDOW;
        vm.warp(deadline);
        vm.prank(payer.addr);
        offer.accept(inTime.key, 0, "");
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        vm.prank(payer.addr);
        offer.accept(late.key, 0, "");
    }

    function test_accept_boundary_signature() public {
        Paid memory paid = _disclosed(10 * USDC);
        uint256 deadline = timestamp() + 10;
        bytes memory signature = _accept(payer, paid.key, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.accept(paid.key, deadline, signature);
        vm.warp(deadline);
        offer.accept(paid.key, deadline, signature);
        assertEq(stateOf(paid.key), uint256(CaseState.Settled), "in time at the deadline");
    }

    /// @dev A long deadline does not outlast the case's own.
    function test_accept_reverts_bySignature_afterContinueBy() public {
        Paid memory paid = _disclosed(10 * USDC);
        uint256 deadline = timestamp() + CONTINUE_WINDOW;
        bytes memory signature = _accept(payer, paid.key, type(uint256).max);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.accept(paid.key, type(uint256).max, signature);
    }

    function test_accept_reverts_whenNothingWasDisclosed() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Contested));
        vm.prank(payer.addr);
        offer.accept(paid.key, 0, "");
    }

    function test_continueCase_succeeds_bySignature_asNotConforming() public {
        Paid memory paid = _disclosed(100 * USDC);
        uint256 deadline = timestamp() + 10;
        bytes memory signature = _continue(payer, paid.key, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        offer.continueCase(paid.key, deadline, signature);
        vm.warp(deadline);
        vm.expectEmit(address(offer));
        emit IOfferLog.Continued(paid.key);
        offer.continueCase(paid.key, deadline, signature);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Answered), "state");
        assertEq(uint256(found.claim), uint256(Claim.NotConforming), "claim");
    }

    function test_continueCase_boundary() public {
        Paid memory inTime = _disclosed(10 * USDC);
        Paid memory late = _disclosed(10 * USDC);
        uint256 deadline = timestamp() + CONTINUE_WINDOW;
        vm.warp(deadline);
        vm.prank(payer.addr);
        offer.continueCase(inTime.key, 0, "");
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, deadline + 1, deadline));
        vm.prank(payer.addr);
        offer.continueCase(late.key, 0, "");
    }

    function test_submitEvidence_succeeds_fromBothParties() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        address[2] memory parties = [payer.addr, seller.addr];
        for (uint256 i = 0; i < parties.length; ++i) {
            bytes32 root = keccak256(abi.encode(offer.cases(paid.key).evidenceRoot, parties[i], EVIDENCE));
            vm.expectEmit(address(offer));
            emit IOfferLog.EvidenceAdded(paid.key, parties[i], EVIDENCE, root);
            vm.prank(parties[i]);
            offer.submitEvidence(paid.key, EVIDENCE);
            assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
        }
    }

    function test_submitEvidence_reverts_fromStrangers_empty_orFrozen() public {
        Paid memory paid = pay(100 * USDC);
        contestNotConforming(paid);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, stranger.addr));
        vm.prank(stranger.addr);
        offer.submitEvidence(paid.key, EVIDENCE);
        vm.expectRevert(IOfferLog.EvidenceEmpty.selector);
        vm.prank(payer.addr);
        offer.submitEvidence(paid.key, 0);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        vm.prank(payer.addr);
        offer.submitEvidence(paid.key, EVIDENCE);
    }

    function _disclosed(uint256 amount) private returns (Paid memory paid) {
        paid = pay(amount);
        contestNotDelivered(paid);
        disclose(paid);
    }

    function _accept(Account memory by, bytes32 caseId, uint256 deadline) private view returns (bytes memory) {
        return sign(by.key, SignedActs.digest(address(offer), SignedActs.accept(caseId, deadline)));
    }

    function _continue(Account memory by, bytes32 caseId, uint256 deadline) private view returns (bytes memory) {
        return sign(by.key, SignedActs.digest(address(offer), SignedActs.continueCase(caseId, deadline)));
    }
}
