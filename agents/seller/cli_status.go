package seller

import (
	"context"
	"fmt"
	"math/big"

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
	id, err := console.Hash(c, "case")
	if err != nil {
		return err
	}
	evidence, err := console.Document(c, "evidence")
	if err != nil {
		return err
	}
	a := appellant(s)
	a.Book = s.Book(c.String("data"))
	if a.Policy.MaxFee, err = console.Amount(c, "max-appeal-fee"); err != nil {
		return err
	}
	asked, err := a.Appeal(ctx, offer, id, evidence)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, asked)
}

// shownStatus is what stands behind a promise and what its seller has to look after. Amounts are base units, times unix
// seconds.
type shownStatus struct {
	Offer        common.Address `json:"offer"`
	Now          uint64         `json:"now"`
	Rounds       uint8          `json:"rounds"`
	FreeStake    *big.Int       `json:"free_stake"`
	Reserved     *big.Int       `json:"reserved"`  // of the stake, by live cases
	Unmatured    *big.Int       `json:"unmatured"` // payments whose window has not ended, without what went back to payers
	Received     *big.Int       `json:"received"`  // ever
	Withdrawable *big.Int       `json:"withdrawable"`
	Leaving      shownLeaving   `json:"leaving"`
	Cases        []shownCase    `json:"cases"`
}

type shownLeaving struct {
	Amount         *big.Int `json:"amount"`
	AvailableAfter uint64   `json:"available_after"`
	LapsesAfter    uint64   `json:"lapses_after"`
}

type shownCase struct {
	Case    common.Hash     `json:"case"`
	State   string          `json:"state"`
	Claim   string          `json:"claim"`
	Amount  *big.Int        `json:"amount"`
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
	if err := docket.NewFactory(s.Chain, s.Deployment.Factory.Address).Require(ctx, head, address); err != nil {
		return err
	}
	out, err := statusOf(ctx, s, head, docket.NewOffer(s.Chain, address, s.Deployment.Factory.Block))
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, out)
}

func statusOf(ctx context.Context, s *console.Setup, head docket.Head, offer *docket.Offer) (*shownStatus, error) {
	vault := docket.NewVault(s.Chain, s.Deployment.Vault.Address)
	covered, err := vault.Coverage(ctx, head, offer.Address())
	if err != nil {
		return nil, fmt.Errorf("read coverage: %w", err)
	}
	leaving, err := vault.Announced(ctx, head, offer.Address())
	if err != nil {
		return nil, fmt.Errorf("read announcement: %w", err)
	}
	money, err := offer.Money(ctx, head)
	if err != nil {
		return nil, err
	}
	terms, err := offer.Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	opened, err := offer.Watch().Live(ctx, head) // all of them: nothing was read before
	if err != nil {
		return nil, err
	}
	out := &shownStatus{
		Offer: offer.Address(), Now: head.Time, Rounds: terms.Rounds, FreeStake: covered.Free, Reserved: covered.Reserved,
		Received: money.Received, Withdrawable: money.Withdrawable,
		Leaving: shownLeaving{leaving.Amount, leaving.AvailableAt, leaving.LapsesAt},
	}
	if out.Unmatured, err = offer.Unmatured(ctx, head, covered.Unmatured, money.Checkpoints, terms.ContestWindow, opened); err != nil {
		return nil, err
	}
	out.Cases, err = liveCases(ctx, s, head, offer, opened)
	return out, err
}

func liveCases(ctx context.Context, s *console.Setup, head docket.Head, offer *docket.Offer, opened []docket.Opened) ([]shownCase, error) {
	out := []shownCase{}
	for _, l := range opened {
		if l.Case.State == docket.StateSettled {
			continue
		}
		shown := shownCase{
			Case: l.ID, State: docket.StateNames[l.Case.State], Claim: docket.ClaimNames[l.Case.Claim], Amount: l.Case.Amount, JudgeBy: l.Case.JudgeBy,
		}
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
