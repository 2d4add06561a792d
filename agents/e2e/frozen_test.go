package e2e_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/freeze"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/store"
)

// auditFrozen freezes the record and verifies it from its block hash: every run of every seat is eligible, with what the seat
// observed, and nothing is withheld.
func (w *world) auditFrozen(signer common.Address, runs int) {
	w.t.Helper()
	path := filepath.Join(w.t.TempDir(), "frozen")
	out, err := os.Create(path)
	if err != nil {
		w.t.Fatal(err)
	}
	defer out.Close()
	m, err := snapshot.Freeze(w.t.Context(), node.New(w.chain), snapshot.Options{
		ChainID: w.net.Deployment.ChainID, Scope: snapshot.Scope{Kind: snapshot.ScopeFactory, Address: w.net.Deployment.Factory.Address},
		Documents: func(ctx context.Context, hash common.Hash) ([]byte, error) {
			raw, err := w.store.Get(ctx, hash)
			if errors.Is(err, store.ErrNotFound) {
				return nil, nil
			}
			return raw, err
		},
	}, out)
	if err != nil {
		w.t.Fatal(err)
	}
	a, file, err := snapshot.OpenFile(path)
	if err != nil {
		w.t.Fatal(err)
	}
	defer file.Close()
	r, err := snapshot.Verify(w.t.Context(), a, m.Block.Hash, freeze.Measure)
	if err != nil {
		w.t.Fatal(err)
	}
	n := 0
	for _, seat := range r.Committee.Disputes[0].Rounds[0].Seats {
		for _, x := range seat.Runs {
			n++
			hosted := x.Judge != ""
			if x.Eligibility == nil || !x.Eligibility.Eligible || x.Said != x.Observed || x.Output.State != "present" || hosted != (x.Signer == signer) {
				w.t.Errorf("seat %d, run %s/%s/%d: %+v, eligibility %+v", seat.Seat, x.Requirement, x.Judge, x.Run, x, x.Eligibility)
			}
		}
	}
	if n != runs || len(r.Withheld()) != 0 || len(r.Contradicted()) != 0 {
		w.t.Errorf("%d runs, withheld %v, contradicted %v", n, r.Withheld(), r.Contradicted())
	}
}
