package facilitator_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/x402"
)

// The next relayer puts back what the node has lost, without being asked.
func TestTransactionsInFlightOutliveTheirRelayer(t *testing.T) {
	f := start(t)
	f.close(f.server)
	f.server = nil
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	relayer := f.launch(f.URL, "--settle-wait", "10s")
	p := f.pay(f.Key("buyer"))
	pending, err := tryPost(t.Context(), relayer.url+"/settle", p.body(t))
	if err != nil || pending.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v, %v", pending, err)
	}
	tx := common.HexToHash(pending.Transaction)
	relayer.kill()
	if err := f.Control(t.Context(), "anvil_dropTransaction", tx); err != nil {
		t.Fatal(err)
	}
	relayer = f.launch(f.URL)
	awaitThat(t, "the transaction to be back", func() bool {
		_, _, err := f.client.TransactionByHash(t.Context(), tx)
		return err == nil
	})
	if err := f.Control(t.Context(), "evm_setAutomine", true); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	if settled, err := tryPost(t.Context(), relayer.url+"/settle", p.body(t)); err != nil || !settled.Success || settled.Transaction != pending.Transaction {
		t.Fatalf("%+v, %v", settled, err)
	}
	awaitThat(t, "the flight to be forgotten", func() bool { return f.count("SELECT COUNT(*) FROM tx_flights") == 0 })
}
