// Package layout holds what the compiler says about the contracts: where each variable lies in storage and what the
// deployed code must be.
//
// The facts are generated from forge's artifacts (go generate) and committed, so that a verifier needs neither a
// compiler nor a chain. The package reads no chain. Its one invariant: a test regenerates the facts and fails when the
// committed ones are stale.
package layout

//go:generate go run ./gen -root ../../..
