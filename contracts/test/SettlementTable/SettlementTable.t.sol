// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Cause, FeeBearer, Row, SettlementTable} from "../../src/libraries/SettlementTable.sol";
import {Test} from "../base/Test.sol";

contract SettlementTableHarness {
    function find(bytes memory table, uint8 ruling, Cause cause) external pure returns (Row memory) {
        return SettlementTable.find(table, ruling, cause);
    }

    function check(bytes memory table) external pure {
        SettlementTable.check(table);
    }
}

contract SettlementTableTest is Test {
    struct Expected {
        uint8 ruling;
        Cause cause;
        uint16 payment;
        uint16 bond;
        FeeBearer bearer;
        bool penalty;
    }

    /// @dev The vector that the Go side encodes to as well.
    bytes private constant TABLE = hex"0201000000000000" hex"0203000000000000" hex"0101271027100100"
        hex"0102271027100101" hex"0103271027100100" hex"0301000027100100" hex"0001000027100000" hex"0304000027100000"
        hex"0105271027100100" hex"0106271027100100" hex"0207000027100000" hex"0108271027100101" hex"0109271027100100";

    SettlementTableHarness private harness;

    function setUp() public {
        harness = new SettlementTableHarness();
    }

    function test_find_readsTheDefaultTable() public view {
        Expected[13] memory rows = [
            Expected(2, Cause.Judged, 0, 0, FeeBearer.Disputer, false),
            Expected(2, Cause.Burden, 0, 0, FeeBearer.Disputer, false),
            Expected(1, Cause.Judged, 10_000, 10_000, FeeBearer.Seller, false),
            Expected(1, Cause.Failed, 10_000, 10_000, FeeBearer.Seller, true),
            Expected(1, Cause.Burden, 10_000, 10_000, FeeBearer.Seller, false),
            Expected(3, Cause.Judged, 0, 10_000, FeeBearer.Seller, false),
            Expected(0, Cause.Judged, 0, 10_000, FeeBearer.Disputer, false),
            Expected(3, Cause.Timeout, 0, 10_000, FeeBearer.Disputer, false),
            Expected(1, Cause.Unanswered, 10_000, 10_000, FeeBearer.Seller, false),
            Expected(1, Cause.Conceded, 10_000, 10_000, FeeBearer.Seller, false),
            Expected(2, Cause.Accepted, 0, 10_000, FeeBearer.Disputer, false),
            Expected(1, Cause.SelfProven, 10_000, 10_000, FeeBearer.Seller, true),
            Expected(1, Cause.Equivocation, 10_000, 10_000, FeeBearer.Seller, false)
        ];
        harness.check(TABLE);
        for (uint256 i = 0; i < rows.length; ++i) {
            Row memory row = harness.find(TABLE, rows[i].ruling, rows[i].cause);
            assertEq(keccak256(abi.encode(row)), keccak256(abi.encode(rows[i])), "row");
        }
    }

    function test_find_reverts_onAKeyThatCannotOccur() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowMissing.selector, 2, Cause.Failed));
        harness.find(TABLE, 2, Cause.Failed);
    }

    function test_check_succeeds_inAnyOrder() public view {
        bytes memory table = TABLE;
        for (uint256 i = 0; i < 8; ++i) {
            (table[i], table[96 + i]) = (table[96 + i], table[i]);
        }
        harness.check(table);
    }

    function test_check_reverts_onLength() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 105, 104));
        harness.check(abi.encodePacked(TABLE, hex"00"));
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 0, 104));
        harness.check("");
    }

    function test_check_reverts_onADuplicate() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowDuplicate.selector, 2, Cause.Judged));
        harness.check(_with(1, hex"0201000000000000"));
    }

    /// @dev Every (ruling, cause) pair, and rulings and causes out of range: exactly thirteen are accepted.
    function test_check_acceptsExactlyThirteenKeys() public view {
        uint256 accepted = 0;
        for (uint256 ruling = 0; ruling < 6; ++ruling) {
            for (uint256 cause = 0; cause < 12; ++cause) {
                // A second row of an allowed key is a duplicate or the row itself; any other key is invalid.
                // forge-lint: disable-next-line(unsafe-typecast)
                bytes8 row = bytes8(uint64(ruling << 56 | cause << 48));
                try harness.check(_with(0, row)) {
                    ++accepted;
                } catch (bytes memory reason) {
                    if (selectorOf(reason) == SettlementTable.RowDuplicate.selector) ++accepted;
                }
            }
        }
        assertEq(accepted, 13, "keys");
    }

    function test_check_reverts_onFieldsOutOfRange() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(_with(0, hex"0201271100000000"));
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(_with(0, hex"0201000027110000"));
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x0201000000000200)));
        harness.check(_with(0, hex"0201000000000200"));
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x0201000000000002)));
        harness.check(_with(0, hex"0201000000000002"));
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0xff01000000000000)));
        harness.check(_with(0, hex"ff01000000000000"));
    }

    function test_check_reverts_onAPenaltyAnywhereButFailedAndSelfProven() public {
        for (uint256 i = 0; i < 13; ++i) {
            bytes memory table = TABLE;
            table[8 * i + 7] = 0x01;
            Cause cause = Cause(uint8(table[8 * i + 1]));
            if (cause != Cause.Failed && cause != Cause.SelfProven) {
                vm.expectRevert(
                    abi.encodeWithSelector(SettlementTable.PenaltyNotAllowed.selector, uint8(table[8 * i]), cause)
                );
            }
            harness.check(table);
        }
    }

    function _with(uint256 index, bytes8 row) private pure returns (bytes memory table) {
        table = TABLE;
        for (uint256 i = 0; i < 8; ++i) {
            table[8 * index + i] = row[i];
        }
    }
}
