package promise

import (
	"strconv"
	"strings"

	"github.com/redress-protocol/redress/evidence/manifest"
)

// figure is a decimal: n x 10^-scale.
type figure struct {
	n     int64
	scale int
}

const (
	maxFigure = 1<<53 - 1
	maxDigits = 15
)

var (
	small = map[string]int64{"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
		"ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19}
	tens = map[string]int64{"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
	many = map[string]int64{"dozen": 12, "hundred": 100, "thousand": 1000, "million": 1_000_000}
)

// number reads a figure in digits or words and returns the place after it.
func (p *parser) number(i int) (figure, int, bool) {
	f, end, ok := p.base(i)
	for ok {
		factor, scaled := many[p.word(end)]
		if !scaled {
			break
		}
		if f.n > maxFigure/factor || f.n < -maxFigure/factor {
			return figure{}, i, false
		}
		f.n *= factor
		end++
	}
	return f, end, ok
}

func (p *parser) base(i int) (figure, int, bool) {
	if p.kind(i) == kindNumber {
		f, ok := digits(p.word(i))
		return f, i + 1, ok
	}
	w := p.word(i)
	if n, ok := small[w]; ok {
		return figure{n: n}, i + 1, true
	}
	if n, ok := tens[w]; ok {
		if one, more := small[p.word(i+1)]; more && one > 0 && one < 10 {
			return figure{n: n + one}, i + 2, true
		}
		return figure{n: n}, i + 1, true
	}
	if _, ok := many[w]; ok {
		return figure{n: 1}, i, true // "dozen" is one dozen
	}
	if _, ok := many[p.word(i+1)]; ok && w == "a" {
		return figure{n: 1}, i + 1, true
	}
	return figure{}, i, false
}

func digits(s string) (figure, bool) {
	whole, part, _ := strings.Cut(strings.ReplaceAll(s, ",", ""), ".")
	part = strings.TrimRight(part, "0")
	if len(part) > manifest.MaxScale || len(whole)+len(part) > maxDigits+1 {
		return figure{}, false
	}
	n, err := strconv.ParseInt(whole+part, 10, 64)
	if err != nil || n > maxFigure || n < -maxFigure {
		return figure{}, false
	}
	return figure{n: n, scale: len(part)}, true
}

// in converts to whole units of num/den each, or reports that the result is not whole or too large.
func (f figure) in(num, den int64) (int64, bool) {
	if f.n > maxFigure/num || f.n < -maxFigure/num {
		return 0, false
	}
	n := f.n * num
	for range f.scale {
		if den > maxFigure/10 {
			return 0, false
		}
		den *= 10
	}
	return n / den, n%den == 0
}
