// Package settlement is the table that turns a ruling into money, as data: the same rows that an Offer carries in its
// terms, and the same arithmetic that its contracts apply.
//
// It reads no chain and decides no ruling. Its one invariant: for every row and every case, what the parties and the
// arbitrator receive adds up to what the payment, the bond and the reserved stake held.
package settlement
