package canon

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Encode writes a decoded value (see Decode; int, int64, uint64 and float64 are accepted too) in RFC 8785 form.
func Encode(v any) ([]byte, error) { return appendValue(nil, v, 0) }

func appendValue(out []byte, v any, depth int) ([]byte, error) {
	if depth > MaxDepth {
		return nil, fmt.Errorf("%w: at most %d", ErrTooDeep, MaxDepth)
	}
	switch v := v.(type) {
	case nil:
		return append(out, "null"...), nil
	case bool:
		return strconv.AppendBool(out, v), nil
	case string:
		return appendString(out, v)
	case json.Number:
		return appendNumber(out, string(v))
	case int:
		return appendNumber(out, strconv.Itoa(v))
	case int64:
		return appendNumber(out, strconv.FormatInt(v, 10))
	case uint64:
		return appendNumber(out, strconv.FormatUint(v, 10))
	case float64:
		return appendDouble(out, v)
	case []any:
		return appendArray(out, v, depth)
	case map[string]any:
		return appendObject(out, v, depth)
	}
	return nil, fmt.Errorf("%w: %T", ErrUnsupported, v)
}

func appendArray(out []byte, vs []any, depth int) ([]byte, error) {
	out = append(out, '[')
	var err error
	for i, v := range vs {
		if i > 0 {
			out = append(out, ',')
		}
		if out, err = appendValue(out, v, depth+1); err != nil {
			return nil, err
		}
	}
	return append(out, ']'), nil
}

func appendObject(out []byte, m map[string]any, depth int) ([]byte, error) {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.SortFunc(names, compareUTF16)
	out = append(out, '{')
	var err error
	for i, name := range names {
		if i > 0 {
			out = append(out, ',')
		}
		if out, err = appendString(out, name); err != nil {
			return nil, err
		}
		if out, err = appendValue(append(out, ':'), m[name], depth+1); err != nil {
			return nil, err
		}
	}
	return append(out, '}'), nil
}

// compareUTF16 orders by UTF-16 code units, as RFC 8785 does: an astral character sorts before U+E000..U+FFFF, which
// neither byte nor code point order gives.
func compareUTF16(a, b string) int {
	return slices.Compare(utf16.Encode([]rune(a)), utf16.Encode([]rune(b)))
}

func appendString(out []byte, s string) ([]byte, error) {
	if !utf8.ValidString(s) {
		return nil, ErrInvalidUTF8
	}
	out = append(out, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			out = append(out, '\\', c)
		case c >= 0x20:
			out = append(out, c)
		case c == '\b':
			out = append(out, `\b`...)
		case c == '\t':
			out = append(out, `\t`...)
		case c == '\n':
			out = append(out, `\n`...)
		case c == '\f':
			out = append(out, `\f`...)
		case c == '\r':
			out = append(out, `\r`...)
		default:
			out = fmt.Appendf(out, `\u%04x`, c)
		}
	}
	return append(out, '"'), nil
}

func appendNumber(out []byte, digits string) ([]byte, error) {
	f, err := strconv.ParseFloat(digits, 64)
	if errors.Is(err, strconv.ErrRange) {
		return nil, fmt.Errorf("%w: %.40s", ErrNumberRange, digits)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: bad number", ErrSyntax)
	}
	return appendDouble(out, f)
}

// appendDouble writes the ECMAScript form: the shortest digits that read back to the same double, plain between 1e-6
// and 1e21, with an unpadded exponent outside.
func appendDouble(out []byte, f float64) ([]byte, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil, ErrNumberRange
	}
	if f == 0 {
		return append(out, '0'), nil // also for -0
	}
	if a := math.Abs(f); a >= 1e-6 && a < 1e21 {
		return strconv.AppendFloat(out, f, 'f', -1, 64), nil
	}
	s := strconv.FormatFloat(f, 'e', -1, 64) // Go pads the exponent to two digits
	if n := len(s); s[n-2] == '0' && (s[n-3] == '+' || s[n-3] == '-') {
		s = s[:n-2] + s[n-1:]
	}
	return append(out, s...), nil
}

// Integer is the value of a number written as an integer within ±(2^53-1).
func Integer(n json.Number) (int64, error) {
	i, err := strconv.ParseInt(string(n), 10, 64)
	if err != nil || i > MaxInteger || i < -MaxInteger || n == "-0" {
		return 0, fmt.Errorf("%w: %.40s", ErrNotInteger, n)
	}
	return i, nil
}

func sortedNames(m map[string]any) []string {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.SortFunc(names, strings.Compare)
	return names
}
