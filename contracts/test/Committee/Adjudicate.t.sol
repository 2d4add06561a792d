// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitratorV2} from "../../src/interfaces/IArbitratorV2.sol";
import {IArbitrable} from "../../src/interfaces/IArbitrable.sol";
import {IArbitrator} from "../../src/interfaces/IArbitrator.sol";
import {
    Brief,
    Burden,
    CommitteeTest,
    ICommitteeRecords,
    Phase,
    Resolution,
    Ruling,
    UnresolvedPolicy
} from "./CommitteeTestBase.sol";

contract CommitteeAdjudicateTest is CommitteeTest {
    function test_adjudicate_succeeds_storingPayingDelivering() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_FAIL);
        Resolution memory want = Resolution(3, 0, false, false, Ruling.PayeeWins);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.Adjudicated(id, 0, keccak256("evidence"), want);
        for (uint8 i = 0; i < 3; ++i) {
            vm.expectEmit(true, true, true, true, address(committee));
            emit ICommitteeRecords.FeeCredited(id, validatorOf(id, i), FEE);
        }
        vm.expectEmit(true, true, true, true, address(arbitrable));
        emit IArbitrable.Ruling(IArbitrator(address(committee)), id, 2);
        vm.expectEmit(true, true, true, true, address(committee));
        emit IArbitratorV2.RulingExecuted(IArbitrable(address(arbitrable)), id, 2);
        committee.adjudicate(id, briefs[id]);

        assertPhase(id, Phase.Ruled);
        assertTrue(committee.disputes(id).delivered, "delivered");
        assertFalse(committee.disputes(id).bySignatures, "by reveals");
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "resolution");
        assertEq(
            keccak256(abi.encode(committee.disputes(id).resolution)), keccak256(abi.encode(want)), "resolution in view"
        );
        assertEq(rulingOf(id), 2, "ruling");
        assertEq(uint256(committee.disputeStatus(id)), uint256(IArbitrator.DisputeStatus.Solved), "status");
        assertEq(arbitrable.rulings(), 1, "delivered once");
        assertEq(arbitrable.lastRuling(), 2, "delivered ruling");
        for (uint8 i = 0; i < 3; ++i) {
            assertEq(committee.credits(validatorOf(id, i)), FEE, "seat paid");
        }
        assertEq(committee.credits(refund), 0, "nothing unearned");
        assertFeesConserved(0);
    }

    function test_adjudicate_rulesByEveryOutcome() external {
        _assertRuling(PASS_PASS, PASS_PASS, PASS_PASS, Resolution(3, 0, false, false, Ruling.PayeeWins));
        _assertRuling(PASS_FAIL, PASS_FAIL, PASS_PASS, Resolution(1, 2, false, true, Ruling.PayerWins));
        _assertRuling(FAIL_FAIL, FAIL_FAIL, FAIL_FAIL, Resolution(0, 3, false, true, Ruling.PayerWins));
        _assertRuling(PASS_NONE, PASS_NONE, PASS_PASS, Resolution(1, 0, true, false, Ruling.Unclear));
        _assertRuling(PASS_PASS, PASS_FAIL, PASS_NONE, Resolution(1, 0, true, false, Ruling.Unclear));
    }

    function test_adjudicate_resolvesAgainstTheBurden() external {
        Brief memory brief = defaultBrief();
        brief.procedure.policy = UnresolvedPolicy.ResolveAgainstBurden;
        uint256 id = openToRevealed(brief, PASS_NONE, PASS_NONE, PASS_NONE);
        committee.adjudicate(id, briefs[id]);
        Resolution memory want = Resolution(1, 0, true, false, Ruling.PayerWins);
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "payee's burden");
        brief.procedure.burden = Burden.Payer;
        id = openToRevealed(brief, PASS_NONE, PASS_NONE, PASS_NONE);
        committee.adjudicate(id, briefs[id]);
        want.ruling = Ruling.PayeeWins;
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "payer's burden");
    }

    /// @dev The last revealer sees the others' observations and stays silent: it loses its fee and its seat is UNRESOLVED.
    function test_adjudicate_succeeds_withoutTheLastRevealer() external {
        uint256 id = openAndDraw();
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        revealSeat(id, 0, PASS_PASS);
        revealSeat(id, 1, PASS_PASS);
        vm.warp(START + COMMIT + REVEAL);
        vm.expectRevert(
            abi.encodeWithSelector(
                ICommitteeRecords.RevealPeriodOpen.selector, START + COMMIT + REVEAL, START + COMMIT + REVEAL
            )
        );
        committee.adjudicate(id, briefs[id]);
        vm.warp(START + COMMIT + REVEAL + 1);
        committee.adjudicate(id, briefs[id]);
        assertEq(rulingOf(id), 2, "two of three drawn seats decide");
        assertEq(committee.credits(validatorOf(id, 2)), 0, "silence earns nothing");
        assertEq(committee.credits(validatorOf(id, 0)), 3 * FEE / 2, "half of the whole fee each");
        assertEq(committee.credits(validatorOf(id, 1)), 3 * FEE / 2, "half of the whole fee each");
        assertEq(committee.credits(refund), 0, "the payer may be made whole elsewhere");
        assertFeesConserved(0);
    }

    /// @dev One of three is no majority of the drawn seats, whatever it says.
    function test_adjudicate_leavesUnresolved_whatAMinorityRevealed() external {
        uint256 id = openAndDraw();
        commitSeat(id, 0, FAIL_FAIL);
        vm.warp(START + COMMIT + 1);
        revealSeat(id, 0, FAIL_FAIL);
        // Every committed seat has revealed: nobody is waited for.
        committee.adjudicate(id, briefs[id]);
        Resolution memory want = Resolution(0, 0, true, false, Ruling.Unclear);
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "unresolved");
        assertEq(committee.credits(validatorOf(id, 0)), 3 * FEE, "the whole fee for the only one");
        assertFeesConserved(0);
    }

    function test_adjudicate_fails_whenNobodyRevealed() external {
        uint256 id = openAndDraw();
        commitSeat(id, 0, PASS_PASS);
        vm.warp(START + COMMIT + REVEAL + 1);
        vm.expectEmit(true, true, true, true, address(committee));
        emit ICommitteeRecords.RoundFailed(id, 0);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
        assertEq(uint256(committee.disputeStatus(id)), uint256(IArbitrator.DisputeStatus.Waiting), "no ruling");
        assertEq(rulingOf(id), 0, "no ruling");
        assertEq(arbitrable.rulings(), 0, "rule is not called");
        assertEq(committee.credits(refund), 3 * FEE, "whole fee back");
        assertFeesConserved(0);
        vm.expectRevert(phaseMismatch(Phase.Failed, Phase.Ruled));
        committee.resolution(id);
        vm.expectRevert(phaseMismatch(Phase.Failed, Phase.Ruled));
        committee.executeRuling(id);
        vm.expectRevert(phaseMismatch(Phase.Failed, Phase.Revealing));
        committee.adjudicate(id, briefs[id]);
    }

    function test_adjudicate_fails_assoonAsNobodyCommitted() external {
        uint256 id = openAndDraw();
        vm.warp(START + COMMIT);
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Revealing));
        committee.adjudicate(id, briefs[id]);
        vm.warp(START + COMMIT + 1);
        committee.adjudicate(id, briefs[id]);
        assertPhase(id, Phase.Failed);
    }

    function test_adjudicate_reverts_twice() external {
        uint256 id = openToRevealed(defaultBrief(), PASS_PASS, PASS_PASS, PASS_PASS);
        committee.adjudicate(id, briefs[id]);
        vm.expectRevert(phaseMismatch(Phase.Ruled, Phase.Revealing));
        committee.adjudicate(id, briefs[id]);
    }

    function test_adjudicate_reverts_beforeAnyReveal() external {
        uint256 id = openAndDraw();
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.RevealPeriodOpen.selector, START, START + COMMIT + REVEAL)
        );
        committee.adjudicate(id, briefs[id]);
    }

    function test_reveal_reverts_afterTheRuling() external {
        uint256 id = openAndDraw();
        for (uint8 i = 0; i < 3; ++i) {
            commitSeat(id, i, PASS_PASS);
        }
        revealSeat(id, 0, PASS_PASS);
        vm.warp(START + COMMIT + REVEAL + 1);
        committee.adjudicate(id, briefs[id]);
        vm.expectRevert(phaseMismatch(Phase.Ruled, Phase.Revealing));
        revealSeat(id, 1, PASS_PASS);
    }

    function test_resolution_reverts_beforeTheRuling() external {
        uint256 id = openAndDraw();
        vm.expectRevert(phaseMismatch(Phase.Committing, Phase.Ruled));
        committee.resolution(id);
    }

    /// @dev A reduced panel: the fee was paid for five seats, three could sit.
    function test_adjudicate_paysTheWholeFeeToTheSeatsThatCouldBeDrawn() external {
        address[] memory four = new address[](4);
        for (uint256 i = 0; i < 4; ++i) {
            four[i] = registry[i];
        }
        useCommittee(four);
        Brief memory brief = defaultBrief();
        brief.procedure.panel = 5;
        uint256 id = openToRevealed(brief, PASS_PASS, PASS_PASS, PASS_PASS);
        assertEq(committee.disputes(id).panel, 3, "reduced");
        committee.adjudicate(id, briefs[id]);
        uint256 third = 5 * FEE / 3;
        assertEq(committee.credits(validatorOf(id, 0)), 5 * FEE - 2 * third, "a third and what does not divide");
        assertEq(committee.credits(validatorOf(id, 2)), third, "a third");
        assertEq(committee.credits(refund), 0, "nothing back");
        assertFeesConserved(0);
    }

    function _assertRuling(uint256 a, uint256 b, uint256 c, Resolution memory want) private {
        uint256 id = openToRevealed(defaultBrief(), a, b, c);
        committee.adjudicate(id, briefs[id]);
        assertEq(keccak256(abi.encode(committee.resolution(id))), keccak256(abi.encode(want)), "resolution");
        assertEq(rulingOf(id), uint256(want.ruling), "ruling");
        assertEq(arbitrable.lastRuling(), uint256(want.ruling), "delivered");
    }
}
