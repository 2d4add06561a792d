package facilitator_test

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestUnminedSettlementIsPendingAndThenSucceeds(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	if first.Success || first.ErrorReason != x402.ReasonSettlementPending || first.Transaction == "" {
		t.Fatalf("%+v", first)
	}
	f.restart()
	second := f.settle(p)
	if second.ErrorReason != x402.ReasonSettlementPending || second.Transaction != first.Transaction {
		t.Fatalf("%+v", second)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	third := f.settle(p)
	if !third.Success || third.Transaction != first.Transaction {
		t.Fatalf("%+v", third)
	}
	if n := f.sender.sends.Load(); n != 1 {
		t.Errorf("%d transactions", n)
	}
}

func TestLostTransactionIsSentAgainAfterARestart(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	if first.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v", first)
	}
	if err := f.Control(t.Context(), "anvil_dropTransaction", common.HexToHash(first.Transaction)); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_setAutomine", true); err != nil {
		t.Fatal(err)
	}
	// A new process: a new manager, too.
	f.sender.Manager = txmgr.New(f.client, f.Key("relayer"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	f.restart()
	if answer := f.settle(p); !answer.Success {
		t.Fatalf("%+v", answer)
	}
	if got := f.balance(payTo); got != price {
		t.Errorf("received %d", got)
	}
}

func TestLostTransactionThatExpiredIsReportedWithItsHash(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	if err := f.Control(t.Context(), "anvil_dropTransaction", common.HexToHash(first.Transaction)); err != nil {
		t.Fatal(err)
	}
	if err := f.Warp(t.Context(), 3600); err != nil {
		t.Fatal(err)
	}
	answer := f.settle(p)
	if answer.Success || answer.ErrorReason != x402.ReasonExactValidBefore || answer.Transaction != first.Transaction {
		t.Fatalf("%+v", answer)
	}
}

// silentSender broadcasts and then loses its connection for good.
type silentSender struct{ *txmgr.Manager }

func (s silentSender) Send(ctx context.Context, c txmgr.Candidate) (*types.Receipt, error) {
	if _, err := s.Manager.Send(ctx, c); err != nil {
		return nil, err
	}
	return nil, errors.New("connection reset")
}

func TestErrorAfterTheBroadcastIsNotAFailure(t *testing.T) {
	f := start(t)
	f.options.Sender = silentSender{f.sender.Manager}
	f.restart()
	p := f.pay(f.Key("buyer"))
	answer := f.settle(p)
	if answer.Success || answer.ErrorReason != x402.ReasonSettlementPending || answer.Transaction == "" {
		t.Fatalf("%+v", answer)
	}
	if again := f.settle(p); !again.Success || again.Transaction != answer.Transaction {
		t.Fatalf("%+v", again)
	}
}

func TestHashIsOnTheDiskBeforeTheBroadcast(t *testing.T) {
	f := start(t)
	seen := false
	f.options.Sender = txmgr.New(watchingClient{f.client, func(tx *types.Transaction) {
		seen = f.count("SELECT COUNT(*) FROM settlement_txs WHERE hex(tx) = upper($1)", hex.EncodeToString(tx.Hash().Bytes())) == 1
	}}, f.Key("relayer"), txmgr.Options{PollInterval: 20 * time.Millisecond})
	f.restart()
	if answer := f.settle(f.pay(f.Key("buyer"))); !answer.Success || !seen {
		t.Fatalf("%+v, recorded before: %v", answer, seen)
	}
}

type watchingClient struct {
	*chain.Client
	before func(*types.Transaction)
}

func (w watchingClient) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	w.before(tx)
	return w.Client.SendTransaction(ctx, tx)
}

// beside opens the database as another program would.
func (f *fixture) beside() *sql.DB {
	f.t.Helper()
	db, err := sql.Open("sqlite", "file:"+f.database+"?_pragma=busy_timeout(10000)")
	if err != nil {
		f.t.Fatal(err)
	}
	return db
}

func (f *fixture) count(query string, args ...any) (n int) {
	f.t.Helper()
	db := f.beside()
	defer db.Close()
	if err := db.QueryRow(query, args...).Scan(&n); err != nil {
		f.t.Fatal(err)
	}
	return n
}

func TestHashThatCannotBeWrittenStopsTheBroadcast(t *testing.T) {
	f := start(t)
	db := f.beside()
	defer db.Close()
	if _, err := db.Exec("CREATE TRIGGER full BEFORE INSERT ON settlement_txs BEGIN SELECT RAISE(ABORT, 'disk full'); END"); err != nil {
		t.Fatal(err)
	}
	nothingIsBroadcast(t, f)
}

func TestStateThatCannotBeReadIsNoVerdict(t *testing.T) {
	f := start(t)
	db := f.beside()
	defer db.Close()
	rename := func(from, to string) {
		if _, err := db.Exec("ALTER TABLE " + from + " RENAME TO " + to); err != nil {
			t.Fatal(err)
		}
	}
	rename("settlements", "gone")
	defer rename("gone", "settlements")
	res, err := http.Post(f.url+"/settle", "application/json", bytes.NewReader(f.pay(f.Key("buyer")).body(t)))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != http.StatusServiceUnavailable || strings.Contains(string(raw), `"success"`) {
		t.Fatalf("%d %s %v", res.StatusCode, raw, err)
	}
	if n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer")); err != nil || n != 0 {
		t.Fatalf("%d transactions, %v", n, err)
	}
}

func TestClosingServerBroadcastsNothing(t *testing.T) {
	f := start(t)
	f.close(f.server)
	if answer := nothingIsBroadcast(t, f); !strings.Contains(answer.ErrorMessage, "shutting down") {
		t.Errorf("%+v", answer)
	}
}

func nothingIsBroadcast(t *testing.T, f *fixture) *x402.SettlementResponse {
	t.Helper()
	answer, status := post[x402.SettlementResponse](t, f.url+"/settle", f.pay(f.Key("buyer")).body(t))
	if answer.Success || answer.Transaction != "" || answer.ErrorReason != x402.ReasonUnexpectedSettle || status != 503 {
		t.Fatalf("%d %+v", status, answer)
	}
	if n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer")); err != nil || n != 0 {
		t.Fatalf("%d transactions, %v", n, err)
	}
	return answer
}

func TestReorganizationIsFollowed(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	var snapshot string
	if err := f.Client.Client().CallContext(t.Context(), &snapshot, "evm_snapshot"); err != nil {
		t.Fatal(err)
	}
	first := f.settle(p)
	if !first.Success {
		t.Fatalf("%+v", first)
	}
	if err := f.Control(t.Context(), "evm_revert", snapshot); err != nil {
		t.Fatal(err)
	}
	if got := f.balance(payTo); got != 0 {
		t.Fatalf("the revert left %d", got)
	}
	if err := f.Mine(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	second := f.settle(p)
	if !second.Success || string(second.Extra["blockHash"]) == string(first.Extra["blockHash"]) || f.balance(payTo) != price {
		t.Fatalf("%+v, received %d", second, f.balance(payTo))
	}
}
