package facilitator

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
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

var settledEvent = offerTopic("SettlementExecuted")

func offerTopic(name string) common.Hash {
	parsed, err := bindings.OfferMetaData.ParseABI()
	if err != nil {
		panic("facilitator: " + err.Error())
	}
	event, ok := parsed.Events[name]
	if !ok {
		panic("facilitator: an Offer has no event " + name)
	}
	return event.ID
}

// Cases reads from the chain which documents the cases of a factory's Offers name; it satisfies store.Cases. One
// goroutine may use it at a time.
type Cases struct {
	chain   Chain
	factory common.Address
	topics  []common.Hash

	next   uint64                  // first block that is not final
	open   map[caseID]openCase     // as of next
	offers map[common.Address]bool // whether the factory published an address
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
		topics: []common.Hash{settledEvent},
	}
	for _, name := range caseEvents {
		c.topics = append(c.topics, offerTopic(name))
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
	named := map[common.Hash]bool{}
	oldest := head.Time
	for _, o := range recent {
		oldest = min(oldest, o.since)
		for _, hash := range o.named {
			named[hash] = true
		}
	}
	return named, time.Duration(head.Time-oldest) * time.Second, nil
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
		if published, err := c.published(ctx, log.Address); err != nil {
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

// published asks the factory once about every contract that writes such logs: anyone can.
func (c *Cases) published(ctx context.Context, offer common.Address) (bool, error) {
	if is, ok := c.offers[offer]; ok {
		return is, nil
	}
	is, err := isOffer(ctx, c.chain, c.factory, offer)
	if err != nil {
		return false, err
	}
	c.offers[offer] = is
	return is, nil
}
