package txmgr_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// TestSendsThroughFaultsTakeEffectOnce sends over nodes that lose, refuse and throttle. Whoever got no outcome asks again
// with the same key; in the end each candidate took effect once.
func TestSendsThroughFaultsTakeEffectOnce(t *testing.T) {
	const sends = 24
	f := start(t)
	at := f.code(t, counting)
	var urls []string
	for seed := range uint64(2) {
		p, err := chaintest.NewProxy(f.url, seed, chaintest.Faults{
			Refuse: 60, Lose: 60, RateLimit: 60, Throttle: 40, Unwell: 40, Garble: 40, Empty: 40,
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Close)
		urls = append(urls, p.URL)
	}
	o := chain.Options{URLs: urls, Backoff: chain.Backoff{First: 10 * time.Millisecond, Most: 50 * time.Millisecond}}
	var client *chain.Client
	await(t, "a first answer", func() bool {
		var err error
		client, err = chain.DialOptions(t.Context(), o)
		return err == nil
	})
	t.Cleanup(client.Close)
	opts := fast()
	opts.ResubmitAfter, opts.SendTimeout = 500*time.Millisecond, 20*time.Second
	m := txmgr.New(client, f.key, opts)
	var wg sync.WaitGroup
	for i := range sends {
		wg.Go(func() {
			c := txmgr.Candidate{Key: fmt.Sprint(i), To: &at, GasLimit: 100000}
			for range 50 {
				receipt, err := m.Send(t.Context(), c)
				if err == nil && receipt.Status == 1 {
					return
				}
				if errors.Is(err, txmgr.ErrReverted) || errors.Is(err, txmgr.ErrNonceTaken) || errors.Is(err, txmgr.ErrCancelled) {
					t.Error(err)
					return
				}
			}
			t.Errorf("candidate %d was never done", i)
		})
	}
	wg.Wait()
	if n, used := f.count(t, at), f.used(t); n != sends || used != sends {
		t.Errorf("%d effects, %d nonces", n, used)
	}
}
