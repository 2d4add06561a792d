package acts

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Sender sends transactions of one account.
type Sender struct {
	Chain   *chain.Client
	Manager *txmgr.Manager
}

// Again is the guards' chain at the moment of acting, on what the chain says then. Nil: only the kill switch is asked.
type Again func(ctx context.Context) (docket.Head, guard.Decision, error)

// Send does an act that is a transaction. Between signing and broadcast the kill switch and the guards are asked again, and
// the hash is written down; after the receipt the chain is compared with what the act implies. An error that matches
// outcome.ErrMismatch comes with the receipt: the transaction is mined, and did something else. A nil book sends, and no more.
func (b *Book) Send(ctx context.Context, s Sender, c txmgr.Candidate, a Act, again Again) (*types.Receipt, error) {
	if b == nil {
		return s.Manager.Send(ctx, c)
	}
	var open *Open
	c.BeforeBroadcast = func(tx *types.Transaction) error {
		if open != nil {
			return b.version(open, tx)
		}
		if err := b.allowed(ctx, a, again); err != nil {
			return err
		}
		hash, account := tx.Hash(), s.Manager.Address()
		var err error
		open, err = b.begin(a, payload{Transaction: &hash, Account: &account, Nonce: tx.Nonce()})
		return err
	}
	receipt, err := s.Manager.Send(ctx, c)
	switch {
	case open == nil && errors.Is(err, guard.ErrRefused):
		return nil, err
	case open == nil && err == nil:
		return receipt, fmt.Errorf("%s: sent without a record", a.Kind)
	case open == nil:
		return nil, errors.Join(err, b.Fail(a.Kind, a.Subject, nil, err))
	case err != nil && (errors.Is(err, txmgr.ErrPending) || ctx.Err() != nil) && receipt == nil:
		return nil, errors.Join(err, open.Leave())
	case err != nil:
		return receipt, errors.Join(err, open.Fail(b.blockOf(ctx, s.Chain, receipt), nil, err))
	}
	_, err = open.finish(ctx, s.Chain, a.Implied, receipt)
	return receipt, err
}

// allowed asks the kill switch and the guards at the moment of acting.
func (b *Book) allowed(ctx context.Context, a Act, again Again) error {
	var results []guard.Result
	var at *docket.Head
	if !a.Owed {
		results = append(results, b.Switch())
	}
	if again != nil {
		head, d, err := again(ctx)
		if err != nil {
			return fmt.Errorf("%s: look again: %w", a.Kind, err)
		}
		at, results = &head, append(results, d.Results...)
	}
	return b.RefuseOnce(a.Kind, a.Subject, at, guard.Resolve(results))
}

// version writes down another version of a transaction that is under way. It has left the process already, so that nothing
// stops it here.
func (b *Book) version(o *Open, tx *types.Transaction) error {
	if o.seq == 0 { // owed, and unrecorded
		return nil
	}
	hash := tx.Hash()
	if _, err := b.append(ledger.Begun, o.act.Kind, o.act.Subject, nil, payload{Begun: o.seq, Transaction: &hash, Nonce: tx.Nonce()}); err != nil {
		b.opts.Log.Error("another version of a transaction not written down", "action", o.act.Kind, "tx", hash, "err", err)
	}
	return nil
}

// Compare ends an act whose effect is in somebody's transaction. A mismatch is an error; what cannot be read now is left open.
func (o *Open) Compare(ctx context.Context, c *chain.Client, transaction common.Hash) error {
	receipt, err := c.TransactionReceipt(ctx, transaction)
	if err != nil {
		return o.unread(transaction, err)
	}
	_, err = o.finish(ctx, c, o.act.Implied, receipt)
	return err
}

// finish compares and ends. What cannot be read now is left open.
func (o *Open) finish(ctx context.Context, c *chain.Client, i outcome.Implied, receipt *types.Receipt) (ended bool, err error) {
	seen, err := outcome.Look(ctx, c, i, receipt)
	switch {
	case err == nil:
		return true, o.Done(&seen.Block, &seen, nil)
	case errors.Is(err, outcome.ErrMismatch):
		return true, errors.Join(fmt.Errorf("%s: %w", o.act.Kind, err), o.Fail(&seen.Block, &seen, err))
	}
	return false, o.unread(receipt.TxHash, err)
}

// unread leaves an act open whose effect cannot be read now.
func (o *Open) unread(transaction common.Hash, why error) error {
	if o.book != nil {
		o.book.opts.Log.Warn("effect not read yet", "action", o.act.Kind, "subject", o.act.Subject, "tx", transaction, "err", why)
	}
	return o.Leave()
}

func (b *Book) blockOf(ctx context.Context, c *chain.Client, receipt *types.Receipt) *docket.Head {
	if receipt == nil {
		return nil
	}
	header, err := c.HeaderByHash(ctx, receipt.BlockHash)
	if err != nil {
		return nil
	}
	return &docket.Head{Number: header.Number.Uint64(), Hash: header.Hash(), Time: header.Time}
}
