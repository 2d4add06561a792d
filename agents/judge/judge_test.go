package judge

import (
	"bytes"
	"fmt"
	"math/big"
	"reflect"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

const servedAt = 1_790_000_005

var offer = common.HexToAddress("0x00000000000000000000000000000000000000d4")

func compiled(t testing.TB, build func(manifest.Frame) (*manifest.Document, error)) *manifest.Compiled {
	t.Helper()
	d, err := build(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: 31337,
		Token: common.HexToAddress("0xa1"), Symbol: "USDC", AmountMin: big.NewInt(1), AmountMax: big.NewInt(2),
		Seller: common.HexToAddress("0xb2"), Arbitrator: common.HexToAddress("0xc3"),
		Figures: manifest.Redress{Seats: 3, ContestWindowSeconds: 120, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "3", Fee: "1", AnswerCost: "1", Penalty: "0", RelayCap: "0"},
	})
	if err != nil {
		t.Fatal(err)
	}
	c, defects := manifest.Compile(d)
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	return c
}

func feed(t testing.TB) *manifest.Compiled {
	return compiled(t, func(f manifest.Frame) (*manifest.Document, error) { return manifest.QuoteFeed(f, 5) })
}

// answered is an exchange as an honest transport would freeze it: the seller signs whatever body it served.
func answered(t testing.TB, c *manifest.Compiled, url, body string) *exchange.Exchange {
	t.Helper()
	key, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	request := exchange.Request{Method: "GET", URL: url}
	hash, err := request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	f := exchange.TypedFields(c.Reading, request, []byte(body))
	signed, err := exchange.Delivery{
		RequestHash: hash, ResponseHash: exchange.ResponseHash([]byte(body)), RequestSubject: f.RequestSubject,
		ResponseSubject: f.ResponseSubject, ServedAt: servedAt, DataTime: f.DataTime, ItemCount: f.ItemCount,
	}.Sign(key, c.ChainID, offer)
	if err != nil {
		t.Fatal(err)
	}
	return &exchange.Exchange{Version: exchange.Version, ChainID: 31337, Offer: offer, ManifestHash: c.Hash, Request: request,
		Response: &exchange.Response{Status: 200, Body: exchange.Body(body)}, Delivery: &signed}
}

const asked = "http://s/quote?pair=ETH%2FUSD"

func quote(pair string, quotes string, ts int64) string {
	return fmt.Sprintf(`{"pair":%q,"quotes":%s,"ts":%d}`, pair, quotes, ts)
}

func verdicts(findings []Finding) []Verdict {
	out := []Verdict{}
	for _, f := range findings {
		out = append(out, f.Verdict)
	}
	return out
}

func TestMeasureQuoteFeed(t *testing.T) {
	c := feed(t)
	one := `[{"price":"1"}]`
	for _, k := range []struct {
		name, url, body string
		want            []Verdict
	}{
		{"honest", asked, quote("ETH/USD", one, servedAt), []Verdict{Pass, Pass, Pass}},
		{"exactly as old as promised", asked, quote("ETH/USD", one, servedAt-5), []Verdict{Pass, Pass, Pass}},
		{"one second older", asked, quote("ETH/USD", one, servedAt-6), []Verdict{Fail, Pass, Pass}},
		{"stale", asked, quote("ETH/USD", one, servedAt-9*3600), []Verdict{Fail, Pass, Pass}},
		{"data time after serving", asked, quote("ETH/USD", one, servedAt+60), []Verdict{Pass, Pass, Pass}},
		{"hollow", asked, quote("ETH/USD", "[]", servedAt), []Verdict{Pass, Fail, Pass}},
		{"substituted", asked, quote("BTC/USD", one, servedAt), []Verdict{Pass, Pass, Fail}},
		{"other case", asked, quote("eth/usd", one, servedAt), []Verdict{Pass, Pass, Fail}},
		{"no subject in the request", "http://s/quote", quote("ETH/USD", one, servedAt), []Verdict{Pass, Pass, Unresolved}},
		{"empty object", asked, `{}`, []Verdict{Fail, Fail, Fail}},
		{"empty body", asked, ``, []Verdict{Fail, Fail, Fail}},
		{"not JSON", asked, `<html>`, []Verdict{Fail, Fail, Fail}},
		{"duplicate member", asked, `{"pair":"ETH/USD","pair":"ETH/USD","quotes":[1],"ts":1790000005}`, []Verdict{Fail, Fail, Fail}},
		{"time as text", asked, `{"pair":"ETH/USD","quotes":[1],"ts":"1790000005"}`, []Verdict{Fail, Pass, Pass}},
		{"nulls", asked, `{"pair":null,"quotes":null,"ts":null}`, []Verdict{Fail, Fail, Fail}},
	} {
		t.Run(k.name, func(t *testing.T) {
			findings := Measure(c, answered(t, c, k.url, k.body))
			if got := verdicts(findings); !reflect.DeepEqual(got, k.want) {
				t.Errorf("got %v, want %v: %+v", got, k.want, findings)
			}
			for i, f := range findings {
				if f.Bit != i || f.Requirement != c.Requirements[i].ID || f.Measure == "" || f.Bound == "" || f.Detail == "" {
					t.Errorf("incomplete %+v", f)
				}
				if (f.State == StateMeasured) == (f.Verdict == Unresolved) {
					t.Errorf("state %q with %s", f.State, f.Verdict)
				}
			}
		})
	}
}

// What the seller signs about a body and what the judge measures in it agree on every bound, so that a self-proven
// breach and a judged one cannot contradict each other.
func TestSignedFieldsAgreeWithMeasures(t *testing.T) {
	c := feed(t)
	for _, body := range []string{
		quote("ETH/USD", "[1]", servedAt), quote("ETH/USD", "[1]", servedAt-5), quote("ETH/USD", "[1]", servedAt-6), quote("ETH/USD", "[]", 0),
		quote("X", "3", servedAt+1), `{}`, ``, `{"pair":"","quotes":-1,"ts":-1}`, `{"pair":"ETH/USD","quotes":{"a":1},"ts":1.5}`,
	} {
		e := answered(t, c, asked, body)
		d := e.Delivery.Delivery
		breach := []bool{
			d.ServedAt > d.DataTime+uint64(c.Bounds.MaxAge),
			d.ItemCount < c.Bounds.MinItems,
			d.RequestSubject != d.ResponseSubject,
		}
		for i, f := range Measure(c, e) {
			if (f.Verdict == Fail) != breach[i] {
				t.Errorf("%s: %s is %s, the signed fields say breach %t", body, f.Requirement, f.Verdict, breach[i])
			}
		}
	}
}

func TestMeasureNeedsWhatTheSellerSigned(t *testing.T) {
	c := feed(t)
	for name, change := range map[string]func(e *exchange.Exchange) *exchange.Exchange{
		"no record":   func(*exchange.Exchange) *exchange.Exchange { return nil },
		"no response": func(e *exchange.Exchange) *exchange.Exchange { e.Response = nil; return e },
		"no receipt":  func(e *exchange.Exchange) *exchange.Exchange { e.Delivery = nil; return e },
		"another body": func(e *exchange.Exchange) *exchange.Exchange {
			e.Response.Body = append(e.Response.Body, ' ')
			return e
		},
		"another request":  func(e *exchange.Exchange) *exchange.Exchange { e.Request.URL += "x"; return e },
		"another manifest": func(e *exchange.Exchange) *exchange.Exchange { e.ManifestHash[0]++; return e },
	} {
		e := change(answered(t, c, asked, quote("BTC/USD", "[]", 1)))
		for _, f := range Measure(c, e) {
			if f.Verdict != Unresolved || f.State != StateNoEvidence || f.Detail == "" {
				t.Errorf("%s: %+v", name, f)
			}
		}
	}
}

// The payer chooses when to contest: what only grew old until the answer disclosed it is no fault of the seller, and no
// proof that it came in time either.
func TestAgeAtADisclosureResolvesNothingByItself(t *testing.T) {
	c := feed(t)
	for _, k := range []struct {
		name              string
		data, disclosedAt int64
		want              Verdict
		state, value      string
	}{
		{"held before", servedAt - 5, 0, Pass, StateMeasured, "5"},
		{"disclosed in time", servedAt, servedAt + 5, Pass, StateMeasured, "0"},
		{"disclosed one second later", servedAt, servedAt + 6, Unresolved, StateNoEvidence, "0"},
		{"stale when served, disclosed at once", servedAt - 6, servedAt - 1, Fail, StateMeasured, "6"},
		{"stale when served, disclosed later", servedAt - 6, servedAt + 500, Fail, StateMeasured, "6"},
		{"data time after serving, disclosed later", servedAt + 3, servedAt + 9, Unresolved, StateNoEvidence, "0"},
	} {
		e := answered(t, c, asked, quote("ETH/USD", "[1]", k.data))
		e.DisclosedAt = uint64(k.disclosedAt)
		if f := Measure(c, e)[0]; f.Verdict != k.want || f.State != k.state || f.Value != k.value {
			t.Errorf("%s: %+v", k.name, f)
		}
	}
	e := answered(t, c, asked, quote("ETH/USD", "[1]", servedAt))
	for _, disclosedAt := range []uint64{0, servedAt + 1} {
		e.DisclosedAt, e.Delivery.Delivery.ServedAt = disclosedAt, 0
		if f := Measure(c, e)[0]; f.Verdict != Unresolved || f.State != StateNoEvidence {
			t.Errorf("no reference: %+v", f)
		}
	}
}

func TestOtherMeasures(t *testing.T) {
	for _, k := range []struct {
		criterion, body string
		want            Verdict
	}{
		{"body_bytes <= 2", `{}`, Pass}, {"body_bytes <= 1", `{}`, Fail}, {"body_bytes == 0", ``, Pass},
		{"json_valid == 1", `{"a":1}`, Pass}, {"json_valid == 1", `{"a":1,"a":1}`, Fail}, {"json_valid == 1", `1 `, Pass}, {"json_valid == 0", ``, Pass},
		{"field_present:/a == 1", `{"a":0}`, Pass}, {"field_present:/a == 1", `{"a":false}`, Pass}, {"field_present:/a == 1", `{"a":[]}`, Pass},
		{"field_present:/a == 1", `{"a":null}`, Fail}, {"field_present:/a == 1", `{"a":""}`, Fail}, {"field_present:/a == 1", `{"b":1}`, Fail},
		{"field_present:/a/1 == 1", `{"a":[1,2]}`, Pass}, {"field_present:/a == 1", `{`, Fail},
		{"integer_field:/n >= 3", `{"n":3}`, Pass}, {"integer_field:/n >= 3", `{"n":"3"}`, Pass}, {"integer_field:/n >= 3", `{"n":2}`, Fail},
		{"integer_field:/n >= 3", `{"n":3.0}`, Fail}, {"integer_field:/n >= 3", `{}`, Fail}, {"integer_field:/n <= 3", `{"n":"x"}`, Fail},
		{"integer_field:/n < 0", `{"n":-1}`, Pass},
		{"field_type:/a:string == 1", `{"a":""}`, Pass}, {"field_type:/a:string == 1", `{"a":1}`, Fail}, {"field_type:/a:string == 1", `{}`, Fail},
		{"field_type:/a:number == 1", `{"a":1.5e9}`, Pass}, {"field_type:/a:number == 1", `{"a":7}`, Pass}, {"field_type:/a:number == 1", `{"a":"7"}`, Fail},
		{"field_type:/a:integer == 1", `{"a":7}`, Pass}, {"field_type:/a:integer == 1", `{"a":7.0}`, Fail}, {"field_type:/a:integer == 1", `{"a":7e0}`, Fail},
		{"field_type:/a:integer == 1", `{"a":9007199254740991}`, Pass}, {"field_type:/a:integer == 1", `{"a":9007199254740992}`, Fail},
		{"field_type:/a:boolean == 1", `{"a":false}`, Pass}, {"field_type:/a:boolean == 1", `{"a":0}`, Fail}, {"field_type:/a:array == 1", `{"a":[]}`, Pass},
		{"field_type:/a:array == 1", `{"a":{}}`, Fail}, {"field_type:/a:object == 1", `{"a":{}}`, Pass}, {"field_type:/a:object == 1", `{"a":null}`, Fail},
		{"field_type:/a:object == 0", `{"a":null}`, Pass}, {"field_type:/a:string == 1", `{"a":"x","a":"x"}`, Fail}, {"field_type:/a:string == 1", ``, Fail},
		{"number:/p@2 >= 10050", `{"p":100.50}`, Pass}, {"number:/p@2 >= 10050", `{"p":"100.5"}`, Pass}, {"number:/p@2 >= 10050", `{"p":100.499999}`, Fail},
		{"number:/p@2 <= 10050", `{"p":100.501}`, Fail}, {"number:/p@2 > 10050", `{"p":100.501}`, Pass}, {"number:/p@2 < 10051", `{"p":100.509}`, Pass},
		{"number:/p@2 == 10050", `{"p":100.501}`, Fail}, {"number:/p@2 == 10050", `{"p":1.005e2}`, Pass}, {"number:/p@0 > 0", `{"p":1e-300}`, Pass},
		{"number:/p@0 >= 0", `{"p":-1e-300}`, Fail}, {"number:/p@0 <= 9007199254740991", `{"p":"1e400"}`, Fail}, {"number:/p@0 >= 0", `{"p":"abc"}`, Fail},
		{"number:/p@0 >= 0", `{"p":""}`, Fail}, {"number:/p@0 >= 0", `{"p":null}`, Fail}, {"number:/p@0 >= 0", `{"p":true}`, Fail}, {"number:/p@0 >= 0", `{}`, Fail},
		{"number:/p@0 >= 0", ``, Fail}, {"number:/p@0 <= 1", `{}`, Fail}, {"number:/p@0 <= 1", `{"p":" 1"}`, Fail}, {"number:/p@0 <= 1", `{"p":"0x1"}`, Fail},
	} {
		check, err := manifest.ParseCriteria(k.criterion)
		if err != nil {
			t.Fatal(err)
		}
		c := &manifest.Compiled{ChainID: big.NewInt(31337), Requirements: []manifest.CompiledRequirement{{ID: "R1", Check: check}}}
		if f := Measure(c, answered(t, c, asked, k.body))[0]; f.Verdict != k.want {
			t.Errorf("%s on %s: %+v", k.criterion, k.body, f)
		}
	}
	unknown := &manifest.Compiled{ChainID: big.NewInt(31337), Requirements: []manifest.CompiledRequirement{{ID: "R1", Check: manifest.Check{Measure: "beauty", Op: "==", Bound: 0}}}}
	if f := Measure(unknown, answered(t, unknown, asked, ""))[0]; f.Verdict != Unresolved {
		t.Errorf("an unknown measure resolves: %+v", f)
	}
}

func TestWithoutAModelJudgedRunsStayUnresolved(t *testing.T) {
	c := compiled(t, manifest.Vague)
	cells, findings := Observe(c, answered(t, c, asked, `{"pair":"ETH/USD"}`), nil)
	want := manifest.Observations{{{Pass}}, {{Unresolved, Unresolved, Unresolved}, {Unresolved, Unresolved, Unresolved}}}
	if !reflect.DeepEqual(cells, want) {
		t.Errorf("%v", cells)
	}
	if f := findings[1]; f.State != StateNotAvailable || f.Verdict != Unresolved {
		t.Errorf("%+v", f)
	}
	p, err := c.Procedure.Replay()
	if err != nil {
		t.Fatal(err)
	}
	word, err := adjudication.Pack(p, cells)
	if err != nil {
		t.Fatal(err)
	}
	record, err := adjudication.Resolve(p, []uint256.Int{word, word, word})
	if err != nil || record.Resolution.Ruling != adjudication.RulingUnclear || !record.Resolution.Material {
		t.Errorf("%+v %v", record.Resolution, err)
	}
}

func TestObserveParsesOutputsBySlot(t *testing.T) {
	c := compiled(t, manifest.Vague)
	outputs := Outputs{
		{"R2", "J1", 0}: []byte("thought\n{\"verdict\":\"PASS\"}"),
		{"R2", "J1", 2}: []byte(`{"verdict":"FAIL","confidence":0.1}`),
		{"R2", "J2", 1}: []byte(`PASS`),
		{"R2", "J2", 3}: []byte(`{"verdict":"PASS"}`), // no such slot
		{"R1", "J1", 0}: []byte(`{"verdict":"FAIL"}`), // not judged
		{"R2", "J9", 0}: []byte(`{"verdict":"PASS"}`), // no such judge
	}
	cells, _ := Observe(c, answered(t, c, asked, `{"pair":"ETH/USD"}`), outputs)
	want := manifest.Observations{{{Pass}}, {{Pass, Unresolved, Fail}, {Unresolved, Unresolved, Unresolved}}}
	if !reflect.DeepEqual(cells, want) {
		t.Errorf("%v", cells)
	}
}

func TestFailed(t *testing.T) {
	got := Failed([]Finding{{Requirement: "R1", Verdict: Pass}, {Requirement: "R2", Verdict: Fail}, {Requirement: "R3"}})
	if len(got) != 1 || got[0].Requirement != "R2" {
		t.Errorf("%+v", got)
	}
}

// FuzzMeasure checks that no body can stop the checks, and that what is signed about it never contradicts them.
func FuzzMeasure(f *testing.F) {
	f.Add(asked, quote("ETH/USD", "[1]", servedAt))
	c := feed(f)
	f.Fuzz(func(t *testing.T, url, body string) {
		if (exchange.Request{Method: "GET", URL: url}).Check() != nil || len(body) > exchange.MaxBody {
			return
		}
		e := answered(t, c, url, body)
		findings, d := Measure(c, e), e.Delivery.Delivery
		if (findings[0].Verdict == Fail) != (d.ServedAt > d.DataTime+uint64(c.Bounds.MaxAge)) {
			t.Fatalf("age: %+v against %+v", findings[0], d)
		}
		if (findings[1].Verdict == Fail) != (d.ItemCount < c.Bounds.MinItems) {
			t.Fatalf("items: %+v against %+v", findings[1], d)
		}
		if d.RequestSubject != (common.Hash{}) && (findings[2].Verdict == Fail) != (d.RequestSubject != d.ResponseSubject) {
			t.Fatalf("subject: %+v against %+v", findings[2], d)
		}
	})
}
