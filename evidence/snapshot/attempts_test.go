package snapshot

import (
	"bytes"
	"context"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
)

// fails sends a transaction that is mined and reverts.
func (s *scene) fails(who string, to common.Address, data []byte) *types.Receipt {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	opts := bind.NewKeyedTransactor(devnet.Key(who), s.d.ChainID)
	opts.Context, opts.GasLimit = ctx, 500_000
	tx, err := bind.Transact(bind.NewBoundContract(to, *offerABI, s.d.Client, s.d.Client, s.d.Client), opts, data)
	s.must(err)
	r, err := s.chain.WaitMined(ctx, tx.Hash())
	s.must(err)
	if r.Status == types.ReceiptStatusSuccessful {
		s.t.Fatalf("transaction of %s succeeded", who)
	}
	return r
}

// tried is a record with attempts that reverted, looked for and not looked for.
type tried struct {
	told
	plain    []byte
	attempts []*types.Receipt
}

var (
	triedOnce sync.Once
	triedTold tried
)

func trying(t *testing.T) tried {
	t.Helper()
	triedOnce.Do(func() {
		s := newScene(t)
		offers := bindings.NewOffer()
		p := s.pay("buyer", s.offer, 1_000_000)
		var r tried
		r.attempts = append(r.attempts,
			s.fails("stranger", s.offer, offers.PackConcede(p.key)),
			s.fails("stranger", s.offer, []byte{1, 2, 3, 4, 5}),
			s.fails("stranger", s.d.Deployment.Vault.Address, []byte{7}),
		)
		s.fails("stranger", s.d.Deployment.Token.Address, []byte{1, 2, 3, 4}) // no contract of the record's own
		o := s.options(Scope{ScopeOffer, s.offer})
		o.Attempts = true
		var err error
		r.raw, r.at, err = freezeRaw(t.Context(), node.New(s.chain), o)
		s.must(err)
		r.plain, _ = s.snapshot(o.Scope)
		r.scope, r.mined = o.Scope, p
		triedTold = r
	})
	if triedTold.raw == nil {
		t.Fatal("nothing was tried in an earlier test")
	}
	return triedTold
}

func TestAttemptsThatRevertedAreListed(t *testing.T) {
	s := trying(t)
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := []ScannedRange{{0, s.at.Number}}; !slices.Equal(r.Refusals.Scanned, want) {
		t.Errorf("scanned %v", r.Refusals.Scanned)
	}
	var ours []RefusalRecord
	for _, x := range r.Refusals.Refusals {
		if x.At.Block >= s.attempts[0].BlockNumber.Uint64() {
			ours = append(ours, x)
		}
	}
	if len(ours) != 3 {
		t.Fatalf("%d of 3 attempts: %+v", len(ours), ours)
	}
	for i, x := range ours {
		a := s.attempts[i]
		if x.Hash != a.TxHash || x.At.Block != a.BlockNumber.Uint64() || x.From != devnet.Address("stranger") || x.ReasonFrom != reasonFromNode {
			t.Errorf("attempt %d: %+v", i, x)
		}
	}
	if x := ours[0]; x.Method != "concede" || x.Reason == "" || x.To != s.scope.Address {
		t.Errorf("%+v", x)
	}
	if x := ours[1]; x.Method != "0x01020304" {
		t.Errorf("%+v", x)
	}
	if x := ours[2]; x.Method != "0x07" {
		t.Errorf("%+v", x)
	}
	// Not looked for, none is listed, and the file says so.
	p, err := verifyRaw(t.Context(), s.plain, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Refusals.Scanned)+len(p.Refusals.Refusals) != 0 {
		t.Errorf("%+v", p.Refusals)
	}
}

// reverts edits what the freezing node found.
func (s tried) reverts(t *testing.T, files map[string][]byte, edit func(*revertsFile)) {
	t.Helper()
	var r revertsFile
	if err := readJSON(files[fileReverts], &r); err != nil {
		t.Fatal(err)
	}
	edit(&r)
	files[fileReverts], _ = writeJSON(r)
}

func TestAttemptsAreHeldToTheChain(t *testing.T) {
	s := trying(t)
	first := s.attempts[0]
	at := func(item *blockItem) bool { return item.number(t) == first.BlockNumber.Uint64() }
	for name, tt := range map[string]struct {
		spoil func(files map[string][]byte)
		file  string
		says  string
	}{
		"left out": {func(f map[string][]byte) {
			change(t, f, func(item *blockItem) {
				if at(item) {
					item.Attempts = nil
				}
			})
		}, fileRefusals, "the proofs say"},
		"left out with its reason and its record": {func(f map[string][]byte) {
			change(t, f, func(item *blockItem) {
				if at(item) {
					item.Attempts = nil
				}
			})
			s.reverts(t, f, func(r *revertsFile) { delete(r.Reverts, first.TxHash) })
		}, fileRefusals, "the proofs say"},
		"no reason": {func(f map[string][]byte) {
			s.reverts(t, f, func(r *revertsFile) { delete(r.Reverts, first.TxHash) })
		}, fileReverts, "is missing"},
		"a reason more": {func(f map[string][]byte) {
			s.reverts(t, f, func(r *revertsFile) { r.Reverts[common.Hash{1}] = hexutil.Bytes{} })
		}, fileReverts, "attempts are proven"},
		"another reason": {func(f map[string][]byte) {
			s.reverts(t, f, func(r *revertsFile) { r.Reverts[first.TxHash] = hexutil.Bytes{1} })
		}, fileRefusals, "the proofs say"},
		"another range": {func(f map[string][]byte) {
			s.reverts(t, f, func(r *revertsFile) { n := uint64(1); r.ScannedFrom = &n })
		}, fileRefusals, "the proofs say"},
		"its receipt listed": {func(f map[string][]byte) {
			change(t, f, func(item *blockItem) {
				if at(item) {
					item.Receipts, item.Attempts = item.Attempts, nil
				}
			})
		}, "", "no log of this record"},
		"twice": {func(f map[string][]byte) {
			change(t, f, func(item *blockItem) {
				if at(item) {
					item.Attempts = append(item.Attempts, item.Attempts...)
				}
			})
		}, "", "repeated or out of order"},
		"another sender": {func(f map[string][]byte) {
			from := []byte(devnet.Address("stranger").Hex())
			f[fileRefusals] = bytes.Replace(f[fileRefusals], bytes.ToLower(from), []byte(common.Address{1}.Hex()), 1)
		}, fileRefusals, "the proofs say"},
	} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			tt.spoil(files)
			if tt.file == "" {
				tt.file, _, _ = onlySegment(t, files)
			}
			_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

// A reverted transaction to the token is no attempt of this record, whoever lists it.
func TestAnAttemptIsSentToTheRecordsOwnContracts(t *testing.T) {
	sys := newSystem(newWorld(header(t, newHeader(9))), 31337)
	to := common.Address{9}
	for name, tx := range map[string]*types.Transaction{
		"another contract": types.NewTx(&types.LegacyTx{To: &to}), "a deployment": types.NewTx(&types.LegacyTx{}),
	} {
		if _, err := sys.refusal(attempt{tx: tx}, sys.targets(), nil); err != errNotOfRecord {
			t.Errorf("%s: %v", name, err)
		}
	}
	targets := sys.targets()
	targets[to] = offerABI
	if _, err := sys.refusal(attempt{tx: types.NewTx(&types.LegacyTx{To: &to})}, targets, nil); err == nil {
		t.Error("a transaction without a signature has a sender")
	}
}
