package state_test

import (
	"errors"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/state/statetest"
)

const ttl = 10 * time.Second

var key = state.Key{ChainID: 1, Address: common.Address{9}}

// each runs a test on both engines; open opens the same database again.
func each(t *testing.T, f func(t *testing.T, db *state.DB, open func() *state.DB)) {
	statetest.Each(t, func(t *testing.T, address string) {
		open := func() *state.DB {
			db, err := state.Open(t.Context(), address)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = db.Close() })
			return db
		}
		f(t, open(), open)
	})
}

func must[T any](v T, err error) func(t *testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func no(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func request(n byte, change ...func(*state.Request)) state.Request {
	r := state.Request{
		Authorization: state.Authorization{ChainID: 1, Contract: common.Address{1}, Payer: common.Address{2}, Nonce: common.Hash{n}},
		Digest:        common.Hash{3, n}, Payload: common.Hash{4, n}, Topic: "alone", Body: []byte{n},
	}
	for _, c := range change {
		c(&r)
	}
	return r
}

func claim(t *testing.T, db *state.DB, owner string, most int) []state.Job {
	t.Helper()
	jobs, _, err := db.Claim(t.Context(), state.Claim{Topic: "alone", Owner: owner, TTL: ttl, Max: most})
	no(t, err)
	return jobs
}

func lease(t *testing.T, db *state.DB, owner string) state.Lease {
	t.Helper()
	l, held, err := db.AcquireKey(t.Context(), key, owner, ttl)
	if err != nil || !held {
		t.Fatalf("no lease: %v", err)
	}
	return l
}

func TestSettlementIsToldFinishedAndFoundAgain(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		r := request(1)
		if s := must(db.Settlement(t.Context(), r.Authorization))(t); s != nil {
			t.Fatalf("%+v", s)
		}
		if s := must(db.Submit(t.Context(), r))(t); s.Round != 1 || s.Status != state.Queued || !s.Began {
			t.Fatalf("%+v", s)
		}
		if s := must(db.Submit(t.Context(), r))(t); s.Round != 1 || s.Began {
			t.Fatalf("a second request began round %d", s.Round)
		}
		l, job := lease(t, db, "a"), claim(t, db, "a", 5)[0]
		if string(job.Body) != "\x01" || job.Authorization != r.Authorization {
			t.Fatalf("%+v", job)
		}
		no(t, db.Tell(t.Context(), l, common.Hash{7}, job))
		no(t, db.Tell(t.Context(), l, common.Hash{7}, job)) // telling again changes nothing
		no(t, db.Tell(t.Context(), l, common.Hash{8}, job))
		s := must(open().Settlement(t.Context(), r.Authorization))(t)
		if s.Status != state.Told || len(s.Txs) != 2 || s.Txs[0] != (common.Hash{7}) || s.Txs[1] != (common.Hash{8}) || s.Answered != 0 {
			t.Fatalf("%+v", s)
		}
		no(t, db.Finish(t.Context(), job, common.Hash{8}, []byte("done"), nil))
		s = must(open().Settlement(t.Context(), r.Authorization))(t)
		if s.Status != state.Settled || s.Settled != (common.Hash{8}) || s.Answered != 1 || string(s.Answer) != "done" ||
			s.Digest != r.Digest || s.Payload != r.Payload {
			t.Fatalf("%+v", s)
		}
		if n := must(db.QueueLength(t.Context()))(t); n != 0 {
			t.Errorf("%d jobs left", n)
		}
		// The next round looks again and keeps what is known.
		if s = must(db.Submit(t.Context(), r))(t); s.Round != 2 || s.Status != state.Settled || len(s.Txs) != 2 {
			t.Fatalf("%+v", s)
		}
	})
}

func TestToldSettlementIsNeverRefused(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		_ = must(db.Submit(t.Context(), request(1)))(t)
		job := claim(t, db, "a", 1)[0]
		no(t, db.Tell(t.Context(), lease(t, db, "a"), common.Hash{7}, job))
		no(t, db.Finish(t.Context(), job, common.Hash{}, nil, nil))
		db.Advance(time.Hour)
		no(t, db.Prune(t.Context(), time.Minute))
		s := must(db.Settlement(t.Context(), job.Authorization))(t)
		if s == nil || s.Status != state.Told || len(s.Txs) != 1 {
			t.Fatalf("%+v", s)
		}
		other := request(1, func(r *state.Request) { r.Digest = common.Hash{99} })
		if _, err := db.Submit(t.Context(), other); !errors.Is(err, state.ErrConflict) {
			t.Fatalf("another authorization took its place: %v", err)
		}
	})
}

func TestOnlyWhatTheNodeRefusedIsForgotten(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		r := request(1)
		_ = must(db.Submit(t.Context(), r))(t)
		other := request(1, func(r *state.Request) { r.Digest, r.Payload = common.Hash{99}, common.Hash{98} })
		if _, err := db.Submit(t.Context(), other); !errors.Is(err, state.ErrConflict) {
			t.Fatalf("two authorizations with one nonce: %v", err)
		}
		l, job := lease(t, db, "a"), claim(t, db, "a", 1)[0]
		no(t, db.Tell(t.Context(), l, common.Hash{7}, job))
		no(t, db.Tell(t.Context(), l, common.Hash{8}, job))
		no(t, db.Untell(t.Context(), job, common.Hash{7}))
		if s := must(db.Settlement(t.Context(), r.Authorization))(t); len(s.Txs) != 1 || s.Txs[0] != (common.Hash{8}) {
			t.Fatalf("%+v", s)
		}
		no(t, db.Untell(t.Context(), job, common.Hash{8}))
		no(t, db.Finish(t.Context(), job, common.Hash{}, []byte("no"), nil))
		if s := must(db.Settlement(t.Context(), r.Authorization))(t); s.Status != state.Refused || string(s.Answer) != "no" {
			t.Fatalf("%+v", s)
		}
		// Nothing of it was broadcast, so the nonce is free for another authorization.
		if s := must(db.Submit(t.Context(), other))(t); s.Digest != other.Digest || s.Payload != other.Payload || s.Status != state.Queued || s.Round != 2 {
			t.Fatalf("%+v", s)
		}
		no(t, db.Finish(t.Context(), claim(t, db, "a", 1)[0], common.Hash{}, nil, nil))
		no(t, db.Prune(t.Context(), time.Minute))
		if s := must(db.Settlement(t.Context(), r.Authorization))(t); s == nil {
			t.Fatal("pruned too early")
		}
		db.Advance(2 * time.Minute)
		no(t, db.Prune(t.Context(), time.Minute))
		if s := must(db.Settlement(t.Context(), r.Authorization))(t); s != nil {
			t.Fatalf("not pruned: %+v", s)
		}
	})
}

func TestWithdrawnAttemptCannotBeTold(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		e := state.Expense{Scope: "payer", Subject: common.Address{2}, Gas: 50}
		_ = must(db.Submit(t.Context(), request(1, func(r *state.Request) { r.Expenses, r.Window = []state.Expense{e}, time.Minute })))(t)
		l, job := lease(t, db, "a"), claim(t, db, "a", 1)[0]
		if s := must(db.Withdraw(t.Context(), job.Authorization, 1, []byte("late"), e))(t); s.Status != state.Refused || s.Answered != 1 || string(s.Answer) != "late" {
			t.Fatalf("%+v", s)
		}
		if err := db.Tell(t.Context(), l, common.Hash{7}, job); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("told after it was withdrawn: %v", err)
		}
		if gas := must(db.Spent(t.Context(), time.Minute, "payer", common.Address{2}))(t); gas != 0 {
			t.Errorf("%d gas were not given back", gas)
		}
	})
}

func TestToldAttemptIsNotWithdrawn(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		_ = must(db.Submit(t.Context(), request(1)))(t)
		l, job := lease(t, db, "a"), claim(t, db, "a", 1)[0]
		no(t, db.Tell(t.Context(), l, common.Hash{7}, job))
		if s := must(db.Withdraw(t.Context(), job.Authorization, 1, []byte("late")))(t); s.Status != state.Told || s.Answered != 0 || len(s.Txs) != 1 {
			t.Fatalf("%+v", s)
		}
		no(t, db.Finish(t.Context(), job, common.Hash{}, []byte("pending"), nil))
		// Fees are raised after the attempt has ended, by whoever holds the key.
		no(t, db.Tell(t.Context(), l, common.Hash{8}, job))
		s := must(db.Withdraw(t.Context(), job.Authorization, 1, []byte("late")))(t)
		if len(s.Txs) != 2 || string(s.Answer) != "pending" {
			t.Fatalf("%+v", s)
		}
		if s := must(db.Withdraw(t.Context(), request(9).Authorization, 1, nil))(t); s != nil {
			t.Errorf("%+v", s)
		}
	})
}

func TestFormerHolderOfAKeyCannotTell(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		b := open()
		old := lease(t, db, "a")
		if _, held, err := b.AcquireKey(t.Context(), key, "b", ttl); held || err != nil {
			t.Fatalf("two holders: %v", err)
		}
		if again := lease(t, db, "a"); again != old {
			t.Errorf("a holder that prolongs its lease got %+v, had %+v", again, old)
		}
		_ = must(db.Submit(t.Context(), request(1)))(t)
		job := claim(t, db, "a", 1)[0]
		b.Advance(ttl + time.Second)
		taken := lease(t, b, "b")
		if taken.Fence != old.Fence+1 {
			t.Errorf("fence %d after %d", taken.Fence, old.Fence)
		}
		if err := db.Tell(t.Context(), old, common.Hash{7}, job); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("told under a lost lease: %v", err)
		}
		if err := db.SaveFlight(t.Context(), old, state.Flight{Nonce: 1, Record: []byte{1}}); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("flight under a lost lease: %v", err)
		}
		no(t, db.ReleaseKey(t.Context(), key, "a")) // releases nothing
		if _, held, err := db.AcquireKey(t.Context(), key, "a", ttl); held || err != nil {
			t.Fatalf("a former holder's release took effect: %v", err)
		}
		no(t, b.ReleaseKey(t.Context(), key, "b"))
		if l := lease(t, db, "a"); l.Fence <= taken.Fence {
			t.Errorf("fence %d after %d", l.Fence, taken.Fence)
		}
	})
}

func TestExpiredLeaseIsNotALease(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		l := lease(t, db, "a")
		_ = must(db.Submit(t.Context(), request(1)))(t)
		job := claim(t, db, "a", 1)[0]
		db.Advance(ttl + time.Second)
		if err := db.Tell(t.Context(), l, common.Hash{7}, job); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("told under an expired lease: %v", err)
		}
		if again := lease(t, db, "a"); again.Fence == l.Fence {
			t.Error("an expired lease came back to life with its old fence")
		}
		if err := db.Tell(t.Context(), l, common.Hash{7}, job); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("what was begun under an expired lease goes on under the same owner's next: %v", err)
		}
		if err := db.Tell(t.Context(), state.Lease{Key: state.Key{ChainID: 2}}, common.Hash{7}); !errors.Is(err, state.ErrFenced) {
			t.Errorf("told for a key that nobody holds: %v", err)
		}
	})
}

func TestPaymentIDStandsForOnePayloadOfItsPayer(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		const id = "pay_0123456789abcdef"
		alice, bob := common.Address{1}, common.Address{2}
		no(t, db.BindPaymentID(t.Context(), alice, id, common.Hash{1}))
		no(t, open().BindPaymentID(t.Context(), alice, id, common.Hash{1}))
		if err := db.BindPaymentID(t.Context(), alice, id, common.Hash{2}); !errors.Is(err, state.ErrConflict) {
			t.Fatalf("reused: %v", err)
		}
		no(t, db.BindPaymentID(t.Context(), bob, id, common.Hash{2}))
		if payload, ok, err := db.PaymentID(t.Context(), alice, id); err != nil || !ok || payload != (common.Hash{1}) {
			t.Errorf("%s %v %v", payload, ok, err)
		}
		db.Advance(time.Hour)
		no(t, db.Prune(t.Context(), time.Minute))
		if _, ok, err := db.PaymentID(t.Context(), alice, id); ok || err != nil {
			t.Errorf("%v %v", ok, err)
		}
	})
}

func TestFlightsAreKeptUntilTheyAreDropped(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		l := lease(t, db, "a")
		for _, f := range []state.Flight{{6, []byte("c")}, {5, []byte("a")}, {5, []byte("b")}} {
			no(t, db.SaveFlight(t.Context(), l, f))
		}
		got := must(open().Flights(t.Context(), key))(t)
		if len(got) != 2 || got[0].Nonce != 5 || string(got[0].Record) != "b" || got[1].Nonce != 6 || string(got[1].Record) != "c" {
			t.Fatalf("%+v", got)
		}
		no(t, db.DropFlight(t.Context(), l, 5))
		no(t, db.DropFlight(t.Context(), l, 5))
		if got := must(db.Flights(t.Context(), key))(t); len(got) != 1 || got[0].Nonce != 6 {
			t.Fatalf("%+v", got)
		}
		no(t, db.ReleaseKey(t.Context(), key, "a"))
		if err := db.DropFlight(t.Context(), l, 6); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("dropped under a lost lease: %v", err)
		}
	})
}
