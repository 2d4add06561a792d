// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CheckpointLedger} from "../../src/libraries/CheckpointLedger.sol";
import {Test} from "../base/Test.sol";

/// @dev The ledger against sums over plain arrays, by random steps.
contract CheckpointLedgerTest is Test {
    using CheckpointLedger for CheckpointLedger.Ledger;

    CheckpointLedger.Ledger private ledger;
    uint256[] private times;
    uint256[] private receivedBy;
    mapping(uint256 index => uint256) private withheld;
    uint256 private withdrawn;
    uint256 private total;

    function test_indexOf_boundary() public {
        ledger.push(100, 1);
        ledger.push(200, 2);
        assertEq(ledger.indexOf(99), 0, "before the first");
        assertEq(ledger.indexOf(100), 0, "at the first");
        assertEq(ledger.indexOf(101), 1, "between");
        assertEq(ledger.indexOf(200), 1, "at the last");
        assertEq(ledger.indexOf(201), 2, "the next one to be made");
    }

    function test_matured_boundary() public {
        ledger.push(100, 1);
        assertEq(ledger.matured(5, 10), 0, "the clock is younger than the window");
        assertEq(ledger.matured(110, 10), 0, "at time + window");
        assertEq(ledger.matured(111, 10), 1, "one second later");
    }

    function test_available_isNeverBelowZero() public {
        ledger.push(100, 5);
        ledger.hold(0, 7);
        (uint256 amount,) = ledger.available(1);
        assertEq(amount, 0, "amount");
    }

    /// @dev A case on the far side of a word of the bitmap, and the last bit of one.
    function test_take_foldsAcrossWords() public {
        for (uint64 i = 0; i < 600; ++i) {
            ledger.push(100 + i, 1_000);
        }
        ledger.hold(0, 1);
        ledger.hold(255, 10);
        ledger.hold(256, 100);
        ledger.hold(511, 200);
        ledger.hold(599, 300);
        assertEq(ledger.take(255), 999, "up to 254");
        assertEq(ledger.take(256), 0, "255 withholds ten, which were taken already");
        (uint256 amount, uint256 held) = ledger.available(257);
        assertEq(held, 111, "withheld up to 256");
        assertEq(amount, 0, "amount");
        ledger.take(600);
        assertEq(ledger.folded, 611, "folded");
        ledger.release(511, 200);
        assertEq(ledger.folded, 411, "released after folding");
    }

    function testFuzz_ledger_agreesWithPlainSums(uint256 seed) public {
        uint256 time = 1_000;
        for (uint256 i = 0; i < 150; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            time += 1 + seed % 3;
            total += seed % 50;
            uint256 act = (seed >> 8) % 8;
            if (act < 4) _push(time);
            else if (act < 6) _hold(seed >> 16, time);
            else if (act == 6) _release(seed >> 16);
            else _take(seed >> 16);
        }
        if (times.length != 0) _take(times.length - 1);
    }

    function _push(uint256 time) private {
        times.push(time);
        receivedBy.push(total);
        // forge-lint: disable-next-line(unsafe-typecast)
        ledger.push(uint64(time), total);
    }

    function _hold(uint256 seed, uint256 time) private {
        uint256 cursor = ledger.cursor;
        uint256 first = cursor == 0 ? 1 : times[cursor - 1] + 1;
        uint256 at_ = bound(seed, first, time < first ? first : time);
        uint256 index = ledger.indexOf(at_);
        uint256 expected = 0;
        while (expected < times.length && times[expected] < at_) ++expected;
        assertEq(index, expected, "index");
        withheld[index] += 1 + seed % 30;
        ledger.hold(index, 1 + seed % 30);
    }

    function _release(uint256 seed) private {
        uint256 index = seed % (times.length + 1);
        uint256 amount = withheld[index] / 2;
        withheld[index] -= amount;
        ledger.release(index, amount);
    }

    function _take(uint256 seed) private {
        uint256 cursor = ledger.cursor;
        if (times.length == 0) return;
        uint256 count = bound(seed, cursor == 0 ? 1 : cursor, times.length);
        uint256 sum = withdrawn;
        for (uint256 i = 0; i < count; ++i) {
            sum += withheld[i];
        }
        uint256 expected = receivedBy[count - 1] > sum ? receivedBy[count - 1] - sum : 0;
        assertEq(ledger.take(count), expected, "taken");
        withdrawn += expected;
        assertEq(ledger.withdrawn, withdrawn, "withdrawn");
    }
}
