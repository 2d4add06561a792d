package validator

import (
	"bytes"
	"errors"
	"log/slog"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
)

// Only what the seat signed counts, only of that seat, and one word said twice is one word.
func TestSecondCommitment(t *testing.T) {
	seat := run.Seat{DisputeID: big.NewInt(7), Round: 1, Seat: 1}
	doc := func(commitment, root byte) commitmentDoc {
		return commitmentDoc{Dispute: "7", Round: 1, Seat: 1, Commitment: common.Hash{commitment}, ClaimsRoot: common.Hash{root}, Signature: []byte{1}}
	}
	forged, dispute, round, other := doc(2, 1), doc(2, 1), doc(2, 1), doc(2, 1)
	forged.Signature, dispute.Dispute, round.Round, other.Seat = []byte{9}, "8", 0, 0
	signed := func(w run.SignedCommitment) bool { return w.Signature[0] == 1 }
	for _, tc := range []struct {
		name  string
		docs  []commitmentDoc
		found bool
		two   bool
	}{
		{"none", nil, false, false},
		{"a forgery", []commitmentDoc{forged}, false, false},
		{"one", []commitmentDoc{doc(1, 1)}, true, false},
		{"one twice", []commitmentDoc{doc(1, 1), doc(1, 1)}, true, false},
		{"one and what is not the seat's", []commitmentDoc{doc(1, 1), forged, dispute, round, other}, true, false},
		{"two", []commitmentDoc{doc(1, 1), doc(2, 1)}, true, true},
		{"two roots", []commitmentDoc{doc(1, 1), doc(1, 2)}, true, true},
		{"two after a forgery", []commitmentDoc{forged, doc(1, 1), doc(2, 1)}, true, true},
	} {
		proof, err := secondCommitment(tc.docs, seat, signed)
		if (err == nil) != tc.found || (err != nil && !errors.Is(err, ErrNoEquivocation)) || (tc.found && (proof.Second != nil) != tc.two) {
			t.Errorf("%s: %+v, %v", tc.name, proof, err)
		}
	}
}

// One commitment that the chain refuses keeps none of the others from it.
func TestEverySeatIsHeldToItsWord(t *testing.T) {
	r := &round{commitments: map[uint8]commitmentDoc{}}
	for i := range uint8(4) {
		r.commitments[i] = commitmentDoc{Seat: i, Commitment: common.Hash{i + 1}, Signature: make([]byte, 65)}
	}
	s := &Service{abi: bindings.NewCommittee(), rounds: map[uint64]*round{7: r}}
	refused := errors.New("refused")
	var sent [][]byte
	err := s.holdToWords(7, State{Owed: []int{0, 2, 3}}, func(_ int, data []byte) error {
		sent = append(sent, data)
		if len(sent) == 1 {
			return refused
		}
		return nil
	})
	if !errors.Is(err, refused) || len(sent) != 3 {
		t.Fatalf("%d sent, %v", len(sent), err)
	}
	for i, seat := range []uint8{0, 2, 3} {
		c := r.commitments[seat]
		if want := s.abi.PackCommitFor(big.NewInt(7), seat, c.Commitment, c.ClaimsRoot, c.Signature); !bytes.Equal(sent[i], want) {
			t.Errorf("%d: %x", i, sent[i])
		}
	}
	if err := s.holdToWords(7, State{Owed: []int{1}}, func(int, []byte) error { return nil }); err != nil {
		t.Error(err)
	}
}

// A seat that the chain heard with another word than it showed is named once, with the document that proves it.
func TestSecondThoughtsAreNamedOnce(t *testing.T) {
	shown := commitmentDoc{Version: commitmentVersion, Dispute: "7", Seat: 1, Commitment: common.Hash{1}, Signature: []byte{1}}
	r := &round{commitments: map[uint8]commitmentDoc{0: {}, 1: shown, 2: {}}, doubtful: map[uint8]bool{}}
	var log bytes.Buffer
	s := &Service{opts: Options{Log: slog.New(slog.NewTextHandler(&log, nil))}}
	state := State{Seats: []bindings.Seat{{}, {PairHash: shown.pairHash()}, {}}}
	s.warnSecondThoughts(7, state, r)
	if log.Len() != 0 {
		t.Fatalf("of a faithful seat: %s", &log)
	}
	state.Seats[1].PairHash = common.Hash{9}
	s.warnSecondThoughts(7, state, r)
	s.warnSecondThoughts(7, state, r)
	if text := log.String(); strings.Count(text, "another word") != 1 || !strings.Contains(text, shown.hash().Hex()) {
		t.Errorf("%s", text)
	}
	if _, held := r.commitments[1]; held || !r.doubtful[1] || len(r.commitments) != 2 {
		t.Error("its word is used off chain")
	}
}
