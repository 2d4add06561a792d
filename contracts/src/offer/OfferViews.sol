// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {Case, CaseState, Checkpoint, Terms} from "../interfaces/OfferStructs.sol";
import {OfferState} from "./OfferState.sol";

/// @title What an Offer tells of itself
abstract contract OfferViews is OfferState, IOfferEscrow {
    /// @inheritdoc IOfferEscrow
    /// @dev What lies in the code is already the encoding of the answer.
    function terms() external view returns (Terms memory) {
        bytes memory encoded = Clones.fetchCloneArgs(address(this));
        assembly ("memory-safe") {
            return(add(encoded, 0x20), mload(encoded))
        }
    }

    /// @inheritdoc IOfferEscrow
    function seller() external view returns (address) {
        return _seller();
    }

    /// @inheritdoc IOfferEscrow
    function token() external view returns (address) {
        return _token();
    }

    /// @inheritdoc IOfferEscrow
    function received() external view returns (uint256) {
        return _received();
    }

    /// @inheritdoc IOfferEscrow
    function locked() external view returns (uint256) {
        return _locked;
    }

    /// @inheritdoc IOfferEscrow
    function credits(address owner) external view returns (uint256) {
        return _credits[owner];
    }

    /// @inheritdoc IOfferEscrow
    function checkpoints(uint256 index) external view returns (Checkpoint memory) {
        return _ledger.points[index];
    }

    /// @inheritdoc IOfferEscrow
    function checkpointCount() external view returns (uint256) {
        return _ledger.points.length;
    }

    /// @inheritdoc IOfferEscrow
    function cases(bytes32 caseId) external view returns (Case memory found) {
        Record storage record = _records[caseId];
        if (record.state == CaseState.None) return found;
        found.state = record.state;
        found.claim = record.claim;
        found.cause = record.cause;
        found.ruling = record.ruling;
        found.refundCredited = record.refundCredited;
        found.payer = record.payer;
        found.openedAt = record.openedAt;
        found.answerBy = uint64(_answerBy(record));
        if (record.disclosedAt != 0) found.continueBy = uint64(_continueBy(record));
        found.judgeBy = uint64(_judgeBy(record));
        found.checkpoint = record.checkpoint;
        found.amount = record.amount;
        found.disputeID = record.disputeID;
        found.refunded = record.refunded;
        found.paymentRef = _paymentRef(caseId, record);
        found.deliveryHash = record.deliveryHash;
        found.evidenceRoot = record.evidenceRoot;
        found.appeals = record.appeals;
        found.failed = record.failed;
        Sample storage sample = _samples[caseId];
        found.payments = sample.payments == 0 ? 1 : sample.payments;
        found.drawBlock = sample.drawBlock;
        found.drawn = sample.drawn;
    }

    /// @inheritdoc IOfferEscrow
    function caseCount() external view returns (uint256) {
        return _caseCount;
    }

    /// @inheritdoc IOfferEscrow
    function caseAccumulator() external view returns (bytes32) {
        return _caseAccumulator;
    }

    /// @inheritdoc IOfferEscrow
    function caseOf(uint256 disputeID) external view returns (bytes32) {
        return _caseOf[disputeID];
    }
}
