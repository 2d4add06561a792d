package e2e_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// assertStands fails unless the first ruling, for the seller, was delivered after a later round without one, whose fee
// waits for the appellant.
func (h heard) assertStands() {
	w := h.hearing.world
	w.t.Helper()
	d, _ := h.hearing.view()
	if d.Round != 1 || !d.Delivered || d.Resolution.Ruling != settlement.PayeeWins {
		w.t.Fatalf("%+v", d)
	}
	credit, err := h.hearing.committee.Credit(w.t.Context(), h.hearing.head(), h.contested.view().Payer)
	if err != nil || credit.Sign() <= 0 {
		w.t.Fatalf("credit %s, %v", credit, err)
	}
	if ruling, cause := h.settle(); ruling != settlement.PayeeWins || cause != settlement.CauseJudged {
		w.t.Fatalf("ruling %d cause %d", ruling, cause)
	}
}

func (h *hearing) delivered() bool { d, _ := h.view(); return d.Delivered }

// One of four members is awake: no quorum. After signBy it ends the round, and the panel's ruling is delivered.
func TestWholeRoundWithoutQuorumChangesNothing(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 4})
	h := w.rounds(2)
	h.contested.rule(adjudication.Pass)
	h.appeal(devnet.Key(t.Name() + "buyer"))
	a, b := h.validator(w.validatorOptions(1)), h.validator(w.validatorOptions(2))
	h.tick("two signatures", func() bool { return h.listed("signatures", 1) == 2 }, a, b)
	d, _ := h.hearing.view()
	w.warp(d.SignBy - h.hearing.head().Time + 1)
	h.tick("the end of the round", h.delivered, a, b)
	h.assertStands()
}

// Nobody is there to draw or sit. Who comes later ends the round, and the first panel's ruling is delivered.
func TestRoundThatNobodyDrewIsEnded(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 8})
	h := w.rounds(2)
	h.contested.rule(adjudication.Pass)
	h.appeal(devnet.Key(t.Name() + "buyer"))
	w.warp(61)
	h.tick("the end of the round", h.delivered, h.validator(w.validatorOptions(1)))
	h.assertStands()
}

// A member signs, and is slashed for two words on one run. The others do without its signature, with which the committee
// would take nobody's.
func TestSlashedMembersSignatureIsLeftOut(t *testing.T) {
	w := newWorld(t, devnet.Options{Validators: 4})
	h := w.rounds(2)
	h.contested.rule(adjudication.Pass)
	h.appeal(devnet.Key(t.Name() + "buyer"))
	cheat := w.validatorOptions(3)
	h.tick("its signature", func() bool { return h.listed("signatures", 1) == 1 }, h.validator(cheat))

	place, err := h.registry().PlaceAt(t.Context(), h.hearing.head(), cheat.Sender.Address(), h.hearing.head().Number-1)
	if err != nil || place == 0 {
		t.Fatalf("place %d, %v", place, err)
	}
	c := h.chainCommittee()
	slot := acquisition.RunSlot{
		ManifestHash: h.brief().ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1), Round: 1, Seat: place}, RequirementID: "R1",
	}
	claim := func(previous byte) acquisition.SignedClaim {
		s, err := acquisition.SignClaim(c, acquisition.SlotClaim{RunID: slot.RunID(c), Previous: common.Hash{previous}}, run.KeySigner(cheat.Key))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	proof := acquisition.ClaimEquivocation{Slot: slot, First: claim(1), Second: claim(2)}
	if _, err := (validator.Account{Sender: w.manager(devnet.Key("stranger"))}).Report(t.Context(), h.hearing.committee, validator.Equivocation{Claims: &proof}); err != nil {
		t.Fatal(err)
	}
	var vs []*validator.Service
	for _, o := range h.options(1, 2, 4) {
		vs = append(vs, h.validator(o))
	}
	h.tick("the ruling", h.atRound(1), vs...)
	h.finish()
}

// What hangs on the hash of a block that may still leave the chain is not signed.
func TestNothingIsSignedOnAFreshBlock(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	careful := w.unhurried(1)
	careful.Confirmations = 3
	v := h.validator(careful)
	h.awaitDrawBlock()
	h.tick("a commitment", func() bool { return h.listed("commitments", 0) == 1 }, v)
	d, _ := h.view()
	if at := h.head().Number; at <= d.DrawBlock+careful.Confirmations {
		t.Fatalf("signed in block %d, the draw's is %d", at, d.DrawBlock)
	}
	if d.Phase != docket.PhaseDrawing {
		t.Fatalf("phase %d", d.Phase)
	}
}
