package manifest

import (
	"fmt"
	"strconv"
)

// LastInstant is the last second, inclusive, in which the procedure about a payment can still be under way: contested,
// answered, continued and judged at the last moment of each window. paidAt is the payment's block time, unix seconds.
func (w Windows) LastInstant(paidAt uint64) uint64 {
	return paidAt + uint64(w.Contest) + uint64(w.Answer) + uint64(w.Continue) + uint64(w.Judge)
}

// CheckJob is rule X10: an ERC-8183 job must outlive the procedure. The job refunds its client from expiredAt on, whoever
// asks, so a payer could stall until then; expiredAt itself must lie after the last instant. Times are unix seconds.
func CheckJob(w Windows, paidAt, expiredAt uint64) []Defect {
	last := w.LastInstant(paidAt)
	if expiredAt > last {
		return nil
	}
	return []Defect{{Rule: "X10", Code: "X10_JOB_EXPIRES", Value: strconv.FormatUint(expiredAt, 10),
		Message: fmt.Sprintf("the job refunds its client before the procedure must have ended, at %d", last),
		Fix:     fmt.Sprintf("let it expire after %d, or shorten the windows", last)}}
}
