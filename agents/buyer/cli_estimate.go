package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
)

// estimated is what contesting a payment costs and can bring, base units.
type estimated struct {
	Amount    *big.Int   `json:"amount"`
	Bond      *big.Int   `json:"bond"`
	Fee       *big.Int   `json:"fee"`
	FreeStake *big.Int   `json:"free_stake"` // unreserved, announced or not
	Prospects []Prospect `json:"prospects"`
	// PaysFrom is the smallest payment that a single contest pays for on average, given the chance; null if none does.
	PaysFrom    *big.Int     `json:"pays_from"`
	Chance      uint64       `json:"chance"`       // percent
	SecondRound *secondRound `json:"second_round"` // null where there can be none
	Several     *Several     `json:"several"`      // null unless a count was asked for
}

// secondRound is the same for a payer that has to appeal once.
type secondRound struct {
	Fee       *big.Int   `json:"fee"`
	Prospects []Prospect `json:"prospects"`
	PaysFrom  *big.Int   `json:"pays_from"`
}

func estimate(ctx context.Context, c *cli.Context, setup *console.Setup, s *Service) error {
	offer, err := console.Address(c, "offer")
	if err != nil {
		return err
	}
	amount, err := console.Amount(c, "amount")
	if err != nil || amount == nil {
		return errors.Join(err, fmt.Errorf("%w: --amount", ErrOption))
	}
	out, err := s.estimate(ctx, offer, amount, c.Uint64("count"), c.Uint64("chance"))
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, out)
}

func (s *Service) estimate(ctx context.Context, offer common.Address, amount *big.Int, count, chance uint64) (*estimated, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	if err := s.factory.Require(ctx, head, offer); err != nil {
		return nil, err
	}
	t, err := s.offer(offer).Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read vault: %w", err)
	}
	free, err := docket.NewVault(s.opts.Chain, vault).UnreservedStake(ctx, head, offer)
	if err != nil {
		return nil, fmt.Errorf("read stake: %w", err)
	}
	stakes := Stakes{Terms: t, Amount: amount, RelayFee: s.relayFee(), FreeStake: free, AppealFee: new(big.Int)}
	out := &estimated{Amount: amount, Bond: t.Bond, Fee: t.Fee, FreeStake: free, Chance: chance}
	if out.Prospects, err = Estimate(stakes); err != nil {
		return nil, err
	}
	if out.PaysFrom, err = PaysFrom(stakes, chance); err != nil {
		return nil, err
	}
	if count > 0 {
		if out.Several, err = EstimateSeveral(stakes, count, chance); err != nil {
			return nil, err
		}
	}
	if stakes.AppealFee, err = appeal.SecondRoundFee(ctx, s.opts.Chain, head, offer, s.opts.payer(), t); err != nil {
		return nil, err
	}
	if stakes.AppealFee.Sign() == 0 {
		return out, nil
	}
	out.SecondRound = &secondRound{Fee: stakes.AppealFee}
	all, err := Estimate(stakes)
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		if p.Panel { // nothing else can be appealed
			out.SecondRound.Prospects = append(out.SecondRound.Prospects, p)
		}
	}
	out.SecondRound.PaysFrom, err = PaysFrom(stakes, chance)
	return out, err
}
