package validator

import (
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/evidence/bls"
)

// parliament is a round of the whole committee with members at places 2, 3, 5 and 9, and what its members sign.
type parliament struct {
	*wholeRound
	own     *ballot
	message common.Hash
	secrets map[uint8]*bls.SecretKey
}

var spoken = common.Hash{8}

func convene(t *testing.T, units ...uint64) *parliament {
	t.Helper()
	p := &parliament{
		wholeRound: &wholeRound{keys: map[uint8]bls.PublicKey{}, barred: map[uint8]bool{}, signatures: map[uint8]bls.Signature{}},
		own: &ballot{
			Dispute: "7", Round: 1, Seat: 2, Observations: (*hexutil.Big)(big.NewInt(6)), Transcript: spoken,
		},
		message: common.Hash{5}, secrets: map[uint8]*bls.SecretKey{},
	}
	for i, place := range []uint8{2, 3, 5, 9}[:len(units)] {
		secret, err := bls.NewSecretKey([32]byte{place})
		if err != nil {
			t.Fatal(err)
		}
		p.secrets[place], p.keys[place] = secret, secret.PublicKey()
		p.roster.Members = append(p.roster.Members, docket.RosterMember{Place: place, Validator: common.Address{place}, Units: units[i]})
	}
	p.roster.Aggregate = []byte{1}
	return p
}

// said is a member's document, as edited.
func (p *parliament) said(t *testing.T, place uint8, edit func(*signatureDoc)) []byte {
	t.Helper()
	signature, err := p.secrets[place].Sign(p.message)
	if err != nil {
		t.Fatal(err)
	}
	doc := signatureDoc{
		Version: signatureVersion, Dispute: "7", Round: 1, Place: place, Observations: p.own.Observations, Transcript: spoken, Signature: signature[:],
	}
	if edit != nil {
		edit(&doc)
	}
	raw, err := encode(doc)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func (p *parliament) take(t *testing.T, place uint8, edit func(*signatureDoc)) error {
	t.Helper()
	return (&Service{}).takeSignature(p.message, p.wholeRound, p.own, p.said(t, place, edit))
}

func TestOnlyTheOwnWordIsAddedUp(t *testing.T) {
	p := convene(t, 1, 1, 1, 1)
	p.bar(common.Address{9}, common.Address{77})
	for name, edit := range map[string]func(*signatureDoc){
		"another word":         func(d *signatureDoc) { d.Observations, d.Transcript = (*hexutil.Big)(big.NewInt(1)), common.Hash{9} },
		"another transcript":   func(d *signatureDoc) { d.Transcript = common.Hash{9} },
		"another round":        func(d *signatureDoc) { d.Round = 2 },
		"another dispute":      func(d *signatureDoc) { d.Dispute = "8" },
		"another version":      func(d *signatureDoc) { d.Version = "x" },
		"no word":              func(d *signatureDoc) { d.Observations = nil },
		"another's place":      func(d *signatureDoc) { d.Place = 5 },
		"nobody's place":       func(d *signatureDoc) { d.Place = 4 },
		"no signature":         func(d *signatureDoc) { d.Signature = nil },
		"a changed signature":  func(d *signatureDoc) { d.Signature[127] ^= 1 },
		"the point of nothing": func(d *signatureDoc) { d.Signature = make([]byte, bls.SignatureLength) },
	} {
		if err := p.take(t, 3, edit); !errors.Is(err, errDocument) || len(p.signatures) != 0 {
			t.Errorf("%s: %v, %d signatures", name, err, len(p.signatures))
		}
	}
	if err := p.take(t, 9, nil); !errors.Is(err, errDocument) {
		t.Errorf("a party's signature: %v", err)
	}
	if err := (&Service{}).takeSignature(p.message, p.wholeRound, p.own, []byte("{")); !errors.Is(err, errDocument) {
		t.Errorf("junk: %v", err)
	}
	for _, edit := range []func(*signatureDoc){nil, func(d *signatureDoc) { d.Signature[0] ^= 1 }} { // the second says no more
		if err := p.take(t, 3, edit); err != nil || len(p.signatures) != 1 {
			t.Fatalf("%v, %d signatures", err, len(p.signatures))
		}
	}
}

// More than two thirds of all units, the barred ones' included; all is all who may.
func TestQuorum(t *testing.T) {
	for _, tc := range []struct {
		units       []uint64
		signed      []uint8
		barred      uint8
		quorum, all bool
	}{
		{[]uint64{1, 1, 1}, nil, 0, false, false},
		{[]uint64{1, 1, 1}, []uint8{2, 3}, 0, false, false}, // exactly two thirds
		{[]uint64{100, 101, 100}, []uint8{2, 3}, 0, true, false},
		{[]uint64{100, 101, 100}, []uint8{2, 5}, 0, false, false},
		{[]uint64{1, 1, 1}, []uint8{2, 3, 5}, 0, true, true},
		{[]uint64{1, 1, 1, 1}, []uint8{2, 3, 5}, 9, true, true},
		{[]uint64{1, 1, 1, 2}, []uint8{2, 3, 5}, 9, false, false}, // a party that holds much makes agreement impossible
	} {
		p := convene(t, tc.units...)
		for _, place := range tc.signed {
			if err := p.take(t, place, nil); err != nil {
				t.Fatal(err)
			}
		}
		p.bar(common.Address{tc.barred})
		if quorum, all := p.complete(); quorum != tc.quorum || all != tc.all {
			t.Errorf("%v of %v: quorum %t, all %t", tc.signed, tc.units, quorum, all)
		}
	}
}

// What is sent verifies under the sum of all keys less the named ones', which are in ascending order.
func TestSumNamesWhoDidNotSign(t *testing.T) {
	p := convene(t, 1, 1, 1, 1)
	for _, place := range []uint8{9, 2, 5} {
		if err := p.take(t, place, nil); err != nil {
			t.Fatal(err)
		}
	}
	p.bar(common.Address{5}) // slashed after it signed
	signed, err := p.sum(p.own)
	if err != nil {
		t.Fatal(err)
	}
	var places []uint8
	for _, n := range signed.NonSigners {
		key := p.keys[n.Place]
		if !slices.Equal(n.Key, key[:]) {
			t.Errorf("place %d: another key", n.Place)
		}
		places = append(places, n.Place)
	}
	if !slices.Equal(places, []uint8{3, 5}) || signed.Observations.Int64() != 6 || signed.Transcript != spoken || !slices.Equal(signed.Aggregate, []byte{1}) {
		t.Fatalf("without %v: %+v", places, signed)
	}
	sum, err := bls.AggregateKeys(p.keys[2], p.keys[9])
	if err != nil {
		t.Fatal(err)
	}
	signature, err := bls.ParseSignature(signed.Signature)
	if err != nil {
		t.Fatal(err)
	}
	if err := bls.Verify(sum, p.message, signature); err != nil {
		t.Fatal(err)
	}
	if _, err := convene(t, 1).sum(p.own); err == nil {
		t.Fatal("a sum of nothing")
	}
}
