package snapshot

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/exchange"
)

// Withheld is something that the record names by its hash and nobody shows.
type Withheld struct {
	Subject string         `json:"subject"` // Offer, case or round
	What    string         `json:"what"`
	By      common.Address `json:"by"`   // whose it is
	Hash    common.Hash    `json:"hash"` // keccak256; sha256 of an output
}

// bodies says of every request and response that the record names where it can be read. Who names a request and shows another
// has shown nothing of what it named.
func (c *oneCase) bodies(docs []*exchange.Exchange, names []common.Hash) {
	c.record.Bodies = []BodyRecord{}
	add := func(what string, hash common.Hash, by common.Address) {
		same := func(b BodyRecord) bool { return b.What == what && b.Hash == hash }
		if hash == (common.Hash{}) || slices.ContainsFunc(c.record.Bodies, same) {
			return
		}
		b := BodyRecord{What: what, Hash: hash, By: by, State: documentWithheld}
		for i := range docs {
			one := docs[i : i+1]
			if what == bodyRequest && exchange.FindRequest(hash, one) != nil || what == bodyResponse && exchange.FindBody(hash, one) != nil {
				b.State, b.In = documentPresent, names[i]
				break
			}
		}
		if what == bodyResponse && c.body != nil && crypto.Keccak256Hash(c.body) == hash {
			b.State, b.In = bodyDisclosed, common.Hash{}
		}
		c.record.Bodies = append(c.record.Bodies, b)
	}
	add(bodyRequest, c.record.RequestHash, c.record.Payer)
	for _, d := range c.record.Deliveries {
		add(bodyRequest, d.RequestHash, c.offer.terms.Seller)
		add(bodyResponse, d.ResponseHash, c.offer.terms.Seller)
	}
}

// Withheld lists all that the record names and nobody shows: whose it is, and what.
func (r *Result) Withheld() []Withheld {
	var out []Withheld
	doc := func(subject, what string, by common.Address, ref DocumentRef) {
		if ref.State == documentWithheld {
			out = append(out, Withheld{subject, what, by, ref.Hash})
		}
	}
	for _, p := range r.Promises {
		address, _ := p.Terms["seller"].(common.Address)
		doc(p.Offer.Hex(), "manifest", address, p.Manifest)
	}
	for _, c := range r.Cases {
		id := c.ID.Hex()
		doc(id, "statement", c.Payer, c.Statement)
		if c.Many != nil && c.Many.Sample != nil {
			doc(id, "exchange of the sample", c.Payer, c.Many.Sample.Exchange)
		}
		for _, e := range c.Evidence {
			doc(id, "evidence", e.Party, e.Document)
		}
		for _, b := range c.Bodies {
			doc(id, b.What, b.By, DocumentRef{b.Hash, b.State})
		}
	}
	for _, d := range r.Committee.Disputes {
		for n, round := range d.Rounds {
			at := disputeName(d.Committee, d.ID) + "/" + number(uint64(n))
			for _, seat := range round.Seats {
				of := " of seat " + number(seat.Seat)
				doc(at, "transcript"+of, seat.Validator, seat.Transcript)
				doc(at, "receipts"+of, seat.Validator, seat.Receipts)
				doc(at, "receipts of the gateways"+of, seat.Validator, seat.Gateways)
				for _, run := range seat.Runs {
					doc(at, "output of run "+run.name()+of, seat.Validator, run.Output)
				}
			}
			if round.Signed != nil {
				doc(at, "transcript of the whole committee", d.Committee, round.Signed.Transcript)
			}
		}
	}
	return out
}
