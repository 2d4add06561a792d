package chaintest

import (
	"sync"
	"time"
)

// Clock is a clock on which waiting takes no time: whoever waits moves it on at once. Its methods may be called
// concurrently.
type Clock struct {
	mu     sync.Mutex
	now    time.Time
	waited time.Duration
}

// NewClock starts at an arbitrary fixed instant.
func NewClock() *Clock { return &Clock{now: time.Unix(1_700_000_000, 0)} }

// Now is the clock's time.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// After moves the clock on by d and is over at once.
func (c *Clock) After(d time.Duration) <-chan time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	if d > 0 {
		c.now = c.now.Add(d)
		c.waited += d
	}
	out := make(chan time.Time, 1)
	out <- c.now
	return out
}

// Waited is how long was waited in all.
func (c *Clock) Waited() time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.waited
}
