package freeze

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
)

// Reasons why arguments are refused.
var (
	ErrScope   = errors.New("give one of --offer and --factory")
	ErrAddress = errors.New("not an address")
	ErrHash    = errors.New("not a block hash")
	ErrFile    = errors.New("give one FILE")
	ErrTooBig  = errors.New("file too large for a snapshot")
	// ErrContradicted says that the file is what the chain says, and that a measure gives another result than was ruled.
	ErrContradicted = errors.New("the record is proven, but a measured requirement was resolved otherwise")
)

// Commands are `redress snapshot` and `redress verify`.
func Commands() []*cli.Command {
	return []*cli.Command{
		{
			Name:  "snapshot",
			Usage: "freeze the chain's record of an Offer, or of all Offers of a factory, into one file",
			Flags: []cli.Flag{
				&cli.StringFlag{Name: "rpc", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545", Usage: "`URL` of the chain's node"},
				&cli.StringFlag{Name: "offer", EnvVars: []string{"REDRESS_OFFER"}, Usage: "`ADDRESS` of the promise"},
				&cli.StringFlag{Name: "factory", EnvVars: []string{"REDRESS_FACTORY"}, Usage: "`ADDRESS` of the factory"},
				&cli.Uint64Flag{Name: "block", Usage: "last block `NUMBER`, inclusive; the head when not given"},
				&cli.Uint64Flag{Name: "from", EnvVars: []string{"REDRESS_FROM"}, Usage: "first block `NUMBER` to look for logs in"},
				&cli.StringFlag{Name: "store", EnvVars: []string{"REDRESS_STORE"}, Value: "http://127.0.0.1:4020/evidence", Usage: "`URL` of the evidence store; empty: every document is withheld"},
				&cli.StringFlag{Name: "out", Required: true, Usage: "`FILE` to write"},
			},
			Action: snapshotAction,
		},
		{
			Name:      "verify",
			Usage:     "verify a snapshot offline, knowing only one block hash",
			ArgsUsage: "FILE",
			Flags: []cli.Flag{
				&cli.StringFlag{Name: "block-hash", EnvVars: []string{"REDRESS_BLOCK_HASH"}, Usage: "`HASH` of the snapshot's final block, from a source you trust"},
				&cli.BoolFlag{Name: "json", Usage: "print the whole record as JSON"},
			},
			Action: verifyAction,
		},
	}
}

func snapshotAction(c *cli.Context) error {
	scope, err := scopeOf(c)
	if err != nil {
		return err
	}
	client, err := chain.Dial(c.Context, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	o := snapshot.Options{Scope: scope, From: c.Uint64("from"), Progress: func(what string) { fmt.Fprintln(c.App.ErrWriter, what) }}
	if c.IsSet("block") {
		o.Block = block(c.Uint64("block"))
	}
	if url := c.String("store"); url != "" {
		o.Documents = documents(store.Client{URL: url})
	}
	raw, at, err := Record(c.Context, client, o)
	if err != nil {
		return fmt.Errorf("freeze: %w", err)
	}
	if err := os.WriteFile(c.String("out"), raw, 0o644); err != nil {
		return fmt.Errorf("write snapshot: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "%s (%d bytes)\nblock %d %s\n", c.String("out"), len(raw), at.Number, at.Hash)
	return nil
}

func scopeOf(c *cli.Context) (snapshot.Scope, error) {
	offer, factory := c.String("offer"), c.String("factory")
	if (offer == "") == (factory == "") {
		return snapshot.Scope{}, ErrScope
	}
	kind, text := snapshot.ScopeOffer, offer
	if factory != "" {
		kind, text = snapshot.ScopeFactory, factory
	}
	if !common.IsHexAddress(text) {
		return snapshot.Scope{}, fmt.Errorf("%w: %.60q", ErrAddress, text)
	}
	return snapshot.Scope{Kind: kind, Address: common.HexToAddress(text)}, nil
}

// fileOf gives the one argument and takes up the flags behind it, which the library leaves unread.
func fileOf(c *cli.Context) (string, error) {
	behind := flag.NewFlagSet(c.Command.Name, flag.ContinueOnError)
	behind.SetOutput(io.Discard)
	for _, f := range c.Command.Flags {
		if err := f.Apply(behind); err != nil {
			return "", err
		}
	}
	if err := behind.Parse(c.Args().Tail()); err != nil {
		return "", err
	}
	if c.NArg() == 0 || behind.NArg() > 0 {
		return "", ErrFile
	}
	var err error
	behind.Visit(func(f *flag.Flag) { err = errors.Join(err, c.Set(f.Name, f.Value.String())) })
	return c.Args().First(), err
}

func verifyAction(c *cli.Context) error {
	file, err := fileOf(c)
	if err != nil {
		return err
	}
	if c.String("block-hash") == "" {
		return fmt.Errorf("%w: %s is missing", ErrHash, console.Named(c, "block-hash"))
	}
	var trusted common.Hash
	if err := trusted.UnmarshalText([]byte(c.String("block-hash"))); err != nil {
		return fmt.Errorf("%s: %w: %.80q", console.Named(c, "block-hash"), ErrHash, c.String("block-hash"))
	}
	raw, err := read(file)
	if err != nil {
		return err
	}
	r, err := snapshot.Verify(c.Context, raw, trusted, Measure)
	if err != nil {
		return fmt.Errorf("verify %s: %w", file, err)
	}
	if c.Bool("json") {
		enc := json.NewEncoder(c.App.Writer)
		enc.SetIndent("", "  ")
		err = enc.Encode(r)
	} else {
		err = Print(c.App.Writer, r)
	}
	if wrong := r.Contradicted(); err == nil && len(wrong) > 0 {
		err = fmt.Errorf("verify %s: %w: %s of %s and %d more", file, ErrContradicted, wrong[0].What, wrong[0].Subject, len(wrong)-1)
	}
	return err
}

// read reads a file that is no larger than a snapshot can be.
func read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read snapshot: %w", err)
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, snapshot.MaxArchiveBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read snapshot: %w", err)
	}
	if len(raw) > snapshot.MaxArchiveBytes {
		return nil, fmt.Errorf("%w: more than %d bytes", ErrTooBig, snapshot.MaxArchiveBytes)
	}
	return raw, nil
}
