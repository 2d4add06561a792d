package acts

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/signature"
)

const lockWait = 10 * time.Second // for other processes that write

// payload is what entries hold.
type payload struct {
	Begun       uint64           `json:"begun,omitempty"`       // the BEGUN that this belongs to
	Transaction *common.Hash     `json:"transaction,omitempty"` // null for acts that are none
	Account     *common.Address  `json:"account,omitempty"`     // that sends it
	Nonce       uint64           `json:"nonce,omitempty"`       // of that account
	Detail      any              `json:"detail,omitempty"`
	Implied     *outcome.Implied `json:"implied,omitempty"`
	Seen        *outcome.Seen    `json:"seen,omitempty"`
	Error       string           `json:"error,omitempty"`
	Decision    *guard.Decision  `json:"decision,omitempty"`
}

// maxError bounds what an entry keeps of an error, bytes.
const maxError = 2000

// append writes one entry, whoever else writes.
func (b *Book) append(status ledger.Status, kind, subject string, at *docket.Head, p payload) (uint64, error) {
	if len(p.Error) > maxError {
		p.Error = p.Error[:maxError]
	}
	raw, err := plain(p)
	if err != nil {
		return 0, fmt.Errorf("encode act: %w", err)
	}
	act := ledger.Act{Time: uint64(b.opts.Now().Unix()), Kind: kind, Status: status, Subject: subject, Payload: raw}
	if at != nil && at.Hash != (common.Hash{}) {
		act.Chain = &ledger.Block{Number: at.Number, Hash: at.Hash, Time: at.Time}
	}
	if err := os.MkdirAll(b.opts.Dir, 0o700); err != nil {
		return 0, fmt.Errorf("open ledger: %w", err)
	}
	entries, err := ledger.AppendTo(b.Path(), b.header, b.sign, lockWait, act)
	if err != nil {
		return 0, err
	}
	return entries[0].Seq, nil
}

// plain encodes a payload. A whole number that JSON readers would round becomes a decimal string.
func plain(p payload) ([]byte, error) {
	raw, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	var v any
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		return nil, err
	}
	return json.Marshal(small(v))
}

func small(v any) any {
	switch x := v.(type) {
	case map[string]any:
		for k := range x {
			x[k] = small(x[k])
		}
	case []any:
		for i := range x {
			x[i] = small(x[i])
		}
	case json.Number:
		if n, ok := new(big.Int).SetString(x.String(), 10); ok && n.CmpAbs(big.NewInt(canon.MaxInteger)) > 0 {
			return n.String()
		}
	}
	return v
}

func (b *Book) sign(digest common.Hash) ([]byte, error) { return signature.Sign(b.opts.Key, digest) }

// hold locks the file that says whether acts are under way, in any process: shared while one is.
func (b *Book) hold(how int) (*os.File, error) {
	if err := os.MkdirAll(b.opts.Dir, 0o700); err != nil {
		return nil, err
	}
	wait := lockWait
	if how == syscall.LOCK_EX {
		wait = 0
	}
	return journal.Lock(b.Path()+".live", how, wait)
}

// unfinished reads the acts that have no end, oldest first, with the versions of each one's transaction.
func (b *Book) unfinished(ctx context.Context) ([]left, error) {
	file, err := ledger.OpenWithin(b.Path(), b.header, b.sign, lockWait) // keeps writers out
	if err != nil {
		return nil, err
	}
	defer file.Close()
	in, err := os.Open(b.Path())
	if err != nil {
		return nil, fmt.Errorf("open ledger: %w", err)
	}
	defer in.Close()
	var out []left
	_, _, err = ledger.Read(in, func(e ledger.Entry) error {
		if e.Status != ledger.Begun && e.Status != ledger.Done && e.Status != ledger.Failed {
			return ctx.Err()
		}
		var p recorded
		if err := json.Unmarshal(e.Payload, &p); err != nil {
			return fmt.Errorf("entry %d: %w", e.Seq, err)
		}
		out = p.apply(e, out)
		return ctx.Err()
	})
	return out, err
}
