package chain

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/proof"
)

// Prover is a client whose proofs are nodes alone: what is verified under a block hash needs nothing else.
type Prover struct{ *Client }

// Proof is eth_getProof of an account and slots at a block hash; only the nodes are passed on.
func (p Prover) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	answer, err := p.Client.Proof(ctx, account, slots, block)
	if err != nil {
		return proof.StateProof{}, err
	}
	out := proof.StateProof{Account: answer.Proof}
	for _, s := range answer.Storage {
		out.Storage = append(out.Storage, proof.SlotProof{Slot: s.Key, Nodes: s.Proof})
	}
	return out, nil
}
