package freeze

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

// write makes a snapshot's file in one step: under the path there is a whole one or none.
func write(path string, freeze func(io.Writer) (snapshot.Manifest, error)) (m snapshot.Manifest, err error) {
	temp, err := os.CreateTemp(filepath.Dir(path), ".new-*.redress")
	if err != nil {
		return m, fmt.Errorf("write snapshot: %w", err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(temp.Name()))
		}
	}()
	if m, err = freeze(temp); err != nil {
		return m, errors.Join(err, temp.Close())
	}
	if err = errors.Join(temp.Chmod(0o644), temp.Sync(), temp.Close()); err != nil {
		return m, fmt.Errorf("write snapshot: %w", err)
	}
	if err = os.Rename(temp.Name(), path); err != nil {
		return m, fmt.Errorf("write snapshot: %w", err)
	}
	return m, nil
}

// archives are snapshot files that are open.
type archives struct {
	list []*snapshot.Archive
	open []io.Closer
}

// openAll opens snapshots; errors name the file.
func openAll(paths []string) (*archives, error) {
	a := &archives{}
	for _, path := range paths {
		x, closer, err := snapshot.OpenFile(path)
		if err != nil {
			return nil, errors.Join(fmt.Errorf("%s: %w", path, err), a.Close())
		}
		a.list, a.open = append(a.list, x), append(a.open, closer)
	}
	return a, nil
}

// Close closes the files.
func (a *archives) Close() error {
	var errs []error
	for _, c := range a.open {
		errs = append(errs, c.Close())
	}
	return errors.Join(errs...)
}
