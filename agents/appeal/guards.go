package appeal

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
)

// Policy is what an operator lets an appeal cost.
type Policy struct {
	MaxFee *big.Int // largest fee, base units; nil: any that pays if the round is won
	Margin uint64   // seconds that must be left before the deadline
}

// Chain describes the checks of Guard.
var Chain = guard.Chain{Act: "appeal", Guards: []guard.Doc{
	{Guard: "party", Severity: guard.Block, Reads: "the account against the case's payer and seller"},
	{Guard: "state", Severity: guard.Block, Reads: "the case's state: its arbitrator must have it"},
	{Guard: "stale evidence", Severity: guard.Block, Reads: "the case's evidence root against the one that was decided on"},
	acts.DocStop,
	{Guard: "appealable", Severity: guard.Block, Reads: "whether a ruling stands that can be appealed now"},
	{Guard: "deadline", Severity: guard.Block, Reads: "block time and margin against appealBy and judgeBy"},
	{Guard: "fee cap", Severity: guard.Block, Reads: "the next round's fee against the operator's limit"},
	{Guard: "funds", Severity: guard.Block, Reads: "the fee against the account's balance"},
	{Guard: "proportionate", Severity: guard.Block, Reads: "what winning would change for the account, the fee included, against zero"},
}}

// Guard is the chain of checks before an appeal.
func Guard(f Facts, p Policy) guard.Decision {
	results := []guard.Result{
		guard.Require("party", f.Party == f.Case.Payer || f.Party == f.Terms.Seller, "%s is no party of the case", f.Party),
		guard.Require("state", f.Case.State == docket.StateFrozen, "the case is %s", docket.StateNames[f.Case.State]),
		guard.Require("stale evidence", f.Case.EvidenceRoot == f.Decided, "decided on evidence %s, the case's is %s", f.Decided, common.Hash(f.Case.EvidenceRoot)),
		f.Stop,
		guard.Require("appealable", f.Fee != nil, "there is no ruling that can be appealed now"),
	}
	if f.Fee == nil {
		return guard.Resolve(results)
	}
	deadline := min(f.AppealBy, f.Case.JudgeBy) // both inclusive
	return guard.Resolve(append(results,
		guard.Require("deadline", f.Now+p.Margin <= deadline, "appeal by %d, now %d with a margin of %d s", deadline, f.Now, p.Margin),
		guard.Require("fee cap", p.MaxFee == nil || f.Fee.Cmp(p.MaxFee) <= 0, "fee %s, at most %s", f.Fee, p.MaxFee),
		guard.Require("funds", f.Balance.Cmp(f.Fee) >= 0, "fee %s, balance %s", f.Fee, f.Balance),
		f.proportionate(),
	))
}

// proportionate refuses a fee that winning would not pay back: what stands against the party is worth less than it.
func (f Facts) proportionate() guard.Result {
	const name = "proportionate"
	worth, err := f.Worth()
	if err != nil {
		return guard.Stop(name, "%v", err)
	}
	return guard.Require(name, worth.Sign() > 0, "the fee is %s, and a round that is won changes the party's account by %s", f.Fee, worth)
}
