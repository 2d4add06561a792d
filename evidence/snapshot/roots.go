package snapshot

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
)

// document says whether the bytes with this hash are in the snapshot.
func (s *system) document(ctx context.Context, h common.Hash) (DocumentRef, error) {
	if h == (common.Hash{}) {
		return DocumentRef{State: documentNone}, nil
	}
	data, err := s.w.document(ctx, h)
	if err != nil {
		return DocumentRef{}, err
	}
	if data == nil {
		return DocumentRef{Hash: h, State: documentWithheld}, nil
	}
	return DocumentRef{Hash: h, State: documentPresent}, nil
}

func firstRoot(manifest, id common.Hash, claim uint8, request, delivery, evidence common.Hash) common.Hash {
	kind := uint256.NewInt(uint64(claim)).Bytes32()
	return crypto.Keccak256Hash(manifest[:], id[:], kind[:], request[:], delivery[:], evidence[:])
}

func extend(root common.Hash, party common.Address, item common.Hash) common.Hash {
	return crypto.Keccak256Hash(root[:], common.LeftPadBytes(party[:], common.HashLength), item[:])
}

// receiptSigners lists the keys that ever could sign for an Offer. Each change closes the span of the key before it at
// its own time, so that one left out shows.
func (o *offer) receiptSigners(ctx context.Context, h *history) error {
	st, current := o.store, o.terms.ReceiptSigner
	o.signers = map[common.Address]bool{current: true}
	closed := map[common.Address]uint64{} // spans by key
	var stored common.Address
	for _, e := range h.offers[o.address] {
		if e.name != "ReceiptSignerChanged" {
			continue
		}
		ev, err := unpackEvent(e, bindings.NewOffer().UnpackReceiptSignerChangedEvent)
		if err != nil {
			return err
		}
		span := st.variable("_signerSpans").Key(word32(current)).Index(closed[current])
		if until := st.number(ctx, span.Member("until")); st.err == nil && until != ev.From {
			return fail(fileEvents, "a change of the receipt key of %s between %d and %d is missing", o.address, until, ev.From)
		}
		closed[current]++
		current, stored = ev.Signer, ev.Signer
		o.signers[current] = true
	}
	if last := st.addressAt(ctx, st.variable("_receiptSigner")); st.err == nil && last != stored {
		return fail(fileEvents, "the last change of the receipt key of %s is missing: it is %s", o.address, last)
	}
	return st.err
}

// rootAt is the evidence root that stood at a position: what a round of the arbitrator that opened there is judged on.
func (c *oneCase) rootAt(p Position) common.Hash {
	var root common.Hash
	for _, r := range c.roots {
		if !r.at.before(p) {
			break
		}
		root = r.root
	}
	return root
}

// rootChange is an evidence root and the log that it stands from.
type rootChange struct {
	at   Position
	root common.Hash
}
