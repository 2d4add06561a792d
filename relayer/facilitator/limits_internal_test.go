package facilitator

import (
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

func TestAllowanceGrowsBackAndHasABound(t *testing.T) {
	a := newAllowance(60, 3)
	now := time.Unix(1_700_000_000, 0)
	for i := range 4 {
		wait, ok := a.take("a", now, 1)
		if ok != (i < 3) || !ok && wait != time.Second {
			t.Errorf("request %d: %v, wait %s", i, ok, wait)
		}
	}
	if _, ok := a.take("a", now.Add(time.Second), 1); !ok {
		t.Error("nothing grew back")
	}
	if _, ok := a.take("a", now.Add(time.Second), 1); ok {
		t.Error("more grew back than was due")
	}
	for i := range maxClients + 100 {
		a.take(fmt.Sprint("client", i), now, 1)
	}
	if len(a.next) > maxClients+1 {
		t.Errorf("%d clients are remembered", len(a.next))
	}
	if _, ok := a.take("new", now, 1); ok {
		t.Error("clients beyond the bound share one allowance, which is used up")
	}
	if _, ok := a.take("new", now.Add(time.Hour), 1); !ok || len(a.next) > 1 {
		t.Errorf("%d clients are remembered after an hour, %v", len(a.next), ok)
	}
	if _, ok := new(allowance).take("a", now, 1); !ok {
		t.Error("no limit limits")
	}
}

// What a wallet's code burns in a batch is set aside for it before, and charged to it after.
func TestWalletAnswersForItsCodeInABatch(t *testing.T) {
	key, wallet := &payment{signature: make([]byte, ecdsaLength)}, &payment{signature: make([]byte, ecdsaLength+1)}
	batch := packed{byKey: make([]bindings.KeyPayment, 31), byWallet: make([]bindings.WalletPayment, 1)}
	const used = 31*60_000 + 500_000
	if k, w := batch.share(key, used), batch.share(wallet, used); k > batchKeyShare || w < 300_000 || 31*k+w != used {
		t.Errorf("a key's share is %d, the wallet's %d", k, w)
	}
	alone := packed{byKey: make([]bindings.KeyPayment, 2)}
	if got := alone.share(key, 200_000); got != 100_000 {
		t.Errorf("a share without wallets is %d", got)
	}
	s := &Server{opts: Options{MaxGas: DefaultMaxGas, Batch: Batch{Settler: common.Address{1}}, Limits: Limits{PayerGas: 1}}}
	if got := s.expenses(wallet)[0].Gas; got < batchWalletGas {
		t.Errorf("%d gas set aside for a wallet", got)
	}
	if got := s.expenses(key)[0].Gas; got != DefaultMaxGas {
		t.Errorf("%d gas set aside for a key", got)
	}
}
