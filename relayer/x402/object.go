package x402

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Reasons why a document is refused.
var (
	ErrMalformed = errors.New("malformed x402 document")
	ErrTooLong   = errors.New("x402 document too long")
	ErrVersion   = errors.New("unsupported x402 version")
)

// MaxDocument is the longest decoded header or facilitator body that is read, in bytes, inclusive.
const MaxDocument = 128 << 10

// Object is a JSON object whose member values are kept as they were written.
type Object map[string]json.RawMessage

// decode reads one strict JSON document into v.
func decode(raw []byte, v any) error {
	if len(raw) > MaxDocument {
		return fmt.Errorf("%w: %d bytes, limit %d", ErrTooLong, len(raw), MaxDocument)
	}
	if _, err := canon.Decode(raw); err != nil {
		return fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	if err := json.Unmarshal(raw, v); err != nil {
		return fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return nil
}

// VersionOf reads only the version of a document, whatever else it holds.
func VersionOf(raw []byte) (int, error) {
	v, err := Decode[versioned](raw)
	if err != nil {
		return 0, err
	}
	return v.version, nil
}

type versioned struct{ version int }

func (v *versioned) UnmarshalJSON(raw []byte) error {
	m := openObject(raw)
	m.required("x402Version", &v.version)
	return m.err
}

// Decode reads a document of this package strictly: one JSON value, no duplicate names, at most MaxDocument bytes.
func Decode[T any](raw []byte) (*T, error) {
	v := new(T)
	if err := decode(raw, v); err != nil {
		return nil, err
	}
	return v, nil
}

// Encode writes a document as compact JSON without HTML escapes.
func Encode(v any) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, fmt.Errorf("encode x402 document: %w", err)
	}
	return bytes.TrimSuffix(buf.Bytes(), []byte("\n")), nil
}

// members takes known members out of an object, by their exact names; what is left is unknown.
type members struct {
	rest Object
	err  error
}

func openObject(raw []byte) *members {
	m := &members{}
	if err := json.Unmarshal(raw, &m.rest); err != nil {
		m.err = fmt.Errorf("%w: %w", ErrMalformed, err)
	} else if m.rest == nil {
		m.err = fmt.Errorf("%w: null where an object belongs", ErrMalformed)
	}
	return m
}

// optional reads a member when it is there; null counts as absent.
func (m *members) optional(name string, dst any) { m.take(name, dst, false) }

// required reads a member that must be there and not null.
func (m *members) required(name string, dst any) { m.take(name, dst, true) }

func (m *members) take(name string, dst any, must bool) {
	if m.err != nil {
		return
	}
	raw, ok := m.rest[name]
	if !ok || bytes.Equal(raw, []byte("null")) {
		delete(m.rest, name)
		if must {
			m.err = fmt.Errorf("%w: %s is missing", ErrMalformed, name)
		}
		return
	}
	delete(m.rest, name)
	if err := json.Unmarshal(raw, dst); err != nil {
		m.err = fmt.Errorf("%w: %s: %w", ErrMalformed, name, err)
	}
}

// done returns the unknown members, nil when there are none.
func (m *members) done() (Object, error) {
	if m.err != nil || len(m.rest) == 0 {
		return nil, m.err
	}
	return m.rest, nil
}

// writer collects members for encoding; unknown members never replace known ones.
type writer struct {
	out Object
	err error
}

func newWriter(unknown Object) *writer {
	w := &writer{out: make(Object, len(unknown)+8)}
	maps.Copy(w.out, unknown)
	return w
}

func (w *writer) put(name string, v any) {
	if w.err != nil {
		return
	}
	raw, err := Encode(v)
	if err != nil {
		w.err = err
		return
	}
	w.out[name] = raw
}

func (w *writer) putString(name, v string) {
	if v != "" {
		w.put(name, v)
	} else {
		delete(w.out, name)
	}
}

func (w *writer) putObject(name string, v Object) {
	if v != nil {
		w.put(name, v)
	} else {
		delete(w.out, name)
	}
}

func (w *writer) bytes() ([]byte, error) {
	if w.err != nil {
		return nil, w.err
	}
	return Encode(w.out)
}

func wrongVersion(got int) error { return fmt.Errorf("%w: %d", ErrVersion, got) }
