package appeal

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/relayer/chain"
)

// secondSeats is how many seats a second round is paid for, as a committee computes it, where so many validators could sit
// of so many members; 0 where there is no second round.
func secondSeats(rounds uint8, panel, drawable, members int) int {
	first := odd(min(panel, drawable))
	if rounds < 2 || first >= drawable {
		return 0
	}
	if seats := odd(min(2*first+1, adjudication.MaxPanel, drawable)); seats > first {
		return seats
	}
	return min(members, adjudication.MaxPanel) // a draw could not be larger: the whole committee's
}

// odd is the largest odd number of at most n; 0 for 0.
func odd(n int) int { return n - (n+1)%2*min(n, 1) }

// SecondRoundFee is what the second round of an Offer's case would cost now, base units; zero where its terms and the
// committee allow none.
func SecondRoundFee(ctx context.Context, c *chain.Client, at docket.Head, offer, payer common.Address, t bindings.Terms) (*big.Int, error) {
	committee := docket.NewCommittee(c, t.Arbitrator)
	perSeat, err := committee.FeePerSeat(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("read fee of a seat: %w", err)
	}
	registry, err := committee.Registry(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("read registry: %w", err)
	}
	members, err := docket.NewRegistry(c, registry).Members(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("read members: %w", err)
	}
	parties := []common.Address{offer, payer, t.Seller}
	drawable := len(slices.DeleteFunc(slices.Clone(members), func(m common.Address) bool { return slices.Contains(parties, m) }))
	seats := secondSeats(t.Rounds, int(t.Procedure.Panel), drawable, len(members))
	return perSeat.Mul(perSeat, big.NewInt(int64(seats))), nil
}
