package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/redress-protocol/redress/agents/judge/modeltest"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// The claim is on disk when the provider is asked, and the terminal when anybody is answered.
func TestClaimIsOnDiskBeforeTheProviderIsAsked(t *testing.T) {
	dir := t.TempDir()
	var before []string
	p := modeltest.New(t, func(modeltest.Call) modeltest.Reply {
		before = files(t, dir)
		return modeltest.Reply{Text: pass}
	})
	h := newHouse(t, p, dir, nil)
	h.post(t, encoded(t, ask(t, 1, nil)))
	if want := []string{claimName(0) + ".json"}; !slices.Equal(before, want) {
		t.Errorf("when asked: %v", before)
	}
	if want := []string{claimName(0) + ".json", endName(0) + ".json"}; !slices.Equal(files(t, dir), want) {
		t.Errorf("when answered: %v", files(t, dir))
	}
}

func files(t testing.TB, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Error(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// A crash between claim and terminal leaves UNRESOLVED, for good.
func TestCrashAfterTheClaimLeavesUnresolved(t *testing.T) {
	dir, hold := t.TempDir(), make(chan struct{})
	p := modeltest.New(t, func(modeltest.Call) modeltest.Reply { return modeltest.Reply{Hold: hold} })
	dead := newHouse(t, p, dir, nil)
	a := ask(t, 1, nil)
	ctx, cancel := context.WithCancel(t.Context())
	gone := make(chan error, 1)
	go func() {
		_, err := dead.Run(ctx, callOf(t, a))
		gone <- err
	}()
	eventually(t, "the provider to be asked", func() bool { return p.Count() == 1 })
	cancel()
	if err := <-gone; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	// The process ends here: what it would still write goes nowhere.
	copied := t.TempDir()
	for _, name := range files(t, dir) {
		raw, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(copied, name), raw, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	close(hold)
	back := newHouse(t, p, copied, nil)
	code, answer, _ := back.post(t, encoded(t, a))
	terminal, err := asked(t, a).Check(answer.Receipts)
	if code != http.StatusOK || err != nil || terminal.Status != acquisition.SlotUnresolved || answer.Why != whyInterrupted || p.Count() != 1 {
		t.Fatalf("%d %+v %v, asked %d times", code, terminal, err, p.Count())
	}
	next := ask(t, 1, func(a *Ask) { a.Claim.Attempt = 1 })
	if code, _, refused := back.post(t, encoded(t, next)); code != http.StatusConflict || refused.Code != codeNotOpened {
		t.Errorf("%d %+v", code, refused)
	}
}

func TestRestartGivesWhatWasSigned(t *testing.T) {
	dir := t.TempDir()
	p := modeltest.New(t, always("first\n"+pass))
	h := newHouse(t, p, dir, nil)
	var bodies [][]byte
	var before []Answer
	for n := range 3 {
		bodies = append(bodies, encoded(t, ask(t, byte(n), nil)))
		_, answer, _ := h.post(t, bodies[n])
		before = append(before, answer)
	}
	early, _ := h.verified(t)
	h.Close(t.Context())
	if code, _, refused := h.post(t, encoded(t, ask(t, 9, nil))); code != http.StatusServiceUnavailable || refused.Code != codeBusy {
		t.Errorf("after it was closed: %d %+v", code, refused)
	}
	again := newHouse(t, modeltest.New(t, always(fail)), dir, nil)
	for n, body := range bodies {
		if _, answer, _ := again.post(t, body); text(t, answer) != text(t, before[n]) {
			t.Errorf("run %d: %+v", n, answer)
		}
	}
	if again.provider.Count() != 0 {
		t.Errorf("asked %d times", again.provider.Count())
	}
	again.post(t, encoded(t, ask(t, 9, nil)))
	if head, _ := again.verified(t, early.Signed()); head.Claims != 4 {
		t.Errorf("%d claims", head.Claims)
	}
	o := again.opts
	o.Address, o.Sign = addressOf(t, "another"), run.KeySigner(keyOf(t, "another"))
	if _, err := New(o); !errors.Is(err, ErrLog) {
		t.Errorf("another key on this log: %v", err)
	}
	if err := os.Remove(filepath.Join(dir, claimName(1)+".json")); err != nil {
		t.Fatal(err)
	}
	cut, err := New(again.opts)
	if err != nil {
		t.Fatal(err)
	}
	if err := acquisition.VerifyLog(committee, cut.opts.Address, cut.log.page(0, 9), early.Signed()); !errors.Is(err, acquisition.ErrChainBroken) {
		t.Errorf("a log that lost claims it had shown: %v", err)
	}
}

// The log is read by pages, and a claim that has no end yet is in it.
func TestLogIsReadWhole(t *testing.T) {
	hold := make(chan struct{})
	p := modeltest.New(t, func(c modeltest.Call) modeltest.Reply {
		if c.User == "the slow question" {
			return modeltest.Reply{Hold: hold}
		}
		return modeltest.Reply{Status: 503}
	})
	t.Cleanup(func() { close(hold) })
	h := newHouse(t, p, t.TempDir(), nil)
	for n := range byte(PageEntries + 1) {
		h.post(t, encoded(t, ask(t, n+1, nil)))
	}
	go h.post(t, encoded(t, ask(t, 200, func(a *Ask) { a.User = "the slow question" })))
	eventually(t, "the last claim", func() bool { return p.Count() == PageEntries+2 })
	head, entries := h.verified(t)
	if n := len(entries); head.Claims != PageEntries+2 || n != PageEntries+2 || entries[n-1].Terminal != nil || entries[n-2].Terminal == nil {
		t.Errorf("%d claims, %d entries", head.Claims, n)
	}
	if _, _, err := h.client(t, "").ReadLog(t.Context(), PageEntries); !errors.Is(err, ErrLog) {
		t.Errorf("beyond the limit: %v", err)
	}
	for _, from := range []string{"", "-1", "x"} {
		res, err := http.Get(h.url + pathEntries + "?from=" + from)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != http.StatusBadRequest {
			t.Errorf("from %q: %d", from, res.StatusCode)
		}
	}
}

func text(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// Where a claim or an end cannot be written nothing is asked, or nothing is said.
func TestWhatIsNotWrittenIsNotSaid(t *testing.T) {
	dir := t.TempDir()
	p := modeltest.New(t, always(pass))
	h := newHouse(t, p, dir, nil)
	if err := os.Mkdir(filepath.Join(dir, endName(0)+".json"), 0o700); err != nil {
		t.Fatal(err)
	}
	a := encoded(t, ask(t, 1, nil))
	for range 2 {
		if code, answer, refused := h.post(t, a); code != http.StatusInternalServerError || refused.Code != codeUnrecorded || len(answer.Output) > 0 {
			t.Errorf("no end: %d %+v", code, refused)
		}
	}
	// An end that turns up on disk later was never said, and is not before a restart has read it.
	path := filepath.Join(dir, endName(0)+".json")
	if err := errors.Join(os.Remove(path), os.WriteFile(path, []byte(`{"output":{"utf8":"PASS"}}`), 0o600)); err != nil {
		t.Fatal(err)
	}
	if code, answer, _ := h.post(t, a); code != http.StatusInternalServerError || len(answer.Output) > 0 {
		t.Errorf("an end that nobody wrote: %d %+v", code, answer)
	}
	if err := os.Mkdir(filepath.Join(dir, claimName(1)+".json"), 0o700); err != nil {
		t.Fatal(err)
	}
	for n := range byte(2) {
		if code, _, refused := h.post(t, encoded(t, ask(t, 2+n, nil))); code != http.StatusInternalServerError || refused.Code != codeUnrecorded {
			t.Errorf("no claim: %d %+v", code, refused)
		}
	}
	if p.Count() != 1 {
		t.Errorf("asked %d times", p.Count())
	}
}

// Two processes on one folder by mistake: neither can sign what contradicts the other's word on disk.
func TestTwoGatewaysOnOneFolderDoNotContradict(t *testing.T) {
	dir, release := t.TempDir(), make(chan struct{})
	p := modeltest.New(t, func(modeltest.Call) modeltest.Reply { <-release; return modeltest.Reply{Text: pass} })
	first := newHouse(t, p, dir, nil)
	a := ask(t, 1, nil)
	done := make(chan Refusal, 1)
	go func() {
		_, _, refused := first.post(t, encoded(t, a))
		done <- refused
	}()
	eventually(t, "the provider to be asked", func() bool { return p.Count() == 1 })
	second := newHouse(t, p, dir, nil) // takes the claim for one that a crash left
	close(release)
	if refused := <-done; refused.Code != codeUnrecorded {
		t.Errorf("the first says something else: %+v", refused)
	}
	_, answer, _ := second.post(t, encoded(t, a))
	if terminal, err := asked(t, a).Check(answer.Receipts); err != nil || terminal.Status != acquisition.SlotUnresolved || p.Count() != 1 {
		t.Errorf("%+v %v", terminal, err)
	}
	if code, _, _ := second.post(t, encoded(t, ask(t, 2, nil))); code != http.StatusOK {
		t.Fatal(code)
	}
	if code, _, refused := first.post(t, encoded(t, ask(t, 3, nil))); code != http.StatusInternalServerError || refused.Code != codeUnrecorded {
		t.Errorf("the first claims a place that is taken: %d %+v", code, refused)
	}
	second.verified(t)
}
