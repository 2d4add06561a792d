// Package snapshot freezes the chain's record of an Offer, or of all Offers of a factory, into one file, and verifies
// such a file knowing nothing but one block hash.
//
// A snapshot is a tar archive (stored, fixed metadata, the manifest first, then by name):
//
//	manifest.json         format, chain, final block, scope, what is not proven; every file's size and keccak256, one root
//	contracts.json        the contracts with their code hashes, held to this repository's build
//	promises.json         the Offers, their terms, whether the manifest's bytes compile to them
//	payments.json         every Transfer into an Offer, with the key that a case about it has
//	checkpoints.json      each checkpoint beside the sum of the payments before it
//	withdrawals.json      every movement out of an Offer and why it happened
//	cases.json            what the parties said: claims, receipts, evidence, appeals, deadlines; of many payments the list and
//	                      the sample
//	rulings.json          what an arbitrator said
//	settlements.json      what an Offer was authorized to do, by which row, what happened, what became of bond, appeals, reserve
//	committee.json        registries, books, all disputes, and of the disputes in scope every round: what it was asked, who sat
//	                      or signed, observations, adjudication, fees, penalties
//	events.json           every log of the above, decoded
//	conservation.json     what came in is what is there and what left, and the stake behind each Offer
//	proofs/headers.rlp    RLP list of block headers, by hash; each once
//	proofs/nodes.rlp      RLP list of state, storage and receipts trie nodes, by hash; each once
//	proofs/receipts.json  which receipts of which blocks the nodes prove
//	code/0x….bin          contract code by keccak256
//	documents/0x….bin     manifests, evidence and transcripts by keccak256; what is absent is marked withheld
//
// The proofs hang together from the final block's hash: accounts, storage and code at its state root; older blocks by
// parent hash or by the EIP-2935 contract's storage, 8,191 blocks at a time; receipts at each block's receipts root.
//
// The JSON is never trusted and, but for the manifest and the list of receipts, never parsed: freezer and verifier
// derive it from the proofs by the same function, and the verifier compares bytes. Whatever the derivation does not use
// must not be in the archive, so no byte is without meaning.
//
// Completeness rests on storage: payments add up to what each checkpoint and the Offer received; cases and disputes
// chain to their accumulators; the list of a case about many payments is in its id; each round's brief hashes to what the
// committee keeps; fees open and credited add up to what the committee accounts for, stakes, exits and credits to what its
// registry does, and stakes put in, taken out, reserved and spent to what the vault holds for each Offer; what storage knows
// to have happened must have its event. What no storage remembers is named in the manifest's limits.
//
// The package opens no connection; what the freezer needs of a chain and of an evidence store comes through interfaces
// declared here. Its one invariant: the same chain state gives the same bytes, and bytes that verify say nothing that
// does not follow from the block hash.
package snapshot
