package buyer

import (
	"context"
	"errors"
	"fmt"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// freeze fixes the exchange. A Delivery that does not bind the seller to exactly this exchange is left out: it would
// prove nothing.
func (s *Service) freeze(ctx context.Context, p *Purchase, res *exchange.Response, paid *exchange.Payment) error {
	e := &exchange.Exchange{
		Version: exchange.Version, ChainID: s.opts.TokenDomain.ChainID, Offer: p.Offer, ManifestHash: p.ManifestHash,
		Request: p.Request, Response: res, Payment: paid, ReceivedAt: uint64(s.opts.Now().Unix()),
		X402: exchange.X402{Required: p.Required, Signature: p.Header},
	}
	if res != nil {
		e.X402.Response = headerOf(res, x402.HeaderResponse)
		signed, err := deliveryOf(res)
		if err == nil {
			err = s.verifyDelivery(ctx, e, signed)
		}
		if err == nil {
			with := *e
			with.Delivery = signed
			err = with.Check()
		}
		if err != nil {
			s.opts.Log.Warn("no usable delivery", "purchase", p.ID, "offer", p.Offer, "err", err)
		} else {
			e.Delivery = signed
		}
	}
	if err := e.Check(); err != nil {
		return fmt.Errorf("freeze exchange: %w", err)
	}
	p.Exchange = e
	return s.save(p)
}

func deliveryOf(res *exchange.Response) (*exchange.SignedDelivery, error) {
	var extensions x402.Object
	if header := headerOf(res, x402.HeaderResponse); header != "" {
		settlement, err := x402.DecodeHeader[x402.SettlementResponse](header)
		if err != nil {
			return nil, fmt.Errorf("read settlement: %w", err)
		}
		extensions = settlement.Extensions
	}
	return notice.ReadDelivery(extensions, headerOf(res, notice.HeaderDelivery))
}

// ErrDelivery says that a signed Delivery is not about this exchange or not by the seller.
var ErrDelivery = errors.New("delivery does not bind the seller to this exchange")

// about checks that a Delivery is about exactly this exchange. It is pure.
func about(e *exchange.Exchange, d *exchange.SignedDelivery) error {
	requestHash, err := e.Request.Hash()
	if err != nil {
		return err
	}
	switch {
	case d.Delivery.Payer != e.Payment.Payer:
		return fmt.Errorf("%w: payer %s", ErrDelivery, d.Delivery.Payer)
	case d.Delivery.PaymentRef != e.Payment.Nonce:
		return fmt.Errorf("%w: payment %s", ErrDelivery, d.Delivery.PaymentRef)
	case d.Delivery.RequestHash != requestHash:
		return fmt.Errorf("%w: request %s", ErrDelivery, d.Delivery.RequestHash)
	case d.Delivery.ResponseHash != exchange.ResponseHash(e.Response.Body):
		return fmt.Errorf("%w: response %s", ErrDelivery, d.Delivery.ResponseHash)
	}
	return nil
}

func (s *Service) verifyDelivery(ctx context.Context, e *exchange.Exchange, d *exchange.SignedDelivery) error {
	if err := about(e, d); err != nil {
		return err
	}
	signer, err := d.Signer(s.opts.Chain.ChainID(), e.Offer)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrDelivery, err)
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return err
	}
	ok, err := s.offer(e.Offer).WasReceiptSigner(ctx, head, signer, e.Payment.BlockTime, head.Time)
	if err != nil {
		return fmt.Errorf("read receipt signer: %w", err)
	}
	if !ok {
		return fmt.Errorf("%w: signed by %s", ErrDelivery, signer)
	}
	return nil
}
