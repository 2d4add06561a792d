// Package retry decides whether a purchase that failed may be tried again, and when.
//
// A failure is put into a class by what the other side answered; a class has a number of attempts and a way to go on.
// Trying again succeeds only where something can have changed: a gateway that was briefly away, a quote that moved. A dead
// instrument, a refusal by risk, and whatever is not understood more than once are final. The package sends nothing and
// signs nothing. Its one invariant: what follows is a function of class, attempts so far, time and seed, and no class has
// attempts without end.
package retry

import (
	"encoding/binary"
	"fmt"
	"net/http"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/relayer/x402"
)

// Class is a kind of failure.
type Class string

// Classes.
const (
	Blip       Class = "gateway blip"    // the way was interrupted; the same payment may arrive at the next try
	Instrument Class = "instrument dead" // this authorization or account cannot pay; trying it again cannot succeed
	Terms      Class = "terms changed"   // the quote is another now: it must be decided on anew
	Risk       Class = "risk refusal"    // somebody decided against this payment
	Unknown    Class = "unknown"         // not understood
)

// Plan is how a class goes on.
type Plan struct {
	Attempts uint32 // tries in all, the first included, at least 1
	Pause    uint64 // seconds before the second try; doubled before each further one
	Fresh    bool   // the next try needs a new quote and a new decision; otherwise it is the same payment once more
}

// Plans are the plans of a purchase, by class.
func Plans() map[Class]Plan {
	return map[Class]Plan{
		Blip:       {Attempts: 4, Pause: 1},
		Instrument: {Attempts: 1},
		Terms:      {Attempts: 2, Pause: 1, Fresh: true},
		Risk:       {Attempts: 1},
		Unknown:    {Attempts: 2, Pause: 5},
	}
}

const maxPause = 5 * 60 // seconds, without jitter

// Failure is what is known of a try that failed.
type Failure struct {
	Sent   bool        // the request may have reached the other side
	Status int         // HTTP; 0: no answer
	Reason x402.Reason // of the answer, empty: none
	Moved  bool        // the quote of the answer differs from the one that was signed
}

// ClassOf puts a failure into its class.
func ClassOf(f Failure) Class {
	if class, known := reasons[f.Reason]; known {
		return class
	}
	switch {
	case f.Status == http.StatusPaymentRequired && f.Moved: // the reason beside a quote is free text
		return Terms
	case f.Reason != "":
		return Unknown
	case f.Status == 0:
		return Blip
	}
	if class, known := statuses[f.Status]; known {
		return class
	}
	return Unknown
}

var statuses = map[int]Class{
	http.StatusRequestTimeout: Blip, http.StatusTooManyRequests: Blip, http.StatusBadGateway: Blip,
	http.StatusServiceUnavailable: Blip, http.StatusGatewayTimeout: Blip,
	http.StatusUnauthorized: Risk, http.StatusForbidden: Risk, http.StatusUnavailableForLegalReasons: Risk,
}

var reasons = map[x402.Reason]Class{
	x402.ReasonSettlementPending: Blip, x402.ReasonUnexpectedVerify: Blip, x402.ReasonUnexpectedSettle: Blip,

	x402.ReasonInsufficientFunds: Instrument, x402.ReasonExactSignature: Instrument, x402.ReasonExactValidBefore: Instrument,
	x402.ReasonExactNonceUsed: Instrument, x402.ReasonExactSimulation: Instrument, x402.ReasonExactTransactionFailed: Instrument,
	x402.ReasonInvalidTransaction: Instrument,

	x402.ReasonExactValueMismatch: Terms, x402.ReasonExactRecipientMismatch: Terms, x402.ReasonInvalidRequirements: Terms,
	x402.ReasonExactTokenName: Terms, x402.ReasonExactTokenVersion: Terms,

	x402.ReasonFactoryNotAllowed: Risk,
}

// Step says how to go on.
type Step struct {
	Again bool   `json:"again"`
	At    uint64 `json:"at,omitempty"`    // not before, unix seconds
	Fresh bool   `json:"fresh,omitempty"` // with a new quote and a new decision
	Why   string `json:"why"`
}

// Next says how to go on after tries of a class, the last one at now. Equal seeds give equal times; different ones spread
// over half a pause, so that many who failed together do not return together.
func Next(plan Plan, class Class, tries uint32, now, seed uint64) Step {
	if tries >= max(plan.Attempts, 1) {
		return Step{Why: fmt.Sprintf("%s: %d of %d attempts", class, tries, max(plan.Attempts, 1))}
	}
	pause := plan.Pause
	for i := uint32(1); i < tries && pause < maxPause; i++ {
		pause *= 2
	}
	pause = min(pause, maxPause)
	at := now + pause + Jitter(pause/2, seed, string(class), tries)
	return Step{Again: true, At: at, Fresh: plan.Fresh, Why: fmt.Sprintf("%s: attempt %d of %d", class, tries+1, plan.Attempts)}
}

// Jitter is a number from 0 to spread, both inclusive, that depends on nothing but its arguments.
func Jitter(spread, seed uint64, what string, n uint32) uint64 {
	var word [12]byte
	binary.BigEndian.PutUint64(word[:8], seed)
	binary.BigEndian.PutUint32(word[8:], n)
	drawn := binary.BigEndian.Uint64(crypto.Keccak256(word[:], []byte(what))[:8])
	if spread == ^uint64(0) {
		return drawn
	}
	return drawn % (spread + 1)
}
