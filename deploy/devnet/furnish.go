package devnet

import (
	"context"
	"encoding/hex"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/manifest"
)

const (
	recordFile  = "deployment.json"
	promiseFile = "quotes.manifest.json"
	allowance   = 100_000_000 // base units that buyers, sellers and validators start with: 100 USDC
)

// sampleFigures are those of the sample promise: windows that a person can follow, amounts of a few cents.
var sampleFigures = manifest.Redress{
	Seats: 3, ContestWindowSeconds: 900, AnswerWindowSeconds: 120, ContinueWindowSeconds: 120, JudgeWindowSeconds: 600,
	Bond: "100000", Fee: "30000", AnswerCost: "5000", Penalty: "20000", RelayCap: "20000",
}

// Furnish writes what a person needs to act on the chain by hand: the record, a key file for each role, a sample promise
// of the seller. It gives buyers, sellers and validators tokens, the latter beside their stakes. The keys are known to
// everybody.
func (d *Devnet) Furnish(ctx context.Context, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("folder: %w", err)
	}
	names := roles
	for i := range d.Validators {
		names = append(names[:len(names):len(names)], validatorName(i))
	}
	for _, name := range names {
		text := hex.EncodeToString(crypto.FromECDSA(Key(name))) + "\n"
		if err := os.WriteFile(filepath.Join(folder, name+".key"), []byte(text), 0o600); err != nil {
			return fmt.Errorf("key file: %w", err)
		}
	}
	funded := append([]string{"buyer", "buyer-2", "seller", "seller-2"}, names[len(roles):]...)
	for _, name := range funded {
		if err := d.Mint(ctx, Address(name), big.NewInt(allowance)); err != nil {
			return err
		}
	}
	promise, err := d.samplePromise()
	if err != nil {
		return fmt.Errorf("sample promise: %w", err)
	}
	if err := os.WriteFile(filepath.Join(folder, promiseFile), promise, 0o644); err != nil {
		return fmt.Errorf("sample promise: %w", err)
	}
	return d.Deployment.Save(filepath.Join(folder, recordFile))
}

func (d *Devnet) samplePromise() ([]byte, error) {
	document, err := manifest.QuoteFeed(manifest.Frame{
		ID: "devnet-quotes-0001", CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.Deployment.ChainID, Token: d.Deployment.Token.Address,
		Symbol: "USDC", AmountMin: big.NewInt(1), AmountMax: big.NewInt(1_000_000), Seller: Address("seller"),
		Arbitrator: d.Deployment.Committee.Address, Figures: sampleFigures,
	}, 5)
	if err != nil {
		return nil, err
	}
	return document.Canonical()
}
