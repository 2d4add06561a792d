package seller

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// stakeValid is how long a stake's authorization is good for, in seconds of chain time.
const stakeValid = 600

// Backing is what a seller puts behind one Offer.
type Backing struct {
	Chain  *chain.Client
	Sender *txmgr.Manager
	Vault  common.Address
	Offer  common.Address
	Token  x402.TokenDomain
	Book   *acts.Book // the seller's ledger; nil: what it does is not written down
}

// Stake is Backing.Stake without a ledger.
func Stake(ctx context.Context, c *chain.Client, sender *txmgr.Manager, key *ecdsa.PrivateKey, vault common.Address, token x402.TokenDomain, offer common.Address, amount *big.Int) (*types.Receipt, error) {
	return Backing{Chain: c, Sender: sender, Vault: vault, Offer: offer, Token: token}.Stake(ctx, key, amount)
}

// Stake puts amount of the seller's tokens behind the Offer, where its cases can reserve it. key is the seller's; anyone
// may send, since only the vault can use the authorization, and for that Offer alone.
func (b Backing) Stake(ctx context.Context, key *ecdsa.PrivateKey, amount *big.Int) (*types.Receipt, error) {
	if amount == nil || amount.Sign() <= 0 {
		return nil, fmt.Errorf("%w: stake %s", ErrOption, amount)
	}
	salt, err := docket.Salt()
	if err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, b.Chain)
	if err != nil {
		return nil, err
	}
	authorization, err := docket.Deposit{
		Token: b.Token, To: b.Vault, Amount: amount, Nonce: docket.StakeNonce(b.Offer, salt), ValidBefore: head.Time + stakeValid,
	}.Sign(key)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewVault().TryPackStake(b.Offer, amount, salt, authorization)
	if err != nil {
		return nil, fmt.Errorf("encode stake: %w", err)
	}
	implied := outcome.Vault(b.Vault, "Staked", docket.AddressWord(b.Offer)).Pays(b.Token.Token, crypto.PubkeyToAddress(key.PublicKey), b.Vault, amount)
	return b.send(ctx, "stake", amount, implied, data)
}

// Unstake announces that amount of the Offer's stake leaves the vault; a nil amount takes what was announced, once the delay
// is over and before the announcement lapses. What cases reserve stays. The sender is the Offer's seller.
func (b Backing) Unstake(ctx context.Context, amount *big.Int) (*types.Receipt, error) {
	if amount == nil {
		return b.send(ctx, "take stake", nil, outcome.Vault(b.Vault, "Unstaked", docket.AddressWord(b.Offer)), bindings.NewVault().PackUnstake(b.Offer))
	}
	if amount.Sign() <= 0 || amount.BitLen() > 256 {
		return nil, fmt.Errorf("%w: unstake %s", ErrOption, amount)
	}
	implied := outcome.Vault(b.Vault, "UnstakeRequested", docket.AddressWord(b.Offer))
	return b.send(ctx, "announce", amount, implied, bindings.NewVault().PackRequestUnstake(b.Offer, amount))
}

func (b Backing) send(ctx context.Context, kind string, amount *big.Int, implied outcome.Implied, data []byte) (*types.Receipt, error) {
	detail := map[string]any{"vault": b.Vault}
	if amount != nil {
		detail["amount"] = amount.String()
	}
	act := acts.Act{Kind: kind, Subject: b.Offer.Hex(), Detail: detail, Implied: implied}
	receipt, err := b.Book.Send(ctx, acts.Sender{Chain: b.Chain, Manager: b.Sender}, txmgr.Candidate{To: &b.Vault, Data: data}, act, nil)
	if err != nil {
		return receipt, fmt.Errorf("%s: %w", kind, err)
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
