package e2e_test

import (
	"math/big"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Cases about payments that nobody was served for, each of which the seller concedes, do not keep it from answering the
// one that it was paid for: one block per case would take longer than the time to answer.
func TestFloodOfCasesDoesNotSilenceTheSeller(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.deaf()
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	const sybils = 12
	key := w.account("sybil")
	paid := make([]*exchange.Payment, sybils)
	token, abi := w.net.Deployment.Token.Address, bindings.NewFiatToken()
	var group sync.WaitGroup
	for i := range paid {
		group.Go(func() {
			receipt, err := w.manager(key).Send(t.Context(), txmgr.Candidate{To: &token, Data: abi.PackTransfer(shop.published.Offer, big.NewInt(1000))})
			if err != nil {
				t.Error(err)
				return
			}
			paid[i], err = docket.PaymentIn(t.Context(), w.chain, receipt, docket.Transfer{
				Token: token, PayTo: shop.published.Offer, Payer: crypto.PubkeyToAddress(key.PublicKey),
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if t.Failed() {
		return
	}
	if err := w.net.Control(t.Context(), "evm_setIntervalMining", 6); err != nil {
		t.Fatal(err)
	}
	for _, x := range paid {
		group.Go(func() {
			w.contestAs(key, shop, x, bindings.Contest{Claim: docket.ClaimNotDelivered, RequestHash: common.Hash{1}, RelayFee: new(big.Int)})
		})
	}
	group.Wait()
	if t.Failed() {
		return
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(2*caseTime), p)
	if err != nil || report.Cause != settlement.CauseAccepted {
		t.Fatalf("report %+v, %v", report, err)
	}
}
