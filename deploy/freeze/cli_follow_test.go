package freeze

import (
	"bytes"
	"context"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/urfave/cli/v2"
)

// lines tells of what is written to it.
type lines struct {
	bytes.Buffer
	told chan string
}

// Write implements io.Writer. The command writes from one goroutine.
func (l *lines) Write(p []byte) (int, error) {
	n, err := l.Buffer.Write(p)
	l.told <- l.String()
	return n, err
}

// The command follows until it is told to stop, and then ends without an error; what it wrote verifies.
func TestFollowCommandWritesAndStops(t *testing.T) {
	d, _, offer := published(t)
	data := t.TempDir()
	out := &lines{told: make(chan string, 100)}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	done := make(chan error, 1)
	app := &cli.App{Name: "redress", Commands: Commands(), Writer: out, ErrWriter: io.Discard, ExitErrHandler: func(*cli.Context, error) {}}
	go func() {
		done <- app.RunContext(ctx, []string{"redress", "snapshot", "follow", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(),
			"--data", data, "--confirmations", "0", "--every", "5", "--poll", "1ms"})
	}()
	var shown string
	deadline := time.After(60 * time.Second)
	for !strings.Contains(shown, "root") {
		select {
		case shown = <-out.told:
		case err := <-done:
			t.Fatalf("ended: %v", err)
		case <-deadline:
			t.Fatalf("no head within 60 seconds: %q", shown)
		}
	}
	stop()
	select {
	case err := <-done:
		if err != nil {
			t.Errorf("stopped with %v", err)
		}
	case <-deadline:
		t.Fatal("does not stop")
	}
	// The lines: block NUMBER HASH, FILE, root ROOT.
	fields := strings.Fields(shown)
	if len(fields) != 6 || filepath.Dir(fields[3]) != filepath.Join(data, snapshotsFolder) {
		t.Fatalf("shown %q", shown)
	}
	if text, err := run(t, "verify", fields[3], "--block-hash", fields[2]); err != nil || !strings.Contains(text, fields[5]) {
		t.Errorf("%v\n%s", err, text)
	}
	// The same block again, from the folder.
	again := filepath.Join(t.TempDir(), "again.redress")
	if text, err := run(t, "snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(), "--data", data, "--block", fields[1], "--out", again); err != nil || !strings.Contains(text, fields[5]) {
		t.Errorf("%v\n%s", err, text)
	}
}
