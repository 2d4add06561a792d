package buyer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/agents/retry"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// present hands an authorization over until there is an answer, and looks at the chain. A refusal is believed only when the
// chain agrees; silence is decided by the chain alone. What is presented again is the same authorization; another one is
// signed, by the same guards, only where this one can provably not be used any more and its terms have changed.
func (s *Service) present(ctx context.Context, p *Purchase) (*Purchase, error) {
	for {
		open, err := s.hand(p)
		if err != nil {
			return p, err
		}
		last, lastErr := s.askAndRetry(ctx, p)
		if ctx.Err() != nil {
			return p, errors.Join(fmt.Errorf("%w: %w", ErrUnknownOutcome, ctx.Err()), open.Leave())
		}
		paid, head, err := s.findPaid(ctx, p)
		if err == nil {
			return p, s.paid(ctx, p, open, last, paid)
		}
		if !errors.Is(err, docket.ErrNotPaid) {
			return p, errors.Join(fmt.Errorf("%w: %w", ErrUnknownOutcome, err), open.Leave())
		}
		dead, err := s.dead(ctx, p, head)
		switch {
		case err != nil:
			return p, errors.Join(fmt.Errorf("%w: %w", ErrUnknownOutcome, err), open.Leave())
		case dead != nil && p.anew():
			if err := s.lapse(p, open, head, dead); err != nil {
				return p, err
			}
			next, err := s.order(ctx, p.ID, p.Request, p)
			if err != nil {
				return p, err
			}
			p = next
			continue
		case dead != nil:
			return p, errors.Join(dead, s.lapse(p, open, head, dead))
		}
		step, err := s.after(p, retry.Failure{Sent: true, Status: statusOf(last), Reason: reasonOf(last), Moved: moved(p, last)})
		if err != nil {
			return p, errors.Join(err, open.Leave())
		}
		if !step.Again || step.Fresh {
			return p, errors.Join(unknown(p, step, last, lastErr), open.Leave())
		}
		if err := errors.Join(pause(ctx, s.wait(step)), open.Leave()); err != nil {
			return p, fmt.Errorf("%w: %w", ErrUnknownOutcome, err)
		}
	}
}

// unknown is what is known of a payment that neither happened nor can no longer happen.
func unknown(p *Purchase, step retry.Step, last *exchange.Response, lastErr error) error {
	switch {
	case lastErr != nil:
		return fmt.Errorf("%w: %s: %w", ErrUnknownOutcome, step.Why, lastErr)
	case step.Fresh:
		return fmt.Errorf("%w: the terms changed; another authorization is signed once this one can no longer be used, at %d", ErrUnknownOutcome, p.ValidBefore)
	}
	return fmt.Errorf("%w: the seller answered %d and the chain shows no payment yet; %s", ErrUnknownOutcome, last.Status, step.Why)
}

// askAndRetry presents the payment until the way to the seller is not interrupted. What was bought is the answer: it is asked
// for again even where the money has moved already.
func (s *Service) askAndRetry(ctx context.Context, p *Purchase) (*exchange.Response, error) {
	for {
		res, err := s.ask(ctx, p.Request, p.Header)
		f := retry.Failure{Sent: true, Status: statusOf(res), Reason: reasonOf(res), Moved: moved(p, res)}
		if ctx.Err() != nil || (err == nil && res.Status < http.StatusBadRequest) || retry.ClassOf(f) != retry.Blip {
			return res, err
		}
		step, serr := s.after(p, f)
		if serr != nil || !step.Again {
			return res, errors.Join(err, serr)
		}
		if perr := pause(ctx, s.wait(step)); perr != nil {
			return res, perr
		}
	}
}

// after counts a failure, on disk before anything follows from it, and says how to go on.
func (s *Service) after(p *Purchase, f retry.Failure) (retry.Step, error) {
	class := retry.ClassOf(f)
	if p.Attempts == nil {
		p.Attempts = map[retry.Class]uint32{}
	}
	plan := retry.Plans()[class]
	counted := class == retry.Terms && p.Moved == p.Nonce // changed terms are an attempt of their authorization, however often it is shown
	if p.Attempts[class] < plan.Attempts && !counted {
		p.Attempts[class]++
	}
	if class == retry.Terms {
		p.Moved = p.Nonce
	}
	step := retry.Next(plan, class, p.Attempts[class], s.now(), s.seed(p.ID))
	s.opts.Log.Info("presentation failed", "purchase", p.ID, "status", f.Status, "reason", f.Reason, "class", class, "next", step.Why)
	return step, s.save(p)
}

func (s *Service) now() uint64 { return uint64(s.opts.Now().Unix()) }

// wait is how long until a step, by the buyer's own clock: the chain's may stand still.
func (s *Service) wait(step retry.Step) time.Duration {
	return time.Duration(step.At-min(step.At, s.now())) * time.Second
}

// seed makes this buyer's times for a purchase differ from others'.
func (s *Service) seed(id string) uint64 {
	payer := s.opts.payer()
	return retry.Jitter(^uint64(0), new(big.Int).SetBytes(payer[12:]).Uint64(), id, 0)
}

func statusOf(res *exchange.Response) int {
	if res == nil {
		return 0
	}
	return res.Status
}

// reasonOf is what an answer gives as the reason of a refusal, empty for none.
func reasonOf(res *exchange.Response) x402.Reason {
	if res == nil {
		return ""
	}
	if header := headerOf(res, x402.HeaderResponse); header != "" {
		if settled, err := x402.DecodeHeader[x402.SettlementResponse](header); err == nil {
			return settled.ErrorReason
		}
	}
	if header := headerOf(res, x402.HeaderRequired); header != "" && res.Status == http.StatusPaymentRequired {
		if required, err := x402.DecodeHeader[x402.PaymentRequired](header); err == nil {
			return x402.Reason(required.Error)
		}
	}
	return ""
}

// moved reports whether an answer quotes other terms than were signed for.
func moved(p *Purchase, res *exchange.Response) bool {
	if res == nil || res.Status != http.StatusPaymentRequired {
		return false
	}
	required, _, err := quoteOf(res)
	if err != nil {
		return false
	}
	for _, r := range required.Accepts {
		if r.Scheme == p.Payload.Accepted.Scheme && r.Network == p.Payload.Accepted.Network && r.Asset == p.Payload.Accepted.Asset &&
			r.Amount == p.Payload.Accepted.Amount && r.PayTo == p.Payload.Accepted.PayTo {
			return false
		}
	}
	return true
}

// dead says why an authorization that did not pay never will; nil while it can.
func (s *Service) dead(ctx context.Context, p *Purchase, head docket.Head) (why, err error) {
	if head.Time >= p.ValidBefore {
		// The token refuses it from validBefore on, and the chain shows no payment: it never will.
		return fmt.Errorf("%w: the authorization expired unused", ErrNotPaid), nil
	}
	deep, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(head.Number-min(head.Number, s.opts.Confirmations)))
	if err != nil {
		return nil, err
	}
	at := docket.Head{Number: deep.Number.Uint64(), Hash: deep.Hash(), Time: deep.Time}
	used, err := s.token.Used(ctx, at, s.opts.payer(), p.Nonce)
	if err != nil || !used {
		return nil, err
	}
	// Used by nothing that moved money: it was cancelled. Looked for up to the same block, so that no payment is in between.
	if _, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head); !errors.Is(err, docket.ErrNotPaid) {
		return nil, err
	}
	return fmt.Errorf("%w: the authorization was cancelled", ErrNotPaid), nil
}

// anew reports whether a purchase whose authorization is dead is ordered again: its terms changed, and attempts are left.
func (p *Purchase) anew() bool {
	n := p.Attempts[retry.Terms]
	return n > 0 && n < retry.Plans()[retry.Terms].Attempts
}

// hand writes down that an authorization is about to leave, or goes on with one that has.
func (s *Service) hand(p *Purchase) (*acts.Open, error) {
	act := acts.Act{Kind: kindPay, Subject: p.ID, Implied: s.impliedPayment(p), Detail: map[string]any{
		"url": p.Request.URL, "offer": p.Offer, "nonce": p.Nonce, "amount": p.Payload.Accepted.Amount, "validBefore": p.ValidBefore,
	}}
	if p.Begun != 0 {
		return s.book.Take(p.Begun, act)
	}
	open, err := s.book.Begin(act)
	if err != nil {
		return nil, err
	}
	p.Begun = open.Seq()
	if err := s.save(p); err != nil {
		return nil, errors.Join(err, open.Leave())
	}
	return open, nil
}

func (s *Service) impliedPayment(p *Purchase) outcome.Implied {
	payer := s.opts.payer()
	amount, err := x402.ParseAmount(p.Payload.Accepted.Amount)
	if err != nil {
		return outcome.Implied{}
	}
	// One transaction may settle many payments, of one payer to one Offer too.
	return outcome.Implied{}.Emits(s.opts.TokenDomain.Token, "AuthorizationUsed", docket.AuthorizationUsed, common.BytesToHash(payer[:]), p.Nonce).
		PaysAtLeast(s.opts.TokenDomain.Token, payer, p.Offer, amount.ToBig())
}

// paid freezes the exchange and compares what moved with what was signed for.
func (s *Service) paid(ctx context.Context, p *Purchase, open *acts.Open, res *exchange.Response, paid *exchange.Payment) error {
	p.Begun = 0
	if err := s.freeze(ctx, p, res, paid); err != nil {
		return errors.Join(err, open.Leave())
	}
	return open.Compare(ctx, s.opts.Chain, paid.TransactionHash)
}

// lapse ends a payment that never happens and gives back what was set aside for it.
func (s *Service) lapse(p *Purchase, open *acts.Open, head docket.Head, why error) error {
	p.Begun, p.Lapsed = 0, true
	return errors.Join(s.save(p), open.Fail(&head, nil, why), s.budget.Release(p.ID, p.OrderedAt))
}

// ended says what became of a payment that an earlier process handed over.
func (s *Service) ended(ctx context.Context, l acts.Left) (known bool, at *docket.Head, why, err error) {
	p, err := s.load(l.Subject)
	if errors.Is(err, journal.ErrNone) {
		return true, nil, fmt.Errorf("%w: nothing was handed over", ErrNotPaid), nil
	}
	var was struct {
		Nonce common.Hash `json:"nonce"`
	}
	if err == nil {
		err = json.Unmarshal(l.Detail, &was)
	}
	if err != nil {
		return false, nil, nil, err
	}
	if p.Nonce != was.Nonce { // ordered again, which needs the first one dead
		return true, nil, fmt.Errorf("%w: replaced by another authorization", ErrNotPaid), nil
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return false, nil, nil, err
	}
	paid, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
	switch {
	case err == nil && p.Paid():
		seen, err := outcome.LookAt(ctx, s.opts.Chain, l.Implied, paid.TransactionHash)
		if err != nil && !errors.Is(err, outcome.ErrMismatch) {
			return false, nil, nil, err
		}
		return true, &seen.Block, err, nil
	case err != nil && !errors.Is(err, docket.ErrNotPaid):
		return false, nil, nil, err
	case err != nil:
		if why, err = s.dead(ctx, p, head); err != nil {
			return false, nil, nil, err
		}
		if why != nil {
			p.Begun, p.Lapsed = 0, true
			return true, &head, why, errors.Join(s.save(p), s.budget.Release(p.ID, p.OrderedAt))
		}
	}
	p.Begun = l.Seq // it goes on with Pay
	return false, nil, nil, s.save(p)
}

// findPaid looks for the payment and waits until it lies deep enough. It is looked up anew each time, because its block
// may be replaced meanwhile.
func (s *Service) findPaid(ctx context.Context, p *Purchase) (*exchange.Payment, docket.Head, error) {
	for {
		head, err := docket.HeadOf(ctx, s.opts.Chain)
		if err != nil {
			return nil, head, err
		}
		paid, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
		if err != nil || head.Number >= paid.BlockNumber+s.opts.Confirmations {
			return paid, head, err
		}
		if err := pause(ctx, s.opts.Poll); err != nil {
			return nil, head, err
		}
	}
}

func (s *Service) transfer(p *Purchase) docket.Transfer {
	return docket.Transfer{Token: s.opts.TokenDomain.Token, PayTo: p.Offer, Payer: s.opts.payer(), Nonce: p.Nonce}
}
