// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev Proof that a token `Transfer` log is in a block: header, then receipts trie, then log.
struct Proof {
    bytes header; // RLP of the block header
    uint256 txIndex; // the trie key is computed from it on chain
    bytes[] nodes; // receipts-trie nodes, root first
    uint256 logIndex; // position of the Transfer log within the receipt
}

/// @dev What a valid proof establishes.
struct Payment {
    bytes32 key; // keccak256(abi.encode(blockHash, txIndex, logIndex)): the payment's identity
    address payer; // the log's `from`
    uint256 amount; // base units
    uint256 blockNumber;
    uint256 time; // block timestamp, unix seconds
    bytes32 nonce; // ERC-3009 nonce when `AuthorizationUsed(payer, nonce)` directly precedes the log, else zero
}
