package e2e_test

import (
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// noted promises a note, which no seller but the vague one sends. No signed field of a receipt can show that it is missing:
// only seats can.
func noted(f manifest.Frame) (*manifest.Document, error) {
	return manifest.Promise(f, "Quotes with a note", "Quotes of the pair asked, with a note.", manifest.RolePayer, []manifest.Measured{
		{Title: "Note", Statement: "The response has a note.",
			Check:    manifest.Check{Measure: manifest.MeasureFieldPresent + ":/note", Op: manifest.OpEQ, Bound: 1},
			Question: "1 if the response has a note, else 0."},
		{Title: "Right pair", Statement: "The pair in the response equals the pair in the request.",
			Check:    manifest.Check{Measure: manifest.MeasureSubjectMatch, Op: manifest.OpEQ, Bound: 1},
			Question: "1 if the two pairs are byte-equal, else 0.", Reading: manifest.QuoteSubject},
	})
}

// unnoted opens a shop that breaks the promise of a note.
func (w *world) unnoted(name string, edit func(*seller.Options)) *shop {
	w.t.Helper()
	key := w.account("seller-" + name)
	doc, err := noted(w.frame(crypto.PubkeyToAddress(key.PublicKey)))
	if err != nil {
		w.t.Fatal(err)
	}
	return w.sell(seller.Honest, key, doc, edit)
}

// buy makes purchases of these names.
func (w *world) buy(b *buyer.Service, url string, ids ...string) {
	w.t.Helper()
	for _, id := range ids {
		if _, err := b.Pay(w.within(caseTime), id, url); err != nil {
			w.t.Fatalf("purchase %s: %v", id, err)
		}
	}
}

// Three bad purchases are one case by commands, each a process of its own: one bond, one sample that real seats judge, and
// all three payments back.
func TestThreeBadPurchasesAreOneCaseByCommands(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	shop := w.unnoted("one", nil)
	var opts buyer.Options
	b := w.client("buyer", func(o *buyer.Options) { opts = *o })
	w.buy(b, shop.url, "a", "b", "c")
	w.buy(b, w.unnoted("two", nil).url, "elsewhere")
	w.buy(b, w.open(seller.Vague, nil).url, "vague")
	flags := append(w.commandFlags(opts.Key), "--data", opts.Dir)

	var estimated struct {
		Several struct {
			Count    uint64
			Amount   amount
			AtStake  amount `json:"at_stake"`
			PaysFrom uint64 `json:"pays_from"`
		}
	}
	w.run(&estimated, append([]string{"dispute", "estimate", "--offer", shop.published.Offer.Hex(), "--amount", "10000", "--count", "3", "--chance", "50"}, flags...)...)
	// Won: the payments and the penalty of 20 000. Lost: the bond of 50 000.
	if s := estimated.Several; s.Count != 3 || s.Amount.Int64() != 3*price || s.AtStake.Int64() != 16_667 || s.PaysFrom != 4 {
		t.Errorf("estimated %+v", s)
	}
	for ids, reason := range map[string]string{
		"a,b,elsewhere": "purchase elsewhere: option out of range: it is of Offer",
		"a,b,a":         "purchase a: option out of range: named twice",
		"a,b,nothing":   "purchase nothing: no such record",
	} {
		if _, err := w.command(t.Context(), append([]string{"dispute", "open-many", "--ids", ids}, flags...)...); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("contested %s: %v", ids, err)
		}
	}
	var opened struct {
		Case      common.Hash
		Purchases []string
	}
	open := append([]string{"dispute", "open-many", "--ids", "b,c,a"}, flags...)
	w.run(&opened, open...)
	first := opened.Case
	if strings.Join(opened.Purchases, "") != "abc" {
		t.Errorf("listed %v, paid a, b, c", opened.Purchases)
	}
	if w.run(&opened, open...); opened.Case != first {
		t.Errorf("opened again: %s and %s", first, opened.Case)
	}
	if _, err := w.command(t.Context(), append([]string{"dispute", "open-many", "--ids", "a,b"}, flags...)...); err == nil || !strings.Contains(err.Error(), "once (block): purchase b: the payment is contested in case "+first.Hex()) {
		t.Errorf("contested twice: %v", err)
	}
	var alone struct{ Case common.Hash }
	if w.run(&alone, append([]string{"dispute", "open", "--id", "a"}, flags...)...); alone.Case != first {
		t.Errorf("contested a alone in %s, want the case it is in", alone.Case)
	}
	var report shownReport
	w.run(&report, append([]string{"dispute", "follow", "--id", "c", "--poll", "200ms"}, flags...)...)
	if report.Case != first || report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed || report.Observed.Refunded.Int64() != 3*price {
		t.Fatalf("report %+v", report)
	}
	// Two other purchases are paid for; bond, fee and three payments are back, with the penalty.
	if net := new(big.Int).Sub(w.balance(crypto.PubkeyToAddress(opts.Key.PublicKey)), big.NewInt(minted)); net.Int64() != 20_000-2*price {
		t.Errorf("payer's change %s", net)
	}
	var seen struct {
		State    string
		Payments int
		Sample   string
	}
	w.run(&seen, append([]string{"dispute", "status", "--id", "b"}, flags...)...)
	if seen.State != "settled" || seen.Payments != 3 || !strings.Contains("abc", seen.Sample) || seen.Sample == "" {
		t.Errorf("status %+v", seen)
	}
}

// Every other end of a case about many.
func TestCasesAboutManyEnd(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	for _, tc := range []struct {
		name          string
		open          func(*world) *shop
		deaf          bool // nothing arrives
		late          bool // the sample is not drawn in time
		ruling, cause uint8
		refunded      int64
		net           int64 // the payer's change
	}{
		{"the drawn receipt breaks a bound by itself", func(w *world) *shop { return w.open(seller.Hollow, nil) }, false, false,
			settlement.PayerWins, settlement.CauseSelfProven, 2 * price, 20_000},
		{"the seller concedes", func(w *world) *shop {
			return w.unnoted("concedes", func(o *seller.Options) { o.Policy.Concede = true })
		}, false, false, settlement.PayerWins, settlement.CauseConceded, 2 * price, 0},
		{"nothing was delivered", func(w *world) *shop {
			return w.open(seller.Silent, func(o *seller.Options) { o.Policy.Ignore = true })
		}, false, false, settlement.PayerWins, settlement.CauseUnanswered, 2 * price, 0},
		{"the sample's response is disclosed and broken", func(w *world) *shop { return w.unnoted("discloses", nil) }, true, false,
			settlement.PayerWins, settlement.CauseFailed, 2 * price, 20_000},
		{"nobody draws", func(w *world) *shop { return w.unnoted("undrawn", nil) }, false, true,
			settlement.PayeeWins, settlement.CauseBurden, 0, -2*price - 50_000},
	} {
		t.Run(tc.name, func(t *testing.T) {
			w := w.with(t)
			shop := tc.open(w)
			b := w.client("buyer", nil)
			payer := devnet.Key(t.Name() + "buyer")
			if tc.deaf {
				b, payer = w.deaf(), devnet.Key(t.Name()+"deaf")
			}
			w.buy(b, shop.url, "a", "b")
			g, err := b.ContestMany(t.Context(), []string{"a", "b"})
			if err != nil {
				t.Fatal(err)
			}
			p, err := b.Purchase("a")
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case tc.late:
				w.warp(uint64(figures.AnswerWindowSeconds) + 1)
			case tc.cause == settlement.CauseUnanswered:
				w.await("the draw", func() bool {
					if _, err := b.Step(t.Context(), p); err != nil {
						t.Logf("step: %v", err)
					}
					return w.caseAt(shop, g.Case).Drawn
				})
				w.warp(uint64(figures.AnswerWindowSeconds) + 1)
			}
			report, err := b.Follow(w.within(caseTime), p)
			if err != nil {
				t.Fatal(err)
			}
			if report.Ruling != tc.ruling || report.Cause != tc.cause || report.Observed.Refunded.Int64() != tc.refunded {
				t.Fatalf("ruling %d cause %d, refunded %s", report.Ruling, report.Cause, report.Observed.Refunded)
			}
			if net := new(big.Int).Sub(w.balance(crypto.PubkeyToAddress(payer.PublicKey)), big.NewInt(minted)); net.Int64() != tc.net {
				t.Errorf("payer's change %s, want %d", net, tc.net)
			}
			for _, id := range []string{"a", "b"} {
				if p, err := b.Purchase(id); err != nil || p.OutcomeTx != report.SettledTx {
					t.Errorf("purchase %s ended by %v, %v", id, p, err)
				}
			}
		})
	}
}

func (w *world) caseAt(s *shop, id common.Hash) bindings.Case {
	w.t.Helper()
	head, err := docket.HeadOf(w.t.Context(), w.chain)
	if err != nil {
		w.t.Fatal(err)
	}
	c, err := docket.NewOffer(w.chain, s.published.Offer, 0).Case(w.t.Context(), head, id)
	if err != nil {
		w.t.Fatal(err)
	}
	return c
}

// A seller that knows every payment of a case to be broken, and may concede, does so before a draw can cost it the penalty.
// One that it has no record of keeps it from that.
func TestSellerConcedesManyBeforeTheDraw(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Hollow, func(o *seller.Options) { o.Policy.Concede, o.Poll = true, time.Hour }) // looks when told to
	b := w.client("buyer", nil)
	w.buy(b, shop.url, "a", "b")
	g, err := b.ContestMany(t.Context(), []string{"a", "b"})
	if err != nil {
		t.Fatal(err)
	}
	records, err := filepath.Glob(filepath.Join(shop.opts.Dir, "*.json"))
	if err != nil || len(records) != 2 {
		t.Fatalf("records %v, %v", records, err)
	}
	if err := os.Rename(records[0], records[0]+".lost"); err != nil {
		t.Fatal(err)
	}
	if err := shop.Tick(t.Context()); err != nil || w.caseAt(shop, g.Case).State != docket.StateUndrawn {
		t.Fatalf("conceded what it has no record of; %v", err)
	}
	if err := os.Rename(records[0]+".lost", records[0]); err != nil {
		t.Fatal(err)
	}
	if err := shop.Tick(t.Context()); err != nil {
		t.Fatal(err)
	}
	p, err := b.Purchase("b")
	if err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Cause != settlement.CauseConceded || report.Observed.Refunded.Int64() != 2*price {
		t.Fatalf("report %+v, %v", report, err)
	}
}

// A node that names another nonce for the bond of many gets no signature under it, and no purchase takes itself for contested.
func TestBondOfManyIsSignedUnderItsOwnNonceOnly(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Silent, nil)
	call := bindings.NewOffer().PackManyBondNonce(common.Hash{}, bindings.ManyContest{RelayFee: new(big.Int)})
	liar := w.lyingNode([4]byte(call[:4]))
	b := w.client("buyer", func(o *buyer.Options) { o.Chain = liar })
	w.buy(b, shop.url, "a", "b")
	if _, err := b.ContestMany(t.Context(), []string{"a", "b"}); !errors.Is(err, buyer.ErrDigest) {
		t.Fatalf("signed: %v", err)
	}
	if p, err := b.Purchase("a"); err != nil || p.Case != (common.Hash{}) {
		t.Fatalf("contested in %s, %v", p.Case, err)
	}
}

// A store that is down keeps no case about many from being opened in time; what it names is stored once the store is back.
func TestManyAreContestedWhileTheStoreIsDown(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	shop := w.unnoted("one", nil)
	var margin uint64
	var opts buyer.Options
	client := func() *buyer.Service {
		opts.Policy.StoreMargin = margin
		b, err := buyer.New(opts)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	w.buy(w.client("buyer", func(o *buyer.Options) { opts = *o }), shop.url, "a", "b")
	w.settles.setDown(facilitator.EvidencePath, true)
	ids := []string{"a", "b"}
	if _, err := client().ContestMany(t.Context(), ids); err == nil {
		t.Fatal("contested without evidence although there was time")
	}
	margin = uint64(figures.ContestWindowSeconds)
	g, err := client().ContestMany(t.Context(), ids)
	if err != nil || g.EvidenceKept {
		t.Fatalf("contested %+v: %v", g, err)
	}
	w.settles.setDown(facilitator.EvidencePath, false)
	b := client()
	p, err := b.Purchase("a")
	if err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Cause != settlement.CauseFailed || report.Observed.Refunded.Int64() != 2*price {
		t.Fatalf("report %+v, %v", report, err)
	}
	if raw, err := w.store.Get(t.Context(), g.Evidence); err != nil || len(raw) == 0 {
		t.Errorf("the list is not in the store: %v", err)
	}
}

// A contest of many that never left this process is made again, and until then nothing keeps a purchase from a case of its own.
func TestManyThatWereNotSentAreContestedAgain(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.unnoted("one", nil)
	var opts buyer.Options
	b := w.client("buyer", func(o *buyer.Options) { opts = *o })
	w.buy(b, shop.url, "a", "b", "c")
	call := bindings.NewOffer().PackContestMany(bindings.ManyContest{RelayFee: new(big.Int)}, nil, bindings.Authorization{ValidAfter: new(big.Int), ValidBefore: new(big.Int)})
	liar := w.lyingNode([4]byte(call[:4])) // the gas that it estimates fits no block
	broken := opts
	broken.Sender = txmgr.New(liar, opts.Key, txmgr.Options{})
	cut, err := buyer.New(broken)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := cut.ContestMany(t.Context(), []string{"a", "b", "c"}); err == nil {
		t.Fatal("sent")
	}
	c, err := b.Purchase("c")
	if err != nil || c.Case == (common.Hash{}) {
		t.Fatalf("nothing was kept before the contest was sent: %+v, %v", c, err)
	}
	if _, err := b.Contest(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	if _, err := b.ContestMany(t.Context(), []string{"a", "b", "c"}); err == nil || !strings.Contains(err.Error(), "once (block): purchase c: ") {
		t.Fatalf("contested twice: %v", err)
	}
	g, err := b.ContestMany(t.Context(), []string{"a", "b"})
	if err != nil || w.caseAt(shop, g.Case).State != docket.StateUndrawn {
		t.Fatalf("contested %+v: %v", g, err)
	}
}
