package soak

import (
	"errors"
	"fmt"
	"io"
	"time"
)

// ErrUnsound says that a check failed.
var ErrUnsound = errors.New("what was counted does not agree")

// Report is what a run came to.
type Report struct {
	Seed      uint64
	Length    time.Duration
	Happened  map[Trouble]int
	Restarts  int
	Requests  int // to the node through the proxy
	Paid      int // authorizations that payers were told were paid
	Refused   int
	Requested int // requests to settle them
	Cases     int // purchases that were contested and refunded
	Checks    []Outcome
}

// Outcome is one check; nil is sound.
type Outcome struct {
	Name string
	Err  error
}

// Err joins the checks that failed.
func (r *Report) Err() error {
	var errs []error
	for _, c := range r.Checks {
		if c.Err != nil {
			errs = append(errs, fmt.Errorf("%w: %s: %w", ErrUnsound, c.Name, c.Err))
		}
	}
	return errors.Join(errs...)
}

// Print writes the report for people.
func (r *Report) Print(w io.Writer) {
	fmt.Fprintf(w, "seed %d, %s of trouble:", r.Seed, r.Length)
	for _, t := range troubles {
		fmt.Fprintf(w, " %s %d,", t, r.Happened[t])
	}
	fmt.Fprintf(w, " requests to the node %d\n", r.Requests)
	fmt.Fprintf(w, "payments: %d paid, %d refused, asked for %d times; contested and refunded besides: %d\n", r.Paid, r.Refused, r.Requested, r.Cases)
	for _, c := range r.Checks {
		if c.Err == nil {
			fmt.Fprintf(w, "ok    %s\n", c.Name)
		} else {
			fmt.Fprintf(w, "WRONG %s: %v\n", c.Name, c.Err)
		}
	}
}
