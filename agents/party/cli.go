package party

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/evidence/canon"
)

// defaultValid is how long what is signed can be used, in seconds of chain time.
const defaultValid = 600

// Role is how one side's commands name what they are about.
type Role struct {
	Offer []cli.Flag // of commands about an Offer
	Case  []cli.Flag // of commands about a case
	// Open gives the party and the Offer; the case too, where Case flags were given.
	Open func(ctx context.Context, c *cli.Context, s *console.Setup) (Party, common.Address, common.Hash, error)
}

// Commands are the acts that both sides have.
func Commands(r Role) []*cli.Command {
	signOnly := &cli.BoolFlag{Name: "sign-only", EnvVars: []string{"REDRESS_SIGN_ONLY"}, Usage: "print what was signed instead of sending it: whoever gets it may send it, by `dispute send`"}
	valid := &cli.Uint64Flag{Name: "valid", EnvVars: []string{"REDRESS_VALID"}, Value: defaultValid, Usage: "`SECONDS` of chain time for which the signature can be used"}
	return []*cli.Command{
		{
			Name: "waive", Usage: "give up the appeal of the round that a case is in; where both sides did, its ruling is final at once",
			Description: "Signs EIP-712 WaiveAppeal(disputeID, round) for the case's committee; it has no deadline, and says nothing about later rounds.\n" +
				"Possible while the case is frozen, before or after the round's ruling, by the payer and by the seller. It cannot be taken back.\n" +
				"With the second waiver the ruling is delivered; `dispute follow` and the seller's daemon then move the money.",
			Flags: append(r.Case[:len(r.Case):len(r.Case)], signOnly), Action: r.with(waive),
		},
		{
			Name: "evidence", Usage: "add a document to a case's evidence",
			Description: "Stores the document, then signs EIP-712 SubmitEvidence(case, keccak256 of the document, party, nonce, deadline) for the Offer.\n" +
				"Possible by the payer and by the seller until the case is frozen; after a ruling evidence enters with an appeal alone.",
			Flags: append(r.Case[:len(r.Case):len(r.Case)], signOnly, valid,
				&cli.StringFlag{Name: "file", Required: true, Usage: "`FILE` with the document, at most what the evidence store takes"}),
			Action: r.with(evidence),
		},
		{
			Name: "claim", Usage: "take what could not be paid out to this account, in base units: payments, bonds, stake and fees given back",
			Description: "Without --to everything goes to the account itself; nothing is signed, and anybody may do it.\n" +
				"With --to it signs EIP-712 ClaimTo(..., to, nonce, deadline) for the Offer and for the vault, each where it owes something: the way out\n" +
				"for an account that the token refuses. Fees that a committee gives back go to their owner alone.",
			Flags: append(r.Offer[:len(r.Offer):len(r.Offer)], signOnly, valid,
				&cli.StringFlag{Name: "to", EnvVars: []string{"REDRESS_CLAIM_TO"}, Usage: "`ADDRESS` that gets it instead of the account"}),
			Action: r.with(claim),
		},
	}
}

// SendCommand sends what others signed.
func SendCommand() *cli.Command {
	return &cli.Command{
		Name: "send", ArgsUsage: "FILE", Usage: "send what a party signed with --sign-only; this account pays the gas and nothing else",
		Description: "FILE holds what --sign-only printed. The flags come before it.",
		Flags:       console.Flags(), Action: sendAction,
	}
}

type act func(ctx context.Context, c *cli.Context, p Party, offer common.Address, id common.Hash) error

func (r Role) with(f act) cli.ActionFunc {
	return func(c *cli.Context) error {
		return console.With(c, func(ctx context.Context, s *console.Setup) error {
			p, offer, id, err := r.Open(ctx, c, s)
			if err != nil {
				return err
			}
			return f(ctx, c, p, offer, id)
		})
	}
}

// Of is the account of a setup as a party.
func Of(s *console.Setup) Party {
	return Party{Chain: s.Chain, Key: s.Key, Sender: s.Sender, Store: s.Store, Factory: s.Deployment.Factory.Address, FromBlock: s.Deployment.Factory.Block}
}

func seconds(c *cli.Context) (uint64, error) {
	n := c.Uint64("valid")
	if n == 0 || n > math.MaxUint32 {
		return 0, fmt.Errorf("--valid: %d is not in 1..%d seconds", n, uint32(math.MaxUint32))
	}
	return n, nil
}

func waive(ctx context.Context, c *cli.Context, p Party, offer common.Address, id common.Hash) error {
	consent, err := p.Waiver(ctx, offer, id)
	if err != nil {
		return err
	}
	return p.sendOrPrint(ctx, c, []Consent{consent})
}

func evidence(ctx context.Context, c *cli.Context, p Party, offer common.Address, id common.Hash) error {
	document, err := console.Document(c, "file")
	if err != nil {
		return err
	}
	lasts, err := seconds(c)
	if err != nil {
		return err
	}
	consent, err := p.Evidence(ctx, offer, id, document, lasts)
	if err != nil {
		return err
	}
	return p.sendOrPrint(ctx, c, []Consent{consent})
}

func claim(ctx context.Context, c *cli.Context, p Party, offer common.Address, _ common.Hash) error {
	if !c.IsSet("to") {
		if c.Bool("sign-only") {
			return errors.New("--sign-only: a claim to the account itself needs no signature; give --to")
		}
		claimed, err := p.Claim(ctx, offer)
		if len(claimed) > 0 {
			err = errors.Join(err, console.Print(c.App.Writer, map[string]any{"claimed": claimed}))
		}
		return err
	}
	to, err := console.Address(c, "to")
	if err != nil {
		return err
	}
	lasts, err := seconds(c)
	if err != nil {
		return err
	}
	consents, err := p.ClaimsTo(ctx, offer, to, lasts)
	if err != nil {
		return err
	}
	return p.sendOrPrint(ctx, c, consents)
}

// sent is what became of a consent.
type sent struct {
	Act         string      `json:"act"`
	Transaction common.Hash `json:"transaction"`
	State       string      `json:"state,omitempty"` // of the case that it is about, after it
}

func (p Party) sendOrPrint(ctx context.Context, c *cli.Context, consents []Consent) error {
	if c.Bool("sign-only") {
		return console.Print(c.App.Writer, consents)
	}
	return p.sendAll(ctx, c, consents)
}

func (p Party) sendAll(ctx context.Context, c *cli.Context, consents []Consent) error {
	out := []sent{}
	var errs []error
	for _, consent := range consents {
		receipt, err := p.Send(ctx, consent)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		done := sent{Act: consent.Act, Transaction: receipt.TxHash}
		if consent.Case != (common.Hash{}) {
			if done.State, err = p.stateOf(ctx, consent); err != nil {
				errs = append(errs, err)
			}
		}
		out = append(out, done)
	}
	return errors.Join(append(errs, console.Print(c.App.Writer, map[string]any{"sent": out}))...)
}

func (p Party) stateOf(ctx context.Context, consent Consent) (string, error) {
	head, offer, err := p.at(ctx, consent.Offer)
	if err != nil {
		return "", err
	}
	held, err := offer.Case(ctx, head, consent.Case)
	if err != nil {
		return "", err
	}
	return docket.StateNames[held.State], nil
}

func sendAction(c *cli.Context) error {
	if c.NArg() != 1 {
		return fmt.Errorf("send takes one FILE, got %d arguments; flags come first", c.NArg())
	}
	raw, err := console.ReadDocument(c.Args().First())
	if err != nil {
		return err
	}
	consents, err := ParseConsents(raw)
	if err != nil {
		return err
	}
	return console.With(c, func(ctx context.Context, s *console.Setup) error {
		return Of(s).sendAll(ctx, c, consents)
	})
}

// ParseConsents reads what --sign-only prints.
func ParseConsents(raw []byte) ([]Consent, error) {
	var out []Consent
	if err := canon.Unmarshal(raw, &out); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrConsent, err)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w: the document holds none", ErrConsent)
	}
	return out, nil
}
