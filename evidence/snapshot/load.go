package snapshot

import (
	"context"
	"maps"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// A node builds tries anew for every question, so a freezer asks for what it will read of one contract at once. Nothing
// here decides anything: what is not asked for ahead is asked for when it is read, and offline there is nothing to ask.

// loadAtOnce is how many disputes or cases are looked ahead at together: several pages of slots.
const loadAtOnce = 1024

// loadOffer asks for an Offer's figures, before it is known to be one: then they prove nothing and are left out.
func (s *storage) loadOffer(ctx context.Context) {
	s.load(ctx, s.variable("_paidOut"), s.variable("_locked"), s.variable("_ledger"), s.variable("_caseCount"),
		s.variable("_caseAccumulator"), s.variable("_receiptSigner"))
}

// loadPoints asks for checkpoints.
func (s *storage) loadPoints(ctx context.Context, points layout.Place, count uint64) {
	var places []layout.Place
	for i := range count {
		places = append(places, points.Index(i))
	}
	s.load(ctx, places...)
}

// loadPublished asks whether Offers are a factory's, and how many it has.
func (s *storage) loadPublished(ctx context.Context, offers ...common.Address) {
	places := []layout.Place{s.variable("offerCount")}
	for _, o := range offers {
		places = append(places, s.variable("isOffer").Key(word32(o)))
	}
	s.load(ctx, places...)
}

// load asks for a token's implementation and balances.
func (t *token) load(ctx context.Context, owners ...common.Address) error {
	slots := []common.Hash{proxyImplementation}
	for _, o := range owners {
		slots = append(slots, t.balancePlace(o).Words()...)
	}
	return t.store.w.ask(ctx, t.address, slots)
}

// registryAt is where a committee has its registry: the first contract that it deployed.
func registryAt(committee common.Address) common.Address { return crypto.CreateAddress(committee, 1) }

// loadDisputes asks for what storage keeps of a committee's disputes; of ours the observations, too.
func (c *committee) loadDisputes(ctx context.Context, ours func(common.Address) bool) error {
	return c.store.ahead(func(st *storage) {
		seen, all := &committee{store: st}, st.variable("_disputes")
		count := seen.count(ctx)
		for first := uint64(1); first <= count && st.err == nil; first += loadAtOnce {
			last := min(count, first+loadAtOnce-1)
			var places []layout.Place
			for id := first; id <= last; id++ {
				at := all.Key(number32(id))
				places = append(places, at, at.Member("panels").Key(number32(0)))
			}
			st.load(ctx, places...)
			places = nil
			for id := first; id <= last && st.err == nil; id++ {
				at := all.Key(number32(id))
				for r := range st.number(ctx, at.Member("round")) {
					places = append(places, at.Member("past").Key(number32(r)), at.Member("panels").Key(number32(r+1)))
				}
			}
			st.load(ctx, places...)
			places = nil
			for id := first; id <= last && st.err == nil; id++ {
				if ours(seen.arbitrable(ctx, id)) {
					places = append(places, seen.wordPlaces(ctx, id)...)
				}
			}
			st.load(ctx, places...)
		}
	})
}

// wordPlaces are where the committee keeps what the seats of a dispute said.
func (c *committee) wordPlaces(ctx context.Context, id uint64) []layout.Place {
	d, err := c.stored(ctx, id)
	if err != nil {
		return nil
	}
	var out []layout.Place
	for n, r := range d.rounds {
		for seat := range r.places {
			if r.committed>>seat&1 != 0 {
				out = append(out, c.word(id, n, uint64(seat)))
			}
		}
		if n < int(d.round) && r.revealed != 0 {
			out = append(out, c.opened(id, n, r.revealed))
		}
	}
	return out
}

// word is where the committee keeps what a seat of a round said.
func (c *committee) word(id uint64, round int, seat uint64) layout.Place {
	return c.store.variable("_disputes").Key(number32(id)).Member("words").Key(number32(uint64(round)<<8 | seat))
}

// opened is where the committee keeps what the first of the seats that revealed had committed to; nothing lies there where they
// revealed by their signatures.
func (c *committee) opened(id uint64, round int, revealed uint64) layout.Place {
	seat := uint64(bits.TrailingZeros64(revealed))
	return c.store.variable("_disputes").Key(number32(id)).Member("opened").Key(number32(uint64(round)<<8 | seat))
}

// loadRegistry asks for all places with what they were before, and for what is a validator's own.
func (r *registry) loadRegistry(ctx context.Context, leaving, owners []common.Address) error {
	return r.store.ahead(func(st *storage) {
		var histories []layout.Place
		seen, highest := &registry{store: st}, st.number(ctx, st.variable("_highest"))
		for place := range highest + 1 {
			histories = append(histories, st.variable("_holders").Key(number32(place)))
		}
		for page := range highest/placesPerPage + 1 {
			histories = append(histories, st.variable("_pages").Member("history").Index(page))
		}
		st.load(ctx, histories...)
		var places []layout.Place
		for _, at := range histories {
			// Of a longer one only what is searched.
			if n := st.number(ctx, at.Member("older").Length()); n <= proofBatch {
				for i := range n {
					places = append(places, at.Member("older").Index(i))
				}
			}
		}
		own := slices.Clone(leaving)
		for place, weight := range seen.weights(ctx, latest) {
			if weight != 0 {
				own = append(own, seen.holderAt(ctx, uint64(place), latest))
			}
		}
		for _, who := range own {
			places = append(places, st.variable("_unbonding").Key(word32(who)), st.variable("_keyHashes").Key(word32(who)))
		}
		for _, who := range owners {
			places = append(places, st.variable("credits").Key(word32(who)))
		}
		st.load(ctx, places...)
	})
}

// loadCredits asks for what a committee owes.
func (s *storage) loadCredits(ctx context.Context, owners, native []common.Address) {
	var places []layout.Place
	for _, who := range owners {
		places = append(places, s.variable("_credits").Key(word32(who)))
	}
	for _, who := range native {
		places = append(places, s.variable("_nativeCredits").Key(word32(who)))
	}
	s.load(ctx, places...)
}

// loadBalances asks for what all Offers have.
func (s *system) loadBalances(ctx context.Context) error {
	owners := map[*token][]common.Address{}
	for _, o := range s.offers {
		t := s.tokens[o.terms.Token]
		owners[t] = append(owners[t], o.address)
	}
	for t, who := range owners {
		if err := t.load(ctx, who...); err != nil {
			return err
		}
	}
	return nil
}

// loadOffers asks for what the Vault keeps for all Offers and their cases.
func (s *system) loadOffers(ctx context.Context, accounts []account) error {
	vault, err := s.storageOf("Vault", s.vault)
	if err != nil {
		return err
	}
	var places []layout.Place
	for i, o := range s.offers {
		places = append(places, vault.variable("_stakes").Key(word32(o.address)))
		for _, id := range accounts[i].ids {
			places = append(places, vault.variable("_holds").Key(word32(o.address)).Key(id))
		}
		if len(places) >= loadAtOnce || i == len(s.offers)-1 {
			vault.load(ctx, places...)
			places = nil
		}
	}
	return vault.err
}

// loadCases asks for what an Offer keeps of its cases, and for what drew and judged them.
func (s *system) loadCases(ctx context.Context, h *history, o *offer, ids []common.Hash) error {
	var draws, disputes []uint64
	parties := map[common.Address]bool{o.terms.Seller: true, o.address: true}
	err := o.store.ahead(func(st *storage) {
		for part := range slices.Chunk(ids, loadAtOnce) {
			var places []layout.Place
			for _, id := range part {
				places = append(places, st.variable("_records").Key(id), st.variable("_samples").Key(id))
			}
			st.load(ctx, places...)
		}
		var credits []layout.Place
		seen := &offer{store: st}
		for _, id := range ids {
			c, err := seen.storedCase(ctx, id)
			if err != nil {
				return
			}
			parties[c.payer] = true
			if c.disputeID.Sign() != 0 && c.disputeID.IsUint64() {
				disputes = append(disputes, c.disputeID.Uint64())
			}
			if c.credited {
				credits = append(credits, st.variable("_credits").Key(word32(c.payer)))
			}
			if c.payments != 0 && s.build(o.terms.BlockHashSource) == "HistorySource" {
				draws = append(draws, c.sampleBlock)
			}
		}
		st.load(ctx, credits...)
	})
	if err != nil {
		return err
	}
	if c := s.committees[o.terms.Arbitrator]; c != nil {
		of, err := c.loadParties(ctx, h, disputes, slices.SortedFunc(maps.Keys(parties), common.Address.Cmp))
		if err != nil {
			return err
		}
		draws = append(draws, of...)
	}
	draws = slices.DeleteFunc(draws, func(n uint64) bool { return n == 0 || n > s.w.final.Number || s.w.draws[n] != nil })
	return s.w.expect(ctx, draws)
}

// loadParties asks whether the parties of disputes are validators, and gives the blocks that drew the seats.
func (c *committee) loadParties(ctx context.Context, h *history, disputes []uint64, who []common.Address) (draws []uint64, err error) {
	var places []layout.Place
	for _, x := range who {
		places = append(places, c.registry.store.variable("_places").Key(word32(x)))
	}
	c.registry.store.load(ctx, places...)
	if c.registry.store.err != nil || !c.redraws {
		return nil, c.registry.store.err
	}
	err = c.store.ahead(func(st *storage) {
		seen := &committee{store: st}
		for _, id := range disputes {
			if d, err := seen.stored(ctx, id); err == nil {
				draws = append(draws, d.drawBlocks(h.disputes[disputeKey{c.address, id}])...)
			}
		}
	})
	return draws, err
}

// drawBlocks are the blocks that drew a dispute's seats, round by round and 0 for a round of the whole committee, as far as its
// events are in order.
func (d storedDispute) drawBlocks(events []event) []uint64 {
	var out []uint64
	contract := bindings.NewCommittee()
	for _, e := range events {
		switch n := len(out); {
		case e.name == "DisputeOpened" && n < len(d.rounds):
			out = append(out, d.rounds[n].drawBlock())
		case e.name == "DrawScheduled" && n > 0:
			if ev, err := unpackEvent(e, contract.UnpackDrawScheduledEvent); err == nil {
				out[n-1] = ev.DrawBlock
			}
		case e.name == "WholeRoundOpened" && n > 0:
			out[n-1] = 0
		}
	}
	return out
}
