// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DRAW_DELAY} from "./interfaces/ArbitrationConstants.sol";
import {IBlockHashSource} from "./interfaces/IBlockHashSource.sol";
import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IOfferMany} from "./interfaces/IOfferMany.sol";
import {IVault} from "./interfaces/IVault.sol";
import {Authorization, CaseState, Claim, Delivery, Leaf, ManyContest} from "./interfaces/OfferStructs.sol";
import {Ruling as Verdict} from "./libraries/Adjudication.sol";
import {CheckpointLedger} from "./libraries/CheckpointLedger.sol";
import {DeliveryLib} from "./libraries/DeliveryLib.sol";
import {BlockProof, Payment, PaymentProof} from "./libraries/PaymentProof.sol";
import {ProvenHeader} from "./libraries/ProvenHeader.sol";
import {Cause} from "./libraries/SettlementTable.sol";
import {OfferIntake} from "./offer/OfferIntake.sol";
import {OfferTerms} from "./offer/OfferTerms.sol";

/// @title The part of every Offer that opens and draws cases about many payments
/// @notice Runs only inside an Offer, as `OfferProceedings` does, which hands it what neither of the others knows.
/// @dev Until the draw the record is that of the list as if it were one payment: its first evidence root, over `itemsHash`
/// in place of a request, keeps what the payer stated. The draw makes it the record of the sample, with the sum for amount.
contract OfferMany is OfferIntake, IOfferMany {
    using CheckpointLedger for CheckpointLedger.Ledger;
    using DeliveryLib for Delivery;

    bytes32 private constant MANY_TAG = keccak256("Many(address offer,bytes32 listHash)");
    bytes32 private constant MANY_TYPEHASH =
        keccak256("ManyContest(bytes32 caseId,uint8 claim,bytes32 itemsHash,bytes32 evidenceHash,uint256 relayFee)");
    uint256 private constant MAX_PAYMENTS = 256;

    /// @dev The payments of a case as they are gathered, in memory only.
    struct Gathered {
        address payer;
        uint256 min; // amounts covered, base units
        uint256 max;
        uint256 count;
        uint256 sum; // base units
        uint256 oldest; // block time of the first payment, unix seconds
        uint256 newest; // of the last
        uint256 blockNumber; // of the last
        bytes32[] keys;
        bytes32[] leaves;
    }

    /// @inheritdoc IOfferMany
    function contestMany(ManyContest calldata statement, BlockProof[] calldata proofs, Authorization calldata bond)
        external
        entry
        nonReentrant
        returns (bytes32 caseId)
    {
        if (statement.claim == Claim.None) revert ClaimInvalid(statement.claim);
        _requireRelayFee(statement.relayFee, _relayCap());
        Gathered memory gathered = _gather(proofs);
        caseId = _manyId(gathered.leaves);
        uint256 drawBlock = block.number + DRAW_DELAY;
        _openMany(caseId, statement, gathered, drawBlock);
        uint256 reserved = _vault()
            .open(
                caseId,
                _parties(gathered.payer),
                _deposit(statement.relayFee),
                msg.sender,
                _manyHash(caseId, statement),
                bond
            );
        _emitContested(caseId, reserved);
        emit ManyContested(
            caseId,
            gathered.payer,
            statement.claim,
            gathered.sum,
            drawBlock,
            statement.itemsHash,
            statement.evidenceHash,
            gathered.keys
        );
        if (statement.evidenceHash != 0) _emitEvidence(caseId, gathered.payer, statement.evidenceHash);
    }

    /// @inheritdoc IOfferMany
    function drawSample(
        bytes32 caseId,
        Leaf[] calldata list,
        bytes32[] calldata items,
        bytes32 evidenceHash,
        Delivery calldata delivery,
        bytes calldata deliverySignature
    ) external entry nonReentrant {
        Record storage record = _records[caseId];
        if (record.state != CaseState.Undrawn) revert CaseStateInvalid(record.state);
        _requireInTime(_answerBy(record));
        _requireStated(caseId, record, list, items, evidenceHash);
        uint256 index = _pick(caseId, list, record.amount);
        Leaf calldata sample = list[index];
        _becomeSample(caseId, record, sample);

        bytes32 requestHash = items[index];
        bool breach = false;
        if (record.claim == Claim.NotConforming) {
            record.deliveryHash = _shownDelivery(record, sample, items[index], delivery, deliverySignature);
            requestHash = delivery.requestHash;
            breach = delivery.breaks(_bounds());
            emit DeliveryRecorded(caseId, items[index], delivery, deliverySignature);
        }
        record.evidenceRoot = _firstRoot(caseId, record.claim, requestHash, record.deliveryHash, evidenceHash);
        bytes32 root = _extendRoot(record, address(this), _leaf(sample));
        emit RequestRecorded(caseId, requestHash, evidenceHash);
        emit SampleDrawn(caseId, sample.key, index, sample, uint64(_answerBy(record)), uint64(_judgeBy(record)), root);
        if (breach) _settle(caseId, record, Verdict.PayerWins, Cause.SelfProven);
    }

    /// @inheritdoc IOfferMany
    function manyBondNonce(bytes32 caseId, ManyContest calldata statement) external view returns (bytes32) {
        return _vault().bondNonce(address(this), _manyHash(caseId, statement));
    }

    // --- contest ---

    /// @dev Proves the payments, checks each and marks it as contested.
    function _gather(BlockProof[] calldata proofs) private returns (Gathered memory gathered) {
        uint256 count = _count(proofs);
        (gathered.min, gathered.max) = _amountRange();
        gathered.keys = new bytes32[](count);
        gathered.leaves = new bytes32[](count);
        for (uint256 i = 0; i < proofs.length; ++i) {
            _gatherBlock(gathered, proofs[i]);
        }
    }

    function _gatherBlock(Gathered memory gathered, BlockProof calldata proof) private {
        Payment[] memory payments =
            PaymentProof.verifyBlock(proof, IBlockHashSource(_blockHashSource()), _token(), address(this));
        Payment memory first = payments[0];
        if (gathered.count == 0) {
            _requirePayerValid(first.payer);
            gathered.payer = first.payer;
            gathered.oldest = first.time;
        } else if (first.blockNumber <= gathered.blockNumber) {
            revert BlocksNotAscending(first.blockNumber, gathered.blockNumber);
        }
        _requireInWindow(first.time); // a block's payments share its time
        gathered.blockNumber = first.blockNumber;
        gathered.newest = first.time;
        _admit(gathered, payments);
        _mark(proof);
    }

    /// @dev Number of payments that the proofs claim to prove, before any of them is.
    function _count(BlockProof[] calldata proofs) private pure returns (uint256 count) {
        if (proofs.length == 0) revert PaymentProof.NoPayment();
        for (uint256 i = 0; i < proofs.length; ++i) {
            for (uint256 j = 0; j < proofs[i].receipts.length; ++j) {
                count += proofs[i].receipts[j].logIndexes.length;
            }
        }
        if (count > MAX_PAYMENTS) revert TooManyPayments(count, MAX_PAYMENTS);
    }

    /// @dev The sum cannot overflow: each amount is at most the terms' maximum, a uint96.
    function _admit(Gathered memory gathered, Payment[] memory payments) private view {
        for (uint256 i = 0; i < payments.length; ++i) {
            Payment memory payment = payments[i];
            if (payment.payer != gathered.payer) revert PayersDiffer(payment.payer, gathered.payer);
            _requireCovered(payment, gathered.min, gathered.max);
            gathered.sum += payment.amount;
            gathered.keys[gathered.count] = payment.key;
            gathered.leaves[gathered.count] =
                keccak256(abi.encode(payment.key, _reference(payment), payment.amount, payment.time));
            ++gathered.count;
        }
    }

    /// @dev Marks a block's payments, which must not be marked yet.
    function _mark(BlockProof calldata proof) private {
        bytes32 blockHash = keccak256(proof.header);
        for (uint256 i = 0; i < proof.receipts.length; ++i) {
            _markReceipt(blockHash, proof.receipts[i].txIndex, proof.receipts[i].logIndexes);
        }
    }

    /// @dev The positions ascend, so that those of one word follow each other.
    function _markReceipt(bytes32 blockHash, uint256 txIndex, uint256[] calldata logIndexes) private {
        uint256 i = 0;
        while (i < logIndexes.length) {
            uint256 high = logIndexes[i] >> 8;
            bytes32 group = _group(blockHash, txIndex, logIndexes[i]);
            uint256 marked = _members[group];
            for (; i < logIndexes.length && logIndexes[i] >> 8 == high; ++i) {
                uint256 bit = _bit(logIndexes[i]);
                if (marked & bit != 0) {
                    revert PaymentAlreadyContested(keccak256(abi.encode(blockHash, txIndex, logIndexes[i])));
                }
                marked |= bit;
            }
            _members[group] = marked;
        }
    }

    function _openMany(bytes32 caseId, ManyContest calldata statement, Gathered memory gathered, uint256 drawBlock)
        private
    {
        uint256 first = _ledger.indexOf(gathered.oldest);
        uint256 last = _ledger.indexOf(gathered.newest);
        if (first != last) revert PaymentsSpanCheckpoints(first, last);
        // forge-lint: disable-next-line(unsafe-typecast)
        _samples[caseId] = Sample({drawBlock: uint64(drawBlock), payments: uint16(gathered.count), drawn: false});
        Payment memory whole = Payment({
            key: caseId,
            payer: gathered.payer,
            amount: gathered.sum,
            blockNumber: gathered.blockNumber,
            time: gathered.oldest,
            nonce: 0
        });
        _openRecord(whole, CaseState.Undrawn, statement.claim, statement.itemsHash, 0, statement.evidenceHash);
    }

    // --- draw ---

    /// @dev The list is the case's, and items and evidence are those that its payer stated.
    function _requireStated(
        bytes32 caseId,
        Record storage record,
        Leaf[] calldata list,
        bytes32[] calldata items,
        bytes32 evidenceHash
    ) private view {
        bytes32[] memory leaves = new bytes32[](list.length);
        for (uint256 i = 0; i < list.length; ++i) {
            leaves[i] = _leaf(list[i]);
        }
        bytes32 listed = _manyId(leaves);
        if (listed != caseId) revert ListMismatch(listed, caseId);
        if (items.length != list.length) revert ItemsIncomplete(items.length, list.length);
        bytes32 root = _firstRoot(caseId, record.claim, keccak256(abi.encodePacked(items)), 0, evidenceHash);
        if (root != record.evidenceRoot) revert StatementMismatch(root, record.evidenceRoot);
    }

    /// @dev Position of the payment in which a point of [0, sum) lies. The sum is below 2^96, so that no payment is favoured
    /// by more than 2^-160.
    function _pick(bytes32 caseId, Leaf[] calldata list, uint256 sum) private view returns (uint256 index) {
        uint256 drawBlock = _samples[caseId].drawBlock;
        if (block.number <= drawBlock) revert DrawTooEarly(block.number, drawBlock);
        bytes32 blockHash = IBlockHashSource(_blockHashSource()).blockHash(drawBlock);
        if (blockHash == 0) revert ProvenHeader.BlockHashUnknown(drawBlock);
        uint256 point = uint256(keccak256(abi.encode(blockHash, caseId))) % sum;
        while (point >= list[index].amount) {
            point -= list[index].amount;
            ++index;
        }
    }

    /// @dev The clock starts now.
    function _becomeSample(bytes32 caseId, Record storage record, Leaf calldata sample) private {
        _samples[caseId].drawn = true;
        record.state = CaseState.Contested;
        record.openedAt = uint40(block.timestamp);
        // forge-lint: disable-next-line(unsafe-typecast)
        record.paymentAge = uint32(block.timestamp - sample.time); // far less than a century
        record.nonce = sample.paymentRef;
    }

    /// @dev The Delivery stated for the sample, signed by the seller for exactly that payment.
    function _shownDelivery(
        Record storage record,
        Leaf calldata sample,
        bytes32 item,
        Delivery calldata delivery,
        bytes calldata signature
    ) private view returns (bytes32 deliveryHash) {
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 paidAt = uint64(sample.time); // a header's time
        deliveryHash = _checkDelivery(delivery, signature, record.payer, sample.paymentRef, paidAt);
        if (deliveryHash != item) revert ItemMismatch(deliveryHash, item);
    }

    /// @inheritdoc OfferTerms
    /// @dev The Offer's own code answers.
    function _vault() internal view override returns (IVault) {
        return IOfferEscrow(address(this)).vault();
    }

    // --- hashes ---

    function _manyId(bytes32[] memory leaves) private view returns (bytes32) {
        return keccak256(abi.encode(MANY_TAG, address(this), keccak256(abi.encodePacked(leaves))));
    }

    function _leaf(Leaf calldata leaf) private pure returns (bytes32) {
        return keccak256(abi.encode(leaf));
    }

    function _manyHash(bytes32 caseId, ManyContest calldata statement) private pure returns (bytes32) {
        return keccak256(abi.encode(MANY_TYPEHASH, caseId, statement));
    }
}
