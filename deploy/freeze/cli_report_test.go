package freeze

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/report"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

func TestAReportIsWrittenOfAVerifiedSnapshotOnly(t *testing.T) {
	d, _, offer := published(t)
	dir := t.TempDir()
	file, page := filepath.Join(dir, "offer.redress"), filepath.Join(dir, "report.html")
	shown, err := run(t, "snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(), "--out", file)
	if err != nil {
		t.Fatal(err)
	}
	hash := strings.Fields(shown[strings.LastIndex(strings.TrimSpace(shown), "\n"):])[2]
	d.Close()

	if _, err := run(t, "snapshot", "report", file, "--block-hash", hash, "--out", page); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"<!DOCTYPE html>", `data-source="payments.json#/0/amount"`, "<i>1</i><i>500</i><i>000</i>", "The manifest is withheld", strings.ToLower(offer.Hex()),
	} {
		if !strings.Contains(string(raw), want) {
			t.Errorf("the page does not hold %q", want)
		}
	}

	other := filepath.Join(dir, "other.html")
	if _, err := run(t, "snapshot", "report", file, "--block-hash", common.Hash{1}.Hex(), "--out", other); !errors.Is(err, snapshot.ErrInvalid) {
		t.Errorf("another block hash: %v", err)
	}
	if _, err := run(t, "snapshot", "report", file, "--block-hash", hash, "--out", other, "--dossier", "0x12"); !errors.Is(err, report.ErrCase) {
		t.Errorf("no such case: %v", err)
	}
	spoiled, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	spoiled[len(spoiled)/2] ^= 1
	if err := os.WriteFile(file, spoiled, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := run(t, "snapshot", "report", file, "--block-hash", hash, "--out", other); err == nil {
		t.Error("a changed byte is reported on")
	}
	if _, err := os.Stat(other); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a page was written of what does not verify: %v", err)
	}
}

func TestReportNamesWhatIsMissing(t *testing.T) {
	for name, tt := range map[string]struct {
		args []string
		want error
	}{
		"no file": {[]string{"--block-hash", common.Hash{1}.Hex(), "--out", "x"}, ErrFile},
		"no hash": {[]string{"file.redress", "--out", "x"}, ErrHash},
		"no out":  {[]string{"file.redress", "--block-hash", common.Hash{1}.Hex()}, ErrMissing},
	} {
		if _, err := run(t, append([]string{"snapshot", "report"}, tt.args...)...); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", name, err, tt.want)
		}
	}
}

// What is read for the page is what was verified, whatever happens to the file meanwhile.
func TestAFileThatChangedAfterVerificationIsNotShown(t *testing.T) {
	d, _, offer := published(t)
	file := filepath.Join(t.TempDir(), "offer.redress")
	if _, err := run(t, "snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(), "--out", file); err != nil {
		t.Fatal(err)
	}
	a, err := openAll([]string{file})
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	m := a.list[0].Manifest()
	into := map[string][]byte{}
	if err := gather(t.Context(), file, m, true, into); err != nil || len(into["conservation.json"]) == 0 || into["payments.json"] != nil {
		t.Fatalf("%d files, %v", len(into), err)
	}
	for i := range m.Files {
		if m.Files[i].Name == "conservation.json" {
			m.Files[i].Keccak256 = common.Hash{1}
		}
	}
	if err := gather(t.Context(), file, m, true, into); !errors.Is(err, errChanged) {
		t.Errorf("other bytes than verified: %v", err)
	}
}
