package model

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// lane is one judge on one requirement: its runs follow each other.
type lane struct {
	panel     *Panel
	h         Hearing
	req       manifest.Requirement
	judge     manifest.PanelJudge
	blocks    []Block
	observed  []string
	state     string // not empty: nothing is asked
	why       string
	gateway   common.Address // signs for the judge; zero: the seat does
	purse     *purse
	questions []*question // by run index
}

// prepare lays out every run of the lane and pays for those that will be asked. After it a question whose run has no
// state yet will be asked.
func (l *lane) prepare() error {
	for i := range l.judge.Runs {
		q := &question{lane: l, pin: pinOf(l.judge.Model), run: Run{
			Requirement: l.req.ID, Judge: l.judge.ID, Index: int(i), State: l.state, Detail: l.why, Scope: []string{}, Absent: []string{},
			Verdict: manifest.Unresolved.String(), Said: manifest.Unresolved.String(),
		}}
		l.questions = append(l.questions, q)
		if l.state != "" {
			continue
		}
		if err := q.build(); err != nil {
			return err
		}
		if !q.ready() {
			continue
		}
		if c, ok := q.client().(*cassettes); ok {
			if err := c.holds(q.call); err != nil {
				return err // before anything is consumed: nothing would be asked
			}
		}
	}
	return nil
}

// client asks for the lane's judge by a protocol; nil where nobody can.
func (l *lane) client(protocol string) Client {
	if l.gateway != (common.Address{}) {
		return l.panel.opts.Gateways[l.gateway]
	}
	return l.panel.opts.Clients[protocol]
}

// opens reports whether the manifest opens one more attempt after an attested absence at this one.
func (l *lane) opens(attempt int) bool {
	a := l.h.Document.Acquisition
	if a == nil { // an older manifest: its ladder alone says who is asked
		return attempt+1 < acquisition.MaxAttempts
	}
	p := a.RetryPolicy
	if p == nil || int64(attempt+1) >= p.MaxAttempts {
		return false
	}
	for _, state := range p.AllowedAfter {
		if state == manifest.OpenAfterAbsence {
			return true
		}
	}
	return false
}

// claimAll claims every run that will be asked, in the manifest's order, before the first question: whatever is said
// afterwards, no claim follows its result.
func claimAll(lanes []*lane) error {
	for _, l := range lanes {
		for _, q := range l.questions {
			if q.run.State != "" {
				continue
			}
			if err := q.admit(); err != nil {
				return fmt.Errorf("claim %s of %s, run %d: %w", l.req.ID, l.judge.ID, q.run.Index, err)
			}
		}
	}
	return nil
}

func (l *lane) hear(ctx context.Context) error {
	for i, q := range l.questions {
		if q.run.State != "" {
			continue
		}
		if err := q.settle(ctx); err != nil {
			return fmt.Errorf("%s of %s, run %d: %w", l.req.ID, l.judge.ID, i, err)
		}
	}
	return nil
}

// distrust takes the authority of every run whose gateway equivocated at any: who signs two words for one attempt may
// have signed a second one for each.
func distrust(lanes []*lane) {
	caught := map[common.Address]bool{}
	for _, l := range lanes {
		for _, q := range l.questions {
			caught[l.gateway] = caught[l.gateway] || q.run.State == StateEquivocation
		}
	}
	for _, l := range lanes {
		if !caught[l.gateway] {
			continue
		}
		for _, q := range l.questions {
			if q.run.State == StateHeard {
				q.run.refuse(StateEquivocation, "EQUIVOCATION: the judge's gateway signed two words for one attempt at another run")
			}
		}
	}
}
