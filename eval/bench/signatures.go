package main

import (
	"context"
	"crypto/ecdsa"
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
	for _, n := range []int{3, 7, 15, 31, 63} {
		p, err := newPanel(n)
		if err != nil {
			return nil, err
		}
		got, err := p.measure(ctx, w)
		if err != nil {
			return nil, fmt.Errorf("%d signers: %w", n, err)
		}
		rows = append(rows, got...)
	}
	return rows, nil
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

func (p *panel) measure(ctx context.Context, w *world) ([]Row, error) {
	n := len(p.blsKeys)
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
		return nil, err
	}
	h, err := w.deployHarness(ctx, "PanelSignaturesHarness", signers, keyHashes, crypto.Keccak256Hash(sum[:]))
	if err != nil {
		return nil, err
	}
	packed, err := p.packed(ctx, w, h)
	if err != nil {
		return nil, err
	}
	whole, err := p.aggregated(ctx, w, h, sum, 0)
	if err != nil {
		return nil, err
	}
	without, err := p.aggregated(ctx, w, h, sum, n/3)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas(fmt.Sprintf("gas.panel_signatures_ecdsa_%d", n), packed, fmt.Sprintf("a transaction that checks %d packed ECDSA signatures", n)),
		gas(fmt.Sprintf("gas.panel_signatures_bls_%d", n), whole, fmt.Sprintf("the same with one BLS signature of all %d", n)),
		gas(fmt.Sprintf("gas.panel_signatures_bls_%d_third_absent", n), without, fmt.Sprintf("one BLS signature of %d; %d keys are taken out", n-n/3, n/3)),
	}, nil
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
