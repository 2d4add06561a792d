package facilitator_test

import (
	"fmt"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
)

// speaker is the runtime code of a contract that logs what it is told: topic 0, topic 1, then the data.
//
//	size = CALLDATASIZE - 64; CALLDATACOPY(0, 64, size); LOG2(0, size, calldata[0], calldata[32])
const speaker = "0x604036038060405f376020355f35825fa200"

// says makes a contract log an event about a case.
func (f *fixture) says(at common.Address, event string, id common.Hash, data ...common.Hash) {
	f.t.Helper()
	call := append(crypto.Keccak256([]byte(event)), id[:]...)
	for _, word := range data {
		call = append(call, word[:]...)
	}
	f.send("stranger", at, call)
}

// The Offer is a real one of the real factory; its code is replaced, so that its cases need no proofs.
func TestCasesNameEvidenceUntilTheirSettlementIsFinal(t *testing.T) {
	f := start(t)
	offer := f.publish()
	impostor := common.HexToAddress("0x000000000000000000000000000000000badc0de")
	for _, at := range []common.Address{offer, impostor} {
		if err := f.Control(t.Context(), "anvil_setCode", at, speaker); err != nil {
			t.Fatal(err)
		}
	}
	const (
		requested = "RequestRecorded(bytes32,bytes32,bytes32)"
		added     = "EvidenceAdded(bytes32,address,bytes32,bytes32)"
		settled   = "SettlementExecuted(bytes32,uint256,uint256)"
	)
	request, evidence, more, foreign, second := common.Hash{1}, common.Hash{2}, common.Hash{3}, common.Hash{4}, common.Hash{5}
	cases := facilitator.NewCases(f.client, f.Deployment.Factory.Address, 0)
	open := func() (map[common.Hash]bool, time.Duration) {
		t.Helper()
		named, age, err := cases.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return named, age
	}
	if _, age := open(); age > time.Minute {
		t.Fatalf("no case, and the oldest was opened %s ago", age)
	}
	f.says(offer, requested, common.Hash{0xa}, request, evidence)
	f.says(impostor, requested, common.Hash{0xb}, foreign)
	if err := f.Warp(t.Context(), 3600); err != nil {
		t.Fatal(err)
	}
	f.says(offer, added, common.Hash{0xa}, more)
	f.says(offer, requested, common.Hash{0xc}, second)
	expect := func(when string, want ...common.Hash) {
		t.Helper()
		named, _ := open()
		for _, hash := range want {
			if !named[hash] {
				t.Errorf("%s: %s is not named", when, hash)
			}
		}
		if named[foreign] {
			t.Errorf("%s: a stranger's contract names evidence", when)
		}
	}
	expect("open", request, evidence, more, second)
	if _, age := open(); age < time.Hour {
		t.Errorf("the oldest case was opened %s ago", age)
	}
	f.says(offer, settled, common.Hash{0xa})
	expect("settled, but not final", request, evidence, more, second)
	if err := f.Mine(t.Context(), 70); err != nil {
		t.Fatal(err)
	}
	expect("other case", second)
	if named, age := open(); named[request] || named[evidence] || named[more] || age > 10*time.Minute {
		t.Errorf("final: %v, %s", named, age)
	}
	// A reader that starts now says the same.
	cases = facilitator.NewCases(f.client, f.Deployment.Factory.Address, 0)
	if named, _ := open(); named[request] || !named[second] {
		t.Errorf("read anew: %v", named)
	}
}

// An Offer is paid on and on; whoever contests a payment needs the manifest then, however long ago it was put.
func TestManifestsOfPublishedOffersAreNamed(t *testing.T) {
	f := start(t)
	offer := bindings.NewOffer()
	raw, err := f.client.CallContract(t.Context(), ethereum.CallMsg{To: at(f.publish()), Data: offer.PackTerms()}, nil)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := offer.UnpackTerms(raw)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Mine(t.Context(), 70); err != nil {
		t.Fatal(err)
	}
	cases := facilitator.NewCases(f.client, f.Deployment.Factory.Address, 0)
	for range 2 {
		if named, _, err := cases.Open(t.Context()); err != nil || !named[terms.ManifestHash] {
			t.Fatalf("%v %v", named, err)
		}
	}
}

func at(a common.Address) *common.Address { return &a }

// While the chain stands still nobody can name anything, so that nothing may become old.
func TestNothingAgesWhileTheChainStandsStill(t *testing.T) {
	const still = 40 * 24 * time.Hour
	f := startOn(t, devnet.Options{Args: []string{"--timestamp", fmt.Sprint(time.Now().Add(-still).Unix())}})
	_, age, err := facilitator.NewCases(f.client, f.Deployment.Factory.Address, 0).Open(t.Context())
	if err != nil || age < still-time.Hour {
		t.Fatalf("%s %v", age, err)
	}
}
