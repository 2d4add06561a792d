// Package freeze joins the snapshot to a node, an evidence store and the measures that agents run: it freezes the record
// of an Offer or a factory, and prints what a verified snapshot says.
//
// All proving and verifying is in evidence/snapshot, which reaches no network. The package's one invariant: `verify`
// opens no connection.
package freeze

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
)

// Store gives evidence by hash, or store.ErrNotFound.
type Store interface {
	Get(ctx context.Context, hash common.Hash) ([]byte, error)
}

// Offer freezes one Offer's record up to the head. A nil store leaves every document withheld.
func Offer(ctx context.Context, c *chain.Client, offer common.Address, evidence Store) ([]byte, snapshot.BlockRef, error) {
	return Record(ctx, c, snapshot.Options{
		Scope: snapshot.Scope{Kind: snapshot.ScopeOffer, Address: offer}, Documents: documents(evidence),
	})
}

// Factory freezes the record of all Offers of a factory up to the head. A nil store leaves every document withheld.
func Factory(ctx context.Context, c *chain.Client, factory common.Address, evidence Store) ([]byte, snapshot.BlockRef, error) {
	return Record(ctx, c, snapshot.Options{
		Scope: snapshot.Scope{Kind: snapshot.ScopeFactory, Address: factory}, Documents: documents(evidence),
	})
}

// Record freezes what the options say from the client's chain.
func Record(ctx context.Context, c *chain.Client, o snapshot.Options) ([]byte, snapshot.BlockRef, error) {
	id := c.ChainID()
	if !id.IsUint64() {
		return nil, snapshot.BlockRef{}, fmt.Errorf("chain id %s is above 2^64", id)
	}
	o.ChainID = id.Uint64()
	return snapshot.Freeze(ctx, chain.Prover{Client: c}, o)
}

// documents reads evidence from a store. What the store does not have is withheld.
func documents(s Store) snapshot.Documents {
	if s == nil {
		return nil
	}
	return func(ctx context.Context, hash common.Hash) ([]byte, error) {
		data, err := s.Get(ctx, hash)
		if errors.Is(err, store.ErrNotFound) {
			return nil, nil
		}
		return data, err
	}
}

// Measure runs the measured requirements that agents run, for a verifier.
func Measure(c *manifest.Compiled, e *exchange.Exchange) []snapshot.Measured {
	var out []snapshot.Measured
	for _, f := range judge.Measure(c, e) {
		out = append(out, snapshot.Measured{
			Bit: f.Bit, Measure: f.Measure + " " + f.Bound, Passed: f.Verdict == judge.Pass, Failed: f.Verdict == judge.Fail,
		})
	}
	return out
}

func block(number uint64) *big.Int { return new(big.Int).SetUint64(number) }
