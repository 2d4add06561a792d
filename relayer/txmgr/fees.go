package txmgr

import (
	"context"
	"fmt"
	"math/big"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/core/types"
)

const (
	// gasMarginPercent is added to an estimate, because state may change before the transaction is mined.
	gasMarginPercent = 25
	// bumpPercent is how much a replacement pays more; nodes ask for 10.
	bumpPercent = 15
	percent     = 100
	// maxOutbid is how many times the tip that the chain asks for a replacement may offer: a chain that stands still for an
	// hour would else be offered all that the account holds.
	maxOutbid = 10
	// leastOutbid is the tip, in wei, that a replacement may offer in any case.
	leastOutbid = 1e9
)

// estimate returns the gas limit and learns whether the candidate would revert.
func (m *Manager) estimate(ctx context.Context, c Candidate) (uint64, error) {
	gas, err := m.client.EstimateGas(ctx, m.message(c, c.GasLimit))
	if err != nil {
		return 0, asRevert(err)
	}
	if c.GasLimit != 0 {
		return c.GasLimit, nil
	}
	return gas + gas*gasMarginPercent/percent, nil
}

func (m *Manager) message(c Candidate, gas uint64) ethereum.CallMsg {
	return ethereum.CallMsg{From: m.address, To: c.To, Data: c.Data, Value: c.Value, Gas: gas}
}

// sign makes a signed transaction; previous, when given, is the one that it replaces and outbids.
func (m *Manager) sign(ctx context.Context, c Candidate, nonce uint64, previous *types.Transaction) (*types.Transaction, error) {
	tip, feeCap, err := m.fees(ctx, previous)
	if err != nil {
		return nil, err
	}
	tx, err := types.SignNewTx(m.key, m.signer, &types.DynamicFeeTx{
		ChainID: m.client.ChainID(), Nonce: nonce, GasTipCap: tip, GasFeeCap: feeCap, Gas: c.GasLimit,
		To: c.To, Value: c.Value, Data: c.Data,
	})
	if err != nil {
		return nil, fmt.Errorf("sign transaction: %w", err)
	}
	return tx, nil
}

// fees returns the tip and the fee cap, in wei: the cap covers a doubled base fee; both outbid previous.
func (m *Manager) fees(ctx context.Context, previous *types.Transaction) (tip, feeCap *big.Int, err error) {
	head, err := m.client.HeaderByNumber(ctx, nil)
	if err != nil {
		return nil, nil, err
	}
	if tip, err = m.client.SuggestGasTipCap(ctx); err != nil {
		return nil, nil, err
	}
	base := head.BaseFee
	if base == nil {
		base = new(big.Int)
	}
	feeCap = new(big.Int).Add(new(big.Int).Lsh(base, 1), tip)
	if previous != nil {
		most := larger(new(big.Int).Mul(tip, big.NewInt(maxOutbid)), big.NewInt(leastOutbid))
		if tip = larger(tip, bumped(previous.GasTipCap())); tip.Cmp(most) > 0 {
			return nil, nil, fmt.Errorf("%w: tip of %s wei, limit %s", ErrFeeLimit, tip, most)
		}
		feeCap = larger(feeCap, bumped(previous.GasFeeCap()))
	}
	if limit := m.opts.MaxFeePerGas; limit != nil && feeCap.Cmp(limit) > 0 {
		// A cap at the limit is still good as long as it pays the base fee and outbids what it replaces.
		if limit.Cmp(new(big.Int).Add(base, tip)) < 0 || previous != nil && limit.Cmp(bumped(previous.GasFeeCap())) < 0 {
			return nil, nil, fmt.Errorf("%w: %s wei, limit %s", ErrFeeLimit, feeCap, limit)
		}
		feeCap = limit
	}
	return tip, feeCap, nil
}

// bumped rounds up, so that small values grow too.
func bumped(n *big.Int) *big.Int {
	out := new(big.Int).Mul(n, big.NewInt(percent+bumpPercent))
	out.Add(out, big.NewInt(percent-1))
	return out.Div(out, big.NewInt(percent))
}

func larger(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}
