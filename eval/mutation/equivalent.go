package mutation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Equivalent is a mutant that no test can tell from the sources, or whose defence another one stands before, and why. It
// is not tried.
type Equivalent struct {
	File     string   `json:"file"`
	Operator Operator `json:"operator"`
	Diff     string   `json:"diff"` // as a mutant's
	Reason   string   `json:"reason"`
}

// ErrStale says that an entry fits no mutant of the sources any more, or does not say why.
var ErrStale = errors.New("not a mutant of these sources")

// equivalents gives the reason for each listed mutant, by id. Entries must fit.
func (p Project) equivalents(all []Mutant) (map[string]string, error) {
	reasons := map[string]string{}
	if p.Equivalents == "" {
		return reasons, nil
	}
	raw, err := os.ReadFile(filepath.Join(p.Root, filepath.FromSlash(p.Equivalents)))
	if err != nil {
		return nil, fmt.Errorf("read equivalents: %w", err)
	}
	var list []Equivalent
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&list); err != nil {
		return nil, fmt.Errorf("decode %s: %w", p.Equivalents, err)
	}
	var errs []error
	for _, e := range list {
		fits := false
		for _, m := range all {
			if m.File == e.File && m.Operator == e.Operator && m.Diff == e.Diff {
				reasons[m.ID], fits = e.Reason, true
			}
		}
		if !fits || e.Reason == "" {
			errs = append(errs, fmt.Errorf("%s: %w: %s %s %q", p.Equivalents, ErrStale, e.File, e.Operator, e.Diff))
		}
	}
	return reasons, errors.Join(errs...)
}
