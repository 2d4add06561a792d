package manifest

import (
	"math"
	"testing"
)

func TestAJobOutlivesTheProcedure(t *testing.T) {
	w := Windows{Contest: 120, Answer: 60, Continue: 30, Judge: 600}
	const last = 1000 + 120 + 60 + 30 + 600
	if got := CheckJob(w, 1000, last+1); len(got) > 0 {
		t.Errorf("one second after: %v", got)
	}
	for _, expiredAt := range []uint64{0, last - 1, last} {
		got := CheckJob(w, 1000, expiredAt)
		if len(got) != 1 || got[0].Code != "X10_JOB_EXPIRES" || got[0].Rule != "X10" || got[0].Fix == "" {
			t.Errorf("%d: %v", expiredAt, got)
		}
	}
	longest := Windows{math.MaxUint32, math.MaxUint32, math.MaxUint32, math.MaxUint32}
	if got := CheckJob(longest, 1, 4*math.MaxUint32+2); len(got) > 0 {
		t.Errorf("the longest windows: %v", got)
	}
}
