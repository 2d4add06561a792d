package facilitator

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestPermit2ErrorsHaveTheirReasons(t *testing.T) {
	p := &payment{permit2: &x402.Permit2Authorization{}}
	for text, want := range map[string]x402.Reason{
		"InvalidAmount()": "permit2_invalid_amount", "InvalidDestination()": "permit2_invalid_destination",
		"InvalidOwner()": "permit2_invalid_owner", "PaymentTooEarly()": "permit2_payment_too_early",
		"InvalidNonce()": "permit2_invalid_nonce", "InvalidSigner()": "invalid_permit2_signature",
		"SignatureExpired(uint256)": "permit2_deadline_expired",
	} {
		data := append(crypto.Keccak256([]byte(text))[:4], make([]byte, 32)...)
		var got *refusal
		if err := new(Server).explain(t.Context(), p, bindings.DecodeRevert(data)); !errors.As(err, &got) || got.reason != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// A transaction can succeed without moving the money; that is no settlement.
func TestTransactionWithoutTheTransferIsNoSuccess(t *testing.T) {
	p := &payment{domain: x402.TokenDomain{Token: common.Address{1}}, amount: uint256.NewInt(1)}
	receipt := &types.Receipt{TxHash: common.Hash{7}, Status: types.ReceiptStatusSuccessful}
	if o := new(Server).conclude(p, receipt); o.success || o.reason != "invalid_exact_evm_transfer_event_mismatch" || o.tx != receipt.TxHash {
		t.Errorf("%+v", o)
	}
}
