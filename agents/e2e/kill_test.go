package e2e_test

import (
	"crypto/ecdsa"
	"encoding/hex"
	"fmt"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/relayer/facilitator"
)

// mortal is an agent's account whose commands are run through a gate.
type mortal struct {
	*world
	*gate
	key     *ecdsa.PrivateKey
	address common.Address
	flags   []string
}

// mortal is a fresh account with tokens whose commands look at the chain every poll.
func (w *world) mortal(name, relay, poll string) *mortal {
	w.t.Helper()
	return w.mortalOf(w.account(name), relay, poll)
}

// mortalOf gives commands of a key a gate before the node, the relayer and the evidence store.
func (w *world) mortalOf(key *ecdsa.PrivateKey, relay, poll string) *mortal {
	w.t.Helper()
	dir := w.t.TempDir()
	deployment, keyFile := filepath.Join(dir, "deployment.json"), filepath.Join(dir, "key")
	if err := w.net.Deployment.Save(deployment); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(keyFile, []byte(hex.EncodeToString(crypto.FromECDSA(key))), 0o600); err != nil {
		w.t.Fatal(err)
	}
	g := newGate(w.t)
	evidence := g.front(w.relay) + facilitator.EvidencePath
	return &mortal{w, g, key, crypto.PubkeyToAddress(key.PublicKey), []string{
		"--rpc", g.front(w.net.URL), "--deployment", deployment, "--relayer", g.front(relay), "--key-file", keyFile,
		"--data", filepath.Join(dir, "data"), "--poll", poll, "--store", evidence,
	}}
}

// do runs one of the account's commands, killed as told and run again.
func (m *mortal) do(d death, args ...string) []byte {
	m.world.t.Helper()
	return m.twice(d, append(args, m.flags...)...)
}

// logs are all that a contract said so far.
func (w *world) logs(at common.Address) []types.Log {
	w.t.Helper()
	head, err := w.chain.Head(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	out, err := w.chain.Logs(w.t.Context(), ethereum.FilterQuery{Addresses: []common.Address{at}}, 0, head.Number.Uint64())
	if err != nil {
		w.t.Fatal(err)
	}
	return out
}

// transfers counts the token's transfers between two accounts.
func (w *world) transfers(from, to common.Address) (n int) {
	w.t.Helper()
	token := bindings.NewFiatToken()
	for _, l := range w.logs(w.net.Deployment.Token.Address) {
		if e, err := token.UnpackTransferEvent(&l); err == nil && e.From == from && e.To == to {
			n++
		}
	}
	return n
}

// sent fails unless an account's transactions are that many, none of them in vain.
func (w *world) sent(who common.Address, want int) {
	w.t.Helper()
	head, err := w.chain.Head(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	signer, n := types.LatestSignerForChainID(w.chain.ChainID()), 0
	for i := uint64(1); i <= head.Number.Uint64(); i++ {
		block, err := w.net.Client.BlockByNumber(w.t.Context(), new(big.Int).SetUint64(i))
		if err != nil {
			w.t.Fatal(err)
		}
		for _, tx := range block.Transactions() {
			if from, err := types.Sender(signer, tx); err != nil || from != who {
				continue
			}
			n++
			receipt, err := w.chain.TransactionReceipt(w.t.Context(), tx.Hash())
			if err != nil || receipt.Status != types.ReceiptStatusSuccessful {
				w.t.Errorf("transaction %s was sent in vain: %v", tx.Hash(), err)
			}
		}
	}
	if n != want {
		w.t.Errorf("%s sent %d transactions, want %d", who, n, want)
	}
}

// publishes gives a mortal seller a promise with a stake behind it.
func (m *mortal) publishes(f func(manifest.Frame) (*manifest.Document, error)) common.Address {
	t := m.world.t
	t.Helper()
	doc, err := f(m.frame(m.address))
	if err != nil {
		t.Fatal(err)
	}
	published, err := m.publish(m.key, doc)
	if err != nil {
		t.Fatal(err)
	}
	_, err = seller.Stake(t.Context(), m.chain, m.manager(m.key), m.key, m.net.Deployment.Vault.Address, m.tokenDomain(), published.Offer, big.NewInt(minted))
	if err != nil {
		t.Fatal(err)
	}
	return published.Offer
}

func quotes(f manifest.Frame) (*manifest.Document, error) { return manifest.QuoteFeed(f, 30) }

// serve starts the seller's process and waits until it serves.
func (m *mortal) serve(d death, mode seller.Mode, listen, public string, offer common.Address) *child {
	m.world.t.Helper()
	c := m.launch(d, append([]string{"seller", "serve", "--offer", offer.Hex(), "--mode", mode.String(), "--listen", listen,
		"--public-url", public, "--checkpoint-every", "0", "--verbose"}, m.flags...)...)
	m.await("the seller", func() bool { return ready("http://" + listen) })
	return c
}

func ready(url string) bool {
	res, err := http.Get(url + "/readyz") //nolint:noctx // polled under await's deadline
	return err == nil && res.Body.Close() == nil && res.StatusCode == http.StatusOK
}

func purchaseID(i int) []string { return []string{"--id", fmt.Sprintf("k-%03d", i)} }

// nth is the i-th death of a list, or none.
func nth(list []death, i int) death {
	if i < len(list) {
		return list[i]
	}
	return death{}
}

// A buyer is killed while it pays, while it stores evidence and contests, and while it takes its cases to their end: each
// payment is made once, each is contested once with its evidence in the store, and all money is back at the end.
func TestKilledBuyerPaysContestsAndCollectsOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop, b := w.mortal("seller", w.relay, "1h"), w.mortal("buyer", w.relay, "100ms")
	offer, listen := shop.publishes(quotes), freeAddress(t)
	public := b.front("http://" + listen)
	shop.serve(death{}, seller.Silent, listen, public, offer)
	run := func(i int, d death, command ...string) []byte {
		return b.do(d, append(command, purchaseID(i)...)...)
	}
	pay := []string{"buyer", "pay", "--url", public + "/quote?pair=" + pair}
	open, follow := []string{"dispute", "open"}, []string{"dispute", "follow"}
	run(0, death{}, pay...)
	paying := deaths(t, b.requests())
	run(0, death{}, open...)
	opening := deaths(t, b.requests())
	n := max(len(paying), len(opening)) + 1
	for i := 1; i < n; i++ {
		run(i, nth(paying, i-1), pay...)
		run(i, nth(opening, i-1), open...)
	}
	if got := w.transfers(b.address, offer); got != n || w.balance(offer).Int64() != int64(n)*price {
		t.Fatalf("%d payments for %d purchases, %s received", got, n, w.balance(offer))
	}
	w.sent(b.address, n) // a contest each
	contract, contests, kept := bindings.NewOffer(), map[[32]byte]bool{}, 0
	for _, l := range w.logs(offer) {
		if e, err := contract.UnpackContestedEvent(&l); err == nil {
			contests[e.CaseId] = true
		}
		if e, err := contract.UnpackRequestRecordedEvent(&l); err == nil {
			if _, err := w.store.Get(t.Context(), e.EvidenceHash); err != nil {
				t.Errorf("evidence %s: %v", common.Hash(e.EvidenceHash), err)
			}
			kept++
		}
	}
	if len(contests) != n || kept != n {
		t.Fatalf("%d cases and %d documents of %d purchases", len(contests), kept, n)
	}

	w.warp(uint64(figures.AnswerWindowSeconds) + 1)
	run(0, death{}, follow...)
	following := deaths(t, b.requests())
	for i := 1; i < n; i++ {
		run(i, nth(following, (i-1)%len(following)), follow...)
	}
	settled := 0
	for _, l := range w.logs(offer) {
		if e, err := contract.UnpackSettlementExecutedEvent(&l); err == nil && contests[e.CaseId] {
			settled++
		}
	}
	if settled != n || w.balance(offer).Sign() != 0 || w.balance(b.address).Int64() != minted {
		t.Errorf("%d of %d cases settled, the Offer holds %s, the payer %s", settled, n, w.balance(offer), w.balance(b.address))
	}
	w.sent(b.address, 2*n) // and one transaction that ends it
	t.Logf("killed %d times: %d moments of a payment, %d of a contest, %d of its end", b.killed(), len(paying), len(opening), len(following))
}
