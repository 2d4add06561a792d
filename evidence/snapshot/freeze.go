package snapshot

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
)

// Chain is what freezing needs of a chain. Nothing it answers is trusted: headers, nodes and code are held to hashes.
type Chain interface {
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error)
	BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error)
	CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error)
	Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error)
	// Proof is eth_getProof of an account and slots in the state after the block.
	Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error)
}

// Documents fetches evidence by hash; nil bytes say that nobody published it.
type Documents func(ctx context.Context, hash common.Hash) ([]byte, error)

// Options say what to freeze.
type Options struct {
	ChainID   uint64
	Scope     Scope
	Block     *big.Int // nil: the head
	From      uint64   // first block to look for logs in; the completeness checks notice when it is too high
	Documents Documents
	Progress  func(what string) // nil: silent
}

// ErrReorganized says that the chain changed under the freezer.
var ErrReorganized = errors.New("the chain reorganized while it was read")

// Freeze writes the snapshot of the chain's record up to a block. It refuses where the record is incomplete, so what it
// returns verifies against the returned block.
func Freeze(ctx context.Context, chain Chain, o Options) ([]byte, BlockRef, error) {
	head, err := chain.HeaderByNumber(ctx, o.Block)
	if err != nil {
		return nil, BlockRef{}, fmt.Errorf("read final header: %w", err)
	}
	f := &freezer{chain: chain, o: o, withheld: map[common.Hash]bool{}}
	w := newWorld()
	w.fetch = f
	if err := w.trust(ctx, head.Hash()); err != nil {
		return nil, BlockRef{}, err
	}
	f.report("looking for the record up to block %d", w.final.Number)
	if err := f.discover(ctx, w); err != nil {
		return nil, BlockRef{}, err
	}
	w.forget()
	f.report("proving %d blocks", len(w.receipts))
	r, err := derive(ctx, w, o.ChainID, o.Scope)
	if err != nil {
		return nil, BlockRef{}, err
	}
	files, err := r.write()
	if err != nil {
		return nil, BlockRef{}, err
	}
	proven, err := w.files()
	if err != nil {
		return nil, BlockRef{}, err
	}
	for name, data := range proven {
		files[name] = data
	}
	m := describe(Manifest{ChainID: o.ChainID, Block: blockRef(w.final), Scope: o.Scope}, files)
	if files[fileManifest], err = writeJSON(m); err != nil {
		return nil, BlockRef{}, err
	}
	raw, err := pack(files)
	return raw, m.Block, err
}

// freezer is the fetcher of a chain.
type freezer struct {
	chain    Chain
	o        Options
	withheld map[common.Hash]bool
}

func (f *freezer) report(format string, args ...any) {
	if f.o.Progress != nil {
		f.o.Progress(fmt.Sprintf(format, args...))
	}
}

func (f *freezer) header(ctx context.Context, w *world, hash common.Hash) error {
	h, err := f.chain.HeaderByHash(ctx, hash)
	if err != nil {
		return fmt.Errorf("read header %s: %w", hash, err)
	}
	raw, err := proof.EncodeHeader(h, hash)
	if err != nil {
		return fmt.Errorf("read header %s: %w", hash, err)
	}
	w.headers.add(raw)
	return nil
}

func (f *freezer) state(ctx context.Context, w *world, block common.Hash, address common.Address, slots []common.Hash) error {
	p, err := f.chain.Proof(ctx, address, slots, block)
	if err != nil {
		return fmt.Errorf("read proof of %s: %w", address, err)
	}
	for _, node := range p.Account {
		w.nodes.add(node)
	}
	for _, slot := range p.Storage {
		for _, node := range slot.Nodes {
			w.nodes.add(node)
		}
	}
	return nil
}

func (f *freezer) code(ctx context.Context, w *world, address common.Address, hash common.Hash) error {
	code, err := f.chain.CodeAtHash(ctx, address, w.final.Hash)
	if err != nil {
		return fmt.Errorf("read code of %s: %w", address, err)
	}
	if crypto.Keccak256Hash(code) != hash {
		return fmt.Errorf("read code of %s: it does not hash to %s", address, hash)
	}
	w.codes.add(code)
	return nil
}

func (f *freezer) document(ctx context.Context, w *world, hash common.Hash) error {
	if f.o.Documents == nil || f.withheld[hash] {
		return nil
	}
	data, err := f.o.Documents(ctx, hash)
	if err != nil {
		return fmt.Errorf("read document %s: %w", hash, err)
	}
	if data == nil {
		f.withheld[hash] = true
		return nil
	}
	if crypto.Keccak256Hash(data) != hash {
		return fmt.Errorf("read document %s: the bytes hash to %s", hash, crypto.Keccak256Hash(data))
	}
	w.documents.add(data)
	return nil
}

// discover finds the receipts of the record and takes their proofs.
func (f *freezer) discover(ctx context.Context, w *world) error {
	published, err := f.published(ctx, w)
	if err != nil {
		return err
	}
	s := &system{
		w: w, chainID: f.o.ChainID, byAddress: map[common.Address]*offer{}, committees: map[common.Address]*committee{},
		tokens: map[common.Address]*token{}, seen: map[common.Address]bool{},
	}
	scope := f.o.Scope
	if scope.Kind == ScopeFactory {
		s.factory = scope.Address
	} else {
		published = []common.Address{scope.Address}
	}
	for _, address := range published {
		if err := s.offerAt(ctx, address); err != nil {
			return err
		}
	}
	ours, err := s.ours(ctx)
	if err != nil {
		return err
	}
	var logs []types.Log
	for _, q := range s.queries(ours) {
		found, err := f.logs(ctx, w, q)
		if err != nil {
			return err
		}
		logs = append(logs, found...)
	}
	return f.receipts(ctx, w, slices.DeleteFunc(logs, s.foreign))
}

func (f *freezer) logs(ctx context.Context, w *world, q ethereum.FilterQuery) ([]types.Log, error) {
	found, err := f.chain.Logs(ctx, q, f.o.From, w.final.Number)
	if err != nil {
		return nil, fmt.Errorf("read logs: %w", err)
	}
	return found, nil
}

// published lists the Offers that a factory's logs name.
func (f *freezer) published(ctx context.Context, w *world) ([]common.Address, error) {
	if f.o.Scope.Kind != ScopeFactory {
		return nil, nil
	}
	logs, err := f.logs(ctx, w, ethereum.FilterQuery{
		Addresses: []common.Address{f.o.Scope.Address}, Topics: [][]common.Hash{{factoryABI.Events["Published"].ID}},
	})
	if err != nil {
		return nil, err
	}
	var out []common.Address
	for _, l := range logs {
		ev, err := bindings.NewOfferFactory().UnpackPublishedEvent(&l)
		if err != nil {
			return nil, fmt.Errorf("read Published: %w", err)
		}
		out = append(out, ev.Offer)
	}
	return out, nil
}

// queries asks for the logs of the record and no others.
func (s *system) queries(ours map[disputeKey]bool) []ethereum.FilterQuery {
	var offers, tokens []common.Address
	var topics []common.Hash
	for _, o := range s.offers {
		offers, topics = append(offers, o.address), append(topics, word32(o.address))
	}
	for t := range s.tokens {
		tokens = append(tokens, t)
	}
	if len(offers) == 0 {
		return nil
	}
	out := []ethereum.FilterQuery{
		{Addresses: offers},
		{Addresses: tokens, Topics: [][]common.Hash{{topicTransfer}, nil, topics}},
		{Addresses: tokens, Topics: [][]common.Hash{{topicTransfer}, topics}},
		{Addresses: []common.Address{s.vault, s.factory}, Topics: [][]common.Hash{nil, topics}},
	}
	for address, c := range s.committees {
		out = append(out,
			ethereum.FilterQuery{Addresses: []common.Address{c.registry.address}},
			ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{append([]common.Hash{topicOpened}, topicsFees...)}},
			// A ruling's delivery names its arbitrable first.
			ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{nil, topics}})
		var ids []common.Hash
		for key := range ours {
			if key.committee == address {
				ids = append(ids, number32(key.id))
			}
		}
		if len(ids) > 0 {
			out = append(out, ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{nil, ids}})
		}
	}
	return out
}

// receipts takes the proof of every receipt that holds one of the logs.
func (f *freezer) receipts(ctx context.Context, w *world, logs []types.Log) error {
	byBlock := map[uint64][]uint64{}
	for _, l := range logs {
		if tx := uint64(l.TxIndex); !slices.Contains(byBlock[l.BlockNumber], tx) {
			byBlock[l.BlockNumber] = append(byBlock[l.BlockNumber], tx)
		}
	}
	w.receipts = []blockReceipts{}
	for block, txs := range byBlock {
		slices.Sort(txs)
		w.receipts = append(w.receipts, blockReceipts{Block: block, Transactions: txs})
	}
	slices.SortFunc(w.receipts, func(a, b blockReceipts) int { return int(int64(a.Block) - int64(b.Block)) })
	for _, b := range w.receipts {
		if err := f.block(ctx, w, b); err != nil {
			return err
		}
	}
	return nil
}

// foreign tells logs that belong to no record: transfers of nothing, and of another token than the Offer's.
func (s *system) foreign(l types.Log) bool {
	if s.tokens[l.Address] == nil {
		return false
	}
	h := &history{}
	s.transfer(h, []provenLog{{log: &l}}, 0)
	return len(h.transfers) == 0
}

func (f *freezer) block(ctx context.Context, w *world, b blockReceipts) error {
	header, err := w.headerAt(ctx, b.Block)
	if err != nil {
		return err
	}
	receipts, err := f.chain.BlockReceipts(ctx, header.Hash)
	if err != nil {
		return fmt.Errorf("read receipts of block %d: %w", b.Block, err)
	}
	raw := make([][]byte, len(receipts))
	for i, r := range receipts {
		if raw[i], err = r.MarshalBinary(); err != nil {
			return fmt.Errorf("encode receipt %d of block %d: %w", i, b.Block, err)
		}
	}
	for _, tx := range b.Transactions {
		p, err := proof.BuildPaymentRaw(w.headers.byHash[header.Hash], raw, tx, 0)
		if errors.Is(err, proof.ErrReceiptNotProven) {
			return fmt.Errorf("%w: block %d: %w", ErrReorganized, b.Block, err)
		}
		if err != nil {
			return fmt.Errorf("prove receipt %d of block %d: %w", tx, b.Block, err)
		}
		for _, node := range p.Nodes {
			w.nodes.add(node)
		}
	}
	return nil
}

// forget drops what was found out on the way, so that only the derivation's own use counts.
func (w *world) forget() {
	for _, b := range []*blobs{w.headers, w.nodes, w.codes, w.documents} {
		b.used = map[common.Hash]bool{}
	}
	w.accounts, w.byNumber = map[accountKey]proof.Account{}, map[uint64]proof.HeaderFields{w.final.Number: w.final}
	w.headers.used[w.final.Hash] = true
}
