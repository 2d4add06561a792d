package run

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/internal/evmtest"
)

// abiOpening is an opening as the ABI encodes it.
type abiOpening struct {
	Observations *big.Int
	Transcript   [32]byte
	Salt         [32]byte
	ClaimsRoot   [32]byte
}

// parameters as the ABI encodes them.
type parameters struct {
	FeePerSeat, NativeFeePerSeat, Unit *big.Int
	MinUnits, MissUnits                *big.Int
	Windows                            struct{ Draw, Commit, Reveal, Appeal, Sign uint32 }
}

func deploy(t *testing.T) (*evmtest.Contract, Committee) {
	token, source, one := common.Address{1}, common.Address{2}, big.NewInt(1)
	p := parameters{FeePerSeat: one, NativeFeePerSeat: one, Unit: one, MinUnits: one, MissUnits: one}
	p.Windows = struct{ Draw, Commit, Reveal, Appeal, Sign uint32 }{1, 1, 1, 1, 1}
	annex := evmtest.Deploy(t, "CommitteeAnnex", []common.Address{token, source}, token, p)
	contract := annex.Deploy(t, "Committee", token, source, p, annex.Address)
	return contract, Committee{ChainID: contract.ChainID(), Address: contract.Address}
}

func random32(rng *rand.Rand) (out [32]byte) {
	for i := range out {
		out[i] = byte(rng.Uint32())
	}
	return out
}

func TestHashesAreTheContracts(t *testing.T) {
	contract, c := deploy(t)
	annex := contract.As(t, "CommitteeAnnex")
	if got := contract.MustCall(t, "COMMIT_TYPEHASH")[0].([32]byte); got != observationsTypeHash {
		t.Errorf("COMMIT_TYPEHASH %x", got)
	}
	if got := contract.MustCall(t, "SIGNED_COMMITMENT_TYPEHASH")[0].([32]byte); got != commitmentTypeHash {
		t.Errorf("SIGNED_COMMITMENT_TYPEHASH %x", got)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		dispute := random32(rng)
		s := Seat{DisputeID: new(big.Int).SetBytes(dispute[:]), Round: uint8(rng.Uint32()), Seat: uint8(rng.Uint32())}
		o := Opening{Transcript: random32(rng), Salt: random32(rng), ClaimsRoot: random32(rng)}
		observations := random32(rng)
		o.Observations.SetBytes32(observations[:])

		key := c.CaseKey(s)
		if got := contract.MustCall(t, "caseKey", s.DisputeID, s.Round, s.Seat)[0].([32]byte); got != key {
			t.Fatalf("case key of %+v: Go %x, Solidity %x", s, key, got)
		}
		commitment := key.Commit(o)
		in := abiOpening{o.Observations.ToBig(), o.Transcript, o.Salt, o.ClaimsRoot}
		if got := contract.MustCall(t, "commitmentOf", s.DisputeID, s.Round, s.Seat, in)[0].([32]byte); got != commitment {
			t.Fatalf("commitment of %+v: Go %x, Solidity %x", s, commitment, got)
		}
		brief := random32(rng)
		digest := c.Digest(s, brief, commitment, o.ClaimsRoot)
		if got := contract.MustCall(t, "commitmentDigest", s.DisputeID, s.Round, s.Seat, brief, [32]byte(commitment), [32]byte(o.ClaimsRoot))[0].([32]byte); got != digest {
			t.Fatalf("digest of %+v: Go %x, Solidity %x", s, digest, got)
		}
		r := Ruling{s.DisputeID, s.Round, brief, o.Observations, o.Transcript}
		whole := c.WholeDigest(r)
		if got := annex.MustCall(t, "wholeDigest", r.DisputeID, r.Round, brief, in.Observations, in.Transcript)[0].([32]byte); got != whole {
			t.Fatalf("digest of %+v: Go %x, Solidity %x", r, whole, got)
		}
	}
}

func TestRunIDIsTheContracts(t *testing.T) {
	harness := evmtest.Deploy(t, "RunHarness", nil)
	rng := rand.New(rand.NewPCG(5, 6))
	for _, tc := range []struct {
		requirement, judge string
		index              uint32
	}{{"R1", "", 0}, {"R1", "J1", 0}, {"R1", "J1", 4294967295}, {"R10", "J1", 1}, {"R1", "0J1", 1}, {"Ünïcode", "J\x00", 2}} {
		manifest, key := random32(rng), CaseKey(random32(rng))
		want := key.RunID(manifest, tc.requirement, tc.judge, tc.index)
		got := harness.MustCall(t, "runId", manifest, [32]byte(key), tc.requirement, tc.judge, new(big.Int).SetUint64(uint64(tc.index)))[0].([32]byte)
		if got != want {
			t.Errorf("%+v: Go %x, Solidity %x", tc, want, got)
		}
	}
}

// What the committee computes itself where it is shown two receipts of one run.
func TestRunIDIsTheCommittees(t *testing.T) {
	contract, c := deploy(t)
	annex := contract.As(t, "CommitteeAnnex")
	type slot struct {
		DisputeID              *big.Int
		Round, Seat            uint8
		RequirementId, JudgeId string
		RunIndex               *big.Int
	}
	rng := rand.New(rand.NewPCG(7, 8))
	for round := range uint8(4) {
		s, manifest := Seat{big.NewInt(3), round, 2}, random32(rng)
		want := c.CaseKey(s).RunID(manifest, "R1", "J2", 5)
		got := annex.MustCall(t, "runId", slot{s.DisputeID, s.Round, s.Seat, "R1", "J2", big.NewInt(5)}, manifest)[0].([32]byte)
		if got != want {
			t.Errorf("round %d: Go %x, Solidity %x", round, want, got)
		}
	}
}

func TestRunIDsDiffer(t *testing.T) {
	key := CaseKey{1}
	seen := map[ID]string{}
	for name, id := range map[string]ID{
		"base":        key.RunID(common.Hash{2}, "R1", "J1", 0),
		"manifest":    key.RunID(common.Hash{3}, "R1", "J1", 0),
		"case":        CaseKey{2}.RunID(common.Hash{2}, "R1", "J1", 0),
		"requirement": key.RunID(common.Hash{2}, "R2", "J1", 0),
		"judge":       key.RunID(common.Hash{2}, "R1", "J2", 0),
		"index":       key.RunID(common.Hash{2}, "R1", "J1", 1),
		"boundary":    key.RunID(common.Hash{2}, "R1J", "1", 0),
	} {
		if other, taken := seen[id]; taken {
			t.Errorf("%s and %s share an id", name, other)
		}
		seen[id] = name
	}
}

func TestSignedSeat(t *testing.T) {
	c := Committee{ChainID: big.NewInt(31337), Address: common.Address{9}}
	s := Seat{DisputeID: big.NewInt(7), Seat: 2}
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	validator := crypto.PubkeyToAddress(key.PublicKey)
	o := Opening{Observations: *uint256.NewInt(5), Transcript: common.Hash{1}, Salt: common.Hash{2}, ClaimsRoot: common.Hash{7}}
	brief := common.Hash{4}
	signed, err := c.Sign(s, brief, o, KeySigner(key))
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Verify(s, brief, signed, validator); err != nil {
		t.Errorf("verify: %v", err)
	}
	if err := c.VerifyOpening(s, signed.Commitment, o); err != nil {
		t.Errorf("verify opening: %v", err)
	}
	other := o
	other.Observations.SetUint64(9)
	if err := c.VerifyOpening(s, signed.Commitment, other); !errors.Is(err, ErrCommitmentMismatch) {
		t.Errorf("other observations: %v", err)
	}
	next := s
	next.Seat++
	if err := c.VerifyOpening(next, signed.Commitment, o); !errors.Is(err, ErrCommitmentMismatch) {
		t.Errorf("another seat's opening: %v", err)
	}
	for name, err := range map[string]error{
		"validator":  c.Verify(s, brief, signed, common.Address{1}),
		"seat":       c.Verify(next, brief, signed, validator),
		"round":      c.Verify(Seat{s.DisputeID, 1, s.Seat}, brief, signed, validator),
		"dispute":    c.Verify(Seat{big.NewInt(8), 0, s.Seat}, brief, signed, validator),
		"chain":      Committee{big.NewInt(1), c.Address}.Verify(s, brief, signed, validator),
		"committee":  Committee{c.ChainID, common.Address{8}}.Verify(s, brief, signed, validator),
		"brief":      c.Verify(s, common.Hash{5}, signed, validator),
		"commitment": c.Verify(s, brief, SignedCommitment{Commitment{1}, signed.ClaimsRoot, signed.Signature}, validator),
		"claims":     c.Verify(s, brief, SignedCommitment{signed.Commitment, common.Hash{1}, signed.Signature}, validator),
	} {
		if !errors.Is(err, ErrSignerMismatch) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}

func TestSignPassesTheSignersError(t *testing.T) {
	locked := errors.New("locked")
	c := Committee{ChainID: big.NewInt(1)}
	_, err := c.Sign(Seat{DisputeID: big.NewInt(1)}, common.Hash{}, Opening{}, func(common.Hash) ([]byte, error) { return nil, locked })
	if !errors.Is(err, locked) {
		t.Errorf("got %v", err)
	}
}
