package freeze

import (
	"archive/tar"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/klauspost/compress/zstd"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/report"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// errChanged says that a file is not the one that was verified.
var errChanged = errors.New("the file changed after it was verified")

const reportHelp = `Verifies FILE first, as "redress verify" does, and writes nothing when it does not hold. The page is one file without
anything from elsewhere; it reads from file://, without a script, and prints.

Exit codes: 0 written; 1 a file could not be read, or an argument is wrong; 2 the snapshot does not verify.`

func reportCommand() *cli.Command {
	return &cli.Command{
		Name:        "report",
		Usage:       "verify a snapshot and write what it says as one HTML page for auditors",
		ArgsUsage:   "FILE",
		Description: reportHelp,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "block-hash", EnvVars: []string{"REDRESS_BLOCK_HASH"}, Usage: "`HASH` of the snapshot's final block, from a source you trust"},
			&cli.StringSliceFlag{Name: "base", Usage: "snapshot `FILE` that it extends; oldest first where there are several"},
			&cli.StringFlag{Name: "out", Usage: "`FILE` to write"},
			&cli.StringFlag{Name: "dossier", Usage: "`ID` of the one case to write about"},
			&cli.IntFlag{Name: "payments", Value: report.DefaultPayments, Usage: "`ROWS` of the list of payments; all are counted"},
		},
		Action: reportAction,
	}
}

func reportAction(c *cli.Context) (err error) {
	file, err := ledger.FileOf(c)
	if err != nil {
		return err
	}
	if c.String("out") == "" {
		return fmt.Errorf("%w: --out", ErrMissing)
	}
	trusted, err := blockHashOf(c)
	if err != nil {
		return err
	}
	paths := append(c.StringSlice("base"), file)
	a, err := openAll(paths)
	if err != nil {
		return withCode(fmt.Errorf("report: %w", err))
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	last := len(a.list) - 1
	r, err := snapshot.Verify(c.Context, a.list[last], trusted, Measure, a.list[:last]...)
	if err != nil {
		return withCode(fmt.Errorf("report %s: %w", file, err))
	}
	// Their last blocks are proven by now. What they list is shown, too, and was not looked at.
	for i, base := range a.list[:last] {
		if _, err := snapshot.Verify(c.Context, base, base.Manifest().Block.Hash, nil, a.list[:i]...); err != nil {
			return withCode(fmt.Errorf("report %s: %w", paths[i], err))
		}
	}
	in, err := input(c.Context, paths, a.list, r)
	if err != nil {
		return fmt.Errorf("report %s: %w", file, err)
	}
	o := report.Options{Case: c.String("dossier"), Payments: c.Int("payments")}
	if _, err := write(c.String("out"), func(out io.Writer) (snapshot.Manifest, error) {
		return r.Manifest, report.Render(c.Context, out, in, o)
	}); err != nil {
		return fmt.Errorf("report %s: %w", file, err)
	}
	fmt.Fprintf(c.App.Writer, "%s\n%d facts, %d contradicted; %d withheld\n", c.String("out"), len(r.Facts), len(r.Contradicted()), len(r.Withheld()))
	return nil
}

// input gathers what the page is written from: the files of verified snapshots, oldest first.
func input(ctx context.Context, paths []string, list []*snapshot.Archive, r *snapshot.Result) (report.Input, error) {
	in := report.Input{Files: map[string][]byte{}}
	for i, a := range list {
		m, own, prefix := a.Manifest(), i == len(list)-1, ""
		if !own {
			prefix = m.Root.Hex() + "/"
		}
		in.Payments = append(in.Payments, report.Stream{Name: prefix + "payments.json", Records: encoded(a.Payments(ctx))})
		in.Events = append(in.Events, report.Stream{Name: prefix + "events.json", Records: encoded(a.Events(ctx))})
		if err := gather(ctx, paths[i], m, own, in.Files); err != nil {
			return in, fmt.Errorf("read %s: %w", paths[i], err)
		}
	}
	for _, f := range r.Facts {
		in.Facts = append(in.Facts, report.Fact(f))
	}
	manifest, err := json.Marshal(r.Manifest)
	in.Files["manifest.json"] = manifest
	return in, err
}

// encoded gives records in the form of the file that they were read from.
func encoded[T any](records iter.Seq2[T, error]) report.Records {
	return func(yield func(json.RawMessage, error) bool) {
		for v, err := range records {
			var raw json.RawMessage
			if err == nil {
				raw, err = json.Marshal(v)
			}
			if !yield(raw, err) {
				return
			}
		}
	}
}

// shownWhole says whether the page reads a file whole: of the newest snapshot the small JSON files, of all the documents.
func shownWhole(name string, own bool) bool {
	if strings.HasPrefix(name, "documents/") {
		return true
	}
	return own && !strings.Contains(name, "/") && name != "payments.json" && name != "events.json"
}

// gather reads files out of a verified snapshot and holds each to the verified manifest.
func gather(ctx context.Context, path string, m snapshot.Manifest, own bool, into map[string][]byte) error {
	listed := map[string]snapshot.File{}
	for _, f := range m.Files {
		listed[f.Name] = f
	}
	raw, err := os.Open(path)
	if err != nil {
		return err
	}
	defer raw.Close()
	z, err := zstd.NewReader(raw, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true))
	if err != nil {
		return err
	}
	defer z.Close()
	for entries := tar.NewReader(z); ; {
		header, err := entries.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err = errors.Join(err, ctx.Err()); err != nil {
			return err
		}
		f, ok := listed[header.Name]
		if !ok || !shownWhole(f.Name, own) {
			continue
		}
		data := make([]byte, f.Bytes)
		if _, err := io.ReadFull(entries, data); err != nil || crypto.Keccak256Hash(data) != f.Keccak256 {
			return fmt.Errorf("%s: %w", f.Name, errors.Join(errChanged, err))
		}
		into[f.Name] = data
	}
}
