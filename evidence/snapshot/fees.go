package snapshot

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// credit takes a part of the round's fee.
func (r *RoundRecord) credit(e event) error {
	contract := bindings.NewCommittee()
	if e.name == "NativeFeeCredited" {
		ev, err := unpackEvent(e, contract.UnpackNativeFeeCreditedEvent)
		if err != nil {
			return err
		}
		r.Native, r.Credits = true, append(r.Credits, CreditRecord{Owner: ev.Owner, Amount: dec(ev.Amount)})
		return nil
	}
	ev, err := unpackEvent(e, contract.UnpackFeeCreditedEvent)
	if err != nil {
		return err
	}
	r.Credits = append(r.Credits, CreditRecord{Owner: ev.Owner, Amount: dec(ev.Amount)})
	return nil
}

// checkFee says what a round cost, and holds whom that went to to the rules: the seats that count in equal parts, the first
// of them also what does not divide; whoever paid, where nobody's word counted; of the whole committee whoever signed.
func (d *dispute) checkFee(n int) error {
	r := &d.record.Rounds[n]
	last := n == int(d.stored.round)
	if last {
		r.Native = d.stored.flags&flagNative != 0
	}
	fee, price := r.credited(), d.committee.price(r.Native)
	switch {
	case n == 0:
		fee = times(price, uint64(d.briefs[0].Procedure.Panel))
	case last && r.Signed != nil:
		fee = times(price, d.stored.signerSeats)
	case last && d.stored.phase != phaseRuled:
		fee = times(price, d.stored.feeSeats)
	}
	r.Fee = dec(fee)
	if r.Signed != nil {
		return d.checkSigners(r, fee)
	}
	if want := d.shares(n, fee); !slices.Equal(r.Credits, want) {
		return d.wrongFee(r, fmt.Sprint(want))
	}
	return nil
}

func (d *dispute) wrongFee(r *RoundRecord, due string) error {
	return fail(fileCommittee, "dispute %d, round %d: the fee of %s went to %v, due were %s", d.record.ID, r.Round, r.Fee, r.Credits, due)
}

// shares is how the fee of a drawn or failed round is to be credited.
func (d *dispute) shares(n int, fee *big.Int) []CreditRecord {
	r := d.record.Rounds[n]
	var owners []common.Address
	switch {
	case r.Failed && n == 0:
		owners = []common.Address{d.briefs[0].FeeRefund}
	case r.Failed:
		owners = []common.Address{d.stored.funder}
	case r.Adjudicated != nil:
		for _, seat := range r.Seats {
			if seat.Revealed && !seat.Voided {
				owners = append(owners, seat.Validator)
			}
		}
	}
	out := []CreditRecord{}
	if len(owners) == 0 {
		return out
	}
	share, left := new(big.Int).QuoRem(fee, big.NewInt(int64(len(owners))), new(big.Int))
	for i, owner := range owners {
		amount := share
		if i == 0 {
			amount = sum(share, left)
		}
		if amount.Sign() != 0 {
			out = append(out, CreditRecord{Owner: owner, Amount: dec(amount)})
		}
	}
	return out
}

// checkSigners holds what the whole committee's signers were credited with, one by one as it was asked for, to equal shares;
// the last of all also gets what does not divide. What nobody asked for is open in the committee's books.
func (d *dispute) checkSigners(r *RoundRecord, fee *big.Int) error {
	share, left := new(big.Int).QuoRem(fee, big.NewInt(int64(max(len(r.Signed.Signers), 1))), new(big.Int))
	due := map[common.Address]bool{}
	for _, s := range r.Signed.Signers {
		due[s.Validator] = s.Paid
	}
	all := d.stored.unpaid.Sign() == 0
	for i, c := range r.Credits {
		amount := share
		if all && i == len(r.Credits)-1 {
			amount = sum(share, left)
		}
		if !due[c.Owner] || c.Amount != dec(amount) {
			return d.wrongFee(r, "shares of "+dec(share))
		}
		delete(due, c.Owner)
	}
	for _, paid := range due {
		if paid && share.Sign() != 0 {
			return d.wrongFee(r, "shares of "+dec(share))
		}
	}
	return nil
}

func (r *RoundRecord) credited() *big.Int {
	total := new(big.Int)
	for _, c := range r.Credits {
		amount, _ := new(big.Int).SetString(c.Amount, 10)
		total.Add(total, amount)
	}
	return total
}

func times(price *big.Int, n uint64) *big.Int {
	return new(big.Int).Mul(price, new(big.Int).SetUint64(n))
}
