// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Brief} from "../../src/interfaces/ICommittee.sol";
import {Authorization, Case, CaseState, Delivery, Terms} from "../../src/interfaces/IOffer.sol";
import {IOfferLog} from "../../src/interfaces/IOfferLog.sol";
import {IVault} from "../../src/interfaces/IVault.sol";
import {Resolution, Ruling} from "../../src/libraries/Adjudication.sol";
import {Cause} from "../../src/libraries/SettlementTable.sol";
import {RoundCommittee} from "../mocks/RoundCommittee.sol";
import {AppealTestBase} from "./AppealTestBase.sol";

/// @dev Appeals to a committee: paid in tokens, on the appellant's consent, judged on the extended root.
contract AppealTest is AppealTestBase {
    uint16 private constant HALF_BPS = 5_000;

    function test_appeal_succeeds_fromEitherParty_sentByARelayer() public {
        Paid memory paid = ruledCase(honored());
        bytes32 before = offer.cases(paid.key).evidenceRoot;
        bytes32 root = keccak256(abi.encode(before, payer.addr, FRESH));
        uint256 id = disputeOf(paid.key);
        uint256 held = balance(payer.addr);
        Authorization memory authorization = authorizeAppeal(payer, paid.key, FRESH);
        vm.expectEmit(address(offer));
        emit IOfferLog.EvidenceAdded(paid.key, payer.addr, FRESH, root);
        vm.expectEmit(address(offer));
        emit IOfferLog.Appealed(paid.key, id, payer.addr, 1, 2 * FEE, root);
        vm.expectEmit(address(vault));
        emit IVault.AppealFeePaid(address(offer), paid.key, payer.addr, address(rounds), 2 * FEE);
        vm.prank(relayer.addr);
        offer.appeal(paid.key, FRESH, payer.addr, authorization);

        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.state), uint256(CaseState.Frozen), "still with the arbitrator");
        assertEq(found.appeals, 1, "appeals");
        assertEq(found.evidenceRoot, root, "root");
        assertEq(held - balance(payer.addr), 2 * FEE, "paid by the appellant");
        assertEq(balance(address(rounds)), 3 * FEE, "both rounds' fees");
        assertEq(rounds.disputes(id).round, 1, "round");

        rounds.decide(id, notHonored(1));
        held = balance(seller.addr);
        appealBy(seller, paid.key, 0);
        assertEq(held - balance(seller.addr), 4 * FEE, "paid by the seller");
        assertEq(offer.cases(paid.key).evidenceRoot, root, "no new evidence, same root");
        assertEq(rounds.disputes(id).round, 2, "round");
    }

    /// @dev The committee is told the brief of the round that was ruled, and the root of the next.
    function test_appeal_tellsTheBriefOfTheLastRound_andTheNewRoot() public {
        Paid memory paid = ruledCase(honored());
        Brief memory brief = Brief({
            version: 2,
            rounds: ROUNDS,
            manifestHash: MANIFEST,
            evidenceRoot: offer.cases(paid.key).evidenceRoot,
            caseId: paid.key,
            payer: payer.addr,
            payee: seller.addr,
            feeRefund: payer.addr,
            procedure: defaultProcedure()
        });
        uint256 id = disputeOf(paid.key);
        assertEq(rounds.disputes(id).briefHash, keccak256(abi.encode(brief)), "first round");
        bytes32 root = keccak256(abi.encode(brief.evidenceRoot, payer.addr, FRESH));
        vm.expectCall(address(rounds), abi.encodeCall(RoundCommittee.appeal, (id, abi.encode(brief, root, payer.addr))));
        appealBy(payer, paid.key, FRESH);
        brief.evidenceRoot = root;
        assertEq(rounds.disputes(id).briefHash, keccak256(abi.encode(brief)), "second round");
    }

    function test_appeal_succeeds_byAllowance_sentByTheParty() public {
        Paid memory paid = ruledCase(honored());
        Authorization memory none;
        vm.prank(payer.addr);
        token.approve(address(vault), 2 * FEE);
        vm.prank(payer.addr);
        offer.appeal(paid.key, 0, payer.addr, none);
        assertEq(offer.cases(paid.key).appeals, 1, "appeals");
    }

    function test_appeal_reverts_byAllowance_sentByAnyoneElse() public {
        Paid memory paid = ruledCase(honored());
        Authorization memory none = Authorization(0, type(uint256).max, "");
        vm.prank(payer.addr);
        token.approve(address(vault), 2 * FEE);
        vm.expectRevert("ECRecover: invalid signature length");
        vm.prank(seller.addr);
        offer.appeal(paid.key, 0, payer.addr, none);
        vm.expectRevert("ECRecover: invalid signature length");
        vm.prank(relayer.addr);
        offer.appeal(paid.key, 0, payer.addr, none);
    }

    function test_appeal_reverts_forAStranger() public {
        Paid memory paid = ruledCase(honored());
        Authorization memory authorization = authorizeAppeal(stranger, paid.key, 0);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.NotParty.selector, stranger.addr));
        vm.prank(stranger.addr);
        offer.appeal(paid.key, 0, stranger.addr, authorization);
    }

    /// @dev Consent is to this case, this round, this fee and this evidence, and to none other.
    function test_appeal_reverts_whenTheConsentIsToSomethingElse() public {
        Paid memory paid = ruledCase(honored());
        Paid memory other = ruledCase(honored());
        Authorization memory authorization = authorizeAppeal(payer, paid.key, FRESH);
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.appeal(paid.key, 0, payer.addr, authorization);
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.appeal(other.key, FRESH, payer.addr, authorization);
        authorization = authorize(payer, 2 * FEE, offer.appealNonce(paid.key, FEE, FRESH));
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.appeal(paid.key, FRESH, payer.addr, authorization);
        Paid memory lost = ruledCase(notHonored(1));
        authorization = authorizeAppeal(payer, lost.key, FRESH);
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.appeal(lost.key, FRESH, seller.addr, authorization);
    }

    /// @dev It would only take a round from the other side, and put its fee on the stake.
    function test_appeal_reverts_byWhoWonAll() public {
        Paid memory paid = ruledCase(notHonored(1));
        Authorization memory authorization = authorizeAppeal(payer, paid.key, 0);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.AppealByWinner.selector, payer.addr));
        offer.appeal(paid.key, 0, payer.addr, authorization);
        appealBy(seller, paid.key, 0);

        paid = ruledCase(honored());
        authorization = authorizeAppeal(seller, paid.key, 0);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.AppealByWinner.selector, seller.addr));
        offer.appeal(paid.key, 0, seller.addr, authorization);
        appealBy(payer, paid.key, 0);
    }

    /// @dev Nobody won all of an unclear case.
    function test_appeal_succeeds_byEither_whenUnclear() public {
        Resolution memory unclear;
        (unclear.ruling, unclear.material) = (Ruling.Unclear, true);
        appealBy(payer, ruledCase(unclear).key, 0);
        appealBy(seller, ruledCase(unclear).key, 0);
    }

    /// @dev An authorization that was not used in its round is void in the next, even at the same fee.
    function test_appeal_reverts_onConsentToAnEarlierRound() public {
        Paid memory paid = ruledCase(honored());
        uint256 id = disputeOf(paid.key);
        Authorization memory early = authorize(payer, 4 * FEE, offer.appealNonce(paid.key, 4 * FEE, 0));
        appealBy(payer, paid.key, FRESH);
        rounds.decide(id, honored());
        assertEq(rounds.appealFee(id), 4 * FEE, "the fee of the early consent");
        vm.expectRevert("FiatTokenV2: invalid signature");
        offer.appeal(paid.key, 0, payer.addr, early);
        appealBy(payer, paid.key, 0);
    }

    function test_appealNonce_commitsToCaseRoundFeeAndEvidence() public {
        Paid memory paid = ruledCase(honored());
        bytes32 typehash = keccak256("Appeal(bytes32 caseId,uint8 appeals,uint256 fee,bytes32 evidenceHash)");
        for (uint256 i = 0; i < 2; ++i) {
            bytes32 appealHash = keccak256(abi.encode(typehash, paid.key, i, 7, FRESH));
            assertEq(
                offer.appealNonce(paid.key, 7, FRESH),
                keccak256(abi.encode("redress.appeal", address(offer), appealHash)),
                "nonce"
            );
            if (i == 0) appealBy(payer, paid.key, 0);
        }
    }

    function test_appeal_reverts_unlessTheArbitratorSaysAppealable() public {
        Paid memory paid = frozenCase(AMOUNT);
        uint256 id = disputeOf(paid.key);
        Authorization memory none;
        bytes memory refused = abi.encodeWithSelector(IOfferLog.DisputeNotAppealable.selector, id);
        vm.expectRevert(refused);
        offer.appeal(paid.key, 0, payer.addr, none);
        rounds.decide(id, honored());
        vm.warp(rounds.disputes(id).appealBy + 1);
        vm.expectRevert(refused);
        offer.appeal(paid.key, 0, payer.addr, none);
        vm.warp(timestamp() - 1);
        appealBy(payer, paid.key, 0);
        vm.expectRevert(refused);
        offer.appeal(paid.key, 0, payer.addr, none);
    }

    function test_appeal_reverts_unlessFrozen() public {
        Paid memory paid = pay(AMOUNT);
        Authorization memory none;
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.None));
        offer.appeal(paid.key, 0, payer.addr, none);
        contestNotConforming(paid);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Contested));
        offer.appeal(paid.key, 0, payer.addr, none);
        answerPlainly(paid.key);
        offer.freeze(paid.key);
        uint256 id = disputeOf(paid.key);
        rounds.decide(id, honored());
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        rounds.setMode(RoundCommittee.Mode.FreeWords);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Ruled));
        offer.appeal(paid.key, 0, payer.addr, none);
        offer.execute(paid.key);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Settled));
        offer.appeal(paid.key, 0, payer.addr, none);
    }

    function test_appeal_boundary_judgeBy() public {
        Paid memory late = frozenCase(AMOUNT);
        Paid memory inTime = frozenCase(AMOUNT);
        uint256 judgeBy = offer.cases(late.key).judgeBy;
        vm.warp(judgeBy);
        rounds.decide(disputeOf(late.key), honored());
        rounds.decide(disputeOf(inTime.key), honored());
        appealBy(payer, inTime.key, 0);
        vm.warp(judgeBy + 1);
        Authorization memory authorization = authorizeAppeal(payer, late.key, 0);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.DeadlinePassed.selector, judgeBy + 1, judgeBy));
        offer.appeal(late.key, 0, payer.addr, authorization);
    }

    function test_appeal_reverts_whole_whenTheCommitteeRefuses() public {
        Paid memory paid = ruledCase(honored());
        bytes32 root = offer.cases(paid.key).evidenceRoot;
        uint256 held = balance(payer.addr);
        Authorization memory authorization = authorizeAppeal(payer, paid.key, FRESH);
        rounds.setMode(RoundCommittee.Mode.RefusesAppeals);
        vm.expectRevert(RoundCommittee.Refused.selector);
        offer.appeal(paid.key, FRESH, payer.addr, authorization);
        assertEq(balance(payer.addr), held, "fee");
        assertEq(offer.cases(paid.key).evidenceRoot, root, "root");
        assertEq(offer.cases(paid.key).appeals, 0, "appeals");
        assertEq(vault.holds(address(offer), paid.key).feePaid, FEE, "fees paid");
        rounds.setMode(RoundCommittee.Mode.Honest);
        offer.appeal(paid.key, FRESH, payer.addr, authorization);
        assertEq(offer.cases(paid.key).appeals, 1, "tried again on the same consent");
    }

    function test_appeal_reverts_withCoin_underACommittee() public {
        Paid memory paid = ruledCase(honored());
        Authorization memory authorization = authorizeAppeal(payer, paid.key, 0);
        vm.deal(address(this), 1);
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.ValueMismatch.selector, 1, 0));
        offer.appeal{value: 1}(paid.key, 0, payer.addr, authorization);
    }

    /// @dev The lock is one over both parts: the appeal runs in one of them, `rule` in the other.
    function test_appeal_reverts_whenTheCommitteeRulesInsideIt() public {
        Paid memory paid = ruledCase(honored());
        Authorization memory authorization = authorizeAppeal(payer, paid.key, 0);
        rounds.setMode(RoundCommittee.Mode.RulesInsideAppeals);
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        offer.appeal(paid.key, 0, payer.addr, authorization);
    }

    function test_submitEvidence_reverts_betweenRounds() public {
        Paid memory paid = ruledCase(honored());
        vm.expectRevert(abi.encodeWithSelector(IOfferLog.CaseStateInvalid.selector, CaseState.Frozen));
        vm.prank(payer.addr);
        offer.submitEvidence(paid.key, FRESH);
    }

    // --- money moves on what is final ---

    function test_rule_succeeds_onlyOnceFinal_withTheLastRoundsRuling() public {
        addStake(100 * USDC);
        Paid memory paid = ruledCase(honored());
        uint256 id = disputeOf(paid.key);
        uint256 held = balance(payer.addr);
        appealBy(payer, paid.key, FRESH);
        rounds.decide(id, notHonored(1));
        appealBy(seller, paid.key, 0);
        rounds.decide(id, notHonored(1));
        rounds.executeRuling(id);
        assertEq(stateOf(paid.key), uint256(CaseState.Ruled), "ruled");
        offer.execute(paid.key);
        Case memory found = offer.cases(paid.key);
        assertEq(uint256(found.cause), uint256(Cause.Failed), "cause");
        assertEq(found.failed, 1, "mask");
        // Reserved were fee, relay cap and penalty; the appeal's fee comes before the penalty.
        uint256 reserve = FEE + RELAY_CAP + PENALTY;
        assertEq(balance(payer.addr), held - 2 * FEE + AMOUNT + BOND - FEE + reserve, "payer");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC - reserve, "stake");
        assertEq(balance(address(vault)), 100 * USDC - reserve, "nothing else in the vault");
    }

    function test_settle_makesThePayerWhole_forAnAppealThatChangedTheRecord() public {
        Terms memory terms = appealTerms();
        terms.relayCap = BOND;
        offer = publish(terms);
        addStake(100 * USDC);
        Paid memory paid = ruledCase(honored());
        uint256 id = disputeOf(paid.key);
        appealBy(payer, paid.key, FRESH);
        rounds.decide(id, notHonored(1));
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        offer.execute(paid.key);
        assertEq(balance(payer.addr), 1_000_000 * USDC + PENALTY, "both fees, and the penalty");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC - 3 * FEE - PENALTY, "stake");
    }

    /// @dev With every partial row that fits, in front of the one that is looked for.
    function test_rule_succeeds_withTheLongestTable_inTheGasOfADelivery() public {
        Terms memory terms = appealTerms();
        terms.procedure.requirements = 5;
        for (uint256 mask = 1; mask <= 16; ++mask) {
            // forge-lint: disable-next-line(unsafe-typecast)
            terms.settlement = abi.encodePacked(terms.settlement, hex"81", uint8(mask), hex"138827100101");
        }
        offer = publish(terms);
        Paid memory paid = ruledCase(honored());
        uint256 id = disputeOf(paid.key);
        appealBy(payer, paid.key, FRESH);
        rounds.decide(id, notHonored(16));
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        assertEq(offer.cases(paid.key).refunded, AMOUNT / 2, "the last row");
    }

    /// @dev The appellant that loses has paid for it; the other side owes nothing for the appeal.
    function test_settle_leavesALosingPayersAppealToIt_andASellersToTheSeller() public {
        addStake(100 * USDC);
        Paid memory paid = ruledCase(notHonored(1));
        uint256 id = disputeOf(paid.key);
        uint256 payerHeld = balance(payer.addr);
        appealBy(seller, paid.key, 0);
        rounds.decide(id, honored());
        appealBy(payer, paid.key, 0);
        rounds.decide(id, honored());
        rounds.executeRuling(id);
        uint256 sellerHeld = balance(seller.addr);
        offer.execute(paid.key);
        assertEq(balance(payer.addr), payerHeld - 4 * FEE, "payer");
        assertEq(balance(seller.addr), sellerHeld + BOND - FEE, "seller gets the bond's rest, no appeal fee");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC, "stake");
    }

    /// @dev A seller's appeal fee is none that the payer is made whole for.
    function test_settle_doesNotPayThePayerForTheSellersAppeal() public {
        addStake(100 * USDC);
        Paid memory paid = ruledCase(notHonored(1));
        uint256 id = disputeOf(paid.key);
        appealBy(seller, paid.key, 0);
        rounds.decide(id, notHonored(1));
        vm.warp(rounds.disputes(id).appealBy + 1);
        rounds.executeRuling(id);
        offer.execute(paid.key);
        assertEq(balance(payer.addr), 1_000_000 * USDC + PENALTY, "whole, and the penalty");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC - FEE - PENALTY, "stake");
    }

    // --- a round that nobody hears gives its fee back ---

    function test_settle_doesNotPayTwiceForAnAppealThatNobodyHeard() public {
        _publishPartial();
        addStake(100 * USDC);
        uint256 held = balance(payer.addr);
        Paid memory paid = ruledCase(notHonored(1));
        uint256 id = disputeOf(paid.key);
        appealBy(payer, paid.key, FRESH);
        rounds.failRound(id);
        rounds.executeRuling(id);
        offer.execute(paid.key);
        uint256 lost = AMOUNT - AMOUNT * HALF_BPS / 10_000;
        assertEq(balance(payer.addr), held + PENALTY - lost, "the fee came back from the committee, once");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC - FEE - PENALTY, "stake");
    }

    function test_appeal_namesTheAppellantForTheFeesReturn() public {
        Paid memory paid = ruledCase(notHonored(1));
        uint256 held = balance(seller.addr);
        appealBy(seller, paid.key, 0);
        rounds.failRound(disputeOf(paid.key));
        assertEq(balance(seller.addr), held, "the seller's fee is back with the seller");
    }

    /// @dev An earlier appeal was heard, or there would have been no ruling to appeal again.
    function test_settle_paysForTheEarlierAppeal_whenTheLastOneWasNotHeard() public {
        _publishPartial();
        addStake(100 * USDC);
        uint256 held = balance(payer.addr) - (AMOUNT - AMOUNT * HALF_BPS / 10_000);
        Paid memory paid = ruledCase(honored());
        uint256 id = disputeOf(paid.key);
        appealBy(payer, paid.key, FRESH);
        rounds.decide(id, notHonored(1));
        appealBy(payer, paid.key, 0);
        rounds.failRound(id);
        rounds.executeRuling(id);
        offer.execute(paid.key);
        // 3 fees are due of a reserve of fee, relay cap and penalty.
        uint256 reserve = FEE + RELAY_CAP + PENALTY;
        assertLt(reserve, 3 * FEE, "the reserve is the limit");
        assertEq(balance(payer.addr), held - 3 * FEE + reserve, "payer");
    }

    /// @dev A promise that gives half back where the first requirement failed: a winner that did not win all.
    function _publishPartial() private {
        Terms memory terms = appealTerms();
        terms.settlement = abi.encodePacked(terms.settlement, hex"8101", HALF_BPS, hex"27100101");
        offer = publish(terms);
    }

    function test_settle_paysForNoAppeal_whenTheCaseEndsWhileItWaits() public {
        addStake(100 * USDC);
        Paid memory paid = ruledCase(honored());
        appealBy(payer, paid.key, FRESH);
        _proveEquivocation(paid, "");
        assertEq(balance(payer.addr), 1_000_000 * USDC - 2 * FEE, "the committee still has the fee");
        assertEq(vault.unreservedStake(address(offer)), 100 * USDC - FEE, "stake");
    }

    // --- timeout ---

    function test_timeout_settlesByItsRow_whileARulingMayBeAppealed() public {
        Paid memory paid = frozenCase(AMOUNT);
        vm.warp(offer.cases(paid.key).judgeBy);
        rounds.decide(disputeOf(paid.key), notHonored(1));
        skip(1);
        offer.timeout(paid.key);
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Timeout), "cause");
        assertEq(offer.cases(paid.key).failed, 0, "no mask");
    }

    function test_timeout_settlesByItsRow_whileAnAppealIsWaiting() public {
        Paid memory paid = ruledCase(notHonored(1));
        appealBy(seller, paid.key, 0);
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Timeout), "cause");
    }

    function test_timeout_appliesAFinalRuling_withItsMask() public {
        Paid memory paid = ruledCase(notHonored(2));
        vm.warp(offer.cases(paid.key).judgeBy + 1);
        offer.timeout(paid.key);
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Failed), "cause");
        assertEq(offer.cases(paid.key).failed, 2, "mask");
    }

    /// @dev The seller's receipts still decide while a ruling may be appealed; once it is final nothing else does.
    function test_proveEquivocation_boundary_finalRuling() public {
        Paid memory paid = ruledCase(honored());
        vm.warp(rounds.disputes(disputeOf(paid.key)).appealBy);
        uint256 id = vm.snapshotState();
        _proveEquivocation(paid, "");
        assertEq(uint256(offer.cases(paid.key).cause), uint256(Cause.Equivocation), "cause");
        vm.revertToState(id);
        skip(1);
        _proveEquivocation(paid, abi.encodeWithSelector(IOfferLog.DisputeSolved.selector, disputeOf(paid.key)));
    }

    function _proveEquivocation(Paid memory paid, bytes memory reason) private {
        Delivery memory first = deliveryFor(paid);
        Delivery memory second = deliveryFor(paid);
        second.itemCount = 9;
        bytes memory firstSignature = signDelivery(first);
        bytes memory secondSignature = signDelivery(second);
        if (reason.length != 0) vm.expectRevert(reason);
        vm.prank(payer.addr);
        offer.proveEquivocation(paid.key, first, firstSignature, second, secondSignature);
    }
}
