package devnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/deploy/plan"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	stakeUnit    = 100_000 // base units of the token in a unit of stake
	stakeForever = 1 << 40 // after any time that a local chain reaches, unix seconds
)

// Token is the payment token as agents sign for it.
func (d *Devnet) Token() x402.TokenDomain {
	t := d.Deployment.Token
	return x402.TokenDomain{Name: t.Name, Version: t.Version, ChainID: d.ChainID.Uint64(), Token: t.Address}
}

// register mints a validator's stake and makes it a member of the registry.
func (d *Devnet) register(ctx context.Context, name string, units uint32) error {
	r := docket.Registration{
		Registry: d.Deployment.Registry.Address, Token: d.Token(), Unit: big.NewInt(stakeUnit), Units: units,
		Endpoint: "https://" + name + ".example/", Salt: crypto.Keccak256Hash([]byte(name)), ValidBefore: stakeForever,
	}
	if err := d.Mint(ctx, Address(name), r.Stake(Address(name)).Amount); err != nil {
		return err
	}
	data, err := r.Pack(Key(name))
	if err != nil {
		return fmt.Errorf("register %s: %w", name, err)
	}
	instance := bind.NewBoundContract(r.Registry, abi.ABI{}, d.Client, d.Client, d.Client)
	if err := plan.NewDeployer(d.Client, Key(name), d.ChainID).Call(ctx, instance, data); err != nil {
		return fmt.Errorf("register %s: %w", name, err)
	}
	return nil
}
