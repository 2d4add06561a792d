package snapshot

import (
	"context"
	"crypto/ecdsa"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// contest opens a case. claim is 1 for NotConforming, 2 for NotDelivered.
func (s *scene) contest(p paid, offer common.Address, t bindings.Terms, claim uint8) exchange.SignedDelivery {
	s.t.Helper()
	e, signed := s.exchanged(p, offer, t, claim == 1)
	raw, err := e.Canonical()
	s.must(err)
	evidence := crypto.Keccak256Hash(raw)
	s.docs[evidence] = raw
	contract := bindings.NewOffer()
	statement := bindings.Contest{Claim: claim, RequestHash: signed.Delivery.RequestHash, EvidenceHash: evidence, RelayFee: big.NewInt(2000)}
	var deliveryHash common.Hash
	if claim == 1 {
		deliveryHash = signed.Delivery.StructHash()
	}
	nonce := s.call32(offer, contract.PackBondNonce(p.key, statement, deliveryHash))
	bond := s.receive(p.who, s.d.Deployment.Vault.Address, sum(t.Bond, statement.RelayFee), nonce)
	s.send("relayer", offer, contract.PackContest(statement, s.proof(p), bound(signed.Delivery), signed.Signature, bond))
	return signed
}

func bound(d exchange.Delivery) bindings.Delivery {
	return bindings.Delivery{
		Payer: d.Payer, PaymentRef: d.PaymentRef, RequestHash: d.RequestHash, ResponseHash: d.ResponseHash,
		RequestSubject: d.RequestSubject, ResponseSubject: d.ResponseSubject, ServedAt: d.ServedAt, DataTime: d.DataTime,
		ItemCount: d.ItemCount,
	}
}

// freeze opens the committee's dispute and draws its seats.
func (s *scene) freeze(offer common.Address, id common.Hash) *big.Int {
	s.t.Helper()
	contract := bindings.NewOffer()
	s.send("relayer", offer, contract.PackFreeze(id))
	c, err := contract.UnpackCases(s.call(offer, contract.PackCases(id)))
	s.must(err)
	s.must(s.d.Mine(context.Background(), 3))
	s.send("relayer", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackDraw(c.DisputeID))
	return c.DisputeID
}

// seats gives the drawn validators' keys.
func (s *scene) seats(dispute *big.Int) []*ecdsa.PrivateKey {
	s.t.Helper()
	contract := bindings.NewCommittee()
	seats, err := contract.UnpackSeats(s.call(s.d.Deployment.Committee.Address, contract.PackSeats(dispute)))
	s.must(err)
	var keys []*ecdsa.PrivateKey
	for _, seat := range seats {
		for _, name := range []string{"validator-1", "validator-2", "validator-3"} {
			if devnet.Address(name) == seat.Validator {
				keys = append(keys, devnet.Key(name))
			}
		}
	}
	return keys
}

func (s *scene) opening(dispute *big.Int, seat uint8, word int64) (bindings.Opening, common.Hash) {
	transcript := []byte(`{"seat":` + number(uint64(seat)) + `}`)
	h := crypto.Keccak256Hash(transcript)
	s.docs[h] = transcript
	o := bindings.Opening{Observations: big.NewInt(word), Transcript: h, Salt: common.Hash{seat + 1}, ClaimsRoot: common.Hash{seat + 2}}
	return o, s.call32(s.d.Deployment.Committee.Address, bindings.NewCommittee().PackCommitmentOf(dispute, 0, seat, o))
}

// ruleBySignatures is the fast path of a whole panel.
func (s *scene) ruleBySignatures(dispute *big.Int, words ...int64) {
	s.t.Helper()
	contract := bindings.NewCommittee()
	var seats []bindings.SignedSeat
	for i, key := range s.seats(dispute) {
		o, commitment := s.opening(dispute, uint8(i), words[i])
		digest := s.call32(s.d.Deployment.Committee.Address, contract.PackCommitmentDigest(dispute, 0, uint8(i), commitment, o.ClaimsRoot))
		sig, err := x402.SignDigest(key, digest)
		s.must(err)
		seats = append(seats, bindings.SignedSeat{Commitment: commitment, Opening: o, Signature: sig})
	}
	s.send("relayer", s.d.Deployment.Committee.Address, contract.PackRuleBySignatures(dispute, seats))
}

// commitAndReveal is the path on chain. The last seat commits and never reveals.
func (s *scene) commitAndReveal(dispute *big.Int, words ...int64) {
	s.t.Helper()
	contract, at := bindings.NewCommittee(), s.d.Deployment.Committee.Address
	keys := s.seats(dispute)
	var openings []bindings.Opening
	for i, key := range keys {
		o, commitment := s.opening(dispute, uint8(i), words[i])
		openings = append(openings, o)
		s.send(s.role(key), at, contract.PackCommit(dispute, uint8(i), commitment, o.ClaimsRoot))
	}
	for i := range len(keys) - 1 {
		s.send("relayer", at, contract.PackReveal(dispute, uint8(i), openings[i]))
	}
	s.must(s.d.Warp(context.Background(), 200))
	s.send("relayer", at, contract.PackAdjudicate(dispute))
}

func (s *scene) role(key *ecdsa.PrivateKey) string {
	for _, name := range []string{"validator-1", "validator-2", "validator-3"} {
		if devnet.Key(name).Equal(key) {
			return name
		}
	}
	s.t.Fatal("no such validator")
	return ""
}
