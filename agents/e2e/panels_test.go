package e2e_test

import (
	"crypto/ecdsa"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/adjudication"
)

// heard is a case whose rounds the validators hear.
type heard struct {
	*hearing
	*contested
}

// rounds brings a case that may have so many rounds, the first of three seats.
func (w *world) rounds(n int64) heard {
	w.t.Helper()
	f := figures
	f.Rounds, f.JudgeWindowSeconds = n, 1200
	c := w.contest(f, nil)
	h := &hearing{world: w, committee: c.committee()}
	h.settle = func() (ruling, cause uint8) { r := c.end(); return r.Ruling, r.Cause }
	return heard{h, c}
}

// appeal pays for another round through the Offer, on the evidence that there is.
func (h heard) appeal(key *ecdsa.PrivateKey) {
	h.hearing.t.Helper()
	w := h.hearing.world
	fee, err := h.hearing.committee.AppealFee(w.t.Context(), h.hearing.head(), big.NewInt(1))
	if err != nil {
		w.t.Fatal(err)
	}
	offer, id := h.p.Offer, h.p.Case
	authorization, err := docket.Deposit{
		Token: w.tokenDomain(), To: w.net.Deployment.Vault.Address, Amount: fee, ValidBefore: 1 << 40,
		Nonce: docket.AppealNonce(offer, id, h.contested.view().Appeals, fee, common.Hash{}),
	}.Sign(key)
	if err != nil {
		w.t.Fatal(err)
	}
	data, err := bindings.NewOffer().TryPackAppeal(id, [32]byte{}, crypto.PubkeyToAddress(key.PublicKey), authorization)
	if err != nil {
		w.t.Fatal(err)
	}
	w.tx(devnet.Key("stranger"), offer, data)
}

// restarting lets validators act until ok, each of them a new process at every look.
func (h *hearing) restarting(what string, ok func() bool, options ...validator.Options) {
	h.t.Helper()
	h.await(what, func() bool {
		for _, o := range options {
			if err := h.validator(o).Tick(h.t.Context()); err != nil {
				h.t.Log(err)
			}
		}
		return ok()
	})
}

// options are some validators', each with a journal that outlives its process.
func (h *hearing) options(numbers ...int) (out []validator.Options) {
	for _, i := range numbers {
		out = append(out, h.validatorOptions(i))
	}
	return out
}

// unhurried are options of a validator that draws nobody on chain until the very end.
func (w *world) unhurried(i int) validator.Options {
	o := w.validatorOptions(i)
	o.Timing = validator.Timing{Turn: 3, Fallback: 5, Patience: 600}
	return o
}

// listed is how many documents the round's validators have shown each other under a name.
func (h *hearing) listed(name string, round uint8) int {
	h.t.Helper()
	key := crypto.Keccak256Hash([]byte("redress.round"), common.BigToHash(h.chain.ChainID()).Bytes(),
		h.committee.Address().Bytes(), common.BigToHash(big.NewInt(1)).Bytes(), []byte{round})
	hashes, err := h.store.List(h.t.Context(), name+"-"+key.Hex()[2:])
	if err != nil {
		h.t.Fatal(err)
	}
	return len(hashes)
}

// atRound reports whether a round was ruled.
func (h *hearing) atRound(round uint8) func() bool {
	return func() bool {
		d, _ := h.view()
		return d.Round == round && d.Phase == docket.PhaseRuled
	}
}

// Three seats rule, the seller appeals, seven are drawn and rule the same. Every validator is another process at every look:
// nobody signs twice, and nothing is delivered before no appeal can come.
func TestAppealIsHeardByALargerPanel(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 8})
	h := w.rounds(2)
	all := h.options(1, 2, 3, 4, 5, 6, 7, 8)
	h.restarting("the first ruling", h.atRound(0), all...)
	d, _ := h.hearing.view()
	if d.IsFinal || d.Delivered || !d.BySignatures || d.Resolution.Failed != 1 {
		t.Fatalf("%+v", d)
	}
	h.undecided()
	h.appeal(h.shop.key)
	h.restarting("the second ruling", h.atRound(1), all...)
	d, seats := h.hearing.view()
	if len(seats) != 7 || !d.BySignatures || !d.Delivered || d.Resolution.Failed != 1 {
		t.Fatalf("%d seats, %+v", len(seats), d)
	}
	h.finish()
	for round, n := range []int{3, 7} {
		for _, name := range []string{"commitments", "openings"} {
			if got := h.listed(name, uint8(round)); got != n {
				t.Errorf("round %d: %d %s of %d seats", round, got, name, n)
			}
		}
	}
}

// Nobody appeals: the ruling is delivered by a validator once no appeal can come any more.
func TestFinalRulingIsDelivered(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 5})
	h := w.rounds(2)
	options := h.options(1, 2, 3, 4, 5)
	var vs []*validator.Service
	for _, o := range options {
		vs = append(vs, h.validator(o))
	}
	h.tick("the ruling", h.atRound(0), vs...)
	d, _ := h.hearing.view()
	for range 3 {
		for _, v := range vs {
			if err := v.Tick(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	if now, _ := h.hearing.view(); now.Delivered {
		t.Fatal("delivered while it could be appealed")
	}
	w.warp(d.AppealBy - h.hearing.head().Time + 1)
	h.tick("the delivery", func() bool { d, _ := h.hearing.view(); return d.Delivered }, vs...)
	h.finish()
}

// A larger panel with a silent seat goes on chain, each validator a new process at every look; the silent one pays.
func TestRestartsOnChain(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 8})
	h := w.rounds(2)
	h.contested.rule(adjudication.Pass)
	h.appeal(devnet.Key(t.Name() + "buyer"))
	h.awaitDrawBlock()
	d, _ := h.hearing.view()
	drawn, err := h.hearing.committee.Preview(t.Context(), h.hearing.head(), big.NewInt(1), h.brief())
	if err != nil || len(drawn) != 7 {
		t.Fatalf("%d seats, %v", len(drawn), err)
	}
	var awake []validator.Options
	var silent *ecdsa.PrivateKey
	for i := range w.net.Validators {
		o := w.validatorOptions(i + 1)
		if o.Sender.Address() == drawn[6] {
			silent = o.Key
			continue
		}
		awake = append(awake, o)
	}
	h.restarting("six commitments shown", func() bool { return h.listed("commitments", 1) == 6 }, awake...)
	if h.drawn() {
		t.Fatal("drawn without patience")
	}
	w.warp(d.CreatedAt + 60 - validator.DefaultTiming().Fallback - h.hearing.head().Time) // restarts have no patience
	h.restarting("the draw", h.drawn, awake...)
	h.toFallback()
	h.restarting("six commitments", func() bool { return h.count(committed) == 6 }, awake...)
	d, _ = h.hearing.view()
	w.warp(d.CommitBy - h.hearing.head().Time + 1)
	h.restarting("six reveals", func() bool { return h.count(revealed) == 6 }, awake...)
	h.restarting("the ruling", h.atRound(1), awake...)
	h.finish() // it overturns the first
	if n := h.listed("commitments", 1); n != 6 {
		t.Errorf("%d commitments were shown", n)
	}
	account := validator.Account{Chain: w.chain, Key: silent, Sender: w.manager(silent), Committee: h.hearing.committee.Address(), Token: w.tokenDomain()}
	if s, err := account.Status(t.Context()); err != nil || s.Units != 9 || len(s.Losses) != 1 {
		t.Errorf("the silent seat: %+v, %v", s, err)
	}
}

// The seller becomes a validator before it appeals. It is a member of the whole committee and a party: nobody waits for its
// word, and its signature would spoil the others'. The validators are the same processes in both rounds.
func TestPartyDoesNotSignForTheWholeCommittee(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 4})
	h := w.rounds(2)
	var vs []*validator.Service
	for _, o := range h.options(1, 2, 3, 4) {
		vs = append(vs, h.validator(o))
	}
	h.tick("the first ruling", h.atRound(0), vs...)
	key := h.shop.key
	party := validator.Account{Chain: w.chain, Key: key, Sender: w.manager(key), Committee: h.hearing.committee.Address(), Token: w.tokenDomain()}
	if _, err := party.Stake(t.Context(), 3, "https://seller.example/"); err != nil {
		t.Fatal(err)
	}
	h.appeal(key)
	if d, _ := h.hearing.view(); !d.Whole {
		t.Fatalf("%+v", d)
	}
	o := w.validatorOptions(1)
	o.Key, o.Sender = key, w.manager(key)
	h.tick("the second ruling", h.atRound(1), append([]*validator.Service{h.validator(o)}, vs...)...)
	if n := h.listed("signatures", 1); n != 4 {
		t.Errorf("%d signatures", n)
	}
	h.finish()
}

// A panel errs and no larger one can be drawn: the whole committee signs. One member is silent; the others, new processes
// at every look, wait for it a while and then do without. Each signer claims its share once.
func TestWholeCommitteeOverturns(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 4})
	h := w.rounds(2)
	h.contested.rule(adjudication.Pass)
	h.appeal(devnet.Key(t.Name() + "buyer"))
	d, _ := h.hearing.view()
	if !d.Whole || d.Phase != docket.PhaseSigning {
		t.Fatalf("%+v", d)
	}
	awake := h.options(1, 2, 4)
	h.restarting("three signatures", func() bool { return h.listed("signatures", 1) == 3 }, awake...)
	if h.atRound(1)() {
		t.Fatal("ruled without waiting for the fourth")
	}
	w.warp(d.SignBy - validator.DefaultTiming().Fallback - h.hearing.head().Time)
	h.restarting("the ruling", h.atRound(1), awake...)
	h.finish()
	if n := h.listed("signatures", 1); n != 3 {
		t.Errorf("%d signatures of three members", n)
	}
	var earned int64
	for i, o := range h.options(1, 2, 3, 4) {
		a := validator.Account{Chain: w.chain, Key: o.Key, Sender: o.Sender, Committee: h.hearing.committee.Address(), Token: w.tokenDomain()}
		before := w.balance(o.Sender.Address())
		receipts, err := a.Claim(t.Context())
		if signed := i != 2; signed && (err != nil || len(receipts) != 2) {
			t.Errorf("member %d claimed in %d transactions: %v", i+1, len(receipts), err)
		} else if !signed && len(receipts) > 1 {
			t.Errorf("member %d claimed a share of what it did not sign", i+1)
		}
		earned += new(big.Int).Sub(w.balance(o.Sender.Address()), before).Int64()
		if _, err := a.Claim(t.Context()); !errors.Is(err, validator.ErrNothing) {
			t.Errorf("member %d claimed again: %v", i+1, err)
		}
	}
	if earned != (3+4)*seatFee { // of the first round's seats and of everybody
		t.Errorf("%d earned", earned)
	}
}
