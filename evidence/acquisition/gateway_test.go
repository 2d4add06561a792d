package acquisition

import (
	"crypto/sha256"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// told is what an honest gateway says about a run whose first attempt ended in absence, and what that is held against.
func told(t testing.TB) (GatewayRun, GatewayReceipts) {
	t.Helper()
	g := GatewayRun{Committee: committee, Gateway: addressOf("gateway"), RunID: slotOfR2.RunID(committee), Requests: []common.Hash{request, {7}}}
	first := SlotClaim{RunID: g.RunID, RequestHash: g.Requests[0], Previous: LogGenesis(g.Gateway)}
	second := SlotClaim{RunID: g.RunID, Attempt: 1, RequestHash: g.Requests[1], Previous: first.Hash()}
	return g, GatewayReceipts{
		Claims: []ClaimReceipt{claimOf(t, "gateway", first).Receipt(SlotName{}), claimOf(t, "gateway", second).Receipt(SlotName{})},
		Terminals: []TerminalReceipt{
			signedAnyhow(t, "gateway", SlotTerminal{RunID: g.RunID, ClaimHash: first.Hash(), Status: SlotNoResult, ScopeHash: ScopeHash(nil)}).Receipt(SlotName{}, nil),
			signedAnyhow(t, "gateway", gatewayPassed(second)).Receipt(SlotName{}, scope),
		},
	}
}

func gatewayPassed(c SlotClaim) SlotTerminal {
	return SlotTerminal{RunID: c.RunID, Attempt: c.Attempt, ClaimHash: c.Hash(), Status: SlotResult,
		OutputHash: sha256.Sum256([]byte(passOutput)), Verdict: adjudication.Pass, ScopeHash: ScopeHash(scope)}
}

// signedLast signs the last terminal again after an edit.
func signedLast(t testing.TB, r *GatewayReceipts, edit func(*SlotTerminal)) {
	t.Helper()
	last := &r.Terminals[len(r.Terminals)-1]
	said := last.Signed().Terminal
	edit(&said)
	signed := signedAnyhow(t, "gateway", said)
	*last = signed.Receipt(SlotName{}, last.Scope)
}

func TestGatewaysWordIsComplete(t *testing.T) {
	g, r := told(t)
	end, err := g.Check(r)
	if err != nil || end.Attempt != 1 {
		t.Fatalf("%+v %v", end, err)
	}
	if err := end.Attests([]byte(passOutput), scope); err != nil {
		t.Error(err)
	}
	slices.Reverse(r.Claims)
	slices.Reverse(r.Terminals)
	if again, err := g.Check(GatewayReceipts{append(r.Claims, r.Claims...), append(r.Terminals, r.Terminals...)}); err != nil || again != end {
		t.Errorf("in another order, twice: %+v %v", again, err)
	}
	first := g
	first.Requests = g.Requests[:1]
	if end, err := first.Check(r); err != nil || end.Status != SlotNoResult {
		t.Errorf("the first attempt alone: %+v %v", end, err)
	}
}

// Every part of every receipt is held against what was asked.
func TestNoOtherReceiptCounts(t *testing.T) {
	for name, k := range map[string]struct {
		change func(testing.TB, *GatewayRun, *GatewayReceipts)
		want   error
	}{
		"another key":        {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.Gateway = addressOf("stranger") }, ErrReceiptMissing},
		"another committee":  {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.Committee.Address[0]++ }, ErrReceiptMissing},
		"another run":        {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.RunID[0]++ }, ErrReceiptMissing},
		"nothing asked":      {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.Requests = nil }, ErrReceiptMissing},
		"another request":    {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.Requests[1][0]++ }, ErrOtherRequest},
		"one more attempt":   {func(_ testing.TB, g *GatewayRun, _ *GatewayReceipts) { g.Requests = append(g.Requests, common.Hash{}) }, ErrNotOpened},
		"no claim":           {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims = r.Claims[:1] }, ErrReceiptMissing},
		"no first claim":     {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims = r.Claims[1:] }, ErrReceiptMissing},
		"no terminal":        {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals = r.Terminals[:1] }, ErrReceiptMissing},
		"claim run":          {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims[1].RunID[0]++ }, ErrReceiptMissing},
		"claim attempt":      {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims[1].Attempt++ }, ErrReceiptMissing},
		"claim request":      {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims[1].RequestHash[0]++ }, ErrReceiptMissing},
		"claim previous":     {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims[1].Previous[0]++ }, ErrReceiptMissing},
		"claim signature":    {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Claims[1].Signature[5]++ }, ErrReceiptMissing},
		"terminal run":       {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].RunID[0]++ }, ErrReceiptMissing},
		"terminal attempt":   {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].Attempt++ }, ErrReceiptMissing},
		"terminal claim":     {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].ClaimHash[0]++ }, ErrReceiptMissing},
		"terminal status":    {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].Status++ }, ErrReceiptMissing},
		"terminal output":    {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].OutputHash[0]++ }, ErrReceiptMissing},
		"terminal verdict":   {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].Verdict++ }, ErrReceiptMissing},
		"terminal scope":     {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].Scope = scope[:1] }, ErrReceiptMissing},
		"terminal signature": {func(_ testing.TB, _ *GatewayRun, r *GatewayReceipts) { r.Terminals[1].Signature[5]++ }, ErrReceiptMissing},
		"a scope beyond any": {func(t testing.TB, _ *GatewayRun, r *GatewayReceipts) {
			r.Terminals[1].Scope = []string{strings.Repeat("x", maxScopeToken+1)}
			signedLast(t, r, func(s *SlotTerminal) { s.ScopeHash = ScopeHash(r.Terminals[1].Scope) })
		}, ErrReceiptMissing},
		"signed for another claim": {func(t testing.TB, _ *GatewayRun, r *GatewayReceipts) {
			signedLast(t, r, func(s *SlotTerminal) { s.ClaimHash = common.Hash{8} })
		}, ErrOtherClaim},
		"signed and contradictory": {func(t testing.TB, _ *GatewayRun, r *GatewayReceipts) {
			signedLast(t, r, func(s *SlotTerminal) { s.OutputHash = common.Hash{} })
		}, ErrReceiptInvalid},
		"a first attempt that ended": {func(t testing.TB, g *GatewayRun, r *GatewayReceipts) {
			said := gatewayPassed(r.Claims[0].Signed().Claim)
			r.Terminals[0] = signedAnyhow(t, "gateway", said).Receipt(SlotName{}, scope)
		}, ErrNotOpened},
		"an attempt after the result": {func(t testing.TB, g *GatewayRun, r *GatewayReceipts) {
			r.Claims = append(r.Claims, claimOf(t, "gateway", SlotClaim{RunID: g.RunID, Attempt: 2}).Receipt(SlotName{}))
		}, ErrNotOpened},
		"two claims": {func(t testing.TB, g *GatewayRun, r *GatewayReceipts) {
			r.Claims = append(r.Claims, claimOf(t, "gateway", SlotClaim{RunID: g.RunID, Attempt: 1}).Receipt(SlotName{}))
		}, ErrEquivocation},
		"two terminals": {func(t testing.TB, g *GatewayRun, r *GatewayReceipts) {
			said := r.Terminals[1].Signed().Terminal
			said.Verdict = adjudication.Fail
			r.Terminals = append(r.Terminals, signedAnyhow(t, "gateway", said).Receipt(SlotName{}, scope))
		}, ErrEquivocation},
		"two terminals that differ in scope": {func(t testing.TB, g *GatewayRun, r *GatewayReceipts) {
			said := r.Terminals[1].Signed().Terminal
			said.ScopeHash = ScopeHash(scope[:1])
			r.Terminals = append(r.Terminals, signedAnyhow(t, "gateway", said).Receipt(SlotName{}, scope[:1]))
		}, ErrEquivocation},
	} {
		g, r := told(t)
		k.change(t, &g, &r)
		if end, err := g.Check(r); !errors.Is(err, k.want) {
			t.Errorf("%s: %+v %v", name, end, err)
		}
	}
	g, r := told(t)
	r.Terminals = append(r.Terminals, signedAnyhow(t, "stranger", SlotTerminal{RunID: g.RunID, Attempt: 1, Status: SlotNoResult}).Receipt(SlotName{}, nil))
	if _, err := g.Check(r); err != nil {
		t.Errorf("a stranger's word: %v", err)
	}
	if own := g.Own(r); len(own.Claims) != 2 || len(own.Terminals) != 2 {
		t.Errorf("%d claims, %d terminals are kept", len(own.Claims), len(own.Terminals))
	}
	for n := range byte(5) {
		said := r.Terminals[1].Signed().Terminal
		said.OutputHash[0] = n
		r.Terminals = append(r.Terminals, signedAnyhow(t, "gateway", said).Receipt(SlotName{}, scope))
	}
	if own := g.Own(r); len(own.Terminals) != 1+maxWords {
		t.Errorf("%d terminals are kept", len(own.Terminals))
	}
}

func TestTerminalAttestsOneOutput(t *testing.T) {
	end := gatewayPassed(SlotClaim{})
	for name, k := range map[string]struct {
		edit  func(*SlotTerminal)
		raw   string
		scope []string
	}{
		"other bytes":   {nil, passOutput + " ", scope},
		"other scope":   {nil, passOutput, scope[:1]},
		"no result":     {func(s *SlotTerminal) { s.Status = SlotUnresolved }, passOutput, scope},
		"other verdict": {func(s *SlotTerminal) { s.Verdict = adjudication.Fail }, passOutput, scope},
	} {
		said := end
		if k.edit != nil {
			k.edit(&said)
		}
		if err := said.Attests([]byte(k.raw), k.scope); !errors.Is(err, ErrOtherOutput) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A gateway's claims are chained in its own log; the seat's claim of the same request, chained to the draw, orders them.
func TestGatewayRunIsOrderedByTheSeatsClaim(t *testing.T) {
	g, r := told(t)
	s := SeatRecord{Committee: committee, Seat: seat, DrawHash: drawHash}
	terms := SlotTerms{Slot: slotOfR2, Signer: g.Gateway, Provenance: manifest.ProvenanceReceipt, RequestHash: request,
		Substitutes: g.Requests[1:], RequiredScope: scope, MaxAttempts: 2, Retry: true}
	for k, hash := range g.Requests {
		s.add(t, "validator", SlotClaim{RunID: g.RunID, Attempt: uint32(k), RequestHash: hash})
	}
	for i := range r.Claims {
		s.Claims, s.Terminals = append(s.Claims, r.Claims[i].Signed()), append(s.Terminals, r.Terminals[i].Signed())
	}
	if d := s.Decide(terms, observed); !d.Result || d.Observe([]byte(passOutput)) != adjudication.Pass {
		t.Fatalf("%+v", d)
	}
	for name, k := range map[string]struct {
		change func(*SeatRecord, *SlotTerms)
		rule   string
	}{
		"the seat claimed nothing":       {func(s *SeatRecord, _ *SlotTerms) { s.ClaimsRoot = Genesis(committee.CaseKey(seat), drawHash) }, "C16"},
		"the seat claimed one attempt":   {func(s *SeatRecord, _ *SlotTerms) { s.ClaimsRoot = s.Claims[0].Claim.Hash() }, "C16"},
		"another draw":                   {func(s *SeatRecord, _ *SlotTerms) { s.DrawHash = common.Hash{1} }, "C16"},
		"a provenance without gateways":  {func(_ *SeatRecord, terms *SlotTerms) { terms.Provenance = manifest.ProvenanceRerun }, "C16"},
		"no such substitute":             {func(_ *SeatRecord, terms *SlotTerms) { terms.Substitutes = nil }, "C17"},
		"a retry that nobody committed":  {func(_ *SeatRecord, terms *SlotTerms) { terms.Retry = false }, "C20"},
		"the seat's own word for itself": {func(_ *SeatRecord, terms *SlotTerms) { terms.Signer = addressOf("validator") }, "C20"},
	} {
		changed, t2 := s, terms
		k.change(&changed, &t2)
		if d := changed.Decide(t2, observed); d.Rule != k.rule {
			t.Errorf("%s: %+v", name, d)
		}
	}
	first := s
	first.Terminals = []SignedTerminal{signedAnyhow(t, "gateway", gatewayPassed(r.Claims[0].Signed().Claim))}
	first.Claims = slices.Concat(s.Claims[:2], []SignedClaim{r.Claims[0].Signed()})
	terms.RequestHash, terms.Substitutes = common.Hash{7}, []common.Hash{request}
	if d := first.Decide(terms, observed); d.Eligible || d.Rule != "C17" {
		t.Errorf("a substitute in the first attempt: %+v", d)
	}
}

// ledger is a gateway's log of runs that end as the statuses say; 0 is no end yet.
func ledger(t testing.TB, statuses ...SlotStatus) (entries []GatewayEntry, heads []SignedLogHead) {
	t.Helper()
	gateway := addressOf("gateway")
	at := LogGenesis(gateway)
	head := func() {
		h, err := SignLogHead(committee, LogHead{gateway, uint64(len(entries)), at}, keyOf("gateway"))
		if err != nil {
			t.Fatal(err)
		}
		heads = append(heads, h)
	}
	head()
	for n, status := range statuses {
		claim := SlotClaim{RunID: common.Hash{byte(n + 1)}, RequestHash: request, Previous: at}
		e := GatewayEntry{Claim: claimOf(t, "gateway", claim).Receipt(SlotName{})}
		if status != 0 {
			end := gatewayPassed(claim)
			if end.Status = status; status != SlotResult {
				end.OutputHash, end.Verdict = common.Hash{}, 0
			}
			doc := signedAnyhow(t, "gateway", end).Receipt(SlotName{}, scope)
			e.Terminal = &doc
		}
		entries, at = append(entries, e), claim.Hash()
		head()
	}
	return entries, heads
}

func TestLogHoldsTogether(t *testing.T) {
	gateway := addressOf("gateway")
	good := []SlotStatus{SlotResult, SlotNoResult, SlotUnresolved, 0}
	entries, heads := ledger(t, good...)
	if err := VerifyLog(committee, gateway, entries, heads...); err != nil {
		t.Fatal(err)
	}
	if err := VerifyLog(committee, gateway, nil, heads[0]); err != nil {
		t.Errorf("an empty log: %v", err)
	}
	sign := func(head LogHead) SignedLogHead {
		h, err := SignLogHead(committee, head, keyOf("gateway"))
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	last := heads[4].Head
	retry := func(entries []GatewayEntry, of int) []GatewayEntry {
		c := SlotClaim{RunID: entries[of].Claim.RunID, Attempt: 1, RequestHash: request, Previous: last.Last}
		return append(entries, GatewayEntry{Claim: claimOf(t, "gateway", c).Receipt(SlotName{})})
	}
	for name, k := range map[string]struct {
		change func([]GatewayEntry) ([]GatewayEntry, []SignedLogHead)
		want   error
	}{
		"a claim left out at the end": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return e[:3], heads }, ErrChainBroken},
		"a claim left out":            {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return slices.Delete(e, 1, 2), nil }, ErrChainBroken},
		"the first left out":          {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return e[1:], nil }, ErrChainBroken},
		"more than the head":          {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return e, heads[:4] }, ErrChainBroken},
		"a head of another log": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) {
			return e, append(heads, sign(LogHead{gateway, 2, common.Hash{1}}))
		}, ErrChainBroken},
		"a head of another gateway": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) {
			return e, []SignedLogHead{sign(LogHead{common.Address{1}, 4, last.Last})}
		}, ErrSignatureInvalid},
		"a head that is not signed": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) {
			return e, []SignedLogHead{{Head: last, Signature: heads[0].Signature}}
		}, ErrSignatureInvalid},
		"a claim that is not signed":    {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { e[1].Claim.Attempt = 1; return e, nil }, ErrSignatureInvalid},
		"a terminal that is not signed": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { e[0].Terminal.Verdict++; return e, nil }, ErrSignatureInvalid},
		"a terminal of another claim":   {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { e[0].Terminal = e[1].Terminal; return e, nil }, ErrOtherClaim},
		"a retry after a result":        {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return retry(e, 0), nil }, ErrNotOpened},
		"a retry after UNRESOLVED":      {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return retry(e, 2), nil }, ErrNotOpened},
		"a retry after nothing":         {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return retry(e, 3), nil }, ErrNotOpened},
		"a retry after an absence":      {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) { return retry(e, 1), heads[:0] }, nil},
		"a slot claimed twice": {func(e []GatewayEntry) ([]GatewayEntry, []SignedLogHead) {
			c := SlotClaim{RunID: e[0].Claim.RunID, RequestHash: request, Previous: last.Last}
			return append(e, GatewayEntry{Claim: claimOf(t, "gateway", c).Receipt(SlotName{})}), nil
		}, ErrEquivocation},
	} {
		fresh, _ := ledger(t, good...)
		changed, shown := k.change(fresh)
		if err := VerifyLog(committee, gateway, changed, shown...); !errors.Is(err, k.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := VerifyLog(run.Committee{ChainID: committee.ChainID}, gateway, entries, heads...); !errors.Is(err, ErrSignatureInvalid) {
		t.Errorf("another committee: %v", err)
	}
}
