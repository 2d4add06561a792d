package plan

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// ErrCodeChanged says that a contract's code is not what was recorded when it was deployed.
var ErrCodeChanged = errors.New("code is not the recorded one")

// CodeReader reads runtime code.
type CodeReader interface {
	CodeAt(ctx context.Context, at common.Address, block *big.Int) ([]byte, error)
}

// Verify checks that the chain still holds the recorded code and that it is what this repository compiles to. It
// reports every contract that fails.
func Verify(ctx context.Context, chain CodeReader, d Deployment) error {
	var errs []error
	for _, c := range []struct {
		name     string
		contract Contract
	}{
		{"HistorySource", d.HistorySource},
		{"OfferFactory", d.Factory},
		{"Vault", d.Vault},
		{"Offer", d.OfferImplementation},
		{"OfferProceedings", d.OfferProceedings},
		{"OfferMany", d.OfferMany},
		{"Committee", d.Committee},
		{"CommitteeAnnex", d.CommitteeAnnex},
		{"ValidatorRegistry", d.Registry},
		{"BatchSettler", d.BatchSettler},
	} {
		if err := verifyContract(ctx, chain, c.name, c.contract); err != nil {
			errs = append(errs, fmt.Errorf("%s at %s: %w", c.name, c.contract.Address, err))
		}
	}
	return errors.Join(errs...)
}

func verifyContract(ctx context.Context, chain CodeReader, name string, c Contract) error {
	code, err := chain.CodeAt(ctx, c.Address, nil)
	if err != nil {
		return fmt.Errorf("read code: %w", err)
	}
	if got := crypto.Keccak256Hash(code); got != c.CodeHash {
		return fmt.Errorf("%w: hash %s, recorded %s", ErrCodeChanged, got, c.CodeHash)
	}
	return bindings.MatchRuntime(name, code)
}
