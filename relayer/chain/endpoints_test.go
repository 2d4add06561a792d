package chain_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"math/big"
	"sync/atomic"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
)

// behind starts anvil and proxies before it.
func behind(t *testing.T, proxies int, args ...string) (*rpc.Client, []*chaintest.Proxy) {
	t.Helper()
	anvil, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{Args: args})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(anvil.Close)
	raw, err := rpc.DialContext(t.Context(), anvil.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(raw.Close)
	out := make([]*chaintest.Proxy, proxies)
	for i := range out {
		if out[i], err = chaintest.NewProxy(anvil.URL, uint64(i), chaintest.Faults{}); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(out[i].Close)
	}
	return raw, out
}

// through dials the proxies in order, on a clock where waiting takes no time.
func through(t *testing.T, timeout time.Duration, urls ...string) (*chain.Client, *chaintest.Clock) {
	t.Helper()
	clock := chaintest.NewClock()
	c, err := chain.DialOptions(t.Context(), chain.Options{
		URLs: urls, Clock: clock, CallTimeout: timeout,
		Backoff: chain.Backoff{First: time.Second, Most: 8 * time.Second, Jitter: func(d time.Duration) time.Duration { return d }},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c, clock
}

func always(f chaintest.Fault) func(string) chaintest.Fault {
	return func(string) chaintest.Fault { return f }
}

func TestFailingEndpointIsLeftAndReturnedTo(t *testing.T) {
	_, p := behind(t, 2)
	c, clock := through(t, 0, p[0].URL, p[1].URL)
	for _, fault := range []chaintest.Fault{chaintest.Refuse, chaintest.Lose, chaintest.Unwell, chaintest.Garble, chaintest.Empty} {
		p[0].Script(always(fault))
		for range 2 {
			if _, err := c.Head(t.Context()); err != nil {
				t.Fatalf("%s: %v", fault, err)
			}
		}
		left := p[0].Total()
		if _, err := c.Head(t.Context()); err != nil || p[0].Total() != left {
			t.Errorf("%s: asked while it was left, %v", fault, err)
		}
		p[0].Script(nil)
		clock.After(time.Minute)
		heads := p[0].Count("eth_getBlockByNumber")
		if _, err := c.Head(t.Context()); err != nil || p[0].Count("eth_getBlockByNumber") != heads+1 {
			t.Errorf("%s: not returned to, %v", fault, err)
		}
	}
}

func TestEndpointThatIsDownAtFirstIsUsedLater(t *testing.T) {
	_, p := behind(t, 2)
	p[0].Script(always(chaintest.Refuse))
	c, clock := through(t, 0, p[0].URL, p[1].URL)
	p[0].Script(nil)
	p[1].Script(always(chaintest.Refuse))
	clock.After(time.Minute)
	if _, err := c.Head(t.Context()); err != nil {
		t.Fatal(err)
	}
	p[0].Script(always(chaintest.Refuse))
	if _, err := c.Head(t.Context()); !errors.Is(err, chain.ErrUnreachable) {
		t.Errorf("nobody there: %v", err)
	}
	if _, err := chain.Dial(t.Context(), p[0].URL+","+p[1].URL); !errors.Is(err, chain.ErrUnreachable) {
		t.Errorf("dial with nobody there: %v", err)
	}
	if _, err := chain.Dial(t.Context(), " , "); !errors.Is(err, chain.ErrNoEndpoint) {
		t.Errorf("dial nothing: %v", err)
	}
}

func TestEndpointsMustBeOfOneChain(t *testing.T) {
	_, p := behind(t, 1)
	other, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{ChainID: 4242})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(other.Close)
	if _, err := chain.Dial(t.Context(), p[0].URL+","+other.URL); !errors.Is(err, chain.ErrChainID) {
		t.Fatalf("dial: %v", err)
	}
	// One that was down at first is found out before it is asked.
	foreign, err := chaintest.NewProxy(other.URL, 1, chaintest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(foreign.Close)
	foreign.Script(always(chaintest.Refuse))
	c, clock := through(t, 0, foreign.URL, p[0].URL)
	foreign.Script(nil)
	for range 3 {
		clock.After(time.Hour)
		if _, err := c.Head(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if n := foreign.Count("eth_getBlockByNumber"); n != 0 || foreign.Count("eth_chainId") != 2 {
		t.Errorf("asked %d times, its chain id %d times", n, foreign.Count("eth_chainId"))
	}
}

func TestRateLimitsAreWaitedFor(t *testing.T) {
	_, p := behind(t, 1)
	c, clock := through(t, 0, p[0].URL)
	for _, k := range []struct {
		fault chaintest.Fault
		asked time.Duration
		least time.Duration
	}{{chaintest.RateLimit, 7 * time.Second, 7 * time.Second}, {chaintest.RateLimit, time.Hour, time.Minute}, {chaintest.Throttle, 0, time.Second}} {
		p[0].Set(chaintest.Faults{RetryAfter: k.asked})
		var hits atomic.Int32
		p[0].Script(func(string) chaintest.Fault {
			if hits.Add(1) == 1 {
				return k.fault
			}
			return chaintest.None
		})
		before := clock.Waited()
		if _, err := c.Head(t.Context()); err != nil {
			t.Fatal(err)
		}
		if waited := clock.Waited() - before; waited < k.least || waited > k.least+time.Second {
			t.Errorf("%s: waited %s", k.fault, waited)
		}
	}
	p[0].Script(always(chaintest.RateLimit))
	total := p[0].Total()
	if _, err := c.Head(t.Context()); !errors.Is(err, chain.ErrRateLimited) || p[0].Total()-total != chain.MaxAttempts {
		t.Errorf("a limit without end: %d requests, %v", p[0].Total()-total, err)
	}
}

func TestRateLimitedEndpointHandsOver(t *testing.T) {
	_, p := behind(t, 2)
	c, clock := through(t, 0, p[0].URL, p[1].URL)
	p[0].Script(always(chaintest.RateLimit))
	if _, err := c.Head(t.Context()); err != nil || clock.Waited() != 0 {
		t.Fatalf("waited %s, %v", clock.Waited(), err)
	}
}

func TestAnswersOfANodeAreFinal(t *testing.T) {
	raw, p := behind(t, 2)
	do(t, raw, nil, "anvil_setCode", at, "0x5f5ffd") // reverts
	c, _ := through(t, 0, p[0].URL, p[1].URL)
	_, err := c.CallContract(t.Context(), ethereum.CallMsg{To: &at}, nil)
	var node rpc.Error
	if !errors.As(err, &node) || p[0].Count("eth_call") != 1 || p[1].Count("eth_call") != 0 {
		t.Errorf("asked %d and %d times, %v", p[0].Count("eth_call"), p[1].Count("eth_call"), err)
	}
}

func mustKey(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.HexToECDSA(anvilKey)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func transfer(t *testing.T, nonce uint64) *types.Transaction {
	t.Helper()
	tx, err := types.SignNewTx(mustKey(t), types.LatestSignerForChainID(big.NewInt(31337)), &types.DynamicFeeTx{
		ChainID: big.NewInt(31337), Nonce: nonce, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e10), Gas: 21000, To: &common.Address{19: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	return tx
}

func TestSendIsRepeatedOnlyWhenNobodyHasIt(t *testing.T) {
	const method = "eth_sendRawTransaction"
	_, p := behind(t, 2)
	c, clock := through(t, 0, p[0].URL, p[1].URL)
	for nonce, k := range []struct {
		fault          chaintest.Fault
		first, second  int
		wantUnanswered bool
	}{
		{chaintest.Lose, 1, 0, true}, {chaintest.Unwell, 1, 0, true}, {chaintest.RateLimit, 1, 1, false},
	} {
		clock.After(time.Hour)
		first, second := p[0].Count(method), p[1].Count(method)
		p[0].Script(func(m string) chaintest.Fault {
			if m == method {
				return k.fault
			}
			return chaintest.None
		})
		err := c.SendTransaction(t.Context(), transfer(t, uint64(nonce)))
		if first, second = p[0].Count(method)-first, p[1].Count(method)-second; first != k.first || second != k.second {
			t.Errorf("%s: sent %d and %d times", k.fault, first, second)
		}
		if errors.Is(err, chain.ErrUnreachable) != k.wantUnanswered {
			t.Errorf("%s: %v", k.fault, err)
		}
		if k.fault == chaintest.Unwell { // nobody has it
			if err := c.SendTransaction(t.Context(), transfer(t, uint64(nonce))); err != nil {
				t.Fatal(err)
			}
		}
	}
	// A closed port has certainly not taken it.
	p[0].Script(nil)
	clock.After(time.Hour)
	p[0].Close()
	if err := c.SendTransaction(t.Context(), transfer(t, 3)); err != nil {
		t.Error(err)
	}
}

func TestSilentEndpointLeavesTimeForOthers(t *testing.T) {
	_, p := behind(t, 2)
	c, _ := through(t, 2*time.Second, p[0].URL, p[1].URL)
	p[0].Set(chaintest.Faults{DelayBy: time.Hour})
	p[0].Script(always(chaintest.Delay))
	if _, err := c.Head(t.Context()); err != nil {
		t.Fatal(err)
	}
	// The caller's own end is not the endpoint's failure.
	p[0].Script(nil)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.Head(ctx); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

func TestEndpointThatUsesUpACallIsLeft(t *testing.T) {
	_, p := behind(t, 2)
	c, _ := through(t, 400*time.Millisecond, p[0].URL, p[1].URL)
	p[0].Script(always(chaintest.Refuse))
	p[1].Set(chaintest.Faults{DelayBy: time.Hour})
	p[1].Script(always(chaintest.Delay))
	if _, err := c.Head(t.Context()); !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, chain.ErrUnreachable) {
		t.Fatal(err)
	}
	p[0].Script(nil)
	silent := p[1].Total()
	if _, err := c.Head(t.Context()); err != nil || p[1].Total() != silent {
		t.Errorf("asked again at once: %v", err)
	}
}

func TestConfirmedUsesTheTagOrTheDepth(t *testing.T) {
	raw, p := behind(t, 1)
	c, _ := through(t, 0, p[0].URL)
	if _, err := chain.ConfirmedHead(t.Context(), c, chain.Finality{Depth: 1}, nil); !errors.Is(err, chain.ErrTooShort) {
		t.Errorf("a short chain: %v", err)
	}
	do(t, raw, nil, "anvil_mine", "0x64")
	var finalized *types.Header
	do(t, raw, &finalized, "eth_getBlockByNumber", "finalized", false)
	for name, k := range map[string]struct {
		f    chain.Finality
		want uint64
	}{
		"head": {chain.Finality{}, 100}, "depth": {chain.Finality{Depth: 30}, 70},
		"tag": {chain.Finality{Tag: chain.TagFinalized, Depth: 3}, finalized.Number.Uint64()},
	} {
		if h, err := chain.ConfirmedHead(t.Context(), c, k.f, nil); err != nil || h.Number.Uint64() != k.want {
			t.Errorf("%s: %v, %v", name, h, err)
		}
	}
	if h, err := chain.ConfirmedHead(t.Context(), untagged{c}, chain.Finality{Tag: chain.TagSafe, Depth: 9}, nil); err != nil || h.Number.Uint64() != 91 {
		t.Errorf("a chain without tags: %v, %v", h, err)
	}
	p[0].Script(always(chaintest.Refuse))
	if _, err := chain.ConfirmedHead(t.Context(), c, chain.Finality{Tag: chain.TagSafe}, nil); !errors.Is(err, chain.ErrUnreachable) {
		t.Errorf("silence read as a chain without tags: %v", err)
	}
}

// untagged is a chain that knows no tags.
type untagged struct{ *chain.Client }

func (u untagged) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	if number != nil && number.Sign() < 0 {
		return nil, chain.ErrNotFound
	}
	return u.Client.HeaderByNumber(ctx, number)
}

func TestHeadsArePushedOverAWebsocket(t *testing.T) {
	raw, p := behind(t, 1)
	c, _ := through(t, 0, p[0].URL, p[0].WS)
	for range 2 {
		heads := make(chan *types.Header, 4)
		sub, err := c.SubscribeNewHead(t.Context(), heads)
		if err != nil {
			t.Fatal(err)
		}
		do(t, raw, nil, "anvil_mine", "0x1")
		select {
		case <-heads:
		case err := <-sub.Err():
			t.Fatal(err)
		case <-t.Context().Done():
		}
		p[0].Cut()
		<-sub.Err()
	}
	only, _ := through(t, 0, p[0].URL)
	if _, err := only.SubscribeNewHead(t.Context(), make(chan *types.Header)); !errors.Is(err, chain.ErrNoPush) {
		t.Errorf("without a websocket: %v", err)
	}
}
