package docket

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
)

// Factory reads one OfferFactory.
type Factory struct {
	contract
	abi *bindings.OfferFactory
}

// NewFactory returns a reader of the factory at address.
func NewFactory(c *chain.Client, address common.Address) *Factory {
	abi := bindings.NewOfferFactory()
	return &Factory{contract{c, abi.Instance(c, address), address}, abi}
}

// IsOffer reports whether the factory published offer.
func (f *Factory) IsOffer(ctx context.Context, at Head, offer common.Address) (bool, error) {
	return read(ctx, f.contract, at, f.abi.PackIsOffer(offer), f.abi.UnpackIsOffer)
}

// Require reports with ErrNoOffer whether the factory did not publish offer.
func (f *Factory) Require(ctx context.Context, at Head, offer common.Address) error {
	published, err := f.IsOffer(ctx, at, offer)
	if err != nil {
		return fmt.Errorf("read factory: %w", err)
	}
	if !published {
		return fmt.Errorf("%w at %s: factory %s published none there", ErrNoOffer, offer, f.address)
	}
	return nil
}

// Predict is the address that terms have, published or not.
func (f *Factory) Predict(ctx context.Context, at Head, terms bindings.Terms) (common.Address, error) {
	data, err := f.abi.TryPackPredict(terms)
	if err != nil {
		return common.Address{}, fmt.Errorf("encode terms: %w", err)
	}
	return read(ctx, f.contract, at, data, f.abi.UnpackPredict)
}

// Implementation is the contract that every Offer of the factory runs.
func (f *Factory) Implementation(ctx context.Context, at Head) (common.Address, error) {
	return read(ctx, f.contract, at, f.abi.PackImplementation(), f.abi.UnpackImplementation)
}

// ErrClone says that code is not that of a clone.
var ErrClone = errors.New("not a clone")

// cloneOf is the contract that a clone's code hands every call to (ERC-1167, with arguments behind it).
func cloneOf(code []byte) (common.Address, error) {
	before, after := common.FromHex("363d3d373d3d3d363d73"), common.FromHex("5af43d82803e903d91602b57fd5bf3")
	end := len(before) + common.AddressLength
	if len(code) < end+len(after) || !bytes.HasPrefix(code, before) || !bytes.HasPrefix(code[end:], after) {
		return common.Address{}, fmt.Errorf("%w: code of %d bytes", ErrClone, len(code))
	}
	return common.BytesToAddress(code[len(before):end]), nil
}

// MatchOffer compares an Offer's code with this repository's: a clone of the factory's implementation, which runs what Offer
// compiles to here. What it hands on to is compared by its own address in the implementation, fixed when that was made.
func (f *Factory) MatchOffer(ctx context.Context, at Head, code []byte) error {
	runs, err := cloneOf(code)
	if err != nil {
		return err
	}
	implementation, err := f.Implementation(ctx, at)
	if err != nil {
		return fmt.Errorf("read implementation: %w", err)
	}
	if runs != implementation {
		return fmt.Errorf("%w of %s: it runs %s", ErrClone, implementation, runs)
	}
	deployed, err := f.chain.CodeAtHash(ctx, implementation, at.Hash)
	if err != nil {
		return fmt.Errorf("code of implementation: %w", err)
	}
	return bindings.MatchRuntime("Offer", deployed)
}

// Vault is the factory's vault.
func (f *Factory) Vault(ctx context.Context, at Head) (common.Address, error) {
	return read(ctx, f.contract, at, f.abi.PackVault(), f.abi.UnpackVault)
}

// Vault reads one Vault.
type Vault struct {
	contract
	abi *bindings.Vault
}

// NewVault returns a reader of the vault at address.
func NewVault(c *chain.Client, address common.Address) *Vault {
	abi := bindings.NewVault()
	return &Vault{contract{c, abi.Instance(c, address), address}, abi}
}

// Credit is what could not be pushed to owner.
func (v *Vault) Credit(ctx context.Context, at Head, token, owner common.Address) (*big.Int, error) {
	return read(ctx, v.contract, at, v.abi.PackCredits(token, owner), v.abi.UnpackCredits)
}

// Record is a seller's history across its Offers.
func (v *Vault) Record(ctx context.Context, at Head, seller common.Address) (bindings.Record, error) {
	return read(ctx, v.contract, at, v.abi.PackRecord(seller), v.abi.UnpackRecord)
}

// Coverage is what an Offer's stake is good for at one moment, base units.
type Coverage struct {
	Free      *big.Int // stake that no case reserves and that is not about to leave
	Unmatured *big.Int // payments that could still be contested, or are
	Reserved  *big.Int // by live cases
}

// Coverage reads an Offer's coverage.
func (v *Vault) Coverage(ctx context.Context, at Head, offer common.Address) (Coverage, error) {
	out, err := read(ctx, v.contract, at, v.abi.PackCoverage(offer), v.abi.UnpackCoverage)
	return Coverage{out.FreeStake, out.UnmaturedVolume, out.Reserved}, err
}

// UnreservedStake is the stake that the next case of an Offer could reserve, announced or not.
func (v *Vault) UnreservedStake(ctx context.Context, at Head, offer common.Address) (*big.Int, error) {
	return read(ctx, v.contract, at, v.abi.PackUnreservedStake(offer), v.abi.UnpackUnreservedStake)
}

// Hold is what the vault holds for a live case of an Offer, base units; zeros without one.
func (v *Vault) Hold(ctx context.Context, at Head, offer common.Address, id common.Hash) (bindings.Hold, error) {
	return read(ctx, v.contract, at, v.abi.PackHolds(offer, id), v.abi.UnpackHolds)
}

// Announcement is stake that is to leave: after AvailableAt, strictly, and until LapsesAt, inclusive. Zeros for none.
type Announcement struct {
	Amount      *big.Int // base units
	AvailableAt uint64   // unix seconds
	LapsesAt    uint64
}

// Announced is what an Offer's seller has announced to take out; what has lapsed is none.
func (v *Vault) Announced(ctx context.Context, at Head, offer common.Address) (Announcement, error) {
	out, err := read(ctx, v.contract, at, v.abi.PackUnstakeRequest(offer), v.abi.UnpackUnstakeRequest)
	if err != nil || out.Amount.Sign() == 0 {
		return Announcement{Amount: new(big.Int)}, err
	}
	period, err := read(ctx, v.contract, at, v.abi.PackUNSTAKEPERIOD(), v.abi.UnpackUNSTAKEPERIOD)
	return Announcement{out.Amount, out.AvailableAt, out.AvailableAt + period}, err
}

// Token reads one ERC-3009 token.
type Token struct {
	contract
	abi *bindings.FiatToken
}

// NewToken returns a reader of the token at address.
func NewToken(c *chain.Client, address common.Address) *Token {
	abi := bindings.NewFiatToken()
	return &Token{contract{c, abi.Instance(c, address), address}, abi}
}

// Balance is owner's balance, base units.
func (t *Token) Balance(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, t.contract, at, t.abi.PackBalanceOf(owner), t.abi.UnpackBalanceOf)
}

// FindAuthorization finds the transaction in which (from, nonce) was used, in blocks [first, at]; nil when there is none.
func (t *Token) FindAuthorization(ctx context.Context, first uint64, at Head, from common.Address, nonce common.Hash) (*types.Log, error) {
	logs, err := t.logs(ctx, first, at.Number, [][]common.Hash{{AuthorizationUsed}, {common.BytesToHash(from[:])}, {nonce}})
	if err != nil || len(logs) == 0 {
		return nil, err
	}
	return &logs[len(logs)-1], nil
}

// Used reports whether an authorization can no longer be used: it was, or it was cancelled.
func (t *Token) Used(ctx context.Context, at Head, from common.Address, nonce common.Hash) (bool, error) {
	return read(ctx, t.contract, at, t.abi.PackAuthorizationState(from, nonce), t.abi.UnpackAuthorizationState)
}

// Moved sums what the token's logs of one block moved to and from an account, base units.
func (t *Token) Moved(ctx context.Context, block common.Hash, account common.Address) (in, out *big.Int, err error) {
	logs, err := t.chain.FilterLogs(ctx, ethereum.FilterQuery{
		BlockHash: &block, Addresses: []common.Address{t.address}, Topics: [][]common.Hash{{transferTopic}},
	})
	if err != nil {
		return nil, nil, fmt.Errorf("transfers of block %s: %w", block, err)
	}
	in, out = sum(logs, account)
	return in, out, nil
}

// MovedIn sums what the token's logs of one receipt moved to and from an account, base units.
func (t *Token) MovedIn(receipt *types.Receipt, account common.Address) (in, out *big.Int) {
	var own []types.Log
	for _, l := range receipt.Logs {
		if l.Address == t.address {
			own = append(own, *l)
		}
	}
	return sum(own, account)
}

// MovedBetween sums what a token's logs moved from one account to another, base units.
func MovedBetween(logs []*types.Log, token, from, to common.Address) *big.Int {
	total, source, target := new(big.Int), common.BytesToHash(from[:]), common.BytesToHash(to[:])
	for _, l := range logs {
		if l.Address == token && len(l.Topics) == 3 && l.Topics[0] == transferTopic && l.Topics[1] == source && l.Topics[2] == target && len(l.Data) == 32 {
			total.Add(total, new(big.Int).SetBytes(l.Data))
		}
	}
	return total
}

func sum(logs []types.Log, account common.Address) (in, out *big.Int) {
	in, out = new(big.Int), new(big.Int)
	who := common.BytesToHash(account[:])
	for _, l := range logs {
		if len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 {
			continue
		}
		amount := new(big.Int).SetBytes(l.Data)
		if l.Topics[2] == who {
			in.Add(in, amount)
		}
		if l.Topics[1] == who {
			out.Add(out, amount)
		}
	}
	return in, out
}

// Opened is what the vault took for a case when it opened; nil when it did not.
func (v *Vault) Opened(ctx context.Context, offer common.Address, id common.Hash, block uint64) (*bindings.VaultHoldOpened, error) {
	logs, err := v.logs(ctx, block, block, [][]common.Hash{{holdOpenedTopic}, {common.BytesToHash(offer[:])}, {id}})
	if err != nil || len(logs) == 0 {
		return nil, err
	}
	return v.abi.UnpackHoldOpenedEvent(&logs[0])
}

// Released is what the vault sent when a case settled; nil when it did not.
func (v *Vault) Released(ctx context.Context, offer common.Address, id common.Hash, block uint64) (*bindings.VaultHoldReleased, error) {
	logs, err := v.logs(ctx, block, block, [][]common.Hash{{holdReleasedTopic}, {common.BytesToHash(offer[:])}, {id}})
	if err != nil || len(logs) == 0 {
		return nil, err
	}
	return v.abi.UnpackHoldReleasedEvent(&logs[0])
}

// CreditedIn sums what the vault could not push to owner in one transaction, base units of token.
func (v *Vault) CreditedIn(receipt *types.Receipt, token, owner common.Address) (*big.Int, error) {
	total := new(big.Int)
	for _, l := range receipt.Logs {
		if l.Address != v.address || len(l.Topics) == 0 || l.Topics[0] != creditedTopic {
			continue
		}
		e, err := v.abi.UnpackCreditedEvent(l)
		if err != nil {
			return nil, fmt.Errorf("read Credited: %w", err)
		}
		if e.Token == token && e.Owner == owner {
			total.Add(total, e.Amount)
		}
	}
	return total, nil
}

// Simulate reports with an error whether a call would revert at the newest block.
func Simulate(ctx context.Context, c *chain.Client, from, to common.Address, data []byte) error {
	_, err := c.CallContract(ctx, ethereum.CallMsg{From: from, To: &to, Data: data}, nil)
	return err
}
