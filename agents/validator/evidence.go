package validator

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
)

// errEvidence says that the evidence could not be read or is not what the chain names. It may be there later.
var errEvidence = errors.New("evidence not usable")

// errForeign is an errEvidence that nothing mends: the arbitrable is no Offer of the deployment, or asks for something
// else than its terms say. Anybody's contract can open a dispute, and name evidence that is about another procedure.
var errForeign = fmt.Errorf("%w: foreign arbitrable", errEvidence)

// material is what a seat judges: a checked manifest and the exchange as the record establishes it.
type material struct {
	offer    common.Address
	compiled *manifest.Compiled
	document *manifest.Document
	exchange *exchange.Exchange // nil when the record holds no request
}

// gather fetches a dispute's evidence and checks every hash on the way: the chain's own records fold to the frozen root,
// the manifest is what the terms compile from, and each document counts only for what its hashes bind. With an error
// about documents it still returns what the others hold.
func (s *Service) gather(ctx context.Context, head docket.Head, arbitrable common.Address, brief bindings.Brief) (*material, error) {
	if err := s.published(ctx, head, arbitrable); err != nil {
		return nil, err
	}
	offer := docket.NewOffer(s.opts.Chain, arbitrable, s.opts.FromBlock)
	t, err := offer.Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("%w: terms: %w", errEvidence, err)
	}
	file, err := offer.File(ctx, head, brief.CaseId)
	if err != nil {
		return nil, fmt.Errorf("%w: case: %w", errEvidence, err)
	}
	if err := bound(brief, t, file); err != nil {
		return nil, err
	}
	raw, err := s.opts.Store.Get(ctx, brief.ManifestHash)
	if err != nil {
		return nil, fmt.Errorf("%w: manifest: %w", errEvidence, err)
	}
	compiled, err := terms.Verify(t, raw)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errEvidence, err)
	}
	document, err := manifest.Parse(raw)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errEvidence, err)
	}
	// What a party names and nobody can fetch must not keep the rest from being judged: the caller waits while there is
	// time, and then takes what there is.
	docs, err := s.documents(ctx, file)
	e := assemble(s.opts.Chain.ChainID().Uint64(), arbitrable, t, file, docs)
	return &material{offer: arbitrable, compiled: compiled, document: document, exchange: e}, err
}

// published refuses an arbitrable that the deployment's factory did not publish, where one is configured.
func (s *Service) published(ctx context.Context, head docket.Head, arbitrable common.Address) error {
	if s.opts.Factory == (common.Address{}) {
		return nil
	}
	known, err := docket.NewFactory(s.opts.Chain, s.opts.Factory).IsOffer(ctx, head, arbitrable)
	if err != nil {
		return fmt.Errorf("%w: factory: %w", errEvidence, err)
	}
	if !known {
		return fmt.Errorf("%w: %s is no Offer of %s", errForeign, arbitrable, s.opts.Factory)
	}
	return nil
}

// bound checks that the round is about exactly these terms and this record. It is pure.
func bound(brief bindings.Brief, t bindings.Terms, f *docket.File) error {
	if common.Hash(t.ManifestHash) != common.Hash(brief.ManifestHash) {
		return fmt.Errorf("%w: the round names manifest %s, the Offer %s", errEvidence, common.Hash(brief.ManifestHash), common.Hash(t.ManifestHash))
	}
	if !sameProcedure(brief.Procedure, t.Procedure) {
		return fmt.Errorf("%w: the round has procedure %+v, the Offer %+v", errForeign, brief.Procedure, t.Procedure)
	}
	if brief.Rounds != t.Rounds {
		return fmt.Errorf("%w: the round is one of %d, the Offer allows %d", errForeign, brief.Rounds, t.Rounds)
	}
	// Neither of them is seated: another name would seat a party in its own case.
	if brief.Payee != t.Seller || brief.Payer != f.Case.Payer {
		return fmt.Errorf("%w: the round is between %s and %s, the case between %s and %s", errForeign, brief.Payer, brief.Payee, f.Case.Payer, t.Seller)
	}
	// A fee that returned to anybody else would be one that the payer is made whole for, or that its bond paid.
	if brief.FeeRefund != f.Case.Payer {
		return fmt.Errorf("%w: the round's fee would return to %s, the Offer names %s", errForeign, brief.FeeRefund, f.Case.Payer)
	}
	if root := f.EvidenceRoot(brief.ManifestHash, t.Seller); root != common.Hash(brief.EvidenceRoot) {
		return fmt.Errorf("%w: records fold to %s, the round is about %s", errEvidence, root, common.Hash(brief.EvidenceRoot))
	}
	return nil
}

// sameProcedure reports whether two procedures replay alike. One that the state machine refuses is like none.
func sameProcedure(a, b bindings.Procedure) bool {
	x, err := manifest.Procedure(a).Replay()
	if err != nil {
		return false
	}
	y, err := manifest.Procedure(b).Replay()
	return err == nil && x == y
}

// documents fetches what the parties named. What is no exchange record is skipped; what cannot be fetched is an error,
// because it may still come.
func (s *Service) documents(ctx context.Context, f *docket.File) ([]*exchange.Exchange, error) {
	hashes := []common.Hash{f.PayerEvidence, f.SellerEvidence}
	for _, item := range f.Items {
		if item.Party != (common.Address{}) {
			hashes = append(hashes, item.Hash)
		}
	}
	seen := map[common.Hash]bool{{}: true}
	var docs []*exchange.Exchange
	var errs []error
	for _, h := range hashes {
		if seen[h] {
			continue
		}
		seen[h] = true
		raw, err := s.opts.Store.Get(ctx, h)
		if err != nil {
			errs = append(errs, fmt.Errorf("%w: document %s: %w", errEvidence, h, err))
			continue
		}
		e, err := exchange.Parse(raw)
		if err != nil {
			e, err = s.listed(ctx, f, raw, err)
		}
		switch {
		case errors.Is(err, errEvidence):
			errs = append(errs, err)
		case err != nil:
			s.opts.Log.Warn("document is no exchange", "case", f.ID, "document", h, "err", err)
		default:
			docs = append(docs, e)
		}
	}
	if usable(f, docs) {
		return docs, nil // whatever is missing would add nothing
	}
	return docs, errors.Join(errs...)
}

// listed is the exchange that a list of many payments names for the one that was drawn. What is no such list is what
// it was otherwise.
func (s *Service) listed(ctx context.Context, f *docket.File, raw []byte, otherwise error) (*exchange.Exchange, error) {
	l, err := exchange.ParseList(raw)
	if f.Sample == nil || err != nil {
		return nil, otherwise
	}
	if f.SampleIndex >= uint64(len(l.Exchanges)) {
		return nil, fmt.Errorf("%w: a list of %d, the sample is %d", exchange.ErrInvalid, len(l.Exchanges), f.SampleIndex)
	}
	at := l.Exchanges[f.SampleIndex]
	if raw, err = s.opts.Store.Get(ctx, at); err != nil {
		return nil, fmt.Errorf("%w: listed document %s: %w", errEvidence, at, err)
	}
	return exchange.Parse(raw)
}

// usable reports whether the documents hold the request and the body that the chain's records bind.
func usable(f *docket.File, docs []*exchange.Exchange) bool {
	d := f.Delivery()
	return d != nil && exchange.FindRequest(f.RequestHash, docs) != nil && (f.Disclosed || exchange.FindBody(d.Delivery.ResponseHash, docs) != nil)
}

// assemble puts the exchange together: the Delivery as the chain verified it, the request that the contest names and the
// body that the Delivery binds, from whichever party's document. Nothing else of a document counts. Where the seller
// signed for another request than the payer says it sent, and shows it, neither is believed: the checks leave that
// UNRESOLVED. A request that the payer names and shows nobody is no word against one that the seller signed and shows:
// naming a hash costs nothing, and would make every served payment UNRESOLVED. The payment's time is the chain's, whatever
// a document says of it. Where many payments were contested the exchange is that of the one drawn.
func assemble(chainID uint64, offer common.Address, t bindings.Terms, f *docket.File, docs []*exchange.Exchange) *exchange.Exchange {
	d := f.Delivery()
	request := exchange.FindRequest(f.RequestHash, docs)
	if request == nil && d != nil {
		request = exchange.FindRequest(d.Delivery.RequestHash, docs)
	}
	if request == nil {
		return nil
	}
	amount := f.Case.Amount
	if f.Sample != nil {
		amount = f.Sample.Amount
	}
	e := &exchange.Exchange{
		Version: exchange.Version, ChainID: chainID, Offer: offer, ManifestHash: t.ManifestHash, Request: *request,
		Delivery: d, DisclosedAt: f.DisclosedAt,
		Payment: &exchange.Payment{Payer: f.Case.Payer, Nonce: f.Case.PaymentRef, Amount: amount.String(), BlockTime: f.PaidAt},
	}
	if d == nil {
		return e
	}
	body := exchange.FindBody(d.Delivery.ResponseHash, docs)
	if f.Disclosed && exchange.ResponseHash(f.Body) == d.Delivery.ResponseHash {
		body = f.Body
	}
	if body != nil {
		e.Response = &exchange.Response{Status: http.StatusOK, Headers: []exchange.Header{}, Body: body}
	}
	return e
}
