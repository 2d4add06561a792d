package acquisition

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// ErrNotVerifiedHere is the answer about enclave quotes: nothing here reads them, so they give a run no authority.
var ErrNotVerifiedHere = errors.New("enclave quote is not verified here")

// QuoteBinding is what an enclave quote has to bind for its run to count.
type QuoteBinding struct {
	RunID        common.Hash
	RequestHash  common.Hash
	TerminalHash common.Hash // binds output and scope
	Measurement  string      // of the enclave, as the manifest pins it
}

// QuoteVerifier checks that a quote is authentic and binds a run.
type QuoteVerifier interface {
	VerifyQuote(ctx context.Context, quote []byte, binding QuoteBinding) error
}

// NoQuoteVerifier answers every quote with ErrNotVerifiedHere.
type NoQuoteVerifier struct{}

// VerifyQuote always refuses.
func (NoQuoteVerifier) VerifyQuote(context.Context, []byte, QuoteBinding) error {
	return ErrNotVerifiedHere
}

// RerunMismatch is a deterministic run that somebody repeated with another result: its receipt does not reproduce.
type RerunMismatch struct {
	Attested [32]byte // sha256 of the output that the receipt attests
	Rerun    [32]byte // sha256 of the output of the repetition
}

// Error shows both hashes.
func (m *RerunMismatch) Error() string {
	return fmt.Sprintf("rerun gives output %x, the receipt attests %x", m.Rerun, m.Attested)
}

// CompareRerun returns a *RerunMismatch if repeating a deterministic run gave other bytes than its receipt attests.
func CompareRerun(attested [32]byte, output []byte) error {
	if got := sha256.Sum256(output); got != attested {
		return &RerunMismatch{Attested: attested, Rerun: got}
	}
	return nil
}
