package ledger_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/signature"
)

var key, _ = crypto.ToECDSA(crypto.Keccak256([]byte("owner of the ledger")))

func sign(digest common.Hash) ([]byte, error) { return signature.Sign(key, digest) }

func header() ledger.Header {
	return ledger.Header{ChainID: 31337, Owner: crypto.PubkeyToAddress(key.PublicKey)}
}

func act(i int) ledger.Act {
	a := ledger.Act{
		Time: 1000 + uint64(i), Kind: "settle", Status: ledger.Done, Subject: fmt.Sprintf("payment-%d", i),
		Payload: json.RawMessage(fmt.Sprintf(`{ "b": %d, "a": "1000000" }`, i)),
	}
	if i%2 == 1 {
		a.Chain = &ledger.Block{Number: uint64(i), Hash: common.Hash{byte(i)}, Time: 2000 + uint64(i)}
	}
	if i%3 == 2 {
		a.Status = ledger.Refused
	}
	return a
}

// written makes a ledger of n acts, every one in an Append of its own, and gives its bytes.
func written(t *testing.T, n int) (string, []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "ledger")
	f, err := ledger.Open(path, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		if _, err := f.Append(act(i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return path, raw
}

func TestSameActsGiveTheSameBytes(t *testing.T) {
	one, a := written(t, 5)
	two := filepath.Join(t.TempDir(), "ledger")
	f, err := ledger.Open(two, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(act(0), act(1), act(2)); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if f, err = ledger.Open(two, header(), sign); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(act(3), act(4)); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(two)
	if err != nil || !bytes.Equal(a, b) {
		t.Fatalf("%v\n%s\n%s", err, a, b)
	}
	ha, err := os.ReadFile(ledger.HeadPath(one))
	if err != nil {
		t.Fatal(err)
	}
	hb, err := os.ReadFile(ledger.HeadPath(two))
	if err != nil || !bytes.Equal(ha, hb) {
		t.Fatalf("heads %s and %s: %v", ha, hb, err)
	}
	if !ledger.Is(a) || ledger.Is([]byte("{}\n")) {
		t.Fatal("a ledger is not told from another file")
	}
}

func TestVerifyFile(t *testing.T) {
	path, _ := written(t, 7)
	h, head, err := ledger.VerifyFile(path)
	if err != nil || head.Entries != 7 || h.Owner != header().Owner || h.Format != ledger.Format {
		t.Fatalf("%+v %+v %v", h, head, err)
	}
}

func TestEveryTamperingIsRefused(t *testing.T) {
	path, raw := written(t, 4)
	signed, err := ledger.ReadHead(ledger.HeadPath(path))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(raw), "\n")
	lines = lines[:len(lines)-1]
	join := func(at ...int) string {
		var out string
		for _, i := range at {
			out += lines[i]
		}
		return out
	}
	another := header()
	another.ChainID++
	foreign := filepath.Join(t.TempDir(), "foreign")
	f, err := ledger.Open(foreign, another, sign)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(act(0)); err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile(foreign)
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		text string
		want error
	}{
		"dropped first":  {join(0, 2, 3, 4), ledger.ErrChain},
		"dropped middle": {join(0, 1, 3, 4), ledger.ErrChain},
		"dropped last":   {join(0, 1, 2, 3), ledger.ErrHead},
		"all dropped":    {join(0), ledger.ErrHead},
		"repeated":       {join(0, 1, 1, 2, 3, 4), ledger.ErrChain},
		"reordered":      {join(0, 2, 1, 3, 4), ledger.ErrChain},
		"no header":      {join(1, 2, 3, 4), ledger.ErrFormat},
		"torn":           {string(raw[:len(raw)-1]), ledger.ErrTorn},
		"spliced":        {join(0) + strings.SplitAfter(string(other), "\n")[1], ledger.ErrChain},
		"other chain":    {string(other), ledger.ErrHead},
		"amount edited":  {strings.Replace(string(raw), `"a":"1000000"`, `"a":"2000000"`, 1), ledger.ErrChain},
		"status edited":  {strings.Replace(string(raw), `"REFUSED"`, `"DONE"`, 1), ledger.ErrChain},
		"spaced":         {strings.Replace(string(raw), `"a":`, `"a": `, 1), ledger.ErrChain},
		"blank line":     {string(raw) + "\n", ledger.ErrChain},
		"empty":          {"", ledger.ErrFormat},
	} {
		if _, _, err := ledger.Verify(strings.NewReader(tc.text), signed); !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
	}
}

func TestHeadOfAnotherOwnerIsRefused(t *testing.T) {
	path, raw := written(t, 2)
	signed, err := ledger.ReadHead(ledger.HeadPath(path))
	if err != nil {
		t.Fatal(err)
	}
	stranger, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	h := header()
	h.Format = ledger.Format
	forged, err := signed.Head.Sign(h, func(d common.Hash) ([]byte, error) { return signature.Sign(stranger, d) })
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []ledger.SignedHead{forged, {Head: signed.Head, Signature: make([]byte, 65)}, {Head: signed.Head}} {
		if _, _, err := ledger.Verify(bytes.NewReader(raw), s); !errors.Is(err, ledger.ErrHead) {
			t.Errorf("head %+v: %v", s, err)
		}
	}
}

// Wherever a crash cuts the file, opening it again keeps every whole entry and loses nothing that was acknowledged; a cut
// into what the head was signed over is reported.
func TestOpenAfterACrashAtEveryByte(t *testing.T) {
	path, raw := written(t, 3)
	head, err := os.ReadFile(ledger.HeadPath(path))
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(path, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(act(3)); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	full, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for cut := len(raw) - 20; cut <= len(full); cut++ {
		at := filepath.Join(t.TempDir(), "ledger")
		if err := errors.Join(os.WriteFile(at, full[:cut], 0o600), os.WriteFile(ledger.HeadPath(at), head, 0o600)); err != nil {
			t.Fatal(err)
		}
		f, err := ledger.Open(at, header(), sign)
		if cut < len(raw) {
			if !errors.Is(err, ledger.ErrHead) {
				t.Fatalf("cut at %d of %d signed: %v", cut, len(raw), err)
			}
			continue
		}
		want := uint64(3)
		if cut == len(full) {
			want = 4
		}
		if err != nil || f.Head().Entries != want {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		if _, err := f.Append(act(9)); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if _, head, err := ledger.VerifyFile(at); err != nil || head.Entries != want+1 {
			t.Fatalf("cut at %d: %+v %v", cut, head, err)
		}
	}
}

// An open ledger goes on from the signed head without reading what is before the last line, and from nothing else: where head
// and last line do not belong together it reads through everything.
func TestOpenGoesOnFromTheSignedHead(t *testing.T) {
	path, raw := written(t, 4)
	spoilt := bytes.Replace(raw, []byte(`"a":"1000000"`), []byte(`"a":"1000001"`), 1)
	if err := os.WriteFile(path, spoilt, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(path, header(), sign)
	if err != nil || f.Head().Entries != 4 {
		t.Fatalf("an old line was read again: %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if _, _, err := ledger.VerifyFile(path); !errors.Is(err, ledger.ErrChain) {
		t.Fatalf("verified: %v", err)
	}
	last := bytes.LastIndex(spoilt, []byte(`"a":"1000000"`))
	spoilt[last+5] = '2'
	if err := os.WriteFile(path, spoilt, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ledger.Open(path, header(), sign); !errors.Is(err, ledger.ErrChain) {
		t.Fatalf("went on from another last line: %v", err)
	}
}

func TestOneWriter(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ledger")
	f, err := ledger.Open(path, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ledger.Open(path, header(), sign); err == nil {
		t.Fatal("two writers of one ledger")
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(act(0)); err == nil {
		t.Fatal("appended to a closed ledger")
	}
	another := header()
	another.Owner = common.Address{1}
	if _, err := ledger.Open(path, another, sign); !errors.Is(err, ledger.ErrFormat) {
		t.Fatalf("another owner's ledger was opened: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := ledger.Open(path, header(), sign); !errors.Is(err, ledger.ErrHead) {
		t.Fatalf("a ledger begins anew under the head of a lost one: %v", err)
	}
}

// Writers that open, append and close do not lose each other's entries.
func TestManyWritersTakeTurns(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ledger")
	var group sync.WaitGroup
	for i := range 20 {
		group.Go(func() {
			if entries, err := ledger.AppendTo(path, header(), sign, time.Minute, act(i), act(i)); err != nil || len(entries) != 2 || entries[1].Seq != entries[0].Seq+1 {
				t.Errorf("%v %v", entries, err)
			}
		})
	}
	group.Wait()
	if _, head, err := ledger.VerifyFile(path); err != nil || head.Entries != 40 {
		t.Fatalf("%+v, %v", head, err)
	}
	f, err := ledger.Open(path, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := ledger.AppendTo(path, header(), sign, 0, act(0)); err == nil {
		t.Fatal("written beside another writer")
	}
}

func TestInvalidActsAreRefusedAndNothingIsWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ledger")
	f, err := ledger.Open(path, header(), sign)
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*ledger.Act){
		"kind":    func(a *ledger.Act) { a.Kind = "Settle" },
		"status":  func(a *ledger.Act) { a.Status = "OK" },
		"subject": func(a *ledger.Act) { a.Subject = strings.Repeat("x", 161) },
		"payload": func(a *ledger.Act) { a.Payload = json.RawMessage(`{"a":1,"a":2}`) },
		"long":    func(a *ledger.Act) { a.Payload = json.RawMessage(`"` + strings.Repeat("x", ledger.MaxPayload) + `"`) },
		"time":    func(a *ledger.Act) { a.Time = 1 << 60 },
	} {
		a := act(1)
		change(&a)
		if _, err := f.Append(act(0), a); !errors.Is(err, ledger.ErrEntry) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if after, err := os.ReadFile(path); err != nil || !bytes.Equal(before, after) {
		t.Fatalf("something was written: %v", err)
	}
}

func TestMoments(t *testing.T) {
	_, raw := written(t, 6)
	for name, tc := range map[string]struct {
		as   ledger.Moment
		want []uint64
	}{
		"all":             {ledger.Moment{}, []uint64{1, 2, 3, 4, 5, 6}},
		"happened":        {ledger.Moment{Happened: 1002}, []uint64{1, 2, 3}},
		"known":           {ledger.Moment{Known: 2003}, []uint64{2, 4}},
		"happened, known": {ledger.Moment{Happened: 1002, Known: 2003}, []uint64{2}},
	} {
		var got []uint64
		_, _, err := ledger.Read(bytes.NewReader(raw), func(e ledger.Entry) error {
			if tc.as.Has(e) {
				got = append(got, e.Seq)
			}
			return nil
		})
		if err != nil || fmt.Sprint(got) != fmt.Sprint(tc.want) {
			t.Errorf("%s: %v, want %v (%v)", name, got, tc.want, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"chainId":1,"format":"redress-ledger/1","owner":"0x0000000000000000000000000000000000000001"}` + "\n"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		entries := 0
		h, head, err := ledger.Read(bytes.NewReader(raw), func(e ledger.Entry) error { entries++; return nil })
		if err != nil {
			return
		}
		if want, err := h.Hash(); err != nil || head.Entries == 0 && head.Last != want {
			t.Fatalf("%+v %v", head, err)
		}
		if head.Entries != uint64(entries) || bytes.Count(raw, []byte("\n")) != entries+1 || raw[len(raw)-1] != '\n' {
			t.Fatalf("%d entries read of %q", entries, raw)
		}
	})
}
