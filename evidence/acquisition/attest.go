package acquisition

import (
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/btcsuite/btcd/btcec/v2/schnorr"
)

// verifyBIP340 returns nil if sig is a BIP-340 signature of the 32-byte message by the x-only key, all in lower-case hex.
func verifyBIP340(key string, message [32]byte, sig string) error {
	rawKey, err := lowerHex(key, schnorr.PubKeyBytesLen)
	if err != nil {
		return fmt.Errorf("%w: key: %w", ErrSignatureInvalid, err)
	}
	rawSig, err := lowerHex(sig, schnorr.SignatureSize)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSignatureInvalid, err)
	}
	public, err := schnorr.ParsePubKey(rawKey)
	if err != nil {
		return fmt.Errorf("%w: key: %w", ErrSignatureInvalid, err)
	}
	parsed, err := schnorr.ParseSignature(rawSig)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSignatureInvalid, err)
	}
	if !parsed.Verify(message[:], public) {
		return ErrSignatureInvalid
	}
	return nil
}

func lowerHex(s string, size int) ([]byte, error) {
	if len(s) != 2*size || strings.ToLower(s) != s {
		return nil, fmt.Errorf("not %d bytes of lower-case hex", size)
	}
	return hex.DecodeString(s)
}

// signedBy returns nil if the key signed the value's canonical form.
func signedBy(key string, unsigned any, sig string) error {
	message, err := digest(unsigned)
	if err != nil {
		return err
	}
	return verifyBIP340(key, message, sig)
}

// SubmissionCommitment is a requester's word that it sent exactly this request. It proves neither admission nor the
// absence of a result, so no decision reads it.
type SubmissionCommitment struct {
	Type            string `json:"type"`
	Version         string `json:"version"`
	RequestDigest   string `json:"request_digest"`
	AttemptID       string `json:"attempt_id"`
	SentAt          int64  `json:"sent_at"`
	RequesterPubkey string `json:"requester_pubkey"`
	Sig             string `json:"sig,omitempty"`
}

var (
	errCommitmentForm = errors.New("not a submission commitment of a known version")
	attemptName       = regexp.MustCompile(`^[A-Za-z0-9_-]{8,128}$`)
)

// Verify returns nil if the requester signed the commitment.
func (s SubmissionCommitment) Verify() error {
	if s.Type != "submission_commitment" || s.Version != "v0" || !attemptName.MatchString(s.AttemptID) {
		return errCommitmentForm
	}
	if _, err := lowerHex(s.RequestDigest, 32); err != nil {
		return fmt.Errorf("%w: request_digest: %w", errCommitmentForm, err)
	}
	unsigned := s
	unsigned.Sig = ""
	return signedBy(s.RequesterPubkey, unsigned, s.Sig)
}

// Ref is how a receipt names the commitment.
func (s SubmissionCommitment) Ref() (string, error) { return hashOf(s) }
