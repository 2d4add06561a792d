// Package buyer pays over x402, keeps what passed, runs the promise's own checks on it, contests what they say is broken
// and follows the case until the money is where the ruling says.
//
// It trusts nothing that a seller says: terms, keys and money are read from the chain. Its one invariant: one purchase
// signs one authorization, and while its outcome is unknown only that one is presented again.
package buyer
