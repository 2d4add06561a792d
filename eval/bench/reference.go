package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
)

// harness is a contract that measures something beside its alternative.
type harness struct {
	at  common.Address
	abi abi.ABI
}

// deployHarness deploys one of the contracts that the contracts' tests compile.
func (w *world) deployHarness(ctx context.Context, name string, args ...any) (*harness, error) {
	root, err := devnet.RepositoryRoot()
	if err != nil {
		return nil, err
	}
	raw, err := os.ReadFile(filepath.Join(root, "contracts/out", name+".sol", name+".json"))
	if err != nil {
		return nil, fmt.Errorf("%w (run `make contracts`)", err)
	}
	var artifact struct {
		ABI      json.RawMessage `json:"abi"`
		Bytecode struct{ Object string }
	}
	if err := json.Unmarshal(raw, &artifact); err != nil {
		return nil, fmt.Errorf("decode harness: %w", err)
	}
	h := &harness{}
	if h.abi, err = abi.JSON(strings.NewReader(string(artifact.ABI))); err != nil {
		return nil, fmt.Errorf("harness abi: %w", err)
	}
	input, err := h.abi.Pack("", args...)
	if err != nil {
		return nil, fmt.Errorf("harness arguments: %w", err)
	}
	opts := bind.NewKeyedTransactor(devnet.Key("stranger"), w.dev.ChainID)
	opts.Context = ctx
	at, tx, err := bind.DeployContract(opts, common.FromHex(artifact.Bytecode.Object), w.client, input)
	if err != nil {
		return nil, fmt.Errorf("deploy harness: %w", err)
	}
	if _, err := w.client.WaitMined(ctx, tx.Hash()); err != nil {
		return nil, fmt.Errorf("deploy harness: %w", err)
	}
	delete(w.managers, "stranger") // its nonce moved beside the manager
	h.at = at
	return h, nil
}

// measure gives the gas of a proof's verification alone, without calldata and transaction: ours and OpenZeppelin's.
func (h *harness) measure(ctx context.Context, d *dispute) (ours, theirs uint64, err error) {
	instance := bind.NewBoundContract(h.at, h.abi, d.client, d.client, d.client)
	for method, into := range map[string]*uint64{"measure": &ours, "measureReference": &theirs} {
		var out []any
		err := instance.Call(&bind.CallOpts{Context: ctx}, &out, method, d.proof, d.dev.Deployment.HistorySource.Address, d.dev.Deployment.Token.Address, d.at)
		if err != nil {
			return 0, 0, fmt.Errorf("%s: %w", method, err)
		}
		*into = asUint64(out[0])
	}
	return ours, theirs, nil
}

func asUint64(v any) uint64 {
	n, ok := v.(interface{ Uint64() uint64 })
	if !ok {
		return 0
	}
	return n.Uint64()
}

// proofRows names what one block size costs.
func proofRows(inBlock int, ours, theirs uint64) []Row {
	return []Row{
		gas(fmt.Sprintf("gas.verify_%d", inBlock), ours, "the verification alone, without calldata"),
		gas(fmt.Sprintf("gas.verify_%d_openzeppelin", inBlock), theirs, "the same checks on OpenZeppelin's TrieProof and RLP, in the same run"),
		ratio(fmt.Sprintf("ratio.verify_%d_over_openzeppelin", inBlock), ours, theirs, 0.2, "ours / OpenZeppelin's"),
	}
}
