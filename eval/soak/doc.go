// Package soak runs the relayer, sellers and buyers for a while on a chain and a network that misbehave, and then counts.
//
// What goes wrong, and when, follows from a seed. The package's one invariant: a run ends well only if the money, the
// chain's log, the relayer's database and what payers were told agree to the last payment.
package soak
