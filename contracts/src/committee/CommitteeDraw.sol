// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MAX_PANEL} from "../interfaces/ArbitrationConstants.sol";
import {IBlockHashSource} from "../interfaces/IBlockHashSource.sol";
import {Brief, ICommittee, Phase} from "../interfaces/ICommittee.sol";
import {CommitteeClaims} from "./CommitteeClaims.sol";
import {CommitteeRuling} from "./CommitteeRuling.sol";

/// @title When a round's panel is drawn, how large it is, and who sits
abstract contract CommitteeDraw is CommitteeRuling, CommitteeClaims {
    /// @notice Where the draw learns its block's hash.
    IBlockHashSource public immutable BLOCK_HASH_SOURCE;

    constructor(IBlockHashSource source) {
        if (address(source).code.length == 0) revert CodeMissing(address(source));
        BLOCK_HASH_SOURCE = source;
    }

    /// @inheritdoc ICommittee
    function previewSeats(uint256 disputeID, Brief calldata brief)
        external
        view
        override
        returns (address[] memory validators)
    {
        Dispute storage d = _briefed(disputeID, brief);
        _require(d, Phase.Drawing);
        bytes32 blockHash = _drawHash(d);
        if (blockHash == 0) revert DrawHashUnknown(_drawBlock(d));
        (, validators) = _drawn(disputeID, d, brief, blockHash);
    }

    /// @dev In time iff now <= drawBy; zero where the block's hash is no longer to be had.
    function _drawHash(Dispute storage d) internal view returns (bytes32) {
        uint256 drawBlock = _drawBlock(d);
        if (block.number <= drawBlock) revert DrawTooEarly(block.number, drawBlock);
        return BLOCK_HASH_SOURCE.blockHash(drawBlock);
    }

    function _drawBy(Dispute storage d) internal view returns (uint256) {
        return uint256(d.openedAt) + DRAW_WINDOW;
    }

    function _seat(uint256 disputeID, Dispute storage d, Brief calldata brief, bytes32 blockHash)
        internal
        returns (address[] memory validators)
    {
        uint256 panel;
        (panel, validators) = _drawn(disputeID, d, brief, blockHash);
        // Seconds stay below 2^40.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 commitBy = uint40(block.timestamp + COMMIT_WINDOW);
        d.panels[d.round] = panel;
        d.current.phase = Phase.Committing;
        d.current.deadline = commitBy;
        emit Drawn(disputeID, d.round, validators, commitBy, commitBy + REVEAL_WINDOW);
    }

    /// @dev Who sits, by the stakes at the snapshot: depends on nothing that can still change.
    function _drawn(uint256 disputeID, Dispute storage d, Brief calldata brief, bytes32 blockHash)
        private
        view
        returns (uint256 panel, address[] memory validators)
    {
        address[] memory excluded = _excluded(d.arbitrable, brief);
        uint256 snapshotBlock = d.snapshotBlock;
        uint256 seats = _panelOf(_wanted(d, brief), _registry().drawable(snapshotBlock, excluded));
        bytes32 seed = keccak256(abi.encode(blockHash, block.chainid, address(this), disputeID));
        (panel, validators) = _registry().draw(seed, seats, snapshotBlock, excluded);
        panel |= seats << 248;
    }

    /// @dev Seats that a drawn round asks for: the procedure's, then twice the last panel and one, as far as paid for.
    function _wanted(Dispute storage d, Brief calldata brief) internal view returns (uint256) {
        uint256 round = d.round;
        if (round == 0) return brief.procedure.panel;
        return _doubled(d.panels[round - 1] >> 248, d.current.feeSeats);
    }

    /// @dev What a round after one of `panel` seats costs, in seats; 0 where none can follow. Fixed when that one is ruled.
    function _nextSeats(Dispute storage d, Brief calldata brief, uint256 panel) internal view returns (uint8) {
        uint256 next = uint256(d.round) + 1;
        if (next >= brief.rounds) return 0;
        address[] memory excluded = _excluded(d.arbitrable, brief);
        // Everybody sat who could when the round opened: whoever left since leaves no ruling without appeal.
        if (panel >= _registry().drawable(d.snapshotBlock, excluded)) return 0;
        uint256 available = _registry().drawable(block.number - 1, excluded);
        uint256 seats = _panelOf(_doubled(panel, MAX_PANEL), available);
        if (_isWhole(next, seats, panel)) {
            seats = _registry().count();
            if (seats > MAX_PANEL) seats = MAX_PANEL;
        }
        // At most 31.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint8(seats);
    }
}
