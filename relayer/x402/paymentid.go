package x402

import (
	"errors"
	"fmt"
)

// ExtensionPaymentID is the key of the extension with which a client makes a payment idempotent.
const ExtensionPaymentID = "payment-identifier"

// Bounds of a payment id's length in characters, both inclusive.
const (
	minPaymentID = 16
	maxPaymentID = 128
)

// ErrPaymentID says that a payment id is required and missing, or is none.
var ErrPaymentID = errors.New("bad payment id")

// PaymentID reads the client's idempotency key from the extensions that a payment carries; "" where there is none and
// none is required.
func PaymentID(extensions Object) (string, error) {
	raw, ok := extensions[ExtensionPaymentID]
	if !ok {
		return "", nil
	}
	var info Object
	var id string
	var required bool
	entry := openObject(raw)
	entry.required("info", &info)
	m := &members{rest: info, err: entry.err}
	m.optional("id", &id)
	m.optional("required", &required)
	switch {
	case m.err != nil:
		return "", fmt.Errorf("%w: %w", ErrPaymentID, m.err)
	case id == "" && required:
		return "", fmt.Errorf("%w: required and missing", ErrPaymentID)
	case id == "":
		return "", nil
	case len(id) < minPaymentID || len(id) > maxPaymentID:
		return "", fmt.Errorf("%w: %d characters, want %d to %d", ErrPaymentID, len(id), minPaymentID, maxPaymentID)
	}
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return "", fmt.Errorf("%w: character %q", ErrPaymentID, c)
		}
	}
	return id, nil
}
