// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {ERC165} from "@openzeppelin/contracts/utils/introspection/ERC165.sol";
import {IArbitrable} from "./interfaces/IArbitrable.sol";
import {IArbitrator} from "./interfaces/IArbitrator.sol";
import {IBlockHashSource} from "./interfaces/IBlockHashSource.sol";
import {Brief, ICommittee, Opening, Phase, SignedSeat, Windows} from "./interfaces/ICommittee.sol";
import {ITokenFeeArbitrator} from "./interfaces/ITokenFeeArbitrator.sol";
import {ICommitteeStakes} from "./interfaces/ICommitteeStakes.sol";
import {CommitteeEquivocation} from "./committee/CommitteeEquivocation.sol";
import {CommitteeState} from "./committee/CommitteeState.sol";
import {PackedProcedure} from "./committee/PackedProcedure.sol";
import {RulingDelivery} from "./committee/RulingDelivery.sol";
import {Adjudication, Resolution} from "./libraries/Adjudication.sol";

/// @title Arbitrator of drawn validators whose observations the chain replays
/// @notice One round, no appeal. Nobody can change the registry, the fee or the windows.
contract Committee is IArbitrator, ITokenFeeArbitrator, CommitteeEquivocation, ERC165 {
    using SafeERC20 for IERC20;

    uint256 private constant BRIEF_VERSION = 2;
    /// @dev Payer wins, payee wins, unclear.
    uint256 private constant CHOICES = 3;
    /// @dev Blocks from scheduling to the draw block: its hash is unknown to whoever sends the transaction.
    uint256 private constant DRAW_DELAY = 2;
    /// @dev What Kleros answers where no appeal is possible.
    uint256 private constant NOT_PAYABLE = (type(uint256).max - 1) / 2;

    /// @notice Where the draw learns its block's hash.
    IBlockHashSource public immutable BLOCK_HASH_SOURCE;

    /// @inheritdoc ICommittee
    bytes32 public override disputeAccumulator;

    constructor(
        IERC20 token,
        IBlockHashSource source,
        address[] memory registry,
        uint256 feePerSeat,
        uint256 stakePerValidator,
        Windows memory windows
    ) CommitteeState(token, registry, feePerSeat, stakePerValidator, windows) {
        if (address(source).code.length == 0) revert CodeMissing(address(source));
        BLOCK_HASH_SOURCE = source;
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
        // Fixed here: who stakes, leaves or is slashed later changes nothing about a draw whose block may be known by then.
        uint256 pool = _eligible & ~(_bitOf(brief.payer) | _bitOf(brief.payee) | _bitOf(msg.sender));
        uint8 panel = _panelSize(brief.procedure.panel, pool);

        _takeFee(brief.procedure.panel * FEE_PER_SEAT);
        disputeID = ++_count;
        Dispute storage d = _disputes[disputeID];
        d.arbitrable = msg.sender;
        d.createdAt = uint56(block.timestamp);
        d.paidSeats = brief.procedure.panel;
        d.phase = Phase.Drawing;
        d.panel = panel;
        d.feeRefund = brief.feeRefund;
        d.procedure = PackedProcedure.pack(brief.procedure);
        d.manifestHash = brief.manifestHash;
        d.evidenceRoot = brief.evidenceRoot;
        d.caseId = brief.caseId;
        d.pool = pool;
        if (brief.procedure.weights != 0) d.weights = brief.procedure.weights;
        disputeAccumulator = keccak256(abi.encode(disputeAccumulator, disputeID, msg.sender, brief.caseId));
        emit DisputeCreation(disputeID, IArbitrable(msg.sender));
        _scheduleDraw(disputeID, d);
    }

    function _scheduleDraw(uint256 disputeID, Dispute storage d) private {
        // Block numbers stay far below 2^48.
        // forge-lint: disable-next-line(unsafe-typecast)
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
        (uint256 drawn, address[] memory validatorsDrawn) = _drawSeats(seed, d.panel, d.pool);
        uint48 commitBy = uint48(block.timestamp + COMMIT_WINDOW);
        d.phase = Phase.Committing;
        d.commitBy = commitBy;
        d.seats = drawn;
        emit Drawn(disputeID, ROUND, validatorsDrawn, commitBy, commitBy + REVEAL_WINDOW);
    }

    /// @inheritdoc ICommittee
    function commit(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot)
        external
        override
        nonReentrant
    {
        Dispute storage d = _inPhase(disputeID, Phase.Committing);
        address validator = _seatValidator(d, seat);
        if (msg.sender != validator) revert NotSeatValidator(msg.sender, validator);
        _commit(disputeID, d, seat, validator, commitment, claimsRoot);
    }

    /// @inheritdoc ICommittee
    function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes calldata signature)
        external
        override
        nonReentrant
    {
        Dispute storage d = _inPhase(disputeID, Phase.Committing);
        address validator = _seatValidator(d, seat);
        _checkSigned(disputeID, seat, validator, commitment, claimsRoot, signature);
        _commit(disputeID, d, seat, validator, commitment, claimsRoot);
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
        if (_has(d.committed, seat)) revert AlreadyCommitted(disputeID, seat);
        d.committed |= uint32(1) << seat;
        d.words[seat] = uint256(_pairHash(commitment, claimsRoot));
        emit Committed(disputeID, seat, validator, commitment, claimsRoot);
    }

    function _checkSigned(
        uint256 disputeID,
        uint8 seat,
        address validator,
        bytes32 commitment,
        bytes32 claimsRoot,
        bytes calldata signature
    ) private view {
        bytes32 digest = commitmentDigest(disputeID, ROUND, seat, commitment, claimsRoot);
        address signer = ECDSA.recoverCalldata(digest, signature);
        if (signer != validator) revert SignerMismatch(signer, validator);
    }

    /// @inheritdoc ICommittee
    function reveal(uint256 disputeID, uint8 seat, Opening calldata opening) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Revealing);
        address validator = _seatValidator(d, seat);
        uint256 revealBy = _revealBy(d);
        // In time iff now <= revealBy.
        if (block.timestamp > revealBy) revert RevealPeriodOver(block.timestamp, revealBy);
        if (!_has(d.committed, seat)) revert NotCommitted(disputeID, seat);
        if (_has(d.revealed, seat)) revert AlreadyRevealed(disputeID, seat);
        bytes32 opened = _pairHash(commitmentOf(disputeID, ROUND, seat, opening), opening.claimsRoot);
        bytes32 committed = bytes32(d.words[seat]);
        if (opened != committed) revert OpeningMismatch(opened, committed);
        Adjudication.validate(_procedure(d), opening.observations);
        d.revealed |= uint32(1) << seat;
        d.words[seat] = opening.observations;
        emit Revealed(disputeID, seat, validator, opening.observations, opening.transcript);
    }

    /// @inheritdoc ICommittee
    function adjudicate(uint256 disputeID) external override nonReentrant {
        Dispute storage d = _inPhase(disputeID, Phase.Revealing);
        uint32 revealed = d.revealed;
        uint256 revealBy = _revealBy(d);
        // A missing reveal is waited for until revealBy, inclusive. One that would count for nothing is not.
        bool complete = (d.committed & ~(revealed | d.equivocated)) == 0;
        if (!complete && block.timestamp <= revealBy) revert RevealPeriodOpen(block.timestamp, revealBy);
        uint256[] memory observations = new uint256[](d.panel);
        for (uint256 i = 0; i < observations.length; ++i) {
            if (_has(revealed, i)) observations[i] = d.words[i];
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
        bytes32 claimsRoot = signed.opening.claimsRoot;
        _checkSigned(disputeID, seat, validator, commitment, claimsRoot, signed.signature);
        if (!_has(d.committed, seat)) {
            emit Committed(disputeID, seat, validator, commitment, claimsRoot);
        } else {
            bytes32 pair = _pairHash(commitment, claimsRoot);
            if (bytes32(d.words[seat]) != pair) revert CommitmentMismatch(pair, bytes32(d.words[seat]));
        }
        observations = signed.opening.observations;
        emit Revealed(disputeID, seat, validator, observations, signed.opening.transcript);
    }

    /// @dev Replays, stores, pays the seats, then delivers: nothing that the arbitrable does can touch the rest. A seat that
    /// equivocated counts as one that revealed nothing.
    function _conclude(uint256 disputeID, Dispute storage d, uint256[] memory observations, uint32 revealed) private {
        uint32 counted = revealed & ~d.equivocated;
        if (counted == 0) return _fail(disputeID, d);
        for (uint256 i = 0; i < observations.length; ++i) {
            if (!_has(counted, i)) observations[i] = 0;
        }
        Resolution memory result = Adjudication.resolve(_procedure(d), observations);
        d.phase = Phase.Ruled;
        d.passed = result.passed;
        d.failed = result.failed;
        d.material = result.material;
        d.failAlone = result.failAlone;
        d.ruling = result.ruling;
        emit Adjudicated(disputeID, ROUND, d.evidenceRoot, result);
        _paySeats(disputeID, d, observations.length, counted);
        _deliver(disputeID, d, RulingDelivery.GAS);
    }

    /// @dev The whole fee is earned by the seats that count. A part returned to the payer would be paid twice where the
    /// arbitrable makes the payer whole for the fee. What does not divide goes to the first of them.
    function _paySeats(uint256 disputeID, Dispute storage d, uint256 panel, uint32 counted) private {
        uint256 fee = d.paidSeats * FEE_PER_SEAT;
        uint256 seated = _count1s(counted);
        uint256 drawn = d.seats;
        uint256 rest = fee % seated;
        for (uint256 i = 0; i < panel; ++i) {
            if (!_has(counted, i)) continue;
            _credit(disputeID, _validatorAt(drawn, i), fee / seated + rest);
            rest = 0;
        }
    }

    function _count1s(uint32 mask) private pure returns (uint256 ones) {
        for (; mask != 0; mask &= mask - 1) {
            ++ones;
        }
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
        uint256 ruling = uint256(d.ruling);
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

    /// @notice More than anyone has: there is one round.
    function appealFee(uint256) external pure override returns (uint256) {
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
        if (address(_feeToken) != address(TOKEN)) revert FeeTokenNotAccepted(address(_feeToken), address(TOKEN));
        return abi.decode(_extraData, (Brief)).procedure.panel * FEE_PER_SEAT;
    }

    /// @notice Waiting until ruled, then Solved. A failed round stays Waiting: it has no ruling.
    function disputeStatus(uint256 _disputeID) external view override returns (DisputeStatus) {
        return _known(_disputeID).phase == Phase.Ruled ? DisputeStatus.Solved : DisputeStatus.Waiting;
    }

    /// @notice 0 before a ruling.
    function currentRuling(uint256 _disputeID) external view override returns (uint256) {
        return uint256(_known(_disputeID).ruling);
    }

    /// @notice ERC-165.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(ICommittee).interfaceId || interfaceId == type(ICommitteeStakes).interfaceId
            || interfaceId == type(IArbitrator).interfaceId || interfaceId == type(ITokenFeeArbitrator).interfaceId
            || super.supportsInterface(interfaceId);
    }
}
