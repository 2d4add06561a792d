package plan

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/ethereum/go-ethereum/common"
)

// Contract records one deployed contract.
type Contract struct {
	Address  common.Address `json:"address"`
	CodeHash common.Hash    `json:"codeHash"` // keccak256 of the runtime code
	Block    uint64         `json:"block"`    // block of the deployment
}

// Token names the payment token as x402 quotes need it.
type Token struct {
	Contract
	Name     string `json:"name"`    // EIP-712 domain name
	Version  string `json:"version"` // EIP-712 domain version
	Decimals uint8  `json:"decimals"`
}

// Deployment is what exists on a chain. The zero value of a part means "not deployed yet".
type Deployment struct {
	ChainID             uint64   `json:"chainId"`
	Token               Token    `json:"token"`
	TokenImplementation Contract `json:"tokenImplementation"` // zero for a token that was there before
	TokenLibrary        Contract `json:"tokenLibrary"`
	HistorySource       Contract `json:"historySource"`
	Factory             Contract `json:"factory"`
	Vault               Contract `json:"vault"`
	OfferImplementation Contract `json:"offerImplementation"`
	OfferProceedings    Contract `json:"offerProceedings"` // what the implementation delegates to
	OfferMany           Contract `json:"offerMany"`        // what the proceedings delegate to
	Committee           Contract `json:"committee"`
	CommitteeAnnex      Contract `json:"committeeAnnex"` // what the committee delegates to
	Registry            Contract `json:"registry"`       // of the committee's validators
	BatchSettler        Contract `json:"batchSettler"`
}

// Load reads a deployment file.
func Load(path string) (Deployment, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return Deployment{}, fmt.Errorf("read deployment: %w", err)
	}
	var d Deployment
	if err := json.Unmarshal(raw, &d); err != nil {
		return Deployment{}, fmt.Errorf("decode deployment %s: %w", path, err)
	}
	if d.ChainID == 0 {
		return Deployment{}, fmt.Errorf("deployment %s: chainId is 0", path)
	}
	return d, nil
}

// Save writes a deployment file whole or not at all.
func (d Deployment) Save(path string) error {
	raw, err := json.MarshalIndent(d, "", "  ")
	if err != nil {
		return fmt.Errorf("encode deployment: %w", err)
	}
	tmp := path + ".tmp"
	if err := os.WriteFile(tmp, append(raw, '\n'), 0o644); err != nil {
		return fmt.Errorf("write deployment: %w", err)
	}
	if err := os.Rename(tmp, path); err != nil {
		return errors.Join(fmt.Errorf("write deployment: %w", err), os.Remove(tmp))
	}
	return nil
}
