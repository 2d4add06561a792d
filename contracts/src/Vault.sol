// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC3009} from "./interfaces/IERC3009.sol";
import {Authorization} from "./interfaces/IOffer.sol";
import {IOfferFactory} from "./interfaces/IOfferFactory.sol";
import {Hold, IVault, Record} from "./interfaces/IVault.sol";
import {Ruling} from "./libraries/Adjudication.sol";
import {FeeBearer, Row, SettlementTable} from "./libraries/SettlementTable.sol";

/// @title Bonds of payers and stakes of sellers
/// @notice One per factory, whose Offers alone move holds.
/// @dev *safety*: balances are kept per token, so a hostile token harms only those who stake it or take part in Offers in
/// it. *liveness*: nothing here that a settlement needs depends on a receiver; what cannot be pushed becomes a credit.
contract Vault is IVault, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    struct Stake {
        uint256 total; // base units, reserved part included
        uint256 reserved;
        uint256 announced; // to leave; still backs cases
        uint64 availableAt; // unix seconds; it may leave after it, strictly
    }

    /// @inheritdoc IVault
    uint64 public constant UNSTAKE_DELAY = 30 days;

    IOfferFactory private immutable FACTORY;

    mapping(address seller => mapping(address token => Stake)) private _stakes;
    mapping(address offer => mapping(bytes32 caseId => Hold)) private _holds;
    mapping(address token => mapping(address owner => uint256)) private _credits;
    mapping(address seller => Record) private _records;

    modifier onlyOffer() {
        _checkOffer();
        _;
    }

    constructor() {
        FACTORY = IOfferFactory(msg.sender);
    }

    /// @inheritdoc IVault
    function stake(address seller, address token, uint256 amount, bytes32 salt, Authorization calldata authorization)
        external
        nonReentrant
    {
        if (amount == 0) revert AmountZero();
        _stakes[seller][token].total += amount;
        emit Staked(seller, token, amount);
        _receive(token, seller, amount, stakeNonce(seller, salt), authorization);
    }

    /// @inheritdoc IVault
    function requestUnstake(address token, uint256 amount) external nonReentrant {
        Stake storage own = _stakes[msg.sender][token];
        if (amount == 0) revert AmountZero();
        if (amount > own.total) revert StakeTooLow(own.total, amount);
        own.announced = amount;
        own.availableAt = uint64(block.timestamp) + UNSTAKE_DELAY;
        emit UnstakeRequested(msg.sender, token, amount, own.availableAt);
    }

    /// @inheritdoc IVault
    function unstake(address token) external nonReentrant returns (uint256 amount) {
        Stake storage own = _stakes[msg.sender][token];
        if (block.timestamp <= own.availableAt) revert UnstakeNotAvailable(block.timestamp, own.availableAt);
        uint256 free = own.total - own.reserved;
        amount = Math.min(own.announced, free);
        if (amount == 0) revert NothingToUnstake(own.announced, free);
        own.announced -= amount;
        own.total -= amount;
        emit Unstaked(msg.sender, token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IVault
    function open(
        bytes32 caseId,
        Hold calldata hold,
        address relayer,
        uint256 wanted,
        bytes32 statementHash,
        Authorization calldata authorization
    ) external onlyOffer nonReentrant returns (uint256 reserved) {
        reserved = _open(caseId, hold.payer, hold.seller, hold.token, hold.bond, hold.relayFee, wanted);
        _receive(hold.token, hold.payer, hold.bond + hold.relayFee, bondNonce(msg.sender, statementHash), authorization);
        _push(hold.token, relayer, hold.relayFee);
    }

    /// @inheritdoc IVault
    function reserve(bytes32 caseId, address payer, address seller, address token, uint256 wanted)
        external
        onlyOffer
        nonReentrant
        returns (uint256 reserved)
    {
        return _open(caseId, payer, seller, token, 0, 0, wanted);
    }

    /// @inheritdoc IVault
    function payFee(bytes32 caseId, address to, uint256 fee) external onlyOffer nonReentrant {
        Hold storage hold = _hold(caseId);
        if (fee > hold.bond) revert FeeAboveBond(fee, hold.bond);
        if (fee == 0) return;
        hold.bond -= fee;
        hold.feePaid += fee;
        emit FeePaid(msg.sender, caseId, to, fee);
        IERC20(hold.token).safeTransfer(to, fee);
    }

    /// @inheritdoc IVault
    function settle(
        bytes32 caseId,
        Row calldata row,
        uint256 amount,
        uint256 penalty,
        uint256 answerCost,
        bool relayDue
    ) external onlyOffer nonReentrant {
        Hold memory hold = _hold(caseId);
        delete _holds[msg.sender][caseId];
        (uint256 toPayer, uint256 toSeller) = _splitBond(hold, row, answerCost);
        (uint256 madeWhole, uint256 penaltyPaid) = _drawReserve(hold, row, penalty, relayDue);
        toPayer += madeWhole + penaltyPaid;

        Stake storage backing = _stakes[hold.seller][hold.token];
        backing.reserved -= hold.reserve;
        backing.total -= madeWhole + penaltyPaid;
        _count(hold.seller, row.ruling, amount);
        emit HoldReleased(msg.sender, caseId, toPayer, toSeller, penaltyPaid);
        _push(hold.token, hold.payer, toPayer);
        _push(hold.token, hold.seller, toSeller);
    }

    /// @inheritdoc IVault
    function claim(address token, address owner) external nonReentrant returns (uint256 amount) {
        amount = _credits[token][owner];
        if (amount == 0) revert NothingToClaim(token, owner);
        _credits[token][owner] = 0;
        emit CreditClaimed(token, owner, amount);
        IERC20(token).safeTransfer(owner, amount);
    }

    /// @inheritdoc IVault
    function freeStake(address seller, address token) external view returns (uint256) {
        Stake storage backing = _stakes[seller][token];
        return backing.total - backing.reserved;
    }

    /// @inheritdoc IVault
    function reservedStake(address seller, address token) external view returns (uint256) {
        return _stakes[seller][token].reserved;
    }

    /// @inheritdoc IVault
    function unstakeRequest(address seller, address token) external view returns (uint256 amount, uint64 availableAt) {
        Stake storage backing = _stakes[seller][token];
        return (backing.announced, backing.availableAt);
    }

    /// @inheritdoc IVault
    function holds(address offer, bytes32 caseId) external view returns (Hold memory) {
        return _holds[offer][caseId];
    }

    /// @inheritdoc IVault
    function credits(address token, address owner) external view returns (uint256) {
        return _credits[token][owner];
    }

    /// @inheritdoc IVault
    function record(address seller) external view returns (Record memory) {
        return _records[seller];
    }

    /// @inheritdoc IVault
    function stakeNonce(address seller, bytes32 salt) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.stake", seller, salt));
    }

    /// @inheritdoc IVault
    function bondNonce(address offer, bytes32 statementHash) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.bond", offer, statementHash));
    }

    function _open(
        bytes32 caseId,
        address payer,
        address seller,
        address token,
        uint256 bond,
        uint256 relayFee,
        uint256 wanted
    ) private returns (uint256 reserved) {
        Hold storage hold = _holds[msg.sender][caseId];
        if (hold.payer != address(0)) revert HoldExists(msg.sender, caseId);
        Stake storage backing = _stakes[seller][token];
        reserved = Math.min(wanted, backing.total - backing.reserved);
        if (reserved != 0) {
            backing.reserved += reserved;
            hold.reserve = reserved;
        }
        hold.payer = payer;
        hold.seller = seller;
        hold.token = token;
        if (bond != 0) hold.bond = bond;
        if (relayFee != 0) hold.relayFee = relayFee;
        ++_records[seller].cases;
        emit HoldOpened(msg.sender, caseId, payer, bond, reserved, relayFee);
    }

    /// @dev The unspent bond: first the answer cost to the seller, then by share. The payer's part is rounded down.
    function _splitBond(Hold memory hold, Row calldata row, uint256 answerCost)
        private
        pure
        returns (uint256 toPayer, uint256 toSeller)
    {
        uint256 cost = Math.min(answerCost, hold.bond);
        toPayer = (hold.bond - cost) * row.bondToPayerBps / SettlementTable.BPS;
        toSeller = hold.bond - toPayer;
    }

    /// @dev What the reserve pays the payer: fee and, where due, relay cost if the seller bears them, then the penalty.
    function _drawReserve(Hold memory hold, Row calldata row, uint256 penalty, bool relayDue)
        private
        pure
        returns (uint256 madeWhole, uint256 penaltyPaid)
    {
        if (row.feeBearer == FeeBearer.Seller) {
            madeWhole = Math.min(hold.feePaid + (relayDue ? hold.relayFee : 0), hold.reserve);
        }
        if (row.penalty) penaltyPaid = Math.min(penalty, hold.reserve - madeWhole);
    }

    function _count(address seller, uint8 ruling, uint256 amount) private {
        Record storage history = _records[seller];
        if (ruling == uint8(Ruling.PayerWins)) ++history.notHonored;
        else if (ruling == uint8(Ruling.PayeeWins)) ++history.honored;
        else if (ruling == uint8(Ruling.Unclear)) ++history.unclear;
        else ++history.refused;
        history.contested = uint96(Math.min(history.contested + amount, type(uint96).max));
    }

    /// @dev Pulls exactly `value`. The token's caller check keeps anyone else from using the authorization.
    function _receive(address token, address from, uint256 value, bytes32 nonce, Authorization calldata authorization)
        private
    {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC3009(token)
            .receiveWithAuthorization(
                from,
                address(this),
                value,
                authorization.validAfter,
                authorization.validBefore,
                nonce,
                authorization.signature
            );
        uint256 received = IERC20(token).balanceOf(address(this)) - before;
        if (received != value) revert ReceivedMismatch(received, value);
    }

    /// @dev Sends, or else credits.
    function _push(address token, address to, uint256 amount) private {
        if (amount == 0) return;
        if (!IERC20(token).trySafeTransfer(to, amount)) {
            _credits[token][to] += amount;
            emit Credited(token, to, amount);
        }
    }

    function _hold(bytes32 caseId) private view returns (Hold storage hold) {
        hold = _holds[msg.sender][caseId];
        if (hold.payer == address(0)) revert HoldUnknown(msg.sender, caseId);
    }

    function _checkOffer() private view {
        if (!FACTORY.isOffer(msg.sender)) revert NotAnOffer(msg.sender);
    }
}
