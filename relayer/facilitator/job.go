package facilitator

import (
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/x402"
)

// queued is a verified payment as it waits in the queue.
type queued struct {
	Network   string                     `json:"network"`
	Signature hexutil.Bytes              `json:"signature"`
	Deploy    *call                      `json:"deploy,omitempty"`
	Auth      x402.Authorization         `json:"auth"`
	Permit2   *x402.Permit2Authorization `json:"permit2,omitempty"`
	Domain    x402.TokenDomain           `json:"domain"`
	PayTo     common.Address             `json:"payTo"`
	Amount    *uint256.Int               `json:"amount"`
}

func (p *payment) encode() ([]byte, error) {
	raw, err := json.Marshal(queued{p.network, p.signature, p.deploy, p.auth, p.permit2, p.domain, p.payTo, p.amount})
	if err != nil {
		return nil, fmt.Errorf("encode payment: %w", err)
	}
	return raw, nil
}

func decodePayment(raw []byte) (*payment, error) {
	var q queued
	if err := json.Unmarshal(raw, &q); err != nil {
		return nil, fmt.Errorf("read queued payment: %w", err)
	}
	return &payment{
		network: q.Network, signature: q.Signature, deploy: q.Deploy, auth: q.Auth, permit2: q.Permit2, domain: q.Domain,
		payTo: q.PayTo, amount: q.Amount,
	}, nil
}

// key is what is settled once.
func (p *payment) key() state.Authorization {
	ledger := p.domain.Token
	if p.permit2 != nil {
		ledger = x402.Permit2
	}
	return state.Authorization{ChainID: p.domain.ChainID, Contract: ledger, Payer: p.auth.From, Nonce: p.auth.Nonce}
}

// hash tells a payment from others that carry the same authorization.
func (p *payment) hash() common.Hash {
	digest := p.digest()
	return crypto.Keccak256Hash(digest[:], p.signature)
}
