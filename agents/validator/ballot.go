package validator

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/canon"
)

// Versions of the documents that seats exchange and keep.
const (
	commitmentVersion = "redress.commitment/3"
	openingVersion    = "redress.opening/2"
	signatureVersion  = "redress.signature/1"
	wholeVersion      = "redress.whole/1"
	transcriptVersion = "redress.transcript/3"
)

// errDocument says that a document in a group is not what the group holds. Anyone may write to a group.
var errDocument = errors.New("not a document of this dispute")

// errForeignBallot says that this seat's word was given about something else: a reorganization put another dispute, or
// another seat, under the same number. A second signed word would be equivocation, so the seat stays silent.
var errForeignBallot = errors.New("the ballot kept for this seat is about something else")

// ballot is one seat's observations with everything that its commitment binds. It is written before the commitment
// leaves the process, and never again.
type ballot struct {
	Dispute      string        `json:"dispute"`
	Round        uint8         `json:"round"`
	Seat         uint8         `json:"seat"`       // the place, in a round of the whole committee
	BriefHash    common.Hash   `json:"brief_hash"` // what was judged
	Observations *hexutil.Big  `json:"observations"`
	Transcript   common.Hash   `json:"transcript"`
	Document     string        `json:"document"` // the transcript itself
	Receipts     string        `json:"receipts"` // the documents that the transcript names
	Gateways     string        `json:"gateways"` // empty for none
	Common       string        `json:"common"`   // what all of the whole committee sign, else empty
	Salt         common.Hash   `json:"salt"`
	Commitment   common.Hash   `json:"commitment"`
	ClaimsRoot   common.Hash   `json:"claims_root"`
	Signature    hexutil.Bytes `json:"signature"`
}

func (b *ballot) opening() bindings.Opening {
	return bindings.Opening{Observations: b.Observations.ToInt(), Transcript: b.Transcript, Salt: b.Salt, ClaimsRoot: b.ClaimsRoot}
}

// commitmentDoc is a seat's signed commitment, as the others read it.
type commitmentDoc struct {
	Version    string        `json:"version"`
	Dispute    string        `json:"dispute"` // decimal
	Round      uint8         `json:"round"`
	Seat       uint8         `json:"seat"`
	Commitment common.Hash   `json:"commitment"`
	ClaimsRoot common.Hash   `json:"claims_root"`
	Signature  hexutil.Bytes `json:"signature"`
}

// pairHash is what the chain keeps of the commitment: keccak256(abi.encode(commitment, claimsRoot)).
func (c commitmentDoc) pairHash() common.Hash {
	return crypto.Keccak256Hash(c.Commitment[:], c.ClaimsRoot[:])
}

// hash is the document's in the evidence store; zero for one that cannot be encoded, which none that was read is.
func (c commitmentDoc) hash() common.Hash {
	raw, err := encode(c)
	if err != nil {
		return common.Hash{}
	}
	return crypto.Keccak256Hash(raw)
}

// openingDoc is a seat's opening, as the others read it.
type openingDoc struct {
	Version      string       `json:"version"`
	Dispute      string       `json:"dispute"`
	Round        uint8        `json:"round"`
	Seat         uint8        `json:"seat"`
	Observations *hexutil.Big `json:"observations"`
	Transcript   common.Hash  `json:"transcript"`
	Salt         common.Hash  `json:"salt"`
}

// opening is what the document opens, with the claims root that was signed with the commitment.
func (o *openingDoc) opening(claimsRoot common.Hash) bindings.Opening {
	return bindings.Opening{Observations: o.Observations.ToInt(), Transcript: o.Transcript, Salt: o.Salt, ClaimsRoot: claimsRoot}
}

// signatureDoc is a member's signature for the whole committee, as the others read it.
type signatureDoc struct {
	Version      string        `json:"version"`
	Dispute      string        `json:"dispute"`
	Round        uint8         `json:"round"`
	Place        uint8         `json:"place"`
	Observations *hexutil.Big  `json:"observations"`
	Transcript   common.Hash   `json:"transcript"` // keccak256 of the wholeTranscript
	Record       common.Hash   `json:"record"`     // keccak256 of the member's own transcript: for auditors, not signed
	Signature    hexutil.Bytes `json:"signature"`  // BLS
}

// wholeTranscript is what all of the whole committee sign. It follows from the round and the word alone, so that members
// who observed the same sign the same without asking each other; what each of them did is in its own transcript.
type wholeTranscript struct {
	Version      string         `json:"version"`
	ChainID      string         `json:"chain_id"` // decimal
	Committee    common.Address `json:"committee"`
	Dispute      string         `json:"dispute"`
	Round        uint8          `json:"round"`
	BriefHash    common.Hash    `json:"brief_hash"`
	ManifestHash common.Hash    `json:"manifest_hash"`
	EvidenceRoot common.Hash    `json:"evidence_root"`
	Observations *hexutil.Big   `json:"observations"`
}

// finding is one check's result in a transcript.
type finding struct {
	Requirement string `json:"requirement"`
	Measure     string `json:"measure"`
	Value       string `json:"value"`
	Bound       string `json:"bound"`
	Verdict     string `json:"verdict"`
	State       string `json:"state"`
	Detail      string `json:"detail"`
}

// transcript is what a seat did, for whoever wants to repeat it. Its hash is part of the commitment.
type transcript struct {
	Version      string         `json:"version"`
	Committee    common.Address `json:"committee"`
	Dispute      string         `json:"dispute"`
	Round        uint8          `json:"round"`
	Seat         uint8          `json:"seat"`
	Validator    common.Address `json:"validator"`
	Offer        common.Address `json:"offer"`
	Case         common.Hash    `json:"case"`
	ManifestHash common.Hash    `json:"manifest_hash"`
	EvidenceRoot common.Hash    `json:"evidence_root"`
	ExchangeHash common.Hash    `json:"exchange_hash"` // of the exchange as put together from the evidence; zero when there was none
	Findings     []finding      `json:"findings"`
	Panel        *model.Record  `json:"panel,omitempty"` // what the pinned models were asked and said
	Receipts     common.Hash    `json:"receipts"`        // keccak256 of the seat's receipts document
	Gateways     common.Hash    `json:"gateways"`        // keccak256 of the document with its judges' gateways' receipts; zero for none
	Note         string         `json:"note"`
}

// parse reads a document strictly and refuses any other form of the same data.
func parse(raw []byte, dst any) error {
	if err := canon.IsCanonical(raw); err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	if err := canon.Unmarshal(raw, dst); err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	return nil
}

// encode is the canonical form that is stored.
func encode(v any) ([]byte, error) {
	raw, err := canon.Marshal(v)
	if err != nil {
		return nil, err
	}
	return bytes.Clone(raw), nil
}

// signatureGroup names the list through which the whole committee exchanges signatures in one round.
func signatureGroup(key common.Hash) string { return "signatures-" + key.Hex()[2:] }

// groups names the two lists through which the seats of one round exchange documents.
func groups(key common.Hash) (commitments, openings string) {
	id := key.Hex()[2:]
	return "commitments-" + id, "openings-" + id
}

func decimal(id uint64) string { return new(big.Int).SetUint64(id).String() }
