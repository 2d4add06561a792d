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
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// judge observes once and keeps the ballot. Evidence that is not to be had is waited for; near the end of the time to
// commit the seat says UNRESOLVED about what it could not see, rather than nothing: a seat that commits to nothing, or to
// what it cannot open, pays for it. It may run beside everything else.
func (s *Service) judge(ctx context.Context, head docket.Head, id, opened uint64, state State) error {
	m, err := s.gather(ctx, head, state.Dispute.Arbitrable, state.Brief)
	if err != nil {
		if !state.goesWithout(err, s.opts.Timing) {
			return err
		}
		s.opts.Log.Warn("judging without evidence", "dispute_id", id, "validator", s.self, "err", err)
	}
	anchor, herr := s.anchor(ctx, opened, state)
	if herr != nil {
		return herr
	}
	claims, herr := s.openChain(s.runs(id, state), id, anchor)
	if herr != nil {
		return herr
	}
	if m != nil {
		if err := claims.claimMeasures(m.compiled); err != nil {
			return err
		}
	}
	heard, herr := s.hear(ctx, head, state, m, claims, anchor)
	if herr != nil {
		return herr
	}
	word, doc, err := s.observe(id, state, m, heard, err)
	if err != nil {
		return err
	}
	return s.keep(word, doc, claims, anchor, id, state)
}

// goesWithout reports whether a word without evidence is given for want of it. What is foreign stays so: only a drawn seat
// has to say anything about it, and that at once.
func (s State) goesWithout(missing error, t Timing) bool {
	if errors.Is(missing, errForeign) {
		return !s.Dispute.Whole
	}
	return errors.Is(missing, errEvidence) && s.lastChance(t)
}

// lastChance reports whether a word without evidence is better than to wait for it. It never is for the whole committee,
// whose silence leaves the last ruling standing, nor where a draw will give more time.
func (s State) lastChance(t Timing) bool {
	return s.Dispute.Phase == docket.PhaseCommitting && s.Now+2*t.Fallback >= s.Dispute.CommitBy
}

// anchor is the hash that a round's claims start from: of the block that draws it, or of the one that opened a round of
// the whole committee. Nobody knew it when the evidence was fixed.
func (s *Service) anchor(ctx context.Context, opened uint64, state State) (common.Hash, error) {
	block := state.Dispute.DrawBlock
	if state.Dispute.Whole {
		block = opened
	}
	header, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(block))
	if err != nil {
		return common.Hash{}, fmt.Errorf("read draw block: %w", err)
	}
	return header.Hash(), nil
}

// keep signs for what was done and writes the ballot.
func (s *Service) keep(word *big.Int, doc transcript, claims *claimChain, anchor common.Hash, id uint64, state State) error {
	gateways := ""
	if more := takeGateways(doc.Panel); more != nil {
		raw, err := encode(more)
		if err != nil {
			return err
		}
		gateways, doc.Gateways = string(raw), crypto.Keccak256Hash(raw)
	}
	signed, root, err := claims.attest(doc, anchor)
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
	b := &ballot{
		Dispute: decimal(id), Round: state.Dispute.Round, Seat: uint8(state.Seat), BriefHash: state.Dispute.BriefHash,
		Observations: (*hexutil.Big)(word), Transcript: crypto.Keccak256Hash(raw), Document: string(raw), Receipts: string(receipts),
		Gateways: gateways, ClaimsRoot: root,
	}
	sign := s.signCommitment
	if state.Dispute.Whole {
		sign = s.signWhole
	}
	if err := sign(id, b, state.Brief); err != nil {
		return err
	}
	s.opts.Log.Info("observed", "dispute_id", id, "round", b.Round, "seat", state.Seat, "validator", s.self, "observations", hexutil.EncodeBig(word), "transcript", b.Transcript)
	if err := s.journal.Create(ballotName(id, b.Round), b); err != nil {
		return err
	}
	return s.book.Observe("observe", subjectOf(id), nil, map[string]any{
		"round": b.Round, "seat": b.Seat, "brief": b.BriefHash, "observations": hexutil.EncodeBig(word), "transcript": b.Transcript,
	}, nil)
}

// signCommitment commits to the ballot's word in a drawn seat.
func (s *Service) signCommitment(id uint64, b *ballot, _ bindings.Brief) error {
	if _, err := io.ReadFull(s.opts.Random, b.Salt[:]); err != nil {
		return fmt.Errorf("draw salt: %w", err)
	}
	opening, err := wordOf(b.opening())
	if err != nil {
		return err
	}
	signed, err := s.signed().Sign(seatOf(id, b.Round, b.Seat), b.BriefHash, opening, run.KeySigner(s.opts.Key))
	b.Commitment, b.Signature = common.Hash(signed.Commitment), signed.Signature
	return err
}

// observe turns findings into a word and a transcript. Without material everything is UNRESOLVED. It is pure.
func (s *Service) observe(id uint64, state State, m *material, heard *model.Record, missing error) (*big.Int, transcript, error) {
	doc := transcript{
		Version: transcriptVersion, Committee: s.opts.Committee, Dispute: decimal(id), Round: state.Dispute.Round,
		Seat: uint8(state.Seat), Validator: s.self, Offer: state.Dispute.Arbitrable, Case: state.Brief.CaseId,
		ManifestHash: state.Brief.ManifestHash, EvidenceRoot: state.Brief.EvidenceRoot, Findings: []finding{},
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
	if err != nil {
		return nil, doc, err
	}
	if err := allowed(state.Brief.Procedure, word); err != nil {
		doc.Note = fmt.Sprintf("nothing said: the word cannot be opened: %v", err)
		return new(big.Int), doc, nil
	}
	return word.ToBig(), doc, nil
}

// allowed refuses a word that the committee would not open under a round's procedure. Zero it always opens.
func allowed(p bindings.Procedure, word uint256.Int) error {
	replayed, err := manifest.Procedure(p).Replay()
	if err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	if _, err := adjudication.Unpack(replayed, word); err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	return nil
}

// observations packs findings and, where a panel of models was heard, its runs; where none was they stay UNRESOLVED.
func observations(c *manifest.Compiled, findings []judge.Finding, heard *model.Record) (uint256.Int, error) {
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
		return uint256.Int{}, err
	}
	word, err := adjudication.Pack(p, o)
	if err != nil {
		return word, fmt.Errorf("pack observations: %w", err)
	}
	return word, nil
}

// signed is the committee in whose domain seats sign. Digests are computed here: a node that handed them out could have
// a seat sign two records of one run.
func (s *Service) signed() run.Committee {
	return run.Committee{ChainID: s.opts.Chain.ChainID(), Address: s.opts.Committee}
}

func seatOf(id uint64, round, seat uint8) run.Seat {
	return run.Seat{DisputeID: new(big.Int).SetUint64(id), Round: round, Seat: seat}
}

// wordOf is an opening as it is hashed.
func wordOf(o bindings.Opening) (run.Opening, error) {
	word, overflow := uint256.FromBig(o.Observations)
	if overflow {
		return run.Opening{}, fmt.Errorf("%w: observations of more than 256 bits", errDocument)
	}
	return run.Opening{Observations: *word, Transcript: o.Transcript, Salt: o.Salt, ClaimsRoot: o.ClaimsRoot}, nil
}
