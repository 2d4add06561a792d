package demo

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// Step is one transaction of an act.
type Step struct {
	Hash   common.Hash `json:"hash"`
	Block  uint64      `json:"block"`
	From   string      `json:"from"` // name of the sender
	Call   string      `json:"call"` // "Contract.method"
	Gas    uint64      `json:"gas"`
	Failed bool        `json:"failed"`
}

// trace lists the transactions in blocks (after, upTo].
func (s *scene) trace(ctx context.Context, after, upTo uint64, shops []*shop) ([]Step, error) {
	names := s.names(shops)
	contracts := s.contracts(shops)
	signer := types.LatestSignerForChainID(s.dev.ChainID)
	var steps []Step
	for n := after + 1; n <= upTo; n++ {
		header, err := s.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(n))
		if err != nil {
			return nil, fmt.Errorf("block %d: %w", n, err)
		}
		block, err := s.chain.BlockByHash(ctx, header.Hash())
		if err != nil {
			return nil, fmt.Errorf("block %d: %w", n, err)
		}
		for _, tx := range block.Transactions() {
			receipt, err := s.chain.TransactionReceipt(ctx, tx.Hash())
			if err != nil {
				return nil, fmt.Errorf("receipt %s: %w", tx.Hash(), err)
			}
			from, err := types.Sender(signer, tx)
			if err != nil {
				return nil, fmt.Errorf("sender of %s: %w", tx.Hash(), err)
			}
			steps = append(steps, Step{
				Hash: tx.Hash(), Block: n, From: nameOf(names, from), Call: callOf(contracts, tx), Gas: receipt.GasUsed,
				Failed: receipt.Status != types.ReceiptStatusSuccessful,
			})
		}
	}
	return steps, nil
}

type bound struct {
	name string
	abi  abi.ABI
}

func (s *scene) contracts(shops []*shop) map[common.Address]bound {
	d := s.dev.Deployment
	out := map[common.Address]bound{
		d.Token.Address:     {"Token", bindings.NewFiatToken().GetABI()},
		d.Vault.Address:     {"Vault", bindings.NewVault().GetABI()},
		d.Factory.Address:   {"OfferFactory", bindings.NewOfferFactory().GetABI()},
		d.Committee.Address: {"Committee", bindings.NewCommittee().GetABI()},
	}
	for _, shop := range shops {
		out[shop.offer] = bound{"Offer", bindings.NewOffer().GetABI()}
	}
	return out
}

func (s *scene) names(shops []*shop) map[common.Address]string {
	out := map[common.Address]string{}
	for _, name := range []string{"deployer", "buyer", "relayer"} {
		out[devnet.Address(name)] = name
	}
	for i, v := range s.dev.Validators {
		out[v] = fmt.Sprintf("validator-%d", i+1)
	}
	for _, shop := range shops {
		out[shop.address()] = shop.key
	}
	return out
}

func nameOf(names map[common.Address]string, who common.Address) string {
	if name, ok := names[who]; ok {
		return name
	}
	return who.Hex()
}

func callOf(contracts map[common.Address]bound, tx *types.Transaction) string {
	if tx.To() == nil {
		return "create"
	}
	c, ok := contracts[*tx.To()]
	if !ok || len(tx.Data()) < 4 {
		return tx.To().Hex()
	}
	method, err := c.abi.MethodById(tx.Data())
	if err != nil {
		return c.name + ".?"
	}
	return c.name + "." + method.RawName
}
