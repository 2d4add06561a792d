// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC3009} from "./interfaces/IERC3009.sol";
import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IOfferFactory} from "./interfaces/IOfferFactory.sol";
import {Authorization, Permit} from "./interfaces/OfferStructs.sol";
import {Deposit, Dues, Hold, IVault, Parties, Record} from "./interfaces/IVault.sol";
import {Ruling} from "./libraries/Adjudication.sol";
import {FeeBearer, Row, SettlementTable} from "./libraries/SettlementTable.sol";

/// @title Bonds of payers and stakes of sellers
/// @notice One per factory, whose Offers alone move holds.
/// @dev *safety*: an Offer moves its own holds and the stake behind itself, and a hostile token harms only those who take
/// part in Offers in it: nothing is counted across tokens. *liveness*: nothing here that a settlement needs depends on a
/// receiver; what cannot be pushed becomes a credit.
contract Vault is IVault, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;
    using SafeCast for uint256;

    /// @dev Of one Offer, base units.
    struct Stake {
        uint96 total; // reserved part included
        uint96 reserved;
        uint64 availableAt; // unix seconds; what is announced may leave after it, strictly
        uint96 announced; // to leave; still backs cases
    }

    /// @dev Of one case, base units. The second slot is empty unless the payer paid more than its bond.
    struct StoredHold {
        uint96 bond; // still held
        uint96 reserve;
        bool open;
        bool feePaid; // the first round's fee left the bond
        bool more; // the second slot is in use
        uint96 relayFee;
        uint96 appealFees; // paid by the payer
    }

    /// @inheritdoc IVault
    uint64 public constant UNSTAKE_DELAY = 30 days;
    /// @inheritdoc IVault
    uint64 public constant UNSTAKE_PERIOD = 7 days;

    IOfferFactory private immutable FACTORY;

    mapping(address offer => Stake) private _stakes; // slot 0
    mapping(address offer => mapping(bytes32 caseId => StoredHold)) private _holds; // slot 1
    mapping(address token => mapping(address owner => uint256)) private _credits; // slot 2
    mapping(address seller => Record) private _records; // slot 3

    modifier onlyOffer() {
        _checkOffer(msg.sender);
        _;
    }

    constructor() {
        FACTORY = IOfferFactory(msg.sender);
    }

    // --- stake ---

    /// @inheritdoc IVault
    function stake(address offer, uint256 amount, bytes32 salt, Authorization calldata authorization)
        external
        nonReentrant
    {
        _checkOffer(offer);
        if (amount == 0) revert AmountZero();
        Stake storage own = _stakes[offer];
        own.total = (own.total + amount).toUint96();
        address seller = IOfferEscrow(offer).seller();
        emit Staked(offer, seller, amount);
        _receive(IOfferEscrow(offer).token(), seller, amount, stakeNonce(offer, salt), authorization);
    }

    /// @inheritdoc IVault
    function requestUnstake(address offer, uint256 amount) external nonReentrant {
        _checkSeller(offer);
        Stake storage own = _stakes[offer];
        if (amount == 0) revert AmountZero();
        if (amount > own.total) revert StakeTooLow(own.total, amount);
        // forge-lint: disable-next-line(unsafe-typecast)
        own.announced = uint96(amount); // at most total
        own.availableAt = uint64(block.timestamp) + UNSTAKE_DELAY;
        emit UnstakeRequested(offer, msg.sender, amount, own.availableAt);
    }

    /// @inheritdoc IVault
    function unstake(address offer) external nonReentrant returns (uint256 amount) {
        _checkSeller(offer);
        Stake storage own = _stakes[offer];
        uint256 announced = own.announced;
        uint256 unreserved = own.total - own.reserved;
        amount = Math.min(announced, unreserved);
        if (amount == 0) revert NothingToUnstake(announced, unreserved);
        uint256 availableAt = own.availableAt;
        if (block.timestamp <= availableAt) revert UnstakeNotAvailable(block.timestamp, availableAt);
        if (_lapsed(own)) revert UnstakeLapsed(block.timestamp, availableAt + UNSTAKE_PERIOD);
        // forge-lint: disable-start(unsafe-typecast)
        own.announced -= uint96(amount); // at most announced
        own.total -= uint96(amount);
        // forge-lint: disable-end(unsafe-typecast)
        emit Unstaked(offer, msg.sender, amount);
        IERC20(IOfferEscrow(offer).token()).safeTransfer(msg.sender, amount);
    }

    // --- holds ---

    /// @inheritdoc IVault
    function open(
        bytes32 caseId,
        Parties calldata parties,
        Deposit calldata deposit,
        address relayer,
        bytes32 statementHash,
        Authorization calldata authorization
    ) external onlyOffer nonReentrant returns (uint256 reserved) {
        uint256 relayFee = deposit.relayFee;
        reserved = _open(caseId, parties.payer, parties.seller, deposit);
        bytes32 nonce = bondNonce(msg.sender, statementHash);
        _receive(parties.token, parties.payer, deposit.bond + relayFee, nonce, authorization);
        _push(parties.token, relayer, relayFee);
    }

    /// @inheritdoc IVault
    function openByPermit(bytes32 caseId, Parties calldata parties, Deposit calldata deposit, Permit calldata permit)
        external
        onlyOffer
        nonReentrant
        returns (uint256 reserved)
    {
        Deposit memory plain = Deposit({bond: deposit.bond, relayFee: 0, wanted: deposit.wanted});
        reserved = _open(caseId, parties.payer, parties.seller, plain);
        // Anyone may have brought the permit before, and an allowance serves as well: the transfer decides.
        try IERC20Permit(parties.token)
            .permit(parties.payer, address(this), permit.value, permit.deadline, permit.v, permit.r, permit.s) {}
            catch {}
        _pull(parties.token, parties.payer, deposit.bond);
    }

    /// @inheritdoc IVault
    function reserve(bytes32 caseId, address payer, address seller, uint256 wanted)
        external
        onlyOffer
        nonReentrant
        returns (uint256 reserved)
    {
        return _open(caseId, payer, seller, Deposit({bond: 0, relayFee: 0, wanted: wanted}));
    }

    /// @inheritdoc IVault
    function payFee(bytes32 caseId, address token, address to, uint256 fee) external onlyOffer nonReentrant {
        StoredHold storage hold = _hold(caseId);
        if (hold.feePaid) revert FeeAlreadyPaid(msg.sender, caseId);
        if (fee > hold.bond) revert FeeAboveBond(fee, hold.bond);
        if (fee == 0) return;
        // forge-lint: disable-next-line(unsafe-typecast)
        hold.bond -= uint96(fee); // at most the bond
        hold.feePaid = true;
        emit FeePaid(msg.sender, caseId, to, fee);
        IERC20(token).safeTransfer(to, fee);
    }

    /// @inheritdoc IVault
    function payAppeal(
        bytes32 caseId,
        Parties calldata parties,
        address from,
        address to,
        uint256 fee,
        bool bySender,
        bytes32 appealHash,
        Authorization calldata authorization
    ) external onlyOffer nonReentrant {
        StoredHold storage hold = _hold(caseId);
        // Who loses bears its own appeals; what the payer paid can be made whole.
        if (from == parties.payer) {
            hold.more = true;
            hold.appealFees = (hold.appealFees + fee).toUint96();
        }
        emit AppealFeePaid(msg.sender, caseId, from, to, fee);
        if (bySender) _pull(parties.token, from, fee);
        else _receive(parties.token, from, fee, appealNonce(msg.sender, appealHash), authorization);
        IERC20(parties.token).safeTransfer(to, fee);
    }

    /// @inheritdoc IVault
    function settle(bytes32 caseId, Parties calldata parties, Row calldata row, Dues calldata dues)
        external
        onlyOffer
        nonReentrant
    {
        (Hold memory hold, bool more) = _load(_hold(caseId), dues.fee);
        _clear(caseId, more);
        (uint256 toPayer, uint256 toSeller) = _splitBond(hold, row, dues.answerCost);
        (uint256 madeWhole, uint256 penaltyPaid) = _drawReserve(hold, row, dues);
        toPayer += madeWhole + penaltyPaid;
        _release(hold.reserve, madeWhole + penaltyPaid);
        _count(parties.seller, row.ruling, dues.amount);
        emit HoldReleased(msg.sender, caseId, toPayer, toSeller, penaltyPaid);
        _push(parties.token, parties.payer, toPayer);
        _push(parties.token, parties.seller, toSeller);
    }

    /// @inheritdoc IVault
    function claim(address token, address owner) external nonReentrant returns (uint256 amount) {
        amount = _credits[token][owner];
        if (amount == 0) revert NothingToClaim(token, owner);
        _credits[token][owner] = 0;
        emit CreditClaimed(token, owner, amount);
        IERC20(token).safeTransfer(owner, amount);
    }

    // --- views ---

    /// @inheritdoc IVault
    function coverage(address offer)
        external
        view
        returns (uint256 freeStake, uint256 unmaturedVolume, uint256 reserved)
    {
        _checkOffer(offer);
        reserved = _stakes[offer].reserved;
        (uint256 announced,) = unstakeRequest(offer);
        // Announced stake that cases hold is in both figures.
        freeStake = Math.saturatingSub(unreservedStake(offer), announced);
        unmaturedVolume = IOfferEscrow(offer).unmatured();
    }

    /// @inheritdoc IVault
    function unreservedStake(address offer) public view returns (uint256) {
        Stake storage own = _stakes[offer];
        return own.total - own.reserved;
    }

    /// @inheritdoc IVault
    function reservedStake(address offer) external view returns (uint256) {
        return _stakes[offer].reserved;
    }

    /// @inheritdoc IVault
    function unstakeRequest(address offer) public view returns (uint256 amount, uint64 availableAt) {
        Stake storage own = _stakes[offer];
        if (_lapsed(own)) return (0, 0);
        return (own.announced, own.availableAt);
    }

    /// @inheritdoc IVault
    function holds(address offer, bytes32 caseId) external view returns (Hold memory hold) {
        StoredHold storage stored = _holds[offer][caseId];
        if (stored.open) (hold,) = _load(stored, stored.feePaid ? IOfferEscrow(offer).terms().fee : 0);
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
    function stakeNonce(address offer, bytes32 salt) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.stake", offer, salt));
    }

    /// @inheritdoc IVault
    function bondNonce(address offer, bytes32 statementHash) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.bond", offer, statementHash));
    }

    /// @inheritdoc IVault
    function appealNonce(address offer, bytes32 appealHash) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.appeal", offer, appealHash));
    }

    // --- stake, internally ---

    /// @dev Lapsed iff now > availableAt + UNSTAKE_PERIOD.
    function _lapsed(Stake storage own) private view returns (bool) {
        return block.timestamp > uint256(own.availableAt) + UNSTAKE_PERIOD;
    }

    /// @dev Ends the reservation of `reserved`, of which `spent` (no more) leaves the stake of the calling Offer.
    function _release(uint256 reserved, uint256 spent) private {
        if (reserved == 0) return;
        Stake storage backing = _stakes[msg.sender];
        // forge-lint: disable-start(unsafe-typecast)
        backing.reserved -= uint96(reserved); // both were a uint96
        backing.total -= uint96(spent);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _checkSeller(address offer) private view {
        _checkOffer(offer);
        address seller = IOfferEscrow(offer).seller();
        if (msg.sender != seller) revert NotSeller(msg.sender, seller);
    }

    function _checkOffer(address offer) private view {
        if (!FACTORY.isOffer(offer)) revert NotAnOffer(offer);
    }

    // --- holds, internally ---

    function _open(bytes32 caseId, address payer, address seller, Deposit memory deposit)
        private
        returns (uint256 reserved)
    {
        StoredHold storage hold = _holds[msg.sender][caseId];
        if (hold.open) revert HoldExists(msg.sender, caseId);
        Stake storage backing = _stakes[msg.sender];
        reserved = Math.min(deposit.wanted, backing.total - backing.reserved);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint96 part = uint96(reserved); // at most the stake, a uint96
        if (part != 0) backing.reserved += part;
        hold.bond = deposit.bond;
        hold.reserve = part;
        hold.open = true;
        if (deposit.relayFee != 0) {
            hold.more = true;
            hold.relayFee = deposit.relayFee;
        }
        ++_records[seller].cases;
        emit HoldOpened(msg.sender, caseId, payer, deposit.bond, reserved, deposit.relayFee);
    }

    function _hold(bytes32 caseId) private view returns (StoredHold storage hold) {
        hold = _holds[msg.sender][caseId];
        if (!hold.open) revert HoldUnknown(msg.sender, caseId);
    }

    /// @dev `fee` is that of the first round.
    function _load(StoredHold storage stored, uint256 fee) private view returns (Hold memory hold, bool more) {
        hold.bond = stored.bond;
        hold.reserve = stored.reserve;
        if (stored.feePaid) hold.feePaid = fee;
        more = stored.more;
        if (more) {
            hold.relayFee = stored.relayFee;
            hold.feePaid += stored.appealFees;
        }
    }

    /// @dev Writes the second slot only where it was used.
    function _clear(bytes32 caseId, bool more) private {
        StoredHold storage stored = _holds[msg.sender][caseId];
        stored.bond = 0;
        stored.reserve = 0;
        stored.open = false;
        stored.feePaid = false;
        stored.more = false;
        if (more) {
            stored.relayFee = 0;
            stored.appealFees = 0;
        }
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

    /// @dev What the reserve pays the payer: fees and, where due, relay cost if the seller bears them, then the penalty.
    function _drawReserve(Hold memory hold, Row calldata row, Dues calldata dues)
        private
        pure
        returns (uint256 madeWhole, uint256 penaltyPaid)
    {
        if (row.feeBearer == FeeBearer.Seller) {
            madeWhole = Math.min(hold.feePaid + (dues.relayDue ? hold.relayFee : 0), hold.reserve);
        }
        if (row.penalty) penaltyPaid = Math.min(dues.penalty, hold.reserve - madeWhole);
    }

    function _count(address seller, uint8 ruling, uint256 amount) private {
        Record storage history = _records[seller];
        if (ruling == uint8(Ruling.PayerWins)) ++history.notHonored;
        else if (ruling == uint8(Ruling.PayeeWins)) ++history.honored;
        else if (ruling == uint8(Ruling.Unclear)) ++history.unclear;
        else ++history.refused;
        history.contested = uint96(Math.min(history.contested + amount, type(uint96).max));
    }

    // --- tokens ---

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
        _checkReceived(token, before, value);
    }

    /// @dev Pulls exactly `value` by allowance. Only from whoever sent the act that needs it.
    function _pull(address token, address from, uint256 value) private {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(from, address(this), value);
        _checkReceived(token, before, value);
    }

    function _checkReceived(address token, uint256 before, uint256 value) private view {
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
}
