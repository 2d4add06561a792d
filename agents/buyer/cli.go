package buyer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/budget"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/party"
)

// Ways in which the vault gets a bond.
const (
	bondAuthorization = "authorization"
	bondPermit        = "permit"
)

// Commands are `redress buyer` and `redress dispute`.
func Commands() []*cli.Command {
	return []*cli.Command{
		{
			Name: "buyer", Usage: "pay over x402 and check what arrives",
			Subcommands: []*cli.Command{
				{Name: "pay", Usage: "make one purchase, or take it up where it was left", Action: with(pay),
					Flags: append(flags(), &cli.StringFlag{Name: "url", Required: true, Usage: "`URL` of the resource"})},
				guard.Command(Chains()...),
				{Name: "check", Usage: "run the promise's own checks on a purchase", Action: with(check), Flags: flags()},
			},
		},
		disputeCommand(),
	}
}

func disputeCommand() *cli.Command {
	own := []*cli.Command{
		{Name: "open", Usage: "contest a purchase that the own checks say is broken", Action: with(dispute),
			Flags: append(flags(), &cli.StringFlag{Name: "bond", EnvVars: []string{"REDRESS_BOND_BY"}, Value: bondAuthorization,
				Usage: "`HOW` the vault gets the bond: " + bondAuthorization + " (ERC-3009, bound to this statement) or " + bondPermit + " (EIP-2612, for payers that send themselves)"}),
			Description: "Signs for the promise's bond, base units of its token, to the vault; nothing where the seller's own signed fields prove the breach.\n" +
				"Possible until the contest window after the payment ends. A payment older than the chain's 8,191 block hashes is anchored first."},
		{Name: "open-many", Usage: "contest several purchases of one promise in one case: one of them is drawn and judged for all", Action: with(disputeMany),
			Flags: append(flags(), &cli.StringSliceFlag{Name: "ids", Required: true, Usage: "`NAMES` of the purchases, separated by commas"}),
			Description: "Signs for one bond, base units of the promise's token, to the vault, bound to the list of payments.\n" +
				"Possible while each of them can still be contested and no checkpoint lies between them."},
		{Name: "status", Usage: "show a purchase's case", Action: with(status), Flags: flags()},
		{Name: "appeal", Usage: "ask for another round against the ruling of a purchase's case; refused where winning it would not pay its fee", Action: with(ask),
			Flags:       append(flags(), &cli.StringFlag{Name: "evidence", Usage: "`FILE` that the new round is judged on too"}),
			Description: appeal.Help},
		{Name: "follow", Usage: "take a purchase's case to its end and reconcile the money", Action: with(follow), Flags: flags()},
		{Name: "estimate", Usage: "show what each way a case can end is worth", Action: with(estimate),
			Flags: append(flags(),
				&cli.StringFlag{Name: "offer", Required: true, Usage: "`ADDRESS` of the promise"},
				&cli.StringFlag{Name: "amount", Required: true, Usage: "payment in base units"},
				&cli.Uint64Flag{Name: "count", Usage: "`NUMBER` of such payments in one case: what each then costs, and from how many on it pays"},
				&cli.Uint64Flag{Name: "chance", Value: 90, Usage: "how often a panel finds such a failure, in `PERCENT`"})},
	}
	return &cli.Command{
		Name: "dispute", Usage: "contest a purchase and follow its case",
		Subcommands: slices.Concat(own, []*cli.Command{equivocationCommand(), anchorCommand()}, party.Commands(role()), []*cli.Command{party.SendCommand()}),
	}
}

func flags() []cli.Flag {
	d := DefaultPolicy()
	return append(console.Flags(), console.DataFlag("buyer-data"),
		&cli.StringFlag{Name: "id", EnvVars: []string{"REDRESS_PURCHASE"}, Value: "default", Usage: "`NAME` of the purchase: lower case letters, digits, '-'"},
		&cli.StringSliceFlag{Name: "arbitrator", EnvVars: []string{"REDRESS_ARBITRATORS"}, Usage: "`ADDRESS` of an accepted arbitrator; the deployment's committee when none is given"},
		&cli.StringSliceFlag{Name: "block-hash-source", EnvVars: []string{"REDRESS_BLOCK_HASH_SOURCES"}, Usage: "`ADDRESS` of an accepted source of block hashes; the deployment's when none is given"},
		&cli.StringFlag{Name: "max-amount", EnvVars: []string{"REDRESS_MAX_AMOUNT"}, Value: d.MaxAmount.String(), Usage: "largest payment in base units"},
		&cli.StringFlag{Name: "max-per-host", EnvVars: []string{"REDRESS_MAX_PER_HOST"}, Value: d.MaxPerHost.String(), Usage: "largest sum of a day (UTC, chain time) at one host, in base units; empty: any"},
		&cli.StringFlag{Name: "max-per-day", EnvVars: []string{"REDRESS_MAX_PER_DAY"}, Value: d.MaxPerDay.String(), Usage: "largest sum of a day at all hosts, in base units; empty: any"},
		&cli.Uint64Flag{Name: "repeat-after", EnvVars: []string{"REDRESS_REPEAT_AFTER"}, Value: d.RepeatAfter, Usage: "`SECONDS` after which the same request may be paid for under another name, at most a day; 0: at once"},
		&cli.UintFlag{Name: "min-lost", EnvVars: []string{"REDRESS_MIN_LOST"}, Value: uint(d.MinLost), Usage: "`NUMBER` of cases that a seller must have lost before its record counts"},
		&cli.Uint64Flag{Name: "max-lost-bps", EnvVars: []string{"REDRESS_MAX_LOST_BPS"}, Value: d.MaxLostBps, Usage: "share in `BASIS POINTS` of its cases that a seller may have lost; 10000: any"},
		&cli.Uint64Flag{Name: "max-bond-bps", EnvVars: []string{"REDRESS_MAX_BOND_BPS"}, Value: d.MaxBondBps, Usage: "largest bond in `BASIS POINTS` of the payment; 0: any"},
		&cli.Uint64Flag{Name: "cover-bps", EnvVars: []string{"REDRESS_COVER_BPS"}, Value: d.CoverBps, Usage: "share in `BASIS POINTS` of what may still be contested that the seller's free stake must cover; 0: one case alone"},
		&cli.StringFlag{Name: "max-bond", EnvVars: []string{"REDRESS_MAX_BOND"}, Usage: "largest bond in base units"},
		&cli.StringFlag{Name: "max-appeal-fee", EnvVars: []string{"REDRESS_MAX_APPEAL_FEE"}, Usage: "largest fee of an appeal in base units"},
		&cli.Uint64Flag{Name: "min-window", EnvVars: []string{"REDRESS_MIN_WINDOW"}, Value: uint64(d.MinWindow), Usage: "shortest accepted contest window in `SECONDS`"},
		&cli.BoolFlag{Name: "prove-breach", EnvVars: []string{"REDRESS_PROVE_BREACH"}, Value: d.ProveBreach, Usage: "use the seller's own signed fields where they suffice: no bond, no panel"},
		&cli.BoolFlag{Name: "contest-unresolved", EnvVars: []string{"REDRESS_CONTEST_UNRESOLVED"}, Usage: "also contest what the own checks cannot settle"},
		&cli.DurationFlag{Name: "poll", EnvVars: []string{"REDRESS_POLL"}, Value: time.Second, Usage: "how often the chain is looked at"},
	)
}

func with(f func(context.Context, *cli.Context, *console.Setup, *Service) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		return console.With(c, func(ctx context.Context, s *console.Setup) error {
			service, err := open(c, s)
			if err != nil {
				return err
			}
			return f(ctx, c, s, service)
		})
	}
}

func open(c *cli.Context, s *console.Setup) (*Service, error) {
	p := DefaultPolicy()
	var err error
	if p.MaxAmount, err = console.Amount(c, "max-amount"); err != nil {
		return nil, err
	}
	if p.MaxBond, err = console.Amount(c, "max-bond"); err != nil {
		return nil, err
	}
	if p.MaxAppealFee, err = console.Amount(c, "max-appeal-fee"); err != nil {
		return nil, err
	}
	if p.MaxPerHost, err = console.Amount(c, "max-per-host"); err != nil {
		return nil, err
	}
	if p.MaxPerDay, err = console.Amount(c, "max-per-day"); err != nil {
		return nil, err
	}
	if p.RepeatAfter = c.Uint64("repeat-after"); p.RepeatAfter > budget.Day {
		return nil, fmt.Errorf("%w: --repeat-after %d, at most %d", ErrOption, p.RepeatAfter, budget.Day)
	}
	if c.Uint("min-lost") > 1<<32-1 {
		return nil, fmt.Errorf("%w: --min-lost %d", ErrOption, c.Uint("min-lost"))
	}
	p.MinLost, p.MaxLostBps, p.MaxBondBps = uint32(c.Uint("min-lost")), c.Uint64("max-lost-bps"), c.Uint64("max-bond-bps")
	if p.CoverBps = c.Uint64("cover-bps"); p.CoverBps > 1<<32 {
		return nil, fmt.Errorf("%w: --cover-bps %d", ErrOption, p.CoverBps)
	}
	window := c.Uint64("min-window")
	if window > 1<<32-1 {
		return nil, fmt.Errorf("%w: --min-window %d", ErrOption, window)
	}
	switch bond := c.String("bond"); bond {
	case "", bondAuthorization: // the flag is `dispute open`'s
	case bondPermit:
		p.BondByPermit = true
	default:
		return nil, fmt.Errorf("%w: --bond %.40q is neither %s nor %s", ErrOption, bond, bondAuthorization, bondPermit)
	}
	p.MinWindow, p.ProveBreach, p.ContestUnresolved = uint32(window), c.Bool("prove-breach"), c.Bool("contest-unresolved")
	arbitrators, err := addresses(c, "arbitrator", s.Deployment.Committee.Address)
	if err != nil {
		return nil, err
	}
	sources, err := addresses(c, "block-hash-source", s.Deployment.HistorySource.Address)
	if err != nil {
		return nil, err
	}
	return New(Options{
		Chain: s.Chain, Key: s.Key, Sender: s.Sender, Store: s.Store, Factory: s.Deployment.Factory.Address,
		Arbitrators: arbitrators, BlockHashSources: sources, TokenDomain: s.Token, Dir: c.String("data"), Policy: p,
		FromBlock: s.Deployment.Factory.Block, Poll: c.Duration("poll"), Confirmations: c.Uint64("confirmations"), Log: s.Log,
	})
}

// addresses reads a flag that may be given more than once; the default stands where it is not given.
func addresses(c *cli.Context, name string, byDefault common.Address) ([]common.Address, error) {
	given := c.StringSlice(name)
	if len(given) == 0 {
		return []common.Address{byDefault}, nil
	}
	out := make([]common.Address, 0, len(given))
	for _, text := range given {
		if !common.IsHexAddress(text) {
			return nil, fmt.Errorf("--%s: %w: %.80q", name, console.ErrAddress, text)
		}
		out = append(out, common.HexToAddress(text))
	}
	return out, nil
}

func pay(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Pay(ctx, c.String("id"), c.String("url"))
	if err != nil {
		return err
	}
	return show(ctx, c, s, p)
}

func check(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Purchase(c.String("id"))
	if err != nil {
		return err
	}
	return show(ctx, c, s, p)
}

type shown struct {
	Purchase string         `json:"purchase"`
	Offer    common.Address `json:"offer"`
	Tx       common.Hash    `json:"transaction"`
	Status   int            `json:"status"` // 0: no response
	Body     string         `json:"body"`
	Verdict  string         `json:"verdict"`
	Findings []shownFinding `json:"findings"`
}

type shownFinding struct {
	Requirement string `json:"requirement"`
	Measure     string `json:"measure"`
	Value       string `json:"value"`
	Bound       string `json:"bound"`
	Verdict     string `json:"verdict"`
	Detail      string `json:"detail"`
}

// show prints what was bought and what the own checks say.
func show(ctx context.Context, c *cli.Context, s *Service, p *Purchase) error {
	verdict, findings, err := s.Check(ctx, p)
	if err != nil {
		return err
	}
	out := shown{Purchase: p.ID, Offer: p.Offer, Tx: p.Exchange.Payment.TransactionHash, Verdict: verdict.String()}
	for _, f := range findings {
		out.Findings = append(out.Findings, shownFinding{f.Requirement, f.Measure, f.Value, f.Bound, f.Verdict.String(), f.Detail})
	}
	if r := p.Exchange.Response; r != nil {
		out.Status, out.Body = r.Status, string(r.Body)
	}
	return console.Print(c.App.Writer, out)
}

func dispute(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Purchase(c.String("id"))
	if err != nil {
		return err
	}
	if _, err := s.Contest(ctx, p); err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"case": p.Case, "transaction": p.ContestTx, "self_proven": p.SelfProven})
}

func disputeMany(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	g, err := s.ContestMany(ctx, c.StringSlice("ids"))
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"case": g.Case, "transaction": g.ContestTx, "purchases": g.Purchases})
}

// ask is the operator's decision to appeal.
func ask(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Purchase(c.String("id"))
	if err != nil {
		return err
	}
	evidence, err := console.Document(c, "evidence")
	if err != nil {
		return err
	}
	asked, err := s.Appeal(ctx, p, evidence)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, asked)
}

func follow(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Purchase(c.String("id"))
	if err != nil {
		return err
	}
	report, err := s.Follow(ctx, p)
	if report != nil {
		err = errors.Join(err, console.Print(c.App.Writer, report))
	}
	return err
}
