package main

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/sample"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	manySmall, manyMiddle, manyLarge = 1, 10, 100 // payments of one case
	manyPerBatch                     = 25         // payments that a transaction settles, one transaction in a block
)

// ordinaryContested is what the rows of cases about many stand beside: the same case about one payment.
func ordinaryContested(ctx context.Context, w *world) ([]Row, error) {
	at, err := w.staked(ctx, 1)
	if err != nil {
		return nil, err
	}
	payments, err := w.payBatched(ctx, at, 1)
	if err != nil {
		return nil, err
	}
	signed, err := w.receiptOf(at, payments[0], 0)
	if err != nil {
		return nil, err
	}
	proof, err := docket.ProvePayment(ctx, w.client, payments[0])
	if err != nil {
		return nil, err
	}
	d := &dispute{
		world: w, at: at, caseID: docket.CaseID(payments[0]), proof: proof, owed: price,
		delivery: docket.ForChain(signed.Delivery), receipt: signed.Signature,
	}
	opened, err := d.contest(ctx)
	if err != nil {
		return nil, err
	}
	rest, err := d.bySignatures(ctx)
	if err != nil {
		return nil, err
	}
	return []Row{gas("gas.contested_payment_ordinary", opened+rest, "one payment in a case of its own: contest, answer, freeze, ruling by 3 signatures, execution")}, nil
}

// manyContested measures one case about that many payments.
func manyContested(payments int) scenario {
	return func(ctx context.Context, w *world) ([]Row, error) {
		open, rest, err := w.contestMany(ctx, payments)
		if err != nil {
			return nil, err
		}
		return []Row{
			gas(fmt.Sprintf("gas.open_many_%d", payments), open, fmt.Sprintf("contestMany and drawSample; payments in the case: %d, settled %d to a transaction and block", payments, min(payments, manyPerBatch))),
			gas(fmt.Sprintf("gas.contested_payment_%d", payments), (open+rest)/uint64(payments),
				fmt.Sprintf("one payment's share of all transactions of such a case: contestMany, drawSample, answer, freeze, ruling by 3 signatures, execution; payments: %d", payments)),
		}, nil
	}
}

// contestMany drives one case about n payments to its refund, and gives the gas of opening with its draw, and of the rest.
func (w *world) contestMany(ctx context.Context, n int) (open, rest uint64, err error) {
	at, err := w.staked(ctx, 1)
	if err != nil {
		return 0, 0, err
	}
	payments, err := w.payBatched(ctx, at, n)
	if err != nil {
		return 0, 0, err
	}
	leaves, err := docket.Leaves(payments)
	if err != nil {
		return 0, 0, err
	}
	signed := make([]exchange.SignedDelivery, n)
	items := make([]common.Hash, n)
	for i, p := range payments {
		// It breaks no bound by itself: what is wrong only seats see.
		if signed[i], err = w.receiptOf(at, p, 0); err != nil {
			return 0, 0, err
		}
		items[i] = signed[i].Delivery.StructHash()
	}
	d := &dispute{world: w, at: at, caseID: sample.CaseID(at, leaves), owed: int64(n) * price}
	if open, err = d.openMany(ctx, payments, items); err != nil {
		return 0, 0, err
	}
	drawn, err := d.drawMany(ctx, leaves, items, signed)
	if err != nil {
		return 0, 0, err
	}
	rest, err = d.bySignatures(ctx)
	return open + drawn, rest, err
}

var manyEvidence = crypto.Keccak256Hash([]byte("exchanges"))

// openMany is the buyer's contest, sent by itself.
func (d *dispute) openMany(ctx context.Context, payments []exchange.Payment, items []common.Hash) (uint64, error) {
	proofs, err := docket.ProveMany(ctx, d.client, payments)
	if err != nil {
		return 0, err
	}
	statement := bindings.ManyContest{Claim: docket.ClaimNotConforming, ItemsHash: sample.ItemsHash(items), EvidenceHash: manyEvidence, RelayFee: new(big.Int)}
	bond, err := docket.Deposit{
		Token: d.domain(), To: d.dev.Deployment.Vault.Address, Amount: uint256.MustFromDecimal(figures.Bond).ToBig(),
		Nonce: docket.ManyBondNonce(d.at, d.caseID, statement), ValidBefore: 1 << 40,
	}.Sign(devnet.Key("buyer"))
	if err != nil {
		return 0, err
	}
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackContestMany(statement, proofs, bond))
	if err != nil {
		return 0, fmt.Errorf("contest %d: %w", len(payments), err)
	}
	return used, nil
}

// drawMany draws the sample once its block is known.
func (d *dispute) drawMany(ctx context.Context, leaves []bindings.Leaf, items []common.Hash, signed []exchange.SignedDelivery) (uint64, error) {
	if err := d.dev.Mine(ctx, docket.DrawDelay+1); err != nil {
		return 0, err
	}
	c, err := view(ctx, d.world, d.at, offer, offer.PackCases(d.caseID), offer.UnpackCases)
	if err != nil {
		return 0, fmt.Errorf("case: %w", err)
	}
	header, err := d.client.HeaderByNumber(ctx, new(big.Int).SetUint64(c.DrawBlock))
	if err != nil {
		return 0, err
	}
	drawn := signed[sample.Draw(header.Hash(), d.caseID, leaves)]
	shown := make([][common.HashLength]byte, len(items))
	for i, item := range items {
		shown[i] = item
	}
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackDrawSample(d.caseID, leaves, shown, manyEvidence, docket.ForChain(drawn.Delivery), drawn.Signature))
	if err != nil {
		return 0, fmt.Errorf("draw: %w", err)
	}
	return used, nil
}

// bySignatures takes a contested case to its refund: answer, freeze, ruling, execution.
func (d *dispute) bySignatures(ctx context.Context) (uint64, error) {
	r, err := d.decide(ctx, (*hearing).bySignatures)
	return r.sum(), err
}

// payBatched makes n payments of the buyer, several to a transaction, and returns them in a case's order.
func (w *world) payBatched(ctx context.Context, to common.Address, n int) ([]exchange.Payment, error) {
	var out []exchange.Payment
	for len(out) < n {
		auths := make([]x402.Authorization, min(manyPerBatch, n-len(out)))
		calls := make([]bindings.KeyPayment, len(auths))
		for i := range auths {
			auths[i] = w.authorization("buyer", to)
			var err error
			if calls[i], err = w.signForBatch("buyer", auths[i]); err != nil {
				return nil, err
			}
		}
		receipt, err := w.send(ctx, "relayer", w.dev.Deployment.BatchSettler.Address, settler.PackSettle(w.dev.Deployment.Token.Address, calls, nil))
		if err != nil {
			return nil, fmt.Errorf("batch: %w", err)
		}
		for _, a := range auths {
			p, err := docket.PaymentIn(ctx, w.client, receipt, docket.Transfer{Token: w.dev.Deployment.Token.Address, PayTo: to, Payer: a.From, Nonce: a.Nonce})
			if err != nil {
				return nil, err
			}
			out = append(out, *p)
		}
	}
	return out, nil
}
