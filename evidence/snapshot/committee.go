package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// CommitteeFile is the content of committee.json.
type CommitteeFile struct {
	Committees []CommitteeRecord `json:"committees"`
	Disputes   []DisputeRecord   `json:"disputes"` // of the Offers in scope
}

// DisputeRecord is a dispute of an Offer in scope.
type DisputeRecord struct {
	Committee    common.Address    `json:"committee"`
	ID           uint64            `json:"id"`
	Arbitrable   common.Address    `json:"arbitrable"`
	Case         common.Hash       `json:"case"`
	ManifestHash common.Hash       `json:"manifestHash"`
	MostRounds   uint8             `json:"mostRounds"`
	Phase        string            `json:"phase"`     // of the latest round, at the final block
	Final        bool              `json:"final"`     // by the final block's clock: no appeal can come any more
	Delivered    bool              `json:"delivered"` // the Offer took the ruling
	Rounds       []RoundRecord     `json:"rounds"`
	Standing     *ResolutionRecord `json:"standing"` // of the last round that has one; null before
}

// RoundRecord is one round of a dispute, on evidence of its own.
type RoundRecord struct {
	Round         uint8             `json:"round"` // from 0
	Opened        Position          `json:"opened"`
	BriefHash     common.Hash       `json:"briefHash"`
	EvidenceRoot  common.Hash       `json:"evidenceRoot"`
	Whole         bool              `json:"whole"`         // of the whole committee
	SnapshotBlock uint64            `json:"snapshotBlock"` // whose stakes count
	DrawBlock     uint64            `json:"drawBlock"`     // whose hash draws the seats, 0 in a round of the whole committee
	CommitBy      uint64            `json:"commitBy"`      // inclusive, 0 before the draw
	RevealBy      uint64            `json:"revealBy"`      // inclusive, 0 before the draw
	SignBy        uint64            `json:"signBy"`        // inclusive, 0 in a drawn round
	BySignatures  bool              `json:"bySignatures"`
	Seats         []SeatRecord      `json:"seats"`
	Signed        *SignedRecord     `json:"signed"`      // by the whole committee; null otherwise
	Adjudicated   *ResolutionRecord `json:"adjudicated"` // null before, and where the round failed
	Replay        *ReplayRecord     `json:"replay"`      // with it
	Failed        bool              `json:"failed"`      // nobody's word counted: no ruling of this round
	Native        bool              `json:"native"`      // the fee is in the chain's coin
	Fee           string            `json:"fee"`         // base units or wei
	Credits       []CreditRecord    `json:"credits"`     // whom the fee went to
	Penalties     []PenaltyRecord   `json:"penalties"`   // of seats that revealed nothing
	Proofs        []ProofRecord     `json:"proofs"`      // that seats equivocated, whenever they came
}

// SeatRecord is one drawn seat.
type SeatRecord struct {
	Seat         uint64         `json:"seat"`
	Validator    common.Address `json:"validator"`
	Committed    bool           `json:"committed"`
	Revealed     bool           `json:"revealed"`
	Equivocated  bool           `json:"equivocated"`  // proven, at any time
	Voided       bool           `json:"voided"`       // proven before the ruling: its observations count as UNRESOLVED
	Commitment   common.Hash    `json:"commitment"`   // zero unless committed
	ClaimsRoot   common.Hash    `json:"claimsRoot"`   // that its receipts must chain to; zero unless committed
	Observations hexutil.Bytes  `json:"observations"` // bit planes, 32 bytes; zero until revealed
	Transcript   DocumentRef    `json:"transcript"`
	Receipts     DocumentRef    `json:"receipts"` // what the seat signed about its runs, as its transcript names it
	Gateways     DocumentRef    `json:"gateways"` // what the gateways of hosted judges signed about them, likewise
	Runs         []RunRecord    `json:"runs"`     // by requirement, judge and run; none where the manifest is not to be had
}

// SignedRecord is a ruling of the whole committee.
type SignedRecord struct {
	At           Position       `json:"at"`
	Signers      []SignerRecord `json:"signers"` // by place
	SignedUnits  uint64         `json:"signedUnits"`
	TotalUnits   uint64         `json:"totalUnits"`
	Observations hexutil.Bytes  `json:"observations"`
	Transcript   DocumentRef    `json:"transcript"`
}

// SignerRecord is one who signed.
type SignerRecord struct {
	Place       uint64         `json:"place"`
	Validator   common.Address `json:"validator"`
	Units       uint64         `json:"units"`       // at the round's snapshot
	Paid        bool           `json:"paid"`        // its share of the fee was credited
	Equivocated bool           `json:"equivocated"` // proven after the ruling
}

// CreditRecord is a part of a round's fee.
type CreditRecord struct {
	Owner  common.Address `json:"owner"`
	Amount string         `json:"amount"`
}

// PenaltyRecord is what a missing reveal cost, base units.
type PenaltyRecord struct {
	Seat      uint64         `json:"seat"`
	Validator common.Address `json:"validator"`
	Amount    string         `json:"amount"`
}

// ResolutionRecord is the replayed record of a round.
type ResolutionRecord struct {
	At        Position `json:"at"`
	Passed    uint8    `json:"passed"` // mask of requirements
	Failed    uint8    `json:"failed"` // mask of requirements; in neither mask: UNRESOLVED
	Material  bool     `json:"material"`
	FailAlone bool     `json:"failAlone"`
	Ruling    uint8    `json:"ruling"`
}

// Phases and flags of a round as they are stored. Revealing is not: it follows from the clock.
const (
	phaseDrawing    = 1
	phaseCommitting = 2
	phaseRevealing  = 3
	phaseRuled      = 4
	phaseFailed     = 5
	phaseSigning    = 6

	flagMaterial     = 1
	flagFailAlone    = 2
	flagDelivered    = 4
	flagBySignatures = 8
	flagNative       = 16
	flagsWaived      = 32 | 64
	flagWhole        = 128
)

// drawDelay is blocks from a round's opening to its draw block.
const drawDelay = 2

// storedRound is what storage keeps of any round.
type storedRound struct {
	snapshotBlock                    uint64
	committed, revealed, equivocated uint64
	places                           []uint64 // of the seats
}

// storedDispute is a dispute as the proven storage has it.
type storedDispute struct {
	arbitrable, funder               common.Address
	openedAt, round                  uint64
	briefHash                        common.Hash
	phase, flags, feeSeats, deadline uint64
	drawBlock                        uint64
	signers, signerSeats             uint64
	unpaid, barred                   *big.Int // masks of places: signers not yet paid, proven equivocators
	resolution                       ResolutionRecord
	rounds                           []storedRound
}

func (c *committee) stored(ctx context.Context, id uint64) (storedDispute, error) {
	st := c.store
	at := st.variable("_disputes").Key(number32(id))
	now := at.Member("current")
	d := storedDispute{
		arbitrable: st.addressAt(ctx, at.Member("arbitrable")),
		funder:     st.addressAt(ctx, at.Member("funder")),
		openedAt:   st.number(ctx, at.Member("openedAt")),
		round:      st.number(ctx, at.Member("round")),
		briefHash:  st.hash(ctx, at.Member("briefHash")),
		// A round that waits for its first draw has an empty slot.
		phase:       max(st.number(ctx, now.Member("phase")), phaseDrawing),
		flags:       st.number(ctx, now.Member("flags")),
		feeSeats:    st.number(ctx, now.Member("feeSeats")),
		deadline:    st.number(ctx, now.Member("deadline")),
		drawBlock:   st.number(ctx, now.Member("drawBlock")),
		signers:     st.number(ctx, at.Member("signers")),
		signerSeats: st.number(ctx, at.Member("signerSeats")),
		unpaid:      st.word(ctx, at.Member("unpaidSigners")).ToBig(),
		barred:      st.word(ctx, at.Member("equivocatedSigners")).ToBig(),
	}
	d.resolution = ResolutionRecord{
		Passed:   uint8(st.number(ctx, now.Member("passed"))),
		Failed:   uint8(st.number(ctx, now.Member("failed"))),
		Material: d.flags&flagMaterial != 0, FailAlone: d.flags&flagFailAlone != 0,
		Ruling: uint8(st.number(ctx, now.Member("ruling"))),
	}
	for r := uint64(0); r <= d.round && st.err == nil; r++ {
		from, masks := at, now
		if r < d.round {
			from = at.Member("past").Key(number32(r))
			masks = from
		}
		d.rounds = append(d.rounds, storedRound{
			snapshotBlock: st.number(ctx, from.Member("snapshotBlock")),
			committed:     st.number(ctx, masks.Member("committed")),
			revealed:      st.number(ctx, masks.Member("revealed")),
			equivocated:   st.number(ctx, masks.Member("equivocated")),
			places:        panelPlaces(st.word(ctx, at.Member("panels").Key(number32(r)))),
		})
	}
	return d, st.err
}

// panelPlaces reads a panel: the place of seat i in byte i, the number of seats in byte 31.
func panelPlaces(word *uint256.Int) []uint64 {
	raw := word.Bytes32()
	places := make([]uint64, min(raw[0], adjudication.MaxPanel))
	for i := range places {
		places[i] = uint64(raw[31-i])
	}
	return places
}

func (d storedDispute) latest() storedRound { return d.rounds[d.round] }

func (r storedRound) all() uint64 { return 1<<len(r.places) - 1 }

// drawBlock is the draw block that a round opens with.
func (r storedRound) drawBlock() uint64 { return r.snapshotBlock + 1 + drawDelay }

// phaseAt is the phase of the latest round at a time.
func (d storedDispute) phaseAt(now uint64) uint64 {
	if r := d.latest(); d.phase == phaseCommitting && (now > d.deadline || r.committed == r.all()) {
		return phaseRevealing
	}
	return d.phase
}

// finalAt says whether no appeal can come any more: of a ruling that stands, or because the latest round can only end without
// one of its own. Windows are seconds.
func (d storedDispute) finalAt(now, drawWindow, revealWindow uint64) bool {
	r := d.latest()
	switch d.phaseAt(now) {
	case phaseRuled:
		return d.feeSeats == 0 || now > d.deadline || d.flags&flagsWaived == flagsWaived
	case phaseRevealing:
		complete := r.committed&^(r.revealed|r.equivocated) == 0 || now > d.deadline+revealWindow
		return d.round != 0 && complete && r.revealed&^r.equivocated == 0
	case phaseDrawing:
		return d.round != 0 && now > d.openedAt+drawWindow
	case phaseSigning:
		return d.round != 0 && now > d.deadline
	}
	return false
}
