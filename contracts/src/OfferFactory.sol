// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {Offer} from "./Offer.sol";
import {Vault} from "./Vault.sol";
import {BRIEF_VERSION, MAX_ROUNDS} from "./interfaces/ArbitrationConstants.sol";
import {Brief, ICommittee} from "./interfaces/ICommittee.sol";
import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IOfferFactory} from "./interfaces/IOfferFactory.sol";
import {IOfferProceedings} from "./interfaces/IOfferProceedings.sol";
import {ITokenFeeArbitrator} from "./interfaces/ITokenFeeArbitrator.sol";
import {IVault} from "./interfaces/IVault.sol";
import {Terms} from "./interfaces/OfferStructs.sol";
import {Adjudication} from "./libraries/Adjudication.sol";
import {SettlementTable} from "./libraries/SettlementTable.sol";

/// @title Publishes promises
/// @notice No owner: any seller may publish terms that pass `check`, and nobody can change or withdraw them.
contract OfferFactory is IOfferFactory {
    /// @dev A penalty is at most so many times the largest payment.
    uint256 public constant MAX_PENALTY_MULTIPLE = 10;
    uint256 private constant MAX_AMOUNT = type(uint96).max;

    /// @inheritdoc IOfferFactory
    IVault public immutable vault;
    /// @inheritdoc IOfferFactory
    address public immutable implementation;
    /// @inheritdoc IOfferFactory
    address public immutable proceedings;
    address private immutable MANY;

    /// @inheritdoc IOfferFactory
    mapping(address offer => bool) public isOffer;
    /// @inheritdoc IOfferFactory
    uint256 public offerCount;

    /// @param proceedings_ an `OfferProceedings`, which would not fit into this contract's creation code. Whoever relies on
    /// a factory compares its code as well.
    constructor(address proceedings_) {
        _requireCode(proceedings_);
        proceedings = proceedings_;
        MANY = IOfferProceedings(proceedings_).many();
        vault = new Vault();
        implementation = address(new Offer(address(this), vault, proceedings_));
    }

    /// @inheritdoc IOfferFactory
    function publish(Terms calldata terms) external returns (address offer) {
        if (msg.sender != terms.seller) revert NotSeller(msg.sender, terms.seller);
        check(terms);
        bytes memory args = abi.encode(terms);
        offer = _predict(args);
        if (isOffer[offer]) revert AlreadyPublished(offer);
        isOffer[offer] = true;
        ++offerCount;
        emit Published(offer, terms.seller, terms.manifestHash, terms);
        Clones.cloneDeterministicWithImmutableArgs(implementation, args, bytes32(0));
        IOfferEscrow(offer).announce();
    }

    /// @inheritdoc IOfferFactory
    function predict(Terms calldata terms) external view returns (address offer) {
        return _predict(abi.encode(terms));
    }

    /// @inheritdoc IOfferFactory
    function check(Terms calldata terms) public view {
        _checkParties(terms);
        _checkAmounts(terms);
        Adjudication.check(terms.procedure);
        SettlementTable.check(terms.settlement, terms.procedure.requirements);
        if (terms.rounds == 0 || terms.rounds > MAX_ROUNDS) revert RoundsOutOfRange(terms.rounds, MAX_ROUNDS);
        uint256 total = _checkWindows(terms);
        if (total >= vault.UNSTAKE_DELAY()) revert WindowsTooLong(total, vault.UNSTAKE_DELAY());
        _checkArbitrator(terms);
    }

    function _predict(bytes memory args) private view returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(implementation, args, bytes32(0));
    }

    function _checkParties(Terms calldata terms) private view {
        if (terms.seller == address(0) || terms.receiptSigner == address(0)) revert ZeroParty();
        if (terms.manifestHash == 0) revert ManifestHashZero();
        _requireCode(terms.token);
        _requireCode(terms.arbitrator);
        _requireCode(terms.blockHashSource);
        _requireOutsider(terms.seller);
        _requireOutsider(terms.token);
        _requireOutsider(terms.arbitrator);
        if (terms.seller == terms.token || terms.seller == terms.arbitrator || terms.seller == terms.blockHashSource) {
            revert PartyInvalid(terms.seller);
        }
        if (terms.token == terms.arbitrator) revert PartyInvalid(terms.token);
    }

    /// @dev Nobody in the terms is a part of this system, another Offer included: an Offer can neither sign, nor unstake,
    /// nor claim.
    function _requireOutsider(address party) private view {
        if (
            party == address(this) || party == address(vault) || party == implementation || party == proceedings
                || party == MANY || isOffer[party]
        ) {
            revert PartyInvalid(party);
        }
    }

    function _requireCode(address account) private view {
        if (account.code.length == 0) revert NoCode(account);
    }

    function _checkAmounts(Terms calldata terms) private pure {
        if (terms.minAmount == 0 || terms.minAmount > terms.maxAmount || terms.maxAmount > MAX_AMOUNT) {
            revert AmountsInvalid(terms.minAmount, terms.maxAmount);
        }
        if (terms.bond > MAX_AMOUNT) revert BondTooHigh(terms.bond, MAX_AMOUNT);
        // Each alone is held against the bond first, so that the sum cannot overflow.
        if (terms.fee > terms.bond) revert BondTooLow(terms.bond, terms.fee);
        if (terms.answerCost > terms.bond) revert BondTooLow(terms.bond, terms.answerCost);
        uint256 needed = terms.fee + 2 * terms.answerCost;
        if (terms.bond < needed) revert BondTooLow(terms.bond, needed);
        if (terms.bond == 0) revert BondTooLow(0, 1);
        if (terms.relayCap > terms.bond) revert RelayCapTooHigh(terms.relayCap, terms.bond);
        uint256 limit = terms.maxAmount * MAX_PENALTY_MULTIPLE;
        if (terms.penalty > limit) revert PenaltyTooHigh(terms.penalty, limit);
    }

    /// @dev Longest life of a payment and its case, seconds. Stake announced by the seller must outlast it, strictly. Of
    /// many payments the sample is drawn within one answer window, and answered within another.
    function _checkWindows(Terms calldata terms) private pure returns (uint256 total) {
        if (terms.contestWindow == 0 || terms.answerWindow == 0 || terms.continueWindow == 0 || terms.judgeWindow == 0) revert WindowZero();
        return uint256(terms.contestWindow) + 2 * uint256(terms.answerWindow) + terms.continueWindow + terms.judgeWindow;
    }

    /// @dev What the arbitrator says of itself: its longest case of so many rounds fits the window, its fee is the one
    /// pinned. That the window fits an arbitrator that is no committee is the seller's word.
    function _checkArbitrator(Terms calldata terms) private view {
        address arbitrator = terms.arbitrator;
        bool committee = ERC165Checker.supportsInterface(arbitrator, type(ICommittee).interfaceId);
        if (committee) {
            uint256 longest = ICommittee(arbitrator).longestCase(terms.rounds);
            if (terms.judgeWindow < longest) revert JudgeWindowTooShort(terms.judgeWindow, longest);
        }
        if (committee || ERC165Checker.supportsInterface(arbitrator, type(ITokenFeeArbitrator).interfaceId)) {
            uint256 cost = ITokenFeeArbitrator(arbitrator).arbitrationCost(_sampleBrief(terms), IERC20(terms.token));
            if (cost != terms.fee) revert FeeMismatch(terms.fee, cost);
        }
    }

    /// @dev The extra data of a case under these terms; the fee depends on no field that only a case has.
    function _sampleBrief(Terms calldata terms) private pure returns (bytes memory) {
        return abi.encode(
            Brief({
                version: BRIEF_VERSION,
                rounds: terms.rounds,
                manifestHash: terms.manifestHash,
                evidenceRoot: 0,
                caseId: 0,
                payer: address(0),
                payee: terms.seller,
                feeRefund: address(0),
                procedure: terms.procedure
            })
        );
    }
}
