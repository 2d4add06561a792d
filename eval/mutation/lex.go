package mutation

import "strings"

// token is a piece of Solidity. Comments and white space are none.
type token struct {
	text       string
	start, end int // byte offsets, end exclusive
	word       bool
}

// longest first: a shorter operator must not eat the start of a longer one.
var operators = []string{
	">>>=", "<<=", ">>=", ">>>", "=>", "->", ":=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "**",
	"+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=",
}

// lex splits a source. It accepts any text; what follows an unclosed comment or string is one token.
func lex(src string) []token {
	var out []token
	for i := 0; i < len(src); {
		switch c := src[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
		case strings.HasPrefix(src[i:], "//"):
			i = endOf(src, i, "\n")
		case strings.HasPrefix(src[i:], "/*"):
			i = endOf(src, i+2, "*/")
		case c == '"' || c == '\'':
			end := endOfString(src, i)
			out = append(out, token{src[i:end], i, end, false})
			i = end
		case isWord(c):
			end := i
			for end < len(src) && isWord(src[end]) {
				end++
			}
			out = append(out, token{src[i:end], i, end, true})
			i = end
		default:
			n := 1
			for _, op := range operators {
				if strings.HasPrefix(src[i:], op) {
					n = len(op)
					break
				}
			}
			out = append(out, token{src[i : i+n], i, i + n, false})
			i += n
		}
	}
	return out
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// endOf is the offset after the next occurrence of mark.
func endOf(src string, from int, mark string) int {
	if n := strings.Index(src[from:], mark); n >= 0 {
		return from + n + len(mark)
	}
	return len(src)
}

// endOfString is the offset after the string literal that starts at from.
func endOfString(src string, from int) int {
	for i := from + 1; i < len(src); i++ {
		switch src[i] {
		case '\\':
			i++
		case src[from]:
			return i + 1
		}
	}
	return len(src)
}

// brackets gives for every opening bracket the index of its closing one, and for every other token -1.
func brackets(tokens []token) []int {
	match := make([]int, len(tokens))
	var open []int
	for i, t := range tokens {
		match[i] = -1
		switch t.text {
		case "(", "[", "{":
			open = append(open, i)
		case ")", "]", "}":
			if len(open) > 0 {
				match[open[len(open)-1]] = i
				open = open[:len(open)-1]
			}
		}
	}
	for _, i := range open { // unclosed: to the end
		match[i] = len(tokens) - 1
	}
	return match
}
