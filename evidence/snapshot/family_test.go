package snapshot

import (
	"context"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// forge changes a value that a contract's code carries; everything else of the code stays this repository's.
func (s *scene) forge(at common.Address, contract, label string, value common.Hash) (undo func()) {
	s.t.Helper()
	facts, err := layout.Of(contract)
	s.must(err)
	code, err := s.chain.CodeAt(s.t.Context(), at, nil)
	s.must(err)
	forged := common.CopyBytes(code)
	for _, offset := range facts.Immutables[label] {
		copy(forged[offset:], value[:])
	}
	set := func(code []byte) {
		s.must(s.d.Client.Client().CallContext(context.Background(), nil, "anvil_setCode", at, hexutil.Bytes(code)))
		s.must(s.d.Mine(context.Background(), 1))
	}
	set(forged)
	return func() { set(code) }
}

// A part that is this repository's but for whom it names as its own is another's.
func TestPartsThatDoNotNameEachOtherAreRefused(t *testing.T) {
	own, stop := start(t, devnet.Options{})
	defer stop()
	s := &own
	s.offer, s.terms = s.publish(5, common.Hash{})
	s.pay("buyer", s.offer, 1_000_000)
	d := s.d.Deployment
	other := word32(common.Address{19: 9})
	for _, tt := range []struct {
		at              common.Address
		contract, label string
		value           common.Hash
		says            string
	}{
		{d.OfferImplementation.Address, "Offer", "SELF", other, "takes another address for its own"},
		{d.OfferProceedings.Address, "OfferProceedings", "SELF", other, "takes another address for its own"},
		{d.OfferProceedings.Address, "OfferProceedings", "MANY", word32(d.OfferProceedings.Address), "offer many"},
		{d.Factory.Address, "OfferFactory", "MANY", other, "different parts for many payments"},
		{d.Factory.Address, "OfferFactory", "proceedings", other, "do not name each other"},
		{d.Vault.Address, "Vault", "FACTORY", other, "do not name each other"},
		{d.CommitteeAnnex.Address, "CommitteeAnnex", "APPEAL_WINDOW", number32(9), "differ in APPEAL_WINDOW"},
		{d.CommitteeAnnex.Address, "CommitteeAnnex", "FEE_PER_SEAT", number32(9), "differ in FEE_PER_SEAT"},
		{d.Committee.Address, "Committee", "_annex", word32(d.Committee.Address), "committee annex"},
		{d.Registry.Address, "ValidatorRegistry", "COMMITTEE", other, "is not committee"},
		{d.Registry.Address, "ValidatorRegistry", "TOKEN", other, "is not committee"},
	} {
		undo := s.forge(tt.at, tt.contract, tt.label, tt.value)
		_, _, err := freezeRaw(t.Context(), node.New(s.chain), s.options(Scope{ScopeOffer, s.offer}))
		undo()
		t.Run(tt.contract+" "+tt.label, func(t *testing.T) { refused(t, err, fileContracts, tt.says) })
	}
	if _, _, err := freezeRaw(t.Context(), node.New(s.chain), s.options(Scope{ScopeOffer, s.offer})); err != nil {
		t.Errorf("with its own code again: %v", err)
	}
}

// The sample is the payment in which the draw block's point lies.
func TestTheSampleIsTheOneThatTheBlockDraws(t *testing.T) {
	var facts []Fact
	block := uint64(9)
	build := func(index uint64, drawn bool, source string) error {
		w := newWorld(header(t, newHeader(9)))
		w.draws[9] = &drawHash{hash: w.final.Hash}
		c := &oneCase{
			offer: &offer{}, payments: []PaymentRecord{{Amount: "0"}, {Amount: "1000"}, {Amount: "0"}},
			stored: storedCase{payments: 3, drawn: drawn, amount: big.NewInt(1000)},
			record: CaseRecord{Many: &ManyRecord{DrawBlock: block, Sample: &SampleRecord{Index: index}}},
		}
		made := &system{w: w, records: []ContractRecord{{Role: roleSource, Build: source}}}
		err := made.checkSample(t.Context(), c)
		facts = made.facts
		return err
	}
	if err := build(1, true, "HistorySource"); err != nil || len(facts) != 1 || facts[0].Label != Reproduced {
		t.Fatalf("%v, %v", facts, err)
	}
	if err := build(2, true, buildForeign); err != nil || len(facts) != 1 || facts[0].Label != Verified {
		t.Errorf("a foreign source of block hashes is taken at its word: %v, %v", facts, err)
	}
	refused(t, build(0, true, "HistorySource"), fileCases, "draws payment 1")
	refused(t, build(1, false, "HistorySource"), fileEvents, "the draw of case")
	block = 10
	refused(t, build(1, true, "HistorySource"), fileCases, "not there yet")
	block = 8
	refused(t, build(1, true, "HistorySource"), fileCommittee, "which serves a draw")
}
