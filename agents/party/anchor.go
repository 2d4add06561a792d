package party

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Anchor has a source of block hashes learn an old block's, hop by hop, and returns what it sent: nothing where the source
// knows it. An interrupted walk is taken up where it was left.
func (p Party) Anchor(ctx context.Context, source common.Address, block uint64) ([]common.Hash, error) {
	head, err := docket.HeadOf(ctx, p.Chain)
	if err != nil {
		return nil, err
	}
	hops, err := docket.NewHistory(p.Chain, source).Hops(ctx, head, block)
	if err != nil {
		return nil, fmt.Errorf("anchor block %d: %w", block, err)
	}
	sent := []common.Hash{}
	for _, hop := range hops {
		data, err := bindings.NewHistorySource().TryPackAnchorByProof(hop.Header, hop.AccountProof, hop.StorageProof, new(big.Int).SetUint64(hop.Target))
		if err != nil {
			return sent, fmt.Errorf("encode anchor: %w", err)
		}
		receipt, err := p.send(ctx, acts.Act{Kind: "anchor", Subject: fmt.Sprintf("block %d", hop.Target), Detail: map[string]any{"source": source}}, source, data)
		if err != nil {
			return sent, fmt.Errorf("block %d: %w", hop.Target, err)
		}
		sent = append(sent, receipt.TxHash)
	}
	return sent, nil
}
