package freeze

import (
	"errors"
	"fmt"
	"io"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
)

// Reasons why arguments are refused.
var (
	ErrScope   = errors.New("give one of --offer and --factory, by flag or by REDRESS_OFFER and REDRESS_FACTORY")
	ErrAddress = errors.New("not an address")
	ErrHash    = errors.New("not a block hash")
	ErrFile    = ledger.ErrFile
	ErrBlocks  = errors.New("give the last block by --to or by --block, not by both")
	ErrMissing = errors.New("a flag is missing")
	// ErrContradicted says that the file is what the chain says, and that somebody resolved or observed otherwise than it comes
	// out here: the committee than a measure, a validator than the receipts that it signed.
	ErrContradicted = errors.New("the record is proven, but somebody in it resolved or observed otherwise than it comes out here")
)

// Exit codes beside 0 and 1, which stand for success and for whatever ended a command before it could answer.
const (
	exitInvalid      = 2 // the file, or the chain's record, does not hold together
	exitContradicted = 3 // it does, and somebody resolved or observed otherwise than it comes out here
	exitSignature    = 4 // it does, and the signature is not the signer's
)

// coded is an error that ends the program with a code of its own.
type coded struct {
	error
	code int
}

// ExitCode implements cli.ExitCoder.
func (e coded) ExitCode() int { return e.code }

// Unwrap gives the error itself.
func (e coded) Unwrap() error { return e.error }

// withCode gives errors that answer the command's question their exit code.
func withCode(err error) error {
	for _, c := range []struct {
		is   error
		code int
	}{{snapshot.ErrInvalid, exitInvalid}, {ErrContradicted, exitContradicted}, {snapshot.ErrSignature, exitSignature}} {
		if errors.Is(err, c.is) {
			return coded{err, c.code}
		}
	}
	return err
}

// defaultLimit bounds the cache, bytes.
const defaultLimit = 64 << 30

const snapshotHelp = `Writes FILE only when the whole record is proven. With --data all reads go through a folder: a freeze that was broken off
goes on where it was (name its --block), and what "snapshot follow" collected there is used where the node has dropped it.
Log ranges, slots per proof and rate are fitted to the node; --rpc may list several nodes, separated by commas.

Without a follower's folder the node must still have: the state after the last block, and after every 8,191st block
before it down to the first payment; with --attempts the state before every reverted transaction. Ordinary nodes keep the
state of the last 128 blocks: ranges of more than 8,191 blocks need an archive node, or a follower.

Exit codes: 0 written; 1 the chain or a file could not be read, or an argument is wrong; 2 the record does not hold together
(it is incomplete, or --extends names snapshots that do not fit).`

const verifyHelp = `Opens no connection. FILE is a snapshot, or the ledger that an agent keeps of its acts, with its signed head beside it. An increment needs the snapshots that it extends, oldest first, each with --base.

Exit codes: 0 verified; 1 a file could not be read, or an argument is wrong; 2 the file does not verify: it says which file inside,
and why; 3 verified, and the committee resolved a requirement otherwise than it measures, or a validator observed a run otherwise than
its receipts end; 4 verified, and the signature is not the signer's.`

func scopeFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "rpc", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545", Usage: "`URL`s of the chain's nodes, separated by commas"},
		&cli.StringFlag{Name: "offer", EnvVars: []string{"REDRESS_OFFER"}, Usage: "`ADDRESS` of the promise"},
		&cli.StringFlag{Name: "factory", EnvVars: []string{"REDRESS_FACTORY"}, Usage: "`ADDRESS` of the factory"},
		&cli.Uint64Flag{Name: "from", EnvVars: []string{"REDRESS_FROM"}, Usage: "first block `NUMBER` to look in"},
		&cli.StringFlag{Name: "store", EnvVars: []string{"REDRESS_STORE"}, Value: "http://127.0.0.1:4020/evidence", Usage: "`URL` of the evidence store; empty: every document is withheld"},
		&cli.BoolFlag{Name: "attempts", Usage: "look through every block for transactions that reverted"},
		&cli.StringFlag{Name: "data", EnvVars: []string{"REDRESS_SNAPSHOT_DATA"}, Usage: "`FOLDER` to keep what was read in"},
		&cli.Int64Flag{Name: "data-limit", Value: defaultLimit, Usage: "`BYTES` that the folder takes; nothing in it is evicted"},
	}
}

// Commands are `redress snapshot` and `redress verify`.
func Commands() []*cli.Command {
	return []*cli.Command{
		{
			Name:        "snapshot",
			Usage:       "freeze the chain's record of an Offer, or of all Offers of a factory, into one file",
			Description: snapshotHelp,
			Flags: append(scopeFlags(),
				&cli.Uint64Flag{Name: "to", Usage: "last block `NUMBER`, inclusive; the head when not given"},
				&cli.Uint64Flag{Name: "block", Usage: "the same as --to"},
				&cli.StringSliceFlag{Name: "extends", Usage: "snapshot `FILE` to go on from; oldest first where there are several"},
				&cli.StringFlag{Name: "out", Usage: "`FILE` to write"},
			),
			Action:      snapshotAction,
			Subcommands: []*cli.Command{followCommand(), signCommand(), reportCommand(), schemaCommand()},
		},
		{
			Name:        "verify",
			Usage:       "verify a snapshot offline, knowing only one block hash, or an agent's ledger, knowing only its owner",
			ArgsUsage:   "FILE",
			Description: verifyHelp,
			Flags: []cli.Flag{
				&cli.StringFlag{Name: "block-hash", EnvVars: []string{"REDRESS_BLOCK_HASH"}, Usage: "`HASH` of the snapshot's final block, from a source you trust"},
				&cli.StringSliceFlag{Name: "base", Usage: "snapshot `FILE` that it extends; oldest first where there are several"},
				&cli.StringFlag{Name: "signature", Usage: "`FILE` with the signature of the snapshot's root"},
				&cli.StringFlag{Name: "signer", Usage: "`ADDRESS` whose signature it must be"},
				&cli.StringFlag{Name: "owner", Usage: "`ADDRESS` whose ledger it must be"},
				&cli.BoolFlag{Name: "json", Usage: "print the record as JSON, without payments and events, which are JSON in the file"},
			},
			Action: verifyAction,
		},
	}
}

func snapshotAction(c *cli.Context) (err error) {
	scope, err := scopeOf(c)
	if err != nil {
		return err
	}
	if c.IsSet("to") && c.IsSet("block") {
		return ErrBlocks
	}
	if c.String("out") == "" {
		return fmt.Errorf("%w: --out", ErrMissing)
	}
	o := options(c, scope)
	for _, name := range []string{"to", "block"} {
		if c.IsSet(name) {
			o.Block = block(c.Uint64(name))
		}
	}
	bases, err := openAll(c.StringSlice("extends"))
	if err != nil {
		return withCode(fmt.Errorf("--extends: %w", err))
	}
	defer func() { err = errors.Join(err, bases.Close()) }()
	o.Extends = bases.list
	client, err := chain.Dial(c.Context, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	folder, err := folderOf(c)
	if err != nil {
		return err
	}
	m, err := write(c.String("out"), func(out io.Writer) (snapshot.Manifest, error) { return Record(c.Context, client, folder, o, out) })
	if err != nil {
		return withCode(fmt.Errorf("freeze %s: %w", c.String("out"), err))
	}
	fmt.Fprintf(c.App.Writer, "%s\nroot %s\nblock %d %s\n", c.String("out"), m.Root, m.Block.Number, m.Block.Hash)
	return nil
}

// options are what is frozen whichever blocks it is of.
func options(c *cli.Context, scope snapshot.Scope) snapshot.Options {
	o := snapshot.Options{Scope: scope, From: c.Uint64("from"), Attempts: c.Bool("attempts"), Progress: progress(c.App.ErrWriter)}
	if url := c.String("store"); url != "" {
		o.Documents = documents(store.Client{URL: url})
	}
	return o
}

// folderOf opens the cache, nil where none is named.
func folderOf(c *cli.Context) (*cache.Folder, error) {
	if c.String("data") == "" {
		return nil, nil
	}
	return cache.Open(cacheFolder(c.String("data")), c.Int64("data-limit"))
}

func scopeOf(c *cli.Context) (snapshot.Scope, error) {
	offer, factory := c.String("offer"), c.String("factory")
	if (offer == "") == (factory == "") {
		return snapshot.Scope{}, ErrScope
	}
	kind, name, text := snapshot.ScopeOffer, "offer", offer
	if factory != "" {
		kind, name, text = snapshot.ScopeFactory, "factory", factory
	}
	if !common.IsHexAddress(text) {
		return snapshot.Scope{}, fmt.Errorf("%s: %w: %.60q", console.Named(c, name), ErrAddress, text)
	}
	return snapshot.Scope{Kind: kind, Address: common.HexToAddress(text)}, nil
}

// blockHashOf reads the hash that a verification trusts.
func blockHashOf(c *cli.Context) (hash common.Hash, err error) {
	name := console.Named(c, "block-hash")
	text := c.String("block-hash")
	if text == "" {
		return hash, fmt.Errorf("%w: %s is missing", ErrHash, name)
	}
	if err := hash.UnmarshalText([]byte(text)); err != nil {
		return hash, fmt.Errorf("%s: %w: %.80q", name, ErrHash, text)
	}
	return hash, nil
}

// addressOf reads a required flag.
func addressOf(c *cli.Context, name string) (common.Address, error) {
	if !common.IsHexAddress(c.String(name)) {
		return common.Address{}, fmt.Errorf("%s: %w: %.60q", console.Named(c, name), ErrAddress, c.String(name))
	}
	return common.HexToAddress(c.String(name)), nil
}
