package snapshot

import (
	"bytes"
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/bindings"
)

// FuzzUnpack checks that an archive that is read is byte for byte what pack writes for its files.
func FuzzUnpack(f *testing.F) {
	raw, err := pack(map[string][]byte{fileManifest: []byte("{}"), fileCases: []byte("[]")})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add(raw[:512])
	f.Fuzz(func(t *testing.T, raw []byte) {
		files, err := unpack(raw)
		if err != nil {
			if !errors.Is(err, ErrInvalid) {
				t.Fatal(err)
			}
			return
		}
		again, err := pack(files)
		if err != nil || !bytes.Equal(again, raw) {
			t.Fatalf("written back as %d bytes of %d (%v)", len(again), len(raw), err)
		}
	})
}

// FuzzReadJSON checks that a file of the record that is read is written back to the same bytes.
func FuzzReadJSON(f *testing.F) {
	raw, err := writeJSON(Manifest{})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	raw, err = writeJSON([]CaseRecord{{ID: common.Hash{1}, Deliveries: []DeliveryRecord{}, Evidence: []EvidenceRecord{}}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add(bytes.Repeat([]byte("["), 1<<12))
	f.Fuzz(func(t *testing.T, raw []byte) {
		for _, into := range []any{&Manifest{}, &[]CaseRecord{}, &[]PaymentRecord{}} {
			if readJSON(raw, into) != nil {
				continue
			}
			if again, err := writeJSON(into); err != nil || !bytes.Equal(again, raw) {
				t.Fatalf("%q is written back as %q (%v)", raw, again, err)
			}
		}
	})
}

// FuzzBlobs checks that a list of nodes that is read is the one that would be written for them.
func FuzzBlobs(f *testing.F) {
	nodes := [][]byte{[]byte("a"), []byte("b")}
	slices.SortFunc(nodes, func(a, b []byte) int { return crypto.Keccak256Hash(a).Cmp(crypto.Keccak256Hash(b)) })
	raw, err := rlp.EncodeToBytes(nodes)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	slices.Reverse(nodes)
	if raw, err = rlp.EncodeToBytes(nodes); err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Fuzz(func(t *testing.T, raw []byte) {
		b := newBlobs()
		if b.read(raw) != nil {
			return
		}
		for h, data := range b.byHash {
			if crypto.Keccak256Hash(data) != h {
				t.Fatalf("%x is kept under %s", data, h)
			}
			b.used[h] = true
		}
		again, err := rlp.EncodeToBytes(b.list())
		if err != nil || !bytes.Equal(again, raw) {
			t.Fatalf("%x is written back as %x (%v)", raw, again, err)
		}
	})
}

// FuzzTerms checks that a clone's code and its terms have one reading.
func FuzzTerms(f *testing.F) {
	n := big.NewInt(7)
	args, err := offerABI.Methods["terms"].Outputs.Pack(bindings.Terms{MinAmount: n, MaxAmount: n, Bond: n, Fee: n, AnswerCost: n, Penalty: n, RelayCap: n,
		Procedure: bindings.Procedure{Weights: n}, Settlement: []byte{1, 2, 3}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(slices.Concat(cloneHead, make([]byte, common.AddressLength), cloneTail, args))
	f.Add(slices.Concat(cloneHead, make([]byte, common.AddressLength), cloneTail))
	f.Fuzz(func(t *testing.T, code []byte) {
		implementation, args, ok := parseClone(code)
		if !ok {
			return
		}
		if again := slices.Concat(cloneHead, implementation[:], cloneTail, args); !bytes.Equal(again, code) {
			t.Fatalf("%x is read as a clone of %s", code, implementation)
		}
		terms, err := decodeTerms(args)
		if err != nil {
			return
		}
		if again, err := offerABI.Methods["terms"].Outputs.Pack(terms); err != nil || !bytes.Equal(again, args) {
			t.Fatalf("%x is written back as %x (%v)", args, again, err)
		}
	})
}
