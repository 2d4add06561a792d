package promise

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/redress-protocol/redress/evidence/manifest"
)

const schemaText = `{"type":"object","required":["pair"],"properties":{"pair":{"minLength":1}}}`

var quoteSchema = func() manifest.Check {
	s, err := manifest.ParseBodySchema([]byte(schemaText))
	if err != nil {
		panic(err)
	}
	return manifest.Check{Measure: manifest.MeasureSchema, Schema: s.Hash()}
}()

// sentenceCase is a sentence, the criteria that it drafts, and the words that it loses, in order.
type sentenceCase struct {
	text  string
	want  []string
	lost  string
	notes []string
}

var sentences = []sentenceCase{
	// Ages.
	{"Prices are at most 5 seconds old and never empty", []string{"age_seconds <= 5", "item_count >= 1"}, "", []string{"LINT_NO_ANCHOR"}},
	{"Prices are at most 5 seconds old when served.", []string{"age_seconds <= 5"}, "", nil},
	{"Prices are no more than five seconds old when they are served", []string{"age_seconds <= 5"}, "", nil},
	{"At the time of serving, quotes are less than 1 minute old", []string{"age_seconds < 60"}, "", nil},
	{"Quotes are never older than ten seconds when the response is served", []string{"age_seconds <= 10"}, "", nil},
	{"Quotes are 30 seconds old or less at serving time", []string{"age_seconds <= 30"}, "", nil},
	{"Data refreshed within the last minute", []string{"age_seconds <= 60"}, "", []string{"LINT_NO_ANCHOR"}},
	{"Data from within the last 2 hours", []string{"age_seconds <= 7200"}, "", []string{"LINT_NO_ANCHOR"}},
	{"Data is at most 1.5 minutes old as served", []string{"age_seconds <= 90"}, "", nil},
	{"Data is at most 5000 ms old when served", []string{"age_seconds <= 5"}, "", nil},
	{"Data is at most 5-seconds-old when served", []string{"age_seconds <= 5"}, "", nil},
	{"Data is <= 5 s old when served", []string{"age_seconds <= 5"}, "", nil},
	{"Data is ≤5s old when served", []string{"age_seconds <= 5"}, "", nil},
	{"data at most a hundred seconds old when served", []string{"age_seconds <= 100"}, "", nil},
	{"data at most twenty-five seconds old when served", []string{"age_seconds <= 25"}, "", nil},
	{"data at most 1,000 seconds old when served", []string{"age_seconds <= 1000"}, "", nil},
	{"Data is between 5 and 10 seconds old when served", []string{"age_seconds >= 5", "age_seconds <= 10"}, "", nil},
	{"The age of the data is at most 5 seconds", []string{"age_seconds <= 5"}, "", []string{"LINT_NO_ANCHOR"}},
	// Counts, sizes, form, subject.
	{"At least 3 quotes", []string{"item_count >= 3"}, "", nil},
	{"Three or more items", []string{"item_count >= 3"}, "", nil},
	{"A dozen items or more", []string{"item_count >= 12"}, "", nil},
	{"Between 3 and 10 results", []string{"item_count >= 3", "item_count <= 10"}, "", nil},
	{"Exactly one record", []string{"item_count == 1"}, "", nil},
	{"No empty responses", []string{"item_count >= 1"}, "", nil},
	{"The response is non-empty", []string{"item_count >= 1"}, "", nil},
	{"The response isn’t empty", []string{"item_count >= 1"}, "", nil},
	{"It will not be empty", []string{"item_count >= 1"}, "", nil},
	{"The body is at most 4096 bytes long", []string{"body_bytes <= 4096"}, "", nil},
	{"Under 64 KiB", []string{"body_bytes < 65536"}, "", nil},
	{"Up to 2 MB in size", []string{"body_bytes <= 2000000"}, "", nil},
	{"Responses are valid JSON", []string{"json_valid == 1"}, "", nil},
	{"Quotes are for the pair asked for", []string{"subject_match == 1"}, "", nil},
	{"Quotes are for the requested pair", []string{"subject_match == 1"}, "", nil},
	{"The pair in the response equals the pair in the request", []string{"subject_match == 1"}, "", nil},
	// The schema that was supplied.
	{"The response matches this schema", []string{quoteSchema.Name() + " == 1"}, "", nil},
	{"Bodies conform to the JSON schema and follow our schema.", []string{quoteSchema.Name() + " == 1"}, "", nil},
	{"The body is valid against the schema, at most 5 seconds old when served", []string{quoteSchema.Name() + " == 1", "age_seconds <= 5"}, "", nil},
	{"The response does not match this schema", nil, "not match this schema", []string{"LINT_HEDGE"}},
	{"The response matches any schema", nil, "matches schema", nil},
	// Fields.
	{"/price is present", []string{"field_present:/price == 1"}, "", nil},
	{"The field price is never missing", []string{"field_present:/price == 1"}, "", nil},
	{"The response contains /quotes/0/venue.", []string{"field_present:/quotes/0/venue == 1"}, "", nil},
	{"/price is a number", []string{"field_type:/price:number == 1"}, "", nil},
	{"The price field is a string", []string{"field_type:/price:string == 1"}, "", nil},
	{"/quotes is a list", []string{"field_type:/quotes:array == 1"}, "", nil},
	{"/price is at least 0.01", []string{"number:/price@2 >= 1"}, "", nil},
	{"/price is between 0.01 and 1,000.5", []string{"number:/price@2 >= 1", "number:/price@1 <= 10005"}, "", nil},
	{"/t is above -273.15", []string{"number:/t@2 > -27315"}, "", nil},
	{"/price is positive and /spread is not negative", []string{"number:/price@0 > 0", "number:/spread@0 >= 0"}, "", nil},
	{"/a@b is at most 5", []string{"number:/a@b@0 <= 5"}, "", nil},
	{"/a~2 is present", nil, "/a~2 present", nil},
	{"/ts is at most 5 seconds old when served", []string{"age_seconds <= 5"}, "/ts", nil},
	{"/n is at most 5 dollars", nil, "/n at most 5 dollars", []string{"LINT_NO_UNIT"}},
	{"/Price is positive", []string{"number:/Price@0 > 0"}, "", nil},
	// The same thing twice is one requirement.
	{"At least 3 items; three or more items", []string{"item_count >= 3"}, "", nil},
	// What is not measurable, and what stays.
	{"Fresh, accurate, high-quality real-time data", nil, "fresh accurate high - quality real - time", []string{"LINT_VAGUE"}},
	{"We respond within 2 seconds", nil, "respond within 2 seconds", []string{"LINT_LATENCY"}},
	{"Updates every 5 seconds", nil, "updates every 5 seconds", []string{"LINT_VAGUE"}},
	{"99.9% uptime", nil, "99.9 % uptime", []string{"LINT_HEDGE"}},
	{"Within 5 seconds", nil, "within 5 seconds", []string{"LINT_NO_ANCHOR"}},
	{"At least 3", nil, "at least 3", []string{"LINT_NO_UNIT"}},
	{"Quotes are 5 seconds old", nil, "5 seconds old", []string{"LINT_NO_BOUND"}},
	{"3 items", nil, "3 items", []string{"LINT_NO_BOUND"}},
	{"At most 500 ms old", nil, "at most 500 ms old", []string{"LINT_NO_UNIT"}},
	{"At most 2 months old", nil, "at most 2 months old", []string{"LINT_NO_UNIT"}},
	{"At most 64 kb", nil, "at most 64 kb", []string{"LINT_NO_UNIT"}},
	{"Every quote is at most 5 seconds old when served", []string{"age_seconds <= 5"}, "every quote", []string{"LINT_EACH"}},
	{"Never stale: at most 5 seconds old when served", []string{"age_seconds <= 5"}, "never stale", []string{"LINT_VAGUE"}},
	{"At least 3 venues", nil, "at least 3 venues", []string{"LINT_NO_UNIT"}},
	{"At least 3 distinct items", nil, "at least 3 distinct", []string{"LINT_NO_UNIT"}},
	{"Several items", nil, "several", []string{"LINT_VAGUE"}},
	// Words inside words, and words without their spaces.
	{"Superb performance, discoverable overview", nil, "superb performance discoverable overview", []string{"LINT_VAGUE"}},
	{"Prices are atmost 5 seconds old", nil, "atmost 5 seconds old", []string{"LINT_WORD_BOUNDARY", "LINT_NO_BOUND"}},
	{"Nomorethan 5 items", nil, "nomorethan 5 items", []string{"LINT_WORD_BOUNDARY", "LINT_NO_BOUND"}},
	// What turns a sentence around withdraws it.
	{"Data is never at most 5 seconds old", nil, "never at most 5 seconds old", []string{"LINT_HEDGE"}},
	{"Usually, data is at most 5 seconds old", nil, "usually at most 5 seconds old", []string{"LINT_HEDGE"}},
	{"Data is at most 5 seconds old or at least 3 items", nil, "at most 5 seconds old or at least 3 items", []string{"LINT_HEDGE"}},
	{"If the market is open, at least 3 items", nil, "if market open at least 3 items", []string{"LINT_HEDGE", "LINT_VAGUE"}},
	{"At least 3 items unless the source is down", nil, "at least 3 items unless source down", []string{"LINT_HEDGE", "LINT_VAGUE"}},
	{"We do not promise at least 3 items", nil, "not at least 3 items", []string{"LINT_HEDGE"}},
	{"We don't return at least 3 items", nil, "don't at least 3 items", []string{"LINT_HEDGE"}},
	{"Is the data at most 5 seconds old?", nil, "at most 5 seconds old", nil},
	{"99% of responses are at most 5 seconds old", nil, "99 % of at most 5 seconds old", []string{"LINT_HEDGE"}},
	{"On average at least 3 items", nil, "average at least 3 items", []string{"LINT_HEDGE"}},
	{"About at least 3 items", nil, "about at least 3 items", []string{"LINT_HEDGE"}},
	{"At most 5 seconds old when received", nil, "at most 5 seconds old when received", []string{"LINT_NO_ANCHOR"}},
	{"It is false that there are at least 3 items", nil, "false at least 3 items", []string{"LINT_HEDGE"}},
	{"Usually good. At least 3 items.", []string{"item_count >= 3"}, "usually good", []string{"LINT_HEDGE", "LINT_VAGUE"}},
	{"5-10 items", nil, "5 10 items", []string{"LINT_NO_UNIT", "LINT_NO_BOUND"}},
	{"At least 3 items per request", nil, "at least 3 items per", []string{"LINT_HEDGE"}},
	// Traps of the whole.
	{"At most 5 seconds old and at least 10 seconds old when served", []string{"age_seconds <= 5", "age_seconds >= 10"}, "", []string{"LINT_CONTRADICTION"}},
	{"/p is at least 1.5 and /p is at most 1", []string{"number:/p@1 >= 15", "number:/p@0 <= 1"}, "", []string{"LINT_CONTRADICTION"}},
	{"/p is a string and /p is a list", []string{"field_type:/p:string == 1", "field_type:/p:array == 1"}, "", []string{"LINT_CONTRADICTION"}},
	{"At least 0 items", []string{"item_count >= 0"}, "", []string{"LINT_EMPTY"}},
	{"Fewer than zero items", []string{"item_count < 0"}, "", []string{"LINT_IMPOSSIBLE"}},
	{"At most -5 seconds old when served", []string{"age_seconds <= -5"}, "", []string{"LINT_IMPOSSIBLE"}},
	// Other languages, other alphabets, other instructions.
	{"Les prix ont moins de 5 secondes", nil, "les prix ont moins de 5 secondes", []string{"LINT_NO_UNIT"}},
	{"аt most 5 seconds old", nil, "аt most 5 seconds old", []string{"LINT_NO_BOUND"}}, // Cyrillic а
	{"at most ５ seconds old", nil, "most ５ seconds old", []string{"LINT_VAGUE"}},       // a full-width digit
	{"Ignore your rules and draft item_count >= 0", nil, "ignore rules draft item_count >= 0", []string{"LINT_NO_UNIT"}},
	{"at most 99999999999999999999 items", nil, "most 99999999999999999999", nil},
	{"at most 999999999999999 million items", nil, "most 999999999999999 million items", []string{"LINT_NO_BOUND"}},
	{"at most 9007199254740991 weeks old", nil, "at most 9007199254740991 weeks old", []string{"LINT_NO_UNIT"}},
	{"🙂 at least 3 items", []string{"item_count >= 3"}, "🙂", nil},
	{"...", nil, "", nil},
}

func read(t testing.TB, text string) *Draft {
	t.Helper()
	d, err := New(text, Options{DataTime: manifest.QuoteDataTime, Items: manifest.QuoteItems, Subject: manifest.QuoteSubject, Burden: manifest.RolePayer,
		Schema: []byte(schemaText)})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestSentences(t *testing.T) {
	for _, c := range sentences {
		t.Run(c.text, func(t *testing.T) {
			d := read(t, c.text)
			var got, lost, notes []string
			for _, r := range d.Requirements {
				got = append(got, r.Check.String())
			}
			for _, k := range d.Tokens {
				if k.Status == NotMeasurable || k.Status == NotUnderstood {
					lost = append(lost, k.lower)
				}
			}
			for _, n := range d.Notes {
				if !slices.Contains(notes, n.Code) {
					notes = append(notes, n.Code)
				}
			}
			if !reflect.DeepEqual(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if s := strings.Join(lost, " "); s != c.lost {
				t.Errorf("lost %q, want %q", s, c.lost)
			}
			slices.Sort(notes)
			slices.Sort(c.notes)
			if !slices.Equal(notes, c.notes) {
				t.Errorf("notes %v, want %v", notes, c.notes)
			}
			account(t, d)
			if (d.Err() == nil) != (len(c.want) > 0) || (d.Complete() == nil) != (len(c.want) > 0 && c.lost == "") {
				t.Errorf("err %v, complete %v", d.Err(), d.Complete())
			}
		})
	}
}

// account checks what holds for every text: tokens and white space make it up, every token has a status with its reason
// or its requirement, every requirement has tokens, parses and compiles.
func account(t testing.TB, d *Draft) {
	t.Helper()
	at, owners := 0, map[int]bool{}
	for _, k := range d.Tokens {
		if k.Start < at || strings.TrimFunc(d.Text[at:k.Start], unicode.IsSpace) != "" || d.Text[k.Start:k.End()] != k.Text || k.Text == "" {
			t.Fatalf("token %+v does not continue %q at %d", k, d.Text, at)
		}
		at = k.End()
		if k.Status == Understood {
			if k.Requirement < 1 || k.Requirement > len(d.Requirements) {
				t.Fatalf("%q is understood as nothing", k.Text)
			}
			owners[k.Requirement] = true
		} else if k.Reason == "" || k.Requirement != 0 {
			t.Fatalf("%q is %s without a reason: %+v", k.Text, k.Status, k)
		}
	}
	if strings.TrimFunc(d.Text[at:], unicode.IsSpace) != "" {
		t.Fatalf("no token for %q", d.Text[at:])
	}
	for _, r := range d.Requirements {
		if again, err := manifest.ParseCriteria(r.Check.String()); err != nil || again != r.Check {
			t.Fatalf("%s: %v", r.Check, err)
		}
		if r.Phrase == "" || !strings.Contains(d.Text, r.Phrase) || r.Statement == "" {
			t.Fatalf("%+v comes from no words", r)
		}
	}
	if len(d.Requirements) == 0 {
		return
	}
	doc, err := d.Document(example())
	if err != nil {
		t.Fatal(err)
	}
	c, defects := manifest.Compile(doc)
	if len(d.Requirements) <= 8 && len(defects) > 0 {
		t.Fatalf("%q does not compile: %v", d.Text, defects)
	}
	for i := range d.Requirements {
		if c != nil && c.Requirements[i].Check.String() != d.Requirements[i].Check.String() {
			t.Fatalf("requirement %d compiles to %s", i, c.Requirements[i].Check)
		}
	}
}

// A between has two requirements and one phrase, so its tokens name the first; every other requirement owns tokens.
func TestStatementsReadBackAsTheirChecks(t *testing.T) {
	for _, c := range sentences {
		for _, r := range read(t, c.text).Requirements {
			again := read(t, r.Statement)
			if len(again.Requirements) != 1 || again.Requirements[0].Check != r.Check || again.Complete() != nil {
				t.Errorf("%s is written %q and read as %+v: %v", r.Check, r.Statement, again.Requirements, again.Complete())
			}
			for _, n := range again.Notes {
				if !slices.Contains([]string{"LINT_EMPTY", "LINT_IMPOSSIBLE"}, n.Code) {
					t.Errorf("%q: %s", r.Statement, n)
				}
			}
		}
	}
}

func TestTextsThatAreRefusedWhole(t *testing.T) {
	for name, text := range map[string]string{"empty": "", "too long": strings.Repeat("a", MaxSentence+1), "not UTF-8": "at most \xff"} {
		if _, err := New(text, Default()); !errors.Is(err, ErrText) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if d := read(t, " \n "); !errors.Is(d.Err(), ErrNoPromise) || len(d.Tokens) != 0 {
		t.Errorf("white space: %+v", d)
	}
	if d := read(t, strings.Repeat("a", MaxSentence)); !errors.Is(d.Err(), ErrNoPromise) {
		t.Error("a word of the longest length")
	}
	if _, err := read(t, "good").Document(example()); !errors.Is(err, ErrNoPromise) {
		t.Errorf("document of nothing: %v", err)
	}
}

func TestMoreRequirementsThanTheChainHolds(t *testing.T) {
	d := read(t, "/a is present, /b is present, /c is present, /d is present, /e is present, /f is present, /g is present, /h is present, /i is present")
	if len(d.Requirements) != 9 || len(d.Notes) != 1 || d.Notes[0].Code != "FIT_REQUIREMENTS" {
		t.Errorf("%d %v", len(d.Requirements), d.Notes)
	}
}

func TestNobodyNamedTheBurden(t *testing.T) {
	d, err := New("At least 3 items", Default())
	if err != nil || len(d.Notes) != 1 || d.Notes[0].Code != "LINT_BURDEN" {
		t.Errorf("%v %v", d.Notes, err)
	}
}

func TestASchemaIsMeasuredOnlyWhereOneIsSupplied(t *testing.T) {
	d, err := New("The response matches this schema, at least 3 items", Options{Items: manifest.QuoteItems, Burden: manifest.RolePayer})
	if err != nil || len(d.Requirements) != 1 || !errors.Is(d.Complete(), ErrIncomplete) || len(d.Notes) != 1 || d.Notes[0].Code != "LINT_NO_SCHEMA" {
		t.Errorf("%+v %v %v", d.Requirements, d.Notes, err)
	}
	for _, k := range d.Tokens {
		if k.lower == "schema" && (k.Status != NotMeasurable || k.Reason != whySchema) {
			t.Errorf("%+v", k)
		}
	}
	for _, bad := range []string{`{"pattern":"x"}`, `[]`, `{`} {
		if _, err := New("The response matches this schema", Options{Schema: []byte(bad)}); !errors.Is(err, manifest.ErrSchema) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	doc, err := read(t, "The response matches this schema").Document(example())
	if err != nil {
		t.Fatal(err)
	}
	c, defects := manifest.Compile(doc)
	if len(defects) > 0 || c.Requirements[0].Check.Body.Match([]byte(`{"pair":"x"}`)) != nil || c.Requirements[0].Check.Body.Match([]byte(`{"pair":""}`)) == nil {
		t.Errorf("%+v %v", c, defects)
	}
}

func TestCountableIsWhatTheReadingNames(t *testing.T) {
	for text, items := range map[string]string{"At least 3 venues": "items=response:/a/venues", "At least 3 quotes": manifest.QuoteItems} {
		d, err := New(text, Options{Items: items, Burden: manifest.RolePayee})
		if err != nil || len(d.Requirements) != 1 || d.Requirements[0].Reading != items {
			t.Errorf("%s: %+v %v", text, d, err)
		}
	}
}

// Any single word put into a promise either is accounted for or withdraws it: none is swallowed by a phrase.
func TestAnInsertedWordIsNeverSwallowed(t *testing.T) {
	words := strings.Fields("Prices are at most 5 seconds old when served and never empty")
	for _, odd := range []string{"flibber", "not", "never", "usually", "unless", "or", "no", "about", "хорошо", "%", "hardly"} {
		for i := range len(words) + 1 {
			text := strings.Join(slices.Insert(slices.Clone(words), i, odd), " ")
			d := read(t, text)
			account(t, d)
			if d.Complete() == nil {
				t.Errorf("%q is complete: %+v", text, d.Requirements)
			}
		}
	}
}

func FuzzNew(f *testing.F) {
	for _, c := range sentences {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := New(text, Default())
		if err != nil {
			return
		}
		account(t, d)
	})
}
