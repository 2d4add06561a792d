// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev ERC-792 ruling numbers of this product. Zero always means "refused or not able to decide".
enum Ruling {
    Refused,
    PayerWins,
    PayeeWins,
    Unclear
}

/// @dev Who a requirement that stays UNRESOLVED is held against.
enum Burden {
    Payer,
    Payee
}

/// @dev What decides the money when a requirement stays UNRESOLVED. The record keeps UNRESOLVED either way.
enum UnresolvedPolicy {
    ResolveAgainstBurden,
    UnresolvedRuling
}

enum OutcomeRule {
    AllMustPass,
    WeightedThreshold
}

/// @dev A manifest compiled to what the chain needs to replay it. See `Adjudication.check` for the ranges.
struct Procedure {
    uint8 requirements; // 1..8; requirement i is bit i of every mask
    uint8 judges; // judges of the manifest's panel, 0..4; 0 iff judged == 0
    uint8 judged; // mask of requirements heard by the panel; the others have one direct observation per seat
    uint8 maxDissents; // of a judge's runs
    uint32 runs; // byte j (from the least significant) = odd number of runs of judge j; bytes >= judges are 0
    Burden burden;
    UnresolvedPolicy policy;
    OutcomeRule rule;
    uint16 thresholdBps; // WeightedThreshold only, else 0
    uint256 weights; // requirement i in bits 32i..32i+31; WeightedThreshold only, else 0
    uint8 panel; // seats to draw, odd, 1..31
}

/// @dev The replayed record of one round.
struct Resolution {
    uint8 passed; // mask of requirements resolved PASS
    uint8 failed; // mask of requirements resolved FAIL; neither bit set = UNRESOLVED
    bool material; // resolving the UNRESOLVED ones one way or the other would change the outcome
    bool failAlone; // the FAILs decide for the payer whatever the UNRESOLVED ones are
    Ruling ruling;
}
