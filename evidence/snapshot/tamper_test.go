package snapshot

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
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

func TestEveryFlippedByteOfTheArchiveIsRefused(t *testing.T) {
	s := story(t)
	for _, i := range samples(len(s.raw), 300) {
		spoiled := slices.Clone(s.raw)
		spoiled[i] ^= 1 << (i % 8)
		if _, err := Verify(t.Context(), spoiled, s.at.Hash, nil); !errors.Is(err, ErrInvalid) {
			t.Fatalf("byte %d flipped: %v", i, err)
		}
	}
}

// The attacker makes the manifest fit the flipped byte, so that only the meaning of the byte can give it away.
func TestEveryFlippedByteOfEveryFileIsRefusedUnderAManifestThatFits(t *testing.T) {
	s := story(t)
	good := opened(t, s.raw)
	for _, name := range names(good) {
		most := 24
		if strings.HasPrefix(name, folderCode) || strings.HasPrefix(name, folderDocuments) {
			most = 4
		}
		if name == fileManifest {
			most = 160
		}
		for _, i := range samples(len(good[name]), most) {
			files := opened(t, s.raw)
			files[name] = slices.Clone(files[name])
			files[name][i] ^= 1 << (i % 8)
			var raw []byte
			var err error
			if name == fileManifest {
				raw, err = pack(files)
				if err != nil {
					t.Fatal(err)
				}
			} else {
				raw = sealed(t, files)
			}
			_, err = Verify(t.Context(), raw, s.at.Hash, nil)
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

// drop removes the receipt of a transaction from the list of proofs.
func drop(t *testing.T, files map[string][]byte, block, tx uint64) {
	t.Helper()
	var list []blockReceipts
	if err := readJSON(files[fileReceipts], &list); err != nil {
		t.Fatal(err)
	}
	found := false
	out := []blockReceipts{}
	for _, b := range list {
		if b.Block == block {
			b.Transactions = slices.DeleteFunc(b.Transactions, func(i uint64) bool { found = found || i == tx; return i == tx })
		}
		if len(b.Transactions) > 0 {
			out = append(out, b)
		}
	}
	if !found {
		t.Fatalf("no receipt %d in block %d", tx, block)
	}
	files[fileReceipts], _ = writeJSON(out)
}

func dropAndVerify(t *testing.T, s told, at Position) error {
	t.Helper()
	files := opened(t, s.raw)
	drop(t, files, at.Block, at.Transaction)
	_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
	return err
}

// at finds the n-th event of a kind.
func at(t *testing.T, s told, event string, n int) Position {
	t.Helper()
	r, err := Verify(t.Context(), s.raw, s.at.Hash, nil)
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

func readEvents(t *testing.T, files map[string][]byte) []EventRecord {
	t.Helper()
	var out []EventRecord
	if err := readJSON(files[fileEvents], &out); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestAnOmittedPaymentIsMissed(t *testing.T) {
	s := story(t)
	r, err := Verify(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range r.Payments {
		err := dropAndVerify(t, s, p.At)
		var f *Failure
		if !errors.As(err, &f) || f.File != filePayments {
			t.Fatalf("payment of %s omitted: %v", p.Amount, err)
		}
		if !strings.Contains(f.Reason, "missing "+p.Amount) {
			t.Errorf("payment of %s omitted, but: %v", p.Amount, err)
		}
	}
	first := dropAndVerify(t, s, r.Payments[0].At)
	refused(t, first, filePayments, "up to checkpoint 0", "missing 1000000")
	last := dropAndVerify(t, s, r.Payments[len(r.Payments)-1].At)
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
	_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, filePromises, fmt.Sprintf("listed %d of %d, 1 missing", s.offers-1, s.offers))
}

func TestReceiptsAreListedOnceAndInOrder(t *testing.T) {
	s := story(t)
	for name, tt := range map[string]struct {
		change func([]blockReceipts) []blockReceipts
		says   string
	}{
		"duplicate block": {func(l []blockReceipts) []blockReceipts { return append(l[:1:1], l...) }, "repeated or out of order"},
		"reordered":       {func(l []blockReceipts) []blockReceipts { l[0], l[1] = l[1], l[0]; return l }, "repeated or out of order"},
		"duplicate transaction": {func(l []blockReceipts) []blockReceipts {
			l[0].Transactions = append(l[0].Transactions, l[0].Transactions...)
			return l
		}, "repeated or out of order"},
		"empty block":  {func(l []blockReceipts) []blockReceipts { l[0].Transactions = []uint64{}; return l }, "lists no transaction"},
		"future block": {func(l []blockReceipts) []blockReceipts { return append(l, blockReceipts{1 << 40, []uint64{0}}) }, "after the final block"},
	} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			var list []blockReceipts
			if err := readJSON(files[fileReceipts], &list); err != nil {
				t.Fatal(err)
			}
			files[fileReceipts], _ = writeJSON(tt.change(list))
			_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, fileReceipts, tt.says)
		})
	}
}

func TestAReceiptThatIsNotThereIsNotProven(t *testing.T) {
	s := story(t)
	files := opened(t, s.raw)
	var list []blockReceipts
	if err := readJSON(files[fileReceipts], &list); err != nil {
		t.Fatal(err)
	}
	list[0].Transactions = append(list[0].Transactions, 1) // the block has one transaction
	files[fileReceipts], _ = writeJSON(list)
	_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, fileNodes, "receipt 1 of block", "holds nothing there")
}

func TestProofsAreListedOnceAndInOrder(t *testing.T) {
	s := story(t)
	for _, name := range []string{fileHeaders, fileNodes} {
		var list [][]byte
		if err := rlp.DecodeBytes(opened(t, s.raw)[name], &list); err != nil {
			t.Fatal(err)
		}
		reordered := slices.Clone(list)
		reordered[0], reordered[1] = reordered[1], reordered[0]
		for _, spoiled := range [][][]byte{reordered, append(list[:1:1], list...)} {
			files := opened(t, s.raw)
			files[name], _ = rlp.EncodeToBytes(spoiled)
			_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, name, "repeated or out of order")
		}
	}
}

func TestProofsThatProveNothingAreRefused(t *testing.T) {
	s := story(t)
	foreign := []byte("a node of another chain, long enough to look like one")
	for name, set := range map[string]string{"header": fileHeaders, "node": fileNodes} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			b := newBlobs()
			if err := b.read(files[set]); err != nil {
				t.Fatal(err)
			}
			b.add(foreign)
			for h := range b.byHash {
				b.used[h] = true
			}
			files[set], _ = rlp.EncodeToBytes(b.list())
			_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, set, "proves nothing here")
		})
	}
	t.Run("code", func(t *testing.T) {
		files := opened(t, s.raw)
		files[codeName(crypto.Keccak256Hash(foreign))] = foreign
		_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, codeName(crypto.Keccak256Hash(foreign)), "code of no contract")
	})
}

func TestAMissingProofIsNamed(t *testing.T) {
	s := story(t)
	good := newBlobs()
	if err := good.read(opened(t, s.raw)[fileNodes]); err != nil {
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
		files[fileNodes], _ = rlp.EncodeToBytes(b.list())
		_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileNodes, errAbsent.Error())
	}
}
