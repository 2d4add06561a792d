package canon

import (
	"encoding/json"
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// Decode reads one JSON value: nil, bool, string, json.Number (the digits as written), []any or map[string]any.
func Decode(raw []byte) (any, error) {
	if len(raw) > MaxBytes {
		return nil, fmt.Errorf("%w: %d bytes, at most %d", ErrTooLong, len(raw), MaxBytes)
	}
	if !utf8.Valid(raw) {
		return nil, ErrInvalidUTF8
	}
	r := reader{in: raw}
	r.space()
	v, err := r.value(0)
	if err != nil {
		return nil, fmt.Errorf("at byte %d: %w", r.at, err)
	}
	r.space()
	if r.at != len(raw) {
		return nil, fmt.Errorf("at byte %d: %w", r.at, errTrailingContent)
	}
	return v, nil
}

// reader is a recursive-descent reader of RFC 8259 text that is known to be valid UTF-8.
type reader struct {
	in []byte
	at int
}

func (r *reader) space() {
	for r.at < len(r.in) {
		switch r.in[r.at] {
		case ' ', '\t', '\n', '\r':
			r.at++
		default:
			return
		}
	}
}

// peek returns the next byte, or 0 at the end: a NUL is legal nowhere outside a string and is refused there too.
func (r *reader) peek() byte {
	if r.at < len(r.in) {
		return r.in[r.at]
	}
	return 0
}

func (r *reader) value(depth int) (any, error) {
	switch c := r.peek(); {
	case c == '{':
		return r.object(depth + 1)
	case c == '[':
		return r.array(depth + 1)
	case c == '"':
		return r.str()
	case c == '-' || digit(c):
		return r.number()
	case c == 't':
		return true, r.literal("true")
	case c == 'f':
		return false, r.literal("false")
	case c == 'n':
		return nil, r.literal("null")
	}
	return nil, ErrSyntax
}

func (r *reader) literal(word string) error {
	if r.at+len(word) > len(r.in) || string(r.in[r.at:r.at+len(word)]) != word {
		return ErrSyntax
	}
	r.at += len(word)
	return nil
}

func (r *reader) object(depth int) (any, error) {
	if depth > MaxDepth {
		return nil, fmt.Errorf("%w: at most %d", ErrTooDeep, MaxDepth)
	}
	r.at++ // '{'
	out := map[string]any{}
	for r.space(); r.peek() != '}'; r.space() {
		if len(out) > 0 {
			if err := r.literal(","); err != nil {
				return nil, err
			}
			r.space()
		}
		if err := r.member(out, depth); err != nil {
			return nil, err
		}
	}
	r.at++
	return out, nil
}

func (r *reader) member(out map[string]any, depth int) error {
	if r.peek() != '"' {
		return ErrSyntax
	}
	name, err := r.str()
	if err != nil {
		return err
	}
	if _, twice := out[name]; twice {
		return fmt.Errorf("%w: %.80q", ErrDuplicate, name)
	}
	r.space()
	if err := r.literal(":"); err != nil {
		return err
	}
	r.space()
	out[name], err = r.value(depth)
	return err
}

func (r *reader) array(depth int) (any, error) {
	if depth > MaxDepth {
		return nil, fmt.Errorf("%w: at most %d", ErrTooDeep, MaxDepth)
	}
	r.at++ // '['
	out := []any{}
	for r.space(); r.peek() != ']'; r.space() {
		if len(out) > 0 {
			if err := r.literal(","); err != nil {
				return nil, err
			}
			r.space()
		}
		v, err := r.value(depth)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	r.at++
	return out, nil
}

func (r *reader) str() (string, error) {
	r.at++ // '"'
	var out []byte
	for r.at < len(r.in) {
		c := r.in[r.at]
		switch {
		case c == '"':
			r.at++
			return string(out), nil
		case c < 0x20:
			return "", fmt.Errorf("%w: control character in a string", ErrSyntax)
		case c == '\\':
			var err error
			if out, err = r.escape(out); err != nil {
				return "", err
			}
		default:
			out = append(out, c)
			r.at++
		}
	}
	return "", fmt.Errorf("%w: unterminated string", ErrSyntax)
}

func (r *reader) escape(out []byte) ([]byte, error) {
	if r.at+1 >= len(r.in) {
		return nil, ErrSyntax
	}
	c := r.in[r.at+1]
	if c == 'u' {
		u, err := r.unicode()
		if err != nil {
			return nil, err
		}
		return utf8.AppendRune(out, u), nil
	}
	plain, ok := map[byte]byte{
		'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t',
	}[c]
	if !ok {
		return nil, fmt.Errorf("%w: unknown escape", ErrSyntax)
	}
	r.at += 2
	return append(out, plain), nil
}

// unicode reads a \u escape, or the two that make a surrogate pair.
func (r *reader) unicode() (rune, error) {
	hi, err := r.unit()
	if err != nil {
		return 0, err
	}
	if !utf16.IsSurrogate(hi) {
		return hi, nil
	}
	if r.at+1 >= len(r.in) || r.in[r.at] != '\\' || r.in[r.at+1] != 'u' {
		return 0, ErrLoneSurrogate
	}
	lo, err := r.unit()
	if err != nil {
		return 0, err
	}
	u := utf16.DecodeRune(hi, lo)
	if u == utf8.RuneError {
		return 0, ErrLoneSurrogate
	}
	return u, nil
}

func (r *reader) unit() (rune, error) {
	if r.at+6 > len(r.in) {
		return 0, fmt.Errorf("%w: short unicode escape", ErrSyntax)
	}
	var u rune
	for _, c := range r.in[r.at+2 : r.at+6] {
		switch {
		case digit(c):
			u = u<<4 | rune(c-'0')
		case c >= 'a' && c <= 'f':
			u = u<<4 | rune(c-'a'+10)
		case c >= 'A' && c <= 'F':
			u = u<<4 | rune(c-'A'+10)
		default:
			return 0, fmt.Errorf("%w: bad unicode escape", ErrSyntax)
		}
	}
	r.at += 6
	return u, nil
}

func (r *reader) number() (any, error) {
	start := r.at
	if r.peek() == '-' {
		r.at++
	}
	if r.peek() == '0' {
		r.at++
	} else if !r.digits() {
		return nil, fmt.Errorf("%w: bad number", ErrSyntax)
	}
	if r.peek() == '.' {
		r.at++
		if !r.digits() {
			return nil, fmt.Errorf("%w: bad number", ErrSyntax)
		}
	}
	if c := r.peek(); c == 'e' || c == 'E' {
		r.at++
		if c := r.peek(); c == '+' || c == '-' {
			r.at++
		}
		if !r.digits() {
			return nil, fmt.Errorf("%w: bad number", ErrSyntax)
		}
	}
	return json.Number(r.in[start:r.at]), nil
}

func (r *reader) digits() bool {
	start := r.at
	for digit(r.peek()) {
		r.at++
	}
	return r.at > start
}

func digit(c byte) bool { return c >= '0' && c <= '9' }
