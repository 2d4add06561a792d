package snapshot

import (
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	panel "github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

const saidFail = "Considered.\n" + `{"verdict":"FAIL","confidence":0.9,"rationale":"says nothing"}`

// hearing is a round of a promise whose first judge is heard through a gateway and whose second the seats run themselves.
type hearing struct {
	*scene
	round
	doc     *manifest.Document
	drawn   common.Hash
	gateway *ecdsa.PrivateKey
}

// hosted is a manifest of one measured requirement and one that two judges hear.
func (s *scene) hosted(signer common.Address) *manifest.Document {
	s.t.Helper()
	doc, err := manifest.Vague(s.frame(figures()))
	s.must(err)
	m := &doc.Manifest
	m.Judge.Panel[0].Model = manifest.Model{Family: "claude-judge", Name: "claude-judge", Version: "2026-01", Hosting: manifest.HostingProvider}
	m.Judge.Panel[0].Provenance = &manifest.Provenance{Kind: manifest.ProvenanceReceipt, GatewayKey: signer.Hex()}
	doc, err = manifest.FromManifest(m)
	s.must(err)
	return doc
}

// hear opens a dispute of such a promise.
func (s *scene) hear(p paid, doc *manifest.Document, gateway *ecdsa.PrivateKey) *hearing {
	s.t.Helper()
	s.contest(p, s.offer, s.terms, 1)
	s.send("seller", s.offer, bindings.NewOffer().PackAnswer(p.key, bindings.Delivery{}, nil, nil, [32]byte{}))
	receipt := s.send("relayer", s.offer, bindings.NewOffer().PackFreeze(p.key))
	h := &hearing{scene: s, round: s.opened(receipt), doc: doc, gateway: gateway}
	s.draw(h.round)
	header, err := s.chain.HeaderByNumber(s.t.Context(), new(big.Int).Add(receipt.BlockNumber, big.NewInt(drawDelay)))
	s.must(err)
	h.drawn = header.Hash()
	return h
}

// word is what a seat says and publishes.
type word struct {
	observed       adjudication.Observations
	seat, gateways []byte // documents
	transcript     map[string]any
	root           common.Hash
}

// request is what a judge is asked in a run.
func (h *hearing) request(judge, index int) (raw json.RawMessage, hash common.Hash) {
	h.t.Helper()
	m := h.doc.Judge.Panel[judge].Model
	order := []string{panel.OrderForward, panel.OrderReverse}[index%2]
	r := panel.Request{
		EvidenceRoot: h.brief.EvidenceRoot, Prompt: "sha256:00", Sampling: panel.Sampling{Seed: h.doc.Judge.Sampling.SeedCommitment, TopP: 1},
		Profile: panel.Profile{Name: panel.ExecutionProfile, MaxTokens: panel.MaxTokens, Order: order},
		Model:   panel.Pin{Name: m.Name, Version: m.Version, Hosting: m.Hosting, WeightsHash: m.WeightsHash},
	}
	raw, err := canon.Marshal(r)
	h.must(err)
	text, err := r.Hash()
	h.must(err)
	return raw, common.HexToHash(text)
}

// hearAs makes an honest seat's word: R1 holds, and every judge says FAIL of R2.
func (h *hearing) hearAs(seat int, key *ecdsa.PrivateKey) *word {
	h.t.Helper()
	validator := run.KeySigner(key)
	at, manifestHash := h.round.seat(seat), common.Hash(h.brief.ManifestHash)
	own := acquisition.SeatDocument{
		Version: acquisition.SeatVersion, Committee: h.committee().Address, Dispute: h.dispute.String(), Round: h.number, Seat: uint8(seat),
		Validator: crypto.PubkeyToAddress(key.PublicKey), ManifestHash: manifestHash, DrawHash: h.drawn,
		Claims: []acquisition.ClaimReceipt{}, Terminals: []acquisition.TerminalReceipt{},
	}
	more := acquisition.GatewayDocument{Version: acquisition.GatewayVersion, Claims: []acquisition.ClaimReceipt{}, Terminals: []acquisition.TerminalReceipt{}}
	w := &word{root: acquisition.Genesis(h.committee().CaseKey(at), h.drawn), observed: adjudication.Observations{{{adjudication.Pass}}, {}}}
	add := func(name acquisition.SlotName, request common.Hash, raw []byte, verdict adjudication.Verdict, scope []string, hosted bool) {
		id := common.Hash(h.committee().CaseKey(at).RunID(manifestHash, name.Requirement, name.Judge, name.Run))
		sign := func(claims *[]acquisition.ClaimReceipt, ends *[]acquisition.TerminalReceipt, previous common.Hash, sign run.Signer) common.Hash {
			claim, err := acquisition.SignClaim(h.committee(), acquisition.SlotClaim{RunID: id, RequestHash: request, Previous: previous}, sign)
			h.must(err)
			end, err := acquisition.SignTerminal(h.committee(), acquisition.SlotTerminal{
				RunID: id, ClaimHash: claim.Claim.Hash(), Status: acquisition.SlotResult, OutputHash: sha256.Sum256(raw), Verdict: verdict,
				ScopeHash: acquisition.ScopeHash(scope),
			}, sign)
			h.must(err)
			*claims, *ends = append(*claims, claim.Receipt(name)), append(*ends, end.Receipt(name, scope))
			return claim.Claim.Hash()
		}
		w.root = sign(&own.Claims, &own.Terminals, w.root, validator)
		if hosted {
			sign(&more.Claims, &more.Terminals, common.Hash{5}, run.KeySigner(h.gateway))
		}
	}
	finding, err := canon.Marshal(map[string]any{"requirement": "R1", "verdict": "PASS", "value": "1"})
	h.must(err)
	add(acquisition.SlotName{Requirement: "R1"}, acquisition.MeasureRequest(manifestHash, h.brief.EvidenceRoot, "R1"), finding, adjudication.Pass,
		[]string{"criteria:R1"}, false)
	runs := []any{}
	for k, j := range h.doc.Judge.Panel {
		w.observed[1] = append(w.observed[1], nil)
		for i := range int(j.Runs) {
			raw, hash := h.request(k, i)
			add(acquisition.SlotName{Requirement: "R2", Judge: j.ID, Run: uint32(i)}, hash, []byte(saidFail), adjudication.Fail,
				h.doc.Requirements[1].RequiredScope, k == 0)
			w.observed[1][k] = append(w.observed[1][k], adjudication.Fail)
			runs = append(runs, map[string]any{
				"requirement": "R2", "judge": j.ID, "index": i, "request": raw, "request_hash": hex.EncodeToString(hash[:]),
				"absent": []string{}, "output": exchange.Body(saidFail),
			})
		}
	}
	w.seat, err = canon.Marshal(own)
	h.must(err)
	w.gateways, err = canon.Marshal(more)
	h.must(err)
	w.transcript = map[string]any{
		"receipts": crypto.Keccak256Hash(w.seat), "gateways": crypto.Keccak256Hash(w.gateways),
		"findings": []any{json.RawMessage(finding)}, "panel": map[string]any{"runs": runs}, "seat": seat, "dispute": h.dispute.String(),
	}
	return w
}

// rule has every seat publish its word, as one edits it, and rules by signatures.
func (h *hearing) rule(edit func(seat int, w *word)) {
	h.t.Helper()
	procedure, err := manifest.Procedure(h.brief.Procedure).Replay()
	h.must(err)
	var seats []bindings.SignedSeat
	for i, name := range h.scene.seats(h.round) {
		w := h.hearAs(i, devnet.Key(name))
		publish := map[common.Hash][]byte{crypto.Keccak256Hash(w.seat): w.seat, crypto.Keccak256Hash(w.gateways): w.gateways}
		edit(i, w)
		if w.seat == nil || w.gateways == nil { // withheld
			for hash := range publish {
				if (w.seat == nil && hash == w.transcript["receipts"]) || (w.gateways == nil && hash == w.transcript["gateways"]) {
					delete(publish, hash)
				}
			}
		}
		raw, err := canon.Marshal(w.transcript)
		h.must(err)
		transcript := crypto.Keccak256Hash(raw)
		publish[transcript] = raw
		for hash, data := range publish {
			h.docs[hash] = data
		}
		packed, err := adjudication.Pack(procedure, w.observed)
		h.must(err)
		own := run.Opening{Observations: packed, Transcript: transcript, Salt: common.Hash{byte(i) + 1}, ClaimsRoot: w.root}
		signed, err := h.committee().Sign(h.round.seat(i), h.hash, own, run.KeySigner(devnet.Key(name)))
		h.must(err)
		seats = append(seats, bindings.SignedSeat{
			Commitment: signed.Commitment, Signature: signed.Signature,
			Opening: bindings.Opening{Observations: packed.ToBig(), Transcript: transcript, Salt: own.Salt, ClaimsRoot: w.root},
		})
	}
	h.send("relayer", h.d.Deployment.Committee.Address, bindings.NewCommittee().PackRuleBySignatures(h.dispute, h.brief, seats))
}

// Every run is followed from its claim to what it was observed as: what seats and gateways signed is verified, what the receipts
// amount to is decided again, and what somebody withheld is named.
func TestRunsAreFollowedFromClaimToObservation(t *testing.T) {
	s := newScene(t)
	gateway, err := crypto.ToECDSA(crypto.Keccak256([]byte("gateway")))
	s.must(err)
	signer := crypto.PubkeyToAddress(gateway.PublicKey)
	doc := s.hosted(signer)
	s.offer, s.terms = s.publishDocument(doc, common.Hash{7})

	first := s.hear(s.pay("buyer", s.offer, 100_000), doc, gateway)
	first.rule(func(seat int, w *word) {
		switch seat {
		case 1:
			w.gateways = nil
		case 2:
			w.observed[1][1][0] = adjudication.Pass
		}
	})
	second := s.hear(s.pay("buyer-2", s.offer, 100_001), doc, gateway)
	second.rule(func(seat int, w *word) {
		switch seat {
		case 0:
			w.seat = nil
		case 1:
			w.root = common.Hash{1}
		case 2:
			delete(w.transcript["panel"].(map[string]any)["runs"].([]any)[0].(map[string]any), "output")
			delete(w.transcript["panel"].(map[string]any)["runs"].([]any)[1].(map[string]any), "request")
		}
	})
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, measure)
	if err != nil {
		t.Fatal(err)
	}
	a, b := r.Committee.Disputes[0].Rounds[0], r.Committee.Disputes[1].Rounds[0]
	for name, tt := range map[string]struct {
		seat               SeatRecord
		receipts, gateways string
		run                int
		eligible           string // rule, or eligible
		output, said, saw  string
	}{
		"measured":                              {a.Seats[0], "present", "present", 0, "eligible", "present", "PASS", "PASS"},
		"by the gateway":                        {a.Seats[0], "present", "present", 1, "eligible", "present", "FAIL", "FAIL"},
		"by the seat itself":                    {a.Seats[0], "present", "present", 4, "eligible", "present", "FAIL", "FAIL"},
		"the gateway's word withheld":           {a.Seats[1], "present", "withheld", 1, "C18", "none", "UNRESOLVED", "FAIL"},
		"the gateway's word withheld, own run":  {a.Seats[1], "present", "withheld", 4, "eligible", "present", "FAIL", "FAIL"},
		"observed otherwise":                    {a.Seats[2], "present", "present", 4, "eligible", "present", "FAIL", "PASS"},
		"all withheld":                          {b.Seats[0], "withheld", "present", 1, "", "none", "UNRESOLVED", "FAIL"},
		"another root on the chain":             {b.Seats[1], "present", "present", 0, "C16", "none", "UNRESOLVED", "PASS"},
		"an output withheld":                    {b.Seats[2], "present", "present", 1, "eligible", "withheld", "FAIL", "FAIL"},
		"a request withheld":                    {b.Seats[2], "present", "present", 2, "C17", "none", "UNRESOLVED", "FAIL"},
		"the run beside the one thus concealed": {b.Seats[2], "present", "present", 3, "eligible", "present", "FAIL", "FAIL"},
	} {
		t.Run(name, func(t *testing.T) {
			x := tt.seat
			if x.Receipts.State != tt.receipts || x.Gateways.State != tt.gateways || len(x.Runs) != 7 {
				t.Fatalf("receipts %+v, gateways %+v, %d runs", x.Receipts, x.Gateways, len(x.Runs))
			}
			got, rule := x.Runs[tt.run], ""
			if e := got.Eligibility; e != nil {
				if rule = e.Rule; e.Eligible {
					rule = "eligible"
				}
			}
			if rule != tt.eligible || got.Output.State != tt.output || got.Said != tt.said || got.Observed != tt.saw {
				t.Errorf("%+v, eligibility %+v", got, got.Eligibility)
			}
		})
	}
	if x := a.Seats[0].Runs[1]; x.Signer != signer || len(x.Claims) != 2 || len(x.Terminals) != 2 || x.Terminals[1].Signer != signer ||
		x.Terminals[0].Signer != a.Seats[0].Validator || x.Request != "present" || x.Provenance != manifest.ProvenanceReceipt {
		t.Errorf("run %+v", x)
	}
	if x := a.Seats[0].Runs[0]; x.Signer != a.Seats[0].Validator || x.Request != "reproduced" || x.Claims[0].Previous == (common.Hash{}) {
		t.Errorf("run %+v", x)
	}
	// From the observations of the runs over judges and seats to the ruling.
	replay := a.Replay
	if !slices.Equal(replay.Requirements, []string{"PASS", "FAIL"}) || len(replay.Seats) != 3 || replay.Outcome != "payer prevails" ||
		replay.AllPassed != "payer prevails" || replay.NonePassed != "payer prevails" || replay.Ruling != "payer wins" {
		t.Errorf("replay %+v", replay)
	}
	for i, x := range replay.Seats {
		if len(x.Judges[0]) != 0 || !slices.Equal(x.Judges[1], []string{"FAIL", "FAIL"}) || !slices.Equal(x.Verdicts, []string{"PASS", "FAIL"}) {
			t.Errorf("replay of seat %d: %+v", i, x)
		}
	}
	has := func(label, what, by string) {
		t.Helper()
		for _, f := range r.Facts {
			if f.Label == label && f.What == what && f.By == by {
				return
			}
		}
		t.Errorf("no fact: %s %s by %s", label, what, by)
	}
	has(Verified, "receipts of run R2/J1/0 of seat 0", signer.Hex())
	has(Verified, "receipts of seat 0", a.Seats[0].Validator.Hex())
	has(Reproduced, "eligibility: 7 of 7 runs of seat 0", "")
	has(Reproduced, "eligibility: 4 of 7 runs of seat 1", "")
	has(Contradicted, "run R2/J2/0, observed as PASS, ended as FAIL (TERMINAL_RESULT), of seat 2", a.Seats[2].Validator.Hex())
	for _, f := range r.Facts {
		if f.Label == Contradicted && f.By != a.Seats[2].Validator.Hex() {
			t.Errorf("%+v", f)
		}
	}
	var withheld []string
	for _, w := range r.Withheld() {
		withheld = append(withheld, w.What)
	}
	if want := []string{"receipts of the gateways of seat 1", "receipts of seat 0", "output of run R2/J1/0 of seat 2"}; !slices.Equal(withheld, want) {
		t.Errorf("withheld %q, want %q", withheld, want)
	}
	for _, hash := range []common.Hash{a.Seats[0].Receipts.Hash, a.Seats[0].Gateways.Hash} {
		files := opened(t, raw)
		delete(files, documentName(hash))
		_, err := verifyRaw(t.Context(), sealed(t, files), at.Hash, nil)
		refused(t, err, fileCommittee, "withheld")
	}
}

// What one seat signed for another, or for a gateway, is no word of the run.
func TestOnlyTheRunsOwnSignersAreListed(t *testing.T) {
	c := run.Committee{ChainID: big.NewInt(1), Address: common.Address{1}}
	id := common.Hash{9}
	key := func(name string) *ecdsa.PrivateKey { return devnet.Key(name) }
	x := &seatRuns{committee: c, seat: &SeatRecord{Validator: devnet.Address("validator-1")}, scopes: acquisition.ObservedScopes{}}
	r := RunRecord{RunID: id, Signer: devnet.Address("validator-2")}
	claim := func(by string, run common.Hash, attempt uint32, request byte) {
		signed, err := acquisition.SignClaim(c, acquisition.SlotClaim{RunID: run, Attempt: attempt, RequestHash: common.Hash{request}}, func(h common.Hash) ([]byte, error) {
			return signed65(key(by), h)
		})
		if err != nil {
			t.Fatal(err)
		}
		x.record.Claims = append(x.record.Claims, signed)
	}
	claim("validator-1", id, 0, 1)
	claim("validator-1", id, 0, 1) // again
	claim("validator-1", id, 0, 2)
	claim("validator-1", id, 0, 3) // beyond two
	claim("validator-1", id, acquisition.MaxAttempts, 1)
	claim("validator-2", id, 0, 1)
	claim("validator-3", id, 0, 1)
	claim("validator-1", common.Hash{8}, 0, 1)
	x.list(&r)
	got := []string{}
	for _, c := range r.Claims {
		got = append(got, fmt.Sprintf("%d %d", c.RequestHash[0], c.Attempt))
	}
	if want := fmt.Sprint([]string{"1 0", "2 0", "1 0"}); fmt.Sprint(got) != want {
		t.Errorf("%v, want %v", got, want)
	}
}

func signed65(key *ecdsa.PrivateKey, h common.Hash) ([]byte, error) { return run.KeySigner(key)(h) }

// A request counts that is of the round and asks the judge whom the manifest pins.
func TestRequestsAreHeldToTheManifest(t *testing.T) {
	m := &manifest.Manifest{Judge: &manifest.Judge{
		Panel:          []manifest.PanelJudge{{ID: "J1", Model: manifest.Model{Name: "a", Version: "1"}}, {ID: "J2", Model: manifest.Model{Name: "b", Version: "1"}}},
		FallbackLadder: []manifest.Fallback{{Substitute: &manifest.Model{Name: "c", Version: "1"}}},
		Sampling:       manifest.Sampling{SeedCommitment: "0"},
	}}
	root := common.Hash{1}
	for _, tt := range []struct {
		name, model, seed string
		root              common.Hash
		temperature       int
		absent            []string
		ok                bool
	}{
		{"its own", "a", "0", root, 0, nil, true},
		{"another judge's", "b", "0", root, 0, nil, false},
		{"a substitute at once", "c", "0", root, 0, nil, false},
		{"a substitute after an absence", "c", "0", root, 0, []string{"01"}, true},
		{"its own after an absence", "a", "0", root, 0, []string{"01"}, false},
		{"another seed", "a", "1", root, 0, nil, false},
		{"a temperature", "a", "0", root, 1, nil, false},
		{"other evidence", "a", "0", common.Hash{2}, 0, nil, false},
	} {
		raw, err := canon.Marshal(panel.Request{
			EvidenceRoot: tt.root, Model: panel.Pin{Name: tt.model, Version: "1"}, Sampling: panel.Sampling{Seed: tt.seed, Temperature: tt.temperature},
		})
		if err != nil {
			t.Fatal(err)
		}
		hash, err := acquisition.Requirement{Request: raw}.RequestHash()
		if err != nil {
			t.Fatal(err)
		}
		shown := shownTranscript{}
		text, err := canon.Marshal(map[string]any{"panel": map[string]any{"runs": []any{map[string]any{
			"requirement": "R1", "judge": "J1", "request": json.RawMessage(raw), "request_hash": hash, "absent": append([]string{}, tt.absent...),
		}}}})
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &shown); err != nil {
			t.Fatal(err)
		}
		first, later, ok := shown.requests(RunRecord{Requirement: "R1", Judge: "J1"}, m, root)
		if ok != tt.ok || len(later) != len(tt.absent) && ok || ok && len(tt.absent) == 0 && first != common.HexToHash(hash) {
			t.Errorf("%s: %v %s %v", tt.name, ok, first, later)
		}
		shown.Panel.Runs[0].RequestHash = "00"
		if _, _, ok := shown.requests(RunRecord{Requirement: "R1", Judge: "J1"}, m, root); ok {
			t.Errorf("%s: a request of another hash", tt.name)
		}
	}
}
