package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/manifest"
)

// leastRate is far below what any machine does: a check or a replay that takes longer than this has become another kind of
// work.
const leastRate = 100

// manifests measures reading and checking a manifest, and computing a remedy from observations, beside encoding/json
// decoding the same bytes in the same run.
func manifests(context.Context) ([]Row, error) {
	frame := manifest.Frame{
		ID: "bench-0001", CreatedAt: time.Unix(1_790_000_000, 0), ChainID: 31337, Token: common.Address{19: 1}, Symbol: "USDC",
		AmountMin: big.NewInt(price), AmountMax: big.NewInt(price), Seller: common.Address{19: 2}, Arbitrator: common.Address{19: 3}, Figures: figures,
	}
	feed, err := canonical(manifest.QuoteFeed(frame, 5))
	if err != nil {
		return nil, err
	}
	checks, err := perSecond(func() error { _, err := manifest.Load(feed); return err })
	if err != nil {
		return nil, fmt.Errorf("check: %w", err)
	}
	decodes, err := decodesPerSecond(feed)
	if err != nil {
		return nil, err
	}
	replays, bundle, err := replaysPerSecond(frame)
	if err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	bundleDecodes, err := decodesPerSecond(bundle)
	if err != nil {
		return nil, err
	}
	return []Row{
		rate("manifest.check_per_second", checks, leastRate, fmt.Sprintf("read, hold to schema and rules: a feed of quotes, %d bytes", len(feed))),
		rate("manifest.decode_per_second", decodes, 0, "encoding/json decodes the same bytes and checks nothing, in the same run"),
		rate("manifest.replay_bundles_per_second", replays, leastRate,
			fmt.Sprintf("one seat's observations of %d bytes, of three in a replay to the remedy; the manifest checked with each replay", len(bundle))),
		rate("manifest.replay_decode_per_second", bundleDecodes, 0, "encoding/json decodes that bundle and computes nothing, in the same run"),
	}, nil
}

func canonical(d *manifest.Document, err error) ([]byte, error) {
	if err != nil {
		return nil, fmt.Errorf("build manifest: %w", err)
	}
	return d.Canonical()
}

func decodesPerSecond(raw []byte) (float64, error) {
	return perSecond(func() error {
		var v any
		return json.Unmarshal(raw, &v)
	})
}

// bundle is what one seat saw of the promise that has a measured and a judged requirement.
const bundle = `{"requirements":{"R1":{"__direct__":"PASS"},"R2":{` +
	`"J1":[{"verdict":"PASS"},{"raw":"It says so.\n{\"verdict\":\"PASS\",\"confidence\":0.9}"},{"verdict":"FAIL"}],` +
	`"J2":[{"verdict":"PASS"},{"verdict":"PASS"},{"raw":"{\"verdict\":\"PASS\"}"}]}}}`

func replaysPerSecond(frame manifest.Frame) (float64, []byte, error) {
	raw, err := canonical(manifest.Vague(frame))
	if err != nil {
		return 0, nil, err
	}
	d, err := manifest.Load(raw)
	if err != nil {
		return 0, nil, err
	}
	seats := make([][]byte, d.Redress.Seats)
	for i := range seats {
		seats[i] = []byte(bundle)
	}
	replays, err := perSecond(func() error {
		r, err := manifest.Replay(d, seats...)
		if err == nil && r.Remedy != "release" {
			err = errors.New("another remedy: " + r.Remedy)
		}
		return err
	})
	return replays * float64(len(seats)), []byte(bundle), err
}

// perSecond repeats work for a while, three times, and gives the best rate: what else runs on the machine only slows it.
func perSecond(work func() error) (float64, error) {
	const span = 300 * time.Millisecond
	best := 0.0
	for range 3 {
		start, n := time.Now(), 0
		for time.Since(start) < span {
			if err := work(); err != nil {
				return 0, err
			}
			n++
		}
		best = max(best, float64(n)/time.Since(start).Seconds())
	}
	return best, nil
}
