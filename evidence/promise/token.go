package promise

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxSentence is the longest text that is read, in bytes, inclusive.
const MaxSentence = 2000

// Reasons why a text is refused whole.
var (
	ErrText       = errors.New("not a text of 1 to 2000 bytes of UTF-8")
	ErrNoPromise  = errors.New("no measurable term")
	ErrIncomplete = errors.New("parts of the promise are not measured")
)

// Status is what became of a token. The zero value is the safe one.
type Status int

// Statuses.
const (
	NotUnderstood Status = iota // in no table, or in a phrase that another word may turn around
	NotMeasurable               // understood as something that nobody can measure in one exchange
	Ignored                     // a word that names the response or holds the sentence together, or punctuation
	Understood                  // part of a requirement
)

// String is the status in words.
func (s Status) String() string {
	switch s {
	case NotMeasurable:
		return "not measurable"
	case Ignored:
		return "ignored"
	case Understood:
		return "understood"
	}
	return "not understood"
}

// Token is one word, number, pointer or mark of the text.
type Token struct {
	Text        string
	Start       int // byte offset
	Status      Status
	Requirement int // 1-based, of an understood token
	Reason      string

	kind  kind
	lower string
}

// End is the byte offset after the token.
func (t Token) End() int { return t.Start + len(t.Text) }

type kind int

const (
	kindWord kind = iota
	kindNumber
	kindPointer
	kindOperator
	kindBarrier // no phrase goes across it
	kindQuiet   // hyphens, quotes, brackets: phrases go across them
	kindSymbol
)

// tokenize cuts a text. Everything that is not white space belongs to exactly one token.
func tokenize(text string) ([]Token, error) {
	if text == "" || len(text) > MaxSentence || !utf8.ValidString(text) {
		return nil, fmt.Errorf("%w: %d bytes", ErrText, len(text))
	}
	var out []Token
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if unicode.IsSpace(r) {
			at += size
			continue
		}
		n, k := next(text, at, r, size)
		t := Token{Text: text[at : at+n], Start: at, kind: k, lower: strings.ToLower(text[at : at+n])}
		t.lower = strings.ReplaceAll(t.lower, "’", "'")
		out = append(out, t)
		at += n
	}
	return out, nil
}

// next measures the token that begins with r at a place.
func next(text string, at int, r rune, size int) (int, kind) {
	rest := text[at:]
	begins := at == 0 || strings.ContainsRune(" \t\n\r(\"'`<>=", rune(text[at-1]))
	switch {
	case r == '/' && begins && pointerLength(rest) > 1:
		return pointerLength(rest), kindPointer
	case isDigit(r) || (r == '-' && begins && len(rest) > 1 && isDigit(rune(rest[1]))):
		return numberLength(rest), kindNumber
	case unicode.IsLetter(r) || r == '_':
		return wordLength(rest), kindWord
	case strings.HasPrefix(rest, "<=") || strings.HasPrefix(rest, ">=") || strings.HasPrefix(rest, "=="):
		return 2, kindOperator
	case strings.ContainsRune("<>=≤≥", r):
		return size, kindOperator
	case strings.ContainsRune(".,;:!?…—–", r):
		return size, kindBarrier
	case strings.ContainsRune("-‐‑'\"“”‘’()[]`*", r):
		return size, kindQuiet
	}
	return size, kindSymbol
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// pointerLength is a JSON pointer up to white space or a mark that ends a phrase.
func pointerLength(s string) int {
	n := strings.IndexFunc(s, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("\"',;)`<>=", r) })
	if n < 0 {
		n = len(s)
	}
	return len(strings.TrimRight(s[:n], ".:!?"))
}

// numberLength is digits, in groups of three or plain, with decimals.
func numberLength(s string) int {
	n := 0
	if s[0] == '-' {
		n = 1
	}
	digits := func() int {
		k := n
		for k < len(s) && isDigit(rune(s[k])) {
			k++
		}
		return k - n
	}
	n += digits()
	for n < len(s) && s[n] == ',' {
		n++
		if k := digits(); k != 3 {
			n--
			break
		}
		n += 3
	}
	if n+1 < len(s) && s[n] == '.' && isDigit(rune(s[n+1])) {
		n++
		n += digits()
	}
	return n
}

func wordLength(s string) int {
	for i, r := range s {
		inside := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_'
		apostrophe := (r == '\'' || r == '’') && i+utf8.RuneLen(r) < len(s) && asciiLetter(s[i+utf8.RuneLen(r)])
		if !inside && !apostrophe {
			return i
		}
	}
	return len(s)
}

func asciiLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }
