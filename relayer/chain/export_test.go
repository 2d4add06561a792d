package chain

// Confirmed lets a test hand over a receipt that has become stale.
var Confirmed = (*Client).confirmed

// What tests reach below the client.
var (
	CheckLogs     = checkLogs
	ConfirmedHead = confirmedHead
)

// MaxAttempts is how often one call is tried.
const MaxAttempts = maxAttempts
