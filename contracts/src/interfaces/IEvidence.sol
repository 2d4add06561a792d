// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrator} from "./IArbitrator.sol";

/// @title ERC-1497 evidence standard, emitted by the arbitrable
interface IEvidence {
    event MetaEvidence(uint256 indexed _metaEvidenceID, string _evidence);
    event Evidence(
        IArbitrator indexed _arbitrator, uint256 indexed _evidenceGroupID, address indexed _party, string _evidence
    );
    event Dispute(
        IArbitrator indexed _arbitrator, uint256 indexed _disputeID, uint256 _metaEvidenceID, uint256 _evidenceGroupID
    );
}
