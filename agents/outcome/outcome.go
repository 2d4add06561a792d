// Package outcome says what a transaction must have done, and compares it with what the chain shows.
//
// What is implied is data, so that an agent can write it down before it acts and compare after a restart as well. It is
// derived from the agent's own intent, never from the receipt. The package repairs nothing. Its one invariant: Compare is a
// function of its arguments, and reports every difference.
package outcome

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/relayer/chain"
)

// ErrMismatch says that the chain shows something else than was implied.
var ErrMismatch = errors.New("the chain shows something else than was implied")

// Event must have been emitted.
type Event struct {
	Contract common.Address `json:"contract"`
	Name     string         `json:"name"`   // for people
	Topics   []common.Hash  `json:"topics"` // the leading ones: the event's own, then what it is indexed by
}

// Move must have taken place: what the token's logs moved from one account to another, in sum.
type Move struct {
	Token common.Address `json:"token"`
	From  common.Address `json:"from"`
	To    common.Address `json:"to"`
	Least string         `json:"least"`          // base units, decimal, inclusive
	Most  string         `json:"most,omitempty"` // the same; empty: any more may move for others in the same transaction
}

// Implied is what a transaction must have done. The zero value implies only that it succeeded.
type Implied struct {
	Events []Event `json:"events,omitempty"`
	Moves  []Move  `json:"moves,omitempty"`
}

// Emits adds an event.
func (i Implied) Emits(contract common.Address, name string, topics ...common.Hash) Implied {
	i.Events = append(slices.Clip(i.Events), Event{contract, name, topics})
	return i
}

// Pays adds a move of exactly amount; nothing for nothing.
func (i Implied) Pays(token, from, to common.Address, amount *big.Int) Implied {
	return i.move(token, from, to, amount, amount.String())
}

// PaysAtLeast adds a move of amount or more.
func (i Implied) PaysAtLeast(token, from, to common.Address, amount *big.Int) Implied {
	return i.move(token, from, to, amount, "")
}

func (i Implied) move(token, from, to common.Address, amount *big.Int, most string) Implied {
	if amount.Sign() > 0 {
		i.Moves = append(slices.Clip(i.Moves), Move{token, from, to, amount.String(), most})
	}
	return i
}

// Change is what one account's balance did over the transaction's block, base units.
type Change struct {
	Token, Account common.Address
	Before, After  *big.Int
	In, Out        *big.Int // by the token's logs of the block
}

// MarshalJSON writes amounts as decimal strings.
func (c Change) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Token   common.Address `json:"token"`
		Account common.Address `json:"account"`
		Before  string         `json:"before"`
		After   string         `json:"after"`
		In      string         `json:"in"`
		Out     string         `json:"out"`
	}{c.Token, c.Account, c.Before.String(), c.After.String(), c.In.String(), c.Out.String()})
}

// Check reports a balance that moved otherwise than the token's logs say. It is pure.
func (c Change) Check() error {
	change, logged := new(big.Int).Sub(c.After, c.Before), new(big.Int).Sub(c.In, c.Out)
	if change.Cmp(logged) != 0 {
		return fmt.Errorf("%w: balance of %s changed by %s, the token's logs say %s", ErrMismatch, c.Account, change, logged)
	}
	return nil
}

// Compare reports every difference between what is implied and a receipt with the balances around its block. It is pure.
func Compare(i Implied, receipt *types.Receipt, changes []Change) error {
	var errs []error
	if receipt.Status != types.ReceiptStatusSuccessful {
		errs = append(errs, fmt.Errorf("%w: transaction %s failed", ErrMismatch, receipt.TxHash))
	}
	for _, e := range i.Events {
		if !slices.ContainsFunc(receipt.Logs, e.is) {
			errs = append(errs, fmt.Errorf("%w: no event %s of %s", ErrMismatch, e.Name, e.Contract))
		}
	}
	for _, m := range i.Moves {
		errs = append(errs, m.compare(receipt.Logs))
	}
	for _, c := range changes {
		errs = append(errs, c.Check())
	}
	return errors.Join(errs...)
}

func (e Event) is(l *types.Log) bool {
	return l.Address == e.Contract && len(l.Topics) >= len(e.Topics) && slices.Equal(l.Topics[:len(e.Topics)], e.Topics)
}

func (m Move) compare(logs []*types.Log) error {
	moved := docket.MovedBetween(logs, m.Token, m.From, m.To)
	for _, bound := range []struct {
		text string
		sign int // that the difference may not have
		what string
	}{{m.Least, -1, "at least"}, {m.Most, 1, "at most"}} {
		if bound.text == "" {
			continue
		}
		limit, ok := new(big.Int).SetString(bound.text, 10)
		if !ok {
			return fmt.Errorf("%w: implied amount %.80q", ErrMismatch, bound.text)
		}
		if moved.Cmp(limit) == bound.sign {
			return fmt.Errorf("%w: %s moved from %s to %s, %s %s was implied", ErrMismatch, moved, m.From, m.To, bound.what, limit)
		}
	}
	return nil
}

// Seen is what the chain shows of a transaction.
type Seen struct {
	Block   docket.Head `json:"-"`
	Changes []Change    `json:"changes,omitempty"`
}

// Look reads the balances of everybody whom the implied moves concern, before and at the transaction's block, and compares.
// An error that does not match ErrMismatch says that the chain could not be read.
func Look(ctx context.Context, c *chain.Client, i Implied, receipt *types.Receipt) (Seen, error) {
	var seen Seen
	header, err := c.HeaderByHash(ctx, receipt.BlockHash)
	if err != nil {
		return seen, fmt.Errorf("block of %s: %w", receipt.TxHash, err)
	}
	seen.Block = docket.Head{Number: header.Number.Uint64(), Hash: header.Hash(), Time: header.Time}
	done := map[[2]common.Address]bool{}
	for _, m := range i.Moves {
		for _, account := range []common.Address{m.From, m.To} {
			if at := [2]common.Address{m.Token, account}; !done[at] {
				done[at] = true
				change, err := Balance(ctx, c, m.Token, account, header)
				if err != nil {
					return seen, err
				}
				seen.Changes = append(seen.Changes, change)
			}
		}
	}
	return seen, Compare(i, receipt, seen.Changes)
}

// LookAt is Look at a transaction by its hash.
func LookAt(ctx context.Context, c *chain.Client, i Implied, transaction common.Hash) (Seen, error) {
	receipt, err := c.TransactionReceipt(ctx, transaction)
	if err != nil {
		return Seen{}, fmt.Errorf("receipt of %s: %w", transaction, err)
	}
	return Look(ctx, c, i, receipt)
}

// Balance reads what an account's balance did over a block. Transfers of that block which belong to others' acts are taken
// from the token's logs, so that they do not count as a difference.
func Balance(ctx context.Context, c *chain.Client, token, account common.Address, block *types.Header) (Change, error) {
	t := docket.NewToken(c, token)
	out := Change{Token: token, Account: account}
	var err error
	if out.Before, err = t.Balance(ctx, docket.Head{Hash: block.ParentHash}, account); err != nil {
		return out, fmt.Errorf("balance before: %w", err)
	}
	if out.After, err = t.Balance(ctx, docket.Head{Hash: block.Hash()}, account); err != nil {
		return out, fmt.Errorf("balance after: %w", err)
	}
	out.In, out.Out, err = t.Moved(ctx, block.Hash(), account)
	return out, err
}
