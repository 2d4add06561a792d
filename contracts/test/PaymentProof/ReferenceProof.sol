// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BlockHeader} from "@openzeppelin/contracts/utils/BlockHeader.sol";
import {Bytes} from "@openzeppelin/contracts/utils/Bytes.sol";
import {Memory} from "@openzeppelin/contracts/utils/Memory.sol";
import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";
import {TrieProof} from "@openzeppelin/contracts/utils/cryptography/TrieProof.sol";

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {Payment, Proof} from "../../src/libraries/PaymentProof.sol";

/// @dev The same proof by OpenZeppelin's libraries, plainly: what the tests compare with, and the gas to beat.
library ReferenceProof {
    using Memory for *;
    using RLP for *;

    error Refused(string reason);

    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 private constant AUTHORIZATION_USED = keccak256("AuthorizationUsed(address,bytes32)");

    function verify(Proof memory proof, IBlockHashSource source, address token, address payTo)
        internal
        view
        returns (Payment memory payment)
    {
        bytes32 blockHash = keccak256(proof.header);
        Memory.Slice[] memory fields = RLP.decodeList(proof.header);
        payment.blockNumber = fields[uint256(BlockHeader.HeaderField.Number)].readUint256();
        payment.time = fields[uint256(BlockHeader.HeaderField.Timestamp)].readUint256();
        if (source.blockHash(payment.blockNumber) != blockHash) revert Refused("header");

        bytes memory value = TrieProof.traverse(
            fields[uint256(BlockHeader.HeaderField.ReceiptsRoot)].readBytes32(), RLP.encode(proof.txIndex), proof.nodes
        );
        if (uint8(value[0]) < 0x80) value = Bytes.slice(value, 1);
        Memory.Slice[] memory receipt = RLP.decodeList(value);
        if (keccak256(receipt[0].readBytes()) != keccak256(hex"01")) revert Refused("status");
        Memory.Slice[] memory logs = receipt[3].readList();
        if (proof.logIndex >= logs.length) revert Refused("index");

        Memory.Slice[] memory topics;
        {
            Memory.Slice[] memory log = logs[proof.logIndex].readList();
            topics = log[1].readList();
            bytes memory data = log[2].readBytes();
            if (log.length != 3 || log[0].readAddress() != token || log[0].length() != 21) revert Refused("token");
            if (topics.length != 3 || topics[0].readBytes32() != TRANSFER || data.length != 32) {
                revert Refused("shape");
            }
            payment.amount = abi.decode(data, (uint256));
        }
        uint256 from = topics[1].readUint256();
        if (from >> 160 != 0) revert Refused("payer");
        if (topics[2].readUint256() != uint160(payTo)) revert Refused("recipient");
        if (payment.amount == 0) revert Refused("amount");
        // forge-lint: disable-next-line(unsafe-typecast)
        payment.payer = address(uint160(from)); // checked above
        if (proof.logIndex > 0) payment.nonce = _nonce(logs[proof.logIndex - 1].readList(), token, from);
        payment.key = keccak256(abi.encode(blockHash, proof.txIndex, proof.logIndex));
    }

    function _nonce(Memory.Slice[] memory log, address token, uint256 payer) private pure returns (bytes32) {
        Memory.Slice[] memory topics = log[1].readList();
        if (log[0].readAddress() != token || topics.length != 3 || log[2].readBytes().length != 0) return 0;
        if (topics[0].readBytes32() != AUTHORIZATION_USED || topics[1].readUint256() != payer) return 0;
        return topics[2].readBytes32();
    }
}
