// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {DisputeView, ICommittee, Opening, Phase, Seat, Windows} from "../interfaces/ICommittee.sol";
import {Procedure, Resolution, Ruling} from "../libraries/Adjudication.sol";
import {CommitteeFees} from "./CommitteeFees.sol";
import {CommitteeRegistry} from "./CommitteeRegistry.sol";
import {CommitteeStakes} from "./CommitteeStakes.sol";
import {PackedProcedure} from "./PackedProcedure.sol";

/// @title A committee's disputes: how they are stored, what phase the clock puts them in, what seats sign
abstract contract CommitteeState is CommitteeStakes, EIP712 {
    /// @dev Stored part of a dispute. Slots are grouped by when they are written.
    struct Dispute {
        // At creation.
        address arbitrable;
        uint56 createdAt; // fills the slot, so that a step reads and writes the next one only
        uint8 paidSeats; // seats the fee was paid for; the panel may be smaller
        uint32 equivocated; // mask of seats, by proof at any time; what they revealed counts as UNRESOLVED
        // By every step. `Revealing` is never stored: it follows from the clock and `committed`.
        Phase phase;
        uint8 panel;
        bool delivered;
        bool bySignatures;
        uint48 drawBlock;
        uint48 commitBy;
        uint32 committed; // mask of seats
        uint32 revealed; // mask of seats
        uint8 passed; // the Resolution, in the same slot
        uint8 failed;
        bool material;
        bool failAlone;
        Ruling ruling;
        // At creation.
        address feeRefund;
        uint88 procedure;
        bytes32 manifestHash;
        bytes32 evidenceRoot;
        bytes32 caseId;
        uint256 pool; // mask of the places that the seats are drawn from
        uint256 weights; // zero unless the outcome rule has them
        // At the draw.
        uint256 seats; // place of seat i in byte i
        // Hash of a seat's commitment and claims root, and once it is opened its observations.
        mapping(uint256 seat => uint256) words;
    }

    bytes32 public constant COMMIT_TYPEHASH =
        keccak256("Observations(bytes32 caseKey,uint256 observations,bytes32 transcript,bytes32 salt)");
    bytes32 public constant SIGNED_COMMITMENT_TYPEHASH =
        keccak256("Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 commitment,bytes32 claimsRoot)");

    uint8 internal constant ROUND = 0;

    /// @notice Seconds, see `Windows`.
    uint32 public immutable DRAW_WINDOW;
    uint32 public immutable COMMIT_WINDOW;
    uint32 public immutable REVEAL_WINDOW;

    mapping(uint256 disputeID => Dispute) internal _disputes;

    constructor(
        IERC20 token,
        address[] memory registry,
        uint256 feePerSeat,
        uint256 stakePerValidator,
        Windows memory windows
    )
        CommitteeFees(token, feePerSeat)
        CommitteeRegistry(registry)
        CommitteeStakes(stakePerValidator)
        EIP712("Redress Committee", "1")
    {
        if (windows.draw == 0 || windows.commit == 0 || windows.reveal == 0) {
            revert WindowZero();
        }
        DRAW_WINDOW = windows.draw;
        COMMIT_WINDOW = windows.commit;
        REVEAL_WINDOW = windows.reveal;
    }

    // --- views ---

    /// @inheritdoc ICommittee
    function resolution(uint256 disputeID) external view override returns (Resolution memory) {
        return _resolution(_inPhase(disputeID, Phase.Ruled));
    }

    /// @inheritdoc ICommittee
    function disputes(uint256 disputeID) external view override returns (DisputeView memory) {
        Dispute storage d = _known(disputeID);
        return DisputeView({
            arbitrable: d.arbitrable,
            phase: _phase(d),
            round: ROUND,
            panel: d.panel,
            delivered: d.delivered,
            bySignatures: d.bySignatures,
            createdAt: d.createdAt,
            drawBlock: d.drawBlock,
            commitBy: d.commitBy,
            revealBy: d.commitBy == 0 ? 0 : uint64(_revealBy(d)),
            manifestHash: d.manifestHash,
            evidenceRoot: d.evidenceRoot,
            caseId: d.caseId,
            resolution: _resolution(d)
        });
    }

    /// @inheritdoc ICommittee
    function seats(uint256 disputeID) external view override returns (Seat[] memory list) {
        Dispute storage d = _known(disputeID);
        // Nobody sits before the draw, nor where it never happened.
        list = new Seat[](d.seats == 0 ? 0 : d.panel);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i].validator = _validatorAt(d.seats, i);
            list[i].committed = _has(d.committed, i);
            list[i].revealed = _has(d.revealed, i);
            list[i].equivocated = _has(d.equivocated, i);
            if (d.bySignatures) continue;
            if (list[i].revealed) list[i].observations = d.words[i];
            else list[i].pairHash = bytes32(d.words[i]);
        }
    }

    /// @inheritdoc ICommittee
    function disputeCount() external view override returns (uint256) {
        return _count;
    }

    /// @inheritdoc ICommittee
    function longestCase(uint8) public view override returns (uint256) {
        return uint256(DRAW_WINDOW) + COMMIT_WINDOW + REVEAL_WINDOW;
    }

    /// @inheritdoc ICommittee
    function caseKey(uint256 disputeID, uint8 round, uint8 seat) public view override returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), disputeID, round, seat));
    }

    /// @inheritdoc ICommittee
    function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, Opening calldata opening)
        public
        view
        override
        returns (bytes32)
    {
        return keccak256(
            abi.encode(
                COMMIT_TYPEHASH, caseKey(disputeID, round, seat), opening.observations, opening.transcript, opening.salt
            )
        );
    }

    /// @inheritdoc ICommittee
    function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment, bytes32 claimsRoot)
        public
        view
        override
        returns (bytes32)
    {
        return _hashTypedDataV4(
            keccak256(abi.encode(SIGNED_COMMITMENT_TYPEHASH, disputeID, round, seat, commitment, claimsRoot))
        );
    }

    // --- internal ---

    function _known(uint256 disputeID) internal view returns (Dispute storage d) {
        d = _disputes[disputeID];
        if (d.phase == Phase.None) revert DisputeUnknown(disputeID);
    }

    function _inPhase(uint256 disputeID, Phase needed) internal view returns (Dispute storage d) {
        d = _known(disputeID);
        Phase actual = _phase(d);
        if (actual != needed) revert PhaseMismatch(actual, needed);
    }

    /// @dev Committing while now <= commitBy and a seat is missing; then Revealing.
    function _phase(Dispute storage d) internal view returns (Phase phase) {
        phase = d.phase;
        if (phase == Phase.Committing && (block.timestamp > d.commitBy || d.committed == _allSeats(d.panel))) {
            phase = Phase.Revealing;
        }
    }

    function _revealBy(Dispute storage d) internal view returns (uint256) {
        return uint256(d.commitBy) + REVEAL_WINDOW;
    }

    function _seatValidator(Dispute storage d, uint8 seat) internal view returns (address) {
        uint256 drawn = d.seats;
        // Nobody sits before the draw, nor where it never happened.
        uint256 panel = drawn == 0 ? 0 : d.panel;
        if (seat >= panel) revert SeatOutOfRange(seat, panel);
        return _validatorAt(drawn, seat);
    }

    function _resolution(Dispute storage d) internal view returns (Resolution memory) {
        return Resolution(d.passed, d.failed, d.material, d.failAlone, d.ruling);
    }

    function _procedure(Dispute storage d) internal view returns (Procedure memory) {
        uint88 packed = d.procedure;
        uint256 weights = PackedProcedure.weighted(packed) ? d.weights : 0;
        return PackedProcedure.unpack(packed, weights, d.paidSeats);
    }

    /// @dev What the state keeps of a commitment: two words under one hash, so that an opening has to give both again.
    function _pairHash(bytes32 commitment, bytes32 claimsRoot) internal pure returns (bytes32) {
        return keccak256(abi.encode(commitment, claimsRoot));
    }

    function _has(uint32 mask, uint256 seat) internal pure returns (bool) {
        return (mask >> seat) & 1 != 0;
    }

    function _allSeats(uint256 panel) internal pure returns (uint32) {
        return type(uint32).max >> (32 - panel);
    }
}
