package facilitator_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/x402"
)

// refusedBy posts a body and returns the answer, which must be a problem.
func refusedBy(t *testing.T, url string, body []byte) (problem.Problem, *http.Response) {
	t.Helper()
	res, err := http.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	var answer problem.Body
	if err := json.Unmarshal(raw, &answer); err != nil || answer.Error.Code == "" || answer.Error.CorrelationID != res.Header.Get(problem.Header) {
		t.Fatalf("%d %s: %v", res.StatusCode, raw, err)
	}
	return answer.Error, res
}

func TestGasOfOnePayerAndOfOnePayeeIsBounded(t *testing.T) {
	other := common.HexToAddress("0x0000000000000000000000000000000000decade")
	for name, limits := range map[string]facilitator.Limits{
		"payer": {PayerGas: 450_000, Window: time.Hour},
		"payee": {PayeeGas: 450_000, Window: time.Hour},
		"all":   {Gas: 450_000, Window: time.Hour},
	} {
		f := start(t, func(o *facilitator.Options) { o.Limits = limits })
		f.mint(devnet.Address("buyer-2"), price)
		// 300,000 are set aside for each and what it did not use is given back, so that two fit.
		for range 2 {
			if answer := f.settle(f.pay(f.Key("buyer"))); !answer.Success {
				t.Fatalf("%s: %+v", name, answer)
			}
		}
		p, res := refusedBy(t, f.url+"/settle", f.pay(f.Key("buyer")).body(t))
		if p.Code != "gas_budget_spent" || res.StatusCode != http.StatusTooManyRequests || res.Header.Get("Retry-After") != "3600" {
			t.Errorf("%s: %d %+v", name, res.StatusCode, p)
		}
		f.restart()
		if p, _ := refusedBy(t, f.url+"/settle", f.pay(f.Key("buyer")).body(t)); p.Code != "gas_budget_spent" {
			t.Errorf("%s: forgotten by a restart: %+v", name, p)
		}
		elsewhere := f.pay(f.Key("buyer"), func(p *payment) {
			p.auth.To, p.accepted.PayTo, p.requirements.PayTo = other, other.Hex(), other.Hex()
		})
		if name == "all" {
			if p, _ := refusedBy(t, f.url+"/settle", f.pay(f.Key("buyer-2")).body(t)); p.Code != "gas_budget_spent" {
				t.Errorf("another payer: %+v", p)
			}
			continue
		}
		free := map[string]*payment{"payer": f.pay(f.Key("buyer-2")), "payee": elsewhere}[name]
		if answer := f.settle(free); !answer.Success {
			t.Errorf("%s: another's budget: %+v", name, answer)
		}
	}
}

func TestRefusedPaymentCostsNoBudget(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.Limits = facilitator.Limits{PayerGas: 400_000} })
	p := f.pay(f.Key("buyer-2")) // who has no money
	for range 3 {
		if answer := f.settle(p); answer.ErrorReason != x402.ReasonInsufficientFunds {
			t.Fatalf("%+v", answer)
		}
	}
	gas, err := f.options.State.Spent(t.Context(), time.Hour, "payer", devnet.Address("buyer-2"))
	if gas != 0 || err != nil {
		t.Errorf("%d gas, %v", gas, err)
	}
}

func TestFullQueueTellsClientsToComeBack(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.Limits = facilitator.Limits{Queue: 1} })
	_, err := f.options.State.Submit(t.Context(), state.Request{Authorization: state.Authorization{ChainID: 1}, Topic: "elsewhere", Body: []byte{0}})
	if err != nil {
		t.Fatal(err)
	}
	body := f.pay(f.Key("buyer")).body(t)
	p, res := refusedBy(t, f.url+"/settle", body)
	if p.Code != "queue_full" || res.StatusCode != http.StatusTooManyRequests || res.Header.Get("Retry-After") != "1" {
		t.Fatalf("%d %+v", res.StatusCode, p)
	}
	if n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer")); n != 0 || err != nil {
		t.Errorf("%d transactions, %v", n, err)
	}
	db := f.beside()
	defer db.Close()
	if _, err := db.Exec("DELETE FROM queue"); err != nil {
		t.Fatal(err)
	}
	if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success {
		t.Errorf("%+v", answer)
	}
}

func TestClientsThatAskTooOftenAreToldToComeBack(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.Limits = facilitator.Limits{PerMinute: 2, Burst: 2, ClientHeader: "X-Forwarded-For"}
	})
	get := func(path, forwarded string) int {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, f.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("X-Forwarded-For", forwarded)
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res.StatusCode
	}
	const path = "/evidence/groups/a"
	// What a client writes itself does not make it another one.
	for i, want := range []int{200, 200, 429} {
		if got := get(path, []string{"1.1.1.1, 9.9.9.9", "2.2.2.2,9.9.9.9", "9.9.9.9"}[i]); got != want {
			t.Errorf("request %d: %d, want %d", i, got, want)
		}
	}
	if got := get(path, "8.8.8.8"); got != 200 {
		t.Errorf("another client: %d", got)
	}
	// Addresses of one IPv6 network are one client.
	for i, want := range []int{200, 200, 429} {
		if got := get(path, "2001:db8::"+string(rune('1'+i))); got != want {
			t.Errorf("request %d: %d, want %d", i, got, want)
		}
	}
	if got := get("/livez", "9.9.9.9"); got != 200 {
		t.Errorf("health: %d", got)
	}
}

func TestRefusalsNameTheFieldAndTheRequest(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"), func(p *payment) { p.requirements.Asset = payTo.Hex() })
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+"/settle", bytes.NewReader(p.body(t)))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set(problem.Header, "order-17")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	var answer struct {
		Extra struct{ Error problem.Problem }
	}
	if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
		t.Fatal(err)
	}
	got := answer.Extra.Error
	if got.Code != "invalid_payment_requirements" || got.Field != "paymentRequirements.asset" || got.Value != payTo.Hex() || got.CorrelationID != "order-17" {
		t.Errorf("%+v", got)
	}
	if p, res := refusedBy(t, f.url+"/nothing", nil); p.Code != "not_found" || p.Value != "/nothing" || res.StatusCode != http.StatusNotFound {
		t.Errorf("%d %+v", res.StatusCode, p)
	}
}

// One stranger cannot fill the store in a moment.
func TestEvidenceOfOneClientIsBounded(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.Limits = facilitator.Limits{EvidencePerHour: 2 * store.MaxBlob, ClientHeader: "X-Forwarded-For"}
	})
	put := func(client string, size int) int {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+"/evidence/blobs", bytes.NewReader(make([]byte, size)))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("X-Forwarded-For", client)
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res.StatusCode
	}
	for i, want := range []int{200, 200, 429} {
		if got := put("9.9.9.9", store.MaxBlob); got != want {
			t.Errorf("document %d: %d, want %d", i, got, want)
		}
	}
	if got := put("8.8.8.8", 1); got != 200 {
		t.Errorf("another client: %d", got)
	}
	if err := (facilitator.Options{Limits: facilitator.Limits{EvidencePerHour: store.MaxBlob - 1}}).Check(); err == nil || !strings.Contains(err.Error(), "evidence") {
		t.Error(err)
	}
}
