// Package acquisition decides whether a judge's run may count: whether its slot was authorized before any result
// existed, its request is the exact one, it is the slot's only terminal result, and its scope is sufficient.
//
// It reads receipts that others signed, in two profiles: the draft's JSON receipts under BIP-340 keys, and this project's
// EIP-712 receipts that the Committee can check. It reaches no network, holds no key and reads no clock. Its one
// invariant: a decision depends on the set of receipts presented, never on their order, their times or what an executor
// asserts about them.
package acquisition

import "errors"

// Reasons why a document or a proof is refused.
var (
	ErrMalformed        = errors.New("malformed transcript")
	ErrAttemptsTooMany  = errors.New("too many attempts")
	ErrSlotUnknown      = errors.New("unknown slot")
	ErrSignatureInvalid = errors.New("invalid signature")
	ErrChainBroken      = errors.New("claims are not one chain")
	ErrSameRecord       = errors.New("the two records do not differ")
	ErrOtherAttempt     = errors.New("the two records are of different attempts")
	ErrOtherSigner      = errors.New("the two records are signed by different keys")
	ErrReceiptInvalid   = errors.New("receipt contradicts itself")
)

// Term is the answer to one of the four questions. The zero value is the safe one.
type Term uint8

// Terms. What cannot be established never acquires authority.
const (
	CannotEstablish Term = iota
	False
	True
)

func (t Term) String() string {
	switch t {
	case True:
		return "true"
	case False:
		return "false"
	}
	return "cannot_establish"
}

func termOf(yes bool) Term {
	if yes {
		return True
	}
	return False
}

// State is where a slot stands. The first five are its lifecycle; the others end it.
type State string

// States.
const (
	StateAuthorized         State = "AUTHORIZED"
	StateClaimed            State = "CLAIMED"
	StateTerminalResult     State = "TERMINAL_RESULT"
	StateTerminalUnresolved State = "TERMINAL_UNRESOLVED"
	StateAttestedNoResult   State = "ATTESTED_NO_RESULT"
	StateEquivocation       State = "EQUIVOCATION"
	StateFormationRefused   State = "FORMATION_REFUSED"
)

// Status is what a terminal receipt says about its claim.
type Status string

// Statuses. RESULT and UNRESOLVED consume the run; NO_RESULT alone opens the next attempt.
const (
	StatusResult     Status = "RESULT"
	StatusUnresolved Status = "UNRESOLVED"
	StatusNoResult   Status = "NO_RESULT"
)

// MaxAttempts is the largest number of attempts per run that is enumerated, inclusive.
const MaxAttempts = 64
