package proof

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

var (
	// ErrMalformed says that bytes are not canonical RLP, or not of the shape expected at their place.
	ErrMalformed = errors.New("malformed rlp")
	// ErrZeroLeaf says that the nodes hold and end in a leaf of zero, which a trie has none of: an empty slot has no leaf. Local
	// chains keep one for a slot that was emptied. It is an ErrMalformed.
	ErrZeroLeaf = fmt.Errorf("%w: a leaf of zero", ErrMalformed)
	// ErrTooLarge says that an input exceeds what any real block holds.
	ErrTooLarge = errors.New("proof too large")
	// ErrHeaderMismatch says that a header does not hash to the known block hash.
	ErrHeaderMismatch = errors.New("header does not hash to the block hash")
	// ErrNotProven says that trie nodes prove nothing about the key under the root.
	ErrNotProven = errors.New("nodes do not prove the key")
	// ErrReceiptNotProven says that the nodes do not prove a receipt at the index under the header's receipts root.
	ErrReceiptNotProven = errors.New("receipt not proven")
	// ErrReceiptType says that a receipt begins with neither a list nor a transaction type below 0x80.
	ErrReceiptType = errors.New("unknown receipt type")
	// ErrReceiptWithoutStatus says that a receipt is from before status codes.
	ErrReceiptWithoutStatus = errors.New("receipt without status")
	// ErrTransactionFailed says that the transaction did not succeed.
	ErrTransactionFailed = errors.New("transaction failed")
	// ErrNotATransfer says that a log is not an ERC-20 Transfer with two indexed addresses and one word of data.
	ErrNotATransfer = errors.New("log is not a transfer")
	// ErrZeroAmount says that nothing was transferred.
	ErrZeroAmount = errors.New("transfer of nothing")
	// ErrAccountNotProven says that the nodes do not prove the account under the state root.
	ErrAccountNotProven = errors.New("account not proven")
	// ErrHistoryContract says that the account's code is not the one EIP-2935 prescribes.
	ErrHistoryContract = errors.New("history contract unsupported")
	// ErrTargetNotProven says that the nodes do not prove a hash of the target block.
	ErrTargetNotProven = errors.New("target block not proven")
	// ErrTargetRange says that the history contract does not hold the target's hash at the header's block.
	ErrTargetRange = errors.New("target block out of range")
	// ErrNoPayment says that no log of a receipt is the payment looked for.
	ErrNoPayment = errors.New("no such payment in the receipt")
	// ErrNotAscending says that transactions or logs are out of order, so that a payment could count twice.
	ErrNotAscending = errors.New("not in ascending order")
	// ErrEmptyProof says that a proof is of no payment.
	ErrEmptyProof = errors.New("proof of no payment")
)

// LogIndexError says that a receipt has no log at the index.
type LogIndexError struct {
	Index, Count uint64
}

func (e *LogIndexError) Error() string {
	return fmt.Sprintf("log index %d out of range: the receipt has %d logs", e.Index, e.Count)
}

// WrongTokenError says that another contract wrote the log.
type WrongTokenError struct {
	Actual, Expected common.Address
}

func (e *WrongTokenError) Error() string {
	return fmt.Sprintf("log of %s, expected token %s", e.Actual, e.Expected)
}

// WrongRecipientError says that the transfer went to another address.
type WrongRecipientError struct {
	Actual, Expected common.Address
}

func (e *WrongRecipientError) Error() string {
	return fmt.Sprintf("transfer to %s, expected %s", e.Actual, e.Expected)
}
