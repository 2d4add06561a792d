// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {IArbitratorV2} from "../interfaces/IArbitratorV2.sol";
import {Brief, Phase} from "../interfaces/ICommittee.sol";
import {Adjudication, Resolution} from "../libraries/Adjudication.sol";
import {CommitteePanel} from "./CommitteePanel.sol";
import {RulingDelivery} from "./RulingDelivery.sol";

/// @title How a round ends: with a ruling of its own, or without one; and what a final ruling does
abstract contract CommitteeRuling is CommitteePanel {
    /// @dev What Kleros answers where no appeal is possible.
    uint256 private constant NOT_PAYABLE = (type(uint256).max - 1) / 2;

    /// @dev Replays a round and stores what follows.
    /// @param observations one word per seat, 0 where it counts for nothing
    function _rule(uint256 disputeID, Dispute storage d, Brief calldata brief, uint256[] memory observations) internal {
        Resolution memory result = Adjudication.resolve(brief.procedure, observations);
        Round storage c = d.current;
        c.phase = Phase.Ruled;
        c.passed = result.passed;
        c.failed = result.failed;
        c.ruling = result.ruling;
        c.flags = (c.flags & ~(MATERIAL | FAIL_ALONE)) | (result.material ? MATERIAL : 0)
            | (result.failAlone ? FAIL_ALONE : 0);
        emit Adjudicated(disputeID, d.round, brief.evidenceRoot, result);
    }

    /// @dev Ends a round without a ruling of its own. The first one fails the dispute; after a later one the last ruling
    /// is final.
    function _fail(uint256 disputeID, Dispute storage d, uint256 paidSeats, address refund, uint256 maxGas) internal {
        Round storage c = d.current;
        uint8 round = d.round;
        uint256 fee = _fee(paidSeats, c.flags & NATIVE != 0);
        c.phase = round == 0 ? Phase.Failed : Phase.Ruled;
        c.feeSeats = 0;
        emit RoundFailed(disputeID, round);
        _credit(disputeID, refund, fee, c.flags & NATIVE != 0);
        if (round != 0) _finish(disputeID, d, maxGas);
    }

    function _count1s(uint256 mask) internal pure returns (uint256 ones) {
        for (; mask != 0; mask &= mask - 1) {
            ++ones;
        }
    }

    /// @dev Announces a final ruling once and delivers it. The last act of every step: nothing that the arbitrable does can
    /// touch the rest.
    function _finish(uint256 disputeID, Dispute storage d, uint256 maxGas) internal {
        Round storage c = d.current;
        address arbitrable = d.arbitrable;
        uint256 ruling = uint256(c.ruling);
        if (c.flags & ANNOUNCED == 0) {
            c.flags |= ANNOUNCED;
            emit IArbitratorV2.Ruling(IArbitrable(arbitrable), disputeID, ruling);
        }
        (bool taken, bytes memory reason) = RulingDelivery.deliver(arbitrable, disputeID, ruling, maxGas);
        if (taken) {
            c.flags |= DELIVERED;
            emit IArbitratorV2.RulingExecuted(IArbitrable(arbitrable), disputeID, ruling);
        } else {
            emit DeliveryFailed(disputeID, reason);
        }
    }

    function _appealPrice(uint256 disputeID, bool native) internal view returns (uint256) {
        Dispute storage d = _known(disputeID);
        if (d.current.phase != Phase.Ruled || _final(d)) return NOT_PAYABLE;
        return _fee(d.current.feeSeats, native);
    }
}
