package validator

import (
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/chain"
)

// talk is one seat's view of another's words: seat 1 of dispute 7, round 1, has this key.
type talk struct {
	*Service
	*round
	state State
}

func overhear(t *testing.T) *talk {
	t.Helper()
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, `{"jsonrpc":"2.0","id":1,"result":"0x1"}`)
	}))
	t.Cleanup(node.Close)
	client, err := chain.Dial(t.Context(), node.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	key, err := crypto.ToECDSA(common.BigToHash(big.NewInt(7)).Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return &talk{
		Service: &Service{opts: Options{Chain: client, Committee: common.Address{5}, Key: key, Log: slog.New(slog.DiscardHandler)}},
		round: &round{
			Round: docket.Round{Hash: common.Hash{4}}, commitments: map[uint8]commitmentDoc{}, doubtful: map[uint8]bool{},
			openings: map[uint8]bindings.Opening{},
		},
		state: State{
			Dispute: bindings.DisputeView{Round: 1},
			Seats:   []bindings.Seat{{Validator: common.Address{1}}, {Validator: crypto.PubkeyToAddress(key.PublicKey)}},
		},
	}
}

// commits is what the seat shows first, as signed by the service's key for the brief with this hash.
func (k *talk) commits(t *testing.T, salt byte, brief common.Hash, edit func(*commitmentDoc)) error {
	t.Helper()
	b := &ballot{Dispute: "7", Round: 1, Seat: 1, BriefHash: brief, Observations: (*hexutil.Big)(big.NewInt(6)), ClaimsRoot: common.Hash{3}}
	opening, err := wordOf(bindings.Opening{Observations: b.Observations.ToInt(), Salt: common.Hash{salt}, ClaimsRoot: b.ClaimsRoot})
	if err != nil {
		t.Fatal(err)
	}
	signed, err := k.signed().Sign(seatOf(7, 1, 1), brief, opening, run.KeySigner(k.opts.Key))
	if err != nil {
		t.Fatal(err)
	}
	doc := commitmentDoc{
		Version: commitmentVersion, Dispute: "7", Round: 1, Seat: 1, Commitment: common.Hash(signed.Commitment),
		ClaimsRoot: signed.ClaimsRoot, Signature: signed.Signature,
	}
	if edit != nil {
		edit(&doc)
	}
	raw, err := encode(doc)
	if err != nil {
		t.Fatal(err)
	}
	return k.takeCommitment(7, k.state, k.round, raw)
}

func (k *talk) opens(t *testing.T, salt byte, edit func(*openingDoc)) error {
	t.Helper()
	doc := openingDoc{
		Version: openingVersion, Dispute: "7", Round: 1, Seat: 1, Observations: (*hexutil.Big)(big.NewInt(6)), Salt: common.Hash{salt},
	}
	if edit != nil {
		edit(&doc)
	}
	raw, err := encode(doc)
	if err != nil {
		t.Fatal(err)
	}
	return k.takeOpening(7, k.state, k.round, raw)
}

// Anyone may write to a round's group: only what the seat's holder signed for this round and this brief is its word.
func TestOnlyTheSeatsOwnCommitmentIsTaken(t *testing.T) {
	k := overhear(t)
	for name, edit := range map[string]func(*commitmentDoc){
		"another commitment": func(d *commitmentDoc) { d.Commitment = common.Hash{1} },
		"other claims":       func(d *commitmentDoc) { d.ClaimsRoot = common.Hash{1} },
		"another's seat":     func(d *commitmentDoc) { d.Seat = 0 },
		"nobody's seat":      func(d *commitmentDoc) { d.Seat = 2 },
		"another round":      func(d *commitmentDoc) { d.Round = 0 },
		"another dispute":    func(d *commitmentDoc) { d.Dispute = "8" },
		"another version":    func(d *commitmentDoc) { d.Version = "x" },
		"no signature":       func(d *commitmentDoc) { d.Signature = nil },
	} {
		if err := k.commits(t, 1, k.Hash, edit); !errors.Is(err, errDocument) || len(k.commitments) != 0 {
			t.Errorf("%s: %v, %d held", name, err, len(k.commitments))
		}
	}
	if err := k.commits(t, 1, common.Hash{9}, nil); !errors.Is(err, errDocument) {
		t.Errorf("signed for another brief: %v", err)
	}
	if err := k.commits(t, 1, k.Hash, nil); err != nil || len(k.commitments) != 1 {
		t.Fatalf("its own: %v, %d held", err, len(k.commitments))
	}
}

// Two words of one seat are no use off chain, and a third mends nothing.
func TestTwoCommitmentsOfOneSeatAreNone(t *testing.T) {
	k := overhear(t)
	for i, want := range []int{1, 1, 0, 0} { // said, said again, another, the first once more
		salt := []byte{1, 1, 2, 1}[i]
		if err := k.commits(t, salt, k.Hash, nil); err != nil || len(k.commitments) != want {
			t.Fatalf("word %d: %v, %d held, want %d", i, err, len(k.commitments), want)
		}
		if i == 1 {
			if err := k.opens(t, 1, nil); err != nil || len(k.openings) != 1 {
				t.Fatalf("opening: %v, %d held", err, len(k.openings))
			}
		}
	}
	if len(k.openings) != 0 {
		t.Error("the opening of a doubtful seat is held")
	}
}

func TestOnlyTheCommittedWordIsOpened(t *testing.T) {
	k := overhear(t)
	if err := k.opens(t, 1, nil); !errors.Is(err, errEarly) {
		t.Fatalf("before its commitment: %v", err)
	}
	if err := k.commits(t, 1, k.Hash, nil); err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*openingDoc){
		"another word":       func(d *openingDoc) { d.Observations = (*hexutil.Big)(big.NewInt(1)) },
		"another salt":       func(d *openingDoc) { d.Salt = common.Hash{2} },
		"another transcript": func(d *openingDoc) { d.Transcript = common.Hash{2} },
		"no word":            func(d *openingDoc) { d.Observations = nil },
		"another version":    func(d *openingDoc) { d.Version = "x" },
	} {
		if err := k.opens(t, 1, edit); !errors.Is(err, errDocument) || len(k.openings) != 0 {
			t.Errorf("%s: %v, %d held", name, err, len(k.openings))
		}
	}
	if err := k.opens(t, 1, nil); err != nil || k.openings[1].ClaimsRoot != (common.Hash{3}) {
		t.Fatalf("its own: %v, %+v", err, k.openings)
	}
}
