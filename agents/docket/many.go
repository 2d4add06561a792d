package docket

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/sample"
	"github.com/redress-protocol/redress/relayer/chain"
)

// MaxMany is how many payments one case can be about, inclusive: as many as a list of their exchanges names.
const MaxMany = exchange.MaxListed

// DrawDelay is how many blocks after the contest the block lies whose hash draws the sample. The draw needs one more.
const DrawDelay = 2

// ErrMany says that payments cannot be one case.
var ErrMany = errors.New("payments do not make one case")

var manyType = crypto.Keccak256Hash([]byte("ManyContest(bytes32 caseId,uint8 claim,bytes32 itemsHash,bytes32 evidenceHash,uint256 relayFee)"))

// ComparePayments orders payments as a case about many lists them: by their place on the chain.
func ComparePayments(a, b exchange.Payment) int {
	return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.TransactionIndex, b.TransactionIndex), cmp.Compare(a.LogIndex, b.LogIndex))
}

// Leaves lists the payments of a case about many. They are in its order, none of them twice, all of one payer.
func Leaves(payments []exchange.Payment) ([]bindings.Leaf, error) {
	if len(payments) == 0 || len(payments) > MaxMany {
		return nil, fmt.Errorf("%w: %d of them, 1 to %d", ErrMany, len(payments), MaxMany)
	}
	leaves := make([]bindings.Leaf, len(payments))
	for i, p := range payments {
		if p.Payer != payments[0].Payer {
			return nil, fmt.Errorf("%w: one is by %s, one by %s", ErrMany, payments[0].Payer, p.Payer)
		}
		if i > 0 && ComparePayments(payments[i-1], p) >= 0 {
			return nil, fmt.Errorf("%w: block %d, transaction %d, log %d is out of order", ErrMany, p.BlockNumber, p.TransactionIndex, p.LogIndex)
		}
		amount, ok := new(big.Int).SetString(p.Amount, 10)
		if !ok || amount.Sign() <= 0 || amount.BitLen() > 256 {
			return nil, fmt.Errorf("%w: amount %.80q", ErrMany, p.Amount)
		}
		leaves[i] = sample.Leaf(CaseID(p), p.Nonce, amount, p.BlockTime)
	}
	return leaves, nil
}

// ManyBondNonce is the ERC-3009 nonce under which a payer authorizes its bond of a case about many payments, see BondNonce.
func ManyBondNonce(offer common.Address, id common.Hash, s bindings.ManyContest) common.Hash {
	fee := s.RelayFee
	if fee == nil {
		fee = new(big.Int)
	}
	statement := crypto.Keccak256(manyType[:], id[:], common.LeftPadBytes([]byte{s.Claim}, 32), s.ItemsHash[:], s.EvidenceHash[:],
		common.LeftPadBytes(fee.Bytes(), 32))
	return labelled("redress.bond", offer, common.BytesToHash(statement))
}

// ManyBondNonce is what the Offer says of ManyBondNonce.
func (o *Offer) ManyBondNonce(ctx context.Context, at Head, id common.Hash, s bindings.ManyContest) (common.Hash, error) {
	n, err := read(ctx, o.contract, at, o.abi.PackManyBondNonce(id, s), o.abi.UnpackManyBondNonce)
	return n, err
}

// Members are the payments of a case about many, in its order; none of an ordinary case.
func (o *Offer) Members(ctx context.Context, at Head, id common.Hash) ([]common.Hash, error) {
	logs, err := o.logs(ctx, o.from, at.Number, [][]common.Hash{{manyTopic}, {id}})
	if err != nil || len(logs) == 0 {
		return nil, err
	}
	e, err := o.abi.UnpackManyContestedEvent(&logs[len(logs)-1])
	if err != nil {
		return nil, fmt.Errorf("read ManyContested: %w", err)
	}
	keys := make([]common.Hash, len(e.Keys))
	for i, key := range e.Keys {
		keys[i] = key
	}
	return keys, nil
}

// CheckpointOf is the index that a case on a payment of that block time counts against: of the first checkpoint at or
// after it, else of the next one to be made.
func (o *Offer) CheckpointOf(ctx context.Context, at Head, paidAt uint64) (uint64, error) {
	count, err := read(ctx, o.contract, at, o.abi.PackCheckpointCount(), o.abi.UnpackCheckpointCount)
	if err != nil {
		return 0, fmt.Errorf("read checkpoint count: %w", err)
	}
	low, high := uint64(0), count.Uint64()
	for low < high {
		middle := low + (high-low)/2
		c, err := read(ctx, o.contract, at, o.abi.PackCheckpoints(number(middle)), o.abi.UnpackCheckpoints)
		if err != nil {
			return 0, fmt.Errorf("read checkpoint %d: %w", middle, err)
		}
		if c.Time < paidAt {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, nil
}

// ProveMany builds the proofs that contestMany takes: one per block, for payments in a case's order.
func ProveMany(ctx context.Context, c *chain.Client, payments []exchange.Payment) ([]bindings.BlockProof, error) {
	var out []bindings.BlockProof
	for len(payments) > 0 {
		n := slices.IndexFunc(payments, func(p exchange.Payment) bool { return p.BlockHash != payments[0].BlockHash })
		if n < 0 {
			n = len(payments)
		}
		built, err := proveBlock(ctx, c, payments[:n])
		if err != nil {
			return nil, fmt.Errorf("prove payments of block %d: %w", payments[0].BlockNumber, err)
		}
		out, payments = append(out, built), payments[n:]
	}
	return out, nil
}

func proveBlock(ctx context.Context, c *chain.Client, payments []exchange.Payment) (out bindings.BlockProof, err error) {
	header, err := c.HeaderByHash(ctx, payments[0].BlockHash)
	if err != nil {
		return out, err
	}
	receipts, err := c.BlockReceipts(ctx, payments[0].BlockHash)
	if err != nil {
		return out, err
	}
	positions := make([]proof.Position, len(payments))
	for i, p := range payments {
		positions[i] = proof.Position{TxIndex: p.TransactionIndex, LogIndex: p.LogIndex}
	}
	built, err := proof.BuildBlock(header, receipts, positions)
	if err != nil {
		return out, err
	}
	out.Header = built.Header
	for _, r := range built.Receipts {
		out.Receipts = append(out.Receipts, bindings.ReceiptProof(r))
	}
	return out, nil
}
