// Package bindings is the Go side of the contracts' interfaces: abigen's output, one file, never edited by hand, and a
// decoder for their custom errors.
package bindings

//go:generate go run ./gen -contracts ../contracts -out .
