// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev Why a case ended as it did. The ruling number alone never says.
enum Cause {
    None,
    Judged, // the arbitrator ruled and every material requirement was resolved, or the arbitrator cannot say
    Failed, // ruling 1 by FAILs alone: the only judged cause a penalty may follow
    Burden, // ruling 1 or 2 because a requirement stayed UNRESOLVED
    Timeout, // no ruling by `judgeBy`
    Unanswered, // NOT_DELIVERED and no answer by `answerBy`
    Conceded, // the seller gave in
    Accepted, // the buyer accepted a first disclosure
    SelfProven, // the seller's own signed fields fail a measured bound
    Equivocation // two different seller-signed receipts for one payment
}

/// @dev Who carries the arbitration fee and relay cost once the loser's bond cannot.
enum FeeBearer {
    Disputer,
    Seller
}

/// @dev One row of the settlement table, keyed by (ruling, cause).
struct Row {
    uint8 ruling; // 0..3
    Cause cause;
    uint16 paymentToPayerBps; // share of the payment refunded; the rest stays the seller's
    uint16 bondToPayerBps; // share of the unspent bond returned; the rest goes to the seller
    FeeBearer feeBearer;
    bool penalty; // the pinned penalty is due from the reserved stake
}
