package manifest

import (
	"flag"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

var update = flag.Bool("update", false, "write the built manifests to testdata")

func frame() Frame {
	return Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: 31337,
		Token: common.HexToAddress("0x00000000000000000000000000000000000000a1"), Symbol: "USDC",
		AmountMin: big.NewInt(1000), AmountMax: big.NewInt(1_000_000),
		Seller:     common.HexToAddress("0x00000000000000000000000000000000000000b2"),
		Arbitrator: common.HexToAddress("0x00000000000000000000000000000000000000c3"),
		Figures: Redress{Seats: 3, ContestWindowSeconds: 120, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000"},
	}
}

func quoteFeed(t testing.TB) *Document {
	t.Helper()
	d, err := QuoteFeed(frame(), 5)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func vague(t testing.TB) *Document {
	t.Helper()
	d, err := Vague(frame())
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestBuiltManifestsAreTheCommittedOnes(t *testing.T) {
	for name, d := range map[string]*Document{"quote-feed": quoteFeed(t), "vague": vague(t)} {
		got, err := d.Canonical()
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("testdata", "built", name+".manifest.json")
		if *update {
			if err := os.WriteFile(path, got, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if want := read(t, "built", name+".manifest.json"); string(got) != string(want) {
			t.Errorf("%s differs from the committed manifest; run with -update if the change is meant", name)
		}
		if defects := d.Check(); len(defects) > 0 {
			t.Errorf("%s: %v", name, defects)
		}
	}
}

func TestCompileQuoteFeed(t *testing.T) {
	d := quoteFeed(t)
	c, defects := Compile(d)
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	hash, err := d.Hash()
	if err != nil || c.Hash != hash {
		t.Errorf("hash %s, want %s (%v)", c.Hash, hash, err)
	}
	if want := (Bounds{Subject: true, MaxAge: 5, MinItems: 1}); c.Bounds != want {
		t.Errorf("bounds %+v, want %+v", c.Bounds, want)
	}
	if want := (Windows{Contest: 120, Answer: 60, Continue: 60, Judge: 600}); c.Windows != want {
		t.Errorf("windows %+v", c.Windows)
	}
	if want := (Procedure{Requirements: 3, Policy: 1, Weights: new(big.Int), Panel: 3}); !reflect.DeepEqual(c.Procedure, want) {
		t.Errorf("procedure %+v", c.Procedure)
	}
	for _, a := range []struct {
		name string
		got  *big.Int
		want int64
	}{
		{"chain id", c.ChainID, 31337}, {"min", c.Amounts.Min, 1000}, {"max", c.Amounts.Max, 1_000_000}, {"bond", c.Amounts.Bond, 50000},
		{"fee", c.Amounts.Fee, 30000}, {"answer cost", c.Amounts.AnswerCost, 10000}, {"penalty", c.Amounts.Penalty, 20000},
		{"relay cap", c.Amounts.RelayCap, 5000},
	} {
		if a.got.Cmp(big.NewInt(a.want)) != 0 {
			t.Errorf("%s %s, want %d", a.name, a.got, a.want)
		}
	}
	if c.Token != frame().Token || len(c.Judges) != 0 || len(c.Requirements) != 3 {
		t.Errorf("%+v", c)
	}
	want := Reading{DataTime: "/ts", DataTimeFormat: FormatUnix, Items: "/quotes", Subject: "/pair", RequestQuery: "pair"}
	if c.Reading != want {
		t.Errorf("reading %+v", c.Reading)
	}
	if r := c.Requirements[0]; r.ID != "R1" || r.Judged || r.Check.Name() != "age_seconds" || r.Check.Limit() != "<= 5" {
		t.Errorf("R1 %+v", r)
	}
}

func TestCompileVague(t *testing.T) {
	c, defects := Compile(vague(t))
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	want := Procedure{Requirements: 2, Judges: 2, Judged: 0b10, MaxDissents: 1, Runs: 0x0303, Policy: 1, Weights: new(big.Int), Panel: 3}
	if !reflect.DeepEqual(c.Procedure, want) {
		t.Errorf("procedure %+v", c.Procedure)
	}
	if !reflect.DeepEqual(c.Judges, []string{"J1", "J2"}) || !reflect.DeepEqual(c.Runs, []int{3, 3}) {
		t.Errorf("judges %v runs %v", c.Judges, c.Runs)
	}
	if c.Bounds != (Bounds{Subject: true}) || !c.Requirements[1].Judged {
		t.Errorf("bounds %+v requirements %+v", c.Bounds, c.Requirements)
	}
}

func TestBuildersRefuseABadFrame(t *testing.T) {
	f := frame()
	f.ID, f.Figures.Bond, f.AmountMin = "short", "1", big.NewInt(2_000_000)
	d, err := QuoteFeed(f, 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, defects := Compile(d); !reflect.DeepEqual(codes(defects), []string{"SCHEMA_MIN_LENGTH", "P2_RANGE", "P4_BOND"}) {
		t.Errorf("%v", defects)
	}
}
