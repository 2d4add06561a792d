package e2e_test

import (
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// The models of one case do not answer. The seats rule another meanwhile: a word that is late there would cost them stake.
func TestHearingHoldsUpNoOtherCase(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	asked, release := make(chan struct{}, 100), make(chan struct{})
	srv := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		asked <- struct{}{}
		select {
		case <-release:
		case <-r.Context().Done():
		}
		rw.WriteHeader(http.StatusServiceUnavailable)
	}))
	t.Cleanup(srv.Close)
	t.Cleanup(func() { close(release) }) // before the server closes
	client, err := model.NewOpenAI(model.Endpoint{URL: srv.URL})
	if err != nil {
		t.Fatal(err)
	}
	panel, err := model.New(model.Options{Clients: map[string]model.Client{model.ProtocolOpenAI: client}, Log: w.log})
	if err != nil {
		t.Fatal(err)
	}
	vague := w.client("vague-buyer", func(o *buyer.Options) { o.Policy.ContestUnresolved = true })
	p, err := vague.Pay(w.within(caseTime), "one", w.open(seller.Vague, nil).url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := vague.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	committee := docket.NewCommittee(w.chain, w.net.Deployment.Committee.Address)
	w.await("the first dispute", func() bool {
		if _, err := vague.Step(t.Context(), p); err != nil {
			t.Log(err)
		}
		head, err := docket.HeadOf(t.Context(), w.chain)
		if err != nil {
			return false
		}
		n, err := committee.Count(t.Context(), head)
		return err == nil && n == 1
	})
	for i := 1; i <= 3; i++ {
		options := w.validatorOptions(i)
		options.Panel = panel
		options.Timing = validator.Timing{Turn: 1, Fallback: 5, Patience: 50} // 50 s to hear
		v, err := validator.New(options)
		if err != nil {
			t.Fatal(err)
		}
		w.background("validator", v.Run)
	}
	w.await("a question to the models", func() bool { return len(asked) >= 3 })

	stale := w.client("stale-buyer", nil)
	q, err := stale.Pay(w.within(caseTime), "two", w.open(seller.Stale, nil).url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := stale.Contest(t.Context(), q); err != nil {
		t.Fatal(err)
	}
	if _, err := stale.Follow(w.within(caseTime), q); err != nil {
		t.Fatal(err)
	}
	head, err := docket.HeadOf(t.Context(), w.chain)
	if err != nil {
		t.Fatal(err)
	}
	d, err := committee.Dispute(t.Context(), head, big.NewInt(1))
	if err != nil || (d.Phase != docket.PhaseDrawing && d.Phase != docket.PhaseCommitting) {
		t.Fatalf("the first dispute is over: nothing is tested: phase %d, %v", d.Phase, err)
	}
}
