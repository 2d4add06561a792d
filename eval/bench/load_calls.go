package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// quotePath is what is bought.
const quotePath = "/quote?pair=ETH-USD"

// warmCalls of each kind are made before any is timed.
const warmCalls = 5

// kind is one kind of call.
type kind struct {
	name, note string
	call       func(context.Context) error
}

const free, paid, minimal = 0, 1, 2

// calls times each kind of call: first where the chain mines every transaction at once, which shows what a paid call adds,
// then on a chain that mines every second.
func (w *world) calls(ctx context.Context, n int, folder string) ([]Row, error) {
	r, err := w.startRelayer(ctx, "relayer", facilitator.Batch{}, filepath.Join(folder, "relayer"))
	if err != nil {
		return nil, err
	}
	defer r.close()
	shop, stop, err := w.startSeller(ctx, r, filepath.Join(folder, "seller"))
	if err != nil {
		return nil, err
	}
	defer stop()
	c := &caller{world: w, client: r.client}
	body, err := c.paid(ctx, shop)
	if err != nil {
		return nil, fmt.Errorf("paid: %w", err)
	}
	plain := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { _, _ = rw.Write(body) }))
	defer plain.Close()
	least := httptest.NewServer(w.minimalSeller(r, body))
	defer least.Close()
	buy := func(url string) func(context.Context) error {
		return func(ctx context.Context) error {
			_, err := c.paid(ctx, url)
			return err
		}
	}
	kinds := []kind{
		free:    {"free", "a call without payment", func(ctx context.Context) error { return c.free(ctx, plain.URL) }},
		paid:    {"paid", "the same answer through seller and relayer: 402, signature, settlement into an Offer, signed Delivery", buy(shop)},
		minimal: {"minimal", "the same answer by a minimal `exact` server: 402, signature, /verify and /settle of the same relayer to an ordinary account", buy(least.URL)},
	}
	atOnce, err := timed(ctx, kinds, n, func(context.Context, int) error { return nil })
	if err != nil {
		return nil, err
	}
	if err := w.everySecond(ctx); err != nil {
		return nil, err
	}
	// Calls of each kind begin at the same moments between two blocks, evenly spread.
	took, err := timed(ctx, kinds, n, func(ctx context.Context, i int) error {
		return w.betweenBlocks(ctx, time.Second*time.Duration(2*(i%n)+1)/time.Duration(2*n))
	})
	if err != nil {
		return nil, err
	}
	return callRows(kinds, atOnce, took, n), nil
}

// betweenBlocks waits for the next block, and then a while.
func (w *world) betweenBlocks(ctx context.Context, after time.Duration) error {
	head, err := w.client.Head(ctx)
	for next := head; err == nil && next.Number.Cmp(head.Number) == 0; {
		time.Sleep(5 * time.Millisecond)
		next, err = w.client.Head(ctx)
	}
	time.Sleep(after)
	return err
}

// timed makes n calls of each kind in turns, the i-th after pause(i), and returns how long they took, sorted.
func timed(ctx context.Context, kinds []kind, n int, pause func(context.Context, int) error) ([][]time.Duration, error) {
	took := make([][]time.Duration, len(kinds))
	for i := range n + warmCalls {
		for k, kind := range kinds {
			if k != free { // which waits for no block
				if err := pause(ctx, i); err != nil {
					return nil, err
				}
			}
			start := time.Now()
			if err := kind.call(ctx); err != nil {
				return nil, fmt.Errorf("%s: %w", kind.name, err)
			}
			if i >= warmCalls {
				took[k] = append(took[k], time.Since(start))
			}
		}
	}
	for _, t := range took {
		slices.Sort(t)
	}
	return took, nil
}

func callRows(kinds []kind, atOnce, took [][]time.Duration, n int) []Row {
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	var rows []Row
	for k, kind := range kinds {
		for _, percent := range []int{50, 99} {
			rows = append(rows, Row{
				Name: fmt.Sprintf("load.call_%s_p%d_ms", kind.name, percent), Unit: "ms", Value: ms(percentile(took[k], percent)),
				Note: fmt.Sprintf("%s; %d%% of %d calls took no longer; paid ones began evenly spread between blocks every second", kind.note, percent, n),
			})
		}
	}
	over := func(t [][]time.Duration) time.Duration { return percentile(t[paid], 50) - percentile(t[minimal], 50) }
	return append(rows,
		Row{Name: "load.call_added_ms", Unit: "ms", Value: ms(over(atOnce)), Note: fmt.Sprintf(
			"what a paid call takes longer than a minimal one, of %.1f ms, where the chain mines each transaction at once: median of %d", ms(percentile(atOnce[minimal], 50)), n)},
		ratio("ratio.paid_call_over_minimal", uint64(percentile(took[paid], 50)), uint64(percentile(took[minimal], 50)), callShare,
			"call_paid_p50_ms / call_minimal_p50_ms, in turns"))
}

// percentile is the smallest of sorted times that so many percent do not exceed.
func percentile(sorted []time.Duration, percent int) time.Duration {
	return sorted[(len(sorted)*percent+99)/100-1]
}

// startSeller sells quotes under a published promise, as the command does.
func (w *world) startSeller(ctx context.Context, r *running, folder string) (url string, stop func(), err error) {
	d, address := w.dev.Deployment, devnet.Address("seller")
	document, err := manifest.QuoteFeed(manifest.Frame{
		ID: "bench-calls-0001", CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.ChainID, Token: d.Token.Address, Symbol: "USDC",
		AmountMin: big.NewInt(1), AmountMax: big.NewInt(10_000_000), Seller: address, Arbitrator: d.Committee.Address, Figures: figures,
	}, 30)
	if err != nil {
		return "", nil, err
	}
	evidence := store.Client{URL: r.url + facilitator.EvidencePath}
	delete(w.managers, "seller")
	sender := txmgr.New(w.client, devnet.Key("seller"), txmgr.Options{})
	published, err := seller.Publish(ctx, w.client, sender, evidence, d.Factory.Address, document, terms.Place{
		Seller: address, ReceiptSigner: address, Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		return "", nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	url = "http://" + l.Addr().String()
	service, err := seller.New(seller.Options{
		Chain: w.client, Sender: sender, ReceiptKey: devnet.Key("seller"), Store: evidence, Facilitator: r.url, Factory: d.Factory.Address,
		Offer: published.Offer, Manifest: published.Manifest, Dir: folder, PublicURL: url, Price: big.NewInt(price), TokenDomain: w.domain(), Mode: seller.Honest,
	})
	if err != nil {
		return "", nil, errors.Join(err, l.Close())
	}
	serving, cancel := context.WithCancel(ctx)
	ended := make(chan error, 1)
	go func() { ended <- service.Serve(serving, l) }()
	return url, func() { cancel(); <-ended }, nil
}

// minimalSeller asks for a payment to an ordinary account, verifies it, settles it and answers, and keeps nothing.
func (w *world) minimalSeller(r *running, body []byte) http.Handler {
	terms := w.requirements(devnet.Address("seller-2"))
	return http.HandlerFunc(func(rw http.ResponseWriter, req *http.Request) {
		header := req.Header.Get(x402.HeaderSignature)
		if header == "" {
			required, err := x402.EncodeHeader(x402.PaymentRequired{X402Version: x402.Version, Resource: x402.ResourceInfo{URL: "http://" + req.Host + quotePath}, Accepts: []x402.PaymentRequirements{terms}})
			if err != nil {
				http.Error(rw, err.Error(), http.StatusInternalServerError)
				return
			}
			rw.Header().Set(x402.HeaderRequired, required)
			rw.WriteHeader(http.StatusPaymentRequired)
			return
		}
		settled, err := r.sell(req.Context(), header, terms)
		if err != nil {
			http.Error(rw, err.Error(), http.StatusInternalServerError)
			return
		}
		rw.Header().Set(x402.HeaderResponse, settled)
		_, _ = rw.Write(body)
	})
}

// sell verifies and settles a payment that came in a header.
func (r *running) sell(ctx context.Context, header string, terms x402.PaymentRequirements) (settled string, err error) {
	payload, err := x402.DecodeHeader[x402.PaymentPayload](header)
	if err != nil {
		return "", err
	}
	body, err := x402.Encode(x402.FacilitatorRequest{X402Version: x402.Version, PaymentPayload: *payload, PaymentRequirements: terms})
	if err != nil {
		return "", err
	}
	verified, err := ask[x402.VerifyResponse](ctx, r, "/verify", body)
	if err != nil {
		return "", err
	}
	if !verified.IsValid {
		return "", fmt.Errorf("verify: %s", verified.InvalidReason)
	}
	answer, err := ask[x402.SettlementResponse](ctx, r, "/settle", body)
	if err != nil {
		return "", err
	}
	if !answer.Success {
		return "", fmt.Errorf("settle: %s", answer.ErrorReason)
	}
	return x402.EncodeHeader(answer)
}

// caller is a client of another project: it knows x402 alone.
type caller struct {
	*world
	client *http.Client
}

func (c *caller) free(ctx context.Context, url string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url+quotePath, nil)
	if err != nil {
		return err
	}
	_, _, err = do(c.client, req, http.StatusOK)
	return err
}

// paid asks, signs what is asked for and asks again.
func (c *caller) paid(ctx context.Context, url string) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url+quotePath, nil)
	if err != nil {
		return nil, err
	}
	_, header, err := do(c.client, req, http.StatusPaymentRequired)
	if err != nil {
		return nil, err
	}
	required, err := x402.DecodeHeader[x402.PaymentRequired](header.Get(x402.HeaderRequired))
	if err != nil {
		return nil, err
	}
	terms := required.Accepts[0]
	a := c.authorization("buyer", common.HexToAddress(terms.PayTo))
	a.ValidBefore = uint256.NewInt(uint64(time.Now().Add(time.Minute).Unix()))
	sig, err := x402.SignTransfer(devnet.Key("buyer"), c.domain(), a)
	if err != nil {
		return nil, err
	}
	signature, err := x402.EncodeHeader(x402.PaymentPayload{
		X402Version: x402.Version, Resource: &required.Resource, Accepted: terms, Extensions: required.Extensions,
		Payload: x402.ExactPayload{Signature: sig, Authorization: a}.Object(),
	})
	if err != nil {
		return nil, err
	}
	req = req.Clone(ctx)
	req.Header.Set(x402.HeaderSignature, signature)
	body, header, err := do(c.client, req, http.StatusOK)
	if err != nil {
		return nil, err
	}
	settled, err := x402.DecodeHeader[x402.SettlementResponse](header.Get(x402.HeaderResponse))
	if err != nil {
		return nil, fmt.Errorf("read settlement: %w", err)
	}
	if !settled.Success {
		return nil, fmt.Errorf("not settled: %s", settled.ErrorReason)
	}
	return body, nil
}
