package snapshot

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/redress-protocol/redress/deploy/devnet"
)

func TestARootIsSignedAndVerified(t *testing.T) {
	m := Manifest{ChainID: 31337, Root: common.Hash{1}, Block: BlockRef{Hash: common.Hash{2}}}
	s, err := SignRoot(m, devnet.Key("seller"))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if who, err := VerifyRoot(m, raw); err != nil || who != devnet.Address("seller") {
		t.Fatalf("%s, %v", who, err)
	}
	// Everything that is signed counts.
	for name, other := range map[string]Manifest{
		"root": {ChainID: 31337, Root: common.Hash{3}, Block: m.Block}, "block": {ChainID: 31337, Root: m.Root},
		"chain": {ChainID: 1, Root: m.Root, Block: m.Block},
	} {
		if _, err := VerifyRoot(other, raw); !errors.Is(err, ErrSignature) {
			t.Errorf("another %s: %v", name, err)
		}
	}
	for name, spoiled := range map[string][]byte{
		"another signer": bytes.Replace(raw, bytes.ToLower([]byte(s.Signer.Hex())), bytes.ToLower([]byte(devnet.Address("buyer").Hex())), 1),
		"a field more":   bytes.Replace(raw, []byte("\n}"), []byte(",\n  \"more\": 1\n}"), 1),
		"trailing":       append(bytes.Clone(raw), '\n'),
		"too long":       append(bytes.Clone(raw), make([]byte, MaxSignatureBytes)...),
		"empty":          nil,
		"no signature":   bytes.Replace(raw, []byte(s.Signature.String()), []byte("0x"), 1),
	} {
		if _, err := VerifyRoot(m, spoiled); !errors.Is(err, ErrSignature) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The digest, as go-ethereum's own encoder makes it.
func TestTheSignedDigestIsTheTypedOne(t *testing.T) {
	m := Manifest{ChainID: 31337, Root: common.Hash{1}, Block: BlockRef{Hash: common.Hash{2}}}
	want, _, err := apitypes.TypedDataAndHash(apitypes.TypedData{
		Types: apitypes.Types{
			"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"}},
			"SnapshotRoot": {{Name: "root", Type: "bytes32"}, {Name: "blockHash", Type: "bytes32"}, {Name: "chainId", Type: "uint256"}},
		},
		PrimaryType: "SnapshotRoot",
		Domain:      apitypes.TypedDataDomain{Name: "Redress Snapshot", Version: "1"},
		Message: apitypes.TypedDataMessage{
			"root": m.Root.Hex(), "blockHash": m.Block.Hash.Hex(), "chainId": math.NewHexOrDecimal256(31337),
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := rootDigest(m); got != common.BytesToHash(want) {
		t.Errorf("%s, want %x", got, want)
	}
}
