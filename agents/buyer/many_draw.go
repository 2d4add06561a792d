package buyer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/sample"
)

// packDraw builds the call that draws the sample: everything that was stated, and the Delivery of the payment that the draw
// block's hash picks.
func (s *Service) packDraw(ctx context.Context, g *Group, drawBlock uint64) ([]byte, error) {
	if g == nil {
		return nil, fmt.Errorf("%w: what was stated in the case is not on this disk", ErrPurchase)
	}
	leaves, err := docket.Leaves(g.Payments)
	if err != nil {
		return nil, err
	}
	header, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(drawBlock))
	if err != nil {
		return nil, fmt.Errorf("read draw block: %w", err)
	}
	items := make([][common.HashLength]byte, len(g.Items))
	for i, item := range g.Items {
		items[i] = item
	}
	var delivery bindings.Delivery
	var signature []byte
	if d := g.Deliveries[sample.Draw(header.Hash(), g.Case, leaves)]; d != nil {
		delivery, signature = docket.ForChain(d.Delivery), d.Signature
	}
	return s.abi.TryPackDrawSample(g.Case, leaves, items, g.Evidence, delivery, signature)
}

// remember keeps the transaction of the draw.
func (s *Service) remember(g *Group, kind Kind, tx common.Hash) error {
	if kind != ActDraw || g == nil {
		return nil
	}
	g.DrawTx = tx
	return s.saveGroup(g)
}
