package manifest

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/redress-protocol/redress/evidence/canon"
)

// MaxScale is the largest decimal scale of the measure number, inclusive.
const MaxScale = 15

// Decimal is a number in units of 10^-scale: Floor of them, and a further part of one unit unless Exact. A number beyond
// ±(2^53-1) units is held as ±2^53, exact, which every bound tells from what it admits.
type Decimal struct {
	Floor int64
	Exact bool
}

var decimalText = regexp.MustCompile(`^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$`)

// ParseDecimal reads a number as JSON writes it, at any length and with any exponent, without rounding. scale is
// 0..MaxScale.
func ParseDecimal(s string, scale int) (Decimal, bool) {
	parts := decimalText.FindStringSubmatch(s)
	if parts == nil {
		return Decimal{}, false
	}
	negative := parts[1] != ""
	digits := strings.TrimLeft(parts[2]+parts[3], "0")
	if digits == "" {
		return Decimal{Exact: true}, true
	}
	const far = 1 << 22 // more than the digits of any body
	exponent := 0
	if parts[4] != "" {
		n, _ := strconv.ParseInt(parts[4], 10, 64) // saturates
		exponent = int(max(-far, min(n, far)))
	}
	// The value is digits x 10^shift units.
	shift := exponent - len(parts[3]) + scale
	whole, rest := digits, ""
	switch {
	case shift >= 0:
		whole += strings.Repeat("0", min(shift, 16)) // 10^16 is beyond every bound already
	case -shift < len(digits):
		whole, rest = digits[:len(digits)+shift], digits[len(digits)+shift:]
	default:
		whole, rest = "0", digits
	}
	d := Decimal{Exact: strings.Trim(rest, "0") == ""}
	n, err := strconv.ParseInt(whole, 10, 64)
	if err != nil || n > canon.MaxInteger {
		d = Decimal{Floor: canon.MaxInteger + 1, Exact: true}
	} else {
		d.Floor = n
	}
	return d.sign(negative), true
}

// sign negates, if asked to: the floor of a negative number is the next unit below its whole part.
func (d Decimal) sign(negative bool) Decimal {
	if !negative {
		return d
	}
	d.Floor = -d.Floor
	if !d.Exact {
		d.Floor--
	}
	return d
}

// HoldsDecimal reports whether a value in units of the check's scale satisfies the bound, compared exactly.
func (c Check) HoldsDecimal(d Decimal) bool {
	if d.Exact {
		return c.Holds(d.Floor)
	}
	switch c.Op { // the value lies strictly between Floor and Floor+1
	case OpLE, OpLT:
		return d.Floor < c.Bound
	case OpGE, OpGT:
		return d.Floor >= c.Bound
	}
	return false
}
