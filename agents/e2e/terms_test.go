package e2e_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

// moving answers payments with a quote of another price while it is on.
type moving struct {
	next   http.RoundTripper
	on     atomic.Bool
	amount string
}

func (m *moving) RoundTrip(r *http.Request) (*http.Response, error) {
	if !m.on.Load() || r.Header.Get(x402.HeaderSignature) == "" {
		return m.next.RoundTrip(r)
	}
	ask := r.Clone(r.Context())
	ask.Header.Del(x402.HeaderSignature)
	res, err := m.next.RoundTrip(ask)
	if err != nil {
		return nil, err
	}
	quote, err := x402.DecodeHeader[x402.PaymentRequired](res.Header.Get(x402.HeaderRequired))
	if err != nil {
		return nil, err
	}
	for i := range quote.Accepts {
		quote.Accepts[i].Amount = m.amount
	}
	header, err := x402.EncodeHeader(quote)
	res.Header.Set(x402.HeaderRequired, header)
	return res, err
}

// The terms change while an authorization is out: another one is signed only once the first can provably not be used any more,
// by the same guards, and the money leaves once.
func TestChangedTermsAreDecidedAnewOnceTheOldAuthorizationIsDead(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	transport := &moving{next: http.DefaultTransport, amount: "20000"}
	transport.on.Store(true)
	var opts buyer.Options
	b := w.client("buyer", func(o *buyer.Options) { o.HTTP, opts = &http.Client{Transport: transport}, *o; opts.HTTP = o.HTTP })
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); !errors.Is(err, buyer.ErrUnknownOutcome) {
		t.Fatal(err)
	}
	first, err := b.Purchase("one")
	if err != nil {
		t.Fatal(err)
	}
	restart := func() {
		if b, err = buyer.New(opts); err != nil {
			t.Fatal(err)
		}
	}
	restart()
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); !errors.Is(err, buyer.ErrUnknownOutcome) {
		t.Fatal(err)
	}
	if again, err := b.Purchase("one"); err != nil || again.Nonce != first.Nonce {
		t.Fatalf("another authorization beside one that can be used: %+v, %v", again, err)
	}
	w.warp(300) // past validBefore
	transport.on.Store(false)
	restart()
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if p.Nonce == first.Nonce || len(p.Given) != 1 || p.Given[0] != first.Nonce {
		t.Fatalf("nonces %s, given %v", p.Nonce, p.Given)
	}
	if paid := new(big.Int).Sub(big.NewInt(minted), w.balance(p.Exchange.Payment.Payer)); paid.Int64() != price {
		t.Fatalf("paid %s", paid)
	}
	w.expect(b.Ledger(), "pay BEGUN", "pay FAILED", "pay BEGUN", "pay DONE")
}

// What changed terms ask for is decided on by the same guards: above the ceiling nothing more is signed, ever.
func TestChangedTermsAreNotPaidAboveTheCeiling(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	transport := &moving{next: http.DefaultTransport, amount: "20000"}
	transport.on.Store(true)
	var opts buyer.Options
	b := w.client("buyer", func(o *buyer.Options) {
		o.HTTP = &http.Client{Transport: transport}
		o.Policy.MaxAmount = big.NewInt(price)
		opts = *o
	})
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); !errors.Is(err, buyer.ErrUnknownOutcome) {
		t.Fatal(err)
	}
	w.warp(300)
	dear := shop.opts
	shop.stop()
	dear.Price, dear.Dir = big.NewInt(price+1), t.TempDir()
	sold, err := seller.New(dear)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(sold.Handler())
	defer server.Close()
	at, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	opts.HTTP = &http.Client{Transport: named{at, strings.TrimPrefix(dear.PublicURL, "http://")}}
	if b, err = buyer.New(opts); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), "spend cap (block)") {
		t.Fatalf("paid: %v", err)
	}
	w.expect(b.Ledger(), "pay BEGUN", "pay FAILED", "pay REFUSED")
	if got := w.balance(shop.published.Offer); got.Sign() != 0 {
		t.Fatalf("paid %s", got)
	}
}

// named reaches a server under another one's name, and leaves out what its answers say of the wall clock.
type named struct {
	to   *url.URL
	host string
}

func (n named) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Host, r.URL.Host = n.host, n.to.Host
	res, err := http.DefaultTransport.RoundTrip(r)
	if err == nil {
		res.Header.Del("Date")
	}
	return res, err
}

// A crash while the payment is out: the next process finds what became of it, and the ledger has one end for one beginning,
// also where the process ended before the purchase knew of its beginning.
func TestPaymentThatWasOutInACrashIsEndedOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	for name, forget := range map[string]bool{"noted": false, "not noted yet": true} {
		t.Run(name, func(t *testing.T) {
			w := w.with(t)
			shop := w.open(seller.Honest, nil)
			ctx, cancel := context.WithCancel(w.within(caseTime))
			cut := &cutting{next: http.DefaultTransport, cut: cancel}
			var opts buyer.Options
			b := w.client("buyer", func(o *buyer.Options) { opts = *o; o.HTTP = &http.Client{Transport: cut} })
			if _, err := b.Pay(ctx, "one", shop.url); !errors.Is(err, buyer.ErrUnknownOutcome) {
				t.Fatal(err)
			}
			w.expect(b.Ledger(), "pay BEGUN")
			w.await("the payment", func() bool { return w.balance(shop.published.Offer).Sign() > 0 })
			if forget {
				file := filepath.Join(opts.Dir, "purchase-one.json")
				raw, err := os.ReadFile(file)
				if err != nil || !bytes.Contains(raw, []byte(`"begun": 1,`)) {
					t.Fatalf("%s %v", raw, err)
				}
				if err := os.WriteFile(file, bytes.Replace(raw, []byte(`"begun": 1,`), []byte(`"begun": 0,`), 1), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			again, err := buyer.New(opts)
			if err != nil {
				t.Fatal(err)
			}
			p, err := again.Pay(w.within(caseTime), "one", shop.url)
			if err != nil || p.Exchange.Delivery == nil {
				t.Fatalf("%+v, %v", p, err)
			}
			w.expect(again.Ledger(), "pay BEGUN", "pay DONE")
			if paid := w.balance(shop.published.Offer); paid.Int64() != price {
				t.Fatalf("paid %s", paid)
			}
		})
	}
}

// cutting hands a payment over and ends the client before its answer.
type cutting struct {
	next http.RoundTripper
	cut  func()
}

func (c *cutting) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Header.Get(x402.HeaderSignature) == "" {
		return c.next.RoundTrip(r)
	}
	res, err := c.next.RoundTrip(r.Clone(context.WithoutCancel(r.Context())))
	c.cut()
	if err == nil {
		_, _ = io.Copy(io.Discard, res.Body)
		_ = res.Body.Close()
	}
	return nil, errors.New("cut")
}
