package e2e_test

import (
	"bytes"
	"log/slog"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// hearing is a case that waits for its committee.
type hearing struct {
	*world
	committee *docket.Committee
	settle    func() (ruling, cause uint8) // follows the case to its end
}

// finish follows the case to its end, where a FAIL alone decided.
func (h *hearing) finish() {
	h.t.Helper()
	if ruling, cause := h.settle(); ruling != settlement.PayerWins || cause != settlement.CauseFailed {
		h.t.Fatalf("ruling %d cause %d", ruling, cause)
	}
}

// bring buys from a stale seller, contests and freezes: dispute 1 exists, nobody sits yet.
func (w *world) bring() *hearing {
	w.t.Helper()
	shop := w.open(seller.Stale, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		w.t.Fatal(err)
	}
	if _, err := b.Contest(w.t.Context(), p); err != nil {
		w.t.Fatal(err)
	}
	h := &hearing{world: w, committee: docket.NewCommittee(w.chain, w.net.Deployment.Committee.Address)}
	h.await("the dispute", func() bool {
		if _, err := b.Step(w.t.Context(), p); err != nil {
			w.t.Log(err)
		}
		n, err := h.committee.Count(w.t.Context(), h.head())
		return err == nil && n == 1
	})
	h.settle = func() (ruling, cause uint8) {
		w.t.Helper()
		report, err := b.Follow(w.within(caseTime), p)
		if err != nil {
			w.t.Fatal(err)
		}
		return report.Ruling, report.Cause
	}
	return h
}

func (h *hearing) head() docket.Head {
	h.t.Helper()
	head, err := docket.HeadOf(h.t.Context(), h.chain)
	if err != nil {
		h.t.Fatal(err)
	}
	return head
}

func (h *hearing) view() (bindings.DisputeView, []bindings.Seat) {
	h.t.Helper()
	head := h.head()
	d, err := h.committee.Dispute(h.t.Context(), head, big.NewInt(1))
	if err != nil {
		h.t.Fatal(err)
	}
	seats, err := h.committee.Seats(h.t.Context(), head, big.NewInt(1), d.Round)
	if err != nil {
		h.t.Fatal(err)
	}
	return d, seats
}

// brief is the latest round's.
func (h *hearing) brief() bindings.Brief {
	h.t.Helper()
	rounds, err := h.committee.Rounds(h.t.Context(), 0, h.head(), big.NewInt(1))
	if err != nil || len(rounds) == 0 {
		h.t.Fatalf("%d rounds, %v", len(rounds), err)
	}
	return rounds[len(rounds)-1].Brief
}

func (h *hearing) registry() *docket.Registry {
	return docket.NewRegistry(h.chain, h.net.Deployment.Registry.Address)
}

func (h *hearing) count(of func(bindings.Seat) bool) (n int) {
	_, seats := h.view()
	for _, s := range seats {
		if of(s) {
			n++
		}
	}
	return n
}

func committed(s bindings.Seat) bool { return s.Committed }
func revealed(s bindings.Seat) bool  { return s.Revealed }

// tick lets validators act until ok.
func (h *hearing) tick(what string, ok func() bool, vs ...*validator.Service) {
	h.t.Helper()
	h.await(what, func() bool {
		for _, v := range vs {
			if err := v.Tick(h.t.Context()); err != nil {
				h.t.Log(err)
			}
		}
		return ok()
	})
}

func (h *hearing) validator(o validator.Options) *validator.Service {
	h.t.Helper()
	v, err := validator.New(o)
	if err != nil {
		h.t.Fatal(err)
	}
	return v
}

func (h *hearing) drawn() bool { d, _ := h.view(); return d.Phase == docket.PhaseCommitting }

func (h *hearing) ruled() bool { d, _ := h.view(); return d.Phase == docket.PhaseRuled }

// draw seats the panel on chain, as anyone may, before the seats rule without it.
func (h *hearing) draw() {
	h.t.Helper()
	h.awaitDrawBlock()
	h.tx(devnet.Key("stranger"), h.committee.Address(), bindings.NewCommittee().PackDraw(big.NewInt(1), h.brief()))
}

// awaitDrawBlock waits until it can be known who will sit.
func (h *hearing) awaitDrawBlock() {
	h.t.Helper()
	h.await("the draw block", func() bool { d, _ := h.view(); return h.head().Number > d.DrawBlock })
}

// patience moves the clock to where the panel is drawn on chain for whoever is silent.
func (h *hearing) patience() { h.warp(validator.DefaultTiming().Patience) }

// toFallback moves the clock to where silent seats are no longer waited for, and a little more.
func (h *hearing) toFallback() {
	h.t.Helper()
	d, _ := h.view()
	if wait := int64(d.CommitBy) - int64(validator.DefaultTiming().Fallback) - int64(h.head().Time) + 1; wait > 0 {
		h.warp(uint64(wait))
	}
}

func TestFastPathRulesInOneTransaction(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	// Anyone may write to the seats' groups. What is not a seat's word must not count.
	key := crypto.Keccak256Hash([]byte("redress.round"), common.BigToHash(w.chain.ChainID()).Bytes(),
		w.net.Deployment.Committee.Address.Bytes(), common.BigToHash(big.NewInt(1)).Bytes(), []byte{0})
	for _, group := range []string{"commitments-", "openings-"} {
		for _, junk := range []string{"junk", `{"version":"redress.commitment/3"}`,
			`{"claims_root":"0x0000000000000000000000000000000000000000000000000000000000000002","commitment":"0x0000000000000000000000000000000000000000000000000000000000000001","dispute":"1","round":0,"seat":0,"signature":"0x00","version":"redress.commitment/3"}`,
			`{"dispute":"1","observations":"0x1","round":0,"salt":"0x0000000000000000000000000000000000000000000000000000000000000001","seat":0,"transcript":"0x0000000000000000000000000000000000000000000000000000000000000001","version":"redress.opening/2"}`} {
			hash, err := w.store.Put(t.Context(), []byte(junk))
			if err != nil {
				t.Fatal(err)
			}
			if err := w.store.Append(t.Context(), group+key.Hex()[2:], hash); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i := 1; i <= 3; i++ {
		w.background("validator", h.validator(w.unhurried(i)).Run)
	}
	h.finish()
	if d, _ := h.view(); !d.BySignatures || d.Resolution.Failed != 1 || d.Resolution.Passed != 6 {
		t.Fatalf("resolution %+v, by signatures %t", d.Resolution, d.BySignatures)
	}
	if n := h.transactions(); n != 1 {
		t.Fatalf("the validators sent %d transactions", n)
	}
}

// transactions are all that validators 1 to 3 sent for the dispute, their registrations apart.
func (h *hearing) transactions() (n uint64) {
	h.t.Helper()
	for _, who := range h.net.Validators {
		nonce, err := h.chain.NonceAt(h.t.Context(), who, nil)
		if err != nil {
			h.t.Fatal(err)
		}
		n += nonce - 1
	}
	return n
}

// One validator is silent: the others draw, commit and reveal on chain. Its seat counts as UNRESOLVED and pays for it.
func TestSilentValidatorDoesNotBlock(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	a, b := h.validator(w.validatorOptions(1)), h.validator(w.validatorOptions(2))
	h.awaitDrawBlock()
	for _, v := range []*validator.Service{a, b} { // both have signed before anybody is drawn
		if err := v.Tick(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if h.drawn() {
		t.Fatal("drawn at once")
	}
	h.patience()
	h.tick("the draw", h.drawn, a, b)
	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) == 2 }, a, b)
	d, _ := h.view()
	h.warp(d.CommitBy - h.head().Time + 1)
	h.tick("two reveals", func() bool { return h.count(revealed) == 2 }, a, b)
	h.tick("the ruling", h.ruled, a, b)
	h.finish()
	if d, _ := h.view(); d.BySignatures || d.Resolution.Failed != 1 {
		t.Fatalf("resolution %+v, by signatures %t", d.Resolution, d.BySignatures)
	}
	silent := w.account3()
	status, err := silent.Status(t.Context())
	if err != nil || status.Units != 9 || len(status.Losses) != 1 || status.Losses[0].Kind != validator.LossPenalty || status.Losses[0].Amount != "100000" {
		t.Fatalf("the silent validator: %+v, %v", status, err)
	}
}

// account3 is validator 3's stake.
func (w *world) account3() validator.Account {
	key := devnet.Key("validator-3")
	return validator.Account{Chain: w.chain, Key: key, Sender: w.manager(key), Committee: w.net.Deployment.Committee.Address, Token: w.tokenDomain()}
}

// A validator restarts between commit and reveal: it opens what it committed to, out of its journal.
func TestRestartedValidatorRevealsWhatItCommitted(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	options := w.validatorOptions(1)
	a, b := h.validator(options), h.validator(w.validatorOptions(2))
	h.draw()
	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) == 2 }, a, b)
	before := h.seatOf(options.Sender.Address())
	d, _ := h.view()
	h.warp(d.CommitBy - h.head().Time + 1)

	forgetful := options
	forgetful.Dir = t.TempDir()
	var log bytes.Buffer
	forgetful.Log = slog.New(slog.NewTextHandler(&log, nil))
	lost := h.validator(forgetful)
	if err := lost.Tick(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := h.count(revealed); n != 0 {
		t.Fatalf("%d seats revealed without a journal", n)
	}
	if !strings.Contains(log.String(), "reveals nothing") || !strings.Contains(log.String(), "costs_units=1") {
		t.Fatalf("what that costs was not logged: %s", log.String())
	}
	restarted := h.validator(options)
	h.tick("the restarted validator's reveal", func() bool { return h.seatOf(options.Sender.Address()).Revealed }, restarted)
	if before.PairHash == [32]byte{} {
		t.Fatal("nothing was committed before the restart")
	}
	h.tick("the ruling", h.ruled, restarted, b)
	h.finish()
}

func (h *hearing) seatOf(who common.Address) bindings.Seat {
	h.t.Helper()
	_, seats := h.view()
	for _, s := range seats {
		if s.Validator == who {
			return s
		}
	}
	h.t.Fatalf("%s holds no seat", who)
	return bindings.Seat{}
}

// The seat's kept word is about another dispute, as after a reorganization. It gives no second one; the others go on.
func TestForeignBallotKeepsItsSeatSilent(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	options := w.validatorOptions(1)
	a, b, c := h.validator(options), h.validator(w.validatorOptions(2)), h.validator(w.validatorOptions(3))
	h.draw()
	_, seats := h.view()
	seat := slices.IndexFunc(seats, func(s bindings.Seat) bool { return s.Validator == options.Sender.Address() })
	dir, err := journal.Open(options.Dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := dir.Create("ballot-1-0", map[string]any{
		"dispute": "1", "round": 0, "seat": seat, "brief_hash": common.Hash{1}, "observations": "0x0",
		"transcript": common.Hash{2}, "salt": common.Hash{3}, "commitment": common.Hash{4}, "signature": "0x",
	}); err != nil {
		t.Fatal(err)
	}
	h.toFallback()
	h.tick("two commitments", func() bool { return h.count(committed) == 2 }, b, c)
	if err := a.Tick(t.Context()); err == nil || !strings.Contains(err.Error(), "about something else") || h.seatOf(options.Sender.Address()).Committed {
		t.Fatalf("it spoke about what it never judged: %v", err)
	}
	d, _ := h.view()
	h.warp(d.CommitBy - h.head().Time + 1)
	h.tick("the ruling", h.ruled, b, c)
	h.finish()
}

// The evidence store goes down. A seat that has judged goes on with the chain alone; one that could not see anything says
// UNRESOLVED in time rather than nothing, and the case ends unclear.
func TestRoundEndsWithoutTheStore(t *testing.T) {
	for name, judged := range map[string]bool{"after judging": true, "before judging": false} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, devnet.Options{})
			h := w.bring()
			a, b := h.validator(w.validatorOptions(1)), h.validator(w.validatorOptions(2))
			h.draw()
			if judged {
				for _, v := range []*validator.Service{a, b} {
					if err := v.Tick(t.Context()); err != nil {
						t.Fatal(err)
					}
				}
			}
			w.settles.setDown("/evidence", true)
			h.toFallback()
			h.tick("two commitments", func() bool { return h.count(committed) == 2 }, a, b)
			d, _ := h.view()
			h.warp(d.CommitBy - h.head().Time + 1)
			h.tick("the ruling", h.ruled, a, b)
			if judged {
				h.finish()
			} else if ruling, cause := h.settle(); ruling != settlement.Unclear || cause != settlement.CauseJudged {
				t.Fatalf("ruling %d cause %d", ruling, cause)
			}
		})
	}
}

// Nobody sits: after judgeBy the case ends by itself, the bond goes back and the seller keeps the payment.
func TestAbsentCommitteeEndsInTimeout(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Stale, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	offer := docket.NewOffer(w.chain, shop.published.Offer, 0)
	w.await("the freeze", func() bool {
		if _, err := b.Step(t.Context(), p); err != nil {
			t.Log(err)
		}
		head, err := docket.HeadOf(t.Context(), w.chain)
		if err != nil {
			return false
		}
		c, err := offer.Case(t.Context(), head, p.Case)
		return err == nil && c.State == docket.StateFrozen
	})
	w.warp(uint64(figures.AnswerWindowSeconds+figures.ContinueWindowSeconds+figures.JudgeWindowSeconds) + 1)
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil {
		t.Fatal(err)
	}
	if report.Ruling != settlement.Unclear || report.Cause != settlement.CauseTimeout {
		t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
	}
}
