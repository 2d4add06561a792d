package validator

import (
	"errors"
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// Receipts as documents and the journal hold them.
type (
	slot            = acquisition.SlotName
	claimReceipt    = acquisition.ClaimReceipt
	terminalReceipt = acquisition.TerminalReceipt
	receipts        = acquisition.SeatDocument
	gatewayReceipts = acquisition.GatewayDocument
)

// runs is the making of one seat's receipts.
type runs struct {
	committee run.Committee
	seat      run.Seat
	manifest  common.Hash
	evidence  common.Hash // root
	sign      run.Signer
}

func (s *Service) runs(id uint64, state State) runs {
	return runs{
		committee: s.signed(),
		seat:      run.Seat{DisputeID: new(big.Int).SetUint64(id), Round: state.Dispute.Round, Seat: uint8(state.Seat)},
		manifest:  state.Brief.ManifestHash, evidence: state.Brief.EvidenceRoot, sign: run.KeySigner(s.opts.Key),
	}
}

// claimChain is a seat's claims, each signed and on disk before anything is asked. It grows only at its end: first by every
// run that will be asked, then by the further attempts that attested absences open. What is on disk is used again: a
// claim that differed would be equivocation.
type claimChain struct {
	runs
	id      uint64 // of the dispute
	journal *journal.Dir

	mu   sync.Mutex // guards list and root: judges are asked side by side
	list []claimReceipt
	root common.Hash // hash of the last claim, or the genesis
}

func claimName(id uint64, round uint8, n int) string {
	return fmt.Sprintf("claim-%d-%d-%d", id, round, n)
}

// openChain reads the claims that are on disk. A chain that starts elsewhere, as after a reorganization, keeps the seat
// silent.
func (s *Service) openChain(r runs, id uint64, drawHash common.Hash) (*claimChain, error) {
	c := &claimChain{runs: r, id: id, journal: s.journal, list: []claimReceipt{}, root: acquisition.Genesis(r.committee.CaseKey(r.seat), drawHash)}
	for {
		var kept claimReceipt
		err := c.journal.Load(claimName(id, r.seat.Round, len(c.list)), &kept)
		if errors.Is(err, journal.ErrNone) {
			return c, nil
		}
		if err != nil {
			return nil, err
		}
		if kept.Previous != c.root || kept.RunID != c.runID(kept.Slot) {
			return nil, fmt.Errorf("%w: claim %d follows %s, the chain ends at %s", errForeignBallot, len(c.list), kept.Previous, c.root)
		}
		c.list, c.root = append(c.list, kept), kept.Signed().Claim.Hash()
	}
}

func (r runs) runID(s slot) common.Hash {
	return common.Hash(r.committee.CaseKey(r.seat).RunID(r.manifest, s.Requirement, s.Judge, s.Run))
}

// Claim admits a request into an attempt at a run. Doing it again changes nothing; another request is model.ErrClaimed.
func (c *claimChain) Claim(s slot, attempt uint32, request common.Hash) (claimReceipt, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, known := range c.list {
		if known.Slot != s || known.Attempt != attempt {
			continue
		}
		if known.RequestHash != request {
			return claimReceipt{}, fmt.Errorf("%w: %s", model.ErrClaimed, known.RequestHash)
		}
		return known, nil
	}
	signed, err := acquisition.SignClaim(c.committee, acquisition.SlotClaim{
		RunID: c.runID(s), Attempt: attempt, RequestHash: request, Previous: c.root,
	}, c.sign)
	if err != nil {
		return claimReceipt{}, err
	}
	claim := signed.Receipt(s)
	if err := c.journal.Create(claimName(c.id, c.seat.Round, len(c.list)), claim); err != nil {
		return claimReceipt{}, err
	}
	c.list, c.root = append(c.list, claim), signed.Claim.Hash()
	return claim, nil
}

// claims is the chain as it stands.
func (c *claimChain) claims() ([]claimReceipt, common.Hash) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]claimReceipt{}, c.list...), c.root
}
