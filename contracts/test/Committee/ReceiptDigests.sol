// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Committee} from "../../src/Committee.sol";
import {Claim, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";

/// @title What validators sign beside commitments, written without the contract's own hashing
abstract contract ReceiptDigests {
    function domainOf(Committee committee) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress Committee"),
                keccak256("1"),
                block.chainid,
                address(committee)
            )
        );
    }

    function digest(Committee committee, Terminal memory t) public view returns (bytes32) {
        bytes32 typehash = keccak256(
            "Terminal(bytes32 runId,uint32 attempt,bytes32 claimHash,uint8 status,bytes32 outputHash,uint8 verdict,bytes32 scopeHash)"
        );
        return keccak256(abi.encodePacked(hex"1901", domainOf(committee), keccak256(abi.encode(typehash, t))));
    }

    function digest(Committee committee, Claim memory c) public view returns (bytes32) {
        bytes32 typehash = keccak256("Claim(bytes32 runId,uint32 attempt,bytes32 requestHash,bytes32 previous)");
        return keccak256(abi.encodePacked(hex"1901", domainOf(committee), keccak256(abi.encode(typehash, c))));
    }
}

