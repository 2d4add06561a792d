package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// running is a relayer that serves over HTTP, with its journal and its database on disk, as the command's.
type running struct {
	url    string
	client *http.Client
	close  func()
}

// startRelayer starts one whose gas a named key pays.
func (w *world) startRelayer(ctx context.Context, name string, batch facilitator.Batch, folder string) (*running, error) {
	files, err := store.Open(filepath.Join(folder, "evidence"), 0)
	if err != nil {
		return nil, err
	}
	db, err := state.Open(ctx, filepath.Join(folder, "relayer.db"))
	if err != nil {
		return nil, err
	}
	key := devnet.Key(name)
	delete(w.managers, name) // from now on the relayer counts this key's nonces
	server, err := facilitator.New(facilitator.Options{
		Chain: w.client, Tokens: []common.Address{w.dev.Deployment.Token.Address}, State: db, Store: files, Batch: batch,
		Sender: txmgr.New(w.client, key, txmgr.Options{}),
		OpenSender: func(ctx context.Context, journal txmgr.Journal) (facilitator.Sender, error) {
			return txmgr.Open(ctx, w.client, key, journal, txmgr.Options{})
		},
	})
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	serving, stop := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = facilitator.Run(serving, server, l)
		_ = db.Close()
	}()
	return &running{
		url:    "http://" + l.Addr().String(),
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: loadInFlight}},
		close:  func() { stop(); <-ended },
	}, nil
}

// settleAll settles payments, many at once. Every one has to succeed.
func (r *running) settleAll(ctx context.Context, bodies [][]byte) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(loadInFlight)
	for _, body := range bodies {
		group.Go(func() error { return r.settle(ctx, body) })
	}
	return group.Wait()
}

func (r *running) settle(ctx context.Context, body []byte) error {
	answer, err := ask[x402.SettlementResponse](ctx, r, "/settle", body)
	if err != nil {
		return err
	}
	if !answer.Success {
		return fmt.Errorf("settle: %s: %s", answer.ErrorReason, answer.ErrorMessage)
	}
	return nil
}

// ask posts a facilitator's request and reads the answer.
func ask[T any](ctx context.Context, r *running, path string, body []byte) (*T, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, r.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	raw, _, err := do(r.client, req, http.StatusOK)
	if err != nil {
		return nil, err
	}
	return x402.Decode[T](raw)
}

// do sends a request and reads the answer, which has to have that status.
func do(client *http.Client, req *http.Request, status int) ([]byte, http.Header, error) {
	res, err := client.Do(req)
	if err != nil {
		return nil, nil, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, nil, err
	}
	if res.StatusCode != status {
		return nil, nil, fmt.Errorf("%s %s: %s: %.200s", req.Method, req.URL.Path, res.Status, raw)
	}
	return raw, res.Header, nil
}

// requirements ask for one call's price.
func (w *world) requirements(to common.Address) x402.PaymentRequirements {
	name, _ := json.Marshal(w.domain().Name)
	version, _ := json.Marshal(w.domain().Version)
	return x402.PaymentRequirements{
		Scheme: x402.SchemeExact, Network: x402.Network(w.dev.ChainID.Uint64()), Amount: fmt.Sprint(price),
		Asset: w.dev.Deployment.Token.Address.Hex(), PayTo: to.Hex(), MaxTimeoutSeconds: 60,
		Extra: x402.Object{"name": name, "version": version},
	}
}

// settleBody is a facilitator's request for a signed payment.
func (w *world) settleBody(a x402.Authorization, sig []byte) ([]byte, error) {
	terms := w.requirements(a.To)
	return x402.Encode(x402.FacilitatorRequest{
		X402Version:         x402.Version,
		PaymentPayload:      x402.PaymentPayload{Accepted: terms, Payload: x402.ExactPayload{Signature: sig, Authorization: a}.Object()},
		PaymentRequirements: terms,
	})
}
