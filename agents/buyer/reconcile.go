package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// ErrMismatch says that the money did not move as the ruling implies.
var ErrMismatch = fmt.Errorf("money differs from what the ruling implies: %w", outcome.ErrMismatch)

// Report is the end of a case: what the settlement table implies for its ruling and what was seen on the chain.
type Report struct {
	Case          common.Hash      `json:"case"`
	Offer         common.Address   `json:"offer"`
	Ruling        uint8            `json:"ruling"`
	RulingName    string           `json:"ruling_name"`
	Cause         uint8            `json:"cause"`
	CauseName     string           `json:"cause_name"`
	Implied       settlement.Money `json:"implied"`
	Observed      Observed         `json:"observed"`
	SettledTx     common.Hash      `json:"settled_tx"`
	SettledBlock  uint64           `json:"settled_block"`
	BalanceBefore *big.Int         `json:"balance_before"` // the payer's, just before the settlement's block, base units
	BalanceAfter  *big.Int         `json:"balance_after"`  // at the settlement's block
}

// Observed is what the chain shows of a settlement, base units.
type Observed struct {
	Refunded   *big.Int `json:"refunded"`    // by the Offer's record
	VaultPayer *big.Int `json:"vault_payer"` // by the Vault's event
	VaultOther *big.Int `json:"vault_other"` // bond to the seller
	Penalty    *big.Int `json:"penalty"`
	Arrived    *big.Int `json:"arrived"`  // token logs to the payer in the settling transaction
	Credited   *big.Int `json:"credited"` // could not be pushed then
}

// compare reports every figure that differs. It is pure.
func compare(implied settlement.Money, seen Observed) error {
	var errs []error
	check := func(what string, got, want *big.Int) {
		if got == nil || got.Cmp(want) != 0 {
			errs = append(errs, fmt.Errorf("%w: %s is %v, implied %v", ErrMismatch, what, got, want))
		}
	}
	check("refund", seen.Refunded, implied.PaymentToPayer)
	check("vault to payer", seen.VaultPayer, implied.VaultToPayer())
	check("bond to seller", seen.VaultOther, implied.BondToSeller)
	check("penalty", seen.Penalty, implied.Penalty)
	check("arrived and credited", new(big.Int).Add(seen.Arrived, seen.Credited), implied.ToPayer())
	return errors.Join(errs...)
}

// implied replays the settlement table over what the case held.
func implied(t bindings.Terms, f *docket.File, opened *bindings.VaultHoldOpened) (settlement.Money, error) {
	table, err := settlement.Parse(t.Settlement)
	if err != nil {
		return settlement.Money{}, fmt.Errorf("settlement table: %w", err)
	}
	row, err := table.Find(f.Case.Ruling, f.Case.Cause, f.Case.Failed)
	if err != nil {
		return settlement.Money{}, err
	}
	c := settlement.Case{
		Amount: f.Case.Amount, Bond: new(big.Int).Set(opened.Bond), FeePaid: new(big.Int), PendingFee: f.PendingFee, RelayFee: opened.RelayFee,
		Reserve: opened.Reserve, Penalty: t.Penalty, AnswerCost: t.AnswerCost,
		Signed: common.Hash(f.Case.DeliveryHash) != common.Hash{},
	}
	if f.Case.DisputeID.Sign() > 0 { // the fee left with the dispute
		c.FeePaid.Set(t.Fee)
		c.Bond.Sub(c.Bond, t.Fee)
	}
	if settlement.Unheard(f.Case.Cause, f.Case.DisputeID, f.Case.Appeals) {
		c.PendingFee = t.Fee
	}
	for _, a := range f.Appeals {
		if a.Party == f.Case.Payer {
			c.FeePaid.Add(c.FeePaid, a.Fee)
		}
	}
	return settlement.Apply(row, c), nil
}

// Reconcile compares a settled case's money with what its ruling implies: the contracts' records, the token's logs in
// the settling transaction, and the payer's balance around its block.
func (s *Service) Reconcile(ctx context.Context, offer common.Address, id common.Hash) (*Report, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	f, err := s.offer(offer).File(ctx, head, id)
	if err != nil {
		return nil, err
	}
	if f.Case.State != docket.StateSettled || f.SettledBlock == 0 {
		return nil, fmt.Errorf("case %s is %s", id, docket.StateNames[f.Case.State])
	}
	t, err := s.offer(offer).Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	vaultAddress, err := s.factory.Vault(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read vault: %w", err)
	}
	vault := docket.NewVault(s.opts.Chain, vaultAddress)
	opened, err := vault.Opened(ctx, offer, id, f.OpenedBlock)
	if err != nil || opened == nil {
		return nil, fmt.Errorf("hold of case %s at block %d: %w", id, f.OpenedBlock, errors.Join(err, ErrMismatch))
	}
	r := &Report{
		Case: id, Offer: offer, Ruling: f.Case.Ruling, RulingName: settlement.RulingName(f.Case.Ruling),
		Cause: f.Case.Cause, CauseName: settlement.CauseName(f.Case.Cause), SettledTx: f.SettledTx, SettledBlock: f.SettledBlock,
	}
	if r.Implied, err = implied(t, f, opened); err != nil {
		return nil, err
	}
	if err := s.observe(ctx, r, f, vault); err != nil {
		return r, err
	}
	return r, errors.Join(compare(r.Implied, r.Observed), s.balances(ctx, r, f))
}

func (s *Service) observe(ctx context.Context, r *Report, f *docket.File, vault *docket.Vault) error {
	released, err := vault.Released(ctx, r.Offer, r.Case, f.SettledBlock)
	if err != nil || released == nil {
		return fmt.Errorf("release of case %s: %w", r.Case, errors.Join(err, ErrMismatch))
	}
	receipt, err := s.opts.Chain.TransactionReceipt(ctx, f.SettledTx)
	if err != nil {
		return err
	}
	arrived, _ := s.token.MovedIn(receipt, f.Case.Payer)
	// A contest settled in one transaction (a self-proven breach) moves nothing else to the payer.
	r.Observed = Observed{
		Refunded: f.Case.Refunded, VaultPayer: released.ToPayer, VaultOther: released.ToSeller, Penalty: released.Penalty,
		Arrived: arrived, Credited: new(big.Int),
	}
	if f.Case.RefundCredited {
		r.Observed.Credited.Add(r.Observed.Credited, f.Case.Refunded)
	}
	credited, err := vault.CreditedIn(receipt, s.opts.TokenDomain.Token, f.Case.Payer)
	if err != nil {
		return err
	}
	r.Observed.Credited.Add(r.Observed.Credited, credited)
	return nil
}

// balances re-reads the payer's balance before and at the settlement's block. Other transfers of that block are taken
// from the token's logs, so that they do not count as the case's.
func (s *Service) balances(ctx context.Context, r *Report, f *docket.File) error {
	at, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(f.SettledBlock))
	if err != nil {
		return err
	}
	change, err := outcome.Balance(ctx, s.opts.Chain, s.opts.TokenDomain.Token, f.Case.Payer, at)
	r.BalanceBefore, r.BalanceAfter = change.Before, change.After
	if err != nil {
		return err
	}
	if err := change.Check(); err != nil {
		return fmt.Errorf("%w: %w", ErrMismatch, err)
	}
	return nil
}
