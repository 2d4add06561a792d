// Package evmtest runs compiled contracts in go-ethereum's EVM, for tests that compare a Go implementation with its
// Solidity twin. It knows no chain and keeps no blocks.
package evmtest

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	evm "github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/params"
)

// callGas is far above what any compared function takes.
const callGas = 50_000_000

// Contract is a deployed artifact. Not safe for concurrent use.
type Contract struct {
	ABI     abi.ABI
	Address common.Address
	cfg     *evm.Config
}

// Revert is what a call reverted with.
type Revert struct {
	Name string // custom error, or "" for anything else
	Data []byte
}

func (r *Revert) Error() string { return "reverted: " + r.Name + " 0x" + hex.EncodeToString(r.Data) }

// ChainID is what `block.chainid` answers.
func (c *Contract) ChainID() *big.Int { return new(big.Int).Set(c.cfg.ChainConfig.ChainID) }

// Deploy creates contracts/out/<name>.sol/<name>.json with constructor arguments. A missing artifact fails the test.
// Accounts in withCode exist and have one byte of code.
func Deploy(t testing.TB, name string, withCode []common.Address, args ...any) *Contract {
	t.Helper()
	statedb, err := state.New(types.EmptyRootHash, state.NewDatabaseForTesting())
	if err != nil {
		t.Fatalf("new state: %v", err)
	}
	for _, account := range withCode {
		statedb.SetCode(account, []byte{0}, tracing.CodeChangeUnspecified)
	}
	cfg := &evm.Config{ChainConfig: params.MergedTestChainConfig, State: statedb, GasLimit: callGas, BlockNumber: big.NewInt(1)}
	return create(t, cfg, name, args...)
}

// Deploy creates another contract beside this one.
func (c *Contract) Deploy(t testing.TB, name string, args ...any) *Contract {
	t.Helper()
	return create(t, c.cfg, name, args...)
}

func create(t testing.TB, cfg *evm.Config, name string, args ...any) *Contract {
	t.Helper()
	parsed, code := load(t, name)
	input, err := parsed.Pack("", args...)
	if err != nil {
		t.Fatalf("pack constructor of %s: %v", name, err)
	}
	_, address, _, err := evm.Create(append(code, input...), cfg)
	if err != nil {
		t.Fatalf("create %s: %v", name, err)
	}
	return &Contract{ABI: parsed, Address: address, cfg: cfg}
}

// As answers at the same address by another ABI: for what a contract delegates.
func (c *Contract) As(t testing.TB, name string) *Contract {
	t.Helper()
	parsed, _ := load(t, name)
	return &Contract{ABI: parsed, Address: c.Address, cfg: c.cfg}
}

// Call runs a view function. The error is a *Revert where the contract reverted.
func (c *Contract) Call(method string, args ...any) ([]any, error) {
	input, err := c.ABI.Pack(method, args...)
	if err != nil {
		return nil, err
	}
	out, _, err := evm.Call(c.Address, input, c.cfg)
	if errors.Is(err, vm.ErrExecutionReverted) {
		return nil, c.revert(out)
	}
	if err != nil {
		return nil, err
	}
	return c.ABI.Unpack(method, out)
}

// MustCall is Call where a revert fails the test.
func (c *Contract) MustCall(t testing.TB, method string, args ...any) []any {
	t.Helper()
	out, err := c.Call(method, args...)
	if err != nil {
		t.Fatalf("call %s: %v", method, err)
	}
	return out
}

func (c *Contract) revert(data []byte) *Revert {
	r := &Revert{Data: data}
	for _, e := range c.ABI.Errors {
		if len(data) >= 4 && [4]byte(e.ID[:4]) == [4]byte(data[:4]) {
			r.Name = e.Name
		}
	}
	return r
}

func load(t testing.TB, name string) (abi.ABI, []byte) {
	t.Helper()
	_, here, _, _ := runtime.Caller(0)
	path := filepath.Join(filepath.Dir(here), "..", "..", "..", "contracts", "out", name+".sol", name+".json")
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v: run make contracts", err)
	}
	var artifact struct {
		ABI      json.RawMessage `json:"abi"`
		Bytecode struct {
			Object string `json:"object"`
		} `json:"bytecode"`
	}
	if err := json.Unmarshal(raw, &artifact); err != nil {
		t.Fatalf("decode %s: %v", path, err)
	}
	parsed, err := abi.JSON(strings.NewReader(string(artifact.ABI)))
	if err != nil {
		t.Fatalf("parse ABI of %s: %v", name, err)
	}
	code, err := hex.DecodeString(strings.TrimPrefix(artifact.Bytecode.Object, "0x"))
	if err != nil {
		t.Fatalf("decode bytecode of %s: %v", name, err)
	}
	return parsed, code
}
