package validator

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// stakeValid is how long the authorization of a stake can be used, seconds.
const stakeValid = 600

// Errors of staking.
var (
	ErrUnits    = errors.New("units must be 1 to 16777215")
	ErrEndpoint = errors.New("a new validator names its endpoint, 1 to 256 bytes")
	ErrNothing  = errors.New("nothing to claim")
)

// Account is one validator's stake and earnings.
type Account struct {
	Chain     *chain.Client
	Key       *ecdsa.PrivateKey
	Sender    *txmgr.Manager // of the same account
	Committee common.Address
	Token     x402.TokenDomain
	FromBlock uint64     // neither committee nor registry logged anything before it
	Book      *acts.Book // its ledger; nil: what it does is not written down
}

func (a Account) self() common.Address { return crypto.PubkeyToAddress(a.Key.PublicKey) }

// open reads the head and finds the committee and its registry.
func (a Account) open(ctx context.Context) (docket.Head, *docket.Committee, *docket.Registry, error) {
	head, err := docket.HeadOf(ctx, a.Chain)
	if err != nil {
		return head, nil, nil, err
	}
	committee := docket.NewCommittee(a.Chain, a.Committee)
	address, err := committee.Registry(ctx, head)
	if err != nil {
		return head, nil, nil, fmt.Errorf("read registry: %w", err)
	}
	return head, committee, docket.NewRegistry(a.Chain, address), nil
}

// Stake makes the account a validator with so many units, or adds them to its stake. Only a new validator needs an
// endpoint.
func (a Account) Stake(ctx context.Context, units uint32, endpoint string) (*types.Receipt, error) {
	if units == 0 || units > docket.MaxUnits {
		return nil, fmt.Errorf("%w: %d", ErrUnits, units)
	}
	head, _, registry, err := a.open(ctx)
	if err != nil {
		return nil, err
	}
	member, err := registry.Member(ctx, head, a.self())
	if err != nil {
		return nil, fmt.Errorf("read member: %w", err)
	}
	unit, err := registry.Unit(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read unit: %w", err)
	}
	salt, err := docket.Salt()
	if err != nil {
		return nil, err
	}
	r := docket.Registration{
		Registry: registry.Address(), Token: a.Token, Unit: unit, Units: units, Endpoint: endpoint, Salt: salt, ValidBefore: head.Time + stakeValid,
	}
	if member.Place != 0 {
		return a.add(ctx, r)
	}
	staked := new(big.Int).Mul(unit, new(big.Int).SetUint64(uint64(units)))
	if n := len(endpoint); n == 0 || n > 256 {
		return nil, fmt.Errorf("%w: %d", ErrEndpoint, n)
	}
	data, err := r.Pack(a.Key)
	if err != nil {
		return nil, err
	}
	implied := outcome.Registry(r.Registry, "Registered", a.self()).Pays(a.Token.Token, a.self(), r.Registry, staked)
	return a.send(ctx, r.Registry, a.act("register", implied, map[string]any{"units": units, "endpoint": endpoint}), data)
}

func (a Account) add(ctx context.Context, r docket.Registration) (*types.Receipt, error) {
	signed, err := r.Stake(a.self()).Sign(a.Key)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewValidatorRegistry().TryPackAddStake(a.self(), big.NewInt(int64(r.Units)), r.Salt, signed)
	if err != nil {
		return nil, fmt.Errorf("encode stake: %w", err)
	}
	staked := new(big.Int).Mul(r.Unit, new(big.Int).SetUint64(uint64(r.Units)))
	implied := outcome.Registry(r.Registry, "StakeAdded", a.self()).Pays(a.Token.Token, a.self(), r.Registry, staked)
	return a.send(ctx, r.Registry, a.act("add stake", implied, map[string]any{"units": r.Units}), data)
}

// Announce says that so many units leave. They have no weight from then on.
func (a Account) Announce(ctx context.Context, units uint32) (*types.Receipt, error) {
	if units == 0 || units > docket.MaxUnits {
		return nil, fmt.Errorf("%w: %d", ErrUnits, units)
	}
	return a.call(ctx, "announce", "UnstakeRequested", bindings.NewValidatorRegistry().PackRequestUnstake(big.NewInt(int64(units))))
}

// Take takes what was announced, once its time has come.
func (a Account) Take(ctx context.Context) (*types.Receipt, error) {
	return a.call(ctx, "unstake", "Unstaked", bindings.NewValidatorRegistry().PackUnstake())
}

// SetEndpoint publishes where the validator answers.
func (a Account) SetEndpoint(ctx context.Context, endpoint string) (*types.Receipt, error) {
	return a.call(ctx, "set endpoint", "EndpointSet", bindings.NewValidatorRegistry().PackSetEndpoint(endpoint))
}

// call sends the registry a transaction.
func (a Account) call(ctx context.Context, what, event string, data []byte) (*types.Receipt, error) {
	_, _, registry, err := a.open(ctx)
	if err != nil {
		return nil, err
	}
	return a.send(ctx, registry.Address(), a.act(what, outcome.Registry(registry.Address(), event, a.self()), nil), data)
}

// Claim takes everything that waits for the account: shares of rounds of the whole committee, fees in tokens and in coin,
// and what the registry credits. ErrNothing where nothing does.
func (a Account) Claim(ctx context.Context) ([]*types.Receipt, error) {
	head, committee, registry, err := a.open(ctx)
	if err != nil {
		return nil, err
	}
	receipts, err := a.claimShares(ctx, head, committee, registry)
	if err != nil {
		return receipts, err
	}
	if head, err = docket.HeadOf(ctx, a.Chain); err != nil { // shares have become credits
		return receipts, err
	}
	for _, credit := range []struct {
		what  string
		to    common.Address
		read  func(context.Context, docket.Head, common.Address) (*big.Int, error)
		claim []byte
		leads outcome.Implied
		coin  bool
	}{
		{"claim fees", a.Committee, committee.Credit, bindings.NewCommittee().PackClaimFee(a.self()), outcome.Committee(a.Committee, "FeeClaimed", docket.AddressWord(a.self())), false},
		{"claim native fees", a.Committee, committee.NativeCredit, bindings.NewCommittee().PackClaimNative(a.self()), outcome.Committee(a.Committee, "NativeFeeClaimed", docket.AddressWord(a.self())), true},
		{"claim credits", registry.Address(), registry.Credit, bindings.NewValidatorRegistry().PackClaim(a.self()), outcome.Registry(registry.Address(), "CreditClaimed", a.self()), false},
	} {
		amount, err := credit.read(ctx, head, a.self())
		if err != nil {
			return receipts, fmt.Errorf("%s: %w", credit.what, err)
		}
		if amount.Sign() == 0 {
			continue
		}
		if !credit.coin {
			credit.leads = credit.leads.PaysAtLeast(a.Token.Token, credit.to, a.self(), amount)
		}
		receipt, err := a.send(ctx, credit.to, a.act(credit.what, credit.leads, map[string]any{"amount": amount.String()}), credit.claim)
		if err != nil {
			return receipts, err
		}
		receipts = append(receipts, receipt)
	}
	if len(receipts) == 0 {
		return nil, ErrNothing
	}
	return receipts, nil
}

// claimShares has the account's shares of signed rounds of the whole committee credited. Which were credited before only
// the committee knows: it is asked what it would do.
func (a Account) claimShares(ctx context.Context, head docket.Head, committee *docket.Committee, registry *docket.Registry) (receipts []*types.Receipt, err error) {
	rounds, err := committee.WholeRounds(ctx, a.FromBlock, head)
	if err != nil {
		return nil, err
	}
	for _, round := range rounds {
		place, err := registry.PlaceAt(ctx, head, a.self(), round.Snapshot)
		if err != nil {
			return receipts, fmt.Errorf("read place: %w", err)
		}
		if place == 0 || round.Signers.Bit(int(place)) == 0 {
			continue
		}
		data := bindings.NewCommittee().PackClaimSignerFee(round.Dispute, place)
		if docket.Simulate(ctx, a.Chain, a.self(), a.Committee, data) != nil {
			continue
		}
		implied := outcome.Committee(a.Committee, "FeeCredited", docket.Word(round.Dispute), docket.AddressWord(a.self()))
		receipt, err := a.send(ctx, a.Committee, a.act("claim share", implied, map[string]any{"dispute": round.Dispute.String()}), data)
		if err != nil {
			return receipts, err
		}
		receipts = append(receipts, receipt)
	}
	return receipts, nil
}

// act is one of the account's own, about no dispute.
func (a Account) act(kind string, implied outcome.Implied, detail any) acts.Act {
	return acts.Act{Kind: kind, Subject: a.self().Hex(), Detail: detail, Implied: implied}
}

func (a Account) send(ctx context.Context, to common.Address, act acts.Act, data []byte) (*types.Receipt, error) {
	receipt, err := a.Book.Send(ctx, acts.Sender{Chain: a.Chain, Manager: a.Sender}, txmgr.Candidate{To: &to, Data: data}, act, nil)
	if err != nil {
		return receipt, fmt.Errorf("%s: %w", act.Kind, err)
	}
	return receipt, nil
}
