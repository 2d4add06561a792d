// Package snapshot freezes the chain's record of an Offer, or of all Offers of a factory, into one file, and verifies
// such a file knowing nothing but one block hash.
//
// A snapshot is a tar archive (stored, fixed metadata, fixed order): proofs (headers, trie nodes, the list of receipts),
// contract code and evidence documents, and beside them human-readable JSON. The JSON is never trusted and never
// parsed: both the freezer and the verifier derive it from the proofs by the same function, and the verifier compares
// bytes. Whatever the derivation does not use must not be in the archive, so no byte is without meaning.
//
// The package opens no connection; what the freezer needs of a chain and of an evidence store comes through interfaces
// declared here. Its one invariant: the same chain state gives the same bytes, and bytes that verify say nothing that
// does not follow from the block hash.
package snapshot
