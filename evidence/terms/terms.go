// Package terms joins a procedure manifest to the terms of an Offer: it builds the terms that a manifest promises, and
// says whether terms found on a chain are those.
//
// It reads no chain. Its one invariant: terms that Verify accepts are exactly what Build makes of the manifest.
package terms

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Reasons why terms and manifest do not belong together.
var (
	ErrParty    = errors.New("the manifest names another party")
	ErrMismatch = errors.New("terms differ from what the manifest compiles to")
)

// Place is what terms name beside the manifest: who, where, and by which table.
type Place struct {
	Seller          common.Address
	ReceiptSigner   common.Address
	Arbitrator      common.Address
	BlockHashSource common.Address
	Table           settlement.Table // the complete set, without the manifest's partial rows; nil: settlement.Default()
	Salt            common.Hash      // lets a seller publish equal terms twice
}

// Build compiles a manifest into terms. A manifest that does not conform is refused with a *manifest.Refusal that lists
// every defect.
func Build(d *manifest.Document, p Place) (bindings.Terms, *manifest.Compiled, error) {
	c, defects := manifest.Compile(d)
	if len(defects) > 0 {
		return bindings.Terms{}, nil, &manifest.Refusal{Defects: defects}
	}
	if err := parties(d, c, p); err != nil {
		return bindings.Terms{}, nil, err
	}
	packed, err := Table(c, p.Table).Pack()
	if err != nil {
		return bindings.Terms{}, nil, fmt.Errorf("settlement table: %w", err)
	}
	return bindings.Terms{
		Seller:          p.Seller,
		Token:           c.Token,
		Arbitrator:      p.Arbitrator,
		ReceiptSigner:   p.ReceiptSigner,
		BlockHashSource: p.BlockHashSource,
		ManifestHash:    c.Hash,
		ContestWindow:   c.Windows.Contest,
		AnswerWindow:    c.Windows.Answer,
		ContinueWindow:  c.Windows.Continue,
		JudgeWindow:     c.Windows.Judge,
		Rounds:          c.Rounds,
		MinAmount:       clone(c.Amounts.Min),
		MaxAmount:       clone(c.Amounts.Max),
		Bond:            clone(c.Amounts.Bond),
		Fee:             clone(c.Amounts.Fee),
		AnswerCost:      clone(c.Amounts.AnswerCost),
		Penalty:         clone(c.Amounts.Penalty),
		RelayCap:        clone(c.Amounts.RelayCap),
		Bounds:          bindings.Bounds(c.Bounds),
		Procedure:       bindings.Procedure(c.Procedure),
		Settlement:      packed,
		Salt:            p.Salt,
	}, c, nil
}

// Table is a settlement table, nil for settlement.Default(), with the partial rows that a manifest promises.
func Table(c *manifest.Compiled, base settlement.Table) settlement.Table {
	if base == nil {
		base = settlement.Default()
	}
	out := append(settlement.Table{}, base...)
	for _, p := range c.Partial {
		out = append(out, bindings.Row{
			Ruling: settlement.Partial, Cause: p.Mask, PaymentToPayerBps: p.RefundBps, BondToPayerBps: settlement.FullBps,
			FeeBearer: settlement.BearerSeller,
		})
	}
	return out
}

// parties checks that the addresses which the document itself names are the ones it is published with.
func parties(d *manifest.Document, c *manifest.Compiled, p Place) error {
	payee := fmt.Sprintf("eip155:%s:%s", c.ChainID, strings.ToLower(p.Seller.Hex()))
	for _, party := range d.Parties {
		if party.Role == manifest.RolePayee && party.Identity.Scheme == "eip155-address" &&
			!strings.EqualFold(party.Identity.Value, payee) {
			return fmt.Errorf("%w: payee %s, published by %s", ErrParty, party.Identity.Value, payee)
		}
	}
	if named := d.Arbitrator.ERC792Profile.ArbitratorAddress; named != "" && common.HexToAddress(named) != p.Arbitrator {
		return fmt.Errorf("%w: arbitrator %s, published with %s", ErrParty, named, p.Arbitrator)
	}
	return nil
}

// Verify reads a manifest's canonical bytes and reports whether t is what it compiles to. It returns the compiled
// manifest, so that whoever relies on it never runs checks on anything else.
func Verify(t bindings.Terms, raw []byte) (*manifest.Compiled, error) {
	d, err := manifest.Load(raw)
	if err != nil {
		return nil, err
	}
	table, err := settlement.Parse(t.Settlement)
	if err != nil {
		return nil, fmt.Errorf("settlement table: %w", err)
	}
	// Partial rows are the manifest's to say, the rest of the table is not.
	want, c, err := Build(d, Place{
		Seller: t.Seller, ReceiptSigner: t.ReceiptSigner, Arbitrator: t.Arbitrator, BlockHashSource: t.BlockHashSource,
		Table: table[:len(settlement.Keys)], Salt: t.Salt,
	})
	if err != nil {
		return nil, err
	}
	if !Equal(t, want) {
		return nil, fmt.Errorf("%w: %s", ErrMismatch, strings.Join(differences(t, want), ", "))
	}
	return c, nil
}

// Equal compares terms as the chain hashes them.
func Equal(a, b bindings.Terms) bool {
	factory := bindings.NewOfferFactory()
	ea, errA := factory.TryPackPredict(a)
	eb, errB := factory.TryPackPredict(b)
	return errA == nil && errB == nil && bytes.Equal(ea, eb)
}

func clone(n *big.Int) *big.Int {
	if n == nil {
		return new(big.Int)
	}
	return new(big.Int).Set(n)
}
