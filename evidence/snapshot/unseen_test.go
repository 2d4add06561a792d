package snapshot

import (
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// What was shown to nobody when it was judged, and is shown now, does not make the committee wrong; who observed something
// else than the measure gives had something to observe.
func TestWhatIsShownLaterContradictsOnlyWhoObservedOtherwise(t *testing.T) {
	const sawNothing = 0
	s := newScene(t)
	type judged struct {
		name  string
		words []int64
		want  string
		says  string
		paid  paid
	}
	cases := []*judged{
		{name: "nobody saw it", words: []int64{sawNothing, sawNothing, sawNothing}, want: Unseen, says: "0 of 3 observed it"},
		{name: "one saw it", words: []int64{sawStale, sawNothing, sawNothing}, want: Unseen, says: "1 of 3 observed it"},
		{name: "one observed otherwise", words: []int64{sawNothing, sawGood, sawNothing}, want: Contradicted},
		{name: "resolved otherwise", words: []int64{sawGood, sawGood, sawNothing}, want: Contradicted},
		{name: "resolved alike", words: []int64{sawStale, sawStale, sawNothing}, want: Reproduced},
	}
	for i, c := range cases {
		c.paid = s.pay([]string{"buyer", "buyer-2"}[i%2], s.offer, 100_000+int64(i))
		s.contest(c.paid, s.offer, s.terms, 1)
		s.send("seller", s.offer, bindings.NewOffer().PackAnswer(c.paid.key, bindings.Delivery{}, nil, nil, [32]byte{}))
		s.ruleBySignatures(s.freeze(s.offer, c.paid.key), c.words...)
	}
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, measure)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		i := slices.IndexFunc(r.Facts, func(f Fact) bool {
			return common.HexToHash(f.Subject) == c.paid.key && strings.HasPrefix(f.What, "requirement 0 ")
		})
		if i < 0 {
			t.Fatalf("%s: not measured", c.name)
		}
		if f := r.Facts[i]; f.Label != c.want || !strings.Contains(f.What, c.says) || (f.By == "") != (c.want == Reproduced) {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
	if n := len(r.Contradicted()); n != 2 {
		t.Errorf("%d contradicted", n)
	}
}
