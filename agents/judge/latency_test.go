package judge

import (
	"math/big"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// A bound on latency resolves on the chain's clock alone: it passes on no word of the seller, and the payer, who chooses
// when to contest, cannot make it fail.
func TestLatency(t *testing.T) {
	const paid = servedAt - 5 // the seller signs that it served 5 seconds after the payment
	for _, k := range []struct {
		name, criterion string
		paid, disclosed uint64
		served          uint64
		want            Verdict
		value           string
	}{
		{"disclosed at the bound", "latency_seconds <= 10", paid, paid + 10, servedAt, Pass, "10"},
		{"disclosed one second after, served within", "latency_seconds <= 10", paid, paid + 11, servedAt, Unresolved, ""},
		{"disclosed after, served at the bound", "latency_seconds <= 10", paid, paid + 500, paid + 10, Unresolved, ""},
		{"disclosed after, served one second after", "latency_seconds <= 10", paid, paid + 500, paid + 11, Fail, "500"},
		{"disclosed within, served after by the seller's word", "latency_seconds <= 10", paid, paid + 10, paid + 11, Pass, "10"},
		{"strict, at the bound", "latency_seconds < 10", paid, paid + 10, paid + 10, Fail, "10"},
		{"strict, within", "latency_seconds < 10", paid, paid + 9, servedAt, Pass, "9"},
		{"disclosed before the payment", "latency_seconds <= 0", paid, paid - 3, servedAt, Pass, "0"},
		{"served before the payment, disclosed late", "latency_seconds <= 0", paid, paid + 3, paid - 3, Unresolved, ""},
		{"held by the payer", "latency_seconds <= 10", paid, 0, servedAt, Unresolved, ""},
		{"held by the payer, late by the seller's word", "latency_seconds <= 10", paid, 0, paid + 11, Unresolved, ""},
		{"no payment in the record", "latency_seconds <= 10", 0, paid + 1, servedAt, Unresolved, ""},
	} {
		check, err := manifest.ParseCriteria(k.criterion)
		if err != nil {
			t.Fatal(err)
		}
		c := &manifest.Compiled{ChainID: big.NewInt(31337), Requirements: []manifest.CompiledRequirement{{ID: "R1", Check: check}}}
		e := answered(t, c, asked, `{}`)
		e.DisclosedAt, e.Delivery.Delivery.ServedAt = k.disclosed, k.served
		e.ReceivedAt = paid // the payer's clock anchors nothing
		if k.paid != 0 {
			e.Payment = &exchange.Payment{BlockTime: k.paid}
		}
		f := Measure(c, e)[0]
		if f.Verdict != k.want || f.Value != k.value || (f.State == StateMeasured) != (k.want != Unresolved) {
			t.Errorf("%s: %+v", k.name, f)
		}
		if (k.disclosed == 0 || k.paid == 0) != strings.HasPrefix(f.Detail, "not anchored") {
			t.Errorf("%s: %s", k.name, f.Detail)
		}
	}
	e := answered(t, feed(t), asked, `{}`)
	e.Payment, e.DisclosedAt = &exchange.Payment{}, servedAt
	if f := (readings{e: e}).latency(manifest.Check{Op: manifest.OpLE, Bound: 1 << 40}); !f.unknown {
		t.Errorf("a payment of no time: %+v", f)
	}
}

func TestSchemaMeasure(t *testing.T) {
	s, err := manifest.ParseBodySchema([]byte(`{"type":"object","required":["pair"],"properties":{"price":{"exclusiveMinimum":0}}}`))
	if err != nil {
		t.Fatal(err)
	}
	held := func(criterion string, s *manifest.BodySchema, body string) Finding {
		check, err := manifest.ParseCriteria(criterion)
		if err != nil {
			t.Fatal(err)
		}
		check.Body = s
		c := &manifest.Compiled{ChainID: big.NewInt(31337), Requirements: []manifest.CompiledRequirement{{ID: "R1", Check: check}}}
		return Measure(c, answered(t, c, asked, body))[0]
	}
	pin := manifest.MeasureSchema + ":" + s.Hash().Hex()
	for _, k := range []struct {
		op, body string
		want     Verdict
		value    string
	}{
		{" == 1", `{"pair":"x"}`, Pass, "1"}, {" == 1", `{"pair":"x","price":0.00000000000000000001}`, Pass, "1"}, {" == 1", `{"pair":"x","price":0}`, Fail, "0"},
		{" == 1", `{"pair":"x","price":1e-401}`, Fail, "0"}, {" == 1", `{}`, Fail, "0"}, {" == 1", `[]`, Fail, "0"}, {" == 1", `null`, Fail, "0"},
		{" == 1", ``, Fail, ""}, {" == 1", `{"pair":"x","pair":"x"}`, Fail, ""}, {" == 1", `<html>`, Fail, ""},
		{" == 0", `{}`, Pass, "0"}, {" == 0", ``, Fail, ""}, {" >= 0", `<html>`, Fail, ""},
	} {
		if f := held(pin+k.op, s, k.body); f.Verdict != k.want || f.Value != k.value || f.State != StateMeasured {
			t.Errorf("%s on %s: %+v", k.op, k.body, f)
		}
	}
	other, err := manifest.ParseBodySchema([]byte(`{}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range []*manifest.BodySchema{nil, other} {
		if f := held(pin+" == 1", wrong, `{"pair":"x"}`); f.Verdict != Unresolved || f.State != StateNoEvidence {
			t.Errorf("not the pinned schema: %+v", f)
		}
	}
}
