package mutation

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// compiled is a scratch copy whose compiled code holds a schema: choosing a mutant rewrites the artifacts.
type compiled struct {
	scratch
	artifacts map[string][]byte // those with the marker, as compiled
	numbers   map[string]int
	killers   map[string][]string // files whose tests noticed earlier mutants of a source, the latest first
}

// maxKillers is how many files are tried before all tests of a contract.
const maxKillers = 3

// withoutOptimizer leaves the comparisons with the marker in the code, whose size then does not matter.
var withoutOptimizer = []string{"FOUNDRY_OPTIMIZER=false", "FOUNDRY_CODE_SIZE_LIMIT=1000000000"}

// compile makes a scratch copy of the project with a schema in it, in an existing folder. Where the verdict is not
// Survived there is none.
func compile(ctx context.Context, s scratch, sch *schema) (*compiled, verdict, error) {
	s.env = withoutOptimizer
	if err := s.project.copyTo(s.dir); err != nil {
		return nil, verdict{}, err
	}
	for file, text := range sch.files {
		to := filepath.FromSlash(file)
		if err := s.unfold(filepath.Dir(to)); err != nil {
			return nil, verdict{}, err
		}
		if err := errors.Join(os.Remove(filepath.Join(s.dir, to)), os.WriteFile(filepath.Join(s.dir, to), []byte(text), 0o644)); err != nil {
			return nil, verdict{}, fmt.Errorf("write schema: %w", err)
		}
	}
	v, err := s.build(ctx)
	if err != nil || v.status != Survived {
		return nil, v, err
	}
	c := &compiled{scratch: s, artifacts: map[string][]byte{}, numbers: sch.numbers, killers: map[string][]string{}}
	return c, v, c.load()
}

// unfold turns links on the way to a folder of the copy into folders of links, so that one file below can differ.
func (s scratch) unfold(folder string) error {
	at := s.dir
	for _, name := range strings.Split(folder, string(filepath.Separator)) {
		at = filepath.Join(at, name)
		target, err := filepath.EvalSymlinks(at)
		if err != nil {
			return fmt.Errorf("unfold %s: %w", folder, err)
		}
		if info, err := os.Lstat(at); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			continue
		}
		entries, err := os.ReadDir(target)
		if err != nil {
			return fmt.Errorf("unfold %s: %w", folder, err)
		}
		if err := os.Remove(at); err != nil {
			return fmt.Errorf("unfold %s: %w", folder, err)
		}
		if err := os.Mkdir(at, 0o755); err != nil {
			return fmt.Errorf("unfold %s: %w", folder, err)
		}
		for _, e := range entries {
			if err := os.Symlink(filepath.Join(target, e.Name()), filepath.Join(at, e.Name())); err != nil {
				return fmt.Errorf("unfold %s: %w", folder, err)
			}
		}
	}
	return nil
}

// load keeps the artifacts that hold the marker.
func (c *compiled) load() error {
	out := filepath.Join(c.dir, filepath.FromSlash(c.project.Out))
	return filepath.WalkDir(out, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(file) != ".json" {
			return err
		}
		raw, err := os.ReadFile(file)
		if err == nil && bytes.Contains(raw, []byte(marker)) {
			c.artifacts[file] = raw
		}
		return err
	})
}

// choose brings a mutant to life; 0 is none.
func (c *compiled) choose(n int) error {
	number := fmt.Appendf(nil, "%064x", n)
	for file, raw := range c.artifacts {
		if err := os.WriteFile(file, bytes.ReplaceAll(raw, []byte(marker), number), 0o644); err != nil {
			return fmt.Errorf("choose mutant: %w", err)
		}
	}
	return nil
}

// try sees whether a test notices a mutant: first those that noticed its neighbours, then those of its own contract, then
// all but the slow ones, then all, until one fails.
func (c *compiled) try(ctx context.Context, m Mutant) (Result, error) {
	if err := c.choose(c.numbers[m.ID]); err != nil {
		return Result{}, err
	}
	out := verdict{status: NoTests}
	for _, run := range c.runs(m.File) {
		v, err := c.test(ctx, run)
		if err != nil {
			return Result{}, err
		}
		if v.status != NoTests {
			out = v
		}
		if out.status != Survived && out.status != NoTests {
			break
		}
	}
	if out.status == Killed {
		known := slices.DeleteFunc(c.killers[m.File], func(file string) bool { return file == out.in })
		c.killers[m.File] = append([]string{out.in}, known...)[:min(len(known)+1, maxKillers)]
	}
	return Result{Mutant: m, Status: out.status, By: out.by, In: out.in}, nil
}

// runs are the selections to try on a mutant of a file, in turn.
func (c *compiled) runs(file string) []selection {
	var out []selection
	var past []string
	if known := c.killers[file]; len(known) != 0 {
		out = append(out, selection{match: slices.Clone(known), quick: true, failFast: true})
	}
	if own := c.project.ownTests(file); own != "" {
		out, past = append(out, selection{match: []string{own}, quick: true, failFast: true}), []string{own}
	}
	if c.project.Slow != "" {
		out = append(out, selection{noMatch: append(past, c.project.Slow), quick: true, failFast: true})
	}
	return append(out, selection{failFast: true})
}
