// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {DRAW_DELAY} from "../interfaces/ArbitrationConstants.sol";
import {Brief, Parameters, Phase, Windows} from "../interfaces/ICommittee.sol";
import {IValidatorRegistry} from "../interfaces/IValidatorRegistry.sol";
import {Resolution, Ruling} from "../libraries/Adjudication.sol";
import {BriefData} from "./BriefData.sol";
import {CommitteeFees} from "./CommitteeFees.sol";

/// @title A committee's disputes: how they are stored, what phase the clock puts them in, what seats sign
abstract contract CommitteeState is CommitteeFees, EIP712 {
    /// @dev Stored part of the latest round and of the standing ruling: one slot, empty until the draw unless that is
    /// scheduled again. `Revealing` is never stored: it follows from the clock and `committed`.
    struct Round {
        Phase phase; // None while the first draw is waited for
        uint16 flags;
        Ruling ruling; // the Resolution that stands, with two flags; of an earlier round until this one has its own
        uint8 passed;
        uint8 failed;
        uint8 feeSeats; // seats that the next round's fee is for while Ruled, else this round's; 0 in the first
        uint40 deadline; // commitBy, signBy, or appealBy while Ruled
        uint48 drawBlock; // where the draw was scheduled again
        uint32 committed; // masks of seats
        uint32 revealed;
        uint32 equivocated; // by proof at any time; what they revealed counts as UNRESOLVED
    }

    /// @dev What is left of an earlier round: enough to know who sat and to slash.
    struct Past {
        uint48 snapshotBlock;
        uint32 committed;
        uint32 revealed;
        uint32 equivocated;
    }

    struct Dispute {
        // Opening a round writes these two slots.
        address arbitrable;
        uint40 openedAt;
        uint48 snapshotBlock;
        uint8 round;
        bytes32 briefHash;
        Round current;
        // Later rounds only.
        address funder; // gets the fee back if the round fails
        uint8 signers; // of a signed round of the whole committee
        uint8 signerSeats; // seats that its fee was for
        uint256 unpaidSigners; // mask of places
        uint256 equivocatedSigners; // mask of places, by proof at any time
        mapping(uint256 round => Past) past;
        mapping(uint256 round => uint256) panels; // place of seat i in byte i, number of seats in byte 31
        // Hash of a seat's commitment and claims root, and once it is opened its observations.
        mapping(uint256 roundAndSeat => uint256) words;
        // What a seat that revealed had committed to: the hash that its word was until then.
        mapping(uint256 roundAndSeat => bytes32) opened;
        // Of earlier rounds.
        mapping(uint256 round => bytes32) briefHashes;
    }

    bytes32 public constant SIGNED_COMMITMENT_TYPEHASH = keccak256(
        "Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 briefHash,bytes32 commitment,bytes32 claimsRoot)"
    );

    /// @dev Who gets what validators lose, beside a reporter's share: nobody. Paid to anyone whom a dispute names, it would
    /// come back to the purse that opens a dispute of its own to be slashed or silent in it.
    address internal constant NOBODY = 0x000000000000000000000000000000000000dEaD;

    uint16 internal constant MATERIAL = 1;
    uint16 internal constant FAIL_ALONE = 2;
    uint16 internal constant DELIVERED = 4;
    uint16 internal constant BY_SIGNATURES = 8;
    uint16 internal constant NATIVE = 16;
    uint16 internal constant WAIVED_BY_PAYER = 32;
    uint16 internal constant WAIVED_BY_PAYEE = 64;
    uint16 internal constant WAIVED = WAIVED_BY_PAYER | WAIVED_BY_PAYEE;
    uint16 internal constant WHOLE = 128;
    uint16 internal constant ANNOUNCED = 256; // `Ruling` was emitted

    /// @notice Seconds, see `Windows`.
    uint32 public immutable DRAW_WINDOW;
    uint32 public immutable COMMIT_WINDOW;
    uint32 public immutable REVEAL_WINDOW;
    uint32 public immutable APPEAL_WINDOW;
    uint32 public immutable SIGN_WINDOW;

    /// @dev What a Committee and its annex must have in common.
    bytes32 internal immutable _parametersHash;

    mapping(uint256 disputeID => Dispute) internal _disputes;

    /// @dev See `ICommittee.disputeAccumulator`.
    bytes32 internal _accumulator;

    constructor(IERC20 token, Parameters memory p)
        CommitteeFees(token, p.feePerSeat, p.nativeFeePerSeat)
        EIP712("Redress Committee", "1")
    {
        Windows memory windows = p.windows;
        if (windows.draw == 0 || windows.commit == 0 || windows.reveal == 0 || windows.appeal == 0 || windows.sign == 0)
        {
            revert WindowZero();
        }
        DRAW_WINDOW = windows.draw;
        COMMIT_WINDOW = windows.commit;
        REVEAL_WINDOW = windows.reveal;
        APPEAL_WINDOW = windows.appeal;
        SIGN_WINDOW = windows.sign;
        _parametersHash = keccak256(abi.encode(token, p));
    }

    /// @dev The validators and their stakes: the first contract that this one deployed, which alone can slash there. An
    /// address from its creator's and the nonce 1 (EIP-161), so that an annex knows it without being told.
    function _registry() internal view returns (IValidatorRegistry) {
        bytes32 created = keccak256(abi.encodePacked(hex"d694", address(this), hex"01"));
        // The low 20 bytes.
        return IValidatorRegistry(address(uint160(uint256(created))));
    }

    /// @dev See `ICommittee.caseKey`.
    function _caseKey(uint256 disputeID, uint8 round, uint8 seat) internal view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), disputeID, round, seat));
    }

    /// @dev Struct hash of what a seat's validator signs, see `ICommittee.commitmentDigest`.
    function _commitmentHash(
        uint256 disputeID,
        uint8 round,
        uint8 seat,
        bytes32 briefHash,
        bytes32 commitment,
        bytes32 claimsRoot
    ) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(SIGNED_COMMITMENT_TYPEHASH, disputeID, round, seat, briefHash, commitment, claimsRoot)
        );
    }

    /// @dev What the state keeps of a commitment: two words under one hash, so that an opening has to give both again.
    function _pairHash(bytes32 commitment, bytes32 claimsRoot) internal pure returns (bytes32) {
        return keccak256(abi.encode(commitment, claimsRoot));
    }

    /// @dev Key of a seat's word.
    function _word(uint256 round, uint256 seat) internal pure returns (uint256) {
        return round << 8 | seat;
    }

    function _known(uint256 disputeID) internal view returns (Dispute storage d) {
        d = _disputes[disputeID];
        if (d.arbitrable == address(0)) revert DisputeUnknown(disputeID);
    }

    /// @dev The dispute, if `brief` is its current round's.
    function _briefed(uint256 disputeID, Brief calldata brief) internal view returns (Dispute storage d) {
        d = _known(disputeID);
        _requireBrief(d, BriefData.hash(brief));
    }

    function _requireBrief(Dispute storage d, bytes32 briefHash) internal view {
        bytes32 held = d.briefHash;
        if (briefHash != held) revert BriefMismatch(briefHash, held);
    }

    function _require(Dispute storage d, Phase needed) internal view {
        Phase actual = _phase(d);
        if (actual != needed) revert PhaseMismatch(actual, needed);
    }

    /// @dev Committing while now <= commitBy and a seat is missing; then Revealing.
    function _phase(Dispute storage d) internal view returns (Phase phase) {
        phase = d.current.phase;
        if (phase == Phase.None) return Phase.Drawing;
        if (phase == Phase.Committing) {
            if (block.timestamp > d.current.deadline || d.current.committed == _allSeats(_panel(d))) {
                phase = Phase.Revealing;
            }
        }
    }

    function _drawBlock(Dispute storage d) internal view returns (uint256 drawBlock) {
        drawBlock = d.current.drawBlock;
        if (drawBlock == 0) drawBlock = d.snapshotBlock + 1 + DRAW_DELAY;
    }

    function _revealBy(Dispute storage d) internal view returns (uint256) {
        return uint256(d.current.deadline) + REVEAL_WINDOW;
    }

    /// @dev Whether nobody's reveal is waited for: each committed seat gave one, or one that would count for nothing, or
    /// now > revealBy.
    function _complete(Dispute storage d) internal view returns (bool) {
        Round storage c = d.current;
        return c.committed & ~(c.revealed | c.equivocated) == 0 || block.timestamp > _revealBy(d);
    }

    /// @dev Whether the latest round, a later one, can only end without a ruling of its own: the last one stands.
    function _lapsed(Dispute storage d) internal view returns (bool) {
        if (d.round == 0) return false;
        Phase phase = _phase(d);
        if (phase == Phase.Revealing) return _complete(d) && d.current.revealed & ~d.current.equivocated == 0;
        return _unopened(d, phase);
    }

    /// @dev The same where nobody was drawn or signed, so that nobody missed a reveal.
    function _unopened(Dispute storage d, Phase phase) internal view returns (bool) {
        if (d.round == 0) return false;
        if (phase == Phase.Drawing) return block.timestamp > uint256(d.openedAt) + DRAW_WINDOW;
        return phase == Phase.Signing && block.timestamp > d.current.deadline;
    }

    /// @dev Whether a ruling stands that no appeal can follow: an appeal is in time iff now <= appealBy.
    function _final(Dispute storage d) internal view returns (bool) {
        Round storage c = d.current;
        return c.phase == Phase.Ruled && (c.feeSeats == 0 || block.timestamp > c.deadline || c.flags & WAIVED == WAIVED);
    }

    function _resolution(Dispute storage d) internal view returns (Resolution memory) {
        Round storage c = d.current;
        return Resolution(c.passed, c.failed, c.flags & MATERIAL != 0, c.flags & FAIL_ALONE != 0, c.ruling);
    }

    /// @dev Seats of the latest round; 0 before its draw.
    function _panel(Dispute storage d) internal view returns (uint256) {
        return d.panels[d.round] >> 248;
    }

    function _seatValidator(Dispute storage d, uint256 round, uint256 seat) internal view returns (address) {
        uint256 panel = d.panels[round];
        // Nobody sits before the draw, nor where it never happened.
        if (seat >= panel >> 248) revert SeatOutOfRange(seat, panel >> 248);
        uint256 snapshotBlock = round == d.round ? d.snapshotBlock : d.past[round].snapshotBlock;
        // Exactly one byte.
        // forge-lint: disable-next-line(unsafe-typecast)
        return _registry().validatorAt(uint8(panel >> (8 * seat)), snapshotBlock);
    }

    /// @dev Who never sits, whatever its stake. May be zero or the same.
    function _excluded(address arbitrable, Brief calldata brief) internal pure returns (address[] memory excluded) {
        excluded = new address[](3);
        (excluded[0], excluded[1], excluded[2]) = (brief.payer, brief.payee, arbitrable);
    }

    function _has(uint256 mask, uint256 bit) internal pure returns (bool) {
        return (mask >> bit) & 1 != 0;
    }

    function _allSeats(uint256 panel) internal pure returns (uint32) {
        // A panel has at most 31 seats.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint32((uint256(1) << panel) - 1);
    }
}
