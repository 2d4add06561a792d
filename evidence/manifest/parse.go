package manifest

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

// ErrRefused is wrapped by every refusal; errors.As with *Refusal gives the defects.
var ErrRefused = errors.New("manifest refused")

// Refusal is a manifest's complete list of defects.
type Refusal struct{ Defects []Defect }

// Error lists every defect, one a line.
func (r *Refusal) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v: %d defect(s)", ErrRefused, len(r.Defects))
	for _, d := range r.Defects {
		b.WriteString("\n" + d.String())
	}
	return b.String()
}

// Unwrap gives ErrRefused.
func (r *Refusal) Unwrap() error { return ErrRefused }

// Document is a manifest with the exact data it was read from.
type Document struct {
	Manifest
	defects []Defect // of the schema
	tree    map[string]any
}

// Parse reads a document strictly. Text that is not one JSON object of a known version is an error; a document that
// breaks the schema is returned with what could be read, and Check reports the defects beside those of the rules.
func Parse(raw []byte) (*Document, error) {
	v, err := canon.Decode(raw)
	if err != nil {
		return nil, fmt.Errorf("parse manifest: %w", err)
	}
	tree, ok := v.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("parse manifest: %w: not an object", ErrRefused)
	}
	schema := draftSchema
	switch tree["spec_version"] {
	case VersionAcquisition:
		schema = acquisitionSchema
	case VersionProfile:
		schema = profileSchema
	}
	d := &Document{tree: tree}
	var kept any
	kept, d.defects = checkSchema(schema(), tree)
	clean, err := json.Marshal(kept)
	if err != nil {
		return nil, fmt.Errorf("parse manifest: %w", err)
	}
	if err := json.Unmarshal(clean, &d.Manifest); err != nil {
		return nil, fmt.Errorf("parse manifest: %w", err)
	}
	return d, nil
}

// Load parses and checks. A manifest with any defect is refused with a *Refusal.
func Load(raw []byte) (*Document, error) {
	d, err := Parse(raw)
	if err != nil {
		return nil, err
	}
	if defects := d.Check(); len(defects) > 0 {
		return nil, &Refusal{Defects: defects}
	}
	return d, nil
}

// Canonical is the preimage of the manifest hash: RFC 8785 form of the document without the member `commitments`, which
// holds the signatures over that hash.
func (d *Document) Canonical() ([]byte, error) {
	unsigned := make(map[string]any, len(d.tree))
	for name, v := range d.tree {
		if name != "commitments" {
			unsigned[name] = v
		}
	}
	b, err := canon.Encode(unsigned)
	if err != nil {
		return nil, fmt.Errorf("canonical manifest: %w", err)
	}
	return b, nil
}

// Hash is the keccak-256 manifest hash, the one that goes on chain.
func (d *Document) Hash() (common.Hash, error) {
	b, err := d.Canonical()
	if err != nil {
		return common.Hash{}, err
	}
	return canon.Hash(b), nil
}

// SHA256 is the manifest hash under the draft's other algorithm.
func (d *Document) SHA256() (common.Hash, error) {
	b, err := d.Canonical()
	if err != nil {
		return common.Hash{}, err
	}
	return sha256.Sum256(b), nil
}

// FromManifest builds a document out of a value. Its commitments are kept.
func FromManifest(m *Manifest) (*Document, error) {
	raw, err := canon.Marshal(m)
	if err != nil {
		return nil, fmt.Errorf("build manifest: %w", err)
	}
	return Parse(raw)
}
