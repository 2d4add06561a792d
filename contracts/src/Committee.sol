// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC165} from "@openzeppelin/contracts/utils/introspection/ERC165.sol";
import {IArbitrable} from "./interfaces/IArbitrable.sol";
import {IArbitrator} from "./interfaces/IArbitrator.sol";
import {IBlockHashSource} from "./interfaces/IBlockHashSource.sol";
import {Brief, DisputeView, ICommittee, Opening, Phase, Seat, SignedSeat, Windows} from "./interfaces/ICommittee.sol";
import {ITokenFeeArbitrator} from "./interfaces/ITokenFeeArbitrator.sol";
import {CommitteeFees} from "./committee/CommitteeFees.sol";
import {CommitteeRegistry} from "./committee/CommitteeRegistry.sol";
import {PackedProcedure} from "./committee/PackedProcedure.sol";
import {RulingDelivery} from "./committee/RulingDelivery.sol";
import {Adjudication, Procedure, Resolution, Ruling} from "./libraries/Adjudication.sol";

/// @title Arbitrator of drawn validators whose observations the chain replays
/// @notice One round, no appeal. Nobody can change the registry, the fee or the windows.
contract Committee is IArbitrator, ITokenFeeArbitrator, CommitteeFees, CommitteeRegistry, EIP712, ERC165 {
    using SafeERC20 for IERC20;

    /// @dev Stored part of a dispute. Slots are grouped by when they are written.
    struct Dispute {
        // At creation.
        address arbitrable;
        uint48 createdAt;
        uint8 paidSeats; // seats the fee was paid for; the panel may be smaller
        uint24 excluded; // places of parties in the registry, a byte each
        // By every step. `Revealing` is never stored: it follows from the clock and `committed`.
        Phase phase;
        uint8 panel;
        bool delivered;
        bool bySignatures;
        uint48 drawBlock;
        uint48 commitBy;
        uint32 committed; // mask of seats
        uint32 revealed; // mask of seats
        Resolution resolution;
        // At creation.
        address feeRefund;
        uint88 procedure;
        bytes32 manifestHash;
        bytes32 evidenceRoot;
        bytes32 caseId;
        uint256 weights; // zero unless the outcome rule has them
        // At the draw.
        uint256 seats; // place of seat i in byte i
        // A seat's commitment, and once it is opened its observations.
        mapping(uint256 seat => uint256) words;
    }

    bytes32 public constant COMMIT_TYPEHASH =
        keccak256("Observations(bytes32 caseKey,uint256 observations,bytes32 transcript,bytes32 salt)");
    bytes32 public constant SIGNED_COMMITMENT_TYPEHASH =
        keccak256("Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 commitment)");

    uint256 private constant BRIEF_VERSION = 1;
    /// @dev Payer wins, payee wins, unclear.
    uint256 private constant CHOICES = 3;
    uint8 private constant ROUND = 0;
    /// @dev Blocks from scheduling to the draw block: its hash is unknown to whoever sends the transaction.
    uint256 private constant DRAW_DELAY = 2;
    /// @dev What Kleros answers where no appeal is possible.
    uint256 private constant NOT_PAYABLE = (type(uint256).max - 1) / 2;

    IBlockHashSource public immutable BLOCK_HASH_SOURCE;
    /// @notice Seconds, see `Windows`.
    uint32 public immutable DRAW_WINDOW;
    uint32 public immutable COMMIT_WINDOW;
    uint32 public immutable REVEAL_WINDOW;

    mapping(uint256 disputeID => Dispute) private _disputes;

    /// @inheritdoc ICommittee
    bytes32 public override disputeAccumulator;

    constructor(
        IERC20 token,
        IBlockHashSource source,
        address[] memory registry,
        uint256 feePerSeat,
        Windows memory windows
    ) CommitteeFees(token, feePerSeat) CommitteeRegistry(registry) EIP712("Redress Committee", "1") {
        if (address(source).code.length == 0) revert CodeMissing(address(source));
        if (windows.draw == 0 || windows.commit == 0 || windows.reveal == 0) revert WindowZero();
        BLOCK_HASH_SOURCE = source;
        DRAW_WINDOW = windows.draw;
        COMMIT_WINDOW = windows.commit;
        REVEAL_WINDOW = windows.reveal;
    }

    // --- creation ---

    /// @notice Opens a dispute whose fee was sent to this contract earlier in the same transaction.
    /// @dev Safety: between the payment and this call nobody else may run, or they could consume it.
    /// @param _choices 3
    /// @param _extraData abi.encode(Brief)
    function createDispute(uint256 _choices, bytes calldata _extraData)
        external
        payable
        override
        nonReentrant
        returns (uint256 disputeID)
    {
        if (msg.value != 0) revert NativeNotAccepted(msg.value);
        return _create(_choices, abi.decode(_extraData, (Brief)));
    }

    /// @inheritdoc ITokenFeeArbitrator
    function createDispute(uint256 _numberOfChoices, bytes calldata _extraData, IERC20 _feeToken, uint256 _feeAmount)
        external
        override
        nonReentrant
        returns (uint256 disputeID)
    {
        uint256 need = arbitrationCost(_extraData, _feeToken);
        if (_feeAmount != need) revert FeeMismatch(_feeAmount, need);
        TOKEN.safeTransferFrom(msg.sender, address(this), _feeAmount);
        return _create(_numberOfChoices, abi.decode(_extraData, (Brief)));
    }

    function _create(uint256 choices, Brief memory brief) private returns (uint256 disputeID) {
        if (choices != CHOICES) revert ChoicesUnsupported(choices, CHOICES);
        if (brief.version != BRIEF_VERSION) revert BriefVersionUnknown(brief.version, BRIEF_VERSION);
        if (brief.feeRefund == address(0)) revert FeeRefundZero();
        Adjudication.check(brief.procedure);
        uint24 excluded = _exclusions(brief.payer, brief.payee, msg.sender);
        uint8 panel = _panelSize(brief.procedure.panel, excluded);

        _takeFee(brief.procedure.panel * FEE_PER_SEAT);
        disputeID = ++_count;
        Dispute storage d = _disputes[disputeID];
        d.arbitrable = msg.sender;
        d.createdAt = uint48(block.timestamp);
        d.paidSeats = brief.procedure.panel;
        d.excluded = excluded;
        d.phase = Phase.Drawing;
        d.panel = panel;
        d.feeRefund = brief.feeRefund;
        d.procedure = PackedProcedure.pack(brief.procedure);
        d.manifestHash = brief.manifestHash;
        d.evidenceRoot = brief.evidenceRoot;
        d.caseId = brief.caseId;
        if (brief.procedure.weights != 0) d.weights = brief.procedure.weights;
        disputeAccumulator = keccak256(abi.encode(disputeAccumulator, disputeID, msg.sender, brief.caseId));
        emit DisputeCreation(disputeID, IArbitrable(msg.sender));
        _scheduleDraw(disputeID, d);
    }

    function _scheduleDraw(uint256 disputeID, Dispute storage d) private {
        uint48 drawBlock = uint48(block.number + DRAW_DELAY);
        d.drawBlock = drawBlock;
        emit DrawScheduled(disputeID, drawBlock);
    }

    // --- a round ---

    /// @inheritdoc ICommittee
    function draw(uint256 disputeID) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Drawing);
        // In time iff now <= createdAt + DRAW_WINDOW.
        if (block.timestamp > uint256(d.createdAt) + DRAW_WINDOW) return _fail(disputeID, d);
        uint256 drawBlock = d.drawBlock;
        if (block.number <= drawBlock) revert DrawTooEarly(block.number, drawBlock);
        bytes32 blockHash = BLOCK_HASH_SOURCE.blockHash(drawBlock);
        if (blockHash == 0) return _scheduleDraw(disputeID, d);

        bytes32 seed = keccak256(abi.encode(blockHash, block.chainid, address(this), disputeID));
        (uint256 drawn, address[] memory validatorsDrawn) = _drawSeats(seed, d.panel, d.excluded);
        uint48 commitBy = uint48(block.timestamp + COMMIT_WINDOW);
        d.phase = Phase.Committing;
        d.commitBy = commitBy;
        d.seats = drawn;
        emit Drawn(disputeID, ROUND, validatorsDrawn, commitBy, commitBy + REVEAL_WINDOW);
    }

    /// @inheritdoc ICommittee
    function commit(uint256 disputeID, uint8 seat, bytes32 commitment) external override nonReentrant {
        // In time iff now <= commitBy: later the phase is Revealing.
        Dispute storage d = _inPhase(disputeID, Phase.Committing);
        address validator = _seatValidator(d, seat);
        if (msg.sender != validator) revert NotSeatValidator(msg.sender, validator);
        if (commitment == 0) revert CommitmentZero();
        uint32 bit = uint32(1) << seat;
        if (d.committed & bit != 0) revert AlreadyCommitted(disputeID, seat);
        d.committed |= bit;
        d.words[seat] = uint256(commitment);
        emit Committed(disputeID, seat, validator, commitment);
    }

    /// @inheritdoc ICommittee
    function reveal(uint256 disputeID, uint8 seat, Opening calldata opening) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Revealing);
        address validator = _seatValidator(d, seat);
        uint256 revealBy = _revealBy(d);
        // In time iff now <= revealBy.
        if (block.timestamp > revealBy) revert RevealPeriodOver(block.timestamp, revealBy);
        uint32 bit = uint32(1) << seat;
        if (d.committed & bit == 0) revert NotCommitted(disputeID, seat);
        if (d.revealed & bit != 0) revert AlreadyRevealed(disputeID, seat);
        bytes32 opened = commitmentOf(disputeID, ROUND, seat, opening);
        bytes32 committed = bytes32(d.words[seat]);
        if (opened != committed) revert OpeningMismatch(opened, committed);
        Adjudication.validate(_procedure(d), opening.observations);
        d.revealed |= bit;
        d.words[seat] = opening.observations;
        emit Revealed(disputeID, seat, validator, opening.observations, opening.transcript);
    }

    /// @inheritdoc ICommittee
    function adjudicate(uint256 disputeID) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Revealing);
        uint32 revealed = d.revealed;
        uint256 revealBy = _revealBy(d);
        // A missing reveal is waited for until revealBy, inclusive.
        if (revealed != d.committed && block.timestamp <= revealBy) revert RevealPeriodOpen(block.timestamp, revealBy);
        if (revealed == 0) return _fail(disputeID, d);
        uint256[] memory observations = new uint256[](d.panel);
        for (uint256 i = 0; i < observations.length; ++i) {
            if (revealed & (uint32(1) << i) != 0) observations[i] = d.words[i];
        }
        _conclude(disputeID, d, observations, revealed);
    }

    /// @inheritdoc ICommittee
    function ruleBySignatures(uint256 disputeID, SignedSeat[] calldata signedSeats) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Committing);
        uint256 panel = d.panel;
        if (signedSeats.length != panel) revert SeatsIncomplete(signedSeats.length, panel);
        uint256[] memory observations = new uint256[](panel);
        for (uint256 i = 0; i < panel; ++i) {
            // A panel has at most 31 seats.
            // forge-lint: disable-next-line(unsafe-typecast)
            observations[i] = _acceptSeat(disputeID, d, uint8(i), signedSeats[i]);
        }
        uint32 all = _allSeats(panel);
        d.committed = all;
        d.revealed = all;
        d.bySignatures = true;
        _conclude(disputeID, d, observations, all);
    }

    function _acceptSeat(uint256 disputeID, Dispute storage d, uint8 seat, SignedSeat calldata signed)
        private
        returns (uint256 observations)
    {
        bytes32 commitment = signed.commitment;
        bytes32 opened = commitmentOf(disputeID, ROUND, seat, signed.opening);
        if (opened != commitment) revert OpeningMismatch(opened, commitment);
        address validator = _validatorAt(d.seats, seat);
        address signer = ECDSA.recoverCalldata(commitmentDigest(disputeID, ROUND, seat, commitment), signed.signature);
        if (signer != validator) revert SignerMismatch(signer, validator);
        if (d.committed & (uint32(1) << seat) == 0) {
            emit Committed(disputeID, seat, validator, commitment);
        } else if (bytes32(d.words[seat]) != commitment) {
            revert CommitmentMismatch(commitment, bytes32(d.words[seat]));
        }
        observations = signed.opening.observations;
        emit Revealed(disputeID, seat, validator, observations, signed.opening.transcript);
    }

    /// @dev Replays, stores, pays the seats, then delivers: nothing that the arbitrable does can touch the rest.
    function _conclude(uint256 disputeID, Dispute storage d, uint256[] memory observations, uint32 revealed) private {
        Resolution memory result = Adjudication.resolve(_procedure(d), observations);
        d.phase = Phase.Ruled;
        d.resolution = result;
        emit Adjudicated(disputeID, ROUND, d.evidenceRoot, result);
        uint256 drawn = d.seats;
        uint256 unearned = d.paidSeats;
        for (uint256 i = 0; i < observations.length; ++i) {
            if (revealed & (uint32(1) << i) == 0) continue;
            --unearned;
            _credit(disputeID, _validatorAt(drawn, i), FEE_PER_SEAT);
        }
        _credit(disputeID, d.feeRefund, unearned * FEE_PER_SEAT);
        _deliver(disputeID, d, RulingDelivery.GAS);
    }

    function _fail(uint256 disputeID, Dispute storage d) private {
        d.phase = Phase.Failed;
        emit RoundFailed(disputeID, ROUND);
        _credit(disputeID, d.feeRefund, d.paidSeats * FEE_PER_SEAT);
    }

    // --- delivery ---

    /// @inheritdoc ICommittee
    function executeRuling(uint256 disputeID) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Ruled);
        if (d.delivered) revert AlreadyDelivered(disputeID);
        // All there is: an arbitrable that needs more than the usual share gets it from whoever pays for it.
        _deliver(disputeID, d, type(uint256).max);
    }

    function _deliver(uint256 disputeID, Dispute storage d, uint256 maxGas) private {
        uint256 ruling = uint256(d.resolution.ruling);
        (bool taken, bytes memory reason) = RulingDelivery.deliver(d.arbitrable, disputeID, ruling, maxGas);
        if (taken) {
            d.delivered = true;
            emit RulingDelivered(disputeID, ruling);
        } else {
            emit DeliveryFailed(disputeID, reason);
        }
    }

    // --- ERC-792 ---

    /// @notice Never possible.
    function appeal(uint256 _disputeID, bytes calldata) external payable override {
        revert AppealImpossible(_disputeID);
    }

    /// @notice More than anyone has.
    function appealCost(uint256, bytes calldata) external pure override returns (uint256) {
        return NOT_PAYABLE;
    }

    /// @notice (0, 0): there is no appeal.
    function appealPeriod(uint256) external pure override returns (uint256 start, uint256 end) {
        return (0, 0);
    }

    /// @notice Zero: the fee is paid in the fee token.
    function arbitrationCost(bytes calldata) external pure override returns (uint256) {
        return 0;
    }

    /// @inheritdoc ITokenFeeArbitrator
    function arbitrationCost(bytes calldata _extraData, IERC20 _feeToken) public view override returns (uint256) {
        if (_feeToken != TOKEN) revert FeeTokenNotAccepted(address(_feeToken), address(TOKEN));
        return abi.decode(_extraData, (Brief)).procedure.panel * FEE_PER_SEAT;
    }

    /// @notice Waiting until ruled, then Solved. A failed round stays Waiting: it has no ruling.
    function disputeStatus(uint256 _disputeID) external view override returns (DisputeStatus) {
        return _known(_disputeID).phase == Phase.Ruled ? DisputeStatus.Solved : DisputeStatus.Waiting;
    }

    /// @notice 0 before a ruling.
    function currentRuling(uint256 _disputeID) external view override returns (uint256) {
        return uint256(_known(_disputeID).resolution.ruling);
    }

    // --- views ---

    /// @inheritdoc ICommittee
    function resolution(uint256 disputeID) external view override returns (Resolution memory) {
        return _inPhase(disputeID, Phase.Ruled).resolution;
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
            resolution: d.resolution
        });
    }

    /// @inheritdoc ICommittee
    function seats(uint256 disputeID) external view override returns (Seat[] memory list) {
        Dispute storage d = _known(disputeID);
        // Nobody sits before the draw, nor where it never happened.
        list = new Seat[](d.seats == 0 ? 0 : d.panel);
        for (uint256 i = 0; i < list.length; ++i) {
            uint32 bit = uint32(1) << i;
            list[i].validator = _validatorAt(d.seats, i);
            list[i].committed = d.committed & bit != 0;
            list[i].revealed = d.revealed & bit != 0;
            if (d.bySignatures) continue;
            if (list[i].revealed) list[i].observations = d.words[i];
            else list[i].commitment = bytes32(d.words[i]);
        }
    }

    /// @inheritdoc ICommittee
    function disputeCount() external view override returns (uint256) {
        return _count;
    }

    /// @inheritdoc ICommittee
    function longestCase() external view override returns (uint256) {
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
    function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment)
        public
        view
        override
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(SIGNED_COMMITMENT_TYPEHASH, disputeID, round, seat, commitment)));
    }

    /// @notice ERC-165.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(ICommittee).interfaceId || interfaceId == type(IArbitrator).interfaceId
            || interfaceId == type(ITokenFeeArbitrator).interfaceId || super.supportsInterface(interfaceId);
    }

    // --- internal ---

    function _known(uint256 disputeID) private view returns (Dispute storage d) {
        d = _disputes[disputeID];
        if (d.phase == Phase.None) revert DisputeUnknown(disputeID);
    }

    function _inPhase(uint256 disputeID, Phase needed) private view returns (Dispute storage d) {
        d = _known(disputeID);
        Phase actual = _phase(d);
        if (actual != needed) revert PhaseMismatch(actual, needed);
    }

    /// @dev Committing while now <= commitBy and a seat is missing; then Revealing.
    function _phase(Dispute storage d) private view returns (Phase phase) {
        phase = d.phase;
        if (phase == Phase.Committing && (block.timestamp > d.commitBy || d.committed == _allSeats(d.panel))) {
            phase = Phase.Revealing;
        }
    }

    function _revealBy(Dispute storage d) private view returns (uint256) {
        return uint256(d.commitBy) + REVEAL_WINDOW;
    }

    function _seatValidator(Dispute storage d, uint8 seat) private view returns (address) {
        uint256 panel = d.panel;
        if (seat >= panel) revert SeatOutOfRange(seat, panel);
        return _validatorAt(d.seats, seat);
    }

    function _procedure(Dispute storage d) private view returns (Procedure memory) {
        uint88 packed = d.procedure;
        uint256 weights = PackedProcedure.weighted(packed) ? d.weights : 0;
        return PackedProcedure.unpack(packed, weights, d.paidSeats);
    }

    function _allSeats(uint256 panel) private pure returns (uint32) {
        return type(uint32).max >> (32 - panel);
    }
}
