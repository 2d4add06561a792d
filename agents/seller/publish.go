package seller

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Published is a promise on the chain.
type Published struct {
	Offer    common.Address
	Terms    bindings.Terms
	Manifest []byte         // canonical bytes
	Receipt  *types.Receipt // nil when it was published before
}

// Publish puts a promise on the chain and its manifest into the evidence store. A manifest that does not conform is
// refused with every defect before anything is sent. Publishing the same again returns what is there.
func Publish(ctx context.Context, c *chain.Client, sender *txmgr.Manager, kept store.Store, factory common.Address, d *manifest.Document, place terms.Place) (*Published, error) {
	return publishPromise(ctx, nil, c, sender, kept, factory, d, place)
}

// publishPromise is Publish with a ledger; nil for none.
func publishPromise(ctx context.Context, book *acts.Book, c *chain.Client, sender *txmgr.Manager, kept store.Store, factory common.Address, d *manifest.Document, place terms.Place) (*Published, error) {
	t, _, err := terms.Build(d, place)
	if err != nil {
		return nil, err
	}
	raw, err := d.Canonical()
	if err != nil {
		return nil, err
	}
	if err := judgeable(ctx, c, t); err != nil {
		return nil, err
	}
	// The manifest first: an Offer whose manifest nobody can fetch would be paid by nobody.
	if hash, err := kept.Put(ctx, raw); err != nil {
		return nil, fmt.Errorf("store manifest: %w", err)
	} else if hash != t.ManifestHash {
		return nil, fmt.Errorf("store manifest: store answered %s, not %s", hash, common.Hash(t.ManifestHash))
	}
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	reader := docket.NewFactory(c, factory)
	address, err := reader.Predict(ctx, head, t)
	if err != nil {
		return nil, fmt.Errorf("predict offer: %w", err)
	}
	out := &Published{Offer: address, Terms: t, Manifest: raw}
	there, err := reader.IsOffer(ctx, head, address)
	if err != nil {
		return nil, fmt.Errorf("read factory: %w", err)
	}
	if there {
		return out, nil
	}
	data, err := bindings.NewOfferFactory().TryPackPublish(t)
	if err != nil {
		return nil, fmt.Errorf("encode terms: %w", err)
	}
	act := acts.Act{Kind: "publish promise", Subject: address.Hex(), Detail: map[string]any{"manifest": common.Hash(t.ManifestHash), "arbitrator": t.Arbitrator},
		Implied: outcome.Implied{}.Emits(factory, "Published", docket.Topic(bindings.OfferFactoryMetaData.ParseABI, "Published"), docket.AddressWord(address), docket.AddressWord(t.Seller), t.ManifestHash)}
	out.Receipt, err = book.Send(ctx, acts.Sender{Chain: c, Manager: sender}, txmgr.Candidate{To: &factory, Data: data}, act, nil)
	if err != nil {
		return nil, fmt.Errorf("publish: %w", err)
	}
	return out, nil
}

// ErrJudgeWindow says that the promise leaves its committee too little time for the rounds that it names.
var ErrJudgeWindow = errors.New("the judge window is too short")

// judgeable says early what the factory would: that the judge window does not cover the committee's longest case of so many
// rounds. An arbitrator that is no committee does not tell; there the seller's word is all there is.
func judgeable(ctx context.Context, c *chain.Client, t bindings.Terms) error {
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return err
	}
	longest, err := docket.NewCommittee(c, t.Arbitrator).LongestCase(ctx, head, t.Rounds)
	if err != nil {
		return nil
	}
	if longest.Cmp(new(big.Int).SetUint64(uint64(t.JudgeWindow))) > 0 {
		return fmt.Errorf("%w: %d s, %d rounds may take %s s", ErrJudgeWindow, t.JudgeWindow, t.Rounds, longest)
	}
	return nil
}

// unappealable warns where a promise names further rounds and its committee could not draw one now: an appeal needs more
// validators with stake than sat. Empty where it could, and for an arbitrator that is no committee.
func unappealable(ctx context.Context, c *chain.Client, t bindings.Terms) (string, error) {
	if t.Rounds < 2 {
		return "", nil
	}
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return "", err
	}
	registry, err := docket.NewCommittee(c, t.Arbitrator).Registry(ctx, head)
	if err != nil {
		return "", err
	}
	members, err := docket.NewRegistry(c, registry).Members(ctx, head)
	if err != nil {
		return "", fmt.Errorf("read members: %w", err)
	}
	able := slices.DeleteFunc(members, func(m common.Address) bool { return m == t.Seller })
	if len(able) > int(t.Procedure.Panel) {
		return "", nil
	}
	return fmt.Sprintf("the promise names %d rounds and %d seats, and only %d validators with stake could sit: as things stand nobody can appeal",
		t.Rounds, t.Procedure.Panel, len(able)), nil
}

// Withdraw records a checkpoint when something new was received, and takes what has matured. It returns the receipts of
// what it sent; either may be nil.
func (s *Service) Withdraw(ctx context.Context) (withdrawal, checkpoint *types.Receipt, err error) {
	p, err := s.promised(ctx)
	if err != nil {
		return nil, nil, err
	}
	state, err := s.load(ctx, p)
	if err != nil {
		return nil, nil, err
	}
	for _, a := range decideMoney(State{Now: state.Now, Money: state.Money}, Policy{CheckpointEvery: 1, MinWithdraw: big.NewInt(1)}) {
		switch a.Kind {
		case ActWithdraw:
			withdrawal, err = s.send(ctx, p, a, s.opts.Offer, s.abi.PackWithdraw())
		case ActCheckpoint:
			checkpoint, err = s.send(ctx, p, a, s.opts.Offer, s.abi.PackCheckpoint())
		}
		if err != nil {
			return withdrawal, checkpoint, fmt.Errorf("%s: %w", a.Kind, err)
		}
	}
	return withdrawal, checkpoint, nil
}
