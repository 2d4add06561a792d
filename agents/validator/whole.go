package validator

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/bls"
	"github.com/redress-protocol/redress/evidence/run"
)

// wholeRound is what is held of a round of the whole committee: its members at the snapshot, and the signatures of those
// who observed what this validator did.
type wholeRound struct {
	snapshot   uint64
	roster     docket.Roster
	keys       map[uint8]bls.PublicKey
	barred     map[uint8]bool // parties, the arbitrable, and whoever was slashed since
	signatures map[uint8]bls.Signature
}

// joinWhole reads the members once, and finds this validator's place among those who may sign.
func (s *Service) joinWhole(ctx context.Context, head docket.Head, state *State, r *round) error {
	if r.whole == nil || r.whole.snapshot != state.Dispute.SnapshotBlock {
		w, err := s.readWhole(ctx, head, state.Dispute.SnapshotBlock)
		if err != nil {
			return err
		}
		w.bar(r.Brief.Payer, r.Brief.Payee, state.Dispute.Arbitrable)
		r.whole, r.read = w, map[listing]bool{}
	}
	slashed, err := s.registry.SlashedSince(ctx, r.Block, head)
	if err != nil {
		return err
	}
	r.whole.bar(slashed...)
	state.Rank = len(r.whole.roster.Members) + max(slices.Index(s.members, s.self), 0)
	for i, m := range r.whole.roster.Members {
		if m.Validator == s.self && !r.whole.barred[m.Place] {
			state.Seat, state.Rank = int(m.Place), i
		}
	}
	return nil
}

func (s *Service) readWhole(ctx context.Context, head docket.Head, snapshot uint64) (*wholeRound, error) {
	roster, err := s.registry.Roster(ctx, s.opts.FromBlock, snapshot)
	if err != nil {
		return nil, fmt.Errorf("read roster: %w", err)
	}
	w := &wholeRound{
		snapshot: snapshot, roster: roster, keys: map[uint8]bls.PublicKey{}, barred: map[uint8]bool{}, signatures: map[uint8]bls.Signature{},
	}
	for _, m := range roster.Members {
		if w.keys[m.Place], err = s.registry.Key(ctx, head, m.Validator); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// bar keeps accounts from signing: with one of them the committee takes nobody's signature.
func (w *wholeRound) bar(accounts ...common.Address) {
	for _, m := range w.roster.Members {
		if slices.Contains(accounts, m.Validator) {
			w.barred[m.Place] = true
			delete(w.signatures, m.Place)
		}
	}
}

// complete reports whether more than two thirds of the units signed, parties' included, and whether all signed who may.
func (w *wholeRound) complete() (quorum, all bool) {
	all = len(w.signatures) > 0
	var signed uint64
	for _, m := range w.roster.Members {
		if _, ok := w.signatures[m.Place]; ok {
			signed += m.Units
		} else if !w.barred[m.Place] {
			all = false
		}
	}
	quorum = 3*signed > 2*w.roster.Units()
	return quorum, quorum && all
}

// sum is one signature of all whose signatures are held. The word is set by whoever sends it.
func (w *wholeRound) sum(b *ballot) (bindings.CommitteeSignature, error) {
	out := bindings.CommitteeSignature{
		Observations: b.Observations.ToInt(), Transcript: b.Transcript, Aggregate: w.roster.Aggregate, NonSigners: []bindings.NonSigner{},
	}
	var signatures []bls.Signature
	for _, m := range w.roster.Members {
		if signature, ok := w.signatures[m.Place]; ok {
			signatures = append(signatures, signature)
			continue
		}
		key := w.keys[m.Place]
		out.NonSigners = append(out.NonSigners, bindings.NonSigner{Place: m.Place, Key: key[:]})
	}
	signature, err := bls.Aggregate(signatures...)
	if err != nil {
		return out, fmt.Errorf("add up signatures: %w", err)
	}
	out.Signature = signature[:]
	return out, nil
}

// signWhole signs the ballot's word as a member of the whole committee. The ballot's transcript becomes the common one.
func (s *Service) signWhole(id uint64, b *ballot, brief bindings.Brief) error {
	raw, err := encode(wholeTranscript{
		Version: wholeVersion, ChainID: s.opts.Chain.ChainID().String(), Committee: s.opts.Committee, Dispute: b.Dispute, Round: b.Round,
		BriefHash: b.BriefHash, ManifestHash: brief.ManifestHash, EvidenceRoot: brief.EvidenceRoot, Observations: b.Observations,
	})
	if err != nil {
		return err
	}
	b.Common, b.Transcript = string(raw), crypto.Keccak256Hash(raw)
	secret, err := docket.BLSKey(s.opts.Key)
	if err != nil {
		return err
	}
	message, err := s.wholeMessage(id, b)
	if err != nil {
		return err
	}
	signature, err := secret.Sign(message)
	if err != nil {
		return fmt.Errorf("sign for the whole committee: %w", err)
	}
	b.Signature = signature[:]
	return nil
}

// wholeMessage is what the committee checks the sum of signatures against.
func (s *Service) wholeMessage(id uint64, b *ballot) (common.Hash, error) {
	word, overflow := uint256.FromBig(b.Observations.ToInt())
	if overflow {
		return common.Hash{}, fmt.Errorf("%w: observations of more than 256 bits", errDocument)
	}
	return s.signed().WholeDigest(run.Ruling{
		DisputeID: new(big.Int).SetUint64(id), Round: b.Round, BriefHash: b.BriefHash, Observations: *word, Transcript: b.Transcript,
	}), nil
}

func (s *Service) publishSignature(ctx context.Context, id uint64, state State) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	if err := s.storeRecord(ctx, b); err != nil {
		return err
	}
	err = s.publish(ctx, signatureGroup(s.roundKey(id, b.Round)), signatureDoc{
		Version: signatureVersion, Dispute: b.Dispute, Round: b.Round, Place: b.Seat, Observations: b.Observations,
		Transcript: b.Transcript, Record: crypto.Keccak256Hash([]byte(b.Document)), Signature: b.Signature,
	})
	if err == nil {
		s.rounds[id].published = true
	}
	return err
}

// gatherSignatures reads what the members have shown since the last look, beside the own ballot's.
func (s *Service) gatherSignatures(ctx context.Context, id uint64, r *round, b *ballot) error {
	own, err := bls.ParseSignature(b.Signature)
	if err != nil {
		return fmt.Errorf("own signature: %w", err)
	}
	r.whole.signatures[b.Seat] = own
	message, err := s.wholeMessage(id, b)
	if err != nil {
		return err
	}
	group := signatureGroup(s.roundKey(id, b.Round))
	return s.each(ctx, group, r, func(raw []byte) error { return s.takeSignature(message, r.whole, b, raw) })
}

// takeSignature adds a member's signature of the own word. Another word is not signed here, whoever signed it: what this
// validator would add its name to is only what it saw itself.
func (s *Service) takeSignature(message common.Hash, w *wholeRound, b *ballot, raw []byte) error {
	var doc signatureDoc
	if err := parse(raw, &doc); err != nil {
		return err
	}
	key, member := w.keys[doc.Place]
	if doc.Version != signatureVersion || doc.Dispute != b.Dispute || doc.Round != b.Round || doc.Observations == nil || !member || w.barred[doc.Place] {
		return fmt.Errorf("%w: dispute %.20q round %d place %d", errDocument, doc.Dispute, doc.Round, doc.Place)
	}
	if _, held := w.signatures[doc.Place]; held {
		return nil
	}
	if doc.Transcript != b.Transcript {
		return fmt.Errorf("%w: place %d observed %s, this validator %s", errDocument, doc.Place,
			hexutil.EncodeBig(doc.Observations.ToInt()), hexutil.EncodeBig(b.Observations.ToInt()))
	}
	signature, err := bls.ParseSignature(doc.Signature)
	if err == nil {
		err = bls.Verify(key, message, signature)
	}
	if err != nil {
		return fmt.Errorf("%w: place %d: %w", errDocument, doc.Place, err)
	}
	w.signatures[doc.Place] = signature
	return nil
}
