package facilitator_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// permit2Models compiles the models once: runtime code by contract.
var permit2Models = sync.OnceValues(func() (map[string]string, error) {
	root, err := devnet.RepositoryRoot()
	if err != nil {
		return nil, err
	}
	source, err := os.ReadFile("testdata/Permit2Model.sol")
	if err != nil {
		return nil, err
	}
	input, err := json.Marshal(map[string]any{
		"language": "Solidity", "sources": map[string]any{"m": map[string]string{"content": string(source)}},
		"settings": map[string]any{"outputSelection": map[string]any{"*": map[string]any{"*": []string{"evm.deployedBytecode.object"}}}},
	})
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(filepath.Join(root, "contracts/tools/solc-0.8.37"), "--standard-json")
	cmd.Stdin = bytes.NewReader(input)
	raw, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	var out struct {
		Contracts map[string]map[string]struct {
			EVM struct {
				DeployedBytecode struct{ Object string }
			}
		}
	}
	if err := json.Unmarshal(raw, &out); err != nil {
		return nil, err
	}
	codes := map[string]string{}
	for name, c := range out.Contracts["m"] {
		codes[name] = "0x" + c.EVM.DeployedBytecode.Object
	}
	return codes, nil
})

// withPermit2 puts the models where the real contracts are on other chains, and gives Permit2 the buyer's allowance.
func (f *fixture) withPermit2() {
	f.t.Helper()
	codes, err := permit2Models()
	if err != nil {
		f.t.Fatal(err)
	}
	for at, name := range map[common.Address]string{x402.Permit2: "Permit2Model", x402.ExactPermit2Proxy: "ExactProxyModel"} {
		if len(codes[name]) < 100 {
			f.t.Fatalf("%s was not compiled", name)
		}
		if err := f.Control(f.t.Context(), "anvil_setCode", at, codes[name]); err != nil {
			f.t.Fatal(err)
		}
	}
	f.call("buyer", bindings.NewFiatToken().PackApprove(x402.Permit2, uint256.NewInt(1_000_000).ToBig()))
}

// permit is a Permit2 payment under construction.
type permit struct {
	*payment
	a x402.Permit2Authorization
}

func (f *fixture) permit(role string, change ...func(*permit)) *permit {
	f.t.Helper()
	key := f.Key(role)
	p := &permit{payment: f.pay(key)}
	p.accepted.Extra = x402.Object{"assetTransferMethod": quote("permit2")}
	p.requirements.Extra = p.accepted.Extra
	p.a = x402.Permit2Authorization{
		From: crypto.PubkeyToAddress(key.PublicKey), Token: f.token, Amount: uint256.NewInt(price), Spender: x402.ExactPermit2Proxy,
		Nonce: uint256.NewInt(1000 + uint64(f.nonce)), Deadline: p.auth.ValidBefore, To: payTo, ValidAfter: new(uint256.Int),
	}
	p.signature = nil
	for _, c := range change {
		c(p)
	}
	if p.signature == nil {
		sig, err := x402.SignPermit2(key, f.ChainID.Uint64(), p.a)
		if err != nil {
			f.t.Fatal(err)
		}
		p.signature = sig
	}
	return p
}

func (p *permit) body(t *testing.T) []byte {
	t.Helper()
	raw, err := x402.Encode(x402.FacilitatorRequest{
		X402Version:         2,
		PaymentPayload:      x402.PaymentPayload{Accepted: p.accepted, Payload: x402.Permit2Payload{Signature: p.signature, Authorization: p.a}.Object()},
		PaymentRequirements: p.requirements,
	})
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func (f *fixture) verifyPermit(p *permit) *x402.VerifyResponse {
	f.t.Helper()
	answer, _ := post[x402.VerifyResponse](f.t, f.url+"/verify", p.body(f.t))
	return answer
}

func (f *fixture) settlePermit(p *permit) *x402.SettlementResponse {
	f.t.Helper()
	answer, _ := post[x402.SettlementResponse](f.t, f.url+"/settle", p.body(f.t))
	return answer
}

func TestPermit2PaymentIsVerifiedSettledAndAnsweredAgain(t *testing.T) {
	f := start(t)
	f.withPermit2()
	p := f.permit("buyer")
	if answer := f.verifyPermit(p); !answer.IsValid || answer.Payer != devnet.Address("buyer").Hex() {
		t.Fatalf("%+v", answer)
	}
	first := f.settlePermit(p)
	if !first.Success || first.Amount != "10000" || f.balance(payTo) != price {
		t.Fatalf("%+v", first)
	}
	again := f.settlePermit(p)
	f.openState(filepath.Join(t.TempDir(), "other.db")) // a relayer that knows nothing finds it on the chain
	f.restart()
	found := f.settlePermit(p)
	for _, answer := range []*x402.SettlementResponse{again, found} {
		if !answer.Success || answer.Transaction != first.Transaction || string(answer.Extra["logIndex"]) != string(first.Extra["logIndex"]) {
			t.Errorf("%+v, want %+v", answer, first)
		}
	}
	if n := f.sender.sends.Load(); n != 1 {
		t.Errorf("%d transactions", n)
	}
	if answer := f.verifyPermit(p); answer.InvalidReason != x402.ReasonPermit2Nonce {
		t.Errorf("verify of a settled permit: %+v", answer)
	}
}

func TestPermit2VerifyNamesWhatIsWrong(t *testing.T) {
	f := start(t)
	f.withPermit2()
	f.mint(devnet.Address("buyer-2"), price) // who gave no allowance
	for name, c := range map[string]struct {
		role   string
		change func(*permit)
		want   x402.Reason
	}{
		"spender":       {"buyer", func(p *permit) { p.a.Spender[0]++ }, x402.ReasonPermit2Spender},
		"recipient":     {"buyer", func(p *permit) { p.a.To[0]++ }, x402.ReasonPermit2Recipient},
		"too late":      {"buyer", func(p *permit) { p.a.Deadline = new(uint256.Int).SubUint64(p.a.Deadline, 58) }, x402.ReasonPermit2Expired},
		"too early":     {"buyer", func(p *permit) { p.a.ValidAfter = p.a.Deadline }, x402.ReasonPermit2NotYetValid},
		"less":          {"buyer", func(p *permit) { p.a.Amount = uint256.NewInt(price - 1) }, x402.ReasonPermit2Amount},
		"more":          {"buyer", func(p *permit) { p.a.Amount = uint256.NewInt(price + 1) }, x402.ReasonPermit2Amount},
		"token":         {"buyer", func(p *permit) { p.a.Token[0]++ }, x402.ReasonPermit2Token},
		"signature":     {"buyer", func(p *permit) { p.signature = make([]byte, 65) }, x402.ReasonPermit2Signature},
		"not an object": {"buyer", func(p *permit) { p.a.Nonce = nil; p.signature = bytes.Repeat([]byte{0x64, 0x92}, 16) }, x402.ReasonInvalidPayload},
		"no allowance":  {"buyer-2", func(*permit) {}, x402.ReasonPermit2Allowance},
		"no money":      {"stranger", func(*permit) {}, x402.ReasonPermit2Balance},
	} {
		if answer := f.verifyPermit(f.permit(c.role, c.change)); answer.IsValid || answer.InvalidReason != c.want || answer.InvalidMessage == "" {
			t.Errorf("%s: %+v, want %s", name, answer, c.want)
		}
	}
	for _, at := range []common.Address{x402.ExactPermit2Proxy, x402.Permit2} {
		code, err := f.client.CodeAt(t.Context(), at, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Control(t.Context(), "anvil_setCode", at, "0x"); err != nil {
			t.Fatal(err)
		}
		if answer := f.verifyPermit(f.permit("buyer")); answer.InvalidReason != x402.ReasonPermit2ProxyNotDeployed {
			t.Errorf("%s without code: %+v", at, answer)
		}
		if err := f.Control(t.Context(), "anvil_setCode", at, hexutil.Encode(code)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPermit2OfAWalletIsAskedOfIt(t *testing.T) {
	f := start(t)
	f.withPermit2()
	wallet := f.wallet(devnet.Address("buyer-2"))
	from := func(p *permit) { p.a.From = wallet }
	if answer := f.verifyPermit(f.permit("stranger", from)); answer.InvalidReason != x402.ReasonPermit2Signature {
		t.Errorf("not the owner: %+v", answer)
	}
	if answer := f.verifyPermit(f.permit("buyer-2", from)); answer.InvalidReason != x402.ReasonPermit2Balance {
		t.Errorf("the owner, without money: %+v", answer)
	}
}

// A used nonce proves nothing: the payer may have invalidated it, or used it for another permit.
func TestInvalidatedPermitIsNotPaid(t *testing.T) {
	f := start(t)
	f.withPermit2()
	p := f.permit("buyer")
	data := crypto.Keccak256([]byte("invalidateUnorderedNonces(uint256,uint256)"))[:4]
	word, bit := new(uint256.Int).Rsh(p.a.Nonce, 8), new(uint256.Int).Lsh(uint256.NewInt(1), uint(p.a.Nonce.Uint64()&0xff))
	for _, v := range []*uint256.Int{word, bit} {
		b := v.Bytes32()
		data = append(data, b[:]...)
	}
	f.send("buyer", x402.Permit2, data)
	f.call("buyer", bindings.NewFiatToken().PackTransfer(payTo, uint256.NewInt(price).ToBig())) // the same transfer, another cause
	if answer := f.settlePermit(p); answer.Success || answer.ErrorReason != x402.ReasonPermit2Nonce {
		t.Fatalf("%+v", answer)
	}
}

// send sends data to a contract from a named role.
func (f *fixture) send(role string, to common.Address, data []byte) *types.Receipt {
	f.t.Helper()
	manager := txmgr.New(f.client, f.Key(role), txmgr.Options{})
	receipt, err := manager.Send(f.t.Context(), txmgr.Candidate{To: &to, Data: data})
	if err != nil {
		f.t.Fatal(err)
	}
	return receipt
}

func TestStockClientPaysByPermit2(t *testing.T) {
	f := start(t)
	f.withPermit2()
	url := f.serveExpress(payTo, "METHOD=permit2")
	bought := f.payWithSDK(url)
	if bought.Status != http.StatusOK || len(bought.Exchanges) != 2 {
		t.Fatalf("status %d: %+v", bought.Status, bought.Exchanges)
	}
	settled, err := x402.DecodeHeader[x402.SettlementResponse](find(bought.Exchanges[1].Headers, x402.HeaderResponse))
	if err != nil || !settled.Success || f.balance(payTo) != price {
		t.Fatalf("%+v, %v", settled, err)
	}
}

// create2 is the deployer that every chain has at the same address: salt and creation code in, wallet out.
var create2 = common.HexToAddress("0x4e59b44847b379578588920cA78FbF26c0B4956C")

// counterfactual is a wallet that does not exist yet and how it comes into being.
func (f *fixture) counterfactual(owner common.Address, salt byte) (common.Address, []byte) {
	f.t.Helper()
	code := f.walletCode(owner)
	data := append(common.Hash{salt}.Bytes(), code...)
	return crypto.CreateAddress2(create2, common.Hash{salt}, crypto.Keccak256(code)), data
}

func TestWalletThatDoesNotExistYetPays(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.WalletFactories = []common.Address{create2} })
	wallet, deploy := f.counterfactual(devnet.Address("buyer-2"), 1)
	f.mint(wallet, 2*price)
	pay := func(role string, to common.Address, data []byte) *payment {
		return f.pay(f.Key(role), func(p *payment) {
			p.auth.From = wallet
			sig, err := x402.SignTransfer(f.Key(role), f.domain(), p.auth)
			if err != nil {
				t.Fatal(err)
			}
			p.signature = wrapped6492(t, to, data, sig)
		})
	}
	good := pay("buyer-2", create2, deploy)
	for name, c := range map[string]struct {
		p    *payment
		want x402.Reason
	}{
		"foreign factory":  {pay("buyer-2", f.token, deploy), x402.ReasonFactoryNotAllowed},
		"foreign owner":    {pay("stranger", create2, deploy), x402.ReasonExactSignature},
		"creates nothing":  {pay("buyer-2", create2, []byte{1}), x402.ReasonExactSimulation},
		"another's wallet": {pay("buyer-2", create2, append(common.Hash{9}.Bytes(), f.walletCode(devnet.Address("buyer-2"))...)), x402.ReasonExactSignature},
	} {
		if answer := f.verify(c.p); answer.IsValid || answer.InvalidReason != c.want {
			t.Errorf("%s: %+v, want %s", name, answer, c.want)
		}
		if answer := f.settle(c.p); answer.Success || answer.ErrorReason != c.want {
			t.Errorf("%s: %+v, want %s", name, answer, c.want)
		}
	}
	if n := f.sender.sends.Load(); n != 0 {
		t.Fatalf("%d transactions for invalid payments", n)
	}
	if answer := f.verify(good); !answer.IsValid || answer.Payer != wallet.Hex() {
		t.Fatalf("%+v", answer)
	}
	if answer := f.settle(good); !answer.Success || f.balance(payTo) != price {
		t.Fatalf("%+v", answer)
	}
	if n := f.sender.sends.Load(); n != 2 {
		t.Errorf("%d transactions, want the wallet and the transfer", n)
	}
	// The wallet is there now; the wrapper does no harm.
	second := pay("buyer-2", create2, deploy)
	if answer := f.verify(second); !answer.IsValid {
		t.Fatalf("%+v", answer)
	}
	if answer := f.settle(second); !answer.Success || f.sender.sends.Load() != 3 {
		t.Fatalf("%+v after %d transactions", answer, f.sender.sends.Load())
	}
}
