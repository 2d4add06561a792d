package e2e_test

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// seatNumber is where a validator sits.
func (h *hearing) seatNumber(who common.Address) uint8 {
	h.t.Helper()
	_, seats := h.view()
	for i, s := range seats {
		if s.Validator == who {
			return uint8(i)
		}
	}
	h.t.Fatalf("%s holds no seat", who)
	return 0
}

func (h *hearing) chainCommittee() run.Committee {
	return run.Committee{ChainID: h.chain.ChainID(), Address: h.net.Deployment.Committee.Address}
}

// word is what a seat put on chain: the root of its claims and the hash of its transcript.
type word struct{ root, transcript common.Hash }

// words are the seats' own, out of the committee's logs.
func (h *hearing) words() map[uint8]word {
	h.t.Helper()
	head, contract := h.head(), bindings.NewCommittee()
	logs, err := h.chain.Logs(h.t.Context(), ethereum.FilterQuery{Addresses: []common.Address{h.committee.Address()}}, 0, head.Number)
	if err != nil {
		h.t.Fatal(err)
	}
	out := map[uint8]word{}
	for _, l := range logs {
		if e, err := contract.UnpackCommittedEvent(&l); err == nil {
			w := out[e.Seat]
			w.root = e.ClaimsRoot
			out[e.Seat] = w
		}
		if e, err := contract.UnpackRevealedEvent(&l); err == nil {
			w := out[e.Seat]
			w.transcript = e.Transcript
			out[e.Seat] = w
		}
	}
	return out
}

// receiptsOf is the receipts document that a transcript names.
func (h *hearing) receiptsOf(transcript common.Hash) common.Hash {
	h.t.Helper()
	raw, err := h.store.Get(h.t.Context(), transcript)
	if err != nil {
		h.t.Fatal(err)
	}
	var doc struct {
		Receipts common.Hash `json:"receipts"`
	}
	if err := json.Unmarshal(raw, &doc); err != nil {
		h.t.Fatal(err)
	}
	return doc.Receipts
}

// A validator signs PASS and FAIL for one claim. Whoever holds both takes its stake; the round goes on without its word.
func TestTwoTerminalsForOneSlotCostTheStake(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	a, b := h.validator(w.validatorOptions(1)), h.validator(w.validatorOptions(2))
	h.draw()

	cheat := devnet.Key("validator-3")
	who := crypto.PubkeyToAddress(cheat.PublicKey)
	c, slot := h.chainCommittee(), acquisition.RunSlot{
		ManifestHash: h.brief().ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: h.seatNumber(who)}, RequirementID: "R1",
	}
	claim := acquisition.SlotClaim{RunID: slot.RunID(c), RequestHash: common.Hash{1}, Previous: common.Hash{2}}
	end := func(output byte, v adjudication.Verdict) acquisition.SignedTerminal {
		s, err := acquisition.SignTerminal(c, acquisition.SlotTerminal{
			RunID: claim.RunID, ClaimHash: claim.Hash(), Status: acquisition.SlotResult, OutputHash: common.Hash{output}, Verdict: v,
			ScopeHash: acquisition.ScopeHash([]string{"criteria:R1"}),
		}, run.KeySigner(cheat))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	proof := acquisition.TerminalEquivocation{Slot: slot, First: end(1, adjudication.Pass), Second: end(2, adjudication.Fail)}
	if signer, err := proof.Check(c); err != nil || signer != who {
		t.Fatalf("the proof is against %s: %v", signer, err)
	}
	reporter := w.account("reporter")
	if _, err := (validator.Account{Sender: w.manager(reporter)}).Report(t.Context(), h.committee, validator.Equivocation{Terminals: &proof}); err != nil {
		t.Fatal(err)
	}
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
	swapped := proof
	swapped.First, swapped.Second = proof.Second, proof.First
	if _, err := (validator.Account{Sender: w.manager(reporter)}).Report(t.Context(), h.committee, validator.Equivocation{Terminals: &swapped}); err == nil {
		t.Fatal("the same seat was slashed again")
	}

	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) == 2 }, a, b)
	d, _ := h.view()
	h.warp(d.CommitBy - h.head().Time + 1)
	h.tick("the ruling", h.ruled, a, b)
	h.finish()
}

// A seat that starts its chain of claims again and claims a slot again has equivocated too.
func TestTwoClaimsForOneSlotCostTheStake(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	h.draw()
	cheat := devnet.Key("validator-2")
	who := crypto.PubkeyToAddress(cheat.PublicKey)
	c, slot := h.chainCommittee(), acquisition.RunSlot{
		ManifestHash: h.brief().ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: h.seatNumber(who)}, RequirementID: "R1",
	}
	claim := func(previous common.Hash) acquisition.SignedClaim {
		s, err := acquisition.SignClaim(c, acquisition.SlotClaim{RunID: slot.RunID(c), Previous: previous}, run.KeySigner(cheat))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	reporter := w.account("reporter")
	proof := acquisition.ClaimEquivocation{Slot: slot, First: claim(common.Hash{1}), Second: claim(common.Hash{2})}
	if _, err := (validator.Account{Sender: w.manager(reporter)}).Report(t.Context(), h.committee, validator.Equivocation{Claims: &proof}); err != nil {
		t.Fatal(err)
	}
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
}

func (h *hearing) assertSlashed(who, reporter common.Address) {
	h.t.Helper()
	head := h.head()
	stake, err := h.registry().StakeOf(h.t.Context(), head, who)
	if err != nil || stake.Sign() != 0 {
		h.t.Fatalf("stake %s, %v", stake, err)
	}
	reward, err := h.registry().Credit(h.t.Context(), head, reporter)
	if err != nil || reward.Int64() != 100_000 {
		h.t.Fatalf("reward %s, %v", reward, err)
	}
	if !h.seatOf(who).Equivocated {
		h.t.Fatal("the seat is not marked")
	}
}

// What an honest validator signs holds up: its claims chain from the draw block to the root that is on chain with its
// commitment, and every slot it ran has one end.
func TestTranscriptsChainToTheClaimsRoot(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	w.sit(1, 2, 3)
	h.finish()
	words := h.words()
	if len(words) != 3 {
		t.Fatalf("%d seats spoke", len(words))
	}
	c := h.chainCommittee()
	d, seats := h.view()
	header, err := w.chain.HeaderByNumber(t.Context(), new(big.Int).SetUint64(d.DrawBlock))
	if err != nil {
		t.Fatal(err)
	}
	for number, said := range words {
		record := acquisition.SeatRecord{
			Committee: c, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: number}, DrawHash: header.Hash(), ClaimsRoot: said.root,
		}
		raw, err := w.store.Get(t.Context(), h.receiptsOf(said.transcript))
		if err != nil {
			t.Fatal(err)
		}
		var doc struct {
			Claims []struct {
				RunID       common.Hash   `json:"run_id"`
				Attempt     uint32        `json:"attempt"`
				RequestHash common.Hash   `json:"request_hash"`
				Previous    common.Hash   `json:"previous"`
				Signature   hexutil.Bytes `json:"signature"`
			} `json:"claims"`
			Terminals []struct {
				RunID      common.Hash   `json:"run_id"`
				Attempt    uint32        `json:"attempt"`
				ClaimHash  common.Hash   `json:"claim_hash"`
				Status     uint8         `json:"status"`
				OutputHash common.Hash   `json:"output_hash"`
				Verdict    uint8         `json:"verdict"`
				Scope      []string      `json:"scope"`
				Signature  hexutil.Bytes `json:"signature"`
			} `json:"terminals"`
		}
		if err := json.Unmarshal(raw, &doc); err != nil {
			t.Fatal(err)
		}
		for _, e := range doc.Claims {
			record.Claims = append(record.Claims, acquisition.SignedClaim{
				Claim: acquisition.SlotClaim{RunID: e.RunID, Attempt: e.Attempt, RequestHash: e.RequestHash, Previous: e.Previous}, Signature: e.Signature,
			})
		}
		scopes := acquisition.ObservedScopes{}
		for _, e := range doc.Terminals {
			hash := acquisition.ScopeHash(e.Scope)
			scopes[hash] = e.Scope
			record.Terminals = append(record.Terminals, acquisition.SignedTerminal{Terminal: acquisition.SlotTerminal{
				RunID: e.RunID, Attempt: e.Attempt, ClaimHash: e.ClaimHash, Status: acquisition.SlotStatus(e.Status), OutputHash: e.OutputHash,
				Verdict: adjudication.Verdict(e.Verdict), ScopeHash: hash,
			}, Signature: e.Signature})
		}
		if len(record.Claims) != 3 {
			t.Fatalf("seat %d made %d claims", number, len(record.Claims))
		}
		for i, requirement := range []string{"R1", "R2", "R3"} {
			got := record.Decide(acquisition.SlotTerms{
				Slot: acquisition.RunSlot{ManifestHash: h.brief().ManifestHash, Seat: record.Seat, RequirementID: requirement}, Signer: seats[number].Validator,
				Provenance: manifest.ProvenanceRerun, RequestHash: record.Claims[i].Claim.RequestHash,
				RequiredScope: []string{"criteria:" + requirement}, MaxAttempts: 1,
			}, scopes)
			if !got.Eligible || !got.Result {
				t.Errorf("seat %d, %s: %+v", number, requirement, got)
			}
		}
		if _, err := validator.FindEquivocation(w.chain.ChainID(), raw, raw); !errors.Is(err, validator.ErrNoEquivocation) {
			t.Errorf("seat %d: %v", number, err)
		}
	}
}

// A seat shows its commitment, sees the others' openings and then says nothing more. The others put its first word on
// chain, so that it cannot give another.
func TestSeatIsHeldToItsFirstCommitment(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	a, b, c := h.validator(w.validatorOptions(1)), h.validator(w.validatorOptions(2)), h.validator(w.validatorOptions(3))
	h.draw()
	if err := c.Tick(t.Context()); err != nil {
		t.Fatal(err)
	}
	for range 2 { // its opening is not there yet: commitments first
		for _, v := range []*validator.Service{a, b} {
			if err := v.Tick(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) >= 2 }, a, b)
	h.warp(8)
	h.tick("the third", func() bool { return h.count(committed) == 3 }, a, b)
	who := crypto.PubkeyToAddress(devnet.Key("validator-3").PublicKey)
	d, _ := h.view()
	data := bindings.NewCommittee().PackCommit(big.NewInt(1), h.seatNumber(who), d.BriefHash, common.Hash{1}, common.Hash{2})
	to := h.committee.Address()
	if _, err := w.manager(devnet.Key("validator-3")).Send(t.Context(), txmgr.Candidate{To: &to, Data: data}); err == nil {
		t.Fatal("it committed to something else")
	}
	h.tick("two reveals", func() bool { return h.count(revealed) == 2 }, a, b)
	h.warp(d.RevealBy - h.head().Time + 1)
	h.tick("the ruling", h.ruled, a, b)
	h.finish()
}

// contradict stores receipts in which a seat's validator ends its first run otherwise.
func (h *hearing) contradict(receipts common.Hash, key *ecdsa.PrivateKey) common.Hash {
	h.t.Helper()
	raw, err := h.store.Get(h.t.Context(), receipts)
	if err != nil {
		h.t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var doc map[string]any
	if err := decoder.Decode(&doc); err != nil {
		h.t.Fatal(err)
	}
	end := doc["terminals"].([]any)[0].(map[string]any)
	hash := func(name string) common.Hash { return common.HexToHash(end[name].(string)) }
	signed, err := acquisition.SignTerminal(h.chainCommittee(), acquisition.SlotTerminal{
		RunID: hash("run_id"), ClaimHash: hash("claim_hash"), Status: acquisition.SlotNoResult,
		ScopeHash: acquisition.ScopeHash([]string{"criteria:R1"}),
	}, run.KeySigner(key))
	if err != nil {
		h.t.Fatal(err)
	}
	end["status"], end["verdict"], end["output_hash"] = int64(acquisition.SlotNoResult), int64(0), common.Hash{}.Hex()
	end["signature"] = hexutil.Encode(signed.Signature)
	changed, err := canon.Marshal(doc)
	if err != nil {
		h.t.Fatal(err)
	}
	out, err := h.store.Put(h.t.Context(), changed)
	if err != nil {
		h.t.Fatal(err)
	}
	return out
}
