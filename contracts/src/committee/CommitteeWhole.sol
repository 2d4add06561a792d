// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Brief, Phase} from "../interfaces/ICommittee.sol";
import {CommitteeSignature, ICommitteeAppeals} from "../interfaces/ICommitteeAppeals.sol";
import {CommitteeAppeals} from "./CommitteeAppeals.sol";
import {RulingDelivery} from "./RulingDelivery.sol";

/// @title The last round: the whole committee under one aggregated signature
abstract contract CommitteeWhole is CommitteeAppeals {
    bytes32 private constant WHOLE_TYPEHASH = keccak256(
        "WholeRuling(uint256 disputeID,uint8 round,bytes32 briefHash,uint256 observations,bytes32 transcript)"
    );

    /// @inheritdoc ICommitteeAppeals
    function ruleByCommittee(uint256 disputeID, Brief calldata brief, CommitteeSignature calldata signed)
        external
        override
        nonReentrant
    {
        Dispute storage d = _briefed(disputeID, brief);
        _require(d, Phase.Signing);
        uint256 signBy = d.current.deadline;
        if (block.timestamp > signBy) revert SignPeriodOver(block.timestamp, signBy);
        uint256 signers = _checkSigners(disputeID, d, brief, signed);
        d.signers = uint8(_count1s(signers));
        d.signerSeats = d.current.feeSeats;
        d.unpaidSigners = signers;
        d.current.feeSeats = 0;
        uint256[] memory observations = new uint256[](1);
        observations[0] = signed.observations;
        _rule(disputeID, d, brief, observations);
        _finish(disputeID, d, RulingDelivery.GAS);
    }

    /// @dev Who signed, if they are more than two thirds of the snapshot's units and all of them may.
    function _checkSigners(
        uint256 disputeID,
        Dispute storage d,
        Brief calldata brief,
        CommitteeSignature calldata signed
    ) private returns (uint256 signers) {
        uint256 snapshotBlock = d.snapshotBlock;
        uint8 round = d.round;
        bytes32 message = wholeDigest(disputeID, round, d.briefHash, signed.observations, signed.transcript);
        uint256 signedUnits;
        uint256 totalUnits;
        (signers, signedUnits, totalUnits) =
            _registry().checkAggregate(snapshotBlock, message, signed.aggregate, signed.nonSigners, signed.signature);
        if (3 * signedUnits <= 2 * totalUnits) revert UnitsTooFew(signedUnits, totalUnits);
        uint256 barred = d.equivocatedSigners;
        address[] memory excluded = _excluded(d.arbitrable, brief);
        for (uint256 i = 0; i < excluded.length; ++i) {
            uint256 place = _registry().placeAt(excluded[i], snapshotBlock);
            if (place != 0) barred |= uint256(1) << place;
        }
        if (signers & barred != 0) revert SignersBarred(signers, barred);
        emit WholeRoundSigned(
            disputeID, round, signers, signedUnits, totalUnits, signed.observations, signed.transcript
        );
    }

    /// @inheritdoc ICommitteeAppeals
    function claimSignerFee(uint256 disputeID, uint8 place) external override nonReentrant {
        Dispute storage d = _known(disputeID);
        uint256 unpaid = d.unpaidSigners;
        if (!_has(unpaid, place)) revert SignerFeeUnknown(disputeID, place);
        unpaid ^= uint256(1) << place;
        d.unpaidSigners = unpaid;
        bool native = d.current.flags & NATIVE != 0;
        uint256 fee = _fee(d.signerSeats, native);
        uint256 share = fee / d.signers;
        if (unpaid == 0) share += fee % d.signers;
        _credit(disputeID, _registry().validatorAt(place, d.snapshotBlock), share, native);
    }

    /// @inheritdoc ICommitteeAppeals
    function wholeDigest(uint256 disputeID, uint8 round, bytes32 briefHash, uint256 observations, bytes32 transcript)
        public
        view
        override
        returns (bytes32)
    {
        return
            _hashTypedDataV4(
                keccak256(abi.encode(WHOLE_TYPEHASH, disputeID, round, briefHash, observations, transcript))
            );
    }
}
