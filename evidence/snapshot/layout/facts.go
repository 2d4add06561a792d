package layout

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Reasons why a name or a code is refused.
var (
	ErrUnknownContract = errors.New("no facts about this contract")
	ErrUnknownVariable = errors.New("no such variable in storage")
	ErrShape           = errors.New("the variable has another shape")
	ErrCode            = errors.New("the code is not what this repository compiles to")
)

// Contract is what the compiler says about one contract.
type Contract struct {
	Name       string           `json:"name"`
	CodeHash   common.Hash      `json:"codeHash"`   // keccak256 of the runtime code with immutables and links zeroed
	CodeSize   int              `json:"codeSize"`   // bytes
	Immutables map[string][]int `json:"immutables"` // offsets of each immutable's 32-byte copies in the code
	Links      map[string][]int `json:"links"`      // offsets of each library's 20-byte address in the code
	Storage    []Variable       `json:"storage"`
	Types      map[string]Type  `json:"types"`
}

// Variable is a state variable, or a member of a struct with a slot relative to it.
type Variable struct {
	Label  string `json:"label"`
	Slot   uint64 `json:"slot"`
	Offset int    `json:"offset"` // bytes from the least significant
	Type   string `json:"type"`
}

// Type is a storage type.
type Type struct {
	Encoding string     `json:"encoding"` // inplace, mapping, dynamic_array or bytes
	Size     int        `json:"size"`     // bytes
	Key      string     `json:"key,omitempty"`
	Value    string     `json:"value,omitempty"`
	Base     string     `json:"base,omitempty"`
	Members  []Variable `json:"members,omitempty"`
}

//go:embed facts.json
var facts []byte

var load = sync.OnceValues(func() (map[string]*Contract, error) {
	var list []*Contract
	if err := json.Unmarshal(facts, &list); err != nil {
		return nil, fmt.Errorf("decode contract facts: %w", err)
	}
	byName := make(map[string]*Contract, len(list))
	for _, c := range list {
		byName[c.Name] = c
	}
	return byName, nil
})

// Of returns the facts about the contract with this name.
func Of(name string) (*Contract, error) {
	all, err := load()
	if err != nil {
		return nil, err
	}
	c, ok := all[name]
	if !ok {
		return nil, fmt.Errorf("%w: %q", ErrUnknownContract, name)
	}
	return c, nil
}

// CheckCode holds deployed code to the build: everything but the values of immutables and library addresses must be
// equal. It returns the immutables' values and the libraries' addresses by name.
func (c *Contract) CheckCode(code []byte) (immutables map[string]common.Hash, links map[string]common.Address, err error) {
	if len(code) != c.CodeSize {
		return nil, nil, fmt.Errorf("%w: %s has %d bytes, deployed are %d", ErrCode, c.Name, c.CodeSize, len(code))
	}
	masked := append([]byte(nil), code...)
	immutables = make(map[string]common.Hash, len(c.Immutables))
	for name, offsets := range c.Immutables {
		words, err := take(masked, offsets, common.HashLength)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: immutable %s: %w", c.Name, name, err)
		}
		immutables[name] = common.BytesToHash(words)
	}
	links = make(map[string]common.Address, len(c.Links))
	for name, offsets := range c.Links {
		words, err := take(masked, offsets, common.AddressLength)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: library %s: %w", c.Name, name, err)
		}
		links[name] = common.BytesToAddress(words)
	}
	if h := crypto.Keccak256Hash(masked); h != c.CodeHash {
		return nil, nil, fmt.Errorf("%w: %s hashes to %s, deployed to %s", ErrCode, c.Name, c.CodeHash, h)
	}
	return immutables, links, nil
}

// take returns the value of size bytes that stands at every offset, and zeroes it there.
func take(code []byte, offsets []int, size int) ([]byte, error) {
	var value []byte
	for _, at := range offsets {
		if at < 0 || at+size > len(code) {
			return nil, fmt.Errorf("%w: offset %d", ErrShape, at)
		}
		here := append([]byte(nil), code[at:at+size]...)
		if value != nil && string(value) != string(here) {
			return nil, fmt.Errorf("%w: two values for one name", ErrCode)
		}
		value = here
		clear(code[at : at+size])
	}
	return value, nil
}
