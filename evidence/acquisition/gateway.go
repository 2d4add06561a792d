package acquisition

import (
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/run"
)

// Reasons why a gateway's receipts give a run no authority.
var (
	ErrReceiptMissing = errors.New("receipt missing")
	ErrOtherRequest   = errors.New("receipt of another request")
	ErrOtherClaim     = errors.New("terminal of another claim")
	ErrOtherOutput    = errors.New("terminal of another output, verdict or scope")
	ErrNotOpened      = errors.New("the attempt was not opened by an attested absence")
	ErrEquivocation   = errors.New("EQUIVOCATION: two signed words for one attempt")
)

// GatewayReceipts are what the gateway of a hosted judge signed about one run. Order has no meaning.
type GatewayReceipts struct {
	Claims    []ClaimReceipt    `json:"claims"`
	Terminals []TerminalReceipt `json:"terminals"`
}

// GatewayRun is one run as the manifest commits it and the seat asked for it.
type GatewayRun struct {
	Committee run.Committee
	Gateway   common.Address // the manifest's gateway_key
	RunID     common.Hash
	Requests  []common.Hash // of the attempts so far, attempt 0 first
}

// Limits of what is kept of a gateway's receipts: two words for one attempt prove what any number would.
const (
	maxWords      = 2
	maxScope      = 64  // tokens, inclusive
	maxScopeToken = 128 // bytes, inclusive
)

// Own picks what the gateway signed about this run, each word once and two at most for one attempt, so that what is kept
// of an answer has a limit. Scopes beyond any that a manifest can have are no word of its.
func (g GatewayRun) Own(r GatewayReceipts) GatewayReceipts {
	out := GatewayReceipts{Claims: []ClaimReceipt{}, Terminals: []TerminalReceipt{}}
	kept, words := map[common.Hash]bool{}, map[string]int{}
	take := func(kind string, attempt uint32, hash common.Hash) bool {
		key := fmt.Sprintf("%s %d", kind, attempt)
		if kept[hash] || words[key] == maxWords || attempt >= MaxAttempts {
			return false
		}
		kept[hash] = true
		words[key]++
		return true
	}
	for _, doc := range r.Claims {
		s := doc.Signed()
		if s.Claim.RunID == g.RunID && signedClaim(g.Committee, s, g.Gateway) && take("claim", s.Claim.Attempt, s.Claim.Hash()) {
			out.Claims = append(out.Claims, doc)
		}
	}
	for _, doc := range r.Terminals {
		long := func(token string) bool { return len(token) > maxScopeToken }
		if len(doc.Scope) > maxScope || slices.ContainsFunc(doc.Scope, long) {
			continue
		}
		s := doc.Signed()
		if got, err := s.Signer(g.Committee); s.Terminal.RunID == g.RunID && err == nil && got == g.Gateway && take("terminal", s.Terminal.Attempt, s.Terminal.Hash()) {
			out.Terminals = append(out.Terminals, doc)
		}
	}
	return out
}

// Check returns the terminal of the last attempt if the gateway's word on the run is complete: for every attempt one claim
// of exactly its request and one terminal of that claim, and every attempt before the last an attested absence. What
// the gateway did not sign, or signed for another run, is passed over: anybody may add it.
func (g GatewayRun) Check(r GatewayReceipts) (SlotTerminal, error) {
	r = g.Own(r)
	claims, err := claimsOf(r)
	if err != nil {
		return SlotTerminal{}, err
	}
	terminals, err := terminalsOf(r)
	if err != nil {
		return SlotTerminal{}, err
	}
	var last SlotTerminal
	for k, request := range g.Requests {
		attempt := uint32(k)
		claim, ok := claims[attempt]
		terminal, ended := terminals[attempt]
		switch {
		case !ok:
			return last, fmt.Errorf("%w: no claim of attempt %d by %s", ErrReceiptMissing, k, g.Gateway)
		case claim.RequestHash != request:
			return last, fmt.Errorf("%w: %s, asked %s", ErrOtherRequest, claim.RequestHash, request)
		case !ended:
			return last, fmt.Errorf("%w: no terminal of attempt %d by %s", ErrReceiptMissing, k, g.Gateway)
		case terminal.ClaimHash != claim.Hash():
			return last, fmt.Errorf("%w: %s, claimed %s", ErrOtherClaim, terminal.ClaimHash, claim.Hash())
		case k < len(g.Requests)-1 && terminal.Status != SlotNoResult:
			return last, fmt.Errorf("%w: attempt %d", ErrNotOpened, k+1)
		}
		if err := terminal.Check(); err != nil {
			return last, err
		}
		last = terminal
	}
	if len(g.Requests) == 0 {
		return last, fmt.Errorf("%w: nothing was asked", ErrReceiptMissing)
	}
	for attempt := range claims {
		if int(attempt) >= len(g.Requests) && last.Status != SlotNoResult {
			return last, fmt.Errorf("%w: attempt %d", ErrNotOpened, attempt)
		}
	}
	return last, nil
}

// claimsOf are a gateway's own by attempt.
func claimsOf(r GatewayReceipts) (map[uint32]SlotClaim, error) {
	out := map[uint32]SlotClaim{}
	for _, doc := range r.Claims {
		claim := doc.Signed().Claim
		if first, seen := out[claim.Attempt]; seen {
			return nil, fmt.Errorf("%w: claims %s and %s", ErrEquivocation, first.Hash(), claim.Hash())
		}
		out[claim.Attempt] = claim
	}
	return out, nil
}

// terminalsOf are a gateway's own by attempt.
func terminalsOf(r GatewayReceipts) (map[uint32]SlotTerminal, error) {
	out := map[uint32]SlotTerminal{}
	for _, doc := range r.Terminals {
		terminal := doc.Signed().Terminal
		if first, seen := out[terminal.Attempt]; seen {
			return nil, fmt.Errorf("%w: terminals %s and %s", ErrEquivocation, first.Hash(), terminal.Hash())
		}
		out[terminal.Attempt] = terminal
	}
	return out, nil
}

// Attests returns nil if the terminal says exactly this: the output by its bytes, the verdict that they parse to, and
// the scope.
func (t SlotTerminal) Attests(raw []byte, scope []string) error {
	if !t.Attested(raw) {
		return fmt.Errorf("%w: output %s, verdict %d", ErrOtherOutput, t.OutputHash, t.Verdict)
	}
	if ScopeHash(scope) != t.ScopeHash {
		return fmt.Errorf("%w: scope %s, the verdict is about %v", ErrOtherOutput, t.ScopeHash, scope)
	}
	return nil
}
