package watch_test

import (
	"context"
	"math/big"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/watch"
)

// Runtime codes of contracts that log what they are told: two or three topics, then the data.
const (
	speaker2 = "0x604036038060405f376020355f35825fa200"
	speaker3 = "0x606036038060605f37604035602035" + "5f35835fa300"
)

// scene is a chain with everything deployed and two real Offers whose code is replaced, so that cases need no proofs: one
// logs events with one indexed argument, the other those with two. So does the committee.
type scene struct {
	*testing.T
	*devnet.Devnet
	client         *chain.Client
	offer, freezer common.Address
}

func stage(t *testing.T) *scene {
	t.Helper()
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	client, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	s := &scene{T: t, Devnet: d, client: client}
	s.do("anvil_autoImpersonateAccount", true)
	s.offer, s.freezer = s.publish("quotes-0001"), s.publish("quotes-0002")
	s.do("anvil_setCode", s.offer, speaker2)
	s.do("anvil_setCode", s.freezer, speaker3)
	s.do("anvil_setCode", d.Deployment.Committee.Address, speaker2)
	s.do("anvil_mine", "0xa") // below every reorganization
	return s
}

func (s *scene) do(method string, args ...any) {
	s.Helper()
	if err := s.Control(s.Context(), method, args...); err != nil {
		s.Fatal(err)
	}
}

// publish puts a real promise on the chain.
func (s *scene) publish(id string) common.Address {
	s.Helper()
	d, seller := s.Deployment, devnet.Address("seller")
	document, err := manifest.QuoteFeed(manifest.Frame{
		ID: id, CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.ChainID, Token: d.Token.Address, Symbol: "USDC",
		AmountMin: big.NewInt(1000), AmountMax: big.NewInt(10_000_000), Seller: seller, Arbitrator: d.Committee.Address,
		Figures: manifest.Redress{
			Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
		},
	}, 60)
	if err != nil {
		s.Fatal(err)
	}
	built, _, err := terms.Build(document, terms.Place{
		Seller: seller, ReceiptSigner: seller, Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		s.Fatal(err)
	}
	factory := bindings.NewOfferFactory()
	manager := txmgr.New(s.client, s.Key("seller"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	receipt, err := manager.Send(s.Context(), txmgr.Candidate{To: &d.Factory.Address, Data: factory.PackPublish(built)})
	if err != nil {
		s.Fatal(err)
	}
	for _, l := range receipt.Logs {
		if event, err := factory.UnpackPublishedEvent(l); err == nil {
			return event.Offer
		}
	}
	s.Fatal("nothing was published")
	return common.Address{}
}

// says makes a contract log an event: its indexed arguments, then the others.
func (s *scene) says(at common.Address, event string, words ...common.Hash) {
	s.Helper()
	call := crypto.Keccak256([]byte(event))
	for _, word := range words {
		call = append(call, word[:]...)
	}
	s.send(at, call)
}

func (s *scene) send(to common.Address, data []byte) {
	s.Helper()
	s.do("eth_sendTransaction", map[string]any{"from": devnet.Address("stranger"), "to": to, "data": hexutil.Bytes(data), "gas": "0x186a0"})
}

func (s *scene) pay(to common.Address, amount int64) {
	s.Helper()
	s.do("eth_sendTransaction", map[string]any{
		"from": devnet.Address("deployer"), "to": s.Deployment.Token.Address, "gas": "0x493e0",
		"data": hexutil.Bytes(bindings.NewFiatToken().PackMint(to, big.NewInt(amount))),
	})
}

// relayer is one process's share: a watcher and a hub, on a database handle of its own.
type relayer struct {
	url  string
	stop func() // as its end would
}

// relayer starts one. fault, if set, sees every read of a block's logs.
func (s *scene) relayer(address string, fault func(cancel func()), change ...func(*watch.Options)) relayer {
	s.Helper()
	db, err := state.Open(s.Context(), address)
	if err != nil {
		s.Fatal(err)
	}
	events := db.Events(state.Stream{ChainID: s.ChainID.Uint64(), Factory: s.Deployment.Factory.Address})
	hub, err := feed.New(feed.Options{Log: events})
	if err != nil {
		s.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	o := watch.Options{
		Chain: faulty{s.client, func() {
			if fault != nil {
				fault(cancel)
			}
		}}, State: db, Factory: s.Deployment.Factory.Address, Tokens: []common.Address{s.Deployment.Token.Address},
		Lease: time.Second, Poll: 20 * time.Millisecond, Keep: 32, Grown: hub.Wake,
	}
	for _, c := range change {
		c(&o)
	}
	w, err := watch.New(s.Context(), o)
	if err != nil {
		s.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { defer close(ended); w.Run(ctx) }()
	server := httptest.NewServer(hub)
	stopped := false
	r := relayer{url: "ws" + strings.TrimPrefix(server.URL, "http"), stop: func() {
		if stopped {
			return
		}
		stopped = true
		cancel()
		<-ended
		bounded, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if err := hub.Close(bounded); err != nil {
			s.Error(err)
		}
		server.Close()
		_ = db.Close()
	}}
	s.Cleanup(r.stop)
	return r
}

// faulty tells a test of every read of a block's logs.
type faulty struct {
	*chain.Client
	before func()
}

func (f faulty) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	f.before()
	return f.Client.HeaderByNumber(ctx, number)
}

// place is where a log is.
type place struct {
	block common.Hash
	index uint
}

// onChain lists the logs of our contracts by another way than the watcher: from all receipts.
func (s *scene) onChain() []place {
	s.Helper()
	head, err := s.client.Head(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	ours := map[common.Address]bool{s.offer: true, s.freezer: true, s.Deployment.Factory.Address: true, s.Deployment.Vault.Address: true}
	transfer := crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	frozen := crypto.Keccak256Hash([]byte("Frozen(bytes32,uint256,bytes32)"))
	disputes := map[common.Hash]bool{}
	var out []place
	for n := uint64(0); n <= head.Number.Uint64(); n++ {
		h, err := s.client.HeaderByNumber(s.Context(), new(big.Int).SetUint64(n))
		if err != nil {
			s.Fatal(err)
		}
		if h.Bloom == (types.Bloom{}) {
			continue
		}
		receipts, err := s.client.BlockReceipts(s.Context(), h.Hash())
		if err != nil {
			s.Fatal(err)
		}
		for _, r := range receipts {
			for _, l := range r.Logs {
				paid := l.Address == s.Deployment.Token.Address && l.Topics[0] == transfer && len(l.Topics) == 3 &&
					(common.BytesToAddress(l.Topics[2][:]) == s.offer || common.BytesToAddress(l.Topics[2][:]) == s.freezer)
				if l.Address == s.freezer && l.Topics[0] == frozen {
					disputes[l.Topics[2]] = true
				}
				disputed := l.Address == s.Deployment.Committee.Address && len(l.Topics) > 1 && disputes[l.Topics[1]]
				if ours[l.Address] || paid || disputed {
					out = append(out, place{l.BlockHash, l.Index})
				}
			}
		}
	}
	return out
}
