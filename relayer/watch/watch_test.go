package watch_test

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/openapi/apitest"
	"github.com/redress-protocol/redress/relayer/state/statetest"
	"github.com/redress-protocol/redress/relayer/watch"
)

// reader is a client that loses its connection again and again and resumes at any relayer. It holds the feed to its promise:
// each event once, in order.
type reader struct {
	t    *testing.T
	urls func() string
	r    *rand.Rand

	mu     sync.Mutex
	after  feed.Cursor
	events []feed.Event
	drops  int
}

func (r *reader) run(stop <-chan struct{}) {
	for {
		select {
		case <-stop:
			return
		default:
		}
		r.once()
	}
}

// once takes up to a few events over one connection.
func (r *reader) once() {
	r.mu.Lock()
	after := r.after
	r.mu.Unlock()
	text, _ := after.MarshalText()
	conn, _, err := websocket.DefaultDialer.Dial(r.urls()+"?after="+string(text), nil)
	if err != nil {
		time.Sleep(5 * time.Millisecond) // that relayer is down
		return
	}
	defer conn.Close()
	for range 1 + r.r.IntN(6) {
		if err := conn.SetReadDeadline(time.Now().Add(200 * time.Millisecond)); err != nil {
			return
		}
		var e feed.Event
		if err := conn.ReadJSON(&e); err != nil {
			return
		}
		r.mu.Lock()
		if e.Cursor != r.after+1 {
			r.t.Errorf("event %d after %d", e.Cursor, r.after)
		}
		r.after = e.Cursor
		r.events = append(r.events, e)
		r.mu.Unlock()
	}
	r.mu.Lock()
	r.drops++
	r.mu.Unlock()
}

// stands is what the events received say is on the chain, taken back what was rolled back.
func (r *reader) stands(t *testing.T) []place {
	t.Helper()
	r.mu.Lock()
	defer r.mu.Unlock()
	type told struct {
		at    place
		block uint64
	}
	var out []told
	for _, e := range r.events {
		if e.Type == feed.TypeRolledBack {
			out = slices.DeleteFunc(out, func(x told) bool { return x.block > e.Block })
			continue
		}
		var d struct {
			BlockHash common.Hash `json:"blockHash"`
			LogIndex  uint        `json:"logIndex"`
		}
		if err := json.Unmarshal(e.Data, &d); err != nil {
			t.Fatalf("%s: %v", e.Data, err)
		}
		out = append(out, told{place{d.BlockHash, d.LogIndex}, e.Block})
	}
	places := make([]place, len(out))
	for i, x := range out {
		places[i] = x.at
	}
	return places
}

func (r *reader) seen() (rollbacks, drops int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, e := range r.events {
		if e.Type == feed.TypeRolledBack {
			rollbacks++
		}
	}
	return rollbacks, r.drops
}

// Two relayers on one database; the one that follows is killed between reading and writing, or right after writing; the
// chain is reorganized meanwhile. A client that reconnects at random to either sees each event once, in order, and what
// they add up to is what is on the chain.
func TestClientSeesEveryEventOnceOverReorganizationsAndCrashes(t *testing.T) {
	statetest.Each(t, func(t *testing.T, address string) {
		s := stage(t)
		r := rand.New(rand.NewPCG(5, 5))
		var reads, crashes atomic.Int64
		dies := func(cancel func()) {
			if n := reads.Add(1); n%37 == 0 {
				crashes.Add(1)
				cancel()
			}
		}
		dead := make(chan int, 2)
		start := func(place int) relayer {
			return s.relayer(address, func(cancel func()) {
				dies(func() {
					cancel()
					select {
					case dead <- place:
					default:
					}
				})
			})
		}
		var mu sync.Mutex
		relayers := []relayer{start(0), start(1)}
		url := func() string {
			mu.Lock()
			defer mu.Unlock()
			return relayers[rand.IntN(2)].url
		}
		client := &reader{t: t, urls: url, r: rand.New(rand.NewPCG(6, 6))}
		stop, ended := make(chan struct{}), make(chan struct{})
		go func() { defer close(ended); client.run(stop) }()
		defer func() { close(stop); <-ended }()
		revive := func() {
			for {
				select {
				case place := <-dead:
					relayers[place].stop()
					next := start(place)
					mu.Lock()
					relayers[place] = next
					mu.Unlock()
				default:
					return
				}
			}
		}
		reach := func() {
			t.Helper()
			awaitThat(t, "the feed to reach the chain", func() bool {
				revive()
				want := s.onChain()
				return slices.Equal(client.stands(t), want)
			})
		}
		for round := range 8 {
			s.act(r, round)
			if round%2 == 1 {
				reach()
				s.do("anvil_reorg", 1+r.IntN(3), []any{})
				s.mend()
			}
			reach()
		}
		if rollbacks, drops := client.seen(); rollbacks < 2 || crashes.Load() < 2 || drops < 5 {
			t.Errorf("%d rollbacks, %d crashes, %d drops: too few to show anything", rollbacks, crashes.Load(), drops)
		}
	})
}

// act lets a few things happen, each other than before, so that no block comes again.
func (s *scene) act(r *rand.Rand, round int) {
	s.Helper()
	id := common.Hash{0xca, byte(round)}
	n := func(i int) common.Hash { return common.BigToHash(big.NewInt(int64(1000*round + i))) }
	s.says(s.offer, "Answered(bytes32,bytes32)", id, n(1))
	s.pay(s.offer, int64(1000+round))
	s.says(s.freezer, "Frozen(bytes32,uint256,bytes32)", id, n(2), n(3))
	s.says(s.Deployment.Committee.Address, "DrawScheduled(uint256,uint64)", n(2), n(4))
	s.says(s.Deployment.Committee.Address, "DrawScheduled(uint256,uint64)", n(999), n(4)) // a stranger's dispute
	s.pay(common.Address{0xbe, 0xef}, 1)
	for range r.IntN(3) {
		s.says(s.offer, "SettlementExecuted(bytes32,uint256,uint256)", id, n(5), n(6))
	}
}

// mend rolls back blocks that anvil mined again in a reorganization and does not find afterwards, as happens now and then.
func (s *scene) mend() {
	s.Helper()
	head, err := s.client.Head(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	last := head.Number.Uint64()
	for n := last - 6; n <= last; n++ {
		_, err := s.client.HeaderByNumber(s.Context(), new(big.Int).SetUint64(n))
		if !errors.Is(err, chain.ErrNotFound) {
			continue
		}
		for depth := last - n + 1; depth < 10; depth++ {
			if err = s.Control(s.Context(), "anvil_rollback", depth); err == nil {
				return
			}
		}
		s.Fatal(err)
	}
}

// Events say what they are about; a stranger's contract that logs the same forms is not heard.
func TestEventsNameOfferAndCase(t *testing.T) {
	s := stage(t)
	stranger := common.HexToAddress("0x000000000000000000000000000000000badc0de")
	s.do("anvil_setCode", stranger, speaker2)
	r := s.relayer(filepath.Join(t.TempDir(), "feed.db"), nil)
	client := &reader{t: t, urls: func() string { return r.url }, r: rand.New(rand.NewPCG(7, 7))}
	id, dispute, root := common.Hash{0xca}, common.Hash{31: 7}, common.Hash{9}
	s.says(stranger, "Answered(bytes32,bytes32)", id, root)
	s.pay(s.offer, 1234)
	s.says(s.offer, "Answered(bytes32,bytes32)", id, root)
	s.says(s.freezer, "Frozen(bytes32,uint256,bytes32)", id, dispute, root)
	arbitrator := common.BytesToHash(s.Deployment.Committee.Address[:])
	s.says(s.freezer, "Ruling(address,uint256,uint256)", arbitrator, dispute, common.Hash{31: 1})
	s.says(s.freezer, "Ruling(address,uint256,uint256)", common.BytesToHash(stranger[:]), dispute, common.Hash{31: 1})
	s.says(s.Deployment.Committee.Address, "DrawScheduled(uint256,uint64)", dispute, common.Hash{31: 99})
	awaitThat(t, "the last event", func() bool {
		client.once()
		n := len(client.events)
		return n > 0 && client.events[n-1].Type == "DrawScheduled"
	})
	events := client.events[len(client.events)-6:]
	for i, want := range []struct {
		kind    string
		offer   common.Address
		subject string
		args    string
	}{
		{watch.TypePaid, s.offer, "", `{"from":"0x0000000000000000000000000000000000000000","to":"` + strings.ToLower(s.offer.Hex()) + `","value":"1234"}`},
		{"Answered", s.offer, id.Hex(), `{"caseId":"` + id.Hex() + `","evidenceHash":"` + root.Hex() + `"}`},
		{"Frozen", s.freezer, id.Hex(), `{"caseId":"` + id.Hex() + `","disputeID":"7","evidenceRoot":"` + root.Hex() + `"}`},
		{"Ruling", s.freezer, id.Hex(), ruling(s.Deployment.Committee.Address)},
		{"Ruling", s.freezer, "", ruling(stranger)},
		{"DrawScheduled", s.freezer, id.Hex(), `{"disputeID":"7","drawBlock":"99"}`},
	} {
		e := events[i]
		var d struct {
			Args        json.RawMessage `json:"args"`
			Transaction common.Hash     `json:"transaction"`
		}
		if err := json.Unmarshal(e.Data, &d); err != nil {
			t.Fatal(err)
		}
		if e.Type != want.kind || e.Offer == nil || *e.Offer != want.offer || e.Subject != want.subject || string(d.Args) != want.args {
			t.Errorf("%+v %s, want %+v", e, d.Args, want)
		}
		if e.Block == 0 || e.Time == 0 || d.Transaction == (common.Hash{}) {
			t.Errorf("%+v is of no block", e)
		}
	}
	for _, e := range client.events {
		if strings.Contains(string(e.Data), `"contract":"`+strings.ToLower(stranger.Hex())) {
			t.Errorf("a stranger is heard: %s", e.Data)
		}
	}
}

func ruling(by common.Address) string {
	return `{"_arbitrator":"` + strings.ToLower(by.Hex()) + `","_disputeID":"7","_ruling":"1"}`
}

// Whose publication left the chain is no Offer any more: payments to it are nobody's event.
func TestOfferThatLeftTheChainIsForgotten(t *testing.T) {
	s := stage(t)
	r := s.relayer(filepath.Join(t.TempDir(), "feed.db"), nil)
	client := &reader{t: t, urls: func() string { return r.url }, r: rand.New(rand.NewPCG(3, 3))}
	reached := func() bool {
		client.once()
		return slices.Equal(client.stands(t), s.onChain())
	}
	gone := s.publish("quotes-0003")
	awaitThat(t, "the publication", reached)
	s.do("anvil_rollback", 1)
	s.pay(gone, 1000)
	s.pay(s.offer, 1000)
	awaitThat(t, "the payment to an Offer", func() bool {
		client.once()
		n := len(client.events)
		return client.events[n-1].Type == watch.TypePaid
	})
	if !reached() {
		t.Errorf("%v, want %v", client.stands(t), s.onChain())
	}
}

// late is a node that has a block, and finds its logs at the third try only.
type late struct {
	*chain.Client
	is    *atomic.Bool
	tries map[common.Hash]int
}

func (l late) LogsAt(ctx context.Context, q ethereum.FilterQuery, block common.Hash) ([]types.Log, error) {
	if l.tries[block]++; l.is.Load() && l.tries[block] < 5 { // two queries each
		return nil, nil
	}
	return l.Client.LogsAt(ctx, q, block)
}

// Logs that a node has not indexed yet are waited for, not missed.
func TestLateLogsAreNotMissed(t *testing.T) {
	s := stage(t)
	var isLate atomic.Bool
	r := s.relayer(filepath.Join(t.TempDir(), "feed.db"), nil, func(o *watch.Options) {
		o.Chain, o.CrossCheck, o.Keep = late{s.client, &isLate, map[common.Hash]int{}}, true, 1000
	})
	client := &reader{t: t, urls: func() string { return r.url }, r: rand.New(rand.NewPCG(4, 4))}
	reached := func() bool {
		client.once()
		return slices.Equal(client.stands(t), s.onChain())
	}
	awaitThat(t, "the feed to reach the chain", reached)
	isLate.Store(true)
	s.says(s.offer, "Answered(bytes32,bytes32)", common.Hash{1}, common.Hash{2})
	awaitThat(t, "the late log", reached)
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range client.events {
		raw, err := json.Marshal(e)
		if err == nil {
			err = api.Valid("/components/schemas/FeedEvent", raw)
		}
		if err != nil {
			t.Errorf("%+v: %v", e, err)
		}
	}
}

// What the chain takes back beyond what is remembered is taken back as a whole, and told anew.
func TestFeedBeginsAnewAfterAReorganizationTooDeep(t *testing.T) {
	s := stage(t)
	address := filepath.Join(t.TempDir(), "feed.db")
	small := func(o *watch.Options) { o.Keep = 3 }
	r := s.relayer(address, nil, small)
	client := &reader{t: t, urls: func() string { return r.url }, r: rand.New(rand.NewPCG(8, 8))}
	s.act(rand.New(rand.NewPCG(8, 8)), 1)
	reached := func() bool {
		client.once()
		want := s.onChain()
		return slices.Equal(client.stands(t), want)
	}
	awaitThat(t, "the feed to reach the chain", reached)
	r.stop()
	s.do("anvil_rollback", 8)
	s.act(rand.New(rand.NewPCG(9, 9)), 2)
	s.act(rand.New(rand.NewPCG(9, 9)), 3)
	r = s.relayer(address, nil, small)
	awaitThat(t, "the feed to reach the chain again", reached)
	if n, _ := client.seen(); n != 1 {
		t.Errorf("%d rollbacks", n)
	}
}

func awaitThat(t *testing.T, what string, condition func() bool) {
	t.Helper()
	deadline := time.Now().Add(30 * time.Second)
	for !condition() {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for %s", what)
		}
		time.Sleep(20 * time.Millisecond)
	}
}
