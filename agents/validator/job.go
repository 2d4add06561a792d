package validator

import (
	"context"
	"time"

	"github.com/redress-protocol/redress/agents/docket"
)

const (
	maxJobs = 8           // judged side by side
	moment  = time.Second // what judging may hold up the other disputes in a tick
)

// job judges one round beside everything else: a hearing takes as long as its models do, and a word that is late
// elsewhere costs stake.
type job struct {
	id    uint64
	fresh bool // begun in this tick
	done  chan struct{}
	err   error // read after done
}

// begin starts judging, unless much is being judged already: then a later tick does.
func (s *Service) begin(ctx context.Context, head docket.Head, id uint64, state State) {
	for name, j := range s.jobs { // of rounds that are over
		if j.ended() && len(s.jobs) >= maxJobs {
			delete(s.jobs, name)
		}
	}
	if len(s.jobs) >= maxJobs {
		return
	}
	j := &job{id: id, fresh: true, done: make(chan struct{})}
	s.jobs[ballotName(id, state.Dispute.Round)] = j
	opened := s.rounds[id].Block
	go func() {
		defer close(j.done)
		j.err = s.judge(ctx, head, id, opened, state)
	}()
}

// judging reports whether a round is being judged. The error is what ended it, told once; it begins again then.
func (s *Service) judging(id uint64, round uint8) (bool, error) {
	name := ballotName(id, round)
	j := s.jobs[name]
	if j == nil {
		return false, nil
	}
	if !j.ended() {
		return true, nil
	}
	delete(s.jobs, name)
	return false, j.err
}

func (j *job) ended() bool {
	select {
	case <-j.done:
		return true
	default:
		return false
	}
}

// judged waits a moment for what this tick began, and returns the disputes that can go on.
func (s *Service) judged(ctx context.Context) (ids []uint64) {
	timer := time.NewTimer(moment)
	defer timer.Stop()
	for _, j := range s.jobs {
		if !j.fresh {
			continue
		}
		j.fresh = false
		select {
		case <-j.done:
			ids = append(ids, j.id)
		case <-ctx.Done():
			return ids
		case <-timer.C:
			timer.Reset(0) // the others, if they are done already
		}
	}
	return ids
}

// settle waits until nothing is being judged any more; the context of the tick that began it has ended.
func (s *Service) settle() {
	for _, j := range s.jobs {
		<-j.done
	}
}
