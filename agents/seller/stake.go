package seller

import (
	"context"
	"crypto/ecdsa"
	"crypto/rand"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// stakeValid is how long a stake's authorization is good for, in seconds of chain time.
const stakeValid = 600

// Stake puts amount of the seller's tokens into the vault, where cases can reserve it. key is the seller's; anyone may
// send, since only the vault can use the authorization.
func Stake(ctx context.Context, c *chain.Client, sender *txmgr.Manager, key *ecdsa.PrivateKey, vault common.Address, token x402.TokenDomain, amount *big.Int) (*types.Receipt, error) {
	seller := crypto.PubkeyToAddress(key.PublicKey)
	value, overflow := uint256.FromBig(amount)
	if overflow || amount.Sign() <= 0 {
		return nil, fmt.Errorf("%w: stake %s", ErrOption, amount)
	}
	var salt common.Hash
	if _, err := io.ReadFull(rand.Reader, salt[:]); err != nil {
		return nil, fmt.Errorf("draw salt: %w", err)
	}
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	a := x402.Authorization{
		From: seller, To: vault, Value: value, ValidAfter: new(uint256.Int),
		ValidBefore: uint256.NewInt(head.Time + stakeValid), Nonce: docket.StakeNonce(seller, salt),
	}
	sig, err := x402.SignReceive(key, token, a)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewVault().TryPackStake(seller, token.Token, amount, salt, bindings.Authorization{
		ValidAfter: new(big.Int), ValidBefore: a.ValidBefore.ToBig(), Signature: sig,
	})
	if err != nil {
		return nil, fmt.Errorf("encode stake: %w", err)
	}
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &vault, Data: data})
	if err != nil {
		return nil, fmt.Errorf("stake: %w", err)
	}
	return receipt, nil
}

// Unstake announces that amount of the sender's stake leaves the vault; a nil amount takes what was announced, once the
// delay is over. What cases reserve stays.
func Unstake(ctx context.Context, sender *txmgr.Manager, vault, token common.Address, amount *big.Int) (*types.Receipt, error) {
	what, data := "take stake", bindings.NewVault().PackUnstake(token)
	if amount != nil {
		if amount.Sign() <= 0 || amount.BitLen() > 256 {
			return nil, fmt.Errorf("%w: unstake %s", ErrOption, amount)
		}
		what, data = "announce", bindings.NewVault().PackRequestUnstake(token, amount)
	}
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &vault, Data: data})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	return receipt, nil
}
