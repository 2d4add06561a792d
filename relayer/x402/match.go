package x402

import (
	"bytes"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Match finds the offered entry that a client accepted: every member but extra is equal, strings by their bytes, and the
// offered extra is contained in the accepted extra. It returns the index, or false.
func Match(offered []PaymentRequirements, accepted PaymentRequirements) (int, bool) {
	for i := range offered {
		if matches(offered[i], accepted) {
			return i, true
		}
	}
	return 0, false
}

func matches(offered, accepted PaymentRequirements) bool {
	if offered.Scheme != accepted.Scheme || offered.Network != accepted.Network ||
		offered.Amount != accepted.Amount || offered.Asset != accepted.Asset || offered.PayTo != accepted.PayTo ||
		offered.MaxTimeoutSeconds != accepted.MaxTimeoutSeconds {
		return false
	}
	if len(offered.Unknown) != len(accepted.Unknown) {
		return false
	}
	for name, want := range offered.Unknown {
		if got, ok := accepted.Unknown[name]; !ok || !equalJSON(got, want) {
			return false
		}
	}
	return contains(accepted.Extra, offered.Extra)
}

// contains reports whether every member of part is in whole, objects within by the same rule, other values equal.
func contains(whole, part Object) bool {
	for name, want := range part {
		if got, ok := whole[name]; !ok || !extended(got, want) {
			return false
		}
	}
	return true
}

// equalJSON compares two values by their canonical form: member order and spelling of numbers do not matter.
func equalJSON(a, b []byte) bool {
	if bytes.Equal(a, b) {
		return true
	}
	ca, errA := canon.Canonicalize(a)
	cb, errB := canon.Canonicalize(b)
	return errA == nil && errB == nil && bytes.Equal(ca, cb)
}

// EchoMatches reports whether the extensions a client echoed keep every member that was advertised; the client may add
// members. A payload without extensions passes.
func EchoMatches(advertised, echoed Object) bool {
	return echoed == nil || contains(echoed, advertised)
}

// extended reports whether got is want, or an object that holds every member of the object want.
func extended(got, want []byte) bool {
	if equalJSON(got, want) {
		return true
	}
	g, w := openObject(got), openObject(want)
	if g.err != nil || w.err != nil {
		return false
	}
	return contains(g.rest, w.rest)
}
