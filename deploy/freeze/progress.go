package freeze

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// progressEvery is how often a stage that goes on is told of.
const progressEvery = time.Second

// progress gives a function that prints each stage of freezing: when it begins, as it goes on, and when it is done.
func progress(out io.Writer) func(stage string, done, total uint64) {
	var mu sync.Mutex
	var stage string
	var told time.Time
	return func(now string, done, total uint64) {
		mu.Lock()
		defer mu.Unlock()
		if now == stage && done < total && time.Since(told) < progressEvery {
			return
		}
		stage, told = now, time.Now()
		fmt.Fprintf(out, "%s %d/%d\n", now, done, total)
	}
}
