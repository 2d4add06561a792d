package proof_test

import (
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/proof"
)

// The bindings' struct converts; TxIndex and LogIndex stay big integers for that reason.
type solidityProof = struct {
	Header   []byte
	TxIndex  *big.Int
	Nodes    [][]byte
	LogIndex *big.Int
}

type solidityPayment struct {
	Key         [32]byte
	Payer       common.Address
	Amount      *big.Int
	BlockNumber *big.Int
	Time        *big.Int
	Nonce       [32]byte
}

// onChain runs the contract's verification with the given block-hash source.
func (c *chain) onChain(source common.Address, overrides map[common.Address]any, method string, p proof.Proof,
	token, payTo common.Address) (proof.Payment, error) {
	c.t.Helper()
	out, err := c.call(c.harness, overrides, method, solidityProof(p), source, token, payTo)
	if err != nil {
		return proof.Payment{}, err
	}
	s := *abi.ConvertType(out[0], new(solidityPayment)).(*solidityPayment)
	amount, overflow := uint256.FromBig(s.Amount)
	if overflow || !s.BlockNumber.IsUint64() || !s.Time.IsUint64() {
		c.t.Fatalf("payment out of range: %+v", s)
	}
	return proof.Payment{
		Key: s.Key, Payer: s.Payer, Amount: amount, BlockHash: crypto.Keccak256Hash(p.Header),
		BlockNumber: s.BlockNumber.Uint64(), Time: s.Time.Uint64(), Nonce: s.Nonce,
	}, nil
}

// vouch makes FixedSource know one block for the length of a call.
func (c *chain) vouch(number uint64, hash common.Hash) map[common.Address]any {
	slot := crypto.Keccak256Hash(common.BigToHash(new(big.Int).SetUint64(number)).Bytes(), make([]byte, 32))
	return map[common.Address]any{c.fixed.address: map[string]any{"stateDiff": map[common.Hash]common.Hash{slot: hash}}}
}

// accept verifies with Go, with the contract and with the reference, and requires the same payment from all.
func (c *chain) accept(p proof.Proof, hash common.Hash) proof.Payment {
	c.t.Helper()
	want, err := proof.VerifyPayment(p, hash, c.token.address, payTo)
	if err != nil {
		c.t.Fatalf("go refused: %v", err)
	}
	for _, method := range []string{"verify", "verifyReference"} {
		got, err := c.onChain(c.source.address, nil, method, p, c.token.address, payTo)
		if err != nil {
			c.t.Fatalf("%s refused: %v", method, err)
		}
		c.same(got, want)
	}
	return want
}

func (c *chain) same(got, want proof.Payment) {
	c.t.Helper()
	if !got.Amount.Eq(want.Amount) {
		c.t.Fatalf("amount on chain %s, in go %s", got.Amount, want.Amount)
	}
	got.Amount = want.Amount
	if got != want {
		c.t.Fatalf("on chain %+v\nin go    %+v", got, want)
	}
}

// refuseFor requires the contract to revert with the named error and arguments, and Go to refuse for the same reason.
func (c *chain) refuseFor(p proof.Proof, hash common.Hash, token, payTo common.Address, name string, args ...any) {
	c.t.Helper()
	_, err := proof.VerifyPayment(p, hash, token, payTo)
	c.refusedAs(err, name)
	_, err = c.onChain(c.source.address, nil, "verify", p, token, payTo)
	c.reverted(err, name, args...)
}

// refuseHere is refuseFor for the test's token, recipient and a block that only the fixed source knows.
func (c *chain) refuseHere(p proof.Proof, name string, args ...any) {
	c.t.Helper()
	hash, number := crypto.Keccak256Hash(p.Header), uint64(0)
	if fields, err := proof.DecodeHeader(p.Header); err == nil {
		number = fields.Number
	}
	_, err := proof.VerifyPayment(p, hash, c.token.address, payTo)
	c.refusedAs(err, name)
	_, err = c.onChain(c.fixed.address, c.vouch(number, hash), "verify", p, c.token.address, payTo)
	c.reverted(err, name, args...)
}

func (c *chain) reverted(err error, name string, args ...any) {
	c.t.Helper()
	var revert *revertError
	if !errors.As(err, &revert) {
		c.t.Fatalf("contract answered %v, want %s", err, name)
	}
	if revert.name != name {
		c.t.Fatalf("contract reverted with %v, want %s%v", revert, name, args)
	}
	if len(args) > 0 && !slices.EqualFunc(revert.args, args, equalArg) {
		c.t.Fatalf("contract reverted with %v, want %s%v", revert, name, args)
	}
}

func equalArg(a, b any) bool {
	x, ok := a.(*big.Int)
	if !ok {
		if h, isHash := b.(common.Hash); isHash {
			b = [32]byte(h)
		}
		return a == b
	}
	switch y := b.(type) {
	case *big.Int:
		return x.Cmp(y) == 0
	case uint64:
		return x.IsUint64() && x.Uint64() == y
	case int:
		return x.IsInt64() && x.Int64() == int64(y)
	}
	return false
}

func (c *chain) refusedAs(err error, name string) {
	c.t.Helper()
	if got := solidityName(err); got != name {
		c.t.Fatalf("go refused with %q (%v), want %s", got, err, name)
	}
}

// solidityName is the contract's error for a refusal in Go.
func solidityName(err error) string {
	var (
		logIndex  *proof.LogIndexError
		token     *proof.WrongTokenError
		recipient *proof.WrongRecipientError
	)
	switch {
	case err == nil:
		return ""
	case errors.As(err, &logIndex):
		return "LogIndexOutOfRange"
	case errors.As(err, &token):
		return "WrongToken"
	case errors.As(err, &recipient):
		return "WrongRecipient"
	}
	for _, pair := range []struct {
		err  error
		name string
	}{
		{proof.ErrMalformed, "MalformedRLP"},
		{proof.ErrHeaderMismatch, "HeaderMismatch"},
		{proof.ErrReceiptNotProven, "ReceiptNotProven"},
		{proof.ErrReceiptType, "ReceiptTypeUnknown"},
		{proof.ErrReceiptWithoutStatus, "ReceiptWithoutStatus"},
		{proof.ErrTransactionFailed, "TransactionFailed"},
		{proof.ErrNotATransfer, "NotATransfer"},
		{proof.ErrZeroAmount, "ZeroAmount"},
		{proof.ErrAccountNotProven, "AccountNotProven"},
		{proof.ErrHistoryContract, "HistoryContractUnsupported"},
		{proof.ErrTargetRange, "TargetOutOfRange"},
		{proof.ErrTargetNotProven, "TargetNotProven"},
	} {
		if errors.Is(err, pair.err) {
			return pair.name
		}
	}
	return err.Error()
}

func TestEveryErrorHasItsName(t *testing.T) {
	a := loadArtifact(t, "PaymentProofHarness.sol", "PaymentProofHarness").abi
	for _, name := range []string{"BlockHashUnknown", "HeaderMismatch", "LogIndexOutOfRange", "MalformedRLP", "NotATransfer",
		"ReceiptNotProven", "ReceiptTypeUnknown", "ReceiptWithoutStatus", "TransactionFailed", "WrongRecipient", "WrongToken",
		"ZeroAmount"} {
		if _, ok := a.Errors[name]; !ok {
			t.Errorf("the harness has no error %s", name)
		}
	}
}
