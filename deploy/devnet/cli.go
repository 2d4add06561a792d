package devnet

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/urfave/cli/v2"
)

// Command is `redress devnet`.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "devnet",
		Usage: "run a local chain with everything deployed until interrupted",
		Flags: []cli.Flag{
			&cli.UintFlag{Name: "port", EnvVars: []string{"REDRESS_DEVNET_PORT"}, Value: 8545, Usage: "`PORT` on 127.0.0.1; 0: a free one"},
			&cli.Uint64Flag{Name: "chain-id", EnvVars: []string{"REDRESS_CHAIN_ID"}, Value: 31337, Usage: "chain id; 84532 lets x402 v1 clients pay"},
			&cli.Uint64Flag{Name: "block-time", EnvVars: []string{"REDRESS_BLOCK_TIME"}, Value: 1, Usage: "a block at least every so many seconds, besides one per transaction; 0: only the latter"},
			&cli.IntFlag{Name: "validators", EnvVars: []string{"REDRESS_VALIDATORS"}, Value: 3, Usage: "size of the committee"},
			&cli.StringFlag{Name: "out", EnvVars: []string{"REDRESS_DEVNET_OUT"}, Value: "devnet", Usage: "`FOLDER` that gets deployment.json, a key file for each role and a sample promise"},
		},
		Action: devnetAction,
	}
}

func devnetAction(c *cli.Context) error {
	if c.Uint("port") > 65535 {
		return fmt.Errorf("port: %d is above 65535", c.Uint("port"))
	}
	d, err := Start(c.Context, Options{
		Port: uint16(c.Uint("port")), ChainID: c.Uint64("chain-id"), BlockTime: c.Uint64("block-time"), Validators: c.Int("validators"),
	})
	if errors.Is(err, ErrPortTaken) {
		return fmt.Errorf("%w: end what runs there, or name another with --port (or REDRESS_DEVNET_PORT); 0 is a free one", err)
	}
	if err != nil {
		return err
	}
	defer d.Close()
	folder := c.String("out")
	if err := d.Furnish(c.Context, folder); err != nil {
		return err
	}
	fmt.Fprintf(c.App.Writer, "chain %s at %s, token %s\nexport REDRESS_RPC=%s REDRESS_DEPLOYMENT=%s REDRESS_TOKEN=%s REDRESS_CHAIN_ID=%s REDRESS_ARBITRATOR=%s REDRESS_SELLER=%s\n",
		d.ChainID, d.URL, d.Deployment.Token.Address, d.URL, filepath.Join(folder, recordFile), d.Deployment.Token.Address,
		d.ChainID, d.Deployment.Committee.Address, Address("seller"))
	<-c.Context.Done()
	return nil
}
