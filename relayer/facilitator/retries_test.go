package facilitator_test

import (
	"bufio"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
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

// A nonce whose transaction the node keeps refusing is used up by an empty one. That ends the attempt, not the payment.
func TestCancelledAttemptIsFollowedByAnother(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	if first.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v", first)
	}
	if err := f.Control(t.Context(), "anvil_dropTransaction", common.HexToHash(first.Transaction)); err != nil {
		t.Fatal(err)
	}
	own := devnet.Address("relayer")
	fee := big.NewInt(100_000_000_000)
	cancel, err := types.SignNewTx(f.Key("relayer"), types.LatestSignerForChainID(f.ChainID), &types.DynamicFeeTx{
		ChainID: f.ChainID, Gas: 21_000, To: &own, GasTipCap: fee, GasFeeCap: fee,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.client.SendTransaction(t.Context(), cancel); err != nil {
		t.Fatal(err)
	}
	db := f.beside()
	defer db.Close()
	hash := cancel.Hash()
	if _, err := db.Exec(`INSERT INTO settlement_txs (chain_id, contract, payer, nonce, tx, position)
		SELECT chain_id, contract, payer, nonce, $1, position + 1 FROM settlement_txs`, hash[:]); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_setAutomine", true); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	f.sender.Manager = txmgr.New(f.client, f.Key("relayer"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	f.restart()
	if answer := f.settle(p); !answer.Success || f.balance(payTo) != price {
		t.Fatalf("%+v", answer)
	}
}

// A client that sends its request slowly takes no place from those that are served.
func TestSlowSenderKeepsNobodyOut(t *testing.T) {
	f := start(t)
	release := f.server.Fill(1)
	defer release()
	plain := httptest.NewServer(f.server.Handler())
	defer plain.Close()
	conn, err := net.Dial("tcp", plain.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	// The handler has begun once it asks for the body.
	fmt.Fprint(conn, "POST /settle HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n")
	if line, err := bufio.NewReader(conn).ReadString('\n'); err != nil || !strings.Contains(line, "100") {
		t.Fatalf("%q %v", line, err)
	}
	if _, err := io.WriteString(conn, "{"); err != nil {
		t.Fatal(err)
	}
	if answer, status := post[x402.VerifyResponse](t, plain.URL+"/verify", f.pay(f.Key("buyer")).body(t)); !answer.IsValid {
		t.Errorf("%d %+v", status, answer)
	}
	conn.Close()
}

// A wallet whose creation is not mined yet was paid for all the same.
func TestPendingCreationOfAWalletIsCharged(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.WalletFactories, o.SettleWait = []common.Address{create2}, 3*time.Second
		o.Limits = facilitator.Limits{PayerGas: 3_000_000, Window: time.Hour}
	})
	wallet, deploy := f.counterfactual(devnet.Address("buyer-2"), 1)
	f.mint(wallet, price)
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer-2"), func(p *payment) {
		p.auth.From = wallet
		sig, err := x402.SignTransfer(f.Key("buyer-2"), f.domain(), p.auth)
		if err != nil {
			t.Fatal(err)
		}
		p.signature = wrapped6492(t, create2, deploy, sig)
	})
	if answer := f.settle(p); answer.Success || f.count("SELECT COUNT(*) FROM queue") != 0 {
		t.Fatalf("%+v", answer)
	}
	gas, err := f.options.State.Spent(t.Context(), time.Hour, "payer", wallet)
	if err != nil || gas < facilitator.DeployGas {
		t.Errorf("%d gas, %v", gas, err)
	}
}
