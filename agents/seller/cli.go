package seller

import (
	"context"
	"fmt"
	"math/big"
	"net"
	"os"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Command is `redress seller`.
func Command() *cli.Command {
	offer := &cli.StringFlag{Name: "offer", EnvVars: []string{"REDRESS_OFFER"}, Required: true, Usage: "`ADDRESS` of the published promise"}
	data := console.DataFlag("seller-data")
	about := append(console.Flags(), data, offer)
	caseFlag := &cli.StringFlag{Name: "case", Required: true, Usage: "`ID` of the case"}
	service := append(console.ServiceFlags(), data, offer,
		&cli.StringFlag{Name: "receipt-key-file", EnvVars: []string{"REDRESS_RECEIPT_KEY_FILE"}, Usage: "`FILE` with the key that signs receipts, where that is not the account's own; see receipt-signer"},
		&cli.StringFlag{Name: "price", EnvVars: []string{"REDRESS_PRICE"}, Value: "10000", Usage: "`AMOUNT` of one quote in base units"},
		&cli.StringFlag{Name: "listen", EnvVars: []string{"REDRESS_SELLER_LISTEN"}, Value: "127.0.0.1:4021", Usage: "`ADDRESS` to serve on"},
		&cli.StringFlag{Name: "public-url", EnvVars: []string{"REDRESS_PUBLIC_URL"}, Usage: "`URL` under which buyers reach this server, and the only one: requests to other hosts are refused, so a proxy must pass Host on; its address when empty"},
		&cli.StringFlag{Name: "mode", EnvVars: []string{"REDRESS_SELLER_MODE"}, Value: Honest.String(), Usage: "honest, or a way to break the promise: stale, hollow, substituted, silent, vague"},
		&cli.BoolFlag{Name: "concede", EnvVars: []string{"REDRESS_CONCEDE"}, Usage: "give in where the own record says that the promise was broken"},
		&cli.DurationFlag{Name: "poll", EnvVars: []string{"REDRESS_POLL"}, Value: time.Second, Usage: "how often the chain is looked at"},
		&cli.Uint64Flag{Name: "margin", EnvVars: []string{"REDRESS_MARGIN"}, Value: 30, Usage: "`SECONDS` before an answer is due from which it waits for nothing else"},
		&cli.Uint64Flag{Name: "checkpoint-every", EnvVars: []string{"REDRESS_CHECKPOINT_EVERY"}, Value: 3600, Usage: "`SECONDS` between checkpoints; 0: never"},
		&cli.StringFlag{Name: "min-withdraw", EnvVars: []string{"REDRESS_MIN_WITHDRAW"}, Usage: "smallest `AMOUNT` that is withdrawn, in base units"},
	)
	return &cli.Command{
		Name:  "seller",
		Usage: "sell quotes over x402 under a published promise",
		Subcommands: append(party.Commands(role(about, caseFlag)), []*cli.Command{
			receiptSignerCommand(about), sweepCommand(about), guard.Command(Chains()...),
			{Name: "serve", Usage: "serve quotes, answer cases and withdraw until interrupted", Flags: service, Action: with(serve)},
			{Name: "answer", Usage: "answer cases and withdraw until interrupted, without serving", Flags: service, Action: with(answerOnly)},
			{Name: "withdraw", Usage: "record a checkpoint and take matured money, once", Flags: service, Action: with(withdraw)},
			{
				Name: "publish", Usage: "publish a promise from a manifest", Action: with(publish),
				Flags: append(console.Flags(), data,
					&cli.StringFlag{Name: "manifest", Required: true, Usage: "`FILE` with the manifest"},
					&cli.StringFlag{Name: "receipt-signer", Usage: "`ADDRESS` whose receipts count; the seller's own when empty"},
					&cli.StringFlag{Name: "salt", Usage: "32 bytes of hexadecimal that tell equal promises apart"}),
			},
			{
				Name: "status", Usage: "show what stands behind a promise, its money and its live cases; amounts in base units", Action: with(status),
				Flags: about,
			},
			{
				Name: "appeal", Usage: "ask for another round against a case's ruling; refused where winning it would not pay its fee", Action: with(ask),
				Description: appeal.Help,
				Flags: append(console.Flags(), data, offer,
					caseFlag,
					&cli.StringFlag{Name: "evidence", Usage: "`FILE` that the new round is judged on too"},
					&cli.StringFlag{Name: "max-appeal-fee", EnvVars: []string{"REDRESS_MAX_APPEAL_FEE"}, Usage: "largest fee in base units"}),
			},
			{
				Name: "stake", Usage: "put tokens behind a promise", Action: with(stake),
				Flags: append(console.Flags(), data, offer, &cli.StringFlag{Name: "amount", Required: true, Usage: "`AMOUNT` in base units"}),
			},
			{
				Name: "unstake", Usage: "announce that a promise's stake leaves or, without an amount, take what was announced once the delay of 30 days is over and before the announcement lapses, 7 days later",
				Description: "Signs nothing. What is announced still backs cases until it leaves, and counts no more for buyers; what live cases reserve stays.",

				Flags:  append(console.Flags(), data, offer, &cli.StringFlag{Name: "amount", Usage: "`AMOUNT` to announce, in base units"}),
				Action: with(unstake),
			},
		}...),
	}
}

func with(f func(context.Context, *cli.Context, *console.Setup) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		return console.Service(c, func(ctx context.Context, s *console.Setup) error { return f(ctx, c, s) })
	}
}

// open makes the service of a published promise; the manifest comes from the evidence store, by the hash in the terms.
func open(ctx context.Context, c *cli.Context, s *console.Setup) (*Service, error) {
	mode, err := ParseMode(c.String("mode"))
	if err != nil {
		return nil, err
	}
	offer, err := console.Address(c, "offer")
	if err != nil {
		return nil, err
	}
	price, err := console.Amount(c, "price")
	if err != nil {
		return nil, err
	}
	least, err := console.Amount(c, "min-withdraw")
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.Chain)
	if err != nil {
		return nil, err
	}
	if err := docket.NewFactory(s.Chain, s.Deployment.Factory.Address).Require(ctx, head, offer); err != nil {
		return nil, err
	}
	t, err := docket.NewOffer(s.Chain, offer, 0).Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms of %s: %w", offer, err)
	}
	receiptKey := s.Key
	if file := c.String("receipt-key-file"); file != "" {
		if receiptKey, err = txmgr.ReadKey("", file); err != nil {
			return nil, fmt.Errorf("--receipt-key-file: %w", err)
		}
	}
	raw, err := s.Store.Get(ctx, t.ManifestHash)
	if err != nil {
		return nil, fmt.Errorf("fetch manifest %s: %w", common.Hash(t.ManifestHash), err)
	}
	public := c.String("public-url")
	if public == "" {
		public = "http://" + c.String("listen")
	}
	return New(Options{
		Chain: s.Chain, Sender: s.Sender, Key: s.Key, ReceiptKey: receiptKey, Store: s.Store, StoreURL: s.Store.URL, Facilitator: s.Relayer,
		Factory: s.Deployment.Factory.Address, Offer: offer, Manifest: raw, Dir: c.String("data"), PublicURL: public,
		Price: price, TokenDomain: s.Token, Mode: mode, FromBlock: s.Deployment.Factory.Block, Poll: c.Duration("poll"),
		Confirmations: c.Uint64("confirmations"), Log: s.Log,
		Policy: Policy{
			Concede: c.Bool("concede"), Margin: c.Uint64("margin"), CheckpointEvery: c.Uint64("checkpoint-every"), MinWithdraw: least,
		},
	})
}

func serve(ctx context.Context, c *cli.Context, s *console.Setup) error {
	service, err := open(ctx, c, s)
	if err != nil {
		return err
	}
	var lc net.ListenConfig
	l, err := lc.Listen(ctx, "tcp", c.String("listen"))
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "seller %s sells on %s%s?pair=..., paid to %s\n", s.Account(), service.opts.PublicURL, pathQuote, service.opts.Offer)
	return service.Serve(ctx, l)
}

func answerOnly(ctx context.Context, c *cli.Context, s *console.Setup) error {
	service, err := open(ctx, c, s)
	if err != nil {
		return err
	}
	return service.Run(ctx)
}

func withdraw(ctx context.Context, c *cli.Context, s *console.Setup) error {
	service, err := open(ctx, c, s)
	if err != nil {
		return err
	}
	withdrawal, checkpoint, err := service.Withdraw(ctx)
	if err != nil {
		return err
	}
	out := map[string]any{"withdrawal": nil, "checkpoint": nil}
	if withdrawal != nil {
		out["withdrawal"] = withdrawal.TxHash
	}
	if checkpoint != nil {
		out["checkpoint"] = checkpoint.TxHash
	}
	return console.Print(c.App.Writer, out)
}

func publish(ctx context.Context, c *cli.Context, s *console.Setup) error {
	raw, err := os.ReadFile(c.String("manifest"))
	if err != nil {
		return fmt.Errorf("read manifest: %w", err)
	}
	d, err := manifest.Parse(raw)
	if err != nil {
		return err
	}
	place := terms.Place{
		Seller: s.Account(), ReceiptSigner: s.Account(), Arbitrator: s.Deployment.Committee.Address,
		BlockHashSource: s.Deployment.HistorySource.Address,
	}
	if c.IsSet("receipt-signer") {
		if place.ReceiptSigner, err = console.Address(c, "receipt-signer"); err != nil {
			return err
		}
	}
	if salt := c.String("salt"); salt != "" {
		if err := place.Salt.UnmarshalText([]byte(salt)); err != nil {
			return fmt.Errorf("--salt: %w", err)
		}
	}
	out, err := publishPromise(ctx, s.Book(c.String("data")), s.Chain, s.Sender, s.Store, s.Deployment.Factory.Address, d, place)
	if err != nil {
		return err
	}
	shown := shownPromise{Offer: out.Offer, Manifest: out.Terms.ManifestHash}
	if out.Receipt != nil {
		shown.Transaction = &out.Receipt.TxHash
	}
	if warning, err := unappealable(ctx, s.Chain, out.Terms); err != nil {
		s.Log.Warn("whether an appeal can be drawn was not found out", "err", err)
	} else if warning != "" {
		s.Log.Warn(warning)
	}
	return console.Print(c.App.Writer, shown)
}

// shownPromise is what was published: the address that buyers pay first.
type shownPromise struct {
	Offer       common.Address `json:"offer"`
	Manifest    common.Hash    `json:"manifest"`
	Transaction *common.Hash   `json:"transaction"` // null where it was published before
}

func stake(ctx context.Context, c *cli.Context, s *console.Setup) error {
	amount, err := console.Amount(c, "amount")
	if err != nil {
		return err
	}
	offer, err := console.Address(c, "offer")
	if err != nil {
		return err
	}
	receipt, err := backing(c, s, offer).Stake(ctx, s.Key, amount)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"transaction": receipt.TxHash})
}

func backing(c *cli.Context, s *console.Setup, offer common.Address) Backing {
	return Backing{Chain: s.Chain, Sender: s.Sender, Vault: s.Deployment.Vault.Address, Offer: offer, Token: s.Token, Book: s.Book(c.String("data"))}
}

func unstake(ctx context.Context, c *cli.Context, s *console.Setup) error {
	var amount *big.Int
	if c.IsSet("amount") {
		var err error
		if amount, err = console.Amount(c, "amount"); err != nil {
			return err
		}
	}
	offer, err := console.Address(c, "offer")
	if err != nil {
		return err
	}
	receipt, err := backing(c, s, offer).Unstake(ctx, amount)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"transaction": receipt.TxHash})
}
