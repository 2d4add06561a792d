// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MAX_ROUNDS} from "../interfaces/ArbitrationConstants.sol";
import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {DisputeView, ICommittee, Phase, Seat} from "../interfaces/ICommittee.sol";
import {Resolution} from "../libraries/Adjudication.sol";
import {CommitteeRounds} from "./CommitteeRounds.sol";

/// @title What is stored of a dispute, by the clock
abstract contract CommitteeViews is CommitteeRounds {
    /// @inheritdoc ICommittee
    function resolution(uint256 disputeID) external view override returns (Resolution memory) {
        Dispute storage d = _known(disputeID);
        // A ruling of ours is never Refused.
        if (uint256(d.current.ruling) == 0) revert PhaseMismatch(_phase(d), Phase.Ruled);
        return _resolution(d);
    }

    /// @inheritdoc ICommittee
    function disputes(uint256 disputeID) external view override returns (DisputeView memory v) {
        Dispute storage d = _known(disputeID);
        Round memory c = d.current;
        v.arbitrable = d.arbitrable;
        v.phase = _phase(d);
        v.round = d.round;
        // At most 31.
        // forge-lint: disable-next-line(unsafe-typecast)
        v.panel = uint8(_panel(d));
        v.whole = c.flags & WHOLE != 0;
        v.isFinal = _final(d) || _lapsed(d);
        v.delivered = c.flags & DELIVERED != 0;
        v.bySignatures = c.flags & BY_SIGNATURES != 0;
        v.paidNative = c.flags & NATIVE != 0;
        v.feeSeats = c.feeSeats;
        v.createdAt = d.openedAt;
        v.snapshotBlock = d.snapshotBlock;
        // forge-lint: disable-next-line(unsafe-typecast)
        v.drawBlock = uint64(_drawBlock(d));
        if (v.phase == Phase.Signing) v.signBy = c.deadline;
        if (c.phase == Phase.Committing) {
            v.commitBy = c.deadline;
            v.revealBy = v.commitBy + REVEAL_WINDOW;
        }
        if (c.phase == Phase.Ruled && c.feeSeats != 0) v.appealBy = c.deadline;
        v.briefHash = d.briefHash;
        v.resolution = _resolution(d);
    }

    /// @inheritdoc ICommittee
    function seats(uint256 disputeID, uint8 round) external view override returns (Seat[] memory list) {
        Dispute storage d = _known(disputeID);
        bool latest = round == d.round;
        Past memory p = latest
            ? Past(d.snapshotBlock, d.current.committed, d.current.revealed, d.current.equivocated)
            : d.past[round];
        list = new Seat[](d.panels[round] >> 248);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i].validator = _seatValidator(d, round, i);
            list[i].committed = _has(p.committed, i);
            list[i].revealed = _has(p.revealed, i);
            list[i].equivocated = _has(p.equivocated, i);
            if (!latest || d.current.flags & BY_SIGNATURES != 0) continue;
            uint256 word = d.words[_word(round, i)];
            if (list[i].revealed) list[i].observations = word;
            else list[i].pairHash = bytes32(word);
        }
    }

    /// @inheritdoc ICommittee
    function disputeCount() external view override returns (uint256) {
        return _count;
    }

    /// @inheritdoc ICommittee
    function disputeStatus(uint256 _disputeID) external view override returns (IArbitrator.DisputeStatus) {
        Dispute storage d = _known(_disputeID);
        if (_final(d) || _lapsed(d)) return IArbitrator.DisputeStatus.Solved;
        return d.current.phase == Phase.Ruled ? IArbitrator.DisputeStatus.Appealable : IArbitrator.DisputeStatus.Waiting;
    }

    /// @inheritdoc ICommittee
    function appealFee(uint256 disputeID) external view override returns (uint256) {
        return _appealPrice(disputeID, false);
    }

    /// @inheritdoc ICommittee
    function longestCase(uint8 rounds) public view override returns (uint256) {
        if (rounds == 0 || rounds > MAX_ROUNDS) revert RoundsOutOfRange(rounds, MAX_ROUNDS);
        return _longest(rounds, uint256(DRAW_WINDOW) + COMMIT_WINDOW + REVEAL_WINDOW, APPEAL_WINDOW, SIGN_WINDOW);
    }

    /// @dev The last round is drawn or the whole committee's: the first always that, the fourth always this.
    function _longest(uint256 rounds, uint256 drawn, uint256 appealable, uint256 signing)
        internal
        pure
        returns (uint256)
    {
        uint256 last = rounds == 1 || (rounds < MAX_ROUNDS && drawn > signing) ? drawn : signing;
        return (rounds - 1) * (drawn + appealable) + last;
    }
}
