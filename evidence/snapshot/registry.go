package snapshot

import (
	"context"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// RegistryRecord is a registry's validators and money at the final block, base units.
type RegistryRecord struct {
	Address   common.Address    `json:"address"`
	Unit      string            `json:"unit"`
	Members   []ValidatorRecord `json:"members"` // by place
	Former    []ValidatorRecord `json:"former"`  // without a place, whose stake is still leaving
	Accounted string            `json:"accounted"`
	Staked    string            `json:"staked"`
	Unbonding string            `json:"unbonding"`
	Credits   string            `json:"credits"` // accounted = staked + unbonding + credits
	Balance   string            `json:"balance"` // at least what is accounted for
}

// ValidatorRecord is one validator's stake.
type ValidatorRecord struct {
	Validator common.Address `json:"validator"`
	Place     uint64         `json:"place"` // 1..255, 0 without
	Units     uint64         `json:"units"` // weight
	Unbonding uint64         `json:"unbonding"`
	LeavesAt  uint64         `json:"leavesAt"` // exclusive
	KeyHash   common.Hash    `json:"keyHash"`  // of its BLS key
}

const (
	placesPerPage = 8
	unitBits      = 24
	historyBits   = 208 // of a value; the block of its change is above it
)

// registry is a committee's registry of validators.
type registry struct {
	address common.Address
	store   *storage
	unit    *big.Int
}

// latest is the block bound that no change lies above.
const latest = 1<<48 - 1

// valueAt is a value as it stood at the end of a block, as library Snapshots reads it.
func (r *registry) valueAt(ctx context.Context, at layout.Place, block uint64) *uint256.Int {
	st := r.store
	entry := st.word(ctx, at.Member("latest"))
	if changed(entry) <= block {
		return value(entry)
	}
	low, high := uint64(0), st.number(ctx, at.Member("older").Length())
	for low < high && st.err == nil {
		middle := (low + high) / 2
		if changed(st.word(ctx, at.Member("older").Index(middle))) <= block {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low == 0 || st.err != nil {
		return new(uint256.Int)
	}
	return value(st.word(ctx, at.Member("older").Index(low-1)))
}

func changed(entry *uint256.Int) uint64 { return new(uint256.Int).Rsh(entry, historyBits).Uint64() }

func value(entry *uint256.Int) *uint256.Int {
	v := new(uint256.Int).Lsh(entry, 256-historyBits)
	return v.Rsh(v, 256-historyBits)
}

func (r *registry) holderAt(ctx context.Context, place, block uint64) common.Address {
	return r.valueAt(ctx, r.store.variable("_holders").Key(number32(place)), block).Bytes20()
}

func (r *registry) placeAt(ctx context.Context, validator common.Address, block uint64) uint64 {
	return r.valueAt(ctx, r.store.variable("_places").Key(word32(validator)), block).Uint64()
}

// weights is the units of every place, by place, as they stood at the end of a block.
func (r *registry) weights(ctx context.Context, block uint64) []uint64 {
	highest := r.store.number(ctx, r.store.variable("_highest"))
	out := make([]uint64, 0, highest+placesPerPage)
	for page := uint64(0); page <= highest/placesPerPage && r.store.err == nil; page++ {
		word := r.valueAt(ctx, r.store.variable("_pages").Member("history").Index(page), block)
		for range placesPerPage {
			out = append(out, word.Uint64()&(1<<unitBits-1))
			word.Rsh(word, unitBits)
		}
	}
	return out
}

// drawn draws seats again as the registry does: each with the probability of its units among those not yet met, whoever is
// excluded being met and passed over. It gives the places, fewer than asked for where there are no more.
func (r *registry) drawn(ctx context.Context, seed common.Hash, seats int, block uint64, excluded []common.Address) []uint64 {
	pool := r.weights(ctx, block)
	var total uint64
	for _, units := range pool {
		total += units
	}
	var out []uint64
	for attempt := uint64(0); len(out) < seats && total > 0 && r.store.err == nil; attempt++ {
		n := number32(attempt)
		random := new(uint256.Int).SetBytes(crypto.Keccak256(seed[:], n[:]))
		rest := random.Mod(random, uint256.NewInt(total)).Uint64()
		place := 0
		for ; rest >= pool[place]; place++ {
			rest -= pool[place]
		}
		total -= pool[place]
		pool[place] = 0
		if !slices.Contains(excluded, r.holderAt(ctx, uint64(place), block)) {
			out = append(out, uint64(place))
		}
	}
	return out
}

// drawable counts who could sit.
func (r *registry) drawable(ctx context.Context, block uint64, excluded []common.Address) uint64 {
	pool := r.weights(ctx, block)
	for _, who := range excluded {
		if place := r.placeAt(ctx, who, block); place < uint64(len(pool)) {
			pool[place] = 0
		}
	}
	var n uint64
	for _, units := range pool {
		if units != 0 {
			n++
		}
	}
	return n
}

// record reads the registry's members and money. Whose stake is leaving and who has a credit is known from the events;
// that none is missing is what the sum shows.
func (r *registry) record(ctx context.Context, events []event, coin *token) (RegistryRecord, error) {
	leaving, owners, err := registryOwners(events)
	if err != nil {
		return RegistryRecord{}, err
	}
	if err := r.loadRegistry(ctx, leaving, owners); err != nil {
		return RegistryRecord{}, err
	}
	st := r.store
	out := RegistryRecord{Address: r.address, Unit: dec(r.unit), Members: []ValidatorRecord{}, Former: []ValidatorRecord{}}
	seen, units, unbonding, credits := map[common.Address]bool{}, uint64(0), uint64(0), new(big.Int)
	add := func(list *[]ValidatorRecord, v ValidatorRecord) {
		at := st.variable("_unbonding").Key(word32(v.Validator))
		v.Unbonding, v.LeavesAt = st.number(ctx, at.Member("units")), st.number(ctx, at.Member("leavesAt"))
		v.KeyHash = st.hash(ctx, st.variable("_keyHashes").Key(word32(v.Validator)))
		units, unbonding = units+v.Units, unbonding+v.Unbonding
		*list = append(*list, v)
	}
	for place, weight := range r.weights(ctx, latest) {
		if weight != 0 {
			who := r.holderAt(ctx, uint64(place), latest)
			seen[who] = true
			add(&out.Members, ValidatorRecord{Validator: who, Place: uint64(place), Units: weight})
		}
	}
	for _, who := range leaving {
		if !seen[who] && !st.word(ctx, st.variable("_unbonding").Key(word32(who)).Member("units")).IsZero() {
			add(&out.Former, ValidatorRecord{Validator: who})
		}
	}
	for _, who := range owners {
		credits.Add(credits, st.word(ctx, st.variable("credits").Key(word32(who))).ToBig())
	}
	accounted := st.word(ctx, st.variable("accounted")).ToBig()
	if st.err != nil {
		return out, st.err
	}
	balance, _, err := coin.balance(ctx, r.address)
	if err != nil {
		return out, err
	}
	staked, leavingSum := r.amount(units), r.amount(unbonding)
	out.Accounted, out.Staked, out.Unbonding, out.Credits, out.Balance = dec(accounted), dec(staked), dec(leavingSum), dec(credits), dec(balance)
	if total := sum(staked, leavingSum, credits); total.Cmp(accounted) != 0 {
		return out, fail(fileCommittee, "registry %s accounts for %s; stakes %s, leaving %s and credits %s are %s, missing %s: an event is missing",
			r.address, accounted, staked, leavingSum, credits, total, new(big.Int).Sub(accounted, total))
	}
	if balance.Cmp(accounted) < 0 {
		return out, fail(fileCommittee, "registry %s accounts for %s and has %s", r.address, accounted, balance)
	}
	return out, nil
}

func (r *registry) amount(units uint64) *big.Int {
	return new(big.Int).Mul(new(big.Int).SetUint64(units), r.unit)
}

// registryOwners lists whose stake ever was to leave and who ever was credited, each once in order of the chain.
func registryOwners(events []event) (leaving, credited []common.Address, err error) {
	contract := bindings.NewValidatorRegistry()
	for _, e := range events {
		switch e.name {
		case "UnstakeRequested":
			ev, err := unpackEvent(e, contract.UnpackUnstakeRequestedEvent)
			if err != nil {
				return nil, nil, err
			}
			addOnce(&leaving, ev.Validator)
		case "Displaced":
			ev, err := unpackEvent(e, contract.UnpackDisplacedEvent)
			if err != nil {
				return nil, nil, err
			}
			addOnce(&leaving, ev.Validator)
		case "Credited":
			ev, err := unpackEvent(e, contract.UnpackCreditedEvent)
			if err != nil {
				return nil, nil, err
			}
			addOnce(&credited, ev.Owner)
		}
	}
	return leaving, credited, nil
}
