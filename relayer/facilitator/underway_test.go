package facilitator_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

// unmined settles a payment on a chain that mines nothing, and makes the node forget the transaction.
func (f *fixture) unmined(p *payment) (first *x402.SettlementResponse) {
	f.t.Helper()
	if err := f.Control(f.t.Context(), "evm_setAutomine", false); err != nil {
		f.t.Fatal(err)
	}
	if first = f.settle(p); first.ErrorReason != x402.ReasonSettlementPending || first.Transaction == "" {
		f.t.Fatalf("%+v", first)
	}
	if err := f.Control(f.t.Context(), "anvil_dropTransaction", common.HexToHash(first.Transaction)); err != nil {
		f.t.Fatal(err)
	}
	return first
}

// The relayer's transaction left the node, and the same transfer waits there for its block, sent by somebody else. That the
// authorization would be used by then is no failure of the payment: it is about to be made.
func TestAnAuthorizationThatWaitsForItsBlockIsNotReportedFailed(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	p := f.pay(f.Key("buyer"))
	f.unmined(p)
	a, sig := p.auth, p.signature
	token := bindings.NewFiatToken()
	opts := bind.NewKeyedTransactor(f.Key("stranger"), f.ChainID)
	opts.Context, opts.GasLimit = t.Context(), 200_000
	tx, err := bind.Transact(token.Instance(f.client, f.token), opts, token.PackTransferWithAuthorization0(
		a.From, a.To, a.Value.ToBig(), a.ValidAfter.ToBig(), a.ValidBefore.ToBig(), a.Nonce, sig[64], common.BytesToHash(sig[:32]), common.BytesToHash(sig[32:64])))
	if err != nil {
		t.Fatal(err)
	}
	if second := f.settle(p); second.Success || second.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v", second)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	if third := f.settle(p); !third.Success || third.Transaction != tx.Hash().Hex() {
		t.Fatalf("%+v, paid by %s", third, tx.Hash())
	}
}

// The relayer's clock is ahead: an authorization with a transaction that may come back is not over before the chain says so.
func TestAFastClockDoesNotEndAnAuthorizationWithATransaction(t *testing.T) {
	ahead := time.Duration(0)
	f := start(t, func(o *facilitator.Options) {
		o.SettleWait = 4 * time.Second
		o.Clock = func() time.Time { return time.Now().Add(ahead) }
	})
	p := f.pay(f.Key("buyer"))
	f.unmined(p)
	f.close(f.server)
	f.server, ahead = nil, time.Hour
	f.restart()
	if second := f.settle(p); second.Success || second.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v", second)
	}
	head, err := f.client.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if left := new(big.Int).Sub(p.auth.ValidBefore.ToBig(), new(big.Int).SetUint64(head.Time)); left.Sign() <= 0 {
		t.Fatalf("the authorization is over since %s seconds", left)
	}
	if err := f.Warp(t.Context(), 60); err != nil {
		t.Fatal(err)
	}
	if third := f.settle(p); third.Success || third.ErrorReason != x402.ReasonExactValidBefore {
		t.Fatalf("%+v", third)
	}
}
