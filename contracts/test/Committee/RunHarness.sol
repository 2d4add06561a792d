// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Run ids as a contract computes them: an EIP-712 struct hash
contract RunHarness {
    bytes32 public constant RUN_TYPEHASH =
        keccak256("Run(bytes32 manifestHash,bytes32 caseKey,string requirementId,string judgeId,uint256 runIndex)");

    function runId(
        bytes32 manifestHash,
        bytes32 caseKey,
        string calldata requirementId,
        string calldata judgeId,
        uint256 runIndex
    ) external pure returns (bytes32) {
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
}
