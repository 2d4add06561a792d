package gateway

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/modeltest"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/run"
)

const (
	pass = `{"verdict":"PASS"}`
	fail = `{"verdict":"FAIL"}`
)

var (
	committee = run.Committee{ChainID: big.NewInt(31337), Address: common.HexToAddress("0xc3")}
	observed  = []string{"criteria:R1", "evidence:E1"}
)

func keyOf(t testing.TB, name string) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte(name)))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func addressOf(t testing.TB, name string) common.Address {
	t.Helper()
	return crypto.PubkeyToAddress(keyOf(t, name).PublicKey)
}

// clients are the official ones, pointed at a provider.
func clients(t testing.TB, p *modeltest.Provider) map[string]model.Client {
	t.Helper()
	a, err := model.NewAnthropic(model.Endpoint{URL: p.URL, Key: "key-a"})
	if err != nil {
		t.Fatal(err)
	}
	o, err := model.NewOpenAI(model.Endpoint{URL: p.URL + "/v1", Key: "key-o"})
	if err != nil {
		t.Fatal(err)
	}
	return map[string]model.Client{model.ProtocolAnthropic: a, model.ProtocolOpenAI: o}
}

func always(text string) func(modeltest.Call) modeltest.Reply {
	return func(modeltest.Call) modeltest.Reply { return modeltest.Reply{Text: text} }
}

func status(n int) func(modeltest.Call) modeltest.Reply {
	return func(modeltest.Call) modeltest.Reply { return modeltest.Reply{Status: n} }
}

// ask is a question to a hosted model about run number n, edited.
func ask(t testing.TB, n byte, edit func(*Ask)) Ask {
	t.Helper()
	a := Ask{
		Version: Version, ChainID: committee.ChainID.String(), Committee: committee.Address, ManifestHash: common.Hash{3}, Dispute: "1",
		Claim: acquisition.ClaimReceipt{Slot: acquisition.SlotName{Requirement: "R1", Judge: "J1", Run: uint32(n)}}, System: "be fair", User: "the question", Observed: observed,
		Request: model.Request{
			EvidenceRoot: common.Hash{9}, Model: model.Pin{Name: "claude-judge", Version: "1", Hosting: "provider_api"}, Sampling: model.Sampling{TopP: 1},
			Profile: model.Profile{Name: model.ExecutionProfile, Protocol: model.ProtocolAnthropic, MaxTokens: model.MaxTokens, Order: model.OrderForward},
		},
	}
	if edit != nil {
		edit(&a)
	}
	raw, err := canon.Marshal(map[string]string{"system": a.System, "user": a.User})
	if err != nil {
		t.Fatal(err)
	}
	digest := sha256.Sum256(raw)
	a.Request.Prompt = "sha256:" + hex.EncodeToString(digest[:])
	hash, err := a.Request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	a.Model = a.Request.Model.Name + "-" + a.Request.Model.Version
	slot := acquisition.RunSlot{ManifestHash: a.ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Round: a.Round, Seat: a.Seat},
		RequirementID: a.Claim.Slot.Requirement, JudgeID: a.Claim.Slot.Judge, RunIndex: a.Claim.Slot.Run}
	signed, err := acquisition.SignClaim(committee, acquisition.SlotClaim{
		RunID: slot.RunID(committee), Attempt: a.Claim.Attempt, RequestHash: common.HexToHash(hash), Previous: common.Hash{4},
	}, run.KeySigner(keyOf(t, "validator")))
	if err != nil {
		t.Fatal(err)
	}
	a.Claim = signed.Receipt(a.Claim.Slot)
	return a
}

// encoded is an ask as it travels.
func encoded(t testing.TB, a Ask) []byte {
	t.Helper()
	raw, err := canon.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func callOf(t testing.TB, a Ask) model.Call {
	t.Helper()
	c, err := ParseAsk(encoded(t, a))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// drawn is one validator in seat 0 of dispute 1 under one manifest, and nobody anywhere else.
type drawn struct{ validator common.Address }

var errChain = errors.New("no node")

func (d drawn) Validator(_ context.Context, s acquisition.RunSlot) (common.Address, error) {
	switch {
	case d.validator == common.Address{}:
		return d.validator, errChain
	case s.Seat.DisputeID.Int64() != 1 || s.Seat.Seat != 0 || s.Seat.Round != 0 || s.ManifestHash != (common.Hash{3}):
		return common.Address{}, ErrNoSeat
	}
	return d.validator, nil
}

// house is a gateway in front of a provider, with its folder and its API.
type house struct {
	*Gateway
	provider *modeltest.Provider
	url      string
}

func newHouse(t testing.TB, p *modeltest.Provider, dir string, edit func(*Options)) *house {
	t.Helper()
	o := Options{Clients: clients(t, p), Committee: committee, Address: addressOf(t, "gateway"), Sign: run.KeySigner(keyOf(t, "gateway")), Dir: dir,
		Seats: drawn{addressOf(t, "validator")}}
	if edit != nil {
		edit(&o)
	}
	g, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	srv := httptest.NewServer(g.Handler())
	t.Cleanup(func() {
		over, cancel := context.WithCancel(context.Background())
		cancel()
		g.Close(over)
		srv.Close()
	})
	return &house{Gateway: g, provider: p, url: srv.URL}
}

func (h *house) client(t testing.TB, token model.Secret) *Client {
	t.Helper()
	c, err := Dial(model.Endpoint{URL: h.url, Key: token})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// post sends bytes and gives back the status, and the answer or the refusal. It may run beside the test.
func (h *house) post(t testing.TB, body []byte, header ...string) (code int, answer Answer, refused Refusal) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, h.url+pathRuns, bytes.NewReader(body))
	if err != nil {
		t.Error(err)
		return
	}
	if len(header) > 0 {
		r.Header.Set("Authorization", header[0])
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		if t.Context().Err() == nil {
			t.Error(err)
		}
		return
	}
	defer res.Body.Close()
	into := any(&refused)
	if res.StatusCode == http.StatusOK {
		into = &answer
	}
	if err := json.NewDecoder(res.Body).Decode(into); err != nil {
		t.Errorf("status %d: %v", res.StatusCode, err)
	}
	return res.StatusCode, answer, refused
}

// asked is what the receipts of a run are held against, by the asks of its attempts.
func asked(t testing.TB, asks ...Ask) acquisition.GatewayRun {
	t.Helper()
	g := acquisition.GatewayRun{Committee: committee, Gateway: addressOf(t, "gateway"), RunID: asks[0].Claim.RunID}
	for _, a := range asks {
		g.Requests = append(g.Requests, a.Claim.RequestHash)
	}
	return g
}

// verified reads the whole log over the API and holds it together with earlier heads.
func (h *house) verified(t testing.TB, earlier ...acquisition.SignedLogHead) (Head, []acquisition.GatewayEntry) {
	t.Helper()
	head, entries, err := h.client(t, "").ReadLog(t.Context(), 1000)
	if err != nil {
		t.Fatal(err)
	}
	if err := acquisition.VerifyLog(committee, addressOf(t, "gateway"), entries, append(earlier, head.Signed())...); err != nil {
		t.Fatal(err)
	}
	return head, entries
}

// eventually polls until ok or a deadline.
func eventually(t testing.TB, what string, ok func() bool) {
	t.Helper()
	deadline := time.Now().Add(10 * time.Second)
	for !ok() {
		if time.Now().After(deadline) {
			t.Fatalf("waited for %s", what)
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// serve is a client of something that always answers the same.
func serve(t testing.TB, status int, body string) *Client {
	t.Helper()
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Location", "/elsewhere")
		w.WriteHeader(status)
		_, _ = w.Write([]byte(body))
	}))
	t.Cleanup(srv.Close)
	c, err := Dial(model.Endpoint{URL: srv.URL})
	if err != nil {
		t.Fatal(err)
	}
	return c
}
