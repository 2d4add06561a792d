package snapshot

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// drawnAgain draws a round's seats again from the hash of the draw block and the stakes of the snapshot.
func (s *system) drawnAgain(ctx context.Context, d *dispute, n int) error {
	r, stored, c := &d.record.Rounds[n], d.stored.rounds[n], d.committee
	if last := n == int(d.stored.round); last && !r.Whole {
		want := d.stored.drawBlock
		if want == 0 {
			want = stored.drawBlock()
		}
		if r.DrawBlock != want {
			return fail(fileEvents, "dispute %d, round %d: its draw was put off to block %d, listed is %d", d.record.ID, n, want, r.DrawBlock)
		}
	}
	var hash common.Hash
	if c.redraws && r.DrawBlock != 0 && r.DrawBlock <= s.w.final.Number {
		// Also before the draw: a snapshot that extends this one cannot name the block any more.
		var err error
		if hash, err = s.w.hashAt(ctx, r.DrawBlock); err != nil {
			return err
		}
	}
	if len(r.Seats) == 0 {
		return nil
	}
	excluded := d.excluded(n)
	want, exact := d.panel(n, c.registry.drawable(ctx, r.SnapshotBlock, excluded))
	if seats := uint64(len(r.Seats)); c.registry.store.err == nil && (seats > want || (exact && seats != want)) {
		return fail(fileCommittee, "dispute %d, round %d: %d seats were drawn, the stakes give %d", d.record.ID, n, len(r.Seats), want)
	}
	if !c.redraws || c.registry.store.err != nil {
		return c.registry.store.err
	}
	if hash == (common.Hash{}) {
		return fail(fileCommittee, "dispute %d, round %d was drawn by block %d, which is not there yet", d.record.ID, n, r.DrawBlock)
	}
	chain, id := number32(s.chainID), number32(d.record.ID)
	seed := crypto.Keccak256Hash(hash[:], chain[:], common.LeftPadBytes(c.address[:], common.HashLength), id[:])
	got := c.registry.drawn(ctx, seed, len(r.Seats), r.SnapshotBlock, excluded)
	if c.registry.store.err == nil && !slices.Equal(got, stored.places) {
		return fail(fileCommittee, "dispute %d, round %d: block %d draws places %v, storage has %v", d.record.ID, n, r.DrawBlock, got, stored.places)
	}
	s.facts = append(s.facts, Fact{Subject: roundName(d, n), What: "seats drawn", Label: Reproduced})
	return c.registry.store.err
}

// excluded lists who never sits, whatever its stake.
func (d *dispute) excluded(n int) []common.Address {
	b := d.briefs[n]
	return []common.Address{b.Payer, b.Payee, d.stored.arbitrable}
}

// panel is how many seats a round must have where so many could sit: the procedure's, then twice the last panel and one as far
// as paid for, and an odd number. Of a round that cost nothing it says the most only.
func (d *dispute) panel(n int, available uint64) (most uint64, exact bool) {
	wanted, exact := uint64(d.briefs[n].Procedure.Panel), true
	if n > 0 {
		wanted = 2*uint64(len(d.record.Rounds[n-1].Seats)) + 1
		paid, known := d.paidSeats(n)
		if known {
			wanted = min(wanted, paid)
		}
		exact = known
	}
	seats := min(wanted, available)
	if seats > 0 && seats%2 == 0 {
		seats--
	}
	return seats, exact
}

// paidSeats is how many seats a later round's fee is for. While a round is open the state says so, afterwards what was
// credited.
func (d *dispute) paidSeats(n int) (uint64, bool) {
	if n == int(d.stored.round) && d.stored.phase != phaseRuled {
		return d.stored.feeSeats, true
	}
	r := &d.record.Rounds[n]
	price := d.committee.price(r.Native)
	if price.Sign() == 0 {
		return adjudication.MaxPanel, false
	}
	return new(big.Int).Quo(r.credited(), price).Uint64(), true
}

func roundName(d *dispute, n int) string {
	return fmt.Sprintf("%s/%d", disputeName(d.record.Committee, d.record.ID), n)
}
