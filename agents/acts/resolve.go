package acts

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"syscall"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/chain"
)

// recorded is the part of a payload that is read again.
type recorded struct {
	Begun       uint64          `json:"begun"`
	Transaction *common.Hash    `json:"transaction"`
	Account     common.Address  `json:"account"`
	Nonce       uint64          `json:"nonce"`
	Detail      json.RawMessage `json:"detail"`
	Implied     outcome.Implied `json:"implied"`
}

// left is an act that was begun and has no end.
type left struct {
	seq           uint64
	kind, subject string
	recorded
	versions []common.Hash // of its transaction
}

// apply takes one entry into account.
func (p recorded) apply(e ledger.Entry, open []left) []left {
	i := slices.IndexFunc(open, func(l left) bool { return l.seq == p.Begun })
	switch {
	case e.Status != ledger.Begun && i >= 0:
		return slices.Delete(open, i, i+1)
	case e.Status != ledger.Begun:
		return open
	case p.Begun != 0 && i >= 0: // another version of a transaction
		if p.Transaction != nil {
			open[i].versions, open[i].Nonce = append(open[i].versions, *p.Transaction), p.Nonce
		}
		return open
	}
	l := left{seq: e.Seq, kind: e.Kind, subject: e.Subject, recorded: p}
	if p.Transaction != nil {
		l.versions = []common.Hash{*p.Transaction}
	}
	return append(open, l)
}

// Left is an act that an earlier process left open.
type Left struct {
	Seq           uint64
	Kind, Subject string
	Detail        json.RawMessage
	Implied       outcome.Implied
}

// Ender says what became of an act that is no transaction of this agent. It returns known false while that is open; otherwise
// the block and, where it had no effect or another one, why.
type Ender func(ctx context.Context, l Left) (known bool, at *docket.Head, why, err error)

// Resolve ends what an earlier process of this agent began and did not end, by reading the chain. It does so once, unless
// something is left open; and not while another process has an act under way, which it will end itself.
func (b *Book) Resolve(ctx context.Context, c *chain.Client, enders map[string]Ender) error {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	done := b.resolved
	b.mu.Unlock()
	if done {
		return nil
	}
	live, err := b.hold(syscall.LOCK_EX)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil
	}
	if err != nil {
		return err
	}
	defer live.Close()
	open, err := b.unfinished(ctx)
	if err != nil {
		return err
	}
	all := true
	var errs []error
	for _, l := range open {
		ended, err := b.resolve(ctx, c, l, enders[l.kind])
		all = all && ended
		errs = append(errs, err)
	}
	b.mu.Lock()
	b.resolved = all
	b.mu.Unlock()
	return errors.Join(errs...)
}

func (b *Book) resolve(ctx context.Context, c *chain.Client, l left, ender Ender) (bool, error) {
	o := &Open{book: b, act: Act{Kind: l.kind, Subject: l.subject}, seq: l.seq}
	if len(l.versions) == 0 {
		if ender == nil {
			return true, o.Fail(nil, nil, errInterrupted)
		}
		known, at, why, err := ender(ctx, Left{l.seq, l.kind, l.subject, l.Detail, l.Implied})
		switch {
		case err != nil || !known:
			return false, err
		case why != nil:
			return true, o.Fail(at, nil, why)
		}
		return true, o.Done(at, nil, nil)
	}
	receipt, err := receiptOf(ctx, c, l.versions)
	if err != nil {
		return false, err
	}
	if receipt != nil {
		return o.finish(ctx, c, l.Implied, receipt)
	}
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return false, err
	}
	nonce, err := c.NonceAt(ctx, l.Account, nil)
	if err != nil || nonce <= l.Nonce {
		return false, err // it may still be mined
	}
	return true, o.Fail(&head, nil, fmt.Errorf("%w: another transaction has its nonce %d", errInterrupted, l.Nonce))
}

// errInterrupted says that the process ended between BEGUN and the act.
var errInterrupted = errors.New("interrupted before it had an effect")

func receiptOf(ctx context.Context, c *chain.Client, versions []common.Hash) (*types.Receipt, error) {
	for _, hash := range versions {
		receipt, err := c.TransactionReceipt(ctx, hash)
		if err == nil {
			return receipt, nil
		}
		if !errors.Is(err, ethereum.NotFound) {
			return nil, fmt.Errorf("receipt of %s: %w", hash, err)
		}
	}
	return nil, nil
}
