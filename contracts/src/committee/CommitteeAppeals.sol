// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {Brief, Phase} from "../interfaces/ICommittee.sol";
import {ICommitteeAppeals} from "../interfaces/ICommitteeAppeals.sol";
import {IERC3009} from "../interfaces/IERC3009.sol";
import {Authorization} from "../interfaces/IOffer.sol";
import {Ruling} from "../libraries/Adjudication.sol";
import {BriefData} from "./BriefData.sol";
import {CommitteeRuling} from "./CommitteeRuling.sol";
import {RulingDelivery} from "./RulingDelivery.sol";

/// @title Who may have a ruling judged again, until when, and how both sides give that up
/// @dev *safety*: a funded appeal is heard whoever funds it and decides nothing by itself. *liveness*: an appeal opens one of
/// at most `rounds` rounds, each of which ends by time.
abstract contract CommitteeAppeals is CommitteeRuling, ICommitteeAppeals {
    bytes32 private constant WAIVE_TYPEHASH = keccak256("WaiveAppeal(uint256 disputeID,uint8 round)");

    // --- appeals ---

    /// @inheritdoc ICommitteeAppeals
    /// @dev Safety: between the payment of the fee in tokens and this call nobody else may run, or they could consume it.
    function appeal(uint256 _disputeID, bytes calldata _extraData) external payable override nonReentrant {
        Dispute storage d = _known(_disputeID);
        if (msg.sender != d.arbitrable) revert NotArbitrable(msg.sender, d.arbitrable);
        Brief calldata brief = BriefData.read(_extraData);
        if (_extraData.length < BriefData.SIZE + 32) revert BriefTooShort(_extraData.length, BriefData.SIZE + 32);
        // An address is the low 20 bytes of its word.
        address funder = address(uint160(uint256(BriefData.wordAfter(_extraData, 1))));
        if (funder == address(0)) funder = brief.feeRefund;
        _requireBrief(d, BriefData.hash(brief));
        _appeal(_disputeID, d, brief, BriefData.wordAfter(_extraData, 0), funder);
    }

    /// @inheritdoc ICommitteeAppeals
    function appealByParty(uint256 disputeID, Brief calldata brief, address party, Authorization calldata authorization)
        external
        payable
        override
        nonReentrant
    {
        Dispute storage d = _briefed(disputeID, brief);
        uint16 waived = _waiverOf(brief, party);
        if (d.current.flags & waived == waived) revert WaivedBefore(party);
        // It has nothing to ask for, and would only take a round from the other side.
        Ruling standing = d.current.ruling;
        if (standing == Ruling.PayerWins && waived & WAIVED_BY_PAYER != 0) revert AppealByWinner(party);
        if (standing == Ruling.PayeeWins && waived & WAIVED_BY_PAYEE != 0) revert AppealByWinner(party);
        if (msg.value != 0) {
            if (msg.sender != party) revert NotParty(msg.sender);
        } else {
            _pull(
                _fee(_payableSeats(disputeID, d), false), party, appealNonce(disputeID, d.round, party), authorization
            );
        }
        _appeal(disputeID, d, brief, brief.evidenceRoot, party);
    }

    /// @dev What arrived is counted by `_takeFee`.
    function _pull(uint256 fee, address from, bytes32 nonce, Authorization calldata authorization) private {
        IERC3009(address(TOKEN))
            .receiveWithAuthorization(
                from,
                address(this),
                fee,
                authorization.validAfter,
                authorization.validBefore,
                nonce,
                authorization.signature
            );
    }

    /// @dev Seats that an appeal now pays for; reverts where none is possible. In time iff now <= appealBy.
    function _payableSeats(uint256 disputeID, Dispute storage d) private view returns (uint8 seats) {
        _require(d, Phase.Ruled);
        seats = d.current.feeSeats;
        if (seats == 0 || d.current.flags & WAIVED == WAIVED) revert AppealImpossible(disputeID);
        uint256 appealBy = d.current.deadline;
        if (block.timestamp > appealBy) revert AppealPeriodOver(block.timestamp, appealBy);
    }

    /// @dev Puts the round that was ruled away and opens the next one, on `root`.
    function _appeal(uint256 disputeID, Dispute storage d, Brief calldata brief, bytes32 root, address funder) private {
        uint8 paidSeats = _payableSeats(disputeID, d);
        bool native = _takeFee(paidSeats);
        bool whole = _nextIsWhole(d, brief, paidSeats);
        _advance(d, native, whole);
        d.funder = funder;
        emit AppealDecision(disputeID, IArbitrable(d.arbitrable));
        Brief memory next = brief;
        next.evidenceRoot = root;
        bytes32 briefHash = keccak256(abi.encode(next));
        d.briefHash = briefHash;
        emit DisputeOpened(disputeID, d.round, briefHash, next);
        if (whole) emit WholeRoundOpened(disputeID, d.round, d.snapshotBlock, d.current.deadline);
        else emit DrawScheduled(disputeID, uint64(_drawBlock(d)));
    }

    /// @dev By the stakes of the last block, which the new round is drawn from or signed by.
    function _nextIsWhole(Dispute storage d, Brief calldata brief, uint256 paidSeats) private view returns (bool) {
        uint256 lastPanel = _panel(d);
        uint256 available = _registry().drawable(block.number - 1, _excluded(d.arbitrable, brief));
        return _isWhole(uint256(d.round) + 1, _panelOf(_doubled(lastPanel, paidSeats), available), lastPanel);
    }

    /// @dev Keeps who sat, and of the ruling what stands until there is another: waivers and deadlines were the last
    /// round's.
    function _advance(Dispute storage d, bool native, bool whole) private {
        Round memory c = d.current;
        d.briefHashes[d.round] = d.briefHash;
        d.past[d.round] = Past(d.snapshotBlock, c.committed, c.revealed, c.equivocated);
        ++d.round;
        _openRound(d);
        c.phase = whole ? Phase.Signing : Phase.Drawing;
        c.flags = (c.flags & (MATERIAL | FAIL_ALONE)) | (native ? NATIVE : 0) | (whole ? WHOLE : 0);
        // Seconds stay below 2^40.
        // forge-lint: disable-next-line(unsafe-typecast)
        c.deadline = whole ? uint40(block.timestamp + SIGN_WINDOW) : 0;
        (c.drawBlock, c.committed, c.revealed, c.equivocated) = (0, 0, 0, 0);
        d.current = c;
    }

    // --- waivers ---

    /// @inheritdoc ICommitteeAppeals
    function waiveAppeal(uint256 disputeID, Brief calldata brief) external override nonReentrant {
        _waive(disputeID, _briefed(disputeID, brief), brief, msg.sender);
    }

    /// @inheritdoc ICommitteeAppeals
    function waiveAppealFor(uint256 disputeID, Brief calldata brief, address party, bytes calldata signature)
        external
        override
        nonReentrant
    {
        Dispute storage d = _briefed(disputeID, brief);
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(WAIVE_TYPEHASH, disputeID, d.round)));
        if (!SignatureChecker.isValidSignatureNowCalldata(party, digest, signature)) revert WaiverInvalid(party);
        _waive(disputeID, d, brief, party);
    }

    function _waive(uint256 disputeID, Dispute storage d, Brief calldata brief, address party) private {
        uint16 waived = _waiverOf(brief, party);
        if (_phase(d) == Phase.Failed || _final(d) || _lapsed(d)) revert RulingFinal(disputeID);
        d.current.flags |= waived;
        emit AppealWaived(disputeID, d.round, party);
        if (_final(d)) _finish(disputeID, d, RulingDelivery.GAS);
    }

    /// @dev The flags that a party's waiver sets: both where it is both parties.
    function _waiverOf(Brief calldata brief, address party) private pure returns (uint16 waived) {
        if (party == brief.payer) waived = WAIVED_BY_PAYER;
        if (party == brief.payee) waived |= WAIVED_BY_PAYEE;
        if (waived == 0 || party == address(0)) revert NotParty(party);
    }

    // --- views ---

    /// @inheritdoc ICommitteeAppeals
    function appealCost(uint256 _disputeID, bytes calldata) external view override returns (uint256) {
        return _appealPrice(_disputeID, true);
    }

    /// @inheritdoc ICommitteeAppeals
    function appealPeriod(uint256 _disputeID) external view override returns (uint256 start, uint256 end) {
        Round storage c = _known(_disputeID).current;
        if (c.phase != Phase.Ruled || c.feeSeats == 0 || c.flags & WAIVED == WAIVED) return (0, 0);
        return (c.deadline - APPEAL_WINDOW, c.deadline);
    }

    /// @inheritdoc ICommitteeAppeals
    function appealNonce(uint256 disputeID, uint8 round, address party) public pure override returns (bytes32) {
        return keccak256(abi.encode("redress.committee.appeal", disputeID, round, party));
    }
}
