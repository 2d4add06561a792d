// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Case, CaseState, Claim, Delivery, Leaf, ManyContest, Terms} from "../../src/interfaces/IOffer.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {IEvidence} from "../../src/interfaces/IEvidence.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IOfferMany} from "../../src/interfaces/IOfferMany.sol";
import {BlockProof, PaymentProof} from "../../src/libraries/PaymentProof.sol";
import {Hold} from "../../src/interfaces/IVault.sol";
import {ManyTestBase} from "./ManyTestBase.sol";

/// @dev What may be contested together, and what that leaves behind.
contract ContestManyTest is ManyTestBase {
    uint256 private constant AMOUNT = 10 * USDC;

    function _alreadyContested(bytes32 key) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IOfferLog.PaymentAlreadyContested.selector, key);
    }

    // --- one case ---

    function test_contestMany_opensOneCaseWithOneBond() public {
        addStake(10 * USDC);
        Many memory m = join(payMany(2, AMOUNT), payMany(3, AMOUNT));
        uint256 before = balance(payer.addr);
        assertEq(contestMany(m, Claim.NotConforming), m.caseId, "id by the list");
        assertEq(before - balance(payer.addr), BOND, "one bond");
        Case memory c = offer.cases(m.caseId);
        assertEq(uint256(c.state), uint256(CaseState.Undrawn), "state");
        assertEq(uint256(c.claim), uint256(Claim.NotConforming), "claim");
        assertEq(c.payer, payer.addr, "payer");
        assertEq(c.amount, 5 * AMOUNT, "sum");
        assertEq(c.payments, 5, "count");
        assertEq(c.drawBlock, vm.getBlockNumber() + 2, "draw block");
        assertFalse(c.drawn, "not drawn");
        assertEq(c.openedAt, timestamp(), "opened");
        assertEq(c.answerBy, timestamp() + ANSWER_WINDOW, "drawn by");
        assertEq(offer.locked(), 5 * AMOUNT, "locked");
        assertEq(offer.caseCount(), 1, "one case");
        assertEq(offer.caseAccumulator(), keccak256(abi.encode(bytes32(0), m.caseId)), "accumulated");
        Hold memory hold = vault.holds(address(offer), m.caseId);
        assertEq(hold.bond, BOND, "held");
        assertEq(hold.reserve, FEE + RELAY_CAP + PENALTY, "reserved once");
    }

    function test_cases_tellAnOrdinaryCaseApart() public {
        Paid memory paid = pay(AMOUNT);
        assertEq(offer.cases(paid.key).payments, 0, "no case");
        contestNotDelivered(paid);
        Case memory c = offer.cases(paid.key);
        assertEq(c.payments, 1, "one payment");
        assertEq(c.drawBlock, 0, "nothing to draw");
        assertFalse(c.drawn, "nothing drawn");
        Delivery memory none;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Contested));
        offer.drawSample(paid.key, new Leaf[](0), new bytes32[](0), 0, none, "");
    }

    function test_contestMany_emitsWhatAReaderNeeds() public {
        Many memory m = payMany(3, AMOUNT);
        ManyContest memory statement = manyStatement(m, Claim.NotDelivered);
        bytes32[] memory keys = new bytes32[](3);
        for (uint256 i = 0; i < 3; ++i) {
            keys[i] = m.list[i].key;
        }
        uint256 drawBlock = vm.getBlockNumber() + 2;
        uint64 answerBy = uint64(timestamp() + ANSWER_WINDOW);
        uint64 judgeBy = uint64(answerBy + CONTINUE_WINDOW + committee.longestCase(1));
        vm.expectEmit(address(offer));
        emit IOfferLog.Contested(m.caseId, payer.addr, Claim.NotDelivered, 3 * AMOUNT, BOND, 0, answerBy, judgeBy);
        vm.expectEmit(address(offer));
        emit IOfferMany.ManyContested(
            m.caseId, payer.addr, Claim.NotDelivered, 3 * AMOUNT, drawBlock, statement.itemsHash, EVIDENCE, keys
        );
        vm.expectEmit(true, true, true, false, address(offer));
        emit IEvidence.Evidence(IArbitrator(address(committee)), uint256(m.caseId), payer.addr, "");
        // The nonce is asked for before the act, so that the events follow their expectation.
        contestMany(m, statement);
    }

    function test_contestMany_takesPlainTransfers_namedByTheirKeys() public {
        Many memory m = payManyPlainly(payer, same(2, AMOUNT));
        assertEq(m.list[0].paymentRef, m.list[0].key, "key for reference");
        assertEq(contestMany(m, Claim.NotDelivered), m.caseId, "id");
    }

    function test_contestMany_takesOnePayment() public {
        Many memory m = payMany(1, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        assertEq(offer.cases(m.caseId).payments, 1, "one");
        assertNotEq(uint256(m.caseId), uint256(m.list[0].key), "and yet no ordinary case");
    }

    function test_contestMany_boundary_256Payments() public {
        Many memory m = payMany(257, 1);
        expectManyRevert(abi.encodeWithSelector(IOfferMany.TooManyPayments.selector, 257, 256));
        contestMany(m, Claim.NotDelivered);
        Many memory most = part(m, 0, 256);
        contestMany(most, Claim.NotDelivered);
        assertEq(offer.cases(most.caseId).payments, 256, "all");
    }

    function test_contestMany_reverts_onNone() public {
        Many memory m = payMany(1, AMOUNT);
        m.proofs = new BlockProof[](0);
        expectManyRevert(abi.encodeWithSelector(PaymentProof.NoPayment.selector));
        contestMany(m, manyStatement(m, Claim.NotDelivered));
    }

    function test_contestMany_reverts_withoutAClaim() public {
        Many memory m = payMany(1, AMOUNT);
        expectManyRevert(abi.encodeWithSelector(IOfferLog.ClaimInvalid.selector, Claim.None));
        contestMany(m, manyStatement(m, Claim.None));
    }

    // --- the payer's consent ---

    function test_contestMany_repaysTheRelayer_upToTheCap() public {
        Many memory m = payMany(2, AMOUNT);
        ManyContest memory statement = manyStatement(m, Claim.NotDelivered);
        statement.relayFee = RELAY_CAP + 1;
        expectManyRevert(abi.encodeWithSelector(IOfferLog.RelayFeeTooHigh.selector, RELAY_CAP + 1, RELAY_CAP));
        contestMany(m, statement);
        statement.relayFee = RELAY_CAP;
        contestMany(m, statement);
        assertEq(balance(relayer.addr), RELAY_CAP, "repaid");
    }

    /// @dev The bond's nonce binds each member of the statement and the list.
    function test_contestMany_reverts_onAnyOtherStatement() public {
        Many memory m = payMany(2, AMOUNT);
        ManyContest memory statement = manyStatement(m, Claim.NotConforming);
        bytes32 nonce = offer.manyBondNonce(m.caseId, statement);
        for (uint256 i = 0; i < 5; ++i) {
            ManyContest memory other = manyStatement(m, Claim.NotConforming);
            Many memory less = i == 4 ? part(m, 0, 1) : m;
            if (i == 0) other.claim = Claim.NotDelivered;
            if (i == 1) other.itemsHash = keccak256("other");
            if (i == 2) other.evidenceHash = 0;
            if (i == 3) other.relayFee = 1;
            assertNotEq(
                uint256(offer.manyBondNonce(less.caseId, other)), uint256(nonce), "another nonce, another consent"
            );
            _sendWith(less, other, nonce);
        }
        assertEq(offer.caseCount(), 0, "none opened");
    }

    function _sendWith(Many memory m, ManyContest memory statement, bytes32 nonce) private {
        (bool ok,) = address(offer)
            .call(
                abi.encodeCall(
                    IOfferMany.contestMany, (statement, m.proofs, authorize(m.payer, BOND + statement.relayFee, nonce))
                )
            );
        assertFalse(ok, "the token refuses");
    }

    function test_contestMany_reverts_onPaymentsOfAnother() public {
        uint256[] memory one = same(1, AMOUNT);
        Many memory m = join(payMany(offer, payer, one), payMany(offer, stranger, one));
        expectManyRevert(abi.encodeWithSelector(IOfferMany.PayersDiffer.selector, stranger.addr, payer.addr));
        contestMany(m, Claim.NotDelivered);
    }

    // --- each payment ---

    function test_contestMany_boundary_amounts() public {
        Terms memory terms = defaultTerms();
        (terms.minAmount, terms.maxAmount, terms.penalty) = (5, 7, 0);
        offer = publish(terms);
        uint256[] memory amounts = new uint256[](3);
        (amounts[0], amounts[1], amounts[2]) = (5, 7, 4);
        Many memory m = payMany(offer, payer, amounts);
        expectManyRevert(abi.encodeWithSelector(IOfferLog.AmountOutOfRange.selector, 4, 5, 7));
        contestMany(m, Claim.NotDelivered);
        contestMany(part(m, 0, 2), Claim.NotDelivered);
        amounts[2] = 8;
        m = payMany(offer, payer, amounts);
        expectManyRevert(abi.encodeWithSelector(IOfferLog.AmountOutOfRange.selector, 8, 5, 7));
        contestMany(m, Claim.NotDelivered);
    }

    /// @dev The oldest member decides; the case opens in its last second, not in the next.
    function test_contestMany_boundary_windowOfTheOldest() public {
        Many memory old = payMany(1, AMOUNT);
        uint256 last = timestamp() + CONTEST_WINDOW;
        skip(1 hours);
        Many memory m = join(old, payMany(1, AMOUNT));
        vm.warp(last + 1);
        expectManyRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, last + 1, last));
        contestMany(m, Claim.NotDelivered);
        vm.warp(last);
        contestMany(m, Claim.NotDelivered);
    }

    function test_contestMany_reverts_onBlocksOutOfOrder() public {
        uint256 number = vm.getBlockNumber();
        Many memory first = payMany(1, AMOUNT);
        Many memory second = payMany(1, AMOUNT);
        expectManyRevert(abi.encodeWithSelector(IOfferMany.BlocksNotAscending.selector, number, number + 1));
        contestMany(join(second, first), Claim.NotDelivered);
        expectManyRevert(abi.encodeWithSelector(IOfferMany.BlocksNotAscending.selector, number, number));
        contestMany(join(first, first), Claim.NotDelivered);
        contestMany(join(first, second), Claim.NotDelivered);
    }

    function test_contestMany_reverts_onAPayerThatCannotBe() public {
        // The Vault pays the Offer: nobody could be refunded.
        token.mint(address(vault), AMOUNT);
        Account memory fake = payer;
        fake.addr = address(vault);
        Many memory m = payManyPlainly(fake, same(1, AMOUNT));
        m.payer = payer;
        expectManyRevert(abi.encodeWithSelector(IOfferLog.PayerInvalid.selector, address(vault)));
        contestMany(m, manyStatement(m, Claim.NotDelivered));
    }

    // --- contested once, anywhere ---

    function test_contestMany_reverts_onAMemberContestedAlone() public {
        Many memory m = payMany(3, AMOUNT);
        contestNotDelivered(paidOf(m, 1));
        expectManyRevert(_alreadyContested(m.list[1].key));
        contestMany(m, Claim.NotDelivered);
    }

    function test_contest_reverts_onAMemberOfMany() public {
        Many memory m = payMany(3, AMOUNT);
        Many memory two = part(m, 1, 3);
        contestMany(two, Claim.NotDelivered);
        for (uint256 i = 1; i < 3; ++i) {
            Paid memory paid = paidOf(m, i);
            expectContestRevert(_alreadyContested(m.list[i].key));
            contestNotDelivered(paid);
            Delivery memory delivery = deliveryFor(paid);
            delivery.itemCount = 0;
            bytes memory signature = signDelivery(delivery);
            vm.expectRevert(_alreadyContested(m.list[i].key));
            offer.proveBreach(paid.proof, delivery, signature);
            vm.expectRevert(_alreadyContested(m.list[i].key));
            offer.verifyPayment(paid.proof);
        }
        contestNotDelivered(paidOf(m, 0));
    }

    function test_contestMany_reverts_onAnOverlap() public {
        Many memory m = payMany(4, AMOUNT);
        contestMany(part(m, 0, 3), Claim.NotDelivered);
        expectManyRevert(_alreadyContested(m.list[2].key));
        contestMany(part(m, 2, 4), Claim.NotDelivered);
        contestMany(part(m, 3, 4), Claim.NotDelivered);
        assertEq(offer.locked(), 4 * AMOUNT, "each once");
    }

    /// @dev The order is that of the logs: one twice is out of order.
    function test_contestMany_reverts_onOneTwice() public {
        Many memory m = payMany(2, AMOUNT);
        m.proofs[0].receipts[0].logIndexes[1] = m.proofs[0].receipts[0].logIndexes[0];
        uint256 index = m.proofs[0].receipts[0].logIndexes[0];
        expectManyRevert(abi.encodeWithSelector(PaymentProof.NotAscending.selector, index, index));
        contestMany(m, manyStatement(m, Claim.NotDelivered));
    }

    /// @dev Members marked beyond the first 256 logs are kept apart from those below.
    function test_contestMany_marksEveryGroupOfLogs() public {
        Many memory m = payMany(130, 1); // logs 0 to 259
        Many memory low = part(m, 0, 2);
        contestMany(low, Claim.NotDelivered);
        Many memory high = part(m, 127, 130);
        contestMany(high, Claim.NotDelivered);
        for (uint256 i = 127; i < 130; ++i) {
            expectContestRevert(_alreadyContested(m.list[i].key));
            contestNotDelivered(paidOf(m, i));
        }
        contestMany(part(m, 2, 127), Claim.NotDelivered);
        expectManyRevert(_alreadyContested(m.list[128].key));
        contestMany(part(m, 128, 129), Claim.NotDelivered);
    }

    /// @dev Equal positions in two transactions of a block are two payments.
    function test_contestMany_marksEveryTransactionOfABlock() public {
        (Many memory first, Many memory second) = payInTwoTransactions(AMOUNT);
        uint256 id = vm.snapshotState();
        Many memory m = joinReceipts(first, second);
        contestMany(m, Claim.NotDelivered);
        assertEq(offer.cases(m.caseId).payments, 4, "all");
        for (uint256 i = 0; i < 4; ++i) {
            expectContestRevert(_alreadyContested(m.list[i].key));
            contestNotDelivered(paidOf(m, i));
        }
        vm.revertToState(id);
        contestMany(second, Claim.NotDelivered);
        contestMany(first, Claim.NotDelivered);
        assertEq(offer.locked(), 4 * AMOUNT, "apart as well");
    }

    function test_contestMany_reverts_onAReceiptTwice() public {
        (Many memory first,) = payInTwoTransactions(AMOUNT);
        Many memory m = joinReceipts(first, first);
        expectManyRevert(abi.encodeWithSelector(PaymentProof.NotAscending.selector, 0, 0));
        contestMany(m, manyStatement(m, Claim.NotDelivered));
    }

    function test_contestMany_reverts_onTheSameListAgain_whateverBecameOfTheCase() public {
        Many memory m = payMany(2, AMOUNT);
        contestMany(m, Claim.NotDelivered);
        vm.prank(seller.addr);
        offer.concede(m.caseId);
        expectManyRevert(_alreadyContested(m.list[0].key));
        contestMany(m, Claim.NotDelivered);
    }

    // --- checkpoints ---

    function test_contestMany_reverts_acrossCheckpoints() public {
        Many memory first = payMany(1, AMOUNT);
        offer.checkpoint();
        skip(1);
        Many memory second = payMany(1, AMOUNT);
        Many memory m = join(first, second);
        expectManyRevert(abi.encodeWithSelector(IOfferMany.PaymentsSpanCheckpoints.selector, 0, 1));
        contestMany(m, Claim.NotDelivered);
        // A later checkpoint changes nothing about a payment before it.
        offer.checkpoint();
        expectManyRevert(abi.encodeWithSelector(IOfferMany.PaymentsSpanCheckpoints.selector, 0, 1));
        contestMany(m, Claim.NotDelivered);
        contestMany(first, Claim.NotDelivered);
        contestMany(second, Claim.NotDelivered);
        assertEq(offer.cases(second.caseId).checkpoint, 1, "the second one's");
    }

    /// @dev Several blocks before one checkpoint are one.
    function test_contestMany_withholdsTheSumOfOneCheckpoint() public {
        Many memory m = payMany(1, AMOUNT);
        skip(10);
        m = join(m, payMany(2, AMOUNT));
        Many memory other = payMany(1, 3 * AMOUNT);
        offer.checkpoint();
        contestMany(m, Claim.NotDelivered);
        assertEq(offer.cases(m.caseId).checkpoint, 0, "index");
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdrawable(), other.sum, "all but the sum");
    }

    // --- sums ---

    /// @dev Two of the largest payments do not fit the record; alone each does.
    function test_contestMany_reverts_onASumAboveTheRecord() public {
        Terms memory terms = defaultTerms();
        terms.maxAmount = type(uint96).max;
        offer = publish(terms);
        token.mint(payer.addr, 2 * uint256(type(uint96).max));
        Many memory m = payMany(2, type(uint96).max);
        uint256 sum = 2 * uint256(type(uint96).max);
        expectManyRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 96, sum));
        contestMany(m, Claim.NotDelivered);
        contestMany(part(m, 0, 1), Claim.NotDelivered);
        contestMany(part(m, 1, 2), Claim.NotDelivered);
        assertEq(offer.locked(), sum, "both withheld");
    }

    function testFuzz_contestMany_withholdsTheSum(uint256 seed, uint256 count) public {
        uint256[] memory amounts = new uint256[](bound(count, 1, 12));
        uint256 sum = 0;
        for (uint256 i = 0; i < amounts.length; ++i) {
            amounts[i] = bound(uint256(keccak256(abi.encode(seed, i))), 1, 1_000 * USDC);
            sum += amounts[i];
        }
        Many memory m = payMany(offer, payer, amounts);
        contestMany(m, Claim.NotDelivered);
        assertEq(offer.cases(m.caseId).amount, sum, "sum");
        assertEq(offer.locked(), sum, "locked");
        skip(CONTEST_WINDOW + 1);
        offer.checkpoint();
        skip(CONTEST_WINDOW + 1);
        assertEq(offer.withdrawable(), 0, "withheld");
    }
}
