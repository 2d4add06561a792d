// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry} from "../../src/interfaces/IValidatorRegistry.sol";
import {RegistryTest} from "./RegistryTestBase.sol";
import {StakePagesHarness} from "./StakePagesHarness.sol";

contract RegistryDrawTest is RegistryTest {
    StakePagesHarness private pages;

    function setUp() public override {
        super.setUp();
        pages = new StakePagesHarness();
    }

    // --- the pool ---

    /// @dev No place twice, none without units, and the same as picking by hand from a list.
    function testFuzz_take_succeeds_asFromAPlainList(bytes32 seed, uint8 size, uint8 seats) public view {
        uint24[] memory weights = _weights(seed, bound(size, 1, 255));
        (uint256 total, uint256 places) = pages.tally(weights);
        uint256 panel = bound(seats, 0, 31);
        uint256 most = _count(places);
        if (panel > most) panel = most;
        uint256 drawn = pages.take(weights, seed, panel);
        for (uint256 i = 0; i < panel; ++i) {
            uint256 rest = uint256(keccak256(abi.encode(seed, i))) % total;
            uint256 place = 0;
            for (; rest >= weights[place]; ++place) {
                rest -= weights[place];
            }
            assertEq((drawn >> (8 * i)) & 0xff, place, "place");
            assertGt(weights[place], 0, "units");
            total -= weights[place];
            weights[place] = 0; // drawn again it would have none
        }
        assertEq(panel == 31 ? 0 : drawn >> (8 * panel), 0, "nothing above the last seat");
    }

    function testFuzz_tally_succeeds_asFromAPlainList(bytes32 seed, uint8 size) public view {
        uint24[] memory weights = _weights(seed, bound(size, 1, 255));
        (uint256 total, uint256 places) = pages.tally(weights);
        uint256 sum = 0;
        uint256 least = type(uint256).max;
        uint256 smallest = 0;
        for (uint256 i = 0; i < weights.length; ++i) {
            sum += weights[i];
            assertEq((places >> i) & 1, weights[i] == 0 ? 0 : 1, "bit");
            if (weights[i] != 0 && weights[i] < least) (smallest, least) = (i, weights[i]);
        }
        assertEq(total, sum, "total");
        (uint256 place, uint256 units) = pages.smallest(weights);
        assertEq(place, smallest, "smallest");
        assertEq(units, smallest == 0 ? 0 : least, "its units");
    }

    /// @dev Of equal stakes it is the one in the lowest place.
    function test_smallest_isTheLowestOfEquals() public view {
        uint24[] memory weights = new uint24[](12);
        (weights[1], weights[3], weights[7], weights[9]) = (5, 3, 4, 3);
        (uint256 place, uint256 units) = pages.smallest(weights);
        assertEq(place, 3, "place");
        assertEq(units, 3, "units");
    }

    /// @dev Place 0 is nobody's; a third of the others have no units.
    function _weights(bytes32 seed, uint256 size) private pure returns (uint24[] memory weights) {
        weights = new uint24[](size + 1);
        for (uint256 i = 1; i <= size; ++i) {
            uint256 random = uint256(keccak256(abi.encode("weights", seed, i)));
            if (random % 3 == 0) continue;
            // Mostly small, sometimes the largest.
            weights[i] = random % 5 == 0 ? type(uint24).max : uint24(1 + (random >> 8) % 1000);
        }
    }

    /// @dev 6,000 seeds over units 1, 2, 3, 10 and 16 on two pages. The bounds are five standard deviations of the
    /// binomial count: 5 * sqrt(6000 * share * (1 - share)).
    function test_take_succeeds_firstSeatInShareOfUnits() public view {
        uint24[] memory weights = new uint24[](12);
        (weights[1], weights[4], weights[7], weights[8], weights[11]) = (1, 2, 3, 10, 16);
        uint256[12] memory first;
        uint256[12] memory second;
        for (uint256 i = 0; i < 6000; ++i) {
            uint256 drawn = pages.take(weights, keccak256(abi.encode("share", i)), 2);
            ++first[drawn & 0xff];
            ++second[drawn >> 8];
        }
        _assertNear(first[1], 187, 68, "1 of 32");
        _assertNear(first[4], 375, 94, "2 of 32");
        _assertNear(first[7], 562, 113, "3 of 32");
        _assertNear(first[8], 1875, 180, "10 of 32");
        _assertNear(first[11], 3000, 194, "16 of 32");
        // Second seat: sum over the first seats i of p(i) * u(j) / (32 - u(i)), times 6,000.
        _assertNear(second[11], 1971, 182, "16, second");
        _assertNear(second[8], 2254, 188, "10, second");
        _assertNear(second[1], 305, 85, "1, second");
    }

    function _assertNear(uint256 count, uint256 expected, uint256 slack, string memory what) private pure {
        assertGe(count, expected - slack, what);
        assertLe(count, expected + slack, what);
    }

    function _count(uint256 mask) private pure returns (uint256 ones) {
        for (; mask != 0; mask >>= 1) {
            ones += mask & 1;
        }
    }

    // --- drawable and draw ---

    function test_draw_succeeds() public {
        join(alice, 7);
        join(bob, 8);
        join(carol, 9);
        uint256 snapshot = nextBlock();
        assertEq(registry.drawable(snapshot, none()), 3, "drawable");
        (uint256 seats, address[] memory drawn) = registry.draw("seed", 3, snapshot, none());
        assertEq(drawn.length, 3, "seats");
        for (uint256 i = 0; i < 3; ++i) {
            assertEq((seats >> (8 * i)) & 0xff, registry.placeOf(drawn[i]), "place of the seat");
            assertNotEq(drawn[i], drawn[(i + 1) % 3], "nobody twice");
        }
        assertEq(seats >> 24, 0, "nothing above");
    }

    /// @dev Each attempt has a hash of its own, the excluded ones' too: picked again by hand.
    function testFuzz_draw_succeeds_asFromAPlainList(bytes32 seed) public {
        uint24[] memory weights = new uint24[](10);
        for (uint24 i = 1; i < 10; ++i) {
            weights[i] = 5 + i;
            join(validatorNamed(i), weights[i]);
        }
        uint256 snapshot = nextBlock();
        address barred = validatorNamed(4);
        (uint256 seats,) = registry.draw(seed, 5, snapshot, only(barred));
        uint256 total = registry.unitsAt(snapshot);
        uint256 expected = 0;
        uint256 seat = 0;
        for (uint256 attempt = 0; seat < 5; ++attempt) {
            uint256 rest = uint256(keccak256(abi.encode(seed, attempt))) % total;
            uint256 place = 1;
            for (; rest >= weights[place]; ++place) {
                rest -= weights[place];
            }
            total -= weights[place];
            weights[place] = 0;
            if (place != registry.placeOf(barred)) expected |= place << (8 * seat++);
        }
        assertEq(seats, expected, "seats");
    }

    function testFuzz_draw_succeeds_withoutTheExcluded(bytes32 seed) public {
        join(alice, 7);
        join(bob, type(uint24).max);
        join(carol, 9);
        uint256 snapshot = nextBlock();
        address[] memory excluded = new address[](4);
        (excluded[0], excluded[1], excluded[2], excluded[3]) = (bob, address(0), bob, harmed);
        assertEq(registry.drawable(snapshot, excluded), 2, "drawable");
        (, address[] memory drawn) = registry.draw(seed, 2, snapshot, excluded);
        for (uint256 i = 0; i < 2; ++i) {
            assertNotEq(drawn[i], bob, "excluded");
        }
    }

    /// @dev 600 seeds with 7 and 14 units, and an excluded member that is met first nearly always. Five standard
    /// deviations: 5 * sqrt(600 / 3 * 2 / 3) = 58.
    function test_draw_succeeds_inSharesOfTheOthers() public {
        join(alice, 7);
        join(bob, 1000);
        join(carol, 14);
        uint256 snapshot = nextBlock();
        uint256 first = 0;
        for (uint256 i = 0; i < 600; ++i) {
            (, address[] memory drawn) = registry.draw(keccak256(abi.encode("others", i)), 1, snapshot, only(bob));
            if (drawn[0] == alice) ++first;
        }
        _assertNear(first, 200, 58, "7 of 21");
    }

    function test_draw_reverts_onPanel() public {
        join(alice, 7);
        join(bob, 7);
        uint256 snapshot = nextBlock();
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PanelOutOfRange.selector, 0, 31));
        registry.draw("seed", 0, snapshot, none());
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PanelOutOfRange.selector, 3, 2));
        registry.draw("seed", 3, snapshot, none());
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PanelOutOfRange.selector, 2, 1));
        registry.draw("seed", 2, snapshot, only(alice));
    }

    function test_draw_succeeds_atMostSeats() public {
        for (uint256 i = 0; i < 33; ++i) {
            join(validatorNamed(i), 7);
        }
        uint256 snapshot = nextBlock();
        (uint256 seats, address[] memory drawn) = registry.draw("seed", 31, snapshot, none());
        assertEq(drawn.length, 31, "seats");
        assertEq(seats >> 248, 0, "the last byte");
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PanelOutOfRange.selector, 32, 31));
        registry.draw("seed", 32, snapshot, none());
    }

    // --- snapshots ---

    /// @dev Everything that can change afterwards has happened, place reuse included.
    function test_draw_succeeds_fromTheSnapshotAlone() public {
        join(alice, 7);
        join(bob, 8);
        join(carol, 9);
        uint256 snapshot = nextBlock();
        bytes32 before = _drawHash(snapshot);
        // Nothing in the dispute's own block counts.
        add(alice, 100_000);
        announce(bob, 8);
        join(validatorNamed(1), 500_000);
        assertEq(registry.placeOf(validatorNamed(1)), 2, "bob's place is another's");
        assertEq(_drawHash(snapshot), before, "in the same block");
        nextBlock();
        registry.slash(carol, reporter, harmed);
        registry.penalize(alice, 3, harmed);
        for (uint256 i = 2; i < 12; ++i) {
            join(validatorNamed(i), 7);
            nextBlock();
        }
        assertEq(_drawHash(snapshot), before, "later");
        assertEq(registry.validatorAt(2, snapshot), bob, "holder");
        assertEq(registry.placeAt(bob, snapshot), 2, "place");
        assertEq(registry.weightAt(bob, snapshot), 8, "weight");
        assertEq(registry.weightAt(carol, snapshot), 9, "weight of who was slashed");
        assertEq(registry.unitsAt(snapshot), 24, "total");
        assertEq(registry.weightAt(bob, nextBlock()), 0, "weight now");
        // An exclusion means the place of then.
        assertEq(registry.drawable(snapshot, only(bob)), 2, "excluded by the place of then");
        assertEq(registry.drawable(snapshot, only(validatorNamed(1))), 3, "a later holder's exclusion");
    }

    function _drawHash(uint256 snapshot) private view returns (bytes32) {
        (uint256 seats, address[] memory drawn) = registry.draw("seed", 3, snapshot, none());
        return keccak256(abi.encode(seats, drawn, registry.drawable(snapshot, none())));
    }

    function test_draw_succeeds_onBothSidesOfABlock() public {
        join(alice, 7);
        uint256 before = nextBlock();
        join(bob, 8);
        uint256 joined = nextBlock();
        announce(bob, 8);
        // Within one block: was never there.
        join(carol, 9);
        announce(carol, 9);
        uint256 left = nextBlock();
        assertEq(registry.drawable(before - 1, none()), 0, "before anyone");
        assertEq(registry.drawable(before, none()), 1, "before bob");
        assertEq(registry.drawable(joined, none()), 2, "with bob");
        assertEq(registry.drawable(left, none()), 1, "after bob");
        assertEq(registry.unitsAt(before), 7, "units before");
        assertEq(registry.unitsAt(joined), 15, "units with bob");
        assertEq(registry.unitsAt(left), 7, "units after");
    }

    /// @dev Twenty changes, in blocks one to three apart: the history is searched, not only its last entry read.
    function testFuzz_snapshots_succeed_asRecorded(bytes32 seed) public {
        uint256[] memory ended = new uint256[](20);
        uint24[] memory units = new uint24[](20);
        for (uint256 i = 0; i < ended.length; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            uint24 staked = registry.member(alice).units;
            if (staked == 0) join(alice, 50);
            else if (random % 3 == 0) announce(alice, staked);
            // forge-lint: disable-next-line(unsafe-typecast)
            else add(alice, uint24(1 + random % 9));
            ended[i] = nextBlock();
            units[i] = registry.member(alice).units;
            vm.roll(ended[i] + 1 + random % 3);
        }
        for (uint256 i = 0; i < ended.length; ++i) {
            assertEq(registry.weightAt(alice, ended[i]), units[i], "weight");
            assertEq(registry.placeAt(alice, ended[i]), units[i] == 0 ? 0 : 1, "place");
            assertEq(registry.validatorAt(1, ended[i]), units[i] == 0 ? address(0) : alice, "holder");
            bytes32 expected = keccak256(units[i] == 0 ? new bytes(256) : publicKey(secretOf[alice]));
            assertEq(registry.aggregateHashAt(ended[i]), expected, "aggregate");
        }
    }

    function test_snapshots_revert_forBlocksNotPast() public {
        join(alice, 7);
        uint256 current = vm.getBlockNumber();
        bytes memory notPast = abi.encodeWithSelector(IValidatorRegistry.SnapshotNotPast.selector, current, current);
        vm.expectRevert(notPast);
        registry.drawable(current, none());
        vm.expectRevert(notPast);
        registry.draw("seed", 1, current, none());
        vm.expectRevert(notPast);
        registry.validatorAt(1, current);
        vm.expectRevert(notPast);
        registry.placeAt(alice, current);
        vm.expectRevert(notPast);
        registry.weightAt(alice, current);
        vm.expectRevert(notPast);
        registry.unitsAt(current);
        vm.expectRevert(notPast);
        registry.aggregateHashAt(current);
        nextBlock();
        assertEq(registry.drawable(current, none()), 1, "once it has ended");
    }
}
