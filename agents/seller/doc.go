// Package seller is a resource server that sells over x402, pays itself into an Offer, signs what it delivers, answers
// the cases that payers open and withdraws matured money.
//
// It judges no case. Its one invariant: an authorization is served at most once and at most one Delivery is ever signed
// for it, whatever is retried, replayed or restarted.
package seller
