package chain

import (
	"context"
	"math/rand/v2"
	"time"
)

// Clock tells the time and waits. The zero Options use the system's.
type Clock interface {
	Now() time.Time
	After(d time.Duration) <-chan time.Time
}

// SystemClock is the machine's clock.
type SystemClock struct{}

// Now implements Clock.
func (SystemClock) Now() time.Time { return time.Now() }

// After implements Clock.
func (SystemClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// Pause waits for d, or until ctx ends and then returns its error.
func Pause(ctx context.Context, clock Clock, d time.Duration) error {
	select {
	case <-clock.After(d):
		return ctx.Err()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Backoff is how long to leave something alone that failed again and again: the wait doubles up to Most, and a random
// part of at most half of it keeps callers from returning together.
type Backoff struct {
	First, Most time.Duration
	// Jitter picks a duration between 0 and d, both inclusive; nil picks at random.
	Jitter func(d time.Duration) time.Duration
}

// After is the wait after the given number of failures in a row, at least 1.
func (b Backoff) After(failures int) time.Duration {
	wait := b.First
	for range failures - 1 {
		if wait >= b.Most/2 {
			wait = b.Most
			break
		}
		wait *= 2
	}
	jitter := b.Jitter
	if jitter == nil {
		jitter = func(d time.Duration) time.Duration { return rand.N(d + 1) }
	}
	return wait/2 + jitter(wait/2)
}
