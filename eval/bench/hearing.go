package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/bls"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// broken is what every seat observes: requirement 1 (fresh) FAIL, the others PASS.
const broken = 0b01_01_10

// hearing is one round of a dispute at the committee.
type hearing struct {
	*world
	id        *big.Int
	round     uint8
	brief     bindings.Brief
	briefHash common.Hash
}

// seat is a drawn validator with what it will disclose.
type seat struct {
	name       string
	opening    bindings.Opening
	commitment common.Hash
	digest     common.Hash // what its validator signs
}

// hear reads the latest round of a dispute.
func (w *world) hear(ctx context.Context, id *big.Int) (*hearing, error) {
	head, err := docket.HeadOf(ctx, w.client)
	if err != nil {
		return nil, err
	}
	at := w.dev.Deployment.Committee
	rounds, err := docket.NewCommittee(w.client, at.Address).Rounds(ctx, at.Block, head, id)
	if err != nil {
		return nil, fmt.Errorf("rounds: %w", err)
	}
	if len(rounds) == 0 {
		return nil, fmt.Errorf("dispute %s has no round", id)
	}
	last := rounds[len(rounds)-1]
	return &hearing{world: w, id: id, round: last.Round, brief: last.Brief, briefHash: last.Hash}, nil
}

// mineToDraw lets the draw's block pass.
func (h *hearing) mineToDraw(ctx context.Context) error { return h.dev.Mine(ctx, 3) }

// draw seats the panel in a transaction of its own.
func (h *hearing) draw(ctx context.Context) (uint64, error) {
	if err := h.mineToDraw(ctx); err != nil {
		return 0, err
	}
	used, err := h.gasOf(ctx, "validator-1", h.dev.Deployment.Committee.Address, committee.PackDraw(h.id, h.brief))
	if err != nil {
		return 0, fmt.Errorf("draw: %w", err)
	}
	return used, nil
}

// drawn is who sits, as the draw logged it.
func (h *hearing) drawn(ctx context.Context) ([]common.Address, error) {
	seats, err := view(ctx, h.world, h.dev.Deployment.Committee.Address, committee, committee.PackSeats(h.id, h.round), committee.UnpackSeats)
	if err != nil {
		return nil, fmt.Errorf("seats: %w", err)
	}
	validators := make([]common.Address, len(seats))
	for i, s := range seats {
		validators[i] = s.Validator
	}
	return validators, nil
}

// preview is who will sit where nobody drew yet.
func (h *hearing) preview(ctx context.Context) ([]common.Address, error) {
	if err := h.mineToDraw(ctx); err != nil {
		return nil, err
	}
	validators, err := view(ctx, h.world, h.dev.Deployment.Committee.Address, committee, committee.PackPreviewSeats(h.id, h.brief), committee.UnpackPreviewSeats)
	if err != nil {
		return nil, fmt.Errorf("preview: %w", err)
	}
	return validators, nil
}

// observe prepares what every seat discloses.
func (h *hearing) observe(validators []common.Address) ([]seat, error) {
	c := run.Committee{ChainID: h.dev.ChainID, Address: h.dev.Deployment.Committee.Address}
	seats := make([]seat, len(validators))
	for i, v := range validators {
		o := run.Opening{
			Observations: *uint256.NewInt(broken), Transcript: crypto.Keccak256Hash([]byte{byte(i)}),
			Salt: crypto.Keccak256Hash([]byte{1, byte(i)}), ClaimsRoot: crypto.Keccak256Hash([]byte{2, byte(i)}),
		}
		place := run.Seat{DisputeID: h.id, Round: h.round, Seat: uint8(i)}
		commitment := c.CaseKey(place).Commit(o)
		seats[i] = seat{
			name: h.nameOf(v), commitment: common.Hash(commitment), digest: c.Digest(place, h.briefHash, commitment, o.ClaimsRoot),
			opening: bindings.Opening{Observations: o.Observations.ToBig(), Transcript: o.Transcript, Salt: o.Salt, ClaimsRoot: o.ClaimsRoot},
		}
		if seats[i].name == "" {
			return nil, fmt.Errorf("seat %d: %s is no validator of this chain", i, v)
		}
	}
	return seats, nil
}

func (w *world) nameOf(validator common.Address) string {
	for i, v := range w.dev.Validators {
		if v == validator {
			return fmt.Sprintf("validator-%d", i+1)
		}
	}
	return ""
}

// bySignatures is the fast path: one transaction, which also draws where nobody did.
func (h *hearing) bySignatures(ctx context.Context) (uint64, error) {
	validators, err := h.preview(ctx)
	if err != nil {
		return 0, err
	}
	seats, err := h.observe(validators)
	if err != nil {
		return 0, err
	}
	signed := make([]bindings.SignedSeat, len(seats))
	for i, s := range seats {
		sig, err := signature.Sign(devnet.Key(s.name), s.digest)
		if err != nil {
			return 0, err
		}
		signed[i] = bindings.SignedSeat{Commitment: s.commitment, Opening: s.opening, Signature: sig}
	}
	used, err := h.gasOf(ctx, seats[0].name, h.dev.Deployment.Committee.Address, committee.PackRuleBySignatures(h.id, h.brief, signed))
	if err != nil {
		return 0, fmt.Errorf("rule by signatures: %w", err)
	}
	return used, nil
}

// byCommitReveal is the path on chain: somebody draws, every seat commits, every seat reveals, anyone adjudicates.
func (h *hearing) byCommitReveal(ctx context.Context) (uint64, error) {
	sum, err := h.draw(ctx)
	if err != nil {
		return 0, err
	}
	validators, err := h.drawn(ctx)
	if err != nil {
		return 0, err
	}
	seats, err := h.observe(validators)
	if err != nil {
		return 0, err
	}
	step := func(what, from string, data []byte) error {
		used, err := h.gasOf(ctx, from, h.dev.Deployment.Committee.Address, data)
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		sum += used
		return nil
	}
	for i, s := range seats {
		if err := step("commit", s.name, committee.PackCommit(h.id, uint8(i), h.briefHash, s.commitment, s.opening.ClaimsRoot)); err != nil {
			return 0, err
		}
	}
	for i, s := range seats {
		if err := step("reveal", s.name, committee.PackReveal(h.id, h.brief, uint8(i), s.opening)); err != nil {
			return 0, err
		}
	}
	return sum, step("adjudicate", seats[0].name, committee.PackAdjudicate(h.id, h.brief))
}

// byCommittee is the last round: one signature of every member.
func (h *hearing) byCommittee(ctx context.Context) (uint64, error) {
	c := run.Committee{ChainID: h.dev.ChainID, Address: h.dev.Deployment.Committee.Address}
	ruling := run.Ruling{
		DisputeID: h.id, Round: h.round, BriefHash: h.briefHash, Observations: *uint256.NewInt(broken), Transcript: crypto.Keccak256Hash([]byte("transcript")),
	}
	var keys []bls.PublicKey
	var signatures []bls.Signature
	for i := range h.dev.Validators {
		key, err := docket.BLSKey(devnet.Key(fmt.Sprintf("validator-%d", i+1)))
		if err != nil {
			return 0, err
		}
		signature, err := key.Sign(c.WholeDigest(ruling))
		if err != nil {
			return 0, err
		}
		keys, signatures = append(keys, key.PublicKey()), append(signatures, signature)
	}
	sum, err := bls.AggregateKeys(keys...)
	if err != nil {
		return 0, err
	}
	signature, err := bls.Aggregate(signatures...)
	if err != nil {
		return 0, err
	}
	used, err := h.gasOf(ctx, "validator-1", c.Address, committee.PackRuleByCommittee(h.id, h.brief, bindings.CommitteeSignature{
		Observations: ruling.Observations.ToBig(), Transcript: ruling.Transcript, Aggregate: sum[:], Signature: signature[:],
	}))
	if err != nil {
		return 0, fmt.Errorf("rule by committee: %w", err)
	}
	return used, nil
}

// requireDelivered fails unless the latest round was ruled for the payer and the arbitrable took the ruling.
func (h *hearing) requireDelivered(ctx context.Context) error {
	d, err := view(ctx, h.world, h.dev.Deployment.Committee.Address, committee, committee.PackDisputes(h.id), committee.UnpackDisputes)
	if err != nil {
		return fmt.Errorf("dispute: %w", err)
	}
	if d.Round != h.round || !d.Delivered || d.Resolution.Ruling != rulingPayerWins {
		return errors.New("the ruling for the payer was not delivered")
	}
	return nil
}
