package snapshot

import "github.com/ethereum/go-ethereum/common"

// DocumentRef names bytes that the record rests on by their hash.
type DocumentRef struct {
	Hash  common.Hash `json:"hash"`
	State string      `json:"state"` // present, withheld or none
}

// States of a document.
const (
	documentPresent  = "present"
	documentWithheld = "withheld"
	documentNone     = "none" // the hash is zero
)

// BodyRecord is a request or a response that the record names by its hash, and where it can be read.
type BodyRecord struct {
	What  string         `json:"what"` // request or response
	Hash  common.Hash    `json:"hash"`
	By    common.Address `json:"by"`    // who named it: the payer in its contest, the seller by its receipt
	State string         `json:"state"` // present, disclosed in the answer, or withheld
	In    common.Hash    `json:"in"`    // document that shows it; zero otherwise
}

const (
	bodyRequest   = "request"
	bodyResponse  = "response"
	bodyDisclosed = "disclosed"
)

// DeliveryRecord is a seller-signed record in a case.
type DeliveryRecord struct {
	At              Position       `json:"at"`
	Hash            common.Hash    `json:"hash"`
	Signer          common.Address `json:"signer"` // recovered from the signature
	RequestHash     common.Hash    `json:"requestHash"`
	ResponseHash    common.Hash    `json:"responseHash"`
	RequestSubject  common.Hash    `json:"requestSubject"`
	ResponseSubject common.Hash    `json:"responseSubject"`
	ServedAt        uint64         `json:"servedAt"`
	DataTime        uint64         `json:"dataTime"`
	ItemCount       uint32         `json:"itemCount"`
	Disclosed       bool           `json:"disclosed"` // with its body, in the answer
}

// EvidenceRecord is an item that extended a case's evidence root.
type EvidenceRecord struct {
	At       Position       `json:"at"`
	Party    common.Address `json:"party"`
	Document DocumentRef    `json:"document"`
}

// AppealRecord is an appeal of a party through the Offer.
type AppealRecord struct {
	At           Position       `json:"at"`
	Party        common.Address `json:"party"`
	Round        uint8          `json:"round"` // that it opened, from 1
	Fee          string         `json:"fee"`   // base units, 0 where the arbitrator takes coin
	EvidenceRoot common.Hash    `json:"evidenceRoot"`
}

// CaseRecord is one case up to what the parties said and where it stands.
type CaseRecord struct {
	Offer        common.Address   `json:"offer"`
	ID           common.Hash      `json:"id"` // the payment's key; of many payments the hash of their list
	At           Position         `json:"at"`
	State        string           `json:"state"`
	Claim        string           `json:"claim"`      // as it stands
	FirstClaim   string           `json:"firstClaim"` // as it was made
	Payer        common.Address   `json:"payer"`
	Amount       string           `json:"amount"`
	OpenedAt     uint64           `json:"openedAt"`
	AnswerBy     uint64           `json:"answerBy"`   // inclusive
	ContinueBy   uint64           `json:"continueBy"` // inclusive, zero without a disclosure
	JudgeBy      uint64           `json:"judgeBy"`    // inclusive
	Checkpoint   uint64           `json:"checkpoint"`
	PaymentRef   common.Hash      `json:"paymentRef"`
	RequestHash  common.Hash      `json:"requestHash"`
	DeliveryHash common.Hash      `json:"deliveryHash"`
	Statement    DocumentRef      `json:"statement"` // the payer's evidence document
	Bodies       []BodyRecord     `json:"bodies"`    // requests and responses that the record names by hash
	Many         *ManyRecord      `json:"many"`      // null for a case about one payment
	Deliveries   []DeliveryRecord `json:"deliveries"`
	Evidence     []EvidenceRecord `json:"evidence"`
	EvidenceRoot common.Hash      `json:"evidenceRoot"` // as it stands
	Appeals      []AppealRecord   `json:"appeals"`
	Arbitrator   common.Address   `json:"arbitrator"`
	DisputeID    string           `json:"disputeId"` // 0 before it is frozen
}
