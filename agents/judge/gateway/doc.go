// Package gateway stands between validators and a model that somebody else hosts, and signs for what passes.
//
// For one attempt at one run it writes a signed claim to its log before the provider is asked, asks once, and writes
// exactly one signed terminal before anybody is answered: RESULT with the output's hash, the verdict that it parses to and
// its scope; NO_RESULT where nothing was sent or the provider itself answered that it gives none; UNRESOLVED where an
// answer may exist. It hears the validator who was drawn into the run's seat, by the seat's own signed claim, and asked
// again for the same slot it gives what it has. Its claims are one chain that anybody may read.
// It decides nothing, and its operator could still ask elsewhere: a receipt binds the gateway's word, not the provider's.
// Its one invariant: no attempt ever has two claims or two terminals under the gateway's key, whatever is asked, in
// whatever order, across any crash.
package gateway

import (
	"errors"
	"fmt"
	"net/http"

	"github.com/redress-protocol/redress/evidence/acquisition"
)

// Errors of configuration and of the log on disk.
var (
	ErrMissing = errors.New("option missing")
	ErrOption  = errors.New("option out of range")
	ErrLog     = errors.New("the log is not this gateway's, or damaged")
	ErrClosed  = errors.New("gateway is closed")
	// ErrNoSeat is the answer of Seats about a run that no drawn seat has.
	ErrNoSeat = errors.New("no such seat")
)

// Codes of refusals. Nothing was claimed for what is refused, and no model was asked.
const (
	codeMalformed  = "malformed"       // not an ask of this version
	codeCommittee  = "other_committee" // of another committee than the one that this gateway serves
	codeRequest    = "other_request"   // hash, model or texts are not those of the request
	codeUnserved   = "unserved"        // no endpoint speaks the protocol
	codeTaken      = "slot_taken"      // claimed before for another request, which the refusal shows
	codeNotOpened  = "not_opened"      // the attempt before it has not ended in absence
	codeBusy       = "busy"            // ask again later
	codeForbidden  = "forbidden"       // no token
	codeSeat       = "other_seat"      // the claim is not signed by the validator who was drawn into the seat
	codeTooLarge   = "too_large"       // body beyond MaxAsk
	codeUnrecorded = "unrecorded"      // the log could not be written
)

// Refusal is why an ask has no receipt.
type Refusal struct {
	Code     string                       `json:"error"`
	Detail   string                       `json:"detail"`
	Receipts *acquisition.GatewayReceipts `json:"receipts,omitempty"` // what the log holds of the run, where that is the reason
	status   int
}

// Error shows code and detail.
func (r *Refusal) Error() string { return fmt.Sprintf("%s: %s", r.Code, r.Detail) }

func refuse(status int, code, format string, args ...any) *Refusal {
	return &Refusal{Code: code, Detail: fmt.Sprintf(format, args...), status: status}
}

var errBusy = refuse(http.StatusServiceUnavailable, codeBusy, "as many models are asked as may be at one time")
