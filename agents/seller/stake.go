package seller

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// stakeValid is how long a stake's authorization is good for, in seconds of chain time.
const stakeValid = 600

// Stake puts amount of the seller's tokens behind one Offer, where its cases can reserve it. key is the seller's; anyone
// may send, since only the vault can use the authorization, and for that Offer alone.
func Stake(ctx context.Context, c *chain.Client, sender *txmgr.Manager, key *ecdsa.PrivateKey, vault common.Address, token x402.TokenDomain, offer common.Address, amount *big.Int) (*types.Receipt, error) {
	if amount == nil || amount.Sign() <= 0 {
		return nil, fmt.Errorf("%w: stake %s", ErrOption, amount)
	}
	salt, err := docket.Salt()
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, c)
	if err != nil {
		return nil, err
	}
	authorization, err := docket.Deposit{
		Token: token, To: vault, Amount: amount, Nonce: docket.StakeNonce(offer, salt), ValidBefore: head.Time + stakeValid,
	}.Sign(key)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewVault().TryPackStake(offer, amount, salt, authorization)
	if err != nil {
		return nil, fmt.Errorf("encode stake: %w", err)
	}
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &vault, Data: data})
	if err != nil {
		return nil, fmt.Errorf("stake: %w", err)
	}
	return receipt, nil
}

// Unstake announces that amount of an Offer's stake leaves the vault; a nil amount takes what was announced, once the delay
// is over and before the announcement lapses. What cases reserve stays. The sender is the Offer's seller.
func Unstake(ctx context.Context, sender *txmgr.Manager, vault, offer common.Address, amount *big.Int) (*types.Receipt, error) {
	what, data := "take stake", bindings.NewVault().PackUnstake(offer)
	if amount != nil {
		if amount.Sign() <= 0 || amount.BitLen() > 256 {
			return nil, fmt.Errorf("%w: unstake %s", ErrOption, amount)
		}
		what, data = "announce", bindings.NewVault().PackRequestUnstake(offer, amount)
	}
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &vault, Data: data})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", what, err)
	}
	return receipt, nil
}

// lookAtStake reads what stands behind the Offer, for the quotes until the next look.
func (s *Service) lookAtStake(ctx context.Context, head docket.Head) error {
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return fmt.Errorf("read vault: %w", err)
	}
	c, err := docket.NewVault(s.opts.Chain, vault).Coverage(ctx, head, s.opts.Offer)
	if err != nil {
		return fmt.Errorf("read coverage: %w", err)
	}
	s.stake.Store(&notice.Stake{
		Block: head.Number, FreeStake: c.Free.String(), UnmaturedVolume: c.Unmatured.String(), Reserved: c.Reserved.String(),
	})
	return nil
}
