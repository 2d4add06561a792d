package snapshot

import (
	"context"
	"math/big"

	"github.com/redress-protocol/redress/bindings"
)

// StakeRecord is what stands behind an Offer at the Vault, base units.
type StakeRecord struct {
	Total       string `json:"total"`       // staked - unstaked - spent
	Staked      string `json:"staked"`      // put in, as far as it is listed: the state proves what is left of it
	Unstaked    string `json:"unstaked"`    // taken out, likewise
	Spent       string `json:"spent"`       // on making payers whole, and on penalties
	Reserved    string `json:"reserved"`    // part of the total that live cases hold
	Announced   string `json:"announced"`   // to leave, unless the announcement has lapsed
	AvailableAt uint64 `json:"availableAt"` // exclusive, unix seconds
}

// stake holds an Offer's stake to what was put in, taken out and spent on its cases.
func (s *system) stake(ctx context.Context, h *history, o *offer, cases []*oneCase) (StakeRecord, error) {
	staked, unstaked, spent, reserved := new(big.Int), new(big.Int), new(big.Int), new(big.Int)
	contract := bindings.NewVault()
	for _, e := range h.vault[o.address] {
		switch e.name {
		case "Staked":
			ev, err := unpackEvent(e, contract.UnpackStakedEvent)
			if err != nil {
				return StakeRecord{}, err
			}
			staked.Add(staked, ev.Amount)
		case "Unstaked":
			ev, err := unpackEvent(e, contract.UnpackUnstakedEvent)
			if err != nil {
				return StakeRecord{}, err
			}
			unstaked.Add(unstaked, ev.Amount)
		}
	}
	for _, c := range cases {
		spent.Add(spent, c.spent)
		reserved.Add(reserved, c.reserved)
	}
	st, err := s.storageOf("Vault", s.vault)
	if err != nil {
		return StakeRecord{}, err
	}
	at := st.variable("_stakes").Key(word32(o.address))
	total, held := st.word(ctx, at.Member("total")).ToBig(), st.word(ctx, at.Member("reserved")).ToBig()
	r := StakeRecord{
		Total: dec(total), Staked: dec(staked), Unstaked: dec(unstaked), Spent: dec(spent), Reserved: dec(held),
		Announced: dec(st.word(ctx, at.Member("announced")).ToBig()), AvailableAt: st.number(ctx, at.Member("availableAt")),
	}
	if st.err != nil {
		return r, st.err
	}
	if sum(total, unstaked, spent).Cmp(staked) != 0 {
		return r, fail(fileConservation, "behind %s lie %s; staked were %s, unstaked %s, spent %s, missing %s: an event is missing",
			o.address, total, staked, unstaked, spent, new(big.Int).Sub(sum(total, unstaked, spent), staked))
	}
	if held.Cmp(reserved) != 0 {
		return r, fail(fileConservation, "of the stake behind %s %s are reserved, its live cases hold %s", o.address, held, reserved)
	}
	return r, nil
}
