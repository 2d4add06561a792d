package facilitator_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/x402"
)

const proxyABI = `[
	{"type":"function","name":"settle","inputs":[
		{"name":"permit","type":"tuple","components":[{"name":"permitted","type":"tuple","components":[{"name":"token","type":"address"},{"name":"amount","type":"uint256"}]},{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},
		{"name":"owner","type":"address"},
		{"name":"witness","type":"tuple","components":[{"name":"to","type":"address"},{"name":"validAfter","type":"uint256"}]},
		{"name":"signature","type":"bytes"}]},
	{"type":"function","name":"settleWithPermit","inputs":[
		{"name":"permit2612","type":"tuple","components":[{"name":"value","type":"uint256"},{"name":"deadline","type":"uint256"},{"name":"r","type":"bytes32"},{"name":"s","type":"bytes32"},{"name":"v","type":"uint8"}]},
		{"name":"permit","type":"tuple","components":[{"name":"permitted","type":"tuple","components":[{"name":"token","type":"address"},{"name":"amount","type":"uint256"}]},{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},
		{"name":"owner","type":"address"},
		{"name":"witness","type":"tuple","components":[{"name":"to","type":"address"},{"name":"validAfter","type":"uint256"}]},
		{"name":"signature","type":"bytes"}]},
	{"type":"function","name":"prepare","inputs":[{"name":"to","type":"address"},{"name":"data","type":"bytes"}]},
	{"type":"function","name":"pass","inputs":[]}]`

type proxyPermitted struct {
	Token  common.Address
	Amount *big.Int
}

type proxyPermit struct {
	Permitted proxyPermitted
	Nonce     *big.Int
	Deadline  *big.Int
}

type proxyWitness struct {
	To         common.Address
	ValidAfter *big.Int
}

func packed(t *testing.T, method string, args ...any) []byte {
	t.Helper()
	parsed, err := abi.JSON(strings.NewReader(proxyABI))
	if err != nil {
		t.Fatal(err)
	}
	data, err := parsed.Pack(method, args...)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// settleArguments are what the proxy is told of a permit.
func settleArguments(p *permit) []any {
	return []any{
		proxyPermit{proxyPermitted{p.a.Token, p.a.Amount.ToBig()}, p.a.Nonce.ToBig(), p.a.Deadline.ToBig()},
		p.a.From, proxyWitness{p.a.To, p.a.ValidAfter.ToBig()}, p.signature,
	}
}

// router deploys the model of a router at an address of its own.
func (f *fixture) router(at common.Address) common.Address {
	f.t.Helper()
	codes, err := permit2Models()
	if err != nil {
		f.t.Fatal(err)
	}
	if err := f.Control(f.t.Context(), "anvil_setCode", at, codes["Router"]); err != nil {
		f.t.Fatal(err)
	}
	return at
}

// Whoever is faster may use the proxy's other entrance; the payment is made all the same.
func TestPermitSettledByTheOtherEntranceIsPaid(t *testing.T) {
	f := start(t)
	f.withPermit2()
	p := f.permit("buyer")
	junk := struct {
		Value, Deadline *big.Int
		R, S            [32]byte
		V               uint8
	}{new(big.Int), new(big.Int), [32]byte{}, [32]byte{}, 27}
	tx := f.send("stranger", x402.ExactPermit2Proxy, packed(t, "settleWithPermit", append([]any{junk}, settleArguments(p)...)...)).TxHash
	if answer := f.settlePermit(p); !answer.Success || answer.Transaction != tx.Hex() || f.sender.sends.Load() != 0 {
		t.Fatalf("%+v", answer)
	}
}

// A transaction that only passes the call on does not show whose nonce it used.
func TestPermitSettledThroughARouterIsNotAFailure(t *testing.T) {
	f := start(t)
	f.withPermit2()
	p := f.permit("buyer")
	router := f.router(common.HexToAddress("0x00000000000000000000000000000000000a0a7e"))
	f.send("stranger", router, packed(t, "prepare", x402.ExactPermit2Proxy, packed(t, "settle", settleArguments(p)...)))
	tx := f.send("stranger", router, packed(t, "pass")).TxHash
	if f.balance(payTo) != price {
		t.Fatal("the router did not pay")
	}
	if answer := f.settlePermit(p); answer.ErrorReason != x402.ReasonSettlementPending || answer.Transaction != tx.Hex() {
		t.Fatalf("%+v", answer)
	}
}

// A payer signs one nonce for the token and for a token of its own, whose code makes an ordinary payment: one transfer
// must not answer for both.
func TestOneTransferIsNotTwoPayments(t *testing.T) {
	f := start(t)
	f.withPermit2()
	own := f.router(common.HexToAddress("0x00000000000000000000000000000000000e411e"))
	ordinary := f.pay(f.Key("buyer"))
	f.send("stranger", own, packed(t, "prepare", f.token, transferCall(ordinary)))
	promised := f.permit("buyer")
	trick := f.permit("buyer", func(p *permit) { p.a.Nonce, p.a.Token = promised.a.Nonce, own })
	f.send("stranger", x402.ExactPermit2Proxy, packed(t, "settle", settleArguments(trick)...))
	if f.balance(payTo) != price {
		t.Fatalf("received %d", f.balance(payTo))
	}
	if answer := f.settle(ordinary); !answer.Success {
		t.Errorf("the payment that was made: %+v", answer)
	}
	if answer := f.settlePermit(promised); answer.Success {
		t.Errorf("the payment that was not made: %+v", answer)
	}
}
