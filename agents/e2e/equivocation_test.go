package e2e_test

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
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
	h.tick("the draw", h.drawn, a, b)

	cheat := devnet.Key("validator-3")
	who := crypto.PubkeyToAddress(cheat.PublicKey)
	d, _ := h.view()
	c, slot := h.chainCommittee(), acquisition.RunSlot{
		ManifestHash: d.ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: h.seatNumber(who)}, RequirementID: "R1",
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
	if _, err := validator.Report(t.Context(), w.manager(reporter), c.Address, validator.Equivocation{Terminals: &proof}); err != nil {
		t.Fatal(err)
	}
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
	swapped := proof
	swapped.First, swapped.Second = proof.Second, proof.First
	if _, err := validator.Report(t.Context(), w.manager(reporter), c.Address, validator.Equivocation{Terminals: &swapped}); err == nil {
		t.Fatal("the same seat was slashed again")
	}

	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) == 2 }, a, b)
	d, _ = h.view()
	h.warp(d.CommitBy - h.head().Time + 1)
	h.tick("the ruling", func() bool { d, _ := h.view(); return d.Phase == docket.PhaseRuled }, a, b)
	h.finish()
}

// A seat that starts its chain of claims again and claims a slot again has equivocated too.
func TestTwoClaimsForOneSlotCostTheStake(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	a := h.validator(w.validatorOptions(1))
	h.tick("the draw", h.drawn, a)
	cheat := devnet.Key("validator-2")
	who := crypto.PubkeyToAddress(cheat.PublicKey)
	d, _ := h.view()
	c, slot := h.chainCommittee(), acquisition.RunSlot{
		ManifestHash: d.ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Seat: h.seatNumber(who)}, RequirementID: "R1",
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
	if _, err := validator.Report(t.Context(), w.manager(reporter), c.Address, validator.Equivocation{Claims: &proof}); err != nil {
		t.Fatal(err)
	}
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
}

func (h *hearing) assertSlashed(who, reporter common.Address) {
	h.t.Helper()
	head := h.head()
	stake, err := h.committee.StakeOf(h.t.Context(), head, who)
	if err != nil || stake.Sign() != 0 {
		h.t.Fatalf("stake %s, %v", stake, err)
	}
	reward, err := h.committee.Credit(h.t.Context(), head, reporter)
	if err != nil || reward.Int64() != 500_000 {
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
				Slot: acquisition.RunSlot{ManifestHash: d.ManifestHash, Seat: record.Seat, RequirementID: requirement}, Signer: seats[number].Validator,
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
	h.tick("the draw", h.drawn, c)
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
	data := bindings.NewCommittee().PackCommit(big.NewInt(1), h.seatNumber(who), common.Hash{1}, common.Hash{2})
	to := h.committee.Address()
	if _, err := w.manager(devnet.Key("validator-3")).Send(t.Context(), txmgr.Candidate{To: &to, Data: data}); err == nil {
		t.Fatal("it committed to something else")
	}
	h.tick("two reveals", func() bool { return h.count(revealed) == 2 }, a, b)
	d, _ := h.view()
	h.warp(d.RevealBy - h.head().Time + 1)
	h.tick("the ruling", func() bool { d, _ := h.view(); return d.Phase == docket.PhaseRuled }, a, b)
	h.finish()
}

// Stake, leave and report by commands alone.
func TestStakeCommands(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	w.sit(1, 2, 3)
	h.finish()
	dir := t.TempDir()
	deployment := filepath.Join(dir, "deployment.json")
	if err := w.net.Deployment.Save(deployment); err != nil {
		t.Fatal(err)
	}
	flags := func(key *ecdsa.PrivateKey) []string {
		name := filepath.Join(dir, crypto.PubkeyToAddress(key.PublicKey).Hex())
		if err := os.WriteFile(name, []byte(hex.EncodeToString(crypto.FromECDSA(key))), 0o600); err != nil {
			t.Fatal(err)
		}
		return []string{"--rpc", w.net.URL, "--deployment", deployment, "--relayer", w.relay, "--key-file", name}
	}
	var sent struct{ Transaction common.Hash }
	stakes := func(who common.Address) (stake, leavesAt uint64) {
		amount, err := h.committee.StakeOf(t.Context(), h.head(), who)
		if err != nil {
			t.Fatal(err)
		}
		at, err := h.committee.LeavesAt(t.Context(), h.head(), who)
		if err != nil {
			t.Fatal(err)
		}
		return amount.Uint64(), at
	}

	leaver := devnet.Key("validator-1")
	who := crypto.PubkeyToAddress(leaver.PublicKey)
	unstake := append([]string{"validator", "unstake"}, flags(leaver)...)
	w.run(&sent, unstake...)
	stake, leavesAt := stakes(who)
	if stake != 1_000_000 || leavesAt == 0 {
		t.Fatalf("stake %d leaves at %d", stake, leavesAt)
	}
	if _, err := w.command(w.within(caseTime), unstake...); err == nil {
		t.Fatal("the stake left before its time")
	}
	w.warp(leavesAt - h.head().Time + 1)
	before := w.balance(who)
	w.run(&sent, unstake...)
	if got := new(big.Int).Sub(w.balance(who), before); got.Int64() != 1_000_000 {
		t.Fatalf("%s came back", got)
	}
	w.run(&sent, append([]string{"validator", "stake"}, flags(leaver)...)...)
	if stake, leavesAt := stakes(who); stake != 1_000_000 || leavesAt != 0 {
		t.Fatalf("stake %d leaves at %d", stake, leavesAt)
	}

	seat := h.seatNumber(who)
	said := h.receiptsOf(h.words()[seat].transcript)
	other := h.contradict(said, leaver)
	reporter := w.account("reporter")
	report := append([]string{"validator", "report", "--receipts", said.Hex(), "--receipts", other.Hex()}, flags(reporter)...)
	w.run(&sent, report...)
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
	if _, err := w.command(w.within(caseTime), report...); err == nil {
		t.Fatal("reported twice")
	}
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
