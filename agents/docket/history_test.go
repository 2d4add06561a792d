package docket

import (
	"slices"
	"testing"
)

// Every block on the way is within the ring of the one before it, the newest that is; and the way does not depend on the head.
func TestWayOfHops(t *testing.T) {
	for _, tc := range []struct {
		known, target uint64
		want          []uint64
	}{
		{10, 10, nil},
		{10, 11, nil},
		{10, 9, []uint64{9}},
		{9000, 809, []uint64{809}}, // 8,191 below
		{9000, 808, []uint64{8999, 808}},
		{30000, 100, []uint64{24673, 16482, 8291, 100}},
		{24700, 100, []uint64{24673, 16482, 8291, 100}},
	} {
		if got := way(tc.known, tc.target); !slices.Equal(got, tc.want) {
			t.Errorf("way(%d, %d) = %v, want %v", tc.known, tc.target, got, tc.want)
		}
	}
}
