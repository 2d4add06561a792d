package seller

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/redress-protocol/redress/evidence/canon"
)

// staleBy is how old the data of a stale seller is, in seconds.
const staleBy = 9 * 60 * 60

// errPair says that the feed does not hold a pair.
var errPair = errors.New("unsupported pair")

// Feed is the product: prices by pair, decimal strings.
type Feed map[string]string

// DefaultFeed is what the seller sells when nothing else is configured.
func DefaultFeed() Feed {
	return Feed{"ETH-USD": "3012.44", "BTC-USD": "91870.10", "SOL-USD": "187.32"}
}

// Pairs lists what can be asked for.
func (f Feed) Pairs() []string { return slices.Sorted(maps.Keys(f)) }

type quote struct {
	Price string `json:"price"`
	Venue string `json:"venue"`
}

type quotes struct {
	Pair   string  `json:"pair"`
	Quotes []quote `json:"quotes"`
	Ts     uint64  `json:"ts"` // unix seconds
	Note   string  `json:"note,omitempty"`
}

// body is the response to a request for pair at a time, unix seconds, as the mode makes it.
func (f Feed) body(mode Mode, pair string, now uint64) ([]byte, error) {
	price, ok := f[pair]
	if !ok {
		return nil, fmt.Errorf("%w: %.40q", errPair, pair)
	}
	q := quotes{Pair: pair, Quotes: []quote{{price, "venue-a"}, {price, "venue-b"}}, Ts: now}
	switch mode {
	case Stale:
		q.Ts = now - staleBy
	case Hollow:
		q.Quotes = []quote{}
	case Substituted:
		other := f.otherThan(pair)
		q.Pair, q.Quotes = other, []quote{{f[other], "venue-a"}, {f[other], "venue-b"}}
	case Vague:
		q.Note = "The market moved somewhat; caution and opportunity both exist."
	case Honest, Silent:
	}
	return canon.Marshal(q)
}

func (f Feed) otherThan(pair string) string {
	for _, p := range f.Pairs() {
		if p != pair {
			return p
		}
	}
	return pair + "-X"
}
