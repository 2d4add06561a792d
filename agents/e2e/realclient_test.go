package e2e_test

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/x402"
)

// nodeProject holds the pinned, unmodified x402 SDK.
const nodeProject = "../../relayer/facilitator/testdata/node"

// kept is what a thin hook around the client's fetch keeps.
type kept struct {
	Payer     common.Address `json:"payer"`
	Status    int            `json:"status"`
	Exchanges []struct {
		Method         string      `json:"method"`
		URL            string      `json:"url"`
		RequestHeaders [][2]string `json:"requestHeaders"`
		Status         int         `json:"status"`
		Headers        [][2]string `json:"headers"`
		Body           string      `json:"body"`
	} `json:"exchanges"`
}

func header(pairs [][2]string, name string) string {
	for _, p := range pairs {
		if strings.EqualFold(p[0], name) {
			return p[1]
		}
	}
	return ""
}

// payWithSDK runs the stock client in its own process.
func (w *world) payWithSDK(key []byte, url string, env ...string) kept {
	w.t.Helper()
	if _, err := os.Stat(filepath.Join(nodeProject, "node_modules", "@x402", "fetch")); err != nil {
		w.t.Fatal("the x402 SDK is not installed: run `make tools`")
	}
	ctx, cancel := context.WithTimeout(w.t.Context(), 60*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "node", "pay.mjs", url)
	cmd.Dir = nodeProject
	cmd.Env = append(append(os.Environ(), "PAYER_KEY=0x"+hex.EncodeToString(key)), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		w.t.Fatalf("x402 client: %v\n%s", err, stderr.String())
	}
	var k kept
	if err := json.Unmarshal(out, &k); err != nil {
		w.t.Fatalf("x402 client said %q: %v", out, err)
	}
	return k
}

// The unmodified client of another project pays; it signed nothing of ours before the payment. Afterwards the same key
// disputes, with what a thin hook kept.
func TestUnmodifiedClientPaysAndItsPaymentIsDisputed(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	shop := w.open(seller.Substituted, nil)
	key := w.account("typescript")

	k := w.payWithSDK(crypto.FromECDSA(key), shop.url)
	if k.Status != 200 || len(k.Exchanges) != 2 || k.Exchanges[0].Status != 402 {
		t.Fatalf("client saw %d after %d exchanges", k.Status, len(k.Exchanges))
	}
	if k.Payer != crypto.PubkeyToAddress(key.PublicKey) {
		t.Fatalf("payer %s", k.Payer)
	}
	paid := k.Exchanges[1]
	signature := header(paid.RequestHeaders, x402.HeaderSignature)
	payload, err := x402.DecodeHeader[x402.PaymentPayload](signature)
	if err != nil {
		t.Fatal(err)
	}
	exact, err := payload.Exact()
	if err != nil {
		t.Fatal(err)
	}
	if exact.Authorization.To != shop.published.Offer {
		t.Fatalf("the client signed a payment to %s", exact.Authorization.To)
	}
	settled, err := x402.DecodeHeader[x402.SettlementResponse](header(paid.Headers, x402.HeaderResponse))
	if err != nil || !settled.Success {
		t.Fatalf("settlement %+v, %v", settled, err)
	}
	receipt, err := x402.ReceiptOf(settled.Extensions)
	if err != nil || receipt == nil {
		t.Fatalf("receipt %v, %v", receipt, err)
	}
	if signer, err := receipt.Signer(); err != nil || signer != crypto.PubkeyToAddress(shop.key.PublicKey) {
		t.Fatalf("receipt signed by %s, %v", signer, err)
	}

	b := w.client("typescript", nil) // the same key
	response := &exchange.Response{Status: paid.Status, Headers: []exchange.Header{}, Body: exchange.Body(paid.Body)}
	for _, name := range []string{"content-type", x402.HeaderResponse, notice.HeaderDelivery} {
		response.Headers = append(response.Headers, exchange.Header{Name: strings.ToLower(name), Value: header(paid.Headers, name)})
	}
	request := exchange.Request{Method: paid.Method, URL: paid.URL, Body: exchange.Body{}}
	p, err := b.Adopt(t.Context(), "adopted", shop.published.Offer, exact.Authorization.Nonce, request, response,
		exchange.X402{Required: header(k.Exchanges[0].Headers, x402.HeaderRequired), Signature: signature})
	if err != nil {
		t.Fatal(err)
	}
	if verdict, _, err := b.Check(t.Context(), p); err != nil || verdict != buyer.Broken {
		t.Fatalf("verdict %s, %v", verdict, err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil {
		t.Fatal(err)
	}
	if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed {
		t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
	}
	if report.Implied.PaymentToPayer.Cmp(big.NewInt(price)) != 0 {
		t.Fatalf("refund %s", report.Implied.PaymentToPayer)
	}
}

// An old client that speaks version 1 only is protected the same way.
func TestUnmodifiedVersion1ClientPays(t *testing.T) {
	w := newWorld(t, devnet.Options{ChainID: 84532}) // version 1 names networks, and no name stands for 31337
	shop := w.open(seller.Honest, nil)
	key := w.account("typescript")
	k := w.payWithSDK(crypto.FromECDSA(key), shop.url, "X402_VERSION=1")
	if k.Status != 200 || len(k.Exchanges) != 2 {
		t.Fatalf("client saw %d after %d exchanges", k.Status, len(k.Exchanges))
	}
	paid := k.Exchanges[1]
	if header(paid.RequestHeaders, x402.HeaderPaymentV1) == "" || header(paid.RequestHeaders, x402.HeaderSignature) != "" {
		t.Fatal("the client did not pay by version 1")
	}
	if header(paid.Headers, x402.HeaderResponseV1) == "" {
		t.Fatal("no version 1 settlement header")
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Fatalf("offer holds %s", got)
	}
}
