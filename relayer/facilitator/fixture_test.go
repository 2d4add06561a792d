package facilitator_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/openapi/apitest"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// price is what the payments of these tests cost, in base units.
const price = 10_000

var payTo = common.HexToAddress("0x0000000000000000000000000000000000c0ffee")

// countingSender counts the transactions that were asked for.
type countingSender struct {
	*txmgr.Manager
	sends atomic.Int32
}

func (c *countingSender) Send(ctx context.Context, tx txmgr.Candidate) (*types.Receipt, error) {
	c.sends.Add(1)
	return c.Manager.Send(ctx, tx)
}

type fixture struct {
	*devnet.Devnet
	t        *testing.T
	client   *chain.Client
	sender   *countingSender
	options  facilitator.Options
	server   *facilitator.Server
	database string
	url      string
	nonce    byte
	token    common.Address
}

// start runs a chain with the real token and a facilitator on it. change may alter the options.
func start(t *testing.T, change ...func(*facilitator.Options)) *fixture {
	t.Helper()
	return startOn(t, devnet.Options{}, change...)
}

// startOn is start on a certain chain.
func startOn(t *testing.T, network devnet.Options, change ...func(*facilitator.Options)) *fixture {
	t.Helper()
	d, err := devnet.Start(t.Context(), network)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	client, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	evidence, err := store.Open(t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{Devnet: d, t: t, client: client, token: d.Deployment.Token.Address}
	f.sender = &countingSender{Manager: txmgr.New(client, d.Key("relayer"), txmgr.Options{PollInterval: 20 * time.Millisecond})}
	f.options = facilitator.Options{
		Chain: client, Sender: f.sender, Tokens: []common.Address{f.token}, Store: evidence,
		SettleWait: 20 * time.Second,
	}
	f.openState(filepath.Join(t.TempDir(), "relayer.db"))
	for _, c := range change {
		c(&f.options)
	}
	f.restart()
	f.mint(devnet.Address("buyer"), 1_000_000)
	return f
}

// openState gives the servers that follow a database.
func (f *fixture) openState(address string) {
	f.t.Helper()
	db, err := state.Open(f.t.Context(), address)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = db.Close() })
	f.database, f.options.State = address, db
}

// restart replaces the server by one on the same state.
func (f *fixture) restart() {
	f.t.Helper()
	if f.server != nil {
		f.close(f.server)
	}
	server, err := facilitator.New(f.options)
	if err != nil {
		f.t.Fatal(err)
	}
	f.server = server
	f.t.Cleanup(func() { f.close(server) })
	h := httptest.NewServer(described(f.t, server.Handler()))
	f.t.Cleanup(h.Close)
	f.url = h.URL
}

// described holds every request and answer of these tests against the API's description.
func described(t *testing.T, h http.Handler) http.Handler {
	t.Helper()
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	return api.Check(t, h)
}

func (f *fixture) close(s *facilitator.Server) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	if err := s.Close(ctx); err != nil {
		f.t.Error(err)
	}
}

func (f *fixture) mint(to common.Address, amount int64) {
	f.t.Helper()
	if err := f.Mint(f.t.Context(), to, big.NewInt(amount)); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) balance(who common.Address) int64 {
	f.t.Helper()
	b, err := f.Balance(f.t.Context(), who)
	if err != nil {
		f.t.Fatal(err)
	}
	return b.Int64()
}

func (f *fixture) domain() x402.TokenDomain {
	return x402.TokenDomain{Name: f.Deployment.Token.Name, Version: f.Deployment.Token.Version, ChainID: f.ChainID.Uint64(), Token: f.token}
}

// payment is a request under construction.
type payment struct {
	auth         x402.Authorization
	signature    []byte
	accepted     x402.PaymentRequirements
	requirements x402.PaymentRequirements
}

// pay makes a valid payment by key. change may alter it before it is signed.
func (f *fixture) pay(key *ecdsa.PrivateKey, change ...func(*payment)) *payment {
	f.t.Helper()
	f.nonce++
	head, err := f.client.Head(f.t.Context())
	if err != nil {
		f.t.Fatal(err)
	}
	now := max(uint64(time.Now().Unix()), head.Time)
	requirements := x402.PaymentRequirements{
		Scheme: "exact", Network: x402.Network(f.ChainID.Uint64()), Amount: fmt.Sprint(price), Asset: f.token.Hex(),
		PayTo: payTo.Hex(), MaxTimeoutSeconds: 60,
		Extra: x402.Object{"name": quote(f.Deployment.Token.Name), "version": quote(f.Deployment.Token.Version)},
	}
	p := &payment{
		auth: x402.Authorization{
			From: crypto.PubkeyToAddress(key.PublicKey), To: payTo, Value: uint256.NewInt(price),
			ValidAfter: new(uint256.Int), ValidBefore: uint256.NewInt(now + 60), Nonce: common.Hash{f.nonce},
		},
		accepted: requirements, requirements: requirements,
	}
	for _, c := range change {
		c(p)
	}
	if p.signature == nil {
		if p.signature, err = x402.SignTransfer(key, f.domain(), p.auth); err != nil {
			f.t.Fatal(err)
		}
	}
	return p
}

func quote(s string) json.RawMessage {
	raw, _ := json.Marshal(s)
	return raw
}

func (p *payment) body(t *testing.T) []byte {
	t.Helper()
	raw, err := x402.Encode(x402.FacilitatorRequest{
		X402Version:         2,
		PaymentPayload:      x402.PaymentPayload{Accepted: p.accepted, Payload: x402.ExactPayload{Signature: p.signature, Authorization: p.auth}.Object()},
		PaymentRequirements: p.requirements,
	})
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// post sends a body and decodes the answer.
func post[T any](t *testing.T, url string, body []byte) (*T, int) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := x402.Decode[T](raw)
	if err != nil {
		t.Fatalf("answer %q: %v", raw, err)
	}
	return answer, res.StatusCode
}

func (f *fixture) verify(p *payment) *x402.VerifyResponse {
	f.t.Helper()
	answer, _ := post[x402.VerifyResponse](f.t, f.url+"/verify", p.body(f.t))
	return answer
}

func (f *fixture) settle(p *payment) *x402.SettlementResponse {
	f.t.Helper()
	answer, _ := post[x402.SettlementResponse](f.t, f.url+"/settle", p.body(f.t))
	return answer
}

// walletCode creates a smart wallet that stands by its owner's signatures.
func (f *fixture) walletCode(owner common.Address) []byte {
	f.t.Helper()
	root, err := devnet.RepositoryRoot()
	if err != nil {
		f.t.Fatal(err)
	}
	raw, err := os.ReadFile(filepath.Join(root, "contracts/out/Wallet.sol/Wallet.json"))
	if err != nil {
		f.t.Fatalf("run `make contracts`: %v", err)
	}
	var artifact struct {
		Bytecode struct {
			Object string `json:"object"`
		} `json:"bytecode"`
	}
	if err := json.Unmarshal(raw, &artifact); err != nil {
		f.t.Fatal(err)
	}
	return append(common.FromHex(artifact.Bytecode.Object), common.LeftPadBytes(owner[:], 32)...)
}

// wallet deploys a smart wallet.
func (f *fixture) wallet(owner common.Address) common.Address {
	f.t.Helper()
	manager := txmgr.New(f.client, f.Key("deployer"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	receipt, err := manager.Send(f.t.Context(), txmgr.Candidate{Data: f.walletCode(owner)})
	if err != nil {
		f.t.Fatal(err)
	}
	return receipt.ContractAddress
}

// call sends data to the token from a named role.
func (f *fixture) call(role string, data []byte) *types.Receipt {
	f.t.Helper()
	manager := txmgr.New(f.client, f.Key(role), txmgr.Options{PollInterval: 20 * time.Millisecond})
	receipt, err := manager.Send(f.t.Context(), txmgr.Candidate{To: &f.token, Data: data})
	if err != nil {
		f.t.Fatal(err)
	}
	return receipt
}

// transferCall is the call that anyone may broadcast for a payment.
func transferCall(p *payment) []byte {
	a := p.auth
	return bindings.NewFiatToken().PackTransferWithAuthorization(a.From, a.To, a.Value.ToBig(), a.ValidAfter.ToBig(), a.ValidBefore.ToBig(), a.Nonce, p.signature)
}

// awaitThat polls until the condition holds.
func awaitThat(t *testing.T, what string, condition func() bool) {
	t.Helper()
	deadline := time.Now().Add(20 * time.Second)
	for !condition() {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for %s", what)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

var _ bind.ContractCaller = (*chain.Client)(nil)
