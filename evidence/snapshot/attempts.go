package snapshot

import (
	"errors"
	"fmt"
	"math/big"
	"reflect"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/bindings"
)

// RefusalsFile is the content of refusals.json.
type RefusalsFile struct {
	Scanned  []ScannedRange  `json:"scanned"` // by the freezers' word; blocks outside were not looked through
	Refusals []RefusalRecord `json:"refusals"`
}

// ScannedRange is blocks that a freezer looked through for attempts, both inclusive.
type ScannedRange struct {
	From uint64 `json:"from"`
	To   uint64 `json:"to"`
}

// RefusalRecord is a transaction sent to a contract of the record that was mined and reverted.
type RefusalRecord struct {
	At         AttemptPosition `json:"at"`
	Hash       common.Hash     `json:"hash"`
	From       common.Address  `json:"from"` // recovered from the signature
	To         common.Address  `json:"to"`
	Method     string          `json:"method"`     // name, or the selector in hex where the contract has none such
	Reason     string          `json:"reason"`     // contract and name of the error; empty where nothing of this repository declares it
	Args       []any           `json:"args"`       // of the error
	ReasonFrom string          `json:"reasonFrom"` // whose word the reason is
	Data       hexutil.Bytes   `json:"data"`       // that the reason is read from
}

// AttemptPosition says where a transaction is.
type AttemptPosition struct {
	Block       uint64 `json:"block"`
	Time        uint64 `json:"time"` // of the block, unix seconds
	Transaction uint64 `json:"transaction"`
}

// reasonFromNode: the freezing node ran the transaction again; nothing in the archive proves the result.
const reasonFromNode = "node"

// attempt is a proven transaction that reverted.
type attempt struct {
	at AttemptPosition
	tx *types.Transaction
}

// revertsFile is the content of proofs/reverts.json.
type revertsFile struct {
	ScannedFrom *uint64                       `json:"scannedFrom"` // first block looked through for attempts; null: none were
	Reverts     map[common.Hash]hexutil.Bytes `json:"reverts"`     // revert data by transaction
}

// proveAttempts reads the reverted transactions of a block item.
func (item *blockItem) proveAttempts(b *provenBlock, nodes *blobs) error {
	for i, tx := range item.Attempts {
		if i > 0 && tx <= item.Attempts[i-1] {
			return fail(b.file, "attempt %d of block %d is repeated or out of order", tx, b.Number)
		}
		r, err := readReceipt(nodes, b.HeaderFields, tx)
		if err != nil {
			return fail(b.file, "receipt of attempt %d of block %d: %w", tx, b.Number, err)
		}
		if len(r.Status) != 0 {
			return fail(b.file, "attempt %d of block %d did not revert", tx, b.Number)
		}
		sent, err := readTransaction(nodes, b.TxRoot, tx)
		if err != nil {
			return fail(b.file, "attempt %d of block %d: %w", tx, b.Number, err)
		}
		b.attempts = append(b.attempts, attempt{AttemptPosition{b.Number, b.Time, tx}, sent})
	}
	return nil
}

func readTransaction(nodes *blobs, root common.Hash, index uint64) (*types.Transaction, error) {
	value, err := nodes.value(root, rlp.AppendUint64(nil, index))
	if err != nil {
		return nil, err
	}
	tx := new(types.Transaction)
	if err := tx.UnmarshalBinary(value); err != nil {
		return nil, fmt.Errorf("decode transaction: %w", err)
	}
	return tx, nil
}

// targets are the contracts to which an attempt can be sent, with their interfaces.
func (s *system) targets() map[common.Address]*abi.ABI {
	out := map[common.Address]*abi.ABI{s.factory: factoryABI}
	if s.vault != (common.Address{}) {
		out[s.vault] = vaultABI
	}
	for _, o := range s.offers {
		out[o.address] = offerABI
	}
	for _, c := range s.arbitrators() {
		out[c.address], out[c.registry.address] = committeeABI, registryABI
	}
	return out
}

var errNotOfRecord = errors.New("is not sent to a contract of this record")

// refusal is the record of a proven attempt.
func (s *system) refusal(a attempt, targets map[common.Address]*abi.ABI, data []byte) (RefusalRecord, error) {
	to := a.tx.To()
	if to == nil || targets[*to] == nil {
		return RefusalRecord{}, errNotOfRecord
	}
	from, err := types.Sender(types.LatestSignerForChainID(new(big.Int).SetUint64(s.chainID)), a.tx)
	if err != nil {
		return RefusalRecord{}, fmt.Errorf("sender: %w", err)
	}
	r := RefusalRecord{
		At: a.at, Hash: a.tx.Hash(), From: from, To: *to, Method: methodOf(targets[*to], a.tx.Data()), Args: []any{},
		ReasonFrom: reasonFromNode, Data: append(hexutil.Bytes{}, data...),
	}
	var reason *bindings.RevertError
	if errors.As(bindings.DecodeRevert(data), &reason) && reason.Name != "" {
		r.Reason = reason.Name
		if reason.Contract != "" {
			r.Reason = reason.Contract + "." + reason.Name
		}
		for _, arg := range reason.Args {
			r.Args = append(r.Args, plain(reflect.ValueOf(arg)))
		}
	}
	return r, nil
}

// selectorLength is how many bytes of a call say which function is called.
const selectorLength = 4

func methodOf(contract *abi.ABI, data []byte) string {
	if len(data) < selectorLength {
		return hexutil.Encode(data)
	}
	if m, err := contract.MethodById(data[:selectorLength]); err == nil {
		return m.Name
	}
	return hexutil.Encode(data[:selectorLength])
}

// refused takes a block's attempts into the history.
func (s *system) refused(h *history, b *provenBlock, targets map[common.Address]*abi.ABI) error {
	for _, a := range b.attempts {
		data, ok := s.w.reverts[a.tx.Hash()]
		if !ok {
			return fail(fileReverts, "the revert data of transaction %s is missing", a.tx.Hash())
		}
		r, err := s.refusal(a, targets, data)
		if err != nil {
			return fail(b.file, "attempt %d of block %d: %w", a.at.Transaction, b.Number, err)
		}
		h.refusals.Refusals = append(h.refusals.Refusals, r)
	}
	return nil
}
