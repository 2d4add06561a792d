package snapshot

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/redress-protocol/redress/evidence/report"
)

// reported is the page of a snapshot, and the files that it was written from.
func reported(t *testing.T, raw []byte, at BlockRef, o report.Options) (*html.Node, map[string][]byte) {
	t.Helper()
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	files := opened(t, raw)
	stream := func(name string) []report.Stream {
		return []report.Stream{{Name: name, Records: report.Array(func() (io.Reader, error) { return bytes.NewReader(files[name]), nil })}}
	}
	in := report.Input{Files: files, Payments: stream(filePayments), Events: stream(fileEvents)}
	for _, f := range r.Facts {
		in.Facts = append(in.Facts, report.Fact(f))
	}
	var out bytes.Buffer
	if err := report.Render(t.Context(), &out, in, o); err != nil {
		t.Fatal(err)
	}
	tree, err := html.Parse(&out)
	if err != nil {
		t.Fatal(err)
	}
	return tree, files
}

// resolve6901 finds what a data-source names.
func resolve6901(t *testing.T, files map[string][]byte, source string) (any, bool) {
	t.Helper()
	name, pointer, _ := strings.Cut(source, "#")
	raw, ok := files[name]
	if !ok {
		return nil, false
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	for _, step := range strings.Split(pointer, "/")[1:] {
		step = strings.NewReplacer("~1", "/", "~0", "~").Replace(step)
		switch at := v.(type) {
		case map[string]any:
			v, ok = at[step]
		case []any:
			i, err := strconv.Atoi(step)
			if ok = err == nil && i < len(at); ok {
				v = at[i]
			}
		default:
			ok = false
		}
		if !ok {
			return nil, false
		}
	}
	return v, true
}

// asShown is how the page must show a value.
func asShown(as string, v any) string {
	switch as {
	case "":
		return fmt.Sprint(v)
	case "time":
		n, _ := strconv.ParseInt(fmt.Sprint(v), 10, 64)
		return time.Unix(n, 0).UTC().Format("2006-01-02 15:04:05Z")
	case "flag":
		return map[any]string{true: "yes", false: "no"}[v]
	case "word": // an account, or a number
		n, _ := new(big.Int).SetString(fmt.Sprint(v), 0)
		if n.BitLen() <= 64 {
			return n.String()
		}
		return fmt.Sprintf("0x%040x", n)
	case "count":
		return strconv.Itoa(len(v.([]any)))
	case "mask":
		n, _ := strconv.Atoi(fmt.Sprint(v))
		var bits []string
		for i := range 8 {
			if n&(1<<i) != 0 {
				bits = append(bits, strconv.Itoa(i))
			}
		}
		if bits == nil {
			return "none"
		}
		return strings.Join(bits, ", ")
	}
	return "shown as " + as
}

// nothing says whether a value may be shown as a dash: it is not there, or says "none" in the record's own way.
func nothing(v any) bool {
	s := fmt.Sprint(v)
	return v == nil || s == "" || s == "0" || s == (strings.Repeat("0", 64)) || s == "0x"+strings.Repeat("0", 64)
}

func textIn(n *html.Node) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	out := ""
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		out += textIn(c)
	}
	return out
}

// shownFigures holds every figure of a page to the place that it names, and gives the places and in how many ways they are shown.
func shownFigures(t *testing.T, name string, tree *html.Node, files map[string][]byte) (places map[string]bool, kinds map[string]int) {
	t.Helper()
	places, kinds = map[string]bool{}, map[string]int{}
	for n := range tree.Descendants() {
		at := map[string]string{}
		for _, a := range n.Attr {
			at[a.Key] = a.Val
		}
		source, as := at["data-source"], at["data-as"]
		if source == "" {
			continue
		}
		kinds[as]++
		places[source] = true
		got := textIn(n)
		v, found := resolve6901(t, files, source)
		switch {
		case as == "absent":
			if got != "—" || found && !nothing(v) {
				t.Errorf("%s: %s holds %v and is shown as %q", name, source, v, got)
			}
		case !found:
			t.Errorf("%s: %s is not in the snapshot, shown is %q", name, source, got)
		case as == "cut":
			if full := fmt.Sprint(v); len(got) >= len(full) || !strings.HasPrefix(full, got) {
				t.Errorf("%s: %s begins with %.80q, shown is %.80q", name, source, full, got)
			}
		case got != asShown(as, v):
			t.Errorf("%s: %s holds %v, shown is %q (%s)", name, source, v, got, as)
		}
	}
	return places, kinds
}

func TestEveryFigureOfTheReportIsWhereItSays(t *testing.T) {
	s := story(t)
	for name, raw := range map[string][]byte{"Offer": s.raw, "factory": s.all} {
		tree, files := reported(t, raw, s.at, report.Options{Text: 60})
		places, kinds := shownFigures(t, name, tree, files)
		for _, kind := range []string{"", "absent", "time", "flag", "count", "mask", "cut"} {
			if kinds[kind] == 0 {
				t.Errorf("%s: no figure is shown as %q", name, kind)
			}
		}
		seen := map[string]bool{}
		for place := range places {
			file, _, _ := strings.Cut(place, "#")
			seen[file] = true
		}
		for _, file := range []string{
			fileManifest, fileContracts, filePromises, filePayments, fileCheckpoints, fileWithdrawals, fileCases, fileRulings,
			fileSettlements, fileCommittee, fileEvents, fileConservation,
		} {
			if !seen[file] {
				t.Errorf("%s: no figure comes from %s", name, file)
			}
		}
	}
}

func TestTheReportShowsTheJudgement(t *testing.T) {
	s := story(t)
	tree, _ := reported(t, s.raw, s.at, report.Options{Case: s.judged.key.Hex()})
	text := textIn(tree)
	for _, want := range []string{
		"✗ FAIL", "✓ PASS", "by the policy: payer prevails", "refund of 500000 to", "VERIFIED",
		"hashes to it, present in 0x", "3500000", "3000000",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("does not show %q", want)
		}
	}
	if !regexp.MustCompile(`ruling of the round 1 payer wins, block [^Z]*Z REPRODUCED`).MatchString(text) {
		t.Error("does not say that the ruling was computed again")
	}
	for n := range tree.Descendants() {
		if n.Type == html.ElementNode && n.Data == "span" && textIn(n) == Contradicted {
			t.Error("something is contradicted")
		}
	}
}
