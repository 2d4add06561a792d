package mutation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Status is what became of a mutant.
type Status string

// Statuses. Only Killed is a kill.
const (
	Killed     Status = "killed"
	Survived   Status = "survived"
	NoCompile  Status = "does not compile"
	NoTests    Status = "no tests ran"
	TimedOut   Status = "timed out"
	Unsettled  Status = "forge failed" // neither results nor a compiler's complaint
	NoPlace    Status = "not tried"    // the schema cannot hold it
	Listed     Status = "equivalent"   // not tried: nothing differs that a test could see
	maxOutput         = 256 << 20      // bytes kept of one run
	maxMessage        = 300            // bytes shown of what forge said
	killGrace         = 10 * time.Second
)

// verdict is one run of forge.
type verdict struct {
	status Status
	by     string // the first failed test, or what forge said
	in     string // the failed test's file
}

// scratch is one copy of the project.
type scratch struct {
	project Project
	dir     string
	timeout time.Duration // of one run
	env     []string      // settings of forge's own
}

// selection says which tests run: those in one of the files or folders of match, all where there is none, but none of
// noMatch.
type selection struct {
	match, noMatch []string
	quick          bool // few runs per fuzz test
	failFast       bool // stops at the first failure, which then may be another one each time
}

// quickRuns is how many inputs a fuzz test gets in a first look.
const quickRuns = "FOUNDRY_FUZZ_RUNS=16"

// test runs the selected tests.
func (s scratch) test(ctx context.Context, sel selection) (verdict, error) {
	// Failing inputs that an earlier mutant left would be tried on this one.
	for _, kept := range []string{"fuzz", "invariant", "test-failures"} {
		if err := os.RemoveAll(filepath.Join(s.dir, filepath.FromSlash(s.project.Cache), kept)); err != nil {
			return verdict{}, fmt.Errorf("clear cache: %w", err)
		}
	}
	args := []string{"test", "--json"}
	if len(sel.match) != 0 {
		args = append(args, "--match-path", pattern(sel.match))
	}
	if len(sel.noMatch) != 0 {
		args = append(args, "--no-match-path", pattern(sel.noMatch))
	}
	if sel.failFast {
		args = append(args, "--fail-fast")
	}
	env := s.env
	if sel.quick {
		env = append(slices.Clone(env), quickRuns)
	}
	out, err := s.forge(ctx, env, args...)
	if err != nil {
		return verdict{}, err
	}
	if out.late {
		return verdict{status: TimedOut, by: fmt.Sprintf("after %s", s.timeout)}, nil
	}
	return classify(out.stdout, out.stderr), nil
}

// pattern matches the tests in files and folders.
func pattern(paths []string) string {
	var out []string
	for _, p := range paths {
		if filepath.Ext(p) != ".sol" {
			p += "/**"
		}
		out = append(out, p)
	}
	if len(out) == 1 {
		return out[0]
	}
	return "{" + strings.Join(out, ",") + "}"
}

// build compiles the copy, sources and tests. Its verdict is Survived, or what stopped it.
func (s scratch) build(ctx context.Context) (verdict, error) {
	out, err := s.forge(ctx, s.env, "build", "--color", "never")
	switch {
	case err != nil:
		return verdict{}, err
	case out.late:
		return verdict{status: TimedOut, by: fmt.Sprintf("after %s", s.timeout)}, nil
	case out.ok:
		return verdict{status: Survived}, nil
	case strings.Contains(out.stderr, "Compiler run failed"):
		return verdict{status: NoCompile, by: firstError(out.stderr)}, nil
	}
	return verdict{status: Unsettled, by: shorten(out.stderr)}, nil
}

// output is what a run of forge gave.
type output struct {
	stdout   []byte
	stderr   string
	ok, late bool // exited with 0; was stopped after the timeout
}

func (s scratch) forge(ctx context.Context, env []string, args ...string) (output, error) {
	limited, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel()
	cmd := exec.CommandContext(limited, s.project.Forge, append(args, "--root", s.dir)...)
	cmd.Dir, cmd.WaitDelay = s.dir, killGrace
	cmd.Env = append(append(environ(), "FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT=0"), env...)
	var stdout, stderr bounded
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if ctx.Err() != nil {
		return output{}, ctx.Err()
	}
	if limited.Err() != nil {
		return output{late: true}, nil
	}
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		return output{}, fmt.Errorf("run forge: %w", err)
	}
	return output{stdout: stdout.Bytes(), stderr: stderr.String(), ok: err == nil}, nil
}

// environ is this process's environment without settings of forge's own.
func environ() []string {
	return slices.DeleteFunc(os.Environ(), func(e string) bool {
		return strings.HasPrefix(e, "FOUNDRY_") || strings.HasPrefix(e, "FORGE_") || strings.HasPrefix(e, "DAPP_")
	})
}

// classify reads what forge printed.
func classify(stdout []byte, stderr string) verdict {
	var suites map[string]struct {
		Results map[string]struct{ Status string } `json:"test_results"`
	}
	if err := json.Unmarshal(bytes.TrimSpace(stdout), &suites); err != nil {
		switch {
		case strings.Contains(string(stdout)+stderr, "No tests "):
			return verdict{status: NoTests}
		}
		return verdict{status: Unsettled, by: shorten(stderr)}
	}
	ran := 0
	var failed []verdict
	for suite, s := range suites {
		for name, result := range s.Results {
			ran++
			if result.Status == "Failure" {
				file, contract, _ := strings.Cut(suite, ":")
				failed = append(failed, verdict{Killed, contract + "." + strings.TrimSuffix(name, "()"), file})
			}
		}
	}
	switch {
	case ran == 0:
		return verdict{status: NoTests}
	case len(failed) == 0:
		return verdict{status: Survived}
	}
	return slices.MinFunc(failed, func(a, b verdict) int { return strings.Compare(a.by, b.by) })
}

// firstError is the compiler's first complaint.
func firstError(text string) string {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "Error") {
			return shorten(line)
		}
	}
	return shorten(text)
}

func shorten(text string) string {
	text = oneLine(text)
	if len(text) > maxMessage {
		return strings.ToValidUTF8(text[:maxMessage], "") + "..."
	}
	return text
}

// bounded keeps the start of what is written to it.
type bounded struct{ bytes.Buffer }

func (b *bounded) Write(p []byte) (int, error) {
	if room := maxOutput - b.Len(); room > 0 {
		b.Buffer.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}
