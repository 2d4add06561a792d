package facilitator_test

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

// endless is the runtime code of a wallet that uses up all gas that it is given.
const endless = "0x5b5f56"

// A wallet can stand by a signature when it is asked and burn the gas of the transfer on the chain. Asking for the
// transfer again must cost its budget again.
func TestRetriesOfARevertedTransferAreBounded(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.SettleWait = 8 * time.Second
		o.Limits = facilitator.Limits{PayerGas: 700_000, Window: time.Hour}
	})
	wallet := common.HexToAddress("0x00000000000000000000000000000000000bad11")
	f.mint(wallet, price)
	p := f.pay(f.Key("stranger"), func(p *payment) { p.auth.From, p.signature = wallet, make([]byte, 97) })
	control := func(method string, args ...any) {
		t.Helper()
		if err := f.Control(t.Context(), method, args...); err != nil {
			t.Fatal(err)
		}
	}
	const attempts = 4
	for range attempts {
		control("anvil_setCode", wallet, anySignature)
		control("evm_setAutomine", false)
		before, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer"))
		if err != nil {
			t.Fatal(err)
		}
		answered := make(chan *x402.SettlementResponse, 1)
		body := p.body(t)
		go func() {
			answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body)
			answered <- answer
		}()
		var answer *x402.SettlementResponse
		awaitThat(t, "a broadcast or an answer", func() bool {
			select {
			case answer = <-answered:
				return true
			default:
			}
			n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer"))
			return err == nil && n > before
		})
		control("anvil_setCode", wallet, endless)
		control("evm_setAutomine", true)
		control("evm_mine")
		if answer == nil {
			answer = <-answered
		}
		if answer.Success || answer.Transaction == "" {
			t.Fatalf("%+v", answer)
		}
	}
	// 300,000 each: two fit.
	if n, err := f.client.NonceAt(t.Context(), devnet.Address("relayer"), nil); n != 2 || err != nil {
		t.Errorf("%d transactions in %d attempts, %v", n, attempts, err)
	}
}
