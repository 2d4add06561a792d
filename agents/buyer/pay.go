package buyer

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/budget"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Pay makes the purchase called id, or takes it up where it was left. It returns once the exchange is frozen. An error
// that matches ErrUnknownOutcome leaves the purchase open: call Pay again with the same id. One that matches
// outcome.ErrMismatch comes with a purchase that is paid, by another movement of money than was signed for.
func (s *Service) Pay(ctx context.Context, id, url string) (*Purchase, error) {
	request := exchange.Request{Method: http.MethodGet, URL: url, Body: exchange.Body{}}
	if err := request.Check(); err != nil {
		return nil, err
	}
	if err := s.resolve(ctx); err != nil {
		return nil, err
	}
	p, err := s.load(id)
	switch {
	case errors.Is(err, journal.ErrNone):
		p, err = s.order(ctx, id, request, nil)
	case err == nil && p.Request.URL != url:
		return nil, fmt.Errorf("%w: %s", ErrPurchase, id)
	case err == nil && p.Paid():
		return p, nil
	case err == nil:
		p, err = s.ready(ctx, p)
	}
	if err != nil {
		return nil, err
	}
	return s.present(ctx, p)
}

// ready looks again at a purchase that was left before its authorization was handed over, and orders again where that can
// never pay.
func (s *Service) ready(ctx context.Context, p *Purchase) (*Purchase, error) {
	switch {
	case p.Lapsed && !p.anew():
		return p, fmt.Errorf("%w: the authorization can no longer be used", ErrNotPaid)
	case p.Lapsed:
		return s.order(ctx, p.ID, p.Request, p)
	case p.Begun != 0: // it left; whether it pays is not this buyer's to decide any more
		return p, nil
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return p, err
	}
	required, err := x402.DecodeHeader[x402.PaymentRequired](p.Required)
	if err != nil {
		return p, fmt.Errorf("read stored quote: %w", err)
	}
	facts, err := s.payFacts(ctx, head, p.Request.URL, p.Payload.Accepted, required)
	if err != nil {
		return p, err
	}
	facts.now, facts.stop = head.Time, s.book.Switch()
	return p, s.refuse(kindPay, p.ID, head, guardPay(facts, s.opts))
}

// quoted is a price that was asked for, with what was read about it.
type quoted struct {
	required    *x402.PaymentRequired
	header      string // as received
	requirement x402.PaymentRequirements
	facts       payFacts
}

// order asks for the price, checks the promise and signs. The purchase is stored before it returns. again is the purchase
// that it replaces, whose authorization can provably not be used any more; nil for a new one.
func (s *Service) order(ctx context.Context, id string, request exchange.Request, again *Purchase) (*Purchase, error) {
	q, err := s.quote(ctx, request)
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	if q.facts, err = s.payFacts(ctx, head, request.URL, q.requirement, q.required); err != nil {
		return nil, err
	}
	q.facts.stop = s.book.Switch()
	if err := s.refuse(kindPay, id, head, guardPay(q.facts, s.opts)); err != nil {
		return nil, err
	}
	return s.reserve(ctx, id, request, q, again)
}

// reserve sets the money aside, looks at everything again and signs, all while no other purchase of this buyer can.
func (s *Service) reserve(ctx context.Context, id string, request exchange.Request, q quoted, again *Purchase) (*Purchase, error) {
	hash, err := request.Hash()
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	item := budget.Item{Host: hostOf(request.URL), Request: hash, Amount: q.facts.amount, At: head.Time}
	err = s.budget.Reserve(id, item, func(spent budget.Spent) error {
		// Asking for the price and for the manifest took a while: what was seen then need not be so now.
		if q.facts, err = s.payFacts(ctx, head, request.URL, q.requirement, q.required); err != nil {
			return err
		}
		q.facts.spent, q.facts.now, q.facts.stop = spent, head.Time, s.book.Switch()
		return s.refuse(kindPay, id, head, guardPay(q.facts, s.opts))
	})
	if err != nil {
		return nil, err
	}
	p, err := s.sign(id, request, q.required, q.requirement, head)
	if err != nil {
		return nil, errors.Join(err, s.budget.Release(id, item.At)) // no signature left this function
	}
	// What could not be frozen could not be contested either.
	if longest := max(len(q.header), len(p.Header)); longest > exchange.MaxHeader {
		return nil, errors.Join(fmt.Errorf("%w: headers of %d bytes, a record holds %d", ErrNoChoice, longest, exchange.MaxHeader), s.budget.Release(id, item.At))
	}
	p.Required, p.Offer, p.ManifestHash, p.Manifest = q.header, q.facts.payTo, q.facts.terms.ManifestHash, q.facts.raw
	p.OrderedAt = head.Time
	if again != nil {
		p.Attempts, p.Given = again.Attempts, append(again.Given, again.Nonce)
		return p, s.save(p)
	}
	// Create, not Save: of two processes that order one purchase only one may hand its authorization over.
	return p, s.journal.Create(purchaseName(id), p)
}

// refuse writes a decision that does not allow down, and returns its error.
func (s *Service) refuse(kind, subject string, head docket.Head, d guard.Decision) error {
	err := s.book.Refuse(kind, subject, &head, d)
	if err != nil {
		s.opts.Log.Warn("not acting", "action", kind, "subject", subject, "err", err)
	}
	return err
}

// hostOf is the host that a budget counts against, in one spelling.
func hostOf(text string) string {
	u, err := url.Parse(text)
	if err != nil {
		return text
	}
	return strings.ToLower(u.Hostname())
}

func purchaseName(id string) string { return "purchase-" + id }

// offer is a reader of an Offer.
func (s *Service) offer(address common.Address) *docket.Offer {
	return docket.NewOffer(s.opts.Chain, address, s.opts.FromBlock)
}
