// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IValidatorRegistry, NonSigner} from "../../src/interfaces/IValidatorRegistry.sol";
import {BLS12381} from "../../src/libraries/BLS12381.sol";
import {RegistryTest} from "./RegistryTestBase.sol";

contract RegistryAggregateTest is RegistryTest {
    bytes32 private constant MESSAGE = keccak256("the whole committee says so");

    uint256 private snapshot;
    bytes private whole;
    address[] private all;

    /// @dev Alice 7 in place 1, Bob 8 in place 2, Carol 9 in place 3.
    function setUp() public override {
        super.setUp();
        join(alice, 7);
        join(bob, 8);
        join(carol, 9);
        all = registry.members();
        whole = registry.aggregate();
        snapshot = nextBlock();
    }

    function test_checkAggregate_succeeds_withEverySigner() public view {
        (uint256 signers, uint256 signedUnits, uint256 totalUnits) =
            registry.checkAggregate(snapshot, MESSAGE, whole, new NonSigner[](0), signAll(all, MESSAGE));
        assertEq(signers, 14, "places 1, 2, 3");
        assertEq(signedUnits, 24, "signed");
        assertEq(totalUnits, 24, "total");
    }

    function test_checkAggregate_succeeds_withoutTwo() public view {
        NonSigner[] memory absent = _absent(alice, carol);
        (uint256 signers, uint256 signedUnits, uint256 totalUnits) =
            registry.checkAggregate(snapshot, MESSAGE, whole, absent, signAll(only(bob), MESSAGE));
        assertEq(signers, 4, "place 2");
        assertEq(signedUnits, 8, "signed");
        assertEq(totalUnits, 24, "total");
    }

    /// @dev Members changed since: the signature is by those of the snapshot.
    function test_checkAggregate_succeeds_onAnOldSnapshot() public {
        NonSigner[] memory absent = _absent(bob);
        announce(bob, 8);
        registry.slash(alice, reporter, harmed);
        join(validatorNamed(1), 70);
        join(validatorNamed(2), 70);
        add(carol, 100);
        nextBlock();
        address[] memory signed = new address[](2);
        (signed[0], signed[1]) = (alice, carol);
        (uint256 signers, uint256 signedUnits, uint256 totalUnits) =
            registry.checkAggregate(snapshot, MESSAGE, whole, absent, signAll(signed, MESSAGE));
        assertEq(signers, 10, "places 1 and 3");
        assertEq(signedUnits, 16, "signed");
        assertEq(totalUnits, 24, "total");
        bytes memory sum = registry.aggregate();
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.AggregateMismatch.selector, keccak256(sum), keccak256(whole))
        );
        registry.checkAggregate(snapshot, MESSAGE, sum, new NonSigner[](0), new bytes(128));
    }

    function test_checkAggregate_reverts_onSignatures() public {
        NonSigner[] memory nobody = new NonSigner[](0);
        bytes memory signature = signAll(all, MESSAGE);
        bytes memory invalid = abi.encodeWithSelector(IValidatorRegistry.SignatureInvalid.selector);
        vm.expectRevert(invalid); // another message
        registry.checkAggregate(snapshot, ~MESSAGE, whole, nobody, signature);
        NonSigner[] memory absent = _absent(bob);
        vm.expectRevert(invalid); // bob is named absent, but signed
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
        signature = signAll(only(bob), MESSAGE);
        vm.expectRevert(invalid); // one for all
        registry.checkAggregate(snapshot, MESSAGE, whole, nobody, signature);
        vm.expectRevert(invalid); // the identity
        registry.checkAggregate(snapshot, MESSAGE, whole, nobody, new bytes(128));
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 129, 128));
        registry.checkAggregate(snapshot, MESSAGE, whole, nobody, new bytes(129));
    }

    /// @dev What members sign to register is signed under another tag.
    function test_checkAggregate_reverts_onSignatureUnderThePossessionTag() public {
        address lone = validatorNamed(1);
        registry.slash(alice, reporter, harmed);
        registry.slash(bob, reporter, harmed);
        registry.slash(carol, reporter, harmed);
        join(lone, 7);
        uint256 ended = nextBlock();
        bytes memory key = registry.aggregate();
        bytes memory signature = signBLS(secretOf[lone], abi.encodePacked(MESSAGE), possessionTag());
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.SignatureInvalid.selector));
        registry.checkAggregate(ended, MESSAGE, key, new NonSigner[](0), signature);
    }

    /// @dev The sum of nobody's keys is the identity, and so would be the signature.
    function test_checkAggregate_reverts_whenNobodySigned() public {
        NonSigner[] memory absent = new NonSigner[](3);
        (absent[0], absent[1], absent[2]) = (nonSigner(alice), nonSigner(bob), nonSigner(carol));
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.SignatureInvalid.selector));
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, new bytes(128));
    }

    function test_checkAggregate_reverts_whenThereWasNobody() public {
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.AggregateMismatch.selector, keccak256(new bytes(256)), 0)
        );
        registry.checkAggregate(START_BLOCK - 1, MESSAGE, new bytes(256), new NonSigner[](0), new bytes(128));
        for (uint256 i = 0; i < 3; ++i) {
            registry.slash(all[i], reporter, harmed);
        }
        uint256 ended = nextBlock();
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.SignatureInvalid.selector));
        registry.checkAggregate(ended, MESSAGE, new bytes(256), new NonSigner[](0), new bytes(128));
    }

    function test_checkAggregate_reverts_onNonSignersOutOfOrder() public {
        NonSigner[] memory absent = _absent(bob, alice);
        bytes memory signature = signAll(only(carol), MESSAGE);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NonSignersUnordered.selector, 1, 2));
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
        absent = _absent(bob, bob);
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NonSignersUnordered.selector, 2, 2));
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
        absent[0].place = 0;
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NonSignersUnordered.selector, 0, 0));
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
    }

    /// @dev Only keys that are part of the sum can be taken out of it.
    function test_checkAggregate_reverts_onNonSignerWithoutUnits() public {
        announce(bob, 8);
        bytes memory sum = registry.aggregate();
        uint256 later = nextBlock();
        NonSigner[] memory absent = new NonSigner[](1);
        absent[0] = NonSigner(2, publicKey(secretOf[bob]));
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NonSignerUnknown.selector, 2));
        registry.checkAggregate(later, MESSAGE, sum, absent, new bytes(128));
        uint8[4] memory beyond = [7, 8, 15, 200]; // the last on the only page, the page after it, and far off
        for (uint256 i = 0; i < beyond.length; ++i) {
            absent[0].place = beyond[i];
            vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.NonSignerUnknown.selector, beyond[i]));
            registry.checkAggregate(later, MESSAGE, sum, absent, new bytes(128));
        }
    }

    /// @dev A false key would leave the caller's own: whole - (whole - mine) = mine.
    function test_checkAggregate_reverts_onNonSignerWithAnotherKey() public {
        address mallory = newValidator("mallory");
        bytes memory mine = publicKey(secretOf[mallory]);
        NonSigner[] memory absent = new NonSigner[](1);
        absent[0] = NonSigner(1, BLS12381.addG2(whole, BLS12381.negateG2(mine)));
        bytes32 registered = registry.member(alice).keyHash;
        bytes memory signature = signAll(only(mallory), MESSAGE);
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.KeyMismatch.selector, keccak256(absent[0].key), registered)
        );
        registry.checkAggregate(snapshot, MESSAGE, whole, absent, signature);
    }

    function test_checkAggregate_reverts_onAnotherAggregate() public {
        address mallory = newValidator("mallory");
        bytes memory mine = publicKey(secretOf[mallory]);
        bytes memory signature = signAll(only(mallory), MESSAGE);
        vm.expectRevert(
            abi.encodeWithSelector(IValidatorRegistry.AggregateMismatch.selector, keccak256(mine), keccak256(whole))
        );
        registry.checkAggregate(snapshot, MESSAGE, mine, new NonSigner[](0), signature);
    }

    function test_checkAggregate_reverts_onBlockNotPast() public {
        uint256 current = vm.getBlockNumber();
        vm.expectRevert(abi.encodeWithSelector(IValidatorRegistry.SnapshotNotPast.selector, current, current));
        registry.checkAggregate(current, MESSAGE, whole, new NonSigner[](0), new bytes(128));
    }

    function _absent(address first) private view returns (NonSigner[] memory absent) {
        absent = new NonSigner[](1);
        absent[0] = nonSigner(first);
    }

    function _absent(address first, address second) private view returns (NonSigner[] memory absent) {
        absent = new NonSigner[](2);
        (absent[0], absent[1]) = (nonSigner(first), nonSigner(second));
    }
}
