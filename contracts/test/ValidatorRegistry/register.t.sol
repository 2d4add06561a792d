// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ValidatorRegistry} from "../../src/ValidatorRegistry.sol";
import {IValidatorRegistry, Member} from "../../src/interfaces/IValidatorRegistry.sol";
import {Authorization} from "../../src/interfaces/IOffer.sol";
import {BLS12381} from "../../src/libraries/BLS12381.sol";
import {ReentrantToken} from "../mocks/ReentrantToken.sol";
import {SkimmingToken} from "../mocks/SkimmingToken.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

contract RegistryRegisterTest is RegistryTest {
    // --- construction ---

    function test_constructor_succeeds() public view {
        assertEq(registry.COMMITTEE(), address(this), "committee is the deployer");
        assertEq(registry.UNIT(), UNIT, "unit");
        assertEq(registry.MIN_UNITS(), MIN_UNITS, "min");
        assertEq(registry.UNBONDING(), UNBONDING, "unbonding");
        assertEq(registry.count(), 0, "members");
        assertEq(registry.aggregate(), new bytes(256), "aggregate of nobody");
    }

    function test_constructor_reverts_onBadConstants() public {
        IERC20 good = IERC20(address(token));
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.TokenCodeMissing.selector, address(1)));
        new ValidatorRegistry(IERC20(address(1)), UNIT, MIN_UNITS, UNBONDING);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitOutOfRange.selector, 0, type(uint96).max));
        new ValidatorRegistry(good, 0, MIN_UNITS, UNBONDING);
        uint256 above = uint256(type(uint96).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitOutOfRange.selector, above, type(uint96).max));
        new ValidatorRegistry(good, above, MIN_UNITS, UNBONDING);
        vm.expectRevert(IValidatorRegistry.MinUnitsZero.selector);
        new ValidatorRegistry(good, UNIT, 0, UNBONDING);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnbondingOutOfRange.selector, 0, type(uint32).max));
        new ValidatorRegistry(good, UNIT, MIN_UNITS, 0);
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.UnbondingOutOfRange.selector, 1 << 32, type(uint32).max)
        );
        new ValidatorRegistry(good, UNIT, MIN_UNITS, 1 << 32);
    }

    // --- register ---

    function test_register_succeeds() public {
        Registration memory r = prepare(alice, 7);
        bytes memory key = r.key;
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.AggregateChanged(key);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.WeightChanged(alice, 1, 7);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.Registered(alice, 1, 7, key, ENDPOINT);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.EndpointSet(alice, ENDPOINT);
        submit(alice, 7, r);

        Member memory m = registry.member(alice);
        assertEq(m.place, 1, "place");
        assertEq(m.units, 7, "units");
        assertEq(m.keyHash, keccak256(key), "key hash");
        assertEq(m.endpointHash, keccak256(bytes(ENDPOINT)), "endpoint hash");
        assertEq(registry.keyOf(alice), key, "key");
        assertEq(registry.keyOf(bob), "", "key of a stranger");
        assertEq(registry.stakeOf(alice), 7 * UNIT, "stake");
        assertEq(registry.aggregate(), key, "aggregate");
        assertEq(registry.members().length, 1, "members");
        assertEq(registry.members()[0], alice, "member");
        assertBooks(only(alice), none());
    }

    function test_register_succeeds_atLeastStake() public {
        join(alice, MIN_UNITS);
        assertEq(registry.member(alice).units, MIN_UNITS, "units");
    }

    function test_register_reverts_belowLeastStake() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.UnitsBelowMin.selector, MIN_UNITS - 1, MIN_UNITS));
        registry.register(MIN_UNITS - 1, "", "", ENDPOINT, 0, Authorization(0, 0, ""));
    }

    function test_register_reverts_whenMember() public {
        join(alice, 7);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.AlreadyMember.selector, alice, 1));
        registry.register(7, "", "", ENDPOINT, 0, Authorization(0, 0, ""));
    }

    function test_register_reverts_onEndpointLength() public {
        _registerWithEndpoint(alice, prepare(alice, 7), 256);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 length = i == 0 ? 0 : 257;
            Registration memory r = prepare(bob, 7);
            vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.EndpointOutOfRange.selector, length, 256));
            _registerWithEndpoint(bob, r, length);
        }
    }

    function _registerWithEndpoint(address validator, Registration memory r, uint256 length) private {
        vm.prank(validator);
        registry.register(7, r.key, r.possession, string(new bytes(length)), r.salt, r.authorization);
    }

    function _keys(address validator) private view returns (bytes memory key, bytes memory possession) {
        key = publicKey(secretOf[validator]);
        possession = prove(validator, key);
    }

    // --- possession ---

    function _expectUnproven(address validator, bytes memory key, bytes memory possession) private {
        Authorization memory authorization = authorize(validator, 7);
        bytes32 salt = saltOf(validator);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.PossessionUnproven.selector, validator));
        vm.prank(validator);
        registry.register(7, key, possession, ENDPOINT, salt, authorization);
    }

    /// @dev Bob shows Alice's key and proof as his.
    function test_register_reverts_onPossessionOfAnotherValidator() public {
        (bytes memory key, bytes memory possession) = _keys(alice);
        _expectUnproven(bob, key, possession);
    }

    function test_register_reverts_onPossessionOfAnotherKey() public {
        (, bytes memory possession) = _keys(alice);
        _expectUnproven(alice, publicKey(77), possession);
    }

    function test_register_reverts_onPossessionForAnotherRegistry() public {
        ValidatorRegistry other = new ValidatorRegistry(IERC20(address(token)), UNIT, MIN_UNITS, UNBONDING);
        bytes memory key = publicKey(secretOf[alice]);
        bytes memory message = other.possessionMessage(alice, key);
        _expectUnproven(alice, key, signBLS(secretOf[alice], message, possessionTag()));
    }

    function test_register_reverts_onPossessionForAnotherChain() public {
        (bytes memory key, bytes memory possession) = _keys(alice);
        vm.chainId(block.chainid + 1);
        _expectUnproven(alice, key, possession);
    }

    /// @dev A signature that a member could be brought to give over a message is no proof.
    function test_register_reverts_onPossessionUnderTheSignatureTag() public {
        bytes memory key = publicKey(secretOf[alice]);
        bytes memory message = registry.possessionMessage(alice, key);
        _expectUnproven(alice, key, signBLS(secretOf[alice], message, bytes(registry.SIGNATURE_TAG())));
    }

    /// @dev A key that cancels everyone else's: its owner cannot sign under it.
    function test_register_reverts_onRogueKey() public {
        join(alice, 7);
        bytes memory rogue = new BLSArithmetic().subtract(publicKey(secretOf[bob]), publicKey(secretOf[alice]));
        bytes memory possession = signBLS(secretOf[bob], registry.possessionMessage(bob, rogue), possessionTag());
        _expectUnproven(bob, rogue, possession);
    }

    function test_register_reverts_onIdentityKey() public {
        _expectUnproven(alice, new bytes(256), new bytes(128));
    }

    function test_register_reverts_onKeyOffTheCurve() public {
        bytes memory key = publicKey(secretOf[alice]);
        key[255] = bytes1(uint8(key[255]) ^ 1);
        _expectUnproven(alice, key, prove(alice, key));
    }

    /// @dev A point with x = 2, and Alice's key shifted by it: additions take both, the pairing neither.
    function test_register_reverts_onKeyOutsideTheSubgroup() public {
        bytes memory outside = abi.encodePacked(
            uint256(0),
            uint256(2),
            bytes32(0),
            bytes32(0),
            bytes16(0),
            hex"18c6b864ae17dc9da64203ffefb96630" hex"6425a7bc6aeb7c75247438372716284a4173830420cd476ba1a365b95bfcec38",
            bytes16(0),
            hex"172e93db764a8400a7d5071b6b6f5de0" hex"da2f0f4a063119abca014006b7c40a2cfe291a1924e65db0d6d0fcfbf3bf3d5c"
        );
        bytes memory shifted = new BLSArithmetic().add(publicKey(secretOf[alice]), outside);
        _expectUnproven(alice, shifted, prove(alice, shifted));
        _expectUnproven(alice, outside, prove(alice, outside));
    }

    function test_register_reverts_onKeyLength() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 255, 256));
        registry.register(7, new bytes(255), new bytes(128), ENDPOINT, 0, Authorization(0, 0, ""));
    }

    // --- money ---

    /// @dev What Alice authorized cannot be taken under Mallory's key, since only Alice registers Alice.
    function test_register_reverts_onAnothersAuthorization() public {
        (bytes memory key, bytes memory possession) = _keys(bob);
        Authorization memory authorization = authorize(alice, 7);
        bytes32 salt = saltOf(alice);
        token.mint(bob, 7 * UNIT);
        vm.prank(bob);
        vm.expectRevert("FiatTokenV2: invalid signature");
        registry.register(7, key, possession, ENDPOINT, salt, authorization);
    }

    function test_register_reverts_onAnotherAmount() public {
        Registration memory r = prepare(alice, 7);
        token.mint(alice, UNIT);
        vm.expectRevert("FiatTokenV2: invalid signature");
        submit(alice, 8, r);
    }

    function test_register_reverts_whenLessArrives() public {
        SkimmingToken skimming = new SkimmingToken();
        registry = new ValidatorRegistry(IERC20(address(skimming)), UNIT, MIN_UNITS, UNBONDING);
        (bytes memory key, bytes memory possession) = _keys(alice);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.ReceivedMismatch.selector, 7 * UNIT - 1, 7 * UNIT));
        registry.register(7, key, possession, ENDPOINT, 0, Authorization(0, 0, ""));
    }

    function test_register_reverts_onReentry() public {
        ReentrantToken reentrant = new ReentrantToken();
        registry = new ValidatorRegistry(IERC20(address(reentrant)), UNIT, MIN_UNITS, UNBONDING);
        (bytes memory key, bytes memory possession) = _keys(alice);
        bytes[8] memory entries = [
            abi.encodeCall(registry.addStake, (alice, 1, 0, Authorization(0, 0, ""))),
            abi.encodeCall(registry.requestUnstake, (1)),
            abi.encodeCall(registry.unstake, ()),
            abi.encodeCall(registry.claim, (alice)),
            abi.encodeCall(registry.setEndpoint, (ENDPOINT)),
            abi.encodeCall(registry.register, (7, key, possession, ENDPOINT, 0, Authorization(0, 0, ""))),
            abi.encodeCall(registry.slash, (alice, reporter, harmed)),
            abi.encodeCall(registry.penalize, (alice, 1, harmed))
        ];
        for (uint256 i = 0; i < entries.length; ++i) {
            uint256 id = vm.snapshotState();
            reentrant.mint(alice, 7 * UNIT);
            reentrant.arm(address(this), abi.encodeCall(this.forward, (entries[i])));
            vm.prank(alice);
            registry.register(7, key, possession, ENDPOINT, 0, Authorization(0, 0, ""));
            assertEq(
                selectorOf(reentrant.lastReason()),
                bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector),
                vm.toString(i)
            );
            vm.revertToState(id);
        }
    }

    /// @dev As the Committee, which may do more than the token.
    function forward(bytes calldata data) external {
        (bool ok, bytes memory reason) = address(registry).call(data);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(reason, 0x20), mload(reason))
        }
    }

    // --- a second time ---

    function test_register_succeeds_againWithTheSameKey() public {
        join(alice, 7);
        announce(alice, 7);
        nextBlock();
        join(alice, 9);
        Member memory m = registry.member(alice);
        assertEq(m.units, 9, "units");
        assertEq(m.unbonding, 7, "what left before still unbonds");
        assertBooks(only(alice), none());
    }

    function test_register_reverts_againWithAnotherKey() public {
        join(alice, 7);
        announce(alice, 7);
        bytes32 old = registry.member(alice).keyHash;
        secretOf[alice] = 99;
        Registration memory r = prepare(alice, 7);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.KeyMismatch.selector, keccak256(r.key), old));
        submit(alice, 7, r);
    }

    // --- endpoint ---

    function test_setEndpoint_succeeds() public {
        join(alice, 7);
        vm.expectEmit(address(registry));
        emit IValidatorRegistry.EndpointSet(alice, "ipfs://x");
        vm.prank(alice);
        registry.setEndpoint("ipfs://x");
        assertEq(registry.member(alice).endpointHash, keccak256("ipfs://x"), "hash");
    }

    function test_setEndpoint_reverts_forStrangersAndLengths() public {
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NotMember.selector, address(this)));
        registry.setEndpoint(ENDPOINT);
        join(alice, 7);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.EndpointOutOfRange.selector, 257, 256));
        registry.setEndpoint(string(new bytes(257)));
    }
}

contract BLSArithmetic {
    function add(bytes memory left, bytes memory right) external view returns (bytes memory) {
        return BLS12381.addG2(left, right);
    }

    function subtract(bytes memory left, bytes memory right) external view returns (bytes memory) {
        return BLS12381.addG2(left, BLS12381.negateG2(right));
    }
}
