package facilitator

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
)

// settledDepth is how many blocks make a settlement, and what came before it, count as final.
const settledDepth = 64

// caseEvents are the events of an Offer that begin a case or name documents of it. All carry the case id first.
var caseEvents = []string{
	"Contested", "ManyContested", "SampleDrawn", "DeliveryRecorded", "RequestRecorded", "Answered", "Disclosed", "EvidenceAdded",
	"Frozen", "Appealed",
}

var (
	settledEvent   = topicOf(&bindings.OfferMetaData, "SettlementExecuted")
	publishedEvent = topicOf(&bindings.OfferFactoryMetaData, "Published")
)

func topicOf(contract *bind.MetaData, name string) common.Hash {
	parsed, err := contract.ParseABI()
	if err != nil {
		panic("facilitator: " + err.Error())
	}
	event, ok := parsed.Events[name]
	if !ok {
		panic("facilitator: a contract has no event " + name)
	}
	return event.ID
}

// Cases reads from the chain which documents a factory's Offers and their cases name; it satisfies store.Cases. An Offer
// may be paid, and contested, as long as the chain is there, so that its manifest counts as named for ever. One goroutine
// may use it at a time.
type Cases struct {
	chain   Chain
	factory common.Address
	topics  []common.Hash

	next   uint64                  // first block that is not final
	open   map[caseID]openCase     // as of next
	offers map[common.Address]bool // whether the factory published an address

	manifests map[common.Hash]bool // of the factory's Offers
}

type caseID struct {
	offer common.Address
	id    common.Hash
}

type openCase struct {
	since uint64 // block time of its first event, unix seconds
	named []common.Hash
}

// NewCases reads from a block on, at latest that of the factory.
func NewCases(chain Chain, factory common.Address, from uint64) *Cases {
	c := &Cases{
		chain: chain, factory: factory, next: from, open: map[caseID]openCase{}, offers: map[common.Address]bool{},
		topics: []common.Hash{settledEvent, publishedEvent}, manifests: map[common.Hash]bool{},
	}
	for _, name := range caseEvents {
		c.topics = append(c.topics, topicOf(&bindings.OfferMetaData, name))
	}
	return c
}

// Open implements store.Cases. A case is open until its settlement lies settledDepth blocks deep.
func (c *Cases) Open(ctx context.Context) (map[common.Hash]bool, time.Duration, error) {
	head, err := c.chain.Head(ctx)
	if err != nil {
		return nil, 0, err
	}
	if err := c.advance(ctx, head.Number.Uint64()); err != nil {
		return nil, 0, err
	}
	recent := maps.Clone(c.open)
	if err := c.fold(ctx, recent, c.next, head.Number.Uint64(), false); err != nil {
		return nil, 0, err
	}
	named := maps.Clone(c.manifests)
	oldest := head.Time
	for _, o := range recent {
		oldest = min(oldest, o.since)
		for _, hash := range o.named {
			named[hash] = true
		}
	}
	// While the chain stands still, or the node lags behind, no case can be seen to begin: what is young must not age then.
	now := max(head.Time, uint64(time.Now().Unix()))
	return named, time.Duration(now-oldest) * time.Second, nil
}

// advance takes over what is final.
func (c *Cases) advance(ctx context.Context, head uint64) error {
	if head < settledDepth || head-settledDepth < c.next {
		return nil
	}
	next := maps.Clone(c.open)
	if err := c.fold(ctx, next, c.next, head-settledDepth, true); err != nil {
		return err
	}
	c.open, c.next = next, head-settledDepth+1
	return nil
}

// fold applies the events of blocks to the open cases; settlements end a case only where they are final.
func (c *Cases) fold(ctx context.Context, open map[caseID]openCase, from, to uint64, final bool) error {
	if to < from {
		return nil
	}
	logs, err := c.chain.Logs(ctx, ethereum.FilterQuery{Topics: [][]common.Hash{c.topics}}, from, to)
	if err != nil {
		return fmt.Errorf("read cases: %w", err)
	}
	times := map[uint64]uint64{}
	for i := range logs {
		log := &logs[i]
		if len(log.Topics) < 2 {
			continue
		}
		if log.Address == c.factory {
			if log.Topics[0] == publishedEvent && len(log.Topics) == 4 {
				c.manifests[log.Topics[3]] = true
			}
			continue
		}
		if published, err := c.published(ctx, log.Address, final); err != nil {
			return err
		} else if !published {
			continue
		}
		id := caseID{log.Address, log.Topics[1]}
		if log.Topics[0] == settledEvent {
			if final {
				delete(open, id)
			}
			continue
		}
		o, known := open[id]
		if !known {
			if o.since, err = c.timeOf(ctx, times, log.BlockNumber); err != nil {
				return err
			}
		}
		// A copy, since the slice may be shared with what is final.
		o.named = append(o.named[:len(o.named):len(o.named)], words(log)...)
		open[id] = o
	}
	return nil
}

// words are all words of a log: every hash that it names, and more, whatever the event's form.
func words(log *types.Log) []common.Hash {
	out := append([]common.Hash{}, log.Topics...)
	for data := log.Data; len(data) >= common.HashLength; data = data[common.HashLength:] {
		out = append(out, common.BytesToHash(data[:common.HashLength]))
	}
	return out
}

func (c *Cases) timeOf(ctx context.Context, known map[uint64]uint64, block uint64) (uint64, error) {
	if at, ok := known[block]; ok {
		return at, nil
	}
	header, err := c.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(block))
	if err != nil {
		return 0, fmt.Errorf("read cases: %w", err)
	}
	known[block] = header.Time
	return header.Time, nil
}

// published asks the factory once about every contract that writes such logs: anyone can. That it did not publish one
// counts for good where the log is final only: a node that lags behind another does not know the newest Offers.
func (c *Cases) published(ctx context.Context, offer common.Address, final bool) (bool, error) {
	if is, ok := c.offers[offer]; ok {
		return is, nil
	}
	is, err := isOffer(ctx, c.chain, c.factory, offer)
	if err != nil {
		return false, err
	}
	if is || final {
		c.offers[offer] = is
	}
	return is, nil
}
