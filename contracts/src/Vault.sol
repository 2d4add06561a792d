// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {Authorization, Permit} from "./interfaces/OfferStructs.sol";
import {Deposit, Dues, Hold, IVault, Parties, Record} from "./interfaces/IVault.sol";
import {Ruling} from "./libraries/Adjudication.sol";
import {FeeBearer, Row, SettlementTable} from "./libraries/SettlementTable.sol";
import {VaultClaims} from "./vault/VaultClaims.sol";
import {VaultStakes} from "./vault/VaultStakes.sol";

/// @title Bonds of payers and stakes of sellers
/// @notice One per factory, whose Offers alone move holds.
/// @dev *safety*: an Offer moves its own holds and the stake behind itself, and a hostile token harms only those who take
/// part in Offers in it: nothing is counted across tokens. *liveness*: nothing here that a settlement needs depends on a
/// receiver; what cannot be pushed becomes a credit.
contract Vault is VaultStakes, VaultClaims {
    using SafeERC20 for IERC20;
    using SafeCast for uint256;

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

    mapping(address offer => mapping(bytes32 caseId => StoredHold)) private _holds; // slot 3
    mapping(address seller => Record) private _records; // slot 4

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

    // --- views ---

    /// @inheritdoc IVault
    function holds(address offer, bytes32 caseId) external view returns (Hold memory hold) {
        StoredHold storage stored = _holds[offer][caseId];
        if (stored.open) (hold,) = _load(stored, stored.feePaid ? IOfferEscrow(offer).terms().fee : 0);
    }

    /// @inheritdoc IVault
    function record(address seller) external view returns (Record memory) {
        return _records[seller];
    }

    /// @inheritdoc IVault
    function bondNonce(address offer, bytes32 statementHash) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.bond", offer, statementHash));
    }

    /// @inheritdoc IVault
    function appealNonce(address offer, bytes32 appealHash) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.appeal", offer, appealHash));
    }

    // --- holds, internally ---

    function _open(bytes32 caseId, address payer, address seller, Deposit memory deposit)
        private
        returns (uint96 reserved)
    {
        StoredHold storage hold = _holds[msg.sender][caseId];
        if (hold.open) revert HoldExists(msg.sender, caseId);
        reserved = _reserve(deposit.wanted);
        hold.bond = deposit.bond;
        hold.reserve = reserved;
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
            uint256 due = hold.feePaid - dues.pendingFee + (dues.relayDue ? hold.relayFee : 0);
            madeWhole = Math.min(due, hold.reserve);
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
}
