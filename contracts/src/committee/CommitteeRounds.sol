// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArbitrable} from "../interfaces/IArbitrable.sol";
import {DRAW_DELAY} from "../interfaces/ArbitrationConstants.sol";
import {ICommitteeAppeals} from "../interfaces/ICommitteeAppeals.sol";
import {RulingDelivery} from "./RulingDelivery.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Brief, ICommittee, Opening, Phase, SignedSeat} from "../interfaces/ICommittee.sol";
import {Adjudication} from "../libraries/Adjudication.sol";
import {CommitteeDraw} from "./CommitteeDraw.sol";

/// @title The steps of a drawn round: draw, commit, reveal, adjudicate, or all of them on signatures
abstract contract CommitteeRounds is CommitteeDraw {
    bytes32 public constant COMMIT_TYPEHASH =
        keccak256("Observations(bytes32 caseKey,uint256 observations,bytes32 transcript,bytes32 salt)");

    /// @dev Gas that taking a penalty can count on: a weight's checkpoint, a credit, and a key leaving the aggregate.
    uint256 private constant PENALTY_GAS = 400_000;

    /// @notice Units of stake that a missing reveal costs.
    uint24 public immutable MISS_UNITS;

    constructor(uint24 missUnits) {
        MISS_UNITS = missUnits;
    }

    /// @inheritdoc ICommittee
    function draw(uint256 disputeID, Brief calldata brief) external override nonReentrant {
        Dispute storage d = _briefed(disputeID, brief);
        _require(d, Phase.Drawing);
        if (block.timestamp > _drawBy(d)) return _failRound(disputeID, d, brief);
        bytes32 blockHash = _drawHash(d);
        if (blockHash != 0) {
            _seat(disputeID, d, brief, blockHash);
            return;
        }
        // Block numbers stay far below 2^48.
        // forge-lint: disable-next-line(unsafe-typecast)
        d.current.drawBlock = uint48(block.number + DRAW_DELAY);
        // Block numbers stay far below 2^64.
        // forge-lint: disable-next-line(unsafe-typecast)
        emit DrawScheduled(disputeID, uint64(block.number + DRAW_DELAY));
    }

    /// @inheritdoc ICommittee
    function commit(uint256 disputeID, uint8 seat, bytes32 briefHash, bytes32 commitment, bytes32 claimsRoot)
        external
        override
        nonReentrant
    {
        Dispute storage d = _known(disputeID);
        _requireBrief(d, briefHash);
        _require(d, Phase.Committing);
        address validator = _seatValidator(d, d.round, seat);
        if (msg.sender != validator) revert NotSeatValidator(msg.sender, validator);
        _commit(disputeID, d, seat, validator, commitment, claimsRoot);
    }

    /// @inheritdoc ICommittee
    function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes calldata signature)
        external
        override
        nonReentrant
    {
        Dispute storage d = _known(disputeID);
        _require(d, Phase.Committing);
        address validator = _seatValidator(d, d.round, seat);
        bytes32 digest = commitmentDigest(disputeID, d.round, seat, d.briefHash, commitment, claimsRoot);
        _checkSigner(digest, signature, validator);
        _commit(disputeID, d, seat, validator, commitment, claimsRoot);
    }

    /// @inheritdoc ICommittee
    function reveal(uint256 disputeID, Brief calldata brief, uint8 seat, Opening calldata opening)
        external
        override
        nonReentrant
    {
        Dispute storage d = _briefed(disputeID, brief);
        _require(d, Phase.Revealing);
        address validator = _seatValidator(d, d.round, seat);
        uint256 revealBy = _revealBy(d);
        // In time iff now <= revealBy.
        if (block.timestamp > revealBy) revert RevealPeriodOver(block.timestamp, revealBy);
        if (!_has(d.current.committed, seat)) revert NotCommitted(disputeID, seat);
        if (_has(d.current.revealed, seat)) revert AlreadyRevealed(disputeID, seat);
        bytes32 opened = _pairHash(commitmentOf(disputeID, d.round, seat, opening), opening.claimsRoot);
        uint256 word = _word(d.round, seat);
        bytes32 committed = bytes32(d.words[word]);
        if (opened != committed) revert OpeningMismatch(opened, committed);
        Adjudication.validate(brief.procedure, opening.observations);
        d.current.revealed |= uint32(1) << seat;
        d.words[word] = opening.observations;
        // Kept, so that a seat which had shown the others another commitment can still be proven to have.
        d.opened[word] = committed;
        emit Revealed(disputeID, seat, validator, opening.observations, opening.transcript);
    }

    /// @inheritdoc ICommittee
    function adjudicate(uint256 disputeID, Brief calldata brief) external override nonReentrant {
        Dispute storage d = _briefed(disputeID, brief);
        _require(d, Phase.Revealing);
        uint256 revealBy = _revealBy(d);
        // A missing reveal is waited for until revealBy, inclusive. One that would count for nothing is not.
        if (!_complete(d)) revert RevealPeriodOpen(block.timestamp, revealBy);
        address[] memory validators = _validators(d);
        uint32 revealed = d.current.revealed;
        uint256[] memory observations = new uint256[](validators.length);
        for (uint256 i = 0; i < observations.length; ++i) {
            if (_has(revealed, i)) observations[i] = d.words[_word(d.round, i)];
        }
        _penalizeMissing(disputeID, validators, revealed);
        _conclude(
            disputeID,
            d,
            brief,
            validators,
            observations,
            revealed,
            block.timestamp < revealBy ? block.timestamp : revealBy
        );
    }

    /// @inheritdoc ICommittee
    function ruleBySignatures(uint256 disputeID, Brief calldata brief, SignedSeat[] calldata signedSeats)
        external
        override
        nonReentrant
    {
        Dispute storage d = _briefed(disputeID, brief);
        address[] memory validators = _phase(d) == Phase.Drawing ? _drawNow(disputeID, d, brief) : _validators(d);
        _require(d, Phase.Committing);
        uint256 panel = validators.length;
        if (signedSeats.length != panel) revert SeatsIncomplete(signedSeats.length, panel);
        uint256[] memory observations = new uint256[](panel);
        for (uint256 i = 0; i < panel; ++i) {
            // A panel has at most 31 seats.
            // forge-lint: disable-next-line(unsafe-typecast)
            observations[i] = _acceptSeat(disputeID, d, uint8(i), validators[i], signedSeats[i]);
        }
        uint32 all = _allSeats(panel);
        d.current.committed = all;
        d.current.revealed = all;
        d.current.flags |= BY_SIGNATURES;
        _conclude(disputeID, d, brief, validators, observations, all, block.timestamp);
    }

    // --- delivery ---

    /// @inheritdoc ICommittee
    function executeRuling(uint256 disputeID) external override nonReentrant {
        Dispute storage d = _known(disputeID);
        // All there is: an arbitrable that needs more than the usual share gets it from whoever pays for it.
        uint256 maxGas = type(uint256).max;
        if (_unopened(d, _phase(d))) return _fail(disputeID, d, d.current.feeSeats, d.funder, maxGas);
        _require(d, Phase.Ruled);
        if (!_final(d)) revert ICommitteeAppeals.AppealPeriodOpen(block.timestamp, d.current.deadline);
        if (d.current.flags & DELIVERED != 0) revert AlreadyDelivered(disputeID);
        _finish(disputeID, d, maxGas);
    }

    // --- what seats sign ---

    /// @inheritdoc ICommittee
    function caseKey(uint256 disputeID, uint8 round, uint8 seat) external view override returns (bytes32) {
        return _caseKey(disputeID, round, seat);
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
                COMMIT_TYPEHASH,
                _caseKey(disputeID, round, seat),
                opening.observations,
                opening.transcript,
                opening.salt
            )
        );
    }

    /// @inheritdoc ICommittee
    function commitmentDigest(
        uint256 disputeID,
        uint8 round,
        uint8 seat,
        bytes32 briefHash,
        bytes32 commitment,
        bytes32 claimsRoot
    ) public view override returns (bytes32) {
        return _hashTypedDataV4(_commitmentHash(disputeID, round, seat, briefHash, commitment, claimsRoot));
    }

    // --- internal ---

    /// @dev The draw as part of another step, which fails where the draw would.
    function _drawNow(uint256 disputeID, Dispute storage d, Brief calldata brief) private returns (address[] memory) {
        if (block.timestamp > _drawBy(d)) revert DrawPeriodOver(block.timestamp, _drawBy(d));
        bytes32 blockHash = _drawHash(d);
        if (blockHash == 0) revert DrawHashUnknown(_drawBlock(d));
        return _seat(disputeID, d, brief, blockHash);
    }

    function _validators(Dispute storage d) private view returns (address[] memory validators) {
        uint256 round = d.round;
        validators = new address[](_panel(d));
        for (uint256 i = 0; i < validators.length; ++i) {
            validators[i] = _seatValidator(d, round, i);
        }
    }

    /// @dev In time iff now <= commitBy: later the phase is Revealing.
    function _commit(
        uint256 disputeID,
        Dispute storage d,
        uint8 seat,
        address validator,
        bytes32 commitment,
        bytes32 claimsRoot
    ) private {
        if (commitment == 0) revert CommitmentZero();
        if (_has(d.current.committed, seat)) revert AlreadyCommitted(disputeID, seat);
        d.current.committed |= uint32(1) << seat;
        d.words[_word(d.round, seat)] = uint256(_pairHash(commitment, claimsRoot));
        emit Committed(disputeID, seat, validator, commitment, claimsRoot);
    }

    function _acceptSeat(
        uint256 disputeID,
        Dispute storage d,
        uint8 seat,
        address validator,
        SignedSeat calldata signed
    ) private returns (uint256 observations) {
        bytes32 commitment = signed.commitment;
        bytes32 claimsRoot = signed.opening.claimsRoot;
        uint8 round = d.round;
        bytes32 opened = commitmentOf(disputeID, round, seat, signed.opening);
        if (opened != commitment) revert OpeningMismatch(opened, commitment);
        _checkSigner(
            commitmentDigest(disputeID, round, seat, d.briefHash, commitment, claimsRoot), signed.signature, validator
        );
        if (!_has(d.current.committed, seat)) {
            emit Committed(disputeID, seat, validator, commitment, claimsRoot);
        } else {
            bytes32 pair = _pairHash(commitment, claimsRoot);
            bytes32 held = bytes32(d.words[_word(d.round, seat)]);
            if (held != pair) revert CommitmentMismatch(pair, held);
        }
        observations = signed.opening.observations;
        emit Revealed(disputeID, seat, validator, observations, signed.opening.transcript);
    }

    function _checkSigner(bytes32 digest, bytes calldata signature, address validator) private pure {
        address signer = ECDSA.recoverCalldata(digest, signature);
        if (signer != validator) revert SignerMismatch(signer, validator);
    }

    /// @dev Replays, stores, pays the seats, then delivers. A seat that equivocated counts as one that revealed nothing.
    function _conclude(
        uint256 disputeID,
        Dispute storage d,
        Brief calldata brief,
        address[] memory validators,
        uint256[] memory observations,
        uint32 revealed,
        uint256 endedAt
    ) private {
        uint32 counted = revealed & ~d.current.equivocated;
        if (counted == 0) return _failRound(disputeID, d, brief);
        for (uint256 i = 0; i < observations.length; ++i) {
            if (!_has(counted, i)) observations[i] = 0;
        }
        _rule(disputeID, d, brief, observations);
        bool native = d.current.flags & NATIVE != 0;
        uint256 paidSeats = d.round == 0 ? brief.procedure.panel : d.current.feeSeats;
        _paySeats(disputeID, _fee(paidSeats, native), native, validators, counted);
        _offerAppeal(disputeID, d, brief, validators.length, endedAt);
    }

    /// @dev A seat that revealed nothing was drawn for nothing. Whatever the registry answers, the round goes on; a caller
    /// cannot make it fail by sending little gas.
    function _penalizeMissing(uint256 disputeID, address[] memory validators, uint32 revealed) private {
        uint256 need = PENALTY_GAS * 64 / 63;
        for (uint256 i = 0; i < validators.length; ++i) {
            if (_has(revealed, i)) continue;
            if (gasleft() < need) revert GasTooLow(gasleft(), need);
            try _registry().penalize(validators[i], MISS_UNITS, NOBODY) returns (uint256 amount) {
                // A panel has at most 31 seats.
                // forge-lint: disable-next-line(unsafe-typecast)
                emit RevealMissed(disputeID, uint8(i), validators[i], amount);
            } catch {
                // forge-lint: disable-next-line(unsafe-typecast)
                emit RevealMissed(disputeID, uint8(i), validators[i], 0);
            }
        }
    }

    /// @dev Opens the appeal period of a drawn round, or delivers at once where there is none.
    /// @param endedAt when the round was over, so that whoever adjudicates late makes no case longer
    function _offerAppeal(uint256 disputeID, Dispute storage d, Brief calldata brief, uint256 panel, uint256 endedAt)
        internal
    {
        uint8 next = _nextSeats(d, brief, panel);
        Round storage c = d.current;
        c.feeSeats = next;
        // Seconds stay below 2^40.
        // forge-lint: disable-next-line(unsafe-typecast)
        c.deadline = uint40(endedAt + APPEAL_WINDOW);
        if (_final(d)) _finish(disputeID, d, RulingDelivery.GAS);
        else emit ICommitteeAppeals.AppealPossible(disputeID, IArbitrable(d.arbitrable));
    }

    /// @dev `_fail` with what the dispute and its brief say of the fee.
    function _failRound(uint256 disputeID, Dispute storage d, Brief calldata brief) internal {
        (uint256 seats, address refund) =
            d.round == 0 ? (brief.procedure.panel, brief.feeRefund) : (d.current.feeSeats, d.funder);
        _fail(disputeID, d, seats, refund, RulingDelivery.GAS);
    }

    /// @dev The fee of a round is earned by the seats that count. A part returned to the payer would be paid twice where
    /// the arbitrable makes the payer whole for the fee. What does not divide goes to the first of them.
    function _paySeats(uint256 disputeID, uint256 fee, bool native, address[] memory validators, uint256 counted)
        internal
    {
        uint256 seated = _count1s(counted);
        uint256 rest = fee % seated;
        for (uint256 i = 0; i < validators.length; ++i) {
            if (!_has(counted, i)) continue;
            _credit(disputeID, validators[i], fee / seated + rest, native);
            rest = 0;
        }
    }
}
