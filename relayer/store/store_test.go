package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/canon"
)

func open(t *testing.T, dir string) *Files {
	t.Helper()
	f, err := Open(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// bothStores runs a test on a folder and on a client that reaches a folder.
func bothStores(t *testing.T, test func(t *testing.T, s Store)) {
	t.Run("files", func(t *testing.T) { test(t, open(t, t.TempDir())) })
	t.Run("http", func(t *testing.T) {
		server := httptest.NewServer(http.StripPrefix("/evidence", Handler(open(t, t.TempDir()))))
		t.Cleanup(server.Close)
		test(t, Client{URL: server.URL + "/evidence", HTTP: server.Client()})
	})
}

func TestPutGet(t *testing.T) {
	bothStores(t, func(t *testing.T, s Store) {
		for _, size := range []int{1, 1000, MaxBlob} {
			blob := bytes.Repeat([]byte{byte(size)}, size)
			for range 2 {
				hash, err := s.Put(t.Context(), blob)
				if err != nil || hash != crypto.Keccak256Hash(blob) {
					t.Fatalf("put %d bytes: %s, %v", size, hash, err)
				}
			}
			got, err := s.Get(t.Context(), crypto.Keccak256Hash(blob))
			if err != nil || !bytes.Equal(got, blob) {
				t.Fatalf("get %d bytes: %d, %v", size, len(got), err)
			}
		}
		if _, err := s.Put(t.Context(), make([]byte, MaxBlob+1)); !errors.Is(err, ErrTooLarge) {
			t.Errorf("a byte too many: %v", err)
		}
		if _, err := s.Put(t.Context(), nil); !errors.Is(err, ErrEmpty) {
			t.Errorf("nothing: %v", err)
		}
		if _, err := s.Get(t.Context(), common.Hash{1}); !errors.Is(err, ErrNotFound) {
			t.Errorf("unknown: %v", err)
		}
	})
}

func TestGroupsAppendOnceInOrder(t *testing.T) {
	bothStores(t, func(t *testing.T, s Store) {
		const group = "dispute-7_round-0"
		if got, err := s.List(t.Context(), group); err != nil || len(got) != 0 {
			t.Fatalf("fresh group: %v, %v", got, err)
		}
		var want []common.Hash
		for i := range 3 {
			hash, err := s.Put(t.Context(), []byte{byte(i), 1})
			if err != nil {
				t.Fatal(err)
			}
			for range 2 {
				if err := s.Append(t.Context(), group, hash); err != nil {
					t.Fatal(err)
				}
			}
			want = append(want, hash)
		}
		if got, err := s.List(t.Context(), group); err != nil || !slices.Equal(got, want) {
			t.Errorf("list %v, %v, want %v", got, err, want)
		}
		if err := s.Append(t.Context(), group, common.Hash{9}); !errors.Is(err, ErrNotFound) {
			t.Errorf("a hash without evidence: %v", err)
		}
	})
}

func TestGroupNamesCannotLeaveTheFolder(t *testing.T) {
	bothStores(t, func(t *testing.T, s Store) {
		hash, err := s.Put(t.Context(), []byte("x"))
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range []string{"", ".", "..", "../blobs/x", "a/b", `a\b`, "A", "a.b", "a\x00", "ä", strings.Repeat("a", maxGroupName+1)} {
			if err := s.Append(t.Context(), bad, hash); !errors.Is(err, ErrGroupName) {
				t.Errorf("append to %q: %v", bad, err)
			}
			if _, err := s.List(t.Context(), bad); !errors.Is(err, ErrGroupName) {
				t.Errorf("list %q: %v", bad, err)
			}
		}
		if err := s.Append(t.Context(), strings.Repeat("a", maxGroupName), hash); err != nil {
			t.Errorf("longest name: %v", err)
		}
	})
}

func TestHTTPPathsCannotLeaveTheFolder(t *testing.T) {
	dir := t.TempDir()
	secret := filepath.Join(dir, "secret")
	if err := os.WriteFile(secret, []byte("do not tell"), 0o600); err != nil {
		t.Fatal(err)
	}
	handler := Handler(open(t, filepath.Join(dir, "store")))
	for _, path := range []string{
		"/blobs/..%2f..%2fsecret", "/blobs/%2e%2e%2f%2e%2e%2fsecret", "/groups/..%2f..%2f..%2fsecret", "/groups/%2e%2e",
		"/blobs/" + strings.ToUpper(canon.CID(common.Hash{1})), "/blobs/f01551b20", "/blobs/",
	} {
		req := httptest.NewRequest(http.MethodGet, "http://x"+path, nil)
		res := httptest.NewRecorder()
		handler.ServeHTTP(res, req)
		if res.Code < 400 || strings.Contains(res.Body.String(), "do not tell") {
			t.Errorf("%s: %d %s", path, res.Code, res.Body)
		}
	}
}

func TestHandlerBoundsBodies(t *testing.T) {
	handler := Handler(open(t, t.TempDir()))
	for _, c := range []struct {
		path string
		body []byte
		want int
	}{
		{"/blobs", make([]byte, MaxBlob+1), http.StatusRequestEntityTooLarge},
		{"/groups/a", make([]byte, maxSmallBody+1), http.StatusRequestEntityTooLarge},
		{"/groups/a", []byte(`{"hash":"0x12"}`), http.StatusBadRequest},
		{"/groups/a", []byte(`{"hash":"` + (common.Hash{1}).Hex() + `","x":1}`), http.StatusBadRequest},
		{"/groups/a", []byte(`{"hash":"` + (common.Hash{1}).Hex() + `"}`), http.StatusNotFound},
	} {
		res := httptest.NewRecorder()
		handler.ServeHTTP(res, httptest.NewRequest(http.MethodPost, c.path, bytes.NewReader(c.body)))
		if res.Code != c.want {
			t.Errorf("%s with %.40q: %d, want %d", c.path, c.body, res.Code, c.want)
		}
	}
}

// counted tells how much of a body was read.
type counted struct {
	io.Reader
	read int
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.read += n
	return n, err
}

func TestHandlerStopsReadingLongBodies(t *testing.T) {
	handler := Handler(open(t, t.TempDir()))
	for path, limit := range map[string]int{"/blobs": MaxBlob, "/groups/a": maxSmallBody} {
		body := &counted{Reader: io.LimitReader(zeros{}, 64<<20)}
		handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodPost, path, body))
		if body.read > 2*limit {
			t.Errorf("%s: read %d bytes, limit %d", path, body.read, limit)
		}
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

func TestFilesSurviveARestart(t *testing.T) {
	dir := t.TempDir()
	f := open(t, dir)
	hash, err := f.Put(t.Context(), []byte("kept"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(t.Context(), "g", hash); err != nil {
		t.Fatal(err)
	}
	// Leftovers of writes that were cut off.
	temp := filepath.Join(dir, blobFolder, ".tmp-123")
	if err := os.WriteFile(temp, []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	group, err := os.OpenFile(filepath.Join(dir, groupFolder, "g"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := group.WriteString("00ff"); err != nil {
		t.Fatal(err)
	}
	group.Close()

	f = open(t, dir)
	if got, err := f.Get(t.Context(), hash); err != nil || string(got) != "kept" {
		t.Fatalf("get %q, %v", got, err)
	}
	if _, err := os.Stat(temp); !os.IsNotExist(err) {
		t.Errorf("leftover kept: %v", err)
	}
	second, err := f.Put(t.Context(), []byte("later"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(t.Context(), "g", second); err != nil {
		t.Fatal(err)
	}
	if got, err := f.List(t.Context(), "g"); err != nil || !slices.Equal(got, []common.Hash{hash, second}) {
		t.Errorf("list %v, %v", got, err)
	}
	if f.used != int64(len("kept")+len("later"))+roomOf(2) {
		t.Errorf("used %d bytes", f.used)
	}
}

func TestGetRefusesAndPutRepairsChangedFiles(t *testing.T) {
	f := open(t, t.TempDir())
	blob := []byte("evidence")
	hash, err := f.Put(t.Context(), blob)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(f.blobPath(hash), []byte("Evidence!"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := f.Get(t.Context(), hash); !errors.Is(err, ErrCorrupt) {
		t.Fatalf("get %q, %v", got, err)
	}
	if _, err := f.Put(t.Context(), blob); err != nil {
		t.Fatal(err)
	}
	if got, err := f.Get(t.Context(), hash); err != nil || !bytes.Equal(got, blob) {
		t.Fatalf("after repair: %q, %v", got, err)
	}
}

func TestClientRecomputesHashes(t *testing.T) {
	liar := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			fmt.Fprintf(w, `{"hash":"%s"}`, common.Hash{1})
			return
		}
		fmt.Fprint(w, "something else")
	}))
	t.Cleanup(liar.Close)
	c := Client{URL: liar.URL, HTTP: liar.Client()}
	if _, err := c.Put(t.Context(), []byte("x")); !errors.Is(err, ErrCorrupt) {
		t.Errorf("put: %v", err)
	}
	if _, err := c.Get(t.Context(), crypto.Keccak256Hash([]byte("x"))); !errors.Is(err, ErrCorrupt) {
		t.Errorf("get: %v", err)
	}
}

func TestClientBoundsAnswers(t *testing.T) {
	flood := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write(make([]byte, MaxBlob+1))
	}))
	t.Cleanup(flood.Close)
	if _, err := (Client{URL: flood.URL, HTTP: flood.Client()}).Get(t.Context(), common.Hash{}); !errors.Is(err, ErrTooLarge) {
		t.Error(err)
	}
}

func TestClientHonoursItsContext(t *testing.T) {
	release := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-release }))
	t.Cleanup(slow.Close)
	t.Cleanup(func() { close(release) })
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := (Client{URL: slow.URL, HTTP: slow.Client()}).Get(ctx, common.Hash{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestCapacityIsKept(t *testing.T) {
	f, err := Open(t.TempDir(), 10)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Put(t.Context(), []byte("0123456789")); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Put(t.Context(), []byte("x")); !errors.Is(err, ErrFull) {
		t.Errorf("a byte too many: %v", err)
	}
	if _, err := f.Put(t.Context(), []byte("0123456789")); err != nil {
		t.Errorf("what is there already takes no room: %v", err)
	}
}

// Whoever invents names of groups takes room like everybody else.
func TestGroupsTakeRoom(t *testing.T) {
	dir := t.TempDir()
	f, err := Open(dir, 10_000)
	if err != nil {
		t.Fatal(err)
	}
	hash, err := f.Put(t.Context(), []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []error{nil, nil, ErrFull} {
		if err := f.Append(t.Context(), fmt.Sprint("group-", i), hash); !errors.Is(err, want) {
			t.Errorf("group %d: %v", i, err)
		}
	}
	used := f.used
	if f, err = Open(dir, 10_000); err != nil || f.used != used || used != 1+2*roomOf(1) {
		t.Errorf("%d bytes after a restart, were %d, %v", f.used, used, err)
	}
}

func TestGroupLimitIsKept(t *testing.T) {
	f := open(t, t.TempDir())
	lines := strings.Repeat(strings.Repeat("0", 2*common.HashLength)+"\n", MaxGroup)
	if err := os.WriteFile(filepath.Join(f.dir, groupFolder, "g"), []byte(lines), 0o600); err != nil {
		t.Fatal(err)
	}
	hash, err := f.Put(t.Context(), []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(t.Context(), "g", hash); !errors.Is(err, ErrGroupFull) {
		t.Error(err)
	}
}

func TestConcurrentUse(t *testing.T) {
	bothStores(t, func(t *testing.T, s Store) {
		var wg sync.WaitGroup
		for i := range 20 {
			wg.Go(func() {
				hash, err := s.Put(t.Context(), []byte{byte(i % 5), 2})
				if err == nil {
					err = s.Append(t.Context(), "g", hash)
				}
				if err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if got, err := s.List(t.Context(), "g"); err != nil || len(got) != 5 {
			t.Errorf("list %d, %v", len(got), err)
		}
	})
}
