package bindings

import (
	"bytes"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
)

// ErrCodeDiffers says that a chain holds other code than this repository compiles to.
var ErrCodeDiffers = errors.New("code differs from this repository's build")

//go:embed runtime.json
var runtimeJSON []byte

type runtimeCode struct {
	code       []byte
	immutables []struct{ Start, Length int }
}

var runtimes = sync.OnceValues(func() (map[string]runtimeCode, error) {
	var raw map[string]struct {
		Code       string                        `json:"code"`
		Immutables []struct{ Start, Length int } `json:"immutables"`
	}
	if err := json.Unmarshal(runtimeJSON, &raw); err != nil {
		return nil, fmt.Errorf("decode runtime.json: %w", err)
	}
	out := make(map[string]runtimeCode, len(raw))
	for name, r := range raw {
		code, err := hex.DecodeString(strings.TrimPrefix(r.Code, "0x"))
		if err != nil {
			continue // code with an unlinked library has no single runtime to compare with
		}
		out[name] = runtimeCode{code: code, immutables: r.Immutables}
	}
	return out, nil
})

// MatchRuntime compares code found on a chain with the named contract as this repository compiles it. What the
// constructor fills in (immutables) is left out of the comparison: their values are read and judged on their own.
func MatchRuntime(contract string, code []byte) error {
	known, err := runtimes()
	if err != nil {
		return err
	}
	want, ok := known[contract]
	if !ok {
		return fmt.Errorf("no runtime code of %q in this build", contract)
	}
	if len(code) != len(want.code) {
		return fmt.Errorf("%w: %s has %d bytes, expected %d", ErrCodeDiffers, contract, len(code), len(want.code))
	}
	masked := bytes.Clone(code)
	for _, p := range want.immutables {
		copy(masked[p.Start:p.Start+p.Length], want.code[p.Start:p.Start+p.Length])
	}
	if !bytes.Equal(masked, want.code) {
		return fmt.Errorf("%w: %s", ErrCodeDiffers, contract)
	}
	return nil
}
