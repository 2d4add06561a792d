package main

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/bls"
)

// panel is n signers of one message, each with an ECDSA and a BLS key.
type panel struct {
	ecdsaKeys []*ecdsa.PrivateKey
	blsKeys   []*bls.SecretKey
	message   common.Hash
}

// panelSignatures measures the transaction that checks the consent of panels of growing size, in both ways.
func panelSignatures(ctx context.Context, w *world) ([]Row, error) {
	var rows []Row
	var costs []consent
	for _, n := range []int{3, 7, 15, 31, 63} {
		p, err := newPanel(n)
		if err != nil {
			return nil, err
		}
		c, err := p.measure(ctx, w)
		if err != nil {
			return nil, fmt.Errorf("%d signers: %w", n, err)
		}
		costs = append(costs, c)
		rows = append(rows,
			gas(fmt.Sprintf("gas.panel_signatures_ecdsa_%d", n), c.packed, fmt.Sprintf("a transaction that checks %d packed ECDSA signatures", n)),
			gas(fmt.Sprintf("gas.panel_signatures_bls_%d", n), c.whole, fmt.Sprintf("the same with one BLS signature of all %d", n)),
			gas(fmt.Sprintf("gas.panel_signatures_bls_%d_third_absent", n), c.without, fmt.Sprintf("one BLS signature of %d; %d keys are taken out", n-n/3, n/3)),
		)
	}
	at, err := crossing(costs)
	if err != nil {
		return nil, err
	}
	return append(rows, Row{Name: "panel.signatures_crossing", Unit: "signers", Value: float64(at),
		Note: "from so many signers on one BLS signature of all costs less, interpolated. The seats of a drawn panel, 31 at most, sign a commitment each, by ECDSA; the whole committee, 255 at most, signs one transcript, by BLS"}), nil
}

// consent is what checking the consent of n signers costs: packed signatures, an aggregate of all, one without a third.
type consent struct {
	n                      int
	packed, whole, without uint64
}

// crossing is the least number of signers whose aggregate costs less than their packed signatures, on the line between
// the two neighbouring measurements that it lies between.
func crossing(costs []consent) (int, error) {
	for i := 1; i < len(costs); i++ {
		a, b := costs[i-1], costs[i]
		if a.packed > a.whole || b.packed <= b.whole {
			continue
		}
		before, after := a.whole-a.packed, b.packed-b.whole
		return a.n + int(uint64(b.n-a.n)*before/(before+after)) + 1, nil
	}
	return 0, errors.New("neither way of signing overtakes the other")
}

func newPanel(n int) (*panel, error) {
	p := &panel{message: crypto.Keccak256Hash([]byte("panel"))}
	for i := range n {
		seed := crypto.Keccak256Hash([]byte("panel"), []byte{byte(i)})
		e, err := crypto.ToECDSA(seed[:])
		if err != nil {
			return nil, fmt.Errorf("key %d: %w", i, err)
		}
		b, err := bls.NewSecretKey(seed)
		if err != nil {
			return nil, fmt.Errorf("key %d: %w", i, err)
		}
		p.ecdsaKeys, p.blsKeys = append(p.ecdsaKeys, e), append(p.blsKeys, b)
	}
	return p, nil
}

func (p *panel) measure(ctx context.Context, w *world) (c consent, err error) {
	n := len(p.blsKeys)
	c.n = n
	var signers []common.Address
	var keyHashes []common.Hash
	var keys []bls.PublicKey
	for i := range n {
		key := p.blsKeys[i].PublicKey()
		signers = append(signers, crypto.PubkeyToAddress(p.ecdsaKeys[i].PublicKey))
		keyHashes = append(keyHashes, crypto.Keccak256Hash(key[:]))
		keys = append(keys, key)
	}
	sum, err := bls.AggregateKeys(keys...)
	if err != nil {
		return c, err
	}
	h, err := w.deployHarness(ctx, "PanelSignaturesHarness", signers, keyHashes, crypto.Keccak256Hash(sum[:]))
	if err != nil {
		return c, err
	}
	if c.packed, err = p.packed(ctx, w, h); err != nil {
		return c, err
	}
	if c.whole, err = p.aggregated(ctx, w, h, sum, 0); err != nil {
		return c, err
	}
	c.without, err = p.aggregated(ctx, w, h, sum, n/3)
	return c, err
}

// packed measures one ECDSA signature of each.
func (p *panel) packed(ctx context.Context, w *world, h *harness) (uint64, error) {
	var signatures []byte
	for i, key := range p.ecdsaKeys {
		s, err := crypto.Sign(p.message[:], key)
		if err != nil {
			return 0, fmt.Errorf("sign %d: %w", i, err)
		}
		s[crypto.RecoveryIDOffset] += 27
		signatures = append(signatures, s...)
	}
	return w.callHarness(ctx, h, "checkPacked", p.message, signatures)
}

// aggregated measures one BLS signature of all but the first few.
func (p *panel) aggregated(ctx context.Context, w *world, h *harness, sum bls.PublicKey, absent int) (uint64, error) {
	var signatures []bls.Signature
	places, keys := []uint8{}, [][]byte{}
	for i, k := range p.blsKeys {
		if i < absent {
			key := k.PublicKey()
			places, keys = append(places, uint8(i)), append(keys, key[:])
			continue
		}
		s, err := k.Sign(p.message)
		if err != nil {
			return 0, fmt.Errorf("sign %d: %w", i, err)
		}
		signatures = append(signatures, s)
	}
	signature, err := bls.Aggregate(signatures...)
	if err != nil {
		return 0, err
	}
	return w.callHarness(ctx, h, "checkAggregate", p.message, sum[:], places, keys, signature[:])
}

// callHarness sends a transaction that reverts unless the check passes.
func (w *world) callHarness(ctx context.Context, h *harness, method string, args ...any) (uint64, error) {
	data, err := h.abi.Pack(method, args...)
	if err != nil {
		return 0, fmt.Errorf("pack %s: %w", method, err)
	}
	used, err := w.gasOf(ctx, "stranger", h.at, data)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", method, err)
	}
	return used, nil
}
