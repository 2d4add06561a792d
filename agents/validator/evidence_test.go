package validator

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

var (
	sellerAddress = common.HexToAddress("0xb2")
	manifestHash  = crypto.Keccak256Hash([]byte("manifest"))
	served        = []byte(`{"pair":"ETH-USD","quotes":[{"price":"1"}],"ts":100}`)
	request       = exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=ETH-USD", Body: exchange.Body{}}
)

func record(t *testing.T) *docket.File {
	t.Helper()
	hash, err := request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	return &docket.File{
		ID: common.Hash{1}, Case: bindings.Case{Amount: big.NewInt(7), Payer: common.HexToAddress("0xb1")}, PaidAt: 110, Claim: docket.ClaimNotConforming, RequestHash: hash, PayerEvidence: common.Hash{2},
		Items: []docket.Item{{Party: sellerAddress, Hash: common.Hash{3}}, {Hash: common.Hash{4}}},
		Deliveries: []exchange.SignedDelivery{{Delivery: exchange.Delivery{
			RequestHash: hash, ResponseHash: exchange.ResponseHash(served), ServedAt: 120,
		}}},
	}
}

func document(r exchange.Request, body []byte) *exchange.Exchange {
	e := &exchange.Exchange{Request: r, Payment: &exchange.Payment{BlockTime: 1}} // of time, a document says nothing
	if body != nil {
		e.Response = &exchange.Response{Status: 200, Body: body}
	}
	return e
}

func TestBoundRefusesAnotherManifestOrRecord(t *testing.T) {
	f := record(t)
	procedure := bindings.Procedure{Requirements: 2, Panel: 3, Weights: new(big.Int)}
	terms := bindings.Terms{ManifestHash: manifestHash, Seller: sellerAddress, Rounds: 2, Procedure: procedure}
	d := bindings.Brief{
		ManifestHash: manifestHash, EvidenceRoot: f.EvidenceRoot(manifestHash, sellerAddress), Rounds: 2, Procedure: procedure,
		Payer: f.Case.Payer, Payee: sellerAddress, FeeRefund: f.Case.Payer,
	}
	if err := bound(d, terms, f); err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*bindings.Brief, *bindings.Terms, *docket.File){
		"manifest":     func(d *bindings.Brief, _ *bindings.Terms, _ *docket.File) { d.ManifestHash[0] ^= 1 },
		"root":         func(d *bindings.Brief, _ *bindings.Terms, _ *docket.File) { d.EvidenceRoot[0] ^= 1 },
		"claim":        func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.Claim = docket.ClaimNotDelivered },
		"request":      func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.RequestHash[0] ^= 1 },
		"evidence":     func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.PayerEvidence[0] ^= 1 },
		"item":         func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.Items[0].Hash[0] ^= 1 },
		"item's party": func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.Items[0].Party[0] ^= 1 },
		"missing item": func(_ *bindings.Brief, _ *bindings.Terms, f *docket.File) { f.Items = f.Items[:1] },
		"seller":       func(_ *bindings.Brief, t *bindings.Terms, _ *docket.File) { t.Seller[0] ^= 1 },
	} {
		d, terms, f := d, terms, record(t)
		edit(&d, &terms, f)
		if err := bound(d, terms, f); !errors.Is(err, errEvidence) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}

// Only what the chain's hashes bind is judged; a document that says otherwise changes nothing.
func TestAssembleTakesOnlyBoundStrings(t *testing.T) {
	terms := bindings.Terms{ManifestHash: manifestHash}
	other := exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=BTC-USD", Body: exchange.Body{}}
	forged := []byte(`{"pair":"ETH-USD","quotes":[],"ts":100}`)
	for _, tc := range []struct {
		name     string
		edit     func(*docket.File)
		docs     []*exchange.Exchange
		request  bool
		response string
	}{
		{"the payer's document", nil, []*exchange.Exchange{document(request, served)}, true, string(served)},
		{"a forged body", nil, []*exchange.Exchange{document(request, forged)}, true, ""},
		{"a forged request", nil, []*exchange.Exchange{document(other, served)}, false, ""},
		{"the seller's document mends it", nil, []*exchange.Exchange{document(request, forged), document(other, served)}, true, string(served)},
		{"nothing", nil, nil, false, ""},
		{"a disclosed body", func(f *docket.File) { f.Disclosed, f.DisclosedAt, f.Body = true, 150, served }, []*exchange.Exchange{document(request, nil)}, true, string(served)},
		{"a disclosed body of another hash", func(f *docket.File) { f.Disclosed, f.DisclosedAt, f.Body = true, 150, forged }, []*exchange.Exchange{document(request, nil)}, true, ""},
		{"no receipt", func(f *docket.File) { f.Deliveries = nil }, []*exchange.Exchange{document(request, served)}, true, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f := record(t)
			if tc.edit != nil {
				tc.edit(f)
			}
			e := assemble(31337, common.HexToAddress("0x0f"), terms, f, tc.docs)
			if (e != nil) != tc.request {
				t.Fatalf("exchange %+v", e)
			}
			if e == nil {
				return
			}
			got := ""
			if e.Response != nil {
				got = string(e.Response.Body)
			}
			if e.Payment == nil || e.Payment.BlockTime != f.PaidAt || e.Payment.Amount != "7" {
				t.Fatalf("payment %+v, paid at %d", e.Payment, f.PaidAt)
			}
			if got != tc.response || e.DisclosedAt != f.DisclosedAt || e.Delivery != f.Delivery() {
				t.Fatalf("response %q, disclosed at %d", got, e.DisclosedAt)
			}
		})
	}
}

// A payer that names a request which it shows nobody is judged by the one that the seller signed and shows; one that it
// shows stands against the seller's, and the checks resolve nothing.
func TestAssembleTakesTheShownRequest(t *testing.T) {
	other := exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=BTC-USD", Body: exchange.Body{}}
	otherHash, err := other.Hash()
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name   string
		signed bool // a Delivery for request
		docs   []*exchange.Exchange
		want   string // url; empty for none
	}{
		{"only the seller's is shown", true, []*exchange.Exchange{document(request, served)}, request.URL},
		{"both are shown", true, []*exchange.Exchange{document(request, served), document(other, nil)}, other.URL},
		{"only the payer's is shown", true, []*exchange.Exchange{document(other, nil)}, other.URL},
		{"none is shown", true, nil, ""},
		{"nothing is signed", false, []*exchange.Exchange{document(request, served)}, ""},
	} {
		f := record(t)
		f.RequestHash = otherHash
		if !tc.signed {
			f.Deliveries = nil
		}
		e := assemble(31337, common.HexToAddress("0x0f"), bindings.Terms{ManifestHash: manifestHash}, f, tc.docs)
		got := ""
		if e != nil {
			got = e.Request.URL
		}
		if got != tc.want {
			t.Errorf("%s: judged against %q, want %q", tc.name, got, tc.want)
		}
	}
}

// Findings land in the cells that the chain reads; what a panel of models would hear stays UNRESOLVED.
func TestObservationsPackFindings(t *testing.T) {
	c := &manifest.Compiled{
		Requirements: []manifest.CompiledRequirement{{ID: "R1"}, {ID: "R2", Judged: true}, {ID: "R3"}},
		Procedure:    manifest.Procedure{Requirements: 3, Judges: 2, Judged: 2, Runs: 0x0303, MaxDissents: 1, Burden: 1, Panel: 3},
	}
	word, err := observations(c, []judge.Finding{{Verdict: judge.Fail}, {Verdict: judge.Pass}, {Verdict: judge.Pass}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	// Requirement r, judge 0, run 0 is at bit 2 * (2r): FAIL is 2, PASS is 1.
	if want := uint64(2 | 1<<8); word.Uint64() != want {
		t.Fatalf("word %s, want %x", word.Hex(), want)
	}
}
