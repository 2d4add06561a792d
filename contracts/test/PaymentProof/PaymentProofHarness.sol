// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrieProof} from "@openzeppelin/contracts/utils/cryptography/TrieProof.sol";

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {CalldataTrie} from "../../src/libraries/CalldataTrie.sol";
import {BlockProof, Payment, PaymentProof, Proof} from "../../src/libraries/PaymentProof.sol";
import {ReferenceProof} from "./ReferenceProof.sol";

/// @dev Makes the libraries callable, beside the reference they are compared with.
contract PaymentProofHarness {
    function verify(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (Payment memory)
    {
        return PaymentProof.verify(proof, source, token, payTo);
    }

    function verifyReference(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (Payment memory)
    {
        return ReferenceProof.verify(proof, source, token, payTo);
    }

    function verifyBlock(BlockProof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (Payment[] memory)
    {
        return PaymentProof.verifyBlock(proof, source, token, payTo);
    }

    /// @dev Gas of the verification alone: no calldata, no transaction.
    function measure(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (uint256 used)
    {
        used = gasleft();
        PaymentProof.verify(proof, source, token, payTo);
        used -= gasleft();
    }

    function measureReference(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (uint256 used)
    {
        used = gasleft();
        ReferenceProof.verify(proof, source, token, payTo);
        used -= gasleft();
    }

    /// @dev Empty when not proven.
    function find(bytes32 root, bytes calldata key, bytes[] calldata nodes) external pure returns (bytes memory found) {
        // forge-lint: disable-next-line(unsafe-typecast)
        (uint256 value, uint256 end) = CalldataTrie.find(root, uint256(bytes32(key)), 2 * key.length, nodes);
        found = new bytes(end - value);
        assembly ("memory-safe") {
            calldatacopy(add(found, 0x20), value, sub(end, value))
        }
    }

    function findReference(bytes32 root, bytes calldata key, bytes[] calldata nodes)
        external
        pure
        returns (bytes memory)
    {
        return TrieProof.traverse(root, key, nodes);
    }
}
