// Package state is what a relayer must not forget and what relayers behind one load balancer share: settlements and the
// transactions that may carry them out, the queue of payments to settle, gas budgets, which relayer uses which key, and
// the transactions in flight from a key.
//
// It lives in one SQLite file, or in PostgreSQL where several processes share it; both run the same statements. It knows
// no chain and checks no payment. All expiry is by the database's clock. Its one invariant: a lease has one holder at a
// time, and what a former holder tries to write under its old fencing token is refused.
package state
