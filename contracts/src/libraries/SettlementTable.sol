// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev Why a case ended as it did. The ruling number alone never says.
enum Cause {
    None,
    Judged, // the arbitrator ruled and every material requirement was resolved, or the arbitrator cannot say
    Failed, // ruling 1 by FAILs alone: the only judged cause a penalty may follow
    Burden, // ruling 1 or 2 because a requirement stayed UNRESOLVED
    Timeout, // no ruling by `judgeBy`
    Unanswered, // NOT_DELIVERED and no answer by `answerBy`
    Conceded, // the seller gave in
    Accepted, // the buyer accepted a first disclosure
    SelfProven, // the seller's own signed fields fail a measured bound
    Equivocation // two different seller-signed receipts for one payment
}

/// @dev Who carries the arbitration fee and relay cost once the loser's bond cannot.
enum FeeBearer {
    Disputer,
    Seller
}

/// @dev One row of the settlement table, keyed by (ruling, cause).
struct Row {
    uint8 ruling; // 0..3
    Cause cause;
    uint16 paymentToPayerBps; // share of the payment refunded; the rest stays the seller's
    uint16 bondToPayerBps; // share of the unspent bond returned; the rest goes to the seller
    FeeBearer feeBearer;
    bool penalty; // the pinned penalty is due from the reserved stake
}

/// @title The settlement table: what each (ruling, cause) does with payment, bond, fee and penalty
/// @dev Packed rows of 8 bytes, big endian: ruling u8, cause u8, paymentToPayerBps u16, bondToPayerBps u16,
/// feeBearer u8, penalty u8. A table holds every key that can occur exactly once, in any order; then up to MAX_PARTIAL
/// partial rows, which replace (1, Failed) where exactly their requirements failed: MARKER u8 in place of the ruling and
/// the mask of failed requirements u8 in place of the cause.
library SettlementTable {
    /// @dev The table has no whole number of rows, in bytes, or not from ROWS to ROWS + MAX_PARTIAL of them.
    error TableLengthInvalid(uint256 length, uint256 min, uint256 max);
    /// @dev No such key can occur, or a field of the row is out of its range.
    error RowInvalid(uint64 row);
    error RowDuplicate(uint8 ruling, Cause cause);
    error PartialRowDuplicate(uint8 failed);
    /// @dev The mask of a partial row is empty or names a requirement that the procedure has not.
    error MaskOutOfRange(uint8 failed, uint256 max);
    error RowMissing(uint8 ruling, Cause cause);
    /// @dev A share above the whole, basis points.
    error ShareOutOfRange(uint16 bps, uint16 max);
    /// @dev A penalty is due only where FAILs alone decide: rows (1, Failed) and (1, SelfProven).
    error PenaltyNotAllowed(uint8 ruling, Cause cause);

    uint16 internal constant BPS = 10_000;
    uint256 internal constant ROWS = 13;
    uint256 internal constant MAX_PARTIAL = 16;
    /// @dev First byte of a partial row: ruling 1 with the highest bit set.
    uint8 internal constant MARKER = 0x81;
    uint256 private constant ROW_BYTES = 8;
    uint256 private constant CAUSES = uint256(type(Cause).max) + 1;
    /// @dev Bit `ruling * CAUSES + cause` for each key that can occur.
    uint256 private constant KEYS = 1 << 1 // (0, Judged)
        | 1 << 11 | 1 << 12 | 1 << 13 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 19 // (1, Judged..Equivocation)
        | 1 << 21 | 1 << 23 | 1 << 27 // (2, Judged), (2, Burden), (2, Accepted)
        | 1 << 31 | 1 << 34; // (3, Judged), (3, Timeout)

    /// @notice The row of (ruling, cause); for (1, Failed) the partial row of exactly the mask `failed`, if there is one.
    function find(bytes memory table, uint8 ruling, Cause cause, uint8 failed) internal pure returns (Row memory) {
        if (cause == Cause.Failed) {
            (bool found, uint64 partialRow) = _search(table, uint256(MARKER) << 8 | failed);
            // forge-lint: disable-next-line(unsafe-typecast)
            if (found) return _unpack(uint48(partialRow) | uint64(ruling) << 56 | uint64(uint8(cause)) << 48);
        }
        (bool known, uint64 row) = _search(table, uint256(ruling) << 8 | uint8(cause));
        if (!known) revert RowMissing(ruling, cause);
        return _unpack(row);
    }

    /// @notice Reverts unless `table` holds each possible key once, and partial rows of distinct masks of the procedure's
    /// requirements after them, with every field in range.
    /// @param requirements number of the procedure's requirements, 1..8
    function check(bytes memory table, uint256 requirements) internal pure {
        uint256 max = (ROWS + MAX_PARTIAL) * ROW_BYTES;
        if (table.length < ROWS * ROW_BYTES || table.length > max || table.length % ROW_BYTES != 0) {
            revert TableLengthInvalid(table.length, ROWS * ROW_BYTES, max);
        }
        uint256 seen = 0;
        for (uint256 i = 0; i < ROWS; ++i) {
            seen |= _checkRow(_at(table, i), seen);
        }
        // ROWS distinct keys, each one of the ROWS in KEYS: the table is complete.
        uint256 rows = table.length / ROW_BYTES;
        uint256 masks = 0;
        for (uint256 i = ROWS; i < rows; ++i) {
            masks |= _checkPartialRow(_at(table, i), masks, requirements);
        }
    }

    function _search(bytes memory table, uint256 key) private pure returns (bool found, uint64 row) {
        uint256 rows = table.length / ROW_BYTES;
        for (uint256 i = 0; i < rows; ++i) {
            row = _at(table, i);
            if (row >> 48 == key) return (true, row);
        }
        return (false, 0);
    }

    // Casts of a packed row to fewer bits keep one field of it.
    // forge-lint: disable-start(unsafe-typecast)
    function _checkRow(uint64 row, uint256 seen) private pure returns (uint256 bit) {
        uint256 cause = uint8(row >> 48);
        if (cause > uint8(type(Cause).max)) revert RowInvalid(row);
        bit = uint256(1) << (uint256(row >> 56) * CAUSES + cause);
        if (bit & KEYS == 0) revert RowInvalid(row);
        _checkFields(row);
        Row memory unpacked = _unpack(row);
        if (bit & seen != 0) revert RowDuplicate(unpacked.ruling, unpacked.cause);
        if (unpacked.penalty && unpacked.cause != Cause.Failed && unpacked.cause != Cause.SelfProven) {
            revert PenaltyNotAllowed(unpacked.ruling, unpacked.cause);
        }
    }

    /// @dev A partial row stands for (1, Failed), so that a penalty is allowed. Its bit is the mask's number.
    function _checkPartialRow(uint64 row, uint256 seen, uint256 requirements) private pure returns (uint256 bit) {
        if (uint8(row >> 56) != MARKER) revert RowInvalid(row);
        uint8 failed = uint8(row >> 48);
        uint256 max = 2 ** requirements - 1;
        if (failed == 0 || failed > max) revert MaskOutOfRange(failed, max);
        _checkFields(row);
        bit = uint256(1) << failed;
        if (bit & seen != 0) revert PartialRowDuplicate(failed);
    }

    function _checkFields(uint64 row) private pure {
        if (uint8(row >> 8) > uint8(FeeBearer.Seller) || uint8(row) > 1) revert RowInvalid(row);
        if (uint16(row >> 32) > BPS) revert ShareOutOfRange(uint16(row >> 32), BPS);
        if (uint16(row >> 16) > BPS) revert ShareOutOfRange(uint16(row >> 16), BPS);
    }

    function _at(bytes memory table, uint256 index) private pure returns (uint64 row) {
        // Index is below length / 8, so the word's first 8 bytes lie inside the array.
        assembly ("memory-safe") {
            row := shr(192, mload(add(add(table, 0x20), mul(index, 8))))
        }
    }

    function _unpack(uint64 row) private pure returns (Row memory) {
        return Row({
            ruling: uint8(row >> 56),
            cause: Cause(uint8(row >> 48)),
            paymentToPayerBps: uint16(row >> 32),
            bondToPayerBps: uint16(row >> 16),
            feeBearer: FeeBearer(uint8(row >> 8)),
            penalty: uint8(row) == 1
        });
    }
    // forge-lint: disable-end(unsafe-typecast)
}
