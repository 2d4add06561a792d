package snapshot

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/report"
)

// heard is a case with everything that a dossier shows: hosted judges, receipts of which some are withheld, a seat that observed
// otherwise than its runs ended and signed two words for one, a settlement, and an attempt that was refused.
func heard(t *testing.T) (raw []byte, at BlockRef, key common.Hash) {
	t.Helper()
	own, stop := start(t, devnet.Options{})
	defer stop()
	s := &own
	gateway, err := crypto.ToECDSA(crypto.Keccak256([]byte("gateway")))
	s.must(err)
	doc := s.hosted(crypto.PubkeyToAddress(gateway.PublicKey))
	s.offer, s.terms = s.publishDocument(doc, common.Hash{7})
	offers, p := bindings.NewOffer(), s.pay("buyer", s.offer, 100_000)
	s.fails("buyer", s.offer, offers.PackConcede(p.key))
	h := s.hear(p, doc, gateway)
	h.rule(func(seat int, w *word) {
		switch seat {
		case 1:
			w.gateways = nil
		case 2:
			w.observed[1][1][0] = adjudication.Pass
		}
	})
	s.prove(h.round, 2, h.scene.seats(h.round)[2])
	s.send("relayer", s.offer, offers.PackExecute(p.key))
	o := s.options(Scope{ScopeOffer, s.offer})
	o.Attempts = true
	raw, at, err = freezeRaw(t.Context(), node.New(s.chain), o)
	s.must(err)
	return raw, at, p.key
}

// leavesOf are the places of a file's scalars.
func leavesOf(t *testing.T, name string, raw []byte) []string {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var all any
	if err := dec.Decode(&all); err != nil {
		t.Fatal(err)
	}
	var out []string
	var walk func(place string, v any)
	walk = func(place string, v any) {
		switch v := v.(type) {
		case map[string]any:
			for k, x := range v {
				walk(place+"/"+k, x)
			}
		case []any:
			for i, x := range v {
				walk(fmt.Sprintf("%s/%d", place, i), x)
			}
		case nil:
		default:
			out = append(out, place)
		}
	}
	walk(name+"#", all)
	slices.Sort(out)
	return out
}

// again are the places that no page shows: they say again what stands beside them, or tell units.
var again = regexp.MustCompile(`^committee.json#/disputes/[0-9]+/(arbitrable|case|manifestHash|standing/(at/[a-z]+|passed|failed|material|failAlone))$|` +
	`/rounds/[0-9]+/native$|^settlements.json#/[0-9]+/(offer|case)$|^refusals.json#/refusals/[0-9]+/data$|^promises.json#/[0-9]+/offer$`)

// whole are the places that are about the whole record: the report shows them, a dossier does not.
var whole = regexp.MustCompile(`^committee.json#/committees/|^refusals.json#/scanned/|^rulings.json#/[0-9]+/(offer|case|disputeId)$`)

// Whatever the record says of a case is in its dossier, each figure with the place that it was read from.
func TestADossierShowsAllThatTheRecordSaysOfACase(t *testing.T) {
	raw, at, key := heard(t)
	tree, files := reported(t, raw, at, report.Options{Case: key.Hex()})
	places, _ := shownFigures(t, "dossier", tree, files)
	ofCase := []string{fileCases, fileCommittee, fileRulings, fileSettlements, fileRefusals}
	for _, file := range ofCase {
		for _, place := range leavesOf(t, file, files[file]) {
			if !places[place] && !again.MatchString(place) && !whole.MatchString(place) {
				t.Errorf("%s is not in the dossier", place)
			}
		}
	}
	page, _ := reported(t, raw, at, report.Options{})
	places, _ = shownFigures(t, "report", page, files)
	for _, file := range append(ofCase, fileContracts, filePromises, fileCheckpoints, fileWithdrawals, fileConservation) {
		for _, place := range leavesOf(t, file, files[file]) {
			if !places[place] && !again.MatchString(place) {
				t.Errorf("%s is not in the report", place)
			}
		}
	}
	text := textIn(tree)
	for _, want := range []string{
		"CONTRADICTED run R2/J2/0, observed as PASS, ended as FAIL", "seat 1: receipts present, eligibility: 4 of 7 runs of seat 1 REPRODUCED",
		"C18 one claim by its signer", "its round is known by run VERIFIED by 0x", "Offer.CaseStateInvalid the node’s word",
		"requirement 1, judge 1: ✗ FAIL", "proven by storage REPRODUCED",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("does not show %q", want)
		}
	}
}
