package party

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// Acts that a consent can be for.
const (
	ActWaive      = "waive appeal"
	ActEvidence   = "add evidence"
	ActOfferClaim = "claim from offer"
	ActVaultClaim = "claim from vault"
)

var (
	evidenceType   = crypto.Keccak256Hash([]byte("SubmitEvidence(bytes32 caseId,bytes32 evidenceHash,address party,uint256 nonce,uint256 deadline)"))
	offerClaimType = crypto.Keccak256Hash([]byte("ClaimTo(address owner,address to,uint256 nonce,uint256 deadline)"))
	vaultClaimType = crypto.Keccak256Hash([]byte("ClaimTo(address token,address owner,address to,uint256 nonce,uint256 deadline)"))
)

// Consent is one act that a party signed, for anybody to send. What an act does not need is zero.
type Consent struct {
	Act       string         `json:"act"`
	ChainID   uint64         `json:"chain_id"`
	Offer     common.Address `json:"offer"`
	Case      common.Hash    `json:"case"`
	Party     common.Address `json:"party"`
	Round     uint8          `json:"round"`    // whose ruling is not appealed, from 0
	Evidence  common.Hash    `json:"evidence"` // keccak256 of the document
	To        common.Address `json:"to"`       // that gets the credit
	Nonce     common.Hash    `json:"nonce"`
	Deadline  uint64         `json:"deadline"` // unix seconds, inclusive; a waiver has none
	Signature hexutil.Bytes  `json:"signature"`
}

// call is a consent as the chain stands.
type call struct {
	to     common.Address
	digest common.Hash
	pack   func(sig []byte) ([]byte, error)
	leads  outcome.Implied // what taking it must do
}

// resolve finds the contract that takes a consent, what is signed for it and its call.
func (p Party) resolve(ctx context.Context, c Consent) (call, error) {
	head, offer, err := p.at(ctx, c.Offer)
	if err != nil {
		return call{}, err
	}
	nonce, deadline := c.Nonce.Big(), new(big.Int).SetUint64(c.Deadline)
	id := p.Chain.ChainID()
	if !id.IsUint64() || id.Uint64() != c.ChainID {
		return call{}, fmt.Errorf("%w: it is for chain %d", ErrConsent, c.ChainID)
	}
	abi := bindings.NewOffer()
	switch c.Act {
	case ActWaive:
		return p.resolveWaiver(ctx, head, offer, c)
	case ActEvidence:
		return call{c.Offer, docket.ConsentDigest(id, c.Offer, evidenceType, c.Case, c.Evidence, docket.AddressWord(c.Party), c.Nonce, docket.Word(deadline)),
			func(sig []byte) ([]byte, error) {
				return abi.TryPackSubmitEvidenceFor(c.Case, c.Evidence, c.Party, nonce, deadline, sig)
			}, outcome.Case(c.Offer, "EvidenceAdded", c.Case)}, nil
	case ActOfferClaim:
		return call{c.Offer, docket.ConsentDigest(id, c.Offer, offerClaimType, docket.AddressWord(c.Party), docket.AddressWord(c.To), c.Nonce, docket.Word(deadline)),
			func(sig []byte) ([]byte, error) { return abi.TryPackClaimTo(c.Party, c.To, nonce, deadline, sig) },
			outcome.Offer(c.Offer, "CreditClaimed", docket.AddressWord(c.Party), docket.AddressWord(c.To))}, nil
	case ActVaultClaim:
		vault, err := p.vault(ctx, head)
		if err != nil {
			return call{}, err
		}
		terms, err := offer.Terms(ctx, head)
		if err != nil {
			return call{}, fmt.Errorf("read terms: %w", err)
		}
		return call{vault, docket.ConsentDigest(id, vault, vaultClaimType, docket.AddressWord(terms.Token), docket.AddressWord(c.Party), docket.AddressWord(c.To), c.Nonce, docket.Word(deadline)),
			func(sig []byte) ([]byte, error) {
				return bindings.NewVault().TryPackClaimTo(terms.Token, c.Party, c.To, nonce, deadline, sig)
			}, outcome.Vault(vault, "CreditClaimed", docket.AddressWord(terms.Token), docket.AddressWord(c.Party), docket.AddressWord(c.To))}, nil
	}
	return call{}, fmt.Errorf("%w: act %.40q", ErrConsent, c.Act)
}

// resolveWaiver needs the brief of the round, which the committee's logs hold.
func (p Party) resolveWaiver(ctx context.Context, head docket.Head, offer *docket.Offer, c Consent) (call, error) {
	terms, err := offer.Terms(ctx, head)
	if err != nil {
		return call{}, fmt.Errorf("read terms: %w", err)
	}
	held, err := offer.Case(ctx, head, c.Case)
	if err != nil {
		return call{}, err
	}
	if held.State != docket.StateFrozen {
		return call{}, fmt.Errorf("%w: it is %s, an appeal is waived while its committee has it", ErrState, docket.StateNames[held.State])
	}
	committee := docket.NewCommittee(p.Chain, terms.Arbitrator)
	round, err := committee.LatestRound(ctx, p.FromBlock, head, held.DisputeID)
	if err != nil {
		return call{}, err
	}
	if round.Round != c.Round {
		return call{}, fmt.Errorf("%w: it waives the appeal of round %d, the case is in round %d", ErrConsent, c.Round, round.Round)
	}
	at := run.Committee{ChainID: p.Chain.ChainID(), Address: terms.Arbitrator}
	return call{terms.Arbitrator, at.WaiverDigest(held.DisputeID, c.Round), func(sig []byte) ([]byte, error) {
		return bindings.NewCommittee().TryPackWaiveAppealFor(held.DisputeID, round.Brief, c.Party, sig)
	}, outcome.Committee(terms.Arbitrator, "AppealWaived", docket.Word(held.DisputeID), docket.AddressWord(c.Party))}, nil
}

// sign completes a consent of this party.
func (p Party) sign(ctx context.Context, c Consent) (Consent, error) {
	c.ChainID, c.Party = p.Chain.ChainID().Uint64(), p.Account()
	resolved, err := p.resolve(ctx, c)
	if err != nil {
		return c, err
	}
	c.Signature, err = signature.Sign(p.Key, resolved.digest)
	return c, err
}

// bound gives a consent a fresh nonce and lets it run out after so many seconds of chain time.
func (p Party) bound(ctx context.Context, c Consent, seconds uint64) (Consent, error) {
	head, err := docket.HeadOf(ctx, p.Chain)
	if err != nil {
		return c, err
	}
	c.Deadline = head.Time + seconds
	c.Nonce, err = docket.Salt()
	return c, err
}

// Send sends what a party signed, whoever that is. The sender pays the gas and nothing else.
func (p Party) Send(ctx context.Context, c Consent) (*types.Receipt, error) {
	resolved, err := p.resolve(ctx, c)
	if err != nil {
		return nil, err
	}
	// Without a signature the contracts would take the sender for the party.
	if len(c.Signature) == 0 {
		return nil, fmt.Errorf("%w: it is not signed", ErrConsent)
	}
	data, err := resolved.pack(c.Signature)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrConsent, err)
	}
	subject := c.Case
	if subject == (common.Hash{}) {
		subject = c.Nonce
	}
	return p.send(ctx, acts.Act{Kind: c.Act, Subject: subject.Hex(), Detail: c.detail(), Implied: resolved.leads}, resolved.to, data)
}

// detail is a consent without its signature.
func (c Consent) detail() Consent {
	c.Signature = nil
	return c
}

// Waiver gives up the appeal of the latest round of a case, before or after its ruling. Where both parties did, a ruling is
// final as soon as it is there.
func (p Party) Waiver(ctx context.Context, offer common.Address, id common.Hash) (Consent, error) {
	head, reader, err := p.at(ctx, offer)
	if err != nil {
		return Consent{}, err
	}
	held, err := reader.Case(ctx, head, id)
	if err != nil {
		return Consent{}, err
	}
	return p.sign(ctx, Consent{Act: ActWaive, Offer: offer, Case: id, Round: held.Appeals})
}

// Evidence stores a document and adds it to a case that is not frozen yet.
func (p Party) Evidence(ctx context.Context, offer common.Address, id common.Hash, document []byte, seconds uint64) (Consent, error) {
	head, reader, err := p.at(ctx, offer)
	if err != nil {
		return Consent{}, err
	}
	held, err := reader.Case(ctx, head, id)
	if err != nil {
		return Consent{}, err
	}
	switch held.State {
	case docket.StateFrozen, docket.StateRuled, docket.StateSettled:
		return Consent{}, fmt.Errorf("%w: it is %s; after a ruling evidence enters with an appeal alone", ErrState, docket.StateNames[held.State])
	}
	c := Consent{Act: ActEvidence, Offer: offer, Case: id}
	if c.Evidence, err = p.keep(ctx, document); err != nil {
		return c, err
	}
	if c, err = p.bound(ctx, c, seconds); err != nil {
		return c, err
	}
	return p.sign(ctx, c)
}
