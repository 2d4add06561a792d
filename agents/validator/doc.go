// Package validator holds a committee's seats: it fetches a dispute's evidence, runs the promise's checks, commits to
// what it observed, opens, and brings the round to its ruling. It sits again in later rounds, signs what it observed in a
// round of the whole committee, and keeps the account's stake.
//
// Who will sit is known from a block's hash before anybody draws on chain: the seats go through all of it by signatures,
// and one transaction draws and rules. The chain is the way where one of them is silent. What a seat ran it claims and
// ends under its signature, each claim chained to the one before it and on disk before the next.
//
// Validators share nothing but the chain and the evidence store. Its one invariant: for one round one ballot exists, kept
// on disk before its commitment or signature leaves the process; a restart never observes twice.
package validator
