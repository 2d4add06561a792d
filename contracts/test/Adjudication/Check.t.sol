// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "../base/Test.sol";
import {
    Adjudication,
    Burden,
    OutcomeRule,
    Procedure,
    Resolution,
    Ruling,
    UnresolvedPolicy
} from "../../src/libraries/Adjudication.sol";
import {AdjudicationHarness} from "./AdjudicationHarness.sol";

/// @notice Every range of a procedure, both sides of each bound.
contract AdjudicationCheckTest is Test {
    AdjudicationHarness internal harness = new AdjudicationHarness();

    /// @dev Two judged requirements, one direct one, three judges of 5, 3 and 7 runs.
    function judged() internal pure returns (Procedure memory p) {
        p.requirements = 3;
        p.judges = 3;
        p.judged = 3;
        p.maxDissents = 1;
        p.runs = 5 | (3 << 8) | (7 << 16);
        p.panel = 3;
    }

    function test_check_requirements() external {
        Procedure memory p;
        p.panel = 1;
        _refused(p, abi.encodeWithSelector(Adjudication.RequirementsOutOfRange.selector, 0, 8));
        p.requirements = 1;
        harness.check(p);
        p.requirements = 8;
        harness.check(p);
        p.requirements = 9;
        _refused(p, abi.encodeWithSelector(Adjudication.RequirementsOutOfRange.selector, 9, 8));
    }

    function test_check_judges() external {
        Procedure memory p = judged();
        harness.check(p);
        p.judges = 4;
        p.runs |= 1 << 24;
        p.maxDissents = 0;
        harness.check(p);
        p.judges = 5;
        _refused(p, abi.encodeWithSelector(Adjudication.JudgesOutOfRange.selector, 5, 4));
        p.judges = 0;
        _refused(p, abi.encodeWithSelector(Adjudication.JudgesMismatch.selector, 0, 3));
        p = judged();
        p.judged = 0;
        _refused(p, abi.encodeWithSelector(Adjudication.JudgesMismatch.selector, 3, 0));
    }

    function test_check_judgedMask() external {
        Procedure memory p = judged();
        p.judged = 7;
        harness.check(p);
        p.judged = 8;
        _refused(p, abi.encodeWithSelector(Adjudication.JudgedOutOfRange.selector, 8, 3));
    }

    function test_check_runs() external {
        Procedure memory p = judged();
        p.runs = 5 | (4 << 8) | (7 << 16);
        _refused(p, abi.encodeWithSelector(Adjudication.RunsEven.selector, 1, 4));
        p.runs = 5 | (3 << 8);
        _refused(p, abi.encodeWithSelector(Adjudication.RunsEven.selector, 2, 0));
        p.runs = 5 | (3 << 8) | (7 << 16) | (1 << 24);
        _refused(p, abi.encodeWithSelector(Adjudication.RunsSurplus.selector, p.runs, 3));
        Procedure memory direct;
        direct.requirements = 1;
        direct.panel = 1;
        direct.runs = 1;
        _refused(direct, abi.encodeWithSelector(Adjudication.RunsSurplus.selector, 1, 0));
    }

    function test_check_dissents() external {
        Procedure memory p = judged();
        p.runs = 5 | (5 << 8) | (7 << 16);
        p.maxDissents = 2;
        harness.check(p);
        p.maxDissents = 3;
        _refused(p, abi.encodeWithSelector(Adjudication.DissentsOutOfRange.selector, 3, 5));
        p.maxDissents = 2;
        p.runs = 5 | (7 << 8) | (3 << 16);
        _refused(p, abi.encodeWithSelector(Adjudication.DissentsOutOfRange.selector, 2, 3));
        Procedure memory direct;
        direct.requirements = 1;
        direct.panel = 1;
        direct.maxDissents = 1;
        _refused(direct, abi.encodeWithSelector(Adjudication.DissentsOutOfRange.selector, 1, 0));
    }

    function test_check_width() external {
        Procedure memory p;
        p.panel = 1;
        p.requirements = 1;
        p.judges = 1;
        p.judged = 1;
        p.runs = 127;
        harness.check(p);
        p.runs = 129;
        _refused(p, abi.encodeWithSelector(Adjudication.ObservationsTooWide.selector, 258, 256));
        p.requirements = 8;
        p.judges = 4;
        p.runs = 0x03030303;
        harness.check(p);
        p.runs = 0x03030503;
        _refused(p, abi.encodeWithSelector(Adjudication.ObservationsTooWide.selector, 320, 256));
    }

    function test_check_weights() external {
        Procedure memory p = judged();
        p.weights = 1;
        _refused(p, abi.encodeWithSelector(Adjudication.WeightsSurplus.selector, 1, 0));
        p.weights = 0;
        p.thresholdBps = 1;
        _refused(p, abi.encodeWithSelector(Adjudication.ThresholdOutOfRange.selector, 1, 0));
        p.rule = OutcomeRule.WeightedThreshold;
        _refused(p, abi.encodeWithSelector(Adjudication.WeightsZero.selector));
        p.weights = uint256(type(uint96).max);
        harness.check(p);
        p.weights = uint256(type(uint96).max) + 1;
        _refused(p, abi.encodeWithSelector(Adjudication.WeightsSurplus.selector, p.weights, 3));
        p.weights = 1 << 95;
        p.thresholdBps = 10_000;
        harness.check(p);
        p.thresholdBps = 10_001;
        _refused(p, abi.encodeWithSelector(Adjudication.ThresholdOutOfRange.selector, 10_001, 10_000));
    }

    function test_check_weights_ofEightRequirements() external view {
        Procedure memory p;
        p.requirements = 8;
        p.panel = 1;
        p.rule = OutcomeRule.WeightedThreshold;
        p.weights = type(uint256).max;
        p.thresholdBps = 10_000;
        harness.check(p);
    }

    function test_check_panel() external {
        Procedure memory p = judged();
        p.panel = 0;
        _refused(p, abi.encodeWithSelector(Adjudication.PanelOutOfRange.selector, 0, 31));
        p.panel = 1;
        harness.check(p);
        p.panel = 2;
        _refused(p, abi.encodeWithSelector(Adjudication.PanelEven.selector, 2));
        p.panel = 31;
        harness.check(p);
        p.panel = 33;
        _refused(p, abi.encodeWithSelector(Adjudication.PanelOutOfRange.selector, 33, 31));
    }

    function test_validate_surplus() external {
        Procedure memory p = judged();
        harness.validate(p, 0);
        // The direct requirement 2 has column 6 of slice 0 only: neither judge 1's column nor run 1.
        harness.validate(p, _cell(1, 0, 6));
        _surplus(p, _cell(1, 0, 7));
        _surplus(p, _cell(1, 1, 6));
        // Judge 0 has 5 runs, judge 1 has 3, judge 2 has 7.
        harness.validate(p, _cell(2, 4, 0));
        _surplus(p, _cell(2, 5, 0));
        harness.validate(p, _cell(1, 2, 1));
        _surplus(p, _cell(1, 3, 1));
        harness.validate(p, _cell(2, 6, 2));
        _surplus(p, _cell(2, 7, 2));
        _surplus(p, 1 << 255);
    }

    function test_validate_malformed() external {
        Procedure memory p = judged();
        for (uint256 column = 0; column < 6; ++column) {
            uint256 word = _cell(3, 0, column);
            vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, word));
            harness.validate(p, word);
        }
        // Neighbours of different cells are no malformed cell.
        harness.validate(p, _cell(2, 0, 0) | _cell(1, 0, 1));
    }

    function test_seat_and_resolve_revert_onInvalidWords() external {
        Procedure memory p = judged();
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, 3));
        harness.seat(p, 3);
        uint256[] memory words = new uint256[](2);
        words[1] = 3;
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsMalformed.selector, 3));
        harness.resolve(p, words);
        words[1] = 1 << 255;
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsSurplus.selector, 1 << 255));
        harness.resolve(p, words);
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsSurplus.selector, 1 << 255));
        harness.judgeResolutions(p, 1 << 255);
    }

    function test_resolve_seats() external {
        Procedure memory p = judged();
        harness.resolve(p, new uint256[](31));
        vm.expectRevert(abi.encodeWithSelector(Adjudication.SeatsOutOfRange.selector, 32, 31));
        harness.resolve(p, new uint256[](32));
    }

    /// @dev Half of the seats is no majority.
    function test_resolve_needsAStrictMajorityOfDrawnSeats() external view {
        Procedure memory p;
        p.requirements = 1;
        p.panel = 3;
        p.policy = UnresolvedPolicy.UnresolvedRuling;
        uint256[] memory words = new uint256[](4);
        words[0] = 2;
        words[1] = 2;
        assertEq(uint256(harness.resolve(p, words).ruling), uint256(Ruling.Unclear), "two of four");
        words[2] = 2;
        assertEq(uint256(harness.resolve(p, words).ruling), uint256(Ruling.PayerWins), "three of four");
    }

    /// @dev A FAIL that decides alone, beside an UNRESOLVED requirement that does not matter.
    function test_resolve_failAlone() external view {
        Procedure memory p;
        p.requirements = 2;
        p.panel = 1;
        p.policy = UnresolvedPolicy.UnresolvedRuling;
        uint256[] memory words = new uint256[](1);
        words[0] = 2;
        Resolution memory r = harness.resolve(p, words);
        assertEq(uint256(r.ruling), uint256(Ruling.PayerWins), "ruling");
        assertTrue(r.failAlone, "fail alone");
        assertFalse(r.material, "the other one is immaterial");
        // By burden: the same ruling, and no penalty may follow.
        words[0] = 1;
        p.policy = UnresolvedPolicy.ResolveAgainstBurden;
        p.burden = Burden.Payee;
        r = harness.resolve(p, words);
        assertEq(uint256(r.ruling), uint256(Ruling.PayerWins), "ruling");
        assertFalse(r.failAlone, "by burden");
        assertTrue(r.material, "material");
    }

    /// @dev Three requirements by three judges make slices of 18 bits.
    function _cell(uint256 value, uint256 run, uint256 column) private pure returns (uint256) {
        return value << (18 * run + 2 * column);
    }

    function _surplus(Procedure memory p, uint256 word) private {
        vm.expectRevert(abi.encodeWithSelector(Adjudication.ObservationsSurplus.selector, word));
        harness.validate(p, word);
    }

    function _refused(Procedure memory p, bytes memory reason) private {
        vm.expectRevert(reason);
        harness.check(p);
    }
}
