package state_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/state"
)

func TestJobOfADeadRelayerIsTakenOver(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		b := open()
		_ = must(db.Submit(t.Context(), request(1)))(t)
		old := claim(t, db, "a", 1)[0]
		if jobs := claim(t, b, "b", 1); len(jobs) != 0 {
			t.Fatal("a job has two workers")
		}
		db.Advance(ttl / 2)
		no(t, db.RenewJobs(t.Context(), ttl, "a"))
		b.Advance(ttl + time.Second)
		if jobs := claim(t, b, "b", 1); len(jobs) != 0 {
			t.Fatal("a renewed lease does not count")
		}
		b.Advance(ttl)
		taken := claim(t, b, "b", 1)
		if len(taken) != 1 || taken[0].Fence <= old.Fence {
			t.Fatalf("%+v", taken)
		}
		l := lease(t, db, "a")
		for what, err := range map[string]error{
			"tell": db.Tell(t.Context(), l, common.Hash{7}, old), "untell": db.Untell(t.Context(), old, common.Hash{7}),
			"finish": db.Finish(t.Context(), old, common.Hash{}, nil, nil), "unclaim": db.Unclaim(t.Context(), old, ""),
		} {
			if !errors.Is(err, state.ErrFenced) {
				t.Errorf("%s under a lost job: %v", what, err)
			}
		}
		b.Advance(2 * ttl)
		again := claim(t, b, "b", 1)
		if len(again) != 1 {
			t.Fatal("an owner cannot take its own expired job again")
		}
		if err := b.Finish(t.Context(), taken[0], common.Hash{}, nil, nil); !errors.Is(err, state.ErrFenced) {
			t.Errorf("finished under an earlier claim of the same owner: %v", err)
		}
		taken = again
		no(t, b.Finish(t.Context(), taken[0], common.Hash{}, nil, nil))
		if err := b.Finish(t.Context(), taken[0], common.Hash{}, nil, nil); !errors.Is(err, state.ErrFenced) {
			t.Errorf("finished twice: %v", err)
		}
	})
}

func TestRelayersShareTheQueueWithoutTakingAJobTwice(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		const jobs = 60
		for i := range jobs {
			_ = must(db.Submit(t.Context(), request(byte(i))))(t)
		}
		var mu sync.Mutex
		var wg sync.WaitGroup
		taken := map[common.Hash]string{}
		for w := range 4 {
			handle, owner := open(), fmt.Sprint("w", w)
			wg.Go(func() {
				for {
					got, _, err := handle.Claim(context.Background(), state.Claim{Topic: "alone", Owner: owner, TTL: time.Hour, Max: 3})
					if err != nil {
						t.Error(err)
						return
					}
					if len(got) == 0 {
						return
					}
					mu.Lock()
					for _, job := range got {
						if before, ok := taken[job.Nonce]; ok {
							t.Errorf("%s and %s took job %x", before, owner, job.Nonce[0])
						}
						taken[job.Nonce] = owner
					}
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		// A worker that found all free rows locked by others may have left early; nothing is lost then.
		for len(taken) < jobs {
			got := claim(t, db, "last", jobs)
			if len(got) == 0 {
				t.Fatalf("%d of %d jobs taken", len(taken), jobs)
			}
			for _, job := range got {
				taken[job.Nonce] = "last"
			}
		}
	})
}

func TestClaimWaitsForCompanyUpToTheBound(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		c := state.Claim{Topic: "batch", Owner: "a", TTL: ttl, Max: 3, Wait: time.Minute}
		if jobs, next, err := db.Claim(t.Context(), c); len(jobs) != 0 || next != 0 || err != nil {
			t.Fatalf("empty queue: %v %s %v", jobs, next, err)
		}
		batch := func(r *state.Request) { r.Topic = "batch" }
		_ = must(db.Submit(t.Context(), request(1, batch)))(t)
		_ = must(db.Submit(t.Context(), request(2, batch)))(t)
		if jobs, next, err := db.Claim(t.Context(), c); len(jobs) != 0 || next <= 0 || next > time.Minute || err != nil {
			t.Fatalf("too early: %v %s %v", jobs, next, err)
		}
		_ = must(db.Submit(t.Context(), request(3, batch)))(t)
		_ = must(db.Submit(t.Context(), request(4, batch)))(t)
		if jobs, _, err := db.Claim(t.Context(), c); len(jobs) != 3 || jobs[0].Nonce != (common.Hash{1}) || err != nil {
			t.Fatalf("full: %v %v", jobs, err)
		}
		db.Advance(time.Minute + time.Second)
		jobs, _, err := db.Claim(t.Context(), c)
		if err != nil || len(jobs) == 0 {
			t.Fatalf("after the bound: %v %v", jobs, err)
		}
		for _, job := range jobs {
			no(t, db.Unclaim(t.Context(), job, "alone"))
		}
		if got := claim(t, db, "b", 5); len(got) != len(jobs) {
			t.Errorf("%d of %d jobs given back", len(got), len(jobs))
		}
	})
}

func TestQueueIsBounded(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		two := func(r *state.Request) { r.MaxQueue = 2 }
		_ = must(db.Submit(t.Context(), request(1, two)))(t)
		_ = must(db.Submit(t.Context(), request(2, two)))(t)
		if _, err := db.Submit(t.Context(), request(3, two)); !errors.Is(err, state.ErrFull) {
			t.Fatalf("third of two: %v", err)
		}
		if s := must(db.Settlement(t.Context(), request(3).Authorization))(t); s != nil {
			t.Errorf("a refused request left %+v", s)
		}
		_ = must(db.Submit(t.Context(), request(1, two)))(t) // it waits there already
	})
}
