package facilitator_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestSettleMovesTheMoneyAndSaysWhere(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	answer := f.settle(p)
	if !answer.Success || answer.Payer != devnet.Address("buyer").Hex() || answer.Network != "eip155:31337" || answer.Amount != "10000" {
		t.Fatalf("%+v", answer)
	}
	if got := f.balance(payTo); got != price {
		t.Fatalf("received %d", got)
	}
	tx, _, err := f.client.TransactionByHash(t.Context(), common.HexToHash(answer.Transaction))
	if err != nil || !bytes.Equal(tx.Data()[:4], common.FromHex("0xe3ee160e")) {
		t.Fatalf("a 65 byte signature takes the v, r, s form: %x, %v", tx.Data()[:4], err)
	}
	receipt, err := f.client.TransactionReceipt(t.Context(), common.HexToHash(answer.Transaction))
	if err != nil {
		t.Fatal(err)
	}
	var extra struct {
		BlockHash        common.Hash
		BlockNumber      uint64
		TransactionIndex uint
		LogIndex         int
	}
	for name, dst := range map[string]any{"blockHash": &extra.BlockHash, "blockNumber": &extra.BlockNumber, "transactionIndex": &extra.TransactionIndex, "logIndex": &extra.LogIndex} {
		if err := json.Unmarshal(answer.Extra[name], dst); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	log := receipt.Logs[extra.LogIndex]
	if extra.BlockHash != receipt.BlockHash || extra.BlockNumber != receipt.BlockNumber.Uint64() || extra.TransactionIndex != receipt.TransactionIndex ||
		log.Topics[0] != crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")) {
		t.Fatalf("%+v", extra)
	}
}

func TestReplaysGetTheSameAnswer(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	first := f.settle(p)
	again := f.settle(p)
	f.restart()
	restarted := f.settle(p)
	for _, answer := range []*x402.SettlementResponse{first, again, restarted} {
		if !answer.Success || answer.Transaction != first.Transaction || string(answer.Extra["logIndex"]) != string(first.Extra["logIndex"]) {
			t.Errorf("%+v, want %+v", answer, first)
		}
	}
	if n := f.sender.sends.Load(); n != 1 {
		t.Errorf("%d transactions", n)
	}
	if answer := f.verify(p); answer.InvalidReason != x402.ReasonExactNonceUsed {
		t.Errorf("verify of a settled payment: %+v", answer)
	}
	if err := f.Warp(t.Context(), 3600); err != nil {
		t.Fatal(err)
	}
	if answer := f.settle(p); !answer.Success {
		t.Errorf("after it expired: %+v", answer)
	}
}

func TestReplayForOtherRequirementsIsRefused(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	if answer := f.settle(p); !answer.Success {
		t.Fatalf("%+v", answer)
	}
	dearer, elsewhere := *p, *p
	dearer.requirements.Amount = "10001"
	elsewhere.requirements.PayTo = f.token.Hex()
	if answer := f.settle(&dearer); answer.Success || answer.ErrorReason != x402.ReasonExactValueMismatch {
		t.Errorf("dearer: %+v", answer)
	}
	if answer := f.settle(&elsewhere); answer.Success || answer.ErrorReason != x402.ReasonExactRecipientMismatch {
		t.Errorf("elsewhere: %+v", answer)
	}
}

func TestForgedCopyOfASettledPaymentIsRefused(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	if answer := f.settle(p); !answer.Success {
		t.Fatalf("%+v", answer)
	}
	forged := *p
	forged.signature = make([]byte, 65)
	if answer := f.settle(&forged); answer.Success || answer.ErrorReason != x402.ReasonExactSignature {
		t.Errorf("%+v", answer)
	}
}

func TestOneNonceServesOneAuthorization(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	if answer := f.settle(p); !answer.Success {
		t.Fatalf("%+v", answer)
	}
	other := f.pay(f.Key("buyer"), func(q *payment) {
		q.auth.Nonce = p.auth.Nonce
		q.auth.Value = uint256.NewInt(1)
		q.accepted.Amount, q.requirements.Amount = "1", "1"
	})
	if answer := f.settle(other); answer.Success || answer.ErrorReason != x402.ReasonExactNonceUsed {
		t.Errorf("%+v", answer)
	}
	// A server that never heard of the first one asks the chain.
	f.openState(filepath.Join(t.TempDir(), "other.db"))
	f.restart()
	if answer := f.settle(other); answer.Success || answer.ErrorReason != x402.ReasonExactNonceUsed {
		t.Errorf("fresh state: %+v", answer)
	}
}

func TestSettleByOthersCounts(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	receipt := f.call("stranger", transferCall(p))
	for _, when := range []string{"at once", "after a restart"} {
		answer := f.settle(p)
		if !answer.Success || answer.Transaction != receipt.TxHash.Hex() {
			t.Errorf("%s: %+v, want %s", when, answer, receipt.TxHash)
		}
		f.restart()
	}
	if n := f.sender.sends.Load(); n != 0 {
		t.Errorf("%d transactions", n)
	}
}

func TestFrontRunBetweenBroadcastAndBlock(t *testing.T) {
	f := start(t)
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	answers := make(chan *x402.SettlementResponse, 1)
	go func() { answers <- f.settle(p) }()
	awaitThat(t, "our broadcast", func() bool {
		n, err := f.client.PendingNonceAt(t.Context(), devnet.Address("relayer"))
		return err == nil && n == 1
	})
	// Higher fees put the other transaction before ours.
	other := raceTx(t, f, p)
	if err := f.client.SendTransaction(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	answer := <-answers
	if !answer.Success || answer.Transaction != other.Hash().Hex() {
		t.Fatalf("%+v, want %s", answer, other.Hash())
	}
}

func TestFrontRunAfterAPendingAnswer(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.SettleWait = 4 * time.Second })
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	p := f.pay(f.Key("buyer"))
	if answer := f.settle(p); answer.ErrorReason != x402.ReasonSettlementPending {
		t.Fatalf("%+v", answer)
	}
	other := raceTx(t, f, p)
	if err := f.client.SendTransaction(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	if answer := f.settle(p); !answer.Success || answer.Transaction != other.Hash().Hex() {
		t.Fatalf("%+v, want %s", answer, other.Hash())
	}
}

// raceTx is the same transfer by a stranger who pays more.
func raceTx(t *testing.T, f *fixture, p *payment) *types.Transaction {
	t.Helper()
	tip := uint256.NewInt(100_000_000_000).ToBig()
	tx, err := types.SignNewTx(f.Key("stranger"), types.LatestSignerForChainID(f.ChainID), &types.DynamicFeeTx{
		ChainID: f.ChainID, GasTipCap: tip, GasFeeCap: tip.Lsh(tip, 1), Gas: 200_000, To: &f.token, Data: transferCall(p),
	})
	if err != nil {
		t.Fatal(err)
	}
	return tx
}

func TestCancelledAuthorizationIsNotPaid(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	typeHash := crypto.Keccak256([]byte("CancelAuthorization(address authorizer,bytes32 nonce)"))
	structHash := crypto.Keccak256(typeHash, common.LeftPadBytes(p.auth.From[:], 32), p.auth.Nonce[:])
	separator := f.domain().Separator()
	sig, err := signature.Sign(f.Key("buyer"), crypto.Keccak256Hash([]byte{0x19, 1}, separator[:], structHash))
	if err != nil {
		t.Fatal(err)
	}
	f.call("stranger", bindings.NewFiatToken().PackCancelAuthorization0(p.auth.From, p.auth.Nonce, sig))
	f.mint(payTo, price) // a surplus of the same amount proves nothing
	if answer := f.settle(p); answer.Success || answer.ErrorReason != x402.ReasonExactNonceUsed || !strings.Contains(answer.ErrorMessage, "cancelled") {
		t.Fatalf("%+v", answer)
	}
}

func TestHundredIdenticalSettlesMakeOneTransaction(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	body := p.body(t)
	var wg sync.WaitGroup
	var mu sync.Mutex
	hashes := map[string]int{}
	for range 100 {
		wg.Go(func() {
			answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body)
			mu.Lock()
			defer mu.Unlock()
			if !answer.Success {
				t.Errorf("%+v", answer)
			}
			hashes[answer.Transaction]++
		})
	}
	wg.Wait()
	n, err := f.client.NonceAt(t.Context(), devnet.Address("relayer"), nil)
	if len(hashes) != 1 || n != 1 || err != nil || f.balance(payTo) != price {
		t.Fatalf("hashes %v, %d transactions, %v, received %d", hashes, n, err, f.balance(payTo))
	}
}

func TestDistinctSettlesRunSideBySide(t *testing.T) {
	f := start(t)
	bodies := make([][]byte, 20)
	for i := range bodies {
		bodies[i] = f.pay(f.Key("buyer")).body(t)
	}
	var wg sync.WaitGroup
	for _, body := range bodies {
		wg.Go(func() {
			if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success {
				t.Errorf("%+v", answer)
			}
		})
	}
	wg.Wait()
	if got := f.balance(payTo); got != int64(len(bodies))*price {
		t.Errorf("received %d", got)
	}
}

func TestTooManyRequestsAreToldToComeBack(t *testing.T) {
	f := start(t)
	body := f.pay(f.Key("buyer")).body(t)
	release := f.server.Fill(0)
	res, err := http.Post(f.url+"/settle", "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusTooManyRequests || res.Header.Get("Retry-After") == "" {
		t.Errorf("status %d", res.StatusCode)
	}
	release()
	if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success {
		t.Errorf("%+v", answer)
	}
}

func TestSettlementByOthersLongAgoIsNotGuessedAt(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.Lookback = 2 })
	p := f.pay(f.Key("buyer"))
	f.call("stranger", transferCall(p))
	if err := f.Mine(t.Context(), 5); err != nil {
		t.Fatal(err)
	}
	if answer := f.settle(p); answer.Success || answer.ErrorReason != x402.ReasonInvalidTransaction {
		t.Fatalf("%+v", answer)
	}
}
