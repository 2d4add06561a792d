package snapshot

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
)

// samples gives positions in n bytes: all of a small file, else spread and seeded ones.
func samples(n, most int) []int {
	var out []int
	for i := range min(n, most) {
		if n <= most {
			out = append(out, i)
		} else {
			out = append(out, i*(n/most))
		}
	}
	return out
}

// A few bits of the compression say nothing: with them changed the file holds the same tar.
func TestEveryFlippedByteOfTheArchiveIsRefused(t *testing.T) {
	s := story(t)
	same := 0
	for _, i := range samples(len(s.raw), 120) {
		spoiled := slices.Clone(s.raw)
		spoiled[i] ^= 1 << (i % 8)
		_, err := verifyRaw(t.Context(), spoiled, s.at.Hash, nil)
		if err == nil && bytes.Equal(plainTar(t, spoiled), plainTar(t, s.raw)) {
			same++
		} else if !errors.Is(err, ErrInvalid) {
			t.Fatalf("byte %d flipped: %v", i, err)
		}
	}
	if same > 8 {
		t.Errorf("%d of 120 flipped bytes change nothing", same)
	}
}

// The attacker makes the manifest fit the flipped byte, so that only the meaning of the byte can give it away.
func TestEveryFlippedByteOfEveryFileIsRefusedUnderAManifestThatFits(t *testing.T) {
	s := story(t)
	good := opened(t, s.raw)
	for _, name := range slices.Sorted(maps.Keys(good)) {
		most := 8
		if strings.HasPrefix(name, folderCode) || strings.HasPrefix(name, folderDocuments) {
			most = 2
		}
		if name == fileManifest {
			most = 64
		}
		for _, i := range samples(len(good[name]), most) {
			files := opened(t, s.raw)
			files[name] = slices.Clone(files[name])
			files[name][i] ^= 1 << (i % 8)
			var raw []byte
			var err error
			if name == fileManifest {
				raw = repacked(t, files)
			} else {
				raw = sealed(t, files)
			}
			_, err = verifyRaw(t.Context(), raw, s.at.Hash, nil)
			var f *Failure
			if !errors.As(err, &f) {
				t.Fatalf("%s: byte %d flipped: %v", name, i, err)
			}
			// Proofs are found wanting where they are used, so the failure may name another file than the flipped one.
			if slices.Contains(derived, name) && f.File != name {
				t.Errorf("%s: byte %d flipped, the failure names %s", name, i, f.File)
			}
		}
	}
}

func dropAndVerify(t *testing.T, s told, at Position) error {
	t.Helper()
	files := opened(t, s.raw)
	drop(t, files, at.Block, at.Transaction)
	_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	return err
}

// at finds the n-th event of a kind.
func at(t *testing.T, s told, event string, n int) Position {
	t.Helper()
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := readEvents(t, opened(t, s.raw))
	for _, e := range w {
		if e.Event == event {
			if n == 0 {
				return e.At
			}
			n--
		}
	}
	t.Fatalf("no %s in %d events of %d cases", event, len(w), len(r.Cases))
	return Position{}
}

func TestAnOmittedPaymentIsMissed(t *testing.T) {
	s := story(t)
	paid := paymentsOf(t, s.raw)
	for _, p := range paid {
		err := dropAndVerify(t, s, p.At)
		var f *Failure
		if !errors.As(err, &f) || f.File != filePayments {
			t.Fatalf("payment of %s omitted: %v", p.Amount, err)
		}
		if !strings.Contains(f.Reason, "missing "+p.Amount) {
			t.Errorf("payment of %s omitted, but: %v", p.Amount, err)
		}
	}
	first := dropAndVerify(t, s, paid[0].At)
	refused(t, first, filePayments, "up to checkpoint 0", "missing 1000000")
	last := dropAndVerify(t, s, paid[len(paid)-1].At)
	refused(t, last, filePayments, "missing 77777", "after checkpoint block")
}

func TestAnOmittedCaseIsMissed(t *testing.T) {
	s := story(t)
	for i := range 6 {
		err := dropAndVerify(t, s, at(t, s, "Contested", i))
		refused(t, err, fileCases, "listed 5 of 6, 1 missing")
	}
}

func TestAnOmittedEventIsMissed(t *testing.T) {
	s := story(t)
	for _, tt := range []struct {
		event string
		file  string
		says  string
	}{
		{"Checkpointed", fileCheckpoints, "missing"},
		{"Withdrawn", fileWithdrawals, "listed 0 of"},
		{"Published", fileEvents, "publication"},
		{"EvidenceAdded", fileEvents, "an item is missing"},
		{"Frozen", fileEvents, "the opening of dispute"},
		{"Drawn", fileEvents, "draw is missing"},
		{"Disclosed", fileEvents, "missing"},
	} {
		t.Run(tt.event, func(t *testing.T) {
			refused(t, dropAndVerify(t, s, at(t, s, tt.event, 0)), tt.file, tt.says)
		})
	}
	t.Run("SettlementExecuted", func(t *testing.T) {
		// The refund left with it, so the movement is missed first.
		refused(t, dropAndVerify(t, s, at(t, s, "SettlementExecuted", 0)), fileWithdrawals, "missing 500000")
		// This settlement refunded nothing.
		refused(t, dropAndVerify(t, s, at(t, s, "SettlementExecuted", 1)), fileEvents, "the release of case")
	})
	t.Run("RemedyAuthorized", func(t *testing.T) {
		// Fees were credited with it: where nothing else names their owners, the committee's books miss them first.
		if err := dropAndVerify(t, s, at(t, s, "RemedyAuthorized", 0)); !errors.Is(err, ErrInvalid) {
			t.Errorf("omitted: %v", err)
		}
	})
	t.Run("Committed", func(t *testing.T) {
		refused(t, dropAndVerify(t, s, at(t, s, "Committed", 4)), fileEvents, "commitments of seats")
	})
	t.Run("Revealed", func(t *testing.T) {
		refused(t, dropAndVerify(t, s, at(t, s, "Revealed", 3)), fileEvents, "observations of seats")
	})
}

func TestAnOmittedOfferIsMissed(t *testing.T) {
	s := story(t)
	var second Position
	for _, e := range readEvents(t, opened(t, s.all)) {
		if e.Event == "Published" {
			second = e.At
		}
	}
	files := opened(t, s.all)
	drop(t, files, second.Block, second.Transaction)
	_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, filePromises, fmt.Sprintf("listed %d of %d, 1 missing", s.offers-1, s.offers))
}

// onlySegment gives the file of blocks of a short chain.
func onlySegment(t *testing.T, files map[string][]byte) (string, *blobs, []*blockItem) {
	t.Helper()
	name := blocksName(anchorsOf(t, files)[0].Number)
	nodes, list := segmentItems(t, name, files[name])
	for h := range nodes.byHash {
		nodes.used[h] = true
	}
	return name, nodes, list
}

func TestBlocksAreListedOnceAndInOrder(t *testing.T) {
	s := story(t)
	for name, tt := range map[string]struct {
		change func([]*blockItem) []*blockItem
		says   string
	}{
		"duplicate block": {func(l []*blockItem) []*blockItem { return append(l[:1:1], l...) }, "repeated or out of order"},
		"reordered":       {func(l []*blockItem) []*blockItem { l[0], l[1] = l[1], l[0]; return l }, "repeated or out of order"},
		"duplicate transaction": {func(l []*blockItem) []*blockItem {
			l[0].Receipts = append(l[0].Receipts, l[0].Receipts...)
			return l
		}, "repeated or out of order"},
		"empty block":    {func(l []*blockItem) []*blockItem { l[0].Receipts, l[0].Nodes = nil, nil; return l }, "lists no transaction"},
		"a mark of two":  {func(l []*blockItem) []*blockItem { l[0].Draw = 2; return l }, "lists no transaction"},
		"a useless mark": {func(l []*blockItem) []*blockItem { l[0].Draw = 1; return l }, "serves no draw"},
		"future block": {func(l []*blockItem) []*blockItem {
			l[len(l)-1].Header = encodedHeader(t, &types.Header{Number: big.NewInt(1 << 40)})
			return l
		}, "not of the segment"},
		"no header": {func(l []*blockItem) []*blockItem { l[0].Header = []byte{0xc0}; return l }, "header"},
		// A header that is made to fit, of another state.
		"forged header": {func(l []*blockItem) []*blockItem {
			var h types.Header
			if err := rlp.DecodeBytes(l[0].Header, &h); err != nil {
				t.Fatal(err)
			}
			h.Root = common.Hash{1}
			l[0].Header, _ = rlp.EncodeToBytes(&h)
			return l
		}, "the header hashes to"},
		"the header of the block before": {func(l []*blockItem) []*blockItem { l[1].Header = l[0].Header; return l }, "repeated or out of order"},
		"a receipt that is not there": {func(l []*blockItem) []*blockItem {
			l[0].Receipts = append(l[0].Receipts, 1) // the block has one transaction
			return l
		}, "holds nothing there"},
		"an attempt that did not fail": {func(l []*blockItem) []*blockItem {
			l[0].Receipts, l[0].Attempts = nil, l[0].Receipts
			return l
		}, "did not revert"},
		"nodes out of order": {func(l []*blockItem) []*blockItem {
			for _, item := range l {
				if len(item.Nodes) > 1 {
					item.Nodes[0], item.Nodes[1] = item.Nodes[1], item.Nodes[0]
					return l
				}
			}
			l[0].Nodes = append(l[0].Nodes, l[0].Nodes[0])
			return l
		}, "repeated or out of order"},
		"no nodes": {func(l []*blockItem) []*blockItem { l[0].Nodes = nil; return l }, errAbsent.Error()},
		"a node more": {func(l []*blockItem) []*blockItem {
			set := newBlobs()
			set.addAll(append(l[0].Nodes, []byte("a node of another chain, long enough to look like one")))
			for h := range set.byHash {
				set.used[h] = true
			}
			l[0].Nodes = set.list()
			return l
		}, "proves nothing here"},
	} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			file, nodes, list := onlySegment(t, files)
			files[file] = segmentFile(t, nodes.list(), tt.change(list))
			_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, file, tt.says)
		})
	}
}

func TestFilesOfBlocksAreWhatTheirNamesSay(t *testing.T) {
	s := story(t)
	files := opened(t, s.raw)
	file, nodes, list := onlySegment(t, files)
	good := files[file]
	other := blocksName(anchorsOf(t, files)[0].Number + 1)
	for name, tt := range map[string]struct {
		spoil func()
		file  string
		says  string
	}{
		"of no anchor":   {func() { delete(files, file); files[other] = good }, other, "no anchor has this number"},
		"one more":       {func() { files[other] = good }, other, "no anchor has this number"},
		"empty":          {func() { files[file] = []byte{} }, file, "is empty"},
		"no block":       {func() { files[file] = segmentFile(t, [][]byte{}, nil) }, file, "holds no block"},
		"cut":            {func() { files[file] = good[:len(good)-1] }, file, "decode"},
		"goes on":        {func() { files[file] = append(slices.Clone(good), 0xc0) }, file, "decode"},
		"an item of 4GB": {func() { files[file] = append(slices.Clone(good), 0xfb, 0xff, 0xff, 0xff, 0xff) }, file, ""},
		"nodes missing":  {func() { files[file] = segmentFile(t, [][]byte{}, list) }, file, "hash of block"},
		"a node twice": {func() {
			n := nodes.list()
			files[file] = segmentFile(t, append(n[:1:1], n...), list)
		}, file, "repeated or out of order"},
		"a node more": {func() {
			more := newBlobs()
			more.addAll(append(nodes.list(), []byte("a node of another chain, long enough to look like one")))
			for h := range more.byHash {
				more.used[h] = true
			}
			files[file] = segmentFile(t, more.list(), list)
		}, file, "proves nothing here"},
	} {
		t.Run(name, func(t *testing.T) {
			files = opened(t, s.raw)
			tt.spoil()
			_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

func TestProofsOfTheStateAreListedOnceAndInOrder(t *testing.T) {
	s := story(t)
	var list [][]byte
	if err := rlp.DecodeBytes(opened(t, s.raw)[fileState], &list); err != nil {
		t.Fatal(err)
	}
	reordered := slices.Clone(list)
	reordered[0], reordered[1] = reordered[1], reordered[0]
	for _, spoiled := range [][][]byte{reordered, append(list[:1:1], list...)} {
		files := opened(t, s.raw)
		files[fileState], _ = rlp.EncodeToBytes(spoiled)
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileState, "repeated or out of order")
	}
}

func TestProofsThatProveNothingAreRefused(t *testing.T) {
	s := story(t)
	foreign := []byte("a node of another chain, long enough to look like one")
	t.Run("node", func(t *testing.T) {
		files := opened(t, s.raw)
		b := newBlobs()
		if err := b.read(files[fileState]); err != nil {
			t.Fatal(err)
		}
		b.add(foreign)
		for h := range b.byHash {
			b.used[h] = true
		}
		files[fileState], _ = rlp.EncodeToBytes(b.list())
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileState, "proves nothing here")
	})
	t.Run("code", func(t *testing.T) {
		files := opened(t, s.raw)
		files[codeName(crypto.Keccak256Hash(foreign))] = foreign
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, codeName(crypto.Keccak256Hash(foreign)), "code of no contract")
	})
}

func TestAMissingProofIsNamed(t *testing.T) {
	s := story(t)
	good := newBlobs()
	if err := good.read(opened(t, s.raw)[fileState]); err != nil {
		t.Fatal(err)
	}
	var hashes []common.Hash
	for h := range good.byHash {
		hashes = append(hashes, h)
	}
	slices.SortFunc(hashes, common.Hash.Cmp)
	for _, i := range samples(len(hashes), 30) {
		files := opened(t, s.raw)
		b := newBlobs()
		for h, data := range good.byHash {
			if h != hashes[i] {
				b.byHash[h], b.used[h] = data, true
			}
		}
		files[fileState], _ = rlp.EncodeToBytes(b.list())
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileState, errAbsent.Error())
	}
}
