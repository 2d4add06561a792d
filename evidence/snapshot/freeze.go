package snapshot

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/evidence/proof"
)

// Chain is what freezing needs of a chain. Nothing it answers is trusted: headers, nodes, code and transactions are held to
// hashes. Its methods are called concurrently. What it answers about one block hash never changes, so it may be kept.
type Chain interface {
	// HeaderByNumber is the canonical header; nil is the newest.
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error)
	// BlockReceipts are all receipts of a block, in order.
	BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error)
	// BlockTransactions are the hash and all transactions of the canonical block of that number, in order. It is asked for
	// with Options.Attempts only.
	BlockTransactions(ctx context.Context, number uint64) (common.Hash, []*types.Transaction, error)
	CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error)
	// Logs are the logs of canonical blocks from and to, both inclusive, in order. At most logSpan blocks are asked for at once.
	Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error)
	// Proof is eth_getProof of an account and slots, at most proofBatch, in the state after the block.
	Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error)
	// Revert runs a transaction of a block again and gives the data that it reverted with.
	Revert(ctx context.Context, block common.Hash, tx *types.Transaction) ([]byte, error)
}

// Bounds of what is asked of a chain at once.
const (
	logSpan    = 10_000 // blocks
	proofBatch = 256    // slots
	parallel   = 8      // blocks
)

// Documents fetches evidence by hash; nil bytes say that nobody published it.
type Documents func(ctx context.Context, hash common.Hash) ([]byte, error)

// Options say what to freeze.
type Options struct {
	ChainID   uint64
	Scope     Scope
	Block     *big.Int // nil: the head
	From      uint64   // first block to look for logs in; the completeness checks notice when it is too high
	Documents Documents
	Attempts  bool       // look through every block for transactions that reverted
	Extends   []*Archive // snapshots that this one extends, oldest first
	Temp      string     // folder for temporary files; empty: the system's
	// Progress is told what is being done, how much of it is done, and how much there is. nil: nobody is told.
	Progress func(stage string, done, total uint64)
}

// ErrReorganized says that the chain changed under the freezer.
var ErrReorganized = errors.New("the chain reorganized while it was read")

// Freeze writes the snapshot of the chain's record up to a block. It refuses where the record is incomplete, so what it
// writes verifies against the manifest's block. Nothing is written before all is proven. What it holds in memory grows with
// cases, and by 16 bytes with a payment; the record itself lies in temporary files.
func Freeze(ctx context.Context, chain Chain, o Options, out io.Writer) (m Manifest, err error) {
	dir, err := os.MkdirTemp(o.Temp, "redress-snapshot-")
	if err != nil {
		return m, fmt.Errorf("temporary files: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	f := &freezer{chain: chain, o: o, dir: dir, withheld: map[common.Hash]bool{}, drawn: map[uint64]common.Hash{}, reverts: map[common.Hash]hexutil.Bytes{}}
	if err := f.begin(ctx); err != nil {
		return m, err
	}
	if err := f.discover(ctx); err != nil {
		return m, err
	}
	if err := f.spoolBlocks(ctx); err != nil {
		return m, err
	}
	files, err := f.derive(ctx)
	if err != nil {
		return m, err
	}
	m = Manifest{ChainID: o.ChainID, Block: blockRef(f.w.final), Scope: o.Scope, Extends: f.extends()}
	return f.write(ctx, m, files, out)
}

// freezer is the fetcher of a chain.
type freezer struct {
	chain    Chain
	o        Options
	dir      string
	w        *world
	bases    chained
	withheld map[common.Hash]bool
	listed   []listing // in the order of the chain
	grounds  []*ground // newest first
	drawn    map[uint64]common.Hash
	reverts  map[common.Hash]hexutil.Bytes // of this snapshot's attempts
}

func (f *freezer) report(stage string, done, total uint64) {
	if f.o.Progress != nil {
		f.o.Progress(stage, done, total)
	}
}

func (f *freezer) extends() *Base {
	if len(f.o.Extends) == 0 {
		return nil
	}
	last := f.o.Extends[len(f.o.Extends)-1].manifest
	return &Base{Root: last.Root, Block: last.Block}
}

// from is the first block of this snapshot.
func (f *freezer) from() uint64 {
	if e := f.extends(); e != nil {
		return e.Block.Number + 1
	}
	return min(f.o.From, f.w.final.Number)
}

// begin finds the final block and reads the snapshots that are extended.
func (f *freezer) begin(ctx context.Context) error {
	head, err := f.chain.HeaderByNumber(ctx, f.o.Block)
	if err != nil {
		return fmt.Errorf("read final header: %w", err)
	}
	raw, err := proof.EncodeHeader(head, head.Hash())
	if err != nil {
		return fmt.Errorf("read final header: %w", err)
	}
	final, err := proof.DecodeHeader(raw)
	if err != nil {
		return fmt.Errorf("read final header: %w", err)
	}
	f.w = newWorld(final)
	if len(f.o.Extends) > 0 {
		if err := f.beginOn(ctx, final); err != nil {
			return err
		}
	}
	if f.o.Attempts {
		f.w.scanned = append(f.w.scanned, ScannedRange{f.from(), final.Number})
	}
	f.w.fetch = f
	return nil
}

// beginOn reads the snapshots that are extended.
func (f *freezer) beginOn(ctx context.Context, final proof.HeaderFields) error {
	if err := checkChain(f.o.Extends); err != nil {
		return err
	}
	for _, a := range f.o.Extends {
		if a.manifest.ChainID != f.o.ChainID || a.manifest.Scope != f.o.Scope {
			return fail(fileManifest, "is of another chain or scope than the snapshot that extends it")
		}
		var err error
		if f.w, f.bases, err = a.into(ctx, f.w, f.bases, false); err != nil {
			return err
		}
	}
	f.w.final = final
	if last := f.extends().Block.Number; last >= final.Number {
		return fmt.Errorf("block %d does not extend block %d", final.Number, last)
	}
	return nil
}

// derive runs what a verifier runs, on the spooled blocks, and gives the files that are not of blocks.
func (f *freezer) derive(ctx context.Context) ([]content, error) {
	f.report("record", 0, 1)
	f.w.forget()
	payments, err := newSpool(f.dir, filePayments)
	if err != nil {
		return nil, err
	}
	events, err := newSpool(f.dir, fileEvents)
	if err != nil {
		return nil, err
	}
	blocks := append(f.bases[:len(f.bases):len(f.bases)], f.source())
	r, err := derive(ctx, f.w, blocks, f.o.ChainID, f.o.Scope, written{&lines{out: payments}, &lines{out: events}})
	if err != nil {
		return nil, errors.Join(err, payments.f.Close(), events.f.Close())
	}
	small, err := r.write()
	if err != nil {
		return nil, err
	}
	from := f.from()
	scanned := &from
	if !f.o.Attempts {
		scanned = nil
	}
	files, err := f.w.files(scanned, f.reverts)
	if err != nil {
		return nil, err
	}
	for name, data := range small {
		files = append(files, inMemory(name, data))
	}
	for _, s := range []*spool{payments, events} {
		c, err := s.content()
		if err != nil {
			return nil, err
		}
		files = append(files, c)
	}
	f.report("record", 1, 1)
	return files, nil
}

// write packs all files.
func (f *freezer) write(ctx context.Context, m Manifest, files []content, out io.Writer) (Manifest, error) {
	blocks, err := f.blockFiles(ctx)
	if err != nil {
		return m, err
	}
	files = append(files, blocks...)
	m = describe(m, sorted(files))
	if err := checkFiles(m.Files); err != nil {
		return m, err
	}
	raw, err := writeJSON(m)
	if err != nil {
		return m, err
	}
	return m, pack(out, append(files, inMemory(fileManifest, raw)))
}
