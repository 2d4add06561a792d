package plan

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// Circle's token on a local chain: the names that production uses, six decimals, EIP-712 domain ("USD Coin", "2").
const (
	tokenName     = "USD Coin"
	tokenSymbol   = "USDC"
	tokenCurrency = "USD"
	tokenVersion  = "2"
	tokenDecimals = 6
)

// proxyAdmin holds the upgrade right of a local token. Nobody has its key: the proxy refuses its admin as a user.
var proxyAdmin = common.BytesToAddress(crypto.Keccak256([]byte("redress local token proxy admin")))

// deployToken puts Circle's FiatToken v2.2 behind its proxy, as production does. The deployer becomes minter, pauser and
// blocklister of the local token.
func deployToken(ctx context.Context, d *Deployer, out *Deployment) error {
	library, err := d.deploy(ctx, common.FromHex(bindings.SignatureCheckerMetaData.Bin), nil)
	if err != nil {
		return fmt.Errorf("signature library: %w", err)
	}
	code, err := link(&bindings.FiatTokenMetaData, library.Address)
	if err != nil {
		return err
	}
	implementation, err := d.deploy(ctx, code, nil)
	if err != nil {
		return fmt.Errorf("implementation: %w", err)
	}
	proxy := bindings.NewFiatTokenProxy()
	contract, err := d.deploy(ctx, common.FromHex(bindings.FiatTokenProxyMetaData.Bin), proxy.PackConstructor(implementation.Address))
	if err != nil {
		return fmt.Errorf("proxy: %w", err)
	}
	if err := initializeToken(ctx, d, contract.Address); err != nil {
		return err
	}
	out.TokenLibrary, out.TokenImplementation = library, implementation
	out.Token = Token{Contract: contract, Name: tokenName, Version: tokenVersion, Decimals: tokenDecimals}
	return nil
}

func initializeToken(ctx context.Context, d *Deployer, at common.Address) error {
	token, proxy, self := bindings.NewFiatToken(), bindings.NewFiatTokenProxy(), d.Address()
	steps := []struct {
		name string
		to   *bind.BoundContract
		data []byte
	}{
		{"change proxy admin", proxy.Instance(d.backend, at), proxy.PackChangeAdmin(proxyAdmin)},
		{"initialize", token.Instance(d.backend, at), token.PackInitialize(tokenName, tokenSymbol, tokenCurrency, tokenDecimals, self, self, self, self)},
		{"initialize v2", token.Instance(d.backend, at), token.PackInitializeV2(tokenName)},
		{"initialize v2.1", token.Instance(d.backend, at), token.PackInitializeV21(proxyAdmin)},
		{"initialize v2.2", token.Instance(d.backend, at), token.PackInitializeV22(nil, tokenSymbol)},
		{"configure minter", token.Instance(d.backend, at), token.PackConfigureMinter(self, new(big.Int).Lsh(big.NewInt(1), 128))},
	}
	for _, step := range steps {
		if err := d.Call(ctx, step.to, step.data); err != nil {
			return fmt.Errorf("%s: %w", step.name, err)
		}
	}
	return nil
}

// link fills the one library placeholder of a contract's creation code.
func link(meta *bind.MetaData, library common.Address) ([]byte, error) {
	bin := meta.Bin
	for _, dep := range meta.Deps {
		bin = strings.ReplaceAll(bin, "__$"+dep.ID+"$__", strings.ToLower(library.Hex()[2:]))
	}
	if strings.Contains(bin, "__$") {
		return nil, fmt.Errorf("creation code has an unlinked library")
	}
	return common.FromHex(bin), nil
}
