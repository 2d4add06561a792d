// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrator} from "../interfaces/IArbitrator.sol";
import {IEvidence} from "../interfaces/IEvidence.sol";
import {CaseState} from "../interfaces/OfferStructs.sol";
import {ContentId} from "../libraries/ContentId.sol";
import {OfferSignatures} from "./OfferSignatures.sol";

/// @title ERC-1497 evidence and the rolling root over it
/// @dev A case's root starts over what the contest said; each later item is (party, hash). A Delivery recorded after the
/// contest is an item of the seller's like any other, and comes before the evidence hash of the same answer.
abstract contract OfferEvidence is OfferSignatures, IEvidence {
    uint256 internal constant META_EVIDENCE = 0;

    /// @dev Open: contested and not yet with the arbitrator.
    function _requireOpen(CaseState state) internal pure {
        if (state != CaseState.Contested && state != CaseState.Disclosed && state != CaseState.Answered) {
            revert CaseStateInvalid(state);
        }
    }

    /// @dev A document of a party: an item of the root and an ERC-1497 event.
    function _addEvidence(bytes32 caseId, Record storage record, address party, bytes32 evidenceHash) internal {
        bytes32 root = _extendRoot(record, party, evidenceHash);
        emit EvidenceAdded(caseId, party, evidenceHash, root);
        _emitEvidence(caseId, party, evidenceHash);
    }

    function _extendRoot(Record storage record, address party, bytes32 item) internal returns (bytes32 root) {
        root = keccak256(abi.encode(record.evidenceRoot, party, item));
        record.evidenceRoot = root;
    }

    function _emitEvidence(bytes32 caseId, address party, bytes32 evidenceHash) internal {
        emit Evidence(IArbitrator(_arbitrator()), uint256(caseId), party, ContentId.uri(evidenceHash));
    }
}
