package e2e_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// file writes what a command is to read.
func (w *world) file(name string, content []byte) string {
	w.t.Helper()
	path := filepath.Join(w.t.TempDir(), name)
	if err := os.WriteFile(path, content, 0o600); err != nil {
		w.t.Fatal(err)
	}
	return path
}

// refused runs a command that must fail for a reason.
func (w *world) refused(reason string, args ...string) {
	w.t.Helper()
	if _, err := w.command(w.within(caseTime), args...); err == nil || !strings.Contains(err.Error(), reason) {
		w.t.Fatalf("%s: %v, want %q", strings.Join(args[:2], " "), err, reason)
	}
}

// flags are those of the buyer's commands about its purchase, and of the seller's about the case.
func (c *contested) flags() (ofBuyer, ofSeller []string) {
	return append(c.commandFlags(c.opts.Key), "--data", c.opts.Dir, "--id", c.p.ID), append(c.commandFlags(c.shop.key), "--offer", c.p.Offer.Hex())
}

// signed runs a command with --sign-only and keeps what it prints in a file.
func (w *world) signed(args []string) string {
	w.t.Helper()
	out, err := w.command(w.within(caseTime), append(args, "--sign-only")...)
	if err != nil {
		w.t.Fatal(err)
	}
	return w.file("signed.json", []byte(out))
}

// unanswered contests a stale quote whose seller says nothing: the case waits for it.
func (w *world) unanswered(edit func(*buyer.Options)) *contested {
	w.t.Helper()
	c := &contested{world: w}
	c.shop = w.open(seller.Stale, func(o *seller.Options) { o.Policy.Ignore = true })
	c.buyer = w.client("buyer", func(o *buyer.Options) {
		if edit != nil {
			edit(o)
		}
		c.opts = *o
	})
	var err error
	if c.p, err = c.buyer.Pay(w.within(caseTime), "one", c.shop.url); err != nil {
		w.t.Fatal(err)
	}
	return c
}

// Both sides give up the appeal, one of them through somebody else: the ruling is final and the money moves at once.
func TestBothWaiveAndTheMoneyMovesAtOnce(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	c.rule(adjudication.Fail)
	appealBy := c.standing().Dispute.AppealBy
	ofBuyer, ofSeller := c.flags()
	waiver := w.signed(flagsOf("dispute waive", ofBuyer))
	var sent shownSent
	w.run(&sent, flagsOf("dispute send", append(w.commandFlags(devnet.Key("stranger")), waiver))...)
	if len(sent.Sent) != 1 || sent.Sent[0].State != "frozen" {
		t.Fatalf("after one waiver: %+v", sent)
	}
	var seen struct{ State, Next string }
	w.run(&seen, flagsOf("dispute status", ofBuyer)...)
	if seen.State != "frozen" || seen.Next != "wait" {
		t.Fatalf("status %+v", seen)
	}
	w.run(&sent, flagsOf("seller waive", ofSeller, "--case", c.p.Case.Hex())...)
	if sent.Sent[0].State != "ruled" {
		t.Fatalf("after both: %+v", sent)
	}
	w.refused("an appeal is waived while its committee has it", flagsOf("seller waive", ofSeller, "--case", c.p.Case.Hex())...)
	var report shownReport
	w.run(&report, flagsOf("dispute follow", ofBuyer, "--poll", "200ms")...)
	if report.Ruling != settlement.PayerWins || report.Observed.Refunded.Int64() != price {
		t.Fatalf("report %+v", report)
	}
	if now := c.head().Time; now > appealBy {
		t.Fatalf("settled at %d, it could have been appealed until %d", now, appealBy)
	}
	w.run(&seen, flagsOf("dispute status", ofBuyer)...)
	if seen.State != "settled" || seen.Next != "nothing" {
		t.Fatalf("status %+v", seen)
	}
}

// What was signed is for one act of one party: nobody else's signature, chain or round will do.
func TestConsentIsForOneActOfOneParty(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	ofBuyer, _ := c.flags()
	raw, err := os.ReadFile(w.signed(flagsOf("dispute waive", ofBuyer)))
	if err != nil {
		t.Fatal(err)
	}
	sender := w.commandFlags(devnet.Key("stranger"))
	for name, tc := range map[string]struct {
		edit   func(*party.Consent)
		reason string
	}{
		"another party":     {func(c *party.Consent) { c.Party = devnet.Address("stranger") }, "WaiverInvalid"},
		"another chain":     {func(c *party.Consent) { c.ChainID++ }, "it is for chain"},
		"another round":     {func(c *party.Consent) { c.Round++ }, "the case is in round 0"},
		"another act":       {func(c *party.Consent) { c.Act = "rule" }, `act "rule"`},
		"not an Offer":      {func(c *party.Consent) { c.Offer = devnet.Address("stranger") }, "no Offer at"},
		"without signing":   {func(c *party.Consent) { c.Signature = nil }, "it is not signed"},
		"claim in its name": {func(c *party.Consent) { c.Act, c.To, c.Signature = party.ActOfferClaim, devnet.Address("relayer"), nil }, "it is not signed"},
	} {
		if _, err := party.ParseConsents([]byte(strings.Replace(string(raw), `"act"`, `"also": 1, "act"`, 1))); !errors.Is(err, party.ErrConsent) {
			t.Errorf("a document with more in it: %v", err)
		}
		consents, err := party.ParseConsents(raw)
		if err != nil {
			t.Fatal(err)
		}
		tc.edit(&consents[0])
		changed, err := json.Marshal(consents)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(name)
		w.refused(tc.reason, flagsOf("dispute send", append(sender, w.file("changed.json", changed)))...)
	}
}

// A token refuses its owner: the credits go where the owner says, or to it when the token takes it again.
func TestRefusedOwnersTakeTheirCredits(t *testing.T) {
	for name, who := range map[string]string{"buyer to another address": "buyer", "buyer later": "later", "seller to another address": "seller"} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, five)
			c := w.contest(appealable, nil)
			ofBuyer, flags := c.flags()
			command, owner, verdict := "seller claim", crypto.PubkeyToAddress(c.shop.key.PublicKey), adjudication.Pass
			due := int64(40_000) // the bond, but for the fee
			if who != "seller" {
				command, flags, owner, verdict = "dispute claim", ofBuyer, c.p.Exchange.Payment.Payer, adjudication.Fail
				due = price + 50_000 + 100_000 // payment, bond and penalty
			}
			c.rule(verdict)
			w.warp(period + 1)
			if err := w.net.Blocklist(t.Context(), owner); err != nil {
				t.Fatal(err)
			}
			c.end()
			w.refused("Blacklistable", flagsOf(command, flags)...)
			before := w.balance(owner)
			if who == "later" {
				if err := w.net.Unblocklist(t.Context(), owner); err != nil {
					t.Fatal(err)
				}
				var taken struct {
					Claimed []struct {
						From   string
						Amount amount
					}
				}
				w.run(&taken, flagsOf(command, flags)...)
				if len(taken.Claimed) != 2 || taken.Claimed[0].From != party.FromOffer || taken.Claimed[0].Amount.Int64() != price {
					t.Fatalf("took %+v", taken)
				}
				if got := new(big.Int).Sub(w.balance(owner), before); got.Int64() != due {
					t.Fatalf("%s came, %d was due", got, due)
				}
				w.refused("nothing to claim", flagsOf(command, flags)...)
				return
			}
			if who == "buyer" {
				var seen struct {
					Next    string
					Credits []struct {
						From   string
						Amount amount
					}
				}
				w.run(&seen, flagsOf("dispute status", ofBuyer)...)
				if seen.Next != "nothing" || len(seen.Credits) != 2 || seen.Credits[1].Amount.Int64() != due-price {
					t.Fatalf("status %+v", seen)
				}
			}
			var sent shownSent
			elsewhere := common.HexToAddress("0x00000000000000000000000000000000000e15e1")
			w.run(&sent, flagsOf(command, flags, "--to", elsewhere.Hex())...)
			if got := w.balance(elsewhere); got.Int64() != due || len(sent.Sent) == 0 {
				t.Fatalf("%s came, %d was due: %+v", got, due, sent)
			}
			w.refused("nothing to claim", flagsOf(command, flags, "--to", elsewhere.Hex())...)
		})
	}
}

// Evidence that a party signed enters the record in the party's name, whoever sends it, once and before the case is frozen.
func TestEvidenceIsSignedByOneAndSentByAnother(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	c := w.unanswered(nil)
	if _, err := c.buyer.Contest(t.Context(), c.p); err != nil {
		t.Fatal(err)
	}
	ofBuyer, ofSeller := c.flags()
	document := w.file("note.json", []byte(`{"note":"from the payer"}`))
	answer := w.file("answer.json", []byte(`{"note":"from the seller"}`))
	stranger := w.commandFlags(devnet.Key("stranger"))
	signed := w.signed(flagsOf("dispute evidence", ofBuyer, "--file", document))
	var sent shownSent
	w.run(&sent, flagsOf("dispute send", append(stranger, signed))...)
	w.refused("NonceUsed", flagsOf("dispute send", append(stranger, signed))...)
	w.run(&sent, flagsOf("seller evidence", ofSeller, "--case", c.p.Case.Hex(), "--file", answer)...)
	file, err := docket.NewOffer(w.chain, c.p.Offer, 0).File(t.Context(), c.head(), c.p.Case)
	if err != nil {
		t.Fatal(err)
	}
	want := []docket.Item{
		{Party: c.p.Exchange.Payment.Payer, Hash: crypto.Keccak256Hash([]byte(`{"note":"from the payer"}`))},
		{Party: crypto.PubkeyToAddress(c.shop.key.PublicKey), Hash: crypto.Keccak256Hash([]byte(`{"note":"from the seller"}`))},
	}
	if len(file.Items) != 2 || file.Items[0] != want[0] || file.Items[1] != want[1] {
		t.Fatalf("record %+v, want %+v", file.Items, want)
	}
	if kept, err := w.store.Get(t.Context(), want[0].Hash); err != nil || string(kept) != `{"note":"from the payer"}` {
		t.Fatalf("stored %q, %v", kept, err)
	}
	late := w.signed(flagsOf("dispute evidence", ofBuyer, "--file", document, "--valid", "30"))
	w.warp(31)
	w.refused("DeadlinePassed", flagsOf("dispute send", append(stranger, late))...)
	w.warp(60)
	w.await("the dispute", func() bool {
		_, err := c.buyer.Step(t.Context(), c.p)
		return err == nil && c.view().State == docket.StateFrozen
	})
	w.refused("after a ruling evidence enters with an appeal alone", flagsOf("dispute evidence", ofBuyer, "--file", document)...)
}

// Two Deliveries of one seller for one payment lose its case without a judge.
func TestEquivocationIsProvenByCommand(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	c := w.unanswered(nil)
	if _, err := c.buyer.Contest(t.Context(), c.p); err != nil {
		t.Fatal(err)
	}
	ofBuyer, _ := c.flags()
	w.refused("no two different Deliveries", flagsOf("dispute prove-equivocation", ofBuyer)...)
	second := c.p.Exchange.Delivery.Delivery
	second.ResponseHash = exchange.ResponseHash([]byte("another answer"))
	signed, err := second.Sign(c.shop.key, w.chain.ChainID(), c.p.Offer)
	if err != nil {
		t.Fatal(err)
	}
	forged, err := second.Sign(devnet.Key("stranger"), w.chain.ChainID(), c.p.Offer)
	if err != nil {
		t.Fatal(err)
	}
	written := func(d exchange.SignedDelivery) string {
		raw, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		return w.file("delivery.json", raw)
	}
	w.refused("DeliverySignerInvalid", flagsOf("dispute prove-equivocation", ofBuyer, "--second", written(forged))...)
	var shown struct{ Case common.Hash }
	stranger := w.commandFlags(devnet.Key("stranger"))
	w.run(&shown, flagsOf("dispute prove-equivocation", stranger, "--data", t.TempDir(), "--offer", c.p.Offer.Hex(), "--case", c.p.Case.Hex(),
		"--first", written(*c.p.Exchange.Delivery), "--second", written(signed))...)
	var report shownReport
	w.run(&report, flagsOf("dispute follow", ofBuyer, "--poll", "200ms")...)
	if shown.Case != c.p.Case || report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseEquivocation {
		t.Fatalf("report %+v", report)
	}
}

// A bond by permit: the payer sends, and no authorization of the token is used.
func TestBondByPermit(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	c := w.unanswered(nil)
	ofBuyer, _ := c.flags()
	payer := c.p.Exchange.Payment.Payer
	nonce := func() uint64 {
		n, err := docket.NewToken(w.chain, w.net.Deployment.Token.Address).PermitNonce(t.Context(), c.head(), payer)
		if err != nil {
			t.Fatal(err)
		}
		return n.Uint64()
	}
	w.refused("neither authorization nor permit", flagsOf("dispute open", ofBuyer, "--prove-breach=false", "--bond", "cash")...)
	other := c.opts
	other.Dir, other.Sender, other.Policy.BondByPermit = c.opts.Dir, w.manager(devnet.Key("stranger")), true
	relayed, err := buyer.New(other)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := relayed.Contest(t.Context(), c.p); err == nil || !strings.Contains(err.Error(), "sent by the payer itself") {
		t.Fatalf("a stranger brought a permit: %v", err)
	}
	before := w.balance(payer)
	var opened struct{ Case common.Hash }
	w.run(&opened, flagsOf("dispute open", ofBuyer, "--prove-breach=false", "--bond", "permit")...)
	c.p.Case = opened.Case
	if c.view().State != docket.StateContested || nonce() != 1 {
		t.Fatalf("case is %s, permit nonce %d", docket.StateNames[c.view().State], nonce())
	}
	if paid := new(big.Int).Sub(before, w.balance(payer)); paid.Int64() != 50_000 {
		t.Fatalf("the vault took %s", paid)
	}
}
