package acquisition

import (
	"crypto/sha256"
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

var (
	committee = run.Committee{ChainID: big.NewInt(31337), Address: common.HexToAddress("0x00000000000000000000000000000000000000C3")}
	seat      = run.Seat{DisputeID: big.NewInt(7), Round: 0, Seat: 2}
	slotOfR2  = RunSlot{ManifestHash: crypto.Keccak256Hash([]byte("manifest")), Seat: seat, RequirementID: "R2", JudgeID: "J1", RunIndex: 1}
	drawHash  = crypto.Keccak256Hash([]byte("draw block"))
	request   = crypto.Keccak256Hash([]byte("request"))
	scope     = []string{"criteria:R2", "evidence:E1"}
)

// keyOf is a validator key that the vectors can be rebuilt with.
func keyOf(name string) run.Signer {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("redress test key: " + name)))
	if err != nil {
		panic(err)
	}
	return run.KeySigner(key)
}

func addressOf(name string) common.Address {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("redress test key: " + name)))
	if err != nil {
		panic(err)
	}
	return crypto.PubkeyToAddress(key.PublicKey)
}

func claimOf(t testing.TB, signer string, c SlotClaim) SignedClaim {
	t.Helper()
	s, err := SignClaim(committee, c, keyOf(signer))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// signedAnyhow signs a terminal whether or not its members agree.
func signedAnyhow(t testing.TB, signer string, term SlotTerminal) SignedTerminal {
	t.Helper()
	sig, err := keyOf(signer)(Digest(committee, term.Hash()))
	if err != nil {
		t.Fatal(err)
	}
	return SignedTerminal{term, sig}
}

func passed(c SlotClaim) SlotTerminal {
	return SlotTerminal{RunID: c.RunID, Attempt: c.Attempt, ClaimHash: c.Hash(), Status: SlotResult,
		OutputHash: sha256.Sum256([]byte(passOutput)), Verdict: adjudication.Pass, ScopeHash: ScopeHash(scope)}
}

func failed(c SlotClaim) SlotTerminal {
	t := passed(c)
	t.OutputHash, t.Verdict = sha256.Sum256([]byte(`{"verdict":"FAIL"}`)), adjudication.Fail
	return t
}

func ended(c SlotClaim, status SlotStatus) SlotTerminal {
	return SlotTerminal{RunID: c.RunID, Attempt: c.Attempt, ClaimHash: c.Hash(), Status: status, ScopeHash: ScopeHash(scope)}
}

// The type strings read as JSON types for go-ethereum's own EIP-712 hasher.
var typedData = apitypes.Types{
	"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"}, {Name: "chainId", Type: "uint256"}, {Name: "verifyingContract", Type: "address"}},
	"Claim":        {{Name: "runId", Type: "bytes32"}, {Name: "attempt", Type: "uint32"}, {Name: "requestHash", Type: "bytes32"}, {Name: "previous", Type: "bytes32"}},
	"Terminal": {{Name: "runId", Type: "bytes32"}, {Name: "attempt", Type: "uint32"}, {Name: "claimHash", Type: "bytes32"}, {Name: "status", Type: "uint8"},
		{Name: "outputHash", Type: "bytes32"}, {Name: "verdict", Type: "uint8"}, {Name: "scopeHash", Type: "bytes32"}},
	"Scope": {{Name: "tokens", Type: "string[]"}},
}

func typed(primary string, message map[string]any) apitypes.TypedData {
	return apitypes.TypedData{Types: typedData, PrimaryType: primary, Message: message, Domain: apitypes.TypedDataDomain{
		Name: "Redress Committee", Version: "1", ChainId: (*math.HexOrDecimal256)(committee.ChainID), VerifyingContract: committee.Address.Hex()}}
}

func TestDigestsAreEIP712(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	word := func() (h common.Hash) {
		for i := range h {
			h[i] = byte(rng.Uint32())
		}
		return h
	}
	n := func(v uint64) string { return new(big.Int).SetUint64(v).String() }
	for range 50 {
		c := SlotClaim{word(), rng.Uint32(), word(), word()}
		want, _, err := apitypes.TypedDataAndHash(typed("Claim", map[string]any{"runId": c.RunID.Hex(), "attempt": n(uint64(c.Attempt)),
			"requestHash": c.RequestHash.Hex(), "previous": c.Previous.Hex()}))
		if err != nil || common.BytesToHash(want) != Digest(committee, c.Hash()) {
			t.Fatalf("claim %+v: %v", c, err)
		}
		term := SlotTerminal{word(), rng.Uint32(), word(), SlotStatus(rng.Uint32()), word(), adjudication.Verdict(rng.Uint32()), word()}
		want, _, err = apitypes.TypedDataAndHash(typed("Terminal", map[string]any{"runId": term.RunID.Hex(), "attempt": n(uint64(term.Attempt)),
			"claimHash": term.ClaimHash.Hex(), "status": n(uint64(term.Status)), "outputHash": term.OutputHash.Hex(),
			"verdict": n(uint64(term.Verdict)), "scopeHash": term.ScopeHash.Hex()}))
		if err != nil || common.BytesToHash(want) != Digest(committee, term.Hash()) {
			t.Fatalf("terminal %+v: %v", term, err)
		}
	}
	for primary, text := range map[string]string{"Claim": ClaimType, "Terminal": TerminalType} {
		td := typed(primary, nil)
		if got := string(td.EncodeType(primary)); got != text {
			t.Errorf("type string %s, want %s", text, got)
		}
	}
}

// The domain is the one in which the Committee's own commitments are signed, which is tested against the contract.
func TestDomainIsTheCommittees(t *testing.T) {
	commitment, claimsRoot, brief := run.Commitment{9}, common.Hash{8}, common.Hash{7}
	commitmentType := crypto.Keccak256Hash([]byte("Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 briefHash,bytes32 commitment,bytes32 claimsRoot)"))
	structHash := words(commitmentType, common.BigToHash(seat.DisputeID), number(uint64(seat.Round)), number(uint64(seat.Seat)), brief, common.Hash(commitment), claimsRoot)
	if got, want := Digest(committee, structHash), committee.Digest(seat, brief, commitment, claimsRoot); got != want {
		t.Errorf("%s, the Committee's is %s", got, want)
	}
}

func TestScopeHash(t *testing.T) {
	td := typed("Scope", nil)
	encoded, err := td.HashStruct("Scope", map[string]any{"tokens": []any{"a:1", "b:2"}})
	if err != nil {
		t.Fatal(err)
	}
	inner := ScopeHash([]string{"b:2", "a:1", "b:2"})
	typeHash := crypto.Keccak256([]byte("Scope(string[] tokens)"))
	if want := crypto.Keccak256Hash(typeHash, inner[:]); common.BytesToHash(encoded) != want {
		t.Errorf("scope as a set is not the array of its sorted tokens: %x, %x", encoded, want)
	}
	if ScopeHash([]string{"a:1", "b:2"}) == ScopeHash([]string{"a:1b:2"}) || ScopeHash(nil) != crypto.Keccak256Hash() {
		t.Error("token borders or the empty set")
	}
}

func TestClaimsRoot(t *testing.T) {
	genesis := Genesis(committee.CaseKey(seat), drawHash)
	first := SlotClaim{RunID: common.Hash{1}, Previous: genesis}
	second := SlotClaim{RunID: common.Hash{2}, Previous: first.Hash()}
	third := SlotClaim{RunID: common.Hash{3}, Previous: second.Hash()}
	if root, err := ClaimsRoot(genesis, nil); err != nil || root != genesis {
		t.Errorf("no claims: %s, %v", root, err)
	}
	for _, order := range [][]SlotClaim{{first, second, third}, {third, first, second}, {second, third, first}} {
		if root, err := ClaimsRoot(genesis, order); err != nil || root != third.Hash() {
			t.Errorf("%s, %v", root, err)
		}
	}
	fork := SlotClaim{RunID: common.Hash{4}, Previous: first.Hash()}
	for name, claims := range map[string][]SlotClaim{
		"fork": {first, second, fork}, "gap": {first, third}, "repeated": {first, first}, "no first": {second, third},
	} {
		if _, err := ClaimsRoot(genesis, claims); !errors.Is(err, ErrChainBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
	other := seat
	other.Seat++
	if Genesis(committee.CaseKey(other), drawHash) == genesis || Genesis(committee.CaseKey(seat), common.Hash{}) == genesis {
		t.Error("the genesis binds neither seat nor draw")
	}
}

// record is one seat's honest record of one run that passed.
func record(t testing.TB) (SeatRecord, SlotTerms) {
	t.Helper()
	s := SeatRecord{Committee: committee, Seat: seat, DrawHash: drawHash}
	terms := SlotTerms{Slot: slotOfR2, Signer: addressOf("validator"), Provenance: manifest.ProvenanceReceipt, RequestHash: request,
		RequiredScope: scope, MaxAttempts: 2, Retry: true}
	// Another slot's claim comes first, so that the chain is longer than the slot.
	s.add(t, "validator", SlotClaim{RunID: common.Hash{0xee}, RequestHash: request})
	c := s.add(t, "validator", SlotClaim{RunID: slotOfR2.RunID(committee), RequestHash: request})
	s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", passed(c)))
	return s, terms
}

// add chains a claim and moves the root.
func (s *SeatRecord) add(t testing.TB, signer string, c SlotClaim) SlotClaim {
	t.Helper()
	if s.ClaimsRoot == (common.Hash{}) {
		s.ClaimsRoot = Genesis(s.Committee.CaseKey(s.Seat), s.DrawHash)
	}
	c.Previous = s.ClaimsRoot
	s.Claims = append(s.Claims, claimOf(t, signer, c))
	s.ClaimsRoot = c.Hash()
	return c
}

var observed = ObservedScopes{ScopeHash(scope): scope, ScopeHash(scope[:1]): scope[:1]}

func TestSeatRecord(t *testing.T) {
	s, terms := record(t)
	d := s.Decide(terms, observed)
	if !d.Eligible || !d.Result || d.State != StateTerminalResult || d.Observe([]byte(passOutput)) != adjudication.Pass {
		t.Fatalf("%+v", d)
	}
	runID := slotOfR2.RunID(committee)
	own := func(s *SeatRecord) SlotClaim { return s.Claims[1].Claim }
	for name, c := range map[string]struct {
		change func(s *SeatRecord, terms *SlotTerms)
		state  State
		auth   Term
		rule   string
	}{
		"another seat":    {func(_ *SeatRecord, terms *SlotTerms) { terms.Slot.Seat.Seat++ }, StateAuthorized, False, "C16"},
		"another round":   {func(_ *SeatRecord, terms *SlotTerms) { terms.Slot.Seat.Round++ }, StateAuthorized, False, "C16"},
		"another dispute": {func(_ *SeatRecord, terms *SlotTerms) { terms.Slot.Seat.DisputeID = big.NewInt(8) }, StateAuthorized, False, "C16"},
		"another run":     {func(_ *SeatRecord, terms *SlotTerms) { terms.Slot.RunIndex++ }, StateAuthorized, False, "C18"},
		"another signer":  {func(_ *SeatRecord, terms *SlotTerms) { terms.Signer = addressOf("stranger") }, StateAuthorized, False, "C18"},
		"another draw":    {func(s *SeatRecord, _ *SlotTerms) { s.DrawHash = common.Hash{1} }, StateTerminalResult, CannotEstablish, "C16"},
		"another root":    {func(s *SeatRecord, _ *SlotTerms) { s.ClaimsRoot = s.Claims[0].Claim.Hash() }, StateTerminalResult, CannotEstablish, "C16"},
		"root of nothing": {func(s *SeatRecord, _ *SlotTerms) { s.ClaimsRoot = common.Hash{} }, StateTerminalResult, CannotEstablish, "C16"},
		"withheld claim":  {func(s *SeatRecord, _ *SlotTerms) { s.Claims = s.Claims[1:] }, StateTerminalResult, CannotEstablish, "C16"},
		"enclave quote":   {func(_ *SeatRecord, terms *SlotTerms) { terms.Provenance = manifest.ProvenanceTEE }, StateTerminalResult, CannotEstablish, "C16"},
		"another request": {func(_ *SeatRecord, terms *SlotTerms) { terms.RequestHash = common.Hash{1} }, StateTerminalResult, True, "C17"},
		"more scope": {func(_ *SeatRecord, terms *SlotTerms) {
			terms.RequiredScope = append(terms.RequiredScope, "evidence:full")
		}, StateTerminalResult, True, "C21"},
		"no terminal": {func(s *SeatRecord, _ *SlotTerms) { s.Terminals = nil }, StateClaimed, True, "C19"},
		"two claims": {func(s *SeatRecord, _ *SlotTerms) {
			s.add(t, "validator", SlotClaim{RunID: runID, RequestHash: common.Hash{5}})
		}, StateEquivocation, False, "C18"},
		"two ends": {func(s *SeatRecord, _ *SlotTerms) {
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", failed(own(s))))
		},
			StateEquivocation, True, "C19"},
		"two ends that differ in scope": {func(s *SeatRecord, _ *SlotTerms) {
			other := passed(own(s))
			other.ScopeHash = ScopeHash(scope[:1])
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", other))
		}, StateEquivocation, True, "C19"},
		"an end for a claim that is not there": {func(s *SeatRecord, _ *SlotTerms) {
			other := passed(own(s))
			other.ClaimHash = common.Hash{6}
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", other)}
		}, StateClaimed, True, "C19"},
		"a result without output": {func(s *SeatRecord, _ *SlotTerms) {
			other := passed(own(s))
			other.OutputHash = common.Hash{}
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", other)}
		}, StateClaimed, True, "C19"},
		"an end by a stranger alone": {func(s *SeatRecord, _ *SlotTerms) {
			s.Terminals = []SignedTerminal{signedAnyhow(t, "stranger", passed(own(s)))}
		}, StateClaimed, True, "C19"},
		"attempt 1 alone": {func(s *SeatRecord, _ *SlotTerms) {
			s.Claims, s.ClaimsRoot = nil, common.Hash{}
			c := s.add(t, "validator", SlotClaim{RunID: runID, Attempt: 1, RequestHash: request})
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", passed(c))}
		}, StateClaimed, False, "C20"},
		"attempt beyond the last": {func(s *SeatRecord, terms *SlotTerms) {
			terms.MaxAttempts = 0
		}, StateAuthorized, False, "C18"},
		"retry after UNRESOLVED": {func(s *SeatRecord, _ *SlotTerms) {
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", ended(own(s), SlotUnresolved))}
			c := s.add(t, "validator", SlotClaim{RunID: runID, Attempt: 1, RequestHash: request})
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", passed(c)))
		}, StateTerminalUnresolved, False, "C20"},
		"retry that is not committed": {func(s *SeatRecord, terms *SlotTerms) {
			terms.Retry = false
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", ended(own(s), SlotNoResult))}
			c := s.add(t, "validator", SlotClaim{RunID: runID, Attempt: 1, RequestHash: request})
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", passed(c)))
		}, StateAttestedNoResult, False, "C20"},
	} {
		t.Run(name, func(t *testing.T) {
			s, terms := record(t)
			c.change(&s, &terms)
			d := s.Decide(terms, observed)
			if d.State != c.state || d.Authorized != c.auth || d.Rule != c.rule || d.Eligible || d.Result {
				t.Errorf("%+v, want %s %s by %s", d, c.state, c.auth, c.rule)
			}
			rng := rand.New(rand.NewPCG(3, 3))
			rng.Shuffle(len(s.Claims), func(i, k int) { s.Claims[i], s.Claims[k] = s.Claims[k], s.Claims[i] })
			rng.Shuffle(len(s.Terminals), func(i, k int) { s.Terminals[i], s.Terminals[k] = s.Terminals[k], s.Terminals[i] })
			if again := s.Decide(terms, observed); again != d {
				t.Errorf("shuffled: %+v, want %+v", again, d)
			}
		})
	}
}

func TestSeatRecordThatStaysEligible(t *testing.T) {
	runID := slotOfR2.RunID(committee)
	for name, change := range map[string]func(s *SeatRecord, terms *SlotTerms){
		"presented twice": func(s *SeatRecord, _ *SlotTerms) {
			s.Claims, s.Terminals = append(s.Claims, s.Claims...), append(s.Terminals, s.Terminals...)
		},
		"an unsigned claim beside": func(s *SeatRecord, _ *SlotTerms) {
			s.Claims = append(s.Claims, SignedClaim{Claim: SlotClaim{RunID: runID, Previous: s.Claims[0].Claim.Previous}})
		},
		"a stranger's claim and end beside": func(s *SeatRecord, _ *SlotTerms) {
			c := SlotClaim{RunID: runID, RequestHash: common.Hash{1}, Previous: s.ClaimsRoot}
			s.Claims = append(s.Claims, claimOf(t, "stranger", c))
			s.Terminals = append(s.Terminals, signedAnyhow(t, "stranger", failed(c)))
		},
		"another dispute's numbers, same words": func(_ *SeatRecord, terms *SlotTerms) { terms.Slot.Seat.DisputeID = new(big.Int).Set(seat.DisputeID) },
		"the end of another run beside": func(s *SeatRecord, _ *SlotTerms) {
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", failed(s.Claims[0].Claim)))
		},
		"an enclave whose quote was verified": func(_ *SeatRecord, terms *SlotTerms) {
			terms.Provenance, terms.QuoteVerified = manifest.ProvenanceTEE, true
		},
		"after an attested absence": func(s *SeatRecord, _ *SlotTerms) {
			s.Terminals = []SignedTerminal{signedAnyhow(t, "validator", ended(s.Claims[1].Claim, SlotNoResult))}
			c := s.add(t, "validator", SlotClaim{RunID: runID, Attempt: 1, RequestHash: request})
			s.Terminals = append(s.Terminals, signedAnyhow(t, "validator", passed(c)))
		},
	} {
		s, terms := record(t)
		change(&s, &terms)
		if d := s.Decide(terms, observed); !d.Result {
			t.Errorf("%s: %+v", name, d)
		}
	}
	s, terms := record(t)
	if d := s.Decide(terms, ObservedScopes{ScopeHash(scope): append(scope, "evidence:full")}); d.SufficientScope != False {
		t.Errorf("tokens that were not signed: %+v", d)
	}
}
