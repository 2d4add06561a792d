package acts

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// desk is an agent with a folder that sends tokens on a real chain.
type desk struct {
	t      *testing.T
	net    *devnet.Devnet
	chain  *chain.Client
	sender Sender
	dir    string
	log    bytes.Buffer
	book   *Book
}

var agent = devnet.Key("stranger")

func newDesk(t *testing.T) *desk {
	t.Helper()
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	if err := d.Mint(t.Context(), devnet.Address("stranger"), big.NewInt(1000)); err != nil {
		t.Fatal(err)
	}
	c, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	out := &desk{t: t, net: d, chain: c, dir: t.TempDir()}
	out.sender = Sender{Chain: c, Manager: txmgr.New(c, agent, txmgr.Options{PollInterval: 10 * time.Millisecond})}
	out.restart()
	return out
}

// restart is another process with the same folder.
func (d *desk) restart() {
	d.book = New(Options{Dir: d.dir, Key: agent, ChainID: 31337, Now: func() time.Time { return time.Unix(1_800_000_000, 0) }, Log: slog.New(slog.NewTextHandler(&d.log, nil))})
}

// pay is the act of sending so many tokens to the seller, and what it implies of so many.
func (d *desk) pay(amount, implied int64) (txmgr.Candidate, Act) {
	token, to := d.net.Deployment.Token.Address, devnet.Address("seller")
	return txmgr.Candidate{To: &token, Data: bindings.NewFiatToken().PackTransfer(to, big.NewInt(amount))},
		Act{Kind: "send", Subject: "one", Detail: map[string]any{"amount": amount}, Implied: outcome.Implied{}.Pays(token, devnet.Address("stranger"), to, big.NewInt(implied))}
}

// told is the ledger's statuses, verified.
func (d *desk) told() (out []ledger.Status) {
	d.t.Helper()
	if _, _, err := ledger.VerifyFile(d.book.Path()); err != nil {
		d.t.Fatal(err)
	}
	in, err := os.Open(d.book.Path())
	if err != nil {
		d.t.Fatal(err)
	}
	defer in.Close()
	if _, _, err := ledger.Read(in, func(e ledger.Entry) error { out = append(out, e.Status); return nil }); err != nil {
		d.t.Fatal(err)
	}
	return out
}

func (d *desk) expect(want ...ledger.Status) {
	d.t.Helper()
	if got := d.told(); !slices.Equal(got, want) {
		d.t.Fatalf("ledger %v, want %v", got, want)
	}
}

func TestActIsBegunAndDoneOnceItsEffectWasSeen(t *testing.T) {
	d := newDesk(t)
	c, act := d.pay(10, 10)
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Begun, ledger.Done)
}

// The transaction does something else than it should: an alarm, and FAILED with what was seen; the money stays where it is.
func TestOtherEffectIsAnAlarm(t *testing.T) {
	d := newDesk(t)
	c, act := d.pay(10, 11)
	receipt, err := d.book.Send(t.Context(), d.sender, c, act, nil)
	if !errors.Is(err, outcome.ErrMismatch) || receipt == nil {
		t.Fatalf("%v, %v", receipt, err)
	}
	d.expect(ledger.Begun, ledger.Failed)
	if !strings.Contains(d.log.String(), "level=ERROR") || !strings.Contains(d.log.String(), "ALARM") {
		t.Fatalf("no alarm: %s", d.log.String())
	}
}

// The chain changes between decision and act: the guards are asked again on what it says then, and nothing is sent.
func TestGuardsAreAskedAgainBeforeTheTransactionLeaves(t *testing.T) {
	d := newDesk(t)
	before, err := docket.HeadOf(t.Context(), d.chain)
	if err != nil {
		t.Fatal(err)
	}
	c, act := d.pay(10, 10)
	again := func(ctx context.Context) (docket.Head, guard.Decision, error) {
		head, err := docket.HeadOf(ctx, d.chain)
		return head, guard.Resolve([]guard.Result{guard.Require("balance", false, "it is gone")}), err
	}
	if _, err := d.book.Send(t.Context(), d.sender, c, act, again); !errors.Is(err, guard.ErrRefused) {
		t.Fatal(err)
	}
	d.expect(ledger.Refused)
	if head, err := docket.HeadOf(t.Context(), d.chain); err != nil || head != before {
		t.Fatalf("something was mined: %+v, %v", head, err)
	}
	// The nonce was not used up: the next act has it.
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Refused, ledger.Begun, ledger.Done)
}

func TestKillSwitchStopsWhatIsNotOwed(t *testing.T) {
	d := newDesk(t)
	stop := filepath.Join(d.dir, StopName)
	if err := os.WriteFile(stop, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c, act := d.pay(10, 10)
	for range 2 { // a daemon tries again; it is said once
		if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), GuardStop) {
			t.Fatal(err)
		}
	}
	d.expect(ledger.Refused)
	act.Owed = true
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(stop); err != nil {
		t.Fatal(err)
	}
	act.Owed = false
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Refused, ledger.Begun, ledger.Done, ledger.Begun, ledger.Done)
}

// What cannot be written down is not done, unless it is owed.
func TestWhatCannotBeWrittenDownIsNotDone(t *testing.T) {
	d := newDesk(t)
	if err := os.Mkdir(d.book.Path(), 0o700); err != nil {
		t.Fatal(err)
	}
	c, act := d.pay(10, 10)
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err == nil {
		t.Fatal("sent without a record")
	}
	act.Owed = true
	if _, err := d.book.Send(t.Context(), d.sender, c, act, nil); err != nil {
		t.Fatalf("what is owed was not done: %v", err)
	}
	if balance, err := d.net.Balance(t.Context(), devnet.Address("seller")); err != nil || balance.Int64() != 10 {
		t.Fatalf("seller has %s, %v", balance, err)
	}
}

// A crash after BEGUN: the next process ends it by what the chain shows, once.
func TestBegunIsEndedAfterACrash(t *testing.T) {
	d := newDesk(t)
	account := devnet.Address("stranger")
	begin := func(hash common.Hash, nonce uint64, implied int64) {
		t.Helper()
		_, act := d.pay(10, implied)
		open, err := d.book.begin(act, payload{Transaction: &hash, Account: &account, Nonce: nonce})
		if err != nil {
			t.Fatal(err)
		}
		if err := open.close(); err != nil { // as the end of the process does
			t.Fatal(err)
		}
		d.restart()
	}
	resolve := func() {
		t.Helper()
		if err := d.book.Resolve(t.Context(), d.chain, nil); err != nil && !errors.Is(err, outcome.ErrMismatch) {
			t.Fatal(err)
		}
	}
	c, _ := d.pay(10, 10)
	mined := func() *types.Receipt {
		t.Helper()
		r, err := d.sender.Manager.Send(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	begin(common.Hash{1}, 0, 10) // it may still be mined
	resolve()
	d.expect(ledger.Begun)
	paid := mined()
	d.restart()
	resolve() // another transaction has its nonce
	d.expect(ledger.Begun, ledger.Failed)
	begin(paid.TxHash, 0, 10)
	resolve()
	resolve()
	d.expect(ledger.Begun, ledger.Failed, ledger.Begun, ledger.Done)
	begin(paid.TxHash, 0, 9) // compared with what was implied, as written down then
	resolve()
	d.expect(ledger.Begun, ledger.Failed, ledger.Begun, ledger.Done, ledger.Begun, ledger.Failed)
}

// While an act is under way in one process, another one does not end it.
func TestOthersActsAreLeftAlone(t *testing.T) {
	d := newDesk(t)
	open, err := d.book.Begin(Act{Kind: "show", Subject: "one"})
	if err != nil {
		t.Fatal(err)
	}
	d.restart()
	if err := d.book.Resolve(t.Context(), d.chain, nil); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Begun)
	if err := open.Done(nil, nil, nil); err != nil {
		t.Fatal(err)
	}
	if err := d.book.Resolve(t.Context(), d.chain, nil); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Begun, ledger.Done)
}

func TestDeferralsHaveAStatusOfTheirOwn(t *testing.T) {
	d := &desk{t: t, dir: t.TempDir()}
	d.restart()
	later := guard.Resolve([]guard.Result{guard.Later("budget", 100, 10, 7, "not today"), guard.Pass("other")})
	err := d.book.Refuse("pay", "one", &docket.Head{Number: 3, Hash: common.Hash{1}, Time: 50}, later)
	var refusal *guard.Refusal
	if !errors.As(err, &refusal) || refusal.Until < 100 || refusal.Until > 110 {
		t.Fatalf("refusal %+v", err)
	}
	if err := d.book.Refuse("pay", "one", nil, guard.Resolve([]guard.Result{guard.Stop("cap", "too much")})); err == nil {
		t.Fatal("no error")
	}
	if err := d.book.Refuse("pay", "one", nil, guard.Resolve([]guard.Result{guard.Pass("cap")})); err != nil {
		t.Fatal(err)
	}
	d.expect(ledger.Deferred, ledger.Refused)
	raw, err := os.ReadFile(d.book.Path())
	if err != nil || !bytes.Contains(raw, []byte(`"time":50`)) || !bytes.Contains(raw, []byte(`"guard":"other"`)) {
		t.Fatalf("block or guards are not kept: %s", raw)
	}
}

// An agent without a folder does the same, and writes nothing.
func TestNoBookTakesPartInEverything(t *testing.T) {
	d := newDesk(t)
	var none *Book
	c, act := d.pay(10, 10)
	receipt, err := none.Send(t.Context(), d.sender, c, act, nil)
	if err != nil {
		t.Fatal(err)
	}
	open, err := none.Begin(act)
	if err != nil {
		t.Fatal(err)
	}
	if err := open.Leave(); err != nil {
		t.Fatal(err)
	}
	if open, err = none.Take(1, act); err != nil {
		t.Fatal(err)
	}
	if err := open.Compare(t.Context(), d.chain, receipt.TxHash); err != nil {
		t.Fatal(err)
	}
	if err := open.Compare(t.Context(), d.chain, common.Hash{1}); err != nil {
		t.Fatalf("no transaction: %v", err)
	}
	_, other := d.pay(10, 11)
	if open, err = none.Begin(other); err != nil {
		t.Fatal(err)
	}
	if err := open.Compare(t.Context(), d.chain, receipt.TxHash); !errors.Is(err, outcome.ErrMismatch) {
		t.Fatalf("another effect: %v", err)
	}
	if err := none.Fail(act.Kind, act.Subject, nil, outcome.ErrMismatch); err != nil {
		t.Fatal(err)
	}
	if files, err := os.ReadDir(d.dir); err != nil || len(files) != 0 {
		t.Fatalf("%v were written, %v", files, err)
	}
}

// Amounts of any size are kept exactly.
func TestLargeNumbersAreKept(t *testing.T) {
	d := &desk{t: t, dir: t.TempDir()}
	d.restart()
	large, _ := new(big.Int).SetString("123456789012345678901234567890", 10)
	if err := d.book.Observe("settlement", "one", nil, map[string]any{"large": large, "small": big.NewInt(7)}, nil); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(d.book.Path())
	if err != nil || !bytes.Contains(raw, []byte(`{"large":"123456789012345678901234567890","small":7}`)) {
		t.Fatalf("%s %v", raw, err)
	}
	if d.book.header.Owner != crypto.PubkeyToAddress(agent.PublicKey) {
		t.Fatal("another owner")
	}
}
