package terms_test

import (
	"bytes"
	"errors"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/evidence/terms"
)

var (
	seller     = common.HexToAddress("0x00000000000000000000000000000000000000b2")
	arbitrator = common.HexToAddress("0x00000000000000000000000000000000000000c3")
	place      = terms.Place{
		Seller: seller, ReceiptSigner: common.HexToAddress("0x51"), Arbitrator: arbitrator,
		BlockHashSource: common.HexToAddress("0x52"), Salt: common.Hash{7},
	}
)

func promise(t testing.TB) *manifest.Document {
	t.Helper()
	d, err := manifest.QuoteFeed(manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Unix(1_800_000_000, 0), ChainID: 31337,
		Token: common.HexToAddress("0xa1"), Symbol: "USDC", AmountMin: big.NewInt(1000), AmountMax: big.NewInt(1_000_000),
		Seller: seller, Arbitrator: arbitrator,
		Figures: manifest.Redress{
			Seats: 3, ContestWindowSeconds: 120, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
			Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
		},
	}, 5)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func build(t testing.TB) (bindings.Terms, []byte) {
	t.Helper()
	d := promise(t)
	built, compiled, err := terms.Build(d, place)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := d.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	if common.Hash(built.ManifestHash) != compiled.Hash {
		t.Fatal("terms name another manifest")
	}
	return built, raw
}

func TestVerifyAcceptsWhatBuildMade(t *testing.T) {
	built, raw := build(t)
	compiled, err := terms.Verify(built, raw)
	if err != nil {
		t.Fatal(err)
	}
	if compiled.Bounds != (manifest.Bounds{Subject: true, MaxAge: 5, MinItems: 1}) || built.Bounds != bindings.Bounds(compiled.Bounds) {
		t.Fatalf("bounds %+v", built.Bounds)
	}
}

// Any single member that differs is refused, and named.
func TestVerifyRefusesEveryChangedMember(t *testing.T) {
	_, raw := build(t)
	// Who publishes, signs, arbitrates and vouches for blocks, the table and the salt are not the manifest's to say.
	free := map[string]bool{"ReceiptSigner": true, "BlockHashSource": true, "Salt": true, "Settlement": true}
	for i := range reflect.TypeFor[bindings.Terms]().NumField() {
		name := reflect.TypeFor[bindings.Terms]().Field(i).Name
		if free[name] {
			continue
		}
		changed, _ := build(t)
		field := reflect.ValueOf(&changed).Elem().Field(i)
		switch v := field.Addr().Interface().(type) {
		case *common.Address:
			v[0] ^= 1
		case *[32]byte:
			v[0] ^= 1
		case *uint8:
			*v++
		case *uint32:
			*v++
		case **big.Int:
			*v = new(big.Int).Add(*v, big.NewInt(1))
		case *bindings.Bounds:
			v.MaxAge++
		case *bindings.Procedure:
			v.Panel += 2
		default:
			t.Fatalf("no change known for %s", name)
		}
		_, err := terms.Verify(changed, raw)
		if !errors.Is(err, terms.ErrMismatch) && !errors.Is(err, terms.ErrParty) {
			t.Errorf("%s: %v", name, err)
		} else if errors.Is(err, terms.ErrMismatch) && !strings.Contains(err.Error(), name) {
			t.Errorf("%s is not named: %v", name, err)
		}
	}
}

// A promise that names no rounds promises one: its first ruling is final.
func TestRoundsAreTheManifests(t *testing.T) {
	for named, want := range map[int64]uint8{0: 1, 1: 1, 4: 4} {
		d := promise(t)
		d.Redress.Rounds = named
		if d, err := manifest.FromManifest(&d.Manifest); err != nil {
			t.Fatal(err)
		} else if built, _, err := terms.Build(d, place); err != nil || built.Rounds != want {
			t.Errorf("%d rounds named: terms have %d, %v", named, built.Rounds, err)
		}
	}
}

// The rows of partial remedies come from the manifest: the general row stands where another set failed, and a table with
// another share, or without the row, is not the manifest's.
func TestPartialRemediesAreTheManifests(t *testing.T) {
	d := promise(t)
	d.Redress.Partial = []manifest.Partial{{Failed: []string{"R3", "R1"}, RefundBps: 2500}}
	d, err := manifest.FromManifest(&d.Manifest)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := d.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	built, _, err := terms.Build(d, place)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := terms.Verify(built, raw); err != nil {
		t.Fatal(err)
	}
	table, err := settlement.Parse(built.Settlement)
	if err != nil {
		t.Fatal(err)
	}
	for failed, want := range map[uint8]uint16{0b101: 2500, 0b001: settlement.FullBps, 0b111: settlement.FullBps} {
		row, err := table.Find(settlement.PayerWins, settlement.CauseFailed, failed)
		if err != nil || row.PaymentToPayerBps != want || row.Penalty != (want == settlement.FullBps) || row.BondToPayerBps != settlement.FullBps {
			t.Errorf("%03b failed: %+v, %v", failed, row, err)
		}
	}
	last := len(table) - 1
	for name, other := range map[string]settlement.Table{"missing": table[:last], "other share": func() settlement.Table {
		out := append(settlement.Table{}, table...)
		out[last].PaymentToPayerBps++
		return out
	}()} {
		changed := built
		if changed.Settlement, err = other.Pack(); err != nil {
			t.Fatal(err)
		}
		if _, err := terms.Verify(changed, raw); !errors.Is(err, terms.ErrMismatch) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestBuildRefusesAManifestWithEveryDefect(t *testing.T) {
	_, raw := build(t)
	bad := bytes.Replace(raw, []byte(`"bond":"50000"`), []byte(`"bond":"1"`), 1)
	bad = bytes.Replace(bad, []byte(`"judge_window_seconds":600`), []byte(`"judge_window_seconds":0`), 1)
	d, err := manifest.Parse(bad)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = terms.Build(d, place)
	var refusal *manifest.Refusal
	if !errors.As(err, &refusal) || len(refusal.Defects) < 2 {
		t.Fatalf("refusal %v", err)
	}
}

func TestBuildRefusesOtherParties(t *testing.T) {
	other := place
	other.Seller = arbitrator
	if _, _, err := terms.Build(promise(t), other); !errors.Is(err, terms.ErrParty) {
		t.Errorf("another seller: %v", err)
	}
	other = place
	other.Arbitrator = seller
	if _, _, err := terms.Build(promise(t), other); !errors.Is(err, terms.ErrParty) {
		t.Errorf("another arbitrator: %v", err)
	}
	other = place
	other.Table = settlement.Default()[1:]
	if _, _, err := terms.Build(promise(t), other); !errors.Is(err, settlement.ErrMissing) {
		t.Errorf("incomplete table: %v", err)
	}
}
