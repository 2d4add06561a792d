package e2e_test

import (
	"bytes"
	"crypto/ecdsa"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// reply is what came back.
type reply struct {
	status  int
	body    []byte
	headers http.Header
}

func (w *world) get(url, name, value string) reply {
	w.t.Helper()
	req, err := http.NewRequestWithContext(w.t.Context(), http.MethodGet, url, http.NoBody)
	if err != nil {
		w.t.Fatal(err)
	}
	if name != "" {
		req.Header.Set(name, value)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		w.t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	return reply{res.StatusCode, body, res.Header}
}

// payment signs one payment for a quote, as edited.
func (w *world) payment(key *ecdsa.PrivateKey, url string, edit func(*x402.PaymentPayload, *x402.Authorization)) string {
	w.t.Helper()
	r := w.get(url, "", "")
	quote, err := x402.DecodeHeader[x402.PaymentRequired](r.headers.Get(x402.HeaderRequired))
	if err != nil || r.status != http.StatusPaymentRequired {
		w.t.Fatalf("quote: %d, %v", r.status, err)
	}
	offered := quote.Accepts[0]
	amount, err := x402.ParseAmount(offered.Amount)
	if err != nil {
		w.t.Fatal(err)
	}
	a := x402.Authorization{
		From: crypto.PubkeyToAddress(key.PublicKey), To: common.HexToAddress(offered.PayTo), Value: amount,
		ValidAfter: new(uint256.Int), ValidBefore: uint256.NewInt(uint64(w.now().Unix()) + 120),
		Nonce: crypto.Keccak256Hash([]byte(w.t.Name() + url)),
	}
	payload := x402.PaymentPayload{X402Version: 2, Resource: &quote.Resource, Accepted: offered, Extensions: quote.Extensions}
	if edit != nil {
		edit(&payload, &a)
	}
	sig, err := x402.SignTransfer(key, w.tokenDomain(), a)
	if err != nil {
		w.t.Fatal(err)
	}
	payload.Payload = x402.ExactPayload{Signature: sig, Authorization: a}.Object()
	header, err := x402.EncodeHeader(payload)
	if err != nil {
		w.t.Fatal(err)
	}
	return header
}

// One authorization is served once: whoever presents it again, at the same time, later or after a restart, gets the
// recorded answer and no second Delivery exists.
func TestReplayedPaymentGetsTheRecordedAnswer(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	header := w.payment(w.account("payer"), shop.url, nil)

	replies := make([]reply, 8)
	var wg sync.WaitGroup
	for i := range replies {
		wg.Go(func() { replies[i] = w.get(shop.url, x402.HeaderSignature, header) })
	}
	wg.Wait()
	first := replies[0]
	if first.status != http.StatusOK {
		t.Fatalf("status %d: %s", first.status, first.body)
	}
	settles := w.settles.count("/settle")
	w.warp(5) // a second making of the answer would be dated differently
	replies = append(replies, w.get(shop.url, x402.HeaderSignature, header))

	shop.stop()
	restarted := &shop2{world: w}
	restarted.again(shop)
	replies = append(replies, w.get(restarted.url, x402.HeaderSignature, header))

	for i, r := range replies {
		if r.status != first.status || !bytes.Equal(r.body, first.body) ||
			r.headers.Get(notice.HeaderDelivery) != first.headers.Get(notice.HeaderDelivery) ||
			r.headers.Get(x402.HeaderResponse) != first.headers.Get(x402.HeaderResponse) {
			t.Errorf("reply %d differs: %d %s", i, r.status, r.body)
		}
	}
	if again := w.settles.count("/settle"); again != settles {
		t.Errorf("a replay was settled: %d calls, then %d", settles, again)
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Errorf("offer holds %s", got)
	}
}

// shop2 restarts a shop under the same public URL and journal.
type shop2 struct {
	*world
	url string
}

func (s *shop2) again(old *shop) {
	s.t.Helper()
	service, err := seller.New(old.opts)
	if err != nil {
		s.t.Fatal(err)
	}
	h := httptest.NewServer(under(old.opts.PublicURL, service.Handler()))
	s.t.Cleanup(h.Close)
	s.url = h.URL + "/quote?pair=" + pair
}

// under passes requests on as asked under a public URL, as a proxy in front of a seller does.
func under(public string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Host = strings.TrimPrefix(public, "http://")
		next.ServeHTTP(w, r)
	})
}

func TestPaymentIsBoundToItsRequestAndQuote(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	other := shop.opts.PublicURL + "/quote?pair=BTC-USD"
	noResource := func(p *x402.PaymentPayload, _ *x402.Authorization) { p.Resource, p.Extensions = nil, nil }
	key := w.account("payer")

	header := w.payment(key, shop.url, noResource)
	if r := w.get(shop.url, x402.HeaderSignature, header); r.status != http.StatusOK {
		t.Fatalf("payment: %d %s", r.status, r.body)
	}
	if r := w.get(other, x402.HeaderSignature, header); r.status != http.StatusConflict {
		t.Errorf("the same payment for another request: %d %s", r.status, r.body)
	}
	served, verified := w.settles.count("/settle"), w.settles.count("/verify")
	for _, tc := range []struct {
		name, url, header string
		status            int
	}{
		{"another resource named", other, w.payment(key, shop.url, nil), http.StatusPaymentRequired},
		{"cheaper entry", shop.url, w.payment(key, shop.url, func(p *x402.PaymentPayload, a *x402.Authorization) {
			p.Accepted.Amount, a.Value = "1", uint256.NewInt(1)
		}), http.StatusPaymentRequired},
		{"cheaper authorization", shop.url, w.payment(key, shop.url, func(_ *x402.PaymentPayload, a *x402.Authorization) {
			a.Value = uint256.NewInt(1)
		}), http.StatusPaymentRequired},
		{"another recipient", shop.url, w.payment(key, shop.url, func(_ *x402.PaymentPayload, a *x402.Authorization) {
			a.To = a.From
		}), http.StatusPaymentRequired},
		{"zero nonce", shop.url, w.payment(key, shop.url, func(_ *x402.PaymentPayload, a *x402.Authorization) {
			a.Nonce = common.Hash{}
		}), http.StatusPaymentRequired},
		{"changed dispute notice", shop.url, w.payment(key, shop.url, func(p *x402.PaymentPayload, _ *x402.Authorization) {
			p.Extensions = x402.Object{notice.ExtensionDispute: []byte(`{"info":{"offer":"0x00"}}`)}
		}), http.StatusPaymentRequired},
		{"no base64", shop.url, "%%%", http.StatusBadRequest},
		{"no payment", shop.url, "e30=", http.StatusBadRequest},
	} {
		if r := w.get(tc.url, x402.HeaderSignature, tc.header); r.status != tc.status {
			t.Errorf("%s: %d %s", tc.name, r.status, r.body)
		}
	}
	if r := w.get(shop.opts.PublicURL+"/quote?pair=DOGE-USD", "", ""); r.status != http.StatusBadRequest {
		t.Errorf("unsupported pair is quoted: %d", r.status)
	}
	// The seller refuses these by its own checks, whatever the facilitator would say.
	if w.settles.count("/settle") != served || w.settles.count("/verify") != verified {
		t.Errorf("a refused payment reached the facilitator")
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Errorf("offer holds %s", got)
	}
}

// The facilitator settles and its answer is lost: the seller believes the chain and serves.
func TestLostSettlementAnswerIsReconciledOnChain(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	header := w.payment(w.account("payer"), shop.url, nil)
	w.settles.loseNext("/settle", 1)
	r := w.get(shop.url, x402.HeaderSignature, header)
	for attempt := 0; r.status == http.StatusServiceUnavailable && attempt < 20; attempt++ {
		r = w.get(shop.url, x402.HeaderSignature, header)
	}
	if r.status != http.StatusOK {
		t.Fatalf("status %d: %s", r.status, r.body)
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Errorf("offer holds %s", got)
	}
}

// Where a promise has no time in it the answer is made before the money moves. The facilitator is down then; the answer
// that was signed is the one that is served later.
func TestAnswerMadeBeforeSettlementIsSignedOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Vague, nil)
	header := w.payment(w.account("payer"), shop.url, nil)
	w.settles.setDown("/settle", true)
	if r := w.get(shop.url, x402.HeaderSignature, header); r.status != http.StatusServiceUnavailable {
		t.Fatalf("status %d: %s", r.status, r.body)
	}
	signedBy := uint64(w.now().Unix())
	w.warp(5)
	w.settles.setDown("/settle", false)
	r := w.get(shop.url, x402.HeaderSignature, header)
	if r.status != http.StatusOK {
		t.Fatalf("status %d: %s", r.status, r.body)
	}
	signed, err := x402.DecodeHeader[exchange.SignedDelivery](r.headers.Get(notice.HeaderDelivery))
	if err != nil {
		t.Fatal(err)
	}
	if signed.Delivery.ServedAt > signedBy {
		t.Fatalf("a second Delivery was signed at %d, the first by %d", signed.Delivery.ServedAt, signedBy)
	}
}

// A facilitator that says "settled" where nothing was transferred gets nothing served.
func TestLyingFacilitatorIsNotBelieved(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	liar := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/verify" {
			_, _ = io.WriteString(rw, `{"isValid":true}`)
			return
		}
		head, err := w.chain.Head(r.Context())
		if err != nil {
			return
		}
		block, err := w.chain.BlockByHash(r.Context(), head.ParentHash)
		for err == nil && len(block.Transactions()) == 0 { // some real, unrelated transaction
			block, err = w.chain.BlockByHash(r.Context(), block.ParentHash())
		}
		if err != nil {
			return
		}
		_, _ = io.WriteString(rw, `{"success":true,"transaction":"`+block.Transactions()[0].Hash().Hex()+`","network":"eip155:31337"}`)
	}))
	t.Cleanup(liar.Close)
	shop := w.open(seller.Honest, func(o *seller.Options) { o.Facilitator = liar.URL })
	r := w.get(shop.url, x402.HeaderSignature, w.payment(w.account("payer"), shop.url, nil))
	// Undecided, not refused: the chain may still show the payment.
	if r.status != http.StatusServiceUnavailable || r.headers.Get(notice.HeaderDelivery) != "" {
		t.Fatalf("served unpaid: %d %s", r.status, r.body)
	}
}

func TestUnpublishedOfferIsNotQuoted(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	opts := shop.opts
	opts.Dir = t.TempDir()
	other := w.otherFactory()
	for name, edit := range map[string]func(*seller.Options){
		"not published":     func(o *seller.Options) { o.Offer = common.HexToAddress("0x1234") },
		"another factory's": func(o *seller.Options) { o.Factory = other },
		"another manifest": func(o *seller.Options) {
			o.Manifest = bytes.Replace(o.Manifest, []byte("quotes-0001"), []byte("quotes-0002"), 1)
		},
		"price not covered": func(o *seller.Options) { o.Price = big.NewInt(2_000_000) },
		"another's key":     func(o *seller.Options) { o.ReceiptKey = devnet.Key("stranger") },
	} {
		o := opts
		edit(&o)
		service, err := seller.New(o)
		if err != nil {
			t.Fatal(err)
		}
		h := httptest.NewServer(under(o.PublicURL, service.Handler()))
		if r := w.get(h.URL+"/quote?pair="+pair, "", ""); r.status != http.StatusServiceUnavailable || r.headers.Get(x402.HeaderRequired) != "" {
			t.Errorf("%s: quoted with %d", name, r.status)
		}
		h.Close()
	}
}

// otherFactory deploys a second factory, which published nothing.
func (w *world) otherFactory() common.Address {
	w.t.Helper()
	code := common.FromHex(bindings.OfferFactoryMetaData.Bin)
	code = append(code, bindings.NewOfferFactory().PackConstructor(w.net.Deployment.OfferProceedings.Address)...)
	receipt, err := w.manager(devnet.Key("stranger")).Send(w.t.Context(), txmgr.Candidate{Data: code})
	if err != nil {
		w.t.Fatal(err)
	}
	return receipt.ContractAddress
}

// dropper loses answers to paid requests on their way to the buyer.
type dropper struct {
	left atomic.Int32
	sent atomic.Int32 // requests with a payment
	seen sync.Map     // payment headers that were sent
}

func (d *dropper) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := http.DefaultTransport.RoundTrip(r)
	header := r.Header.Get(x402.HeaderSignature)
	if header == "" || err != nil {
		return res, err
	}
	d.seen.Store(header, true)
	d.sent.Add(1)
	if d.left.Add(-1) < 0 {
		return res, nil
	}
	_ = res.Body.Close()
	return nil, io.ErrUnexpectedEOF
}

func (d *dropper) headers() (n int) {
	d.seen.Range(func(any, any) bool { n++; return true })
	return n
}

// A lost answer is asked for again with the same authorization: nobody pays twice.
func TestBuyerRepresentsTheSamePaymentAfterALostAnswer(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	transport := &dropper{}
	transport.left.Store(2)
	b := w.client("buyer", func(o *buyer.Options) { o.HTTP = &http.Client{Transport: transport} })
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	sent := transport.sent.Load()
	again, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil || again.Nonce != p.Nonce {
		t.Fatalf("the same purchase again: %v, nonce %s and %s", err, p.Nonce, again.Nonce)
	}
	if transport.sent.Load() != sent {
		t.Fatal("a finished purchase was presented again")
	}
	if n := transport.headers(); n != 1 {
		t.Fatalf("%d different payments were presented", n)
	}
	if verdict, _, err := b.Check(t.Context(), p); err != nil || verdict != buyer.Conforming {
		t.Fatalf("verdict %s, %v", verdict, err)
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Fatalf("offer holds %s", got)
	}
	if h, err := p.Exchange.Hash(); err != nil || h == exchange.ResponseHash(nil) {
		t.Fatal(err)
	}
}
