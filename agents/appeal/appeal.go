package appeal

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Errors of appeals.
var (
	// ErrDigest says that the chain, as the node shows it, would have something else signed than was computed here.
	ErrDigest = errors.New("not what is to be signed")
	// ErrStore says that the evidence store does not hold what was put there.
	ErrStore = errors.New("the store holds another document")
)

// Appellant is a party of a case with what it needs to ask for another round.
type Appellant struct {
	Chain     *chain.Client
	Key       *ecdsa.PrivateKey // the payer's or the seller's: signs for the fee
	Sender    *txmgr.Manager    // its own account's, or a relayer's
	Store     store.Store
	Vault     common.Address
	Token     x402.TokenDomain
	FromBlock uint64 // the Offer's logs are not older
	Policy    Policy
	Book      *acts.Book // the party's ledger; nil: what it does is not written down
}

// Asked is a round that was asked for.
type Asked struct {
	Round       uint8       `json:"round"` // from 1
	Fee         *big.Int    `json:"fee"`   // base units
	Worth       *big.Int    `json:"worth"` // of winning it, base units
	Evidence    common.Hash `json:"evidence"`
	Transaction common.Hash `json:"transaction"`
}

// Facts reads everything that an appeal depends on, at one block.
func (a Appellant) Facts(ctx context.Context, at docket.Head, offer common.Address, id common.Hash) (f Facts, err error) {
	reader := docket.NewOffer(a.Chain, offer, a.FromBlock)
	f.Now, f.Party = at.Time, crypto.PubkeyToAddress(a.Key.PublicKey)
	if f.Case, err = reader.Case(ctx, at, id); err != nil {
		return f, err
	}
	if f.Terms, err = reader.Terms(ctx, at); err != nil {
		return f, fmt.Errorf("read terms: %w", err)
	}
	if f.Hold, err = docket.NewVault(a.Chain, a.Vault).Hold(ctx, at, offer, id); err != nil {
		return f, fmt.Errorf("read hold: %w", err)
	}
	if f.Balance, err = docket.NewToken(a.Chain, a.Token.Token).Balance(ctx, at, f.Party); err != nil {
		return f, fmt.Errorf("read balance: %w", err)
	}
	if f.Case.State != docket.StateFrozen {
		return f, nil
	}
	standing, err := docket.NewCommittee(a.Chain, f.Terms.Arbitrator).Standing(ctx, at, f.Case.DisputeID)
	if err != nil {
		return f, err
	}
	f.See(standing)
	return f, nil
}

// See takes over where the dispute stands.
func (f *Facts) See(s docket.Standing) {
	f.Ruling, f.AppealBy, f.Fee = s.Dispute.Resolution, s.Dispute.AppealBy, s.Fee
}

// Help describes the command of either party.
const Help = "Signs an ERC-3009 authorization of the round's fee, base units of the promise's token, to the vault, for this round and this evidence alone.\n" +
	"Possible from a ruling, unless it is the last round's, until `appeal_by`, which `status` prints."

// Appeal asks for another round of a case, on one more document if evidence is not empty. The document is in the store
// before the chain names it. Asking twice pays once: the fee's authorization is for this round alone.
func (a Appellant) Appeal(ctx context.Context, offer common.Address, id common.Hash, evidence []byte) (*Asked, error) {
	_, first, err := a.checked(ctx, offer, id, nil)
	if err != nil {
		return nil, err
	}
	seen := common.Hash(first.Case.EvidenceRoot)
	hash, err := a.keep(ctx, evidence)
	if err != nil {
		return nil, err
	}
	// Storing may have taken a while: everything is looked at again.
	head, f, err := a.checked(ctx, offer, id, &seen)
	if err != nil {
		return nil, err
	}
	out := &Asked{Round: f.Case.Appeals + 1, Fee: f.Fee, Evidence: hash}
	if out.Worth, err = f.Worth(); err != nil {
		return nil, err
	}
	authorization, err := a.authorize(ctx, head, f, offer, id, hash)
	if err != nil {
		return nil, err
	}
	data, err := bindings.NewOffer().TryPackAppeal(id, hash, f.Party, authorization)
	if err != nil {
		return nil, fmt.Errorf("encode appeal: %w", err)
	}
	act := acts.Act{
		Kind: kindAppeal, Subject: id.Hex(), Detail: map[string]any{"round": out.Round, "fee": f.Fee.String(), "worth": out.Worth.String(), "evidence": hash},
		Implied: outcome.Case(offer, "Appealed", id).PaysAtLeast(a.Token.Token, f.Party, a.Vault, f.Fee),
	}
	again := func(ctx context.Context) (docket.Head, guard.Decision, error) { return a.decide(ctx, offer, id, &seen) }
	receipt, err := a.Book.Send(ctx, acts.Sender{Chain: a.Chain, Manager: a.Sender}, txmgr.Candidate{To: &offer, Data: data}, act, again)
	if err != nil {
		return nil, fmt.Errorf("appeal: %w", err)
	}
	out.Transaction = receipt.TxHash
	return out, nil
}

// checked reads everything and asks the guards; root is the evidence that was decided on before, nil at first. What is refused
// is written down.
func (a Appellant) checked(ctx context.Context, offer common.Address, id common.Hash, root *common.Hash) (docket.Head, Facts, error) {
	head, f, err := a.facts(ctx, offer, id, root)
	if err != nil {
		return head, f, err
	}
	return head, f, a.Book.Refuse(kindAppeal, id.Hex(), &head, Guard(f, a.Policy))
}

func (a Appellant) facts(ctx context.Context, offer common.Address, id common.Hash, root *common.Hash) (docket.Head, Facts, error) {
	head, err := docket.HeadOf(ctx, a.Chain)
	if err != nil {
		return head, Facts{}, err
	}
	f, err := a.Facts(ctx, head, offer, id)
	if f.Decided = common.Hash(f.Case.EvidenceRoot); root != nil {
		f.Decided = *root
	}
	f.Stop = a.Book.Switch()
	return head, f, err
}

func (a Appellant) decide(ctx context.Context, offer common.Address, id common.Hash, root *common.Hash) (docket.Head, guard.Decision, error) {
	head, f, err := a.facts(ctx, offer, id, root)
	if err != nil {
		return head, guard.Decision{}, err
	}
	return head, Guard(f, a.Policy), nil
}

// kindAppeal is the act's name in the ledger.
const kindAppeal = "appeal"

func (a Appellant) keep(ctx context.Context, evidence []byte) (common.Hash, error) {
	if len(evidence) == 0 {
		return common.Hash{}, nil
	}
	hash, err := a.Store.Put(ctx, evidence)
	if err != nil {
		return hash, fmt.Errorf("store evidence: %w", err)
	}
	if want := crypto.Keccak256Hash(evidence); hash != want {
		return hash, fmt.Errorf("%w: %s, the evidence is %s", ErrStore, hash, want)
	}
	return hash, nil
}

// authorize signs for the fee. The nonce is all that ties the money to this round and this evidence, so it is computed
// here; a node that answers another one would have another signed.
func (a Appellant) authorize(ctx context.Context, head docket.Head, f Facts, offer common.Address, id, evidence common.Hash) (bindings.Authorization, error) {
	nonce := docket.AppealNonce(offer, id, f.Case.Appeals, f.Fee, evidence)
	onChain, err := docket.NewOffer(a.Chain, offer, a.FromBlock).AppealNonce(ctx, head, id, f.Fee, evidence)
	if err != nil {
		return bindings.Authorization{}, fmt.Errorf("read appeal nonce: %w", err)
	}
	if onChain != nonce {
		return bindings.Authorization{}, fmt.Errorf("%w: appeal nonce %s, the node says %s", ErrDigest, nonce, onChain)
	}
	return docket.Deposit{
		Token: a.Token, To: a.Vault, Amount: f.Fee, Nonce: nonce, ValidBefore: f.AppealBy + 1, // exclusive
	}.Sign(a.Key)
}
