// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {MAX_PANEL} from "../interfaces/ArbitrationConstants.sol";

/// @dev ERC-792 ruling numbers of this product. Zero always means "refused or not able to decide".
enum Ruling {
    Refused,
    PayerWins,
    PayeeWins,
    Unclear
}

/// @dev Who a requirement that stays UNRESOLVED is held against.
enum Burden {
    Payer,
    Payee
}

/// @dev What decides the money when a requirement stays UNRESOLVED. The record keeps UNRESOLVED either way.
enum UnresolvedPolicy {
    ResolveAgainstBurden,
    UnresolvedRuling
}

enum OutcomeRule {
    AllMustPass,
    WeightedThreshold
}

/// @dev A manifest compiled to what the chain needs to replay it. See `Adjudication.check` for the ranges.
struct Procedure {
    uint8 requirements; // 1..8; requirement i is bit i of every mask
    uint8 judges; // judges of the manifest's panel, 0..4; 0 iff judged == 0
    uint8 judged; // mask of requirements heard by the panel; the others have one direct observation per seat
    uint8 maxDissents; // of a judge's runs
    uint32 runs; // byte j (from the least significant) = odd number of runs of judge j; bytes >= judges are 0
    Burden burden;
    UnresolvedPolicy policy;
    OutcomeRule rule;
    uint16 thresholdBps; // WeightedThreshold only, else 0
    uint256 weights; // requirement i in bits 32i..32i+31; WeightedThreshold only, else 0
    uint8 panel; // seats to draw, odd, 1..31
}

/// @dev The replayed record of one round.
struct Resolution {
    uint8 passed; // mask of requirements resolved PASS
    uint8 failed; // mask of requirements resolved FAIL; neither bit set = UNRESOLVED
    bool material; // resolving the UNRESOLVED ones one way or the other would change the outcome
    bool failAlone; // the FAILs decide for the payer whatever the UNRESOLVED ones are
    Ruling ruling;
}

/// @title The procedure's state machine: observations -> judge resolutions -> seat verdicts -> resolutions -> ruling
/// @notice A seat's observations are one word of bit planes. With J = max(judges, 1), cell (requirement r, judge j) is
/// column r * J + j; run i is a slice of 2 * requirements * J bits at offset i times that. A cell is 2 bits: 1 PASS,
/// 2 FAIL, 0 UNRESOLVED or missing, 3 malformed. A direct requirement uses judge column 0 of slice 0 only.
/// @dev Every column is counted at once: counters are vertical, plane k holding bit k of all of them. A counter starts
/// at 2^top - threshold, so that plane `top` is set exactly where the threshold was reached.
/// All functions but `check` expect a Procedure that passes `check`.
library Adjudication {
    uint256 internal constant MAX_REQUIREMENTS = 8;
    uint256 internal constant MAX_JUDGES = 4;
    uint256 internal constant WORD_BITS = 256;
    uint256 internal constant MAX_BPS = 10_000;

    /// @dev Decisive plane of run counters: up to 7 runs need 3 planes below it; 127, the most that fit a word, need 7.
    uint256 private constant NARROW_TOP = 3;
    uint256 private constant WIDE_TOP = 7;
    /// @dev Set where some judge has more than 7 runs.
    uint32 private constant WIDE_RUNS = 0xf8f8f8f8;
    /// @dev Decisive plane of seat counters, which reach 31.
    uint256 private constant SEAT_TOP = 5;

    /// @dev Low bit of every cell.
    uint256 private constant PASS_BITS = type(uint256).max / 3;

    error RequirementsOutOfRange(uint256 requirements, uint256 max);
    error JudgesOutOfRange(uint256 judges, uint256 max);
    /// @dev There must be judges exactly if some requirement is judged.
    error JudgesMismatch(uint256 judges, uint256 judged);
    error JudgedOutOfRange(uint256 judged, uint256 requirements);
    error RunsEven(uint256 judge, uint256 runs);
    error RunsSurplus(uint256 runs, uint256 judges);
    /// @dev `maxDissents` must be below half of each judge's runs, else PASS and FAIL could both hold.
    error DissentsOutOfRange(uint256 maxDissents, uint256 runs);
    error ThresholdOutOfRange(uint256 thresholdBps, uint256 max);
    error WeightsZero();
    error WeightsSurplus(uint256 weights, uint256 requirements);
    error PanelOutOfRange(uint256 panel, uint256 max);
    error PanelEven(uint256 panel);
    error ObservationsTooWide(uint256 bits, uint256 max);
    /// @dev Some cell holds 3.
    error ObservationsMalformed(uint256 observations);
    /// @dev Bits that no (requirement, judge, run) of the procedure addresses.
    error ObservationsSurplus(uint256 surplus);
    error SeatsOutOfRange(uint256 seats, uint256 max);

    /// @dev A Procedure's masks, computed once and used for every seat.
    struct Plan {
        uint256 stride; // bits of one requirement within a slice
        uint256 width; // bits of a slice
        uint256 judged; // cells of judged requirements in judge column 0 of slice 0
        uint256 direct; // the same of direct requirements
        uint256 addressed; // every bit that may be set
        uint256 top; // decisive plane of run counters
        uint256[8] start; // where each counter starts
    }

    /// @notice Reverts with the first range that `p` violates.
    function check(Procedure memory p) internal pure {
        uint256 requirements = p.requirements;
        uint256 judges = p.judges;
        if (requirements == 0 || requirements > MAX_REQUIREMENTS) {
            revert RequirementsOutOfRange(requirements, MAX_REQUIREMENTS);
        }
        if (judges > MAX_JUDGES) revert JudgesOutOfRange(judges, MAX_JUDGES);
        if ((judges == 0) != (p.judged == 0)) revert JudgesMismatch(judges, p.judged);
        if (p.judged >> requirements != 0) revert JudgedOutOfRange(p.judged, requirements);
        _checkRuns(p);
        if (p.rule == OutcomeRule.WeightedThreshold) {
            if (p.thresholdBps > MAX_BPS) revert ThresholdOutOfRange(p.thresholdBps, MAX_BPS);
            if (p.weights == 0) revert WeightsZero();
            // The shift is 256 for eight requirements, which leaves nothing to complain about.
            if (p.weights >> (32 * requirements) != 0) revert WeightsSurplus(p.weights, requirements);
        } else {
            if (p.thresholdBps != 0) revert ThresholdOutOfRange(p.thresholdBps, 0);
            if (p.weights != 0) revert WeightsSurplus(p.weights, 0);
        }
        if (p.panel == 0 || p.panel > MAX_PANEL) revert PanelOutOfRange(p.panel, MAX_PANEL);
        if (p.panel % 2 == 0) revert PanelEven(p.panel);
    }

    /// @notice Reverts unless `observations` has a legal value in every cell and no bit outside them.
    function validate(Procedure memory p, uint256 observations) internal pure {
        _validate(_plan(p), observations);
    }

    /// @notice Judge resolutions of one seat: a slice whose cell (r, j) is what judge j makes of judged requirement r.
    function judgeResolutions(Procedure memory p, uint256 observations) internal pure returns (uint256 cells) {
        Plan memory plan = _plan(p);
        _validate(plan, observations);
        // A cell of column 0 is 3, a requirement of J cells is 2^stride - 1: the quotient repeats the cell J times.
        return _count(plan, observations) & (plan.judged * (_ones(plan.stride) / 3));
    }

    /// @notice Verdicts of one seat: each judge by majority with a dissent cap, unanimity across judges.
    function seat(Procedure memory p, uint256 observations) internal pure returns (uint8 passed, uint8 failed) {
        Plan memory plan = _plan(p);
        return _compact(plan, _seat(plan, observations));
    }

    /// @notice Replays a round.
    /// @param observations one word per drawn seat, 0 for a missing one; at most 31
    function resolve(Procedure memory p, uint256[] memory observations)
        internal
        pure
        returns (Resolution memory resolution)
    {
        uint256 seats = observations.length;
        if (seats > MAX_PANEL) revert SeatsOutOfRange(seats, MAX_PANEL);
        Plan memory plan = _plan(p);
        uint256[8] memory planes;
        unchecked {
            // Strict majority of the drawn seats: at most 16.
            _start(planes, plan.judged | plan.direct, seats / 2 + 1, SEAT_TOP);
            for (uint256 i = 0; i < seats; ++i) {
                _add(planes, 0, _seat(plan, observations[i]));
            }
        }
        (resolution.passed, resolution.failed) = _compact(plan, planes[SEAT_TOP]);
        _rule(p, resolution);
    }

    function _checkRuns(Procedure memory p) private pure {
        uint256 judges = p.judges;
        uint256 longest = 1;
        for (uint256 j = 0; j < judges; ++j) {
            uint256 runs = (p.runs >> (8 * j)) & 0xff;
            if (runs % 2 == 0) revert RunsEven(j, runs);
            if (2 * uint256(p.maxDissents) >= runs) revert DissentsOutOfRange(p.maxDissents, runs);
            if (runs > longest) longest = runs;
        }
        if (uint256(p.runs) >> (8 * judges) != 0) revert RunsSurplus(p.runs, judges);
        if (judges == 0 && p.maxDissents != 0) revert DissentsOutOfRange(p.maxDissents, 0);
        uint256 bits = 2 * uint256(p.requirements) * (judges == 0 ? 1 : judges) * longest;
        if (bits > WORD_BITS) revert ObservationsTooWide(bits, WORD_BITS);
    }

    /// @dev Unchecked: every quantity is bounded by `check` (a slice has at most 64 bits, runs * width at most 256).
    function _plan(Procedure memory p) private pure returns (Plan memory plan) {
        unchecked {
            uint256 judges = p.judges;
            uint256 stride = judges == 0 ? 2 : 2 * judges;
            uint256 width = stride * p.requirements;
            plan.stride = stride;
            plan.width = width;
            uint256 judged = _spread(p.judged, stride);
            uint256 slice = _ones(width);
            uint256 addressed = 3 * ((slice / _ones(stride)) ^ judged);
            plan.direct = addressed;
            judged *= 3;
            plan.judged = judged;
            uint256 top = p.runs & WIDE_RUNS == 0 ? NARROW_TOP : WIDE_TOP;
            plan.top = top;
            for (uint256 j = 0; j < judges; ++j) {
                uint256 runs = (p.runs >> (8 * j)) & 0xff;
                // One factor repeats the judge's cells in each of its slices.
                addressed |= judged * (_ones(width * runs) / slice);
                // 2 * maxDissents < runs makes this threshold a majority as well.
                _start(plan.start, judged, runs - p.maxDissents, top);
                judged <<= 2;
            }
            plan.addressed = addressed;
        }
    }

    function _validate(Plan memory plan, uint256 observations) private pure {
        if (observations & (observations >> 1) & PASS_BITS != 0) revert ObservationsMalformed(observations);
        uint256 surplus = observations & ~plan.addressed;
        if (surplus != 0) revert ObservationsSurplus(surplus);
    }

    /// @dev A seat's verdicts as cells in judge column 0 of slice 0.
    function _seat(Plan memory plan, uint256 observations) private pure returns (uint256 cells) {
        _validate(plan, observations);
        cells = observations & plan.direct;
        if (plan.judged == 0) return cells;
        uint256 agreed = plan.judged;
        uint256 resolutions = _count(plan, observations);
        for (uint256 shift = plan.stride; shift != 0;) {
            unchecked {
                shift -= 2;
            }
            agreed &= resolutions >> shift;
        }
        return cells | agreed;
    }

    /// @dev Cells that reached their judge's threshold. Columns that no judge hears hold nothing meaningful.
    function _count(Plan memory plan, uint256 observations) private pure returns (uint256) {
        uint256[8] memory planes;
        uint256[8] memory start = plan.start;
        assembly ("memory-safe") {
            mcopy(planes, start, 0x100)
        }
        uint256 width = plan.width;
        uint256 slice = _ones(width);
        // The three lowest planes stay on the stack: few runs carry out of them once, where they decide.
        uint256 ones = start[0];
        uint256 twos = start[1];
        uint256 fours = start[2];
        for (; observations != 0; observations >>= width) {
            uint256 bits = observations & slice;
            uint256 carry = ones & bits;
            ones ^= bits;
            bits = twos & carry;
            twos ^= carry;
            carry = fours & bits;
            fours ^= bits;
            if (carry != 0) _add(planes, 3, carry);
        }
        return planes[plan.top];
    }

    /// @dev Adds `carry` at plane `k`. No counter passes 2^(top + 1) - 1, so the carry dies within the planes.
    function _add(uint256[8] memory planes, uint256 k, uint256 carry) private pure {
        // Without bounds checks, which would be half of a replay's gas.
        assembly ("memory-safe") {
            for { let slot := add(planes, shl(5, k)) } carry { slot := add(slot, 0x20) } {
                let plane := mload(slot)
                mstore(slot, xor(plane, carry))
                carry := and(plane, carry)
            }
        }
    }

    /// @dev Starts the counters under `cells` at 2^top - threshold; 1 <= threshold <= 2^top, top <= 7.
    function _start(uint256[8] memory planes, uint256 cells, uint256 threshold, uint256 top) private pure {
        assembly ("memory-safe") {
            let value := sub(shl(top, 1), threshold)
            for { let slot := planes } value { slot := add(slot, 0x20) } {
                mstore(slot, or(mload(slot), mul(cells, and(value, 1))))
                value := shr(1, value)
            }
        }
    }

    /// @dev The `bits` lowest bits set; at most 256.
    function _ones(uint256 bits) private pure returns (uint256) {
        unchecked {
            return type(uint256).max >> (256 - bits);
        }
    }

    /// @dev Bit r of `mask` at bit r * stride.
    function _spread(uint256 mask, uint256 stride) private pure returns (uint256 spread) {
        unchecked {
            for (uint256 shift = 0; mask != 0; shift += stride) {
                spread |= (mask & 1) << shift;
                mask >>= 1;
            }
        }
    }

    function _compact(Plan memory plan, uint256 cells) private pure returns (uint8 passed, uint8 failed) {
        unchecked {
            uint256 stride = plan.stride;
            uint8 bit = 1;
            cells &= plan.judged | plan.direct;
            for (; cells != 0; cells >>= stride) {
                if (cells & 1 != 0) passed |= bit;
                if (cells & 2 != 0) failed |= bit;
                bit <<= 1;
            }
        }
    }

    /// @dev Fills what follows from `passed` and `failed`.
    function _rule(Procedure memory p, Resolution memory resolution) private pure {
        // With every UNRESOLVED requirement passed, and with none.
        bool most = _payeePrevails(p, _ones(p.requirements) & ~uint256(resolution.failed));
        bool least = _payeePrevails(p, resolution.passed);
        resolution.material = most != least;
        if (resolution.material && p.policy == UnresolvedPolicy.UnresolvedRuling) {
            resolution.ruling = Ruling.Unclear;
            return;
        }
        bool payee = p.burden == Burden.Payer ? most : least;
        resolution.ruling = payee ? Ruling.PayeeWins : Ruling.PayerWins;
        resolution.failAlone = !most;
    }

    function _payeePrevails(Procedure memory p, uint256 passed) private pure returns (bool) {
        if (p.rule == OutcomeRule.AllMustPass) return passed == _ones(p.requirements);
        uint256 total = 0;
        uint256 weight = 0;
        unchecked {
            // Eight weights of 32 bits times 10,000 stay far below 2^256.
            for (uint256 rest = p.weights; rest != 0; rest >>= 32) {
                total += rest & 0xffffffff;
                if (passed & 1 != 0) weight += rest & 0xffffffff;
                passed >>= 1;
            }
            return total != 0 && weight * MAX_BPS >= uint256(p.thresholdBps) * total;
        }
    }
}
