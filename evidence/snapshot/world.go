package snapshot

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// fetcher gets what a derivation lacks. Only the freezer has one; what it brings is verified like any other proof.
type fetcher interface {
	state(ctx context.Context, w *world, block common.Hash, address common.Address, slots []common.Hash) error
	header(ctx context.Context, w *world, hash common.Hash) error
	code(ctx context.Context, w *world, address common.Address, hash common.Hash) error
	document(ctx context.Context, w *world, hash common.Hash) error
}

// world is everything that is proven from one block hash.
type world struct {
	final     proof.HeaderFields
	headers   *blobs
	nodes     *blobs
	codes     *blobs
	documents *blobs
	receipts  []blockReceipts
	fetch     fetcher // nil offline

	accounts map[accountKey]proof.Account
	byNumber map[uint64]proof.HeaderFields
}

type accountKey struct {
	root    common.Hash
	address common.Address
}

func newWorld() *world {
	return &world{
		headers: newBlobs(), nodes: newBlobs(), codes: newBlobs(), documents: newBlobs(),
		accounts: map[accountKey]proof.Account{}, byNumber: map[uint64]proof.HeaderFields{},
	}
}

// trust makes the block with this hash the final one: all else follows from it.
func (w *world) trust(ctx context.Context, hash common.Hash) error {
	final, err := w.header(ctx, hash)
	if err != nil {
		return err
	}
	w.final = final
	w.byNumber[final.Number] = final
	return nil
}

func (w *world) header(ctx context.Context, hash common.Hash) (proof.HeaderFields, error) {
	if w.fetch != nil && !w.headers.has(hash) {
		if err := w.fetch.header(ctx, w, hash); err != nil {
			return proof.HeaderFields{}, err
		}
	}
	raw, err := w.headers.use(hash)
	if err != nil {
		return proof.HeaderFields{}, fail(fileHeaders, "no header of block %s", hash)
	}
	fields, err := proof.VerifyHeader(raw, hash)
	if err != nil {
		return proof.HeaderFields{}, fail(fileHeaders, "block %s: %w", hash, err)
	}
	return fields, nil
}

// headerAt gives the header of an older block. Its hash comes from the child's header where the child is known, else
// from the EIP-2935 contract in a known block's state, in steps of 8,191 blocks.
func (w *world) headerAt(ctx context.Context, number uint64) (proof.HeaderFields, error) {
	if number > w.final.Number {
		return proof.HeaderFields{}, fail(fileReceipts, "block %d is after the final block %d", number, w.final.Number)
	}
	at := w.final
	for at.Number-number > proof.HistoryRing {
		older, err := w.step(ctx, at, at.Number-proof.HistoryRing)
		if err != nil {
			return proof.HeaderFields{}, err
		}
		at = older
	}
	if at.Number == number {
		return at, nil
	}
	return w.step(ctx, at, number)
}

// step goes from a known header to one at most 8,191 blocks older.
func (w *world) step(ctx context.Context, known proof.HeaderFields, number uint64) (proof.HeaderFields, error) {
	if h, ok := w.byNumber[number]; ok {
		return h, nil
	}
	hash := known.ParentHash
	if number != known.Number-1 {
		var err error
		if hash, err = w.historyHash(ctx, known, number); err != nil {
			return proof.HeaderFields{}, err
		}
	}
	fields, err := w.header(ctx, hash)
	if err != nil {
		return proof.HeaderFields{}, err
	}
	if fields.Number != number {
		return proof.HeaderFields{}, fail(fileHeaders, "block %s has number %d, not %d", hash, fields.Number, number)
	}
	w.byNumber[number] = fields
	return fields, nil
}

var historyCode = crypto.Keccak256Hash(params.HistoryStorageCode)

func (w *world) historyHash(ctx context.Context, known proof.HeaderFields, number uint64) (common.Hash, error) {
	account, err := w.accountIn(ctx, known, params.HistoryStorageAddress)
	if err != nil {
		return common.Hash{}, err
	}
	if account.CodeHash != historyCode {
		return common.Hash{}, fail(fileNodes, "block %d has no EIP-2935 contract: code hash %s", known.Number, account.CodeHash)
	}
	return w.slotIn(ctx, known, params.HistoryStorageAddress, proof.HistorySlot(number))
}

func (w *world) account(ctx context.Context, address common.Address) (proof.Account, error) {
	return w.accountIn(ctx, w.final, address)
}

func (w *world) accountIn(ctx context.Context, at proof.HeaderFields, address common.Address) (proof.Account, error) {
	key := accountKey{at.StateRoot, address}
	if a, ok := w.accounts[key]; ok {
		return a, nil
	}
	nodes, err := w.path(ctx, at, address, nil, at.StateRoot, crypto.Keccak256(address[:]))
	if err != nil {
		return proof.Account{}, fail(fileNodes, "account %s at block %d: %w", address, at.Number, err)
	}
	a, err := proof.VerifyAccount(at.StateRoot, address, nodes)
	if err != nil {
		return proof.Account{}, fail(fileNodes, "account %s at block %d: %w", address, at.Number, err)
	}
	w.accounts[key] = a
	return a, nil
}

func (w *world) slot(ctx context.Context, address common.Address, slot common.Hash) (common.Hash, error) {
	return w.slotIn(ctx, w.final, address, slot)
}

func (w *world) slotIn(ctx context.Context, at proof.HeaderFields, address common.Address, slot common.Hash) (common.Hash, error) {
	account, err := w.accountIn(ctx, at, address)
	if err != nil {
		return common.Hash{}, err
	}
	key := crypto.Keccak256(slot[:])
	if _, err := w.path(ctx, at, address, []common.Hash{slot}, account.StorageRoot, key); err != nil {
		return common.Hash{}, fail(fileNodes, "slot %s of %s at block %d: %w", slot, address, at.Number, err)
	}
	value, err := w.nodes.word(account.StorageRoot, key)
	if err != nil {
		return common.Hash{}, fail(fileNodes, "slot %s of %s at block %d: %w", slot, address, at.Number, err)
	}
	return value, nil
}

// path looks a key up, and asks the fetcher once for what is missing.
func (w *world) path(
	ctx context.Context, at proof.HeaderFields, address common.Address, slots []common.Hash, root common.Hash, key []byte,
) ([][]byte, error) {
	nodes, err := w.nodes.path(root, key)
	if w.fetch == nil || !errors.Is(err, errAbsent) {
		return nodes, err
	}
	if err := w.fetch.state(ctx, w, at.Hash, address, slots); err != nil {
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
	if w.fetch != nil && !w.codes.has(account.CodeHash) {
		if err := w.fetch.code(ctx, w, address, account.CodeHash); err != nil {
			return nil, err
		}
	}
	code, err := w.codes.use(account.CodeHash)
	if err != nil {
		return nil, fail(codeName(account.CodeHash), "missing: the code of %s", address)
	}
	return code, nil
}

// document gives the bytes with this hash, or nil when they were withheld.
func (w *world) document(ctx context.Context, hash common.Hash) ([]byte, error) {
	if hash == (common.Hash{}) {
		return nil, nil
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

// files writes the proofs that were used.
func (w *world) files() (map[string][]byte, error) {
	out := map[string][]byte{}
	for name, set := range map[string]*blobs{fileHeaders: w.headers, fileNodes: w.nodes} {
		raw, err := rlp.EncodeToBytes(set.list())
		if err != nil {
			return nil, fmt.Errorf("encode %s: %w", name, err)
		}
		out[name] = raw
	}
	for _, h := range w.codes.usedHashes() {
		out[codeName(h)] = w.codes.byHash[h]
	}
	for _, h := range w.documents.usedHashes() {
		out[documentName(h)] = w.documents.byHash[h]
	}
	index, err := writeJSON(w.receipts)
	if err != nil {
		return nil, err
	}
	out[fileReceipts] = index
	return out, nil
}

// load reads the proofs of an archive.
func load(files map[string][]byte) (*world, error) {
	w := newWorld()
	for name, set := range map[string]*blobs{fileHeaders: w.headers, fileNodes: w.nodes} {
		if err := set.read(files[name]); err != nil {
			return nil, fail(name, "%w", err)
		}
	}
	for name, data := range files {
		switch {
		case len(name) > len(folderCode) && name[:len(folderCode)] == folderCode:
			if codeName(crypto.Keccak256Hash(data)) != name {
				return nil, fail(name, "hashes to %s", crypto.Keccak256Hash(data))
			}
			w.codes.add(data)
		case len(name) > len(folderDocuments) && name[:len(folderDocuments)] == folderDocuments:
			if documentName(crypto.Keccak256Hash(data)) != name {
				return nil, fail(name, "hashes to %s", crypto.Keccak256Hash(data))
			}
			w.documents.add(data)
		}
	}
	if err := readJSON(files[fileReceipts], &w.receipts); err != nil {
		return nil, fail(fileReceipts, "%w", err)
	}
	return w, nil
}

// checkUsed refuses whatever proved nothing.
func (w *world) checkUsed() error {
	if h, ok := w.headers.unused(); ok {
		return fail(fileHeaders, "header %s proves nothing here", h)
	}
	if h, ok := w.nodes.unused(); ok {
		return fail(fileNodes, "node %s proves nothing here", h)
	}
	if h, ok := w.codes.unused(); ok {
		return fail(codeName(h), "code of no contract of this snapshot")
	}
	if h, ok := w.documents.unused(); ok {
		return fail(documentName(h), "no record of this snapshot names it")
	}
	return nil
}
