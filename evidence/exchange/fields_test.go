package exchange

import (
	"math"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/manifest"
)

var quotes = manifest.Reading{DataTime: "/ts", DataTimeFormat: manifest.FormatUnix, Items: "/quotes", Subject: "/pair", RequestQuery: "pair"}

func TestTypedFields(t *testing.T) {
	request := Request{Method: "GET", URL: "http://s/q?pair=ETH%2FUSD"}
	got := TypedFields(quotes, request, []byte(`{"pair":"ETH/USD","quotes":[1,2],"ts":1790000000}`))
	want := Fields{RequestSubject: SubjectHash("ETH/USD"), ResponseSubject: SubjectHash("ETH/USD"), DataTime: 1790000000, ItemCount: 2}
	if got != want {
		t.Errorf("%+v", got)
	}
	if got := TypedFields(quotes, Request{URL: "http://s/q"}, []byte(`not JSON`)); got != (Fields{}) {
		t.Errorf("unreadable: %+v", got)
	}
	if got := TypedFields(manifest.Reading{}, request, []byte(`{"pair":"ETH/USD","quotes":[1],"ts":1}`)); got != (Fields{}) {
		t.Errorf("nothing read: %+v", got)
	}
	if got := TypedFields(quotes, request, []byte(`{"quotes":9007199254740991}`)); got.ItemCount != math.MaxUint32 {
		t.Errorf("item count is capped: %d", got.ItemCount)
	}
}

func TestDataTime(t *testing.T) {
	for _, c := range []struct {
		format, value string
		want          uint64
	}{
		{manifest.FormatUnix, `5`, 5}, {manifest.FormatUnix, `0`, 0}, {manifest.FormatUnix, `-5`, 0}, {manifest.FormatUnix, `5.5`, 0},
		{manifest.FormatUnix, `"5"`, 0}, {manifest.FormatUnix, `null`, 0}, {manifest.FormatUnix, `1e3`, 0},
		{manifest.FormatUnix, `9007199254740992`, 0}, {manifest.FormatUnix, `"2026-11-30T00:00:00Z"`, 0},
		{manifest.FormatMillis, `5999`, 5}, {manifest.FormatMillis, `999`, 0}, {manifest.FormatMillis, `-5999`, 0},
		{manifest.FormatRFC, `"1970-01-01T00:00:05Z"`, 5}, {manifest.FormatRFC, `"1970-01-01T01:00:05.9+01:00"`, 5},
		{manifest.FormatRFC, `"1969-12-31T23:59:59Z"`, 0}, {manifest.FormatRFC, `"1970-01-01 00:00:05"`, 0}, {manifest.FormatRFC, `5`, 0},
	} {
		r := manifest.Reading{DataTime: "/t", DataTimeFormat: c.format}
		if got := DataTime(r, Decode([]byte(`{"t":`+c.value+`}`))); got != c.want {
			t.Errorf("%s %s: %d, want %d", c.format, c.value, got, c.want)
		}
	}
	if got := DataTime(quotes, Decode([]byte(`{}`))); got != 0 {
		t.Errorf("missing: %d", got)
	}
}

func TestItems(t *testing.T) {
	for in, want := range map[string]int64{
		`[]`: 0, `[null]`: 1, `[1,2,3]`: 3, `7`: 7, `0`: 0, `-1`: 0, `1.5`: 0, `"7"`: 0, `{"a":1}`: 0, `null`: 0, `true`: 0,
	} {
		if got := Items(quotes, Decode([]byte(`{"quotes":`+in+`}`))); got != want {
			t.Errorf("%s: %d, want %d", in, got, want)
		}
	}
}

func TestSubjects(t *testing.T) {
	for url, want := range map[string]string{
		"http://s/q?pair=ETH%2FUSD": "ETH/USD", "http://s/q?pair=ETH/USD&x=1": "ETH/USD", "http://s/q": "", "http://s/q?pair=": "",
		"http://s/q?pair=A&pair=B": "", "http://s/q?pair=%zz": "", "http://s/q?Pair=A": "", "http://s/q?a;b&pair=A": "", "://": "",
	} {
		got, ok := RequestSubject(quotes, Request{URL: url})
		if ok != (want != "") || got != want {
			t.Errorf("%s: %q %t, want %q", url, got, ok, want)
		}
	}
	inBody := manifest.Reading{RequestBody: "/ask/pair", Subject: "/pair"}
	if got, ok := RequestSubject(inBody, Request{Body: []byte(`{"ask":{"pair":"A"}}`)}); !ok || got != "A" {
		t.Errorf("body: %q %t", got, ok)
	}
	for in, want := range map[string]string{`"A"`: "A", `""`: "", `1`: "", `null`: "", `["A"]`: ""} {
		got, ok := ResponseSubject(inBody, Decode([]byte(`{"pair":`+in+`}`)))
		if ok != (want != "") || got != want {
			t.Errorf("%s: %q %t", in, got, ok)
		}
	}
	if SubjectHash("") == (common.Hash{}) {
		t.Error("only an absent subject is zero")
	}
}

func TestInteger(t *testing.T) {
	for in, want := range map[string]int64{`5`: 5, `"5"`: 5, `-5`: -5, `"-5"`: -5, `0`: 0, `"0"`: 0} {
		if got, err := Integer(Decode([]byte(`{"n":`+in+`}`)), "/n"); err != nil || got != want {
			t.Errorf("%s: %d %v", in, got, err)
		}
	}
	for _, in := range []string{`5.0`, `1e1`, `"05"`, `"+5"`, `" 5"`, `""`, `null`, `[5]`, `9007199254740992`, `"9007199254740992"`, `-0`} {
		if got, err := Integer(Decode([]byte(`{"n":`+in+`}`)), "/n"); err == nil {
			t.Errorf("%s: %d", in, got)
		}
	}
	if _, err := Integer(Decode([]byte(`{"n":5,}`)), "/n"); err == nil {
		t.Error("invalid JSON holds an integer")
	}
}
