package manifest

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
)

func TestParseDecimal(t *testing.T) {
	const beyond = 1 << 53
	for _, c := range []struct {
		in    string
		scale int
		want  Decimal
	}{
		{"0", 0, Decimal{0, true}}, {"-0", 2, Decimal{0, true}}, {"0.00", 1, Decimal{0, true}}, {"0e9", 3, Decimal{0, true}},
		{"100.5", 2, Decimal{10050, true}}, {"100.50", 2, Decimal{10050, true}}, {"100.505", 2, Decimal{10050, false}},
		{"-100.505", 2, Decimal{-10051, false}}, {"-100.50", 2, Decimal{-10050, true}}, {"0.001", 2, Decimal{0, false}},
		{"-0.001", 2, Decimal{-1, false}}, {"1e2", 0, Decimal{100, true}}, {"1.5E+1", 0, Decimal{15, true}}, {"15e-1", 1, Decimal{15, true}},
		{"15e-1", 0, Decimal{1, false}}, {"1e-400", 15, Decimal{0, false}}, {"-1e-99999999999999999999", 0, Decimal{-1, false}},
		{"9007199254740991", 0, Decimal{9007199254740991, true}}, {"9007199254740992", 0, Decimal{beyond, true}},
		{"9007199254740991.5", 0, Decimal{9007199254740991, false}}, {"1e99999999999999999999", 0, Decimal{beyond, true}},
		{"-1e999", 15, Decimal{-beyond, true}}, {"1", 15, Decimal{1_000_000_000_000_000, true}}, {"10", 15, Decimal{beyond, true}},
		{"1" + strings.Repeat("0", 300_000) + "e-300000", 0, Decimal{1, true}},
		{"0." + strings.Repeat("0", 300_000) + "1e300001", 0, Decimal{1, true}},
	} {
		if got, ok := ParseDecimal(c.in, c.scale); !ok || got != c.want {
			t.Errorf("%.40s at %d: %+v %t, want %+v", c.in, c.scale, got, ok, c.want)
		}
	}
	for _, in := range []string{"", "+1", "01", "1.", ".5", "1e", "NaN", "Infinity", "0x1", "1 ", " 1", "1,000", "1_0", "--1", "1\n", "١"} {
		if d, ok := ParseDecimal(in, 0); ok {
			t.Errorf("%q is %+v", in, d)
		}
	}
}

// FuzzParseDecimal compares every operator with exact rationals.
func FuzzParseDecimal(f *testing.F) {
	f.Add("100.505", uint8(2), int64(10050))
	f.Add("-1e-3", uint8(0), int64(0))
	f.Add("9007199254740991.5", uint8(0), int64(9007199254740991))
	f.Fuzz(func(t *testing.T, text string, scale uint8, bound int64) {
		s := int(scale % (MaxScale + 1))
		bound %= 1 << 53
		d, ok := ParseDecimal(text, s)
		if !ok || len(text) > 64 {
			return
		}
		exact, ok := new(big.Rat).SetString(text)
		if !ok {
			return // an exponent beyond what the rational holds
		}
		unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(s)), nil)
		order := exact.Mul(exact, new(big.Rat).SetInt(unit)).Cmp(new(big.Rat).SetInt64(bound))
		for op, want := range map[string]bool{OpLE: order <= 0, OpLT: order < 0, OpGE: order >= 0, OpGT: order > 0, OpEQ: order == 0} {
			if got := (Check{Op: op, Bound: bound}).HoldsDecimal(d); got != want {
				t.Fatalf("%s", fmt.Sprintf("%s at %d %s %d: %t, want %t", text, s, op, bound, got, want))
			}
		}
	})
}
