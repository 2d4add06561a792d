// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Committee} from "../../src/Committee.sol";
import {HistorySource} from "../../src/HistorySource.sol";
import {CommitteeAnnex} from "../../src/CommitteeAnnex.sol";
import {OutcomeRule} from "../../src/libraries/Adjudication.sol";
import {Brief, CommitteeTest, ICommitteeRecords, Parameters} from "./CommitteeTestBase.sol";

contract CommitteeConstructionTest is CommitteeTest {
    function test_constructor_fixesEverything() external view {
        assertEq(address(committee.TOKEN()), address(token), "token");
        assertEq(address(committee.BLOCK_HASH_SOURCE()), address(source), "source");
        assertEq(committee.FEE_PER_SEAT(), FEE, "fee");
        assertEq(committee.NATIVE_FEE_PER_SEAT(), NATIVE_FEE, "native fee");
        assertEq(committee.DRAW_WINDOW(), DRAW, "draw window");
        assertEq(committee.COMMIT_WINDOW(), COMMIT, "commit window");
        assertEq(committee.REVEAL_WINDOW(), REVEAL, "reveal window");
        assertEq(committee.APPEAL_WINDOW(), APPEAL, "appeal window");
        assertEq(committee.SIGN_WINDOW(), SIGN, "sign window");
        assertEq(committee.MISS_UNITS(), MISS_UNITS, "miss units");
    }

    function test_longestCase_coversEveryRound() external {
        uint256 drawn = uint256(DRAW) + COMMIT + REVEAL;
        assertEq(committee.longestCase(1), drawn, "one panel");
        assertEq(committee.longestCase(2), drawn + APPEAL + SIGN, "the whole committee takes longer than a panel");
        assertEq(committee.longestCase(3), 2 * (drawn + APPEAL) + SIGN, "as the third");
        assertEq(committee.longestCase(4), 3 * (drawn + APPEAL) + SIGN, "three panels and the whole committee");
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.RoundsOutOfRange.selector, 0, 4));
        committee.longestCase(0);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.RoundsOutOfRange.selector, 5, 4));
        committee.longestCase(5);
        Parameters memory p = parameters();
        p.windows.sign = 1;
        committee = newCommittee(p);
        assertEq(committee.longestCase(2), 2 * drawn + APPEAL, "a panel takes longer than the whole committee");
        assertEq(committee.longestCase(4), 3 * (drawn + APPEAL) + 1, "the fourth is always the whole committee's");
    }

    function test_constructor_deploysTheRegistry() external view {
        assertEq(stakes.COMMITTEE(), address(committee), "its committee");
        assertEq(stakes.UNIT(), UNIT, "unit");
        assertEq(stakes.MIN_UNITS(), MIN_UNITS, "least stake");
        assertEq(stakes.UNBONDING(), committee.longestCase(4) + 7 days, "outlasts the longest case and the reports");
        assertEq(address(stakes), vm.computeCreateAddress(address(committee), 1), "its first contract");
        assertGt(address(stakes).code.length, 0, "there");
    }

    function test_constructor_reverts_withAnotherAnnex() external {
        Parameters memory p = parameters();
        IERC20 fee = IERC20(address(token));
        CommitteeAnnex annex = new CommitteeAnnex(fee, p);
        bytes32 hash = annex.parametersHash();
        p.windows.appeal += 1;
        vm.expectRevert(
            abi.encodeWithSelector(ICommitteeRecords.AnnexMismatch.selector, hash, keccak256(abi.encode(fee, p)))
        );
        new Committee(fee, source, p, annex);
    }

    /// @dev Nothing that the annex does by itself touches a committee.
    function test_annex_knowsNoDispute_byItself() external {
        open(defaultBrief());
        CommitteeAnnex annex = new CommitteeAnnex(IERC20(address(token)), parameters());
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.DisputeUnknown.selector, 1));
        vm.prank(payer);
        annex.waiveAppeal(1, briefs[1]);
    }

    function test_fallback_reverts_forWhatNobodyKnows() external {
        (bool ok,) = address(committee).call(hex"12345678");
        assertFalse(ok, "unknown function");
        vm.deal(address(this), 1);
        (ok,) = address(committee).call{value: 1}("");
        assertFalse(ok, "coin");
    }

    function test_constructor_reverts_withoutCode() external {
        Parameters memory p = parameters();
        CommitteeAnnex annex = new CommitteeAnnex(IERC20(address(token)), p);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CodeMissing.selector, payer));
        new CommitteeAnnex(IERC20(payer), p);
        vm.expectRevert(abi.encodeWithSelector(ICommitteeRecords.CodeMissing.selector, payer));
        new Committee(IERC20(address(token)), HistorySource(payer), p, annex);
    }

    function test_constructor_reverts_onAnEmptyWindowOrFee() external {
        IERC20 fee = IERC20(address(token));
        Parameters memory p = parameters();
        p.nativeFeePerSeat = 0;
        vm.expectRevert(ICommitteeRecords.NativeFeeZero.selector);
        new CommitteeAnnex(fee, p);
        for (uint256 i = 0; i < 5; ++i) {
            p = parameters();
            if (i == 0) p.windows.draw = 0;
            if (i == 1) p.windows.commit = 0;
            if (i == 2) p.windows.reveal = 0;
            if (i == 3) p.windows.appeal = 0;
            if (i == 4) p.windows.sign = 0;
            vm.expectRevert(ICommitteeRecords.WindowZero.selector);
            new CommitteeAnnex(fee, p);
        }
    }

    /// @dev Weights and every other field of the brief reach the adjudication.
    function test_procedure_isReadInFull_withWeights() external {
        Brief memory brief = defaultBrief();
        brief.procedure.rule = OutcomeRule.WeightedThreshold;
        brief.procedure.thresholdBps = 5700;
        brief.procedure.weights = 57 | (43 << 32);
        uint256 id = openToRevealed(brief, PASS_FAIL, PASS_FAIL, PASS_FAIL);
        committee.adjudicate(id, briefs[id]);
        assertEq(rulingOf(id), 2, "57 of 100 reaches 5700 bps exactly");
        brief.procedure.thresholdBps = 5701;
        id = openToRevealed(brief, PASS_FAIL, PASS_FAIL, PASS_FAIL);
        committee.adjudicate(id, briefs[id]);
        assertEq(rulingOf(id), 1, "and not one more");
    }
}
