// Package promise turns a plain English sentence into requirements that can be measured, and says of every other word
// why it cannot.
//
// It knows a closed table of phrases and nothing else: no grammar, no model, no other language. What it does not know it
// calls not understood, and a word that could turn a phrase around (a negation, a condition, an alternative, a hedge)
// withdraws everything in its sentence. It never adds what was not said. Its one invariant: every token of the input is
// accounted for, and every requirement it drafts parses, compiles and comes from tokens that it names.
package promise
