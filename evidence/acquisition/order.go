package acquisition

import (
	"cmp"
	"slices"
	"strings"
)

// Kinds of log entries.
const (
	entryDispute = "dispute_commitment"
	entryClaim   = "claim"
)

// order answers whether the dispute was committed before the earliest of the claims, by position in a log that the
// manifest's anchor signed. Clocks are never compared: what the log does not show cannot be established.
func (t *Transcript) order(claims []Claim) (Term, error) {
	positions, ok, err := t.positions()
	if err != nil || !ok {
		return CannotEstablish, err
	}
	ref, err := hashOf(t.DisputeState)
	if err != nil {
		return CannotEstablish, err
	}
	dispute := slices.IndexFunc(positions, func(e LogEntry) bool { return e.Kind == entryDispute && e.Ref == ref })
	if dispute < 0 {
		return CannotEstablish, nil
	}
	earliest := len(positions)
	for _, c := range claims {
		ref, err := c.logRef()
		if err != nil {
			return CannotEstablish, err
		}
		at := slices.IndexFunc(positions, func(e LogEntry) bool {
			return e.Kind == entryClaim && e.Ref == ref && e.EntryHash == c.OrderingProof
		})
		if at < 0 {
			return CannotEstablish, nil
		}
		earliest = min(earliest, at)
	}
	return termOf(dispute < earliest), nil
}

// positions is the log in order, if it is one unbroken chain under the anchor's checkpoint.
func (t *Transcript) positions() (entries []LogEntry, ok bool, err error) {
	l := t.OrderingLog
	if l == nil || l.Checkpoint == nil || len(l.Entries) == 0 || t.DisputeState == nil {
		return nil, false, nil
	}
	entries = slices.Clone(l.Entries)
	slices.SortStableFunc(entries, func(a, b LogEntry) int { return cmp.Compare(a.Seq, b.Seq) })
	prev := strings.Repeat("0", 64)
	for i, e := range entries {
		hash, err := e.hash()
		if err != nil {
			return nil, false, err
		}
		if e.Seq != int64(i) || e.Prev != prev || e.EntryHash != hash {
			return nil, false, nil
		}
		prev = hash
	}
	head := l.Checkpoint
	if head.Seq != int64(len(entries)-1) || head.Head != prev {
		return nil, false, nil
	}
	// A log signed by the provider itself would be its own witness.
	anchor := t.Manifest.Acquisition.OrderingAnchorPubkey
	if anchor == t.Manifest.Acquisition.ProviderPubkey {
		return nil, false, nil
	}
	return entries, signedBy(anchor, head.unsigned(), head.Attestation) == nil, nil
}

// clockOrder is the older rule set's answer, which the later text forbids: the times that the parties wrote down.
func (t *Transcript) clockOrder(claims []Claim) Term {
	if t.DisputeState == nil {
		return False
	}
	for _, c := range claims {
		if t.DisputeState.CommittedAt >= c.AcceptedAt {
			return False
		}
	}
	return True
}
