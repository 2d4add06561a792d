// Package mutation deletes the contracts' defences one at a time and sees whether a Solidity test notices.
//
// It reads the sources as tokens, without a compiler: what it does not recognise it leaves alone, and a mutant that does
// not compile counts for nothing. The sources are rendered with every mutant in them and compiled once, in a scratch copy
// of the project; a number that is exchanged in the compiled code chooses the one that is alive. Its one invariant: the
// project's own files are only ever read.
package mutation
