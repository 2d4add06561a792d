package report

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

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
