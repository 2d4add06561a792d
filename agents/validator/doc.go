// Package validator holds a committee's seats: it fetches a dispute's evidence, runs the promise's checks, commits to
// what it observed, opens, and brings the round to its ruling.
//
// What it ran it claims and ends under its signature, each claim chained to the one before it and on disk before the next.
// Validators share nothing but the chain and the evidence store. Its one invariant: for one seat one ballot exists, kept
// on disk before its commitment leaves the process; a restart never observes twice.
package validator
