package e2e_test

import (
	"crypto/ecdsa"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// shows stores a signed commitment of a seat as seats show each other.
func (h *hearing) shows(key *ecdsa.PrivateKey, seat run.Seat, brief common.Hash, observations uint64) common.Hash {
	h.t.Helper()
	signed, err := h.chainCommittee().Sign(seat, brief, run.Opening{Observations: *uint256.NewInt(observations)}, run.KeySigner(key))
	if err != nil {
		h.t.Fatal(err)
	}
	raw, err := canon.Marshal(map[string]any{
		"version": "redress.commitment/3", "dispute": seat.DisputeID.String(), "round": int64(seat.Round), "seat": int64(seat.Seat),
		"commitment": common.Hash(signed.Commitment).Hex(), "claims_root": signed.ClaimsRoot.Hex(), "signature": hexutil.Encode(signed.Signature),
	})
	if err != nil {
		h.t.Fatal(err)
	}
	hash, err := h.store.Put(h.t.Context(), raw)
	if err != nil {
		h.t.Fatal(err)
	}
	return hash
}

// A seat that shows one commitment and puts another on chain loses its stake to whoever has what it showed; one document
// that says what the chain holds slashes nobody.
func TestReportOfASecondCommitment(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	h.draw()
	cheat := devnet.Key("validator-3")
	who := crypto.PubkeyToAddress(cheat.PublicKey)
	d, _ := h.view()
	seat := run.Seat{DisputeID: big.NewInt(1), Seat: h.seatNumber(who)}
	shown, kept := h.shows(cheat, seat, d.BriefHash, 1), h.shows(cheat, seat, d.BriefHash, 2)

	commitment := h.chainCommittee().CaseKey(seat).Commit(run.Opening{Observations: *uint256.NewInt(2)})
	to := h.committee.Address()
	data := bindings.NewCommittee().PackCommit(big.NewInt(1), seat.Seat, d.BriefHash, commitment, common.Hash{})
	if _, err := w.manager(cheat).Send(t.Context(), txmgr.Candidate{To: &to, Data: data}); err != nil {
		t.Fatal(err)
	}

	reporter := w.account("reporter")
	report := func(hashes ...common.Hash) []string {
		args := []string{"validator", "report"}
		for _, hash := range hashes {
			args = append(args, "--commitment", hash.Hex())
		}
		return append(args, w.commandFlags(reporter)...)
	}
	for name, args := range map[string][]string{
		"what the chain holds": report(kept), "the same twice": report(kept, kept), "nothing": report(),
		"another brief": report(h.shows(cheat, seat, common.Hash{9}, 1)),
		"both kinds":    slices.Concat(report(shown), []string{"--receipts", shown.Hex()}),
	} {
		if _, err := w.command(w.within(caseTime), args...); err == nil {
			t.Errorf("reported: %s", name)
		}
	}
	var sent struct{ Transaction common.Hash }
	w.run(&sent, report(shown)...)
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))

	// Two that were shown are enough, whatever came on chain.
	reporter, cheat = w.account("another reporter"), devnet.Key("validator-2")
	who = crypto.PubkeyToAddress(cheat.PublicKey)
	seat.Seat = h.seatNumber(who)
	w.run(&sent, report(h.shows(cheat, seat, d.BriefHash, 1), h.shows(cheat, seat, d.BriefHash, 2))...)
	h.assertSlashed(who, crypto.PubkeyToAddress(reporter.PublicKey))
}
