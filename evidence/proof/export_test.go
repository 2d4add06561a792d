package proof

// Lookup lets tests compare the trie walk itself.
var Lookup = lookup
