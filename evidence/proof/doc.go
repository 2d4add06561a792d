// Package proof builds and verifies the Merkle proofs that tie a payment, an account or an old block to one block hash:
// header, receipts trie and log; state trie and storage trie; and the EIP-2935 hop from a block to an older one.
//
// It opens no connection: what it needs from a chain comes through arguments or the small interfaces declared here. It
// trusts nothing in a proof; the caller's trust is in the block hash alone. The rules are those of the contracts
// PaymentProof and HistorySource, refusal by refusal, so that what passes here passes there.
package proof
