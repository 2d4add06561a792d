package chain_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
)

// kept is what a consumer has durably: the blocks it applied, and its cursor.
type kept struct {
	t      *testing.T
	blocks []chain.Block
	cursor chain.Cursor
	// save, when set, decides what becomes of a save: whether it takes place, and the answer.
	save func() (bool, error)
	at   func(chain.Step) // told after each step
}

func (k *kept) Load(context.Context) (chain.Cursor, error) { return k.cursor, nil }

func (k *kept) Save(_ context.Context, step chain.Step) error {
	done, err := true, error(nil)
	if k.save != nil {
		done, err = k.save()
	}
	if done {
		k.apply(step)
	}
	if k.at != nil {
		k.at(step)
	}
	return err
}

func (k *kept) apply(step chain.Step) {
	before := len(k.blocks)
	k.blocks = slices.DeleteFunc(slices.Clone(k.blocks), func(b chain.Block) bool { return b.Number >= step.From })
	if !step.Rollback && len(k.blocks) != before {
		k.t.Errorf("step from %d undoes blocks and is no rollback", step.From)
	}
	for _, b := range step.Blocks {
		if n := len(k.blocks); n > 0 {
			last := k.blocks[n-1]
			if b.Number <= last.Number || b.Number == last.Number+1 && b.Parent != last.Hash {
				k.t.Errorf("block %d %s does not follow %d %s", b.Number, b.Hash, last.Number, last.Hash)
			}
		}
		k.blocks = append(k.blocks, b)
	}
	k.cursor = step.Cursor
}

func (k *kept) logs() []types.Log {
	var out []types.Log
	for _, b := range k.blocks {
		out = append(out, b.Logs...)
	}
	return out
}

// settle follows until there is nothing to do.
func settle(t *testing.T, f *chain.Follower, k *kept) error {
	t.Helper()
	var last error
	for range 1000 {
		step, more, err := f.Next(t.Context(), k.cursor)
		last = errors.Join(err)
		switch {
		case errors.Is(err, chain.ErrTooDeep), errors.Is(err, chain.ErrBehind):
			return err
		case err != nil:
			continue
		case !more:
			return nil
		}
		k.apply(step)
	}
	t.Fatalf("never settles: %v", last)
	return nil
}

func same(t *testing.T, got, want []types.Log) {
	t.Helper()
	if len(got) != len(want) || len(got) > 0 && !reflect.DeepEqual(got, want) {
		t.Fatalf("%d logs applied, the chain has %d, or they differ", len(got), len(want))
	}
}

// TestFollowerEqualsTheChain lets a chain grow, reorganize, shrink and lose answers, also between two reads of one step,
// while the consumer crashes before and after its saves. Whenever things are quiet the consumer has the chain's logs.
func TestFollowerEqualsTheChain(t *testing.T) {
	for seed := range uint64(60) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { walkAtRandom(t, seed) })
	}
}

func walkAtRandom(t *testing.T, seed uint64) {
	const keep = 16
	r := rand.New(rand.NewPCG(seed, 7))
	m := chaintest.NewMemory(seed)
	depth := uint64(r.IntN(4))
	options := chain.FollowOptions{
		From: 1, Addresses: []common.Address{chaintest.Emitter}, Finality: chain.Finality{Depth: depth}, Keep: keep,
		Clock: chaintest.NewClock(), CrossCheck: r.IntN(2) == 0,
	}
	tags := r.IntN(3) == 0
	if tags {
		options.Finality.Tag = chain.TagFinalized
		m.Finalize(int(depth))
	}
	k := &kept{t: t}
	crash := errors.New("crash")
	disturb := func() {
		switch r.IntN(12) {
		case 0, 1:
			m.Extend(1)
		case 2:
			m.Reorg(r.IntN(5), r.IntN(5))
		case 3:
			m.Reorg(r.IntN(3), 0) // shrinks
		}
	}
	for range 40 {
		switch r.IntN(10) {
		case 0:
			m.Extend(r.IntN(60))
		case 1:
			m.Reorg(r.IntN(10), r.IntN(12))
		default:
			disturb()
		}
		// A life of the consumer that ends with a crash, on a chain that does not keep still.
		m.Drop(r.IntN(100))
		m.Between(disturb)
		lives := r.IntN(6)
		ctx, cancel := context.WithCancel(t.Context())
		k.save = func() (bool, error) {
			if lives--; lives > 0 {
				return true, nil
			}
			return r.IntN(2) == 0, crash
		}
		reads := 200
		m.Between(func() {
			disturb()
			if reads--; reads < 0 {
				cancel()
			}
		})
		err := chain.NewFollower(m, options).Run(ctx, k)
		cancel()
		m.Drop(0)
		m.Between(nil)
		switch {
		case errors.Is(err, crash), errors.Is(err, context.Canceled):
		case errors.Is(err, chain.ErrTooDeep):
			lost(t, m, k)
		default:
			t.Fatal(err)
		}
		if r.IntN(3) > 0 {
			continue // the next life meets what this one left
		}
		err = settle(t, chain.NewFollower(m, options), k)
		if errors.Is(err, chain.ErrTooDeep) || errors.Is(err, chain.ErrBehind) {
			lost(t, m, k)
			continue
		}
		to := m.Height()
		if to < depth {
			continue
		}
		to -= min(depth, to)
		// What was applied at a lesser depth than now stays applied while it is on the chain.
		if tip, ok := k.cursor.Tip(); ok && tip.Number > to {
			to = tip.Number
		}
		same(t, k.logs(), logsFrom(m.Canonical(to), 1))
	}
}

// lost checks that the cursor remembers no block of the chain, and begins anew.
func lost(t *testing.T, m *chaintest.Memory, k *kept) {
	t.Helper()
	for _, ref := range k.cursor.Recent {
		if hash, ok := m.Hash(ref.Number); ok && hash == ref.Hash {
			t.Fatalf("gave up although block %d is on the chain", ref.Number)
		}
	}
	k.blocks, k.cursor = nil, chain.Cursor{}
}

func logsFrom(logs []types.Log, from uint64) []types.Log {
	return slices.DeleteFunc(logs, func(l types.Log) bool { return l.BlockNumber < from })
}

func following(keep uint64) chain.FollowOptions {
	return chain.FollowOptions{Addresses: []common.Address{chaintest.Emitter}, Keep: keep, Clock: chaintest.NewClock()}
}

func TestReorganizationWhileNobodyFollowed(t *testing.T) {
	for _, k := range []struct {
		depth int
		want  error
	}{{9, nil}, {10, chain.ErrTooDeep}, {30, chain.ErrTooDeep}} {
		m := chaintest.NewMemory(3)
		m.Extend(50)
		c := &kept{t: t}
		if err := settle(t, chain.NewFollower(m, following(10)), c); err != nil {
			t.Fatal(err)
		}
		if len(c.cursor.Recent) != 10 {
			t.Fatalf("%d blocks remembered", len(c.cursor.Recent))
		}
		m.Reorg(k.depth, k.depth+1)
		before := c.logs()
		if err := settle(t, chain.NewFollower(m, following(10)), c); !errors.Is(err, k.want) {
			t.Fatalf("depth %d: %v", k.depth, err)
		}
		if k.want != nil {
			same(t, c.logs(), before) // nothing is undone that cannot be corrected
			if err := chain.NewFollower(m, following(10)).Run(t.Context(), c); !errors.Is(err, k.want) {
				t.Errorf("run at depth %d: %v", k.depth, err)
			}
			continue
		}
		same(t, c.logs(), m.Canonical(m.Height()))
	}
}

func TestWholeHistoryCanBeUndoneWhileAllOfItIsRemembered(t *testing.T) {
	m := chaintest.NewMemory(4)
	m.Extend(8)
	o := following(10)
	o.From = 5
	c := &kept{t: t}
	if err := settle(t, chain.NewFollower(m, o), c); err != nil {
		t.Fatal(err)
	}
	m.Reorg(6, 1) // the chain now ends below the first block of interest
	if err := settle(t, chain.NewFollower(m, o), c); err != nil || len(c.blocks) != 0 {
		t.Fatalf("%d blocks, %v", len(c.blocks), err)
	}
	m.Extend(9)
	if err := settle(t, chain.NewFollower(m, o), c); err != nil {
		t.Fatal(err)
	}
	same(t, c.logs(), logsFrom(m.Canonical(m.Height()), 5))
}

func TestNodeThatIsBehindUndoesNothing(t *testing.T) {
	m, young := chaintest.NewMemory(5), chaintest.NewMemory(5)
	m.Extend(50)
	young.Extend(20)
	c := &kept{t: t}
	if err := settle(t, chain.NewFollower(m, following(10)), c); err != nil {
		t.Fatal(err)
	}
	if err := settle(t, chain.NewFollower(young, following(10)), c); !errors.Is(err, chain.ErrBehind) {
		t.Fatal(err)
	}
}

func TestLongHistoryIsSwept(t *testing.T) {
	m := chaintest.NewMemory(6)
	m.Extend(5000)
	reads := 0
	m.Between(func() { reads++ })
	o := following(10)
	c := &kept{t: t}
	var steps []chain.Step
	for {
		step, more, err := chain.NewFollower(m, o).Next(t.Context(), c.cursor)
		if err != nil {
			t.Fatal(err)
		}
		if !more {
			break
		}
		steps = append(steps, step)
		c.apply(step)
	}
	m.Between(nil)
	same(t, c.logs(), m.Canonical(m.Height()))
	if len(steps) != 4 {
		t.Errorf("%d steps", len(steps))
	}
	if tip, _ := steps[len(steps)-2].Cursor.Tip(); tip.Number != 4990 {
		t.Errorf("swept up to %d", tip.Number)
	}
	o.Addresses, c = nil, &kept{t: t}
	reads = 0
	m.Between(func() { reads++ })
	if err := settle(t, chain.NewFollower(m, o), c); err != nil || reads > 100 || len(c.logs()) != 0 {
		t.Errorf("%d reads for blocks alone, %v", reads, err)
	}
}

func TestSweepNoticesThatTheChainMoved(t *testing.T) {
	for at := 3; at <= 8; at++ { // after the head and the block that was applied last were read
		m := chaintest.NewMemory(7)
		m.Extend(12)
		c := &kept{t: t}
		if err := settle(t, chain.NewFollower(m, following(10)), c); err != nil {
			t.Fatal(err)
		}
		m.Extend(100)
		calls := 0
		m.Between(func() {
			if calls++; calls == at {
				m.Reorg(105, 105)
			}
		})
		if _, _, err := chain.NewFollower(m, following(10)).Next(t.Context(), c.cursor); !errors.Is(err, chain.ErrMoved) {
			t.Errorf("moved before read %d: %v", at, err)
		}
	}
}

// forked answers log queries from another branch, as one of several nodes behind an address may.
type forked struct {
	*chaintest.Memory
	other *chaintest.Memory
}

func (f forked) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	return f.other.Logs(ctx, q, from, to)
}

func TestLogsOfAnotherBranchAreNotSwept(t *testing.T) {
	m, other := chaintest.NewMemory(7), chaintest.NewMemory(8)
	m.Extend(100)
	other.Extend(100)
	if _, _, err := chain.NewFollower(forked{m, other}, following(10)).Next(t.Context(), chain.Cursor{}); !errors.Is(err, chain.ErrMoved) {
		t.Fatal(err)
	}
}

func TestUnindexedLogsAreNoticed(t *testing.T) {
	m := chaintest.NewMemory(8)
	for len(m.Canonical(m.Height())) == 0 {
		m.Extend(1)
	}
	m.Hide()
	o := following(10)
	if _, more, err := chain.NewFollower(m, o).Next(t.Context(), chain.Cursor{}); !more || err != nil {
		t.Fatalf("unchecked: %v, %v", more, err)
	}
	o.CrossCheck = true
	c := &kept{t: t}
	if _, _, err := chain.NewFollower(m, o).Next(t.Context(), c.cursor); !errors.Is(err, chain.ErrInconsistent) {
		t.Fatal(err)
	}
	m.Unhide()
	if err := settle(t, chain.NewFollower(m, o), c); err != nil {
		t.Fatal(err)
	}
	same(t, c.logs(), m.Canonical(m.Height()))
}

func TestUnconfirmedBlocksAreNotApplied(t *testing.T) {
	m := chaintest.NewMemory(9)
	o := following(10)
	o.Finality = chain.Finality{Depth: 3}
	c := &kept{t: t}
	for range 8 {
		if err := settle(t, chain.NewFollower(m, o), c); err != nil {
			t.Fatal(err)
		}
		tip, begun := c.cursor.Tip()
		if h := m.Height(); begun != (h >= 3) || begun && tip.Number != h-3 {
			t.Errorf("head %d, applied %d", h, tip.Number)
		}
		m.Extend(1)
	}
}

func TestPushedHeadsNeedNoPolling(t *testing.T) {
	m := chaintest.NewMemory(10)
	o := following(10)
	o.Clock, o.Poll = chain.SystemClock{}, time.Hour
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	steps := make(chan chain.Step)
	c := &kept{t: t, at: func(s chain.Step) { steps <- s }}
	done := make(chan error, 1)
	go func() { done <- chain.NewFollower(m, o).Run(ctx, c) }()
	<-steps
	stop := make(chan struct{})
	go func() { // a head may come before the follower listens
		tick := time.NewTicker(10 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				m.Extend(1)
			case <-stop:
				return
			}
		}
	}()
	for range 3 {
		<-steps
	}
	close(stop)
	cancel()
	for {
		select {
		case <-steps:
		case err := <-done:
			if !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
			return
		}
	}
}
