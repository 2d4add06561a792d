package exchange

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// FuzzTypedFields checks that no body and no URL stops the reading of typed fields, that the same strings give the same
// fields, and that what is not strict JSON holds none.
func FuzzTypedFields(f *testing.F) {
	f.Add(manifest.QuoteDataTime+"; "+manifest.QuoteItems+"; "+manifest.QuoteSubject, "http://s/q?pair=ETH%2FUSD",
		[]byte(`{"pair":"ETH/USD","quotes":[1,2],"ts":1790000000}`), []byte(``))
	f.Add("data_time=response:/t@rfc3339; request_subject=body:/p", "http://s/q?pair=%zz", []byte(`{"t":"2026-11-30T00:00:00Z"}`), []byte(`{"p":"x"}`))
	f.Add("data_time=response:/t@unix_ms", "::", []byte(`{"t":-9007199254740991}`), []byte(`x`))
	f.Fuzz(func(t *testing.T, procedure, url string, body, asked []byte) {
		reading, err := manifest.ParseReading(procedure)
		if err != nil {
			return
		}
		request := Request{Method: "GET", URL: url, Body: asked}
		first := TypedFields(reading, request, body)
		if again := TypedFields(reading, request, bytes.Clone(body)); again != first {
			t.Fatalf("%+v, then %+v", first, again)
		}
		if first.DataTime > canon.MaxInteger {
			t.Fatalf("data time %d", first.DataTime)
		}
		if _, err := canon.Decode(body); err != nil {
			first.RequestSubject = Fields{}.RequestSubject
			if first != (Fields{}) {
				t.Fatalf("%+v in what is not JSON", first)
			}
		}
	})
}

// FuzzBody checks that a body has one form, and that every body has it.
func FuzzBody(f *testing.F) {
	f.Add([]byte(`{"utf8":"a"}`), []byte("a\x00\xff"))
	f.Add([]byte(`{"base64":"YQ=="}`), []byte("\t\r\n"))
	f.Fuzz(func(t *testing.T, form, content []byte) {
		var b Body
		if json.Unmarshal(form, &b) == nil {
			if canonical, err := canon.Canonicalize(form); err == nil {
				if again, err := json.Marshal(b); err != nil || !bytes.Equal(mustCanonical(t, again), canonical) {
					t.Fatalf("%s is written back as %s (%v)", canonical, again, err)
				}
			}
		}
		raw, err := json.Marshal(Body(content))
		if err != nil {
			t.Fatal(err)
		}
		var back Body
		if err := json.Unmarshal(raw, &back); err != nil || !bytes.Equal(back, content) {
			t.Fatalf("%q came back as %q (%v)", content, back, err)
		}
	})
}

func mustCanonical(t *testing.T, raw []byte) []byte {
	t.Helper()
	out, err := canon.Canonicalize(raw)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// FuzzSigner checks that a signature is refused for its one reason or has one signer, and that no second signature of
// the same record has that signer.
func FuzzSigner(f *testing.F) {
	signed := *record(f).Delivery
	f.Add([]byte(signed.Signature), uint8(0))
	f.Fuzz(func(t *testing.T, sig []byte, flip uint8) {
		if _, err := (SignedDelivery{signed.Delivery, sig}).Signer(chain, offer); err != nil && !errors.Is(err, ErrSignature) {
			t.Fatal(err)
		}
		want, err := signed.Signer(chain, offer)
		if err != nil {
			t.Fatal(err)
		}
		spoiled := bytes.Clone(signed.Signature)
		spoiled[int(flip)%len(spoiled)] ^= 1 + flip/65
		if got, err := (SignedDelivery{signed.Delivery, spoiled}).Signer(chain, offer); err == nil && got == want {
			t.Fatalf("a second signature %x of %s", spoiled, want)
		}
	})
}
