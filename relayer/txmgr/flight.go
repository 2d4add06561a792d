package txmgr

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// flight is one nonce in this process's memory. All but nonce, key and first is guarded by Manager.mu.
type flight struct {
	nonce uint64
	key   string
	txs   []*types.Transaction // versions, oldest first
	bid   *types.Transaction   // the version that a replacement must outbid: the last that the node took
	hook  func(tx *types.Transaction) error

	waiting  int       // Sends that wait for it
	refusals int       // resubmissions in a row of which the node took nothing
	missing  time.Time // since when its nonce is used and no version is found; zero: not
}

func (f *flight) newest() *types.Transaction { return f.txs[len(f.txs)-1] }

func (f *flight) pending(cause error) error {
	return &PendingError{Hash: f.newest().Hash(), Cause: cause}
}

// record is the flight as the journal keeps it.
func (f *flight) record() (Flight, error) {
	out := Flight{Key: f.key, Nonce: f.nonce}
	for _, tx := range f.txs {
		raw, err := tx.MarshalBinary()
		if err != nil {
			return Flight{}, fmt.Errorf("encode transaction: %w", err)
		}
		out.Versions = append(out.Versions, raw)
	}
	return out, nil
}

// revive reads a record that an earlier run left.
func (m *Manager) revive(r Flight) (*flight, error) {
	f := &flight{nonce: r.Nonce, key: r.Key}
	for _, raw := range r.Versions {
		tx := new(types.Transaction)
		if err := tx.UnmarshalBinary(raw); err != nil {
			return nil, fmt.Errorf("%w: nonce %d: %w", ErrJournal, r.Nonce, err)
		}
		from, err := types.Sender(m.signer, tx)
		if err != nil {
			return nil, fmt.Errorf("%w: nonce %d: %w", ErrJournal, r.Nonce, err)
		}
		if from != m.address || tx.Nonce() != r.Nonce {
			return nil, fmt.Errorf("%w: nonce %d: transaction of %s, nonce %d", ErrJournal, r.Nonce, from, tx.Nonce())
		}
		f.txs = append(f.txs, tx)
	}
	if len(f.txs) == 0 {
		return nil, fmt.Errorf("%w: nonce %d has no transaction", ErrJournal, r.Nonce)
	}
	f.bid = f.newest()
	return f, nil
}

// save makes the flight durable with one more version.
func (m *Manager) save(ctx context.Context, f *flight, tx *types.Transaction) error {
	f.txs = append(f.txs, tx)
	r, err := f.record()
	if err == nil {
		err = m.journal.Save(ctx, r)
	}
	if err != nil {
		f.txs = f.txs[:len(f.txs)-1]
		return fmt.Errorf("record transaction: %w", err)
	}
	return nil
}

// asks reports whether the candidate is what the flight was begun for.
func (f *flight) asks(c Candidate) bool { return sameIntent(f.txs[0], intentOf(c)) }

type intent struct {
	to    *common.Address
	data  []byte
	value *big.Int
}

func intentOf(c Candidate) intent {
	value := c.Value
	if value == nil {
		value = new(big.Int)
	}
	return intent{c.To, c.Data, value}
}

func sameIntent(tx *types.Transaction, i intent) bool {
	if (tx.To() == nil) != (i.to == nil) || i.to != nil && *tx.To() != *i.to {
		return false
	}
	return bytes.Equal(tx.Data(), i.data) && tx.Value().Cmp(i.value) == 0
}

// candidateOf is what the transaction does, to be signed again.
func candidateOf(tx *types.Transaction) Candidate {
	return Candidate{To: tx.To(), Data: tx.Data(), Value: tx.Value(), GasLimit: tx.Gas()}
}

// cancellation moves nothing from the account to itself: it only uses a nonce up.
func (m *Manager) cancellation() Candidate {
	return Candidate{To: &m.address, GasLimit: params.TxGas}
}
