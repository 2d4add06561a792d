// Package journal keeps an agent's own records on disk, one JSON file each: what would be lost in a restart and cannot
// be read again from the chain.
//
// It knows nothing of what the records mean. Its one invariant: a record is on disk whole or not at all, and of two
// concurrent Creates of one name exactly one succeeds.
package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Errors of records.
var (
	ErrExists = errors.New("record exists")
	ErrNone   = errors.New("no such record")
	ErrName   = errors.New("record name must be 1 to 160 of a-z, 0-9, '.', '_', '-', not starting with '.'")
)

const suffix = ".json"

var validName = regexp.MustCompile(`^[a-z0-9_-][a-z0-9._-]{0,159}$`)

// Dir is a folder of records.
type Dir struct{ path string }

// Open makes the folder if it is missing. Only its owner can read it: records hold salts and payment headers.
func Open(path string) (*Dir, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("open journal: %w", err)
	}
	return &Dir{path: path}, nil
}

// Create writes a record that must not exist yet; ErrExists if it does.
func (d *Dir) Create(name string, v any) error {
	tmp, err := d.stage(name, v)
	if err != nil {
		return err
	}
	defer os.Remove(tmp)
	// A link fails if the name is taken, and shows the whole content at once.
	if err := os.Link(tmp, d.file(name)); err != nil {
		if errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("%w: %s", ErrExists, name)
		}
		return fmt.Errorf("create record %s: %w", name, err)
	}
	return d.sync()
}

// Save writes a record, replacing what was there.
func (d *Dir) Save(name string, v any) error {
	tmp, err := d.stage(name, v)
	if err != nil {
		return err
	}
	if err := os.Rename(tmp, d.file(name)); err != nil {
		return errors.Join(fmt.Errorf("save record %s: %w", name, err), os.Remove(tmp))
	}
	return d.sync()
}

// Load reads a record; ErrNone if there is none.
func (d *Dir) Load(name string, v any) error {
	if !validName.MatchString(name) {
		return fmt.Errorf("%w: %.60q", ErrName, name)
	}
	raw, err := os.ReadFile(d.file(name))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%w: %s in %s", ErrNone, name, d.path)
	}
	if err != nil {
		return fmt.Errorf("load record %s: %w", name, err)
	}
	if err := json.Unmarshal(raw, v); err != nil {
		return fmt.Errorf("load record %s: %w", name, err)
	}
	return nil
}

// Names lists the records in alphabetical order.
func (d *Dir) Names() ([]string, error) {
	entries, err := os.ReadDir(d.path)
	if err != nil {
		return nil, fmt.Errorf("list journal: %w", err)
	}
	var names []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), suffix); ok && validName.MatchString(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// stage writes the content to a file of its own and makes it durable.
func (d *Dir) stage(name string, v any) (string, error) {
	if !validName.MatchString(name) {
		return "", fmt.Errorf("%w: %.60q", ErrName, name)
	}
	raw, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return "", fmt.Errorf("encode record %s: %w", name, err)
	}
	f, err := os.CreateTemp(d.path, ".staged-*")
	if err != nil {
		return "", fmt.Errorf("stage record %s: %w", name, err)
	}
	_, err = f.Write(append(raw, '\n'))
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return "", errors.Join(fmt.Errorf("stage record %s: %w", name, err), os.Remove(f.Name()))
	}
	return f.Name(), nil
}

// sync makes a rename or link durable.
func (d *Dir) sync() error {
	dir, err := os.Open(d.path)
	if err != nil {
		return fmt.Errorf("sync journal: %w", err)
	}
	if err := errors.Join(dir.Sync(), dir.Close()); err != nil {
		return fmt.Errorf("sync journal: %w", err)
	}
	return nil
}

func (d *Dir) file(name string) string { return filepath.Join(d.path, name+suffix) }
