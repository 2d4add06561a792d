package e2e_test

import (
	"encoding/hex"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/plan"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// From a rotation on the new key's receipts count; the old key's from before stay good.
func TestReceiptSignerIsRotatedByCommand(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.client("buyer", nil)
	if _, err := b.Pay(w.within(caseTime), "old", shop.url); err != nil {
		t.Fatal(err)
	}
	shop.stop()
	fresh := devnet.Key("a fresh receipt key")
	signer, old := crypto.PubkeyToAddress(fresh.PublicKey), crypto.PubkeyToAddress(shop.key.PublicKey)
	flags := append(w.commandFlags(shop.key), "--offer", shop.published.Offer.Hex())
	w.refused("NotSeller", flagsOf("seller receipt-signer", append(w.commandFlags(devnet.Key("stranger")), "--offer", shop.published.Offer.Hex()), "--signer", signer.Hex())...)
	before, err := docket.HeadOf(t.Context(), w.chain)
	if err != nil {
		t.Fatal(err)
	}
	w.warp(1) // blocks of one second share it
	var sent struct{ Transaction common.Hash }
	w.run(&sent, flagsOf("seller receipt-signer", flags, "--signer", signer.Hex())...)
	head, err := docket.HeadOf(t.Context(), w.chain)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		who      common.Address
		from, to uint64
		want     bool
	}{{signer, head.Time, head.Time, true}, {signer, 0, before.Time, false}, {old, before.Time, head.Time, true}, {old, head.Time + 1, head.Time + 1, false}} {
		got, err := docket.NewOffer(w.chain, shop.published.Offer, 0).WasReceiptSigner(t.Context(), head, c.who, c.from, c.to)
		if err != nil || got != c.want {
			t.Errorf("%s in %d..%d: %t, %v", c.who, c.from, c.to, got, err)
		}
	}
	w.warp(1)
	w.refused("may not sign its receipts", flagsOf("seller withdraw", flags, "--data", t.TempDir())...)
	keyFile := w.file("receipt.key", []byte(hex.EncodeToString(crypto.FromECDSA(fresh))))
	var taken map[string]any
	w.run(&taken, flagsOf("seller withdraw", flags, "--data", t.TempDir(), "--receipt-key-file", keyFile)...)

	shop.opts.ReceiptKey = fresh
	w.start(shop)
	p, err := b.Pay(w.within(caseTime), "new", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := p.Exchange.Delivery.Signer(w.chain.ChainID(), p.Offer); err != nil || got != signer {
		t.Fatalf("signed by %s, %v", got, err)
	}
}

// A token that the promise is not sold in goes to its seller, whoever asks; its own stays.
func TestForeignTokensAreSwept(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	foreign := w.net.Deployment
	foreign.Token, foreign.TokenImplementation, foreign.TokenLibrary = plan.Token{}, plan.Contract{}, plan.Contract{}
	intent := plan.Intent{
		FeePerSeat: big.NewInt(1), NativeFeePerSeat: big.NewInt(1), Unit: big.NewInt(1), MinUnits: 1,
		DrawSeconds: 60, CommitSeconds: 60, RevealSeconds: 60, AppealSeconds: 60, SignSeconds: 60,
	}
	if err := plan.Apply(t.Context(), plan.NewDeployer(w.net.Client, devnet.Key("deployer"), w.net.ChainID), intent, &foreign, nil); err != nil {
		t.Fatal(err)
	}
	w.tx(devnet.Key("deployer"), foreign.Token.Address, bindings.NewFiatToken().PackMint(shop.published.Offer, big.NewInt(77)))
	flags := append(w.commandFlags(devnet.Key("stranger")), "--offer", shop.published.Offer.Hex())
	var swept struct{ Amount amount }
	w.run(&swept, flagsOf("seller sweep", flags, "--foreign", foreign.Token.Address.Hex())...)
	head, err := docket.HeadOf(t.Context(), w.chain)
	if err != nil {
		t.Fatal(err)
	}
	owner := crypto.PubkeyToAddress(shop.key.PublicKey)
	if got, err := docket.NewToken(w.chain, foreign.Token.Address).Balance(t.Context(), head, owner); err != nil || got.Int64() != 77 || swept.Amount.Int64() != 77 {
		t.Fatalf("the seller has %s, %v; swept %+v", got, err, swept)
	}
	w.refused("TokenEscrowed", flagsOf("seller sweep", flags, "--foreign", w.net.Deployment.Token.Address.Hex())...)
}

// What went back to a payer waits for no window; a wrong address is said to be none.
func TestSellerStatusCountsNoRefund(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	_, flags := c.flags()
	unmatured := func() int64 {
		var seen struct{ Unmatured, Received amount }
		w.run(&seen, flagsOf("seller status", flags)...)
		if seen.Received.Int64() < price {
			t.Fatalf("received %s", seen.Received)
		}
		return seen.Unmatured.Int64()
	}
	if got := unmatured(); got != price {
		t.Fatalf("%d unmatured while the case is open", got)
	}
	c.rule(adjudication.Fail)
	w.warp(period + 1)
	c.end()
	if got := unmatured(); got != 0 {
		t.Fatalf("%d unmatured after the refund", got)
	}
	// A second payment, kept; then both windows end, and a checkpoint after them has the refund before it.
	if _, err := c.buyer.Pay(w.within(caseTime), "two", c.shop.url); err != nil {
		t.Fatal(err)
	}
	if got := unmatured(); got != price {
		t.Fatalf("%d unmatured with another payment", got)
	}
	w.tx(devnet.Key("stranger"), c.p.Offer, bindings.NewOffer().PackCheckpoint())
	w.warp(uint64(appealable.ContestWindowSeconds) + 1)
	if got := unmatured(); got != 0 {
		t.Fatalf("%d unmatured after the windows", got)
	}
	// A view that reverts is named too.
	_, err := docket.NewVault(w.chain, w.net.Deployment.Vault.Address).Coverage(t.Context(), c.head(), c.shop.published.Terms.Arbitrator)
	if err == nil || !strings.Contains(err.Error(), "NotAnOffer") {
		t.Errorf("coverage of what is no Offer: %v", err)
	}
	wrong := devnet.Address("stranger")
	for _, command := range []string{"seller status", "seller sweep --foreign " + wrong.Hex(), "seller claim"} {
		w.refused("no Offer at "+wrong.Hex(), flagsOf(command, w.commandFlags(c.shop.key), "--offer", wrong.Hex())...)
	}
}

// Publishing prints the address to be paid first, and warns of rounds that nobody could ask for.
func TestPublishSaysWhatCannotBeAppealed(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	key := w.account("seller")
	for rounds, warned := range map[int64]bool{1: false, 2: true} {
		frame := w.frame(crypto.PubkeyToAddress(key.PublicKey))
		frame.Figures.Rounds = rounds
		doc, err := manifest.QuoteFeed(frame, 30)
		if err != nil {
			t.Fatal(err)
		}
		raw, err := doc.Canonical()
		if err != nil {
			t.Fatal(err)
		}
		stdout, stderr, err := w.outputs(w.within(caseTime), flagsOf("seller publish", w.commandFlags(key), "--manifest", w.file("manifest.json", raw))...)
		if err != nil {
			t.Fatal(err)
		}
		if first := strings.Index(stdout, `"`); !strings.HasPrefix(stdout[first:], `"offer"`) {
			t.Errorf("printed %s", stdout)
		}
		if strings.Contains(stderr, "2 rounds and 3 seats, and only 3 validators") != warned {
			t.Errorf("%d rounds: logged %s", rounds, stderr)
		}
	}
}

// A flag that is needed is named in the error, with the variable behind it.
func TestMissingFlagsAreNamed(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	flags := w.commandFlags(w.account("nobody"))
	w.refused("--endpoint (or REDRESS_ENDPOINT)", flagsOf("validator stake", flags, "--units", "1")...)
	at := slices.Index(flags, "--deployment")
	w.refused("--deployment (or REDRESS_DEPLOYMENT)", flagsOf("validator status", slices.Delete(slices.Clone(flags), at, at+2))...)
}
