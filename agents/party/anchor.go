package party

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Anchor has a source of block hashes learn an old block's, hop by hop, and returns what it sent: nothing where the source
// knows it. An interrupted walk is taken up where it was left.
func Anchor(ctx context.Context, c *chain.Client, sender *txmgr.Manager, source common.Address, block uint64) ([]common.Hash, error) {
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	hops, err := docket.NewHistory(c, source).Hops(ctx, head, block)
	if err != nil {
		return nil, fmt.Errorf("anchor block %d: %w", block, err)
	}
	sent := []common.Hash{}
	for _, hop := range hops {
		data, err := bindings.NewHistorySource().TryPackAnchorByProof(hop.Header, hop.AccountProof, hop.StorageProof, new(big.Int).SetUint64(hop.Target))
		if err != nil {
			return sent, fmt.Errorf("encode anchor: %w", err)
		}
		receipt, err := sender.Send(ctx, txmgr.Candidate{To: &source, Data: data})
		if err != nil {
			return sent, fmt.Errorf("anchor block %d: %w", hop.Target, err)
		}
		sent = append(sent, receipt.TxHash)
	}
	return sent, nil
}
