package e2e_test

import (
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"math/big"
	"net/http"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/x402"
)

// contestAs opens a case without any receipt, with whatever statement, sent by a stranger.
func (w *world) contestAs(key *ecdsa.PrivateKey, shop *shop, paid *exchange.Payment, statement bindings.Contest) common.Hash {
	w.t.Helper()
	head, err := docket.HeadOf(w.t.Context(), w.chain)
	if err != nil {
		w.t.Fatal(err)
	}
	proof, err := docket.ProvePayment(w.t.Context(), w.chain, *paid)
	if err != nil {
		w.t.Fatal(err)
	}
	id := docket.CaseID(*paid)
	nonce, err := docket.NewOffer(w.chain, shop.published.Offer, 0).BondNonce(w.t.Context(), head, id, statement, common.Hash{})
	if err != nil {
		w.t.Fatal(err)
	}
	bond, err := docket.Deposit{
		Token: w.tokenDomain(), To: w.net.Deployment.Vault.Address, Amount: new(big.Int).Add(shop.published.Terms.Bond, statement.RelayFee),
		Nonce: nonce, ValidBefore: 99_999_999_999,
	}.Sign(key)
	if err != nil {
		w.t.Fatal(err)
	}
	data, err := bindings.NewOffer().TryPackContest(statement, proof, bindings.Delivery{}, nil, bond)
	if err != nil {
		w.t.Fatal(err)
	}
	w.tx(devnet.Key("stranger"), shop.published.Offer, data)
	return id
}

// settled follows a case to its end without its payer.
func (w *world) settled(offer common.Address, id common.Hash) bindings.Case {
	w.t.Helper()
	var c bindings.Case
	w.await("the end", func() bool {
		head, err := docket.HeadOf(w.t.Context(), w.chain)
		if err == nil {
			c, err = docket.NewOffer(w.chain, offer, 0).Case(w.t.Context(), head, id)
		}
		if err == nil && c.State == docket.StateRuled {
			w.tx(devnet.Key("stranger"), offer, bindings.NewOffer().PackExecute(id))
		}
		return err == nil && c.State == docket.StateSettled
	})
	return c
}

// A payer that was served well says that it asked for something else, which it shows nobody: the seller's own record of
// the request is judged. A document that it names and nobody can fetch delays that and changes nothing.
func TestRequestThatNobodyShowsDoesNotHideGoodService(t *testing.T) {
	for name, evidence := range map[string]common.Hash{"names no document": {}, "names a document that is nowhere": {7}} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, devnet.Options{})
			w.sit(1, 2, 3)
			shop := w.open(seller.Honest, nil)
			p, err := w.client("buyer", nil).Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			key := devnet.Key(t.Name() + "buyer")
			id := w.contestAs(key, shop, p.Exchange.Payment, bindings.Contest{
				Claim: docket.ClaimNotDelivered, RequestHash: common.Hash{1}, EvidenceHash: evidence, RelayFee: new(big.Int),
			})
			p.Case = id
			w.insist(key, p)
			w.tx(key, p.Offer, bindings.NewOffer().PackFreeze(id))
			if c := w.settled(p.Offer, id); c.Ruling != settlement.PayeeWins || c.Cause != settlement.CauseJudged {
				t.Fatalf("ruling %d cause %d", c.Ruling, c.Cause)
			}
		})
	}
}

// The request that is signed names the public URL. Under another name of its host a seller quotes nothing, and a buyer
// pays no quote that is for another name than it asked under.
func TestNothingIsSoldUnderAnotherHost(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	alias := strings.Replace(shop.url, "127.0.0.1", "localhost", 1)
	r := w.get(alias, "", "")
	var body map[string]string
	if err := json.Unmarshal(r.body, &body); err != nil {
		t.Fatal(err)
	}
	if r.status != http.StatusMisdirectedRequest || body["public_url"] != shop.opts.PublicURL || r.headers.Get(x402.HeaderRequired) != "" {
		t.Errorf("%d %s", r.status, r.body)
	}
	header := w.payment(w.account("payer"), shop.url, nil)
	if r := w.get(alias, x402.HeaderSignature, header); r.status != http.StatusMisdirectedRequest {
		t.Errorf("took a payment: %d %s", r.status, r.body)
	}

	proxy := &shop2{world: w} // passes requests on under the public name
	shop.stop()
	proxy.again(shop)
	b := w.client("buyer", nil)
	if _, err := b.Pay(w.within(caseTime), "alias", proxy.url); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), "resource host (block)") {
		t.Errorf("paid under another host: %v", err)
	}
	if got := w.balance(shop.published.Offer); got.Sign() != 0 {
		t.Errorf("offer holds %s", got)
	}
}
