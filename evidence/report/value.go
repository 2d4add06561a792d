package report

import (
	"html/template"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// value is a figure as the page shows it.
type value struct {
	Source string   // file and pointer; what is shown is what is there
	From   string   // what it was computed from, where it was
	As     string   // how what is there was written for people; empty: as it is
	Class  string   // of the element
	Groups []string // the text, in the groups in which digits are read; without marks between them
	Text   passage  // a party's text, instead of the groups
}

// Dash says that there is nothing to show.
func (v value) Dash() bool { return v.As == "absent" }

func absent(c cursor) value { return value{Source: c.Source(), As: "absent", Class: "none"} }

// grouped cuts digits into threes from the right.
func grouped(digits string) []string {
	sign := ""
	if strings.HasPrefix(digits, "-") {
		sign, digits = "-", digits[1:]
	}
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return []string{sign + digits}
	}
	var out []string
	for len(digits) > 3 {
		out = append([]string{digits[len(digits)-3:]}, out...)
		digits = digits[:len(digits)-3]
	}
	out = append([]string{digits}, out...)
	out[0] = sign + out[0]
	return out
}

// number shows an integer.
func number(c cursor, path ...any) value {
	if c = c.at(path...); !c.has() {
		return absent(c)
	}
	return value{Source: c.Source(), Class: "num", Groups: grouped(c.text())}
}

// computed shows an integer that is in no file.
func computed(n *big.Int, from string) value {
	if n == nil {
		return value{From: from, As: "absent", Class: "none"}
	}
	return value{From: from, Class: "num", Groups: grouped(n.String())}
}

// hash shows a hash or an address in full; a narrow column cuts it on screen only.
func hash(c cursor, path ...any) value {
	if c = c.at(path...); !c.has() {
		return absent(c)
	}
	return value{Source: c.Source(), Class: "hash", Groups: []string{c.text()}}
}

// word shows one word of 32 bytes that a contract was built with: an account, or a number, without the zeros before it, which
// would be all that a narrow column has room for.
func word(c cursor) value {
	s := c.text()
	if len(s) != 66 || !strings.HasPrefix(s, wordZeros) {
		return hash(c)
	}
	v := value{Source: c.Source(), As: "word", Class: "hash", Groups: []string{"0x" + s[len(wordZeros):]}}
	if n, ok := new(big.Int).SetString(s[2:], 16); ok && n.BitLen() <= 64 {
		v.Class, v.Groups = "num", grouped(n.String())
	}
	return v
}

// wordZeros stand before an account in a word.
const wordZeros = "0x000000000000000000000000"

// when shows unix seconds as a date in UTC. Zero says "never".
func when(c cursor, path ...any) value {
	c = c.at(path...)
	n, ok := c.number()
	if !ok || n == 0 || n > 1<<40 {
		return absent(c)
	}
	return value{Source: c.Source(), As: "time", Class: "time", Groups: []string{time.Unix(int64(n), 0).UTC().Format("2006-01-02 15:04:05Z")}}
}

// flag shows a boolean.
func flag(c cursor, path ...any) value {
	c = c.at(path...)
	b, ok := c.value.(bool)
	if !ok {
		return absent(c)
	}
	text := "no"
	if b {
		text = "yes"
	}
	return value{Source: c.Source(), As: "flag", Class: "flag " + text, Groups: []string{text}}
}

// count shows how many items an array has.
func count(c cursor, path ...any) value {
	c = c.at(path...)
	l, ok := c.value.([]any)
	if !ok {
		return absent(c)
	}
	return value{Source: c.Source(), As: "count", Class: "num", Groups: grouped(strconv.Itoa(len(l)))}
}

// mask shows which requirements a mask names, by their bits.
func mask(c cursor, path ...any) value {
	c = c.at(path...)
	n, ok := c.number()
	if !ok {
		return absent(c)
	}
	var bits []string
	for i := range adjudication.MaxRequirements {
		if n>>i&1 != 0 {
			bits = append(bits, strconv.Itoa(i))
		}
	}
	if bits == nil {
		bits = []string{"none"}
	}
	return value{Source: c.Source(), As: "mask", Class: "mask", Groups: []string{strings.Join(bits, ", ")}}
}

// ruling says in words what a ruling's number means.
func ruling(c cursor, path ...any) string {
	n, ok := c.at(path...).number()
	if !ok || n > uint64(adjudication.RulingUnclear) {
		return ""
	}
	return adjudication.Ruling(n).String()
}

// rules are what the rules that decide on a run's receipts are about.
var rules = map[string]string{
	"C16": "the chain of claims", "C17": "the exact request", "C18": "one claim by its signer", "C19": "one end by its signer",
	"C20": "attempts in turn", "C21": "the required scope",
}

// rule says what a rule of eligibility is about; empty for every other text.
func rule(c cursor, path ...any) string { return rules[c.at(path...).text()] }

// words shows a text of a file, bounded and made plain.
func words(most int) func(cursor, ...any) value {
	return func(c cursor, path ...any) value {
		if c = c.at(path...); !c.has() {
			return absent(c)
		}
		v := value{Source: c.Source(), Class: "words", Text: visible(c.text(), most)}
		if len(c.text()) > longestWord {
			v.Class = "words long"
		}
		if v.Text.Rest > 0 {
			v.As = "cut"
		}
		return v
	}
}

// scalar shows whatever is there by what it looks like.
func scalar(most int) func(cursor) value {
	text := words(most)
	return func(c cursor) value {
		s := c.text()
		switch {
		case !c.has():
			return absent(c)
		case s == "true" || s == "false":
			if _, ok := c.value.(bool); ok {
				return flag(c)
			}
		case seconds[c.pointer[strings.LastIndex(c.pointer, "/")+1:]]:
			return when(c)
		case strings.Trim(s, "0123456789") == "" && len(s) <= longestAmount:
			return number(c)
		case strings.Trim(s, "0123456789") == "" && len(s) < 80:
			return hash(c) // an id
		case len(s) <= 66 && strings.HasPrefix(s, "0x") && strings.Trim(s[2:], "0123456789abcdefABCDEF") == "":
			return hash(c)
		}
		return text(c)
	}
}

// shortWords bounds texts in tables.
const shortWords = 160

// shown are the templates' functions.
func shown(o Options) template.FuncMap {
	return template.FuncMap{
		"num": number, "hash": hash, "when": when, "flag": flag, "count": count, "mask": mask, "word": word, "ruling": ruling,
		"words": words(o.Text), "short": words(shortWords), "scalar": scalar(shortWords),
		"at": cursor.at, "items": cursor.items, "has": func(c cursor, path ...any) bool { return c.at(path...).has() },
		"first":      func(c cursor, path ...any) []cursor { return bounded(c.at(path...).items(), o.Cases) },
		"more":       func(c cursor, path ...any) int { return max(0, len(c.at(path...).items())-o.Cases) },
		"leaves":     func(c cursor) []cursor { return c.leaves(mostLeaves) },
		"moreLeaves": func(c cursor) int { return max(0, len(c.leaves(math.MaxInt))-mostLeaves) },
		"below":      func(c, above cursor) string { return c.below(above) },
		"id":         func(c cursor, path ...any) string { return anchor(c.at(path...).text()) },
		"is":         func(c cursor, text string, path ...any) bool { return c.at(path...).is(text) },
		"lower":      strings.ToLower,
		"glyph":      glyph,
		"rule":       rule,
		"add":        func(a, b int) int { return a + b },
		"raw":        func(c cursor, path ...any) string { return c.at(path...).text() },
	}
}

// longestWord is the bytes up to which a text is not broken within a word, inclusive.
const longestWord = 24

// seconds are the members of events that hold unix seconds.
var seconds = map[string]bool{
	"answerBy": true, "continueBy": true, "judgeBy": true, "commitBy": true, "revealBy": true, "signBy": true, "servedAt": true,
	"dataTime": true, "time": true, "leavesAt": true, "availableAt": true,
}

// longestAmount is the digits of a number that is read as an amount, inclusive; longer ones are ids.
const longestAmount = 30

// mostLeaves bounds what is shown of a record of any shape.
const mostLeaves = 40

func bounded[T any](list []T, most int) []T { return list[:min(len(list), most)] }

// anchor makes an element's id of a hash or an address; empty of everything else.
func anchor(s string) string {
	s = strings.ToLower(s)
	if strings.HasPrefix(s, "0x") && len(s) <= 66 && strings.Trim(s[2:], "0123456789abcdef") == "" {
		return s
	}
	return ""
}
