package snapshot

import (
	"bytes"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// Stake that came and went leaves no trace in the state: what is left out of it on both sides is missed by nothing, and a
// snapshot says so. What lies there in the end is proven.
func TestStakeThatCameAndWentIsNotProven(t *testing.T) {
	own, stop := start(t, devnet.Options{})
	defer stop()
	s := &own
	s.offer, s.terms = s.publish(5, common.Hash{})
	s.pay("buyer", s.offer, 1_000_000)
	vault, contract := s.d.Deployment.Vault.Address, bindings.NewVault()
	salt, amount := common.Hash{2}, big.NewInt(300_000)
	auth := s.receive("seller", vault, amount, s.call32(vault, contract.PackStakeNonce(s.offer, salt)))
	came := s.send("relayer", vault, contract.PackStake(s.offer, amount, salt, auth))
	s.send("seller", vault, contract.PackRequestUnstake(s.offer, amount))
	s.must(s.d.Warp(t.Context(), 33*24*3600))
	went := s.send("seller", vault, contract.PackUnstake(s.offer))
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})

	without := func(list ...*types.Receipt) (*Result, error) {
		files := opened(t, raw)
		for _, r := range list {
			drop(t, files, r.BlockNumber.Uint64(), uint64(r.TransactionIndex))
		}
		// The attacker has the readable files say the same.
		var events bytes.Buffer
		out := &lines{out: &events}
		for _, e := range readEvents(t, opened(t, raw)) {
			if !slices.ContainsFunc(list, func(r *types.Receipt) bool { return r.BlockNumber.Uint64() == e.At.Block }) {
				s.must(out.add(e))
			}
		}
		s.must(out.end())
		files[fileEvents] = events.Bytes()
		files[fileConservation] = []byte(strings.NewReplacer(`"800000"`, `"500000"`, `"300000"`, `"0"`).Replace(string(files[fileConservation])))
		return verifyRaw(t.Context(), sealed(t, files), at.Hash, nil)
	}
	_, err := without(came)
	refused(t, err, fileConservation, "an event is missing")
	_, err = without(went)
	refused(t, err, fileConservation, "an event is missing")
	r, err := without(came, went)
	if err != nil || r.Conservation[0].Stake.Total != "500000" {
		t.Fatalf("%+v, %v", r, err)
	}
	if !slices.ContainsFunc(r.Manifest.Limits, func(l string) bool {
		return strings.HasPrefix(l, "stake that was put in behind an Offer and taken out again")
	}) {
		t.Errorf("nothing says that stake can have been left out: %q", r.Manifest.Limits)
	}
}
