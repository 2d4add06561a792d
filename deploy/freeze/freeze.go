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
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/deploy/freeze/node"
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

// FactoryFile writes the record of all Offers of a factory up to the head to a path. A nil store leaves every document
// withheld.
func FactoryFile(ctx context.Context, c *chain.Client, factory common.Address, evidence Store, path string) (snapshot.Manifest, error) {
	o := snapshot.Options{Scope: snapshot.Scope{Kind: snapshot.ScopeFactory, Address: factory}, Documents: documents(evidence)}
	return write(path, func(out io.Writer) (snapshot.Manifest, error) { return Record(ctx, c, nil, o, out) })
}

// Record freezes what the options say from the client's chain. With a folder it reads through it: what was read before, by
// a freeze that was broken off or by a follower, is not read again.
func Record(ctx context.Context, c *chain.Client, folder *cache.Folder, o snapshot.Options, out io.Writer) (snapshot.Manifest, error) {
	var err error
	if o.ChainID, err = chainID(c); err != nil {
		return snapshot.Manifest{}, err
	}
	if folder == nil {
		return snapshot.Freeze(ctx, node.New(c), o, out)
	}
	kept := cache.New(node.New(c), folder)
	return through(ctx, kept, kept, o, out)
}

// through freezes what is read through a cache. Logs are the one thing there that is the node's word: where they do not make
// up a complete record they are read again next time.
func through(ctx context.Context, c snapshot.Chain, kept *cache.Chain, o snapshot.Options, out io.Writer) (snapshot.Manifest, error) {
	m, err := snapshot.Freeze(ctx, c, o, out)
	if kept.Answered() && (errors.Is(err, snapshot.ErrInvalid) || errors.Is(err, snapshot.ErrReorganized)) {
		err = errors.Join(err, kept.ForgetLogs())
	}
	return m, err
}

func chainID(c *chain.Client) (uint64, error) {
	id := c.ChainID()
	if !id.IsUint64() {
		return 0, fmt.Errorf("chain id %s is above 2^64", id)
	}
	return id.Uint64(), nil
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
