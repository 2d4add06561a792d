package snapshot

import (
	"context"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
)

// CommitteeRecord is a committee's registry, its books, and the whole list of its disputes.
type CommitteeRecord struct {
	Address     common.Address `json:"address"`
	Registry    RegistryRecord `json:"registry"`
	Token       FeesRecord     `json:"token"`  // base units
	Native      FeesRecord     `json:"native"` // wei
	Accumulator common.Hash    `json:"accumulator"`
	Disputes    []DisputeRef   `json:"disputes"`
}

// FeesRecord is a committee's fees in one currency.
type FeesRecord struct {
	Accounted string `json:"accounted"` // open + credits
	Open      string `json:"open"`      // of rounds that have not ended, and of signers that nobody claimed for
	Credits   string `json:"credits"`
	Balance   string `json:"balance"` // at least what is accounted for
}

// DisputeRef names a dispute, ours or not.
type DisputeRef struct {
	ID         uint64         `json:"id"`
	Arbitrable common.Address `json:"arbitrable"`
	Case       common.Hash    `json:"case"`
}

// ledger reads a committee's list of disputes, held to its accumulator, and its books, which the disputes' fees and the
// owners' credits add up to.
func (c *committee) ledger(ctx context.Context, h *history) (CommitteeRecord, error) {
	st := c.store
	r := CommitteeRecord{Address: c.address, Disputes: []DisputeRef{}}
	r.Accumulator = st.hash(ctx, st.variable("_accumulator"))
	var acc common.Hash
	open, openNative := new(big.Int), new(big.Int)
	for id := uint64(1); id <= c.count(ctx) && st.err == nil; id++ {
		key := disputeKey{c.address, id}
		brief, err := firstBrief(h.disputes[key])
		if err != nil {
			return r, err
		}
		if brief == nil {
			return r, c.unopened(ctx, h)
		}
		d := DisputeRef{ID: id, Arbitrable: c.arbitrable(ctx, id), Case: brief.CaseId}
		n := number32(id)
		acc = crypto.Keccak256Hash(acc[:], n[:], common.LeftPadBytes(d.Arbitrable[:], common.HashLength), d.Case[:])
		r.Disputes = append(r.Disputes, d)
		stored, err := c.stored(ctx, id)
		if err != nil {
			return r, err
		}
		fee, native := c.openFee(stored, brief.Procedure.Panel)
		if native {
			openNative.Add(openNative, fee)
		} else {
			open.Add(open, fee)
		}
	}
	if st.err != nil {
		return r, st.err
	}
	if acc != r.Accumulator {
		return r, fail(fileCommittee, "disputes of %s chain to %s, its accumulator is %s", c.address, acc, r.Accumulator)
	}
	if err := c.books(ctx, h, &r, open, openNative); err != nil {
		return r, err
	}
	var err error
	r.Registry, err = c.registry.record(ctx, h.registries[c.registry.address], c.token)
	return r, err
}

// unopened says which disputes have no opening, and between which blocks it must be: they are opened in the order of their
// numbers.
func (c *committee) unopened(ctx context.Context, h *history) error {
	count := c.count(ctx)
	var missing []string
	for id := uint64(1); id <= count; id++ {
		if brief, _ := firstBrief(h.disputes[disputeKey{c.address, id}]); brief != nil {
			continue
		}
		gap := strconv.FormatUint(id, 10)
		if at := c.openedAt(h, id-1); at != nil {
			gap += " after " + where(*at)
		}
		if at := c.openedAt(h, id+1); at != nil {
			gap += " before " + where(*at)
		}
		missing = append(missing, gap)
	}
	return fail(fileEvents, "disputes of %s: listed %d of %d, missing is the opening of dispute %s",
		c.address, count-uint64(len(missing)), count, strings.Join(missing, "; of dispute "))
}

// openedAt is where a dispute was opened, nil where that is not listed.
func (c *committee) openedAt(h *history, id uint64) *Position {
	events := h.disputes[disputeKey{c.address, id}]
	if brief, _ := firstBrief(events); brief == nil {
		return nil
	}
	i := slices.IndexFunc(events, func(e event) bool { return e.name == "DisputeOpened" })
	return &events[i].Position
}

func (c *committee) count(ctx context.Context) uint64 {
	return c.store.number(ctx, c.store.variable("_count"))
}

func (c *committee) arbitrable(ctx context.Context, id uint64) common.Address {
	return c.store.addressAt(ctx, c.store.variable("_disputes").Key(number32(id)).Member("arbitrable"))
}

// firstBrief is what a dispute was opened with; its hash is part of its own event.
func firstBrief(events []event) (*bindings.Brief, error) {
	for _, e := range events {
		if e.name != "DisputeOpened" {
			continue
		}
		ev, err := unpackEvent(e, bindings.NewCommittee().UnpackDisputeOpenedEvent)
		if err != nil {
			return nil, err
		}
		if ev.Round != 0 {
			return nil, nil
		}
		return &ev.Brief, checkBrief(ev)
	}
	return nil, nil
}

func checkBrief(ev *bindings.CommitteeDisputeOpened) error {
	hash, err := run.BriefHash(ev.Brief)
	if err != nil {
		return fail(fileEvents, "brief of dispute %s: %w", ev.DisputeID, err)
	}
	if hash != ev.BriefHash {
		return fail(fileEvents, "the brief of dispute %s hashes to %s, its event says %s", ev.DisputeID, hash, common.Hash(ev.BriefHash))
	}
	return nil
}

// openFee is what of a dispute's fees no owner was credited with yet. Earlier rounds were credited when they ended.
func (c *committee) openFee(d storedDispute, panel uint8) (fee *big.Int, native bool) {
	native = d.flags&flagNative != 0
	price := c.price(native)
	seats := uint64(0)
	switch {
	case d.phase == phaseRuled && d.unpaid.Sign() != 0:
		// Whoever is last also gets what does not divide.
		whole := new(big.Int).Mul(price, new(big.Int).SetUint64(d.signerSeats))
		share, rest := new(big.Int).QuoRem(whole, new(big.Int).SetUint64(max(d.signers, 1)), new(big.Int))
		return rest.Add(rest, share.Mul(share, big.NewInt(int64(ones(d.unpaid))))), native
	case d.phase == phaseRuled || d.phase == phaseFailed:
	case d.round == 0:
		seats = uint64(panel)
	default:
		seats = d.feeSeats
	}
	return new(big.Int).Mul(price, new(big.Int).SetUint64(seats)), native
}

// price is the fee of one seat.
func (c *committee) price(native bool) *big.Int {
	if native {
		return c.figure("NATIVE_FEE_PER_SEAT")
	}
	return c.figure("FEE_PER_SEAT")
}

// books holds both currencies to what the committee has. Who was credited is known from the events.
func (c *committee) books(ctx context.Context, h *history, r *CommitteeRecord, open, openNative *big.Int) error {
	st := c.store
	credited := func(variable string, owners []common.Address) *big.Int {
		total := new(big.Int)
		for _, owner := range owners {
			total.Add(total, st.word(ctx, st.variable(variable).Key(word32(owner))).ToBig())
		}
		return total
	}
	owners, native, claimed, err := feeOwners(h.fees[c.address])
	if err != nil {
		return err
	}
	st.loadCredits(ctx, owners, native)
	credits, nativeCredits := credited("_credits", owners), credited("_nativeCredits", native)
	accounted := st.word(ctx, st.variable("_accounted")).ToBig()
	if st.err != nil {
		return st.err
	}
	balance, _, err := c.token.balance(ctx, c.address)
	if err != nil {
		return err
	}
	account, err := st.w.account(ctx, c.address)
	if err != nil {
		return err
	}
	coin := account.Balance.ToBig()
	total, totalNative := sum(open, credits), sum(openNative, nativeCredits)
	r.Token = FeesRecord{Accounted: dec(accounted), Open: dec(open), Credits: dec(credits), Balance: dec(balance)}
	r.Native = FeesRecord{Accounted: dec(totalNative), Open: dec(openNative), Credits: dec(nativeCredits), Balance: dec(coin)}
	switch {
	case total.Cmp(accounted) != 0:
		return fail(fileCommittee, "committee %s accounts for %s; open fees %s and credits %s are %s, missing %s: an event is missing",
			c.address, accounted, open, credits, total, new(big.Int).Sub(accounted, total))
	case balance.Cmp(accounted) < 0:
		return fail(fileCommittee, "committee %s accounts for %s and has %s", c.address, accounted, balance)
	// The committee keeps no sum of its coin, and some can be forced on it. What it was credited and what was claimed must
	// leave what storage has.
	case claimed.Cmp(nativeCredits) != 0:
		return fail(fileCommittee, "committee %s: coin credited less claimed is %s, storage has %s: an event is missing", c.address, claimed, nativeCredits)
	case coin.Cmp(totalNative) < 0:
		return fail(fileCommittee, "committee %s owes %s in coin and has %s", c.address, totalNative, coin)
	}
	return nil
}

// feeOwners lists who was ever credited, each once, and what of the coin credited nobody has claimed.
func feeOwners(events []event) (tokens, native []common.Address, coin *big.Int, err error) {
	contract := bindings.NewCommittee()
	coin = new(big.Int)
	for _, e := range events {
		switch e.name {
		case "FeeCredited":
			ev, err := unpackEvent(e, contract.UnpackFeeCreditedEvent)
			if err != nil {
				return nil, nil, nil, err
			}
			addOnce(&tokens, ev.Owner)
		case "NativeFeeCredited":
			ev, err := unpackEvent(e, contract.UnpackNativeFeeCreditedEvent)
			if err != nil {
				return nil, nil, nil, err
			}
			addOnce(&native, ev.Owner)
			coin.Add(coin, ev.Amount)
		case "NativeFeeClaimed":
			ev, err := unpackEvent(e, contract.UnpackNativeFeeClaimedEvent)
			if err != nil {
				return nil, nil, nil, err
			}
			coin.Sub(coin, ev.Amount)
		}
	}
	return tokens, native, coin, nil
}

func addOnce(list *[]common.Address, who common.Address) {
	if !slices.Contains(*list, who) {
		*list = append(*list, who)
	}
}

// ones counts the set bits of a mask.
func ones(mask *big.Int) int {
	n := 0
	for _, w := range mask.Bits() {
		for ; w != 0; w &= w - 1 {
			n++
		}
	}
	return n
}

func disputeName(committee common.Address, id uint64) string {
	return committee.Hex() + "/" + new(big.Int).SetUint64(id).String()
}
