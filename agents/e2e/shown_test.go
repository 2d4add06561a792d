package e2e_test

import (
	"encoding/json"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// amount is how commands print base units: a decimal string, and nothing else.
type amount struct{ *big.Int }

func (a *amount) UnmarshalJSON(raw []byte) error {
	if string(raw) == "null" {
		a.Int = nil
		return nil
	}
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		return err
	}
	a.Int = new(big.Int)
	return a.UnmarshalText([]byte(text))
}

// shownReport is what `dispute follow` prints.
type shownReport struct {
	Case       common.Hash
	Ruling     uint8
	RulingName string `json:"ruling_name"`
	Cause      uint8
	CauseName  string `json:"cause_name"`
	Implied    struct {
		MadeWhole amount `json:"made_whole"`
	}
	Observed struct{ Refunded amount }
}

// shownProspects are what `dispute estimate` prints.
type shownProspects struct {
	Prospects []struct {
		Ruling     uint8
		RulingName string `json:"ruling_name"`
		CauseName  string `json:"cause_name"`
		Net        amount
	}
	PaysFrom amount `json:"pays_from"`
}

// shownOutlook is where a case stands with its committee.
type shownOutlook struct {
	Round      uint8
	Ruling     uint8
	RulingName string `json:"ruling_name"`
	AppealBy   uint64 `json:"appeal_by"`
	Fee        amount
	Worth      amount
}

// shownAppeal is a round that was asked for.
type shownAppeal struct {
	Round    uint8
	Fee      amount
	Evidence common.Hash
}

// shownSent is what a signed act came to.
type shownSent struct {
	Sent []struct {
		Act         string
		Transaction common.Hash
		State       string
	}
}

// flagsOf are the flags of a command: what all of an account's need, and its own.
func flagsOf(command string, more []string, own ...string) []string {
	return append(append(strings.Fields(command), own...), more...)
}
