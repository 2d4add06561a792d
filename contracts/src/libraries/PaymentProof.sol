// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IBlockHashSource} from "../interfaces/IBlockHashSource.sol";
import {CalldataRLP} from "./CalldataRLP.sol";
import {CalldataTrie} from "./CalldataTrie.sol";
import {Header, ProvenHeader} from "./ProvenHeader.sol";

/// @dev Proof that a token `Transfer` log is in a block: header, then receipts trie, then log.
struct Proof {
    bytes header; // RLP of the block header
    uint256 txIndex; // the trie key is computed from it on chain
    bytes[] nodes; // receipts-trie nodes, root first
    uint256 logIndex; // position of the Transfer log within the receipt
}

/// @dev Several payments of one transaction.
struct ReceiptProof {
    uint256 txIndex;
    bytes[] nodes; // receipts-trie nodes, root first
    uint256[] logIndexes; // positions of the Transfer logs within the receipt, strictly ascending, at least one
}

/// @dev Several payments of one block under one header.
struct BlockProof {
    bytes header; // RLP of the block header
    ReceiptProof[] receipts; // strictly ascending in txIndex, at least one
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

/// @title Proves a payment by the `Transfer` log it left, against a block hash the chain vouches for.
/// @dev It proves the log and not the method, so `transferWithAuthorization`, Permit2 and smart wallets are alike.
/// Whether the payer may contest is the caller's business.
library PaymentProof {
    using CalldataRLP for uint256;

    /// @notice The nodes do not prove a receipt at this index under the header's receipts root.
    error ReceiptNotProven(uint256 txIndex);

    /// @notice The receipt's first byte is neither a list nor a transaction type below 0x80.
    error ReceiptTypeUnknown(uint256 firstByte);

    /// @notice A receipt from before status codes: it does not say whether the transaction succeeded.
    error ReceiptWithoutStatus();

    /// @notice The transaction failed.
    error TransactionFailed();

    /// @notice The receipt has fewer logs.
    error LogIndexOutOfRange(uint256 index, uint256 count);

    /// @notice The log is not an ERC-20 `Transfer` with two indexed addresses and one word of data.
    error NotATransfer(uint256 logIndex);

    /// @notice The log was written by another contract.
    error WrongToken(address actual, address expected);

    /// @notice The transfer went to another address.
    error WrongRecipient(address actual, address expected);

    /// @notice Nothing was transferred.
    error ZeroAmount();

    /// @notice Transactions or logs out of order: each must be above the one before it, or a payment could count twice.
    error NotAscending(uint256 index, uint256 previous);

    /// @notice A proof of no payment.
    error NoPayment();

    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");
    bytes32 private constant AUTHORIZATION_USED = keccak256("AuthorizationUsed(address,bytes32)");

    /// @dev Where a log lies in calldata.
    struct Span {
        uint256 previous; // start of the log before it; its own where there is none
        uint256 start;
        uint256 next; // first offset after it
        uint256 end; // of all logs
    }

    // A canonical log with three topics has a fixed shape: list head (2 bytes), address (1 + 20), topics head (2),
    // topics (3 x 33), data. Offsets below are from the log's first byte to the value itself.
    uint256 private constant ADDRESS_AT = 3;
    uint256 private constant TOPICS_AT = 23;
    uint256 private constant TOPIC0_AT = 26;
    uint256 private constant TOPIC1_AT = 59;
    uint256 private constant TOPIC2_AT = 92;
    uint256 private constant DATA_AT = 124;
    uint256 private constant LENGTH_WITH_WORD = 157;
    uint256 private constant LENGTH_WITHOUT_DATA = 125;

    /// @notice Verifies a proof and says what was paid.
    /// @dev The preceding `AuthorizationUsed` is read as the nonce only when the same token wrote it about the same payer.
    /// @param proof see `Proof`
    /// @param source vouches for the block's hash
    /// @param token the contract that must have written the log
    /// @param payTo the address that must have been paid
    /// @return payment what the proof establishes
    function verify(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        internal
        view
        returns (Payment memory payment)
    {
        Header memory header = ProvenHeader.parse(proof.header);
        ProvenHeader.check(header, source.blockHash(header.number));
        (uint256 cursor, uint256 end) = _logs(header.receiptsRoot, proof.txIndex, proof.nodes);
        (uint256 previous, uint256 log, uint256 next) = _forward(cursor, cursor, end, proof.logIndex, proof.logIndex);

        (payment.payer, payment.amount) = _transfer(log, next, proof.logIndex, token, payTo);
        payment.nonce = _nonce(previous, log, token, payment.payer);
        _place(payment, header, proof.txIndex, proof.logIndex);
    }

    /// @notice Verifies payments of one block, each as `verify` would. None can be in the result twice.
    /// @dev The result is in the proof's order, ascending by transaction and log.
    function verifyBlock(BlockProof calldata proof, IBlockHashSource source, address token, address payTo)
        internal
        view
        returns (Payment[] memory payments)
    {
        Header memory header = ProvenHeader.parse(proof.header);
        ProvenHeader.check(header, source.blockHash(header.number));
        payments = new Payment[](_count(proof.receipts));
        uint256 filled = 0;
        for (uint256 i = 0; i < proof.receipts.length; ++i) {
            filled = _verifyReceipt(proof.receipts[i], header, token, payTo, payments, filled);
        }
    }

    /// @dev Number of payments, with every list in order and none empty.
    function _count(ReceiptProof[] calldata receipts) private pure returns (uint256 count) {
        if (receipts.length == 0) revert NoPayment();
        for (uint256 i = 0; i < receipts.length; ++i) {
            if (i != 0 && receipts[i].txIndex <= receipts[i - 1].txIndex) {
                revert NotAscending(receipts[i].txIndex, receipts[i - 1].txIndex);
            }
            if (receipts[i].logIndexes.length == 0) revert NoPayment();
            count += receipts[i].logIndexes.length;
        }
    }

    /// @dev Walks a receipt's logs once.
    function _verifyReceipt(
        ReceiptProof calldata proof,
        Header memory header,
        address token,
        address payTo,
        Payment[] memory payments,
        uint256 filled
    ) private pure returns (uint256) {
        Span memory log;
        (log.start, log.end) = _logs(header.receiptsRoot, proof.txIndex, proof.nodes);
        log.previous = log.start;
        uint256 reached = 0; // index of `log`
        for (uint256 i = 0; i < proof.logIndexes.length; ++i) {
            uint256 index = proof.logIndexes[i];
            if (i != 0 && index <= reached) revert NotAscending(index, reached);
            (log.previous, log.start, log.next) = _forward(log.previous, log.start, log.end, index, index - reached);
            reached = index;

            Payment memory payment = payments[filled + i];
            (payment.payer, payment.amount) = _transfer(log.start, log.next, index, token, payTo);
            payment.nonce = _nonce(log.previous, log.start, token, payment.payer);
            _place(payment, header, proof.txIndex, index);
        }
        return filled + proof.logIndexes.length;
    }

    /// @dev Where and when a payment was made.
    function _place(Payment memory payment, Header memory header, uint256 txIndex, uint256 logIndex) private pure {
        payment.key = keccak256(abi.encode(header.hash, txIndex, logIndex));
        payment.blockNumber = header.number;
        payment.time = header.time;
    }

    /// @dev Moves on by `left` logs, to the one at `index`.
    /// @return previous cursor of the log before it; unchanged when `left` is zero
    /// @return cursor of the log
    /// @return next first offset after the log
    function _forward(uint256 previous, uint256 cursor, uint256 end, uint256 index, uint256 left)
        private
        pure
        returns (uint256, uint256, uint256 next)
    {
        while (left != 0 && cursor < end) {
            (previous, cursor, left) = _skipLogs(previous, cursor, end, left);
            if (left == 0 || cursor >= end) break;
            previous = cursor;
            (, cursor) = cursor.list(end);
            --left;
        }
        if (cursor == end) revert LogIndexOutOfRange(index, index - left);
        (, next) = cursor.list(end); // refuses a cursor past the end too
        return (previous, cursor, next);
    }

    /// @dev Steps over at most `left` logs of 56 to 255 bytes, as most are; the others take the general way.
    /// The last step may pass `end`.
    function _skipLogs(uint256 previous, uint256 cursor, uint256 end, uint256 left)
        private
        pure
        returns (uint256, uint256, uint256)
    {
        assembly ("memory-safe") {
            for {} and(lt(cursor, end), gt(left, 0)) { left := sub(left, 1) } {
                let head := calldataload(cursor)
                // A list with one byte of length, which must not fit the shorter form.
                if or(xor(byte(0, head), 0xf8), lt(byte(1, head), 56)) { break }
                previous := cursor
                cursor := add(add(cursor, 2), byte(1, head))
            }
        }
        return (previous, cursor, left);
    }

    /// @dev Proves the receipt and that it succeeded, and gives the bounds of its list of logs.
    function _logs(bytes32 receiptsRoot, uint256 txIndex, bytes[] calldata nodes)
        private
        pure
        returns (uint256 cursor, uint256 end)
    {
        (uint256 key, uint256 nibbles) = _trieKey(txIndex);
        (cursor, end) = CalldataTrie.find(receiptsRoot, key, nibbles, nodes);
        if (cursor == 0) revert ReceiptNotProven(txIndex);
        uint256 first = cursor.word() >> 248;
        unchecked {
            if (first < 0x80) ++cursor; // EIP-2718 type
            else if (first < 0xc0) revert ReceiptTypeUnknown(first);
        }
        uint256 next;
        (cursor, next) = cursor.list(end);
        if (next != end) revert CalldataRLP.MalformedRLP();
        (next, cursor) = cursor.text(end); // status
        uint256 length = cursor - next;
        if (length == 32) revert ReceiptWithoutStatus();
        if (length == 0) revert TransactionFailed();
        if (length != 1 || next.word() >> 248 != 1) revert CalldataRLP.MalformedRLP();
        cursor = cursor.skip(end); // cumulative gas
        cursor = cursor.skip(end); // bloom
        return cursor.list(end); // fields after the logs are accepted
    }

    /// @dev RLP of a transaction index, left-aligned, and its length in nibbles.
    function _trieKey(uint256 txIndex) private pure returns (uint256 key, uint256 nibbles) {
        if (txIndex == 0) return (0x80 << 248, 2);
        if (txIndex < 0x80) return (txIndex << 248, 2);
        if (txIndex > type(uint64).max) revert ReceiptNotProven(txIndex); // no block holds so many
        uint256 length = 1; // bytes of the index
        unchecked {
            while (txIndex >> (8 * length) != 0) ++length; // ends at 8
            key = (0x80 + length) << 248 | txIndex << (248 - 8 * length);
            nibbles = 2 + 2 * length;
        }
    }

    /// @dev Checks the log in `[cursor, next)` and reads payer and amount.
    function _transfer(uint256 cursor, uint256 next, uint256 logIndex, address token, address payTo)
        private
        pure
        returns (address payer, uint256 amount)
    {
        unchecked {
            (uint256 head,) = cursor.list(next);
            if (head.word() >> 248 != 0x94) revert CalldataRLP.MalformedRLP();
            address actual = address(uint160((head + 1).word() >> 96));
            if (actual != token) revert WrongToken(actual, token);
            if (next - cursor != LENGTH_WITH_WORD || !_threeTopics(cursor)) revert NotATransfer(logIndex);
            if (bytes32((cursor + TOPIC0_AT).word()) != TRANSFER) revert NotATransfer(logIndex);
            uint256 from = (cursor + TOPIC1_AT).word();
            uint256 to = (cursor + TOPIC2_AT).word();
            // Nothing but an address fits the topics of a Transfer.
            if (from >> 160 != 0 || to >> 160 != 0) revert NotATransfer(logIndex);
            // forge-lint: disable-next-line(unsafe-typecast)
            if (to != uint160(payTo)) revert WrongRecipient(address(uint160(to)), payTo); // upper bytes are zero
            if ((cursor + DATA_AT).word() >> 248 != 0xa0) revert NotATransfer(logIndex);
            // forge-lint: disable-next-line(unsafe-typecast)
            payer = address(uint160(from)); // upper bytes are zero
            amount = (cursor + DATA_AT + 1).word();
        }
        if (amount == 0) revert ZeroAmount();
    }

    /// @dev The nonce of the `AuthorizationUsed(payer, nonce)` log in `[cursor, next)`, else zero.
    function _nonce(uint256 cursor, uint256 next, address token, address payer) private pure returns (bytes32) {
        unchecked {
            if (next - cursor != LENGTH_WITHOUT_DATA || !_threeTopics(cursor)) return 0;
            if ((cursor + DATA_AT).word() >> 248 != 0x80) return 0; // one byte of data is as long as none
            if ((cursor + ADDRESS_AT).word() >> 96 != uint160(token)) return 0;
            if (bytes32((cursor + TOPIC0_AT).word()) != AUTHORIZATION_USED) return 0;
            if ((cursor + TOPIC1_AT).word() != uint160(payer)) return 0;
            return bytes32((cursor + TOPIC2_AT).word());
        }
    }

    /// @dev Whether the log at `cursor`, of one of the two fixed lengths, has an address and exactly three topics.
    function _threeTopics(uint256 cursor) private pure returns (bool) {
        unchecked {
            // 0x94 before the address, 0xf863 (99 bytes of list) before the topics, 0xa0 before each topic.
            return (cursor + 2).word() >> 248 == 0x94 && (cursor + TOPICS_AT).word() >> 240 == 0xf863
                && (cursor + TOPIC0_AT - 1).word() >> 248 == 0xa0 && (cursor + TOPIC1_AT - 1).word() >> 248 == 0xa0
                && (cursor + TOPIC2_AT - 1).word() >> 248 == 0xa0;
        }
    }
}
