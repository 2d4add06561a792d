package watch

import (
	"fmt"
	"reflect"
	"strconv"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// maxBytes is the longest byte string that an event quotes, inclusive. Of a longer one it has hash and length: the chain
// has the rest.
const maxBytes = 1024

// long stands for a byte string that is not quoted.
type long struct {
	Keccak256 common.Hash `json:"keccak256"`
	Length    string      `json:"length"` // bytes
}

// jsonOf turns a decoded value into what JSON can hold without loss: every integer is a decimal string, bytes are
// hexadecimal, structs are objects with the names of the contract's interface.
func jsonOf(t abi.Type, v any) any {
	switch t.T {
	case abi.BoolTy, abi.StringTy:
		return v
	case abi.AddressTy:
		return v
	case abi.BytesTy:
		raw, _ := v.([]byte)
		if len(raw) > maxBytes {
			return long{crypto.Keccak256Hash(raw), strconv.Itoa(len(raw))}
		}
		return hexutil.Encode(raw)
	case abi.FixedBytesTy:
		value := reflect.ValueOf(v)
		raw := make([]byte, value.Len())
		reflect.Copy(reflect.ValueOf(raw), value)
		return hexutil.Encode(raw)
	case abi.TupleTy:
		out := map[string]any{}
		for i, elem := range t.TupleElems {
			out[t.TupleRawNames[i]] = jsonOf(*elem, reflect.ValueOf(v).Field(i).Interface())
		}
		return out
	case abi.SliceTy, abi.ArrayTy:
		value := reflect.ValueOf(v)
		out := make([]any, value.Len())
		for i := range out {
			out[i] = jsonOf(*t.Elem, value.Index(i).Interface())
		}
		return out
	}
	return fmt.Sprint(v) // integers of every width
}
