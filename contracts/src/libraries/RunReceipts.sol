// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Claim, Terminal} from "../interfaces/ICommitteeEquivocation.sol";

/// @title EIP-712 struct hashes of run receipts, and the ids of runs
library RunReceipts {
    bytes32 internal constant RUN_TYPEHASH =
        keccak256("Run(bytes32 manifestHash,bytes32 caseKey,string requirementId,string judgeId,uint256 runIndex)");
    bytes32 internal constant CLAIM_TYPEHASH =
        keccak256("Claim(bytes32 runId,uint32 attempt,bytes32 requestHash,bytes32 previous)");
    bytes32 internal constant TERMINAL_TYPEHASH = keccak256(
        "Terminal(bytes32 runId,uint32 attempt,bytes32 claimHash,uint8 status,bytes32 outputHash,uint8 verdict,bytes32 scopeHash)"
    );

    function runId(
        bytes32 manifestHash,
        bytes32 caseKey,
        string calldata requirementId,
        string calldata judgeId,
        uint256 runIndex
    ) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(
                RUN_TYPEHASH,
                manifestHash,
                caseKey,
                keccak256(bytes(requirementId)),
                keccak256(bytes(judgeId)),
                runIndex
            )
        );
    }

    function hash(Claim calldata c) internal pure returns (bytes32) {
        return keccak256(abi.encode(CLAIM_TYPEHASH, c.runId, c.attempt, c.requestHash, c.previous));
    }

    function hash(Terminal calldata t) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(
                TERMINAL_TYPEHASH, t.runId, t.attempt, t.claimHash, t.status, t.outputHash, t.verdict, t.scopeHash
            )
        );
    }
}
