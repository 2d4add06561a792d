package soak

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/state"
)

// used is one transfer by authorization that the chain's log shows.
type used struct {
	tx    common.Hash
	count int
}

// record is what the chain says at the end.
type record struct {
	used      map[state.Authorization]*used
	into      map[common.Address]*big.Int // sums of transfers by receiver
	intoCount map[common.Address]int
	outOf     map[common.Address]*big.Int
}

// read folds the token's whole log.
func (s *stage) read(ctx context.Context) (*record, error) {
	head, err := s.calm.Head(ctx)
	if err != nil {
		return nil, err
	}
	at := s.dev.Deployment.Token.Address
	logs, err := s.calm.Logs(ctx, ethereum.FilterQuery{Addresses: []common.Address{at}}, 0, head.Number.Uint64())
	if err != nil {
		return nil, err
	}
	r := &record{used: map[state.Authorization]*used{}, into: map[common.Address]*big.Int{}, intoCount: map[common.Address]int{}, outOf: map[common.Address]*big.Int{}}
	token := bindings.NewFiatToken()
	for _, l := range logs {
		if e, err := token.UnpackAuthorizationUsedEvent(&l); err == nil {
			k := state.Authorization{ChainID: s.dev.ChainID.Uint64(), Contract: at, Payer: e.Authorizer, Nonce: e.Nonce}
			if r.used[k] == nil {
				r.used[k] = &used{}
			}
			r.used[k].tx, r.used[k].count = l.TxHash, r.used[k].count+1
		}
		if e, err := token.UnpackTransferEvent(&l); err == nil {
			add(r.into, e.To, e.Value)
			add(r.outOf, e.From, e.Value)
			r.intoCount[e.To]++
		}
	}
	return r, nil
}

func add(sums map[common.Address]*big.Int, who common.Address, amount *big.Int) {
	if sums[who] == nil {
		sums[who] = new(big.Int)
	}
	sums[who].Add(sums[who], amount)
}

func sum(sums map[common.Address]*big.Int, who common.Address) *big.Int {
	if sums[who] == nil {
		return new(big.Int)
	}
	return sums[who]
}

// check counts everything and enters it into the report.
func (s *stage) check(ctx context.Context, file string) error {
	r, err := s.read(ctx)
	if err != nil {
		return fmt.Errorf("read the record: %w", err)
	}
	for _, c := range []struct {
		name string
		run  func(context.Context, *record) error
	}{
		{"what payers were told is what the chain shows", s.toldTruly},
		{"every settlement of the database is one transfer", s.rowsMatch},
		{"payments to the Offer are its balance and what it paid out", s.offerConserves},
		{"contested payments came back, and each case moved the stake once", s.casesConserve},
		{"no token is missing", s.supplyConserved},
		{"validators' stakes are untouched", s.stakesConserved},
		{"the snapshot of the run verifies", func(ctx context.Context, _ *record) error { return s.snapshotVerifies(ctx, file) }},
	} {
		s.report.Checks = append(s.report.Checks, Outcome{c.name, c.run(ctx, r)})
	}
	s.report.Restarts, s.report.Requests = s.relayer.restarts, s.proxy.Total()
	return nil
}

func (s *stage) key(one *payment) state.Authorization {
	return state.Authorization{ChainID: s.dev.ChainID.Uint64(), Contract: s.dev.Deployment.Token.Address, Payer: one.auth.From, Nonce: one.auth.Nonce}
}

// toldTruly compares every answer with the log: paid means that one transaction, refused means none.
func (s *stage) toldTruly(_ context.Context, r *record) error {
	var errs []error
	for _, p := range s.payers {
		for _, one := range p.made {
			s.report.Requested += one.asked
			on := r.used[s.key(one)]
			switch one.verdict {
			case Paid:
				s.report.Paid++
				if on == nil || on.count != 1 || on.tx != one.tx {
					errs = append(errs, fmt.Errorf("%s of %s: told paid by %s, the chain has %+v", one.auth.Nonce, p.address, one.tx, on))
				}
			case Refused:
				s.report.Refused++
				if on != nil {
					errs = append(errs, fmt.Errorf("%s of %s: told %s, yet it was paid by %s", one.auth.Nonce, p.address, one.reason, on.tx))
				}
			default:
				errs = append(errs, fmt.Errorf("%s of %s: told nothing", one.auth.Nonce, p.address))
			}
		}
	}
	if s.report.Paid == 0 {
		errs = append(errs, errors.New("nobody paid"))
	}
	return errors.Join(errs...)
}

// rowsMatch compares the relayer's rows with the log, for direct payments and for those of disputers.
func (s *stage) rowsMatch(ctx context.Context, r *record) error {
	var errs []error
	for _, p := range s.payers {
		for _, one := range p.made {
			row, err := s.relayer.db.Settlement(ctx, s.key(one))
			on := r.used[s.key(one)]
			switch {
			case err != nil:
				errs = append(errs, err)
			case (row != nil && row.Settled != common.Hash{}) != (on != nil):
				errs = append(errs, fmt.Errorf("%s: the row says %+v, the chain has %+v", one.auth.Nonce, row, on))
			case on != nil && row.Settled != on.tx:
				errs = append(errs, fmt.Errorf("%s: the row names %s, the chain has %s", one.auth.Nonce, row.Settled, on.tx))
			}
		}
	}
	return errors.Join(errs...)
}

func (s *stage) offerConserves(ctx context.Context, r *record) error {
	contract := bindings.NewOffer()
	received, err := bind.Call(contract.Instance(s.calm, s.honest), &bind.CallOpts{Context: ctx}, contract.PackReceived(), contract.UnpackReceived)
	if err != nil {
		return err
	}
	balance, err := s.dev.Balance(ctx, s.honest)
	if err != nil {
		return err
	}
	in, out := sum(r.into, s.honest), sum(r.outOf, s.honest)
	paid := new(big.Int).Mul(big.NewInt(price), big.NewInt(int64(s.report.Paid)))
	if in.Cmp(paid) != 0 || received.Cmp(in) != 0 || new(big.Int).Add(balance, out).Cmp(in) != 0 {
		return fmt.Errorf("payments %s, transfers in %s, received %s, balance %s, out %s", paid, in, received, balance, out)
	}
	if got := sum(r.into, devnet.Address("seller")); balance.Sign() != 0 || got.Cmp(in) != 0 {
		return fmt.Errorf("everything has matured: the Offer still holds %s, the seller has %s of %s", balance, got, in)
	}
	return nil
}

// casesConserve: the payer has back what it paid and bonded, once for each purchase; nothing is left in the Offer or held.
func (s *stage) casesConserve(ctx context.Context, r *record) error {
	var errs []error
	purchases := 0
	for _, d := range s.disputers {
		purchases += d.bought
		got, err := s.dev.Balance(ctx, d.address)
		if err != nil {
			return err
		}
		if got.Int64() != endowment {
			errs = append(errs, fmt.Errorf("disputer %s has %s of %d after %d purchases", d.address, got, endowment, d.bought))
		}
		if len(d.cases) != d.bought {
			errs = append(errs, fmt.Errorf("disputer %s has %d cases of %d purchases", d.address, len(d.cases), d.bought))
		}
	}
	s.report.Cases = purchases
	if got := r.intoCount[s.silent.offer]; got != purchases {
		errs = append(errs, fmt.Errorf("%d purchases, %d payments", purchases, got))
	}
	left, err := s.dev.Balance(ctx, s.silent.offer)
	if err != nil {
		return err
	}
	if left.Sign() != 0 {
		errs = append(errs, fmt.Errorf("the silent Offer still holds %s", left))
	}
	// A case that nobody answered costs the seller's stake nothing: it holds what was put there.
	got, err := s.dev.Balance(ctx, s.dev.Deployment.Vault.Address)
	if err != nil {
		return err
	}
	if got.Int64() != stake {
		errs = append(errs, fmt.Errorf("the vault holds %s, want %d", got, stake))
	}
	return errors.Join(errs...)
}

// supplyConserved: the accounts of the run hold all there is.
func (s *stage) supplyConserved(ctx context.Context, _ *record) error {
	token := bindings.NewFiatToken()
	supply, err := bind.Call(token.Instance(s.calm, s.dev.Deployment.Token.Address), &bind.CallOpts{Context: ctx}, token.PackTotalSupply(), token.UnpackTotalSupply)
	if err != nil {
		return err
	}
	held := new(big.Int)
	for who := range s.accounts {
		got, err := s.dev.Balance(ctx, who)
		if err != nil {
			return err
		}
		held.Add(held, got)
	}
	if held.Cmp(supply) != 0 {
		return fmt.Errorf("accounts hold %s of %s", held, supply)
	}
	return nil
}

func (s *stage) stakesConserved(ctx context.Context, r *record) error {
	registry := s.dev.Deployment.Registry.Address
	balance, err := s.dev.Balance(ctx, registry)
	if err != nil {
		return err
	}
	if in, out := sum(r.into, registry), sum(r.outOf, registry); balance.Cmp(in) != 0 || out.Sign() != 0 {
		return fmt.Errorf("put in %s, taken out %s, there %s", in, out, balance)
	}
	return nil
}

// snapshotVerifies freezes the record of all promises and verifies the file as anybody would.
func (s *stage) snapshotVerifies(ctx context.Context, file string) error {
	m, err := freeze.FactoryFile(ctx, s.calm, s.dev.Deployment.Factory.Address, s.relayer.files, file)
	if err != nil {
		return fmt.Errorf("freeze: %w", err)
	}
	a, closer, err := snapshot.OpenFile(file)
	if err != nil {
		return err
	}
	defer closer.Close()
	result, err := snapshot.Verify(ctx, a, m.Block.Hash, freeze.Measure)
	if err != nil {
		return fmt.Errorf("verify: %w", err)
	}
	payments := 0
	for _, c := range result.Conservation {
		payments += c.Payments
	}
	if wrong := result.Contradicted(); len(wrong) > 0 || len(result.Cases) != s.report.Cases || payments != s.report.Paid+s.report.Cases {
		return fmt.Errorf("%d payments, %d cases, contradictions: %+v", payments, len(result.Cases), wrong)
	}
	return nil
}
