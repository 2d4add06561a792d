package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

const module = "github.com/redress-protocol/redress/"

// levels orders the packages: a package imports only packages of its own level's folder or of a lower level.
var levels = []struct {
	prefix string
	level  int
}{
	{"bindings", 0},
	{"evidence/", 0},
	{"relayer/x402", 1}, {"relayer/chain", 1}, {"relayer/txmgr", 1}, {"relayer/store", 1}, {"relayer/state", 1}, {"relayer/problem", 1},
	{"relayer/feed", 1}, {"relayer/metrics", 1},
	{"agents/", 2},
	{"relayer/", 2},
	{"deploy/", 3},
	{"eval/", 4},
}

func levelOf(path string) int {
	for _, l := range levels {
		if strings.HasPrefix(path, l.prefix) {
			return l.level
		}
	}
	return 5
}

type listed struct {
	ImportPath string
	Imports    []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "list", "-json=ImportPath,Imports", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	dec := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatalf("decode go list: %v", err)
		}
		all = append(all, p)
	}
}

func TestImportsGoDownwards(t *testing.T) {
	found := 0
	for _, p := range packages(t) {
		from, ok := strings.CutPrefix(p.ImportPath, module)
		if !ok {
			continue
		}
		found++
		for _, imp := range p.Imports {
			to, ok := strings.CutPrefix(imp, module)
			if !ok {
				continue
			}
			sameFolder := strings.SplitN(from, "/", 2)[0] == strings.SplitN(to, "/", 2)[0]
			if levelOf(to) > levelOf(from) || (levelOf(to) == levelOf(from) && !sameFolder && levelOf(from) != 0) {
				t.Errorf("%s (level %d) imports %s (level %d)", from, levelOf(from), to, levelOf(to))
			}
		}
	}
	if found < 10 {
		t.Fatalf("go list found %d packages of the module", found)
	}
}

func TestEvidenceNeverReachesTheNetwork(t *testing.T) {
	for _, p := range packages(t) {
		if !strings.HasPrefix(p.ImportPath, module+"evidence/") {
			continue
		}
		for _, imp := range p.Imports {
			if imp == "net" || imp == "net/http" || strings.HasSuffix(imp, "/ethclient") || strings.HasSuffix(imp, "/rpc") {
				t.Errorf("%s imports %s", p.ImportPath, imp)
			}
		}
	}
}

// Some commands join what they answer with the error of closing a file: the answer's code stays.
func TestExitCodeIsTheAnswers(t *testing.T) {
	answer := cli.Exit("the file does not verify", 2)
	for name, c := range map[string]struct {
		err  error
		code int
	}{
		"plain":   {errors.New("no such file"), 1},
		"coded":   {answer, 2},
		"wrapped": {fmt.Errorf("verify: %w", answer), 2},
		"joined":  {errors.Join(answer, nil), 2},
	} {
		if code := exitCode(c.err); code != c.code {
			t.Errorf("%s: code %d, expected %d", name, code, c.code)
		}
	}
}
