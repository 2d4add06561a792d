package mutation

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
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

// Run tries the selected mutants that have no result yet and writes the results after each. Results of other sources,
// tests or configuration are dropped first. It returns when ctx ends; the next run goes on from there.
func Run(ctx context.Context, p Project, o Options, log *slog.Logger) (*Results, error) {
	if err := o.Check(); err != nil {
		return nil, err
	}
	base, err := p.digest()
	if err != nil {
		return nil, err
	}
	all, err := p.Mutants()
	if err != nil {
		return nil, err
	}
	results, err := load(o.Out, base, log)
	if err != nil {
		return nil, err
	}
	queue := o.choose(all, results)
	log.Info("mutants", "found", len(all), "done", len(results.Mutants), "to_try", len(queue))
	if len(queue) == 0 {
		return results, results.save(o.Out, all)
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	todo := make(chan Mutant)
	var mu sync.Mutex
	var workers sync.WaitGroup
	for range min(o.Jobs, len(queue)) {
		workers.Go(func() {
			err := work(ctx, p, o.Timeout, todo, func(r Result) error {
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
		select {
		case todo <- m:
		case <-ctx.Done():
		}
	}
	close(todo)
	workers.Wait()
	return results, context.Cause(ctx)
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

// work makes a scratch copy, sees its tests pass, and tries mutants in it until there are no more.
func work(ctx context.Context, p Project, timeout time.Duration, todo <-chan Mutant, done func(Result) error) (err error) {
	dir, err := os.MkdirTemp("", "redress-mutation-")
	if err != nil {
		return fmt.Errorf("scratch copy: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	if err := p.copyTo(dir); err != nil {
		return err
	}
	s := scratch{p, dir, timeout}
	baseline, err := s.test(ctx, "", "", false)
	if err != nil {
		return err
	}
	if baseline.status != Survived {
		return fmt.Errorf("%w: %s %s", ErrBaseline, baseline.status, baseline.by)
	}
	for m := range todo {
		r, err := s.try(ctx, m)
		if err != nil {
			return err
		}
		if err := done(r); err != nil {
			return err
		}
	}
	return nil
}

// try changes the copy, runs the contract's own tests, then all others, and changes it back.
func (s scratch) try(ctx context.Context, m Mutant) (r Result, err error) {
	file := filepath.Join(s.dir, filepath.FromSlash(m.File))
	src, err := os.ReadFile(file)
	if err != nil {
		return r, fmt.Errorf("read source: %w", err)
	}
	if err := os.WriteFile(file, []byte(m.apply(string(src))), 0o644); err != nil {
		return r, fmt.Errorf("write mutant: %w", err)
	}
	defer func() { err = errors.Join(err, os.WriteFile(file, src, 0o644)) }()
	own := s.project.ownTests(m.File)
	v := verdict{status: NoTests}
	if own != "" {
		if v, err = s.test(ctx, own, "", false); err != nil {
			return r, err
		}
	}
	if v.status == Survived || v.status == NoTests {
		rest, err := s.test(ctx, "", own, true)
		if err != nil {
			return r, err
		}
		// Own tests that passed still count where there are no others.
		if rest.status != NoTests {
			v = rest
		}
	}
	return Result{Mutant: m, Status: v.status, By: v.by}, nil
}
