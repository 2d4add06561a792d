// Package appeal asks for another round of a case, for whichever party its ruling stands against.
//
// Whether to appeal is the operator's decision: nothing here is called by a daemon but Worth, which says what could be won.
// The one invariant: no fee is signed for unless winning the round would pay it.
package appeal
