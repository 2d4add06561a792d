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
