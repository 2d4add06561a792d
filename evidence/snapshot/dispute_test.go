package snapshot

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/bls"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/run"
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

// round is a round of a dispute as it was opened.
type round struct {
	dispute *big.Int
	number  uint8
	brief   bindings.Brief
	hash    common.Hash
}

// opened reads the opening of a round out of a transaction.
func (s *scene) opened(r *types.Receipt) round {
	s.t.Helper()
	for _, l := range r.Logs {
		if ev, err := bindings.NewCommittee().UnpackDisputeOpenedEvent(l); err == nil {
			return round{ev.DisputeID, ev.Round, ev.Brief, ev.BriefHash}
		}
	}
	s.t.Fatal("no round was opened")
	return round{}
}

// freeze opens the committee's dispute and draws its seats.
func (s *scene) freeze(offer common.Address, id common.Hash) round {
	s.t.Helper()
	r := s.opened(s.send("relayer", offer, bindings.NewOffer().PackFreeze(id)))
	s.draw(r)
	return r
}

func (s *scene) draw(r round) {
	s.t.Helper()
	s.must(s.d.Mine(context.Background(), 3))
	s.send("relayer", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackDraw(r.dispute, r.brief))
}

// seats gives the drawn validators' roles.
func (s *scene) seats(r round) []string {
	s.t.Helper()
	contract := bindings.NewCommittee()
	seats, err := contract.UnpackSeats(s.call(s.d.Deployment.Committee.Address, contract.PackSeats(r.dispute, r.number)))
	s.must(err)
	var out []string
	for _, seat := range seats {
		for _, name := range validatorRoles {
			if devnet.Address(name) == seat.Validator {
				out = append(out, name)
			}
		}
	}
	return out
}

func (s *scene) committee() run.Committee {
	return run.Committee{ChainID: s.d.ChainID, Address: s.d.Deployment.Committee.Address}
}

func (r round) seat(i int) run.Seat {
	return run.Seat{DisputeID: r.dispute, Round: r.number, Seat: uint8(i)}
}

// transcript publishes a document that is nobody else's.
func (s *scene) transcript(text string) common.Hash {
	h := crypto.Keccak256Hash([]byte(text))
	s.docs[h] = []byte(text)
	return h
}

func (s *scene) opening(r round, seat int, word int64) (bindings.Opening, run.Opening) {
	h := s.transcript(fmt.Sprintf(`{"round":%d,"seat":%d}`, r.number, seat))
	o := run.Opening{Observations: *uint256.NewInt(uint64(word)), Transcript: h, Salt: common.Hash{byte(seat) + 1}, ClaimsRoot: common.Hash{byte(seat) + 2}}
	return bindings.Opening{Observations: big.NewInt(word), Transcript: h, Salt: o.Salt, ClaimsRoot: o.ClaimsRoot}, o
}

// ruleBySignatures is the fast path of a whole panel.
func (s *scene) ruleBySignatures(r round, words ...int64) {
	s.t.Helper()
	var seats []bindings.SignedSeat
	for i, name := range s.seats(r) {
		o, own := s.opening(r, i, words[i])
		signed, err := s.committee().Sign(r.seat(i), r.hash, own, run.KeySigner(devnet.Key(name)))
		s.must(err)
		seats = append(seats, bindings.SignedSeat{Commitment: signed.Commitment, Opening: o, Signature: signed.Signature})
	}
	s.send("relayer", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackRuleBySignatures(r.dispute, r.brief, seats))
}

// commitAndReveal is the path on chain. The last seat commits and never reveals.
func (s *scene) commitAndReveal(r round, words ...int64) {
	s.t.Helper()
	contract, at := bindings.NewCommittee(), s.d.Deployment.Committee.Address
	names := s.seats(r)
	var openings []bindings.Opening
	for i, name := range names {
		o, own := s.opening(r, i, words[i])
		openings = append(openings, o)
		commitment := s.committee().CaseKey(r.seat(i)).Commit(own)
		s.send(name, at, contract.PackCommit(r.dispute, uint8(i), r.hash, commitment, o.ClaimsRoot))
	}
	for i := range len(names) - 1 {
		s.send("relayer", at, contract.PackReveal(r.dispute, r.brief, uint8(i), openings[i]))
	}
	s.must(s.d.Warp(context.Background(), 150))
	s.send("relayer", at, contract.PackAdjudicate(r.dispute, r.brief))
}

// ruleByCommittee has all members but one sign one word.
func (s *scene) ruleByCommittee(r round, absent string, word int64) {
	s.t.Helper()
	ruling := run.Ruling{
		DisputeID: r.dispute, Round: r.number, BriefHash: r.hash, Observations: *uint256.NewInt(uint64(word)), Transcript: s.transcript(`{"whole":true}`),
	}
	var keys []bls.PublicKey
	var signatures []bls.Signature
	signed := bindings.CommitteeSignature{Observations: big.NewInt(word), Transcript: ruling.Transcript, NonSigners: []bindings.NonSigner{}}
	registry := bindings.NewValidatorRegistry()
	for _, name := range validatorRoles {
		secret, err := docket.BLSKey(devnet.Key(name))
		s.must(err)
		key := secret.PublicKey()
		keys = append(keys, key)
		if name == absent {
			place, err := registry.UnpackPlaceOf(s.call(s.d.Deployment.Registry.Address, registry.PackPlaceOf(devnet.Address(name))))
			s.must(err)
			signed.NonSigners = append(signed.NonSigners, bindings.NonSigner{Place: place, Key: key[:]})
			continue
		}
		signature, err := secret.Sign(s.committee().WholeDigest(ruling))
		s.must(err)
		signatures = append(signatures, signature)
	}
	all, err := bls.AggregateKeys(keys...)
	s.must(err)
	one, err := bls.Aggregate(signatures...)
	s.must(err)
	signed.Aggregate, signed.Signature = all[:], one[:]
	s.send("relayer", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackRuleByCommittee(r.dispute, r.brief, signed))
}
