package buyer

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// role is the payer in the acts that both sides have: a purchase names its Offer and its case.
func role() party.Role {
	return party.Role{Offer: flags(), Case: flags(), Open: func(_ context.Context, c *cli.Context, s *console.Setup) (party.Party, common.Address, common.Hash, error) {
		service, p, err := purchase(c, s)
		if err != nil {
			return party.Party{}, common.Address{}, common.Hash{}, err
		}
		return service.Party(), p.Offer, p.Case, nil
	}}
}

func purchase(c *cli.Context, s *console.Setup) (*Service, *Purchase, error) {
	service, err := open(c, s)
	if err != nil {
		return nil, nil, err
	}
	p, err := service.Purchase(c.String("id"))
	return service, p, err
}

func equivocationCommand() *cli.Command {
	return &cli.Command{
		Name: "prove-equivocation", Usage: "show two different Deliveries that a seller signed for one payment: its case is lost to it, without a judge",
		Description: "Signs nothing. Possible for anybody until the case is frozen, then for its payer until there is a ruling.\n" +
			"About a purchase: the first Delivery is the one that came with it unless --first names another, the second one the chain's, from the\n" +
			"seller's answer, unless --second does. About a case of others: --offer, --case and both files.",
		Flags: append(flags(),
			&cli.StringFlag{Name: "first", Usage: "`FILE` with a signed Delivery, or with an exchange that holds one"},
			&cli.StringFlag{Name: "second", Usage: "`FILE` with the other one"},
			&cli.StringFlag{Name: "offer", Usage: "`ADDRESS` of the promise; the purchase's when not given"},
			&cli.StringFlag{Name: "case", Usage: "`ID` of the case; the purchase's when not given"}),
		Action: func(c *cli.Context) error {
			return console.With(c, func(ctx context.Context, s *console.Setup) error { return proveEquivocation(ctx, c, s) })
		},
	}
}

func proveEquivocation(ctx context.Context, c *cli.Context, s *console.Setup) error {
	p, offer, id, first, err := accused(c, s)
	if err != nil {
		return err
	}
	if given, err := deliveryIn(c, "first"); err != nil {
		return err
	} else if given != nil {
		first = given
	}
	if first == nil {
		return fmt.Errorf("%w: no Delivery came with the purchase; name one with --first", party.ErrOneWord)
	}
	second, err := deliveryIn(c, "second")
	if err != nil {
		return err
	}
	if second == nil {
		if second, err = p.OtherDelivery(ctx, offer, id, first); err != nil {
			return err
		}
	}
	receipt, err := p.ProveEquivocation(ctx, offer, id, first, second)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"case": id, "transaction": receipt.TxHash})
}

// accused is the case that the flags name, with the Delivery that this buyer holds of it.
func accused(c *cli.Context, s *console.Setup) (p party.Party, offer common.Address, id common.Hash, own *exchange.SignedDelivery, err error) {
	if c.IsSet("offer") || c.IsSet("case") {
		if offer, err = console.Address(c, "offer"); err == nil {
			id, err = console.Hash(c, "case")
		}
		return party.Of(s), offer, id, nil, err
	}
	service, bought, err := purchase(c, s)
	if err != nil {
		return p, offer, id, nil, err
	}
	if bought.Exchange != nil {
		own = bought.Exchange.Delivery
	}
	return service.Party(), bought.Offer, bought.Case, own, nil
}

// deliveryIn reads the Delivery in the file that a flag names; nil without one.
func deliveryIn(c *cli.Context, flag string) (*exchange.SignedDelivery, error) {
	raw, err := console.Document(c, flag)
	if err != nil || raw == nil {
		return nil, err
	}
	d, err := party.ParseDelivery(raw)
	if err != nil {
		return nil, fmt.Errorf("--%s: %w", flag, err)
	}
	return d, nil
}

func anchorCommand() *cli.Command {
	return &cli.Command{
		Name: "anchor", Usage: "have the promise's source of block hashes learn the block of an old payment, so that it can still be proven",
		Description: "Signs nothing. Needed where more than 8,191 blocks followed the payment; `dispute open` and `dispute open-many` do it by themselves.\n" +
			"Each hop proves a block at most 8,191 below a known one: payments up to about 16,300 blocks old take one transaction. The node must still have\n" +
			"the state after the block 8,191 above the payment (an archive node has it), and after every 8,191st above that one.",
		Flags: flags(),
		Action: with(func(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
			p, err := s.Purchase(c.String("id"))
			if err != nil {
				return err
			}
			sent, err := s.Anchor(ctx, p)
			if err != nil {
				return err
			}
			return console.Print(c.App.Writer, map[string]any{"block": p.Exchange.Payment.BlockNumber, "transactions": sent})
		}),
	}
}
