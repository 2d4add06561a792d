package e2e_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/store"
)

// told is a verified ledger, an entry a line: kind and status.
func (w *world) told(path string) (out []string) {
	w.t.Helper()
	if _, _, err := ledger.VerifyFile(path); err != nil {
		w.t.Fatal(err)
	}
	for _, e := range w.entries(path) {
		out = append(out, e.Kind+" "+string(e.Status))
	}
	return out
}

func (w *world) entries(path string) (out []ledger.Entry) {
	w.t.Helper()
	in, err := os.Open(path)
	if err != nil {
		w.t.Fatal(err)
	}
	defer in.Close()
	if _, _, err := ledger.Read(in, func(e ledger.Entry) error { out = append(out, e); return nil }); err != nil {
		w.t.Fatal(err)
	}
	return out
}

func (w *world) expect(path string, want ...string) {
	w.t.Helper()
	if got := w.told(path); strings.Join(got, ", ") != strings.Join(want, ", ") {
		w.t.Fatalf("the ledger says %q, want %q", got, want)
	}
}

// watched is a store that lets something happen after its first Get or Put: what an agent decided on before is then old.
type watched struct {
	store.Store
	done     atomic.Bool
	afterGet func()
	afterPut func()
}

func (s *watched) Get(ctx context.Context, hash common.Hash) ([]byte, error) {
	raw, err := s.Store.Get(ctx, hash)
	if s.afterGet != nil && !s.done.Swap(true) {
		s.afterGet()
	}
	return raw, err
}

func (s *watched) Put(ctx context.Context, blob []byte) (common.Hash, error) {
	hash, err := s.Store.Put(ctx, blob)
	if s.afterPut != nil && !s.done.Swap(true) {
		s.afterPut()
	}
	return hash, err
}

// The stake leaves between the decision to pay and the signature: nothing is signed.
func TestStakeThatLeavesBeforeTheSignatureIsSeen(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.client("buyer", func(o *buyer.Options) {
		o.Store = &watched{Store: o.Store, afterGet: func() {
			if _, err := shop.backing(w.net.Deployment.Vault.Address).Unstake(t.Context(), big.NewInt(500_000)); err != nil {
				t.Error(err)
			}
		}}
	})
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), "stake (block)") {
		t.Fatalf("paid: %v", err)
	}
	if p, err := b.Purchase("one"); err == nil {
		t.Fatalf("signed: %+v", p)
	}
	w.expect(b.Ledger(), "pay REFUSED")
}

// The window is about to end once the evidence is stored: the contest that was decided on is not sent.
func TestWindowThatRunsOutBeforeTheContestLeavesIsSeen(t *testing.T) {
	w := newWorld(t, devnet.Options{BlockTime: 3600})
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", func(o *buyer.Options) {
		o.Policy.Margin = 60
		o.Store = &watched{Store: o.Store, afterPut: func() { w.warp(uint64(figures.ContestWindowSeconds) - 30) }}
	})
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), "window (block)") {
		t.Fatalf("contested: %v", err)
	}
	if _, err := docket.NewOffer(w.chain, p.Offer, 0).Case(t.Context(), (&hearing{world: w}).head(), p.Case); !errors.Is(err, docket.ErrNoCase) {
		t.Fatalf("contested: %v", err)
	}
	w.expect(b.Ledger(), "pay BEGUN", "pay DONE", "contest REFUSED")
}

// A chain that shows another movement of money than was signed for: an alarm and a FAILED entry, and nothing is repaired.
func TestMoneyThatDidNotMoveAsImpliedIsAnAlarm(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	call := bindings.NewFiatToken().PackBalanceOf(common.Address{})
	var log bytes.Buffer
	b := w.client("buyer", func(o *buyer.Options) {
		o.Chain, o.Log = w.lyingNode([4]byte(call[:4])), slog.New(slog.NewTextHandler(&log, nil))
	})
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if !errors.Is(err, outcome.ErrMismatch) || p == nil || !p.Paid() {
		t.Fatalf("purchase %+v, %v", p, err)
	}
	w.expect(b.Ledger(), "pay BEGUN", "pay FAILED")
	if !strings.Contains(log.String(), "level=ERROR") || !strings.Contains(log.String(), "ALARM") {
		t.Fatalf("no alarm: %s", log.String())
	}
	// The exchange is kept: what was paid for can still be contested.
	if again, err := b.Pay(w.within(caseTime), "one", shop.url); err != nil || !again.Paid() {
		t.Fatalf("%+v, %v", again, err)
	}
}

// The switch stops every agent's new acts, and not what is owed: the seller answers the case that is open.
func TestKillSwitch(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Stale, nil)
	dir := t.TempDir()
	b := w.client("buyer", func(o *buyer.Options) { o.Dir = dir })
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	pull := func(dir string) {
		if err := os.WriteFile(filepath.Join(dir, acts.StopName), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	pull(dir)
	for name, try := range map[string]func() error{
		"pay":     func() error { _, err := b.Pay(w.within(caseTime), "two", shop.url); return err },
		"contest": func() error { _, err := b.Contest(t.Context(), p); return err },
	} {
		if err := try(); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), acts.GuardStop+" (escalate)") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := os.Remove(filepath.Join(dir, acts.StopName)); err != nil {
		t.Fatal(err)
	}
	pull(shop.opts.Dir)
	if _, err := b.Pay(w.within(caseTime), "three", shop.url); !errors.Is(err, buyer.ErrNotPaid) {
		t.Errorf("a stopped seller sold: %v", err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	w.await("the answer of a stopped seller", func() bool { return w.caseAt(shop, p.Case).State == docket.StateAnswered })
}

// forget makes the next sender of every key begin with what the chain says.
func (m *managers) forget() {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.of)
}

// The same script, on the same chain, with the same seed and clock, gives the same ledgers to the byte: of the buyer, and of the
// seller.
func TestSameScriptGivesTheSameLedgers(t *testing.T) {
	w := newWorld(t, devnet.Options{BlockTime: 3600})
	if err := w.net.Control(t.Context(), "anvil_setBlockTimestampInterval", 1); err != nil {
		t.Fatal(err)
	}
	shop := w.open(seller.Substituted, nil)
	shop.stop()
	key := w.account("scripted buyer")
	script := func() (ledgers [2][]byte) {
		w.managers.forget()
		w.startRelay()
		if err := w.net.Control(t.Context(), "anvil_setNextBlockBaseFeePerGas", "0x3b9aca00"); err != nil { // a revert leaves it
			t.Fatal(err)
		}
		if _, err := w.store.Put(t.Context(), shop.published.Manifest); err != nil {
			t.Fatal(err)
		}
		sold := shop.opts
		sold.Dir, sold.Facilitator, sold.Store, sold.PublicURL, sold.Sender = t.TempDir(), w.relay, w.store, "http://seller.test", w.manager(shop.key)
		s, err := seller.New(sold)
		if err != nil {
			t.Fatal(err)
		}
		server := httptest.NewServer(s.Handler())
		defer server.Close()
		at, err := url.Parse(server.URL)
		if err != nil {
			t.Fatal(err)
		}
		d := w.net.Deployment
		o := buyer.Options{
			Chain: w.chain, Key: key, Sender: w.manager(key), Store: w.store, Factory: d.Factory.Address,
			Arbitrators: []common.Address{d.Committee.Address}, BlockHashSources: []common.Address{d.HistorySource.Address},
			TokenDomain: w.tokenDomain(), Dir: t.TempDir(), Policy: buyer.DefaultPolicy(), Now: w.now,
			HTTP: &http.Client{Transport: named{at, "seller.test"}}, Random: rand.NewChaCha8([32]byte{7}),
		}
		o.Policy.MaxPerDay = big.NewInt(price)
		b, err := buyer.New(o)
		if err != nil {
			t.Fatal(err)
		}
		p, err := b.Pay(w.within(caseTime), "one", "http://seller.test/quote?pair="+pair)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.Pay(w.within(caseTime), "two", "http://seller.test/quote?pair="+pair); !errors.Is(err, guard.ErrRefused) {
			t.Fatalf("beyond the day's budget: %v", err)
		}
		if _, err := b.Contest(t.Context(), p); err != nil {
			t.Fatal(err)
		}
		if report, err := b.Step(t.Context(), p); err != nil || report == nil {
			t.Fatalf("%+v, %v", report, err)
		}
		if _, _, err := s.Withdraw(t.Context()); err != nil {
			t.Fatal(err)
		}
		w.expect(b.Ledger(), "pay BEGUN", "pay DONE", "pay DEFERRED", "contest BEGUN", "contest DONE", "settlement DONE")
		w.expect(s.Ledger(), "serve BEGUN", "serve DONE", "checkpoint BEGUN", "checkpoint DONE")
		for i, path := range []string{b.Ledger(), s.Ledger()} {
			if ledgers[i], err = os.ReadFile(path); err != nil {
				t.Fatal(err)
			}
		}
		return ledgers
	}
	node, err := rpc.DialContext(t.Context(), w.net.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer node.Close()
	var before hexutil.Big
	if err := node.CallContext(t.Context(), &before, "evm_snapshot"); err != nil {
		t.Fatal(err)
	}
	first := script()
	if err := w.net.Control(t.Context(), "evm_revert", &before); err != nil {
		t.Fatal(err)
	}
	for i, second := range script() {
		if !bytes.Equal(first[i], second) {
			t.Errorf("ledger %d:\n%s\nand\n%s", i, first[i], second)
		}
	}
	// Both times can be asked for: what the agent's clock had seen by the payment's block, and what the chain knew by then.
	raw := bytes.NewReader(first[0])
	var known, happened int
	var paid uint64
	if _, _, err := ledger.Read(raw, func(e ledger.Entry) error {
		if paid == 0 && e.Chain != nil {
			paid = e.Chain.Time
		}
		if (ledger.Moment{Known: paid}).Has(e) {
			known++
		}
		if (ledger.Moment{Happened: paid}).Has(e) {
			happened++
		}
		return nil
	}); err != nil || known == 0 || happened == 0 {
		t.Fatalf("%d known, %d happened by %d: %v", known, happened, paid, err)
	}
}

// A judged case leaves its trace in every agent's ledger, and each of them verifies.
func TestEveryAgentWritesItsPartOfACaseDown(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	var seats []*validator.Service
	for i := range 3 {
		v, err := validator.New(w.validatorOptions(i + 1))
		if err != nil {
			t.Fatal(err)
		}
		w.background("validator", v.Run)
		seats = append(seats, v)
	}
	shop := w.open(seller.Stale, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Follow(w.within(caseTime), p); err != nil {
		t.Fatal(err)
	}
	has := func(path string, want ...string) {
		t.Helper()
		told := w.told(path)
		for _, entry := range want {
			if !slices.Contains(told, entry) {
				t.Errorf("%q is not in %q", entry, told)
			}
		}
	}
	has(b.Ledger(), "pay DONE", "contest DONE", "settlement DONE")
	has(shop.Ledger(), "serve BEGUN", "serve DONE", "answer BEGUN", "answer DONE")
	ruled := false
	for _, v := range seats {
		has(v.Ledger(), "observe DONE", "publish commitment BEGUN", "publish commitment DONE")
		told := w.told(v.Ledger())
		ruled = ruled || slices.Contains(told, "rule by signatures DONE") || slices.Contains(told, "adjudicate DONE")
	}
	if !ruled {
		t.Error("nobody wrote the ruling down")
	}
}
