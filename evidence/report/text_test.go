package report

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

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

// A narrow column shows the beginning of a word, which is zeros for an account and a number.
func TestWordsOfABuildAreShownWithoutTheirZeros(t *testing.T) {
	zeros := strings.Repeat("0", 24)
	for word, want := range map[string]string{
		"0x" + zeros + strings.Repeat("ab", 20):                     "0x" + strings.Repeat("ab", 20),
		"0x" + strings.Repeat("0", 58) + "0186a0":                   "100 000",
		"0x" + strings.Repeat("0", 64):                              "0",
		"0x31" + strings.Repeat("0", 62):                            "0x31" + strings.Repeat("0", 62),
		"0x" + zeros:                                                "0x" + zeros,
		"0x" + zeros + "0000000000000001" + strings.Repeat("0", 24): "0x0000000000000001" + strings.Repeat("0", 24),
	} {
		if v := shown(Options{})["word"].(func(cursor) value)(cursor{file: "contracts.json", value: word}); strings.Join(v.Groups, " ") != want {
			t.Errorf("%s: %q, expected %q", word, v.Groups, want)
		}
	}
}
