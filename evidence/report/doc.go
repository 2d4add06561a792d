// Package report renders a verified snapshot as one HTML page for people who audit it: from file://, without network and
// without a script, on screen and on paper.
//
// The page is read out of the snapshot's own files. Each figure carries data-source, the file and the JSON pointer that it
// was read at, and shows the value there to the digit; what is computed from several figures carries data-from instead. A
// value that is not there is a dash. Amounts are base units: no proof covers a token's decimals.
//
// What parties wrote is untrusted: it is escaped, bounded in size, never a link, and characters that would not show as they
// are written are spelled out. The package verifies nothing and reaches no network: the caller verifies first and passes
// what the snapshot's files then hold. Its one invariant: nothing on the page comes from anywhere but the files and the
// facts that it was given.
package report
