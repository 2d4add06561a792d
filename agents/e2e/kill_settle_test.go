package e2e_test

import (
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// daemon is a process that serves and is started again after each death.
type daemon struct {
	*gate
	start   func() *child
	running *child
}

// doom has the running process die as told.
func (d *daemon) doom(at death) {
	running := d.running
	d.arm(at, func() { _ = running.cmd.Process.Kill() })
}

// revive starts the process again if it was killed.
func (d *daemon) revive() {
	if !d.fell() {
		return
	}
	d.running.wait(d.t)
	d.running = d.start()
}

// buys presents a purchase until its payment is known to be made. Meanwhile it starts again what dies of it, as whatever
// watches over a service would.
func (w *world) buys(b *buyer.Service, id, url string, daemons ...*daemon) {
	w.t.Helper()
	ctx := w.within(caseTime)
	for {
		type answer struct {
			paid bool
			err  error
		}
		answered := make(chan answer, 1)
		go func() {
			p, err := b.Pay(ctx, id, url)
			answered <- answer{err == nil && p.Paid(), err}
		}()
		var got *answer
		w.await("purchase "+id, func() bool {
			for _, d := range daemons {
				d.revive()
			}
			select {
			case a := <-answered:
				got = &a
			default:
			}
			return got != nil
		})
		switch {
		case got.paid:
			return
		case ctx.Err() != nil:
			w.t.Fatalf("purchase %s: %v", id, got.err)
		}
	}
}

// The relayer is killed while it settles, and the seller while it serves. The buyer presents the same purchase until it
// knows what became of it: each is paid once, by one transaction.
func TestKilledRelayerAndSellerSettleOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	settling, key, address := newGate(t), w.account("settler"), freeAddress(t)
	node, data := settling.front(w.net.URL), t.TempDir()
	relayer := &daemon{gate: settling, start: func() *child {
		c := settling.launch(death{}, "relayer", "--rpc", node, "--listen", address, "--key", hex.EncodeToString(crypto.FromECDSA(key)),
			"--data", data, "--token", w.net.Deployment.Token.Address.Hex(), "--factory", w.net.Deployment.Factory.Address.Hex(), "--lease", "1s")
		w.await("the relayer", func() bool { return ready("http://" + address) })
		return c
	}}
	relayer.running = relayer.start()
	shop := w.mortal("seller", "http://"+address, "1h")
	offer, listen := shop.publishes(quotes), freeAddress(t)
	serving := &daemon{gate: shop.gate, start: func() *child { return shop.serve(death{}, seller.Honest, listen, "http://"+listen, offer) }}
	serving.running = serving.start()
	b := w.client("buyer", nil)
	url := "http://" + listen + "/quote?pair=" + pair

	n := 0
	buys := func() {
		w.buys(b, fmt.Sprintf("k-%03d", n), url, relayer, serving)
		n++
	}
	relayer.doom(death{})
	serving.doom(death{})
	buys()
	daemons := []*daemon{relayer, serving}
	moments := [][]death{deaths(t, relayer.requests()), deaths(t, serving.requests())}
	for i, d := range daemons {
		for _, at := range moments[i] {
			d.doom(at)
			buys()
			d.doom(death{})
		}
	}
	if got := w.balance(offer).Int64(); got != int64(n)*price {
		t.Errorf("%d purchases, %d received", n, got)
	}
	if got := w.transfers(crypto.PubkeyToAddress(devnet.Key(t.Name()+"buyer").PublicKey), offer); got != n {
		t.Errorf("%d purchases, %d transfers", n, got)
	}
	w.sent(crypto.PubkeyToAddress(key.PublicKey), n)
	t.Logf("%d purchases, the relayer killed %d times, the seller %d times", n, relayer.killed(), serving.killed())
}
