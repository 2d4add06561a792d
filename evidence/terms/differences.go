package terms

import (
	"fmt"
	"math/big"
	"reflect"

	"github.com/redress-protocol/redress/bindings"
)

// differences names the members in which two terms differ, with both values.
func differences(got, want bindings.Terms) []string {
	var out []string
	g, w := reflect.ValueOf(got), reflect.ValueOf(want)
	for i := range g.NumField() {
		a, b := g.Field(i).Interface(), w.Field(i).Interface()
		if !same(a, b) {
			out = append(out, fmt.Sprintf("%s is %v, not %v", g.Type().Field(i).Name, a, b))
		}
	}
	return out
}

func same(a, b any) bool {
	switch x := a.(type) {
	case *big.Int:
		y := b.(*big.Int)
		return x != nil && y != nil && x.Cmp(y) == 0
	case bindings.Procedure:
		y := b.(bindings.Procedure)
		if !same(x.Weights, y.Weights) {
			return false
		}
		x.Weights, y.Weights = nil, nil
		return reflect.DeepEqual(x, y)
	}
	return reflect.DeepEqual(a, b)
}
