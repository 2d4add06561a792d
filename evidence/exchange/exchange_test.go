package exchange

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/redress-protocol/redress/evidence/canon"
)

var (
	chain = big.NewInt(31337)
	offer = common.HexToAddress("0x00000000000000000000000000000000000000d4")
)

func delivery() Delivery {
	return Delivery{
		Payer: common.HexToAddress("0x00000000000000000000000000000000000000e5"), PaymentRef: common.HexToHash("0x01"),
		RequestHash: common.HexToHash("0x02"), ResponseHash: common.HexToHash("0x03"), RequestSubject: common.HexToHash("0x04"),
		ResponseSubject: common.HexToHash("0x05"), ServedAt: 1_790_000_007, DataTime: 1_790_000_004, ItemCount: 2,
	}
}

func record(t testing.TB) *Exchange {
	t.Helper()
	key, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	request := Request{Method: "GET", URL: "http://seller.example/quote?pair=ETH%2FUSD"}
	body := []byte(`{"pair":"ETH/USD","quotes":[{"price":"3012.44","venue":"a"}],"ts":1790000004}`)
	d := delivery()
	if d.RequestHash, err = request.Hash(); err != nil {
		t.Fatal(err)
	}
	d.ResponseHash = ResponseHash(body)
	signed, err := d.Sign(key, chain, offer)
	if err != nil {
		t.Fatal(err)
	}
	return &Exchange{
		Version: Version, ChainID: 31337, Offer: offer, ManifestHash: common.HexToHash("0x06"), Request: request,
		Response: &Response{Status: 200, Headers: []Header{{Name: "content-type", Value: "application/json"}}, Body: body},
		Payment: &Payment{Payer: d.Payer, Nonce: d.PaymentRef, Amount: "10000", TransactionHash: common.HexToHash("0x07"),
			BlockHash: common.HexToHash("0x08"), BlockNumber: 12, BlockTime: 1_790_000_005, TransactionIndex: 1, LogIndex: 1},
		Delivery: &signed, X402: X402{Required: "e30=", Signature: "e30=", Response: "e30="}, ReceivedAt: 1_790_000_008,
	}
}

func TestExchangeRoundTrip(t *testing.T) {
	for name, change := range map[string]func(e *Exchange){
		"whole":         func(*Exchange) {},
		"no response":   func(e *Exchange) { e.Response, e.Delivery = nil, nil },
		"control bytes": func(e *Exchange) { e.Response.Body = []byte{1, 2} },
		"lines":         func(e *Exchange) { e.Response.Body = []byte("a\r\n\tb") },
		"binary body":   func(e *Exchange) { e.Response.Body = []byte{0xff, 0x00} },
		"empty body":    func(e *Exchange) { e.Response.Body = nil },
		"no payment":    func(e *Exchange) { e.Payment = nil },
		"disclosed":     func(e *Exchange) { e.DisclosedAt = 1_790_000_100 },
	} {
		e := record(t)
		change(e)
		raw, err := e.Canonical()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		back, err := Parse(raw)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		h, err := back.Hash()
		if err != nil || h != canon.Hash(raw) {
			t.Errorf("%s: hash %s %v", name, h, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	raw, err := record(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	replace := func(old, replacement string) string {
		if !strings.Contains(string(raw), old) {
			t.Fatalf("no %s in %s", old, raw)
		}
		return strings.Replace(string(raw), old, replacement, 1)
	}
	for name, c := range map[string]struct {
		in   string
		want error
	}{
		"space":                {string(raw) + " ", canon.ErrNotCanonical},
		"upper-case hash":      {replace(`"offer":"0x00000000000000000000000000000000000000d4"`, `"offer":"0x00000000000000000000000000000000000000D4"`), canon.ErrNotCanonical},
		"unknown member":       {replace(`"chain_id"`, `"a":1,"chain_id"`), canon.ErrUnknownMember},
		"member of other case": {replace(`"chain_id"`, `"Chain_id"`), canon.ErrUnknownMember},
		"duplicate":            {replace(`"chain_id"`, `"chain_id":31337,"chain_id"`), canon.ErrDuplicate},
		"version":              {replace(Version, "redress.exchange/2"), ErrVersion},
		"missing member":       {replace(`"chain_id":31337,`, ``), canon.ErrNotCanonical},
		"base64 of text":       {replace(`{"utf8":""}`, `{"base64":""}`), canon.ErrSyntax},
		"two bodies":           {replace(`{"utf8":""}`, `{"base64":"","utf8":""}`), canon.ErrSyntax},
		"no body":              {replace(`{"utf8":""}`, `{}`), canon.ErrSyntax},
		"body as text":         {replace(`{"utf8":""}`, `""`), canon.ErrSyntax},
	} {
		if _, err := Parse([]byte(c.in)); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

func TestCheckLimits(t *testing.T) {
	for name, c := range map[string]struct {
		change func(e *Exchange)
		want   error
	}{
		"lower-case method":    {func(e *Exchange) { e.Request.Method = "get" }, ErrInvalid},
		"no method":            {func(e *Exchange) { e.Request.Method = "" }, ErrInvalid},
		"no url":               {func(e *Exchange) { e.Request.URL = "" }, ErrInvalid},
		"fragment":             {func(e *Exchange) { e.Request.URL += "#x" }, ErrInvalid},
		"url at the limit":     {func(e *Exchange) { e.Request.URL = strings.Repeat("u", MaxURL) }, nil},
		"url too long":         {func(e *Exchange) { e.Request.URL = strings.Repeat("u", MaxURL+1) }, ErrTooLarge},
		"request at the limit": {func(e *Exchange) { e.Request.Body = make([]byte, MaxRequestBody) }, nil},
		"request too long":     {func(e *Exchange) { e.Request.Body = make([]byte, MaxRequestBody+1) }, ErrTooLarge},
		"body at the limit":    {func(e *Exchange) { e.Response.Body = bytes.Repeat([]byte{'a'}, MaxBody) }, nil},
		"body too long":        {func(e *Exchange) { e.Response.Body = bytes.Repeat([]byte{'a'}, MaxBody+1) }, ErrTooLarge},
		"status":               {func(e *Exchange) { e.Response.Status = 600 }, ErrInvalid},
		"headers at the limit": {func(e *Exchange) { e.Response.Headers = []Header{{"a", strings.Repeat("v", MaxHeaders-1)}} }, nil},
		"too many headers":     {func(e *Exchange) { e.Response.Headers = slices.Repeat([]Header{{"a", ""}}, MaxHeaders/64+1) }, ErrTooLarge},
		"header of control":    {func(e *Exchange) { e.Response.Headers[0].Value = "\x01" }, ErrInvalid},
		"header of no UTF-8":   {func(e *Exchange) { e.Response.Headers[0].Value = "\xff" }, ErrInvalid},
		"url of no UTF-8":      {func(e *Exchange) { e.Request.URL += "\xff" }, ErrInvalid},
		"x402 of no UTF-8":     {func(e *Exchange) { e.X402.Response = "\xff" }, ErrInvalid},
		"header name":          {func(e *Exchange) { e.Response.Headers[0].Name = "X" }, ErrInvalid},
		"header too long":      {func(e *Exchange) { e.Response.Headers[0].Value = strings.Repeat("v", MaxHeaders) }, ErrTooLarge},
		"x402 header too long": {func(e *Exchange) { e.X402.Required = strings.Repeat("v", MaxHeader+1) }, ErrTooLarge},
		"amount with zeros":    {func(e *Exchange) { e.Payment.Amount = "010" }, ErrInvalid},
		"negative amount":      {func(e *Exchange) { e.Payment.Amount = "-1" }, ErrInvalid},
		"amount too large":     {func(e *Exchange) { e.Payment.Amount = new(big.Int).Lsh(big.NewInt(1), 256).String() }, ErrInvalid},
		"block too large":      {func(e *Exchange) { e.Payment.BlockNumber = canon.MaxInteger + 1 }, ErrInvalid},
		"time too large":       {func(e *Exchange) { e.ReceivedAt = canon.MaxInteger + 1 }, ErrInvalid},
		"served too late":      {func(e *Exchange) { e.Delivery.Delivery.ServedAt = canon.MaxInteger + 1 }, ErrInvalid},
		"short signature":      {func(e *Exchange) { e.Delivery.Signature = e.Delivery.Signature[:64] }, ErrSignature},
	} {
		e := record(t)
		c.change(e)
		if _, err := e.Canonical(); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

// Whatever a seller answers within the limits, the payer can put it on record.
func TestRecordAtEveryLimitIsReadable(t *testing.T) {
	for _, filler := range []string{`"`, "\n", "\x01", "\xff", "\u2028"} {
		fill := func(n int) string { return strings.Repeat(filler, n/len(filler)) }
		e := record(t)
		e.Request.URL, e.Request.Body = strings.Repeat(`"`, MaxURL), Body(fill(MaxRequestBody))
		e.Response.Body = Body(fill(MaxBody))
		e.Response.Headers = KeepHeaders(map[string][]string{"A": {strings.Repeat(`"`, MaxHeaders-1), fill(10)}, "B": {fill(MaxHeaders)}})
		quote := strings.Repeat(`"`, MaxHeader)
		e.X402 = X402{quote, quote, quote}
		raw, err := e.Canonical()
		if err != nil {
			t.Fatalf("%q: %v", filler, err)
		}
		if _, err := Parse(raw); err != nil {
			t.Errorf("%q: %v", filler, err)
		}
	}
}

func TestKeepHeaders(t *testing.T) {
	got := KeepHeaders(map[string][]string{"X-B": {"2", "\xff", "3"}, "X-A": {"1"}, "": {"x"}, "X-C": {strings.Repeat("v", MaxHeaders)}})
	want := []Header{{"x-a", "1"}, {"x-b", "2"}, {"x-b", "3"}}
	if !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}

func TestRequestHashBindsEveryPart(t *testing.T) {
	base := Request{Method: "POST", URL: "http://a/b", Body: []byte("x")}
	raw, err := base.Canonical()
	if err != nil || string(raw) != `{"body":{"utf8":"x"},"method":"POST","url":"http://a/b"}` {
		t.Fatalf("%s %v", raw, err)
	}
	want, _ := base.Hash()
	if want != crypto.Keccak256Hash(raw) {
		t.Errorf("hash %s", want)
	}
	for _, other := range []Request{
		{"PUT", "http://a/b", Body("x")}, {"POST", "http://a/c", Body("x")}, {"POST", "http://a/b", Body("y")}, {"POST", "http://a/b", Body{0xff}},
	} {
		if h, err := other.Hash(); err != nil || h == want {
			t.Errorf("%+v has the same hash", other)
		}
	}
}

// The digest is compared with go-ethereum's own EIP-712 implementation.
func TestDeliveryDigest(t *testing.T) {
	d := delivery()
	data := apitypes.TypedData{
		Types: apitypes.Types{
			"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"}, {Name: "chainId", Type: "uint256"},
				{Name: "verifyingContract", Type: "address"}},
			"Delivery": {{Name: "payer", Type: "address"}, {Name: "paymentRef", Type: "bytes32"}, {Name: "requestHash", Type: "bytes32"},
				{Name: "responseHash", Type: "bytes32"}, {Name: "requestSubject", Type: "bytes32"}, {Name: "responseSubject", Type: "bytes32"},
				{Name: "servedAt", Type: "uint64"}, {Name: "dataTime", Type: "uint64"}, {Name: "itemCount", Type: "uint32"}},
		},
		PrimaryType: "Delivery",
		Domain: apitypes.TypedDataDomain{Name: "Redress", Version: "1", ChainId: (*math.HexOrDecimal256)(chain),
			VerifyingContract: offer.Hex()},
		Message: apitypes.TypedDataMessage{"payer": d.Payer.Hex(), "paymentRef": d.PaymentRef.Bytes(), "requestHash": d.RequestHash.Bytes(),
			"responseHash": d.ResponseHash.Bytes(), "requestSubject": d.RequestSubject.Bytes(), "responseSubject": d.ResponseSubject.Bytes(),
			"servedAt": new(big.Int).SetUint64(d.ServedAt), "dataTime": new(big.Int).SetUint64(d.DataTime), "itemCount": big.NewInt(int64(d.ItemCount))},
	}
	want, _, err := apitypes.TypedDataAndHash(data)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Digest(chain, offer); !bytes.Equal(got[:], want) {
		t.Errorf("digest %s, want %x", got, want)
	}
}

// vector is what other implementations of the receipt are compared with.
type vector struct {
	ChainID    uint64         `json:"chain_id"`
	Offer      common.Address `json:"offer"`
	Delivery   Delivery       `json:"delivery"`
	StructHash common.Hash    `json:"struct_hash"`
	Digest     common.Hash    `json:"digest"`
	Key        Hex            `json:"key"`
	Signer     common.Address `json:"signer"`
	Signature  Hex            `json:"signature"`
}

func TestDeliveryVector(t *testing.T) {
	raw, err := os.ReadFile("testdata/delivery.json")
	if err != nil {
		t.Fatal(err)
	}
	var v vector
	if err := json.Unmarshal(raw, &v); err != nil {
		t.Fatal(err)
	}
	id := new(big.Int).SetUint64(v.ChainID)
	if h := v.Delivery.StructHash(); h != v.StructHash {
		t.Errorf("struct hash %s", h)
	}
	if h := v.Delivery.Digest(id, v.Offer); h != v.Digest {
		t.Errorf("digest %s", h)
	}
	key, err := crypto.ToECDSA(v.Key)
	if err != nil {
		t.Fatal(err)
	}
	signed, err := v.Delivery.Sign(key, id, v.Offer)
	if err != nil || !bytes.Equal(signed.Signature, v.Signature) {
		t.Errorf("signature %x %v", signed.Signature, err)
	}
	if who, err := signed.Signer(id, v.Offer); err != nil || who != v.Signer {
		t.Errorf("signer %s %v", who, err)
	}
}

func TestSignerIsBoundToDomainAndFields(t *testing.T) {
	signed := *record(t).Delivery
	want, err := signed.Signer(chain, offer)
	if err != nil {
		t.Fatal(err)
	}
	for name, recovered := range map[string]func() (common.Address, error){
		"other chain": func() (common.Address, error) { return signed.Signer(big.NewInt(1), offer) },
		"other offer": func() (common.Address, error) { return signed.Signer(chain, common.Address{1}) },
		"other field": func() (common.Address, error) {
			s := signed
			s.Delivery.ItemCount++
			return s.Signer(chain, offer)
		},
	} {
		if who, err := recovered(); err == nil && who == want {
			t.Errorf("%s: the signature still holds", name)
		}
	}
}

func TestSignerRefusesMalleableSignatures(t *testing.T) {
	signed := *record(t).Delivery
	high := append(Hex(nil), signed.Signature...)
	s := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(high[32:64]))
	s.FillBytes(high[32:64])
	high[64] = 27 + 28 - high[64]
	raw := append(Hex(nil), signed.Signature...)
	raw[64] -= 27
	for name, sig := range map[string]Hex{"high s": high, "v of 0 or 1": raw, "short": signed.Signature[:64], "zero": make(Hex, 65), "empty": nil} {
		if _, err := (SignedDelivery{signed.Delivery, sig}).Signer(chain, offer); !errors.Is(err, ErrSignature) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	raw, err := record(f).Canonical()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Fuzz(func(t *testing.T, raw []byte) {
		e, err := Parse(raw)
		if err != nil {
			return
		}
		again, err := e.Canonical()
		if err != nil || !bytes.Equal(again, raw) {
			t.Fatalf("%q is written back as %q (%v)", raw, again, err)
		}
	})
}
