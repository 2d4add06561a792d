package report

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func TestADossierHoldsTheCaseTogether(t *testing.T) {
	raw, tree := rendered(t, made1(t, "the body"), Options{Case: caseA})
	for _, want := range []string{
		"<b>Withheld.</b>", "observations of seat 0", "nobody proves the weather", "the body",
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
		"cases.json#/0/bodies/1/hash": absentA, "cases.json#/0/bodies/2/state": "disclosed",
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

// section gives the text of the element with an id.
func section(t *testing.T, tree *html.Node, id string) string {
	t.Helper()
	for n := range tree.Descendants() {
		if n.Type == html.ElementNode && attribute(n, "id") == id {
			return textOf(n)
		}
	}
	t.Fatalf("no element %s", id)
	return ""
}

// Where a body can be read is what the record says, and so is whose it is.
func TestEachBodyIsShownWithWhoseItIsAndWhere(t *testing.T) {
	_, tree := rendered(t, made1(t, "x"), Options{Case: caseA})
	text := section(t, tree, "case-"+caseA)
	for _, want := range []string{
		"hashes to it, present in " + caseA, "seller " + offerA + "withheld", "payer " + payerA + "hashes to it, disclosed in the answer",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("does not show %q", want)
		}
	}
	// Once in the list of bodies and once beside the receipt that it hashes to.
	for i, want := range []int{2, 2, 1} {
		if got := sourced(tree, fmt.Sprintf("cases.json#/0/bodies/%d/state", i)); len(got) != want {
			t.Errorf("body %d is shown %d times, want %d", i, len(got), want)
		}
	}
}

func refusal(block int, from, to, reason string) object {
	return object{
		"at": object{"block": block, "time": 1_700_000_000, "transaction": 0}, "from": from, "to": to, "method": "answer", "reason": reason,
		"args": []any{}, "reasonFrom": "node", "data": "0x01020304",
	}
}

// A dossier lists what its parties and validators tried at its Offer and arbitrator since the payment, and nobody else.
func TestADossierListsTheRefusalsOfItsParties(t *testing.T) {
	const other = "0x00000000000000000000000000000000000000cc"
	in := made1(t, "x")
	list := []any{
		refusal(10, payerA, offerA, "Offer.TooEarly"), refusal(11, payerA, offerA, ""), refusal(12, other, offerA, "Offer.Foreign"),
		refusal(13, offerA, other, "Vault.Elsewhere"), refusal(14, offerA, payerA, "Committee.TooLate"),
	}
	for range mostRefusals {
		list = append(list, refusal(15, payerA, offerA, "Offer.Again"))
	}
	in.Files[fileRefusals] = written(t, object{"scanned": []any{}, "refusals": list})
	_, tree := rendered(t, in, Options{Case: caseA})
	for i, shown := range []bool{false, true, false, false, true} {
		if got := sourced(tree, fmt.Sprintf("refusals.json#/refusals/%d/at/block", i)); (len(got) == 1) != shown {
			t.Errorf("refusal %d is shown %d times", i, len(got))
		}
	}
	text := section(t, tree, "case-"+caseA)
	for _, want := range []string{"0x01020304 the node’s word", "Committee.TooLate the node’s word", "2 more are in the file"} {
		if !strings.Contains(text, want) {
			t.Errorf("does not show %q", want)
		}
	}
}

// What was measured on bytes that nobody need have seen is held against nobody, and told apart from what contradicts.
func TestWhatIsUnseenIsToldFromWhatIsContradicted(t *testing.T) {
	in := made1(t, "x")
	in.Facts = append(in.Facts,
		Fact{Subject: caseA, What: "requirement 0 FAIL; UNRESOLVED when it was judged", Label: "UNSEEN", By: "the committee"},
		Fact{Subject: payerA + "/7/0", What: "run R1, observed as PASS, ended as FAIL", Label: "CONTRADICTED", By: offerA},
	)
	raw, tree := rendered(t, in, Options{})
	for _, want := range []string{"REPRODUCED 1 facts", "VERIFIED 2 facts", "CONTRADICTED 1 facts", "UNSEEN 1 facts"} {
		if !strings.Contains(section(t, tree, "checked"), want) {
			t.Errorf("does not count %q", want)
		}
	}
	for _, want := range []string{`<p class="contradicted">`, `<p class="unseen">`, `<span class="label unseen">UNSEEN</span>`} {
		if !strings.Contains(raw, want) {
			t.Errorf("does not show %q", want)
		}
	}
	text := section(t, tree, "case-"+caseA)
	for _, want := range []string{"CONTRADICTED run R1, observed as PASS, ended as FAIL, by " + offerA, "UNSEEN requirement 0 FAIL"} {
		if !strings.Contains(text, want) {
			t.Errorf("does not state %q", want)
		}
	}
	if !strings.Contains(pageStyle, "\n.unseen {") {
		t.Error("the label has no style")
	}
}

// Every list that is bounded says how much of it is not shown.
func TestBoundedListsSayWhatTheyLeaveOut(t *testing.T) {
	in := made1(t, "x")
	address := func(i int) string { return fmt.Sprintf("0x%040x", i) }
	var offers, committees, members, former, contracts []any
	for i := range 4 {
		offers = append(offers, object{"offer": address(i)})
		members, former = append(members, object{"validator": address(i)}), append(former, object{"validator": address(i)})
		contracts = append(contracts, object{"address": address(i)})
		in.Facts = append(in.Facts, Fact{Subject: address(i), What: "manifest compiles to the terms", Label: "REPRODUCED"})
	}
	for i := range 3 {
		committees = append(committees, object{"address": address(i), "registry": object{"members": members, "former": former}})
	}
	in.Files[fileConservation], in.Files[fileContracts] = written(t, offers), written(t, contracts)
	in.Files[fileCommittee] = written(t, object{"committees": committees, "disputes": []any{}})
	in.Files[fileRefusals] = written(t, object{"scanned": []any{object{}, object{}, object{}}, "refusals": []any{object{"args": make([]int, mostLeaves+9)}, object{}}})
	_, tree := rendered(t, in, Options{Cases: 1})
	for _, tt := range []struct {
		section, says string
		times         int
	}{
		{"contracts", "3 more are in the file", 1},
		{"offers", "3 more are in the file", 1},
		{"money", "3 more are in the file", 3},
		{"committee", "6 more are in the file", 1}, // validators: 3 who sit, 3 who leave
		{"committee", "2 more are in the file", 1},
		{"refusals", "2 more ranges", 1},
		{"refusals", "1 more are in the file", 1},
		{"refusals", "and 9 more", 1},
		{"facts", "4 more are not shown", 1},
	} {
		if got := strings.Count(section(t, tree, tt.section), tt.says); got != tt.times {
			t.Errorf("%s says %d times %q, want %d", tt.section, got, tt.says, tt.times)
		}
	}
	in.Files[fileRefusals] = written(t, object{"scanned": []any{object{}}, "refusals": []any{object{}}})
	_, tree = rendered(t, in, Options{Cases: 10})
	for _, id := range []string{"contracts", "offers", "money", "committee", "refusals", "facts"} {
		if strings.Contains(section(t, tree, id), " more ") {
			t.Errorf("%s is whole and says that something is missing", id)
		}
	}
}
