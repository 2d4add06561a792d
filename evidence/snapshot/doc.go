// Package snapshot freezes the chain's record of an Offer, or of all Offers of a factory, into one file, and verifies
// such a file knowing nothing but one block hash.
//
// A snapshot is a tar archive in one zstd frame; `tar --zstd -xf` reads it. Its files, the manifest first, then by name:
//
//	manifest.json         format, chain, final block, scope, what it extends, what is not proven; every file's size and
//	                      keccak256, one root
//	contracts.json        the contracts with their code hashes, held to this repository's build
//	promises.json         the Offers, their terms, whether the manifest's bytes compile to them
//	payments.json         every Transfer into an Offer, with the key that a case about it has; one record a line
//	checkpoints.json      each checkpoint beside the sum of the payments before it
//	withdrawals.json      every movement out of an Offer and why it happened
//	cases.json            what the parties said: claims, receipts, evidence, appeals, deadlines, where requests and responses can
//	                      be read; of many payments the list and the sample
//	rulings.json          what an arbitrator said
//	settlements.json      what an Offer was authorized to do, by which row, what happened, what became of bond, appeals, reserve,
//	                      and the money before and after
//	committee.json        registries, books, all disputes, and of the disputes in scope every round: what it was asked, who sat
//	                      or signed, each run from its claim to its observation, the adjudication stage by stage, fees,
//	                      penalties, proofs of equivocation
//	refusals.json         transactions to the record's contracts that reverted, where they were looked for
//	events.json           every log of the above, decoded; one record a line
//	conservation.json     what came in is what is there and what left, and the stake behind each Offer
//	proofs/anchors.rlp    the final block's header and one every 8,191 blocks before it
//	proofs/blocks/….rlp   the blocks of the record, with their headers, and what proves their receipts and transactions
//	proofs/state.rlp      the trie nodes of accounts and storage in the final state
//	proofs/reverts.json   what the freezing node found reverted transactions to revert with
//	code/0x….bin          contract code by keccak256
//	documents/0x….bin     manifests, evidence and transcripts by keccak256; what is absent is marked withheld
//
// # Bytes
//
// The tar is USTAR: regular files, mode 0644, owner and time 0, no user or group name, no prefix; it ends with two empty
// blocks. The frame has a checksum, no dictionary and a window of at most 8 MiB; nothing precedes or follows it.
//
// JSON that is written whole has two spaces of indentation, one value a line, no escapes for HTML, a final newline. Payments
// and events are an array with one record a line, without spaces, in the order of the chain: "[", the records joined by a
// comma and a newline, "]", each on lines of their own; without records "[\n]\n". Integers above 64 bits are decimal strings,
// bytes are hex.
//
// A list of nodes is ordered by keccak256, has each once, and each is used. anchors.rlp is an RLP list, newest first, of
// [header, nodes]; item 0 is the final block, each further one 8,191 blocks before, 1 + floor((final - earliest) / 8191) in
// all, where earliest is the first block of the record, or the last of the one extended. The nodes prove the EIP-2935
// contract's account at the item's state root, and its slot of the next item's number; of the last item the account alone,
// where a block of its segment needs it. Slot n % 8191 holds the hash of block n.
//
// The segment of an anchor of number a is the blocks n with a - 8191 < n <= a. proofs/blocks/ has one file for each segment
// that has a block, or needs a node: named by a in 12 decimal digits, holding RLP items one behind the other, each at most
// 16 MiB. The first is the list of nodes that prove, at the anchor's storage root of the EIP-2935 contract, the slots of the
// file's blocks and of the block extended; the anchor itself and its parent need none. Then the blocks, ascending:
//
//	[header, receipts, attempts, draw, nodes]
//
// receipts: positions of transactions whose receipts count, ascending; attempts: positions of transactions that reverted,
// ascending; draw: 1 where the record draws seats or a sample by the block's hash, else 0; nodes: prove, by position, the
// receipts of both at the header's receipts root and the attempts at its transactions root. state.rlp is a list of nodes.
//
// The manifest's root is the keccak256 of, file by file in order, keccak256(name) and the file's keccak256.
//
// The proofs hang together from the final block's hash: accounts, storage and code at its state root; older blocks by
// parent hash or by the EIP-2935 contract's storage, 8,191 blocks at a time; receipts and transactions at each block's
// roots.
//
// The JSON is never trusted and, but for the manifest and what cannot be proven, never parsed: freezer and verifier derive
// it from the proofs by the same function, and the verifier compares bytes. Whatever the derivation does not use must not
// be in the archive, so no byte is without meaning; but the compression is not part of what is signed or rooted.
//
// The derivation goes over the blocks twice, and once more for the list of a factory's Offers: first for all events, then
// for the payments, of which it keeps sums and those that are contested. Payments and events are compared, or written, as
// they come. So memory does not grow with payments; the freezer keeps the record in temporary files.
//
// A snapshot may extend an earlier one: it then holds blocks, payments and events after that one's last block only, proves
// that block's hash as an ancestor's, and is verified together with it.
//
// Completeness rests on storage: payments add up to what each checkpoint and the Offer received; cases and disputes
// chain to their accumulators; the list of a case about many payments is in its id; each round's brief hashes to what the
// committee keeps; fees open and credited add up to what the committee accounts for, stakes, exits and credits to what its
// registry does, and stakes put in, taken out, reserved and spent to what the vault holds for each Offer; what storage knows
// to have happened must have its event. What no storage remembers is named in the manifest's limits.
//
// What a seat or a judge's gateway signed about runs is read by the hashes that the seat's transcript names, and decided again
// by the acquisition rules. The request of a measured requirement is computed here; of a judged one evidence, model and seed
// are held to the round and the manifest, and the digest of its prompt is the seat's word. Balances between transactions are
// added up from logs, in series that end in the proven storage; what else a party owns is in no proof.
//
// Measured again here, a requirement that the committee resolved otherwise is CONTRADICTED. One that it left UNRESOLVED is UNSEEN
// where nobody observed otherwise: documents lie outside the chain, and what is shown now need not have been shown then.
//
// The package opens no connection; what the freezer needs of a chain and of an evidence store comes through interfaces
// declared here. Its one invariant: the same chain state gives the same bytes, and bytes that verify say nothing that
// does not follow from the block hash.
package snapshot
