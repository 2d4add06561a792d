package txmgr

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/bindings"
)

// asRevert turns a node's revert answer into ErrReverted with the decoded reason; other errors pass.
func asRevert(err error) error {
	data, ok := RevertData(err)
	if !ok {
		return err
	}
	return fmt.Errorf("%w: %w", ErrReverted, bindings.DecodeRevert(data))
}

// codeReverted is the JSON-RPC error code of an execution that reverted.
const codeReverted = 3

// RevertData returns the revert data that a node attached to err, and whether err says that execution reverted at all.
func RevertData(err error) ([]byte, bool) {
	var withData rpc.DataError
	if errors.As(err, &withData) {
		if text, ok := withData.ErrorData().(string); ok {
			if data, err := hexutil.Decode(text); err == nil {
				return data, true
			}
		}
	}
	var coded rpc.Error
	return nil, errors.As(err, &coded) && coded.ErrorCode() == codeReverted
}

// reason runs a mined and reverted transaction again, with its own gas, on the state before its block and then on the
// state after it, to learn why. Transactions before it in the block are not seen in the first; if neither reverts, or the
// node has that state no more, the reason stays unknown.
func (m *Manager) reason(ctx context.Context, tx *types.Transaction, receipt *types.Receipt) error {
	why := ErrReasonUnknown
	before := new(big.Int).Sub(receipt.BlockNumber, big.NewInt(1))
	for _, number := range []*big.Int{before, receipt.BlockNumber} {
		_, err := m.client.CallContract(ctx, ethereum.CallMsg{
			From: m.address, To: tx.To(), Data: tx.Data(), Value: tx.Value(), Gas: tx.Gas(),
		}, number)
		if _, reverted := RevertData(err); reverted {
			return asRevert(err)
		}
		if err != nil {
			why = fmt.Errorf("%w: %w", ErrReasonUnknown, err)
		}
	}
	return why
}
