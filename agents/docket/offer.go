package docket

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/sample"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
	"github.com/redress-protocol/redress/relayer/chain"
)

// States of a case, in the contract's order.
const (
	StateNone uint8 = iota
	StateContested
	StateDisclosed
	StateAnswered
	StateFrozen
	StateRuled
	StateSettled
	StateUndrawn // many payments contested at once: until answerBy a sample may be drawn, then it is lost
)

// Claims of a payer.
const (
	ClaimNone          uint8 = 0
	ClaimNotConforming uint8 = 1
	ClaimNotDelivered  uint8 = 2
)

// Names are for people.
var (
	StateNames = []string{"none", "contested", "disclosed", "answered", "frozen", "ruled", "settled", "undrawn"}
	ClaimNames = []string{"none", "not conforming", "not delivered"}
)

// Offer reads one Offer.
type Offer struct {
	contract
	abi  *bindings.Offer
	from uint64 // first block that can hold its logs
}

// NewOffer returns a reader of the Offer at address, none of whose logs are older than fromBlock.
func NewOffer(c *chain.Client, address common.Address, fromBlock uint64) *Offer {
	abi := bindings.NewOffer()
	return &Offer{contract{c, abi.Instance(c, address), address}, abi, fromBlock}
}

// Address is the Offer's address.
func (o *Offer) Address() common.Address { return o.address }

// Terms are the published terms.
func (o *Offer) Terms(ctx context.Context, at Head) (bindings.Terms, error) {
	return read(ctx, o.contract, at, o.abi.PackTerms(), o.abi.UnpackTerms)
}

// Case reads one case; ErrNoCase when there is none.
func (o *Offer) Case(ctx context.Context, at Head, id common.Hash) (bindings.Case, error) {
	c, err := read(ctx, o.contract, at, o.abi.PackCases(id), o.abi.UnpackCases)
	if err != nil {
		return c, fmt.Errorf("read case %s: %w", id, err)
	}
	if c.State == StateNone {
		return c, fmt.Errorf("%w: %s", ErrNoCase, id)
	}
	return c, nil
}

// BondNonce is what the Offer says of BondNonce.
func (o *Offer) BondNonce(ctx context.Context, at Head, id common.Hash, s bindings.Contest, deliveryHash common.Hash) (common.Hash, error) {
	return read(ctx, o.contract, at, o.abi.PackBondNonce(id, s, deliveryHash), o.abi.UnpackBondNonce)
}

// VerifyPayment reports what a proof establishes; it fails as contest would.
func (o *Offer) VerifyPayment(ctx context.Context, at Head, proof bindings.Proof) (bindings.Payment, error) {
	return read(ctx, o.contract, at, o.abi.PackVerifyPayment(proof), o.abi.UnpackVerifyPayment)
}

// WasReceiptSigner reports whether signer was authorized at any time in [from, to], unix seconds.
func (o *Offer) WasReceiptSigner(ctx context.Context, at Head, signer common.Address, from, to uint64) (bool, error) {
	return read(ctx, o.contract, at, o.abi.PackWasReceiptSigner(signer, from, to), o.abi.UnpackWasReceiptSigner)
}

// AppealNonce is what the Offer says of AppealNonce, for the case's next round.
func (o *Offer) AppealNonce(ctx context.Context, at Head, id common.Hash, fee *big.Int, evidence common.Hash) (common.Hash, error) {
	return read(ctx, o.contract, at, o.abi.PackAppealNonce(id, fee, evidence), o.abi.UnpackAppealNonce)
}

// Credit is what could not be pushed to owner out of the Offer.
func (o *Offer) Credit(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, o.contract, at, o.abi.PackCredits(owner), o.abi.UnpackCredits)
}

// Money is an Offer's own account, base units of its token.
type Money struct {
	Received, Withdrawable, Checkpoints *big.Int
	Last                                bindings.Checkpoint // zero when there is none
}

// Money reads the account.
func (o *Offer) Money(ctx context.Context, at Head) (m Money, err error) {
	if m.Received, err = read(ctx, o.contract, at, o.abi.PackReceived(), o.abi.UnpackReceived); err != nil {
		return m, fmt.Errorf("read received: %w", err)
	}
	if m.Withdrawable, err = read(ctx, o.contract, at, o.abi.PackWithdrawable(), o.abi.UnpackWithdrawable); err != nil {
		return m, fmt.Errorf("read withdrawable: %w", err)
	}
	if m.Checkpoints, err = read(ctx, o.contract, at, o.abi.PackCheckpointCount(), o.abi.UnpackCheckpointCount); err != nil {
		return m, fmt.Errorf("read checkpoint count: %w", err)
	}
	m.Last = bindings.Checkpoint{Received: new(big.Int)}
	if m.Checkpoints.Sign() > 0 {
		last := new(big.Int).Sub(m.Checkpoints, big.NewInt(1))
		if m.Last, err = read(ctx, o.contract, at, o.abi.PackCheckpoints(last), o.abi.UnpackCheckpoints); err != nil {
			return m, fmt.Errorf("read last checkpoint: %w", err)
		}
	}
	return m, nil
}

// Item is one hash that extended a case's evidence root after the contest: a document of a party, a Delivery that the
// seller's answer disclosed (Party is then zero, and stands for the seller), or the payment that was drawn to stand for many
// (Party is then the Offer).
type Item struct {
	Party common.Address
	Hash  common.Hash
}

// Appeal is one party's request for another round.
type Appeal struct {
	Party common.Address
	Round uint8    // that it asked for, from 1
	Fee   *big.Int // base units of the token; zero where the arbitrator took coin
}

// File is everything the chain recorded of one case.
type File struct {
	Case           bindings.Case
	ID             common.Hash
	Claim          uint8 // as contested; the case's own claim changes when a disclosed response is contested further
	OpenedBlock    uint64
	OpenedTx       common.Hash
	RequestHash    common.Hash
	PayerEvidence  common.Hash // zero for none
	SellerEvidence common.Hash // zero for none, or no answer
	Reserve        *big.Int    // of the seller's stake, when the case opened
	Bond           *big.Int
	Answered       bool
	Deliveries     []exchange.SignedDelivery
	Body           []byte // disclosed by the answer
	Disclosed      bool
	DisclosedAt    uint64 // block time of the disclosure
	PaidAt         uint64 // block time of the payment, as the Offer keeps it: of the sample, once it is drawn
	Items          []Item
	Sample         *bindings.Leaf // of a case about many payments: the one drawn to stand for all; nil before the draw
	SampleIndex    uint64         // its place in the case's list
	Appeals        []Appeal
	PendingFee     *big.Int // of the payer's last appeal, unless the round changed the record: the arbitrator gives it back
	SettledBlock   uint64   // zero until settled
	SettledTx      common.Hash

	firstDelivery common.Hash // recorded with the contest
	requested     bool        // the contest's own records are complete; a later Delivery is an item
}

// Delivery is the record that the case stands on: the last one, nil when there is none.
func (f *File) Delivery() *exchange.SignedDelivery {
	if len(f.Deliveries) == 0 {
		return nil
	}
	return &f.Deliveries[len(f.Deliveries)-1]
}

// EvidenceRoot folds the recorded evidence again, as the contract did.
func (f *File) EvidenceRoot(manifestHash common.Hash, seller common.Address) common.Hash {
	claim := common.BytesToHash([]byte{f.Claim})
	root := crypto.Keccak256Hash(manifestHash[:], f.ID[:], claim[:], f.RequestHash[:], f.firstDelivery[:], f.PayerEvidence[:])
	for _, item := range f.Items {
		party := item.Party
		if party == (common.Address{}) {
			party = seller
		}
		root = crypto.Keccak256Hash(root[:], common.LeftPadBytes(party[:], 32), item.Hash[:])
	}
	return root
}

// File reads a case and its logs.
func (o *Offer) File(ctx context.Context, at Head, id common.Hash) (*File, error) {
	c, err := o.Case(ctx, at, id)
	if err != nil {
		return nil, err
	}
	logs, err := o.logs(ctx, o.from, at.Number, [][]common.Hash{nil, {id}})
	if err != nil {
		return nil, err
	}
	f := &File{Case: c, ID: id, Reserve: new(big.Int), Bond: new(big.Int)}
	if f.PendingFee, err = o.record(ctx, at, id, "pendingFee"); err != nil {
		return nil, fmt.Errorf("read case %s: %w", id, err)
	}
	if f.PaidAt, err = o.paidAt(ctx, at, c, id); err != nil {
		return nil, fmt.Errorf("read case %s: %w", id, err)
	}
	for i := range logs {
		if err := o.add(ctx, f, &logs[i]); err != nil {
			return nil, fmt.Errorf("read case %s: %w", id, err)
		}
	}
	return f, nil
}

// paidAt is the payment's block time, unix seconds.
func (o *Offer) paidAt(ctx context.Context, at Head, c bindings.Case, id common.Hash) (uint64, error) {
	age, err := o.record(ctx, at, id, "paymentAge")
	if err != nil {
		return 0, err
	}
	return c.OpenedAt - min(age.Uint64(), c.OpenedAt), nil
}

// record reads a member of a case's record out of storage, where no view gives it. A snapshot proves the same place.
func (o *Offer) record(ctx context.Context, at Head, id common.Hash, member string) (*big.Int, error) {
	facts, err := layout.Of("Offer")
	if err != nil {
		return nil, err
	}
	place := facts.Var("_records").Key(id).Member(member)
	if err := place.Err(); err != nil {
		return nil, err
	}
	word, err := o.chain.StorageAtHash(ctx, o.address, place.Slot(), at.Hash)
	if err != nil {
		return nil, fmt.Errorf("%s of the record: %w", member, err)
	}
	return place.Extract(word).ToBig(), nil
}

func (o *Offer) add(ctx context.Context, f *File, l *types.Log) error {
	if len(l.Topics) == 0 {
		return nil
	}
	switch l.Topics[0] {
	case contestedTopic:
		e, err := o.abi.UnpackContestedEvent(l)
		if err != nil {
			return err
		}
		f.OpenedBlock, f.OpenedTx, f.Claim, f.Reserve, f.Bond = l.BlockNumber, l.TxHash, e.Claim, e.Reserve, e.Bond
	case requestTopic:
		e, err := o.abi.UnpackRequestRecordedEvent(l)
		if err != nil {
			return err
		}
		f.RequestHash, f.PayerEvidence, f.requested = e.RequestHash, e.EvidenceHash, true
	case deliveryTopic:
		e, err := o.abi.UnpackDeliveryRecordedEvent(l)
		if err != nil {
			return err
		}
		if f.requested {
			f.Items = append(f.Items, Item{Hash: e.DeliveryHash})
		} else {
			f.firstDelivery = e.DeliveryHash
		}
		f.Deliveries = append(f.Deliveries, FromChain(e.Delivery, e.Signature))
	case answeredTopic:
		e, err := o.abi.UnpackAnsweredEvent(l)
		if err != nil {
			return err
		}
		f.Answered, f.SellerEvidence = true, e.EvidenceHash
	case disclosedTopic:
		e, err := o.abi.UnpackDisclosedEvent(l)
		if err != nil {
			return err
		}
		header, err := o.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(l.BlockNumber))
		if err != nil {
			return fmt.Errorf("block of the disclosure: %w", err)
		}
		f.Body, f.Disclosed, f.DisclosedAt = e.Body, true, header.Time
	case evidenceTopic:
		e, err := o.abi.UnpackEvidenceAddedEvent(l)
		if err != nil {
			return err
		}
		f.Items = append(f.Items, Item{e.Party, e.EvidenceHash})
	case sampleTopic:
		e, err := o.abi.UnpackSampleDrawnEvent(l)
		if err != nil {
			return err
		}
		if !e.Index.IsUint64() {
			return fmt.Errorf("%w: sample %s", ErrMany, e.Index)
		}
		f.Sample, f.SampleIndex = &e.Sample, e.Index.Uint64()
		f.Items = append(f.Items, Item{o.address, sample.Hash(e.Sample)}) // the contract draws it into the evidence
	case appealedTopic:
		e, err := o.abi.UnpackAppealedEvent(l)
		if err != nil {
			return err
		}
		f.Appeals = append(f.Appeals, Appeal{e.Party, e.Round, e.Fee})
	case settledTopic:
		f.SettledBlock, f.SettledTx = l.BlockNumber, l.TxHash
	}
	return nil
}

// FromChain turns a recorded Delivery into the form that is signed and stored.
func FromChain(d bindings.Delivery, sig []byte) exchange.SignedDelivery {
	return exchange.SignedDelivery{
		Delivery: exchange.Delivery{
			Payer: d.Payer, PaymentRef: d.PaymentRef, RequestHash: d.RequestHash, ResponseHash: d.ResponseHash,
			RequestSubject: d.RequestSubject, ResponseSubject: d.ResponseSubject,
			ServedAt: d.ServedAt, DataTime: d.DataTime, ItemCount: d.ItemCount,
		},
		Signature: sig,
	}
}

// ForChain turns a stored Delivery into the contract's form.
func ForChain(d exchange.Delivery) bindings.Delivery {
	return bindings.Delivery{
		Payer: d.Payer, PaymentRef: d.PaymentRef, RequestHash: d.RequestHash, ResponseHash: d.ResponseHash,
		RequestSubject: d.RequestSubject, ResponseSubject: d.ResponseSubject,
		ServedAt: d.ServedAt, DataTime: d.DataTime, ItemCount: d.ItemCount,
	}
}
