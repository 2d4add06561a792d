package plan

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// maxUnitBits is the registry's bound on a unit of stake.
const maxUnitBits = 96

// Intent is what shall exist.
type Intent struct {
	Token            common.Address // zero: deploy Circle's token (local chains only)
	FeePerSeat       *big.Int       // base units of the token, per seat
	NativeFeePerSeat *big.Int       // wei per seat, for arbitrables that pay in coin; above 0
	Unit             *big.Int       // base units of the token in a unit of stake, above 0
	MinUnits         uint32         // least stake of a validator, above 0
	MissUnits        uint32         // what a missing reveal costs a validator

	DrawSeconds   uint32 // how long the draw may take after a round is opened
	CommitSeconds uint32 // how long seats may commit after the draw
	RevealSeconds uint32 // how long they may reveal after that
	AppealSeconds uint32 // how long a ruling may be appealed
	SignSeconds   uint32 // how long the whole committee may sign
}

// Check reports everything that is wrong with the intent.
func (i Intent) Check() error {
	var errs []error
	if i.FeePerSeat == nil || i.FeePerSeat.Sign() < 0 {
		errs = append(errs, fmt.Errorf("fee per seat: %v is not an amount", i.FeePerSeat))
	}
	if i.NativeFeePerSeat == nil || i.NativeFeePerSeat.Sign() <= 0 {
		errs = append(errs, fmt.Errorf("native fee per seat: %v is not an amount above 0", i.NativeFeePerSeat))
	}
	if i.Unit == nil || i.Unit.Sign() <= 0 || i.Unit.BitLen() > maxUnitBits {
		errs = append(errs, fmt.Errorf("unit of stake: %v is not an amount in (0, 2^%d)", i.Unit, maxUnitBits))
	}
	if i.MinUnits == 0 || i.MinUnits > docket.MaxUnits {
		errs = append(errs, fmt.Errorf("least stake: %d units is not in 1..%d", i.MinUnits, docket.MaxUnits))
	}
	if i.MissUnits > docket.MaxUnits {
		errs = append(errs, fmt.Errorf("cost of a missing reveal: %d units is above %d", i.MissUnits, docket.MaxUnits))
	}
	if i.DrawSeconds == 0 || i.CommitSeconds == 0 || i.RevealSeconds == 0 || i.AppealSeconds == 0 || i.SignSeconds == 0 {
		errs = append(errs, fmt.Errorf("windows: draw %d, commit %d, reveal %d, appeal %d and sign %d seconds must not be 0",
			i.DrawSeconds, i.CommitSeconds, i.RevealSeconds, i.AppealSeconds, i.SignSeconds))
	}
	return errors.Join(errs...)
}

// parameters are the committee's.
func (i Intent) parameters() bindings.Parameters {
	return bindings.Parameters{
		FeePerSeat: i.FeePerSeat, NativeFeePerSeat: i.NativeFeePerSeat, Unit: i.Unit,
		MinUnits: units(i.MinUnits), MissUnits: units(i.MissUnits),
		Windows: bindings.Windows{Draw: i.DrawSeconds, Commit: i.CommitSeconds, Reveal: i.RevealSeconds, Appeal: i.AppealSeconds, Sign: i.SignSeconds},
	}
}

// units are a uint24 as the bindings have it.
func units(n uint32) *big.Int { return new(big.Int).SetUint64(uint64(n)) }
