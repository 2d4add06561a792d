// Package demo tells the whole story on a local chain in one process: real services, real HTTP, real transactions.
//
// Its one invariant: it ends without an error only if every balance is what the settlement table says.
package demo
