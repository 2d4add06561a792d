package snapshot

import (
	"bytes"
	"context"
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
)

func TestTheSameStateGivesTheSameBytes(t *testing.T) {
	s := newScene(t)
	p := s.pay("buyer", s.offer, 1_000_000)
	s.contest(p, s.offer, s.terms, 1)
	scope := Scope{ScopeOffer, s.offer}
	first, at := s.snapshot(scope)
	second, _ := s.snapshot(scope)
	if !bytes.Equal(first, second) {
		t.Fatal("two freezes of one state differ")
	}
	// What comes later changes nothing below the block.
	s.pay("buyer", s.offer, 2_000_000)
	s.must(s.d.Mine(t.Context(), 3))
	o := s.options(scope)
	o.Block = new(big.Int).SetUint64(at.Number)
	third, again, err := freezeRaw(t.Context(), node.New(s.chain), o)
	if err != nil {
		t.Fatal(err)
	}
	if again != at || !bytes.Equal(first, third) {
		t.Fatal("a later freeze up to the same block differs")
	}
}

func TestWithheldDocumentsAreShownAsWithheld(t *testing.T) {
	s := newScene(t)
	p := s.pay("buyer", s.offer, 1_000_000)
	s.contest(p, s.offer, s.terms, 1)
	o := s.options(Scope{ScopeOffer, s.offer})
	o.Documents = nil
	raw, at, err := freezeRaw(t.Context(), node.New(s.chain), o)
	if err != nil {
		t.Fatal(err)
	}
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Cases[0].Statement.State; got != documentWithheld {
		t.Errorf("statement is %s", got)
	}
	if got := r.Promises[0].Manifest.State; got != documentWithheld || r.Promises[0].Compiles {
		t.Errorf("manifest is %s", got)
	}
}

func TestACreditThatCouldNotBePushedStaysInTheRecord(t *testing.T) {
	s := newScene(t)
	offers := bindings.NewOffer()
	p := s.pay("buyer", s.offer, 1_000_000)
	s.contest(p, s.offer, s.terms, 1)
	s.must(s.d.Blocklist(t.Context(), p.payer()))
	s.send("seller", s.offer, offers.PackConcede(p.key))
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r.Settlements[0].Executed.Credited != "1000000" || r.Conservation[0].Locked != "1000000" {
		t.Errorf("credited %s, locked %s", r.Settlements[0].Executed.Credited, r.Conservation[0].Locked)
	}
	s.must(s.d.Unblocklist(t.Context(), p.payer()))
	s.send("relayer", s.offer, offers.PackClaim(p.payer()))
	raw, at = s.snapshot(Scope{ScopeOffer, s.offer})
	if r, err = verifyRaw(t.Context(), raw, at.Hash, nil); err != nil {
		t.Fatal(err)
	}
	if r.Conservation[0].Locked != "0" || r.Withdrawals[0].Kind != "claim" {
		t.Errorf("locked %s, %+v", r.Conservation[0].Locked, r.Withdrawals)
	}
}

func TestEveryChangeOfTheReceiptKeyIsInTheRecord(t *testing.T) {
	s := newScene(t)
	offers := bindings.NewOffer()
	s.pay("buyer", s.offer, 1_000_000)
	var changes []Position
	for _, who := range []string{"relayer", "stranger", "relayer"} {
		r := s.send("seller", s.offer, offers.PackSetReceiptSigner(devnet.Address(who)))
		changes = append(changes, Position{Block: r.BlockNumber.Uint64(), Transaction: uint64(r.TransactionIndex)})
		s.must(s.d.Warp(t.Context(), 5)) // within one second a key has no time of its own
	}
	// A key that came and went still could sign for what it was there for.
	p := s.pay("buyer", s.offer, 2_000_000)
	last := s.send("seller", s.offer, offers.PackSetReceiptSigner(devnet.Address("seller")))
	changes = append(changes, Position{Block: last.BlockNumber.Uint64(), Transaction: uint64(last.TransactionIndex)})
	s.contest(p, s.offer, s.terms, 1)
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	if _, err := verifyRaw(t.Context(), raw, at.Hash, nil); err != nil {
		t.Fatal(err)
	}
	for _, change := range changes {
		refused(t, dropAndVerify(t, told{raw: raw, at: at}, change), fileEvents, "change of the receipt key")
	}
}

// Circle's token keeps its blocklist flag in the balance's word.
func TestABlocklistedOfferKeepsItsBalance(t *testing.T) {
	s := newScene(t)
	s.pay("buyer", s.offer, 1_000_000)
	s.must(s.d.Blocklist(t.Context(), s.offer))
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c := r.Conservation[0]; !c.Blocklisted || c.Balance != "1000000" {
		t.Errorf("%+v", c)
	}
}

func TestTransfersOfNothingAndOfOtherTokensAreNoPayments(t *testing.T) {
	s := newScene(t)
	s.pay("buyer", s.offer, 1_000_000)
	s.send("buyer", s.d.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(s.offer, new(big.Int)))
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(paymentsOf(t, raw)); n != 1 || r.Conservation[0].Payments != 1 {
		t.Errorf("%d payments", n)
	}
}

// Anyone can clone the implementation. Only the factory's word makes a clone an Offer.
func TestACloneThatTheFactoryDidNotPublishIsNoOffer(t *testing.T) {
	s := newScene(t)
	code, err := s.chain.CodeAt(t.Context(), s.offer, nil)
	s.must(err)
	size := uint16(len(code))
	create := append([]byte{0x61, byte(size >> 8), byte(size), 0x3d, 0x81, 0x60, 0x0a, 0x3d, 0x39, 0xf3}, code...)
	opts := bind.NewKeyedTransactor(devnet.Key("stranger"), s.d.ChainID)
	opts.Context = t.Context()
	clone, tx, err := bind.DeployContract(opts, create, s.d.Client, nil)
	s.must(err)
	_, err = s.chain.WaitMined(t.Context(), tx.Hash())
	s.must(err)
	s.pay("buyer", clone, 1_000_000)
	_, _, err = freezeRaw(t.Context(), node.New(s.chain), s.options(Scope{ScopeOffer, clone}))
	refused(t, err, fileContracts, "was not published by the factory")
}

// An implementation can be made to name the genuine factory beside another vault.
func TestAnImplementationOfAnotherFamilyIsRefused(t *testing.T) {
	s := newScene(t)
	deploy := func(code []byte) common.Address {
		opts := bind.NewKeyedTransactor(devnet.Key("stranger"), s.d.ChainID)
		opts.Context = t.Context()
		at, tx, err := bind.DeployContract(opts, code, s.d.Client, nil)
		s.must(err)
		_, err = s.chain.WaitMined(t.Context(), tx.Hash())
		s.must(err)
		return at
	}
	factories := bindings.NewOfferFactory()
	proceedings := s.d.Deployment.OfferProceedings.Address
	second := deploy(append(common.FromHex(bindings.OfferFactoryMetaData.Bin), factories.PackConstructor(proceedings)...))
	vault := common.BytesToAddress(s.call(second, factories.PackVault()))
	made, err := offerABI.Pack("", s.d.Deployment.Factory.Address, vault, proceedings)
	s.must(err)
	implementation := deploy(append(common.FromHex(bindings.OfferMetaData.Bin), made...))
	code, err := s.chain.CodeAt(t.Context(), s.offer, nil)
	s.must(err)
	copy(code[len(cloneHead):], implementation[:])
	size := len(code)
	clone := deploy(append([]byte{0x61, byte(size >> 8), byte(size), 0x3d, 0x81, 0x60, 0x0a, 0x3d, 0x39, 0xf3}, code...))
	_, _, err = freezeRaw(t.Context(), node.New(s.chain), s.options(Scope{ScopeOffer, clone}))
	refused(t, err, fileContracts, "do not name each other")
}

func TestAnOfferOfAnotherFactoryIsRefused(t *testing.T) {
	s := newScene(t)
	f := &freezer{chain: node.New(s.chain)}
	s.must(f.begin(t.Context()))
	sys := newSystem(f.w, s.d.Deployment.ChainID)
	sys.factory = common.Address{1}
	refused(t, sys.offerAt(t.Context(), s.offer), fileContracts, "is of factory")
	refused(t, sys.offerAt(t.Context(), common.Address{2}), fileContracts, "there is no contract")
}

func TestTermsHaveOneEncoding(t *testing.T) {
	s := newScene(t)
	code, err := s.chain.CodeAt(t.Context(), s.offer, nil)
	s.must(err)
	_, args, ok := parseClone(code)
	if !ok {
		t.Fatal("no clone")
	}
	if _, err := decodeTerms(args); err != nil {
		t.Fatal(err)
	}
	if _, err := decodeTerms(append(slices.Clone(args), make([]byte, 32)...)); err == nil {
		t.Error("terms with a word more are read")
	}
}

// liar spoils what a chain answers.
type liar struct {
	*node.Reader
	logs    func([]types.Log) []types.Log
	receipt func([]*types.Receipt)
	code    func([]byte) []byte
}

func (l liar) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	out, err := l.Reader.Logs(ctx, q, from, to)
	if l.logs != nil {
		out = l.logs(out)
	}
	return out, err
}

func (l liar) BlockReceipts(ctx context.Context, h common.Hash) ([]*types.Receipt, error) {
	out, err := l.Reader.BlockReceipts(ctx, h)
	if l.receipt != nil {
		l.receipt(out)
	}
	return out, err
}

func (l liar) CodeAtHash(ctx context.Context, a common.Address, h common.Hash) ([]byte, error) {
	out, err := l.Reader.CodeAtHash(ctx, a, h)
	if l.code != nil {
		out = l.code(out)
	}
	return out, err
}

func TestAChainThatLiesIsNotBelieved(t *testing.T) {
	s := newScene(t)
	s.pay("buyer", s.offer, 1_000_000)
	s.pay("buyer", s.offer, 2_000_000)
	o := s.options(Scope{ScopeOffer, s.offer})
	good := node.New(s.chain)
	for name, tt := range map[string]struct {
		chain Chain
		want  error
	}{
		"hides a log": {liar{Reader: good, logs: func(l []types.Log) []types.Log {
			for i := range l {
				if l[i].Topics[0] == topicTransfer {
					return append(l[:i:i], l[i+1:]...)
				}
			}
			return l
		}}, ErrInvalid},
		"edits a receipt": {liar{Reader: good, receipt: func(r []*types.Receipt) {
			if len(r) > 0 {
				r[0].CumulativeGasUsed++
			}
		}}, ErrReorganized},
		"edits code": {liar{Reader: good, code: func(c []byte) []byte { return append(c, 0) }}, nil},
	} {
		_, _, err := freezeRaw(t.Context(), tt.chain, o)
		if err == nil || (tt.want != nil && !errors.Is(err, tt.want)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	o.Documents = func(context.Context, common.Hash) ([]byte, error) { return []byte("other bytes"), nil }
	if _, _, err := freezeRaw(t.Context(), good, o); err == nil {
		t.Error("a store that gives other bytes is believed")
	}
}
