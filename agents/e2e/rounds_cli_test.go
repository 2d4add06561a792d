package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// The buyer sees by commands what a second round costs and until when, and asks for it.
func TestBuyerAppealsByCommands(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	flags := append(w.commandFlags(c.opts.Key), "--data", c.opts.Dir, "--id", "one")
	var estimated struct {
		shownProspects
		SecondRound struct {
			shownProspects
			Fee amount
		} `json:"second_round"`
	}
	w.run(&estimated, append([]string{"dispute", "estimate", "--offer", c.p.Offer.Hex(), "--amount", "10000", "--chance", "50"}, flags...)...)
	// Won: the payment and the penalty of 100 000. Lost: the bond of 50 000. A second round costs 30 000 and eats 25 000 of
	// the penalty, since the reserve is 115 000: the smallest payment covered pays in both.
	if second := estimated.SecondRound; estimated.PaysFrom.Int64() != 1000 || second.Fee.Int64() != secondFee || second.PaysFrom.Int64() != 5001 {
		t.Errorf("estimated %+v", estimated)
	}

	c.rule(adjudication.Pass)
	var seen struct {
		State string
		Round shownOutlook
	}
	w.run(&seen, append([]string{"dispute", "status"}, flags...)...)
	if r := seen.Round; seen.State != "frozen" || r.Round != 0 || r.Ruling != settlement.PayeeWins || r.RulingName != "honored" || r.Fee.Int64() != secondFee ||
		r.AppealBy != c.standing().Dispute.AppealBy || r.Worth.Sign() <= 0 {
		t.Fatalf("status %+v", seen)
	}
	document := filepath.Join(t.TempDir(), "note.json")
	if err := os.WriteFile(document, []byte(`{"note":"look again"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	ask := append([]string{"dispute", "appeal", "--evidence", document}, flags...)
	if _, err := w.command(t.Context(), append(ask, "--max-appeal-fee", "29999")...); err == nil || !strings.Contains(err.Error(), "fee cap (block)") {
		t.Fatalf("appealed above the cap: %v", err)
	}
	var asked shownAppeal
	w.run(&asked, ask...)
	if asked.Round != 1 || asked.Fee.Int64() != secondFee || asked.Evidence != crypto.Keccak256Hash([]byte(`{"note":"look again"}`)) {
		t.Fatalf("asked %+v", asked)
	}
	c.rule(adjudication.Fail)
	var report shownReport
	w.run(&report, append([]string{"dispute", "follow", "--poll", "200ms"}, flags...)...)
	if report.Ruling != settlement.PayerWins || report.Implied.MadeWhole.Int64() != seatFee+secondFee {
		t.Fatalf("report %+v", report)
	}
}

// The seller sees what stands behind its promise and which ruling can still be appealed, and appeals it.
func TestSellerAppealsByCommands(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	c.rule(adjudication.Fail)
	flags := append(w.commandFlags(c.shop.key), "--offer", c.p.Offer.Hex())
	var seen struct {
		Rounds    uint8
		FreeStake amount `json:"free_stake"`
		Unmatured amount
		Reserved  amount
		Leaving   struct{ Amount amount }
		Cases     []struct {
			Case   common.Hash
			State  string
			Rounds *shownOutlook
		}
	}
	w.run(&seen, append([]string{"seller", "status"}, flags...)...)
	if seen.Rounds != 2 || seen.FreeStake.Int64() != 500_000-115_000 || seen.Reserved.Int64() != 115_000 || seen.Unmatured.Int64() != price || seen.Leaving.Amount.Sign() != 0 {
		t.Errorf("status %+v", seen)
	}
	if len(seen.Cases) != 1 || seen.Cases[0].Case != c.p.Case || seen.Cases[0].State != "frozen" || seen.Cases[0].Rounds.AppealBy == 0 || seen.Cases[0].Rounds.Worth.Sign() <= 0 {
		t.Fatalf("cases %+v", seen.Cases)
	}
	var sent struct{ Transaction common.Hash }
	w.run(&sent, append([]string{"seller", "unstake", "--amount", "1"}, flags...)...)
	w.run(&seen, append([]string{"seller", "status"}, flags...)...)
	if seen.Leaving.Amount.Int64() != 1 || seen.FreeStake.Int64() != 500_000-115_000-1 {
		t.Errorf("after announcing 1: %+v", seen)
	}
	var asked shownAppeal
	w.run(&asked, append([]string{"seller", "appeal", "--case", c.p.Case.Hex()}, flags...)...)
	if asked.Round != 1 || asked.Evidence != (common.Hash{}) {
		t.Fatalf("asked %+v", asked)
	}
	if v := c.view(); v.Appeals != 1 {
		t.Fatalf("%d appeals", v.Appeals)
	}
}
