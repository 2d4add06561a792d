package facilitator_test

import (
	"bytes"
	"errors"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

// book keeps what a relayer writes down.
type book struct {
	mu      sync.Mutex
	entries []ledger.Act
	full    bool
}

func (b *book) add(acts ...ledger.Act) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.full {
		return errors.New("disk full")
	}
	b.entries = append(b.entries, acts...)
	return nil
}

func (b *book) told() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	var out []string
	for _, e := range b.entries {
		out = append(out, string(e.Status))
	}
	return strings.Join(out, " ")
}

func TestSettlementIsWrittenDown(t *testing.T) {
	var b book
	f := start(t, func(o *facilitator.Options) { o.Ledger = b.add })
	payer := f.Key("buyer")
	f.mint(crypto.PubkeyToAddress(payer.PublicKey), 2*price)
	if r := f.settle(f.pay(payer)); !r.Success {
		t.Fatalf("%+v", r)
	}
	if got := b.told(); got != "BEGUN DONE" {
		t.Fatalf("the ledger says %q", got)
	}
	if end := b.entries[1]; end.Chain == nil || end.Subject != b.entries[0].Subject || !strings.Contains(string(end.Payload), `"transaction"`) {
		t.Fatalf("end %+v", end)
	}
	// What cannot be written down is not sent.
	b.full = true
	before := f.balance(crypto.PubkeyToAddress(payer.PublicKey))
	if r := f.settle(f.pay(payer)); r.Success {
		t.Fatal("settled without a record")
	}
	if after := f.balance(crypto.PubkeyToAddress(payer.PublicKey)); after != before {
		t.Fatalf("the money moved: %d of %d are left", after, before)
	}
}

// The switch stops new settlements; what was settled is still answered.
func TestKillSwitchStopsNewSettlements(t *testing.T) {
	stop := filepath.Join(t.TempDir(), facilitator.StopName)
	f := start(t, func(o *facilitator.Options) { o.Stop = stop })
	payer := f.Key("buyer")
	f.mint(crypto.PubkeyToAddress(payer.PublicKey), 2*price)
	first := f.pay(payer)
	if r := f.settle(first); !r.Success {
		t.Fatalf("%+v", r)
	}
	before := f.balance(crypto.PubkeyToAddress(payer.PublicKey))
	if err := os.WriteFile(stop, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if r := f.settle(first); !r.Success {
		t.Fatalf("a settlement is not answered any more: %+v", r)
	}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+"/settle", bytes.NewReader(f.pay(payer).body(t)))
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	if res.StatusCode != http.StatusTooManyRequests || res.Header.Get("Retry-After") == "" || f.balance(crypto.PubkeyToAddress(payer.PublicKey)) != before {
		t.Fatalf("a new one was settled: %d", res.StatusCode)
	}
	if err := os.Remove(stop); err != nil {
		t.Fatal(err)
	}
	if r := f.settle(f.pay(payer)); !r.Success || r.ErrorReason == x402.ReasonSettlementPending {
		t.Fatalf("%+v", r)
	}
}
