// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";
import {Proof} from "../../src/libraries/PaymentProof.sol";
import {Vm} from "./Vm.sol";

/// @title Builds a block of one transaction around logs that were really emitted
/// @dev Its receipts trie is one leaf under the key of index 0.
library ReceiptBuilder {
    /// @dev Hex-prefix encoding of the nibbles 8, 0 (the key RLP(0) = 0x80) of a leaf.
    bytes private constant LEAF_PATH = hex"2080";
    /// @dev EIP-1559.
    uint8 private constant RECEIPT_TYPE = 2;

    /// @param logIndex position of the log to prove within `logs`
    function build(Vm.Log[] memory logs, uint256 logIndex, uint256 number, uint256 time)
        internal
        pure
        returns (Proof memory proof, bytes32 blockHash)
    {
        (proof, blockHash) = around(receipt(logs), number, time);
        proof.logIndex = logIndex;
    }

    /// @dev The block around any receipt.
    function around(bytes memory value, uint256 number, uint256 time)
        internal
        pure
        returns (Proof memory proof, bytes32 blockHash)
    {
        proof.nodes = new bytes[](1);
        proof.nodes[0] = _leaf(LEAF_PATH, value);
        proof.header = _header(keccak256(proof.nodes[0]), number, time);
        blockHash = keccak256(proof.header);
    }

    /// @dev A block of two transactions: the trie's root is a branch with the leaves of RLP(0) = 0x80 and RLP(1) = 0x01.
    /// @return header RLP of the block's header
    /// @return nodes those of each transaction's receipt, root first
    function buildTwo(Vm.Log[] memory first, Vm.Log[] memory second, uint256 number, uint256 time)
        internal
        pure
        returns (bytes memory header, bytes[][2] memory nodes)
    {
        bytes[2] memory leaves = [_leaf(hex"30", receipt(first)), _leaf(hex"31", receipt(second))];
        bytes[] memory branch = new bytes[](17);
        for (uint256 i = 0; i < 17; ++i) {
            branch[i] = RLP.encode(new bytes(0));
        }
        branch[8] = RLP.encode(keccak256(leaves[0]));
        branch[0] = RLP.encode(keccak256(leaves[1]));
        bytes memory root = RLP.encode(branch);
        for (uint256 i = 0; i < 2; ++i) {
            nodes[i] = new bytes[](2);
            (nodes[i][0], nodes[i][1]) = (root, leaves[i]);
        }
        header = _header(keccak256(root), number, time);
    }

    function _leaf(bytes memory path, bytes memory value) private pure returns (bytes memory) {
        bytes[] memory leaf = new bytes[](2);
        leaf[0] = RLP.encode(path);
        leaf[1] = RLP.encode(value);
        return RLP.encode(leaf);
    }

    function receipt(Vm.Log[] memory logs) internal pure returns (bytes memory) {
        bytes[] memory entries = new bytes[](logs.length);
        for (uint256 i = 0; i < logs.length; ++i) {
            entries[i] = log(logs[i]);
        }
        return abi.encodePacked(RECEIPT_TYPE, RLP.encode(fieldsOf(entries)));
    }

    /// @dev A receipt's encoded fields: status, cumulative gas, bloom, logs.
    function fieldsOf(bytes[] memory entries) internal pure returns (bytes[] memory fields) {
        fields = new bytes[](4);
        fields[0] = RLP.encode(uint256(1));
        fields[1] = RLP.encode(uint256(100_000));
        fields[2] = RLP.encode(new bytes(256)); // not looked at
        fields[3] = RLP.encode(entries);
    }

    function log(Vm.Log memory entry) internal pure returns (bytes memory) {
        bytes[] memory topics = new bytes[](entry.topics.length);
        for (uint256 i = 0; i < topics.length; ++i) {
            topics[i] = RLP.encode(entry.topics[i]);
        }
        bytes[] memory fields = new bytes[](3);
        fields[0] = RLP.encode(entry.emitter);
        fields[1] = RLP.encode(topics);
        fields[2] = RLP.encode(entry.data);
        return RLP.encode(fields);
    }

    function _header(bytes32 receiptsRoot, uint256 number, uint256 time) private pure returns (bytes memory) {
        bytes[] memory fields = new bytes[](15);
        fields[0] = RLP.encode(bytes32(uint256(1))); // parent
        fields[1] = RLP.encode(bytes32(uint256(2))); // ommers
        fields[2] = RLP.encode(address(3)); // coinbase
        fields[3] = RLP.encode(bytes32(uint256(4))); // state root
        fields[4] = RLP.encode(bytes32(uint256(5))); // transactions root
        fields[5] = RLP.encode(receiptsRoot);
        fields[6] = RLP.encode(new bytes(256)); // bloom
        fields[7] = RLP.encode(uint256(0)); // difficulty
        fields[8] = RLP.encode(number);
        fields[9] = RLP.encode(uint256(30_000_000));
        fields[10] = RLP.encode(uint256(100_000));
        fields[11] = RLP.encode(time);
        fields[12] = RLP.encode(new bytes(0));
        fields[13] = RLP.encode(bytes32(uint256(6))); // prevrandao
        fields[14] = RLP.encode(new bytes(8)); // nonce
        return RLP.encode(fields);
    }
}
