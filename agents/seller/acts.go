package seller

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
)

// kindServe is a sale's name in the ledger; other acts have their Kind's.
const kindServe = "serve"

// owed are the acts that a case is lost without, by a deadline: the kill switch does not stop them.
var owed = map[Kind]bool{ActAnswer: true, ActConcede: true}

// Chains are all that a seller checks before it acts, beside the promise itself and what its facilitator verifies.
func Chains() []guard.Chain {
	return []guard.Chain{{Act: "serve a new payment", Guards: []guard.Doc{acts.DocStop}}, {Act: "transaction, unless owed", Guards: []guard.Doc{acts.DocStop}}}
}

// ends are the Offer's events by which acts on a case show.
var ends = map[Kind]string{
	ActAnswer: "Answered", ActConcede: "SettlementExecuted", ActExecute: "SettlementExecuted", ActTimeout: "SettlementExecuted",
}

// Ledger is the file in which everything is written down that this seller does and refuses.
func (s *Service) Ledger() string { return s.book.Path() }

// resolve ends what an earlier process began, by what the chain shows.
func (s *Service) resolve(ctx context.Context) error {
	err := s.book.Resolve(ctx, s.opts.Chain, map[string]acts.Ender{kindServe: s.ended})
	if errors.Is(err, outcome.ErrMismatch) {
		return nil // written down, with an alarm
	}
	return err
}

// begin writes a sale down, or goes on with one that was left.
func (s *Service) begin(p *promise, r *record) (*acts.Open, error) {
	act := acts.Act{Kind: kindServe, Subject: key(r.Payer, r.Nonce), Implied: s.impliedSale(p, r), Detail: map[string]any{
		"url": r.Request.URL, "payer": r.Payer, "nonce": r.Nonce, "offer": s.opts.Offer,
	}}
	if r.Begun != 0 {
		return s.book.Take(r.Begun, act)
	}
	open, err := s.book.Begin(act)
	if err != nil {
		return nil, err
	}
	r.Begun = open.Seq()
	if err := s.journal.Save(key(r.Payer, r.Nonce), r); err != nil {
		return nil, errors.Join(err, open.Leave())
	}
	return open, nil
}

func (s *Service) impliedSale(p *promise, r *record) outcome.Implied {
	return outcome.Implied{}.Emits(p.terms.Token, "AuthorizationUsed", docket.AuthorizationUsed, docket.AddressWord(r.Payer), r.Nonce).
		PaysAtLeast(p.terms.Token, r.Payer, s.opts.Offer, s.opts.Price)
}

// broken ends a sale that was refused, and leaves one open whose outcome is not known.
func (s *Service) broken(_ context.Context, r *record, open *acts.Open, why error) error {
	var refused *refusal
	if !errors.As(why, &refused) {
		return open.Leave()
	}
	r.Begun = 0 // the payment may be presented again: another act then
	return errors.Join(s.journal.Save(key(r.Payer, r.Nonce), r), open.Fail(nil, nil, why))
}

// ended says what became of a sale that an earlier process began.
func (s *Service) ended(ctx context.Context, l acts.Left) (known bool, at *docket.Head, why, err error) {
	r, err := loadRecord(s.journal, l.Subject)
	if err != nil {
		return false, nil, nil, err
	}
	if r == nil || !r.done() {
		return r == nil, nil, errNothing, nil // it goes on when the payment is presented again
	}
	seen, err := outcome.LookAt(ctx, s.opts.Chain, l.Implied, r.Payment.TransactionHash)
	if err != nil && !errors.Is(err, outcome.ErrMismatch) {
		return false, nil, nil, err
	}
	return true, &seen.Block, err, nil
}

var errNothing = errors.New("nothing was taken")

// implied is what an action must do, and what it is about in the ledger.
func (s *Service) implied(ctx context.Context, p *promise, a Action) (i outcome.Implied, subject string, err error) {
	subject = a.Case.Hex()
	if event, ok := ends[a.Kind]; ok {
		return outcome.Case(s.opts.Offer, event, a.Case), subject, nil
	}
	switch a.Kind {
	case ActFreeze, ActDeliver:
		head, err := docket.HeadOf(ctx, s.opts.Chain)
		if err != nil {
			return i, subject, err
		}
		c, err := s.offer.Case(ctx, head, a.Case)
		if err != nil {
			return i, subject, err
		}
		if a.Kind == ActFreeze {
			return outcome.Freeze(s.opts.Offer, a.Case, c), subject, nil
		}
		return outcome.Ruling(s.opts.Offer, p.terms.Arbitrator, c.DisputeID), subject, nil
	case ActCheckpoint:
		return outcome.Offer(s.opts.Offer, "Checkpointed"), s.opts.Offer.Hex(), nil
	case ActClaimFee:
		return outcome.Committee(p.terms.Arbitrator, "FeeClaimed", docket.AddressWord(s.opts.Sender.Address())), s.opts.Offer.Hex(), nil
	case ActWithdraw:
		i, err = s.impliedWithdrawal(ctx, p.terms.Token, p.terms.Seller)
		return i, s.opts.Offer.Hex(), err
	}
	return i, subject, fmt.Errorf("%w: %s", ErrOption, a.Kind)
}

// impliedWithdrawal is at least what has matured by now: more may until the transaction is mined.
func (s *Service) impliedWithdrawal(ctx context.Context, token, to common.Address) (outcome.Implied, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return outcome.Implied{}, err
	}
	money, err := s.offer.Money(ctx, head)
	if err != nil {
		return outcome.Implied{}, err
	}
	least := money.Withdrawable
	if least == nil {
		least = new(big.Int)
	}
	return outcome.Offer(s.opts.Offer, "Withdrawn").PaysAtLeast(token, s.opts.Offer, to, least), nil
}
