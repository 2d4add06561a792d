package e2e_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/relayer/chain"
)

// lyingNode passes everything on to the real node, and answers calls of one function with another word.
func (w *world) lyingNode(selector [4]byte) *chain.Client {
	w.t.Helper()
	needle := []byte(hexutil.Encode(selector[:]))
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		req, err := http.NewRequestWithContext(r.Context(), http.MethodPost, w.net.URL, bytes.NewReader(body))
		if err != nil {
			return
		}
		req.Header.Set("Content-Type", "application/json")
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return
		}
		defer res.Body.Close()
		answer, err := io.ReadAll(res.Body)
		if err != nil {
			return
		}
		var reply map[string]any
		if bytes.Contains(body, needle) && json.Unmarshal(answer, &reply) == nil && reply["result"] != nil {
			reply["result"] = common.Hash{1}.Hex()
			answer, _ = json.Marshal(reply)
		}
		rw.Header().Set("Content-Type", "application/json")
		_, _ = rw.Write(answer)
	}))
	w.t.Cleanup(server.Close)
	c, err := chain.Dial(w.t.Context(), server.URL)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(c.Close)
	return c
}

// A node that names another nonce for the bond gets no signature under it.
func TestBondIsSignedUnderItsOwnNonceOnly(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Silent, nil)
	offer := bindings.NewOffer()
	call := offer.PackBondNonce(common.Hash{}, bindings.Contest{RelayFee: new(big.Int)}, common.Hash{})
	liar := w.lyingNode([4]byte(call[:4]))
	b := w.client("buyer", func(o *buyer.Options) { o.Chain = liar })
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); !errors.Is(err, buyer.ErrDigest) {
		t.Fatalf("signed: %v", err)
	}
	if _, err := docket.NewOffer(w.chain, p.Offer, 0).Case(t.Context(), (&hearing{world: w}).head(), p.Case); !errors.Is(err, docket.ErrNoCase) {
		t.Fatalf("contested: %v", err)
	}
}

// The same for the fee of an appeal.
func TestAppealIsSignedUnderItsOwnNonceOnly(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	c.rule(adjudication.Pass)
	call := bindings.NewOffer().PackAppealNonce(common.Hash{}, new(big.Int), common.Hash{})
	c.opts.Chain = w.lyingNode([4]byte(call[:4]))
	c.restart()
	if _, err := c.buyer.Appeal(t.Context(), c.p, nil); !errors.Is(err, appeal.ErrDigest) {
		t.Fatalf("signed: %v", err)
	}
	if v := c.view(); v.Appeals != 0 {
		t.Fatalf("%d appeals", v.Appeals)
	}
}

// Both sides compute the same nonces, for any statement and any appeal.
func TestNoncesAreTheContracts(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	published := w.open(seller.Honest, nil).published.Offer
	head := (&hearing{world: w}).head()
	rng := rand.New(rand.NewPCG(5, 6))
	random := func() (h common.Hash) {
		for i := range h {
			h[i] = byte(rng.Uint32())
		}
		return h
	}
	for range 50 {
		s := bindings.Contest{Claim: uint8(rng.IntN(3)), RequestHash: random(), EvidenceHash: random(), RelayFee: new(big.Int).SetBytes(random().Bytes())}
		id, delivery := random(), random()
		want, err := docket.NewOffer(w.chain, published, 0).BondNonce(t.Context(), head, id, s, delivery)
		if err != nil {
			t.Fatal(err)
		}
		if got := docket.BondNonce(published, id, s, delivery); got != want {
			t.Fatalf("%+v: %s, the contract says %s", s, got, want)
		}
		want, err = docket.NewOffer(w.chain, published, 0).AppealNonce(t.Context(), head, id, s.RelayFee, delivery)
		if err != nil {
			t.Fatal(err)
		}
		if got := docket.AppealNonce(published, id, 0, s.RelayFee, delivery); got != want {
			t.Fatalf("appeal: %s, the contract says %s", got, want)
		}
	}
}
