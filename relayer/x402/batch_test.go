package x402

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"
)

func TestPackByKeyKeepsEveryBit(t *testing.T) {
	d, a := vector()
	a.ValidAfter = uint256.NewInt(1<<48 - 1)
	a.Value = new(uint256.Int).SubUint64(new(uint256.Int).Lsh(uint256.NewInt(1), 96), 1)
	key, err := crypto.HexToECDSA(vectorKey)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := SignTransfer(key, d, a)
	if err != nil {
		t.Fatal(err)
	}
	p, err := PackByKey(a, sig)
	if err != nil {
		t.Fatal(err)
	}
	from, to := p.Transfer.FromAndValue.FillBytes(make([]byte, 32)), p.Transfer.ToAndTimes.FillBytes(make([]byte, 32))
	if !bytes.Equal(from[:20], a.From[:]) || !bytes.Equal(to[:20], a.To[:]) || p.Transfer.Nonce != a.Nonce ||
		new(uint256.Int).SetBytes(from[20:]).Cmp(a.Value) != 0 || new(uint256.Int).SetBytes(to[20:26]).Cmp(a.ValidAfter) != 0 ||
		new(uint256.Int).SetBytes(to[26:]).Cmp(a.ValidBefore) != 0 {
		t.Errorf("%x %x", from, to)
	}
	v := 27 + p.Vs[0]>>7
	p.Vs[0] &= 0x7f
	if back := append(append(p.R[:], p.Vs[:]...), v); !bytes.Equal(back, sig) {
		t.Errorf("%x, signed %x", back, sig)
	}
}

func TestWhatDoesNotFitIsNotPacked(t *testing.T) {
	good := append(bytes.Repeat([]byte{1}, 64), 27)
	for name, c := range map[string]struct {
		change func(*Authorization)
		sig    []byte
	}{
		"value":        {func(a *Authorization) { a.Value = new(uint256.Int).Lsh(uint256.NewInt(1), 96) }, good},
		"valid after":  {func(a *Authorization) { a.ValidAfter = uint256.NewInt(1 << 48) }, good},
		"valid before": {func(a *Authorization) { a.ValidBefore = uint256.NewInt(1 << 48) }, good},
		"short":        {func(*Authorization) {}, good[:64]},
		"v":            {func(*Authorization) {}, append(bytes.Repeat([]byte{1}, 64), 29)},
		"high s":       {func(*Authorization) {}, append(bytes.Repeat([]byte{0x80}, 64), 27)},
	} {
		_, a := vector()
		c.change(&a)
		if _, err := PackByKey(a, c.sig); !errors.Is(err, ErrUnpackable) {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, a := vector()
	if p, err := PackByWallet(a, []byte{1, 2}); err != nil || !bytes.Equal(p.Signature, []byte{1, 2}) {
		t.Errorf("%+v %v", p, err)
	}
	a.Value = new(uint256.Int).Lsh(uint256.NewInt(1), 96)
	if _, err := PackByWallet(a, nil); !errors.Is(err, ErrUnpackable) {
		t.Error(err)
	}
}
