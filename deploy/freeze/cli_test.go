package freeze

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
)

// run runs one command and gives what it printed.
func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	app := &cli.App{
		Name: "redress", Commands: Commands(), Writer: &out, ErrWriter: io.Discard,
		ExitErrHandler: func(*cli.Context, error) {},
	}
	err := app.RunContext(t.Context(), append([]string{"redress"}, args...))
	return out.String(), err
}

// send sends a transaction and waits for it to succeed.
func send(t *testing.T, d *devnet.Devnet, who string, to common.Address, data []byte) *types.Receipt {
	t.Helper()
	return sent(t, d, who, to, data, types.ReceiptStatusSuccessful)
}

// sent sends a transaction and waits for it to end so.
func sent(t *testing.T, d *devnet.Devnet, who string, to common.Address, data []byte, status uint64) *types.Receipt {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	contract := bindings.NewFiatToken().Instance(d.Client, to)
	opts := bind.NewKeyedTransactor(devnet.Key(who), d.ChainID)
	opts.Context, opts.GasLimit = ctx, 2_000_000
	tx, err := bind.Transact(contract, opts, data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := bind.WaitMined(ctx, d.Client, tx.Hash())
	if err != nil || r.Status != status {
		t.Fatalf("transaction of %s: %v", who, err)
	}
	return r
}

// published puts a promise, its manifest in a store, and one payment on a chain.
func published(t *testing.T) (*devnet.Devnet, *store.Files, common.Address) {
	t.Helper()
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	files, err := store.Open(t.TempDir(), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	dep, seller := d.Deployment, devnet.Address("seller")
	doc, err := manifest.QuoteFeed(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: dep.ChainID,
		Token: dep.Token.Address, Symbol: "USDC", AmountMin: big.NewInt(1000), AmountMax: big.NewInt(10_000_000),
		Seller: seller, Arbitrator: dep.Committee.Address,
		Figures: manifest.Redress{
			Seats: 3, ContestWindowSeconds: 3600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
		},
	}, 5)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := doc.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := files.Put(t.Context(), raw); err != nil {
		t.Fatal(err)
	}
	built, _, err := terms.Build(doc, terms.Place{
		Seller: seller, ReceiptSigner: seller, Arbitrator: dep.Committee.Address, BlockHashSource: dep.HistorySource.Address,
	})
	if err != nil {
		t.Fatal(err)
	}
	factory := bindings.NewOfferFactory()
	var offer common.Address
	for _, l := range send(t, d, "seller", dep.Factory.Address, factory.PackPublish(built)).Logs {
		if ev, err := factory.UnpackPublishedEvent(l); err == nil {
			offer = ev.Offer
		}
	}
	if err := d.Mint(t.Context(), devnet.Address("buyer"), big.NewInt(5_000_000)); err != nil {
		t.Fatal(err)
	}
	send(t, d, "buyer", dep.Token.Address, bindings.NewFiatToken().PackTransfer(offer, big.NewInt(1_500_000)))
	return d, files, offer
}

func TestSnapshotIsFrozenByOneCommandAndVerifiedByAnother(t *testing.T) {
	d, files, offer := published(t)
	server := httptest.NewServer(store.Handler(files))
	file := filepath.Join(t.TempDir(), "offer.redress")
	shown, err := run(t, "snapshot", "--rpc", d.URL, "--store", server.URL, "--offer", offer.Hex(), "--out", file)
	if err != nil {
		t.Fatal(err)
	}
	hash := strings.Fields(shown[strings.LastIndex(strings.TrimSpace(shown), "\n"):])[2]
	// The verifier needs neither the chain nor the store.
	server.Close()
	d.Close()

	shown, err = run(t, "verify", "--block-hash", hash, file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"listed 1500000 = balance 1500000 + paid out 0, unexplained 0", "REPRODUCED", "manifest compiles",
		"3 validators: accounted 3000000 = staked 3000000 + leaving 0 + credits 0, balance 3000000", "accounted 0 = open 0 + credits 0"} {
		if !strings.Contains(shown, want) {
			t.Errorf("does not show %q:\n%s", want, shown)
		}
	}
	shown, err = run(t, "verify", file, "--json", "--block-hash", hash)
	if err != nil {
		t.Fatal(err)
	}
	var r snapshot.Result
	if err := json.Unmarshal([]byte(shown), &r); err != nil || len(r.Conservation) != 1 || r.Conservation[0].Listed != "1500000" {
		t.Errorf("%v: %+v", err, r.Conservation)
	}

	var f *snapshot.Failure
	if _, err = run(t, "verify", "--block-hash", common.Hash{1}.Hex(), file); !errors.As(err, &f) {
		t.Errorf("another block hash: %v", err)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	raw[len(raw)/2] ^= 1
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err = run(t, "verify", "--block-hash", hash, file); !errors.As(err, &f) {
		t.Errorf("a changed byte: %v", err)
	}
}

func TestFactoryAndOfferFreezeUpToTheHead(t *testing.T) {
	d, files, offer := published(t)
	c, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	for name, freeze := range map[string]func(path string) (snapshot.Manifest, error){
		"offer": func(path string) (snapshot.Manifest, error) {
			o := snapshot.Options{Scope: snapshot.Scope{Kind: snapshot.ScopeOffer, Address: offer}, Documents: documents(files)}
			return write(path, func(out io.Writer) (snapshot.Manifest, error) { return Record(t.Context(), c, nil, o, out) })
		},
		"factory": func(path string) (snapshot.Manifest, error) {
			return FactoryFile(t.Context(), c, d.Deployment.Factory.Address, files, path)
		},
	} {
		path := filepath.Join(t.TempDir(), name)
		m, err := freeze(path)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		r := verified(t, m, path)
		if len(r.Promises) != 1 || r.Promises[0].Offer != offer || !r.Promises[0].Compiles {
			t.Errorf("%s: %+v", name, r.Promises)
		}
	}
}

// verified verifies files, oldest first, of which the last has the manifest.
func verified(t *testing.T, m snapshot.Manifest, paths ...string) *snapshot.Result {
	t.Helper()
	a, err := openAll(paths)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Close() })
	last := len(a.list) - 1
	r, err := snapshot.Verify(t.Context(), a.list[last], m.Block.Hash, Measure, a.list[:last]...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestArgumentsAreChecked(t *testing.T) {
	out := filepath.Join(t.TempDir(), "x")
	file := emptyFile(t)
	address := common.Address{1}.Hex()
	for name, tt := range map[string]struct {
		args []string
		want error
	}{
		"no scope":        {[]string{"snapshot", "--out", out}, ErrScope},
		"two scopes":      {[]string{"snapshot", "--out", out, "--offer", address, "--factory", address}, ErrScope},
		"two last blocks": {[]string{"snapshot", "--out", out, "--offer", address, "--to", "1", "--block", "1"}, ErrBlocks},
		"no output":       {[]string{"snapshot", "--offer", address}, ErrMissing},
		"no base":         {[]string{"snapshot", "--out", out, "--offer", address, "--extends", out}, os.ErrNotExist},
		"no folder":       {[]string{"snapshot", "follow", "--offer", address}, ErrNoFolder},
		"odd distance":    {[]string{"snapshot", "follow", "--offer", address, "--data", out, "--every", "8192"}, ErrEvery},
		"no distance":     {[]string{"snapshot", "follow", "--offer", address, "--data", out, "--every", "0"}, ErrEvery},
		"nothing to do":   {[]string{"snapshot", "follow", "--offer", address, "--data", out, "--write", "all"}, ErrWrite},
		"not an address":  {[]string{"snapshot", "--out", out, "--offer", "0x12"}, ErrAddress},
		"no file":         {[]string{"verify", "--block-hash", common.Hash{1}.Hex()}, ErrFile},
		"two files":       {[]string{"verify", "--block-hash", common.Hash{1}.Hex(), out, out}, ErrFile},
		"no hash":         {[]string{"verify", file}, ErrHash},
		"hash behind":     {[]string{"verify", out, "--block-hash", common.Hash{1}.Hex()}, os.ErrNotExist},
		"short hash":      {[]string{"verify", "--block-hash", "0x12", file}, ErrHash},
		"missing file":    {[]string{"verify", "--block-hash", common.Hash{1}.Hex(), out}, os.ErrNotExist},
	} {
		if _, err := run(t, tt.args...); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", name, err, tt.want)
		}
	}
}
