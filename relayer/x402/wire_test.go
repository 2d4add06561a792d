package x402

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Documents as the TypeScript SDK wrote them, with members added that this package does not know.
const (
	requiredDoc = `{"x402Version":2,"error":"Payment required","resource":{"url":"http://127.0.0.1:18547/eoa","description":"d","mimeType":"application/json","zz":1},
"accepts":[{"scheme":"exact","network":"eip155:31337","amount":"10000","asset":"0x5fbdb2315678afecb367f032d93f642f64180aa3","payTo":"0x90F79bf6EB2c4f870365E785982E1f101E93b906","maxTimeoutSeconds":60,"extra":{"name":"Test USD","version":"2","deep":{"a":[1,2,{"b":null}]}},"future":{"x":1e2}}],
"extensions":{"dispute":{"info":{"offer":"0x1"},"schema":{}}}}`
	payloadDoc = `{"x402Version":2,"payload":{"authorization":{"from":"0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC","to":"0x90F79bf6EB2c4f870365E785982E1f101E93b906","value":"10000","validAfter":"0","validBefore":"1796021014","nonce":"0x1111111111111111111111111111111111111111111111111111111111111111"},"signature":"0xbf"},
"resource":{"url":"http://127.0.0.1:18547/eoa"},"accepted":{"scheme":"exact","network":"eip155:31337","amount":"10000","asset":"0x5fbdb2315678afecb367f032d93f642f64180aa3","payTo":"0x90F79bf6EB2c4f870365E785982E1f101E93b906","maxTimeoutSeconds":60,"extra":{"name":"Test USD","version":"2"},"future":true},"more":[]}`
	requiredV1Doc = `{"x402Version":1,"error":"e","accepts":[{"scheme":"exact","network":"base-sepolia","maxAmountRequired":"10000","resource":"http://x/","description":"","mimeType":"application/json","payTo":"0x90F79bf6EB2c4f870365E785982E1f101E93b906","maxTimeoutSeconds":60,"asset":"0x5fbdb2315678afecb367f032d93f642f64180aa3","extra":{"name":"USDC","version":"2"},"outputSchema":{"a":1},"unknown":"kept"}]}`
	payloadV1Doc  = `{"x402Version":1,"scheme":"exact","network":"base-sepolia","payload":{"signature":"0x01"},"unknown":"kept"}`
)

func roundTrip[T any](t *testing.T, doc string) *T {
	t.Helper()
	v, err := Decode[T]([]byte(doc))
	if err != nil {
		t.Fatal(err)
	}
	header, err := EncodeHeader(v)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := base64.StdEncoding.DecodeString(header)
	if err != nil {
		t.Fatal(err)
	}
	if !equalJSON(raw, []byte(doc)) {
		t.Errorf("%T changed on the way:\n%s\n%s", v, doc, raw)
	}
	again, err := DecodeHeader[T](header)
	if err != nil {
		t.Fatal(err)
	}
	second, err := EncodeHeader(again)
	if err != nil || second != header {
		t.Errorf("%T is not stable: %v", v, err)
	}
	return again
}

func TestDocumentsKeepUnknownMembers(t *testing.T) {
	required := roundTrip[PaymentRequired](t, requiredDoc)
	if required.Accepts[0].Amount != "10000" || required.Resource.Description != "d" {
		t.Errorf("read %+v", required)
	}
	payload := roundTrip[PaymentPayload](t, payloadDoc)
	if payload.Accepted.PayTo != "0x90F79bf6EB2c4f870365E785982E1f101E93b906" || payload.Resource.URL == "" {
		t.Errorf("read %+v", payload)
	}
	roundTrip[PaymentRequiredV1](t, requiredV1Doc)
	roundTrip[PaymentPayloadV1](t, payloadV1Doc)
}

func TestReadersAreCaseExact(t *testing.T) {
	doc := strings.Replace(payloadDoc, `"payTo"`, `"PAYTO"`, 1)
	if _, err := Decode[PaymentPayload]([]byte(doc)); !errors.Is(err, ErrMalformed) {
		t.Errorf("another spelling of payTo was read: %v", err)
	}
	var settle SettlementResponse
	if err := json.Unmarshal([]byte(`{"Success":true,"success":false,"transaction":"","network":""}`), &settle); err != nil || settle.Success {
		t.Errorf("Success overrode success: %v %+v", err, settle)
	}
	var verify VerifyResponse
	if err := json.Unmarshal([]byte(`{"isValid":false,"ISVALID":true}`), &verify); err != nil || verify.IsValid {
		t.Errorf("ISVALID overrode isValid: %v", err)
	}
}

func TestHeadersAreStrict(t *testing.T) {
	good, err := EncodeHeader(json.RawMessage(payloadDoc))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := DecodeHeader[PaymentPayload](good); err != nil {
		t.Fatal(err)
	}
	encode := base64.StdEncoding.EncodeToString
	for name, header := range map[string]string{
		"empty":          "",
		"not base64":     "%%%",
		"line break":     good[:8] + "\n" + good[8:],
		"no padding":     base64.RawStdEncoding.EncodeToString([]byte(`{"x402Version":3}`)),
		"url alphabet":   base64.URLEncoding.EncodeToString([]byte(`{"x402Version":2,"x":"???>>>~~~"}`)),
		"trailing bits":  strings.Replace(encode([]byte(`{"x402Version":3}`)), "0=", "1=", 1),
		"duplicate":      encode([]byte(strings.Replace(payloadDoc, `"more":[]`, `"more":[],"more":[]`, 1))),
		"deep duplicate": encode([]byte(strings.Replace(payloadDoc, `"value":"10000"`, `"value":"10000","value":"1"`, 1))),
		"two values":     encode([]byte(payloadDoc + "{}")),
		"null":           encode([]byte("null")),
		"array":          encode([]byte("[]")),
		"no accepted":    encode([]byte(strings.Replace(payloadDoc, `"accepted"`, `"other"`, 1))),
		"null payload":   encode([]byte(`{"x402Version":2,"accepted":{},"payload":null}`)),
		"too long":       encode([]byte(`{"x402Version":2,"a":"` + strings.Repeat("a", MaxDocument) + `"}`)),
	} {
		if _, err := DecodeHeader[PaymentPayload](header); !errors.Is(err, ErrMalformed) && !errors.Is(err, ErrTooLong) || errors.Is(err, ErrVersion) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := DecodeHeader[PaymentPayload](encode([]byte(`{"x402Version":3}`))); !errors.Is(err, ErrVersion) {
		t.Errorf("version 3: %v", err)
	}
}

func TestVersionOf(t *testing.T) {
	for doc, want := range map[string]int{payloadDoc: 2, payloadV1Doc: 1, `{"x402Version":9,"z":{}}`: 9} {
		if got, err := VersionOf([]byte(doc)); err != nil || got != want {
			t.Errorf("%.30s: %d, %v", doc, got, err)
		}
	}
	for _, doc := range []string{`{}`, `{"X402VERSION":2}`, `{"x402Version":"2"}`, `{"x402Version":2.5}`} {
		if _, err := VersionOf([]byte(doc)); !errors.Is(err, ErrMalformed) {
			t.Errorf("%s: %v", doc, err)
		}
	}
}

func TestMatchComparesAllButExtra(t *testing.T) {
	required := roundTrip[PaymentRequired](t, requiredDoc)
	offered := required.Accepts
	if i, ok := Match(offered, offered[0]); !ok || i != 0 {
		t.Fatal("an echo does not match")
	}
	for name, change := range map[string]func(*PaymentRequirements){
		"scheme":     func(p *PaymentRequirements) { p.Scheme = "upto" },
		"network":    func(p *PaymentRequirements) { p.Network = "eip155:1" },
		"amount":     func(p *PaymentRequirements) { p.Amount = "1" },
		"asset case": func(p *PaymentRequirements) { p.Asset = strings.ToUpper(p.Asset) },
		"payTo case": func(p *PaymentRequirements) { p.PayTo = strings.ToLower(p.PayTo) },
		"timeout":    func(p *PaymentRequirements) { p.MaxTimeoutSeconds++ },
		"extra value": func(p *PaymentRequirements) {
			p.Extra = Object{"name": []byte(`"USDC"`), "version": p.Extra["version"], "deep": p.Extra["deep"]}
		},
		"extra deep": func(p *PaymentRequirements) {
			p.Extra = Object{"name": p.Extra["name"], "version": p.Extra["version"], "deep": []byte(`{"b":1}`)}
		},
		"extra gone":   func(p *PaymentRequirements) { p.Extra = nil },
		"unknown gone": func(p *PaymentRequirements) { p.Unknown = nil },
		"unknown more": func(p *PaymentRequirements) { p.Unknown = Object{"future": p.Unknown["future"], "x": []byte("1")} },
	} {
		changed := offered[0]
		change(&changed)
		if _, ok := Match(offered, changed); ok {
			t.Errorf("%s changed and still matches", name)
		}
	}
	more := offered[0]
	more.Extra = Object{"added": []byte("1"), "name": []byte(`"Test\u0020USD"`), "version": []byte(` "2"`), "deep": []byte(`{"a":[1,2,{"b":null}],"added":1}`)}
	if _, ok := Match(append([]PaymentRequirements{{}}, offered...), more); !ok {
		t.Error("an added extra member or another spelling of the same value breaks the match")
	}
}

func TestEchoMatches(t *testing.T) {
	advertised := Object{"a": []byte(`{"info":{"id":1},"schema":{"t":2}}`)}
	for name, c := range map[string]struct {
		echoed Object
		want   bool
	}{
		"absent":  {nil, true},
		"equal":   {Object{"a": []byte(`{"schema":{"t":2},"info":{"id":1}}`)}, true},
		"added":   {Object{"a": []byte(`{"info":{"id":1,"more":2},"schema":{"t":2}}`), "b": []byte("1")}, true},
		"changed": {Object{"a": []byte(`{"info":{"id":2},"schema":{"t":2}}`)}, false},
		"removed": {Object{"a": []byte(`{"info":{"id":1}}`)}, false},
		"missing": {Object{}, false},
		"other":   {Object{"a": []byte(`[]`)}, false},
	} {
		if got := EchoMatches(advertised, c.echoed); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestNetworks(t *testing.T) {
	for network, want := range map[string]uint64{"eip155:31337": 31337, "base-sepolia": 84532, "base": 8453} {
		if got, err := ChainID(network); err != nil || got != want {
			t.Errorf("%s: %d, %v", network, got, err)
		}
	}
	for _, bad := range []string{"", "foundry", "eip155:", "eip155:01", "eip155:+1", "eip155:99999999999999999999", "EIP155:1", "solana:x"} {
		if _, err := ChainID(bad); !errors.Is(err, ErrNetwork) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if NetworkName(84532) != "base-sepolia" || NetworkName(31337) != "eip155:31337" {
		t.Error("names")
	}
	seen := map[uint64]bool{}
	for name, id := range namesV1 {
		if seen[id] {
			t.Errorf("%s shares its chain id", name)
		}
		seen[id] = true
	}
}

func TestV1AndV2SayTheSame(t *testing.T) {
	v1 := roundTrip[PaymentRequiredV1](t, requiredV1Doc).Accepts[0]
	v2 := v1.V2()
	if v2.Network != "eip155:84532" || v2.Amount != "10000" {
		t.Errorf("v2 %+v", v2)
	}
	back := v2.V1(ResourceInfo{URL: v1.Resource, MimeType: v1.MimeType})
	back.OutputSchema, back.Unknown = v1.OutputSchema, v1.Unknown
	if !reflect.DeepEqual(back, v1) {
		t.Errorf("back %+v, want %+v", back, v1)
	}
}

func fuzzDecode[T any](f *testing.F, docs ...string) {
	for _, doc := range docs {
		f.Add([]byte(doc))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		v, err := Decode[T](raw)
		if err != nil {
			return
		}
		first, err := Encode(v)
		if err != nil {
			t.Fatalf("decoded %q but cannot encode it: %v", raw, err)
		}
		if _, err := canon.Decode(first); err != nil {
			t.Fatalf("wrote %q: %v", first, err)
		}
		again, err := Decode[T](first)
		if err != nil {
			t.Fatalf("wrote %q, cannot read it: %v", first, err)
		}
		if second, err := Encode(again); err != nil || string(second) != string(first) {
			t.Fatalf("not stable: %q, %q, %v", first, second, err)
		}
	})
}

func FuzzPaymentRequired(f *testing.F)   { fuzzDecode[PaymentRequired](f, requiredDoc) }
func FuzzPaymentPayload(f *testing.F)    { fuzzDecode[PaymentPayload](f, payloadDoc) }
func FuzzPaymentPayloadV1(f *testing.F)  { fuzzDecode[PaymentPayloadV1](f, payloadV1Doc) }
func FuzzPaymentRequiredV1(f *testing.F) { fuzzDecode[PaymentRequiredV1](f, requiredV1Doc) }

func FuzzHeader(f *testing.F) {
	good, _ := EncodeHeader(json.RawMessage(payloadDoc))
	f.Add(good)
	f.Fuzz(func(t *testing.T, header string) {
		p, err := DecodeHeader[PaymentPayload](header)
		if err != nil {
			return
		}
		if exact, err := p.Exact(); err == nil {
			if _, err := (&PaymentPayload{Payload: exact.Object()}).Exact(); err != nil {
				t.Fatalf("wrote an authorization that cannot be read: %v", err)
			}
		}
	})
}
