package model

import (
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"errors"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// signer is a gateway's signatures over what a provider answers, and what it lies about.
type signer struct {
	key   *ecdsa.PrivateKey
	ask   func(context.Context, Call) (Answer, error)
	lie   func(Call, *Answer)
	mu    sync.Mutex // guards what follows
	calls []Call
}

func newSigner(t testing.TB, ask func(Call) (string, error)) *signer {
	t.Helper()
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("gateway")))
	if err != nil {
		t.Fatal(err)
	}
	return &signer{key: key, ask: func(_ context.Context, c Call) (Answer, error) {
		out, err := ask(c)
		if err != nil {
			return Answer{}, err
		}
		return Answer{Output: []byte(out)}, nil
	}}
}

func (s *signer) address() common.Address { return crypto.PubkeyToAddress(s.key.PublicKey) }

func (s *signer) Ask(ctx context.Context, c Call) (Answer, error) {
	s.mu.Lock()
	s.calls = append(s.calls, c)
	s.mu.Unlock()
	a, cause := s.ask(ctx, c)
	if errors.Is(cause, ErrNoReceipt) {
		return a, cause
	}
	claim := acquisition.SlotClaim{RunID: c.Slot.RunID, Attempt: c.Slot.Attempt, RequestHash: common.HexToHash(c.RequestHash)}
	end := acquisition.SlotTerminal{RunID: claim.RunID, Attempt: claim.Attempt, ClaimHash: claim.Hash(), Status: acquisition.SlotUnresolved}
	read := Reading{}
	switch {
	case cause == nil:
		read = Read(a.Output, c.Observed)
		end.Status, end.OutputHash, end.Verdict = acquisition.SlotResult, sha256.Sum256(a.Output), read.Verdict
	case !errors.Is(cause, ErrLost):
		end.Status = acquisition.SlotNoResult
	}
	end.ScopeHash = acquisition.ScopeHash(read.Scope)
	a.Receipts = acquisition.GatewayReceipts{
		Claims: []acquisition.ClaimReceipt{s.claim(c, claim)}, Terminals: []acquisition.TerminalReceipt{s.end(c, end, read.Scope)},
	}
	if s.lie != nil {
		s.lie(c, &a)
	}
	return a, cause
}

func (s *signer) claim(c Call, claim acquisition.SlotClaim) acquisition.ClaimReceipt {
	signed, err := acquisition.SignClaim(c.Slot.Committee, claim, run.KeySigner(s.key))
	if err != nil {
		panic(err)
	}
	return signed.Receipt(acquisition.SlotName{})
}

func (s *signer) end(c Call, end acquisition.SlotTerminal, scope []string) acquisition.TerminalReceipt {
	signed, err := acquisition.SignTerminal(c.Slot.Committee, end, run.KeySigner(s.key))
	if err != nil {
		panic(err)
	}
	return signed.Receipt(acquisition.SlotName{}, scope)
}

func (s *signer) count() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.calls)
}

// hostedHearing gives both judges to models that somebody else hosts, behind the signer.
func hostedHearing(t testing.TB, s *signer, edit func(*manifest.Manifest)) Hearing {
	t.Helper()
	h := hearing(t, func(m *manifest.Manifest) {
		for i, name := range []string{"claude-judge", "gpt-judge"} {
			m.Judge.Panel[i].Provenance = &manifest.Provenance{Kind: manifest.ProvenanceReceipt, GatewayKey: s.address().Hex()}
			m.Judge.Panel[i].Model = manifest.Model{Family: name, Name: name, Version: "2026-01", Hosting: manifest.HostingProvider}
		}
		m.Judge.FallbackLadder = []manifest.Fallback{substitute(manifest.WhenUnavailable, "second")}
		m.Judge.FallbackLadder[0].Substitute.Hosting = manifest.HostingProvider
		m.Judge.FallbackLadder[0].Substitute.WeightsHash = ""
		if edit != nil {
			edit(m)
		}
	})
	h.Committee = run.Committee{ChainID: big.NewInt(31337), Address: common.HexToAddress("0xc3")}
	h.Seat = run.Seat{DisputeID: big.NewInt(1), Seat: 2}
	return h
}

func through(s *signer) Options {
	return Options{Gateways: map[common.Address]Client{s.address(): s}}
}

func saying(out string) func(Call) (string, error) {
	return func(Call) (string, error) { return out, nil }
}

func TestHostedJudgeIsHeardThroughItsGatewayOnly(t *testing.T) {
	direct := newProvider(t, always(fail))
	s := newSigner(t, saying(pass))
	h := hostedHearing(t, s, nil)
	o := through(s)
	o.Clients = direct.clients(t)
	r := hear(t, panel(t, o), h)
	if !slices.Equal(verdicts(r), repeat("PASS", 6)) || direct.Count() != 0 || s.count() != 6 {
		t.Fatalf("%v %v, asked directly %d times", verdicts(r), states(r), direct.Count())
	}
	slots := map[common.Hash]bool{}
	for _, c := range s.calls {
		slots[c.Slot.RunID] = true
		if c.Slot.Committee != h.Committee || c.Slot.Attempt != 0 || c.Slot.Run.RunID(h.Committee) != c.Slot.RunID || c.Request == nil || !slices.Equal(c.Observed, []string{"criteria:R2", "evidence:E1", "evidence:full"}) {
			t.Errorf("%+v", c)
		}
		if (c.Protocol == ProtocolAnthropic) != strings.HasPrefix(c.Model, "claude") {
			t.Errorf("%s by %s", c.Model, c.Protocol)
		}
	}
	for _, run := range r.Runs {
		id := h.Committee.CaseKey(h.Seat).RunID(h.Compiled.Hash, "R2", run.Judge, uint32(run.Index))
		if !slots[common.Hash(id)] || len(run.Receipts.Claims) != 1 || len(run.Receipts.Terminals) != 1 {
			t.Errorf("%s", text(t, run))
		}
	}
	h.Committee = run.Committee{}
	if r := hear(t, panel(t, o), h); !slices.Equal(states(r), repeat(StateNoReceipt, 6)) || s.count() != 6 {
		t.Errorf("a hearing that names no seat: %v", states(r))
	}
}

// What the receipts do not bind stays UNRESOLVED, whatever the gateway answers.
func TestOutputWithoutItsReceiptIsUnresolved(t *testing.T) {
	other, err := crypto.ToECDSA(crypto.Keccak256([]byte("another")))
	if err != nil {
		t.Fatal(err)
	}
	for name, lie := range map[string]func(*signer, Call, *Answer){
		"no receipts":    func(_ *signer, _ Call, a *Answer) { a.Receipts = acquisition.GatewayReceipts{} },
		"no claim":       func(_ *signer, _ Call, a *Answer) { a.Receipts.Claims = nil },
		"no terminal":    func(_ *signer, _ Call, a *Answer) { a.Receipts.Terminals = nil },
		"another output": func(_ *signer, _ Call, a *Answer) { a.Output = []byte("but\n" + pass) },
		"another verdict": func(s *signer, c Call, a *Answer) {
			end := a.Receipts.Terminals[0].Signed().Terminal
			end.Verdict = adjudication.Fail
			a.Receipts.Terminals[0] = s.end(c, end, c.Observed)
		},
		"another scope": func(s *signer, c Call, a *Answer) {
			end := a.Receipts.Terminals[0].Signed().Terminal
			end.ScopeHash = acquisition.ScopeHash(c.Observed[:1])
			a.Receipts.Terminals[0] = s.end(c, end, c.Observed[:1])
		},
		"an end that is no result": func(s *signer, c Call, a *Answer) {
			end := a.Receipts.Terminals[0].Signed().Terminal
			end.Status, end.OutputHash, end.Verdict = acquisition.SlotUnresolved, common.Hash{}, 0
			a.Receipts.Terminals[0] = s.end(c, end, c.Observed)
		},
		"another request": func(s *signer, c Call, a *Answer) {
			claim := a.Receipts.Claims[0].Signed().Claim
			claim.RequestHash[0]++
			end := a.Receipts.Terminals[0].Signed().Terminal
			end.ClaimHash = claim.Hash()
			a.Receipts.Claims[0], a.Receipts.Terminals[0] = s.claim(c, claim), s.end(c, end, c.Observed)
		},
		"another attempt": func(s *signer, c Call, a *Answer) {
			claim := a.Receipts.Claims[0].Signed().Claim
			claim.Attempt++
			end := a.Receipts.Terminals[0].Signed().Terminal
			end.Attempt, end.ClaimHash = claim.Attempt, claim.Hash()
			a.Receipts.Claims[0], a.Receipts.Terminals[0] = s.claim(c, claim), s.end(c, end, c.Observed)
		},
		"another key": func(_ *signer, c Call, a *Answer) {
			forged := &signer{key: other}
			a.Receipts.Claims[0] = forged.claim(c, a.Receipts.Claims[0].Signed().Claim)
			a.Receipts.Terminals[0] = forged.end(c, a.Receipts.Terminals[0].Signed().Terminal, c.Observed)
		},
		"another committee": func(s *signer, c Call, a *Answer) {
			c.Slot.Committee.Address[0]++
			a.Receipts.Claims[0] = s.claim(c, a.Receipts.Claims[0].Signed().Claim)
			a.Receipts.Terminals[0] = s.end(c, a.Receipts.Terminals[0].Signed().Terminal, c.Observed)
		},
	} {
		s := newSigner(t, saying(pass))
		s.lie = func(c Call, a *Answer) { lie(s, c, a) }
		r := hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
		if !slices.Equal(states(r), repeat(StateNoReceipt, 6)) || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) || r.Runs[0].Detail == "" || s.count() != 6 {
			t.Errorf("%s: %v %v, asked %d times", name, states(r), verdicts(r), s.count())
		}
	}
}

// An absence opens the substitute's attempt if the gateway signed it; a word without signature opens nothing.
func TestSubstituteNeedsAnAttestedAbsence(t *testing.T) {
	answer := func(c Call) (string, error) {
		if c.Model == "claude-judge-2026-01" {
			return "", ErrUnavailable
		}
		return pass, nil
	}
	s := newSigner(t, answer)
	r := hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
	if !slices.Equal(verdicts(r), repeat("PASS", 6)) || s.count() != 9 {
		t.Fatalf("%v %v, asked %d times", verdicts(r), states(r), s.count())
	}
	if first := r.Runs[0]; first.Model != "second-v1" || len(first.Absent) != 1 || len(first.Receipts.Claims) != 2 || len(first.Receipts.Terminals) != 2 {
		t.Errorf("%s", text(t, first))
	}
	s = newSigner(t, answer)
	s.lie = func(c Call, a *Answer) {
		if end := a.Receipts.Terminals[0].Signed().Terminal; end.Status == acquisition.SlotNoResult {
			end.Status = acquisition.SlotUnresolved
			a.Receipts.Terminals[0] = s.end(c, end, nil)
		}
	}
	r = hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
	if want := append(repeat(StateNoReceipt, 3), repeat(StateHeard, 3)...); !slices.Equal(states(r), want) || s.count() != 6 {
		t.Errorf("%v, asked %d times", states(r), s.count())
	}
	for err, state := range map[error]string{ErrLost: StateLost, ErrNoReceipt: StateNoReceipt} {
		s = newSigner(t, func(Call) (string, error) { return "", err })
		r = hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
		if !slices.Equal(states(r), repeat(state, 6)) || s.count() != 6 {
			t.Errorf("%v: %v, asked %d times", err, states(r), s.count())
		}
	}
}

// A gateway that signs two ends for one attempt is believed about nothing, and both are kept.
func TestEquivocatingGatewayIsBelievedAboutNothing(t *testing.T) {
	s := newSigner(t, saying(pass))
	s.lie = func(c Call, a *Answer) {
		if c.Model != "gpt-judge-2026-01" || c.Request.Profile.Order != OrderReverse {
			return
		}
		end := a.Receipts.Terminals[0].Signed().Terminal
		end.Verdict = adjudication.Fail
		a.Receipts.Terminals = append(a.Receipts.Terminals, s.end(c, end, c.Observed))
	}
	r := hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
	if !slices.Equal(states(r), repeat(StateEquivocation, 6)) || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) {
		t.Fatalf("%v %v", states(r), verdicts(r))
	}
	for _, run := range r.Runs {
		if !strings.Contains(run.Detail, "EQUIVOCATION") {
			t.Errorf("%s", run.Detail)
		}
	}
	if caught := r.Runs[4].Receipts; len(caught.Terminals) != 2 {
		t.Errorf("%d terminals are kept", len(caught.Terminals))
	}
	// Another gateway's judge is not touched by it.
	honest := newSigner(t, saying(pass))
	honest.key, _ = crypto.ToECDSA(crypto.Keccak256([]byte("honest")))
	h := hostedHearing(t, s, func(m *manifest.Manifest) {
		m.Judge.Panel[0].Provenance = &manifest.Provenance{Kind: manifest.ProvenanceReceipt, GatewayKey: honest.address().Hex()}
	})
	o := through(s)
	o.Gateways[honest.address()] = honest
	if r := hear(t, panel(t, o), h); !slices.Equal(verdicts(r), append(repeat("PASS", 3), repeat("UNRESOLVED", 3)...)) {
		t.Errorf("%v", verdicts(r))
	}
}

// A gateway is asked again after a restart: it has the answer, or says what became of it.
func TestRestartAsksAGatewayAgain(t *testing.T) {
	s := newSigner(t, saying(pass))
	dir, err := journal.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	h := hostedHearing(t, s, nil)
	h.Slots = dir
	for i, hash := range []string{"", "another request"} {
		if hash == "" {
			r := hear(t, panel(t, through(s)), hostedHearing(t, s, nil))
			hash = r.Runs[0].RequestHash
		}
		if err := dir.Create([]string{"run-1-0-r2-j1-0", "run-1-0-r2-j1-1"}[i], slotClaim{hash}); err != nil {
			t.Fatal(err)
		}
	}
	before := s.count()
	r := hear(t, panel(t, through(s)), h)
	if want := []string{StateHeard, StateInterrupted, StateHeard, StateHeard, StateHeard, StateHeard}; !slices.Equal(states(r), want) || s.count()-before != 5 {
		t.Fatalf("%v, asked %d times", states(r), s.count()-before)
	}
	if again := hear(t, panel(t, through(s)), h); text(t, again) != text(t, r) || s.count()-before != 5 {
		t.Errorf("%v, asked %d times", states(again), s.count()-before)
	}
}
