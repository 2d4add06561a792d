package seller

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
)

// appealMargin is how many seconds must be left before an appeal is due to start one.
const appealMargin = 5

func appellant(s *console.Setup) appeal.Appellant {
	return appeal.Appellant{
		Chain: s.Chain, Key: s.Key, Sender: s.Sender, Store: s.Store, Vault: s.Deployment.Vault.Address, Token: s.Token,
		FromBlock: s.Deployment.Factory.Block, Policy: appeal.Policy{Margin: appealMargin},
	}
}

// ask is the operator's decision to appeal.
func ask(ctx context.Context, c *cli.Context, s *console.Setup) error {
	offer, err := console.Address(c, "offer")
	if err != nil {
		return err
	}
	var id common.Hash
	if err := id.UnmarshalText([]byte(c.String("case"))); err != nil {
		return fmt.Errorf("--case: %w", err)
	}
	evidence, err := console.Document(c, "evidence")
	if err != nil {
		return err
	}
	a := appellant(s)
	if a.Policy.MaxFee, err = console.Amount(c, "max-appeal-fee"); err != nil {
		return err
	}
	asked, err := a.Appeal(ctx, offer, id, evidence)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, asked)
}

type shownCase struct {
	Case    common.Hash     `json:"case"`
	State   string          `json:"state"`
	Amount  string          `json:"amount"`
	JudgeBy uint64          `json:"judge_by"`
	Rounds  *appeal.Outlook `json:"rounds"` // null before the arbitrator has it
}

// status shows what a buyer sees of a promise's stake, and what its seller has to look after.
func status(ctx context.Context, c *cli.Context, s *console.Setup) error {
	address, err := console.Address(c, "offer")
	if err != nil {
		return err
	}
	head, err := docket.HeadOf(ctx, s.Chain)
	if err != nil {
		return err
	}
	vault := docket.NewVault(s.Chain, s.Deployment.Vault.Address)
	covered, err := vault.Coverage(ctx, head, address)
	if err != nil {
		return fmt.Errorf("read coverage: %w", err)
	}
	leaving, err := vault.Announced(ctx, head, address)
	if err != nil {
		return fmt.Errorf("read announcement: %w", err)
	}
	offer := docket.NewOffer(s.Chain, address, s.Deployment.Factory.Block)
	money, err := offer.Money(ctx, head)
	if err != nil {
		return err
	}
	terms, err := offer.Terms(ctx, head)
	if err != nil {
		return fmt.Errorf("read terms: %w", err)
	}
	cases, err := liveCases(ctx, s, head, offer)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{
		"offer": address, "now": head.Time, "rounds": terms.Rounds,
		"free_stake": covered.Free, "unmatured": covered.Unmatured, "reserved": covered.Reserved,
		"leaving":  map[string]any{"amount": leaving.Amount, "available_after": leaving.AvailableAt, "lapses_after": leaving.LapsesAt},
		"received": money.Received, "withdrawable": money.Withdrawable, "cases": cases,
	})
}

func liveCases(ctx context.Context, s *console.Setup, head docket.Head, offer *docket.Offer) ([]shownCase, error) {
	live, err := offer.Watch().Live(ctx, head)
	if err != nil {
		return nil, err
	}
	out := []shownCase{}
	for _, l := range live {
		if l.Case.State == docket.StateSettled {
			continue
		}
		shown := shownCase{Case: l.ID, State: docket.StateNames[l.Case.State], Amount: l.Case.Amount.String(), JudgeBy: l.Case.JudgeBy}
		if l.Case.State == docket.StateFrozen {
			f, err := appellant(s).Facts(ctx, head, offer.Address(), l.ID)
			if err != nil {
				return nil, err
			}
			outlook, err := f.Outlook()
			if err != nil {
				return nil, err
			}
			shown.Rounds = &outlook
		}
		out = append(out, shown)
	}
	return out, nil
}
