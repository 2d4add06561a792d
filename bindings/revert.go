package bindings

import (
	"fmt"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// selectorLength is the length of the selector that leads revert data, in bytes.
const selectorLength = 4

// maxShownData is how much of undecoded revert data an error message shows, in bytes.
const maxShownData = 68

// RevertError is a decoded revert. Name is empty when no contract of this repository declares the error; then Data says
// what came back. Solidity's own Error(string) and Panic(uint256) have an empty Contract.
type RevertError struct {
	Contract string
	Name     string
	Args     []any
	Data     []byte
}

// Error implements error.
func (e *RevertError) Error() string {
	switch {
	case len(e.Data) == 0:
		return "reverted without a reason"
	case e.Name == "":
		shown, more := e.Data, ""
		if len(shown) > maxShownData {
			shown, more = shown[:maxShownData], "..."
		}
		return "reverted with unknown error " + hexutil.Encode(shown) + more
	case e.Name == "Error":
		return fmt.Sprintf("reverted: %q", e.Reason())
	}
	args := make([]string, len(e.Args))
	for i, arg := range e.Args {
		args[i] = fmt.Sprint(arg)
	}
	name := e.Name
	if e.Contract != "" {
		name = e.Contract + "." + name
	}
	return fmt.Sprintf("reverted: %s(%s)", name, strings.Join(args, ", "))
}

// Reason is the text of an Error(string) revert, empty for others.
func (e *RevertError) Reason() string {
	if e.Name != "Error" || len(e.Args) != 1 {
		return ""
	}
	text, _ := e.Args[0].(string)
	return text
}

type declared struct {
	contract string
	err      abi.Error
}

// builtin are the two errors that the compiler itself reverts with.
const builtin = `[{"type":"error","name":"Error","inputs":[{"name":"reason","type":"string"}]},
{"type":"error","name":"Panic","inputs":[{"name":"code","type":"uint256"}]}]`

// knownErrors maps selectors to errors. Where two contracts declare the same error the first in the list names it.
var knownErrors = sync.OnceValue(func() map[[selectorLength]byte]declared {
	own, err := abi.JSON(strings.NewReader(builtin))
	if err != nil {
		panic("bindings: built-in errors: " + err.Error())
	}
	out := map[[selectorLength]byte]declared{}
	for _, c := range []struct {
		name string
		abi  abi.ABI
	}{
		{"", own},
		{"OfferFactory", NewOfferFactory().abi}, {"Offer", NewOffer().abi}, {"Vault", NewVault().abi},
		{"Committee", NewCommittee().abi}, {"ValidatorRegistry", NewValidatorRegistry().abi},
		{"HistorySource", NewHistorySource().abi}, {"BatchSettler", NewBatchSettler().abi},
		{"FiatToken", NewFiatToken().abi}, {"FiatTokenProxy", NewFiatTokenProxy().abi},
	} {
		for _, e := range c.abi.Errors {
			selector := [selectorLength]byte(e.ID[:selectorLength])
			if _, taken := out[selector]; !taken {
				out[selector] = declared{c.name, e}
			}
		}
	}
	return out
})

// DecodeRevert reads revert data into a *RevertError. Data of any length and content is accepted.
func DecodeRevert(data []byte) error {
	e := &RevertError{Data: data}
	if len(data) < selectorLength {
		return e
	}
	known, ok := knownErrors()[[selectorLength]byte(data[:selectorLength])]
	if !ok {
		return e
	}
	args, err := known.err.Inputs.Unpack(data[selectorLength:])
	if err != nil {
		return e
	}
	e.Contract, e.Name, e.Args = known.contract, known.err.Name, args
	return e
}
