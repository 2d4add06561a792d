package facilitator_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestVerifyAcceptsAKeyHoldersPayment(t *testing.T) {
	f := start(t)
	answer := f.verify(f.pay(f.Key("buyer")))
	if !answer.IsValid || answer.Payer != devnet.Address("buyer").Hex() {
		t.Fatalf("%+v", answer)
	}
	if f.sender.sends.Load() != 0 {
		t.Fatal("verify broadcast something")
	}
}

func TestVerifyNamesWhatIsWrong(t *testing.T) {
	f := start(t)
	buyer := f.Key("buyer")
	both := func(change func(*x402.PaymentRequirements)) func(*payment) {
		return func(p *payment) { change(&p.accepted); change(&p.requirements) }
	}
	for name, c := range map[string]struct {
		change func(*payment)
		want   x402.Reason
	}{
		"payload scheme":  {func(p *payment) { p.accepted.Scheme = "upto" }, x402.ReasonUnsupportedScheme},
		"required scheme": {func(p *payment) { p.requirements.Scheme = "upto" }, x402.ReasonUnsupportedScheme},
		"no domain":       {both(func(r *x402.PaymentRequirements) { r.Extra = nil }), x402.ReasonExactMissingDomain},
		"unknown method": {both(func(r *x402.PaymentRequirements) {
			r.Extra = x402.Object{"name": quote("a"), "version": quote("b"), "assetTransferMethod": quote("erc7710")}
		}), x402.ReasonUnsupportedPayloadType},
		"payload network":  {func(p *payment) { p.accepted.Network = "eip155:1" }, x402.ReasonInvalidNetwork},
		"required network": {func(p *payment) { p.requirements.Network = "base" }, x402.ReasonInvalidNetwork},
		"other asset":      {both(func(r *x402.PaymentRequirements) { r.Asset = payTo.Hex() }), x402.ReasonInvalidRequirements},
		"asset no address": {both(func(r *x402.PaymentRequirements) { r.Asset = "0x1" }), x402.ReasonInvalidRequirements},
		"payTo no address": {both(func(r *x402.PaymentRequirements) { r.PayTo = "seller" }), x402.ReasonInvalidRequirements},
		"amount no number": {both(func(r *x402.PaymentRequirements) { r.Amount = "1e4" }), x402.ReasonInvalidRequirements},
		"amount of nothing": {func(p *payment) {
			p.auth.Value, p.accepted.Amount, p.requirements.Amount = new(uint256.Int), "0", "0"
		}, x402.ReasonInvalidRequirements},
		"foreign signature": {func(p *payment) { p.signature, _ = x402.SignTransfer(f.Key("stranger"), f.domain(), p.auth) }, x402.ReasonExactSignature},
		"short signature":   {func(p *payment) { p.signature = []byte{1, 2} }, x402.ReasonExactSignature},
		"receive signature": {func(p *payment) { p.signature, _ = x402.SignReceive(buyer, f.domain(), p.auth) }, x402.ReasonExactSignature},
		"undeployed wallet": {func(p *payment) { p.signature = wrap6492(t, make([]byte, 65)) }, x402.ReasonFactoryNotAllowed},
		"broken wrapper":    {func(p *payment) { p.signature = bytes.Repeat([]byte{0x64, 0x92}, 16) }, x402.ReasonInvalidPayload},
		"zero nonce":        {func(p *payment) { p.auth.Nonce = common.Hash{} }, x402.ReasonInvalidPayload},
		"other recipient":   {func(p *payment) { p.auth.To = common.Address{1} }, x402.ReasonExactRecipientMismatch},
		"expires too soon":  {func(p *payment) { p.auth.ValidBefore.SubUint64(p.auth.ValidBefore, 58) }, x402.ReasonExactValidBefore},
		"not yet valid":     {func(p *payment) { p.auth.ValidAfter = new(uint256.Int).Set(p.auth.ValidBefore) }, x402.ReasonExactValidAfter},
		"less than asked":   {func(p *payment) { p.auth.Value = uint256.NewInt(price - 1) }, x402.ReasonExactValueMismatch},
		"more than asked":   {func(p *payment) { p.auth.Value = uint256.NewInt(price + 1) }, x402.ReasonExactValueMismatch},
		"more than is there": {func(p *payment) {
			p.auth.Value = uint256.NewInt(1_000_001)
			p.accepted.Amount = "1000001"
			p.requirements.Amount = "1000001"
		}, x402.ReasonInsufficientFunds},
	} {
		answer := f.verify(f.pay(buyer, c.change))
		if answer.IsValid || answer.InvalidReason != c.want || answer.InvalidMessage == "" {
			t.Errorf("%s: %+v, want %s", name, answer, c.want)
		}
		if c.want == x402.ReasonExactSignature && !strings.Contains(answer.InvalidMessage, "not signed by") {
			t.Errorf("%s: left to the token: %+v", name, answer)
		}
	}
	if f.sender.sends.Load() != 0 {
		t.Error("verify broadcast something")
	}
}

// A relayer that serves one factory pays no gas for transfers to others, whichever way it is asked.
func TestFactoryLimitsWhoIsPaid(t *testing.T) {
	f := start(t)
	f.options.Factory = f.Deployment.Factory.Address
	f.restart()
	answer, settled := f.verify(f.pay(f.Key("buyer"))), f.settle(f.pay(f.Key("buyer")))
	if answer.IsValid || answer.InvalidReason != x402.ReasonInvalidRequirements || !strings.Contains(answer.InvalidMessage, "no Offer") {
		t.Errorf("verified %+v", answer)
	}
	if settled.Success || settled.ErrorReason != x402.ReasonInvalidRequirements || f.sender.sends.Load() != 0 {
		t.Errorf("settled %+v, %d sent", settled, f.sender.sends.Load())
	}
}

func TestVerifyNamesAWrongTokenDomain(t *testing.T) {
	f := start(t)
	for name, want := range map[string]x402.Reason{"name": x402.ReasonExactTokenName, "version": x402.ReasonExactTokenVersion} {
		p := f.pay(f.Key("buyer"))
		extra := x402.Object{"name": quote("USD Coin"), "version": quote("2")}
		extra[name] = quote("other")
		p.accepted.Extra, p.requirements.Extra = extra, extra
		domain := f.domain()
		if name == "name" {
			domain.Name = "other"
		} else {
			domain.Version = "other"
		}
		var err error
		if p.signature, err = x402.SignTransfer(f.Key("buyer"), domain, p.auth); err != nil {
			t.Fatal(err)
		}
		if answer := f.verify(p); answer.InvalidReason != want {
			t.Errorf("%s: %+v", name, answer)
		}
	}
}

func TestVerifyNamesABlockedPayerAndAPausedToken(t *testing.T) {
	f := start(t)
	if err := f.Blocklist(t.Context(), devnet.Address("buyer")); err != nil {
		t.Fatal(err)
	}
	for _, answer := range []struct {
		reason  x402.Reason
		message string
	}{
		{f.verify(f.pay(f.Key("buyer"))).InvalidReason, f.verify(f.pay(f.Key("buyer"))).InvalidMessage},
		{f.settle(f.pay(f.Key("buyer"))).ErrorReason, f.settle(f.pay(f.Key("buyer"))).ErrorMessage},
	} {
		if answer.reason != x402.ReasonExactSimulation || !strings.Contains(answer.message, "blocks the payer") {
			t.Errorf("blocked: %+v", answer)
		}
	}
	if err := f.Unblocklist(t.Context(), devnet.Address("buyer")); err != nil {
		t.Fatal(err)
	}
	f.call("deployer", bindings.NewFiatToken().PackPause())
	if answer := f.verify(f.pay(f.Key("buyer"))); answer.InvalidReason != x402.ReasonExactSimulation || !strings.Contains(answer.InvalidMessage, "paused") {
		t.Errorf("paused: %+v", answer)
	}
	p := f.pay(f.Key("buyer"))
	if answer := f.settle(p); answer.Success || answer.Transaction != "" || !strings.Contains(answer.ErrorMessage, "paused") {
		t.Errorf("paused settle: %+v", answer)
	}
	f.call("deployer", bindings.NewFiatToken().PackUnpause())
	if answer := f.settle(p); !answer.Success {
		t.Errorf("a refusal that broadcast nothing can be tried again: %+v", answer)
	}
}

func TestSmartWalletPays(t *testing.T) {
	f := start(t)
	wallet := f.wallet(devnet.Address("buyer-2"))
	f.mint(wallet, 2*price)
	from := func(p *payment) { p.auth.From = wallet }
	// 65 bytes go through the v, r, s form of the token, the wrapped one through it after unwrapping.
	for name, c := range map[string]func(*payment){
		"plain": func(*payment) {},
		"wrapped": func(p *payment) {
			sig, err := x402.SignTransfer(f.Key("buyer-2"), f.domain(), p.auth)
			if err != nil {
				t.Fatal(err)
			}
			p.signature = wrap6492(t, sig)
		},
	} {
		p := f.pay(f.Key("buyer-2"), from, c)
		if answer := f.verify(p); !answer.IsValid || answer.Payer != wallet.Hex() {
			t.Fatalf("%s verify: %+v", name, answer)
		}
		if answer := f.settle(p); !answer.Success {
			t.Fatalf("%s settle: %+v", name, answer)
		}
	}
	if got := f.balance(payTo); got != 2*price {
		t.Errorf("received %d", got)
	}
	if answer := f.verify(f.pay(f.Key("stranger"), from)); answer.InvalidReason != x402.ReasonExactSignature {
		t.Errorf("not the owner: %+v", answer)
	}
}

// anySignature is the runtime code of a wallet that stands by every signature: returns the magic word.
//
//	PUSH4 0x1626ba7e; PUSH1 224; SHL; PUSH0; MSTORE; PUSH1 32; PUSH0; RETURN
const anySignature = "0x631626ba7e60e01b5f5260205ff3"

func TestLongSignatureTakesTheBytesForm(t *testing.T) {
	f := start(t)
	wallet := common.HexToAddress("0x00000000000000000000000000000000000a11e7")
	if err := f.Control(t.Context(), "anvil_setCode", wallet, anySignature); err != nil {
		t.Fatal(err)
	}
	f.mint(wallet, price)
	p := f.pay(f.Key("stranger"), func(p *payment) { p.auth.From, p.signature = wallet, bytes.Repeat([]byte{9}, 97) })
	answer := f.settle(p)
	if !answer.Success {
		t.Fatalf("%+v", answer)
	}
	tx, _, err := f.client.TransactionByHash(t.Context(), common.HexToHash(answer.Transaction))
	if err != nil || !bytes.Equal(tx.Data()[:4], common.FromHex("0xcf092995")) {
		t.Fatalf("selector %x, %v", tx.Data()[:4], err)
	}
}

func TestWalletThatAnswersNonsenseIsRefused(t *testing.T) {
	f := start(t)
	wallet := common.HexToAddress("0x00000000000000000000000000000000000a11e7")
	for name, code := range map[string]string{
		"one":            "0x60015f5260205ff3",                                       // returns 1
		"zeros":          "0x60205ff3",                                               // returns an empty word
		"nothing":        "0x00",                                                     // returns no data
		"magic and more": "0x631626ba7e60e01b6001175f5260205ff3",                     // the magic word with its last bit set
		"short":          "0x631626ba7e60e01b5f5260045ff3",                           // four bytes only
		"revert":         "0x5f5ffd",                                                 // reverts
		"endless":        "0x5b5f56",                                                 // burns all gas
		"costly":         "0x6203d0905a11600c575f5ffd5b631626ba7e60e01b5f5260205ff3", // good only with more than 250,000 gas
	} {
		if err := f.Control(t.Context(), "anvil_setCode", wallet, code); err != nil {
			t.Fatal(err)
		}
		p := f.pay(f.Key("buyer"), func(p *payment) { p.auth.From = wallet })
		if answer := f.verify(p); answer.IsValid || answer.InvalidReason != x402.ReasonExactSignature ||
			!strings.Contains(answer.InvalidMessage, "wallet") { // not by the token only
			t.Errorf("%s: %+v", name, answer)
		}
	}
}

func TestMissingTokenIsNamed(t *testing.T) {
	ghost := common.Address{0xee}
	f := start(t, func(o *facilitator.Options) { o.Tokens = append(o.Tokens, ghost) })
	p := f.pay(f.Key("buyer"))
	p.accepted.Asset, p.requirements.Asset = ghost.Hex(), ghost.Hex()
	domain := f.domain()
	domain.Token = ghost
	var err error
	if p.signature, err = x402.SignTransfer(f.Key("buyer"), domain, p.auth); err != nil {
		t.Fatal(err)
	}
	if answer := f.verify(p); answer.InvalidReason != x402.ReasonAssetNotDeployed {
		t.Fatalf("%+v", answer)
	}
}

func TestTokenWithoutAuthorizationsIsNamed(t *testing.T) {
	f := start(t)
	other := f.Deployment.Factory.Address // a contract, and no token
	f.options.Tokens = append(f.options.Tokens, other)
	f.restart()
	p := f.pay(f.Key("buyer"))
	p.accepted.Asset, p.requirements.Asset = other.Hex(), other.Hex()
	domain := f.domain()
	domain.Token = other
	var err error
	if p.signature, err = x402.SignTransfer(f.Key("buyer"), domain, p.auth); err != nil {
		t.Fatal(err)
	}
	if answer := f.verify(p); answer.IsValid || answer.InvalidReason != x402.ReasonExactNotSupported {
		t.Fatalf("%+v", answer)
	}
}

func TestVersion1Bodies(t *testing.T) {
	f := start(t)
	p := f.pay(f.Key("buyer"))
	network := x402.Network(f.ChainID.Uint64())
	requirements := p.requirements.V1(x402.ResourceInfo{URL: "http://x/"})
	if requirements.Network != network {
		t.Fatalf("a local chain has no name, got %s", requirements.Network)
	}
	body, err := x402.Encode(x402.FacilitatorRequestV1{
		X402Version:         1,
		PaymentPayload:      x402.PaymentPayloadV1{Scheme: "exact", Network: network, Payload: x402.ExactPayload{Signature: p.signature, Authorization: p.auth}.Object()},
		PaymentRequirements: requirements,
	})
	if err != nil {
		t.Fatal(err)
	}
	if answer, _ := post[x402.VerifyResponse](t, f.url+"/verify", body); !answer.IsValid {
		t.Fatalf("verify %+v", answer)
	}
	if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success || answer.Network != network {
		t.Fatalf("settle %+v", answer)
	}
}

func TestBadBodiesAreBadRequests(t *testing.T) {
	f := start(t)
	good := string(f.pay(f.Key("buyer")).body(t))
	for name, c := range map[string]struct {
		body string
		want x402.Reason
	}{
		"empty":     {"", x402.ReasonInvalidPayload},
		"array":     {"[]", x402.ReasonInvalidPayload},
		"version 3": {`{"x402Version":3}`, x402.ReasonInvalidVersion},
		"versions":  {strings.Replace(good, `"x402Version":2`, `"x402Version":1`, 1), x402.ReasonInvalidPayload},
		"duplicate": {strings.Replace(good, `"value":`, `"value":"1","value":`, 1), x402.ReasonInvalidPayload},
		"nonce":     {strings.Replace(good, `"nonce":"0x`, `"nonce":"0x00`, 1), x402.ReasonInvalidPayload},
		"too long":  {`{"x402Version":2,"a":"` + strings.Repeat("a", x402.MaxDocument) + `"}`, x402.ReasonInvalidPayload},
	} {
		if answer, status := post[x402.VerifyResponse](t, f.url+"/verify", []byte(c.body)); status != http.StatusBadRequest || answer.InvalidReason != c.want {
			t.Errorf("verify %s: %d %+v", name, status, answer)
		}
		if answer, status := post[x402.SettlementResponse](t, f.url+"/settle", []byte(c.body)); status != http.StatusBadRequest || answer.ErrorReason != c.want || answer.Success {
			t.Errorf("settle %s: %d %+v", name, status, answer)
		}
	}
}

func TestSupportedHealthAndEvidence(t *testing.T) {
	f := start(t)
	get := func(path string) (int, string) {
		res, err := http.Get(f.url + path)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		var body json.RawMessage
		_ = json.NewDecoder(res.Body).Decode(&body)
		return res.StatusCode, string(body)
	}
	want := `{"kinds":[{"x402Version":2,"scheme":"exact","network":"eip155:31337"},{"x402Version":1,"scheme":"exact","network":"eip155:31337"}],` +
		`"extensions":["payment-identifier"],"signers":{"eip155:*":["` + devnet.Address("relayer").Hex() + `"]}}`
	if status, body := get("/supported"); status != http.StatusOK || body != want {
		t.Errorf("supported: %d %s", status, body)
	}
	for _, path := range []string{"/livez", "/readyz", "/evidence/groups/a"} {
		if status, body := get(path); status != http.StatusOK {
			t.Errorf("%s: %d %s", path, status, body)
		}
	}
	if err := f.Control(t.Context(), "anvil_setBalance", devnet.Address("relayer"), "0x0"); err != nil {
		t.Fatal(err)
	}
	if status, body := get("/readyz"); status != http.StatusServiceUnavailable {
		t.Errorf("without gas: %d %s", status, body)
	}
	f.Close()
	if status, _ := get("/readyz"); status != http.StatusServiceUnavailable {
		t.Errorf("without a chain: %d", status)
	}
	if answer, status := post[x402.VerifyResponse](t, f.url+"/verify", samplePayment(t, f)); status != http.StatusServiceUnavailable || answer.InvalidReason != x402.ReasonUnexpectedVerify {
		t.Errorf("verify without a chain: %d %+v", status, answer)
	}
	if answer, status := post[x402.SettlementResponse](t, f.url+"/settle", samplePayment(t, f)); status != http.StatusServiceUnavailable || answer.ErrorReason != x402.ReasonUnexpectedSettle {
		t.Errorf("settle without a chain: %d %+v", status, answer)
	}
}

// samplePayment needs no chain.
func samplePayment(t *testing.T, f *fixture) []byte {
	t.Helper()
	requirements := x402.PaymentRequirements{
		Scheme: "exact", Network: "eip155:31337", Amount: "1", Asset: f.token.Hex(), PayTo: payTo.Hex(), MaxTimeoutSeconds: 60,
		Extra: x402.Object{"name": quote("USD Coin"), "version": quote("2")},
	}
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	auth := x402.Authorization{From: crypto.PubkeyToAddress(key.PublicKey), To: payTo, Value: uint256.NewInt(1), ValidBefore: uint256.NewInt(1 << 40), Nonce: common.Hash{1}}
	p := &payment{auth: auth, accepted: requirements, requirements: requirements}
	if p.signature, err = x402.SignTransfer(key, f.domain(), auth); err != nil {
		t.Fatal(err)
	}
	return p.body(t)
}

// wrap6492 wraps a signature with the deployment of its wallet.
func wrap6492(t *testing.T, inner []byte) []byte {
	t.Helper()
	return wrapped6492(t, common.Address{1}, []byte("deploy"), inner)
}

func wrapped6492(t *testing.T, factory common.Address, deploy, inner []byte) []byte {
	t.Helper()
	var args abi.Arguments
	for _, name := range []string{"address", "bytes", "bytes"} {
		typ, err := abi.NewType(name, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, abi.Argument{Type: typ})
	}
	packed, err := args.Pack(factory, deploy, inner)
	if err != nil {
		t.Fatal(err)
	}
	return append(packed, bytes.Repeat([]byte{0x64, 0x92}, 16)...)
}
