package facilitator

import (
	"encoding/json"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
)

// TypeSettled is the feed's event for a payment that was settled here. It says what this service answered; the transfer
// itself is an event of the chain, and that one is taken back if it leaves the chain.
const TypeSettled = "settled"

// settled is Event.Data of TypeSettled.
type settled struct {
	Contract    common.Address `json:"contract"` // that keeps the nonce: the token, or Permit2
	Token       common.Address `json:"token"`
	Payer       common.Address `json:"payer"`
	PayTo       common.Address `json:"payTo"`
	Amount      string         `json:"amount"` // base units
	Transaction common.Hash    `json:"transaction"`
}

// announcement is what the feed says about an outcome, nil for one that is no news to others.
func (s *Server) announcement(p *payment, o outcome) *state.Announcement {
	if !o.success {
		return nil
	}
	raw, err := json.Marshal(settled{p.key().Contract, p.domain.Token, p.auth.From, p.payTo, p.amount.Dec(), o.tx})
	if err != nil {
		return nil // addresses, hashes and digits can always be written
	}
	e := feed.Event{Type: TypeSettled, Subject: p.auth.Nonce.Hex(), Data: raw}
	if s.opts.Factory != (common.Address{}) {
		e.Offer = &p.payTo
	}
	return &state.Announcement{Stream: s.stream(), Event: e}
}
