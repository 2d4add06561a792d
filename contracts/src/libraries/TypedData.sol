// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title EIP-712 data of this project's contracts, and who signed it
/// @dev The domain is ("Redress", "1", chain, contract in whose context this runs). It is hashed anew each time, so that a
/// chain that splits leaves no signature valid on both sides.
library TypedData {
    string private constant NAME = "Redress";
    string private constant VERSION = "1";
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    /// @dev ERC-5267: name, version, chain and contract; neither salt nor extensions.
    bytes1 private constant FIELDS = 0x0f;

    /// @notice What is signed.
    function digest(bytes32 structHash) internal view returns (bytes32) {
        bytes32 separator = keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(NAME)), keccak256(bytes(VERSION)), block.chainid, address(this))
        );
        return MessageHashUtils.toTypedDataHash(separator, structHash);
    }

    /// @notice Whether `party` signed: by its key first, which an account with code may have too (EIP-7702), then by what
    /// its code says (ERC-1271).
    function isSignedBy(address party, bytes32 structHash, bytes calldata signature) internal view returns (bool) {
        bytes32 signed = digest(structHash);
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(signed, signature);
        if (failure == ECDSA.RecoverError.NoError && signer == party) return true;
        return SignatureChecker.isValidERC1271SignatureNowCalldata(party, signed, signature);
    }

    /// @notice The domain in the form of ERC-5267.
    function domain()
        internal
        view
        returns (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address verifyingContract,
            bytes32 salt,
            uint256[] memory extensions
        )
    {
        return (FIELDS, NAME, VERSION, block.chainid, address(this), 0, new uint256[](0));
    }
}
