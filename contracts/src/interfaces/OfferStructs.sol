// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Procedure} from "../libraries/Adjudication.sol";
import {Cause} from "../libraries/SettlementTable.sol";

/// @dev Bounds that the seller's own signed receipt fields can break without any judge. Zero or false: not measured.
struct Bounds {
    bool subject; // responseSubject must equal requestSubject
    uint32 maxAge; // seconds, servedAt - dataTime at most (inclusive)
    uint32 minItems; // itemCount at least (inclusive)
}

/// @dev One published promise. The Offer's address is a hash of these.
struct Terms {
    address seller; // payee of withdrawals; owner of the stake
    address token; // ERC-20 with ERC-3009, exact logs, no rebasing
    address arbitrator; // ERC-792
    address receiptSigner; // first key whose Delivery signatures count
    address blockHashSource; // IBlockHashSource of this chain
    bytes32 manifestHash; // keccak256 of the canonical procedure manifest; its CID follows from it
    uint32 contestWindow; // seconds after the payment's block, inclusive
    uint32 answerWindow; // seconds after the contest, inclusive
    uint32 continueWindow; // seconds the payer has after a first disclosure, inclusive
    uint32 judgeWindow; // seconds for every round of the arbitrator at its cap
    uint8 rounds; // cap of the arbitrator's rounds, appeals included, 1..4
    uint256 minAmount; // smallest payment covered, base units
    uint256 maxAmount; // largest payment covered, base units
    uint256 bond; // exact bond of a contest, base units; at least fee + 2 * answerCost
    uint256 fee; // arbitration fee paid from the bond, base units
    uint256 answerCost; // what an answer is worth to the seller, base units
    uint256 penalty; // base units, only where the settlement row says so
    uint256 relayCap; // most a relayer can be repaid per case, base units
    Bounds bounds;
    Procedure procedure;
    bytes settlement; // packed rows, see SettlementTable
    bytes32 salt; // lets a seller publish equal terms twice
}

/// @dev What the payer asserts.
enum Claim {
    None,
    NotConforming, // holds a seller-signed response that fails a requirement
    NotDelivered // holds none
}

/// @dev The seller's signed record of one exchange, EIP-712 in the Offer's own domain
/// ("Redress", "1", chainId, Offer).
struct Delivery {
    address payer;
    bytes32 paymentRef; // the ERC-3009 nonce; for other methods the payment key
    bytes32 requestHash; // keccak256 of the request bytes
    bytes32 responseHash; // keccak256 of the response body
    bytes32 requestSubject; // keccak256 of the subject asked for; zero when the promise has none
    bytes32 responseSubject;
    uint64 servedAt; // unix seconds, seller's clock
    uint64 dataTime; // unix seconds, of the data in the response; zero when it carries none
    uint32 itemCount;
}

/// @dev The payer's statement. Its hash is part of the bond authorization's nonce, so one token signature does both.
struct Contest {
    Claim claim;
    bytes32 requestHash; // NotDelivered: keccak256 of the request the payer sent. NotConforming: equals the Delivery's
    bytes32 evidenceHash; // keccak256 of the payer's evidence document; zero for none
    uint256 relayFee; // base units repaid to the sender, at most terms.relayCap
}

/// @dev The payer's statement about many payments; bound like a Contest.
struct ManyContest {
    Claim claim; // the same of every payment
    bytes32 itemsHash; // keccak256 of packed hashes in the payments' order. NotConforming: each Delivery's struct hash.
    // NotDelivered: keccak256 of each request
    bytes32 evidenceHash; // keccak256 of the payer's evidence document; zero for none
    uint256 relayFee; // base units repaid to the sender, at most terms.relayCap
}

/// @dev One payment among many.
struct Leaf {
    bytes32 key; // the payment's identity, see `Payment`
    bytes32 paymentRef; // what its Delivery names it by
    uint256 amount; // base units
    uint256 time; // block time, unix seconds
}

/// @dev An ERC-3009 authorization in Circle's `bytes signature` form. The nonce is derived, never supplied.
struct Authorization {
    uint256 validAfter;
    uint256 validBefore;
    bytes signature;
}

/// @dev An EIP-2612 permit of the Vault by the sender. It binds no statement, so only the payer itself may bring one.
struct Permit {
    uint256 value; // base units, at least what is to be pulled
    uint256 deadline; // unix seconds
    uint8 v;
    bytes32 r;
    bytes32 s;
}

enum CaseState {
    None,
    Contested, // waiting for the seller until answerBy
    Disclosed, // NOT_DELIVERED answered with a body: waiting for the payer until continueBy
    Answered, // both have spoken: anyone may freeze
    Frozen, // the arbitrator has it, appeals included, until judgeBy
    Ruled, // ruling received: anyone may execute
    Settled, // absorbing
    Undrawn // many payments contested: waiting for the sample until answerBy, then lost
}

struct Case {
    CaseState state;
    Claim claim;
    Cause cause;
    uint8 ruling;
    bool refundCredited; // the refund could not be pushed and waits as a credit
    address payer;
    uint64 openedAt; // unix seconds, block time
    uint64 answerBy;
    uint64 continueBy; // zero until a first disclosure
    uint64 judgeBy;
    uint32 checkpoint; // index the case counts against
    uint256 amount;
    uint256 disputeID;
    uint256 refunded; // base units sent or credited to the payer out of the payment
    bytes32 paymentRef; // of a drawn sample its own; until then the case id
    bytes32 deliveryHash; // struct hash of the seller-signed Delivery in the record, zero when none
    bytes32 evidenceRoot; // rolling hash of everything submitted; fixed within a round of the arbitrator
    uint8 appeals; // rounds of the arbitrator after the first
    uint8 failed; // mask of the requirements that failed, where these alone decided; else zero
    uint16 payments; // that the remedy is for; more than one only where many were contested at once
    uint64 drawBlock; // whose hash draws the sample; zero for an ordinary case
    bool drawn; // the case is about its sample
}

struct Checkpoint {
    uint64 time; // unix seconds
    uint192 received; // base units ever received by that time
}
