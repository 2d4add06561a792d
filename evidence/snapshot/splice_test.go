package snapshot

import (
	"bytes"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/deploy/devnet"
)

func TestForgedCodeIsRefused(t *testing.T) {
	s := story(t)
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Contracts {
		files := opened(t, s.raw)
		name := codeName(c.CodeHash)
		forged := slices.Clone(files[name])
		forged[len(forged)-1] ^= 1
		delete(files, name)
		files[codeName(crypto.Keccak256Hash(forged))] = forged
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, name, "missing", c.Address.Hex())

		files = opened(t, s.raw)
		files[name] = forged
		_, err = verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, name, "hashes to")

		files = opened(t, s.raw)
		files[fileContracts] = bytes.Replace(files[fileContracts], []byte(c.CodeHash.Hex()), []byte(common.Hash{1}.Hex()), 1)
		_, err = verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileContracts, "the proofs say")
	}
}

func TestASpliceFromAnotherChainIsRefused(t *testing.T) {
	s := story(t)
	other, stop := start(t, devnet.Options{ChainID: 84532})
	defer stop()
	other.offer, other.terms = other.publish(5, common.Hash{})
	other.pay("buyer", other.offer, 1_000_000)
	raw, at := other.snapshot(Scope{ScopeOffer, other.offer})
	if _, err := verifyRaw(t.Context(), raw, at.Hash, nil); err != nil {
		t.Fatal(err)
	}
	_, err := verifyRaw(t.Context(), raw, s.at.Hash, nil)
	refused(t, err, fileManifest, "trusted is")
	theirs := opened(t, raw)
	for _, name := range slices.Sorted(maps.Keys(theirs)) {
		files := opened(t, s.raw)
		if name == fileManifest || files[name] == nil || bytes.Equal(files[name], theirs[name]) {
			continue // the same contracts stand at the same addresses
		}
		files[name] = theirs[name]
		if _, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil); !errors.Is(err, ErrInvalid) {
			t.Errorf("%s of another chain: %v", name, err)
		}
	}
}

func TestTheScopeIsHeldToTheRecord(t *testing.T) {
	s := story(t)
	for name, tt := range map[string]struct {
		scope Scope
		file  string
		says  string
	}{
		"another contract": {Scope{ScopeOffer, s.factory.Address}, fileContracts, "is no clone"},
		"the token":        {Scope{ScopeOffer, s.token}, fileContracts, "is no clone"},
		"other kind":       {Scope{"seller", s.scope.Address}, fileManifest, "neither"},
	} {
		files := opened(t, s.raw)
		var m Manifest
		if err := readJSON(files[fileManifest], &m); err != nil {
			t.Fatal(err)
		}
		m.Scope = tt.scope
		files[fileManifest], _ = writeJSON(m)
		t.Run(name, func(t *testing.T) {
			_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

func TestTruncationIsRefused(t *testing.T) {
	s := story(t)
	for _, n := range samples(len(s.raw), 80) {
		if _, err := verifyRaw(t.Context(), s.raw[:n], s.at.Hash, nil); !errors.Is(err, ErrInvalid) {
			t.Fatalf("cut at %d: %v", n, err)
		}
	}
	if _, err := verifyRaw(t.Context(), append(slices.Clone(s.raw), make([]byte, 512)...), s.at.Hash, nil); !errors.Is(err, ErrInvalid) {
		t.Fatalf("padded: %v", err)
	}
}

func FuzzVerify(f *testing.F) {
	f.Add([]byte{}, uint64(1))
	f.Fuzz(func(t *testing.T, raw []byte, seed uint64) {
		if _, err := verifyRaw(t.Context(), raw, common.Hash{1}, nil); err == nil {
			t.Fatal("verified")
		}
		s := story(t)
		spoiled := slices.Clone(s.raw)
		r := rand.New(rand.NewPCG(seed, 1))
		for range 1 + r.IntN(4) {
			spoiled[r.IntN(len(spoiled))] ^= byte(1 + r.IntN(255))
		}
		if bytes.Equal(spoiled, s.raw) {
			return
		}
		_, err := verifyRaw(t.Context(), spoiled, s.at.Hash, nil)
		if !errors.Is(err, ErrInvalid) && (err != nil || !bytes.Equal(plainTar(t, spoiled), plainTar(t, s.raw))) {
			t.Fatalf("seed %d: %v", seed, err)
		}
	})
}
