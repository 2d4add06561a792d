package facilitator

import (
	"fmt"
	"testing"
	"time"
)

func TestAllowanceGrowsBackAndHasABound(t *testing.T) {
	a := newAllowance(60, 3)
	now := time.Unix(1_700_000_000, 0)
	for i := range 4 {
		wait, ok := a.take("a", now)
		if ok != (i < 3) || !ok && wait != time.Second {
			t.Errorf("request %d: %v, wait %s", i, ok, wait)
		}
	}
	if _, ok := a.take("a", now.Add(time.Second)); !ok {
		t.Error("nothing grew back")
	}
	if _, ok := a.take("a", now.Add(time.Second)); ok {
		t.Error("more grew back than was due")
	}
	for i := range maxClients + 100 {
		a.take(fmt.Sprint("client", i), now)
	}
	if len(a.next) > maxClients+1 {
		t.Errorf("%d clients are remembered", len(a.next))
	}
	if _, ok := a.take("new", now); ok {
		t.Error("clients beyond the bound share one allowance, which is used up")
	}
	if _, ok := a.take("new", now.Add(time.Hour)); !ok || len(a.next) > 1 {
		t.Errorf("%d clients are remembered after an hour, %v", len(a.next), ok)
	}
	if _, ok := new(allowance).take("a", now); !ok {
		t.Error("no limit limits")
	}
}
