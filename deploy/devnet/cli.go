package devnet

import (
	"encoding/json"
	"fmt"

	"github.com/urfave/cli/v2"
)

// Command is `redress devnet`.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "devnet",
		Usage: "run a local chain with everything deployed until interrupted",
		Flags: []cli.Flag{
			&cli.Uint64Flag{Name: "chain-id", Value: 31337, Usage: "chain id; 84532 lets x402 v1 clients pay"},
			&cli.Uint64Flag{Name: "block-time", Value: 1, Usage: "a block at least every so many seconds, besides one per transaction; 0: only the latter"},
			&cli.IntFlag{Name: "validators", Value: 3, Usage: "size of the committee"},
			&cli.StringFlag{Name: "record", Value: "deployment.json", Usage: "`FILE` that gets the deployed addresses and code hashes"},
		},
		Action: func(c *cli.Context) error {
			d, err := Start(c.Context, Options{
				ChainID: c.Uint64("chain-id"), BlockTime: c.Uint64("block-time"), Validators: c.Int("validators"),
			})
			if err != nil {
				return err
			}
			defer d.Close()
			if err := d.Deployment.Save(c.String("record")); err != nil {
				return err
			}
			shown, err := json.MarshalIndent(d.Deployment, "", "  ")
			if err != nil {
				return fmt.Errorf("encode deployment: %w", err)
			}
			fmt.Fprintf(c.App.Writer, "chain %s at %s (record: %s)\n%s\n", d.ChainID, d.URL, c.String("record"), shown)
			<-c.Context.Done()
			return nil
		},
	}
}
