package report

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/redress-protocol/redress/evidence/exchange"
)

const (
	offerA  = "0x00000000000000000000000000000000000000aa"
	payerA  = "0x00000000000000000000000000000000000000bb"
	caseA   = "0x1111111111111111111111111111111111111111111111111111111111111111"
	noteA   = "0x2222222222222222222222222222222222222222222222222222222222222222"
	absentA = "0x3333333333333333333333333333333333333333333333333333333333333333"
)

type object = map[string]any

func position(block, transaction, log int) object {
	return object{"block": block, "time": 1_700_000_000 + block, "transaction": transaction, "log": log}
}

func written(t *testing.T, v any) []byte {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func payment(i int, key, amount string) object {
	return object{"offer": offerA, "key": key, "at": position(10+i, 0, 1), "payer": payerA, "amount": amount, "nonce": absentA, "contested": key == caseA}
}

// made is a small record with one settled case, whose texts a party wrote.
func made(t *testing.T, note string) (map[string][]byte, []object) {
	t.Helper()
	e := &exchange.Exchange{
		Version: exchange.Version, Request: exchange.Request{Method: "GET", URL: "http://seller.test/?q=%3Cscript%3E"},
		Response: &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: []byte(note)},
	}
	shown, err := e.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{
		fileManifest: written(t, object{
			"format": "f", "chainId": 31337, "block": object{"number": 99, "hash": absentA, "time": 1_700_000_099},
			"scope": object{"kind": "offer", "address": offerA}, "limits": []string{"nobody proves the weather"}, "files": []any{}, "root": absentA,
		}),
		filePromises: written(t, []any{object{
			"offer": offerA, "manifest": object{"hash": noteA, "state": "present"}, "compiles": true,
			"terms": object{"seller": offerA, "minAmount": "1"},
		}}),
		fileConservation: written(t, []any{object{"offer": offerA, "payments": 3, "listed": "6000", "balance": "4000", "paidOut": "2000", "unexplained": "0"}}),
		fileWithdrawals: written(t, []any{
			object{"offer": offerA, "at": position(5, 0, 0), "kind": "withdrawal", "to": payerA, "amount": "1"},
			object{"offer": offerA, "at": position(12, 0, 0), "kind": "refund", "to": payerA, "amount": "2000"},
		}),
		fileSettlements: written(t, []any{object{
			"offer": offerA, "case": caseA, "ruling": 1, "cause": "Failed", "failed": 5, "executed": object{"at": position(12, 0, 3), "toPayer": "2000", "credited": "0"},
			"balances": object{"offer": object{"before": object{"balance": "2999"}, "after": object{"balance": "3999"}}},
		}}),
		fileCases: written(t, []any{object{
			"offer": offerA, "id": caseA, "state": "Settled", "amount": "2000", "payer": payerA, "disputeId": "7", "arbitrator": payerA,
			"statement": object{"hash": caseA, "state": "present"}, "many": nil, "openedAt": 1_700_000_011, "continueBy": 0,
			"deliveries": []any{object{"hash": noteA, "responseHash": exchange.ResponseHash([]byte(note)).Hex()}, object{"hash": absentA, "responseHash": absentA}},
			"evidence":   []any{object{"party": payerA, "document": object{"hash": absentA, "state": "withheld"}}},
		}}),
		folderDocuments + noteA + ".bin": written(t, object{"requirements": []any{object{"title": note, "statement": note}}}),
		folderDocuments + caseA + ".bin": shown,
	}
	return files, []object{payment(0, noteA, "1000"), payment(1, caseA, "2000"), payment(2, absentA, "3000")}
}

func listed(t *testing.T, records []object) Records {
	t.Helper()
	raw := written(t, records)
	return Array(func() (io.Reader, error) { return bytes.NewReader(raw), nil })
}

func stream(name string, r Records) []Stream { return []Stream{{name, r}} }

func rendered(t *testing.T, in Input, o Options) (string, *html.Node) {
	t.Helper()
	var out bytes.Buffer
	if err := Render(t.Context(), &out, in, o); err != nil {
		t.Fatal(err)
	}
	tree, err := html.Parse(bytes.NewReader(out.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), tree
}

func made1(t *testing.T, note string) Input {
	t.Helper()
	files, payments := made(t, note)
	return Input{Files: files, Payments: stream(filePayments, listed(t, payments)), Events: stream(fileEvents, listed(t, []object{
		{"at": position(11, 0, 2), "contract": offerA, "event": "Contested", "args": object{"caseId": caseA, "note": note}},
		{"at": position(11, 0, 2), "contract": payerA, "event": "Foreign", "args": object{"caseId": caseA}},
	})), Facts: []Fact{
		{Subject: caseA, What: "remedy", Label: "REPRODUCED"},
		{Subject: strings.ToUpper(payerA[:2]) + payerA[2:] + "/7/0", What: "observations of seat 0", Label: "VERIFIED", By: payerA},
		{Subject: payerA + "/70/0", What: "another dispute's", Label: "VERIFIED", By: payerA},
	}}
}

// attribute gives an element's attribute.
func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func textOf(n *html.Node) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	var out strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		out.WriteString(textOf(c))
	}
	return out.String()
}

// sourced gives the text of the elements that were read at a place.
func sourced(tree *html.Node, source string) []string {
	var out []string
	for n := range tree.Descendants() {
		if n.Type == html.ElementNode && attribute(n, "data-source") == source {
			out = append(out, textOf(n))
		}
	}
	return out
}

func TestWhatPartiesWroteDoesNothing(t *testing.T) {
	hostile := "<script>alert(1)</script>\"'><img src=x onerror=alert(2)> javascript:alert(3) \u202eevil\u2066\u200b\x00\x1b[31m </style></pre>" +
		"\u2028{{.}} &lt;b&gt; a\u0301\u0301\u0301\u0301\u0301 \xff end"
	in := made1(t, hostile)
	raw, tree := rendered(t, in, Options{})
	elements := map[string]int{}
	for n := range tree.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		elements[n.Data]++
		for _, a := range n.Attr {
			if strings.HasPrefix(a.Key, "on") || a.Key == "style" || a.Key == "src" {
				t.Errorf("%s has %s=%q", n.Data, a.Key, a.Val)
			}
			if a.Key == "href" && !strings.HasPrefix(a.Val, "#") {
				t.Errorf("a link leaves the page: %q", a.Val)
			}
		}
	}
	for _, name := range []string{"img", "iframe", "object", "base", "form", "link"} {
		if elements[name] != 0 {
			t.Errorf("%d %s elements", elements[name], name)
		}
	}
	if elements["script"] != 1 || elements["style"] != 1 {
		t.Errorf("%d scripts, %d styles", elements["script"], elements["style"])
	}
	if strings.ContainsAny(raw, "\u202e\u2066\u200b\u2028\x00\x1b") {
		t.Error("a character that turns or hides text is in the page")
	}
	// What was written is spelled out, in every place where it is shown.
	for _, source := range []string{
		folderDocuments + noteA + ".bin#/requirements/0/title", "events.json#/0/args/note",
	} {
		got := sourced(tree, source)
		if len(got) == 0 {
			t.Errorf("%s is not shown", source)
		}
		for _, text := range got {
			for _, want := range []string{"<script>alert(1)</script>", "‹U+202E›evil‹U+2066›‹U+200B›‹U+0000›‹U+001B›[31m", "‹U+2028›{{.}} &lt;b&gt;"} {
				if !strings.Contains(text, want) {
					t.Errorf("%s does not show %q: %q", source, want, text)
				}
			}
		}
	}
}

func TestAHugeTextIsCutAndSaysSo(t *testing.T) {
	huge := strings.Repeat("ä<", 1<<16)
	raw, _ := rendered(t, made1(t, huge), Options{Text: 1000})
	if len(raw) > 200_000 {
		t.Errorf("the page has %d bytes", len(raw))
	}
	if !strings.Contains(raw, fmt.Sprintf("%d more bytes are not shown", 3<<16-999)) {
		t.Error("the page does not say how much of the body it leaves out")
	}
}

func TestTheBoundOfATextCutsNoCharacter(t *testing.T) {
	for most, want := range map[int]string{0: "", 1: "", 2: "ä", 3: "ä", 4: "ää", 9: "ää"} {
		got := visible("ää", most)
		text := ""
		for _, p := range got.Parts {
			text += p.Text
		}
		if text != want || got.Rest != 4-len(want) {
			t.Errorf("%d bytes: %q and %d more", most, text, got.Rest)
		}
	}
}

func TestTheFirstPaymentsAreListedAndAllAreCounted(t *testing.T) {
	in := made1(t, "x")
	var many []object
	for i := range 1200 {
		many = append(many, payment(i, noteA, "5"))
	}
	in.Payments = stream(filePayments, listed(t, many))
	raw, tree := rendered(t, in, Options{Payments: 7})
	if !strings.Contains(raw, "1200 payments in all; the first 7 are shown, 1193 more are in") {
		t.Error("the page does not say how many payments it leaves out")
	}
	if got := sourced(tree, "payments.json#/6/amount"); len(got) != 1 {
		t.Errorf("the last listed payment is shown as %q", got)
	}
	if got := sourced(tree, "payments.json#/7/amount"); got != nil {
		t.Errorf("a payment above the bound is shown: %q", got)
	}
	// The snapshot states 6000 received, counted here were 6000.
	if strings.Contains(raw, "differs") {
		t.Error("the sums differ")
	}
	in.Payments = stream(filePayments, listed(t, many[:1199]))
	if raw, _ = rendered(t, in, Options{}); !strings.Contains(raw, `<span class="label contradicted">differs</span>`) {
		t.Error("a sum that differs is not marked")
	}
}

// Of a snapshot that extends another both files of payments count, each under its own name.
func TestPaymentsOfAnExtendedSnapshotCount(t *testing.T) {
	in := made1(t, "x")
	_, all := made(t, "x")
	in.Payments = []Stream{{"0x12/payments.json", listed(t, all[:2])}, {filePayments, listed(t, all[2:])}}
	raw, tree := rendered(t, in, Options{})
	if !strings.Contains(raw, "3 payments in all") || strings.Contains(raw, "differs") {
		t.Error("the payments of both are not counted")
	}
	for source, want := range map[string]string{"0x12/payments.json#/1/amount": "2000", "payments.json#/0/amount": "3000"} {
		if got := sourced(tree, source); len(got) == 0 || got[0] != want {
			t.Errorf("%s is shown as %q", source, got)
		}
	}
}

func TestRefusalsAreListed(t *testing.T) {
	in := made1(t, "x")
	in.Files[fileRefusals] = written(t, object{"scanned": []any{object{"from": 3, "to": 99}}, "refusals": []any{object{
		"at": object{"block": 20, "time": 1_700_000_020, "transaction": 0}, "method": "<b>withdraw", "reason": "Offer.NothingMatured", "args": []any{"7"}, "reasonFrom": "node",
	}}})
	_, tree := rendered(t, in, Options{})
	for source, want := range map[string]string{
		"refusals.json#/scanned/0/to": "99", "refusals.json#/refusals/0/method": "<b>withdraw", "refusals.json#/refusals/0/args/0": "7",
		"refusals.json#/refusals/0/at/time": "2023-11-14 22:13:40Z", "refusals.json#/refusals/0/from": "—",
	} {
		if got := sourced(tree, source); len(got) != 1 || got[0] != want {
			t.Errorf("%s is shown as %q, want %q", source, got, want)
		}
	}
}

func TestWhatIsNotThereIsADash(t *testing.T) {
	_, tree := rendered(t, made1(t, "x"), Options{})
	for _, source := range []string{
		"conservation.json#/0/locked", "promises.json#/0/terms/bond", "cases.json#/0/continueBy", "settlements.json#/0/hold/bond",
		"conservation.json#/0/stake/total", "cases.json#/0/evidenceRoot",
	} {
		got := sourced(tree, source)
		for _, text := range got {
			if text != "—" {
				t.Errorf("%s is shown as %q", source, text)
			}
		}
		if got == nil {
			t.Errorf("%s is not shown", source)
		}
	}
}

func TestADossierHoldsTheCaseTogether(t *testing.T) {
	raw, tree := rendered(t, made1(t, "the body"), Options{Case: caseA})
	for _, want := range []string{
		"<b>Withheld.</b>", "observations of seat 0", `<span class="label reproduced">hashes to it</span>, in the statement`,
		`<span class="withheld">withheld</span>`, "nobody proves the weather", "the body",
	} {
		if !strings.Contains(raw, want) {
			t.Errorf("does not show %q", want)
		}
	}
	for _, not := range []string{"another dispute&#39;s", "Foreign", "Audit report"} {
		if strings.Contains(raw, not) {
			t.Errorf("shows %q", not)
		}
	}
	for source, want := range map[string]string{
		"settlements.json#/0/balances/offer/before/balance": "2999", "settlements.json#/0/balances/offer/after/balance": "3999",
		"settlements.json#/0/balances/stake/after/total": "—", "conservation.json#/0/balance": "4000",
	} {
		if got := sourced(tree, source); len(got) != 1 || got[0] != want {
			t.Errorf("%s is shown as %q, want %q", source, got, want)
		}
	}
	if got := sourced(tree, "settlements.json#/0/failed"); len(got) == 0 || got[0] != "0, 2" {
		t.Errorf("failed requirements: %q", got)
	}
}

func TestACaseThatIsNotThereIsRefused(t *testing.T) {
	err := Render(t.Context(), io.Discard, made1(t, "x"), Options{Case: noteA})
	if !errors.Is(err, ErrCase) {
		t.Error(err)
	}
}

func TestTheSameSnapshotGivesTheSamePage(t *testing.T) {
	first, _ := rendered(t, made1(t, "x"), Options{})
	second, _ := rendered(t, made1(t, "x"), Options{})
	if first != second {
		t.Error("two pages of one snapshot differ")
	}
}

func TestAStreamThatBreaksIsAnError(t *testing.T) {
	for name, raw := range map[string]string{"cut": `[{"offer":"a"`, "no array": `{}`, "no amount": `[{"offer":"a"}]`, "unclosed": `[`} {
		in := made1(t, "x")
		in.Payments = stream(filePayments, Array(func() (io.Reader, error) { return strings.NewReader(raw), nil }))
		if err := Render(t.Context(), io.Discard, in, Options{}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Render(ctx, io.Discard, made1(t, "x"), Options{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestThePolicyAllowsThePageItsOwnPartsOnly(t *testing.T) {
	_, tree := rendered(t, made1(t, "x"), Options{})
	policy := ""
	for n := range tree.Descendants() {
		if attribute(n, "http-equiv") == "Content-Security-Policy" {
			policy = attribute(n, "content")
		}
	}
	for n := range tree.Descendants() {
		if n.Type == html.ElementNode && (n.Data == "style" || n.Data == "script") && !strings.Contains(policy, integrity(textOf(n))) {
			t.Errorf("the policy does not allow the page's own %s", n.Data)
		}
	}
	if !strings.HasPrefix(policy, "default-src 'none'; ") || strings.Contains(policy, "unsafe") {
		t.Errorf("policy %q", policy)
	}
}

func TestTablesCanBeReadAloud(t *testing.T) {
	_, tree := rendered(t, made1(t, "x"), Options{})
	tables := 0
	for n := range tree.Descendants() {
		switch {
		case n.Type != html.ElementNode:
		case n.Data == "table":
			tables++
			if n.FirstChild == nil || n.FirstChild.Data != "caption" {
				t.Error("a table without a caption")
			}
		case n.Data == "th" && attribute(n, "scope") == "":
			t.Errorf("a heading without a scope: %q", textOf(n))
		}
	}
	if tables < 12 {
		t.Errorf("%d tables", tables)
	}
}
