package facilitator_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// nodeProject holds the pinned, unmodified x402 SDK.
const nodeProject = "testdata/node"

// node prepares a script of the project.
func node(t *testing.T, ctx context.Context, script string, env ...string) *exec.Cmd {
	t.Helper()
	if _, err := os.Stat(filepath.Join(nodeProject, "node_modules", "@x402", "express")); err != nil {
		t.Fatal("the x402 SDK is not installed: run `make tools`")
	}
	cmd := exec.CommandContext(ctx, "node", script)
	cmd.Dir = nodeProject
	cmd.Env = append(os.Environ(), env...)
	return cmd
}

// serveExpress starts the stock server and returns the address of its resource.
func (f *fixture) serveExpress(payTo common.Address, env ...string) string {
	f.t.Helper()
	// The process ends when its input closes, or with this context should it not.
	ctx, cancel := context.WithCancel(context.Background())
	cmd := node(f.t, ctx, "serve.mjs", append(env, "FACILITATOR="+f.url, "NETWORK="+x402.Network(f.ChainID.Uint64()),
		"PAY_TO="+payTo.Hex(), "ASSET="+f.token.Hex(), fmt.Sprintf("AMOUNT=%d", price))...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdin, err := cmd.StdinPipe()
	if err != nil {
		f.t.Fatal(err)
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		f.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() {
		stdin.Close()
		kill := time.AfterFunc(5*time.Second, cancel)
		_ = cmd.Wait()
		kill.Stop()
		cancel()
	})
	giveUp := time.AfterFunc(30*time.Second, cancel)
	defer giveUp.Stop()
	line, err := bufio.NewReader(stdout).ReadBytes('\n')
	var listening struct {
		Port int `json:"port"`
	}
	if err != nil || json.Unmarshal(line, &listening) != nil {
		f.t.Fatalf("the server did not start: %q, %v\n%s", line, err, stderr.String())
	}
	return fmt.Sprintf("http://127.0.0.1:%d/quote", listening.Port)
}

// purchase is what the stock client saw.
type purchase struct {
	Status    int `json:"status"`
	Exchanges []struct {
		RequestHeaders [][2]string `json:"requestHeaders"`
		Headers        [][2]string `json:"headers"`
		Body           string      `json:"body"`
	} `json:"exchanges"`
}

func (f *fixture) payWithSDK(url string) purchase {
	f.t.Helper()
	ctx, cancel := context.WithTimeout(f.t.Context(), 60*time.Second)
	defer cancel()
	cmd := node(f.t, ctx, "pay.mjs", "PAYER_KEY=0x"+hex.EncodeToString(crypto.FromECDSA(f.Key("buyer"))))
	cmd.Args = append(cmd.Args, url)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		f.t.Fatalf("the client failed: %v\n%s", err, stderr.String())
	}
	var p purchase
	if err := json.Unmarshal(out, &p); err != nil {
		f.t.Fatalf("%q: %v", out, err)
	}
	return p
}

func find(headers [][2]string, name string) string {
	for _, h := range headers {
		if strings.EqualFold(h[0], name) {
			return h[1]
		}
	}
	return ""
}

// publish puts a real promise on the chain.
func (f *fixture) publish() common.Address {
	f.t.Helper()
	d := f.Deployment
	seller := devnet.Address("seller")
	doc, err := manifest.QuoteFeed(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: d.ChainID,
		Token: d.Token.Address, Symbol: "USDC", AmountMin: big.NewInt(1000), AmountMax: big.NewInt(10_000_000),
		Seller: seller, Arbitrator: d.Committee.Address,
		Figures: manifest.Redress{
			Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
		},
	}, 60)
	if err != nil {
		f.t.Fatal(err)
	}
	built, _, err := terms.Build(doc, terms.Place{
		Seller: seller, ReceiptSigner: seller, Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		f.t.Fatal(err)
	}
	factory := bindings.NewOfferFactory()
	manager := txmgr.New(f.client, f.Key("seller"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	receipt, err := manager.Send(f.t.Context(), txmgr.Candidate{To: &d.Factory.Address, Data: factory.PackPublish(built)})
	if err != nil {
		f.t.Fatal(err)
	}
	for _, log := range receipt.Logs {
		if event, err := factory.UnpackPublishedEvent(log); err == nil {
			return event.Offer
		}
	}
	f.t.Fatal("nothing was published")
	return common.Address{}
}

func TestStockExpressServerSellsThroughUsIntoAnOffer(t *testing.T) {
	f := start(t)
	offer := f.publish()
	for i, flow := range []string{"", "upfront"} {
		url := f.serveExpress(offer, "FLOW="+flow)
		bought := f.payWithSDK(url)
		if bought.Status != http.StatusOK || len(bought.Exchanges) != 2 {
			t.Fatalf("flow %q: status %d: %+v", flow, bought.Status, bought.Exchanges)
		}
		paid := bought.Exchanges[1]
		settled, err := x402.DecodeHeader[x402.SettlementResponse](find(paid.Headers, x402.HeaderResponse))
		if err != nil || !settled.Success || settled.Payer != devnet.Address("buyer").Hex() {
			t.Fatalf("flow %q: %+v, %v", flow, settled, err)
		}
		if !strings.Contains(paid.Body, `"served":1`) {
			t.Errorf("flow %q: body %s", flow, paid.Body)
		}
		if got, want := f.balance(offer), int64(i+1)*price; got != want {
			t.Errorf("flow %q: the offer holds %d, want %d", flow, got, want)
		}
		// Our own reader understands what the stock server and client wrote.
		required, err := x402.DecodeHeader[x402.PaymentRequired](find(bought.Exchanges[0].Headers, x402.HeaderRequired))
		if err != nil {
			t.Fatal(err)
		}
		payload, err := x402.DecodeHeader[x402.PaymentPayload](find(paid.RequestHeaders, x402.HeaderSignature))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := x402.Match(required.Accepts, payload.Accepted); !ok {
			t.Errorf("flow %q: the echo does not match", flow)
		}
		exact, err := payload.Exact()
		if err != nil {
			t.Fatal(err)
		}
		signer, err := signature.Recover(x402.TransferDigest(f.domain(), exact.Authorization), exact.Signature)
		if err != nil || signer != devnet.Address("buyer") {
			t.Errorf("flow %q: signed by %s, %v", flow, signer, err)
		}
	}
}

func TestStockExpressServerRefusesAReplayedHeader(t *testing.T) {
	f := start(t)
	url := f.serveExpress(payTo)
	bought := f.payWithSDK(url)
	if bought.Status != http.StatusOK {
		t.Fatalf("status %d", bought.Status)
	}
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set(x402.HeaderSignature, find(bought.Exchanges[1].RequestHeaders, x402.HeaderSignature))
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	required, err := x402.DecodeHeader[x402.PaymentRequired](res.Header.Get(x402.HeaderRequired))
	if res.StatusCode != http.StatusPaymentRequired || err != nil || required.Error != string(x402.ReasonExactNonceUsed) {
		t.Fatalf("status %d, %+v, %v, body %s", res.StatusCode, required, err, body)
	}
	if got := f.balance(payTo); got != price {
		t.Errorf("received %d", got)
	}
}
