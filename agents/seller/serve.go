package seller

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// errPending says that the payment's outcome is not known yet; the same header may be presented again.
var errPending = errors.New("settlement is pending")

// refusal is a payment that was not taken.
type refusal struct {
	reason     x402.Reason
	settlement *x402.SettlementResponse // when the facilitator was asked to settle
}

func (r *refusal) Error() string { return string(r.reason) }

// payment is one presented payment, in version 2's terms whatever it came as.
type payment struct {
	payload     x402.PaymentPayload
	requirement x402.PaymentRequirements
	header      string // as received
	required    string // PAYMENT-REQUIRED as quoted, for the record
	payer       common.Address
	nonce       common.Hash
}

// fulfil takes a payment and makes its answer, each at most once. Concurrent and repeated presentations of one
// authorization end in the same record. The work goes on when the client leaves: money may have moved.
func (s *Service) fulfil(ctx context.Context, p *promise, pay payment, request exchange.Request) (*record, error) {
	result, err, _ := s.flights.Do(key(pay.payer, pay.nonce), func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), fulfilDeadline)
		defer cancel()
		return s.fulfilOnce(ctx, p, pay, request)
	})
	if err != nil {
		return nil, err
	}
	r := result.(*record)
	// A flight that was joined may have been for something else.
	hash, err := payloadHash(pay.payload)
	if err != nil {
		return nil, err
	}
	return r, r.same(hash, request)
}

// fulfilDeadline bounds everything that one payment needs.
const fulfilDeadline = 4 * time.Minute

func payloadHash(p x402.PaymentPayload) (common.Hash, error) { return canon.HashOf(p.Payload) }

func (s *Service) fulfilOnce(ctx context.Context, p *promise, pay payment, request exchange.Request) (*record, error) {
	r, err := s.reserve(ctx, pay, request)
	if err != nil || r.done() {
		return r, err
	}
	open, err := s.begin(p, r)
	if err != nil {
		return nil, err
	}
	if err := s.fulfilSteps(ctx, p, r); err != nil {
		return nil, errors.Join(err, s.broken(ctx, r, open, err))
	}
	s.opts.Log.Info("served", "offer", s.opts.Offer, "payer", r.Payer, "nonce", r.Nonce, "tx", r.Payment.TransactionHash, "mode", s.opts.Mode)
	// A mismatch is an alarm. What was paid for is handed over all the same.
	if err := open.Compare(ctx, s.opts.Chain, r.Payment.TransactionHash); err != nil && !errors.Is(err, outcome.ErrMismatch) {
		return nil, err
	}
	return r, nil
}

func (s *Service) fulfilSteps(ctx context.Context, p *promise, r *record) error {
	steps := []func(context.Context, *promise, *record) error{s.answer, s.settle}
	if p.timed() {
		steps = []func(context.Context, *promise, *record) error{s.settle, s.answer}
	}
	for _, step := range steps {
		if err := step(ctx, p, r); err != nil {
			return err
		}
		if err := s.journal.Save(key(r.Payer, r.Nonce), r); err != nil {
			return err
		}
	}
	return nil
}

// reserve finds the record of an authorization, or verifies the payment and creates it. From then on the authorization
// belongs to this request alone.
func (s *Service) reserve(ctx context.Context, pay payment, request exchange.Request) (*record, error) {
	name := key(pay.payer, pay.nonce)
	hash, err := payloadHash(pay.payload)
	if err != nil {
		return nil, err
	}
	r, err := loadRecord(s.journal, name)
	if err != nil {
		return nil, err
	}
	if r != nil {
		return r, r.same(hash, request)
	}
	if err := s.book.RefuseOnce(kindServe, "", nil, guard.Resolve([]guard.Result{s.book.Switch()})); err != nil {
		return nil, err
	}
	verdict, err := s.facilitator.verify(ctx, pay.payload, pay.requirement)
	if err != nil {
		return nil, err
	}
	if !verdict.IsValid {
		return nil, &refusal{reason: verdict.InvalidReason}
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	r = &record{
		Payer: pay.payer, Nonce: pay.nonce, Payload: pay.payload, PayloadHash: hash, Header: pay.header,
		Required: pay.required, Request: request, ReceivedAt: uint64(s.opts.Now().Unix()), FromBlock: head.Number,
	}
	if err := s.journal.Create(name, r); errors.Is(err, journal.ErrExists) {
		// Another process of this seller was faster; its record decides.
		if r, err = loadRecord(s.journal, name); err == nil && r == nil {
			err = journal.ErrNone
		}
		if err != nil {
			return nil, err
		}
		return r, r.same(hash, request)
	} else if err != nil {
		return nil, err
	}
	return r, nil
}

// settle moves the money, or finds that it moved. What the facilitator says is checked against the chain: a "no" may
// hide a transfer that anyone broadcast, a "yes" needs its log.
func (s *Service) settle(ctx context.Context, p *promise, r *record) error {
	if r.Payment != nil {
		return nil
	}
	requirement, err := s.requirement(p)
	if err != nil {
		return err
	}
	verdict, err := s.facilitator.settle(ctx, r.Payload, requirement)
	if err == nil && verdict.ErrorReason == x402.ReasonSettlementPending {
		verdict, err = s.facilitator.settle(ctx, r.Payload, requirement)
	}
	paid, findErr := s.findPayment(ctx, p, r, verdict)
	switch {
	case findErr == nil:
		return s.settled(r, requirement, verdict, paid)
	case !errors.Is(findErr, docket.ErrNotPaid):
		return fmt.Errorf("%w: %w", errPending, errors.Join(findErr, err))
	case err != nil:
		return fmt.Errorf("%w: %w", errPending, err)
	case verdict.Success || verdict.ErrorReason == x402.ReasonSettlementPending:
		return fmt.Errorf("%w: %w", errPending, findErr)
	}
	return &refusal{reason: verdict.ErrorReason, settlement: verdict}
}

func (s *Service) settled(r *record, requirement x402.PaymentRequirements, verdict *x402.SettlementResponse, paid *exchange.Payment) error {
	if paid.Amount != requirement.Amount {
		return &refusal{reason: x402.ReasonExactTransferMismatch, settlement: verdict}
	}
	r.Payment = paid
	r.Settlement = &x402.SettlementResponse{
		Success: true, Payer: r.Payer.Hex(), Transaction: paid.TransactionHash.Hex(), Network: requirement.Network,
		Amount: paid.Amount,
	}
	if verdict != nil {
		r.Settlement.Extra = verdict.Extra
	}
	return nil
}

// findPayment looks the Transfer log up: in the named transaction once it is confirmed, else by the authorization.
func (s *Service) findPayment(ctx context.Context, p *promise, r *record, verdict *x402.SettlementResponse) (*exchange.Payment, error) {
	t := docket.Transfer{Token: p.terms.Token, PayTo: s.opts.Offer, Payer: r.Payer, Nonce: r.Nonce}
	if verdict != nil && verdict.Success && verdict.Transaction != "" {
		ctx, cancel := context.WithTimeout(ctx, settleDeadline)
		defer cancel()
		receipt, err := s.opts.Chain.WaitConfirmed(ctx, common.HexToHash(verdict.Transaction), s.opts.Confirmations)
		if err != nil {
			return nil, err
		}
		return docket.PaymentIn(ctx, s.opts.Chain, receipt, t)
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	return docket.FindPayment(ctx, s.opts.Chain, t, r.FromBlock, head)
}

// answer makes the response and signs its Delivery. It runs once per authorization, because the record keeps it.
func (s *Service) answer(_ context.Context, p *promise, r *record) error {
	if r.Answer != nil {
		return nil
	}
	if s.opts.Mode == Silent {
		r.Answer = &answer{Status: http.StatusInternalServerError, Body: exchange.Body{}}
		return nil
	}
	pair, _ := exchange.RequestSubject(asked(p.compiled.Reading), r.Request)
	now := uint64(s.opts.Now().Unix())
	body, err := s.opts.Feed.body(s.opts.Mode, pair, now)
	if err != nil {
		return err
	}
	delivery, err := s.sign(p, r, body, now)
	if err != nil {
		return err
	}
	r.Answer = &answer{Status: http.StatusOK, Body: body, Delivery: &delivery}
	return nil
}

func (s *Service) sign(p *promise, r *record, body []byte, now uint64) (exchange.SignedDelivery, error) {
	requestHash, err := r.Request.Hash()
	if err != nil {
		return exchange.SignedDelivery{}, err
	}
	fields := exchange.TypedFields(p.compiled.Reading, r.Request, body)
	return exchange.Delivery{
		Payer: r.Payer, PaymentRef: r.Nonce, RequestHash: requestHash, ResponseHash: exchange.ResponseHash(body),
		RequestSubject: fields.RequestSubject, ResponseSubject: fields.ResponseSubject,
		ServedAt: now, DataTime: fields.DataTime, ItemCount: fields.ItemCount,
	}.Sign(s.opts.ReceiptKey, s.opts.Chain.ChainID(), s.opts.Offer)
}
