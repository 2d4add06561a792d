package buyer

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/retry"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// quote asks for the price. A gateway that is briefly away is asked again.
func (s *Service) quote(ctx context.Context, request exchange.Request) (q quoted, err error) {
	var res *exchange.Response
	for tries := uint32(1); ; tries++ {
		res, err = s.ask(ctx, request, "")
		class := retry.ClassOf(retry.Failure{Status: statusOf(res)})
		if err == nil && class != retry.Blip {
			break
		}
		step := retry.Next(retry.Plans()[class], class, tries, s.now(), s.seed(request.URL))
		if ctx.Err() != nil || !step.Again {
			break
		}
		if perr := pause(ctx, s.wait(step)); perr != nil {
			return q, fmt.Errorf("ask for price: %w", perr)
		}
	}
	if err != nil {
		return q, fmt.Errorf("ask for price: %w", err)
	}
	if res.Status != http.StatusPaymentRequired {
		return q, fmt.Errorf("%w: %s answered %d: %.200q", ErrNotPaid, request.URL, res.Status, res.Body)
	}
	if q.required, q.header, err = quoteOf(res); err != nil {
		return q, err
	}
	q.requirement, err = s.choose(q.required)
	return q, err
}

func quoteOf(res *exchange.Response) (*x402.PaymentRequired, string, error) {
	header := headerOf(res, x402.HeaderRequired)
	if header == "" {
		return nil, "", fmt.Errorf("%w: the quote has no %s header", ErrNoChoice, x402.HeaderRequired)
	}
	required, err := x402.DecodeHeader[x402.PaymentRequired](header)
	if err != nil {
		return nil, "", fmt.Errorf("read quote: %w", err)
	}
	return required, header, nil
}

// choose picks the first entry in this buyer's scheme, network and token.
func (s *Service) choose(required *x402.PaymentRequired) (x402.PaymentRequirements, error) {
	for _, r := range required.Accepts {
		asset, err := x402.ParseAddress(r.Asset)
		if err == nil && r.Scheme == x402.SchemeExact && r.Network == x402.Network(s.opts.TokenDomain.ChainID) &&
			asset == s.opts.TokenDomain.Token {
			return r, nil
		}
	}
	return x402.PaymentRequirements{}, fmt.Errorf("%w: %d offered", ErrNoChoice, len(required.Accepts))
}

// clockSlack is how long an authorization is valid for beyond what the quote asks, at least, in seconds.
const clockSlack = 30

func (s *Service) sign(id string, request exchange.Request, required *x402.PaymentRequired, r x402.PaymentRequirements, head docket.Head) (*Purchase, error) {
	amount, err := x402.ParseAmount(r.Amount)
	if err != nil {
		return nil, err
	}
	payTo, err := x402.ParseAddress(r.PayTo)
	if err != nil {
		return nil, err
	}
	if r.MaxTimeoutSeconds < 1 || r.MaxTimeoutSeconds > 24*60*60 {
		return nil, fmt.Errorf("%w: timeout of %d s", ErrNoChoice, r.MaxTimeoutSeconds)
	}
	p := &Purchase{ID: id, Request: request, FromBlock: head.Number, BlockBefore: head.Number}
	if p.Nonce, err = drawNonce(s.opts.Random); err != nil {
		return nil, err
	}
	p.ValidBefore = uint64(s.opts.Now().Unix()) + uint64(r.MaxTimeoutSeconds) + clockSlack
	a := x402.Authorization{
		From: s.opts.payer(), To: payTo, Value: amount, ValidAfter: new(uint256.Int),
		ValidBefore: uint256.NewInt(p.ValidBefore), Nonce: p.Nonce,
	}
	sig, err := x402.SignTransfer(s.opts.Key, s.opts.TokenDomain, a)
	if err != nil {
		return nil, err
	}
	resource := required.Resource
	p.Payload = x402.PaymentPayload{
		X402Version: x402.Version, Resource: &resource, Accepted: r,
		Payload: x402.ExactPayload{Signature: sig, Authorization: a}.Object(), Extensions: required.Extensions,
	}
	p.Header, err = x402.EncodeHeader(p.Payload)
	return p, err
}

// drawNonce never returns zero: an Offer takes a payment under it for a plain transfer, and no Delivery could name it.
func drawNonce(random io.Reader) (nonce common.Hash, err error) {
	for nonce == (common.Hash{}) {
		if _, err := io.ReadFull(random, nonce[:]); err != nil {
			return nonce, fmt.Errorf("draw nonce: %w", err)
		}
	}
	return nonce, nil
}
