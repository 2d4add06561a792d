package appeal

import (
	"context"
	"log/slog"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Warned remembers which rulings an operator was told of. The zero value is ready; it is safe for concurrent use.
type Warned struct {
	mu   sync.Mutex
	seen map[common.Hash]uint8 // rounds told of, by case
}

// Seen reports whether the ruling of a case's round (its appeals so far) was told.
func (w *Warned) Seen(id common.Hash, appeals uint8) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.seen[id] > appeals
}

// Warn tells of a ruling that can be appealed, with its deadline: loudly where winning another round would pay.
func (w *Warned) Warn(log *slog.Logger, id common.Hash, f Facts) {
	if f.Fee == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen[id] > f.Case.Appeals {
		return
	}
	if w.seen == nil {
		w.seen = map[common.Hash]uint8{}
	}
	w.seen[id] = f.Case.Appeals + 1
	worth, err := f.Worth()
	level := slog.LevelInfo
	if err != nil || worth.Sign() > 0 {
		level = slog.LevelWarn
	}
	log.Log(context.Background(), level, "the ruling can be appealed", "case", id, "round", f.Case.Appeals, "ruling", settlement.RulingName(f.Ruling.Ruling),
		"appeal_by", min(f.AppealBy, f.Case.JudgeBy), "now", f.Now, "fee", f.Fee, "worth", worth, "state", docket.StateNames[f.Case.State])
}
