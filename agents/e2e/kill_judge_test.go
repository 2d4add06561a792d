package e2e_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

const (
	// lifeStride is how many requests more each life of a daemon has than the one before, once it was killed around the
	// first requests that change something.
	lifeStride = 7
	// killedCases are judged at once.
	killedCases = 3
)

// life is when the i-th process of a daemon dies. Lives get longer, so that one of them is long enough.
func life(i int) death {
	const around = 4
	if i < around {
		return death{at: 1 + i/2, after: i%2 == 1, changing: true}
	}
	return death{at: 1 + (i-around)*lifeStride, after: i%2 == 1}
}

// outlive starts a daemon again and again, each for a longer life, until ok, and leaves it to live on.
func (w *world) outlive(what string, g *gate, ok func() bool, args ...string) (lives int) {
	w.t.Helper()
	running := g.launch(life(0), args...)
	w.await(what, func() bool {
		if g.fell() {
			running.wait(w.t)
			lives++
			running = g.launch(life(lives), args...)
		}
		return ok()
	})
	g.spare()
	return lives
}

// A seller is killed again and again while it answers cases, then a validator while it judges them, commits and reveals.
// The chain has one answer of each case, one commitment and one reveal of each seat, nobody lost stake, and the money is
// where the rulings put it.
func TestKilledSellerAndValidatorSpeakOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{Draw: 600, Commit: 600, Reveal: 600})
	long := func(f manifest.Frame) (*manifest.Document, error) {
		f.Figures.AnswerWindowSeconds, f.Figures.JudgeWindowSeconds = 600, 7200
		return quotes(f)
	}
	shop := w.mortal("seller", w.relay, "100ms")
	offer, listen := shop.publishes(long), freeAddress(t)
	selling := shop.serve(death{}, seller.Stale, listen, "http://"+listen, offer)
	b := w.client("buyer", nil)
	purchases := make([]*buyer.Purchase, killedCases)
	for i := range purchases {
		var err error
		if purchases[i], err = b.Pay(w.within(caseTime), fmt.Sprintf("k-%03d", i), "http://"+listen+"/quote?pair="+pair); err != nil {
			t.Fatal(err)
		}
	}
	_ = selling.cmd.Process.Kill()
	selling.wait(t)
	for _, p := range purchases {
		if _, err := b.Contest(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}

	contract := bindings.NewOffer()
	committee := docket.NewCommittee(w.chain, w.net.Deployment.Committee.Address)
	opened := func() bool {
		for _, p := range purchases {
			if _, err := b.Step(t.Context(), p); err != nil {
				t.Log(err)
			}
		}
		head, err := docket.HeadOf(t.Context(), w.chain)
		if err != nil {
			return false
		}
		n, err := committee.Count(t.Context(), head)
		return err == nil && n == killedCases
	}
	lives := w.outlive("the answers", shop.gate, opened, append([]string{"seller", "answer", "--offer", offer.Hex(), "--mode", "stale", "--checkpoint-every", "0"}, shop.flags...)...)
	answers := map[[32]byte]int{}
	for _, l := range w.logs(offer) {
		if e, err := contract.UnpackAnsweredEvent(&l); err == nil {
			answers[e.CaseId]++
		}
	}
	for _, p := range purchases {
		if answers[p.Case] != 1 {
			t.Errorf("case %s has %d answers", p.Case, answers[p.Case])
		}
	}
	t.Logf("the seller was killed %d times while it answered", lives)

	timing := validator.Timing{Turn: 1, Fallback: 1000, Patience: 0} // everything on chain, at once
	for _, i := range []int{2, 3} {
		o := w.validatorOptions(i)
		o.Timing = timing
		v, err := validator.New(o)
		if err != nil {
			t.Fatal(err)
		}
		w.background(fmt.Sprintf("validator %d", i), v.Run)
	}
	seat := w.mortalOf(devnet.Key("validator-1"), w.relay, "100ms")
	ruled := func() bool {
		for id := range killedCases {
			if d, err := w.disputed(committee, int64(id)+1); err != nil || d.Phase != docket.PhaseRuled {
				return false
			}
		}
		return true
	}
	lives = w.outlive("the rulings", seat.gate, ruled, append([]string{"validator", "run", "--turn", "1", "--fallback", "1000", "--patience", "0"}, seat.flags...)...)
	t.Logf("the validator was killed %d times while it judged", lives)
	w.spokeOnce(killedCases)
	for _, p := range purchases {
		report, err := b.Follow(w.within(caseTime), p)
		if err != nil || report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed {
			t.Fatalf("report %+v, %v", report, err)
		}
	}
	const each = 20_000 // the penalty; payment and bond came back, the fee was made good
	if got := w.balance(crypto.PubkeyToAddress(devnet.Key(t.Name() + "buyer").PublicKey)).Int64(); got != minted+killedCases*each {
		t.Errorf("the payer holds %d, want %d", got, minted+killedCases*each)
	}
}

func (w *world) disputed(c *docket.Committee, id int64) (bindings.DisputeView, error) {
	head, err := docket.HeadOf(w.t.Context(), w.chain)
	if err != nil {
		return bindings.DisputeView{}, err
	}
	return c.Dispute(w.t.Context(), head, big.NewInt(id))
}

// spokeOnce fails unless each seat of so many disputes committed once and revealed once, and nobody lost stake.
func (w *world) spokeOnce(disputes int) {
	w.t.Helper()
	type word struct {
		dispute   string
		validator common.Address
	}
	committed, revealed := map[word]int{}, map[word]int{}
	contract := bindings.NewCommittee()
	for _, l := range w.logs(w.net.Deployment.Committee.Address) {
		if e, err := contract.UnpackCommittedEvent(&l); err == nil {
			committed[word{e.DisputeID.String(), e.Validator}]++
		}
		if e, err := contract.UnpackRevealedEvent(&l); err == nil {
			revealed[word{e.DisputeID.String(), e.Validator}]++
		}
	}
	seats := disputes * int(figures.Seats)
	if len(committed) != seats || len(revealed) != seats {
		w.t.Errorf("%d seats committed and %d revealed, want %d", len(committed), len(revealed), seats)
	}
	for at, n := range committed {
		if n != 1 || revealed[at] != 1 {
			w.t.Errorf("%s committed %d times and revealed %d times in dispute %s", at.validator, n, revealed[at], at.dispute)
		}
	}
	registry := bindings.NewValidatorRegistry()
	for _, l := range w.logs(w.net.Deployment.Registry.Address) {
		_, slashed := registry.UnpackSlashedEvent(&l)
		_, penalized := registry.UnpackPenalizedEvent(&l)
		if slashed == nil || penalized == nil {
			w.t.Error("a validator lost stake")
		}
	}
}
