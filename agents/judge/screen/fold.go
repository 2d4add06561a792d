package screen

import (
	"strconv"
	"unicode"
	"unicode/utf8"
)

// foldRules names what fold does; it is part of the Pin.
const foldRules = "fold/1: lower case; JSON \\u, \\n, \\r, \\t, \\\" and \\/ and percent escapes read once; format and default-ignorable characters dropped; full-width forms as ASCII"

// foldedText is a text as the patterns read it, with the offset of every byte in the original.
type foldedText struct {
	text   []byte
	offset []int
}

// fold undoes what would hide plain words from the patterns: letter case, JSON and percent escapes, invisible characters
// and full-width letters. It is not a Unicode skeleton: look-alike letters of other scripts stay what they are.
func fold(text []byte) foldedText {
	f := foldedText{text: make([]byte, 0, len(text)), offset: make([]int, 0, len(text)+1)}
	for i := 0; i < len(text); {
		r, n := next(text[i:])
		if r = plain(r); r >= 0 {
			before := len(f.text)
			f.text = utf8.AppendRune(f.text, r)
			for range len(f.text) - before {
				f.offset = append(f.offset, i)
			}
		}
		i += n
	}
	f.offset = append(f.offset, len(text)) // of an empty match at the end
	return f
}

// next reads one character, escaped or not, and its length in the text.
func next(text []byte) (rune, int) {
	switch {
	case len(text) >= 6 && text[0] == '\\' && text[1] == 'u':
		if v, err := strconv.ParseUint(string(text[2:6]), 16, 32); err == nil {
			return rune(v), 6
		}
	case len(text) >= 2 && text[0] == '\\':
		switch text[1] {
		case 'n', 'r':
			return '\n', 2
		case 't':
			return '\t', 2
		case '"', '/':
			return rune(text[1]), 2
		}
	case len(text) >= 3 && text[0] == '%':
		if v, err := strconv.ParseUint(string(text[1:3]), 16, 8); err == nil && v < utf8.RuneSelf {
			return rune(v), 3
		}
	}
	return utf8.DecodeRune(text)
}

// plain is a character as the patterns read it, -1 for one that nobody sees.
func plain(r rune) rune {
	switch {
	case r == 0xad || r == 0x34f || (r >= 0xfe00 && r <= 0xfe0f) || (r >= 0xe0000 && r <= 0xe0fff) || unicode.Is(unicode.Cf, r):
		return -1
	case r >= 0xff01 && r <= 0xff5e:
		r -= 0xff01 - '!'
	}
	return unicode.ToLower(r)
}
