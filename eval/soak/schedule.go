package soak

import (
	"fmt"
	"math/rand/v2"
	"time"
)

// Trouble is one kind of thing that goes wrong.
type Trouble string

// What goes wrong.
const (
	Drops    Trouble = "rpc drops"     // connections to the node break, before or after it has the request
	Delays   Trouble = "rpc delays"    // the node answers late
	Limits   Trouble = "rpc limits"    // the node says that it is asked too much
	Reorg    Trouble = "reorg"         // blocks leave the chain with what was in them
	SlowDisk Trouble = "slow disk"     // nobody can write to the relayer's database for a while
	SlowKeep Trouble = "slow evidence" // the evidence store takes long
	Skew     Trouble = "clock skew"    // the relayer's clock is wrong
	Restart  Trouble = "restart"       // the relayer is abandoned and started again on its database
)

var troubles = []Trouble{Drops, Delays, Limits, Reorg, SlowDisk, SlowKeep, Skew, Restart}

// Event is one thing that goes wrong at a time after the start of a run, for a while.
type Event struct {
	At      time.Duration
	Trouble Trouble
	For     time.Duration // Reorg and Restart are over at once
	Size    int           // blocks of a Reorg, seconds of a Skew, else requests of a thousand
}

// String is the event in a line.
func (e Event) String() string {
	return fmt.Sprintf("%6.1fs %s, size %d, for %s", e.At.Seconds(), e.Trouble, e.Size, e.For)
}

const (
	// between is the mean time between two events.
	between = 2 * time.Second
	// maxReorg is below the confirmations that everybody waits for.
	maxReorg = confirmations - 1
	// maxSkew leaves an authorization time to be settled, seconds.
	maxSkew = 20
)

// Schedule is everything that goes wrong in a run of that length. The same seed gives the same schedule. Every kind comes
// once before any comes again.
func Schedule(length time.Duration, seed uint64) []Event {
	r := rand.New(rand.NewPCG(seed, 0x50a4))
	var out []Event
	var bag []Trouble
	for at := between / 2; at < length; at += between/2 + time.Duration(r.Int64N(int64(between))) {
		if len(bag) == 0 {
			bag = append(bag, troubles...)
			r.Shuffle(len(bag), func(i, j int) { bag[i], bag[j] = bag[j], bag[i] })
		}
		e := Event{At: at, Trouble: bag[0]}
		bag = bag[1:]
		long := time.Duration(500+r.IntN(2500)) * time.Millisecond
		switch e.Trouble {
		case Drops, Limits:
			e.Size, e.For = 50+r.IntN(250), long
		case Delays:
			e.Size, e.For = 200+r.IntN(600), long
		case Reorg:
			e.Size = 1 + r.IntN(maxReorg)
		case Skew:
			e.Size, e.For = r.IntN(2*maxSkew+1)-maxSkew, long
		case SlowDisk, SlowKeep:
			e.Size, e.For = 1000, long
		case Restart:
			e.Size = 1
		}
		out = append(out, e)
	}
	return out
}
