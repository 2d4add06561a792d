package main

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/x402"
)

// figures of the promises that the bench publishes.
var figures = manifest.Redress{
	Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 300, ContinueWindowSeconds: 300, JudgeWindowSeconds: 3600,
	Bond: "200000", Fee: "30000", AnswerCost: "5000", Penalty: "10000", RelayCap: "50000",
}

// publish publishes a quote promise whose cases have at most that many rounds, and returns its Offer, its terms and the
// gas that took.
func (w *world) publish(ctx context.Context, rounds int64) (common.Address, bindings.Terms, uint64, error) {
	d := w.dev.Deployment
	w.saved++
	named := figures
	named.Rounds = rounds
	document, err := manifest.QuoteFeed(manifest.Frame{
		ID: fmt.Sprintf("bench-promise-%04d", w.saved), CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.ChainID, Token: d.Token.Address,
		Symbol: "USDC", AmountMin: big.NewInt(1), AmountMax: big.NewInt(10_000_000), Seller: devnet.Address("seller"),
		Arbitrator: d.Committee.Address, Figures: named,
	}, 5)
	if err != nil {
		return common.Address{}, bindings.Terms{}, 0, err
	}
	t, _, err := terms.Build(document, terms.Place{
		Seller: devnet.Address("seller"), ReceiptSigner: devnet.Address("seller"), Arbitrator: d.Committee.Address,
		BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		return common.Address{}, bindings.Terms{}, 0, err
	}
	at, err := view(ctx, w, d.Factory.Address, factory, factory.PackPredict(t), factory.UnpackPredict)
	if err != nil {
		return common.Address{}, bindings.Terms{}, 0, fmt.Errorf("predict: %w", err)
	}
	used, err := w.gasOf(ctx, "seller", d.Factory.Address, factory.PackPublish(t))
	return at, t, used, err
}

// authorization is a payer's next payment of one call.
func (w *world) authorization(payer string, to common.Address) x402.Authorization {
	w.nonces++
	return x402.Authorization{
		From: devnet.Address(payer), To: to, Value: uint256.NewInt(price), ValidAfter: uint256.NewInt(0),
		ValidBefore: uint256.NewInt(1 << 40), Nonce: common.BigToHash(new(big.Int).SetUint64(w.nonces)),
	}
}

// authorize signs the buyer's next payment, as an x402 client does.
func (w *world) authorize(to common.Address) (x402.Authorization, []byte, error) {
	a := w.authorization("buyer", to)
	sig, err := x402.SignTransfer(devnet.Key("buyer"), w.domain(), a)
	return a, sig, err
}

// settlement is the call a stock facilitator makes for an EOA's payment.
func (w *world) settlement(to common.Address) (x402.Authorization, []byte, error) {
	a, sig, err := w.authorize(to)
	if err != nil {
		return a, nil, err
	}
	return a, token.PackTransferWithAuthorization0(a.From, a.To, a.Value.ToBig(), a.ValidAfter.ToBig(), a.ValidBefore.ToBig(), a.Nonce,
		sig[64], common.BytesToHash(sig[:32]), common.BytesToHash(sig[32:64])), nil
}

// pay settles one payment by itself.
func (w *world) pay(ctx context.Context, to common.Address) (x402.Authorization, *types.Receipt, error) {
	a, data, err := w.settlement(to)
	if err != nil {
		return a, nil, err
	}
	r, err := w.send(ctx, "relayer", w.dev.Deployment.Token.Address, data)
	return a, r, err
}

// payInOneBlock settles n payments in one block and returns the receipts in their order.
func (w *world) payInOneBlock(ctx context.Context, to common.Address, n int) ([]x402.Authorization, []*types.Receipt, error) {
	if err := w.dev.Control(ctx, "evm_setAutomine", false); err != nil {
		return nil, nil, err
	}
	auths, hashes := make([]x402.Authorization, n), make([]common.Hash, n)
	opts := bind.NewKeyedTransactor(devnet.Key("relayer"), w.dev.ChainID)
	opts.Context, opts.GasLimit = ctx, 200_000
	next, err := w.client.PendingNonceAt(ctx, opts.From)
	if err != nil {
		return nil, nil, err
	}
	for i := range n {
		a, data, err := w.settlement(to)
		if err != nil {
			return nil, nil, err
		}
		opts.Nonce = new(big.Int).SetUint64(next + uint64(i))
		tx, err := bind.Transact(token.Instance(w.client, w.dev.Deployment.Token.Address), opts, data)
		if err != nil {
			return nil, nil, fmt.Errorf("payment %d: %w", i, err)
		}
		auths[i], hashes[i] = a, tx.Hash()
	}
	if err := w.dev.Mine(ctx, 1); err != nil {
		return nil, nil, err
	}
	if err := w.dev.Control(ctx, "evm_setAutomine", true); err != nil {
		return nil, nil, err
	}
	receipts := make([]*types.Receipt, n)
	for i, hash := range hashes {
		if receipts[i], err = w.client.WaitMined(ctx, hash); err != nil {
			return nil, nil, err
		}
		if receipts[i].Status != types.ReceiptStatusSuccessful {
			return nil, nil, fmt.Errorf("payment %d failed", i)
		}
	}
	// The manager of this key counts on by itself; it must see what was sent beside it.
	delete(w.managers, "relayer")
	return auths, receipts, nil
}
