package x402

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
)

// ErrUnpackable says that an authorization or its signature does not fit the words of a batch; it is settled alone.
var ErrUnpackable = errors.New("does not fit a batch")

const (
	addressShift  = 96 // bits below an address in a word
	timeBits      = 48
	ecdsaLength   = 65 // bytes of r, s and v
	ecdsaBaseV    = 27
	parityMask    = 0x80 // of the first byte of vs (ERC-2098)
	parityShift   = 7
	signatureHalf = 32
)

// PackByKey packs an authorization that a key signed, as the batch settler takes it.
func PackByKey(a Authorization, sig []byte) (bindings.KeyPayment, error) {
	transfer, err := packTransfer(a)
	if err != nil {
		return bindings.KeyPayment{}, err
	}
	if len(sig) != ecdsaLength || sig[64] != ecdsaBaseV && sig[64] != ecdsaBaseV+1 || sig[signatureHalf]&parityMask != 0 {
		return bindings.KeyPayment{}, fmt.Errorf("%w: signature", ErrUnpackable)
	}
	// ERC-2098: s is below 2^255, so that its top bit can carry the parity of v.
	vs := common.BytesToHash(sig[signatureHalf:64])
	vs[0] |= (sig[64] - ecdsaBaseV) << parityShift
	return bindings.KeyPayment{Transfer: transfer, R: common.BytesToHash(sig[:signatureHalf]), Vs: vs}, nil
}

// PackByWallet packs an authorization with a signature of any other form.
func PackByWallet(a Authorization, sig []byte) (bindings.WalletPayment, error) {
	transfer, err := packTransfer(a)
	if err != nil {
		return bindings.WalletPayment{}, err
	}
	return bindings.WalletPayment{Transfer: transfer, Signature: sig}, nil
}

func packTransfer(a Authorization) (bindings.PackedTransfer, error) {
	for _, f := range []struct {
		name  string
		value *uint256.Int
		bits  int
	}{{"value", a.Value, addressShift}, {"validAfter", a.ValidAfter, timeBits}, {"validBefore", a.ValidBefore, timeBits}} {
		if f.value.BitLen() > f.bits {
			return bindings.PackedTransfer{}, fmt.Errorf("%w: %s is longer than %d bits", ErrUnpackable, f.name, f.bits)
		}
	}
	times := new(big.Int).Lsh(a.ValidAfter.ToBig(), timeBits)
	return bindings.PackedTransfer{
		FromAndValue: besideAddress(a.From, a.Value.ToBig()),
		ToAndTimes:   besideAddress(a.To, times.Or(times, a.ValidBefore.ToBig())),
		Nonce:        a.Nonce,
	}, nil
}

// besideAddress puts an address into a word's high 160 bits.
func besideAddress(at common.Address, low *big.Int) *big.Int {
	high := new(big.Int).Lsh(new(big.Int).SetBytes(at[:]), addressShift)
	return high.Or(high, low)
}
