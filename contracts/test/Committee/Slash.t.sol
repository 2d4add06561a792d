// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ICommitteeEquivocation, RunSlot} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {ICommitteeRecords, Phase, Resolution, Ruling} from "./CommitteeTestBase.sol";
import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {EquivocationTest} from "./EquivocationTestBase.sol";

contract CommitteeSlashTest is EquivocationTest {
    /// @dev What the validator and its helper hold afterwards is less than what it put in.
    function test_selfReport_costsNineTenths() external {
        uint256 before = token.balanceOf(cheat) + STAKE;
        reporter = cheat;
        proveDefault();
        stakes.claim(cheat);
        assertEq(before - token.balanceOf(cheat), STAKE - STAKE / 10, "lost");
        assertFeesConserved(3 * FEE);
    }

    function test_slash_takesAnAnnouncedStake_untilItLeft() external {
        vm.prank(cheat);
        stakes.requestUnstake(UNITS);
        vm.warp(stakes.member(cheat).leavesAt + 1);
        proveDefault();
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        assertEq(stakes.credits(reporter), STAKE / 10, "reward");
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NothingUnbonding.selector, cheat));
        vm.prank(cheat);
        stakes.unstake();
        assertMoneyConserved(3 * FEE);
    }

    function test_slash_takesNothing_onceTheStakeLeft() external {
        vm.prank(cheat);
        stakes.requestUnstake(UNITS);
        vm.warp(stakes.member(cheat).leavesAt + 1);
        vm.prank(cheat);
        stakes.unstake();
        bytes32 run = runOf();
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeEquivocation.Slashed(id, 1, cheat, run, reporter, 0);
        this.proveExternal();
        assertEq(stakes.credits(reporter), 0, "no reward");
        assertEq(token.balanceOf(cheat), STAKE, "kept");
        assertMoneyConserved(3 * FEE);
    }

    function test_slash_takesOneStake_forTwoSeats() external {
        vm.roll(START_BLOCK);
        uint256 other = 0;
        uint8 seat = 0;
        while (other == 0) {
            uint256 next = openAndDraw();
            for (uint8 i = 0; i < 3; ++i) {
                if (validatorOf(next, i) == cheat) (other, seat) = (next, i);
            }
            if (other == 0) vm.roll(vm.getBlockNumber() + 1);
        }
        uint256 undistributed = committee.disputeCount() * 3 * FEE;
        proveDefault();
        slot = RunSlot(other, 0, seat, "R2", "J1", 1);
        proveDefault();
        assertTrue(seatsOf(other)[seat].equivocated, "marked there too");
        assertEq(stakes.credits(reporter), STAKE / 10, "one stake");
        assertMoneyConserved(undistributed);
    }

    // --- effect on the dispute ---

    /// @dev 2 to 1 for FAIL becomes 1 to 1 and one missing: no majority.
    function test_equivocation_beforeAdjudication_countsAsUnresolved() external {
        _revealAll(PASS_FAIL, PASS_FAIL, PASS_PASS);
        proveDefault();
        committee.adjudicate(id, briefs[id]);
        Resolution memory got = committee.resolution(id);
        assertEq(got.passed, 1, "the others still agree on the first");
        assertEq(got.failed, 0, "no majority on the second");
        assertEq(committee.credits(cheat), 0, "no fee for the seat");
        assertEq(committee.credits(refund), 0, "its fee goes to the others");
        assertMoneyConserved(0);
    }

    function test_equivocation_afterTheRuling_opensNothingAgain() external {
        _revealAll(PASS_FAIL, PASS_FAIL, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        Resolution memory before = committee.resolution(id);
        proveDefault();
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(before)), "same");
        assertPhase(id, Phase.Ruled);
        assertEq(committee.credits(cheat), FEE, "the fee was earned by the record");
        assertEq(stakes.stakeOf(cheat), 0, "the stake was not");
        assertEq(uint256(before.ruling), uint256(Ruling.PayerWins), "it would have been another");
        vm.expectRevert(phaseMismatch(Phase.Ruled, Phase.Revealing));
        committee.adjudicate(id, briefs[id]);
    }

    function test_equivocation_beforeTheSignatures_countsAsUnresolved() external {
        proveDefault();
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_FAIL, PASS_FAIL, PASS_PASS));
        assertEq(committee.resolution(id).failed, 0, "no majority");
        assertEq(committee.credits(cheat), 0, "no fee");
        assertMoneyConserved(0);
    }

    /// @dev What counts for nothing cannot make a round revert either.
    function test_equivocation_makesMalformedObservationsHarmless() external {
        proveDefault();
        committee.ruleBySignatures(id, briefs[id], signSeats(id, PASS_PASS, 0x3, PASS_PASS));
        assertEq(uint256(committee.resolution(id).ruling), uint256(Ruling.PayeeWins), "ruled by the others");
    }

    function test_adjudicate_doesNotWaitForASeatThatEquivocated() external {
        commitSeat(id, 0, PASS_PASS);
        commitSeat(id, 1, PASS_PASS);
        commitSeat(id, 2, PASS_PASS);
        revealSeat(id, 0, PASS_PASS);
        revealSeat(id, 2, PASS_PASS);
        vm.expectPartialRevert(ICommitteeRecords.RevealPeriodOpen.selector);
        committee.adjudicate(id, briefs[id]);
        proveDefault();
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Ruled);
        assertMoneyConserved(0);
    }

    function test_adjudicate_stillWaitsForTheOthers() external {
        commitSeat(id, 0, PASS_PASS);
        commitSeat(id, 1, PASS_PASS);
        commitSeat(id, 2, PASS_PASS);
        revealSeat(id, 0, PASS_PASS);
        proveDefault();
        vm.expectPartialRevert(ICommitteeRecords.RevealPeriodOpen.selector);
        committee.adjudicate(id, briefs[id]);
    }

    /// @dev A seat that never committed and equivocated is nobody to wait for, and nobody's word.
    function test_adjudicate_fails_whenOnlyAnEquivocatorRevealed() external {
        commitSeat(id, 1, PASS_PASS);
        vm.warp(START + COMMIT + 1);
        revealSeat(id, 1, PASS_PASS);
        proveDefault();
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RoundFailed(id, 0);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        assertEq(committee.credits(refund), 3 * FEE, "whole fee back");
        assertMoneyConserved(0);
    }

    function test_equivocation_afterARoundFailed_stillSlashes() external {
        vm.warp(START + COMMIT + REVEAL + 1);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        proveDefault();
        assertEq(stakes.stakeOf(cheat), 0, "slashed");
        assertMoneyConserved(0);
    }

    function test_equivocation_doesNotChangeADrawThatIsDue() external {
        vm.roll(START_BLOCK);
        uint256 next = open(defaultBrief());
        uint256 snapshot = vm.snapshotState();
        drawSeats(next);
        bytes32 panel = keccak256(abi.encode(seatsOf(next)));
        vm.revertToState(snapshot);
        proveDefault();
        drawSeats(next);
        assertEq(keccak256(abi.encode(seatsOf(next))), panel, "same seats");
    }

    function proveExternal() external {
        proveDefault();
    }

    function _revealAll(uint256 a, uint256 b, uint256 c) private {
        commitSeat(id, 0, a);
        commitSeat(id, 1, b);
        commitSeat(id, 2, c);
        revealSeat(id, 0, a);
        revealSeat(id, 1, b);
        revealSeat(id, 2, c);
    }
}
