package docket_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// What agents sign is computed here; the contracts must agree.
func TestStakeNoncesAreTheContracts(t *testing.T) {
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	who, salt := devnet.Address("seller"), common.Hash{7}
	opts := &bind.CallOpts{Context: t.Context()}

	vault := bindings.NewVault()
	want, err := bind.Call(vault.Instance(d.Client, d.Deployment.Vault.Address), opts, vault.PackStakeNonce(who, salt), vault.UnpackStakeNonce)
	if err != nil {
		t.Fatal(err)
	}
	if got := docket.StakeNonce(who, salt); got != want {
		t.Errorf("vault: %s, the contract says %x", got, want)
	}
	registry := bindings.NewValidatorRegistry()
	want, err = bind.Call(registry.Instance(d.Client, d.Deployment.Registry.Address), opts, registry.PackStakeNonce(who, salt), registry.UnpackStakeNonce)
	if err != nil {
		t.Fatal(err)
	}
	if got := docket.RegistryStakeNonce(who, salt); got != want {
		t.Errorf("registry: %s, the contract says %x", got, want)
	}
}
