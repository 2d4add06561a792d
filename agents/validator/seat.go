package validator

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/x402"
)

// judge observes once and keeps the ballot. Evidence that is not to be had is waited for; near the end of the time to
// commit the seat says UNRESOLVED about what it could not see, rather than nothing.
func (s *Service) judge(ctx context.Context, head docket.Head, id uint64, state State) error {
	m, err := s.gather(ctx, head, state.Dispute)
	if err != nil {
		if !errors.Is(err, errEvidence) || head.Time+2*s.opts.Timing.Fallback < state.Dispute.CommitBy {
			return err
		}
		s.opts.Log.Warn("judging without evidence", "dispute_id", id, "validator", s.self, "err", err)
	}
	draw, herr := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(state.Dispute.DrawBlock))
	if herr != nil {
		return fmt.Errorf("read draw block: %w", herr)
	}
	claims, herr := s.openChain(s.runs(id, state), id, draw.Hash())
	if herr != nil {
		return herr
	}
	if m != nil {
		if err := claims.claimMeasures(m.compiled); err != nil {
			return err
		}
	}
	heard, herr := s.hear(ctx, head, state, m, claims, draw.Hash())
	if herr != nil {
		return herr
	}
	word, doc, err := s.observe(id, state, m, heard, err)
	if err != nil {
		return err
	}
	return s.keep(word, doc, claims, draw.Hash(), id, state)
}

// keep signs for what was done and writes the ballot.
func (s *Service) keep(word *big.Int, doc transcript, claims *claimChain, drawHash common.Hash, id uint64, state State) error {
	gateways := ""
	if more := takeGateways(doc.Panel); more != nil {
		raw, err := encode(more)
		if err != nil {
			return err
		}
		gateways, doc.Gateways = string(raw), crypto.Keccak256Hash(raw)
	}
	signed, root, err := claims.attest(doc, drawHash)
	if err != nil {
		return err
	}
	receipts, err := encode(signed)
	if err != nil {
		return err
	}
	doc.Receipts = crypto.Keccak256Hash(receipts)
	raw, err := encode(doc)
	if err != nil {
		return err
	}
	// The transcript is stored with the commitment; the hash does not need the store.
	transcriptHash := crypto.Keccak256Hash(raw)
	b := &ballot{
		Dispute: decimal(id), Round: state.Dispute.Round, Seat: uint8(state.Seat), EvidenceRoot: state.Dispute.EvidenceRoot,
		Observations: (*hexutil.Big)(word), Transcript: transcriptHash, Document: string(raw), Receipts: string(receipts),
		Gateways: gateways, ClaimsRoot: root,
	}
	if _, err := io.ReadFull(s.opts.Random, b.Salt[:]); err != nil {
		return fmt.Errorf("draw salt: %w", err)
	}
	seat := seatOf(id, b.Round, b.Seat)
	if b.Commitment, err = s.commitment(seat, b.opening()); err != nil {
		return err
	}
	if b.Signature, err = x402.SignDigest(s.opts.Key, s.signed().Digest(seat, run.Commitment(b.Commitment), b.ClaimsRoot)); err != nil {
		return err
	}
	s.opts.Log.Info("observed", "dispute_id", id, "seat", state.Seat, "validator", s.self, "observations", hexutil.EncodeBig(word), "transcript", transcriptHash)
	return s.journal.Create(ballotName(id, b.Round), b)
}

// observe turns findings into a word and a transcript. Without material everything is UNRESOLVED. It is pure.
func (s *Service) observe(id uint64, state State, m *material, heard *model.Record, missing error) (*big.Int, transcript, error) {
	doc := transcript{
		Version: transcriptVersion, Committee: s.opts.Committee, Dispute: decimal(id), Round: state.Dispute.Round,
		Seat: uint8(state.Seat), Validator: s.self, Offer: state.Dispute.Arbitrable, Case: state.Dispute.CaseId,
		ManifestHash: state.Dispute.ManifestHash, EvidenceRoot: state.Dispute.EvidenceRoot, Findings: []finding{},
	}
	if m == nil {
		doc.Note = fmt.Sprintf("no evidence: %v", missing)
		return new(big.Int), doc, nil
	}
	if m.exchange != nil {
		hash, err := m.exchange.Hash()
		if err != nil {
			return nil, doc, fmt.Errorf("hash exchange: %w", err)
		}
		doc.ExchangeHash = hash
	}
	findings := judge.Measure(m.compiled, m.exchange)
	for _, f := range findings {
		if heard != nil && m.compiled.Requirements[f.Bit].Judged {
			f.State, f.Detail = "panel", "observed by run: see panel"
		}
		doc.Findings = append(doc.Findings, finding{f.Requirement, f.Measure, f.Value, f.Bound, f.Verdict.String(), f.State, f.Detail})
	}
	doc.Panel = heard
	word, err := observations(m.compiled, findings, heard)
	return word, doc, err
}

// observations packs findings and, where a panel of models was heard, its runs; where none was they stay UNRESOLVED.
func observations(c *manifest.Compiled, findings []judge.Finding, heard *model.Record) (*big.Int, error) {
	o := make(adjudication.Observations, len(findings))
	for i, f := range findings {
		if c.Requirements[i].Judged {
			o[i] = heard.Verdicts(c, c.Requirements[i].ID)
			continue
		}
		o[i] = [][]adjudication.Verdict{{verdictOf(f.Verdict.String())}}
	}
	p, err := c.Procedure.Replay()
	if err != nil {
		return nil, err
	}
	word, err := adjudication.Pack(p, o)
	if err != nil {
		return nil, fmt.Errorf("pack observations: %w", err)
	}
	return word.ToBig(), nil
}

// signed is the committee in whose domain seats sign. Digests are computed here: a node that handed them out could have
// a seat sign two records of one run.
func (s *Service) signed() run.Committee {
	return run.Committee{ChainID: s.opts.Chain.ChainID(), Address: s.opts.Committee}
}

func seatOf(id uint64, round, seat uint8) run.Seat {
	return run.Seat{DisputeID: new(big.Int).SetUint64(id), Round: round, Seat: seat}
}

// commitment is the one that an opening belongs to.
func (s *Service) commitment(seat run.Seat, o bindings.Opening) (common.Hash, error) {
	word, overflow := uint256.FromBig(o.Observations)
	if overflow {
		return common.Hash{}, fmt.Errorf("%w: observations of more than 256 bits", errDocument)
	}
	key := s.signed().CaseKey(seat)
	return common.Hash(key.Commit(run.Opening{Observations: *word, Transcript: o.Transcript, Salt: o.Salt, ClaimsRoot: o.ClaimsRoot})), nil
}

// roundKey names one round of one dispute in the store.
func (s *Service) roundKey(id uint64, round uint8) common.Hash {
	chainID := common.BigToHash(s.opts.Chain.ChainID())
	dispute := common.BigToHash(new(big.Int).SetUint64(id))
	return crypto.Keccak256Hash([]byte("redress.round"), chainID[:], s.opts.Committee[:], dispute[:], []byte{round})
}

func (s *Service) publishCommitment(ctx context.Context, id uint64, state State) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	for _, document := range []string{b.Document, b.Receipts, b.Gateways} {
		if document == "" {
			continue
		}
		if _, err := s.opts.Store.Put(ctx, []byte(document)); err != nil {
			return fmt.Errorf("store transcript: %w", err)
		}
	}
	group, _ := groups(s.roundKey(id, b.Round))
	err = s.publish(ctx, group, commitmentDoc{
		Version: commitmentVersion, Dispute: b.Dispute, Round: b.Round, Seat: b.Seat, Commitment: b.Commitment,
		ClaimsRoot: b.ClaimsRoot, Signature: b.Signature,
	})
	if err == nil {
		s.rounds[id].published[0] = true
	}
	return err
}

func (s *Service) publishOpening(ctx context.Context, id uint64, state State) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	_, group := groups(s.roundKey(id, b.Round))
	err = s.publish(ctx, group, openingDoc{
		Version: openingVersion, Dispute: b.Dispute, Round: b.Round, Seat: b.Seat, Observations: b.Observations,
		Transcript: b.Transcript, Salt: b.Salt,
	})
	if err == nil {
		s.rounds[id].published[1] = true
	}
	return err
}

// publish stores a document and lists it. Doing it again changes nothing.
func (s *Service) publish(ctx context.Context, group string, v any) error {
	raw, err := encode(v)
	if err != nil {
		return err
	}
	hash, err := s.opts.Store.Put(ctx, raw)
	if err != nil {
		return fmt.Errorf("store document: %w", err)
	}
	if err := s.opts.Store.Append(ctx, group, hash); err != nil {
		return fmt.Errorf("list document: %w", err)
	}
	return nil
}

// exchangeDocuments reads what the seats have shown since the last look. What is not a seat's own word is ignored:
// anyone may write to a group.
func (s *Service) exchangeDocuments(ctx context.Context, id uint64, state State, r *round) error {
	commitments, openings := groups(s.roundKey(id, state.Dispute.Round))
	err := s.each(ctx, commitments, r, func(raw []byte) error { return s.takeCommitment(id, state, r, raw) })
	if err != nil {
		return err
	}
	return s.each(ctx, openings, r, func(raw []byte) error { return s.takeOpening(id, state, r, raw) })
}

func (s *Service) each(ctx context.Context, group string, r *round, take func([]byte) error) error {
	hashes, err := s.opts.Store.List(ctx, group)
	if err != nil {
		return fmt.Errorf("list %s: %w", group, err)
	}
	for _, h := range hashes {
		if r.read[listing{group, h}] {
			continue
		}
		raw, err := s.opts.Store.Get(ctx, h)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err == nil {
			err = take(raw)
		}
		switch {
		case errors.Is(err, errEarly):
			continue // looked at again once its commitment is there
		case errors.Is(err, errDocument):
			s.opts.Log.Warn("document ignored", "group", group, "document", h, "err", err)
		case err != nil:
			return err
		}
		r.read[listing{group, h}] = true
	}
	return nil
}

// errEarly says that an opening came before the commitment it opens.
var errEarly = errors.New("opening before its commitment")

func (s *Service) takeCommitment(id uint64, state State, r *round, raw []byte) error {
	var doc commitmentDoc
	if err := parse(raw, &doc); err != nil {
		return err
	}
	if err := s.addressed(doc.Version == commitmentVersion, doc.Dispute, doc.Round, doc.Seat, id, state); err != nil {
		return err
	}
	digest := s.signed().Digest(seatOf(id, doc.Round, doc.Seat), run.Commitment(doc.Commitment), doc.ClaimsRoot)
	signer, err := x402.Recover(digest, doc.Signature)
	if err != nil || signer != state.Seats[doc.Seat].Validator {
		return fmt.Errorf("%w: seat %d is not signed by %s", errDocument, doc.Seat, state.Seats[doc.Seat].Validator)
	}
	if have, ok := r.commitments[doc.Seat]; (ok && (have.Commitment != doc.Commitment || have.ClaimsRoot != doc.ClaimsRoot)) || r.doubtful[doc.Seat] {
		// Two words of one seat: neither is used off chain, so that the round goes on chain.
		r.doubtful[doc.Seat] = true
		delete(r.commitments, doc.Seat)
		delete(r.openings, doc.Seat)
		s.opts.Log.Warn("equivocation", "dispute_id", id, "seat", doc.Seat, "validator", signer)
		return nil
	}
	r.commitments[doc.Seat] = doc
	return nil
}

func (s *Service) takeOpening(id uint64, state State, r *round, raw []byte) error {
	var doc openingDoc
	if err := parse(raw, &doc); err != nil {
		return err
	}
	if err := s.addressed(doc.Version == openingVersion && doc.Observations != nil, doc.Dispute, doc.Round, doc.Seat, id, state); err != nil {
		return err
	}
	c, ok := r.commitments[doc.Seat]
	if !ok {
		return errEarly
	}
	if _, ok := r.openings[doc.Seat]; ok {
		return nil
	}
	opened, err := s.commitment(seatOf(id, doc.Round, doc.Seat), doc.opening(c.ClaimsRoot))
	if err != nil {
		return err
	}
	if opened != c.Commitment {
		return fmt.Errorf("%w: seat %d opens %s, committed %s", errDocument, doc.Seat, opened, c.Commitment)
	}
	r.openings[doc.Seat] = doc.opening(c.ClaimsRoot)
	return nil
}

// addressed reports with an error whether a document is about this round and one of its seats.
func (s *Service) addressed(known bool, dispute string, round, seat uint8, id uint64, state State) error {
	if !known || dispute != decimal(id) || round != state.Dispute.Round || int(seat) >= len(state.Seats) {
		return fmt.Errorf("%w: dispute %.20q round %d seat %d", errDocument, dispute, round, seat)
	}
	return nil
}
