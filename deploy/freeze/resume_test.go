package freeze

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
)

var errCutOff = errors.New("cut off")

// cutOff is a node that answers so many questions and then none. It remembers what it answered.
type cutOff struct {
	snapshot.Chain
	mu       sync.Mutex
	left     int
	answered map[string]int
}

// ask fails when there were too many questions. What is canonical must be asked again after every start, and is not counted.
func (c *cutOff) ask() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.left == 0 {
		return errCutOff
	}
	c.left--
	return nil
}

// answer remembers a question that was answered.
func (c *cutOff) answer(err error, format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err == nil {
		c.answered[fmt.Sprintf(format, args...)]++
	}
}

func (c *cutOff) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	if err := c.ask(); err != nil {
		return nil, err
	}
	h, err := c.Chain.HeaderByHash(ctx, hash)
	c.answer(err, "header %s", hash)
	return h, err
}

func (c *cutOff) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	if err := c.ask(); err != nil {
		return nil, err
	}
	r, err := c.Chain.BlockReceipts(ctx, hash)
	c.answer(err, "receipts %s", hash)
	return r, err
}

func (c *cutOff) BlockTransactions(ctx context.Context, number uint64) (common.Hash, []*types.Transaction, error) {
	if err := c.ask(); err != nil {
		return common.Hash{}, nil, err
	}
	hash, txs, err := c.Chain.BlockTransactions(ctx, number)
	c.answer(err, "transactions %d", number)
	return hash, txs, err
}

func (c *cutOff) CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error) {
	if err := c.ask(); err != nil {
		return nil, err
	}
	code, err := c.Chain.CodeAtHash(ctx, account, hash)
	c.answer(err, "code %s %s", account, hash)
	return code, err
}

func (c *cutOff) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	if err := c.ask(); err != nil {
		return nil, err
	}
	logs, err := c.Chain.Logs(ctx, q, from, to)
	c.answer(err, "logs %v %v %d %d", q.Addresses, q.Topics, from, to)
	return logs, err
}

func (c *cutOff) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	if err := c.ask(); err != nil {
		return proof.StateProof{}, err
	}
	p, err := c.Chain.Proof(ctx, account, slots, block)
	// Slots may be asked for in another company after a restart.
	for _, s := range slots {
		c.answer(err, "slot %s %s %s", account, s, block)
	}
	return p, err
}

func (c *cutOff) Revert(ctx context.Context, block common.Hash, tx *types.Transaction) ([]byte, error) {
	if err := c.ask(); err != nil {
		return nil, err
	}
	data, err := c.Chain.Revert(ctx, block, tx)
	c.answer(err, "revert %s", tx.Hash())
	return data, err
}

// refuse sends a transaction that the Offer reverts.
func refuse(t *testing.T, d *devnet.Devnet, offer common.Address) *types.Receipt {
	t.Helper()
	return sent(t, d, "stranger", offer, bindings.NewOffer().PackExecute(common.Hash{1}), types.ReceiptStatusFailed)
}

// A freeze that is broken off anywhere goes on where it was: nothing that was answered is asked again, and the archive is the
// one that is made in one go.
func TestABrokenFreezeGoesOn(t *testing.T) {
	d, files, offer := published(t)
	refuse(t, d, offer)
	for range 3 {
		send(t, d, "buyer", d.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(offer, big.NewInt(1000)))
	}
	client, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	head, err := client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	o := snapshot.Options{
		ChainID: d.ChainID.Uint64(), Scope: snapshot.Scope{Kind: snapshot.ScopeOffer, Address: offer}, Block: head.Number,
		Documents: documents(files), Attempts: true,
	}
	var whole bytes.Buffer
	if _, err := snapshot.Freeze(t.Context(), node.New(client), o, &whole); err != nil {
		t.Fatal(err)
	}
	folder, err := cache.Open(t.TempDir(), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	n := &cutOff{Chain: node.New(client), answered: map[string]int{}}
	var out bytes.Buffer
	starts := 0
	for done := false; !done; starts++ {
		if starts > 1000 {
			t.Fatal("it does not get on")
		}
		out.Reset()
		n.left = 5 + starts%4
		kept := cache.New(n, folder)
		_, err := through(t.Context(), kept, kept, o, &out)
		switch {
		case err == nil:
			done = true
		case !errors.Is(err, errCutOff):
			t.Fatal(err)
		case out.Len() > 0:
			t.Fatal("a broken freeze wrote something")
		}
	}
	if starts < 10 {
		t.Errorf("done after %d starts: nothing was broken off", starts)
	}
	if !bytes.Equal(out.Bytes(), whole.Bytes()) {
		t.Error("the archive made in many goes is not the one made in one")
	}
	for what, times := range n.answered {
		if times > 1 {
			t.Errorf("asked %d times: %s", times, what)
		}
	}
}
