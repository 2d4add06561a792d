// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Cause, FeeBearer, Row, SettlementTable} from "../../src/libraries/SettlementTable.sol";
import {Test} from "../base/Test.sol";

contract SettlementTableHarness {
    function find(bytes memory table, uint8 ruling, Cause cause, uint8 failed) external pure returns (Row memory) {
        return SettlementTable.find(table, ruling, cause, failed);
    }

    function check(bytes memory table, uint256 requirements) external pure {
        SettlementTable.check(table, requirements);
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

    uint256 private constant REQUIREMENTS = 3;

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
        harness.check(TABLE, REQUIREMENTS);
        for (uint256 i = 0; i < rows.length; ++i) {
            Row memory row = harness.find(TABLE, rows[i].ruling, rows[i].cause, 0);
            assertEq(keccak256(abi.encode(row)), keccak256(abi.encode(rows[i])), "row");
        }
    }

    function test_find_reverts_onAKeyThatCannotOccur() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowMissing.selector, 2, Cause.Failed));
        harness.find(TABLE, 2, Cause.Failed, 0);
    }

    function test_check_succeeds_inAnyOrder() public view {
        bytes memory table = TABLE;
        for (uint256 i = 0; i < 8; ++i) {
            (table[i], table[96 + i]) = (table[96 + i], table[i]);
        }
        harness.check(table, REQUIREMENTS);
    }

    function test_check_reverts_onLength() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 105, 104, 232));
        harness.check(abi.encodePacked(TABLE, hex"00"), REQUIREMENTS);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 0, 104, 232));
        harness.check("", REQUIREMENTS);
    }

    function test_check_reverts_onADuplicate() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowDuplicate.selector, 2, Cause.Judged));
        harness.check(_with(1, hex"0201000000000000"), REQUIREMENTS);
    }

    /// @dev Every (ruling, cause) pair, and rulings and causes out of range: exactly thirteen are accepted.
    function test_check_acceptsExactlyThirteenKeys() public view {
        uint256 accepted = 0;
        for (uint256 ruling = 0; ruling < 6; ++ruling) {
            for (uint256 cause = 0; cause < 12; ++cause) {
                // A second row of an allowed key is a duplicate or the row itself; any other key is invalid.
                // forge-lint: disable-next-line(unsafe-typecast)
                bytes8 row = bytes8(uint64(ruling << 56 | cause << 48));
                try harness.check(_with(0, row), REQUIREMENTS) {
                    ++accepted;
                } catch (bytes memory reason) {
                    if (selectorOf(reason) == SettlementTable.RowDuplicate.selector) ++accepted;
                }
            }
        }
        assertEq(accepted, 13, "keys");
    }

    /// @dev A cause beyond the last one must not pass for one of the next ruling: (1, 11) has the number of (2, Judged).
    function test_check_reverts_onACauseBeyondTheLast() public {
        uint8[3] memory causes = [10, 11, 255];
        for (uint256 i = 0; i < causes.length; ++i) {
            uint64 row = uint64(1) << 56 | uint64(causes[i]) << 48;
            vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, row));
            harness.check(_with(0, bytes8(row)), REQUIREMENTS);
        }
    }

    function test_check_reverts_onFieldsOutOfRange() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(_with(0, hex"0201271100000000"), REQUIREMENTS);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(_with(0, hex"0201000027110000"), REQUIREMENTS);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x0201000000000200)));
        harness.check(_with(0, hex"0201000000000200"), REQUIREMENTS);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x0201000000000002)));
        harness.check(_with(0, hex"0201000000000002"), REQUIREMENTS);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0xff01000000000000)));
        harness.check(_with(0, hex"ff01000000000000"), REQUIREMENTS);
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
            harness.check(table, REQUIREMENTS);
        }
    }

    // --- partial rows ---

    function test_find_takesThePartialRowOfExactlyTheMask() public view {
        bytes memory table = abi.encodePacked(TABLE, hex"810113880bb80100", hex"81030fa027100101");
        harness.check(table, REQUIREMENTS);
        Row memory row = harness.find(table, 1, Cause.Failed, 1);
        assertEq(
            keccak256(abi.encode(row)),
            keccak256(abi.encode(Row(1, Cause.Failed, 5_000, 3_000, FeeBearer.Seller, false))),
            "mask 1"
        );
        row = harness.find(table, 1, Cause.Failed, 3);
        assertEq(
            keccak256(abi.encode(row)),
            keccak256(abi.encode(Row(1, Cause.Failed, 4_000, 10_000, FeeBearer.Seller, true))),
            "mask 3"
        );
        row = harness.find(table, 1, Cause.Failed, 2);
        assertEq(row.paymentToPayerBps, 10_000, "another mask, which contains none of theirs: the general row");
        row = harness.find(table, 1, Cause.Failed, 7);
        assertEq(row.paymentToPayerBps, 10_000, "a mask that contains theirs: the general row");
    }

    /// @dev A mask means nothing where FAILs alone did not decide.
    function test_find_ignoresTheMask_forEveryOtherCause() public view {
        bytes memory table = abi.encodePacked(TABLE, hex"8101000000000000");
        assertEq(harness.find(table, 1, Cause.Judged, 1).paymentToPayerBps, 10_000, "judged");
        assertEq(harness.find(table, 1, Cause.Burden, 1).paymentToPayerBps, 10_000, "burden");
        assertEq(harness.find(table, 1, Cause.Failed, 1).paymentToPayerBps, 0, "failed");
    }

    function test_check_boundary_sixteenPartialRows() public {
        bytes memory table = TABLE;
        for (uint256 mask = 1; mask <= 16; ++mask) {
            // forge-lint: disable-next-line(unsafe-typecast)
            table = abi.encodePacked(table, hex"81", uint8(mask), hex"138827100101");
        }
        harness.check(table, 5);
        table = abi.encodePacked(table, hex"8111138827100101");
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 240, 104, 232));
        harness.check(table, 5);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.TableLengthInvalid.selector, 96, 104, 232));
        harness.check(new bytes(96), 5);
    }

    function test_check_boundary_maskAgainstTheRequirements() public {
        harness.check(abi.encodePacked(TABLE, hex"8107138827100101"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.MaskOutOfRange.selector, 8, 7));
        harness.check(abi.encodePacked(TABLE, hex"8108138827100101"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.MaskOutOfRange.selector, 0, 7));
        harness.check(abi.encodePacked(TABLE, hex"8100138827100101"), 3);
        harness.check(abi.encodePacked(TABLE, hex"81ff138827100101"), 8);
    }

    function test_check_reverts_onAPartialRowThatIsADuplicate_orNone() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.PartialRowDuplicate.selector, 2));
        harness.check(abi.encodePacked(TABLE, hex"8102138827100101", hex"8102000000000000"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x0102138827100101)));
        harness.check(abi.encodePacked(TABLE, hex"0102138827100101"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x8202138827100101)));
        harness.check(abi.encodePacked(TABLE, hex"8202138827100101"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x8101000000000000)));
        harness.check(_with(0, hex"8101000000000000"), 3);
    }

    function test_check_reverts_onAPartialRowsFieldsOutOfRange() public {
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(abi.encodePacked(TABLE, hex"8101271100000000"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.ShareOutOfRange.selector, 10_001, 10_000));
        harness.check(abi.encodePacked(TABLE, hex"8101000027110000"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x8101000000000200)));
        harness.check(abi.encodePacked(TABLE, hex"8101000000000200"), 3);
        vm.expectRevert(abi.encodeWithSelector(SettlementTable.RowInvalid.selector, uint64(0x8101000000000002)));
        harness.check(abi.encodePacked(TABLE, hex"8101000000000002"), 3);
    }

    /// @dev Whatever follows a good table is refused, or is found under exactly its mask and hides no other row.
    function testFuzz_partialRow_isRefusedOrFound(uint64 packed, uint8 mask) public view {
        bytes memory table = abi.encodePacked(TABLE, packed);
        try harness.check(table, 8) {
            Row memory general = harness.find(TABLE, 1, Cause.Failed, mask);
            Row memory row = harness.find(table, 1, Cause.Failed, mask);
            // forge-lint: disable-next-line(unsafe-typecast)
            if (mask == uint8(packed >> 48)) {
                // forge-lint: disable-next-line(unsafe-typecast)
                assertEq(row.paymentToPayerBps, uint16(packed >> 32), "its own share");
                assertLe(row.paymentToPayerBps, 10_000, "in range");
            } else {
                assertEq(keccak256(abi.encode(row)), keccak256(abi.encode(general)), "the general row");
            }
        } catch {
            // forge-lint: disable-start(unsafe-typecast)
            bool partialRow = packed >> 56 == 0x81 && uint8(packed >> 48) != 0 && uint16(packed >> 32) <= 10_000
                && uint16(packed >> 16) <= 10_000 && uint8(packed >> 8) <= 1 && uint8(packed) <= 1;
            // forge-lint: disable-end(unsafe-typecast)
            assertFalse(partialRow, "refused for a reason");
        }
    }

    /// @dev The fuzzer rarely hits a good row by itself.
    function testFuzz_partialRow_found(uint8 mask, uint16 payment, uint16 bond, bool seller, bool penalty) public view {
        mask = uint8(bound(mask, 1, 255));
        payment = uint16(bound(payment, 0, 10_000));
        bond = uint16(bound(bond, 0, 10_000));
        bytes memory table = abi.encodePacked(TABLE, hex"81", mask, payment, bond, seller, penalty);
        harness.check(table, 8);
        Row memory expected =
            Row(1, Cause.Failed, payment, bond, seller ? FeeBearer.Seller : FeeBearer.Disputer, penalty);
        Row memory row = harness.find(table, 1, Cause.Failed, mask);
        assertEq(keccak256(abi.encode(row)), keccak256(abi.encode(expected)), "row");
    }

    function _with(uint256 index, bytes8 row) private pure returns (bytes memory table) {
        table = TABLE;
        for (uint256 i = 0; i < 8; ++i) {
            table[8 * index + i] = row[i];
        }
    }
}
