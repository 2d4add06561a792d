package facilitator_test

import (
	"testing"
	"time"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/x402"
)

// The database goes away just when the answer is to be written down. The relayer lives on, and must not keep the job.
func TestJobWhoseAnswerWasNotRecordedIsTakenAgain(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait, o.Lease = 3*time.Second, time.Second })
	db := f.beside()
	defer db.Close()
	if _, err := db.Exec("CREATE TRIGGER away BEFORE DELETE ON queue BEGIN SELECT RAISE(ABORT, 'away'); END"); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	if first.ErrorReason != x402.ReasonSettlementPending || first.Transaction == "" {
		t.Fatalf("%+v", first)
	}
	if _, err := db.Exec("DROP TRIGGER away"); err != nil {
		t.Fatal(err)
	}
	if answer := f.settle(p); !answer.Success || answer.Transaction != first.Transaction {
		t.Fatalf("%+v", answer)
	}
	awaitThat(t, "an empty queue", func() bool { return f.count("SELECT COUNT(*) FROM queue") == 0 })
}

// Relayers of two chains share one database. A payment waits for a relayer of its own chain, whatever others are free.
func TestRelayersOfTwoChainsKeepTheirJobsApart(t *testing.T) {
	a := start(t)
	b := startOn(t, devnet.Options{ChainID: 31338})
	b.close(b.server)
	b.server = nil
	b.openState(a.database)
	key := state.Key{ChainID: b.ChainID.Uint64(), Address: devnet.Address("relayer")}
	if _, held, err := b.options.State.AcquireKey(t.Context(), key, "busy", 3*time.Second); !held || err != nil {
		t.Fatal(held, err)
	}
	b.restart()
	if answer := b.settle(b.pay(b.Key("buyer"))); !answer.Success || b.balance(payTo) != price {
		t.Fatalf("%+v", answer)
	}
	if n := a.sender.sends.Load(); n != 0 {
		t.Errorf("the other chain's relayer sent %d transactions", n)
	}
}
