// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {Authorization, Permit} from "./OfferStructs.sol";
import {Row} from "../libraries/SettlementTable.sol";

/// @dev Between whom and in what an Offer's case is. Its Offer names them with every act; the Vault stores none of them.
struct Parties {
    address payer;
    address seller;
    address token;
}

/// @dev What a case begins with, base units.
struct Deposit {
    uint96 bond; // from the payer
    uint96 relayFee; // from the payer, passed on to the relayer
    uint256 wanted; // of the Offer's stake; as much of it as is unreserved is reserved
}

/// @dev What a settlement goes by, base units, beside its row.
struct Dues {
    uint256 amount; // the contested payment, for the record
    uint256 fee; // of the first round, as the terms pin it
    uint256 pendingFee; // part of the payer's appeal fees that the arbitrator may still give back: not made whole
    uint256 penalty; // due only if the row says so
    uint256 answerCost; // moved from the bond to the seller where the payer accepted a first disclosure
    bool relayDue; // whether the relay cost is made whole too: only a seller that signed for the exchange and lost owes it
}

/// @dev What the Vault holds for one case, base units.
struct Hold {
    uint256 bond; // still held
    uint256 feePaid; // by the payer to arbitrators: out of the bond, and for appeals
    uint256 relayFee; // already repaid to the relayer from the payer's deposit
    uint256 reserve; // of the Offer's stake
}

/// @dev A seller's public history across its Offers.
struct Record {
    uint32 cases; // opened
    uint32 honored;
    uint32 notHonored;
    uint32 unclear;
    uint32 refused;
    uint96 contested; // base units, saturating
}

/// @title Bonds of payers and stakes of sellers, reserved per case
/// @notice Each Offer has a stake of its own, which backs its cases alone. Only Offers of the factory move holds.
/// Tokens come in by ERC-3009 `receiveWithAuthorization`, or by allowance of a party that acts itself.
interface IVault is IERC5267 {
    event Staked(address indexed offer, address indexed seller, uint256 amount);
    event UnstakeRequested(address indexed offer, address indexed seller, uint256 amount, uint64 availableAt);
    event Unstaked(address indexed offer, address indexed seller, uint256 amount);
    event HoldOpened(
        address indexed offer, bytes32 indexed caseId, address payer, uint256 bond, uint256 reserve, uint256 relayFee
    );
    event FeePaid(address indexed offer, bytes32 indexed caseId, address indexed to, uint256 amount);
    event AppealFeePaid(
        address indexed offer, bytes32 indexed caseId, address indexed from, address to, uint256 amount
    );
    event HoldReleased(
        address indexed offer, bytes32 indexed caseId, uint256 toPayer, uint256 toSeller, uint256 penalty
    );
    event Credited(address indexed token, address indexed owner, uint256 amount);
    /// @dev `to` is the owner, or where the owner said.
    event CreditClaimed(address indexed token, address indexed owner, address indexed to, uint256 amount);

    error NotAnOffer(address caller);
    error NotSeller(address caller, address seller);
    error HoldExists(address offer, bytes32 caseId);
    error HoldUnknown(address offer, bytes32 caseId);
    error FeeAboveBond(uint256 fee, uint256 bond);
    error FeeAlreadyPaid(address offer, bytes32 caseId);
    /// @dev The token moved another amount than it was told to, base units.
    error ReceivedMismatch(uint256 received, uint256 expected);
    error AmountZero();
    error StakeTooLow(uint256 stake, uint256 needed);
    /// @dev Too early until `timestamp > availableAt`.
    error UnstakeNotAvailable(uint256 timestamp, uint256 availableAt);
    /// @dev Still possible at `timestamp == deadline`; to be announced again after it.
    error UnstakeLapsed(uint256 timestamp, uint256 deadline);
    /// @dev Nothing was announced, or cases reserve all of the stake.
    error NothingToUnstake(uint256 announced, uint256 unreserved);
    error NothingToClaim(address token, address owner);
    error ReceiverInvalid(address to);
    /// @dev Neither sent nor signed by the owner.
    error SignatureInvalid(address owner);
    error NonceUsed(address owner, uint256 nonce);
    /// @dev Still in time at `timestamp == deadline`.
    error DeadlinePassed(uint256 timestamp, uint256 deadline);

    // --- stake ---

    /// @notice Adds the seller's tokens to the stake of its Offer. Anyone may send it; the nonce is
    /// `stakeNonce(offer, salt)`.
    function stake(address offer, uint256 amount, bytes32 salt, Authorization calldata authorization) external;

    function stakeNonce(address offer, bytes32 salt) external view returns (bytes32);

    /// @notice Announces that stake shall leave after `UNSTAKE_DELAY`, in place of what was announced before. It still
    /// backs cases until it leaves. Only the Offer's seller.
    function requestUnstake(address offer, uint256 amount) external;

    /// @notice Sends the seller what was announced and is unreserved: strictly after the delay, and until
    /// `UNSTAKE_PERIOD` later (inclusive). Only the Offer's seller.
    function unstake(address offer) external returns (uint256 amount);

    /// @notice Seconds; longer than every live window of every Offer, which the factory enforces.
    function UNSTAKE_DELAY() external view returns (uint64);

    /// @notice Seconds for which announced stake may leave. An announcement that is older has lapsed, so that none can be
    /// kept in store.
    function UNSTAKE_PERIOD() external view returns (uint64);

    /// @notice Stake of an Offer that is announced to leave and the second after which it may; zeros once it has lapsed.
    function unstakeRequest(address offer) external view returns (uint256 amount, uint64 availableAt);

    /// @notice What a new case may reserve, announced stake included, base units.
    function unreservedStake(address offer) external view returns (uint256);

    /// @notice What live cases reserve, base units.
    function reservedStake(address offer) external view returns (uint256);

    /// @notice What stands behind an Offer for its buyers, all in base units.
    /// @return freeStake neither reserved nor announced to leave
    /// @return unmaturedVolume received since the last matured checkpoint, so that it may still be contested
    /// @return reserved held for live cases
    function coverage(address offer)
        external
        view
        returns (uint256 freeStake, uint256 unmaturedVolume, uint256 reserved);

    // --- holds ---

    /// @notice Takes a payer's bond (and the relay fee, forwarded to `relayer`) and reserves stake of the Offer.
    /// Only an Offer. The nonce is `bondNonce(offer, statementHash)`.
    function open(
        bytes32 caseId,
        Parties calldata parties,
        Deposit calldata deposit,
        address relayer,
        bytes32 statementHash,
        Authorization calldata authorization
    ) external returns (uint256 reserved);

    /// @notice The same where the payer itself contests: the bond comes by allowance, and `permit` is tried first. Only an
    /// Offer, which answers for the payer being the sender. No relay fee.
    function openByPermit(bytes32 caseId, Parties calldata parties, Deposit calldata deposit, Permit calldata permit)
        external
        returns (uint256 reserved);

    /// @notice Reserves stake for a case without a bond (self-proven breach). Only an Offer.
    function reserve(bytes32 caseId, address payer, address seller, uint256 wanted) external returns (uint256 reserved);

    function bondNonce(address offer, bytes32 statementHash) external pure returns (bytes32);

    /// @notice Sends the first round's fee out of a case's bond, once. Only its Offer.
    function payFee(bytes32 caseId, address token, address to, uint256 fee) external;

    /// @notice Takes an appeal's fee from a party and sends it on. Only the case's Offer.
    /// @param bySender the party sends the appeal itself and the fee comes by allowance; else by `authorization`, under
    /// the nonce `appealNonce(offer, appealHash)`
    function payAppeal(
        bytes32 caseId,
        Parties calldata parties,
        address from,
        address to,
        uint256 fee,
        bool bySender,
        bytes32 appealHash,
        Authorization calldata authorization
    ) external;

    function appealNonce(address offer, bytes32 appealHash) external pure returns (bytes32);

    /// @notice Applies a settlement row to bond and reserve, pushes or credits the shares, updates the record. Only its Offer.
    function settle(bytes32 caseId, Parties calldata parties, Row calldata row, Dues calldata dues) external;

    /// @notice The hold of a live case; zeros without one.
    function holds(address offer, bytes32 caseId) external view returns (Hold memory);

    function credits(address token, address owner) external view returns (uint256);

    /// @notice Sends `owner` its credit. Anyone may call.
    function claim(address token, address owner) external returns (uint256 amount);

    /// @notice Sends the whole credit of `owner` where it says, whoever sends this: by EIP-712
    /// `ClaimTo(address token,address owner,address to,uint256 nonce,uint256 deadline)` in the Vault's domain, of its key
    /// or, failing that, of its code (ERC-1271), in time iff `now <= deadline`; or by sending with an empty signature.
    /// @param to anyone but the Vault
    /// @param nonce any that `owner` has not used here
    function claimTo(
        address token,
        address owner,
        address to,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external returns (uint256 amount);

    /// @notice Whether `owner` used up that nonce here.
    function isNonceUsed(address owner, uint256 nonce) external view returns (bool);

    function record(address seller) external view returns (Record memory);
}
