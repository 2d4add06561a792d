package facilitator

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/signature"
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
		Usage: "settle x402 payments, keep evidence and stream events",
		Description: "Serves POST /verify, POST /settle, GET /supported (x402 facilitator, scheme exact), the evidence store below /evidence, " +
			"the WebSocket feed at GET /feed, its own description at GET /openapi.json, GET /livez, GET /readyz and GET /metrics.\n" +
			"Times are written as 300ms, 45s, 10m or 720h. Gas is in units of gas, amounts of evidence in bytes.\n" +
			"SIGTERM and SIGINT end it in order: /readyz fails, settlements and requests in progress finish within " + drainTimeout.String() + ", feed clients are told (1001).",
		Flags: flags(),
		Action: func(c *cli.Context) error {
			log, err := logger(c.App.ErrWriter, c.String("log-format"))
			if err != nil {
				return err
			}
			return serve(c.Context, c, log)
		},
	}
}

// logger writes to w in the named format.
func logger(w io.Writer, format string) (*slog.Logger, error) {
	switch format {
	case "text":
		return slog.New(slog.NewTextHandler(w, nil)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(w, nil)), nil
	}
	return nil, fmt.Errorf("--log-format: %.20q is neither text nor json", format)
}

// given are the flags that are more than a value.
type given struct {
	tokens, wallets  []common.Address
	factory, settler common.Address
	retention        time.Duration
	database         string
}

func read(c *cli.Context) (g given, err error) {
	if len(c.StringSlice("token")) == 0 {
		return g, errors.New("--token (or REDRESS_TOKEN) is missing: name the tokens to settle")
	}
	if g.tokens, err = addresses(c, "token"); err != nil {
		return g, err
	}
	if g.wallets, err = addresses(c, "wallet-factory"); err != nil {
		return g, err
	}
	if g.factory, err = address(c, "factory"); err != nil {
		return g, err
	}
	if g.settler, err = address(c, "batch-settler"); err != nil {
		return g, err
	}
	g.retention = c.Duration("evidence-retention")
	switch {
	case g.retention == 0:
	case g.retention < MinRetention:
		return g, fmt.Errorf("--evidence-retention: %s, at least %s", g.retention, MinRetention)
	case g.factory == common.Address{}:
		return g, errors.New("--evidence-retention needs --factory, whose cases keep evidence")
	}
	if g.database = c.String("database"); g.database == "" {
		g.database = filepath.Join(c.String("data"), "relayer.db")
	}
	return g, nil
}

func serve(ctx context.Context, c *cli.Context, log *slog.Logger) error {
	key, err := txmgr.OpenKey(c.String("key"), c.String("key-file"), c.String("password-file"), log)
	if err != nil {
		return err
	}
	g, err := read(c)
	if err != nil {
		return err
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
	db, err := state.Open(ctx, g.database)
	if err != nil {
		return err
	}
	defer db.Close()
	beside, err := newBeside(ctx, c, g, client, db, log)
	if err != nil {
		return err
	}
	sending := txmgr.Options{Confirmations: c.Uint64("confirmations"), Log: log}
	if most := c.Uint64("max-fee-wei"); most > 0 {
		sending.MaxFeePerGas = new(big.Int).SetUint64(most)
	}
	owner := ledger.Header{Format: ledger.Format, ChainID: client.ChainID().Uint64(), Owner: crypto.PubkeyToAddress(key.PublicKey)}
	acts := filepath.Join(c.String("data"), "acts-"+strings.ToLower(owner.Owner.Hex())+".ledger")
	server, err := New(Options{
		Ledger: func(entries ...ledger.Act) error {
			_, err := ledger.AppendTo(acts, owner, func(d common.Hash) ([]byte, error) { return signature.Sign(key, d) }, recordTimeout, entries...)
			return err
		},
		Stop:  filepath.Join(c.String("data"), StopName),
		Chain: client, Tokens: g.tokens, Factory: g.factory, WalletFactories: g.wallets, Store: evidence, Log: log,
		Sender: txmgr.New(client, key, sending),
		OpenSender: func(ctx context.Context, journal txmgr.Journal) (Sender, error) {
			return txmgr.Open(ctx, client, key, journal, sending)
		},
		Limits: Limits{
			Gas: c.Int64("gas"), PayerGas: c.Int64("payer-gas"), PayeeGas: c.Int64("offer-gas"), Window: c.Duration("budget-window"), Queue: c.Int("queue"),
			PerMinute: c.Int("rate"), Burst: c.Int("burst"), ClientHeader: c.String("client-header"),
			EvidencePerHour: c.Int64("evidence-rate"),
		},
		State: db, Lease: c.Duration("lease"), Feed: beside.hub, Metrics: beside.metrics, HideMetrics: c.String("metrics-addr") != "",
		MaxHeadAge: c.Duration("max-head-age"), LeaveFor: c.Duration("leave-for"),
		Batch:      Batch{Settler: g.settler, Wait: c.Duration("batch-wait"), Max: c.Int("batch-max")},
		SettleWait: c.Duration("settle-wait"), MaxGas: c.Uint64("max-gas"), Lookback: c.Uint64("lookback"),
	})
	if err != nil {
		return err
	}
	if g.retention != 0 {
		beside.collect = func(ctx context.Context) {
			server.CollectEvidence(ctx, evidence, NewCases(client, g.factory, c.Uint64("factory-block")), g.retention)
		}
	}
	var lc net.ListenConfig
	listener, err := lc.Listen(ctx, "tcp", c.String("listen"))
	if err != nil {
		return errors.Join(fmt.Errorf("listen: %w", err), server.Close(ctx))
	}
	stop, err := beside.start(ctx, c.String("metrics-addr"), server)
	if err != nil {
		return errors.Join(err, listener.Close(), server.Close(ctx))
	}
	defer stop()
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

// Run serves until ctx ends, and for LeaveFor while /readyz fails already; then it finishes the requests and settlements in
// progress, within a bound.
func Run(ctx context.Context, s *Server, listener net.Listener) error {
	httpServer := HTTPServer(s.Handler(), s.opts.SettleWait)
	failed := make(chan error, 1)
	go func() { failed <- httpServer.Serve(listener) }()
	var err error
	select {
	case err = <-failed:
		err = fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
		s.Leave()
		s.opts.Log.Info("leaving", "after", s.opts.LeaveFor.String())
		time.Sleep(s.opts.LeaveFor)
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
