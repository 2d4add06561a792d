package snapshot

import (
	"context"
	"encoding/hex"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/bindings"
)

// relay is a contract that calls another twice in one transaction: its input is the length of the first call's data, then
// the data of both.
func (s *scene) relay(to common.Address) common.Address {
	s.t.Helper()
	target := hex.EncodeToString(to[:])
	code := "5f35806020" + "5f37" + // first call's data
		"5f5f825f5f73" + target + "5af1" + "60270256" + "5b" + // on success only: nothing can be jumped to at 0
		"60200180360390" + "81905f37" + // second call's data
		"5f5f825f5f73" + target + "5af1" + "60530256" + "5b00"
	at := common.Address{0: 0x2e, 19: 1}
	s.must(s.d.Client.Client().CallContext(context.Background(), nil, "anvil_setCode", at, hexutil.Bytes(common.FromHex(code))))
	return at
}

// Whoever reveals for a seat may have the round adjudicated in the same transaction. It was revealed on chain nevertheless.
func TestWhatIsRuledWithTheRevealIsNotRuledBySignatures(t *testing.T) {
	s := newScene(t)
	f := figures()
	f.Seats, f.Fee, f.Rounds, f.JudgeWindowSeconds = 1, "10000", 3, 900
	s.offer, s.terms = s.publishOf(5, common.BigToHash(new(big.Int).SetUint64(s.used)), f)
	at, contract := s.d.Deployment.Committee.Address, bindings.NewCommittee()
	p := s.answered("buyer", 500_001)
	first := s.freeze(s.offer, p.key)
	o, own := s.opening(first, 0, sawGood)
	s.send(s.seats(first)[0], at, contract.PackCommit(first.dispute, 0, first.hash, s.committee().CaseKey(first.seat(0)).Commit(own), o.ClaimsRoot))
	reveal := contract.PackReveal(first.dispute, first.brief, 0, o)
	calls := append(common.BigToHash(big.NewInt(int64(len(reveal)))).Bytes(), reveal...)
	s.send("relayer", s.relay(at), append(calls, contract.PackAdjudicate(first.dispute, first.brief)...))
	s.appeal(p, first, "buyer", "")

	raw, block := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, block.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if rounds := r.Committee.Disputes[0].Rounds; len(rounds) != 2 || rounds[0].Adjudicated == nil || rounds[0].BySignatures {
		t.Errorf("%+v", rounds)
	}
}
