// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Member} from "../../src/interfaces/IValidatorRegistry.sol";
import {RegistryTest} from "../ValidatorRegistry/RegistryTestBase.sol";
import {CountedActs} from "../base/CountedActs.sol";

/// @title Random but legal acts of validators and of the Committee, with a plain model beside them
contract ValidatorRegistryHandler is RegistryTest, CountedActs {
    /// @dev What the model says of one block's end.
    struct Recorded {
        uint256 blockNumber;
        uint256 total;
        uint256 members;
        bytes32 aggregateHash;
        bytes32 drawHash;
    }

    uint256 private constant ACTORS = 12;
    uint256 private constant ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001;

    address[] private _actors;
    mapping(address actor => uint256) private _staked; // units
    mapping(address actor => uint256) private _leaving; // units
    mapping(address actor => uint256) private _leavesAt;
    uint256 private _taken; // by the Committee and not yet claimed, base units
    Recorded[] private _recorded;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 0; i < ACTORS; ++i) {
            _actors.push(validatorNamed(i));
        }
    }

    // --- acts ---

    function act_register(uint256 seed, uint256 amount) external counted {
        address actor = _actor(seed);
        if (_staked[actor] != 0) return;
        uint256 units = bound(amount, MIN_UNITS, amount % 3 == 0 ? type(uint24).max : 1000);
        // forge-lint: disable-next-line(unsafe-typecast)
        join(actor, uint24(units));
        _staked[actor] = units;
        _did("register");
    }

    function act_addStake(uint256 seed, uint256 amount) external counted {
        address actor = _actor(seed);
        uint256 room = type(uint24).max - _staked[actor];
        if (_staked[actor] == 0 || room == 0) return;
        uint256 units = bound(amount, 1, room < 1000 ? room : 1000);
        // forge-lint: disable-next-line(unsafe-typecast)
        add(actor, uint24(units));
        _staked[actor] += units;
        _did("addStake");
    }

    function act_requestUnstake(uint256 seed, uint256 amount) external counted {
        address actor = _actor(seed);
        uint256 staked = _staked[actor];
        if (staked == 0) return;
        uint256 units = staked;
        if (amount % 2 == 0 && staked > MIN_UNITS) units = bound(amount, 1, staked - MIN_UNITS);
        // forge-lint: disable-next-line(unsafe-typecast)
        announce(actor, uint24(units));
        _staked[actor] -= units;
        _leaving[actor] += units;
        _leavesAt[actor] = timestamp() + UNBONDING;
        _did("requestUnstake");
    }

    function act_unstake(uint256 seed) external counted {
        address actor = _actor(seed);
        if (_leaving[actor] == 0 || timestamp() <= _leavesAt[actor]) return;
        _unstake(actor);
        _did("unstake");
    }

    function act_slash(uint256 seed) external counted {
        address actor = _actor(seed);
        uint256 whole = (_staked[actor] + _leaving[actor]) * UNIT;
        assertEq(registry.slash(actor, reporter, harmed), whole, "slashed");
        _taken += whole;
        (_staked[actor], _leaving[actor]) = (0, 0);
        _did("slash");
    }

    function act_penalize(uint256 seed, uint256 amount) external counted {
        address actor = _actor(seed);
        uint256 units = bound(amount, 1, 40);
        uint256 first = units < _staked[actor] ? units : _staked[actor];
        uint256 second = units - first < _leaving[actor] ? units - first : _leaving[actor];
        // forge-lint: disable-next-line(unsafe-typecast)
        assertEq(registry.penalize(actor, uint24(units), harmed), (first + second) * UNIT, "penalized");
        _taken += (first + second) * UNIT;
        _staked[actor] -= first;
        _leaving[actor] -= second;
        _did("penalize");
    }

    function act_claim(uint256 seed) external counted {
        address owner = seed % 2 == 0 ? reporter : harmed;
        if (registry.credits(owner) == 0) return;
        _taken -= registry.claim(owner);
        _did("claim");
    }

    /// @dev Ends a block and keeps what the model says of it.
    function act_block(uint256 seed) external counted {
        vm.roll(vm.getBlockNumber() + 1 + seed % 3);
        uint256 ended = vm.getBlockNumber() - 1;
        _recorded.push(
            Recorded(ended, _total(), _members(), keccak256(publicKey(_secrets())), _drawHash(ended, _members()))
        );
        _did("block");
    }

    function act_wait(uint256 seed) external counted {
        skip(bound(seed, 1, 4 days));
        _did("wait");
    }

    // --- what must hold ---

    /// @dev 1: conservation, validator by validator.
    function checkBooks() external view {
        uint256 sum = _taken;
        for (uint256 i = 0; i < ACTORS; ++i) {
            address actor = _actors[i];
            Member memory m = registry.member(actor);
            assertEq(m.units, _staked[actor], "units");
            assertEq(m.unbonding, _leaving[actor], "unbonding");
            assertEq(m.place == 0, m.units == 0, "a place for units");
            assertEq(registry.stakeOf(actor), (_staked[actor] + _leaving[actor]) * UNIT, "stake");
            sum += registry.stakeOf(actor);
        }
        assertEq(registry.credits(reporter) + registry.credits(harmed), _taken, "credits");
        assertEq(registry.accounted(), sum, "accounted");
        assertEq(token.balanceOf(address(registry)), sum, "balance");
    }

    /// @dev The aggregate is the key of the sum of the members' secrets, which only this model knows.
    function checkMembers() external view {
        assertEq(registry.count(), _members(), "count");
        assertEq(registry.members().length, _members(), "members");
        assertEq(registry.aggregate(), publicKey(_secrets()), "aggregate");
    }

    /// @dev Nothing changes what a past block's weights were.
    function checkSnapshots() external view {
        for (uint256 i = 0; i < _recorded.length; ++i) {
            Recorded memory r = _recorded[i];
            assertEq(registry.unitsAt(r.blockNumber), r.total, "units at a snapshot");
            assertEq(registry.drawable(r.blockNumber, none()), r.members, "members at a snapshot");
            bytes32 aggregateHash = registry.aggregateHashAt(r.blockNumber);
            // Before the first member there is none.
            if (r.members != 0 || aggregateHash != 0) {
                assertEq(aggregateHash, r.aggregateHash, "aggregate at a snapshot");
            }
            assertEq(_drawHash(r.blockNumber, r.members), r.drawHash, "draw at a snapshot");
        }
    }

    /// @dev 3: everybody gets everything out by time alone.
    function drain() external {
        for (uint256 i = 0; i < ACTORS; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            if (_staked[_actors[i]] != 0) announce(_actors[i], uint24(_staked[_actors[i]]));
            _leaving[_actors[i]] += _staked[_actors[i]];
            _staked[_actors[i]] = 0;
        }
        skip(UNBONDING + 1);
        for (uint256 i = 0; i < ACTORS; ++i) {
            if (_leaving[_actors[i]] != 0) _unstake(_actors[i]);
        }
        if (registry.credits(reporter) != 0) registry.claim(reporter);
        if (registry.credits(harmed) != 0) registry.claim(harmed);
        assertEq(token.balanceOf(address(registry)), 0, "left behind");
        assertEq(registry.accounted(), 0, "accounted");
        assertEq(registry.count(), 0, "members");
    }

    // --- model ---

    function _unstake(address actor) private {
        uint256 before = token.balanceOf(actor);
        vm.prank(actor);
        registry.unstake();
        assertEq(token.balanceOf(actor) - before, _leaving[actor] * UNIT, "paid");
        _leaving[actor] = 0;
    }

    function _drawHash(uint256 snapshot, uint256 members) private view returns (bytes32) {
        if (members == 0) return 0;
        (uint256 seats, address[] memory drawn) = registry.draw("seed", members, snapshot, none());
        return keccak256(abi.encode(seats, drawn));
    }

    function _actor(uint256 seed) private view returns (address) {
        return _actors[seed % ACTORS];
    }

    function _total() private view returns (uint256 total) {
        for (uint256 i = 0; i < ACTORS; ++i) {
            total += _staked[_actors[i]];
        }
    }

    function _members() private view returns (uint256 members) {
        for (uint256 i = 0; i < ACTORS; ++i) {
            if (_staked[_actors[i]] != 0) ++members;
        }
    }

    function _secrets() private view returns (uint256 sum) {
        for (uint256 i = 0; i < ACTORS; ++i) {
            if (_staked[_actors[i]] != 0) sum = addmod(sum, secretOf[_actors[i]], ORDER);
        }
    }
}
