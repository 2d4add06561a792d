package snapshot

import (
	"bytes"
	"context"

	"github.com/ethereum/go-ethereum/common"
)

// Result is what a verified snapshot says.
type Result struct {
	Manifest     Manifest             `json:"manifest"`
	Contracts    []ContractRecord     `json:"contracts"`
	Promises     []PromiseRecord      `json:"promises"`
	Payments     []PaymentRecord      `json:"payments"`
	Checkpoints  []CheckpointRecord   `json:"checkpoints"`
	Withdrawals  []WithdrawalRecord   `json:"withdrawals"`
	Cases        []CaseRecord         `json:"cases"`
	Rulings      []RulingRecord       `json:"rulings"`
	Settlements  []SettlementRecord   `json:"settlements"`
	Committee    CommitteeFile        `json:"committee"`
	Conservation []ConservationRecord `json:"conservation"`
	Facts        []Fact               `json:"facts"`
}

// Verify checks a snapshot completely, knowing only the hash of its final block. Every error is a *Failure that names a
// file and a reason, unless ctx ended. A nil measure leaves the measured requirements as the committee resolved them.
func Verify(ctx context.Context, raw []byte, block common.Hash, measure Measure) (*Result, error) {
	files, err := unpack(raw)
	if err != nil {
		return nil, err
	}
	m, err := readManifest(files)
	if err != nil {
		return nil, err
	}
	if m.Block.Hash != block {
		return nil, fail(fileManifest, "the snapshot is of block %s, trusted is %s", m.Block.Hash, block)
	}
	w, err := load(files)
	if err != nil {
		return nil, err
	}
	if err := w.trust(ctx, block); err != nil {
		return nil, err
	}
	if m.Block != blockRef(w.final) {
		return nil, fail(fileManifest, "block %s has number %d and time %d", block, w.final.Number, w.final.Time)
	}
	r, err := derive(ctx, w, m.ChainID, m.Scope)
	if err != nil {
		return nil, err
	}
	if err := compare(r, files); err != nil {
		return nil, err
	}
	if err := w.checkUsed(); err != nil {
		return nil, err
	}
	if measure != nil {
		r.remeasure(measure)
	}
	return &Result{
		Manifest: m, Contracts: r.contracts, Promises: r.promises, Payments: r.payments, Checkpoints: r.checkpoints,
		Withdrawals: r.withdrawals, Cases: r.cases, Rulings: r.rulings, Settlements: r.settlements, Committee: r.committee,
		Conservation: r.conservation, Facts: r.facts,
	}, nil
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

// compare holds the readable files to what was derived.
func compare(r *record, files map[string][]byte) error {
	want, err := r.write()
	if err != nil {
		return err
	}
	for _, name := range derived {
		if !bytes.Equal(files[name], want[name]) {
			return fail(name, "%s", difference(files[name], want[name]))
		}
	}
	return nil
}
