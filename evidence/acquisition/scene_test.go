package acquisition

import (
	"crypto/sha256"
	"encoding/hex"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/btcsuite/btcd/btcec/v2"
	"github.com/btcsuite/btcd/btcec/v2/schnorr"

	"github.com/redress-protocol/redress/evidence/canon"
)

// shuffle reorders everything that is presented as a list.
func (t *Transcript) shuffle(seed uint64) {
	rng := rand.New(rand.NewPCG(seed, 1))
	rng.Shuffle(len(t.Claims), func(i, k int) { t.Claims[i], t.Claims[k] = t.Claims[k], t.Claims[i] })
	rng.Shuffle(len(t.Terminals), func(i, k int) { t.Terminals[i], t.Terminals[k] = t.Terminals[k], t.Terminals[i] })
	if t.OrderingLog != nil {
		e := t.OrderingLog.Entries
		rng.Shuffle(len(e), func(i, k int) { e[i], e[k] = e[k], e[i] })
	}
}

// fixtureKey is one of the published fixture keys, which anyone can derive.
func fixtureKey(name string) *btcec.PrivateKey {
	seed := sha256.Sum256([]byte("pm003-fixture-key:" + name))
	key, _ := btcec.PrivKeyFromBytes(seed[:])
	return key
}

func attest(t testing.TB, name string, unsigned any) string {
	t.Helper()
	message, err := digest(unsigned)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := schnorr.Sign(fixtureKey(name), message[:], schnorr.CustomNonce(message))
	if err != nil {
		t.Fatal(err)
	}
	return hex.EncodeToString(sig.Serialize())
}

// scene builds transcripts out of the positive fixture, signed with the fixture keys.
type scene struct {
	t *testing.T
	*Transcript
	run string
}

func newScene(t *testing.T, attempts int) *scene {
	t.Helper()
	s := &scene{t: t, Transcript: transcript(t, readFixture(t, "testdata/v0.0.3-next/P1-valid-result.json").raw)}
	s.Manifest.Acquisition.RetryPolicy.MaxAttempts = attempts
	s.Claims, s.Terminals, s.OrderingLog = nil, nil, nil
	s.rename()
	return s
}

// rename derives the ids again after the manifest changed.
func (s *scene) rename() {
	s.t.Helper()
	hash, err := s.Manifest.Hash()
	if err != nil {
		s.t.Fatal(err)
	}
	if s.DisputeID, err = DeriveDisputeID(hash, *s.DisputeState); err != nil {
		s.t.Fatal(err)
	}
	if s.run, err = RunID(hash, s.DisputeID, "R1", "J1", 0); err != nil {
		s.t.Fatal(err)
	}
}

func (s *scene) claim(attempt int, change ...func(*Claim)) Claim {
	s.t.Helper()
	request, err := s.Manifest.Requirements[0].RequestHash()
	if err != nil {
		s.t.Fatal(err)
	}
	id, err := AttemptID(s.run, attempt)
	if err != nil {
		s.t.Fatal(err)
	}
	c := Claim{RunID: s.run, AttemptID: id, RequestHash: request, AcceptedAt: 2000, ProvenanceProfile: "pm003-bip340-v0"}
	for _, f := range change {
		f(&c)
	}
	return c
}

// logged writes the log, dispute first, puts the claims into it and signs everything.
func (s *scene) logged(claims ...Claim) {
	s.t.Helper()
	s.OrderingLog = &OrderingLog{}
	ref, err := hashOf(s.DisputeState)
	if err != nil {
		s.t.Fatal(err)
	}
	s.entry(entryDispute, ref)
	s.logClaims(claims...)
}

// logClaims appends claims to the log that stands.
func (s *scene) logClaims(claims ...Claim) {
	s.t.Helper()
	for _, c := range claims {
		ref, err := c.logRef()
		if err != nil {
			s.t.Fatal(err)
		}
		c.OrderingProof = s.entry(entryClaim, ref)
		c.Attestation = attest(s.t, "provider", c.unsigned())
		s.Claims = append(s.Claims, c)
	}
	s.seal("anchor")
}

func (s *scene) entry(kind, ref string) string {
	s.t.Helper()
	e := LogEntry{Seq: int64(len(s.OrderingLog.Entries)), Kind: kind, Ref: ref, Prev: strings.Repeat("0", 64)}
	if e.Seq > 0 {
		e.Prev = s.OrderingLog.Entries[e.Seq-1].EntryHash
	}
	var err error
	if e.EntryHash, err = e.hash(); err != nil {
		s.t.Fatal(err)
	}
	s.OrderingLog.Entries = append(s.OrderingLog.Entries, e)
	return e.EntryHash
}

func (s *scene) seal(by string) {
	last := s.OrderingLog.Entries[len(s.OrderingLog.Entries)-1]
	c := Checkpoint{Seq: last.Seq, Head: last.EntryHash}
	c.Attestation = attest(s.t, by, c)
	s.OrderingLog.Checkpoint = &c
}

const passOutput = `{"verdict":"PASS"}`

// ends adds a signed terminal for a claim.
func (s *scene) ends(c Claim, status Status, change ...func(*Terminal)) {
	s.t.Helper()
	receipt, err := c.ReceiptHash()
	if err != nil {
		s.t.Fatal(err)
	}
	term := Terminal{ClaimReceiptHash: receipt, TerminalStatus: status, ObservedScope: []string{"criteria:R1", "evidence:full"}}
	if status == StatusResult {
		out := sha256.Sum256([]byte(passOutput))
		term.OutputHash = hex.EncodeToString(out[:])
	}
	for _, f := range change {
		f(&term)
	}
	term.Attestation = attest(s.t, "provider", term.unsigned())
	s.Terminals = append(s.Terminals, term)
}

// outcome sends the scene through the reader, as a transcript arrives.
func (s *scene) outcome() Decision {
	s.t.Helper()
	raw, err := canon.Marshal(s.Transcript)
	if err != nil {
		s.t.Fatal(err)
	}
	return decided(s.t, transcript(s.t, raw), RulesLater)
}
