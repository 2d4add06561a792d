package facilitator

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Batch says which payments share a transaction. The zero value: none.
type Batch struct {
	Settler common.Address // a BatchSettler; zero: every payment has a transaction of its own
	Wait    time.Duration  // how long a payment waits for company; default 300 ms
	Max     int            // payments of one transaction, 2 to 64; default 32
}

// Defaults and bound of Batch.
const (
	DefaultBatchWait = 300 * time.Millisecond
	DefaultBatchMax  = 32
	maxBatch         = 64
)

const (
	// Gas that the settler gives each payment, and what it needs besides: the 64th part that a call keeps back and its own
	// work. The limits are the contract's constants.
	batchKeyGas    = 200_000*64/63 + 15_000
	batchWalletGas = 500_000*64/63 + 15_000
	batchBaseGas   = 60_000
	// maxBatchGas is below what one transaction may use (EIP-7825).
	maxBatchGas = 16_000_000
	// batchKeyShare is what a payment that a key signed takes of a batch that wallets share; the rest is their code's.
	batchKeyShare = 65_000
	// gasPerByte is what a byte of call data costs at most.
	gasPerByte = 40
)

func (b Batch) check() error {
	switch {
	case b.Settler == common.Address{}:
		return nil
	case b.Wait < 0:
		return fmt.Errorf("batch wait %s is negative", b.Wait)
	case b.Max != 0 && (b.Max < 2 || b.Max > maxBatch):
		return fmt.Errorf("batch of %d payments, want 2 to %d", b.Max, maxBatch)
	}
	return nil
}

// topic says what a payment may be settled with: those of its token, if nothing of it was broadcast yet and it fits.
func (s *Server) topic(p *payment, known *state.Settlement) string {
	fresh := known == nil || known.Status == state.Refused
	if s.opts.Batch.Settler == (common.Address{}) || !fresh || p.permit2 != nil || p.deploy != nil {
		return s.topicAlone()
	}
	if err := new(packed).add(p); err != nil {
		return s.topicAlone()
	}
	return s.topicBatch(p.domain.Token)
}

// topicAlone holds the chain's settlements that get a transaction of their own. Relayers of several chains may share a
// state; a job is of use to those of its own chain only.
func (s *Server) topicAlone() string { return fmt.Sprintf("alone:%d", s.chainID) }

// topicBatch holds those of a token that share transactions.
func (s *Server) topicBatch(token common.Address) string {
	return fmt.Sprintf("batch:%d:%s", s.chainID, token.Hex())
}

// packed is the content of one batch: key payments first, then wallet payments.
type packed struct {
	byKey    []bindings.KeyPayment
	byWallet []bindings.WalletPayment
	gas      uint64
}

func (b *packed) add(p *payment) error {
	if len(p.signature) == ecdsaLength {
		k, err := x402.PackByKey(p.auth, p.signature)
		if err != nil {
			return err
		}
		b.byKey = append(b.byKey, k)
		b.gas += batchKeyGas + 5*32*gasPerByte
		return nil
	}
	w, err := x402.PackByWallet(p.auth, p.signature)
	if err != nil {
		return err
	}
	b.byWallet = append(b.byWallet, w)
	b.gas += batchWalletGas + uint64(6*32+len(p.signature))*gasPerByte
	return nil
}

// share is what of a batch's gas a payment answers for. Wallets run code of their own: what it burns is not charged to
// payers that sign with a key.
func (b *packed) share(p *payment, used uint64) uint64 {
	keys, wallets := uint64(len(b.byKey)), uint64(len(b.byWallet))
	byKey := used / (keys + wallets)
	if wallets == 0 {
		return byKey
	}
	byKey = min(byKey, batchKeyShare)
	if len(p.signature) == ecdsaLength {
		return byKey
	}
	return (used - keys*byKey) / wallets
}

// takeBatches starts a transaction for each token whose payments have waited long enough. It returns when to look again.
func (s *Server) takeBatches() time.Duration {
	next := queuePoll
	if s.opts.Batch.Settler == (common.Address{}) {
		return next
	}
	for token := range s.tokens {
		if len(s.places) == cap(s.places) {
			return next
		}
		jobs, wait, err := s.claim(state.Claim{Topic: s.topicBatch(token), Max: s.opts.Batch.Max, Wait: s.opts.Batch.Wait})
		if err != nil {
			if s.base.Err() == nil {
				s.opts.Log.Error("queue not read", "err", err)
			}
			continue
		}
		if wait > 0 {
			next = min(next, wait)
		}
		if len(jobs) > 0 {
			s.start(jobs, func() { s.workOnBatch(token, jobs) })
		}
	}
	return next
}

// workOnBatch settles jobs of one token together. Those that fail by themselves get their own answer before.
func (s *Server) workOnBatch(token common.Address, jobs []state.Job) {
	ctx, cancel := context.WithTimeout(s.base, s.opts.SettleWait*9/10)
	defer cancel()
	tasks := s.prepare(ctx, jobs)
	var batch packed
	var together []*task
	for _, t := range inOrder(tasks) {
		next := batch
		if err := next.add(t.p); err != nil || next.gas > maxBatchGas-batchBaseGas {
			s.putBack(t, s.topicAlone())
			continue
		}
		batch, together = next, append(together, t)
	}
	switch len(together) {
	case 0:
	case 1:
		s.alone(ctx, together[0])
	default:
		s.settleTogether(ctx, token, batch, together)
	}
}

// inOrder puts key payments before wallet payments, as the settler counts them.
func inOrder(tasks []*task) []*task {
	var keys, wallets []*task
	for _, t := range tasks {
		if len(t.p.signature) == ecdsaLength {
			keys = append(keys, t)
		} else {
			wallets = append(wallets, t)
		}
	}
	return append(keys, wallets...)
}

// prepare keeps the jobs that a transfer is due for, and that would succeed; the others get their answer.
func (s *Server) prepare(ctx context.Context, jobs []state.Job) []*task {
	due := make([]*task, len(jobs))
	var wg sync.WaitGroup
	for i, job := range jobs {
		wg.Go(func() {
			t, err := s.task(ctx, job)
			if err != nil {
				s.opts.Log.Error("job not begun", "payment", job.Nonce, "err", err)
				return // its lease ends, and another attempt is made
			}
			if o, done := s.lookUp(ctx, t); done {
				s.finish(t, o)
				return
			}
			if err := s.simulate(ctx, t.p); err != nil {
				s.finish(t, notSent(t.known(), err))
				return
			}
			due[i] = t
		})
	}
	wg.Wait()
	var out []*task
	for _, t := range due {
		if t != nil {
			out = append(out, t)
		}
	}
	return out
}

// settleTogether sends one transaction and gives every task the answer that its own part of it has.
func (s *Server) settleTogether(ctx context.Context, token common.Address, batch packed, tasks []*task) {
	data, err := s.settler.TryPackSettle(token, batch.byKey, batch.byWallet)
	key, held := s.held()
	if err != nil || !held {
		for _, t := range tasks {
			s.putBack(t, "")
		}
		return
	}
	before := make([][]common.Hash, len(tasks)) // told by a relayer that died
	for i, t := range tasks {
		before[i] = t.known()
	}
	receipt, err := key.sender.Send(ctx, txmgr.Candidate{
		To: &s.opts.Batch.Settler, Data: data, GasLimit: batchBaseGas + batch.gas,
		BeforeBroadcast: func(tx *types.Transaction) error { return s.tell(key.lease, tx.Hash(), tasks...) },
	})
	if err == nil {
		s.meters.batch.Observe(float64(len(tasks)))
	}
	var pending *txmgr.PendingError
	errors.As(err, &pending)
	for i, t := range tasks {
		switch {
		case err == nil:
			t.gas = batch.share(t.p, receipt.GasUsed)
			s.finish(t, s.concludeBatch(ctx, t, receipt))
		case pending != nil:
			s.finish(t, pendingOutcome(pending.Hash, err))
		case errors.Is(err, txmgr.ErrRejected):
			s.untell(t, before[i])
			s.finish(t, giveUp(t.known(), err))
		case errors.Is(err, txmgr.ErrReverted):
			// The batch failed as one, such as for its gas. What is in it is tried one by one.
			s.putBack(t, s.topicAlone())
		case errors.Is(err, state.ErrFenced) && len(t.known()) == len(before[i]):
			s.putBack(t, "")
		default:
			s.finish(t, giveUp(t.known(), err))
		}
	}
	s.opts.Log.Info("batch", "token", token, "payments", len(tasks), "err", err)
}

// concludeBatch answers for one payment of a mined batch.
func (s *Server) concludeBatch(ctx context.Context, t *task, receipt *types.Receipt) outcome {
	o := s.conclude(t.p, receipt)
	if o.success {
		return o
	}
	reason, refused := s.refusedInBatch(t.p, receipt)
	if !refused {
		return o
	}
	used, err := s.used(ctx, t.p)
	if err != nil {
		return giveUp(t.known(), err)
	}
	if used {
		return s.elsewhere(ctx, t.p, t.known())
	}
	o = outcomeOf(s.explain(ctx, t.p, bindings.DecodeRevert(reason)))
	o.tx = receipt.TxHash
	return o
}

// refusedInBatch finds the token's reason for not taking a payment in a batch.
func (s *Server) refusedInBatch(p *payment, receipt *types.Receipt) ([]byte, bool) {
	for _, log := range receipt.Logs {
		if log.Address != s.opts.Batch.Settler {
			continue
		}
		event, err := s.settler.UnpackPaymentRefusedEvent(log)
		if err == nil && event.Token == p.domain.Token && event.From == p.auth.From && common.Hash(event.Nonce) == p.auth.Nonce {
			return event.Reason, true
		}
	}
	return nil, false
}
