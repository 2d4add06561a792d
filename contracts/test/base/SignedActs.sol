// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title What the parties sign, computed apart from the contracts
library SignedActs {
    string internal constant ACCEPT = "Accept(bytes32 caseId,uint256 deadline)";
    string internal constant CONTINUE = "Continue(bytes32 caseId,uint256 deadline)";
    string internal constant SUBMIT_EVIDENCE =
        "SubmitEvidence(bytes32 caseId,bytes32 evidenceHash,address party,uint256 nonce,uint256 deadline)";
    string internal constant CLAIM_TO = "ClaimTo(address owner,address to,uint256 nonce,uint256 deadline)";
    string internal constant VAULT_CLAIM_TO =
        "ClaimTo(address token,address owner,address to,uint256 nonce,uint256 deadline)";

    /// @dev Domain ("Redress", "1", this chain, `host`).
    function separator(address host) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Redress"),
                keccak256("1"),
                block.chainid,
                host
            )
        );
    }

    function digest(address host, bytes32 structHash) internal view returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", separator(host), structHash));
    }

    function accept(bytes32 caseId, uint256 deadline) internal pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(ACCEPT)), caseId, deadline));
    }

    function continueCase(bytes32 caseId, uint256 deadline) internal pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(CONTINUE)), caseId, deadline));
    }

    function evidence(bytes32 caseId, bytes32 evidenceHash, address party, uint256 nonce, uint256 deadline)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(keccak256(bytes(SUBMIT_EVIDENCE)), caseId, evidenceHash, party, nonce, deadline));
    }

    function claimTo(address owner, address to, uint256 nonce, uint256 deadline) internal pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(CLAIM_TO)), owner, to, nonce, deadline));
    }

    function vaultClaimTo(address token, address owner, address to, uint256 nonce, uint256 deadline)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(keccak256(bytes(VAULT_CLAIM_TO)), token, owner, to, nonce, deadline));
    }
}
