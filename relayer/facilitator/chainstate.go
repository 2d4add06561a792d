package facilitator

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/relayer/x402"
)

var (
	topicUsed     = crypto.Keccak256Hash([]byte("AuthorizationUsed(address,bytes32)"))
	topicCanceled = crypto.Keccak256Hash([]byte("AuthorizationCanceled(address,bytes32)"))
	topicTransfer = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
)

// pollInterval is how often a transaction that waits for its block is asked for.
const pollInterval = 200 * time.Millisecond

// examine looks at the transactions that may have moved the money. It waits for those that the node still holds. It
// returns false when none is on the chain or on its way.
func (s *Server) examine(ctx context.Context, p *payment, txs []common.Hash) (outcome, bool) {
	for {
		waiting := common.Hash{}
		for _, tx := range txs {
			receipt, err := s.opts.Chain.TransactionReceipt(ctx, tx)
			switch {
			case err == nil && receipt.Status == types.ReceiptStatusSuccessful:
				o := s.conclude(p, receipt)
				if _, refused := s.refusedInBatch(p, receipt); refused && !o.success || len(receipt.Logs) == 0 {
					continue // the batch went through without this payment; or the nonce was only used up, by a cancellation
				}
				return o, true
			case err == nil:
				continue // reverted; another may have gone through
			case !errors.Is(err, ethereum.NotFound):
				return pendingOutcome(tx, err), true
			}
			if _, _, err := s.opts.Chain.TransactionByHash(ctx, tx); err == nil {
				waiting = tx
			} else if !errors.Is(err, ethereum.NotFound) {
				return pendingOutcome(tx, err), true
			}
		}
		if waiting == (common.Hash{}) {
			return outcome{}, false
		}
		timer := time.NewTimer(pollInterval)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return pendingOutcome(waiting, ctx.Err()), true
		}
	}
}

// conclude answers for a transaction that succeeded: the money moved only if the logs say so.
func (s *Server) conclude(p *payment, receipt *types.Receipt) outcome {
	position, ok := transferPosition(p, receipt.Logs)
	if !ok {
		return outcome{
			reason: x402.ReasonExactTransferMismatch, tx: receipt.TxHash,
			message: "the transaction does not hold the transfer of this authorization",
		}
	}
	return outcome{success: true, tx: receipt.TxHash, extra: x402.Object{
		"blockHash":        text(receipt.BlockHash.Hex()),
		"blockNumber":      number(receipt.BlockNumber.Uint64()),
		"transactionIndex": number(uint64(receipt.TransactionIndex)),
		"logIndex":         number(uint64(position)),
	}}
}

func text(s string) json.RawMessage   { return json.RawMessage(`"` + s + `"`) }
func number(n uint64) json.RawMessage { return json.RawMessage(fmt.Sprint(n)) }

// transferPosition finds the Transfer log of the authorization: the log that the token wrote right after
// AuthorizationUsed(from, nonce), with the same payer, payee and value. The position counts within the receipt. Other
// transfers of the same amount in the transaction belong to other authorizations.
func transferPosition(p *payment, logs []*types.Log) (int, bool) {
	// Permit2 writes no log for a nonce; its transactions hold one payment of ours each.
	after := p.permit2 != nil
	for i, log := range logs {
		if log.Address != p.domain.Token || len(log.Topics) == 0 {
			continue
		}
		if after && (p.permit2 == nil || isTransfer(p, log)) {
			return i, isTransfer(p, log)
		}
		if p.permit2 != nil {
			continue
		}
		after = len(log.Topics) == 3 && log.Topics[0] == topicUsed &&
			log.Topics[1] == addressTopic(p.auth.From) && log.Topics[2] == p.auth.Nonce
	}
	return 0, false
}

func isTransfer(p *payment, log *types.Log) bool {
	return len(log.Topics) == 3 && log.Topics[0] == topicTransfer &&
		log.Topics[1] == addressTopic(p.auth.From) && log.Topics[2] == addressTopic(p.payTo) &&
		len(log.Data) == 32 && new(uint256.Int).SetBytes(log.Data).Eq(p.amount)
}

func addressTopic(a common.Address) common.Hash { return common.BytesToHash(a[:]) }

// elsewhere answers for an authorization that the chain says is used, but by none of our transactions: anyone may
// broadcast it, and its payer may cancel it.
func (s *Server) elsewhere(ctx context.Context, p *payment, txs []common.Hash) outcome {
	if p.permit2 != nil {
		return s.permit2Elsewhere(ctx, p, txs)
	}
	logs, head, err := s.recent(ctx, p.domain.Token, [][]common.Hash{{topicUsed, topicCanceled}, {addressTopic(p.auth.From)}, {p.auth.Nonce}})
	if err != nil {
		return giveUp(txs, err)
	}
	var tx common.Hash
	if len(txs) > 0 {
		tx = txs[0]
	}
	if len(logs) == 0 {
		return s.usedEarlier(ctx, p, txs, head, refuse(x402.ReasonInvalidTransaction,
			"the authorization is used, but not within the last %d blocks", s.opts.Lookback))
	}
	// A token writes one of the two logs once for a nonce.
	log := logs[len(logs)-1]
	if log.Topics[0] == topicCanceled {
		return refusedOutcome(refuse(x402.ReasonExactNonceUsed, "the payer cancelled the authorization"), tx)
	}
	receipt, err := s.opts.Chain.TransactionReceipt(ctx, log.TxHash)
	if err != nil {
		return giveUp(append([]common.Hash{log.TxHash}, txs...), err)
	}
	if o := s.conclude(p, receipt); o.success {
		return o
	}
	return refusedOutcome(refuse(x402.ReasonExactNonceUsed, "the nonce was used for another transfer, in %s", log.TxHash), tx)
}

// errBehind says that nodes do not agree yet.
var errBehind = errors.New("the authorization is used in a block that the logs do not reach yet")

// usedEarlier refuses an authorization whose use is not in the logs up to head. It gives no verdict where the nonce was
// used after head only: one node may lag behind the one that was asked for the nonce.
func (s *Server) usedEarlier(ctx context.Context, p *payment, txs []common.Hash, head *big.Int, refused *refusal) outcome {
	used, err := s.usedAt(ctx, p, head)
	if err == nil && !used {
		err = errBehind
	}
	if err != nil {
		return giveUp(txs, err)
	}
	o := refusedOutcome(refused, common.Hash{})
	if len(txs) > 0 {
		o.tx = txs[0]
	}
	return o
}

// recent reads the token's logs of the last blocks that may hold another's settlement, and returns the newest one.
func (s *Server) recent(ctx context.Context, token common.Address, topics [][]common.Hash) ([]types.Log, *big.Int, error) {
	head, err := s.opts.Chain.Head(ctx)
	if err != nil {
		return nil, nil, err
	}
	to := head.Number.Uint64()
	logs, err := s.opts.Chain.Logs(ctx, ethereum.FilterQuery{Addresses: []common.Address{token}, Topics: topics}, to-min(to, s.opts.Lookback), to)
	return logs, head.Number, err
}
