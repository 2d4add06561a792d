package store

import (
	"context"
	"errors"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/relayer/problem"
)

// casesOf is what a chain says about open cases.
type casesOf struct {
	named []common.Hash
	age   time.Duration
	err   error
}

func (c casesOf) Open(context.Context) (map[common.Hash]bool, time.Duration, error) {
	out := map[common.Hash]bool{}
	for _, hash := range c.named {
		out[hash] = true
	}
	return out, c.age, c.err
}

const day = 24 * time.Hour

// aged puts a document as if it had been put some time ago.
func aged(t *testing.T, f *Files, content string, ago time.Duration) common.Hash {
	t.Helper()
	hash, err := f.Put(t.Context(), []byte(content))
	if err != nil {
		t.Fatal(err)
	}
	age(t, f.blobPath(hash), ago)
	return hash
}

func age(t *testing.T, path string, ago time.Duration) {
	t.Helper()
	at := time.Now().Add(-ago)
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
}

func has(f *Files, hash common.Hash) bool {
	_, err := f.Get(context.Background(), hash)
	return err == nil
}

func TestCollectKeepsWhatAnOpenCaseNeeds(t *testing.T) {
	f := open(t, t.TempDir())
	const old = 90 * day
	body := aged(t, f, "the response body", old)
	inner := aged(t, f, `{"body":"`+canon.CID(body)+`"}`, old)
	named := aged(t, f, `{"delivery":"`+inner.Hex()+`"}`, old)
	seat, companion := aged(t, f, "seat 1", old), aged(t, f, "seat 2", old)
	for _, hash := range []common.Hash{seat, companion, named} {
		if err := f.Append(t.Context(), "round", hash); err != nil {
			t.Fatal(err)
		}
		age(t, f.blobPath(hash), old)
	}
	age(t, filepath.Join(f.dir, groupFolder, "round"), old)
	stray, other := aged(t, f, "nobody's", old), aged(t, f, "another group's", old)
	if err := f.Append(t.Context(), "settled", other); err != nil {
		t.Fatal(err)
	}
	age(t, f.blobPath(other), old)
	age(t, filepath.Join(f.dir, groupFolder, "settled"), old)

	removed, err := f.Collect(t.Context(), casesOf{named: []common.Hash{named, {99}}}, 30*day)
	if err != nil || removed != 2 {
		t.Fatalf("removed %d: %v", removed, err)
	}
	for name, hash := range map[string]common.Hash{"named": named, "inner": inner, "body": body, "seat": seat, "companion": companion} {
		if !has(f, hash) {
			t.Errorf("%s is gone", name)
		}
	}
	if has(f, stray) || has(f, other) {
		t.Error("what no case needs is still there")
	}
	if hashes, err := f.List(t.Context(), "round"); len(hashes) != 3 || err != nil {
		t.Errorf("round %v %v", hashes, err)
	}
	if hashes, err := f.List(t.Context(), "settled"); len(hashes) != 0 || err != nil {
		t.Errorf("settled %v %v", hashes, err)
	}
	// Once the case is final nothing needs them.
	if removed, err := f.Collect(t.Context(), casesOf{}, 30*day); err != nil || removed != 5 || f.used != 0 {
		t.Errorf("removed %d, %d bytes left: %v", removed, f.used, err)
	}
}

func TestCollectKeepsWhatIsYoungOrAsOldAsAnOpenCase(t *testing.T) {
	f := open(t, t.TempDir())
	young, middle := aged(t, f, "young", 29*day), aged(t, f, "middle", 80*day)
	listedLate := aged(t, f, "listed late", 80*day)
	if err := f.Append(t.Context(), "late", listedLate); err != nil {
		t.Fatal(err)
	}
	age(t, f.blobPath(listedLate), 80*day)
	// A case that was opened 60 days ago may need what was put since 30 days before.
	if removed, err := f.Collect(t.Context(), casesOf{age: 60 * day}, 30*day); err != nil || removed != 0 {
		t.Fatalf("removed %d: %v", removed, err)
	}
	if removed, err := f.Collect(t.Context(), casesOf{age: 40 * day}, 30*day); err != nil || removed != 1 || !has(f, young) || has(f, middle) || !has(f, listedLate) {
		t.Fatalf("removed %d: %v", removed, err)
	}
}

func TestPuttingAgainRenews(t *testing.T) {
	f := open(t, t.TempDir())
	put, listed := aged(t, f, "put again", 90*day), aged(t, f, "listed again", 90*day)
	if _, err := f.Put(t.Context(), []byte("put again")); err != nil {
		t.Fatal(err)
	}
	if err := f.Append(t.Context(), "g", listed); err != nil {
		t.Fatal(err)
	}
	age(t, filepath.Join(f.dir, groupFolder, "g"), 90*day)
	if removed, err := f.Collect(t.Context(), casesOf{}, 30*day); err != nil || removed != 0 || !has(f, put) || !has(f, listed) {
		t.Fatalf("removed %d: %v", removed, err)
	}
}

func TestCollectRemovesNothingWhileTheChainIsAway(t *testing.T) {
	f := open(t, t.TempDir())
	hash := aged(t, f, "old", 90*day)
	away := errors.New("away")
	if removed, err := f.Collect(t.Context(), casesOf{err: away}, day); !errors.Is(err, away) || removed != 0 || !has(f, hash) {
		t.Fatalf("removed %d: %v", removed, err)
	}
}

// A collection that is told to end does so, however much there is to read.
func TestCollectHonoursItsContext(t *testing.T) {
	f := open(t, t.TempDir())
	old := aged(t, f, "old", 90*day)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if removed, err := f.Collect(ctx, casesOf{}, day); !errors.Is(err, context.Canceled) || removed != 0 || !has(f, old) {
		t.Fatalf("removed %d: %v", removed, err)
	}
	if _, err := f.needed(ctx, map[common.Hash]bool{old: true}, time.Now()); !errors.Is(err, context.Canceled) {
		t.Errorf("reading on: %v", err)
	}
}

func TestMentionedFindsEverySpelling(t *testing.T) {
	hash := common.HexToHash("0x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")
	for _, doc := range []string{
		hash.Hex(), strings.ToUpper(hash.Hex()[2:]), canon.URI(hash), `{"a":"` + canon.CID(hash) + `"}`,
		"0x" + strings.Repeat("0", 64) + hash.Hex()[2:] + "ff", // within packed words
	} {
		found := false
		for _, got := range mentioned([]byte(doc)) {
			found = found || got == hash
		}
		if !found {
			t.Errorf("not found in %s", doc)
		}
	}
	if got := mentioned([]byte(hash.Hex()[:65])); len(got) != 0 {
		t.Errorf("%v in 63 digits", got)
	}
}

func TestErrorsNameTheFieldAndItsValue(t *testing.T) {
	server := httptest.NewServer(problem.Trace(Handler(open(t, t.TempDir()))))
	defer server.Close()
	for path, want := range map[string]string{
		"/blobs/" + canon.CID(common.Hash{1}): `"code":"evidence_not_found","message":"evidence not found","field":"cid","value":"` + canon.CID(common.Hash{1}) + `"`,
		"/blobs/bafy":                         `"code":"bad_request","message":"the request cannot be read","field":"cid","value":"bafy"`,
		"/groups/A":                           `"code":"bad_group_name","message":"bad group name","field":"group","value":"A"`,
	} {
		res, err := server.Client().Get(server.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(res.Body)
		res.Body.Close()
		if err != nil || !strings.Contains(string(body), want) || !strings.Contains(string(body), res.Header.Get(problem.Header)) {
			t.Errorf("%s: %s %v", path, body, err)
		}
	}
}
