// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Snapshots} from "../../src/libraries/Snapshots.sol";
import {Test} from "../base/Test.sol";

contract SnapshotsTest is Test {
    using Snapshots for Snapshots.History;

    Snapshots.History private history;

    function test_valueAt_succeeds_beforeAnyChange() public view {
        assertEq(history.value(), 0, "now");
        assertEq(history.valueAt(0), 0, "block 0");
        assertEq(history.valueAt(type(uint48).max), 0, "last block");
    }

    function test_set_succeeds_lastOfABlockStands() public {
        vm.roll(10);
        history.set(1);
        history.set(2);
        vm.roll(11);
        history.set(type(uint208).max);
        history.set(0);
        assertEq(history.valueAt(9), 0, "before");
        assertEq(history.valueAt(10), 2, "the last of the first block");
        assertEq(history.valueAt(11), 0, "the last of the second");
        assertEq(history.older.length, 1, "one entry a block");
    }

    /// @dev Against a plain array of what stood at each block's end.
    function testFuzz_valueAt_succeeds_asRecorded(bytes32 seed, uint8 changes) public {
        uint208[] memory recorded = new uint208[](600);
        uint256 blockNumber = 1;
        for (uint256 i = 0; i < changes; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            uint256 next = blockNumber + random % 3;
            for (; blockNumber < next; ++blockNumber) {
                recorded[blockNumber + 1] = recorded[blockNumber];
            }
            vm.roll(blockNumber);
            // Any 208 bits.
            // forge-lint: disable-next-line(unsafe-typecast)
            recorded[blockNumber] = uint208(random >> 48);
            history.set(recorded[blockNumber]);
        }
        for (uint256 i = 0; i <= blockNumber; ++i) {
            // At most 600.
            // forge-lint: disable-next-line(unsafe-typecast)
            assertEq(history.valueAt(uint48(i)), recorded[i], "value");
        }
        assertEq(history.value(), recorded[blockNumber], "value now");
    }
}
