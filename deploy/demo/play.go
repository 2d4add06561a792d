package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge"
)

const (
	actDeadline      = 4 * time.Minute // bounds one purchase with its dispute
	withdrawDeadline = 30 * time.Second
)

// Result is what one act showed.
type Result struct {
	Seller     string          `json:"seller"`
	Promise    string          `json:"promise"`
	Offer      common.Address  `json:"offer"`
	Status     int             `json:"status"`  // HTTP status of the paid call; 0 without an answer
	Arrived    string          `json:"arrived"` // the body, as received
	Verdict    string          `json:"verdict"` // of the buyer's own checks
	Checks     []judge.Finding `json:"checks"`
	Case       common.Hash     `json:"case"`
	Ruling     *uint8          `json:"ruling"` // nil without a case
	RulingName string          `json:"ruling_name,omitempty"`
	Cause      *uint8          `json:"cause"`
	CauseName  string          `json:"cause_name,omitempty"`
	Before     Holdings        `json:"before"`
	After      Holdings        `json:"after"`
	Steps      []Step          `json:"transactions"`
	Gas        uint64          `json:"gas"` // of all its transactions
	Seconds    float64         `json:"seconds"`
	Withdrawn  string          `json:"withdrawn"` // by the seller at the end, base units
}

// play makes one purchase and, where it was broken, takes its case to the end. It fails if the money is not where the
// settlement table says.
func (s *scene) play(ctx context.Context, shop *shop, shops []*shop, tell func(string, ...any)) (*Result, error) {
	ctx, cancel := context.WithTimeout(ctx, actDeadline)
	defer cancel()
	started := time.Now()
	head, err := docket.HeadOf(ctx, s.chain)
	if err != nil {
		return nil, err
	}
	r := &Result{Seller: shop.name, Promise: shop.promise, Offer: shop.offer}
	if r.Before, err = s.holdings(ctx, shop); err != nil {
		return nil, err
	}
	if err := s.buyAndDispute(ctx, shop, r, tell); err != nil {
		return nil, err
	}
	if r.After, err = s.holdings(ctx, shop); err != nil {
		return nil, err
	}
	end, err := docket.HeadOf(ctx, s.chain)
	if err != nil {
		return nil, err
	}
	if r.Steps, err = s.trace(ctx, head.Number, end.Number, shops); err != nil {
		return nil, err
	}
	for _, step := range r.Steps {
		r.Gas += step.Gas
	}
	r.Seconds = time.Since(started).Seconds()
	return r, r.check(shop)
}

func (s *scene) buyAndDispute(ctx context.Context, shop *shop, r *Result, tell func(string, ...any)) error {
	b := s.buyer
	if shop.casual {
		b = s.casual
	}
	tell("paying for a quote")
	p, err := b.Pay(ctx, "demo-"+shop.name, shop.url)
	if err != nil {
		return fmt.Errorf("pay: %w", err)
	}
	if p.Exchange != nil && p.Exchange.Response != nil {
		r.Status, r.Arrived = p.Exchange.Response.Status, string(p.Exchange.Response.Body)
	}
	verdict, findings, err := b.Check(ctx, p)
	if err != nil {
		return fmt.Errorf("check: %w", err)
	}
	r.Verdict, r.Checks = verdict.String(), findings
	if verdict == buyer.Conforming {
		return nil
	}
	tell("own checks say %s: contesting", verdict)
	if _, err := b.Contest(ctx, p); err != nil {
		return fmt.Errorf("contest: %w", err)
	}
	return s.follow(ctx, b, p, r, tell)
}

// follow takes the case to its end. Where the seller stays silent, the answer window is skipped.
func (s *scene) follow(ctx context.Context, b *buyer.Service, p *buyer.Purchase, r *Result, tell func(string, ...any)) error {
	if verdict := r.Verdict; verdict == buyer.Undelivered.String() {
		tell("nobody answers: skipping the answer window of %d s", figures.AnswerWindowSeconds)
		if err := s.dev.Warp(ctx, uint64(figures.AnswerWindowSeconds)+1); err != nil {
			return err
		}
	}
	tell("following the case")
	report, err := b.Follow(ctx, p)
	if err != nil {
		return fmt.Errorf("follow: %w", err)
	}
	r.Case, r.Ruling, r.Cause = report.Case, &report.Ruling, &report.Cause
	r.RulingName, r.CauseName = report.RulingName, report.CauseName
	return nil
}

// check compares the act with how it must end: ruling, cause, every balance.
func (r *Result) check(shop *shop) error {
	var got ending
	if r.Ruling != nil {
		got = ending{*r.Ruling, *r.Cause}
	}
	var errs []error
	if got != shop.ending {
		errs = append(errs, fmt.Errorf("ended with ruling %d and cause %d, expected %d and %d", got.ruling, got.cause, shop.ending.ruling, shop.ending.cause))
	}
	want, err := expect(r.Before, shop.ending)
	if err != nil {
		return err
	}
	errs = append(errs, r.After.differs(want))
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("%s: %w", shop.name, err)
	}
	return nil
}

// withdrawAll lets every payment mature and every seller take its money, and checks what each received.
func (s *scene) withdrawAll(ctx context.Context, shops []*shop, results []*Result) error {
	for _, shop := range shops {
		if _, _, err := shop.service.Withdraw(ctx); err != nil {
			return fmt.Errorf("%s: checkpoint: %w", shop.name, err)
		}
	}
	if err := s.dev.Warp(ctx, uint64(figures.ContestWindowSeconds)+1); err != nil {
		return err
	}
	for i, shop := range shops {
		if err := s.withdraw(ctx, shop, results[i]); err != nil {
			return fmt.Errorf("%s: withdraw: %w", shop.name, err)
		}
	}
	return nil
}

// withdraw waits until the seller has its money, whether it took it here or its own daemon was faster.
func (s *scene) withdraw(ctx context.Context, shop *shop, r *Result) error {
	ctx, cancel := context.WithTimeout(ctx, withdrawDeadline)
	defer cancel()
	if _, _, err := shop.service.Withdraw(ctx); err != nil {
		return err
	}
	tick := time.NewTicker(poll)
	defer tick.Stop()
	// What is still in the Offer after the act is the seller's, all of it matured by now.
	for {
		now, err := s.holdings(ctx, shop)
		if err != nil {
			return err
		}
		r.Withdrawn = now.Seller.Sub(now.Seller, r.After.Seller).String()
		if now.Offer.Sign() == 0 {
			break
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("received %s, %s is left in the offer: %w", r.Withdrawn, now.Offer, ctx.Err())
		case <-tick.C:
		}
	}
	if want := r.After.Offer.String(); r.Withdrawn != want {
		return fmt.Errorf("received %s, the settlement table leaves it %s", r.Withdrawn, want)
	}
	return nil
}
