package e2e_test

import (
	"context"
	"crypto/ecdsa"
	"log/slog"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// contested is a case over a stale quote that the seat of the first round has before it.
type contested struct {
	*world
	shop  *shop
	buyer *buyer.Service
	opts  buyer.Options
	p     *buyer.Purchase

	buyerTold, sellerTold deadlines
}

// deadlines are those of appeals that an operator was warned of. It is a slog.Handler.
type deadlines struct {
	mu   sync.Mutex
	seen map[uint64]int
}

func (d *deadlines) Enabled(_ context.Context, l slog.Level) bool { return l >= slog.LevelWarn }
func (d *deadlines) WithAttrs([]slog.Attr) slog.Handler           { return d }
func (d *deadlines) WithGroup(string) slog.Handler                { return d }

func (d *deadlines) Handle(_ context.Context, r slog.Record) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	r.Attrs(func(a slog.Attr) bool {
		if a.Key == "appeal_by" {
			if d.seen == nil {
				d.seen = map[uint64]int{}
			}
			d.seen[a.Value.Uint64()]++
		}
		return true
	})
	return nil
}

// of is how often a deadline was told.
func (d *deadlines) of(appealBy uint64) int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.seen[appealBy]
}

// contest sells a stale quote under figures and freezes the case about it. Nobody sits yet.
func (w *world) contest(f manifest.Redress, edit func(*buyer.Options)) *contested {
	w.t.Helper()
	key := w.account("seller-rounds")
	frame := w.frame(crypto.PubkeyToAddress(key.PublicKey))
	frame.Figures = f
	doc, err := manifest.QuoteFeed(frame, 30)
	if err != nil {
		w.t.Fatal(err)
	}
	c := &contested{world: w}
	c.shop = w.sell(seller.Stale, key, doc, func(o *seller.Options) { o.Log = slog.New(&c.sellerTold) })
	c.buyer = w.client("buyer", func(o *buyer.Options) {
		o.Log = slog.New(&c.buyerTold)
		if edit != nil {
			edit(o)
		}
		c.opts = *o
	})
	if c.p, err = c.buyer.Pay(w.within(caseTime), "one", c.shop.url); err != nil {
		w.t.Fatal(err)
	}
	if _, err := c.buyer.Contest(w.t.Context(), c.p); err != nil {
		w.t.Fatal(err)
	}
	w.await("the dispute", func() bool {
		report, err := c.buyer.Step(w.t.Context(), c.p)
		if report != nil {
			w.t.Fatalf("the case ended: %+v, %v", report, err)
		}
		return c.view().State == docket.StateFrozen
	})
	return c
}

// restart is another process of the same buyer.
func (c *contested) restart() {
	c.t.Helper()
	var err error
	if c.buyer, err = buyer.New(c.opts); err != nil {
		c.t.Fatal(err)
	}
	if c.p, err = c.buyer.Purchase("one"); err != nil {
		c.t.Fatal(err)
	}
}

func (c *contested) head() docket.Head {
	c.t.Helper()
	head, err := docket.HeadOf(c.t.Context(), c.chain)
	if err != nil {
		c.t.Fatal(err)
	}
	return head
}

func (c *contested) view() bindings.Case {
	c.t.Helper()
	v, err := docket.NewOffer(c.chain, c.p.Offer, 0).Case(c.t.Context(), c.head(), c.p.Case)
	if err != nil {
		c.t.Fatal(err)
	}
	return v
}

func (c *contested) committee() *docket.Committee {
	return docket.NewCommittee(c.chain, c.net.Deployment.Committee.Address)
}

func (c *contested) standing() docket.Standing {
	c.t.Helper()
	s, err := c.committee().Standing(c.t.Context(), c.head(), c.view().DisputeID)
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

// round is the latest one.
func (c *contested) round() docket.Round {
	c.t.Helper()
	rounds, err := c.committee().Rounds(c.t.Context(), 0, c.head(), c.view().DisputeID)
	if err != nil || len(rounds) == 0 {
		c.t.Fatalf("%d rounds, %v", len(rounds), err)
	}
	return rounds[len(rounds)-1]
}

// rule has the seats of the latest round say the same of the first requirement, whatever they would have seen: they pass
// the others.
func (c *contested) rule(first adjudication.Verdict) {
	c.t.Helper()
	id, round := c.view().DisputeID, c.round()
	var seats []common.Address
	c.await("the draw block", func() (ok bool) {
		var err error
		seats, err = c.committee().Preview(c.t.Context(), c.head(), id, round.Brief)
		return err == nil
	})
	observed := adjudication.Observations{{{first}}}
	for range round.Brief.Procedure.Requirements - 1 {
		observed = append(observed, [][]adjudication.Verdict{{adjudication.Pass}})
	}
	word, err := adjudication.Pack(adjudication.Procedure{Requirements: round.Brief.Procedure.Requirements}, observed)
	if err != nil {
		c.t.Fatal(err)
	}
	at := run.Committee{ChainID: c.net.ChainID, Address: c.net.Deployment.Committee.Address}
	signed := make([]bindings.SignedSeat, len(seats))
	for i, who := range seats {
		seat := run.Seat{DisputeID: id, Round: round.Round, Seat: uint8(i)}
		opening := run.Opening{Observations: word, Salt: common.Hash{byte(i + 1)}, ClaimsRoot: common.Hash{9}}
		commitment := at.CaseKey(seat).Commit(opening)
		sig, err := signature.Sign(c.validatorKey(who), at.Digest(seat, round.Hash, commitment, opening.ClaimsRoot))
		if err != nil {
			c.t.Fatal(err)
		}
		signed[i] = bindings.SignedSeat{Commitment: commitment, Signature: sig, Opening: bindings.Opening{
			Observations: word.ToBig(), Salt: opening.Salt, ClaimsRoot: opening.ClaimsRoot,
		}}
	}
	data, err := bindings.NewCommittee().TryPackRuleBySignatures(id, round.Brief, signed)
	if err != nil {
		c.t.Fatal(err)
	}
	c.tx(devnet.Key("stranger"), at.Address, data)
}

func (c *contested) validatorKey(who common.Address) *ecdsa.PrivateKey {
	for i, v := range c.net.Validators {
		if v == who {
			return c.validatorOptions(i + 1).Key
		}
	}
	c.t.Fatalf("%s is no validator", who)
	return nil
}

// undecided fails if either side takes the standing ruling for the end.
func (c *contested) undecided() {
	c.t.Helper()
	start := c.head().Number
	c.await("some blocks", func() bool { return c.head().Number >= start+3 }) // the seller's daemon looks meanwhile
	if report, err := c.buyer.Step(c.t.Context(), c.p); report != nil || err != nil {
		c.t.Fatalf("the buyer took the ruling for final: %+v, %v", report, err)
	}
	if v := c.view(); v.State != docket.StateFrozen || v.Refunded.Sign() != 0 {
		c.t.Fatalf("case is %s", docket.StateNames[v.State])
	}
}

// end follows the case to its end.
func (c *contested) end() *buyer.Report {
	c.t.Helper()
	report, err := c.buyer.Follow(c.within(2*caseTime), c.p)
	if err != nil {
		c.t.Fatal(err)
	}
	return report
}

func (c *contested) change(who common.Address) int64 {
	c.t.Helper()
	return new(big.Int).Sub(c.balance(who), big.NewInt(minted)).Int64()
}
