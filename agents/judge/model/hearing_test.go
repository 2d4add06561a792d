package model

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

const (
	pass = `{"verdict":"PASS"}`
	fail = `{"verdict":"FAIL"}`
)

// vague is the built promise of two requirements, R1 measured and R2 judged by J1 and J2 with three runs each, edited.
func vague(t testing.TB, edit func(*manifest.Manifest)) (*manifest.Document, *manifest.Compiled) {
	t.Helper()
	d, err := manifest.Vague(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: 31337,
		Token: common.HexToAddress("0xa1"), Symbol: "USDC", AmountMin: big.NewInt(1), AmountMax: big.NewInt(2),
		Seller: common.HexToAddress("0xb2"), Arbitrator: common.HexToAddress("0xc3"),
		Figures: manifest.Redress{Seats: 3, ContestWindowSeconds: 120, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "3", Fee: "1", AnswerCost: "1", Penalty: "0", RelayCap: "0"},
	})
	if err != nil {
		t.Fatal(err)
	}
	if edit != nil {
		edit(&d.Manifest)
		if d, err = manifest.FromManifest(&d.Manifest); err != nil {
			t.Fatal(err)
		}
	}
	c, defects := manifest.Compile(d)
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	return d, c
}

func substitute(when, name string) manifest.Fallback {
	return manifest.Fallback{When: when, Action: "substitute", Substitute: &manifest.Model{
		Name: name, Version: "v1", Hosting: manifest.HostingSelf, WeightsHash: "sha256:44"}}
}

// served is an exchange whose body and request the seller signed.
func served(t testing.TB, c *manifest.Compiled, url, body string) *exchange.Exchange {
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
	offer := common.HexToAddress("0xd4")
	signed, err := exchange.Delivery{RequestHash: hash, ResponseHash: exchange.ResponseHash([]byte(body)), ServedAt: 1_790_000_005}.Sign(key, c.ChainID, offer)
	if err != nil {
		t.Fatal(err)
	}
	return &exchange.Exchange{Version: exchange.Version, ChainID: 31337, Offer: offer, ManifestHash: c.Hash, Request: request,
		Response: &exchange.Response{Status: 200, Body: exchange.Body(body)}, Delivery: &signed}
}

const (
	asked = "http://s/note?pair=ETH-USD"
	note  = `{"note":"calm <b>seas</b>","pair":"ETH-USD"}`
)

func hearing(t testing.TB, edit func(*manifest.Manifest)) Hearing {
	t.Helper()
	d, c := vague(t, edit)
	return Hearing{Document: d, Compiled: c, Exchange: served(t, c, asked, note), EvidenceRoot: common.Hash{9}, Entropy: common.Hash{8}, Key: "1-0"}
}

func panel(t testing.TB, o Options) *Panel {
	t.Helper()
	p, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func hear(t testing.TB, p *Panel, h Hearing) *Record {
	t.Helper()
	r, err := p.Hear(t.Context(), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// column is one line per run: judge, index, state, verdict.
func column(r *Record, field func(Run) string) (out []string) {
	for _, run := range r.Runs {
		out = append(out, field(run))
	}
	return out
}

func states(r *Record) []string   { return column(r, func(r Run) string { return r.State }) }
func verdicts(r *Record) []string { return column(r, func(r Run) string { return r.Verdict }) }

func repeat(s string, n int) (out []string) {
	for range n {
		out = append(out, s)
	}
	return out
}

// word is what one seat would commit to: R1 as measured, R2 as heard.
func word(t testing.TB, c *manifest.Compiled, measured adjudication.Verdict, r *Record) (adjudication.Procedure, uint256.Int) {
	t.Helper()
	p, err := c.Procedure.Replay()
	if err != nil {
		t.Fatal(err)
	}
	w, err := adjudication.Pack(p, adjudication.Observations{{{measured}}, r.Verdicts(c, "R2")})
	if err != nil {
		t.Fatal(err)
	}
	return p, w
}

func resolve(t testing.TB, c *manifest.Compiled, measured adjudication.Verdict, r *Record) adjudication.Resolution {
	t.Helper()
	p, w := word(t, c, measured, r)
	record, err := adjudication.Resolve(p, []uint256.Int{w, w, w})
	if err != nil {
		t.Fatal(err)
	}
	return record.Resolution
}

func text(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func line(verdict, rest string) string { return fmt.Sprintf(`{"verdict":%q%s}`, verdict, rest) }
