package snapshot

import (
	"bufio"
	"bytes"
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Result is what a verified snapshot says, but for payments and events, which Archive gives one by one.
type Result struct {
	Manifest     Manifest             `json:"manifest"`
	Contracts    []ContractRecord     `json:"contracts"`
	Promises     []PromiseRecord      `json:"promises"`
	Checkpoints  []CheckpointRecord   `json:"checkpoints"`
	Withdrawals  []WithdrawalRecord   `json:"withdrawals"`
	Cases        []CaseRecord         `json:"cases"`
	Rulings      []RulingRecord       `json:"rulings"`
	Settlements  []SettlementRecord   `json:"settlements"`
	Committee    CommitteeFile        `json:"committee"`
	Conservation []ConservationRecord `json:"conservation"`
	Refusals     RefusalsFile         `json:"refusals"`
	Facts        []Fact               `json:"facts"`
}

// Verify checks a snapshot completely, knowing only the hash of its final block. An increment needs the snapshots that it
// extends, oldest first; of those it is checked that they are the ones named, and their proofs. Memory grows with cases,
// disputes, Offers and validators, not with payments. Every error is a *Failure that names a file and a reason, unless ctx
// ended. A nil measure leaves the measured requirements as the committee resolved them.
func Verify(ctx context.Context, a *Archive, block common.Hash, measure Measure, bases ...*Archive) (*Result, error) {
	m := a.manifest
	if m.Block.Hash != block {
		return nil, fail(fileManifest, "the snapshot is of block %s, trusted is %s", m.Block.Hash, block)
	}
	if err := checkChain(append(bases[:len(bases):len(bases)], a)); err != nil {
		return nil, err
	}
	var w *world
	var blocks chained
	for i, x := range append(bases[:len(bases):len(bases)], a) {
		var err error
		if w, blocks, err = x.into(ctx, w, blocks, i == len(bases)); err != nil {
			return nil, err
		}
	}
	r, err := a.derive(ctx, w, blocks)
	if err != nil {
		return nil, err
	}
	if err := w.checkUsed(len(r.refusals.Refusals)); err != nil {
		return nil, err
	}
	if measure != nil {
		r.remeasure(measure)
	}
	return &Result{
		Manifest: m, Contracts: r.contracts, Promises: r.promises, Checkpoints: r.checkpoints, Withdrawals: r.withdrawals,
		Cases: r.cases, Rulings: r.rulings, Settlements: r.settlements, Committee: r.committee,
		Conservation: r.conservation, Refusals: r.refusals, Facts: r.facts,
	}, nil
}

// checkChain holds snapshots, oldest first, to what each says it extends.
func checkChain(list []*Archive) error {
	for i, a := range list {
		e := a.manifest.Extends
		if i == 0 {
			if e != nil {
				return fail(fileManifest, "extends the snapshot with root %s, which was not given", e.Root)
			}
			continue
		}
		base := list[i-1].manifest
		switch {
		case e == nil:
			return fail(fileManifest, "extends nothing, a snapshot of block %d was given", base.Block.Number)
		case e.Root != base.Root || e.Block != base.Block:
			return fail(fileManifest, "extends the snapshot of block %d with root %s, given was that of block %d with root %s",
				e.Block.Number, e.Root, base.Block.Number, base.Root)
		case a.manifest.ChainID != base.ChainID || a.manifest.Scope != base.Scope:
			return fail(fileManifest, "is of another chain or scope than the snapshot that it extends")
		}
	}
	return nil
}

// into reads an archive's proofs whole, but for blocks, and verifies its anchors. The world is that of the last archive.
func (a *Archive) into(ctx context.Context, w *world, blocks chained, own bool) (*world, chained, error) {
	m := a.manifest
	files, err := a.load(ctx)
	if err != nil {
		return nil, nil, err
	}
	anchors, err := readAnchors(files[fileAnchors], m.Block.Hash)
	if err != nil {
		return nil, nil, err
	}
	final := anchors[0].HeaderFields
	if m.Block != blockRef(final) {
		return nil, nil, fail(fileManifest, "block %s has number %d and time %d", m.Block.Hash, final.Number, final.Time)
	}
	if w == nil {
		w = newWorld(final)
	}
	w.final = final
	if err := w.load(m, files, own); err != nil {
		return nil, nil, err
	}
	source, err := a.blocks(anchors)
	return w, append(blocks, source), err
}

// derive derives the record, and holds the readable files to it.
func (a *Archive) derive(ctx context.Context, w *world, blocks chained) (*record, error) {
	payments, err := a.compare(ctx, filePayments)
	if err != nil {
		return nil, err
	}
	defer payments.close()
	events, err := a.compare(ctx, fileEvents)
	if err != nil {
		return nil, err
	}
	defer events.close()
	r, err := derive(ctx, w, blocks, a.manifest.ChainID, a.manifest.Scope, written{&lines{out: payments}, &lines{out: events}})
	if err != nil {
		return nil, err
	}
	for _, c := range []*compared{payments, events} {
		if err := c.end(); err != nil {
			return nil, err
		}
	}
	want, err := r.write()
	if err != nil {
		return nil, err
	}
	for _, name := range derived {
		if err := a.same(ctx, name, want[name]); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// same holds a file, whose hash was held to the manifest, to what was derived.
func (a *Archive) same(ctx context.Context, name string, want []byte) error {
	if a.files[name].Keccak256 == crypto.Keccak256Hash(want) {
		return nil
	}
	c, err := a.at(ctx, name)
	if err != nil {
		return err
	}
	defer c.Close()
	got, err := c.whole()
	if err != nil {
		return err
	}
	if bytes.Equal(got, want) {
		return fail(name, "the file changed while it was read")
	}
	return fail(name, "%s", difference(got, want))
}

// compared is a comparer with what closes it.
type compared struct {
	comparer
	close func()
}

// compare opens a streamed file to be compared with what is derived.
func (a *Archive) compare(ctx context.Context, name string) (*compared, error) {
	c, err := a.at(ctx, name)
	if err != nil {
		return nil, err
	}
	return &compared{comparer{name: name, in: bufio.NewReaderSize(c, 1<<16)}, func() { c.Close() }}, nil
}

// Contradicted lists the facts that came out otherwise here than in the record.
func (r *Result) Contradicted() []Fact {
	var out []Fact
	for _, f := range r.Facts {
		if f.Label == Contradicted {
			out = append(out, f)
		}
	}
	return out
}
