// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitratorV2} from "../../src/interfaces/IArbitratorV2.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {Vm} from "../base/Vm.sol";
import {Brief, CommitteeTest, DisputeView, ICommitteeAppeals, ICommitteeRecords, Phase} from "./CommitteeTestBase.sol";
import {RevertingArbitrable} from "./HostileArbitrables.sol";

contract CommitteeAppealTest is CommitteeTest {
    uint256 internal id;
    uint256 internal ruledAt;

    function setUp() public override {
        super.setUp();
        id = openAndRule(4, PASS_FAIL);
        ruledAt = timestamp();
    }

    function test_ruling_staysOpenForAnAppeal() external view {
        DisputeView memory d = committee.disputes(id);
        assertEq(uint256(d.phase), uint256(Phase.Ruled), "phase");
        assertFalse(d.isFinal, "not final");
        assertFalse(d.delivered, "not delivered");
        assertEq(d.appealBy, START + APPEAL, "appealBy");
        assertEq(d.feeSeats, 7, "seven seats next");
        assertEq(status(id), APPEALABLE, "status");
        assertEq(rulingOf(id), 1, "ruling");
        assertEq(arbitrable.rulings(), 0, "rule is not called");
        (uint256 start, uint256 end) = later.appealPeriod(id);
        assertEq(start, START, "start");
        assertEq(end, START + APPEAL, "end");
        assertEq(committee.appealFee(id), 7 * FEE, "fee");
        assertEq(later.appealCost(id, ""), 7 * NATIVE_FEE, "cost");
    }

    function test_ruling_emitsThatAnAppealIsPossible() external {
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        vm.roll(vm.getBlockNumber() + 1);
        uint256 other = open(brief);
        drawSeats(other);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeAppeals.AppealPossible(other, IArbitrable(address(arbitrable)));
        committee.ruleBySignatures(other, brief, signSeats(other, PASS_PASS, PASS_PASS, PASS_PASS));
    }

    function test_executeRuling_boundary_appealBy() external {
        vm.warp(START + APPEAL);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeAppeals.AppealPeriodOpen.selector, START + APPEAL, START + APPEAL)
        );
        committee.executeRuling(id);
        assertEq(status(id), APPEALABLE, "status");
        vm.warp(START + APPEAL + 1);
        assertEq(status(id), SOLVED, "solved by time alone");
        assertTrue(committee.disputes(id).isFinal, "final");
        assertEq(committee.appealFee(id), NOT_PAYABLE, "fee");
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.Ruling(IArbitrable(address(arbitrable)), id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.RulingExecuted(IArbitrable(address(arbitrable)), id, 1);
        committee.executeRuling(id);
        assertEq(arbitrable.lastRuling(), 1, "delivered");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.AlreadyDelivered.selector, id));
        committee.executeRuling(id);
    }

    function test_appeal_boundary_appealBy() external {
        uint256 snapshot = vm.snapshotState();
        vm.warp(START + APPEAL);
        appealRound(id);
        assertEq(roundOf(id), 1, "in the last second");
        vm.revertToState(snapshot);
        fund(7 * FEE);
        vm.warp(START + APPEAL + 1);
        bytes memory extraData = abi.encode(briefs[id], bytes32(0));
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeAppeals.AppealPeriodOver.selector, START + APPEAL + 1, START + APPEAL)
        );
        arbitrable.appeal(committee, id, extraData);
    }

    function test_appeal_opensALargerPanel() external {
        bytes32 root = keccak256("more evidence");
        Brief memory next = briefs[id];
        next.evidenceRoot = root;
        fund(7 * FEE);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeAppeals.AppealDecision(id, IArbitrable(address(arbitrable)));
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DisputeOpened(id, 1, hashOf(next), next);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.DrawScheduled(id, uint64(vm.getBlockNumber() + 2));
        arbitrable.appeal(committee, id, abi.encode(briefs[id], root));
        briefs[id] = next;

        DisputeView memory d = committee.disputes(id);
        assertEq(uint256(d.phase), uint256(Phase.Drawing), "phase");
        assertEq(d.round, 1, "round");
        assertEq(d.briefHash, hashOf(next), "judged on the new root");
        assertEq(d.snapshotBlock, vm.getBlockNumber() - 1, "stakes of the block before the appeal");
        assertFalse(d.isFinal, "not final");
        assertEq(status(id), WAITING, "no ruling of this round");
        assertEq(rulingOf(id), 1, "the last one stands meanwhile");
        assertEq(committee.resolution(id).failed, 2, "and its record");
        (uint256 start, uint256 end) = later.appealPeriod(id);
        assertEq(start + end, 0, "no period");

        ruleRound(id, PASS_PASS);
        assertEq(seatsOf(id).length, 7, "seven seats");
        assertEq(committee.seats(id, 0).length, 3, "the first three are still known");
        assertEq(rulingOf(id), 2, "another ruling");
        assertEq(status(id), SOLVED, "everybody sat");
        assertEq(arbitrable.rulings(), 1, "delivered once");
        assertEq(arbitrable.lastRuling(), 2, "the last one");
        assertFeesConserved(0);
    }

    function test_appeal_reverts_byAStranger_thoughItPays() external {
        fund(7 * FEE);
        bytes memory extraData = abi.encode(briefs[id], bytes32(0));
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeAppeals.NotArbitrable.selector, address(this), address(arbitrable))
        );
        later.appeal(id, extraData);
        Authorization memory none;
        address stranger = newAccount("stranger");
        vm.deal(stranger, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.NotParty.selector, stranger));
        vm.prank(stranger);
        later.appealByParty{value: 7 * NATIVE_FEE}(id, briefs[id], stranger, none);
        // In a party's name neither.
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.NotParty.selector, stranger));
        vm.prank(stranger);
        later.appealByParty{value: 7 * NATIVE_FEE}(id, briefs[id], payee, none);
    }

    /// @dev Whose the ruling is has nothing to ask for.
    function test_appealByParty_reverts_byTheWinner() external {
        assertEq(rulingOf(id), 1, "the payer's");
        token.mint(payer, 7 * FEE);
        Authorization memory authorization = _authorize(payer, 7 * FEE);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.AppealByWinner.selector, payer));
        later.appealByParty(id, briefs[id], payer, authorization);
        appealRound(id);
        ruleRound(id, PASS_PASS);
        assertEq(rulingOf(id), 2, "the payee's");
        token.mint(payee, 15 * FEE);
        uint256 fee = committee.appealFee(id);
        authorization = _authorize(payee, fee);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.AppealByWinner.selector, payee));
        later.appealByParty(id, briefs[id], payee, authorization);
    }

    function test_appeal_reverts_twice() external {
        appealRound(id);
        fund(7 * FEE);
        bytes memory extraData = abi.encode(briefs[id], briefs[id].evidenceRoot);
        vm.expectRevert(phaseMismatch(Phase.Drawing, Phase.Ruled));
        arbitrable.appeal(committee, id, extraData);
    }

    function test_appeal_reverts_unpaid() external {
        fund(7 * FEE - 1);
        bytes memory extraData = abi.encode(briefs[id], bytes32(0));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.FeeNotPaid.selector, 7 * FEE - 1, 7 * FEE));
        arbitrable.appeal(committee, id, extraData);
        vm.deal(address(this), 1 ether);
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.FeeMismatch.selector, 7 * NATIVE_FEE - 1, 7 * NATIVE_FEE)
        );
        arbitrable.appeal{value: 7 * NATIVE_FEE - 1}(committee, id, extraData);
    }

    function test_appeal_reverts_onAnotherBrief() external {
        fund(7 * FEE);
        bytes32 held = hashOf(briefs[id]);
        Brief memory other = briefs[id];
        other.rounds = 3;
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefMismatch.selector, hashOf(other), held));
        arbitrable.appeal(committee, id, abi.encode(other, bytes32(0)));
        bytes memory short = abi.encode(briefs[id]);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.BriefTooShort.selector, 608, 640));
        arbitrable.appeal(committee, id, short);
    }

    function test_appeal_impossible_atTheCap() external {
        vm.roll(START_BLOCK + 10);
        uint256 one = openAndRule(1, PASS_FAIL);
        assertEq(status(one), SOLVED, "final at once");
        assertEq(arbitrable.rulings(), 1, "delivered at once");
        assertEq(committee.appealFee(one), NOT_PAYABLE, "fee");
        assertEq(later.appealCost(one, ""), NOT_PAYABLE, "cost");
        (uint256 start, uint256 end) = later.appealPeriod(one);
        assertEq(start + end, 0, "no period");
        fund(7 * FEE);
        bytes memory extraData = abi.encode(briefs[one], bytes32(0));
        vm.expectRevert(abi.encodeWithSelector(ICommitteeAppeals.AppealImpossible.selector, one));
        arbitrable.appeal(committee, one, extraData);
    }

    function test_appeal_impossible_onceEverybodySat() external {
        address[] memory three = new address[](3);
        (three[0], three[1], three[2]) = (registry[0], registry[1], registry[2]);
        useCommittee(three);
        uint256 one = openAndRule(4, PASS_FAIL);
        assertEq(status(one), SOLVED, "final at once");
        assertEq(arbitrable.rulings(), 1, "delivered at once");
    }

    function test_appeal_reverts_beforeARuling() external {
        vm.roll(START_BLOCK + 10);
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        uint256 next = open(brief);
        bytes memory extraData = abi.encode(brief, bytes32(0));
        vm.expectRevert(phaseMismatch(Phase.Drawing, Phase.Ruled));
        arbitrable.appeal(committee, next, extraData);
        assertEq(committee.appealFee(next), NOT_PAYABLE, "fee");
    }

    // --- by a party ---

    function test_appealByParty_succeeds_onItsAuthorization_byAnyone() external {
        token.mint(payee, 7 * FEE);
        Authorization memory authorization = _authorize(payee, 7 * FEE);
        vm.prank(makeAddr("relayer"));
        later.appealByParty(id, briefs[id], payee, authorization);
        assertEq(token.balanceOf(payee), 0, "paid");
        assertEq(roundOf(id), 1, "heard");
        assertEq(committee.disputes(id).briefHash, hashOf(briefs[id]), "root unchanged");
        assertFalse(committee.disputes(id).paidNative, "in tokens");
        ruleRound(id, PASS_PASS);
        assertFeesConserved(0);
    }

    function test_appealByParty_succeeds_inCoin() external {
        vm.deal(payee, 7 * NATIVE_FEE);
        Authorization memory none;
        vm.prank(payee);
        later.appealByParty{value: 7 * NATIVE_FEE}(id, briefs[id], payee, none);
        assertTrue(committee.disputes(id).paidNative, "in coin");
        ruleRound(id, PASS_PASS);
        address seat = validatorOf(id, 4);
        assertEq(committee.nativeCredits(seat), NATIVE_FEE, "a seat's share");
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.NativeFeeClaimed(seat, NATIVE_FEE);
        assertEq(committee.claimNative(seat), NATIVE_FEE, "claimed");
        assertEq(seat.balance, NATIVE_FEE, "to the owner");
        assertEq(address(committee).balance, 6 * NATIVE_FEE, "the others' is held");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CreditZero.selector, seat));
        committee.claimNative(seat);
        assertFeesConserved(0);
    }

    function test_appealByParty_reverts_onAnAuthorizationForAnotherRoundOrDispute() external {
        token.mint(payee, 7 * FEE);
        bytes32 nonce = later.appealNonce(id, 1, payee);
        Authorization memory authorization = authorizationOf(payee, address(committee), 7 * FEE, nonce);
        vm.expectRevert();
        later.appealByParty(id, briefs[id], payee, authorization);
        nonce = later.appealNonce(id + 1, 0, payee);
        authorization = authorizationOf(payee, address(committee), 7 * FEE, nonce);
        vm.expectRevert();
        later.appealByParty(id, briefs[id], payee, authorization);
        later.appealByParty(id, briefs[id], payee, _authorize(payee, 7 * FEE));
    }

    /// @dev What lies here unclaimed as a prepaid fee pays for nobody's appeal but the payer's who is pulled from.
    function test_appealByParty_pullsThoughAPrepaidFeeIsThere() external {
        fund(7 * FEE);
        token.mint(payee, 7 * FEE);
        later.appealByParty(id, briefs[id], payee, _authorize(payee, 7 * FEE));
        assertEq(token.balanceOf(payee), 0, "pulled");
    }

    /// @dev A panel that lied cannot leave so that nobody is left to appeal to: who could sit is counted as of its round.
    function test_adjudicate_leavesAnAppeal_whenTheMajorityLeavesBeforeIt() external {
        for (uint256 i = 0; i < 5; ++i) {
            if (i == 0) delete registry;
            registry.push(newAccount(string.concat("leaving", vm.toString(i))));
        }
        vm.roll(vm.getBlockNumber() + 10);
        useCommittee(registry);
        Brief memory brief = defaultBrief();
        brief.rounds = 4;
        uint256 own = open(brief);
        drawSeats(own);
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(own, i, i < 2 ? FAIL_FAIL : PASS_PASS);
        }
        for (uint8 i = 0; i < 3; ++i) {
            revealSeat(own, i, i < 2 ? FAIL_FAIL : PASS_PASS);
        }
        for (uint8 i = 0; i < 2; ++i) {
            vm.prank(validatorOf(own, i));
            stakes.requestUnstake(UNITS);
        }
        vm.roll(vm.getBlockNumber() + 1);
        committee.adjudicate(own, brief);
        assertEq(status(own), APPEALABLE, "to the whole committee, of those that are left");
    }

    // --- a round that fails ---

    function test_lapsedRound_leavesTheLastRulingFinal_andReturnsTheFeeToItsFunder() external {
        token.mint(payee, 7 * FEE);
        later.appealByParty(id, briefs[id], payee, _authorize(payee, 7 * FEE));
        vm.warp(START + DRAW);
        assertEq(status(id), WAITING, "may still be drawn");
        vm.expectRevert(phaseMismatch(Phase.Drawing, Phase.Ruled));
        committee.executeRuling(id);
        vm.warp(START + DRAW + 1);
        assertEq(status(id), SOLVED, "solved by time alone");
        assertEq(rulingOf(id), 1, "the last one");
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RoundFailed(id, 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.FeeCredited(id, payee, 7 * FEE);
        committee.executeRuling(id);
        assertEq(arbitrable.lastRuling(), 1, "delivered");
        assertEq(committee.credits(payee), 7 * FEE, "to its funder");
        assertEq(committee.appealFee(id), NOT_PAYABLE, "no appeal again");
        assertFeesConserved(0);
    }

    function test_draw_endsALapsedRound() external {
        appealRound(id);
        vm.warp(START + DRAW + 1);
        committee.draw(id, briefs[id]);
        assertEq(arbitrable.lastRuling(), 1, "delivered");
        assertEq(committee.credits(refund), 7 * FEE, "the arbitrable named nobody else");
        assertFeesConserved(0);
    }

    /// @dev An arbitrable that is paid by somebody else says who gets the fee back.
    function test_appeal_returnsTheFeeToWhomTheArbitrableNames() external {
        fund(7 * FEE);
        arbitrable.appeal(committee, id, abi.encode(briefs[id], briefs[id].evidenceRoot, payee));
        vm.warp(START + DRAW + 1);
        committee.executeRuling(id);
        assertEq(committee.credits(payee), 7 * FEE, "to the payee");
        assertEq(committee.credits(refund), 0, "not to the payer's side");
    }

    /// @dev Whatever delivery does, the round has ended and may be delivered again.
    function test_lapsedRound_isOverThoughTheArbitrableRefuses() external {
        RevertingArbitrable refusing = new RevertingArbitrable();
        arbitrable = refusing;
        vm.roll(START_BLOCK + 20);
        uint256 other = openAndRule(2, PASS_FAIL);
        appealRound(other);
        vm.warp(START + DRAW + 1);
        vm.recordLogs();
        committee.executeRuling(other);
        assertFalse(committee.disputes(other).delivered, "refused");
        assertEq(status(other), SOLVED, "final");
        refusing.setReady(true);
        committee.executeRuling(other);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 announced = 0;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == address(committee) && logs[i].topics[0] == IArbitratorV2.Ruling.selector) {
                ++announced;
            }
        }
        assertEq(announced, 1, "final once, delivered on the second try");
        assertTrue(committee.disputes(other).delivered, "delivered");
        assertEq(committee.credits(refund), 7 * FEE, "fee returned once");
    }

    function test_adjudicate_ofALaterRound_inWhichNobodyReveals_leavesTheLastRuling() external {
        appealRound(id);
        drawSeats(id);
        for (uint8 i = 0; i < 7; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        vm.warp(START + COMMIT + REVEAL);
        assertEq(status(id), WAITING, "may still be revealed");
        vm.warp(START + COMMIT + REVEAL + 1);
        assertEq(status(id), SOLVED, "solved by time alone");
        // Silence after the draw has a price, so that this end needs the brief.
        vm.expectRevert(phaseMismatch(Phase.Revealing, Phase.Ruled));
        committee.executeRuling(id);
        committee.adjudicate(id, briefs[id]);
        assertEq(rulingOf(id), 1, "the last one");
        assertEq(arbitrable.lastRuling(), 1, "delivered");
        assertEq(committee.credits(refund), 7 * FEE, "fee returned");
        assertEq(stakes.stakeOf(registry[0]), STAKE - MISS_UNITS * UNIT, "each of them paid for its silence");
        assertFeesConserved(0);
    }

    /// @dev A late adjudication makes no case longer: its appeal period starts when the reveals ended.
    function test_adjudicate_late_shortensTheAppealPeriod() external {
        vm.roll(START_BLOCK + 30);
        Brief memory brief = defaultBrief();
        brief.rounds = 2;
        uint256 other = open(brief);
        drawSeats(other);
        commitSeat(other, 0, PASS_FAIL);
        vm.warp(START + COMMIT + 1);
        revealSeat(other, 0, PASS_FAIL);
        uint256 revealBy = START + COMMIT + REVEAL;
        vm.warp(revealBy + APPEAL);
        uint256 snapshot = vm.snapshotState();
        committee.adjudicate(other, brief);
        assertEq(committee.disputes(other).appealBy, revealBy + APPEAL, "until a period after the reveals");
        assertEq(status(other), APPEALABLE, "one second is left");
        vm.revertToState(snapshot);
        vm.warp(revealBy + APPEAL + 1);
        committee.adjudicate(other, brief);
        assertEq(status(other), SOLVED, "final at once");
        assertTrue(committee.disputes(other).delivered, "and delivered");
    }

    function _authorize(address party, uint256 amount) private view returns (Authorization memory) {
        return authorizationOf(party, address(committee), amount, later.appealNonce(id, roundOf(id), party));
    }
}
