// Package party is what a party of a case, or the owner of a credit, may do beside the usual course of a case: give up an
// appeal, add evidence, take what could not be pushed, show two words of one seller, bring back an old block's hash.
//
// It decides nothing: an operator asks for each act. The one invariant: what is signed here is computed here, is for one act
// at one contract of one chain, and runs out.
package party

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Errors of acts.
var (
	// ErrState says that the case is not, or no longer, where the act is possible.
	ErrState = errors.New("not possible in this state of the case")
	// ErrNothing says that there is no credit.
	ErrNothing = errors.New("nothing to claim")
	// ErrConsent says that a document is no consent that this chain and factory would take.
	ErrConsent = errors.New("no usable consent")
	// ErrStore says that the evidence store does not hold what was put there.
	ErrStore = errors.New("the store holds another document")
)

// Party is an account with what it needs to act.
type Party struct {
	Chain     *chain.Client
	Key       *ecdsa.PrivateKey // signs
	Sender    *txmgr.Manager    // of the same account or of anybody else
	Store     store.Store
	Factory   common.Address
	FromBlock uint64     // neither Offers nor committee logged anything before it
	Book      *acts.Book // its ledger; nil: what it does is not written down
}

// Account is the key's address.
func (p Party) Account() common.Address { return crypto.PubkeyToAddress(p.Key.PublicKey) }

// at reads the head and refuses what is no Offer of the factory.
func (p Party) at(ctx context.Context, offer common.Address) (docket.Head, *docket.Offer, error) {
	head, err := docket.HeadOf(ctx, p.Chain)
	if err != nil {
		return head, nil, err
	}
	return head, docket.NewOffer(p.Chain, offer, p.FromBlock), docket.NewFactory(p.Chain, p.Factory).Require(ctx, head, offer)
}

func (p Party) vault(ctx context.Context, head docket.Head) (common.Address, error) {
	vault, err := docket.NewFactory(p.Chain, p.Factory).Vault(ctx, head)
	if err != nil {
		return vault, fmt.Errorf("read vault: %w", err)
	}
	return vault, nil
}

func (p Party) send(ctx context.Context, act acts.Act, to common.Address, data []byte) (*types.Receipt, error) {
	receipt, err := p.Book.Send(ctx, acts.Sender{Chain: p.Chain, Manager: p.Sender}, txmgr.Candidate{To: &to, Data: data}, act, nil)
	if err != nil {
		return receipt, fmt.Errorf("%s: %w", act.Kind, err)
	}
	return receipt, nil
}

// keep stores a document before the chain names it.
func (p Party) keep(ctx context.Context, document []byte) (common.Hash, error) {
	hash, err := p.Store.Put(ctx, document)
	if err != nil {
		return hash, fmt.Errorf("store evidence: %w", err)
	}
	if want := exchange.ResponseHash(document); hash != want {
		return hash, fmt.Errorf("%w: %s, the evidence is %s", ErrStore, hash, want)
	}
	return hash, nil
}
