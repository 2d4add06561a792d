package buyer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	maxBody       = 128 << 10 // bytes of a response body that is read; more is cut off and fails its hash
	presentations = 4         // how often one payment is presented before its outcome counts as unknown
	retryPause    = time.Second
)

// Pay makes the purchase called id, or takes it up where it was left. It returns once the exchange is frozen. An error
// that matches ErrUnknownOutcome leaves the purchase open: call Pay again with the same id.
func (s *Service) Pay(ctx context.Context, id, url string) (*Purchase, error) {
	request := exchange.Request{Method: http.MethodGet, URL: url, Body: exchange.Body{}}
	if err := request.Check(); err != nil {
		return nil, err
	}
	p, err := s.load(id)
	if errors.Is(err, journal.ErrNone) {
		p, err = s.order(ctx, id, request)
	}
	if err != nil {
		return nil, err
	}
	if p.Request.URL != url {
		return nil, fmt.Errorf("%w: %s", ErrPurchase, id)
	}
	if p.Paid() {
		return p, nil
	}
	return p, s.present(ctx, p)
}

// order asks for the price, checks the promise and signs. The purchase is stored before it returns.
func (s *Service) order(ctx context.Context, id string, request exchange.Request) (*Purchase, error) {
	res, err := s.ask(ctx, request, "")
	if err != nil {
		return nil, fmt.Errorf("ask for price: %w", err)
	}
	if res.Status != http.StatusPaymentRequired {
		return nil, fmt.Errorf("%w: %s answered %d: %.200q", ErrNotPaid, request.URL, res.Status, res.Body)
	}
	required, header, err := quoteOf(res)
	if err != nil {
		return nil, err
	}
	requirement, err := s.choose(required)
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	facts, err := s.payFacts(ctx, head, request.URL, requirement, required)
	if err != nil {
		return nil, err
	}
	decision := guardPay(facts, s.opts)
	if err := decision.Err(); err != nil {
		s.opts.Log.Warn("not paying", "url", request.URL, "offer", facts.payTo, "err", err)
		return nil, err
	}
	p, err := s.sign(id, request, required, requirement, head)
	if err != nil {
		return nil, err
	}
	// What could not be frozen could not be contested either.
	if longest := max(len(header), len(p.Header)); longest > exchange.MaxHeader {
		return nil, fmt.Errorf("%w: headers of %d bytes, a record holds %d", ErrNoChoice, longest, exchange.MaxHeader)
	}
	p.Required, p.Offer, p.ManifestHash, p.Manifest = header, facts.payTo, facts.terms.ManifestHash, facts.raw
	// Create, not Save: of two processes that order one purchase only one may hand its authorization over.
	if err := s.journal.Create(purchaseName(id), p); err != nil {
		return nil, err
	}
	return p, nil
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

// present hands the one authorization over until there is an answer, then looks at the chain. A refusal is believed only
// when the chain agrees; silence is decided by the chain alone.
func (s *Service) present(ctx context.Context, p *Purchase) error {
	var last *exchange.Response
	var lastErr error
	for range presentations {
		last, lastErr = s.ask(ctx, p.Request, p.Header)
		if ctx.Err() != nil {
			return fmt.Errorf("%w: %w", ErrUnknownOutcome, ctx.Err())
		}
		if lastErr == nil && last.Status != http.StatusServiceUnavailable {
			break
		}
		if err := pause(ctx, retryPause); err != nil {
			return fmt.Errorf("%w: %w", ErrUnknownOutcome, err)
		}
	}
	paid, head, err := s.findPaid(ctx, p)
	switch {
	case err == nil:
		return s.freeze(ctx, p, last, paid)
	case !errors.Is(err, docket.ErrNotPaid):
		return fmt.Errorf("%w: %w", ErrUnknownOutcome, err)
	case head.Time >= p.ValidBefore:
		// The token refuses it from validBefore on, and the chain shows no payment: it never will.
		return fmt.Errorf("%w: the authorization expired unused", ErrNotPaid)
	case lastErr != nil:
		return fmt.Errorf("%w: %w", ErrUnknownOutcome, lastErr)
	}
	return fmt.Errorf("%w: the seller answered %d and the chain shows no payment yet", ErrUnknownOutcome, last.Status)
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

// ask sends the request, with a payment if header is not empty, and reads the answer with its limits.
func (s *Service) ask(ctx context.Context, request exchange.Request, header string) (*exchange.Response, error) {
	req, err := http.NewRequestWithContext(ctx, request.Method, request.URL, http.NoBody)
	if err != nil {
		return nil, err
	}
	if header != "" {
		req.Header.Set(x402.HeaderSignature, header)
	}
	// A redirect would carry the payment to another server.
	client := *s.opts.HTTP
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, maxBody))
	if err != nil {
		return nil, fmt.Errorf("read response: %w", err)
	}
	if res.StatusCode < 100 || res.StatusCode > 599 {
		return nil, fmt.Errorf("read response: status %d is no HTTP status", res.StatusCode)
	}
	return &exchange.Response{Status: res.StatusCode, Headers: headersOf(res.Header), Body: body}, nil
}

// headersOf keeps what a record can hold, each value no longer than an x402 header in it may be. A seller must not be
// able to answer something that cannot be frozen, and so not be contested.
func headersOf(h http.Header) []exchange.Header {
	fit := map[string][]string{}
	for name, values := range h {
		fit[name] = slices.DeleteFunc(slices.Clone(values), func(v string) bool { return len(v) > exchange.MaxHeader })
	}
	return exchange.KeepHeaders(fit)
}

func headerOf(res *exchange.Response, name string) string {
	for _, h := range res.Headers {
		if strings.EqualFold(h.Name, name) {
			return h.Value
		}
	}
	return ""
}

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func purchaseName(id string) string { return "purchase-" + id }

// offer is a reader of an Offer.
func (s *Service) offer(address common.Address) *docket.Offer {
	return docket.NewOffer(s.opts.Chain, address, s.opts.FromBlock)
}
