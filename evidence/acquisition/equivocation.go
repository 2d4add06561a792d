package acquisition

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// RunSlot is the preimage of a run id: what a contract needs to find the seat that a receipt belongs to.
type RunSlot struct {
	ManifestHash  common.Hash
	Seat          run.Seat
	RequirementID string
	JudgeID       string
	RunIndex      uint32
}

// RunID of the slot at a committee.
func (s RunSlot) RunID(c run.Committee) common.Hash {
	return common.Hash(c.CaseKey(s.Seat).RunID(s.ManifestHash, s.RequirementID, s.JudgeID, s.RunIndex))
}

// TerminalEquivocation proves that one signer gave one attempt two different ends.
type TerminalEquivocation struct {
	Slot          RunSlot
	First, Second SignedTerminal
}

// ClaimEquivocation proves that one signer admitted two different claims into one attempt.
type ClaimEquivocation struct {
	Slot          RunSlot
	First, Second SignedClaim
}

// Check returns who equivocated. The order of the two records has no effect. Members that contradict a status are no
// excuse: whatever was signed counts.
func (e TerminalEquivocation) Check(c run.Committee) (common.Address, error) {
	a, b := e.First.Terminal, e.Second.Terminal
	if err := oneAttempt(e.Slot.RunID(c), a.RunID, b.RunID, a.Attempt, b.Attempt); err != nil {
		return common.Address{}, err
	}
	if a == b {
		return common.Address{}, ErrSameRecord
	}
	return oneSigner(c, a.Hash(), b.Hash(), e.First.Signature, e.Second.Signature)
}

// Check returns who equivocated.
func (e ClaimEquivocation) Check(c run.Committee) (common.Address, error) {
	a, b := e.First.Claim, e.Second.Claim
	if err := oneAttempt(e.Slot.RunID(c), a.RunID, b.RunID, a.Attempt, b.Attempt); err != nil {
		return common.Address{}, err
	}
	if a == b {
		return common.Address{}, ErrSameRecord
	}
	return oneSigner(c, a.Hash(), b.Hash(), e.First.Signature, e.Second.Signature)
}

func oneAttempt(slot, first, second common.Hash, firstAttempt, secondAttempt uint32) error {
	if first != slot || second != slot || firstAttempt != secondAttempt {
		return fmt.Errorf("%w: runs %s and %s of slot %s, attempts %d and %d", ErrOtherAttempt, first, second, slot,
			firstAttempt, secondAttempt)
	}
	return nil
}

func oneSigner(c run.Committee, first, second common.Hash, firstSig, secondSig []byte) (common.Address, error) {
	a, err := signature.Recover(Digest(c, first), firstSig)
	if err != nil {
		return common.Address{}, fmt.Errorf("first record: %w", err)
	}
	b, err := signature.Recover(Digest(c, second), secondSig)
	if err != nil {
		return common.Address{}, fmt.Errorf("second record: %w", err)
	}
	if a != b {
		return common.Address{}, fmt.Errorf("%w: %s and %s", ErrOtherSigner, a, b)
	}
	return a, nil
}

// FindTerminalEquivocation looks through receipts for a proof against the slot's signer. Receipts of other slots and
// other signers are passed over.
func FindTerminalEquivocation(c run.Committee, slot RunSlot, signer common.Address, receipts []SignedTerminal) (TerminalEquivocation, bool) {
	id, kept := slot.RunID(c), map[uint32]SignedTerminal{}
	for _, r := range receipts {
		got, err := r.Signer(c)
		if r.Terminal.RunID != id || err != nil || got != signer {
			continue
		}
		first, seen := kept[r.Terminal.Attempt]
		if seen && first.Terminal != r.Terminal {
			return TerminalEquivocation{slot, first, r}, true
		}
		kept[r.Terminal.Attempt] = r
	}
	return TerminalEquivocation{}, false
}

// FindClaimEquivocation looks through receipts for a proof against the slot's signer.
func FindClaimEquivocation(c run.Committee, slot RunSlot, signer common.Address, receipts []SignedClaim) (ClaimEquivocation, bool) {
	id, kept := slot.RunID(c), map[uint32]SignedClaim{}
	for _, r := range receipts {
		got, err := r.Signer(c)
		if r.Claim.RunID != id || err != nil || got != signer {
			continue
		}
		first, seen := kept[r.Claim.Attempt]
		if seen && first.Claim != r.Claim {
			return ClaimEquivocation{slot, first, r}, true
		}
		kept[r.Claim.Attempt] = r
	}
	return ClaimEquivocation{}, false
}
