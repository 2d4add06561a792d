package report

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

// mostMarks bounds the combining marks on one character that are shown as they are, inclusive.
const mostMarks = 3

// part is a piece of a party's text. An escaped part spells out a character that would not show, or would make others show
// otherwise than they are written.
type part struct {
	Text    string
	Escaped bool
}

// passage is a party's text as it is shown, and how many bytes of it are not.
type passage struct {
	Parts []part
	Rest  int
}

// visible bounds a text and spells out what is not plain to see: control and format characters (among them those that turn
// the direction of writing), bytes that are no UTF-8, piled-up marks.
func visible(raw string, most int) passage {
	var out passage
	plain := func(s string) {
		if n := len(out.Parts); n > 0 && !out.Parts[n-1].Escaped {
			out.Parts[n-1].Text += s
			return
		}
		out.Parts = append(out.Parts, part{Text: s})
	}
	marks, start := 0, 0
	flush := func(to int) {
		if to > start {
			plain(raw[start:to])
		}
	}
	for i := 0; i < len(raw); {
		r, size := utf8.DecodeRuneInString(raw[i:])
		if i+size > most {
			flush(i)
			out.Rest = len(raw) - i
			return out
		}
		if unicode.In(r, unicode.Mn, unicode.Me) {
			marks++
		} else {
			marks = 0
		}
		if escape := spelled(r, raw[i], size); escape != "" || marks > mostMarks {
			flush(i)
			if escape == "" {
				escape = fmt.Sprintf("U+%04X", r)
			}
			out.Parts = append(out.Parts, part{Text: "‹" + escape + "›", Escaped: true})
			start = i + size
		}
		i += size
	}
	flush(len(raw))
	return out
}

// spelled names a character that must not be shown as it is; empty for every other.
func spelled(r rune, first byte, size int) string {
	switch {
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf("byte %02X", first)
	case r == '\n' || r == '\t':
		return ""
	case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp) || (unicode.Is(unicode.Zs, r) && r != ' '):
		return fmt.Sprintf("U+%04X", r)
	}
	return ""
}
