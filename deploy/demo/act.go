package demo

import (
	"context"
	"fmt"
	"math/big"
	"net"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/evidence/terms"
)

// Amounts of every promise in the demo, base units of a token with six decimals.
const (
	price      = 10_000    // 0.01
	stakeFunds = 1_000_000 // 1.00
)

// figures of every promise in the demo. Windows are short, and the demo skips most of them by moving the chain's clock.
var figures = manifest.Redress{
	Seats: 3, ContestWindowSeconds: 900, AnswerWindowSeconds: 120, ContinueWindowSeconds: 60, JudgeWindowSeconds: 300,
	Bond: "100000", Fee: "30000", AnswerCost: "5000", Penalty: "20000", RelayCap: "20000",
}

// ending is how an act must end. A zero ruling and cause mean: without a case.
type ending struct {
	ruling, cause uint8
}

// act is one seller and the purchase made from it.
type act struct {
	name    string // of the mode; the seller's key is "seller-<name>"
	mode    seller.Mode
	build   func(manifest.Frame) (*manifest.Document, error)
	promise string // in words
	casual  bool   // bought by the payer that contests what its checks cannot settle
	ending  ending
}

func quotes(f manifest.Frame) (*manifest.Document, error) { return manifest.QuoteFeed(f, 5) }

const (
	quotePromise = "quotes at most 5 seconds old, at least one, for the pair asked"
	vaguePromise = "a note for the pair asked, of professional quality"
)

// acts of the demo, in order.
var acts = []act{
	{"honest", seller.Honest, quotes, quotePromise, false, ending{}},
	{"stale", seller.Stale, quotes, quotePromise, false, ending{settlement.PayerWins, settlement.CauseFailed}},
	{"hollow", seller.Hollow, quotes, quotePromise, false, ending{settlement.PayerWins, settlement.CauseFailed}},
	{"substituted", seller.Substituted, quotes, quotePromise, false, ending{settlement.PayerWins, settlement.CauseFailed}},
	{"silent", seller.Silent, quotes, quotePromise, false, ending{settlement.PayerWins, settlement.CauseUnanswered}},
	{"vague", seller.Vague, manifest.Vague, vaguePromise, true, ending{settlement.Unclear, settlement.CauseJudged}},
}

// shop is a running seller.
type shop struct {
	act
	key     string
	service *seller.Service
	offer   common.Address
	terms   seller.Published
	url     string // of the product
}

func (s *shop) address() common.Address { return devnet.Address(s.key) }

// openShop funds a seller, publishes its promise, stakes and starts serving.
func (s *scene) openShop(ctx context.Context, a act) (*shop, error) {
	out := &shop{act: a, key: "seller-" + a.name}
	if err := s.dev.Fund(ctx, out.address()); err != nil {
		return nil, err
	}
	if err := s.dev.Mint(ctx, out.address(), big.NewInt(stakeFunds)); err != nil {
		return nil, err
	}
	if err := s.publish(ctx, out); err != nil {
		return nil, err
	}
	d := s.dev.Deployment
	if _, err := seller.Stake(ctx, s.chain, s.sender(out.key), devnet.Key(out.key), d.Vault.Address, s.domain(), out.offer, big.NewInt(stakeFunds)); err != nil {
		return nil, fmt.Errorf("stake: %w", err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen: %w", err)
	}
	base := "http://" + listener.Addr().String()
	out.service, err = seller.New(seller.Options{
		Chain: s.chain, Sender: s.sender(out.key), ReceiptKey: devnet.Key(out.key), Store: s.store, StoreURL: s.store.URL,
		Facilitator: s.relayerURL, Factory: d.Factory.Address, Offer: out.offer, Manifest: out.terms.Manifest,
		Dir: filepath.Join(s.dir, out.key), PublicURL: base, Price: big.NewInt(price), TokenDomain: s.domain(), Mode: a.mode,
		Poll: poll, Now: s.now, Log: s.log.With("seller", a.name),
	})
	if err != nil {
		return nil, err
	}
	s.serve(func(ctx context.Context) error { return out.service.Serve(ctx, listener) })
	out.url = base + "/quote?pair=ETH-USD"
	return out, nil
}

func (s *scene) publish(ctx context.Context, out *shop) error {
	d := s.dev.Deployment
	document, err := out.build(manifest.Frame{
		ID: "demo-promise-" + out.name, CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.ChainID, Token: d.Token.Address, Symbol: "USDC",
		AmountMin: big.NewInt(1), AmountMax: big.NewInt(1_000_000), Seller: out.address(), Arbitrator: d.Committee.Address, Figures: figures,
	})
	if err != nil {
		return err
	}
	published, err := seller.Publish(ctx, s.chain, s.sender(out.key), s.store, d.Factory.Address, document, terms.Place{
		Seller: out.address(), ReceiptSigner: out.address(), Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		return err
	}
	out.terms, out.offer = *published, published.Offer
	return nil
}
