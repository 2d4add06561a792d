package snapshot

import (
	"bytes"
	"context"
	"math/big"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/params"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
)

// asking remembers what was asked of the final state.
type asking struct {
	Chain
	mu    sync.Mutex
	calls map[common.Address][]int // slots of each question, by account
}

// Proof implements Chain.
func (a *asking) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	a.mu.Lock()
	if a.calls == nil {
		a.calls = map[common.Address][]int{}
	}
	a.calls[account] = append(a.calls[account], len(slots))
	a.mu.Unlock()
	return a.Chain.Proof(ctx, account, slots, block)
}

// total is how many questions there were, but for those that pages of slots explain.
func (a *asking) total() (n int) {
	for _, slots := range a.calls {
		n += len(slots)
		for _, s := range slots {
			if s == proofBatch {
				n--
			}
		}
	}
	return n
}

// More cases, with their disputes, take more slots of each question and not more questions.
func TestSlotsAreAskedForTogether(t *testing.T) {
	s := newScene(t)
	judge := func(n int) {
		for range n {
			p := s.pay("buyer", s.offer, 1_000_000)
			s.contest(p, s.offer, s.terms, 1)
			s.send("seller", s.offer, bindings.NewOffer().PackAnswer(p.key, bindings.Delivery{}, nil, nil, [32]byte{}))
			s.commitAndReveal(s.freeze(s.offer, p.key), sawStale, sawStale, sawGood)
			s.send("relayer", s.offer, bindings.NewOffer().PackExecute(p.key))
			s.send("relayer", s.offer, bindings.NewOffer().PackCheckpoint())
		}
	}
	count := func() *asking {
		a := &asking{Chain: node.New(s.chain)}
		_, _, err := freezeRaw(t.Context(), a, s.options(Scope{ScopeOffer, s.offer}))
		s.must(err)
		return a
	}
	judge(2)
	few := count()
	judge(6)
	many := count()
	if many.total() > few.total() {
		t.Errorf("%d questions with 2 cases, %d with 8", few.total(), many.total())
	}
	for _, slots := range many.calls {
		if slices.Max(slots) > proofBatch {
			t.Errorf("%d slots are asked for at once", slices.Max(slots))
		}
	}
}

// single asks for nothing ahead: slot by slot, when it is read.
type single struct{ *freezer }

func (f single) state(ctx context.Context, w *world, address common.Address, slots []common.Hash) error {
	if len(slots) > 1 {
		return nil
	}
	return f.freezer.state(ctx, w, address, slots)
}

func (single) draws(context.Context, []uint64) error { return nil }

// What is asked for ahead is in a file only where it is read.
func TestAskingAheadChangesNoByte(t *testing.T) {
	told := story(t)
	s := newScene(t)
	for _, want := range []struct {
		scope Scope
		raw   []byte
	}{{told.scope, told.raw}, {told.factory, told.all}} {
		r, err := openRaw(want.raw)
		s.must(err)
		o := s.options(want.scope)
		o.Block = new(big.Int).SetUint64(r.manifest.Block.Number)
		seen := &asking{Chain: node.New(s.chain)}
		f := &freezer{
			chain: seen, o: o, dir: t.TempDir(), withheld: map[common.Hash]bool{}, drawn: map[uint64]common.Hash{}, reverts: map[common.Hash]hexutil.Bytes{},
		}
		s.must(f.begin(t.Context()))
		f.w.fetch = single{f}
		s.must(f.discover(t.Context()))
		s.must(f.spoolBlocks(t.Context()))
		files, err := f.derive(t.Context())
		s.must(err)
		var out bytes.Buffer
		_, err = f.write(t.Context(), Manifest{ChainID: o.ChainID, Block: blockRef(f.w.final), Scope: o.Scope}, files, &out)
		s.must(err)
		if !bytes.Equal(out.Bytes(), want.raw) {
			t.Errorf("%s: %d bytes slot by slot, %d asked for ahead", want.scope.Kind, out.Len(), len(want.raw))
		}
		for account, slots := range seen.calls {
			if account != params.HistoryStorageAddress && slices.Max(slots) > 1 {
				t.Errorf("%s: %d slots of %s were asked for at once", want.scope.Kind, slices.Max(slots), account)
			}
		}
	}
}
