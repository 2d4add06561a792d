// Command bench measures the gas of every step on a local chain, the rate of checking and replaying manifests, what freezing
// and verifying a long record takes, how many payments the relayer settles and how long calls take, beside the plain
// alternative in the same run. It prints a table and writes the rows as JSON.
//
//	go run ./eval/bench -out eval/bench.json
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"text/tabwriter"
)

// Row is one figure.
type Row struct {
	Name  string  `json:"name"`
	Unit  string  `json:"unit"` // "gas", "ratio", "signers", "1/s", "s", "ms", "bytes", "MiB" or "goroutines"
	Value float64 `json:"value"`
	Note  string  `json:"note"`

	limit float64 // largest value accepted; 0: none
	least float64 // smallest value accepted; 0: none
}

func main() {
	out := flag.String("out", "eval/bench.json", "`FILE` to write the rows to")
	readme := flag.String("readme", "", "`FILE` whose bench section is rewritten with the table; empty: none")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := bench(ctx, *out, *readme); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func bench(ctx context.Context, out, readme string) error {
	rows, err := measure(ctx, os.Stderr)
	if err != nil {
		return err
	}
	if err := printTable(os.Stdout, rows); err != nil {
		return err
	}
	raw, err := json.MarshalIndent(map[string]any{"rows": rows}, "", "  ")
	if err != nil {
		return fmt.Errorf("encode rows: %w", err)
	}
	if err := os.WriteFile(out, append(raw, '\n'), 0o644); err != nil {
		return fmt.Errorf("write rows: %w", err)
	}
	if readme != "" {
		if err := rewriteSection(readme, rows); err != nil {
			return err
		}
	}
	return checkLimits(rows)
}

// checkLimits reports every row above or below its limit.
func checkLimits(rows []Row) error {
	var errs []error
	for _, r := range rows {
		if r.limit != 0 && r.Value > r.limit {
			errs = append(errs, fmt.Errorf("%s is %s, at most %v is accepted", r.Name, r.figure(), r.limit))
		}
		if r.Value < r.least {
			errs = append(errs, fmt.Errorf("%s is %s, at least %v is accepted", r.Name, r.figure(), r.least))
		}
	}
	return errors.Join(errs...)
}

// measure runs every scenario. Each has a chain of its own, so that none warms another's storage.
func measure(ctx context.Context, progress io.Writer) ([]Row, error) {
	var rows []Row
	for _, s := range []struct {
		name       string
		validators int
		run        scenario
	}{
		{"honest path", panelSize, honestPath},
		{"withdrawals", panelSize, withdrawals},
		{"payment proofs", panelSize, paymentProofs},
		{"a dispute by signatures", panelSize, disputeBySignatures},
		{"a dispute by commit and reveal", panelSize, disputeByCommitReveal},
		{"an ordinary case", panelSize, ordinaryContested},
		{"a case about one payment", panelSize, manyContested(manySmall)},
		{"a case about ten", panelSize, manyContested(manyMiddle)},
		{"a case about a hundred", panelSize, manyContested(manyLarge)},
		{"the arbitrator by itself", largeSize, arbitrations},
		{"an appeal to a larger panel", appealSize, appealRound},
		{"an appeal to the whole committee", wholeSize, wholeRound},
		{"signatures of panels", panelSize, panelSignatures},
	} {
		fmt.Fprintln(progress, "measuring:", s.name)
		got, err := inWorld(ctx, s.validators, s.run)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s.name, err)
		}
		rows = append(rows, got...)
	}
	peers, err := besidePeers(rows)
	if err != nil {
		return nil, err
	}
	rows = append(rows, peers...)
	fmt.Fprintln(progress, "measuring: manifests")
	got, err := manifests(ctx)
	if err != nil {
		return nil, fmt.Errorf("manifests: %w", err)
	}
	rows = append(rows, got...)
	fmt.Fprintln(progress, "measuring: load")
	if got, err = loads(ctx, fullLoad, progress); err != nil {
		return nil, fmt.Errorf("load: %w", err)
	}
	rows = append(rows, got...)
	fmt.Fprintln(progress, "measuring: snapshots")
	if got, err = snapshots(ctx, scale, progress); err != nil {
		return nil, fmt.Errorf("snapshots: %w", err)
	}
	return append(rows, got...), nil
}

func printTable(w io.Writer, rows []Row) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "name\tvalue\tunit\tnote")
	for _, r := range rows {
		fmt.Fprintf(tw, "%s\t%s\t%s\t%s\n", r.Name, r.figure(), r.Unit, r.Note)
	}
	return tw.Flush()
}

func (r Row) figure() string {
	switch r.Unit {
	case "ratio":
		return fmt.Sprintf("%.4f", r.Value)
	case "s", "ms", "MiB":
		return fmt.Sprintf("%.1f", r.Value)
	}
	return fmt.Sprintf("%.0f", r.Value)
}

func gas(name string, used uint64, note string) Row {
	return Row{Name: name, Unit: "gas", Value: float64(used), Note: note}
}

// ratio is over / under; a limit above 0 fails the run when it is passed.
func ratio(name string, over, under uint64, limit float64, note string) Row {
	if limit != 0 {
		note = fmt.Sprintf("%s; at most %v", note, limit)
	}
	return Row{Name: name, Unit: "ratio", Value: float64(over) / float64(under), Note: note, limit: limit}
}

// rate is how often something is done in a second; a least value above 0 fails the run when it is not reached.
func rate(name string, perSecond, least float64, note string) Row {
	if least != 0 {
		note = fmt.Sprintf("%s; at least %v", note, least)
	}
	return Row{Name: name, Unit: "1/s", Value: perSecond, Note: note, least: least}
}
