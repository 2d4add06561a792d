// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    Burden,
    OutcomeRule,
    Procedure,
    Resolution,
    Ruling,
    UnresolvedPolicy
} from "../../src/libraries/Adjudication.sol";

/// @title The same procedure in plain loops, cell by cell: what the library must agree with
library PlainAdjudication {
    uint256 internal constant UNRESOLVED = 0;
    uint256 internal constant PASS = 1;
    uint256 internal constant FAIL = 2;

    function valid(Procedure memory p, uint256 word) internal pure returns (bool) {
        uint256 columns = judgeColumns(p);
        uint256 slice = p.requirements * columns;
        for (uint256 i = 0; i < 128; ++i) {
            uint256 cell = (word >> (2 * i)) & 3;
            if (cell == 3) return false;
            if (cell == 0) continue;
            uint256 run = i / slice;
            uint256 requirement = (i % slice) / columns;
            uint256 judge = i % columns;
            uint256 runs = isJudged(p, requirement) ? runsOf(p, judge) : (judge == 0 ? 1 : 0);
            if (run >= runs) return false;
        }
        return true;
    }

    function judgeResolution(Procedure memory p, uint256 word, uint256 requirement, uint256 judge)
        internal
        pure
        returns (uint256)
    {
        uint256 runs = runsOf(p, judge);
        uint256 passes = 0;
        uint256 fails = 0;
        for (uint256 run = 0; run < runs; ++run) {
            uint256 value = observation(p, word, requirement, judge, run);
            if (value == PASS) ++passes;
            if (value == FAIL) ++fails;
        }
        if (2 * passes > runs && runs - passes <= p.maxDissents) return PASS;
        if (2 * fails > runs && runs - fails <= p.maxDissents) return FAIL;
        return UNRESOLVED;
    }

    function seatVerdict(Procedure memory p, uint256 word, uint256 requirement) internal pure returns (uint256) {
        if (!isJudged(p, requirement)) return observation(p, word, requirement, 0, 0);
        uint256 first = judgeResolution(p, word, requirement, 0);
        for (uint256 judge = 1; judge < p.judges; ++judge) {
            if (judgeResolution(p, word, requirement, judge) != first) return UNRESOLVED;
        }
        return first;
    }

    function resolve(Procedure memory p, uint256[] memory words) internal pure returns (Resolution memory out) {
        for (uint8 requirement = 0; requirement < p.requirements; ++requirement) {
            uint256 passes = 0;
            uint256 fails = 0;
            for (uint256 i = 0; i < words.length; ++i) {
                uint256 verdict = seatVerdict(p, words[i], requirement);
                if (verdict == PASS) ++passes;
                if (verdict == FAIL) ++fails;
            }
            if (2 * passes > words.length) out.passed |= uint8(1) << requirement;
            if (2 * fails > words.length) out.failed |= uint8(1) << requirement;
        }
        bool high = prevails(p, out, true);
        bool low = prevails(p, out, false);
        out.material = high != low;
        if (out.material && p.policy == UnresolvedPolicy.UnresolvedRuling) {
            out.ruling = Ruling.Unclear;
        } else {
            out.ruling = prevails(p, out, p.burden == Burden.Payer) ? Ruling.PayeeWins : Ruling.PayerWins;
        }
        out.failAlone = out.ruling == Ruling.PayerWins && !high;
    }

    function prevails(Procedure memory p, Resolution memory r, bool unresolvedPass) internal pure returns (bool) {
        uint256 total = 0;
        uint256 weight = 0;
        for (uint256 i = 0; i < p.requirements; ++i) {
            bool passed = (r.passed / 2 ** i) % 2 == 1 || ((r.failed / 2 ** i) % 2 == 0 && unresolvedPass);
            if (p.rule == OutcomeRule.AllMustPass) {
                if (!passed) return false;
            } else {
                uint256 w = (p.weights >> (32 * i)) % 2 ** 32;
                total += w;
                if (passed) weight += w;
            }
        }
        if (p.rule == OutcomeRule.AllMustPass) return true;
        return total > 0 && weight * 10_000 >= uint256(p.thresholdBps) * total;
    }

    function observation(Procedure memory p, uint256 word, uint256 requirement, uint256 judge, uint256 run)
        internal
        pure
        returns (uint256)
    {
        uint256 columns = judgeColumns(p);
        return (word >> (2 * (run * p.requirements * columns + requirement * columns + judge))) & 3;
    }

    function judgeColumns(Procedure memory p) internal pure returns (uint256) {
        return p.judges == 0 ? 1 : p.judges;
    }

    function isJudged(Procedure memory p, uint256 requirement) internal pure returns (bool) {
        return (uint256(p.judged) / 2 ** requirement) % 2 == 1;
    }

    function runsOf(Procedure memory p, uint256 judge) internal pure returns (uint256) {
        return (uint256(p.runs) / 256 ** judge) % 256;
    }
}
