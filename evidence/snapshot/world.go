package snapshot

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// fetcher gets what a derivation lacks. Only the freezer has one; what it brings is verified like any other proof.
type fetcher interface {
	// state brings the proofs of an account and of slots, at most proofBatch.
	state(ctx context.Context, w *world, address common.Address, slots []common.Hash) error
	code(ctx context.Context, w *world, address common.Address, hash common.Hash) error
	document(ctx context.Context, w *world, hash common.Hash) error
	// draw gives the proven hash of an older block.
	draw(ctx context.Context, number uint64) (common.Hash, error)
	// draws brings the proofs of the hashes of older blocks.
	draws(ctx context.Context, numbers []uint64) error
}

// world is everything but blocks that is proven from one block hash.
type world struct {
	final     proof.HeaderFields
	nodes     *blobs // of the final state
	codes     *blobs
	documents *blobs
	base      *blobs                        // code and documents of the snapshots that this one extends
	draws     map[uint64]*drawHash          // hashes of blocks that serve draws
	reverts   map[common.Hash]hexutil.Bytes // revert data by transaction: the freezers' word
	scanned   []ScannedRange
	fetch     fetcher // nil offline

	accounts map[common.Address]proof.Account
}

// drawHash is the hash of a block that serves a draw.
type drawHash struct {
	hash common.Hash
	file string // of the last snapshot; empty where it is of one that this extends
	used bool
}

func newWorld(final proof.HeaderFields) *world {
	return &world{
		final: final, nodes: newBlobs(), codes: newBlobs(), documents: newBlobs(), base: newBlobs(),
		draws: map[uint64]*drawHash{}, reverts: map[common.Hash]hexutil.Bytes{}, scanned: []ScannedRange{},
		accounts: map[common.Address]proof.Account{},
	}
}

// hashAt gives the hash of an older block that serves a draw.
func (w *world) hashAt(ctx context.Context, number uint64) (common.Hash, error) {
	d := w.draws[number]
	if d == nil && w.fetch != nil {
		hash, err := w.fetch.draw(ctx, number)
		if err != nil {
			return common.Hash{}, err
		}
		d = &drawHash{hash: hash}
		w.draws[number] = d
	}
	if d == nil {
		return common.Hash{}, fail(fileCommittee, "no file of blocks has block %d, which serves a draw", number)
	}
	d.used = true
	return d.hash, nil
}

// tell takes the hash of a block that says it serves a draw.
func (w *world) tell(b *provenBlock, own bool) {
	if !b.draw {
		return
	}
	d := &drawHash{hash: b.Hash}
	if own {
		d.file = b.file
	}
	w.draws[b.Number] = d
}

func (w *world) account(ctx context.Context, address common.Address) (proof.Account, error) {
	if a, ok := w.accounts[address]; ok {
		return a, nil
	}
	nodes, err := w.path(ctx, address, nil, w.final.StateRoot, crypto.Keccak256(address[:]))
	if err != nil {
		return proof.Account{}, fail(fileState, "account %s: %w", address, err)
	}
	a, err := proof.VerifyAccount(w.final.StateRoot, address, nodes)
	if err != nil {
		return proof.Account{}, fail(fileState, "account %s: %w", address, err)
	}
	w.accounts[address] = a
	return a, nil
}

func (w *world) slot(ctx context.Context, address common.Address, slot common.Hash) (common.Hash, error) {
	account, err := w.account(ctx, address)
	if err != nil {
		return common.Hash{}, err
	}
	key := crypto.Keccak256(slot[:])
	if _, err := w.path(ctx, address, []common.Hash{slot}, account.StorageRoot, key); err != nil {
		return common.Hash{}, fail(fileState, "slot %s of %s: %w", slot, address, err)
	}
	value, err := w.nodes.word(account.StorageRoot, key)
	if err != nil {
		return common.Hash{}, fail(fileState, "slot %s of %s: %w", slot, address, err)
	}
	return value, nil
}

// ask asks the fetcher for the slots of an account that are not there, many at once.
func (w *world) ask(ctx context.Context, address common.Address, slots []common.Hash) error {
	if w.fetch == nil {
		return nil
	}
	held := w.nodes.aside()
	missing := slots
	if account, err := held.account(w.final.StateRoot, address); err == nil {
		missing = nil
		for _, slot := range slots {
			if _, err := held.path(account.StorageRoot, crypto.Keccak256(slot[:])); err != nil {
				missing = append(missing, slot)
			}
		}
	}
	for part := range slices.Chunk(missing, proofBatch) {
		if err := w.fetch.state(ctx, w, address, part); err != nil {
			return err
		}
	}
	return nil
}

// aside is the same world for whoever only looks ahead: what it uses does not count.
func (w *world) aside() *world {
	out := *w
	out.nodes, out.accounts = w.nodes.aside(), map[common.Address]proof.Account{}
	return &out
}

// expect asks at once for the hashes of blocks that will serve draws.
func (w *world) expect(ctx context.Context, numbers []uint64) error {
	if w.fetch == nil || len(numbers) == 0 {
		return nil
	}
	return w.fetch.draws(ctx, numbers)
}

// path looks a key up, and asks the fetcher once for what is missing.
func (w *world) path(ctx context.Context, address common.Address, slots []common.Hash, root common.Hash, key []byte) ([][]byte, error) {
	nodes, err := w.nodes.path(root, key)
	if w.fetch == nil || !errors.Is(err, errAbsent) {
		return nodes, err
	}
	if err := w.fetch.state(ctx, w, address, slots); err != nil {
		return nil, err
	}
	return w.nodes.path(root, key)
}

// codeOf gives the code of an account, which hashes to its proven code hash.
func (w *world) codeOf(ctx context.Context, address common.Address) ([]byte, error) {
	account, err := w.account(ctx, address)
	if err != nil {
		return nil, err
	}
	if !account.Exists() {
		return nil, fail(fileContracts, "there is no contract at %s", address)
	}
	h := account.CodeHash
	if code, err := w.base.use(h); err == nil {
		return code, nil
	}
	if w.fetch != nil && !w.codes.has(h) {
		if err := w.fetch.code(ctx, w, address, h); err != nil {
			return nil, err
		}
	}
	code, err := w.codes.use(h)
	if err != nil {
		return nil, fail(codeName(h), "missing: the code of %s", address)
	}
	return code, nil
}

// document gives the bytes with this hash, or nil when they were withheld.
func (w *world) document(ctx context.Context, hash common.Hash) ([]byte, error) {
	if hash == (common.Hash{}) {
		return nil, nil
	}
	if data, err := w.base.use(hash); err == nil {
		return data, nil
	}
	if w.fetch != nil && !w.documents.has(hash) {
		if err := w.fetch.document(ctx, w, hash); err != nil {
			return nil, err
		}
	}
	data, err := w.documents.use(hash)
	if errors.Is(err, errAbsent) {
		return nil, nil
	}
	return data, err
}

func codeName(h common.Hash) string     { return folderCode + h.Hex() + ".bin" }
func documentName(h common.Hash) string { return folderDocuments + h.Hex() + ".bin" }

// forget drops what was found out on the way, so that only the derivation's own use counts.
func (w *world) forget() {
	for _, b := range []*blobs{w.nodes, w.codes, w.documents} {
		b.used = map[common.Hash]bool{}
	}
	w.accounts = map[common.Address]proof.Account{}
}

// files writes the proofs that were used, but for blocks and anchors.
func (w *world) files(scannedFrom *uint64, own map[common.Hash]hexutil.Bytes) ([]content, error) {
	state, err := rlp.EncodeToBytes(w.nodes.list())
	if err != nil {
		return nil, err
	}
	reverts, err := writeJSON(revertsFile{scannedFrom, own})
	if err != nil {
		return nil, err
	}
	out := []content{inMemory(fileState, state), inMemory(fileReverts, reverts)}
	for _, h := range w.codes.usedHashes() {
		out = append(out, inMemory(codeName(h), w.codes.byHash[h]))
	}
	for _, h := range w.documents.usedHashes() {
		out = append(out, inMemory(documentName(h), w.documents.byHash[h]))
	}
	return out, nil
}

// load reads the proofs of an archive. Of one that is extended only what its record says counts, not the state that it ended in.
func (w *world) load(m Manifest, files map[string][]byte, own bool) error {
	if own {
		if err := w.nodes.read(files[fileState]); err != nil {
			return fail(fileState, "%w", err)
		}
	}
	codes, documents := w.codes, w.documents
	if !own {
		codes, documents = w.base, w.base
	}
	for name, data := range files {
		into, nameOf := codes, codeName
		switch {
		case strings.HasPrefix(name, folderDocuments):
			into, nameOf = documents, documentName
		case !strings.HasPrefix(name, folderCode):
			continue
		}
		h := crypto.Keccak256Hash(data)
		if nameOf(h) != name {
			return fail(name, "hashes to %s", h)
		}
		if own && w.base.has(h) {
			return fail(name, "a snapshot that this one extends has it already")
		}
		into.byHash[h] = data
	}
	return w.loadReverts(m, files[fileReverts])
}

func (w *world) loadReverts(m Manifest, raw []byte) error {
	var r revertsFile
	if err := readJSON(raw, &r); err != nil {
		return fail(fileReverts, "%w", err)
	}
	first := uint64(0)
	if m.Extends != nil {
		first = m.Extends.Block.Number + 1
	}
	if r.ScannedFrom == nil && len(r.Reverts) > 0 {
		return fail(fileReverts, "lists attempts, and says that none were looked for")
	}
	if r.Reverts == nil {
		return fail(fileReverts, "lists nothing, not even no attempts")
	}
	if at := r.ScannedFrom; at != nil {
		if *at < first || *at > m.Block.Number {
			return fail(fileReverts, "block %d is not one of this snapshot", *at)
		}
		w.scanned = append(w.scanned, ScannedRange{*at, m.Block.Number})
	}
	for hash, data := range r.Reverts {
		if data == nil {
			return fail(fileReverts, "transaction %s has no revert data, not even none", hash)
		}
		if _, twice := w.reverts[hash]; twice {
			return fail(fileReverts, "transaction %s is in a snapshot that this one extends", hash)
		}
		w.reverts[hash] = data
	}
	return nil
}

// checkUsed refuses whatever proved nothing.
func (w *world) checkUsed(attempts int) error {
	if h, ok := w.nodes.unused(); ok {
		return fail(fileState, "node %s proves nothing here", h)
	}
	if h, ok := w.codes.unused(); ok {
		return fail(codeName(h), "code of no contract of this snapshot")
	}
	if h, ok := w.documents.unused(); ok {
		return fail(documentName(h), "no record of this snapshot names it")
	}
	for number, d := range w.draws {
		if d.file != "" && !d.used {
			return fail(d.file, "block %d serves no draw", number)
		}
	}
	if attempts != len(w.reverts) {
		return fail(fileReverts, "has revert data of %d transactions, %d attempts are proven", len(w.reverts), attempts)
	}
	return nil
}
