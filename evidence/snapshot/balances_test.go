package snapshot

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// at calls a contract in the state after a block.
func (s *scene) at(block uint64, to common.Address, data []byte) []byte {
	s.t.Helper()
	out, err := s.d.Client.CallContract(s.t.Context(), ethereum.CallMsg{To: &to, Data: data}, new(big.Int).SetUint64(block))
	s.must(err)
	return out
}

// The money before and after every settlement, added up from logs, is what the contracts say in the states before and after.
func TestBalancesAreThoseOfTheStatesBeforeAndAfter(t *testing.T) {
	s := newScene(t)
	offers, tokens, vaults := bindings.NewOffer(), bindings.NewFiatToken(), bindings.NewVault()
	s.pay("buyer", s.offer, 1_000_000)
	s.send("relayer", s.offer, offers.PackCheckpoint())
	s.send("buyer", s.d.Deployment.Token.Address, tokens.PackTransfer(s.offer, big.NewInt(77)))
	stale := s.answered("buyer", 500_001)
	s.ruleBySignatures(s.freeze(s.offer, stale.key), sawStale, sawStale, sawGood)
	s.send("relayer", s.offer, offers.PackExecute(stale.key))
	good := s.answered("buyer-2", 700_000)
	blocked := s.answered("buyer", 300_000)
	s.ruleBySignatures(s.freeze(s.offer, good.key), sawGood, sawGood, sawGood)
	s.send("relayer", s.offer, offers.PackExecute(good.key))
	proven := s.pay("buyer-2", s.offer, 400_000)
	_, own := s.exchanged(proven, s.offer, s.terms, true)
	s.send("relayer", s.offer, offers.PackProveBreach(s.proof(proven), bound(own.Delivery), own.Signature))
	s.must(s.d.Blocklist(t.Context(), blocked.payer()))
	s.send("seller", s.offer, offers.PackConcede(blocked.key))
	s.must(s.d.Unblocklist(t.Context(), blocked.payer()))
	s.send("relayer", s.offer, offers.PackClaim(blocked.payer()))
	s.must(s.d.Warp(t.Context(), 4000))
	s.send("relayer", s.offer, offers.PackWithdraw())
	last := s.answered("buyer-2", 200_000)
	s.send("seller", s.offer, offers.PackConcede(last.key))
	open := s.answered("buyer", 111_111)

	raw, block := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, block.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Settlements) != 5 || slices.ContainsFunc(r.Settlements, func(x SettlementRecord) bool { return x.Case == open.key }) {
		t.Fatalf("%d settlements", len(r.Settlements))
	}
	token, vault := s.d.Deployment.Token.Address, s.d.Deployment.Vault.Address
	number := func(at uint64, to common.Address, data []byte) string {
		return dec(new(big.Int).SetBytes(s.at(at, to, data)))
	}
	for _, x := range r.Settlements {
		for i, got := range []struct {
			OfferBalances
			StakeBalances
		}{{x.Balances.Offer.Before, x.Balances.Stake.Before}, {x.Balances.Offer.After, x.Balances.Stake.After}} {
			at := x.Executed.At.Block - 1 + uint64(i)
			if want := number(at, s.offer, offers.PackReceived()); got.Received != want {
				t.Errorf("%s, block %d: received %s, the Offer says %s", x.Cause, at, got.Received, want)
			}
			if want := number(at, s.offer, offers.PackLocked()); got.Locked != want {
				t.Errorf("%s, block %d: locked %s, the Offer says %s", x.Cause, at, got.Locked, want)
			}
			if want := number(at, token, tokens.PackBalanceOf(s.offer)); got.Balance != want {
				t.Errorf("%s, block %d: balance %s, the token says %s", x.Cause, at, got.Balance, want)
			}
			free, reserved := number(at, vault, vaults.PackUnreservedStake(s.offer)), number(at, vault, vaults.PackReservedStake(s.offer))
			if got.Reserved != reserved || difference3(t, free, reserved, "0") != got.Total {
				t.Errorf("%s, block %d: stake %+v, the Vault says %s free and %s reserved", x.Cause, at, got.StakeBalances, free, reserved)
			}
		}
		for _, p := range x.Balances.Parties {
			before, after := number(x.Executed.At.Block-1, token, tokens.PackBalanceOf(p.Account)), number(x.Executed.At.Block, token, tokens.PackBalanceOf(p.Account))
			if got, want := difference3(t, before, p.Received, p.Spent), after; got != want {
				t.Errorf("%s: the %s had %s, received %s and spent %s, has %s", x.Cause, p.Role, before, p.Received, p.Spent, after)
			}
		}
	}
	conceded := r.Settlements[slices.IndexFunc(r.Settlements, func(x SettlementRecord) bool { return x.Case == blocked.key })]
	if conceded.Executed.Credited == "0" || conceded.Balances.Offer.After.Locked != conceded.Balances.Offer.Before.Locked {
		t.Errorf("credited: %+v", conceded.Balances.Offer)
	}
	if p := conceded.Balances.Parties[0]; p.Account != devnet.Address("buyer") || p.Credited == "0" || p.Received != "0" {
		t.Errorf("credited at the Vault: %+v", p)
	}
	if a := r.Settlements[len(r.Settlements)-1].Balances.Offer.After; a.Withdrawn == "0" {
		t.Errorf("after the withdrawal: %+v", a)
	}
}

func difference3(t *testing.T, before, received, spent string) string {
	t.Helper()
	var v [3]*big.Int
	for i, text := range []string{before, received, spent} {
		n, ok := new(big.Int).SetString(text, 10)
		if !ok {
			t.Fatalf("%q", text)
		}
		v[i] = n
	}
	return dec(new(big.Int).Sub(sum(v[0], v[1]), v[2]))
}

// The series ends where storage is.
func TestBalancesEndInTheStorage(t *testing.T) {
	o := &offer{address: common.Address{1}, terms: bindings.Terms{}}
	for _, tt := range []struct {
		locked, withdrawn int64
		ok                bool
	}{{300, 60, true}, {301, 60, false}, {300, 59, false}} {
		h := &history{offers: map[common.Address][]event{o.address: {
			emitted(t, offerABI, "Withdrawn", Position{Block: 5}, new(big.Int), common.Address{2}, big.NewInt(60)),
			emitted(t, offerABI, "Contested", Position{Block: 6}, common.Hash{3}, common.Address{4}, uint8(1), big.NewInt(300), new(big.Int), new(big.Int), uint64(0), uint64(0)),
		}}}
		b := books{locked: big.NewInt(tt.locked), withdrawn: big.NewInt(tt.withdrawn)}
		err := (&system{}).balances(h, o, b, &flow{settled: map[transactionKey]*moment{}}, nil, nil)
		if (err == nil) != tt.ok {
			t.Errorf("%+v: %v", tt, err)
		}
		if err != nil {
			refused(t, err, fileConservation, "kept back", "storage has")
		}
	}
}
