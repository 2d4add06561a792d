// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Checkpoint} from "../interfaces/OfferStructs.sol";

/// @title What was received by when, and what cases withhold of it
/// @dev A case counts against the first checkpoint at or after its payment's block time, so a case on a fresh payment
/// never delays older money. Sums withheld per checkpoint are folded into one figure as withdrawals advance; a bitmap
/// over the checkpoints that have any makes advancing over 256 checkpoints cost one storage read.
library CheckpointLedger {
    struct Ledger {
        uint192 withdrawn; // base units the seller has taken
        uint32 cursor; // checkpoints below it are folded; the last withdrawn-to checkpoint is cursor - 1
        uint256 folded; // base units withheld against checkpoints below cursor
        Checkpoint[] points; // strictly increasing in time
        mapping(uint256 index => uint256) withheld; // base units, of checkpoints from cursor on
        mapping(uint256 word => uint256) occupied; // bit index % 256: `withheld` was ever set
    }

    /// @notice Appends a checkpoint. The caller makes sure that `time` exceeds the last one's.
    function push(Ledger storage self, uint64 time, uint256 received) internal returns (uint256 index) {
        index = self.points.length;
        self.points.push(Checkpoint({time: time, received: SafeCast.toUint192(received)}));
    }

    /// @notice Index that a case on a payment of `time` counts against: the first checkpoint with that time or later,
    /// else the next one to be made.
    function indexOf(Ledger storage self, uint256 time) internal view returns (uint256) {
        // A payment inside its window is younger than every folded checkpoint, so the search starts at the cursor.
        return _lowerBound(self, self.cursor, time);
    }

    /// @notice Number of checkpoints that have matured: those with `time + window < timestamp`, strictly.
    function matured(Ledger storage self, uint256 timestamp, uint256 window) internal view returns (uint256) {
        if (timestamp < window) return self.cursor;
        return _lowerBound(self, self.cursor, timestamp - window);
    }

    /// @notice Withholds `amount` against checkpoint `index`.
    function hold(Ledger storage self, uint256 index, uint256 amount) internal {
        self.withheld[index] += amount;
        uint256 word = self.occupied[index >> 8];
        uint256 bit = uint256(1) << (index & 0xff);
        if (word & bit == 0) self.occupied[index >> 8] = word | bit;
    }

    /// @notice Gives `amount` of what `index` withheld back to withdrawals.
    function release(Ledger storage self, uint256 index, uint256 amount) internal {
        if (index < self.cursor) self.folded -= amount;
        else self.withheld[index] -= amount;
    }

    /// @notice What may be taken of the first `count` checkpoints, base units. `count` is at least the cursor and at
    /// least 1.
    function available(Ledger storage self, uint256 count) internal view returns (uint256 amount, uint256 held) {
        held = _withheldBelow(self, count);
        // A payment made after the checkpoint within its second counts against it without being in it, so the
        // difference can be below zero for a while; the next checkpoint has both.
        amount = Math.saturatingSub(self.points[count - 1].received, self.withdrawn + held);
    }

    /// @notice Takes what the first `count` checkpoints make available.
    function take(Ledger storage self, uint256 count) internal returns (uint256 amount) {
        uint256 held;
        (amount, held) = available(self, count);
        if (held != self.folded) self.folded = held;
        self.withdrawn = SafeCast.toUint192(self.withdrawn + amount);
        self.cursor = SafeCast.toUint32(count);
    }

    function _withheldBelow(Ledger storage self, uint256 count) private view returns (uint256 sum) {
        sum = self.folded;
        uint256 from = self.cursor;
        while (from < count) {
            uint256 bits = self.occupied[from >> 8] >> (from & 0xff) << (from & 0xff);
            uint256 base = from & ~uint256(0xff);
            uint256 end = base + 256;
            if (end > count) {
                bits &= ~(type(uint256).max << (count & 0xff));
                end = count;
            }
            while (bits != 0) {
                sum += self.withheld[base + Math.log2(bits & (~bits + 1))];
                bits &= bits - 1;
            }
            from = end;
        }
    }

    /// @dev First index in [low, length) whose time is at least `time`, else length.
    function _lowerBound(Ledger storage self, uint256 low, uint256 time) private view returns (uint256) {
        uint256 high = self.points.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (self.points[middle].time < time) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
