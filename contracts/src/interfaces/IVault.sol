// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Authorization} from "./IOffer.sol";
import {Row} from "../libraries/SettlementTable.sol";

/// @dev What the Vault holds for one case.
struct Hold {
    address payer;
    address seller;
    address token;
    uint256 bond; // still held
    uint256 feePaid; // already sent to the arbitrator from the bond
    uint256 relayFee; // already repaid to the relayer from the payer's deposit
    uint256 reserve; // of the seller's stake
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
/// @notice Tokens come in by ERC-3009 `receiveWithAuthorization` only. Only Offers of the factory move holds.
interface IVault {
    event Staked(address indexed seller, address indexed token, uint256 amount);
    event UnstakeRequested(address indexed seller, address indexed token, uint256 amount, uint64 availableAt);
    event Unstaked(address indexed seller, address indexed token, uint256 amount);
    event HoldOpened(
        address indexed offer, bytes32 indexed caseId, address payer, uint256 bond, uint256 reserve, uint256 relayFee
    );
    event FeePaid(address indexed offer, bytes32 indexed caseId, address indexed to, uint256 amount);
    event HoldReleased(
        address indexed offer, bytes32 indexed caseId, uint256 toPayer, uint256 toSeller, uint256 penalty
    );
    event Credited(address indexed token, address indexed owner, uint256 amount);
    event CreditClaimed(address indexed token, address indexed owner, uint256 amount);

    error NotAnOffer(address caller);
    error HoldExists(address offer, bytes32 caseId);
    error HoldUnknown(address offer, bytes32 caseId);
    error FeeAboveBond(uint256 fee, uint256 bond);
    /// @dev The token moved another amount than it was told to, base units.
    error ReceivedMismatch(uint256 received, uint256 expected);
    error AmountZero();
    error StakeTooLow(uint256 stake, uint256 needed);
    /// @dev Too early until `timestamp > availableAt`.
    error UnstakeNotAvailable(uint256 timestamp, uint256 availableAt);
    /// @dev Nothing was announced, or cases reserve all of the stake.
    error NothingToUnstake(uint256 announced, uint256 free);
    error NothingToClaim(address token, address owner);

    /// @notice Seller adds stake. Anyone may send it; the nonce is `stakeNonce(seller, salt)`.
    function stake(address seller, address token, uint256 amount, bytes32 salt, Authorization calldata authorization)
        external;

    function stakeNonce(address seller, bytes32 salt) external view returns (bytes32);

    /// @notice Announces that unreserved stake shall leave after `UNSTAKE_DELAY`. It still backs cases until it leaves.
    function requestUnstake(address token, uint256 amount) external;

    /// @notice Sends what was announced and is still unreserved. Only after the delay.
    function unstake(address token) external returns (uint256 amount);

    /// @notice Seconds; longer than every live window of every Offer, which the factory enforces.
    function UNSTAKE_DELAY() external view returns (uint64);

    /// @notice What a seller announced to take out and the second after which it may. It still backs cases, but a buyer
    /// should not count on it.
    function unstakeRequest(address seller, address token) external view returns (uint256 amount, uint64 availableAt);

    function freeStake(address seller, address token) external view returns (uint256);
    function reservedStake(address seller, address token) external view returns (uint256);

    /// @notice Takes a payer's bond (and the relay fee, forwarded to `relayer`) and reserves up to `wanted` of the stake.
    /// Only an Offer. The nonce is `bondNonce(offer, statementHash)`.
    function open(
        bytes32 caseId,
        Hold calldata hold, // payer, seller, token, bond, relayFee; the rest ignored
        address relayer,
        uint256 wanted,
        bytes32 statementHash,
        Authorization calldata authorization
    ) external returns (uint256 reserved);

    /// @notice Reserves stake for a case without a bond (self-proven breach). Only an Offer.
    function reserve(bytes32 caseId, address payer, address seller, address token, uint256 wanted)
        external
        returns (uint256 reserved);

    function bondNonce(address offer, bytes32 statementHash) external pure returns (bytes32);

    /// @notice Sends the arbitration fee out of a case's bond. Only its Offer.
    function payFee(bytes32 caseId, address to, uint256 fee) external;

    /// @notice Applies a settlement row to bond and reserve, pushes or credits the shares, updates the record. Only its Offer.
    /// @param amount the contested payment, for the record
    /// @param penalty due only if `row.penalty`
    /// @param answerCost moved from the payer's bond to the seller where the payer accepted a first disclosure
    /// @param relayDue whether the relay cost is made whole too: it is set by whoever relays, so only a seller that signed
    /// for the exchange and lost owes it
    function settle(
        bytes32 caseId,
        Row calldata row,
        uint256 amount,
        uint256 penalty,
        uint256 answerCost,
        bool relayDue
    ) external;

    function holds(address offer, bytes32 caseId) external view returns (Hold memory);
    function credits(address token, address owner) external view returns (uint256);

    /// @notice Sends `owner` its credit. Anyone may call.
    function claim(address token, address owner) external returns (uint256 amount);

    function record(address seller) external view returns (Record memory);
}
