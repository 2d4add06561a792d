// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry, Member} from "../../src/interfaces/IValidatorRegistry.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

contract RegistryStakeTest is RegistryTest {
    // --- addStake ---

    function test_addStake_succeeds_sentByAnyone() public {
        join(alice, 7);
        Authorization memory authorization = authorize(alice, 3);
        bytes32 salt = saltOf(alice);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(alice, 1, 10);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.StakeAdded(alice, 3, 10);
        vm.prank(bob);
        registry.addStake(alice, 3, salt, authorization);
        assertEq(registry.member(alice).units, 10, "units");
        assertBooks(only(alice), none());
    }

    function test_addStake_reverts_forNonMembers() public {
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NotMember.selector, alice));
        registry.addStake(alice, 3, 0, Authorization(0, 0, ""));
    }

    function test_addStake_reverts_onZeroUnits() public {
        join(alice, 7);
        vm.expectRevert(IValidatorRegistry.UnitsZero.selector);
        registry.addStake(alice, 0, 0, Authorization(0, 0, ""));
    }

    function test_addStake_succeeds_upToMost() public {
        join(alice, 7);
        add(alice, type(uint24).max - 7);
        assertEq(registry.member(alice).units, type(uint24).max, "units");
        uint256 above = uint256(type(uint24).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitsAboveMax.selector, above, type(uint24).max));
        registry.addStake(alice, 1, 0, Authorization(0, 0, ""));
    }

    /// @dev A signature for a stake in another deposit is none for this one.
    function test_addStake_reverts_onAnothersSalt() public {
        join(alice, 7);
        Authorization memory authorization = authorize(alice, 3);
        vm.expectRevert("FiatTokenV2: invalid signature");
        registry.addStake(alice, 3, bytes32(uint256(1)), authorization);
    }

    // --- requestUnstake ---

    function test_requestUnstake_succeeds_inPart() public {
        join(alice, 12);
        uint48 availableAt = START + UNBONDING;
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(alice, 1, 5);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.UnstakeRequested(alice, 7, 7, availableAt);
        announce(alice, 7);
        Member memory m = registry.member(alice);
        assertEq(m.place, 1, "place");
        assertEq(m.units, 5, "units");
        assertEq(m.unbonding, 7, "unbonding");
        assertEq(m.leavesAt, availableAt, "leavesAt");
        assertEq(registry.stakeOf(alice), 12 * UNIT, "all of it can still be slashed");
    }

    function test_requestUnstake_succeeds_inFull() public {
        join(alice, 12);
        join(bob, 8);
        announce(alice, 12);
        assertEq(registry.placeOf(alice), 0, "place");
        assertEq(registry.count(), 1, "members");
        assertEq(registry.aggregate(), publicKey(secretOf[bob]), "aggregate");
        assertEq(registry.stakeOf(alice), 12 * UNIT, "stake");
        assertBooks(_both(), none());
    }

    function test_requestUnstake_succeeds_added() public {
        join(alice, 20);
        announce(alice, 3);
        skip(1 days);
        announce(alice, 4);
        Member memory m = registry.member(alice);
        assertEq(m.unbonding, 7, "sum");
        assertEq(m.leavesAt, START + 1 days + UNBONDING, "the time starts again");
    }

    function test_requestUnstake_reverts() public {
        join(alice, 9);
        vm.startPrank(alice);
        vm.expectRevert(IValidatorRegistry.UnitsZero.selector);
        registry.requestUnstake(0);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitsNotStaked.selector, 10, 9));
        registry.requestUnstake(10);
        // 4 would be left.
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitsBelowMin.selector, 4, MIN_UNITS));
        registry.requestUnstake(5);
        registry.requestUnstake(4);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NotMember.selector, bob));
        announce(bob, 1);
    }

    // --- unstake ---

    function test_unstake_reverts_atLeavesAt_succeeds_after() public {
        join(alice, 12);
        announce(alice, 12);
        vm.warp(START + UNBONDING);
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.UnbondingNotOver.selector, START + UNBONDING, START + UNBONDING)
        );
        registry.unstake();
        vm.warp(START + UNBONDING + 1);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Unstaked(alice, 12 * UNIT);
        vm.prank(alice);
        registry.unstake();
        assertEq(token.balanceOf(alice), 12 * UNIT, "paid");
        assertEq(registry.stakeOf(alice), 0, "stake");
        assertEq(registry.accounted(), 0, "books");
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NothingUnbonding.selector, alice));
        registry.unstake();
    }

    /// @dev What was not announced stays.
    function test_unstake_succeeds_withoutTheRest() public {
        join(alice, 12);
        announce(alice, 7);
        vm.warp(START + UNBONDING + 1);
        vm.prank(alice);
        registry.unstake();
        assertEq(token.balanceOf(alice), 7 * UNIT, "paid");
        assertEq(registry.stakeOf(alice), 5 * UNIT, "stake");
        assertBooks(_both(), none());
    }

    // --- slash ---

    function test_slash_succeeds_onEverything() public {
        join(alice, 12);
        join(bob, 9);
        announce(alice, 7);
        // Long after it could have left: it has not.
        vm.warp(START + UNBONDING + 30 days);
        uint256 whole = 12 * UNIT;
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(alice, 1, 0);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Slashed(alice, reporter, harmed, whole);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Credited(reporter, whole / 10);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Credited(harmed, whole - whole / 10);
        assertEq(registry.slash(alice, reporter, harmed), whole, "amount");
        assertEq(registry.stakeOf(alice), 0, "stake");
        assertEq(registry.placeOf(alice), 0, "place");
        assertEq(registry.member(alice).leavesAt, 0, "announcement");
        assertEq(registry.aggregate(), publicKey(secretOf[bob]), "aggregate");
        assertBooks(_both(), _credited());
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NothingUnbonding.selector, alice));
        registry.unstake();
        assertEq(registry.slash(alice, reporter, harmed), 0, "nothing twice");
    }

    function test_slash_succeeds_onOddStake() public {
        join(alice, 7); // 7 units of an odd number of base units: an odd whole
        uint256 amount = registry.slash(alice, reporter, harmed);
        assertEq(registry.credits(reporter), amount / 10, "rounded down");
        assertEq(registry.credits(harmed), amount - amount / 10, "the rest");
    }

    function test_slash_succeeds_onOnlyUnbonding() public {
        join(alice, 12);
        announce(alice, 12);
        assertEq(registry.slash(alice, reporter, harmed), 12 * UNIT, "amount");
        assertBooks(_both(), _credited());
    }

    function test_slash_reverts_forOthers() public {
        join(alice, 12);
        vm.prank(reporter);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NotCommittee.selector, reporter, address(this)));
        registry.slash(alice, reporter, harmed);
    }

    function test_slash_succeeds_onStranger() public {
        assertEq(registry.slash(bob, reporter, harmed), 0, "nothing");
    }

    // --- penalize ---

    function test_penalize_succeeds_onStake() public {
        join(alice, 12);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(alice, 1, 10);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Penalized(alice, harmed, 2 * UNIT);
        assertEq(registry.penalize(alice, 2, harmed), 2 * UNIT, "amount");
        assertEq(registry.member(alice).units, 10, "units");
        assertBooks(_both(), _credited());
    }

    /// @dev An announcement is no shelter, in part or whole.
    function test_penalize_succeeds_intoUnbonding() public {
        join(alice, 12);
        announce(alice, 7);
        assertEq(registry.penalize(alice, 8, harmed), 8 * UNIT, "amount");
        Member memory m = registry.member(alice);
        assertEq(m.units, 0, "units");
        assertEq(m.place, 0, "place");
        assertEq(m.unbonding, 4, "unbonding");
        assertEq(m.leavesAt, START + UNBONDING, "the time stays");
        assertEq(registry.count(), 0, "members");
        assertEq(registry.aggregate(), new bytes(256), "aggregate");
        assertEq(registry.penalize(alice, 100, harmed), 4 * UNIT, "what is left");
        assertEq(registry.member(alice).leavesAt, 0, "no announcement");
        assertEq(registry.penalize(alice, 1, harmed), 0, "nothing");
        assertBooks(_both(), _credited());
    }

    function test_penalize_reverts_forOthers() public {
        join(alice, 12);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NotCommittee.selector, alice, address(this)));
        registry.penalize(alice, 1, alice);
    }

    // --- claim ---

    function test_claim_succeeds_byAnyone() public {
        join(alice, 12);
        registry.penalize(alice, 2, harmed);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.CreditClaimed(harmed, 2 * UNIT);
        vm.prank(bob);
        assertEq(registry.claim(harmed), 2 * UNIT, "amount");
        assertEq(token.balanceOf(harmed), 2 * UNIT, "paid");
        assertBooks(_both(), _credited());
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.CreditZero.selector, harmed));
        registry.claim(harmed);
    }

    // --- displacement ---

    function test_register_succeeds_whenFullByDisplacingTheSmallest() public {
        address smallest = _fill();
        announce(smallest, 1); // 6 stay
        uint256 snapshot = nextBlock();
        skip(1 days);
        uint8 place = registry.placeOf(smallest);
        Registration memory r = prepare(alice, 7);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(smallest, place, 0);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Displaced(smallest, alice, 6, 7, START + 1 days + UNBONDING);
        submit(alice, 7, r);
        assertEq(registry.placeOf(alice), place, "place");
        assertEq(registry.placeOf(smallest), 0, "place left");
        assertEq(registry.stakeOf(smallest), 7 * UNIT, "the stake is all here");
        assertEq(registry.count(), 255, "members");
        assertEq(registry.validatorAt(place, snapshot), smallest, "holder before");
        uint256 later = nextBlock();
        assertEq(registry.validatorAt(place, later), alice, "holder after");
        assertEq(registry.placeAt(smallest, snapshot), place, "place before");
        assertEq(registry.placeAt(smallest, later), 0, "place after");
        vm.warp(timestamp() + UNBONDING + 1);
        vm.prank(smallest);
        registry.unstake();
        assertEq(token.balanceOf(smallest), 7 * UNIT, "paid");
    }

    function test_register_reverts_whenFullAndNotAboveTheSmallest() public {
        _fill();
        bytes memory key = publicKey(secretOf[alice]);
        bytes memory possession = prove(alice, key);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PlacesFull.selector, 7, 7));
        registry.register(7, key, possession, ENDPOINT, 0, Authorization(0, 0, ""));
        // A free place needs no more than the least stake.
        address gone = registry.members()[99];
        vm.startPrank(gone);
        registry.requestUnstake(registry.member(gone).units);
        vm.stopPrank();
        join(alice, MIN_UNITS);
        assertEq(registry.placeOf(alice), 100, "place");
    }

    /// @dev 255 members; the one in place 200 is the smallest, with 7 units.
    function _fill() private returns (address smallest) {
        for (uint256 i = 1; i <= 255; ++i) {
            address validator = validatorNamed(i);
            join(validator, i == 200 ? 7 : 8);
            if (i == 200) smallest = validator;
        }
        assertEq(registry.count(), 255, "full");
        assertEq(registry.placeOf(smallest), 200, "place");
    }

    function _both() private view returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (alice, bob);
    }

    function _credited() private view returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (reporter, harmed);
    }
}
