package docket

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/bls"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/x402"
)

// MaxUnits is the most that a validator can have at stake, in units, inclusive.
const MaxUnits = 1<<24 - 1

// Registry reads one ValidatorRegistry.
type Registry struct {
	contract
	abi *bindings.ValidatorRegistry
}

// NewRegistry returns a reader of the registry at address.
func NewRegistry(c *chain.Client, address common.Address) *Registry {
	abi := bindings.NewValidatorRegistry()
	return &Registry{contract{c, abi.Instance(c, address), address}, abi}
}

// Address is the registry's address.
func (r *Registry) Address() common.Address { return r.address }

// Members are the validators now, by place.
func (r *Registry) Members(ctx context.Context, at Head) ([]common.Address, error) {
	return read(ctx, r.contract, at, r.abi.PackMembers(), r.abi.UnpackMembers)
}

// Member is what a validator has there; Units is 0 for who is none.
func (r *Registry) Member(ctx context.Context, at Head, validator common.Address) (bindings.Member, error) {
	return read(ctx, r.contract, at, r.abi.PackMember(validator), r.abi.UnpackMember)
}

// StakeOf is everything of a validator that can be slashed, unbonding or not, base units.
func (r *Registry) StakeOf(ctx context.Context, at Head, validator common.Address) (*big.Int, error) {
	return read(ctx, r.contract, at, r.abi.PackStakeOf(validator), r.abi.UnpackStakeOf)
}

// Unit is what one unit of stake is, base units.
func (r *Registry) Unit(ctx context.Context, at Head) (*big.Int, error) {
	return read(ctx, r.contract, at, r.abi.PackUNIT(), r.abi.UnpackUNIT)
}

// Credit is what slashes and penalties left for owner, base units.
func (r *Registry) Credit(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, r.contract, at, r.abi.PackCredits(owner), r.abi.UnpackCredits)
}

// BLSKey is the key that a validator signs with as a member of the whole committee. It is derived from the account's own
// key, so that an operator keeps one secret.
func BLSKey(key *ecdsa.PrivateKey) (*bls.SecretKey, error) {
	return bls.NewSecretKey(crypto.Keccak256Hash([]byte("redress validator BLS12-381"), crypto.FromECDSA(key)))
}

// Registration makes an account a validator.
type Registration struct {
	Registry    common.Address
	Token       x402.TokenDomain
	Unit        *big.Int // base units in a unit of stake
	Units       uint32   // of stake
	Endpoint    string   // where the validator answers, 1..256 bytes
	Salt        common.Hash
	ValidBefore uint64 // of the stake's authorization, unix seconds, exclusive
}

// Pack encodes the registration, signed with the validator's key. Only the validator itself may send it.
func (r Registration) Pack(key *ecdsa.PrivateKey) ([]byte, error) {
	validator := crypto.PubkeyToAddress(key.PublicKey)
	secret, err := BLSKey(key)
	if err != nil {
		return nil, fmt.Errorf("derive BLS key: %w", err)
	}
	public := secret.PublicKey()
	possession, err := secret.ProvePossession(new(big.Int).SetUint64(r.Token.ChainID), r.Registry, validator)
	if err != nil {
		return nil, fmt.Errorf("prove possession: %w", err)
	}
	stake, err := r.Stake(validator).Sign(key)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewValidatorRegistry().TryPackRegister(new(big.Int).SetUint64(uint64(r.Units)), public[:], possession[:], r.Endpoint, r.Salt, stake)
	if err != nil {
		return nil, fmt.Errorf("encode registration: %w", err)
	}
	return data, nil
}

// Stake is the deposit of the registration's units.
func (r Registration) Stake(validator common.Address) Deposit {
	return Deposit{
		Token: r.Token, To: r.Registry, Amount: new(big.Int).Mul(r.Unit, new(big.Int).SetUint64(uint64(r.Units))),
		Nonce: RegistryStakeNonce(validator, r.Salt), ValidBefore: r.ValidBefore,
	}
}
