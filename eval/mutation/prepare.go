package mutation

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"
)

// trial makes scratch copies and removes them.
type trial struct {
	project Project
	timeout time.Duration
	dirs    []string
}

func (t *trial) clean() error {
	var errs []error
	for _, dir := range t.dirs {
		errs = append(errs, os.RemoveAll(dir))
	}
	return errors.Join(errs...)
}

// prepare compiles the mutants into as many copies as there are jobs. Those that cannot be compiled are settled.
func (t *trial) prepare(ctx context.Context, wanted []Mutant, jobs int) (copies []*compiled, settled []Result, err error) {
	c, sch, v, err := t.compile(ctx, wanted)
	if err == nil && v.status == NoCompile {
		if settled, err = t.refused(ctx, wanted); err == nil {
			wanted = slices.DeleteFunc(slices.Clone(wanted), func(m Mutant) bool {
				return slices.ContainsFunc(settled, func(r Result) bool { return r.ID == m.ID })
			})
			c, sch, v, err = t.compile(ctx, wanted)
		}
	}
	for err == nil && v.status == Survived {
		if copies = append(copies, c); len(copies) == min(jobs, len(wanted)) {
			break
		}
		c, sch, v, err = t.compile(ctx, wanted)
	}
	if err != nil {
		return nil, nil, err
	}
	if v.status != Survived {
		return nil, nil, fmt.Errorf("%w: %s %s", ErrBaseline, v.status, v.by)
	}
	for _, m := range sch.left {
		settled = append(settled, Result{Mutant: m, Status: NoPlace})
	}
	return copies, settled, nil
}

// compile compiles mutants into a new copy.
func (t *trial) compile(ctx context.Context, wanted []Mutant) (*compiled, *schema, verdict, error) {
	sch, err := t.project.schema(wanted)
	if err != nil {
		return nil, nil, verdict{}, err
	}
	dir, err := os.MkdirTemp("", "redress-mutation-")
	if err != nil {
		return nil, nil, verdict{}, fmt.Errorf("scratch copy: %w", err)
	}
	t.dirs = append(t.dirs, dir)
	c, v, err := compile(ctx, scratch{project: t.project, dir: dir, timeout: t.timeout}, sch)
	return c, sch, v, err
}

// refused finds the mutants that do not compile by halving. None: the sources do not compile without a mutant either.
func (t *trial) refused(ctx context.Context, wanted []Mutant) ([]Result, error) {
	_, _, v, err := t.compile(ctx, wanted)
	if err != nil || v.status == Survived || len(wanted) == 0 {
		return nil, err
	}
	if len(wanted) == 1 {
		return []Result{{Mutant: wanted[0], Status: v.status, By: v.by}}, nil
	}
	first, err := t.refused(ctx, wanted[:len(wanted)/2])
	if err != nil {
		return nil, err
	}
	second, err := t.refused(ctx, wanted[len(wanted)/2:])
	return append(first, second...), err
}
