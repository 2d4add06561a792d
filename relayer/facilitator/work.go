package facilitator

import (
	"context"
	"crypto/rand"
	"maps"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/state"
)

const (
	// queuePoll is how often the queue is asked for jobs of other relayers.
	queuePoll = 250 * time.Millisecond
	// renewals is how often a lease is prolonged within its time.
	renewals = 3
)

// keepLeases holds the key's lease while it can be had, and prolongs those of the jobs. It ends with the server.
func (s *Server) keepLeases() {
	ticker := time.NewTicker(s.opts.Lease / renewals)
	defer ticker.Stop()
	for {
		s.renew()
		select {
		case <-ticker.C:
		case <-s.base.Done():
			return
		}
	}
}

func (s *Server) renew() {
	ctx, cancel := context.WithTimeout(s.base, s.opts.Lease)
	defer cancel()
	key := state.Key{ChainID: s.chainID, Address: s.opts.Sender.Address()}
	lease, held, err := s.opts.State.AcquireKey(ctx, key, s.owner, s.opts.Lease)
	if err == nil {
		err = s.opts.State.RenewJobs(ctx, s.opts.Lease, s.claimants()...)
	}
	if err != nil {
		// What is held stays held: the database refuses whatever is told under a lease that has expired.
		if s.base.Err() == nil {
			s.opts.Log.Warn("leases not renewed", "err", err)
		}
		return
	}
	s.mu.Lock()
	before := s.key
	if !held {
		s.key = nil
	}
	s.mu.Unlock()
	if held && (before == nil || before.lease != lease) {
		s.enter(lease)
	}
	s.mu.Lock()
	if !held || s.key != nil {
		s.leaseSeen = time.Now()
	}
	s.mu.Unlock()
	if (before != nil) != held {
		s.opts.Log.Info("key lease", "address", key.Address, "held", held, "fence", lease.Fence)
		s.awake()
	}
}

// enter makes a new lease the one under which jobs are settled.
func (s *Server) enter(lease state.Lease) {
	ctx, cancel := context.WithTimeout(s.base, recordTimeout)
	defer cancel()
	key, err := s.take(ctx, lease)
	if err != nil {
		key = nil // the next renewal tries again
		if s.base.Err() == nil {
			s.opts.Log.Error("key not taken", "address", lease.Key.Address, "err", err)
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.key = key
}

// held returns the key while this relayer has it.
func (s *Server) held() (holding, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.key == nil {
		return holding{}, false
	}
	return *s.key, true
}

// releaseLease gives the key back, also where a renewal that was broken off has got it.
func (s *Server) releaseLease(ctx context.Context) error {
	return s.opts.State.ReleaseKey(ctx, state.Key{ChainID: s.chainID, Address: s.opts.Sender.Address()}, s.owner)
}

// awake makes the worker look into the queue.
func (s *Server) awake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// work takes jobs from the queue until the server has drained.
func (s *Server) work() {
	for {
		next := queuePoll
		if _, held := s.held(); held {
			next = min(s.takeAlone(), s.takeBatches())
		}
		timer := time.NewTimer(next)
		select {
		case <-timer.C:
		case <-s.wake:
		case <-s.drained:
			timer.Stop()
			return
		case <-s.base.Done():
			timer.Stop()
			return
		}
		timer.Stop()
	}
}

// takeAlone starts as many jobs of their own transaction as there are places. It returns when to look again.
func (s *Server) takeAlone() time.Duration {
	free := cap(s.places) - len(s.places)
	if s.opts.Batch.Settler != (common.Address{}) {
		free -= batchPlaces
	}
	if free <= 0 {
		return queuePoll // a job that ends wakes the worker
	}
	jobs, _, err := s.claim(state.Claim{Topic: s.topicAlone(), Max: free})
	if err != nil {
		if s.base.Err() == nil {
			s.opts.Log.Error("queue not read", "err", err)
		}
		return queuePoll
	}
	for _, job := range jobs {
		s.start([]state.Job{job}, func() { s.workOn(job) })
	}
	return queuePoll
}

// claim takes jobs under an owner of its own. Only while some of them are worked on is that owner's lease prolonged: what
// was claimed without our knowing, or given up without an answer, is free again when its lease ends.
func (s *Server) claim(c state.Claim) ([]state.Job, time.Duration, error) {
	c.Owner, c.TTL = rand.Text(), s.opts.Lease
	jobs, wait, err := s.opts.State.Claim(s.base, c)
	if len(jobs) > 0 && err == nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.claimed[c.Owner] = len(jobs)
	}
	return jobs, wait, err
}

// unclaim notes that jobs are not worked on any more.
func (s *Server) unclaim(jobs []state.Job) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, job := range jobs {
		if s.claimed[job.Owner]--; s.claimed[job.Owner] == 0 {
			delete(s.claimed, job.Owner)
		}
	}
}

// claimants are the owners of the jobs that are worked on.
func (s *Server) claimants() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.claimed))
}

// start runs a job, or several together, in one place.
func (s *Server) start(jobs []state.Job, work func()) {
	s.places <- struct{}{}
	s.jobs.Go(func() {
		defer func() {
			s.unclaim(jobs)
			<-s.places
			s.awake()
		}()
		work()
	})
}

// workOn settles one job. Its time ends a little before that of the requests that wait, so that they get its answer.
func (s *Server) workOn(job state.Job) {
	ctx, cancel := context.WithTimeout(s.base, s.opts.SettleWait*9/10)
	defer cancel()
	t, err := s.task(ctx, job)
	if err != nil {
		s.opts.Log.Error("job not begun", "payment", job.Nonce, "err", err)
		return // its lease ends, and another attempt is made
	}
	if o, done := s.lookUp(ctx, t); done {
		s.finish(t, o)
		return
	}
	s.alone(ctx, t)
}

// alone gives a settlement a transaction of its own.
func (s *Server) alone(ctx context.Context, t *task) {
	o, lost := s.broadcast(ctx, t)
	if lost {
		s.putBack(t, "")
		return
	}
	s.finish(t, o)
}
