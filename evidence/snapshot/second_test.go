package snapshot

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
)

// secondProject is a verifier of a snapshot's core in another language, by other libraries.
const secondProject = "testdata/second"

// second is that verifier, running. It answers one job after the other.
type second struct {
	t    *testing.T
	in   *json.Encoder
	out  *bufio.Scanner
	dir  string
	jobs int
}

// answer is what it found.
type answer struct {
	OK       bool   `json:"ok"`
	Payments int    `json:"payments"`
	Offers   int    `json:"offers"`
	Reason   string `json:"reason"`
	File     string `json:"file"`
}

func startSecond(t *testing.T) *second {
	t.Helper()
	tool := filepath.Join("node_modules", ".bin", "tsx")
	if _, err := os.Stat(filepath.Join(secondProject, tool)); err != nil {
		t.Fatal("the second verifier is not installed: run `make tools`")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 4*time.Minute)
	cmd := exec.CommandContext(ctx, tool, "verify.ts", "--jobs")
	cmd.Dir, cmd.Stderr = secondProject, os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		_ = cmd.Wait()
		cancel()
	})
	return &second{t: t, in: json.NewEncoder(in), out: bufio.NewScanner(out), dir: t.TempDir()}
}

// verify has it verify files, the ones extended first.
func (s *second) verify(hash common.Hash, raws ...[]byte) answer {
	s.t.Helper()
	job := struct {
		Files []string    `json:"files"`
		Hash  common.Hash `json:"hash"`
	}{Hash: hash}
	s.jobs++
	for i, raw := range raws {
		path := filepath.Join(s.dir, fmt.Sprintf("%d-%d.redress", s.jobs, i))
		if err := os.WriteFile(path, raw, 0o600); err != nil {
			s.t.Fatal(err)
		}
		job.Files = append(job.Files, path)
	}
	if err := s.in.Encode(job); err != nil {
		s.t.Fatal(err)
	}
	if !s.out.Scan() {
		s.t.Fatalf("the second verifier ended: %v", s.out.Err())
	}
	var a answer
	if err := json.Unmarshal(s.out.Bytes(), &a); err != nil {
		s.t.Fatal(err)
	}
	return a
}

// first verifies by this package.
func first(t *testing.T, hash common.Hash, raws ...[]byte) error {
	t.Helper()
	var list []*Archive
	for _, raw := range raws {
		a, err := openRaw(raw)
		if err != nil {
			return err
		}
		list = append(list, a)
	}
	_, err := Verify(t.Context(), list[len(list)-1], hash, nil, list[:len(list)-1]...)
	return err
}

// agree has both verify, and expects them to say the same.
func (s *second) agree(t *testing.T, what string, good bool, hash common.Hash, raws ...[]byte) answer {
	t.Helper()
	err, other := first(t, hash, raws...), s.verify(hash, raws...)
	if (err == nil) != good || other.OK != good {
		t.Errorf("%s: the first says %v, the second %+v", what, err, other)
	}
	if !other.OK && (other.Reason == "" || other.File == "") {
		t.Errorf("%s: refused without a reason: %+v", what, other)
	}
	return other
}

// core are the files of which the second verifier derives every byte.
func core(name string) bool {
	return name == fileAnchors || name == fileState || name == filePayments ||
		strings.HasPrefix(name, folderBlocks) || strings.HasPrefix(name, folderCode)
}

func TestTwoVerifiersAcceptTheSame(t *testing.T) {
	s, other := story(t), startSecond(t)
	if a := other.agree(t, "an Offer", true, s.at.Hash, s.raw); a.Payments != 10 || a.Offers != 1 {
		t.Errorf("an Offer: %+v", a)
	}
	if a := other.agree(t, "a factory", true, s.at.Hash, s.all); a.Payments < 11 || a.Offers != s.offers {
		t.Errorf("a factory: %+v", a)
	}
}

func TestTwoVerifiersRefuseTheSame(t *testing.T) {
	s, other := story(t), startSecond(t)
	refuse := func(what string, raw []byte) { t.Helper(); other.agree(t, what, false, s.at.Hash, raw) }

	other.agree(t, "another trusted hash", false, common.Hash{1}, s.raw)
	for _, i := range samples(len(s.raw), 25) {
		spoiled := slices.Clone(s.raw)
		spoiled[i] ^= 1 << (i % 8)
		refuse(fmt.Sprintf("byte %d of the archive flipped", i), spoiled)
	}
	for _, n := range samples(len(s.raw), 4) {
		refuse(fmt.Sprintf("cut at %d", n), s.raw[:n])
	}
	refuse("a byte behind the end", append(slices.Clone(s.raw), 0))
	refuse("two frames", append(slices.Clone(s.raw), s.raw...))

	good := opened(t, s.raw)
	for _, name := range slices.Sorted(maps.Keys(good)) {
		if !core(name) {
			continue
		}
		for _, i := range samples(len(good[name]), 3) {
			files := opened(t, s.raw)
			files[name][i] ^= 1 << (i % 8)
			refuse(fmt.Sprintf("%s: byte %d flipped under a manifest that fits", name, i), sealed(t, files))
		}
		files := opened(t, s.raw)
		delete(files, name)
		refuse(name+" left out", sealed(t, files))
	}
	for _, p := range paymentsOf(t, s.raw) {
		files := opened(t, s.raw)
		drop(t, files, p.At.Block, p.At.Transaction)
		refuse("the payment of "+p.Amount+" left out", sealed(t, files))
	}
	for i := range 3 {
		files := opened(t, s.raw)
		at := at(t, s, "Contested", i)
		drop(t, files, at.Block, at.Transaction)
		refuse(fmt.Sprintf("case %d left out", i), sealed(t, files))
	}
	for _, edit := range []struct{ file, from, to string }{
		{filePayments, `"amount":"1000000"`, `"amount":"1000001"`}, {filePayments, `"payer":"0x`, `"payer":"0xff`},
		{filePayments, `"log":1`, `"log":2`}, {filePayments, `"contested":false`, `"contested":true`},
		{fileContracts, `"codeHash": "0x`, `"codeHash": "0xff`}, {fileConservation, `"unexplained": "0"`, `"unexplained": "1"`},
		{fileConservation, `"paidOut": "`, `"paidOut": "1`},
	} {
		files := opened(t, s.raw)
		changed := bytes.Replace(files[edit.file], []byte(edit.from), []byte(edit.to), 1)
		if bytes.Equal(changed, files[edit.file]) {
			t.Fatalf("no %s in %s", edit.from, edit.file)
		}
		files[edit.file] = changed
		refuse(edit.file+" says "+edit.to, sealed(t, files))
	}
	files := opened(t, s.raw)
	files["notes.txt"] = []byte("x")
	refuse("a file of another name", sealed(t, files))
}

// forged rewrites a header.
func forged(t *testing.T, raw rlp.RawValue, edit func(*types.Header)) rlp.RawValue {
	t.Helper()
	var h types.Header
	if err := rlp.DecodeBytes(raw, &h); err != nil {
		t.Fatal(err)
	}
	edit(&h)
	out, err := rlp.EncodeToBytes(&h)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestTwoVerifiersRefuseForgedBlocks(t *testing.T) {
	s, other := story(t), startSecond(t)
	foreign := []byte("a node of another chain, long enough to look like one")
	// The block of a payment, as its item is written again after an edit.
	blocks := func(edit func(*blockItem)) []byte {
		files := opened(t, s.raw)
		name := blocksName(anchorsOf(t, files)[0].Number)
		_, list := segmentItems(t, name, files[name])
		paid := paymentsOf(t, s.raw)[0].At.Block
		for _, item := range list {
			if item.number(t) == paid {
				edit(item)
			}
		}
		var lead [][]byte
		if err := rlp.DecodeBytes(leading(t, files[name]), &lead); err != nil {
			t.Fatal(err)
		}
		files[name] = segmentFile(t, lead, list)
		return sealed(t, files)
	}
	other.agree(t, "blocks written again", true, s.at.Hash, blocks(func(*blockItem) {}))
	for what, edit := range map[string]func(*blockItem){
		"a block's time forged": func(b *blockItem) { b.Header = forged(t, b.Header, func(h *types.Header) { h.Time++ }) },
		"a block's number forged": func(b *blockItem) {
			b.Header = forged(t, b.Header, func(h *types.Header) { h.Number.SetUint64(h.Number.Uint64() + 1) })
		},
		"a block's receipts forged": func(b *blockItem) { b.Header = forged(t, b.Header, func(h *types.Header) { h.ReceiptHash = h.TxHash }) },
		"a receipt that is not":     func(b *blockItem) { b.Receipts = append(b.Receipts, 1) },
		"a receipt twice":           func(b *blockItem) { b.Receipts = append(b.Receipts, b.Receipts...) },
		"an attempt that went well": func(b *blockItem) { b.Attempts = append(b.Attempts, b.Receipts...) },
		"a draw of two":             func(b *blockItem) { b.Draw = 2 },
	} {
		other.agree(t, what, false, s.at.Hash, blocks(edit))
	}
	for _, name := range []string{fileAnchors, fileState} {
		files := opened(t, s.raw)
		files[name] = withNode(t, name, files[name], foreign)
		other.agree(t, "a node of no use in "+name, false, s.at.Hash, sealed(t, files))
	}
	files := opened(t, s.raw)
	var items []anchorItem
	if err := rlp.DecodeBytes(files[fileAnchors], &items); err != nil {
		t.Fatal(err)
	}
	items[0].Header = forged(t, items[0].Header, func(h *types.Header) { h.Root = common.Hash{1} })
	files[fileAnchors], _ = rlp.EncodeToBytes(items)
	other.agree(t, "the final header forged", false, s.at.Hash, sealed(t, files))
}

// leading is the first RLP item of bytes.
func leading(t *testing.T, raw []byte) []byte {
	t.Helper()
	_, _, rest, err := rlp.Split(raw)
	if err != nil {
		t.Fatal(err)
	}
	return raw[:len(raw)-len(rest)]
}

// withNode adds a node to a file's first list of nodes.
func withNode(t *testing.T, name string, raw, node []byte) []byte {
	t.Helper()
	add := func(list [][]byte) [][]byte {
		b := newBlobs()
		for _, n := range append(list, node) {
			b.add(n)
		}
		for h := range b.byHash {
			b.used[h] = true
		}
		return b.list()
	}
	var out []byte
	var err error
	if name == fileState {
		var list [][]byte
		if err := rlp.DecodeBytes(raw, &list); err != nil {
			t.Fatal(err)
		}
		out, err = rlp.EncodeToBytes(add(list))
	} else {
		var items []anchorItem
		if err := rlp.DecodeBytes(raw, &items); err != nil {
			t.Fatal(err)
		}
		items[0].Nodes = add(items[0].Nodes)
		out, err = rlp.EncodeToBytes(items)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestTwoVerifiersRefuseASplice(t *testing.T) {
	s, other := story(t), startSecond(t)
	x, stop := start(t, devnet.Options{ChainID: 84532})
	defer stop()
	x.offer, x.terms = x.publish(5, common.Hash{})
	x.pay("buyer", x.offer, 1_000_000)
	raw, at := x.snapshot(Scope{ScopeOffer, x.offer})
	other.agree(t, "another chain's", true, at.Hash, raw)
	other.agree(t, "another chain's under the trusted hash", false, s.at.Hash, raw)
	theirs, ours := opened(t, raw), opened(t, s.raw)
	for name, data := range theirs {
		if name == fileManifest || !core(name) || bytes.Equal(ours[name], data) {
			continue
		}
		files := opened(t, s.raw)
		files[name] = data
		other.agree(t, name+" of another chain", false, s.at.Hash, sealed(t, files))
	}
}

func TestTwoVerifiersAgreeOnIncrements(t *testing.T) {
	other, s := startSecond(t), newScene(t)
	s.pay("buyer", s.offer, 1_000_000)
	base, from := s.snapshot(Scope{ScopeOffer, s.offer})
	s.must(s.d.Mine(t.Context(), 3))
	s.contest(s.pay("buyer-2", s.offer, 2_000_000), s.offer, s.terms, 1)
	a, err := openRaw(base)
	s.must(err)
	o := s.options(Scope{ScopeOffer, s.offer})
	whole, at, err := freezeRaw(t.Context(), reader{s.chain}, o)
	s.must(err)
	o.Extends, o.Block = []*Archive{a}, new(big.Int).SetUint64(at.Number)
	more, _, err := freezeRaw(t.Context(), reader{s.chain}, o)
	s.must(err)
	for what, raws := range map[string][][]byte{"in one": {whole}, "in two": {base, more}} {
		if a := other.agree(t, what, true, at.Hash, raws...); a.Payments != 2 {
			t.Errorf("%s: %+v", what, a)
		}
	}
	other.agree(t, "the base under its own hash", true, from.Hash, base)
	other.agree(t, "an increment alone", false, at.Hash, more)
	other.agree(t, "an increment in the wrong order", false, at.Hash, more, base)
	other.agree(t, "a snapshot twice", false, at.Hash, whole, whole)
	files := opened(t, base)
	paid := paymentsOf(t, base)[0].At
	drop(t, files, paid.Block, paid.Transaction)
	other.agree(t, "another base", false, at.Hash, sealed(t, files), more)
}

// A chain over two hops. What is made up ends there: once the blocks are verified, the second misses the contracts.
func TestTwoVerifiersAgreeOnHops(t *testing.T) {
	other := startSecond(t)
	name := func(back uint64) string { return blocksName(farFinal - back*proof.HistoryRing) }
	for title, spoil := range map[string]func(*far){
		"as it is":            func(*far) {},
		"one anchor left out": func(f *far) { f.anchors = slices.Delete(f.anchors, 1, 2) },
		"anchors reordered":   func(f *far) { f.anchors[1], f.anchors[2] = f.anchors[2], f.anchors[1] },
		"an anchor twice":     func(f *far) { f.anchors = slices.Insert(f.anchors, 1, f.anchors[1]) },
		"a forged anchor":     func(f *far) { f.anchors[1].Header = forged(t, f.anchors[1].Header, func(h *types.Header) { h.Time++ }) },
		"an anchor without code": func(f *far) {
			f.anchors[2].Header = forged(t, f.anchors[2].Header, func(h *types.Header) { h.Root = common.Hash{1} })
		},
		"no nodes":              func(f *far) { f.anchors[0].Nodes = nil },
		"the last one's nodes":  func(f *far) { f.anchors[2].Nodes = nil },
		"nodes reordered":       func(f *far) { slices.Reverse(f.anchors[0].Nodes) },
		"an old block left out": func(f *far) { delete(f.files, name(2)) },
		"files swapped":         func(f *far) { f.files[name(0)], f.files[name(1)] = f.files[name(1)], f.files[name(0)] },
		"a file twice":          func(f *far) { f.files[name(0)] = append(f.files[name(0)], f.files[name(0)]...) },
		"an empty file":         func(f *far) { f.files[name(1)] = []byte{0xc0} },
		"extends a known block": func(f *far) { f.extends = &Base{Block: blockRef(header(t, f.old))}; delete(f.files, name(2)) },
	} {
		f := newFar(t)
		spoil(f)
		_, err := f.read(t)
		a := other.verify(f.hash, f.archive(t))
		if reached := a.File == fileContracts; a.OK || reached != (err == nil) {
			t.Errorf("%s: the first says %v, the second %+v", title, err, a)
		}
	}
}

// archive packs the blocks beside nothing.
func (f *far) archive(t *testing.T) []byte {
	t.Helper()
	files := map[string][]byte{}
	for _, name := range required() {
		files[name] = []byte("[]\n")
	}
	var err error
	if files[fileAnchors], err = rlp.EncodeToBytes(f.anchors); err != nil {
		t.Fatal(err)
	}
	files[fileState] = []byte{0xc0}
	maps.Copy(files, f.files)
	m := Manifest{ChainID: 1, Block: BlockRef{farFinal, f.hash, farFinal}, Scope: Scope{ScopeOffer, common.Address{1}}, Extends: f.extends}
	if files[fileManifest], err = writeJSON(m); err != nil {
		t.Fatal(err)
	}
	return sealed(t, files)
}
