package devnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/x402"
)

// stakeForever is after any time that a local chain reaches, unix seconds.
const stakeForever = 1 << 40

// stake mints a validator's stake and puts it down, on the validator's own signature.
func (d *Devnet) stake(ctx context.Context, name string, amount *big.Int) error {
	validator := Address(name)
	if err := d.Mint(ctx, validator, amount); err != nil {
		return err
	}
	value, overflow := uint256.FromBig(amount)
	if overflow {
		return fmt.Errorf("stake: %s is no amount", amount)
	}
	committee, at := bindings.NewCommittee(), d.Deployment.Committee.Address
	salt := crypto.Keccak256Hash([]byte(name))
	nonce, err := bind.Call(committee.Instance(d.Client, at), &bind.CallOpts{Context: ctx}, committee.PackStakeNonce(validator, salt), committee.UnpackStakeNonce)
	if err != nil {
		return fmt.Errorf("read stake nonce: %w", err)
	}
	a := x402.Authorization{
		From: validator, To: at, Value: value, ValidAfter: uint256.NewInt(0),
		ValidBefore: uint256.NewInt(stakeForever), Nonce: nonce,
	}
	t := d.Deployment.Token
	sig, err := x402.SignReceive(Key(name), x402.TokenDomain{Name: t.Name, Version: t.Version, ChainID: d.ChainID.Uint64(), Token: t.Address}, a)
	if err != nil {
		return fmt.Errorf("sign stake of %s: %w", name, err)
	}
	return d.asDeployer(ctx, "stake", at, committee.PackStake(validator, salt, bindings.Authorization{
		ValidAfter: new(big.Int), ValidBefore: a.ValidBefore.ToBig(), Signature: sig,
	}))
}
