package model

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/redress-protocol/redress/agents/journal"
)

func clock() time.Time { return time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC) }

func recorded(t *testing.T, dir string, p *provider) map[string]Client {
	t.Helper()
	out := map[string]Client{}
	for protocol, live := range p.clients(t) {
		c, err := Recorder(dir, live, clock)
		if err != nil {
			t.Fatal(err)
		}
		out[protocol] = c
	}
	return out
}

func replayed(t *testing.T, dir string) map[string]Client {
	t.Helper()
	c, err := Replay(dir)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]Client{ProtocolAnthropic: c, ProtocolOpenAI: c}
}

func TestReplayGivesTheRecordedHearing(t *testing.T) {
	dir, p := t.TempDir(), newProvider(t, always("so\n"+pass))
	live := hear(t, panel(t, Options{Clients: recorded(t, dir, p)}), hearing(t, nil))
	if again := hear(t, panel(t, Options{Clients: recorded(t, dir, p)}), hearing(t, nil)); p.Count() != 6 || !reflect.DeepEqual(live, again) {
		t.Errorf("recorded requests were asked again: %d", p.Count())
	}
	p.Close()
	if r := hear(t, panel(t, Options{Clients: replayed(t, dir)}), hearing(t, nil)); !reflect.DeepEqual(live, r) {
		t.Errorf("%v", states(r))
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 6 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	raw, err := os.ReadFile(filepath.Join(dir, live.Runs[0].RequestHash+"-0.json"))
	if err != nil {
		t.Fatal(err)
	}
	var r Recording
	if err := json.Unmarshal(raw, &r); err != nil || r.Provider != ProtocolOpenAI || r.Model != live.Runs[0].Model || r.RequestHash != live.Runs[0].RequestHash ||
		r.Repeat != 0 || r.RecordedAt != "2026-11-30T12:00:00Z" || string(r.Response) != "so\n"+pass || !strings.Contains(r.Prompt.User, "calm") || r.OutputTokens != 7 {
		t.Errorf("%s %v", raw, err)
	}
	if d, err := promptDigest(r.Prompt.System, r.Prompt.User); err != nil || d != live.Runs[0].Request.Prompt {
		t.Errorf("the recorded prompt is not the requested one: %s %v", d, err)
	}
	if strings.Contains(string(raw), "key-") {
		t.Error("the recording holds the key")
	}
}

// A miss stops the hearing: it is no verdict, consumes no slot and is never asked live.
func TestMissIsAHardError(t *testing.T) {
	dir, slots, p := t.TempDir(), t.TempDir(), newProvider(t, always(pass))
	live := hear(t, panel(t, Options{Clients: recorded(t, dir, p)}), hearing(t, nil))
	if err := os.Remove(filepath.Join(dir, live.Runs[4].RequestHash+"-0.json")); err != nil {
		t.Fatal(err)
	}
	h := hearing(t, nil)
	d, err := journal.Open(slots)
	if err != nil {
		t.Fatal(err)
	}
	h.Slots = d
	for range 2 {
		r, err := panel(t, Options{Clients: replayed(t, dir)}).Hear(t.Context(), h)
		if r != nil || !errors.Is(err, ErrCassetteMiss) || p.Count() != 6 {
			t.Fatalf("%v %v, asked %d times", r, err, p.Count())
		}
	}
	if names, err := d.Names(); err != nil || slices.Contains(names, "run-1-0-r2-j2-1") {
		t.Errorf("the slot was consumed: %v %v", names, err)
	}
}

func TestForeignRecordingIsRefused(t *testing.T) {
	dir, p := t.TempDir(), newProvider(t, always(pass))
	live := hear(t, panel(t, Options{Clients: recorded(t, dir, p)}), hearing(t, nil))
	path := filepath.Join(dir, live.Runs[0].RequestHash+"-0.json")
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*Recording){
		"version": func(r *Recording) { r.Version = "2" }, "provider": func(r *Recording) { r.Provider = ProtocolAnthropic },
		"model": func(r *Recording) { r.Model = "other" }, "hash": func(r *Recording) { r.RequestHash = live.Runs[1].RequestHash },
		"repeat": func(r *Recording) { r.Repeat = 1 }, "system": func(r *Recording) { r.Prompt.System += "x" }, "user": func(r *Recording) { r.Prompt.User += "x" },
	} {
		var r Recording
		if err := json.Unmarshal(raw, &r); err != nil {
			t.Fatal(err)
		}
		edit(&r)
		changed, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, changed, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := panel(t, Options{Clients: replayed(t, dir)}).Hear(t.Context(), hearing(t, nil)); !errors.Is(err, ErrCassetteForeign) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, hash := range []string{"", "../../etc/passwd", strings.Repeat("a", 63)} {
		if _, err := replayed(t, dir)[ProtocolOpenAI].Ask(t.Context(), Call{RequestHash: hash}); !errors.Is(err, ErrCassetteForeign) {
			t.Errorf("%q: %v", hash, err)
		}
	}
}

// Failures are not recorded: a later hearing asks again.
func TestFailuresAreNotRecorded(t *testing.T) {
	dir := t.TempDir()
	p := newProvider(t, func(heardCall) reply { return reply{Status: 503} })
	hear(t, panel(t, Options{Clients: recorded(t, dir, p)}), hearing(t, nil))
	if files, err := os.ReadDir(dir); err != nil || len(files) != 0 {
		t.Errorf("%v %v", files, err)
	}
}
