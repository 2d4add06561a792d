package demo

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// Options configure a run.
type Options struct {
	Progress io.Writer // told what is going on; nil discards
	Out      string    // folder that keeps the snapshot and the agents' files; empty: a temporary one for the latter
	Verbose  bool      // the agents' own logs go to Progress too
}

// Report is everything that a run showed.
type Report struct {
	ChainID   uint64         `json:"chainId"`
	Token     common.Address `json:"token"`
	Factory   common.Address `json:"factory"`
	Vault     common.Address `json:"vault"`
	Committee common.Address `json:"committee"`
	Results   []*Result      `json:"purchases"`
	Snapshot  *Snapshot      `json:"snapshot"`
	Seconds   float64        `json:"seconds"`
}

// Run plays every act and returns what it showed. It fails at the first balance that is not what the settlement table
// says, and at a snapshot that does not verify.
func Run(ctx context.Context, o Options) (report *Report, err error) {
	started := time.Now()
	if o.Progress == nil {
		o.Progress = io.Discard
	}
	if err := os.MkdirAll(o.Out, 0o755); err != nil {
		return nil, fmt.Errorf("output folder: %w", err)
	}
	work, err := os.MkdirTemp("", "redress-demo-")
	if err != nil {
		return nil, fmt.Errorf("work folder: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(work)) }()
	tell := func(format string, args ...any) {
		fmt.Fprintf(o.Progress, "%6.1fs  "+format+"\n", append([]any{time.Since(started).Seconds()}, args...)...)
	}

	tell("starting a local chain and deploying Circle's token, factory, vault and committee")
	log := discard()
	if o.Verbose {
		log = verbose(o.Progress)
	}
	s, err := openScene(ctx, work, log)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.close()) }()
	d := s.dev.Deployment
	report = &Report{ChainID: d.ChainID, Token: d.Token.Address, Factory: d.Factory.Address, Vault: d.Vault.Address, Committee: d.Committee.Address}
	if err := s.tellAll(ctx, report, tell); err != nil {
		return report, err
	}
	if report.Snapshot, err = s.snapshot(ctx, filepath.Join(o.Out, "demo.redress"), tell); err != nil {
		return report, err
	}
	report.Seconds = time.Since(started).Seconds()
	return report, nil
}

// tellAll opens the shops, plays the acts in order and lets the sellers withdraw.
func (s *scene) tellAll(ctx context.Context, report *Report, tell func(string, ...any)) error {
	shops := make([]*shop, len(acts))
	for i, a := range acts {
		var err error
		if shops[i], err = s.openShop(ctx, a); err != nil {
			return fmt.Errorf("open %s shop: %w", a.name, err)
		}
		tell("%-11s seller published %s: %q", a.name, shops[i].offer, a.promise)
	}
	for _, shop := range shops {
		result, err := s.play(ctx, shop, shops, func(format string, args ...any) {
			tell("%-11s "+format, append([]any{shop.name}, args...)...)
		})
		if result != nil {
			report.Results = append(report.Results, result)
		}
		if err != nil {
			return err
		}
	}
	tell("skipping the contest window of %d s; every seller withdraws what matured", figures.ContestWindowSeconds)
	return s.withdrawAll(ctx, shops, report.Results)
}
