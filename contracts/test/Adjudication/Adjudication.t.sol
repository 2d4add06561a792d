// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "../base/Test.sol";
import {
    Adjudication,
    Burden,
    OutcomeRule,
    Procedure,
    Resolution,
    UnresolvedPolicy
} from "../../src/libraries/Adjudication.sol";
import {PlainAdjudication} from "./PlainAdjudication.sol";

/// @notice Random procedures and observations: the library and the plain loops agree on every stage.
contract AdjudicationFuzzTest is Test {
    function testFuzz_resolve_succeeds_asPlainLoops(uint256 seed, uint256 tilt) external pure {
        Procedure memory p = randomProcedure(seed);
        Adjudication.check(p);
        uint256[] memory words = new uint256[](1 + uint256(keccak256(abi.encode(seed, "seats"))) % 31);
        for (uint256 i = 0; i < words.length; ++i) {
            words[i] = randomWord(p, uint256(keccak256(abi.encode(seed, i))), bound(tilt, 0, 9));
            assertTrue(PlainAdjudication.valid(p, words[i]), "random word is valid");
            _compareSeat(p, words[i]);
        }
        Resolution memory got = Adjudication.resolve(p, words);
        Resolution memory want = PlainAdjudication.resolve(p, words);
        assertEq(keccak256(abi.encode(got)), keccak256(abi.encode(want)), "resolution");
    }

    function testFuzz_validate_reverts_exactlyWherePlainLoopsRefuse(uint256 seed, uint256 noise) external view {
        Procedure memory p = randomProcedure(seed);
        uint256 word = randomWord(p, noise, 5) | (noise & uint256(keccak256(abi.encode(noise))) & (noise >> 7));
        bool accepted = true;
        try this.validate(p, word) {}
        catch {
            accepted = false;
        }
        assertEq(accepted, PlainAdjudication.valid(p, word), "validity");
    }

    function validate(Procedure memory p, uint256 word) external pure {
        Adjudication.validate(p, word);
    }

    function _compareSeat(Procedure memory p, uint256 word) private pure {
        (uint8 passed, uint8 failed) = Adjudication.seat(p, word);
        uint256 cells = Adjudication.judgeResolutions(p, word);
        uint256 columns = PlainAdjudication.judgeColumns(p);
        for (uint256 r = 0; r < p.requirements; ++r) {
            uint256 verdict = PlainAdjudication.seatVerdict(p, word, r);
            assertEq((passed >> r) & 1, verdict == PlainAdjudication.PASS ? 1 : 0, "seat passed");
            assertEq((failed >> r) & 1, verdict == PlainAdjudication.FAIL ? 1 : 0, "seat failed");
            for (uint256 j = 0; j < columns; ++j) {
                uint256 cell = (cells >> (2 * (r * columns + j))) & 3;
                uint256 want = PlainAdjudication.isJudged(p, r) ? PlainAdjudication.judgeResolution(p, word, r, j) : 0;
                assertEq(cell, want, "judge resolution");
            }
        }
    }

    /// @dev Any procedure that `check` accepts, by construction.
    function randomProcedure(uint256 seed) internal pure returns (Procedure memory p) {
        // Every figure is bounded below its type by construction.
        // forge-lint: disable-start(unsafe-typecast)
        p.requirements = uint8(1 + _pick(seed, "r", 8));
        p.judges = uint8(_pick(seed, "j", 5));
        if (p.judges != 0) p.judged = uint8(1 + _pick(seed, "mask", 2 ** p.requirements - 1));
        uint256 columns = p.judges == 0 ? 1 : p.judges;
        uint256 most = 128 / (uint256(p.requirements) * columns);
        if (_pick(seed, "short", 3) != 0 && most > 7) most = 7;
        uint256 fewest = 255;
        for (uint256 j = 0; j < p.judges; ++j) {
            uint256 runs = 2 * _pick(seed, string(abi.encodePacked("runs", j)), (most + 1) / 2) + 1;
            if (runs < fewest) fewest = runs;
            p.runs |= uint32(runs << (8 * j));
        }
        if (p.judges != 0) p.maxDissents = uint8(_pick(seed, "m", (fewest + 1) / 2));
        p.burden = Burden(_pick(seed, "burden", 2));
        p.policy = UnresolvedPolicy(_pick(seed, "policy", 2));
        p.rule = OutcomeRule(_pick(seed, "rule", 2));
        if (p.rule == OutcomeRule.WeightedThreshold) {
            p.thresholdBps = uint16(_pick(seed, "bps", 10_001));
            for (uint256 r = 0; r < p.requirements; ++r) {
                uint256 limit = _pick(seed, "heavy", 2) == 0 ? 2 ** 32 : 4;
                p.weights |= _pick(seed, string(abi.encodePacked("w", r)), limit) << (32 * r);
            }
            if (p.weights == 0) p.weights = 1;
        }
        p.panel = uint8(2 * _pick(seed, "panel", 16) + 1);
        // forge-lint: disable-end(unsafe-typecast)
    }

    /// @dev A valid word. The higher `tilt` (0..9), the more cells of one requirement agree.
    function randomWord(Procedure memory p, uint256 seed, uint256 tilt) internal pure returns (uint256 word) {
        uint256 columns = PlainAdjudication.judgeColumns(p);
        for (uint256 r = 0; r < p.requirements; ++r) {
            uint256 leaning = 1 + _pick(seed, string(abi.encodePacked("lean", r)), 2);
            for (uint256 j = 0; j < columns; ++j) {
                uint256 runs = PlainAdjudication.isJudged(p, r) ? PlainAdjudication.runsOf(p, j) : (j == 0 ? 1 : 0);
                for (uint256 run = 0; run < runs; ++run) {
                    uint256 dice = uint256(keccak256(abi.encode(seed, r, j, run)));
                    uint256 value = dice % 10 < tilt ? leaning : (dice >> 128) % 3;
                    word |= value << (2 * (run * p.requirements * columns + r * columns + j));
                }
            }
        }
    }

    function _pick(uint256 seed, string memory what, uint256 below) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, what))) % below;
    }
}

/// @notice What a replay costs, beside the same in plain loops. Figures are of the library alone, arguments in memory.
contract AdjudicationGasTest is Test {
    event Gas(string what, uint256 bitPlanes, uint256 plainLoops);

    function test_gas_seat_5x3x5() external {
        Procedure memory p = _procedure(5, 3, 5);
        uint256 word = _word(p);
        uint256 before = gasleft();
        Adjudication.seat(p, word);
        uint256 planes = before - gasleft();
        before = gasleft();
        for (uint256 r = 0; r < p.requirements; ++r) {
            PlainAdjudication.seatVerdict(p, word, r);
        }
        uint256 plain = before - gasleft();
        emit Gas("seat 5x3x5", planes, plain);
        vm.snapshotValue("seat_5x3x5", planes);
        vm.snapshotValue("seat_5x3x5_plain_loops", plain);
        assertLt(planes * 8, plain, "bit planes are at least 8 times cheaper");
    }

    function test_gas_resolve_3seats_5x3x5() external {
        Procedure memory p = _procedure(5, 3, 5);
        uint256[] memory words = new uint256[](3);
        for (uint256 i = 0; i < 3; ++i) {
            words[i] = _word(p);
        }
        uint256 before = gasleft();
        Adjudication.resolve(p, words);
        uint256 planes = before - gasleft();
        before = gasleft();
        PlainAdjudication.resolve(p, words);
        uint256 plain = before - gasleft();
        emit Gas("resolve 3 seats 5x3x5", planes, plain);
        vm.snapshotValue("resolve_3_seats_5x3x5", planes);
        vm.snapshotValue("resolve_3_seats_5x3x5_plain_loops", plain);
        assertLt(planes * 8, plain, "bit planes are at least 8 times cheaper");
    }

    function _procedure(uint8 requirements, uint8 judges, uint256 runs) private pure returns (Procedure memory p) {
        p.requirements = requirements;
        p.judges = judges;
        p.judged = type(uint8).max >> (8 - requirements);
        p.maxDissents = 1;
        for (uint256 j = 0; j < judges; ++j) {
            // Five runs, at most four judges.
            // forge-lint: disable-next-line(unsafe-typecast)
            p.runs |= uint32(runs << (8 * j));
        }
        p.panel = 3;
        Adjudication.check(p);
    }

    /// @dev Mixed verdicts: requirement r passes in even columns' first runs and fails elsewhere.
    function _word(Procedure memory p) private pure returns (uint256 word) {
        uint256 cells = uint256(p.requirements) * p.judges * 5;
        for (uint256 i = 0; i < cells; ++i) {
            word |= uint256(i % 7 == 0 ? 2 : 1) << (2 * i);
        }
    }
}
