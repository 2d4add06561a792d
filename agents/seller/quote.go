package seller

import (
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

const howToContest = "redress dispute open: prove the payment to this contract within the window; see the manifest"

// requirement is the one way to pay this seller.
func (s *Service) requirement(p *promise) (x402.PaymentRequirements, error) {
	extra := map[string]string{"name": s.opts.TokenDomain.Name, "version": s.opts.TokenDomain.Version}
	if p.timed() {
		extra["paymentFlow"] = flowUpfront
	}
	object := x402.Object{}
	for name, value := range extra {
		raw, err := x402.Encode(value)
		if err != nil {
			return x402.PaymentRequirements{}, err
		}
		object[name] = raw
	}
	return x402.PaymentRequirements{
		Scheme: x402.SchemeExact, Network: x402.Network(s.opts.TokenDomain.ChainID), Amount: s.opts.Price.String(),
		Asset: p.terms.Token.Hex(), PayTo: s.opts.Offer.Hex(), MaxTimeoutSeconds: int64(s.opts.Timeout.Seconds()),
		Extra: object,
	}, nil
}

const flowUpfront = "upfront"

// challenge is the quote of one resource: what it costs, and what happens when it disappoints.
func (s *Service) challenge(p *promise, request exchange.Request, reason string) (*x402.PaymentRequired, error) {
	requirement, err := s.requirement(p)
	if err != nil {
		return nil, err
	}
	dispute, err := s.disputeExtension(p)
	if err != nil {
		return nil, err
	}
	offer, err := x402.SignOffer(s.opts.ReceiptKey, x402.OfferPayload{
		Version: 1, ResourceURL: request.URL, Scheme: requirement.Scheme, Network: requirement.Network,
		Asset: requirement.Asset, PayTo: requirement.PayTo, Amount: requirement.Amount,
		ValidUntil: uint64(s.opts.Now().Add(s.opts.Timeout).Unix()),
	})
	if err != nil {
		return nil, fmt.Errorf("sign offer: %w", err)
	}
	offers, err := x402.OfferExtension([]x402.SignedOffer{offer})
	if err != nil {
		return nil, err
	}
	extensions := x402.Object{notice.ExtensionDispute: dispute, x402.ExtensionOfferReceipt: offers}
	if stake := s.stake.Load(); stake != nil {
		if extensions[notice.ExtensionStake], err = notice.StakeExtension(*stake); err != nil {
			return nil, err
		}
	}
	return &x402.PaymentRequired{
		X402Version: x402.Version, Error: reason, Resource: s.resource(request),
		Accepts:    []x402.PaymentRequirements{requirement},
		Extensions: extensions,
	}, nil
}

func (s *Service) resource(request exchange.Request) x402.ResourceInfo {
	return x402.ResourceInfo{URL: request.URL, Description: "Price quotes", MimeType: mimeJSON}
}

func (s *Service) disputeExtension(p *promise) (json.RawMessage, error) {
	return notice.DisputeExtension(notice.Dispute{
		Offer: s.opts.Offer, Factory: s.opts.Factory, Arbitrator: p.terms.Arbitrator,
		ContestWindowSeconds: p.terms.ContestWindow, Rounds: p.terms.Rounds, ManifestHash: p.terms.ManifestHash,
		ManifestCID: canon.CID(p.terms.ManifestHash), Bond: p.terms.Bond.String(), Fee: p.terms.Fee.String(),
		EvidenceStore: s.opts.StoreURL, HowToContest: howToContest,
	})
}

// accepted checks a payment against the quote: the entry that was offered, and the dispute right unchanged. Offers are
// signed anew for every quote, so their echo is not compared.
func (s *Service) accepted(p *promise, payload *x402.PaymentPayload) (x402.PaymentRequirements, x402.Reason, error) {
	requirement, err := s.requirement(p)
	if err != nil {
		return requirement, "", err
	}
	if _, ok := x402.Match([]x402.PaymentRequirements{requirement}, payload.Accepted); !ok {
		return requirement, "No matching payment requirements", nil
	}
	dispute, err := s.disputeExtension(p)
	if err != nil {
		return requirement, "", err
	}
	if !x402.EchoMatches(x402.Object{notice.ExtensionDispute: dispute}, payload.Extensions) {
		return requirement, x402.ReasonExtensionEchoMismatch, nil
	}
	exact, err := payload.Exact()
	if err != nil {
		return requirement, x402.ReasonInvalidPayload, nil
	}
	a := exact.Authorization
	switch {
	case a.To != s.opts.Offer:
		return requirement, x402.ReasonExactRecipientMismatch, nil
	case a.Value.ToBig().Cmp(s.opts.Price) != 0:
		return requirement, x402.ReasonExactValueMismatch, nil
	case a.Nonce == common.Hash{}:
		// The Offer takes such a payment for a plain transfer, which no Delivery under its nonce could answer.
		return requirement, x402.ReasonInvalidPayload, nil
	}
	return requirement, "", nil
}
