package facilitator_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/state/statetest"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// relayerBeside starts another relayer on the same database, as another process would, with a sender of its own for the same
// key. It returns its address.
func (f *fixture) relayerBeside(change ...func(*facilitator.Options)) string {
	f.t.Helper()
	db, err := state.Open(f.t.Context(), f.database)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = db.Close() })
	options := f.options
	options.State = db
	options.Sender = txmgr.New(f.client, f.Key("relayer"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	for _, c := range change {
		c(&options)
	}
	server, err := facilitator.New(options)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { f.close(server) })
	h := httptest.NewServer(described(f.t, server.Handler()))
	f.t.Cleanup(h.Close)
	return h.URL
}

// The same authorization, a thousand times at once, to two relayers that share one database.
func TestThousandIdenticalSettlesOverTwoRelayersPayOnce(t *testing.T) {
	statetest.Each(t, func(t *testing.T, address string) {
		f := start(t)
		f.openState(address)
		f.restart()
		urls := []string{f.url, f.relayerBeside()}
		body := f.pay(f.Key("buyer")).body(t)
		var wg sync.WaitGroup
		var mu sync.Mutex
		answers := map[string]int{}
		places := make(chan struct{}, 250) // connections at once, below the relayers' limit
		for i := range 1000 {
			wg.Go(func() {
				places <- struct{}{}
				defer func() { <-places }()
				answer, status := post[x402.SettlementResponse](t, urls[i%2]+"/settle", body)
				mu.Lock()
				defer mu.Unlock()
				answers[fmt.Sprint(status, answer.Success, answer.ErrorReason, answer.Transaction, string(answer.Extra["logIndex"]))]++
			})
		}
		wg.Wait()
		n, err := f.client.NonceAt(t.Context(), devnet.Address("relayer"), nil)
		if len(answers) != 1 || n != 1 || err != nil || f.balance(payTo) != price {
			t.Fatalf("answers %v, %d transactions, %v, received %d", answers, n, err, f.balance(payTo))
		}
		for answer := range answers {
			if answer[:8] != "200 true" {
				t.Errorf("all answer %s", answer)
			}
		}
	})
}

// Two relayers take different payments for one key: its nonces neither collide nor leave a gap.
func TestOneRelayerAtATimeUsesTheKey(t *testing.T) {
	statetest.Each(t, func(t *testing.T, address string) {
		f := start(t)
		f.openState(address)
		f.restart()
		urls := []string{f.url, f.relayerBeside()}
		const payments = 16
		var wg sync.WaitGroup
		for i := range payments {
			body := f.pay(f.Key("buyer")).body(t)
			wg.Go(func() {
				if answer, _ := post[x402.SettlementResponse](t, urls[i%2]+"/settle", body); !answer.Success {
					t.Errorf("%+v", answer)
				}
			})
		}
		wg.Wait()
		n, err := f.client.NonceAt(t.Context(), devnet.Address("relayer"), nil)
		if err != nil || n != payments || f.balance(payTo) != payments*price {
			t.Errorf("%d transactions, %v, received %d", n, err, f.balance(payTo))
		}
	})
}

// A relayer that pauses before its broadcast loses the key meanwhile.
func TestRelayerThatLostItsKeyBroadcastsNothing(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.Lease = time.Second })
	p := f.pay(f.Key("buyer"))
	body := p.body(t)
	taken, release := make(chan struct{}), make(chan struct{})
	var once sync.Once
	f.options.Sender = senderFunc{f.sender.Manager, func(ctx context.Context, c txmgr.Candidate) {
		once.Do(func() { close(taken) })
		<-release
	}}
	f.restart()
	answers := make(chan *x402.SettlementResponse, 1)
	go func() {
		answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body)
		answers <- answer
	}()
	<-taken
	// Somebody else holds the key now.
	db := f.beside()
	defer db.Close()
	if _, err := db.Exec("UPDATE key_leases SET owner = 'other', fence = fence + 1, leased_until = leased_until + 3600000"); err != nil {
		t.Fatal(err)
	}
	close(release)
	awaitThat(t, "the job to be given back", func() bool {
		return f.count("SELECT COUNT(*) FROM queue WHERE leased_until = 0") == 1
	})
	if n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer")); n != 0 || err != nil {
		t.Fatalf("%d transactions, %v", n, err)
	}
	// The other one dies; its lease ends, and the payment is settled after all.
	if _, err := db.Exec("UPDATE key_leases SET leased_until = 0"); err != nil {
		t.Fatal(err)
	}
	if answer := <-answers; !answer.Success {
		t.Fatalf("%+v", answer)
	}
}

// senderFunc does something before each send.
type senderFunc struct {
	*txmgr.Manager
	before func(context.Context, txmgr.Candidate)
}

func (s senderFunc) Send(ctx context.Context, c txmgr.Candidate) (*types.Receipt, error) {
	s.before(ctx, c)
	return s.Manager.Send(ctx, c)
}

// What nobody waits for any more is not broadcast after it was reported as not broadcast.
func TestAttemptThatWasReportedAsNotBroadcastIsNotBroadcastLater(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = time.Second })
	release := make(chan struct{})
	f.options.Sender = senderFunc{f.sender.Manager, func(context.Context, txmgr.Candidate) { <-release }}
	f.restart()
	p := f.pay(f.Key("buyer"))
	answer := f.settle(p)
	if answer.Success || answer.Transaction != "" || answer.ErrorReason != x402.ReasonUnexpectedSettle {
		t.Fatalf("%+v", answer)
	}
	close(release)
	f.close(f.server) // waits for the job
	if n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer")); n != 0 || err != nil {
		t.Fatalf("%d transactions, %v", n, err)
	}
	f.options.Sender = f.sender
	f.restart()
	if answer := f.settle(p); !answer.Success {
		t.Fatalf("%+v", answer)
	}
}
