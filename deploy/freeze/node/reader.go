// Package node reads a chain as freezing needs it, from nodes as they are: with limits on what one call may ask, and
// without methods beyond the common ones.
//
// The client below cuts log ranges to what the node takes, waits out rate limits and asks other nodes. The package's one
// invariant: it believes nothing and keeps nothing; whoever reads holds the answers to hashes.
package node

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync/atomic"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
)

// slotsPerCall is how many slots one eth_getProof asks for until the node refuses.
const slotsPerCall = 256

// Reader is a client that proves any number of slots, in as many calls as the node makes necessary. It is safe for
// concurrent use.
type Reader struct {
	chain.Prover
	slots atomic.Int64 // asked for at once, as far as the node was found to answer
}

// New gives a reader of the client's chain.
func New(c *chain.Client) *Reader {
	r := &Reader{Prover: chain.Prover{Client: c}}
	r.slots.Store(slotsPerCall)
	return r
}

// Proof is eth_getProof of an account and any number of slots at a block hash.
func (r *Reader) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	var out proof.StateProof
	page := int(r.slots.Load())
	for {
		n := min(page, len(slots))
		part, err := r.Prover.Proof(ctx, account, slots[:n], block)
		if err != nil && n > 1 && ctx.Err() == nil && refused(err) {
			page = n / 2
			if lasts(err) {
				r.slots.Store(int64(page))
			}
			continue
		}
		if err != nil {
			return proof.StateProof{}, err
		}
		out.Account, out.Storage, slots = part.Account, append(out.Storage, part.Storage...), slots[n:]
		if len(slots) == 0 {
			return out, nil
		}
	}
}

// refused tells errors that fewer slots may avoid: answers, and whatever cut an answer off. Providers word their limits in
// too many ways to know them, and some word them like limits on requests.
func refused(err error) bool {
	return !errors.Is(err, chain.ErrPruned) && !errors.Is(err, chain.ErrNotFound)
}

// lasts tells a limit on slots, which stays, from a limit on requests and from a node that is away.
func lasts(err error) bool {
	var status rpc.HTTPError
	return !errors.Is(err, chain.ErrRateLimited) && (!errors.Is(err, chain.ErrUnreachable) || errors.As(err, &status))
}

// BlockTransactions gives the hash and the transactions of the canonical block of that number.
func (r *Reader) BlockTransactions(ctx context.Context, number uint64) (common.Hash, []*types.Transaction, error) {
	h, err := r.HeaderByNumber(ctx, new(big.Int).SetUint64(number))
	if err != nil {
		return common.Hash{}, nil, err
	}
	hash := h.Hash()
	if h.TxHash == types.EmptyTxsHash {
		return hash, nil, nil
	}
	b, err := r.BlockByHash(ctx, hash)
	if err != nil {
		return common.Hash{}, nil, err
	}
	return hash, b.Transactions(), nil
}

// Revert runs a transaction on the state before its block, without those that came before it in the block, and gives the
// data that it reverts with: none where it fails otherwise, or does not fail there.
func (r *Reader) Revert(ctx context.Context, block common.Hash, tx *types.Transaction) ([]byte, error) {
	h, err := r.HeaderByHash(ctx, block)
	if err != nil {
		return nil, err
	}
	from, err := types.Sender(types.LatestSignerForChainID(r.ChainID()), tx)
	if err != nil {
		return nil, fmt.Errorf("sender of %s: %w", tx.Hash(), err)
	}
	_, err = r.CallContractAtHash(ctx, ethereum.CallMsg{
		From: from, To: tx.To(), Gas: tx.Gas(), Value: tx.Value(), Data: tx.Data(), AccessList: tx.AccessList(),
	}, h.ParentHash)
	var node rpc.Error
	if err == nil || errors.As(err, &node) && !silent(err) {
		return revertData(err), nil
	}
	return nil, err
}

// silent tells errors that say nothing about the transaction.
func silent(err error) bool {
	return errors.Is(err, chain.ErrPruned) || errors.Is(err, chain.ErrNotFound) || errors.Is(err, chain.ErrRateLimited) || errors.Is(err, chain.ErrUnreachable)
}

// revertData is the data of a revert, as nodes attach it to the error of a call.
func revertData(err error) []byte {
	var data rpc.DataError
	if !errors.As(err, &data) {
		return nil
	}
	text, _ := data.ErrorData().(string)
	raw, err := hexutil.Decode(text)
	if err != nil {
		return nil
	}
	return raw
}
