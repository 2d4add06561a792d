package demo

import (
	"math/big"
	"strings"
	"testing"
)

func funded() Holdings {
	n := func() *big.Int { return big.NewInt(1_000_000) }
	return Holdings{n(), n(), n(), n(), n(), n()}
}

func TestExpectedMoneyIsConserved(t *testing.T) {
	total := func(h Holdings) *big.Int {
		sum := new(big.Int)
		for _, n := range []*big.Int{h.Buyer, h.Seller, h.Offer, h.Vault, h.Committee} { // the stake lies in the vault
			sum.Add(sum, n)
		}
		return sum
	}
	for _, a := range acts {
		before := funded()
		after, err := expect(before, a.ending)
		if err != nil {
			t.Fatalf("%s: %v", a.name, err)
		}
		if total(after).Cmp(total(funded())) != 0 || total(before).Cmp(total(funded())) != 0 {
			t.Errorf("%s: %s became %s", a.name, total(before), total(after))
		}
	}
}

// A balance that is off by one unit must end the demo with an error that names it.
func TestADifferenceIsAnError(t *testing.T) {
	for i := range funded().named() {
		for _, a := range acts {
			after, err := expect(funded(), a.ending)
			if err != nil {
				t.Fatal(err)
			}
			r := &Result{Before: funded(), After: after}
			if a.ending != (ending{}) {
				r.Ruling, r.Cause = &a.ending.ruling, &a.ending.cause
			}
			if err := r.check(&shop{act: a}); err != nil {
				t.Fatalf("%s: %v", a.name, err)
			}
			off := after.named()[i]
			off.amount.Add(off.amount, big.NewInt(1))
			if err := r.check(&shop{act: a}); err == nil || !strings.Contains(err.Error(), off.name+" holds") {
				t.Errorf("%s: %s off by one: %v", a.name, off.name, err)
			}
		}
	}
}

func TestAnotherEndingIsAnError(t *testing.T) {
	for _, a := range acts {
		after, err := expect(funded(), a.ending)
		if err != nil {
			t.Fatal(err)
		}
		ruling, cause := uint8(9), uint8(9)
		r := &Result{Before: funded(), After: after, Ruling: &ruling, Cause: &cause}
		if err := r.check(&shop{act: a}); err == nil || !strings.Contains(err.Error(), "ended with ruling 9") {
			t.Errorf("%s: %v", a.name, err)
		}
	}
}
