package mutation

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Project says where a Foundry project keeps what a scratch copy needs. Paths are relative to Root, with slashes.
type Project struct {
	Root   string
	Config string   // foundry.toml
	Source string   // folder of the contracts
	Tests  string   // folder of the tests
	Cache  string   // folder of forge's cache in the profile that tests run in
	Copied []string // further files and folders that a run may write to or that must not be links
	Linked []string // folders that are only read
	Slow   string   // folder of the tests to try last
	// Equivalents is the file of mutants that are not tried; empty: none.
	Equivalents string
	Out         string // folder of the compiled code in the profile that tests run in
	// Modifiers are those that dependencies declare, with their files. Imports of such a file in the sources must end
	// with its path below the first of Linked.
	Modifiers map[string]string
	Forge     string // the forge program, absolute
}

// Redress is the layout of this repository.
func Redress(root string) Project {
	return Project{
		Root: root, Config: "foundry.toml", Source: "contracts/src", Tests: "contracts/test", Cache: "contracts/cache-test",
		Copied: []string{"contracts/tools", "contracts/snapshots"},
		Linked: []string{"contracts/node_modules", "contracts/out-token"},
		Slow:   "contracts/test/invariant", Equivalents: "eval/mutation/equivalent.json", Out: "contracts/out-test",
		Modifiers: map[string]string{"nonReentrant": "contracts/node_modules/@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol"},
		Forge:     filepath.Join(root, "contracts/node_modules/@foundry-rs/forge-linux-amd64/bin/forge"),
	}
}

// Mutants finds every mutant of the project's contracts, in a fixed order.
func (p Project) Mutants() ([]Mutant, error) {
	units, err := p.units()
	if err != nil {
		return nil, err
	}
	return scan(units), nil
}

// units are the project's sources.
func (p Project) units() ([]*unit, error) {
	files, err := p.files(p.Source)
	if err != nil {
		return nil, err
	}
	var units []*unit
	for _, file := range files {
		if path.Ext(file) != ".sol" {
			continue
		}
		src, err := os.ReadFile(filepath.Join(p.Root, filepath.FromSlash(file)))
		if err != nil {
			return nil, fmt.Errorf("read source: %w", err)
		}
		units = append(units, parse(file, string(src)))
	}
	return units, nil
}

// state is what the fates of mutants depend on.
type state struct {
	base  string            // hash of sources and configuration
	tests map[string]string // hashes of the files in the folder of the tests
}

func (p Project) state() (state, error) {
	sources, err := p.files(p.Source)
	if err != nil {
		return state{}, err
	}
	h := sha256.New()
	for _, file := range append([]string{p.Config}, sources...) {
		hash, err := p.hash(file)
		if err != nil {
			return state{}, err
		}
		fmt.Fprintf(h, "%s\x00%s\x00", file, hash)
	}
	s := state{base: hex.EncodeToString(h.Sum(nil)), tests: map[string]string{}}
	tests, err := p.files(p.Tests)
	if err != nil {
		return state{}, err
	}
	for _, file := range tests {
		if s.tests[file], err = p.hash(file); err != nil {
			return state{}, err
		}
	}
	return s, nil
}

// hash is the start of a file's hash.
func (p Project) hash(file string) (string, error) {
	content, err := os.ReadFile(filepath.Join(p.Root, filepath.FromSlash(file)))
	if err != nil {
		return "", fmt.Errorf("hash project: %w", err)
	}
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8]), nil
}

// files lists the regular files below a folder, sorted.
func (p Project) files(folder string) ([]string, error) {
	var out []string
	err := fs.WalkDir(os.DirFS(p.Root), folder, func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			out = append(out, name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list %s: %w", folder, err)
	}
	slices.Sort(out)
	return out, nil
}

// copyTo makes a scratch copy in an existing folder.
func (p Project) copyTo(dir string) error {
	for _, part := range append([]string{p.Config, p.Source, p.Tests}, p.Copied...) {
		files, err := p.files(part)
		if err != nil {
			return err
		}
		for _, file := range files {
			if err := copyFile(filepath.Join(p.Root, filepath.FromSlash(file)), filepath.Join(dir, filepath.FromSlash(file))); err != nil {
				return err
			}
		}
	}
	for _, part := range p.Linked {
		link := filepath.Join(dir, filepath.FromSlash(part))
		if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
			return fmt.Errorf("copy project: %w", err)
		}
		target, err := filepath.Abs(filepath.Join(p.Root, filepath.FromSlash(part)))
		if err != nil {
			return fmt.Errorf("copy project: %w", err)
		}
		if err := os.Symlink(target, link); err != nil {
			return fmt.Errorf("copy project: %w", err)
		}
	}
	return nil
}

func copyFile(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return fmt.Errorf("copy project: %w", err)
	}
	content, err := os.ReadFile(from)
	if err != nil {
		return fmt.Errorf("copy project: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return fmt.Errorf("copy project: %w", err)
	}
	if err := os.WriteFile(to, content, info.Mode().Perm()); err != nil {
		return fmt.Errorf("copy project: %w", err)
	}
	return nil
}

// ownTests is the folder of the tests of one contract, by its file's name or its folder's; empty if there is none.
func (p Project) ownTests(file string) string {
	entries, err := os.ReadDir(filepath.Join(p.Root, filepath.FromSlash(p.Tests)))
	if err != nil {
		return ""
	}
	stem, parent := strings.TrimSuffix(path.Base(file), ".sol"), path.Base(path.Dir(file))
	for _, want := range []string{stem, parent} {
		for _, e := range entries {
			if name := strings.ToLower(e.Name()); e.IsDir() && strings.HasSuffix(name, strings.ToLower(want)) {
				return path.Join(p.Tests, e.Name())
			}
		}
	}
	return ""
}
