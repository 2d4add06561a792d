package seller

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
)

// Reasons why nothing is quoted.
var (
	ErrNotPublished = errors.New("the offer is not published")
	ErrNotOurs      = errors.New("the offer is not this seller's")
	ErrPrice        = errors.New("the price is outside the amounts that the promise covers")
)

// promise is a published Offer whose terms are what the manifest compiles to.
type promise struct {
	terms    bindings.Terms
	compiled *manifest.Compiled
}

// checkPromise reads the Offer and refuses it unless the factory published it with exactly these terms.
func (s *Service) checkPromise(ctx context.Context) (*promise, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	published, err := s.factory.IsOffer(ctx, head, s.opts.Offer)
	if err != nil {
		return nil, fmt.Errorf("read factory: %w", err)
	}
	if !published {
		return nil, fmt.Errorf("%w: %s", ErrNotPublished, s.opts.Offer)
	}
	t, err := s.offer.Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	compiled, err := terms.Verify(t, s.opts.Manifest)
	if err != nil {
		return nil, err
	}
	authorized, err := s.offer.WasReceiptSigner(ctx, head, s.signer(), head.Time, head.Time)
	if err != nil {
		return nil, fmt.Errorf("read receipt signer: %w", err)
	}
	if t.Seller != s.opts.Sender.Address() || !authorized {
		return nil, fmt.Errorf("%w: seller %s; %s may not sign its receipts", ErrNotOurs, t.Seller, s.signer())
	}
	if t.Token != s.opts.TokenDomain.Token {
		return nil, fmt.Errorf("%w: token %s", ErrNotOurs, t.Token)
	}
	if s.opts.Price.Cmp(t.MinAmount) < 0 || s.opts.Price.Cmp(t.MaxAmount) > 0 {
		return nil, fmt.Errorf("%w: %s not in %s..%s", ErrPrice, s.opts.Price, t.MinAmount, t.MaxAmount)
	}
	return &promise{terms: t, compiled: compiled}, nil
}

func (s *Service) signer() common.Address { return crypto.PubkeyToAddress(s.opts.ReceiptKey.PublicKey) }

// timed reports whether a requirement bounds the age of data: such a promise is served after the payment.
func (p *promise) timed() bool {
	for _, r := range p.compiled.Requirements {
		if !r.Judged && r.Check.Measure == manifest.MeasureAgeSeconds {
			return true
		}
	}
	return false
}
