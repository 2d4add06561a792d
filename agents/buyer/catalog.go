package buyer

import (
	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/guard"
)

func block(name, reads string) guard.Doc {
	return guard.Doc{Guard: name, Severity: guard.Block, Reads: reads}
}

func wait(name, reads string) guard.Doc {
	return guard.Doc{Guard: name, Severity: guard.Defer, Reads: reads}
}

var chainPay = guard.Chain{Act: kindPay, Guards: []guard.Doc{
	block("scheme", "the quote's scheme: exact"),
	block("network", "the quote's network against the chain's"),
	block("token", "the quote's token against the accepted one"),
	acts.DocStop,
	block("spend cap", "the price against the largest single payment"),
	wait("host budget", "what was set aside today for this host, with the price, against the host's budget; until midnight UTC"),
	wait("day budget", "what was set aside today, with the price, against the day's budget; until midnight UTC"),
	wait("duplicate", "when the same request was paid for last, under any name, against the time before it may be again"),
	block("resource host", "the URL that the quote names against the one that was asked"),
	block("factory code", "the factory's code against this build's"),
	block("published", "payTo against the Offers of the expected factory"),
	block("address", "payTo against the address that its terms have"),
	block("offer code", "the Offer's code, a clone, and its implementation's against this build's"),
	block("manifest", "the manifest's bytes against its hash, its own rules and the terms"),
	block("settlement table", "the terms' table against the default with the manifest's partial rows"),
	block("terms token", "the terms' token against the quote's"),
	block("arbitrator", "the terms' arbitrator against the accepted ones"),
	block("block hash source", "the terms' source of block hashes against the accepted ones"),
	block("block hash window", "the blocks of the contest window against the hashes that a chain keeps, where the source's code is not this build's"),
	block("amount covered", "the price against the smallest and largest payment that the promise covers"),
	block("stake", "the seller's free stake against what one case can draw and against the payments that may still be contested"),
	block("seller record", "the cases that the seller lost against all of its cases"),
	block("window", "the contest window against the shortest accepted"),
	block("notice", "what the quote says about disputes against the chain"),
}}

var chainContest = guard.Chain{Act: kindContest, Guards: []guard.Doc{
	block("own check", "the own checks' verdict on the frozen exchange"),
	block("once", "whether the payment's case is there already"),
	block("window", "block time and margin against the end of the contest window"),
	block("stale payment", "the payment's block and place against where the chain has it now"),
	block("evidence", "what a case needs: manifest, exchange, payment, response and signed delivery"),
	block("bond share", "the bond against a multiple of the payment"),
	acts.DocStop,
	block("bond", "the bond against the largest accepted"),
	block("funds", "bond and relay fee against the balance"),
}}

var chainMember = guard.Chain{Act: kindMany + ", each", Guards: []guard.Doc{
	block("own check", "the own checks' verdict on the frozen exchange"),
	block("once", "whether the payment is contested in another case"),
	block("window", "block time and margin against the end of the contest window"),
	block("amount covered", "the payment against the smallest and largest that the promise covers"),
	block("claim", "what is claimed about it against the first purchase's claim"),
	block("evidence", "what a case needs: manifest, exchange, payment, response and signed delivery"),
	block("checkpoint", "the checkpoint that a case on it counts against, against the first purchase's"),
}}

var chainMany = guard.Chain{Act: kindMany, Guards: []guard.Doc{
	block("bond", "the bond against the largest accepted"),
	block("funds", "bond and relay fee against the balance"),
	acts.DocStop,
	block("once", "whether the case is there already"),
	block("bond share", "the bond against a multiple of the payments' sum"),
	block("sum", "the payments' sum against what a case's record holds"),
	block("draw", "the answer window against what drawing the sample takes at the chain's pace"),
}}

// Chains are all that a buyer checks before it acts.
func Chains() []guard.Chain {
	return []guard.Chain{chainPay, chainContest, chainMember, chainMany, appeal.Chain}
}
