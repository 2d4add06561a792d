package report

import (
	"bytes"
	"encoding/json"
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
			"offer": offerA, "id": caseA, "at": position(11, 0, 2), "state": "Settled", "amount": "2000", "payer": payerA, "disputeId": "7", "arbitrator": payerA,
			"statement": object{"hash": caseA, "state": "present"}, "many": nil, "openedAt": 1_700_000_011, "continueBy": 0,
			"deliveries": []any{object{"hash": noteA, "responseHash": exchange.ResponseHash([]byte(note)).Hex()}, object{"hash": absentA, "responseHash": absentA}},
			"bodies": []any{
				object{"what": "response", "hash": exchange.ResponseHash([]byte(note)).Hex(), "by": offerA, "state": "present", "in": caseA},
				object{"what": "response", "hash": absentA, "by": offerA, "state": "withheld"},
				object{"what": "request", "hash": noteA, "by": payerA, "state": "disclosed"},
			},
			"evidence": []any{object{"party": payerA, "document": object{"hash": absentA, "state": "withheld"}}},
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
