// Package mutation deletes the contracts' defences one at a time and sees whether a Solidity test notices.
//
// It reads the sources as tokens, without a compiler: what it does not recognise it leaves alone, and a mutant that does
// not compile counts for nothing. Each mutant is tried in a scratch copy of the project, first on the tests of its own
// contract, then on all. Its one invariant: the project's own files are only ever read.
package mutation
