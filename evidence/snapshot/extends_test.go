package snapshot

import (
	"bytes"
	"context"
	"errors"
	"math/big"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
)

// grown is one record frozen three times, each snapshot extending the last.
type grown struct {
	list    [][]byte
	at      []BlockRef
	whole   []byte // the same record in one snapshot
	other   []byte // of another Offer, up to the first snapshot's block
	late    paid   // the first payment behind the first snapshot
	waiting paid   // contested in the second snapshot, drawn in the third
}

var (
	grownOnce sync.Once
	grownTold grown
)

func growing(t *testing.T) grown {
	t.Helper()
	grownOnce.Do(func() {
		s, stop := start(t, devnet.Options{ChainID: 31339})
		defer stop()
		grownTold = grow(&s)
	})
	if grownTold.whole == nil {
		t.Fatal("the record did not grow in an earlier test")
	}
	return grownTold
}

// grow pays, contests, freezes; pays, contests, freezes; and so on.
func grow(s *scene) grown {
	var g grown
	ctx, offers := context.Background(), bindings.NewOffer()
	s.offer, s.terms = s.publish(5, common.Hash{})
	second, _ := s.publish(9, common.Hash{1})
	scope := Scope{ScopeOffer, s.offer}
	freeze := func(o Options) []byte {
		raw, at, err := freezeRaw(ctx, node.New(s.chain), o)
		s.must(err)
		if len(o.Extends) == len(g.list) && o.Scope == scope {
			g.list, g.at = append(g.list, raw), append(g.at, at)
		}
		return raw
	}
	first := s.pay("buyer", s.offer, 1_000_000)
	s.contest(first, s.offer, s.terms, 1)
	s.send("relayer", s.offer, offers.PackCheckpoint())
	freeze(s.options(scope))
	o := s.options(Scope{ScopeOffer, second})
	o.Block = new(big.Int).SetUint64(g.at[0].Number)
	g.other = freeze(o)

	g.late = s.pay("buyer", s.offer, 2_000_000)
	s.must(s.d.Mine(ctx, 40))
	s.pay("buyer-2", s.offer, 3_000_000)
	g.waiting = s.pay("buyer", s.offer, 500_000)
	s.contest(g.waiting, s.offer, s.terms, 1)
	s.send("seller", s.offer, offers.PackAnswer(g.waiting.key, bindings.Delivery{}, nil, nil, [32]byte{}))
	dispute := s.freeze(s.offer, g.waiting.key)
	s.must(s.d.Mine(ctx, 3)) // the draw block is there, the draw is not
	o = s.options(scope)
	o.Extends = g.archives(s.t, 1)
	freeze(o)

	s.ruleBySignatures(dispute, sawStale, sawStale, sawStale)
	s.send("relayer", s.offer, offers.PackExecute(g.waiting.key))
	s.pay("buyer", s.offer, 700_000)
	o = s.options(scope)
	o.Extends = g.archives(s.t, 2)
	freeze(o)
	o = s.options(scope)
	o.Block = new(big.Int).SetUint64(g.at[2].Number)
	g.whole = freeze(o)
	return g
}

// archives opens the first n snapshots.
func (g grown) archives(t testing.TB, n int) []*Archive {
	t.Helper()
	var out []*Archive
	for _, raw := range g.list[:n] {
		a, err := openRaw(raw)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, a)
	}
	return out
}

// verifyChain verifies the last of several files on the others.
func verifyChain(t testing.TB, block common.Hash, list ...[]byte) (*Result, error) {
	t.Helper()
	var archives []*Archive
	for _, raw := range list {
		a, err := openRaw(raw)
		if err != nil {
			return nil, err
		}
		archives = append(archives, a)
	}
	last := len(archives) - 1
	return Verify(context.Background(), archives[last], block, nil, archives[:last]...)
}

func TestSnapshotsThatExtendEachOtherSayWhatOneSays(t *testing.T) {
	g := growing(t)
	whole, err := verifyRaw(t.Context(), g.whole, g.at[2].Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	var paid int
	for i := range g.list {
		r, err := verifyChain(t, g.at[i].Hash, g.list[:i+1]...)
		if err != nil {
			t.Fatalf("snapshot %d: %v", i, err)
		}
		paid += len(paymentsOf(t, g.list[i]))
		if r.Conservation[0].Payments != paid {
			t.Errorf("snapshot %d: %d payments in all, %d listed up to here", i, r.Conservation[0].Payments, paid)
		}
		if e := r.Manifest.Extends; (e == nil) != (i == 0) || e != nil && e.Block != g.at[i-1] {
			t.Errorf("snapshot %d extends %+v", i, e)
		}
	}
	if paid != 5 || paid != len(paymentsOf(t, g.whole)) {
		t.Errorf("%d payments", paid)
	}
	files, last := opened(t, g.whole), opened(t, g.list[2])
	for _, name := range derived {
		if !bytes.Equal(files[name], last[name]) {
			t.Errorf("%s: %s", name, difference(last[name], files[name]))
		}
	}
	for _, name := range streamed {
		var joined [][]byte
		for _, raw := range g.list {
			for _, line := range bytes.Split(opened(t, raw)[name], []byte("\n")) {
				if len(line) > 1 {
					joined = append(joined, bytes.TrimSuffix(line, []byte(",")))
				}
			}
		}
		if want := slices.Concat([]byte("[\n"), bytes.Join(joined, []byte(",\n")), []byte("\n]\n")); name == fileEvents && !bytes.Equal(files[name], want) {
			t.Errorf("%s: %s", name, difference(want, files[name]))
		}
	}
	for name := range last {
		if addressed.MatchString(name) && opened(t, g.list[0])[name] != nil {
			t.Errorf("%s is in both", name)
		}
	}
	if len(whole.Cases) != 2 {
		t.Errorf("%d cases", len(whole.Cases))
	}
}

func TestAWrongBaseIsRefused(t *testing.T) {
	g := growing(t)
	for name, tt := range map[string]struct {
		list [][]byte
		says string
	}{
		"none":             {g.list[1:2], "which was not given"},
		"a gap":            {[][]byte{g.list[0], g.list[2]}, "given was that of block"},
		"another record":   {[][]byte{g.other, g.list[1]}, "given was that of block"},
		"itself":           {[][]byte{g.list[0], g.list[0]}, "extends nothing"},
		"one too many":     {[][]byte{g.list[0], g.list[1], g.list[2], g.list[2]}, "given was that of block"},
		"in another order": {[][]byte{g.list[1], g.list[0], g.list[2]}, "which was not given"},
		"the whole record": {[][]byte{g.whole, g.list[1]}, "given was that of block"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := verifyChain(t, manifestOf(t, opened(t, tt.list[len(tt.list)-1])).Block.Hash, tt.list...)
			refused(t, err, fileManifest, tt.says)
		})
	}
}

// rebased makes a snapshot name another base, as an attacker would.
func rebased(t *testing.T, files map[string][]byte, base []byte) []byte {
	t.Helper()
	m := manifestOf(t, files)
	of := manifestOf(t, opened(t, base))
	m.Extends = &Base{Root: of.Root, Block: of.Block}
	files[fileManifest], _ = writeJSON(m)
	return sealed(t, files)
}

func TestABaseThatWasChangedIsRefused(t *testing.T) {
	g := growing(t)
	t.Run("another record", func(t *testing.T) {
		raw := rebased(t, opened(t, g.list[1]), g.other)
		_, err := verifyChain(t, g.at[1].Hash, g.other, raw)
		refused(t, err, fileManifest, "another chain or scope")
	})
	t.Run("a payment left out of the base", func(t *testing.T) {
		files := opened(t, g.list[0])
		p := paymentsOf(t, g.list[0])[0]
		drop(t, files, p.At.Block, p.At.Transaction)
		base := sealed(t, files)
		_, err := verifyChain(t, g.at[1].Hash, base, rebased(t, opened(t, g.list[1]), base))
		refused(t, err, filePayments, "missing 1000000")
	})
	t.Run("a block further", func(t *testing.T) {
		// The base says that it ends a block later than it does.
		files := opened(t, g.list[0])
		m := manifestOf(t, files)
		m.Block.Number++
		files[fileManifest], _ = writeJSON(m)
		base := sealed(t, files)
		_, err := verifyChain(t, g.at[1].Hash, base, rebased(t, opened(t, g.list[1]), base))
		refused(t, err, fileManifest, "has number")
	})
	t.Run("a document left out of the base", func(t *testing.T) {
		files := opened(t, g.list[0])
		for name := range files {
			if addressed.MatchString(name) && name[:len(folderDocuments)] == folderDocuments {
				delete(files, name)
				base := sealed(t, files)
				if _, err := verifyChain(t, g.at[1].Hash, base, rebased(t, opened(t, g.list[1]), base)); !errors.Is(err, ErrInvalid) {
					t.Errorf("%s: %v", name, err)
				}
				return
			}
		}
	})
}

func TestAnOmissionRightBehindTheBaseIsMissed(t *testing.T) {
	g := growing(t)
	files := opened(t, g.list[1])
	drop(t, files, g.late.receipt.BlockNumber.Uint64(), uint64(g.late.receipt.TransactionIndex))
	_, err := verifyChain(t, g.at[1].Hash, g.list[0], sealed(t, files))
	refused(t, err, filePayments, "missing 2000000")
	// And what the base has may not come again.
	files = opened(t, g.list[1])
	base := opened(t, g.list[0])
	for name, data := range base {
		if addressed.MatchString(name) {
			files[name] = data
			_, err = verifyChain(t, g.at[1].Hash, g.list[0], sealed(t, files))
			refused(t, err, name, "has it already")
			break
		}
	}
}

// The first snapshot of one branch, extended on another.
func TestABaseOfAnotherBranchIsRefused(t *testing.T) {
	s, stop := start(t, devnet.Options{ChainID: 31340})
	defer stop()
	s.offer, s.terms = s.publish(5, common.Hash{})
	s.pay("buyer", s.offer, 1_000_000)
	undo := s.mark()
	s.pay("buyer", s.offer, 2_000_000)
	scope := Scope{ScopeOffer, s.offer}
	base, _ := s.snapshot(scope)
	s.revert(undo)
	s.pay("buyer", s.offer, 2_000_001)
	s.pay("buyer", s.offer, 3_000_000)
	s.must(s.d.Mine(t.Context(), 5))
	a, err := openRaw(base)
	s.must(err)
	o := s.options(scope)
	o.Extends = []*Archive{a}
	_, _, err = freezeRaw(t.Context(), node.New(s.chain), o)
	refused(t, err, fileManifest, "it is of another chain")
	// The attacker puts it on this branch's own increment.
	o.Extends, o.Block = nil, new(big.Int).SetUint64(a.manifest.Block.Number)
	own, _, err := freezeRaw(t.Context(), node.New(s.chain), o)
	s.must(err)
	b, err := openRaw(own)
	s.must(err)
	o.Extends, o.Block = []*Archive{b}, nil
	next, at, err := freezeRaw(t.Context(), node.New(s.chain), o)
	s.must(err)
	if _, err := verifyChain(t, at.Hash, own, next); err != nil {
		t.Fatal(err)
	}
	_, err = verifyChain(t, at.Hash, base, rebased(t, opened(t, next), base))
	refused(t, err, blocksName(at.Number), "it is of another chain")
}

// mark and revert go back to a state of the chain.
func (s *scene) mark() string {
	s.t.Helper()
	var id string
	s.must(s.d.Client.Client().CallContext(context.Background(), &id, "evm_snapshot"))
	return id
}

func (s *scene) revert(id string) {
	s.t.Helper()
	var done bool
	s.must(s.d.Client.Client().CallContext(context.Background(), &done, "evm_revert", id))
	if !done {
		s.t.Fatal("the chain did not go back")
	}
}
