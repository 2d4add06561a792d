package validator

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

// stakeValid is how long the authorization of a stake can be used, seconds.
const stakeValid = 600

// Stake puts a validator's stake down, as much as the committee asks of everyone.
func Stake(ctx context.Context, c *chain.Client, sender *txmgr.Manager, key *ecdsa.PrivateKey, committee common.Address, token x402.TokenDomain) (*types.Receipt, error) {
	validator := crypto.PubkeyToAddress(key.PublicKey)
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	reader := docket.NewCommittee(c, committee)
	amount, err := reader.Stake(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read stake: %w", err)
	}
	value, overflow := uint256.FromBig(amount)
	if overflow {
		return nil, fmt.Errorf("read stake: %s is no amount", amount)
	}
	var salt common.Hash
	if _, err := io.ReadFull(rand.Reader, salt[:]); err != nil {
		return nil, fmt.Errorf("draw salt: %w", err)
	}
	a := x402.Authorization{
		From: validator, To: committee, Value: value, ValidAfter: new(uint256.Int),
		ValidBefore: uint256.NewInt(head.Time + stakeValid), Nonce: docket.CommitteeStakeNonce(validator, salt),
	}
	sig, err := x402.SignReceive(key, token, a)
	if err != nil {
		return nil, err
	}
	return send(ctx, sender, committee, "stake", bindings.NewCommittee().PackStake(validator, salt, bindings.Authorization{
		ValidAfter: new(big.Int), ValidBefore: a.ValidBefore.ToBig(), Signature: sig,
	}))
}

// Unstake announces that the sender's stake leaves; once it is announced and the delay is over, it takes the stake.
func Unstake(ctx context.Context, c *chain.Client, sender *txmgr.Manager, committee common.Address) (*types.Receipt, error) {
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	leavesAt, err := docket.NewCommittee(c, committee).LeavesAt(ctx, head, sender.Address())
	if err != nil {
		return nil, fmt.Errorf("read announcement: %w", err)
	}
	if leavesAt == 0 {
		return send(ctx, sender, committee, "announce", bindings.NewCommittee().PackRequestUnstake())
	}
	return send(ctx, sender, committee, "unstake", bindings.NewCommittee().PackUnstake())
}

// ClaimFees sends the sender the fees that its seats earned.
func ClaimFees(ctx context.Context, sender *txmgr.Manager, committee common.Address) (*types.Receipt, error) {
	return send(ctx, sender, committee, "claim fees", bindings.NewCommittee().PackClaimFee(sender.Address()))
}

func send(ctx context.Context, sender *txmgr.Manager, to common.Address, what string, data []byte) (*types.Receipt, error) {
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &to, Data: data})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	return receipt, nil
}
