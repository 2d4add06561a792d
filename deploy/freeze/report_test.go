package freeze

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

func printed(t *testing.T, r *snapshot.Result) string {
	t.Helper()
	var out strings.Builder
	if err := Print(&out, r); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Who verifies reads what nobody shows and whose it is, and what was measured here against nobody apart from the other facts.
func TestWhatIsWithheldAndUnseenIsPrintedApart(t *testing.T) {
	offer, payer, seller, hash := common.Address{0xaa}, common.Address{0xbb}, common.Address{0xcc}, common.Hash{0xdd}
	id := common.Hash{0xee}
	r := &snapshot.Result{
		Promises: []snapshot.PromiseRecord{{Offer: offer, Manifest: snapshot.DocumentRef{State: "present"}, Compiles: true}},
		Cases: []snapshot.CaseRecord{{Offer: offer, ID: id, Payer: payer, Bodies: []snapshot.BodyRecord{
			{What: "response", Hash: hash, By: seller, State: "withheld"}, {What: "request", Hash: hash, By: payer, State: "present"},
		}}},
		Facts: []snapshot.Fact{
			{Subject: id.Hex(), What: "requirement 0 FAIL", Label: snapshot.Unseen, By: "the committee"},
			{Subject: id.Hex(), What: "remedy", Label: snapshot.Reproduced},
		},
	}
	text := printed(t, r)
	for _, want := range []string{"1 in all, known by hash alone", "response of " + id.Hex()[:10] + ": " + hash.Hex() + ", of " + seller.Hex()} {
		if !strings.Contains(text, want) {
			t.Errorf("does not print %q:\n%s", want, text)
		}
	}
	remedy, apart, unseen := strings.Index(text, "REPRODUCED"), strings.Index(text, "against nobody"), strings.Index(text, "UNSEEN")
	if remedy < 0 || apart < remedy || unseen < apart {
		t.Errorf("facts at %d, heading at %d, unseen at %d:\n%s", remedy, apart, unseen, text)
	}

	r.Cases, r.Facts = nil, r.Facts[1:]
	if text = printed(t, r); strings.Contains(text, "withheld") || strings.Contains(text, "against nobody") {
		t.Errorf("nothing is withheld or unseen:\n%s", text)
	}
}

// A validator that observed otherwise than its receipts end is named as such: no measure was resolved otherwise.
func TestAContradictionNamesWhoseItIs(t *testing.T) {
	validator := common.Address{0xab}.Hex()
	err := contradicted([]snapshot.Fact{
		{Subject: "0xcc/1/0", What: "run R2/J2/0, observed as PASS, ended as FAIL (TERMINAL_RESULT), of seat 2", Label: snapshot.Contradicted, By: validator},
		{Subject: "0xdd", What: "requirement 0 FAIL", Label: snapshot.Contradicted, By: "the committee"},
	})
	if !errors.Is(err, ErrContradicted) || strings.Contains(err.Error(), "measured requirement") {
		t.Error(err)
	}
	for _, want := range []string{"observed otherwise", "run R2/J2/0", "0xcc/1/0", validator, "and 1 more"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
}
