package docket_test

import (
	"errors"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/sample"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// till is a chain with one promise that a buyer pays.
type till struct {
	t     *testing.T
	d     *devnet.Devnet
	chain *chain.Client
	offer *docket.Offer
	terms bindings.Terms
	paid  uint64 // authorizations signed
	send  map[string]*txmgr.Manager
}

func newTill(t *testing.T) *till {
	t.Helper()
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	w := &till{t: t, d: d, send: map[string]*txmgr.Manager{}}
	w.chain, err = chain.Dial(t.Context(), d.URL)
	w.must(err)
	t.Cleanup(w.chain.Close)
	w.must(d.Mint(t.Context(), devnet.Address("buyer"), big.NewInt(10_000_000)))
	doc, err := manifest.QuoteFeed(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.Deployment.ChainID, Token: d.Deployment.Token.Address, Symbol: "USDC",
		AmountMin: big.NewInt(1), AmountMax: big.NewInt(1_000_000), Seller: devnet.Address("seller"), Arbitrator: d.Deployment.Committee.Address,
		Figures: manifest.Redress{
			Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
		},
	}, 30)
	w.must(err)
	w.terms, _, err = terms.Build(doc, terms.Place{
		Seller: devnet.Address("seller"), ReceiptSigner: devnet.Address("seller"), Arbitrator: d.Deployment.Committee.Address,
		BlockHashSource: d.Deployment.HistorySource.Address,
	})
	w.must(err)
	factory := bindings.NewOfferFactory()
	at, err := docket.NewFactory(w.chain, d.Deployment.Factory.Address).Predict(t.Context(), w.head(), w.terms)
	w.must(err)
	w.transact("seller", d.Deployment.Factory.Address, factory.PackPublish(w.terms))
	w.offer = docket.NewOffer(w.chain, at, 0)
	return w
}

func (w *till) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *till) head() docket.Head {
	w.t.Helper()
	head, err := docket.HeadOf(w.t.Context(), w.chain)
	w.must(err)
	return head
}

func (w *till) transact(who string, to common.Address, data []byte) *types.Receipt {
	w.t.Helper()
	if w.send[who] == nil {
		w.send[who] = txmgr.New(w.chain, devnet.Key(who), txmgr.Options{PollInterval: 20 * time.Millisecond})
	}
	receipt, err := w.send[who].Send(w.t.Context(), txmgr.Candidate{To: &to, Data: data})
	w.must(err)
	return receipt
}

// payInOneBlock pays one amount after the other.
func (w *till) payInOneBlock(amounts ...uint64) (out []exchange.Payment) {
	w.t.Helper()
	token, at := bindings.NewFiatToken(), w.d.Deployment.Token.Address
	w.must(w.d.Control(w.t.Context(), "evm_setAutomine", false))
	opts := bind.NewKeyedTransactor(devnet.Key("relayer"), w.d.ChainID)
	opts.Context, opts.GasLimit = w.t.Context(), 200_000
	var hashes, nonces []common.Hash
	for _, amount := range amounts {
		w.paid++
		a := x402.Authorization{
			From: devnet.Address("buyer"), To: w.offer.Address(), Value: uint256.NewInt(amount), ValidAfter: new(uint256.Int),
			ValidBefore: uint256.NewInt(1 << 40), Nonce: common.BigToHash(new(big.Int).SetUint64(w.paid)),
		}
		sig, err := x402.SignTransfer(devnet.Key("buyer"), w.d.Token(), a)
		w.must(err)
		tx, err := bind.Transact(token.Instance(w.chain, at), opts, token.PackTransferWithAuthorization0(a.From, a.To, a.Value.ToBig(),
			a.ValidAfter.ToBig(), a.ValidBefore.ToBig(), a.Nonce, sig[64], common.BytesToHash(sig[:32]), common.BytesToHash(sig[32:64])))
		w.must(err)
		hashes, nonces = append(hashes, tx.Hash()), append(nonces, a.Nonce)
	}
	w.must(w.d.Mine(w.t.Context(), 1))
	w.must(w.d.Control(w.t.Context(), "evm_setAutomine", true))
	for i, hash := range hashes {
		receipt, err := w.chain.WaitMined(w.t.Context(), hash)
		w.must(err)
		p, err := docket.PaymentIn(w.t.Context(), w.chain, receipt, docket.Transfer{Token: at, PayTo: w.offer.Address(), Payer: devnet.Address("buyer"), Nonce: nonces[i]})
		w.must(err)
		out = append(out, *p)
	}
	return out
}

// A case about many payments is proven, named, signed for and drawn here exactly as the contract does.
func TestACaseAboutManyIsTheContracts(t *testing.T) {
	w := newTill(t)
	ctx := t.Context()
	payments := w.payInOneBlock(40_000, 10_000)
	w.transact("stranger", w.offer.Address(), bindings.NewOffer().PackCheckpoint())
	if at, err := w.offer.CheckpointOf(ctx, w.head(), payments[0].BlockTime); err != nil || at != 0 {
		t.Fatalf("counts against checkpoint %d, %v; want the one just made", at, err)
	}
	payments = append(w.payInOneBlock(30_000, 20_000, 70_000), w.payInOneBlock(60_000)...)
	slices.Reverse(payments)
	if _, err := docket.Leaves(payments); !errors.Is(err, docket.ErrMany) {
		t.Errorf("out of order: %v", err)
	}
	slices.SortFunc(payments, docket.ComparePayments)
	leaves, err := docket.Leaves(payments)
	w.must(err)
	proofs, err := docket.ProveMany(ctx, w.chain, payments)
	w.must(err)
	if len(proofs) != 2 || len(proofs[0].Receipts) != 3 || len(proofs[1].Receipts) != 1 {
		t.Fatalf("%d proofs", len(proofs))
	}
	id, items := sample.CaseID(w.offer.Address(), leaves), make([]common.Hash, len(leaves))
	for i := range items {
		items[i] = common.Hash{1, byte(i)}
	}
	statement := bindings.ManyContest{Claim: docket.ClaimNotDelivered, ItemsHash: sample.ItemsHash(items), EvidenceHash: common.Hash{9}, RelayFee: big.NewInt(3)}
	nonce := docket.ManyBondNonce(w.offer.Address(), id, statement)
	if said, err := w.offer.ManyBondNonce(ctx, w.head(), id, statement); err != nil || said != nonce {
		t.Fatalf("bond nonce %s, the contract says %s, %v", nonce, said, err)
	}
	bond, err := docket.Deposit{
		Token: w.d.Token(), To: w.d.Deployment.Vault.Address, Amount: new(big.Int).Add(w.terms.Bond, statement.RelayFee), Nonce: nonce, ValidBefore: 1 << 40,
	}.Sign(devnet.Key("buyer"))
	w.must(err)
	abi := bindings.NewOffer()
	opened := w.transact("relayer", w.offer.Address(), abi.PackContestMany(statement, proofs, bond))
	c, err := w.offer.Case(ctx, w.head(), id)
	w.must(err) // no such case: the contract names it otherwise
	checkpoint, err := w.offer.CheckpointOf(ctx, w.head(), payments[0].BlockTime)
	w.must(err)
	if c.State != docket.StateUndrawn || c.Amount.Cmp(sample.Sum(leaves)) != 0 || c.Payments != 4 || uint64(c.Checkpoint) != checkpoint || checkpoint != 1 {
		t.Fatalf("case %+v counts against checkpoint %d", c, checkpoint)
	}
	if c.DrawBlock != opened.BlockNumber.Uint64()+docket.DrawDelay {
		t.Fatalf("drawn by block %d, opened in %d", c.DrawBlock, opened.BlockNumber)
	}
	members, err := w.offer.Members(ctx, w.head(), id)
	w.must(err)
	for i, key := range members {
		if len(members) != len(leaves) || key != common.Hash(leaves[i].Key) {
			t.Fatalf("members %v", members)
		}
	}
	if none, err := w.offer.Members(ctx, w.head(), common.Hash{1}); err != nil || len(none) != 0 {
		t.Errorf("members of no case: %v, %v", none, err)
	}
	w.must(w.d.Mine(ctx, docket.DrawDelay+1))
	header, err := w.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(c.DrawBlock))
	w.must(err)
	want := sample.Draw(header.Hash(), id, leaves)
	shown := make([][32]byte, len(items))
	for i := range items {
		shown[i] = items[i]
	}
	w.transact("stranger", w.offer.Address(), abi.PackDrawSample(id, leaves, shown, common.Hash{9}, bindings.Delivery{}, nil))
	f, err := w.offer.File(ctx, w.head(), id)
	w.must(err)
	if f.Sample == nil || f.SampleIndex != uint64(want) || common.Hash(f.Sample.Key) != docket.CaseID(payments[want]) {
		t.Fatalf("sample %+v at %d, want %d", f.Sample, f.SampleIndex, want)
	}
	if f.PaidAt != payments[want].BlockTime || common.Hash(f.Case.PaymentRef) != payments[want].Nonce || f.RequestHash != items[want] {
		t.Errorf("the case is about %+v, paid at %d", f.Case, f.PaidAt)
	}
	if root := f.EvidenceRoot(w.terms.ManifestHash, w.terms.Seller); root != common.Hash(f.Case.EvidenceRoot) {
		t.Errorf("records fold to %s, the case says %x", root, f.Case.EvidenceRoot)
	}
}

// The draw gives every payment the share that it has of the sum.
func TestDrawsFollowAmounts(t *testing.T) {
	leaves := []bindings.Leaf{{Amount: big.NewInt(1)}, {Amount: big.NewInt(3)}, {Amount: big.NewInt(6)}}
	const draws = 10_000
	var got [3]int
	for i := range draws {
		got[sample.Draw(common.BigToHash(big.NewInt(int64(i))), common.Hash{7}, leaves)]++
	}
	for i, share := range []int{1, 3, 6} {
		if want := draws / 10 * share; got[i] < want*9/10 || got[i] > want*11/10 {
			t.Errorf("payment %d drawn %d times, expected about %d", i, got[i], want)
		}
	}
}

func TestPaymentsThatMakeNoCase(t *testing.T) {
	good := exchange.Payment{Payer: common.Address{1}, Amount: "5", BlockNumber: 2, Nonce: common.Hash{1}}
	with := func(edit func(*exchange.Payment)) exchange.Payment { p := good; edit(&p); return p }
	for name, list := range map[string][]exchange.Payment{
		"none":           {},
		"twice the same": {good, good},
		"another payer":  {good, with(func(p *exchange.Payment) { p.BlockNumber, p.Payer = 3, common.Address{2} })},
		"no amount":      {with(func(p *exchange.Payment) { p.Amount = "0" })},
		"too many":       make([]exchange.Payment, docket.MaxMany+1),
	} {
		if _, err := docket.Leaves(list); !errors.Is(err, docket.ErrMany) {
			t.Errorf("%s: %v", name, err)
		}
	}
	plain := with(func(p *exchange.Payment) { p.Nonce = common.Hash{} })
	leaves, err := docket.Leaves([]exchange.Payment{plain})
	if err != nil || leaves[0].PaymentRef != leaves[0].Key {
		t.Errorf("a payment without a nonce is named by its key: %+v, %v", leaves, err)
	}
}
