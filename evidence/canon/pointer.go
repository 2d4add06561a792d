package canon

import (
	"strconv"
	"strings"
)

// EscapePointer writes a member name as one RFC 6901 reference token.
func EscapePointer(name string) string {
	return strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
}

// ValidPointer reports whether p is a JSON pointer: empty (the whole document), or tokens that each begin with '/' and
// use '~' only in ~0 and ~1.
func ValidPointer(p string) bool {
	if p == "" {
		return true
	}
	if p[0] != '/' {
		return false
	}
	for i := 0; i < len(p); i++ {
		if p[i] == '~' && (i+1 == len(p) || (p[i+1] != '0' && p[i+1] != '1')) {
			return false
		}
	}
	return true
}

// Lookup follows a JSON pointer through a decoded value. Array indices are decimal without leading zeros; "-" and an
// invalid pointer find nothing.
func Lookup(v any, pointer string) (any, bool) {
	if !ValidPointer(pointer) {
		return nil, false
	}
	if pointer == "" {
		return v, true
	}
	for _, token := range strings.Split(pointer[1:], "/") {
		token = strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
		switch node := v.(type) {
		case map[string]any:
			next, ok := node[token]
			if !ok {
				return nil, false
			}
			v = next
		case []any:
			i, err := strconv.ParseUint(token, 10, 31)
			if err != nil || i >= uint64(len(node)) || strconv.FormatUint(i, 10) != token {
				return nil, false
			}
			v = node[i]
		default:
			return nil, false
		}
	}
	return v, true
}
