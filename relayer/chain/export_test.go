package chain

// What tests reach below the client.
var (
	CheckLogs     = checkLogs
	ConfirmedHead = confirmedHead
)

// MaxAttempts is how often one call is tried.
const MaxAttempts = maxAttempts
