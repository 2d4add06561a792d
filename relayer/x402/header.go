package x402

import (
	"encoding/base64"
	"fmt"
)

// Header names. HTTP compares them without case.
const (
	HeaderRequired   = "PAYMENT-REQUIRED"
	HeaderSignature  = "PAYMENT-SIGNATURE"
	HeaderResponse   = "PAYMENT-RESPONSE"
	HeaderPaymentV1  = "X-PAYMENT"
	HeaderResponseV1 = "X-PAYMENT-RESPONSE"
)

// EncodeHeader writes v as standard base64 with padding over compact JSON.
func EncodeHeader(v any) (string, error) {
	raw, err := Encode(v)
	if err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(raw), nil
}

// DecodeHeader reads standard base64 with padding over strict JSON; url-safe letters, line breaks and non-zero trailing
// bits are refused.
func DecodeHeader[T any](header string) (*T, error) {
	if len(header) > base64.StdEncoding.EncodedLen(MaxDocument) {
		return nil, fmt.Errorf("%w: header of %d characters", ErrTooLong, len(header))
	}
	for i := 0; i < len(header); i++ {
		// The decoder skips line breaks, which no header may carry.
		if header[i] == '\r' || header[i] == '\n' {
			return nil, fmt.Errorf("%w: line break in header", ErrMalformed)
		}
	}
	raw, err := base64.StdEncoding.Strict().DecodeString(header)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return Decode[T](raw)
}
