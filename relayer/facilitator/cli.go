package facilitator

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// drainTimeout bounds an orderly shutdown.
const drainTimeout = 20 * time.Second

// Command is `redress relayer`.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "relayer",
		Usage: "settle x402 payments and keep evidence",
		Description: "Serves POST /verify, POST /settle, GET /supported (x402 facilitator, scheme exact), " +
			"the evidence store below /evidence, GET /livez and GET /readyz.",
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "rpc", Usage: "`URL` of the chain's node", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545"},
			&cli.StringFlag{Name: "listen", Usage: "`ADDRESS` to serve on", EnvVars: []string{"REDRESS_RELAYER_LISTEN"}, Value: "127.0.0.1:4020"},
			&cli.StringFlag{Name: "key", Usage: "hexadecimal `KEY` that pays gas; prefer --key-file", EnvVars: []string{"REDRESS_KEY"}},
			&cli.StringFlag{Name: "key-file", Usage: "`FILE` that holds the key", EnvVars: []string{"REDRESS_KEY_FILE"}},
			&cli.StringFlag{Name: "data", Usage: "`FOLDER` for the evidence, and for the database unless --database names another", EnvVars: []string{"REDRESS_RELAYER_DATA"}, Value: "relayer-data"},
			&cli.StringFlag{Name: "database", Usage: "postgres://`ADDRESS` that relayers share, or the path of a SQLite file; default: relayer.db in the data folder", EnvVars: []string{"REDRESS_DATABASE"}},
			&cli.DurationFlag{Name: "lease", Usage: "how long a relayer that died keeps its key and its jobs from others", EnvVars: []string{"REDRESS_LEASE"}, Value: DefaultLease},
			&cli.StringSliceFlag{Name: "token", Usage: "`ADDRESS` of a token to settle; may be given more than once", EnvVars: []string{"REDRESS_TOKEN"}},
			&cli.StringFlag{Name: "factory", Usage: "`ADDRESS` of a factory: settle payments to its Offers only", EnvVars: []string{"REDRESS_FACTORY"}},
			&cli.StringSliceFlag{Name: "wallet-factory", Usage: "`ADDRESS` that may create payers' wallets (ERC-6492) at this key's expense; may be given more than once", EnvVars: []string{"REDRESS_WALLET_FACTORY"}},
			&cli.StringFlag{Name: "batch-settler", Usage: "`ADDRESS` of a BatchSettler: payments of one token share transactions", EnvVars: []string{"REDRESS_BATCH_SETTLER"}},
			&cli.DurationFlag{Name: "batch-wait", Usage: "longest `TIME` (such as 300ms) that a payment waits for others to share its transaction", EnvVars: []string{"REDRESS_BATCH_WAIT"}, Value: DefaultBatchWait},
			&cli.IntFlag{Name: "batch-max", Usage: "`PAYMENTS` of one transaction, 2 to 64", EnvVars: []string{"REDRESS_BATCH_MAX"}, Value: DefaultBatchMax},
			&cli.Int64Flag{Name: "payer-gas", Usage: "`GAS` paid for one payer within the budget window; 0: any", EnvVars: []string{"REDRESS_PAYER_GAS"}, Value: DefaultPayerGas},
			&cli.Int64Flag{Name: "offer-gas", Usage: "`GAS` paid for payments to one Offer, or another payee, within the budget window; 0: any", EnvVars: []string{"REDRESS_OFFER_GAS"}},
			&cli.DurationFlag{Name: "budget-window", Usage: "`TIME` (such as 1h) after which gas budgets begin anew", EnvVars: []string{"REDRESS_BUDGET_WINDOW"}, Value: DefaultWindow},
			&cli.IntFlag{Name: "queue", Usage: "`SETTLEMENTS` that may wait, of all relayers that share the database; 0: any", EnvVars: []string{"REDRESS_QUEUE"}, Value: DefaultQueue},
			&cli.IntFlag{Name: "rate", Usage: "`REQUESTS` per minute of one client; 0: any", EnvVars: []string{"REDRESS_RATE"}, Value: DefaultPerMinute},
			&cli.IntFlag{Name: "burst", Usage: "`REQUESTS` of one client at once; 0: as many as per minute", EnvVars: []string{"REDRESS_BURST"}},
			&cli.StringFlag{Name: "client-header", Usage: "`HEADER` whose last address a trusted load balancer wrote, such as X-Forwarded-For", EnvVars: []string{"REDRESS_CLIENT_HEADER"}},
			&cli.Int64Flag{Name: "evidence-capacity", Usage: "`BYTES` of evidence that are kept", EnvVars: []string{"REDRESS_EVIDENCE_CAPACITY"}, Value: store.DefaultCapacity},
			&cli.DurationFlag{Name: "evidence-retention", Usage: "`TIME` (such as 2160h) after which evidence is removed that no open case of --factory needs; 0: never", EnvVars: []string{"REDRESS_EVIDENCE_RETENTION"}},
			&cli.Uint64Flag{Name: "factory-block", Usage: "`BLOCK` from which on cases are read, at latest the factory's", EnvVars: []string{"REDRESS_FACTORY_BLOCK"}},
			&cli.Uint64Flag{Name: "confirmations", Usage: "further blocks before a settlement counts", EnvVars: []string{"REDRESS_CONFIRMATIONS"}},
			&cli.DurationFlag{Name: "settle-wait", Usage: "how long /settle waits for its block", EnvVars: []string{"REDRESS_SETTLE_WAIT"}, Value: DefaultSettleWait},
			&cli.Uint64Flag{Name: "max-gas", Usage: "gas limit of one settlement", EnvVars: []string{"REDRESS_MAX_GAS"}, Value: DefaultMaxGas},
			&cli.Uint64Flag{Name: "lookback", Usage: "blocks searched for a settlement by others", EnvVars: []string{"REDRESS_LOOKBACK"}, Value: DefaultLookback},
		},
		Action: func(c *cli.Context) error {
			log := slog.New(slog.NewTextHandler(c.App.ErrWriter, nil))
			return serve(c.Context, c, log)
		},
	}
}

func serve(ctx context.Context, c *cli.Context, log *slog.Logger) error {
	key, err := txmgr.ReadKey(c.String("key"), c.String("key-file"))
	if err != nil {
		return err
	}
	if len(c.StringSlice("token")) == 0 {
		return errors.New("--token (or REDRESS_TOKEN) is missing: name the tokens to settle")
	}
	tokens, err := addresses(c, "token")
	if err != nil {
		return err
	}
	if len(tokens) == 0 {
		return errors.New("no token to settle: give --token (or REDRESS_TOKEN)")
	}
	wallets, err := addresses(c, "wallet-factory")
	if err != nil {
		return err
	}
	factory, err := address(c, "factory")
	if err != nil {
		return err
	}
	settler, err := address(c, "batch-settler")
	if err != nil {
		return err
	}
	retention := c.Duration("evidence-retention")
	switch {
	case retention == 0:
	case retention < MinRetention:
		return fmt.Errorf("--evidence-retention: %s, at least %s", retention, MinRetention)
	case factory == common.Address{}:
		return errors.New("--evidence-retention needs --factory, whose cases keep evidence")
	}
	client, err := chain.Dial(ctx, c.String("rpc"))
	if err != nil {
		return err
	}
	defer client.Close()
	evidence, err := store.Open(filepath.Join(c.String("data"), "evidence"), c.Int64("evidence-capacity"))
	if err != nil {
		return err
	}
	database := c.String("database")
	if database == "" {
		database = filepath.Join(c.String("data"), "relayer.db")
	}
	db, err := state.Open(ctx, database)
	if err != nil {
		return err
	}
	defer db.Close()
	sending := txmgr.Options{Confirmations: c.Uint64("confirmations"), Log: log}
	server, err := New(Options{
		Chain: client, Tokens: tokens, Factory: factory, WalletFactories: wallets, Store: evidence, Log: log,
		Sender: txmgr.New(client, key, sending),
		OpenSender: func(ctx context.Context, journal txmgr.Journal) (Sender, error) {
			return txmgr.Open(ctx, client, key, journal, sending)
		},
		Limits: Limits{
			PayerGas: c.Int64("payer-gas"), PayeeGas: c.Int64("offer-gas"), Window: c.Duration("budget-window"), Queue: c.Int("queue"),
			PerMinute: c.Int("rate"), Burst: c.Int("burst"), ClientHeader: c.String("client-header"),
		},
		State: db, Lease: c.Duration("lease"),
		Batch:      Batch{Settler: settler, Wait: c.Duration("batch-wait"), Max: c.Int("batch-max")},
		SettleWait: c.Duration("settle-wait"), MaxGas: c.Uint64("max-gas"), Lookback: c.Uint64("lookback"),
	})
	if err != nil {
		return err
	}
	var lc net.ListenConfig
	listener, err := lc.Listen(ctx, "tcp", c.String("listen"))
	if err != nil {
		return errors.Join(fmt.Errorf("listen: %w", err), server.Close(ctx))
	}
	if retention != 0 {
		ended := make(chan struct{})
		collecting, stop := context.WithCancel(ctx)
		go func() {
			defer close(ended)
			server.CollectEvidence(collecting, evidence, NewCases(client, factory, c.Uint64("factory-block")), retention)
		}()
		defer func() {
			stop()
			<-ended
		}()
	}
	fmt.Fprintf(c.App.Writer, "relayer %s listens on http://%s\n", server.opts.Sender.Address(), listener.Addr())
	return Run(ctx, server, listener)
}

// address reads an optional flag.
func address(c *cli.Context, flag string) (common.Address, error) {
	if c.String(flag) == "" {
		return common.Address{}, nil
	}
	at, err := x402.ParseAddress(c.String(flag))
	if err != nil {
		return common.Address{}, fmt.Errorf("--%s: %w", flag, err)
	}
	return at, nil
}

// addresses reads a flag that may be given more than once.
func addresses(c *cli.Context, flag string) ([]common.Address, error) {
	var out []common.Address
	for _, text := range c.StringSlice(flag) {
		address, err := x402.ParseAddress(text)
		if err != nil {
			return nil, fmt.Errorf("--%s: %w", flag, err)
		}
		out = append(out, address)
	}
	return out, nil
}

// Run serves until ctx ends, then finishes the requests and settlements in progress, within a bound.
func Run(ctx context.Context, s *Server, listener net.Listener) error {
	httpServer := HTTPServer(s.Handler(), s.opts.SettleWait)
	failed := make(chan error, 1)
	go func() { failed <- httpServer.Serve(listener) }()
	var err error
	select {
	case err = <-failed:
		err = fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	drain, cancel := context.WithTimeout(context.WithoutCancel(ctx), drainTimeout)
	defer cancel()
	closed := make(chan error, 1)
	go func() { closed <- s.Close(drain) }()
	shutdown := httpServer.Shutdown(drain)
	if errors.Is(shutdown, http.ErrServerClosed) {
		shutdown = nil
	}
	return errors.Join(err, shutdown, <-closed)
}
