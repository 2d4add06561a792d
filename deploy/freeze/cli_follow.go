package freeze

import (
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
)

const followHelp = `Follows the chain until it is stopped, and keeps in the folder of --data what an ordinary node drops and a later freeze needs:
the state that each head's record is proven from, hashes of older blocks, receipts, the data of reverts (--attempts). It goes
on where it was after a restart, and again where the chain was reorganized. Start it before the node has dropped the first
payment's state, or point --rpc at an archive node for the first head.

At every head, --every blocks after the one before, it writes FOLDER/snapshots/BLOCK.redress: a whole snapshot first and then
increments (verify with --base), or whole ones. "redress snapshot --data FOLDER --block HEAD" then works on an ordinary
node; whole ones of more than 8,191 blocks where --every is a multiple of 8191.

Exit codes: 0 stopped by a signal; 1 it could not begin, or the folder is full.`

func followCommand() *cli.Command {
	return &cli.Command{
		Name:        "follow",
		Usage:       "collect, while the chain runs, what later would need an archive node",
		Description: followHelp,
		Flags: append(scopeFlags(),
			&cli.Uint64Flag{Name: "every", Value: proof.HistoryRing, Usage: "`BLOCKS` between heads: at most 8191, or a multiple of it"},
			&cli.Uint64Flag{Name: "confirmations", EnvVars: []string{"REDRESS_CONFIRMATIONS"}, Value: 12, Usage: "further blocks before one counts; the node must keep the state of more"},
			&cli.StringFlag{Name: "write", Value: WriteIncrements, Usage: "what to write at heads: " + WriteIncrements + ", " + WriteWhole + " or " + WriteNothing},
			&cli.DurationFlag{Name: "poll", Value: 4 * time.Second, Usage: "how often to ask for new blocks"},
		),
		Action: followAction,
	}
}

func followAction(c *cli.Context) (err error) {
	scope, err := scopeOf(c)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(c.App.ErrWriter, nil))
	o := FollowOptions{
		Folder: c.String("data"), Freeze: options(c, scope), Every: c.Uint64("every"), Confirmations: c.Uint64("confirmations"),
		Write: c.String("write"), Poll: c.Duration("poll"), Backoff: chain.Backoff{First: time.Second, Most: time.Minute},
		Clock: chain.SystemClock{}, Log: log,
		Frozen: func(h Head) {
			fmt.Fprintf(c.App.Writer, "block %d %s\n", h.Block.Number, h.Block.Hash)
			if h.File != "" {
				fmt.Fprintf(c.App.Writer, "%s\nroot %s\n", filepath.Join(c.String("data"), snapshotsFolder, h.File), h.Root)
			}
		},
	}
	if err := o.Check(); err != nil {
		return err
	}
	client, err := chain.Dial(c.Context, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	if o.Freeze.ChainID, err = chainID(client); err != nil {
		return err
	}
	folder, err := cache.Open(cacheFolder(o.Folder), c.Int64("data-limit"))
	if err != nil {
		return err
	}
	f, err := NewFollower(node.New(client), folder, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return f.Run(c.Context)
}
