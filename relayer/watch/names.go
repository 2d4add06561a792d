package watch

import (
	"fmt"
	"maps"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/state"
)

// Kinds of names.
const (
	kindOffer   = "offer"   // an Offer's address; its subject is its arbitrator
	kindDispute = "dispute" // an arbitrator's dispute; its subject is the case
)

// names are the Offers and disputes that the events so far have introduced.
type names struct {
	offers   map[common.Address]state.Name
	disputes map[string]state.Name
}

func newNames(known []state.Name) *names {
	n := &names{offers: map[common.Address]state.Name{}, disputes: map[string]state.Name{}}
	for _, k := range known {
		n.add(k)
	}
	return n
}

func (n *names) add(k state.Name) {
	switch k.Kind {
	case kindOffer:
		n.offers[k.Offer] = k
	case kindDispute:
		n.disputes[k.Name] = k
	}
}

func (n *names) clone() *names { return &names{maps.Clone(n.offers), maps.Clone(n.disputes)} }

// undo forgets what blocks from one on introduced.
func (n *names) undo(from uint64) {
	maps.DeleteFunc(n.offers, func(_ common.Address, k state.Name) bool { return k.Block >= from })
	maps.DeleteFunc(n.disputes, func(_ string, k state.Name) bool { return k.Block >= from })
}

func disputeName(arbitrator common.Address, id any) string {
	return fmt.Sprintf("%s/%v", arbitrator.Hex(), id)
}

// introduced adds the names that a block introduces, before its events are told: a dispute's first events come before the
// Offer says which case it is of.
func (w *Watcher) introduced(known *names, b chain.Block) []state.Name {
	var out []state.Name
	add := func(n state.Name) {
		n.Block = b.Number
		known.add(n)
		out = append(out, n)
	}
	for i := range b.Logs {
		l := &b.Logs[i]
		switch {
		case l.Address == w.o.Factory && l.Topics[0] == publishedTopic:
			if e, err := factory.UnpackPublishedEvent(l); err == nil {
				add(state.Name{Kind: kindOffer, Name: e.Offer.Hex(), Offer: e.Offer, Subject: e.Terms.Arbitrator.Hex()})
			}
		case l.Topics[0] == frozenTopic:
			offer, ok := known.offers[l.Address]
			if !ok {
				continue
			}
			if e, err := offers.UnpackFrozenEvent(l); err == nil {
				name := disputeName(common.HexToAddress(offer.Subject), e.DisputeID)
				add(state.Name{Kind: kindDispute, Name: name, Offer: l.Address, Subject: common.Hash(e.CaseId).Hex()})
			}
		}
	}
	return out
}
