package gateway

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// Defaults of Options.
const (
	DefaultCall     = 25 * time.Second // less than a panel waits for its gateway
	DefaultParallel = 8
)

// Seats says who was drawn into the seat that a run belongs to: ErrNoSeat where the chain knows of none.
type Seats interface {
	Validator(ctx context.Context, slot acquisition.RunSlot) (common.Address, error)
}

// Options of a gateway.
type Options struct {
	Clients   map[string]model.Client // by protocol
	Committee run.Committee           // in whose domain it signs; it serves no other
	Address   common.Address          // of the key: what manifests name
	Sign      run.Signer
	Dir       string         // of the log; one process at a time
	Seats     Seats          // whose claims are heard; nil: anybody who may ask can use up any seat's runs
	Tokens    []model.Secret // who may ask; none: whoever reaches the listener
	Call      time.Duration  // how long one answer is waited for; 0: DefaultCall
	Parallel  int            // models asked at the same time; 0: DefaultParallel
	Log       *slog.Logger   // nil discards
}

func (o Options) check() error {
	var errs []error
	for _, m := range []struct {
		name   string
		absent bool
	}{
		{"clients", len(o.Clients) == 0}, {"committee", o.Committee.ChainID == nil || o.Committee.Address == common.Address{}},
		{"address", o.Address == common.Address{}}, {"signer", o.Sign == nil}, {"dir", o.Dir == ""},
	} {
		if m.absent {
			errs = append(errs, fmt.Errorf("%w: %s", ErrMissing, m.name))
		}
	}
	if o.Call < 0 || o.Parallel < 0 {
		errs = append(errs, fmt.Errorf("%w: %s for a call, %d in parallel, neither below 0", ErrOption, o.Call, o.Parallel))
	}
	for i, t := range o.Tokens {
		if len(t) < minToken {
			errs = append(errs, fmt.Errorf("%w: token %d has %d bytes, at least %d", ErrOption, i, len(t), minToken))
		}
	}
	return errors.Join(errs...)
}

// Gateway asks and signs.
type Gateway struct {
	opts   Options
	log    *log
	tokens [][sha256.Size]byte

	asking context.Context // ends what is being asked when Close does not wait any longer
	abort  context.CancelFunc
	turns  chan struct{}

	mu     sync.Mutex // guards closed, and that nothing is begun after it
	closed bool
	asks   sync.WaitGroup
}

// New opens the log. Claims that a crash left without an end are ended as UNRESOLVED.
func New(o Options) (*Gateway, error) {
	if err := o.check(); err != nil {
		return nil, fmt.Errorf("gateway options: %w", err)
	}
	if o.Call == 0 {
		o.Call = DefaultCall
	}
	if o.Parallel == 0 {
		o.Parallel = DefaultParallel
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	l, err := openLog(o.Dir, o.Committee, o.Address, o.Sign)
	if err != nil {
		return nil, fmt.Errorf("open log: %w", err)
	}
	g := &Gateway{opts: o, log: l, turns: make(chan struct{}, o.Parallel)}
	for _, t := range o.Tokens {
		g.tokens = append(g.tokens, sha256.Sum256([]byte(t)))
	}
	g.asking, g.abort = context.WithCancel(context.Background())
	return g, nil
}

// Close takes no further asks and waits for those under way until ctx ends; what is not answered by then ends as
// UNRESOLVED.
func (g *Gateway) Close(ctx context.Context) {
	g.mu.Lock()
	g.closed = true
	g.mu.Unlock()
	done := make(chan struct{})
	go func() { g.asks.Wait(); close(done) }()
	select {
	case <-done:
	case <-ctx.Done():
		g.abort()
		<-done
	}
	g.abort()
}

// Run answers one ask: out of the log where it holds the attempt, else by claiming it and asking the provider. A caller
// that goes away changes nothing: what was claimed is asked and ended.
func (g *Gateway) Run(ctx context.Context, c model.Call) (Answer, error) {
	if chain := g.opts.Committee.ChainID; c.Slot.Committee.ChainID.Cmp(chain) != 0 || c.Slot.Committee.Address != g.opts.Committee.Address {
		return Answer{}, refuse(http.StatusUnprocessableEntity, codeCommittee, "this gateway serves %s on chain %s", g.opts.Committee.Address, chain)
	}
	if err := g.seated(ctx, c); err != nil {
		return Answer{}, err
	}
	e, err := g.log.find(c)
	if err != nil {
		return Answer{}, err
	}
	if e == nil {
		if e, err = g.begin(c); err != nil {
			return Answer{}, err
		}
	}
	select {
	case <-e.done:
		return g.log.answer(e)
	case <-ctx.Done():
		return Answer{}, fmt.Errorf("await answer: %w", ctx.Err())
	}
}

// seated refuses whoever does not hold the seat: run ids are no secret, and a stranger's ask would use up the run. The
// seat's signature also shows that its own claim came first.
func (g *Gateway) seated(ctx context.Context, c model.Call) error {
	if g.opts.Seats == nil {
		return nil
	}
	validator, err := g.opts.Seats.Validator(ctx, c.Slot.Run)
	if err != nil && !errors.Is(err, ErrNoSeat) {
		g.opts.Log.Warn("seats not read", "err", err)
		return refuse(http.StatusServiceUnavailable, codeBusy, "the seats could not be read")
	}
	signer, signed := c.Slot.Claim.Signed().Signer(g.opts.Committee)
	if err != nil || signed != nil || signer != validator {
		return refuse(http.StatusForbidden, codeSeat, "seat %d of dispute %s is not the asker's", c.Slot.Run.Seat.Seat, c.Slot.Run.Seat.DisputeID)
	}
	return nil
}

// begin claims the attempt and has the provider asked. Of several that begin one attempt one claims; the others get its
// entry.
func (g *Gateway) begin(c model.Call) (*entry, error) {
	client := g.opts.Clients[c.Protocol]
	if client == nil {
		return nil, refuse(http.StatusUnprocessableEntity, codeUnserved, "no endpoint speaks %s", c.Protocol)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.closed {
		return nil, refuse(http.StatusServiceUnavailable, codeBusy, "%s", ErrClosed)
	}
	select {
	case g.turns <- struct{}{}:
	default:
		return nil, errBusy
	}
	e, fresh, err := g.log.claim(c)
	if err != nil || !fresh {
		<-g.turns
		return e, err
	}
	g.opts.Log.Info("claimed", "run_id", e.claim.RunID, "attempt", e.claim.Attempt, "claim", e.seq, "model", c.Model)
	g.asks.Go(func() {
		defer func() { <-g.turns }()
		how := g.ask(client, c)
		if err := g.log.end(e, how); err != nil {
			g.opts.Log.Error("end not written", "claim", e.seq, "err", err)
			return
		}
		g.opts.Log.Info("ended", "claim", e.seq, "status", how.status, "why", how.why)
	})
	return e, nil
}

// ask asks the provider once and says how it ended.
func (g *Gateway) ask(client model.Client, c model.Call) ending {
	ctx, cancel := context.WithTimeout(g.asking, g.opts.Call)
	defer cancel()
	answer, err := client.Ask(ctx, c)
	switch {
	case err == nil && len(answer.Output) > maxOutput:
		return ending{status: acquisition.SlotUnresolved, why: whyTooLong}
	case err == nil:
		return ending{status: acquisition.SlotResult, output: answer.Output, hash: sha256.Sum256(answer.Output), result: model.Read(answer.Output, c.Observed)}
	case errors.Is(err, model.ErrOtherModel):
		return ending{status: acquisition.SlotUnresolved, why: whyOtherModel}
	}
	for _, absence := range absences {
		if errors.Is(err, absence.err) {
			return ending{status: acquisition.SlotNoResult, why: absence.why}
		}
	}
	return ending{status: acquisition.SlotUnresolved, why: whyLost}
}

// absences are the errors after which there is certainly no output, and how an answer names them.
var absences = []struct {
	why string
	err error
}{{whyUnavailable, model.ErrUnavailable}, {whyDeprecated, model.ErrDeprecated}, {whyRefused, model.ErrRefused}}
