// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CaseState, Claim} from "../interfaces/OfferStructs.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {Cause} from "../libraries/SettlementTable.sol";
import {UnorderedNonces} from "../libraries/UnorderedNonces.sol";
import {OfferTerms} from "./OfferTerms.sol";

/// @title All storage of an Offer, shared by its two parts
/// @dev The order of the fields is what storage proofs rely on. Neither part adds any.
abstract contract OfferState is OfferTerms {
    /// @dev A case as stored; what the terms already say is computed.
    struct Record {
        // slot 0
        CaseState state;
        Claim claim;
        Cause cause;
        uint8 ruling;
        bool refundCredited;
        address payer;
        uint40 openedAt;
        uint8 failed; // mask of failed requirements where these alone decided, else zero
        uint8 appeals;
        // slot 1
        uint96 amount;
        uint96 refunded;
        uint32 checkpoint;
        uint32 paymentAge; // seconds from the payment's block to openedAt
        // slots 2 to 6
        uint40 disclosedAt;
        uint96 pendingFee; // of the payer's last appeal, until that has changed the arbitrator's record; base units
        uint120 appealed; // digest of the record that the last appeal was made against
        uint256 disputeID;
        bytes32 nonce; // of an ERC-3009 payment, or a drawn sample's reference; else zero
        bytes32 deliveryHash;
        bytes32 evidenceRoot;
    }

    /// @dev What a case about many payments has beside its record.
    struct Sample {
        uint64 drawBlock;
        uint16 payments; // 1..256; zero for an ordinary case
        bool drawn;
    }

    /// @dev A time for which a key was the receipt signer, unix seconds, both ends inclusive.
    struct SignerSpan {
        uint64 from;
        uint64 until; // maximum while current
    }

    uint256 internal _paidOut; // slot 0: base units that ever left
    uint256 internal _locked; // slot 1: live cases and unclaimed credits
    CheckpointLedger.Ledger internal _ledger; // slots 2 to 6
    mapping(address owner => uint256) internal _credits; // slot 7
    mapping(bytes32 caseId => Record) internal _records; // slot 8
    mapping(uint256 disputeID => bytes32) internal _caseOf; // slot 9
    uint256 internal _caseCount; // slot 10
    bytes32 internal _caseAccumulator; // slot 11
    address internal _receiptSigner; // slot 12: zero until the first rotation
    mapping(address signer => SignerSpan[]) internal _signerSpans; // slot 13
    mapping(bytes32 caseId => Sample) internal _samples; // slot 14
    mapping(bytes32 group => uint256) internal _members; // slot 15: payments contested among others, see `OfferIntake`
    UnorderedNonces.Used internal _usedNonces; // slot 16

    /// @dev Tokens ever received, base units.
    function _received() internal view returns (uint256) {
        return IERC20(_token()).balanceOf(address(this)) + _paidOut;
    }

    /// @dev Last second in which the seller may answer; while the case is undrawn, in which its sample may be drawn.
    function _answerBy(Record storage record) internal view returns (uint256) {
        return record.openedAt + _answerWindow();
    }

    /// @dev Last second in which the payer may accept or continue. Only meaningful after a first disclosure.
    function _continueBy(Record storage record) internal view returns (uint256) {
        return record.disclosedAt + _continueWindow();
    }

    /// @dev Last second in which the arbitrator's dispute may be opened; `timeout` needs a later one.
    function _judgeBy(Record storage record) internal view returns (uint256) {
        return record.openedAt + _answerWindow() + _continueWindow() + _judgeWindow();
    }

    /// @dev What a Delivery names the payment by.
    function _paymentRef(bytes32 caseId, Record storage record) internal view returns (bytes32) {
        return record.nonce == 0 ? caseId : record.nonce;
    }

    /// @dev The payment's block time, unix seconds.
    function _paidAt(Record storage record) internal view returns (uint64) {
        return uint64(record.openedAt - record.paymentAge);
    }

    /// @dev In time iff `now <= deadline`.
    function _requireInTime(uint256 deadline) internal view {
        if (block.timestamp > deadline) revert DeadlinePassed(block.timestamp, deadline);
    }

    /// @dev The opposite: `now > deadline`, strictly.
    function _requirePast(uint256 deadline) internal view {
        if (block.timestamp <= deadline) revert DeadlineNotPassed(block.timestamp, deadline);
    }
}
