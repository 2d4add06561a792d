// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Bytes} from "@openzeppelin/contracts/utils/Bytes.sol";

/// @title Minimal-signature BLS over BLS12-381 by the precompiles of EIP-2537: keys in G2, signatures in G1
/// @dev Points are as the precompiles take them: a field element is 64 bytes, big-endian, the first 16 zero; G1 is x, y
/// (128 bytes); G2 is x.c0, x.c1, y.c0, y.c1 (256 bytes); the identity is all zeros. An element not below the modulus is
/// refused by the precompiles, so a point has one encoding and may be compared by its hash.
/// *safety*: additions check that a point is on its curve, only `verify` checks that it is in the subgroup.
library BLS12381 {
    uint256 internal constant G1_LENGTH = 128;
    uint256 internal constant G2_LENGTH = 256;

    address private constant MODEXP = address(0x05);
    address private constant G1_ADD = address(0x0b);
    address private constant G2_ADD = address(0x0d);
    address private constant PAIRING_CHECK = address(0x0f);
    address private constant MAP_FP_TO_G1 = address(0x10);

    /// @dev The modulus: upper 16 and lower 32 of its 48 bytes.
    uint128 private constant P_HIGH = 0x1a0111ea397fe69a4b1ba7b6434bacd7;
    uint256 private constant P_LOW = 0x64774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab;

    /// @dev The negated generator of G2.
    bytes private constant NEGATED_G2_GENERATOR = hex"00000000000000000000000000000000024aa2b2f08f0a91260805272dc51051"
        hex"c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
        hex"0000000000000000000000000000000013e02b6052719f607dacd3a088274f65"
        hex"596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
        hex"000000000000000000000000000000000d1b3cc2c7027888be51d9ef691d77bc"
        hex"b679afda66c73f17f9ee3837a55024f78c71363275a75d75d86bab79f74782aa"
        hex"0000000000000000000000000000000013fa4d4a0ad8b1ce186ed5061789213d"
        hex"993923066dddaf1040bc3ff59f825c78df74f2d75467e25e0f55f8a00fa030ed";

    error PointLength(uint256 length, uint256 need);
    error TagLength(uint256 length, uint256 max);
    /// @dev A point that is not on its curve, an element that is too large, or a chain without the precompile.
    error PrecompileFailed(address precompile);

    /// @notice Whether `signature` is `key`'s over `message` hashed under `tag`. False for an identity and for any point
    /// outside its curve or subgroup.
    /// @dev A refused point costs all the gas but a 64th.
    function verify(bytes memory key, bytes memory message, bytes memory tag, bytes memory signature)
        internal
        view
        returns (bool)
    {
        if (key.length != G2_LENGTH) revert PointLength(key.length, G2_LENGTH);
        if (signature.length != G1_LENGTH) revert PointLength(signature.length, G1_LENGTH);
        if (isIdentity(key) || isIdentity(signature)) return false;
        // e(signature, -G2) * e(H(message), key) = 1
        (bool ok, bytes memory result) =
            PAIRING_CHECK.staticcall(abi.encodePacked(signature, NEGATED_G2_GENERATOR, hashToG1(message, tag), key));
        return ok && result.length == 32 && abi.decode(result, (uint256)) == 1;
    }

    /// @notice hash_to_curve of RFC 9380, suite BLS12381G1_XMD:SHA-256_SSWU_RO_, with `tag` as the domain separation tag.
    function hashToG1(bytes memory message, bytes memory tag) internal view returns (bytes memory) {
        (bytes memory first, bytes memory second) = _hashToField(message, tag);
        return _call(
            G1_ADD,
            abi.encodePacked(_call(MAP_FP_TO_G1, first, G1_LENGTH), _call(MAP_FP_TO_G1, second, G1_LENGTH)),
            G1_LENGTH
        );
    }

    /// @notice The sum of two points of G2.
    function addG2(bytes memory left, bytes memory right) internal view returns (bytes memory) {
        if (left.length != G2_LENGTH) revert PointLength(left.length, G2_LENGTH);
        if (right.length != G2_LENGTH) revert PointLength(right.length, G2_LENGTH);
        return _call(G2_ADD, abi.encodePacked(left, right), G2_LENGTH);
    }

    /// @notice Adds a point to a running sum in place, so that many additions need no more memory than one.
    /// @param sum 512 bytes: the sum, then room for the point
    function accumulateG2(bytes memory sum, bytes calldata point) internal view {
        if (sum.length != 2 * G2_LENGTH) revert PointLength(sum.length, 2 * G2_LENGTH);
        if (point.length != G2_LENGTH) revert PointLength(point.length, G2_LENGTH);
        bool ok;
        assembly ("memory-safe") {
            let input := add(sum, 0x20)
            // G2_ADD; its output may replace its input.
            calldatacopy(add(input, 0x100), point.offset, 0x100)
            ok := staticcall(gas(), 0x0d, input, 0x200, input, 0x100)
            ok := and(ok, eq(returndatasize(), 0x100))
        }
        if (!ok) revert PrecompileFailed(G2_ADD);
    }

    /// @notice The sum out of what `accumulateG2` works on.
    function firstG2(bytes memory sum) internal pure returns (bytes memory) {
        return Bytes.slice(sum, 0, G2_LENGTH);
    }

    /// @notice The negative of a point of G2 whose elements are below the modulus: y becomes p - y.
    function negateG2(bytes memory point) internal pure returns (bytes memory negative) {
        if (point.length != G2_LENGTH) revert PointLength(point.length, G2_LENGTH);
        negative = bytes.concat(point);
        _negateElement(negative, 128);
        _negateElement(negative, 192);
    }

    function isIdentity(bytes memory point) internal pure returns (bool) {
        uint256 bits = 0;
        for (uint256 i = 0; i < point.length; i += 32) {
            bits |= uint256(_word(point, i));
        }
        return bits == 0;
    }

    /// @notice A G2 point without its zero bytes: the lower 32 bytes of its four elements, then their upper 16, two a word.
    function packG2(bytes memory point) internal pure returns (bytes32[6] memory packed) {
        if (point.length != G2_LENGTH) revert PointLength(point.length, G2_LENGTH);
        for (uint256 i = 0; i < 4; ++i) {
            packed[i] = _word(point, 64 * i + 32);
            packed[4 + i / 2] |= _word(point, 64 * i) << (i % 2 == 0 ? 128 : 0);
        }
    }

    function unpackG2(bytes32[6] memory packed) internal pure returns (bytes memory point) {
        point = new bytes(G2_LENGTH);
        for (uint256 i = 0; i < 4; ++i) {
            bytes32 high = packed[4 + i / 2];
            _setWord(point, 64 * i, i % 2 == 0 ? high >> 128 : (high << 128) >> 128);
            _setWord(point, 64 * i + 32, packed[i]);
        }
    }

    /// @dev Two field elements, 64 bytes each, from expand_message_xmd with SHA-256 and 128 bytes of output.
    function _hashToField(bytes memory message, bytes memory tag)
        private
        view
        returns (bytes memory first, bytes memory second)
    {
        if (tag.length > 255) revert TagLength(tag.length, 255);
        // The length was checked in the line above.
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes memory suffix = abi.encodePacked(tag, uint8(tag.length));
        // Z_pad is one block of zeros; 128 in two bytes is the output's length; then a zero byte.
        bytes32 b0 = sha256(abi.encodePacked(bytes32(0), bytes32(0), message, uint16(128), uint8(0), suffix));
        bytes32 b1 = sha256(abi.encodePacked(b0, uint8(1), suffix));
        bytes32 b2 = sha256(abi.encodePacked(b0 ^ b1, uint8(2), suffix));
        bytes32 b3 = sha256(abi.encodePacked(b0 ^ b2, uint8(3), suffix));
        bytes32 b4 = sha256(abi.encodePacked(b0 ^ b3, uint8(4), suffix));
        return (_reduce(b1, b2), _reduce(b3, b4));
    }

    /// @dev A 512-bit number modulo p: modexp with the exponent 1.
    function _reduce(bytes32 high, bytes32 low) private view returns (bytes memory) {
        bytes memory input = abi.encodePacked(uint256(64), uint256(1), uint256(48), high, low, uint8(1), P_HIGH, P_LOW);
        return abi.encodePacked(bytes16(0), _call(MODEXP, input, 48));
    }

    /// @dev 0 stays 0: p itself is no element.
    function _negateElement(bytes memory point, uint256 offset) private pure {
        uint256 high = uint256(_word(point, offset));
        uint256 low = uint256(_word(point, offset + 32));
        if (high == 0 && low == 0) return;
        uint256 borrow = low > P_LOW ? 1 : 0;
        // The difference of the lower words wraps where it borrows.
        unchecked {
            _setWord(point, offset + 32, bytes32(P_LOW - low));
        }
        _setWord(point, offset, bytes32(P_HIGH - high - borrow));
    }

    function _call(address precompile, bytes memory input, uint256 need) private view returns (bytes memory result) {
        bool ok;
        (ok, result) = precompile.staticcall(input);
        // Where there is no precompile the call succeeds and returns nothing.
        if (!ok || result.length != need) revert PrecompileFailed(precompile);
    }

    /// @dev `offset + 32 <= data.length` in every caller.
    function _word(bytes memory data, uint256 offset) private pure returns (bytes32 word) {
        assembly ("memory-safe") {
            word := mload(add(add(data, 0x20), offset))
        }
    }

    /// @dev `offset + 32 <= data.length` in every caller.
    function _setWord(bytes memory data, uint256 offset, bytes32 word) private pure {
        assembly ("memory-safe") {
            mstore(add(add(data, 0x20), offset), word)
        }
    }
}
