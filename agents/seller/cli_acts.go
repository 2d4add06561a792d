package seller

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// role is the seller in the acts that both sides have: flags name its Offer and the case.
func role(about []cli.Flag, caseFlag cli.Flag) party.Role {
	return party.Role{
		Offer: about, Case: append(about[:len(about):len(about)], caseFlag),
		Open: func(_ context.Context, c *cli.Context, s *console.Setup) (p party.Party, offer common.Address, id common.Hash, err error) {
			if offer, err = console.Address(c, "offer"); err == nil && c.IsSet("case") {
				id, err = console.Hash(c, "case")
			}
			p = party.Of(s)
			p.Book = s.Book(c.String("data"))
			return p, offer, id, err
		},
	}
}

func receiptSignerCommand(about []cli.Flag) *cli.Command {
	return &cli.Command{
		Name: "receipt-signer", Usage: "from now on let another key sign the promise's receipts",
		Description: "Only the seller, at any time. Prospective: a Delivery counts if its key was authorized at any time from the payment until it is shown,\n" +
			"so what the old key signed before stays good. Start `seller serve` with --receipt-key-file then; two different Deliveries of one\n" +
			"payment lose its case, whichever keys signed them.",
		Flags:  append(about[:len(about):len(about)], &cli.StringFlag{Name: "signer", Required: true, Usage: "`ADDRESS` of the new key"}),
		Action: with(setReceiptSigner),
	}
}

func sweepCommand(about []cli.Flag) *cli.Command {
	return &cli.Command{
		Name: "sweep", Usage: "send the seller what its promise holds of a token that it is not sold in",
		Description: "Signs nothing; anybody may do it, at any time, and the seller gets it. The promise's own token never leaves so.",
		Flags:       append(about[:len(about):len(about)], &cli.StringFlag{Name: "foreign", Required: true, Usage: "`ADDRESS` of the token"}),
		Action:      with(sweep),
	}
}

func setReceiptSigner(ctx context.Context, c *cli.Context, s *console.Setup) error {
	signer, err := console.Address(c, "signer")
	if err != nil {
		return err
	}
	receipt, err := onOffer(ctx, c, s, "set receipt signer", "ReceiptSignerChanged", bindings.NewOffer().PackSetReceiptSigner(signer))
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, map[string]any{"transaction": receipt.TxHash})
}

func sweep(ctx context.Context, c *cli.Context, s *console.Setup) error {
	token, err := console.Address(c, "foreign")
	if err != nil {
		return err
	}
	receipt, err := onOffer(ctx, c, s, "sweep", "Swept", bindings.NewOffer().PackSweep(token))
	if err != nil {
		return err
	}
	for _, l := range receipt.Logs {
		if e, err := bindings.NewOffer().UnpackSweptEvent(l); err == nil {
			return console.Print(c.App.Writer, map[string]any{"amount": e.Amount, "transaction": receipt.TxHash})
		}
	}
	return fmt.Errorf("sweep: transaction %s says nothing of what was sent", receipt.TxHash)
}

// onOffer sends a call to the Offer that the flags name.
func onOffer(ctx context.Context, c *cli.Context, s *console.Setup, what, event string, data []byte) (*types.Receipt, error) {
	offer, err := console.Address(c, "offer")
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
	act := acts.Act{Kind: what, Subject: offer.Hex(), Implied: outcome.Offer(offer, event)}
	receipt, err := s.Book(c.String("data")).Send(ctx, acts.Sender{Chain: s.Chain, Manager: s.Sender}, txmgr.Candidate{To: &offer, Data: data}, act, nil)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	return receipt, nil
}
