// Package cache keeps on disk what was read of a chain, so that freezing can be broken off and resumed, and so that what
// was read while a node still had it can be used after the node dropped it.
//
// It stands between the freezer and the node. Every entry is named by a block's hash, never by its number alone, so that
// after a reorganization nothing of the abandoned chain is served. It decides nothing about what is read and does not
// retry. Its one invariant: headers, receipts, transactions, code and proofs enter and leave only when they follow from
// the hash that they are asked by. What no hash proves is the node's word: logs, given while the block with the range's
// last hash was canonical, and the data of reverts.
package cache
