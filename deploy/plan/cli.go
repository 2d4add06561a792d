package plan

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Command is `redress deploy`.
func Command() *cli.Command {
	rpc := &cli.StringFlag{Name: "rpc", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545", Usage: "`URL` of the chain's node"}
	record := &cli.StringFlag{Name: "record", EnvVars: []string{"REDRESS_DEPLOYMENT"}, Value: "deployment.json", Usage: "deployment `FILE`: read if it exists, written after each run"}
	return &cli.Command{
		Name:  "deploy",
		Usage: "deploy the contracts, resuming from the record, or verify what is there",
		Flags: []cli.Flag{
			rpc, record,
			&cli.StringFlag{Name: "key-file", EnvVars: []string{"REDRESS_KEY_FILE"}, Usage: "`FILE` with the deployer's key, in hexadecimal or as a geth keystore"},
			&cli.StringFlag{Name: "password-file", EnvVars: []string{txmgr.PasswordFileEnv}, Usage: "`FILE` with the keystore's password; or the password itself in " + txmgr.PasswordEnv},
			&cli.StringFlag{Name: "token", Usage: "`ADDRESS` of the payment token (ERC-20 with ERC-3009); omitted: Circle's token is deployed, for local chains"},
			&cli.StringFlag{Name: "fee-per-seat", Value: "10000", Usage: "arbitration fee per seat, token base units"},
			&cli.StringFlag{Name: "native-fee-per-seat", Value: "100000000000000", Usage: "arbitration fee per seat for those that pay in the chain's coin, wei"},
			&cli.StringFlag{Name: "stake-unit", Value: "100000", Usage: "a unit of validators' stake, token base units"},
			&cli.UintFlag{Name: "min-units", Value: 10, Usage: "least stake of a validator, units"},
			&cli.UintFlag{Name: "miss-units", Value: 1, Usage: "what a missing reveal costs a validator, units"},
			&cli.UintFlag{Name: "draw-seconds", Value: 600, Usage: "how long the draw may take after a round is opened, seconds"},
			&cli.UintFlag{Name: "commit-seconds", Value: 600, Usage: "how long seats may commit after the draw, seconds"},
			&cli.UintFlag{Name: "reveal-seconds", Value: 600, Usage: "how long seats may reveal after that, seconds"},
			&cli.UintFlag{Name: "appeal-seconds", Value: 600, Usage: "how long a ruling may be appealed, seconds"},
			&cli.UintFlag{Name: "sign-seconds", Value: 3600, Usage: "how long the whole committee may sign, seconds"},
			&cli.BoolFlag{Name: "dry-run", Usage: "print the stages and which are done; send nothing"},
		},
		Action: deployAction,
		Subcommands: []*cli.Command{{
			Name:   "verify",
			Usage:  "check that the chain holds the recorded code and that it is this repository's build",
			Flags:  []cli.Flag{rpc, record},
			Action: verifyAction,
		}},
	}
}

func deployAction(c *cli.Context) error {
	deployment, err := loadIfThere(c.String("record"))
	if err != nil {
		return err
	}
	if c.Bool("dry-run") {
		return printStages(c, deployment)
	}
	intent, err := intentOf(c)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(c.App.ErrWriter, nil))
	key, err := txmgr.OpenKey("", c.String("key-file"), c.String("password-file"), log)
	if err != nil {
		return err
	}
	client, id, err := dial(c.Context, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	applied := Apply(c.Context, NewDeployer(client, key, id), intent, &deployment, log)
	// What was deployed is recorded even when a later stage failed: the next run goes on from there.
	return errors.Join(applied, deployment.Save(c.String("record")))
}

func verifyAction(c *cli.Context) error {
	deployment, err := Load(c.String("record"))
	if err != nil {
		return err
	}
	client, id, err := dial(c.Context, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	if id.Uint64() != deployment.ChainID {
		return fmt.Errorf("record is of chain %d, this is chain %s", deployment.ChainID, id)
	}
	if err := Verify(c.Context, client, deployment); err != nil {
		return err
	}
	fmt.Fprintln(c.App.Writer, "every contract holds this repository's build")
	return nil
}

func printStages(c *cli.Context, d Deployment) error {
	names, done := Stages(d)
	for i, name := range names {
		state := "to do"
		if done[i] {
			state = "done"
		}
		fmt.Fprintf(c.App.Writer, "%-16s %s\n", name, state)
	}
	return nil
}

func intentOf(c *cli.Context) (Intent, error) {
	var intent Intent
	for _, f := range []struct {
		name string
		into **big.Int
	}{{"fee-per-seat", &intent.FeePerSeat}, {"native-fee-per-seat", &intent.NativeFeePerSeat}, {"stake-unit", &intent.Unit}} {
		amount, ok := new(big.Int).SetString(c.String(f.name), 10)
		if !ok {
			return Intent{}, fmt.Errorf("--%s: %.80q is not a decimal integer", f.name, c.String(f.name))
		}
		*f.into = amount
	}
	for _, f := range []struct {
		name string
		into *uint32
	}{
		{"draw-seconds", &intent.DrawSeconds}, {"commit-seconds", &intent.CommitSeconds}, {"reveal-seconds", &intent.RevealSeconds},
		{"appeal-seconds", &intent.AppealSeconds}, {"sign-seconds", &intent.SignSeconds},
		{"min-units", &intent.MinUnits}, {"miss-units", &intent.MissUnits},
	} {
		n := c.Uint(f.name)
		if n > math.MaxUint32 {
			return Intent{}, fmt.Errorf("--%s: %d is above %d", f.name, n, math.MaxUint32)
		}
		*f.into = uint32(n)
	}
	if text := c.String("token"); text != "" {
		if !common.IsHexAddress(text) {
			return Intent{}, fmt.Errorf("--token: %.80q is not an address", text)
		}
		intent.Token = common.HexToAddress(text)
	}
	return intent, intent.Check()
}

func loadIfThere(path string) (Deployment, error) {
	d, err := Load(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Deployment{}, nil
	}
	return d, err
}

func dial(ctx context.Context, url string) (*ethclient.Client, *big.Int, error) {
	client, err := ethclient.DialContext(ctx, url)
	if err != nil {
		return nil, nil, fmt.Errorf("dial chain: %w", err)
	}
	id, err := client.ChainID(ctx)
	if err != nil {
		client.Close()
		return nil, nil, fmt.Errorf("chain id: %w", err)
	}
	return client, id, nil
}
