package facilitator_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// batching makes payments wait for n companions, or for long.
func batching(n int, wait time.Duration) func(*fixture) {
	return func(f *fixture) {
		f.options.Batch = facilitator.Batch{Settler: f.Deployment.BatchSettler.Address, Wait: wait, Max: n}
		f.restart()
	}
}

// settleAll posts payments at once and returns their answers in order.
func (f *fixture) settleAll(payments ...*payment) []*x402.SettlementResponse {
	f.t.Helper()
	answers := make([]*x402.SettlementResponse, len(payments))
	var wg sync.WaitGroup
	for i, p := range payments {
		body := p.body(f.t)
		wg.Go(func() { answers[i], _ = post[x402.SettlementResponse](f.t, f.url+"/settle", body) })
	}
	wg.Wait()
	return answers
}

func TestPaymentsShareATransaction(t *testing.T) {
	f := start(t)
	batching(4, time.Hour)(f) // a full batch does not wait
	wallet := common.HexToAddress("0x00000000000000000000000000000000000a11e7")
	if err := f.Control(t.Context(), "anvil_setCode", wallet, anySignature); err != nil {
		t.Fatal(err)
	}
	f.mint(wallet, price)
	f.mint(devnet.Address("buyer-2"), price)
	payments := []*payment{
		f.pay(f.Key("buyer")), f.pay(f.Key("buyer")), f.pay(f.Key("buyer-2")),
		f.pay(f.Key("stranger"), func(p *payment) { p.auth.From, p.signature = wallet, make([]byte, 97) }),
	}
	answers := f.settleAll(payments...)
	places := map[string]bool{}
	for i, answer := range answers {
		if !answer.Success || answer.Transaction != answers[0].Transaction || answer.Payer != payments[i].auth.From.Hex() {
			t.Fatalf("%d: %+v", i, answer)
		}
		places[string(answer.Extra["logIndex"])] = true
	}
	if len(places) != len(answers) || f.sender.sends.Load() != 1 || f.balance(payTo) != 4*price {
		t.Errorf("log indices %v, %d transactions, received %d", places, f.sender.sends.Load(), f.balance(payTo))
	}
	if again := f.settle(payments[1]); !again.Success || again.Transaction != answers[1].Transaction || string(again.Extra["logIndex"]) != string(answers[1].Extra["logIndex"]) {
		t.Errorf("asked again: %+v, was %+v", again, answers[1])
	}
}

func TestLonePaymentWaitsNoLongerThanTheBound(t *testing.T) {
	f := start(t)
	const wait = 400 * time.Millisecond
	batching(8, wait)(f)
	begun := time.Now()
	answer := f.settle(f.pay(f.Key("buyer")))
	took := time.Since(begun)
	if !answer.Success || took < wait || took > wait+10*time.Second {
		t.Fatalf("%+v after %s", answer, took)
	}
	tx, _, err := f.client.TransactionByHash(t.Context(), common.HexToHash(answer.Transaction))
	if err != nil || *tx.To() != f.token {
		t.Errorf("a lone payment needs no settler: sent to %s, %v", tx.To(), err)
	}
}

// Each payer has an answer of their own: what the simulation finds, and what only the block shows.
func TestOnePaymentOfABatchFailsByItself(t *testing.T) {
	f := start(t)
	batching(4, time.Hour)(f)
	f.mint(devnet.Address("buyer-2"), price) // enough for one of two
	used := f.pay(f.Key("buyer"))
	f.call("stranger", transferCall(used))
	good, used, first, second := f.pay(f.Key("buyer")), used, f.pay(f.Key("buyer-2")), f.pay(f.Key("buyer-2"))
	answers := f.settleAll(good, used, first, second)
	if !answers[0].Success {
		t.Errorf("good: %+v", answers[0])
	}
	if !answers[1].Success || answers[1].Transaction == answers[0].Transaction {
		t.Errorf("settled by another: %+v", answers[1])
	}
	poor := answers[2]
	if poor.Success {
		poor = answers[3]
	}
	if answers[2].Success == answers[3].Success || poor.ErrorReason != x402.ReasonInsufficientFunds || poor.Transaction != answers[0].Transaction {
		t.Errorf("enough for one: %+v %+v", answers[2], answers[3])
	}
	// With money it is settled after all, although its batch was mined.
	f.mint(devnet.Address("buyer-2"), price)
	for _, p := range []*payment{first, second} {
		if answer := f.settle(p); !answer.Success {
			t.Errorf("%+v", answer)
		}
	}
	if got := f.balance(payTo); got != 4*price {
		t.Errorf("received %d", got)
	}
}

func TestUnminedBatchIsPendingForEachAndThenSucceeds(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 5 * time.Second })
	batching(2, time.Hour)(f)
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	a, b := f.pay(f.Key("buyer")), f.pay(f.Key("buyer"))
	first := f.settleAll(a, b)
	for _, answer := range first {
		if answer.ErrorReason != x402.ReasonSettlementPending || answer.Transaction == "" || answer.Transaction != first[0].Transaction {
			t.Fatalf("%+v and %+v", first[0], first[1])
		}
	}
	f.restart()
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	for _, answer := range f.settleAll(a, b) {
		if !answer.Success || answer.Transaction != first[0].Transaction {
			t.Errorf("%+v", answer)
		}
	}
}

// A batch that fails as a whole sinks nobody.
func TestBatchThatFailsAsOneIsSettledOneByOne(t *testing.T) {
	f := start(t)
	batching(2, time.Hour)(f)
	if err := f.Control(t.Context(), "anvil_setCode", f.Deployment.BatchSettler.Address, "0x5f5ffd"); err != nil {
		t.Fatal(err)
	}
	answers := f.settleAll(f.pay(f.Key("buyer")), f.pay(f.Key("buyer")))
	for _, answer := range answers {
		if !answer.Success {
			t.Errorf("%+v", answer)
		}
	}
	if answers[0].Transaction == answers[1].Transaction {
		t.Errorf("both in %s", answers[0].Transaction)
	}
}

func TestPaymentThatDoesNotFitABatchIsSettledAlone(t *testing.T) {
	f := start(t)
	batching(2, time.Hour)(f)
	answer := f.settle(f.pay(f.Key("buyer"), func(p *payment) { p.auth.ValidBefore.SetAllOne() }))
	if !answer.Success {
		t.Fatalf("%+v", answer)
	}
}

func TestBatchOptionsAreChecked(t *testing.T) {
	for _, b := range []facilitator.Batch{{Settler: common.Address{1}, Max: 1}, {Settler: common.Address{1}, Max: 65}, {Settler: common.Address{1}, Wait: -1}} {
		if err := (facilitator.Options{Batch: b}).Check(); err == nil || !strings.Contains(err.Error(), "batch") {
			t.Errorf("%+v: %v", b, err)
		}
	}
}

// Settlements that need a transaction of their own never take every place.
func TestFloodOfLoneSettlementsKeepsNoBatchWaiting(t *testing.T) {
	f := start(t)
	release := make(chan struct{})
	f.options.Sender = senderFunc{f.sender.Manager, func(_ context.Context, c txmgr.Candidate) {
		if *c.To == f.token {
			<-release
		}
	}}
	batching(2, time.Hour)(f)
	var flood sync.WaitGroup
	for range 70 {
		body := f.pay(f.Key("buyer"), func(p *payment) { p.auth.ValidBefore.SetAllOne() }).body(t)
		flood.Go(func() { _, _ = post[x402.SettlementResponse](t, f.url+"/settle", body) })
	}
	awaitThat(t, "the flood to be queued", func() bool { return f.count("SELECT COUNT(*) FROM queue") == 70 })
	for _, answer := range f.settleAll(f.pay(f.Key("buyer")), f.pay(f.Key("buyer"))) {
		if !answer.Success {
			t.Errorf("%+v", answer)
		}
	}
	close(release)
	flood.Wait()
}
