package snapshot

import (
	"context"
	"math"
	"math/big"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	quoteBody = `{"pair":"ETH/USD","quotes":[{"price":"3012.44","venue":"a"}],"ts":1700000000}`
	// Observations of the three measured requirements, two bits each: 1 PASS, 2 FAIL.
	sawStale = 2 | 1<<2 | 1<<4
	sawGood  = 1 | 1<<2 | 1<<4
)

// scene is a real chain on which the tests let things happen.
type scene struct {
	t     testing.TB
	d     *devnet.Devnet
	chain *chain.Client
	docs  map[common.Hash][]byte
	terms bindings.Terms
	offer common.Address
	used  uint64 // authorization nonces handed out
}

// validatorRoles are the members of the scene's committee: one more than a panel has seats.
var validatorRoles = []string{"validator-1", "validator-2", "validator-3", "validator-4"}

// shared is the one chain that most tests play on, each with a promise of its own.
var shared struct {
	once   sync.Once
	scene  scene
	offers int64
	close  func()
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.close != nil {
		shared.close()
	}
	os.Exit(code)
}

// newScene gives a test a promise of its own on the shared chain.
func newScene(t testing.TB) *scene {
	t.Helper()
	shared.once.Do(func() { shared.scene, shared.close = start(t, devnet.Options{}) })
	if shared.close == nil {
		t.Fatal("the chain did not start")
	}
	s := shared.scene
	s.t = t
	shared.offers++
	s.used = uint64(shared.offers) << 32
	s.offer, s.terms = s.publish(5, common.BigToHash(big.NewInt(shared.offers)))
	return &s
}

// start runs a chain of one's own.
func start(t testing.TB, o devnet.Options) (scene, func()) {
	t.Helper()
	ctx := context.Background()
	o.Validators = len(validatorRoles)
	d, err := devnet.Start(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	c, err := chain.Dial(ctx, d.URL)
	if err != nil {
		d.Close()
		t.Fatal(err)
	}
	s := scene{t: t, d: d, chain: c, docs: map[common.Hash][]byte{}}
	for _, who := range []string{"buyer", "buyer-2", "seller"} {
		s.must(d.Mint(ctx, devnet.Address(who), big.NewInt(500_000_000)))
	}
	return s, func() { c.Close(); d.Close() }
}

func (s *scene) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// figures of the scene's promises: one round of three seats.
func figures() manifest.Redress {
	return manifest.Redress{
		Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
		Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
	}
}

// publish publishes a promise of quotes at most maxAge seconds old.
func (s *scene) publish(maxAge uint32, salt common.Hash) (common.Address, bindings.Terms) {
	s.t.Helper()
	return s.publishOf(maxAge, salt, figures())
}

// publishOf publishes and stakes behind it.
func (s *scene) publishOf(maxAge uint32, salt common.Hash, figures manifest.Redress) (common.Address, bindings.Terms) {
	s.t.Helper()
	doc, err := manifest.QuoteFeed(s.frame(figures), maxAge)
	s.must(err)
	return s.publishDocument(doc, salt)
}

func (s *scene) frame(figures manifest.Redress) manifest.Frame {
	dep := s.d.Deployment
	return manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: dep.ChainID,
		Token: dep.Token.Address, Symbol: "USDC", AmountMin: big.NewInt(1000), AmountMax: big.NewInt(10_000_000),
		Seller: devnet.Address("seller"), Arbitrator: dep.Committee.Address, Figures: figures,
	}
}

// publishDocument publishes a manifest of the scene's seller and stakes behind it.
func (s *scene) publishDocument(doc *manifest.Document, salt common.Hash) (common.Address, bindings.Terms) {
	s.t.Helper()
	dep, t := s.d.Deployment, s.built(doc, salt)
	factory := bindings.NewOfferFactory()
	r := s.send("seller", dep.Factory.Address, factory.PackPublish(t))
	for _, l := range r.Logs {
		if ev, err := factory.UnpackPublishedEvent(l); err == nil {
			s.stake(ev.Offer, big.NewInt(500_000))
			return ev.Offer, t
		}
	}
	s.t.Fatal("not published")
	return common.Address{}, t
}

func (s *scene) built(doc *manifest.Document, salt common.Hash) bindings.Terms {
	s.t.Helper()
	dep := s.d.Deployment
	raw, err := doc.Canonical()
	s.must(err)
	s.docs[crypto.Keccak256Hash(raw)] = raw
	t, _, err := terms.Build(doc, terms.Place{
		Seller: devnet.Address("seller"), ReceiptSigner: devnet.Address("seller"), Arbitrator: dep.Committee.Address,
		BlockHashSource: dep.HistorySource.Address, Salt: salt,
	})
	s.must(err)
	return t
}

func (s *scene) stake(offer common.Address, amount *big.Int) {
	vault, salt := bindings.NewVault(), common.Hash{1}
	nonce := s.call32(s.d.Deployment.Vault.Address, vault.PackStakeNonce(offer, salt))
	auth := s.receive("seller", s.d.Deployment.Vault.Address, amount, nonce)
	s.send("relayer", s.d.Deployment.Vault.Address, vault.PackStake(offer, amount, salt, auth))
}

// send sends a transaction and waits for it to succeed.
func (s *scene) send(who string, to common.Address, data []byte) *types.Receipt {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	opts := bind.NewKeyedTransactor(devnet.Key(who), s.d.ChainID)
	opts.Context = ctx
	tx, err := bind.Transact(bind.NewBoundContract(to, *offerABI, s.d.Client, s.d.Client, s.d.Client), opts, data)
	s.must(err)
	r, err := s.chain.WaitMined(ctx, tx.Hash())
	s.must(err)
	if r.Status != types.ReceiptStatusSuccessful {
		s.t.Fatalf("transaction of %s failed", who)
	}
	return r
}

func (s *scene) call(to common.Address, data []byte) []byte {
	s.t.Helper()
	out, err := bind.NewBoundContract(to, *offerABI, s.d.Client, s.d.Client, s.d.Client).CallRaw(&bind.CallOpts{Context: context.Background()}, data)
	s.must(err)
	return out
}

// answers says whether a call would succeed.
func (s *scene) answers(who string, to common.Address, data []byte) bool {
	_, err := s.d.Client.CallContract(context.Background(), ethereum.CallMsg{From: devnet.Address(who), To: &to, Data: data}, nil)
	return err == nil
}

func (s *scene) call32(to common.Address, data []byte) common.Hash {
	s.t.Helper()
	return common.BytesToHash(s.call(to, data))
}

func (s *scene) domain() x402.TokenDomain {
	d := s.d.Deployment
	return x402.TokenDomain{Name: d.Token.Name, Version: d.Token.Version, ChainID: d.ChainID, Token: d.Token.Address}
}

func (s *scene) receive(who string, to common.Address, amount *big.Int, nonce common.Hash) bindings.Authorization {
	s.t.Helper()
	digest := x402.ReceiveDigest(s.domain(), s.authorization(who, to, amount, nonce))
	sig, err := signature.Sign(devnet.Key(who), digest)
	s.must(err)
	return bindings.Authorization{ValidAfter: new(big.Int), ValidBefore: big.NewInt(1 << 40), Signature: sig}
}

func (s *scene) authorization(who string, to common.Address, amount *big.Int, nonce common.Hash) x402.Authorization {
	return x402.Authorization{
		From: devnet.Address(who), To: to, Value: uint256.MustFromBig(amount),
		ValidAfter: new(uint256.Int), ValidBefore: uint256.NewInt(1 << 40), Nonce: nonce,
	}
}

// paid is a payment on the chain.
type paid struct {
	who     string
	amount  *big.Int
	nonce   common.Hash
	receipt *types.Receipt
	log     uint64
	key     common.Hash
}

// pay pays as an x402 facilitator settles: by the payer's authorization, sent by the relayer.
func (s *scene) pay(who string, offer common.Address, amount int64) paid {
	s.t.Helper()
	s.used++
	p := paid{who: who, amount: big.NewInt(amount), nonce: common.BigToHash(new(big.Int).SetUint64(s.used + 1000))}
	sig, err := signature.Sign(devnet.Key(who), x402.TransferDigest(s.domain(), s.authorization(who, offer, p.amount, p.nonce)))
	s.must(err)
	data := bindings.NewFiatToken().PackTransferWithAuthorization(devnet.Address(who), offer, p.amount, new(big.Int), big.NewInt(1<<40), p.nonce, sig)
	p.receipt = s.send("relayer", s.d.Deployment.Token.Address, data)
	p.log, err = proof.FindPayment(p.receipt, s.d.Deployment.Token.Address, offer, devnet.Address(who), p.nonce)
	s.must(err)
	p.key = proof.PaymentKey(p.receipt.BlockHash, uint64(p.receipt.TransactionIndex), p.log)
	return p
}

func (s *scene) proof(p paid) bindings.Proof {
	s.t.Helper()
	ctx := context.Background()
	header, err := s.chain.HeaderByHash(ctx, p.receipt.BlockHash)
	s.must(err)
	receipts, err := s.chain.BlockReceipts(ctx, p.receipt.BlockHash)
	s.must(err)
	built, err := proof.BuildPayment(header, receipts, uint64(p.receipt.TransactionIndex), p.log)
	s.must(err)
	return bindings.Proof(built)
}

// exchanged freezes what the buyer holds about a payment: the request and, if served, the seller's signed response.
func (s *scene) exchanged(p paid, offer common.Address, t bindings.Terms, served bool) (*exchange.Exchange, exchange.SignedDelivery) {
	s.t.Helper()
	e := &exchange.Exchange{
		Version: exchange.Version, ChainID: s.d.Deployment.ChainID, Offer: offer, ManifestHash: t.ManifestHash,
		Request: exchange.Request{Method: "GET", URL: "http://seller.test/quotes?pair=ETH%2FUSD"},
	}
	body := []byte(quoteBody)
	compiled, err := terms.Verify(t, s.docs[t.ManifestHash])
	s.must(err)
	fields := exchange.TypedFields(compiled.Reading, e.Request, body)
	request, err := e.Request.Hash()
	s.must(err)
	header, err := s.chain.HeaderByHash(context.Background(), p.receipt.BlockHash)
	s.must(err)
	d := exchange.Delivery{
		Payer: devnet.Address(p.who), PaymentRef: p.nonce, RequestHash: request, ResponseHash: exchange.ResponseHash(body),
		RequestSubject: fields.RequestSubject, ResponseSubject: fields.ResponseSubject, DataTime: fields.DataTime,
		ItemCount: fields.ItemCount, ServedAt: header.Time,
	}
	signed, err := d.Sign(devnet.Key("seller"), s.d.ChainID, offer)
	s.must(err)
	if served {
		e.Response = &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: body}
		e.Delivery = &signed
	}
	return e, signed
}

func (s *scene) options(scope Scope) Options {
	return Options{
		ChainID: s.d.Deployment.ChainID, Scope: scope,
		Documents: func(_ context.Context, h common.Hash) ([]byte, error) { return s.docs[h], nil },
	}
}

func (s *scene) snapshot(scope Scope) ([]byte, BlockRef) {
	s.t.Helper()
	raw, at, err := freezeRaw(context.Background(), node.New(s.chain), s.options(scope))
	s.must(err)
	return raw, at
}

// told is one chain with one of everything on it, made once for the tests that only read.
type told struct {
	scope, factory Scope
	raw, all       []byte
	at             BlockRef
	judged, mined  paid
	offers         int // of the factory
	token          common.Address
}

var (
	storyOnce sync.Once
	storyTold told
)

// story plays the story on the first call.
func story(t *testing.T) told {
	t.Helper()
	storyOnce.Do(func() { storyTold = tell(newScene(t)) })
	if storyTold.raw == nil {
		t.Fatal("the story failed in an earlier test")
	}
	return storyTold
}

// tell plays: plain payments, checkpoints, a withdrawal, a case judged by signatures, one judged on chain with a seat
// that never reveals, one accepted, one proven by the seller's own words, one conceded, one left open.
func tell(s *scene) told {
	ctx, offers := context.Background(), bindings.NewOffer()
	s.pay("buyer", s.offer, 1_000_000)
	s.pay("buyer-2", s.offer, 2_000_000)
	s.send("relayer", s.offer, offers.PackCheckpoint())

	stale := s.pay("buyer", s.offer, 500_000)
	s.contest(stale, s.offer, s.terms, 1)
	s.send("seller", s.offer, offers.PackAnswer(stale.key, bindings.Delivery{}, nil, nil, [32]byte{}))
	dispute := s.freeze(s.offer, stale.key)
	s.ruleBySignatures(dispute, sawStale, sawStale, sawGood)
	s.send("relayer", s.offer, offers.PackExecute(stale.key))

	good := s.pay("buyer-2", s.offer, 700_000)
	s.contest(good, s.offer, s.terms, 1)
	answer := []byte("the seller's own evidence")
	s.docs[crypto.Keccak256Hash(answer)] = answer
	s.send("seller", s.offer, offers.PackAnswer(good.key, bindings.Delivery{}, nil, nil, crypto.Keccak256Hash(answer)))
	slow := s.freeze(s.offer, good.key)
	s.commitAndReveal(slow, sawGood, sawGood, sawGood)
	s.send("relayer", s.offer, offers.PackExecute(good.key))

	late := s.pay("buyer", s.offer, 300_000)
	signed := s.contest(late, s.offer, s.terms, 2)
	s.send("seller", s.offer, offers.PackAnswer(late.key, bound(signed.Delivery), signed.Signature, []byte(quoteBody), [32]byte{}))
	s.send("buyer", s.offer, offers.PackAccept(late.key, new(big.Int).SetUint64(math.MaxUint64), nil))

	proven := s.pay("buyer-2", s.offer, 400_000)
	_, own := s.exchanged(proven, s.offer, s.terms, true)
	s.send("relayer", s.offer, offers.PackProveBreach(s.proof(proven), bound(own.Delivery), own.Signature))

	conceded := s.pay("buyer", s.offer, 250_000)
	s.contest(conceded, s.offer, s.terms, 1)
	s.send("seller", s.offer, offers.PackConcede(conceded.key))

	s.must(s.d.Warp(ctx, 4000))
	s.send("relayer", s.offer, offers.PackWithdraw())
	open := s.pay("buyer-2", s.offer, 600_000)
	s.contest(open, s.offer, s.terms, 1)
	s.send("relayer", s.offer, offers.PackCheckpoint())
	s.pay("buyer", s.offer, 123_456)
	s.send("buyer", s.d.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(s.offer, big.NewInt(77_777)))

	other, _ := s.publish(9, common.Hash{0: 9})
	s.pay("buyer", other, 55_555)
	t := told{
		scope: Scope{ScopeOffer, s.offer}, factory: Scope{ScopeFactory, s.d.Deployment.Factory.Address},
		judged: stale, mined: good, token: s.d.Deployment.Token.Address,
	}
	t.raw, t.at = s.snapshot(t.scope)
	t.all, _ = s.snapshot(t.factory)
	t.offers = int(new(big.Int).SetBytes(s.call(t.factory.Address, bindings.NewOfferFactory().PackOfferCount())).Int64())
	return t
}

func (p paid) payer() common.Address { return devnet.Address(p.who) }
