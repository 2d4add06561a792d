// Package x402 holds the wire formats and the rules of the x402 payment protocol, versions 2 and 1, that need no chain
// and no network: types, headers, EIP-3009 digests, the offer-receipt extension, reason codes and the matching of a
// payment to an offer.
//
// Readers are case-exact and refuse duplicate member names, so that every implementation sees the same document. Members
// this package does not know are kept and written back, since the protocol echoes objects. The one invariant: what is
// decoded and encoded again is the same JSON value.
package x402
