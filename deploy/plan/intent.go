package plan

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
)

// maxStakeBits is the Committee's bound.
const maxStakeBits = 96

// Intent is what shall exist.
type Intent struct {
	Token      common.Address   // zero: deploy Circle's token (local chains only)
	Validators []common.Address // the committee's registry
	FeePerSeat *big.Int         // base units of the token, per drawn seat
	Stake      *big.Int         // base units that each validator stakes, above 0

	DrawSeconds   uint32 // how long the draw may take after a dispute is opened
	CommitSeconds uint32 // how long seats may commit after the draw
	RevealSeconds uint32 // how long they may reveal after that
}

// Check reports everything that is wrong with the intent.
func (i Intent) Check() error {
	var errs []error
	if len(i.Validators) == 0 {
		errs = append(errs, errors.New("validators: none given"))
	}
	seen := map[common.Address]bool{}
	for _, v := range i.Validators {
		if v == (common.Address{}) || seen[v] {
			errs = append(errs, fmt.Errorf("validators: %s is zero or given twice", v))
		}
		seen[v] = true
	}
	if i.FeePerSeat == nil || i.FeePerSeat.Sign() < 0 {
		errs = append(errs, fmt.Errorf("fee per seat: %v is not an amount", i.FeePerSeat))
	}
	if i.Stake == nil || i.Stake.Sign() <= 0 || i.Stake.BitLen() > maxStakeBits {
		errs = append(errs, fmt.Errorf("stake: %v is not an amount in (0, 2^%d)", i.Stake, maxStakeBits))
	}
	if i.DrawSeconds == 0 || i.CommitSeconds == 0 || i.RevealSeconds == 0 {
		errs = append(errs, fmt.Errorf("windows: draw %d, commit %d and reveal %d seconds must not be 0", i.DrawSeconds, i.CommitSeconds, i.RevealSeconds))
	}
	return errors.Join(errs...)
}
