package appeal

import (
	"math/big"

	"github.com/redress-protocol/redress/evidence/settlement"
)

// Outlook is where a case stands with its arbitrator, for people.
type Outlook struct {
	Round      uint8    `json:"round"`                 // the latest, from 0
	Ruling     uint8    `json:"ruling"`                // the standing one; 0 before the first
	RulingName string   `json:"ruling_name,omitempty"` // empty before the first
	AppealBy   uint64   `json:"appeal_by"`             // inclusive; 0 where it cannot be appealed
	Fee        *big.Int `json:"fee"`                   // of another round, base units; null where there can be none
	Worth      *big.Int `json:"worth"`                 // what winning it would change for this party, its fee included; null likewise
}

// Outlook says where the case stands.
func (f Facts) Outlook() (Outlook, error) {
	out := Outlook{Round: f.Case.Appeals, Ruling: f.Ruling.Ruling}
	if f.Ruling.Ruling != settlement.Refused || f.AppealBy > 0 {
		out.RulingName = settlement.RulingName(f.Ruling.Ruling)
	}
	if f.Fee == nil {
		return out, nil
	}
	out.AppealBy, out.Fee = min(f.AppealBy, f.Case.JudgeBy), f.Fee
	var err error
	out.Worth, err = f.Worth()
	return out, err
}
