// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BLS12381} from "../../src/libraries/BLS12381.sol";

/// @dev A panel's consent to one message in two ways, with what each needs to have stored. What a transaction to either
/// costs is compared.
contract PanelSignaturesHarness {
    bytes private constant TAG = "REDRESS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_";

    address[] private _signers;
    bytes32[] private _keyHashes;
    bytes32 private immutable AGGREGATE_HASH;

    error Refused(uint256 index);

    constructor(address[] memory signers, bytes32[] memory keyHashes, bytes32 aggregateHash) {
        _signers = signers;
        _keyHashes = keyHashes;
        AGGREGATE_HASH = aggregateHash;
    }

    /// @param signatures 65 bytes (r, s, v) of each signer, in order
    function checkPacked(bytes32 message, bytes calldata signatures) external view {
        uint256 panel = _signers.length;
        if (signatures.length != 65 * panel) revert Refused(panel);
        for (uint256 i = 0; i < panel; ++i) {
            bytes calldata s = signatures[65 * i:65 * i + 65];
            address signer = ecrecover(message, uint8(s[64]), bytes32(s[:32]), bytes32(s[32:64]));
            if (signer == address(0) || signer != _signers[i]) revert Refused(i);
        }
    }

    /// @param absent indices of those who did not sign, ascending
    /// @param absentKeys theirs, 256 bytes each
    function checkAggregate(
        bytes32 message,
        bytes calldata aggregate,
        uint8[] calldata absent,
        bytes[] calldata absentKeys,
        bytes calldata signature
    ) external view {
        if (keccak256(aggregate) != AGGREGATE_HASH) revert Refused(0);
        bytes memory sum = new bytes(2 * BLS12381.G2_LENGTH);
        for (uint256 i = 0; i < absent.length; ++i) {
            if (i != 0 && absent[i] <= absent[i - 1]) revert Refused(i);
            if (keccak256(absentKeys[i]) != _keyHashes[absent[i]]) revert Refused(i);
            BLS12381.accumulateG2(sum, absentKeys[i]);
        }
        bytes memory key = aggregate;
        if (absent.length != 0) key = BLS12381.addG2(key, BLS12381.negateG2(BLS12381.firstG2(sum)));
        if (!BLS12381.verify(key, abi.encodePacked(message), TAG, signature)) revert Refused(_signers.length);
    }
}
