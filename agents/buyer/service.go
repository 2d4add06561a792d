package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/budget"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Service is one buyer.
type Service struct {
	opts    Options
	journal *journal.Dir
	abi     *bindings.Offer
	factory *docket.Factory
	token   *docket.Token
	warned  appeal.Warned
	book    *acts.Book
	budget  *budget.Book
}

// New checks the options and opens the journal. It reads no chain.
func New(opts Options) (*Service, error) {
	if err := opts.Check(); err != nil {
		return nil, fmt.Errorf("buyer options: %w", err)
	}
	opts = opts.withDefaults()
	dir, err := journal.Open(opts.Dir)
	if err != nil {
		return nil, err
	}
	spent, err := budget.Open(opts.Dir)
	if err != nil {
		return nil, err
	}
	return &Service{
		opts: opts, journal: dir, budget: spent,
		book: acts.New(acts.Options{Dir: opts.Dir, Key: opts.Key, ChainID: opts.TokenDomain.ChainID, Now: opts.Now, Log: opts.Log}), abi: bindings.NewOffer(),
		factory: docket.NewFactory(opts.Chain, opts.Factory),
		token:   docket.NewToken(opts.Chain, opts.TokenDomain.Token),
	}, nil
}

// Purchase reads a stored purchase.
func (s *Service) Purchase(id string) (*Purchase, error) { return s.load(id) }

// Ledger is the file in which everything is written down that this buyer does and refuses.
func (s *Service) Ledger() string { return s.book.Path() }

// resolve ends what an earlier process began, by what the chain shows.
func (s *Service) resolve(ctx context.Context) error {
	if err := s.book.Resolve(ctx, s.opts.Chain, map[string]acts.Ender{kindPay: s.ended}); err != nil && !errors.Is(err, outcome.ErrMismatch) {
		return fmt.Errorf("end what was begun: %w", err)
	}
	return nil // a mismatch is written down, with an alarm
}

func (s *Service) load(id string) (*Purchase, error) {
	var p Purchase
	if err := s.journal.Load(purchaseName(id), &p); err != nil {
		return nil, err
	}
	return &p, nil
}

func (s *Service) save(p *Purchase) error { return s.journal.Save(purchaseName(p.ID), p) }

// payFacts reads everything that the guards look at, at one block. What the seller got wrong is a fact; an error means
// that the facts could not be read.
func (s *Service) payFacts(ctx context.Context, head docket.Head, asked string, r x402.PaymentRequirements, quote *x402.PaymentRequired) (payFacts, error) {
	f := payFacts{requirement: r, asked: asked, resource: quote.Resource.URL, now: head.Time, seed: s.seed(asked)}
	var err error
	if f.payTo, err = x402.ParseAddress(r.PayTo); err != nil {
		return f, fmt.Errorf("%w: payTo: %w", ErrNoChoice, err)
	}
	if f.asset, err = x402.ParseAddress(r.Asset); err != nil {
		return f, fmt.Errorf("%w: asset: %w", ErrNoChoice, err)
	}
	if amount, err := x402.ParseAmount(r.Amount); err == nil {
		f.amount = amount.ToBig()
	}
	if f.notice, err = notice.ReadDispute(quote.Extensions); err != nil && !errors.Is(err, notice.ErrAbsent) {
		return f, fmt.Errorf("%w: %w", ErrNoChoice, err)
	}
	code, err := s.opts.Chain.CodeAtHash(ctx, s.opts.Factory, head.Hash)
	if err != nil {
		return f, err
	}
	f.factoryCode = bindings.MatchRuntime("OfferFactory", code)
	if f.published, err = s.factory.IsOffer(ctx, head, f.payTo); err != nil || !f.published {
		return f, err
	}
	if code, err = s.opts.Chain.CodeAtHash(ctx, f.payTo, head.Hash); err != nil {
		return f, err
	}
	f.hasCode = len(code) > 0
	f.offerCode = s.factory.MatchOffer(ctx, head, code)
	if f.terms, err = s.offer(f.payTo).Terms(ctx, head); err != nil {
		return f, fmt.Errorf("read terms: %w", err)
	}
	if f.predicted, err = s.factory.Predict(ctx, head, f.terms); err != nil {
		return f, fmt.Errorf("predict offer: %w", err)
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return f, fmt.Errorf("read vault: %w", err)
	}
	if f.coverage, err = docket.NewVault(s.opts.Chain, vault).Coverage(ctx, head, f.payTo); err != nil {
		return f, fmt.Errorf("read coverage: %w", err)
	}
	if f.record, err = docket.NewVault(s.opts.Chain, vault).Record(ctx, head, f.terms.Seller); err != nil {
		return f, fmt.Errorf("read record: %w", err)
	}
	if code, err = s.opts.Chain.CodeAtHash(ctx, f.terms.BlockHashSource, head.Hash); err != nil {
		return f, err
	}
	if f.historyCode = bindings.MatchRuntime("HistorySource", code); f.historyCode != nil {
		if f.blockTime, err = s.blockTime(ctx, head); err != nil {
			return f, err
		}
	}
	if f.raw, err = s.opts.Store.Get(ctx, f.terms.ManifestHash); err != nil {
		f.manifest = fmt.Errorf("fetch manifest: %w", err)
		return f, nil
	}
	var compiled *manifest.Compiled
	if compiled, f.manifest = terms.Verify(f.terms, f.raw); f.manifest == nil {
		f.table = terms.Table(compiled, nil)
	}
	return f, nil
}

// promise reads the terms of a purchase and checks its manifest against them: the bytes kept with the purchase, or those
// in the store, which are kept then.
func (s *Service) promise(ctx context.Context, head docket.Head, p *Purchase) (bindings.Terms, *manifest.Compiled, error) {
	t, err := s.offer(p.Offer).Terms(ctx, head)
	if err != nil {
		return t, nil, fmt.Errorf("read terms: %w", err)
	}
	if len(p.Manifest) == 0 {
		if p.Manifest, err = s.opts.Store.Get(ctx, t.ManifestHash); err != nil {
			return t, nil, fmt.Errorf("fetch manifest: %w", err)
		}
	}
	compiled, err := terms.Verify(t, p.Manifest)
	return t, compiled, err
}

func (s *Service) relayFee() *big.Int {
	if s.opts.Policy.RelayFee == nil || s.opts.Sender.Address() == s.opts.payer() {
		return new(big.Int)
	}
	return s.opts.Policy.RelayFee
}
