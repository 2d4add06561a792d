package chain

// Confirmed lets a test hand over a receipt that has become stale.
var Confirmed = (*Client).confirmed
