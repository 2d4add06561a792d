package e2e_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// One seat shows a word that the chain refuses, with everything signed as it should be. The others draw the panel on chain,
// where such a word cannot be revealed, costs its seat, and changes nothing in the ruling.
func TestMalformedOpeningIsAsGoodAsNone(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	h.awaitDrawBlock()
	d, _ := h.view()
	id, brief := big.NewInt(1), h.brief()
	seats, err := h.committee.Sitting(t.Context(), h.head(), id, d, brief)
	if err != nil {
		t.Fatal(err)
	}
	key := devnet.Key("validator-1")
	cheat := crypto.PubkeyToAddress(key.PublicKey)
	seat := uint8(slices.IndexFunc(seats, func(s bindings.Seat) bool { return s.Validator == cheat }))
	before := h.stakeOf(cheat)

	c := h.chainCommittee()
	at := run.Seat{DisputeID: id, Seat: seat}
	word, salt, transcript, root := *uint256.NewInt(3), common.Hash{1}, common.Hash{2}, common.Hash{3}
	commitment := common.Hash(c.CaseKey(at).Commit(run.Opening{Observations: word, Transcript: transcript, Salt: salt, ClaimsRoot: root}))
	signature, err := signature.Sign(key, c.Digest(at, d.BriefHash, run.Commitment(commitment), root))
	if err != nil {
		t.Fatal(err)
	}
	round := crypto.Keccak256Hash([]byte("redress.round"), common.BigToHash(w.chain.ChainID()).Bytes(), h.committee.Address().Bytes(),
		common.BigToHash(id).Bytes(), []byte{0}).Hex()[2:]
	for group, doc := range map[string]map[string]any{
		"commitments-": {
			"version": "redress.commitment/3", "dispute": "1", "round": 0, "seat": seat, "commitment": commitment, "claims_root": root,
			"signature": hexutil.Bytes(signature),
		},
		"openings-": {
			"version": "redress.opening/2", "dispute": "1", "round": 0, "seat": seat, "observations": "0x3", "transcript": transcript, "salt": salt,
		},
	} {
		raw, err := canon.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		hash, err := w.store.Put(t.Context(), raw)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.store.Append(t.Context(), group+round, hash); err != nil {
			t.Fatal(err)
		}
	}

	a, b := h.validator(w.validatorOptions(2)), h.validator(w.validatorOptions(3))
	h.patience()
	h.tick("the draw", h.drawn, a, b)
	h.toFallback()
	h.warp(9) // the others hold it to its word in turn
	h.tick("three commitments", func() bool { return h.count(committed) == 3 }, a, b)
	h.tick("two reveals", func() bool { return h.count(revealed) == 2 }, a, b)
	opening := bindings.Opening{Observations: word.ToBig(), Transcript: transcript, Salt: salt, ClaimsRoot: root}
	committee := h.committee.Address()
	if _, err := h.chain.CallContract(t.Context(), ethereum.CallMsg{
		To: &committee, Data: bindings.NewCommittee().PackReveal(id, brief, seat, opening),
	}, nil); err == nil {
		t.Fatal("the chain takes the word")
	}
	d, _ = h.view()
	h.warp(d.RevealBy - h.head().Time + 1)
	h.tick("the ruling", h.ruled, a, b)
	h.finish()
	if after := h.stakeOf(cheat); after.Cmp(before) >= 0 {
		t.Errorf("the seat's stake was %s and is %s", before, after)
	}
}

func (h *hearing) stakeOf(validator common.Address) *big.Int {
	h.t.Helper()
	stake, err := h.registry().StakeOf(h.t.Context(), h.head(), validator)
	if err != nil {
		h.t.Fatal(err)
	}
	return stake
}
