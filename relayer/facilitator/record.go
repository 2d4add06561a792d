package facilitator

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/x402"
)

// StopName is the kill switch in the relayer's folder: while a file of this name exists, nothing new is settled. What is
// queued already goes on, since its payer may have been told that it is on its way.
const StopName = "stop"

// stopped reports whether the kill switch is on. One that cannot be read is.
func (s *Server) stopped() bool {
	if s.opts.Stop == "" {
		return false
	}
	_, err := os.Lstat(s.opts.Stop)
	return !errors.Is(err, os.ErrNotExist)
}

// settling is the name of what is written down.
const settling = "settle"

// recorded is what the ledger holds of a settlement.
type recorded struct {
	Token       common.Address `json:"token"`
	PayTo       common.Address `json:"payTo"`
	Amount      string         `json:"amount"` // base units
	Transaction *common.Hash   `json:"transaction,omitempty"`
	Reason      x402.Reason    `json:"reason,omitempty"`
	Error       string         `json:"error,omitempty"`
}

// act is an entry about a payment; payers' and sellers' ledgers name it by the same nonce.
func (s *Server) act(p *payment, status ledger.Status, r recorded) (ledger.Act, error) {
	r.Token, r.PayTo, r.Amount = p.domain.Token, p.payTo, p.amount.Dec()
	raw, err := json.Marshal(r)
	if err != nil {
		return ledger.Act{}, fmt.Errorf("encode act: %w", err)
	}
	subject := strings.ToLower(p.auth.From.Hex()[2:]) + "-" + p.auth.Nonce.Hex()[2:]
	return ledger.Act{Time: uint64(s.opts.Clock().Unix()), Kind: settling, Status: status, Subject: subject, Payload: raw}, nil
}

// begun writes settlements down before their transaction leaves. What cannot be written down is not sent.
func (s *Server) begun(tx common.Hash, tasks []*task) error {
	if s.opts.Ledger == nil {
		return nil
	}
	var acts []ledger.Act
	for _, t := range tasks {
		a, err := s.act(t.p, ledger.Begun, recorded{Transaction: &tx})
		if err != nil {
			return err
		}
		acts = append(acts, a)
	}
	if err := s.opts.Ledger(acts...); err != nil {
		return fmt.Errorf("settlement not written down: %w", err)
	}
	return nil
}

// ended writes down how a settlement ended, once it was looked up on the chain; one that is pending has not.
func (s *Server) ended(ctx context.Context, p *payment, o outcome) {
	if s.opts.Ledger == nil || o.reason == x402.ReasonSettlementPending {
		return
	}
	r, status := recorded{Reason: o.reason, Error: o.message}, ledger.Failed
	if o.tx != (common.Hash{}) {
		r.Transaction = &o.tx
	}
	switch {
	case o.success:
		status, r.Error = ledger.Done, ""
	case r.Transaction == nil && !o.fault:
		status = ledger.Refused
	}
	a, err := s.act(p, status, r)
	if err == nil && r.Transaction != nil {
		a.Chain = s.blockOf(ctx, o.tx)
	}
	if err == nil {
		err = s.opts.Ledger(a)
	}
	if err != nil {
		s.opts.Log.Error("end of a settlement not written down", "payment", p.auth.Nonce, "tx", o.tx, "err", err)
	}
}

// mined is the block of one transaction.
type mined struct {
	tx    common.Hash
	block *ledger.Block
}

// blockOf is the block of a transaction; nil where it is not known now. The payments of a batch share the last answer.
func (s *Server) blockOf(ctx context.Context, tx common.Hash) *ledger.Block {
	if last := s.mined.Load(); last != nil && last.tx == tx {
		return last.block
	}
	receipt, err := s.opts.Chain.TransactionReceipt(ctx, tx)
	if err != nil {
		return nil
	}
	header, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).Set(receipt.BlockNumber))
	if err != nil || header.Hash() != receipt.BlockHash {
		return nil
	}
	block := &ledger.Block{Number: header.Number.Uint64(), Hash: header.Hash(), Time: header.Time}
	s.mined.Store(&mined{tx, block})
	return block
}
