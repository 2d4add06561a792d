package model

import (
	"sync"
	"time"
)

// MaxCalls is how many calls a case may have at most, inclusive: as many as a manifest can have runs. Each is claimed and
// ended, and the receipts have to fit into an evidence store.
const MaxCalls = 128

// Budget is what one case may cost. Running out of it asks less, and never otherwise.
type Budget struct {
	Time   time.Duration // of a whole hearing
	Call   time.Duration // of one call
	Calls  int           // per case, up to MaxCalls
	Tokens int64         // per case: bytes of the prompts, which no tokenizer exceeds, and the longest answers
}

// DefaultBudget suits commit windows of a minute and exchanges of some kilobytes.
func DefaultBudget() Budget {
	return Budget{Time: 45 * time.Second, Call: 30 * time.Second, Calls: 32, Tokens: 400_000}
}

func (b Budget) valid() bool {
	return b.Time > 0 && b.Call > 0 && b.Calls > 0 && b.Calls <= MaxCalls && b.Tokens > 0
}

// purse is what is left of a budget.
type purse struct {
	mu     sync.Mutex
	calls  int
	tokens int64
}

// take reserves one call, all of it or nothing.
func (p *purse) take(c Call) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	cost := int64(len(c.System)) + int64(len(c.User)) + c.MaxTokens
	if p.calls < 1 || p.tokens < cost {
		return false
	}
	p.calls--
	p.tokens -= cost
	return true
}
