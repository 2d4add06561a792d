package e2e_test

import (
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/gateway"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/modeltest"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// hosted is the promise that nothing can measure, given to two models that somebody else hosts, behind one gateway.
func (w *world) hosted(owner *ecdsa.PrivateKey, signer common.Address) *manifest.Document {
	w.t.Helper()
	doc, err := manifest.Vague(w.frame(crypto.PubkeyToAddress(owner.PublicKey)))
	if err != nil {
		w.t.Fatal(err)
	}
	m := &doc.Manifest
	for i, name := range []string{"claude-judge", "gpt-judge"} {
		m.Judge.Panel[i].Model = manifest.Model{Family: name, Name: name, Version: "2026-01", Hosting: manifest.HostingProvider}
		m.Judge.Panel[i].Provenance = &manifest.Provenance{Kind: manifest.ProvenanceReceipt, GatewayKey: signer.Hex()}
	}
	m.Judge.FallbackLadder[0] = manifest.Fallback{When: "model_unavailable", Action: "substitute", Substitute: &manifest.Model{
		Name: "claude-other", Version: "2026-02", Hosting: manifest.HostingProvider}}
	if doc, err = manifest.FromManifest(m); err != nil {
		w.t.Fatal(err)
	}
	return doc
}

// A manifest with hosted judges, by commands alone: validators ask through the gateway, the chain rules by what the models
// say, and whoever has the chain, the documents and the gateway's log can show that every run counts. One model is
// unavailable, so its substitute is heard in a further attempt.
func TestHostedJudgesAreHeardThroughTheirGateway(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	dir := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	deployment, tokens, listen := filepath.Join(dir, "deployment.json"), file("tokens", "0123456789abcdef\n"), freeAddress(t)
	if err := w.net.Deployment.Save(deployment); err != nil {
		t.Fatal(err)
	}
	start := func(name string, key *ecdsa.PrivateKey, args ...string) {
		keyFile := file(name+".key", hex.EncodeToString(crypto.FromECDSA(key)))
		args = append(args, "--rpc", w.net.URL, "--deployment", deployment, "--relayer", w.relay, "--key-file", keyFile, "--data", filepath.Join(dir, name))
		w.background(name, func(ctx context.Context) error {
			_, err := w.command(ctx, append([]string{"validator"}, args...)...)
			return err
		})
	}
	p := modeltest.New(t, func(c modeltest.Call) modeltest.Reply {
		if claimed, err := filepath.Glob(filepath.Join(dir, "validator-*", "claim-1-0-6.json")); err != nil || len(claimed) == 0 {
			t.Errorf("the provider is asked before a seat claimed one measure and six runs: %v", err)
		}
		if c.Model == "gpt-judge-2026-01" {
			return modeltest.Reply{Status: http.StatusServiceUnavailable}
		}
		return modeltest.Reply{Text: "Considered.\n" + `{"verdict":"FAIL","confidence":0.9,"rationale":"says nothing"}`}
	})
	signer := w.account("gateway")
	address := crypto.PubkeyToAddress(signer.PublicKey)
	start("gateway", signer, "gateway", "--listen", listen, "--token-file", tokens, "--anthropic-url", p.URL, "--openai-url", p.URL+"/v1")
	for _, name := range []string{"validator-1", "validator-2", "validator-3"} {
		start(name, devnet.Key(name), "run", "--poll", "200ms", "--panel", "live", "--gateway-url", address.Hex()+"=http://"+listen, "--gateway-token-file", tokens)
	}

	owner := w.account("seller-hosted")
	doc := w.hosted(owner, address)
	shop := w.sell(seller.Vague, owner, doc, nil)
	b := w.client("buyer", func(o *buyer.Options) { o.Policy.ContestUnresolved = true })
	bought, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), bought); err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(caseTime), bought)
	if err != nil {
		t.Fatal(err)
	}
	if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed {
		t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
	}
	if n := p.Count(); n != 3*(3+2*3) { // seats, runs: J1 is asked once, J2 and then its substitute
		t.Errorf("the provider was asked %d times", n)
	}
	w.auditHosted(doc, address)
	w.auditLog(address, "http://"+listen, 3*(3+2*3))
	w.auditFrozen(address, 3*7)
}

// auditHosted decides every run of every seat by the documents that the chain names.
func (w *world) auditHosted(doc *manifest.Document, signer common.Address) {
	w.t.Helper()
	h := &hearing{world: w, committee: docket.NewCommittee(w.chain, w.net.Deployment.Committee.Address)}
	d, seats := h.view()
	draw, err := w.chain.HeaderByNumber(w.t.Context(), new(big.Int).SetUint64(d.DrawBlock))
	if err != nil {
		w.t.Fatal(err)
	}
	words := h.words()
	for number := range seats {
		transcript, seat, gateways := h.documents(words[uint8(number)].transcript)
		record, scopes, err := acquisition.Presented(h.chainCommittee(), words[uint8(number)].root, draw.Hash(), seat, gateways)
		if err != nil {
			w.t.Fatal(err)
		}
		if len(transcript.Panel.Runs) != 6 {
			w.t.Fatalf("%d runs", len(transcript.Panel.Runs))
		}
		for _, said := range transcript.Panel.Runs {
			terms := acquisition.SlotTerms{
				Slot: acquisition.RunSlot{ManifestHash: h.brief().ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: uint8(number)},
					RequirementID: said.Requirement, JudgeID: said.Judge, RunIndex: uint32(said.Index)},
				Signer: signer, Provenance: manifest.ProvenanceReceipt, RequestHash: common.HexToHash(said.RequestHash),
				RequiredScope: doc.Requirements[1].RequiredScope, MaxAttempts: 2, Retry: true,
			}
			if len(said.Absent) == 1 { // the substitute's run
				terms.RequestHash, terms.Substitutes = common.HexToHash(said.Absent[0]), []common.Hash{common.HexToHash(said.RequestHash)}
			}
			got := record.Decide(terms, scopes)
			if !got.Result || got.Observe(said.Output).String() != "FAIL" || (len(said.Absent) == 1) != (said.Judge == "J2") {
				w.t.Errorf("seat %d, %s run %d: %+v", number, said.Judge, said.Index, got)
			}
			unordered := record
			unordered.ClaimsRoot = common.Hash{1}
			if got := unordered.Decide(terms, scopes); got.Eligible {
				w.t.Errorf("seat %d: eligible without the seat's chain", number)
			}
		}
	}
}

type heardTranscript struct {
	Panel    model.Record `json:"panel"`
	Receipts common.Hash  `json:"receipts"`
	Gateways common.Hash  `json:"gateways"`
}

// documents are a seat's transcript and the two documents that it names.
func (h *hearing) documents(transcript common.Hash) (said heardTranscript, seat, gateways []byte) {
	h.t.Helper()
	get := func(hash common.Hash) []byte {
		raw, err := h.store.Get(h.t.Context(), hash)
		if err != nil {
			h.t.Fatal(err)
		}
		return raw
	}
	if err := json.Unmarshal(get(transcript), &said); err != nil {
		h.t.Fatal(err)
	}
	return said, get(said.Receipts), get(said.Gateways)
}

// A gateway hears nobody about a run that no drawn seat has.
func TestGatewaysSeatsAreTheDrawnOnes(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	seats := validator.NewSeats(w.chain, w.net.Deployment.Committee.Address)
	at := func(dispute int64, round, seat uint8, manifestHash common.Hash) acquisition.RunSlot {
		return acquisition.RunSlot{ManifestHash: manifestHash, Seat: run.Seat{DisputeID: big.NewInt(dispute), Round: round, Seat: seat}}
	}
	if who, err := seats.Validator(t.Context(), at(1, 0, 0, h.brief().ManifestHash)); !errors.Is(err, gateway.ErrNoSeat) {
		t.Errorf("before the draw: %s, %v", who, err)
	}
	h.awaitDrawBlock()
	foreseen := map[uint8]common.Address{}
	for i := range uint8(3) {
		who, err := seats.Validator(t.Context(), at(1, 0, i, h.brief().ManifestHash))
		if err != nil {
			t.Fatal(err)
		}
		foreseen[i] = who
	}
	h.draw()
	_, drawn := h.view()
	for i, seat := range drawn {
		if who, err := seats.Validator(t.Context(), at(1, 0, uint8(i), h.brief().ManifestHash)); err != nil || who != seat.Validator || foreseen[uint8(i)] != who {
			t.Errorf("seat %d is held by %s, got %s, before the draw %s, %v", i, seat.Validator, who, foreseen[uint8(i)], err)
		}
	}
	for name, slot := range map[string]acquisition.RunSlot{
		"no such dispute": at(2, 0, 0, h.brief().ManifestHash), "dispute 0": at(0, 0, 0, h.brief().ManifestHash), "another round": at(1, 1, 0, h.brief().ManifestHash),
		"no such seat": at(1, 0, uint8(len(drawn)), h.brief().ManifestHash), "another manifest": at(1, 0, 0, common.Hash{1}),
	} {
		if who, err := seats.Validator(t.Context(), slot); !errors.Is(err, gateway.ErrNoSeat) {
			t.Errorf("%s: %s, %v", name, who, err)
		}
	}
}

// auditLog reads the gateway's log, which needs no token, and holds it together.
func (w *world) auditLog(signer common.Address, url string, claims int) {
	w.t.Helper()
	c, err := gateway.Dial(model.Endpoint{URL: url})
	if err != nil {
		w.t.Fatal(err)
	}
	head, entries, err := c.ReadLog(w.t.Context(), 1000)
	if err != nil {
		w.t.Fatal(err)
	}
	committee := run.Committee{ChainID: w.chain.ChainID(), Address: w.net.Deployment.Committee.Address}
	if err := acquisition.VerifyLog(committee, signer, entries, head.Signed()); err != nil || len(entries) != claims {
		w.t.Errorf("%d claims, %v", len(entries), err)
	}
}
