package mutation

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"path"
	"slices"
	"sync"
	"time"
)

// ErrBaseline says that the tests fail, or do not run, before anything is changed.
var ErrBaseline = errors.New("the tests do not pass without a mutant")

// Options say which mutants are tried, and how.
type Options struct {
	Files   []string      // patterns of paths, as path.Match has them, or whole folders; empty: every file
	Limit   int           // most mutants that are tried in this run; 0: all
	Seed    uint64        // 0: in the order of the sources; otherwise shuffled by it
	Jobs    int           // scratch copies used at once, at least 1
	Timeout time.Duration // of one run of forge
	Out     string        // results go to this path with ".json" and ".md"
}

// Check reports everything that is wrong with the options.
func (o Options) Check() error {
	var errs []error
	if o.Jobs < 1 {
		errs = append(errs, fmt.Errorf("jobs: %d is below 1", o.Jobs))
	}
	if o.Limit < 0 {
		errs = append(errs, fmt.Errorf("limit: %d is below 0", o.Limit))
	}
	if o.Timeout <= 0 {
		errs = append(errs, fmt.Errorf("timeout: %s is not above 0", o.Timeout))
	}
	if o.Out == "" {
		errs = append(errs, errors.New("out: no path"))
	}
	for _, pattern := range o.Files {
		if _, err := path.Match(pattern, ""); err != nil {
			errs = append(errs, fmt.Errorf("files: %q: %w", pattern, err))
		}
	}
	return errors.Join(errs...)
}

// Run tries the selected mutants that have no result yet and writes the results after each. Results that a
// change of the project leaves open are dropped first. It returns when ctx ends; the next run goes on from there.
func Run(ctx context.Context, p Project, o Options, log *slog.Logger) (_ *Results, err error) {
	if err := o.Check(); err != nil {
		return nil, err
	}
	now, err := p.state()
	if err != nil {
		return nil, err
	}
	all, err := p.Mutants()
	if err != nil {
		return nil, err
	}
	results, err := load(o.Out, now, log)
	if err != nil {
		return nil, err
	}
	listed, err := p.equivalents(all)
	if err != nil {
		return nil, err
	}
	results.list(all, listed, o)
	queue := o.choose(all, results)
	log.Info("mutants", "found", len(all), "done", len(results.Mutants), "to_try", len(queue))
	if len(queue) == 0 {
		return results, results.save(o.Out, all)
	}
	t := trial{project: p, timeout: o.Timeout}
	defer func() { err = errors.Join(err, t.clean()) }()
	copies, settled, err := t.prepare(ctx, queue, o.Jobs)
	if err != nil {
		return results, err
	}
	results.Mutants = append(results.Mutants, settled...)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	todo := make(chan Mutant)
	var mu sync.Mutex
	var workers sync.WaitGroup
	for _, c := range copies {
		workers.Go(func() {
			err := work(ctx, c, todo, func(r Result) error {
				mu.Lock()
				defer mu.Unlock()
				results.Mutants = append(results.Mutants, r)
				log.Info("tried", "mutant", r.ID, "file", r.File, "line", r.Line, "operator", r.Operator, "status", r.Status, "by", r.By)
				return results.save(o.Out, all)
			})
			if err != nil {
				cancel(err)
			}
		})
	}
	for _, m := range queue {
		if copies[0].numbers[m.ID] == 0 {
			continue // settled
		}
		select {
		case todo <- m:
		case <-ctx.Done():
		}
	}
	close(todo)
	workers.Wait()
	return results, errors.Join(context.Cause(ctx), results.save(o.Out, all))
}

// choose gives the mutants to try, in their order.
func (o Options) choose(all []Mutant, done *Results) []Mutant {
	var queue []Mutant
	for _, m := range all {
		if o.wants(m.File) {
			queue = append(queue, m)
		}
	}
	if o.Seed != 0 {
		rand.New(rand.NewPCG(o.Seed, o.Seed)).Shuffle(len(queue), func(i, j int) { queue[i], queue[j] = queue[j], queue[i] })
	}
	queue = slices.DeleteFunc(queue, func(m Mutant) bool { return done.has(m.ID) })
	if o.Limit != 0 && len(queue) > o.Limit {
		queue = queue[:o.Limit]
	}
	return queue
}

func (o Options) wants(file string) bool {
	if len(o.Files) == 0 {
		return true
	}
	return slices.ContainsFunc(o.Files, func(pattern string) bool {
		for name := file; name != "."; name = path.Dir(name) {
			if ok, err := path.Match(pattern, name); ok && err == nil {
				return true
			}
		}
		return false
	})
}

// work sees the tests of a copy pass without a mutant, and tries those of todo until there are no more.
func work(ctx context.Context, c *compiled, todo <-chan Mutant, done func(Result) error) error {
	if err := c.choose(0); err != nil {
		return err
	}
	baseline, err := c.test(ctx, selection{})
	if err != nil {
		return err
	}
	if baseline.status != Survived {
		return fmt.Errorf("%w: %s %s", ErrBaseline, baseline.status, baseline.by)
	}
	for m := range todo {
		r, err := c.try(ctx, m)
		if err != nil {
			return err
		}
		if err := done(r); err != nil {
			return err
		}
	}
	return nil
}
