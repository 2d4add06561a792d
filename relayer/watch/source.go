package watch

import (
	"cmp"
	"context"
	"slices"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
)

// offersPerQuery bounds the Offers of one log query: providers refuse long filters.
const offersPerQuery = 500

// source gives a follower the logs of contracts that are found on the way: all events of our contracts' forms, whoever wrote
// them, and transfers of the tokens to Offers. Whose events count is decided when they are told.
type source struct {
	chain.Source
	w      *Watcher
	offers map[common.Address]bool // also some that a reorganization has taken back
}

func (s *source) know(offer common.Address) { s.offers[offer] = true }

// Logs implements chain.Source.
func (s *source) Logs(ctx context.Context, _ ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	return s.gather(func(q ethereum.FilterQuery) ([]types.Log, error) { return s.Source.Logs(ctx, q, from, to) })
}

// LogsAt implements chain.Source.
func (s *source) LogsAt(ctx context.Context, _ ethereum.FilterQuery, block common.Hash) ([]types.Log, error) {
	return s.gather(func(q ethereum.FilterQuery) ([]types.Log, error) { return s.Source.LogsAt(ctx, q, block) })
}

// Matches implements chain.Wanted: events of contracts that are known to be ours.
func (s *source) Matches(l *types.Log) bool {
	return s.ours(l.Address) && len(l.Topics) > 0 && slices.Contains(contractTopics, l.Topics[0])
}

func (s *source) ours(address common.Address) bool {
	return address == s.w.o.Factory || address == s.w.vault || s.offers[address]
}

// Admits implements chain.Wanted.
func (s *source) Admits(bloom types.Bloom) bool {
	if bloom.Test(s.w.o.Factory[:]) || bloom.Test(s.w.vault[:]) {
		return true
	}
	for offer := range s.offers {
		if bloom.Test(offer[:]) {
			return true
		}
	}
	return false
}

func (s *source) gather(read func(ethereum.FilterQuery) ([]types.Log, error)) ([]types.Log, error) {
	out, err := read(ethereum.FilterQuery{Topics: [][]common.Hash{contractTopics}})
	if err != nil {
		return nil, err
	}
	for i := range out {
		if l := &out[i]; l.Address == s.w.o.Factory && l.Topics[0] == publishedTopic {
			if e, err := factory.UnpackPublishedEvent(l); err == nil {
				s.know(e.Offer)
			}
		}
	}
	if len(s.w.o.Tokens) == 0 {
		return out, nil
	}
	payees := make([]common.Hash, 0, len(s.offers))
	for offer := range s.offers {
		payees = append(payees, common.BytesToHash(offer[:]))
	}
	for some := range slices.Chunk(payees, offersPerQuery) {
		paid, err := read(ethereum.FilterQuery{Addresses: s.w.o.Tokens, Topics: [][]common.Hash{{transferTopic}, nil, some}})
		if err != nil {
			return nil, err
		}
		out = append(out, paid...)
	}
	slices.SortStableFunc(out, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.Index, b.Index))
	})
	return out, nil
}
