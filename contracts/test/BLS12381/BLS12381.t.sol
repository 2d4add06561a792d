// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BLS12381} from "../../src/libraries/BLS12381.sol";
import {BLS12381Harness} from "./BLS12381Harness.sol";
import {BLSSigner} from "./BLSSigner.sol";

contract BLS12381Test is BLSSigner {
    bytes private constant TAG = "REDRESS_TEST_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_";
    /// @dev Order of the subgroups.
    uint256 private constant ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001;

    BLS12381Harness private bls;

    function setUp() public {
        bls = new BLS12381Harness();
    }

    // --- RFC 9380, appendix J.9.1 ---

    function test_hashToG1_succeeds_onVector_empty() public view {
        _checkVector(
            "",
            hex"052926add2207b76ca4fa57a8734416c" hex"8dc95e24501772c814278700eed6d1e4e8cf62d9c09db0fac349612b759e79a1",
            hex"08ba738453bfed09cb546dbb0783dbb3" hex"a5f1f566ed67bb6be0e8c67e2e81a4cc68ee29813bb7994998f3eae0c9c6a265"
        );
    }

    function test_hashToG1_succeeds_onVector_abc() public view {
        _checkVector(
            "abc",
            hex"03567bc5ef9c690c2ab2ecdf6a96ef1c" hex"139cc0b2f284dca0a9a7943388a49a3aee664ba5379a7655d3c68900be2f6903",
            hex"0b9c15f3fe6e5cf4211f346271d7b01c" hex"8f3b28be689c8429c85b67af215533311f0b8dfaaa154fa6b88176c229f2885d"
        );
    }

    function test_hashToG1_succeeds_onVector_sixteenBytes() public view {
        _checkVector(
            "abcdef0123456789",
            hex"11e0b079dea29a68f0383ee94fed1b94" hex"0995272407e3bb916bbf268c263ddd57a6a27200a784cbc248e84f357ce82d98",
            hex"03a87ae2caf14e8ee52e51fa2ed8eefe" hex"80f02457004ba4d486d6aa1f517c0889501dc7413753f9599b099ebcbbd2d709"
        );
    }

    function test_hashToG1_succeeds_onVector_q128() public view {
        _checkVector(
            bytes.concat("q128_", _repeat("q", 128)),
            hex"15f68eaa693b95ccb85215dc65fa8103" hex"8d69629f70aeee0d0f677cf22285e7bf58d7cb86eefe8f2e9bc3f8cb84fac488",
            hex"1807a1d50c29f430b8cafc4f8638dfee" hex"adf51211e1602a5f184443076715f91bb90a48ba1e370edce6ae1062f5e6dd38"
        );
    }

    function test_hashToG1_succeeds_onVector_a512() public view {
        _checkVector(
            bytes.concat("a512_", _repeat("a", 512)),
            hex"082aabae8b7dedb0e78aeb619ad3bfd9" hex"277a2f77ba7fad20ef6aabdc6c31d19ba5a6d12283553294c1825c4b3ca2dcfe",
            hex"05b84ae5a942248eea39e1d91030458c" hex"40153f3b654ab7872d779ad1e942856a20c438e8d99bc8abfbf74729ce1f7ac8"
        );
    }

    function _checkVector(bytes memory message, bytes memory x, bytes memory y) private view {
        assertEq(
            bls.hashToG1(message, "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_"),
            abi.encodePacked(bytes16(0), x, bytes16(0), y),
            "point"
        );
    }

    function _repeat(bytes1 character, uint256 times) private pure returns (bytes memory text) {
        text = new bytes(times);
        for (uint256 i = 0; i < times; ++i) {
            text[i] = character;
        }
    }

    function test_hashToG1_reverts_whenTagIsAbove255Bytes() public {
        bls.hashToG1("", _repeat("t", 255));
        vm.expectRevert(abi.encodeWithSelector(BLS12381.TagLength.selector, 256, 255));
        bls.hashToG1("", _repeat("t", 256));
    }

    // --- signatures ---

    function testFuzz_verify_succeeds_onOwnSignatureOnly(uint256 secret, bytes32 message) public view {
        secret = bound(secret, 1, ORDER - 1);
        bytes memory key = publicKey(secret);
        bytes memory signature = signBLS(secret, abi.encodePacked(message), TAG);
        assertTrue(bls.verify(key, abi.encodePacked(message), TAG, signature), "own");
        assertFalse(bls.verify(key, abi.encodePacked(~message), TAG, signature), "other message");
        assertFalse(bls.verify(key, abi.encodePacked(message), "OTHER", signature), "other tag");
        assertFalse(
            bls.verify(publicKey(secret == 1 ? 2 : secret - 1), abi.encodePacked(message), TAG, signature), "other key"
        );
    }

    function test_verify_succeeds_onAggregate() public view {
        bytes memory key = bls.addG2(publicKey(11), publicKey(12));
        bytes memory signature = addG1(signBLS(11, "m", TAG), signBLS(12, "m", TAG));
        assertTrue(bls.verify(key, "m", TAG, signature), "both");
        assertFalse(bls.verify(key, "m", TAG, signBLS(11, "m", TAG)), "one of two");
    }

    /// @dev The identity key with the identity signature passes the pairing for any message.
    function test_verify_returnsFalse_onIdentities() public view {
        bytes memory none = new bytes(256);
        assertFalse(bls.verify(none, "m", TAG, new bytes(128)), "identities");
        assertFalse(bls.verify(publicKey(5), "m", TAG, new bytes(128)), "identity signature");
        assertFalse(bls.verify(none, "m", TAG, signBLS(5, "m", TAG)), "identity key");
    }

    /// @dev (0, 2) is on the curve y^2 = x^3 + 4, and of order 3.
    function test_verify_returnsFalse_onSignatureOutsideTheSubgroup() public view {
        bytes memory outside = abi.encodePacked(new bytes(127), uint8(2));
        // On the curve: the addition takes it.
        bytes memory shifted = addG1(signBLS(5, "m", TAG), outside);
        assertFalse(bls.verify(publicKey(5), "m", TAG, shifted), "shifted signature");
        assertFalse(bls.verify(publicKey(5), "m", TAG, outside), "outside");
    }

    function test_verify_returnsFalse_onKeyOffTheCurve() public view {
        bytes memory key = publicKey(5);
        key[255] = bytes1(uint8(key[255]) ^ 1);
        assertFalse(bls.verify(key, "m", TAG, signBLS(5, "m", TAG)), "off the curve");
    }

    function test_verify_reverts_onLengths() public {
        bytes memory key = publicKey(5);
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 257, 256));
        bls.verify(abi.encodePacked(key, uint8(0)), "m", TAG, new bytes(128));
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 127, 128));
        bls.verify(key, "m", TAG, new bytes(127));
    }

    // --- G2 ---

    function testFuzz_addG2_succeeds_asScalarsAdd(uint128 a, uint128 b) public view {
        bytes memory sum = bls.addG2(publicKey(a), publicKey(b));
        assertEq(sum, publicKey(uint256(a) + b), "sum");
        bytes[] memory points = new bytes[](3);
        (points[0], points[1], points[2]) = (publicKey(a), publicKey(b), publicKey(7));
        assertEq(bls.sumG2(points), publicKey(uint256(a) + b + 7), "sum in place");
    }

    function testFuzz_negateG2_succeeds_asInverse(uint256 secret) public view {
        secret = bound(secret, 1, ORDER - 1);
        bytes memory negative = bls.negateG2(publicKey(secret));
        assertEq(negative, publicKey(ORDER - secret), "negative");
        assertEq(bls.addG2(publicKey(secret), negative), new bytes(256), "sum with its inverse");
    }

    function test_negateG2_succeeds_onIdentity() public view {
        assertEq(bls.negateG2(new bytes(256)), new bytes(256), "identity");
    }

    /// @dev Both sides of a borrow into the upper half, and an element that is 0.
    function test_negateG2_succeeds_atBorrow() public view {
        uint256 low = 0x64774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab;
        bytes memory point = abi.encodePacked(new bytes(128), uint256(1), low + 1, uint256(0), low);
        bytes memory expected = abi.encodePacked(
            new bytes(128),
            uint256(0x1a0111ea397fe69a4b1ba7b6434bacd5),
            type(uint256).max,
            uint256(0x1a0111ea397fe69a4b1ba7b6434bacd7),
            uint256(0)
        );
        assertEq(bls.negateG2(point), expected, "negative");
        bytes memory zero = abi.encodePacked(new bytes(128), uint256(0), uint256(0), uint256(1), uint256(0));
        assertEq(
            bls.negateG2(zero),
            abi.encodePacked(new bytes(128), uint256(0), uint256(0), uint256(0x1a0111ea397fe69a4b1ba7b6434bacd6), low),
            "zero element"
        );
    }

    function test_addG2_reverts_offTheCurve() public {
        bytes memory key = publicKey(5);
        key[255] = bytes1(uint8(key[255]) ^ 1);
        bytes memory other = publicKey(6);
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PrecompileFailed.selector, address(0x0d)));
        bls.addG2(key, other);
        bytes[] memory points = new bytes[](1);
        points[0] = key;
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PrecompileFailed.selector, address(0x0d)));
        bls.sumG2(points);
    }

    function test_addG2_reverts_onLength() public {
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 255, 256));
        bls.addG2(new bytes(256), new bytes(255));
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 0, 256));
        bls.addG2("", new bytes(256));
        bytes[] memory points = new bytes[](1);
        points[0] = new bytes(288);
        vm.expectRevert(abi.encodeWithSelector(BLS12381.PointLength.selector, 288, 256));
        bls.sumG2(points);
    }

    function testFuzz_packG2_succeeds_roundTrip(uint256 secret) public view {
        bytes memory key = publicKey(secret);
        assertEq(bls.repackG2(key), key, "key");
    }
}
