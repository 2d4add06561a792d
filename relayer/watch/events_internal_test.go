package watch

import (
	"encoding/json"
	"math/big"
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// filled gives every number below a value 7, and lists one element.
func filled(v reflect.Value) {
	switch {
	case v.Type() == reflect.TypeFor[*big.Int]():
		v.Set(reflect.ValueOf(big.NewInt(7)))
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			filled(v.Field(i))
		}
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		filled(v.Index(0))
	case v.CanUint():
		v.SetUint(7)
	case v.CanInt():
		v.SetInt(7)
	}
}

// Whatever the contracts log can be told, with every argument under its name, and no number as one of JSON's.
func TestEveryEventOfTheContractsCanBeTold(t *testing.T) {
	n := 0
	for _, contract := range []*abi.ABI{ofFactory, ofOffer, ofVault, ofCommittee} {
		for _, event := range contract.Events {
			l := &types.Log{Topics: []common.Hash{event.ID}, TxHash: common.Hash{1}, BlockHash: common.Hash{2}}
			var values []any
			for _, a := range event.Inputs {
				if a.Indexed {
					l.Topics = append(l.Topics, common.Hash{31: 1})
					continue
				}
				v := reflect.New(a.Type.GetType()).Elem()
				filled(v)
				values = append(values, v.Interface())
			}
			var err error
			if l.Data, err = event.Inputs.NonIndexed().Pack(values...); err != nil {
				t.Fatalf("%s: %v", event.Name, err)
			}
			e, err := decode(contract, l)
			if err != nil || e.Type == "" {
				t.Errorf("%s: %v", event.Name, err)
				continue
			}
			var d struct {
				Args map[string]any `json:"args"`
			}
			if err := json.Unmarshal(e.Data, &d); err != nil {
				t.Fatal(err)
			}
			for _, a := range event.Inputs {
				if d.Args[a.Name] == nil || numeric(d.Args[a.Name]) {
					t.Errorf("%s.%s: %v", event.Name, a.Name, d.Args[a.Name])
				}
			}
			n++
		}
	}
	if n < 40 {
		t.Errorf("only %d events", n)
	}
}

func numeric(v any) bool {
	switch v := v.(type) {
	case float64:
		return true
	case []any:
		return len(v) > 0 && numeric(v[0])
	case map[string]any:
		for _, member := range v {
			if numeric(member) {
				return true
			}
		}
	}
	return false
}

// What could fill the log is told by hash and length.
func TestLongBytesAreNotQuoted(t *testing.T) {
	l := &types.Log{Topics: []common.Hash{ofOffer.Events["Disclosed"].ID, {1}, {2}}}
	for length, quoted := range map[int]bool{maxBytes: true, maxBytes + 1: false} {
		var err error
		if l.Data, err = ofOffer.Events["Disclosed"].Inputs.NonIndexed().Pack(make([]byte, length), uint64(9)); err != nil {
			t.Fatal(err)
		}
		e, err := decode(ofOffer, l)
		if err != nil || strings.Contains(string(e.Data), "keccak256") == quoted || len(e.Data) > 3*maxBytes {
			t.Errorf("%d bytes: %.200s %v", length, e.Data, err)
		}
	}
}

// A log that does not fit its form is left out, and harms nothing.
func TestMalformedLogsAreRefused(t *testing.T) {
	for _, l := range []*types.Log{
		{Topics: []common.Hash{ofOffer.Events["Contested"].ID}},
		{Topics: []common.Hash{ofOffer.Events["Contested"].ID, {1}, {2}}, Data: make([]byte, 31)},
		{Topics: []common.Hash{{1}}},
	} {
		if _, err := decode(ofOffer, l); err == nil {
			t.Errorf("%v is taken", l)
		}
	}
}
