package facilitator

import (
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// What the command keeps for clients of the feed unless told otherwise.
const (
	DefaultFeedMax    = 256
	DefaultFeedAge    = 30 * 24 * time.Hour
	DefaultFeedEvents = 1_000_000
)

// flags are those of `redress relayer`.
func flags() []cli.Flag {
	return slices.Concat(serveFlags(), settleFlags(), limitFlags(), keepFlags())
}

// serveFlags say what it needs to run.
func serveFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "rpc", Usage: "`URL` of the chain's node", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545"},
		&cli.StringFlag{Name: "listen", Usage: "`ADDRESS` to serve on", EnvVars: []string{"REDRESS_RELAYER_LISTEN"}, Value: "127.0.0.1:4020"},
		&cli.StringFlag{Name: "key", Usage: "hexadecimal `KEY` that pays gas; prefer --key-file", EnvVars: []string{"REDRESS_KEY"}},
		&cli.StringFlag{Name: "key-file", Aliases: []string{"keystore"}, Usage: "`FILE` that holds the key, in hexadecimal or as a geth keystore", EnvVars: []string{"REDRESS_KEY_FILE"}},
		&cli.StringFlag{Name: "password-file", Usage: "`FILE` with the keystore's password; or the password itself in " + txmgr.PasswordEnv, EnvVars: []string{txmgr.PasswordFileEnv}},
		&cli.StringFlag{Name: "data", Usage: "`FOLDER` for the evidence, and for the database unless --database names another", EnvVars: []string{"REDRESS_RELAYER_DATA"}, Value: "relayer-data"},
		&cli.StringFlag{Name: "database", Usage: "postgres://`ADDRESS` that relayers share, or the path of a SQLite file; default: relayer.db in the data folder", EnvVars: []string{"REDRESS_DATABASE"}},
		&cli.DurationFlag{Name: "lease", Usage: "`TIME` (such as 10s) that a relayer that died keeps its key, its jobs and the feed from others", EnvVars: []string{"REDRESS_LEASE"}, Value: DefaultLease},
		&cli.StringFlag{Name: "log-format", Usage: "`FORMAT` of the log on standard error: text or json", EnvVars: []string{"REDRESS_LOG_FORMAT"}, Value: "text"},
		&cli.StringFlag{Name: "metrics-addr", Usage: "`ADDRESS` to serve /metrics and /healthz on, which then are not served to everybody at --listen", EnvVars: []string{"REDRESS_METRICS_ADDR"}},
		&cli.DurationFlag{Name: "max-head-age", Usage: "`TIME` (such as 2m) after which a chain without a new block makes /readyz fail; 0: any", EnvVars: []string{"REDRESS_MAX_HEAD_AGE"}},
		&cli.DurationFlag{Name: "leave-for", Usage: "`TIME` (such as 5s) between the failing of /readyz and the end, so that load balancers notice", EnvVars: []string{"REDRESS_LEAVE_FOR"}},
	}
}

// settleFlags say what it settles and how.
func settleFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "token", Usage: "`ADDRESS` of a token to settle; may be given more than once", EnvVars: []string{"REDRESS_TOKEN"}},
		&cli.StringFlag{Name: "factory", Usage: "`ADDRESS` of a factory: settle payments to its Offers only, and tell of their cases in the feed", EnvVars: []string{"REDRESS_FACTORY"}},
		&cli.StringSliceFlag{Name: "wallet-factory", Usage: "`ADDRESS` that may create payers' wallets (ERC-6492) at this key's expense; may be given more than once", EnvVars: []string{"REDRESS_WALLET_FACTORY"}},
		&cli.StringFlag{Name: "batch-settler", Usage: "`ADDRESS` of a BatchSettler: payments of one token share transactions", EnvVars: []string{"REDRESS_BATCH_SETTLER"}},
		&cli.DurationFlag{Name: "batch-wait", Usage: "longest `TIME` (such as 300ms) that a payment waits for others to share its transaction", EnvVars: []string{"REDRESS_BATCH_WAIT"}, Value: DefaultBatchWait},
		&cli.IntFlag{Name: "batch-max", Usage: "`PAYMENTS` of one transaction, 2 to 64", EnvVars: []string{"REDRESS_BATCH_MAX"}, Value: DefaultBatchMax},
		&cli.Uint64Flag{Name: "confirmations", Usage: "further `BLOCKS` before a settlement counts, and before the feed tells of events", EnvVars: []string{"REDRESS_CONFIRMATIONS"}},
		&cli.DurationFlag{Name: "settle-wait", Usage: "`TIME` (such as 45s) that /settle waits for its block", EnvVars: []string{"REDRESS_SETTLE_WAIT"}, Value: DefaultSettleWait},
		&cli.Uint64Flag{Name: "max-gas", Usage: "`GAS` limit of one settlement", EnvVars: []string{"REDRESS_MAX_GAS"}, Value: DefaultMaxGas},
		&cli.Uint64Flag{Name: "max-fee-wei", Usage: "`WEI` paid for a unit of gas at most, the tip included; 0: any", EnvVars: []string{"REDRESS_MAX_FEE_WEI"}},
		&cli.Uint64Flag{Name: "lookback", Usage: "`BLOCKS` searched for a settlement by others", EnvVars: []string{"REDRESS_LOOKBACK"}, Value: DefaultLookback},
	}
}

// limitFlags say what others may cost.
func limitFlags() []cli.Flag {
	return []cli.Flag{
		&cli.Int64Flag{Name: "gas", Usage: "`GAS` paid for everybody within the budget window, by all relayers that share the database; 0: any", EnvVars: []string{"REDRESS_GAS"}},
		&cli.Int64Flag{Name: "payer-gas", Usage: "`GAS` paid for one payer within the budget window; 0: any", EnvVars: []string{"REDRESS_PAYER_GAS"}, Value: DefaultPayerGas},
		&cli.Int64Flag{Name: "offer-gas", Usage: "`GAS` paid for payments to one Offer, or another payee, within the budget window; 0: any", EnvVars: []string{"REDRESS_OFFER_GAS"}},
		&cli.DurationFlag{Name: "budget-window", Usage: "`TIME` (such as 1h) after which gas budgets begin anew", EnvVars: []string{"REDRESS_BUDGET_WINDOW"}, Value: DefaultWindow},
		&cli.IntFlag{Name: "queue", Usage: "`SETTLEMENTS` that may wait, of all relayers that share the database; 0: any", EnvVars: []string{"REDRESS_QUEUE"}, Value: DefaultQueue},
		&cli.IntFlag{Name: "rate", Usage: "`REQUESTS` per minute of one client; 0: any", EnvVars: []string{"REDRESS_RATE"}, Value: DefaultPerMinute},
		&cli.IntFlag{Name: "burst", Usage: "`REQUESTS` of one client at once; 0: as many as per minute", EnvVars: []string{"REDRESS_BURST"}},
		&cli.StringFlag{Name: "client-header", Usage: "`HEADER` whose last address a trusted load balancer wrote, such as X-Forwarded-For", EnvVars: []string{"REDRESS_CLIENT_HEADER"}},
		&cli.Int64Flag{Name: "evidence-rate", Usage: "`BYTES` of evidence per hour of one client; 0: any", EnvVars: []string{"REDRESS_EVIDENCE_RATE"}, Value: DefaultEvidencePerHour},
	}
}

// keepFlags say what it keeps for others: evidence and the feed.
func keepFlags() []cli.Flag {
	return []cli.Flag{
		&cli.Int64Flag{Name: "evidence-capacity", Usage: "`BYTES` of evidence that are kept", EnvVars: []string{"REDRESS_EVIDENCE_CAPACITY"}, Value: store.DefaultCapacity},
		&cli.DurationFlag{Name: "evidence-retention", Usage: "`TIME` (such as 2160h) after which evidence is removed that no open case of --factory needs; 0: never", EnvVars: []string{"REDRESS_EVIDENCE_RETENTION"}},
		&cli.Uint64Flag{Name: "factory-block", Usage: "`BLOCK` from which on cases and the feed's events are read, at latest the factory's", EnvVars: []string{"REDRESS_FACTORY_BLOCK"}},
		&cli.StringSliceFlag{Name: "feed-origin", Usage: "`ORIGIN` (such as https://example.org) whose pages may read the feed; may be given more than once; clients that are no browsers always may", EnvVars: []string{"REDRESS_FEED_ORIGIN"}},
		&cli.IntFlag{Name: "feed-max", Usage: "`CLIENTS` of the feed at once", EnvVars: []string{"REDRESS_FEED_MAX"}, Value: DefaultFeedMax},
		&cli.BoolFlag{Name: "feed-cross-check", Usage: "read receipts where a node's logs may be incomplete: for nodes that index blocks late", EnvVars: []string{"REDRESS_FEED_CROSS_CHECK"}},
		&cli.DurationFlag{Name: "feed-age", Usage: "`TIME` (such as 720h) after which events are forgotten; 0: never", EnvVars: []string{"REDRESS_FEED_AGE"}, Value: DefaultFeedAge},
		&cli.Int64Flag{Name: "feed-events", Usage: "`EVENTS` that are kept; 0: any number", EnvVars: []string{"REDRESS_FEED_EVENTS"}, Value: DefaultFeedEvents},
	}
}
