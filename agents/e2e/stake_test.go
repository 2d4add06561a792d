package e2e_test

import (
	"crypto/ecdsa"
	"encoding/hex"
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// commandFlags are what every command of an account needs.
func (w *world) commandFlags(key *ecdsa.PrivateKey) []string {
	w.t.Helper()
	dir := w.t.TempDir()
	deployment, name := filepath.Join(dir, "deployment.json"), filepath.Join(dir, "key")
	if err := w.net.Deployment.Save(deployment); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(hex.EncodeToString(crypto.FromECDSA(key))), 0o600); err != nil {
		w.t.Fatal(err)
	}
	return []string{"--rpc", w.net.URL, "--deployment", deployment, "--relayer", w.relay, "--key-file", name}
}

// validatorCommand runs `redress validator` for an account.
func (w *world) validatorCommand(key *ecdsa.PrivateKey, out any, name string, args ...string) {
	w.t.Helper()
	w.run(out, append(append([]string{"validator", name}, w.commandFlags(key)...), args...)...)
}

func (w *world) statusOf(key *ecdsa.PrivateKey) (s validator.Status) {
	w.t.Helper()
	w.validatorCommand(key, &s, "status")
	return s
}

// Register, add, leave, take, claim and report by commands alone.
func TestStakeCommands(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	w.sit(1, 2, 3)
	h.finish()
	var sent struct{ Transaction common.Hash }
	var claimed struct{ Transactions []common.Hash }

	key := w.account("newcomer")
	if _, err := w.command(w.within(caseTime), append([]string{"validator", "stake", "--units", "5"}, w.commandFlags(key)...)...); err == nil {
		t.Fatal("registered without an endpoint")
	}
	w.validatorCommand(key, &sent, "stake", "--units", "5", "--endpoint", "https://newcomer.example/")
	w.validatorCommand(key, &sent, "stake", "--units", "2")
	w.validatorCommand(key, &sent, "endpoint", "https://elsewhere.example/")
	if s := w.statusOf(key); s.Place != 4 || s.Units != 7 || s.Stake != "700000" || s.LeavesAt != 0 || len(s.Seats)+len(s.Losses) != 0 {
		t.Fatalf("%+v", s)
	}
	w.validatorCommand(key, &sent, "unstake", "--units", "3")
	s := w.statusOf(key)
	if s.Units != 4 || s.Unbonding != 3 || s.LeavesAt == 0 || s.Stake != "700000" {
		t.Fatalf("%+v", s)
	}
	take := append([]string{"validator", "unstake"}, w.commandFlags(key)...)
	if _, err := w.command(w.within(caseTime), take...); err == nil {
		t.Fatal("the stake left before its time")
	}
	w.warp(s.LeavesAt - h.head().Time + 1)
	who := crypto.PubkeyToAddress(key.PublicKey)
	before := w.balance(who)
	w.run(&sent, take...)
	if got := new(big.Int).Sub(w.balance(who), before); got.Int64() != 300_000 {
		t.Fatalf("%s came back", got)
	}

	cheat := devnet.Key("validator-1")
	cheater := crypto.PubkeyToAddress(cheat.PublicKey)
	said := h.receiptsOf(h.words()[h.seatNumber(cheater)].transcript)
	other := h.contradict(said, cheat)
	reporter := w.account("reporter")
	report := append([]string{"validator", "report", "--receipts", said.Hex(), "--receipts", other.Hex()}, w.commandFlags(reporter)...)
	w.run(&sent, report...)
	h.assertSlashed(cheater, crypto.PubkeyToAddress(reporter.PublicKey))
	if _, err := w.command(w.within(caseTime), report...); err == nil {
		t.Fatal("reported twice")
	}
	if s := w.statusOf(cheat); s.Place != 0 || s.Stake != "0" || s.Fees != "10000" || len(s.Losses) != 1 || s.Losses[0].Kind != validator.LossSlash || s.Losses[0].Amount != "1000000" {
		t.Fatalf("%+v", s)
	}
	before = w.balance(crypto.PubkeyToAddress(reporter.PublicKey))
	w.validatorCommand(reporter, &claimed, "claim")
	if got := new(big.Int).Sub(w.balance(crypto.PubkeyToAddress(reporter.PublicKey)), before); got.Int64() != 100_000 || len(claimed.Transactions) != 1 {
		t.Fatalf("%s claimed in %d transactions", got, len(claimed.Transactions))
	}
	if _, err := w.command(w.within(caseTime), append([]string{"validator", "claim"}, w.commandFlags(reporter)...)...); err == nil {
		t.Fatal("claimed nothing")
	}
}
