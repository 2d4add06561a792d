package freeze

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/klauspost/compress/zstd"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// forged writes a snapshot again as an attacker would: with changed files under a manifest that fits them.
func forged(t *testing.T, path string, change func(m *snapshot.Manifest, files map[string][]byte)) snapshot.Manifest {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	z, err := zstd.NewReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var m snapshot.Manifest
	files := map[string][]byte{}
	for in := tar.NewReader(z); ; {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if files[h.Name], err = io.ReadAll(in); err != nil {
			t.Fatal(err)
		}
	}
	if err := json.Unmarshal(files["manifest.json"], &m); err != nil {
		t.Fatal(err)
	}
	change(&m, files)
	var rows []byte
	for i, f := range m.Files {
		m.Files[i].Bytes, m.Files[i].Keccak256 = int64(len(files[f.Name])), crypto.Keccak256Hash(files[f.Name])
		rows = append(append(rows, crypto.Keccak256([]byte(f.Name))...), m.Files[i].Keccak256[:]...)
	}
	m.Root = crypto.Keccak256Hash(rows)
	var manifest, out bytes.Buffer
	enc := json.NewEncoder(&manifest)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	w, wrong := zstd.NewWriter(&out, zstd.WithEncoderCRC(true), zstd.WithWindowSize(8<<20))
	if err := errors.Join(enc.Encode(m), wrong); err != nil {
		t.Fatal(err)
	}
	files["manifest.json"] = manifest.Bytes()
	packed := tar.NewWriter(w)
	for _, f := range append([]snapshot.File{{Name: "manifest.json"}}, m.Files...) {
		data := files[f.Name]
		h := &tar.Header{Typeflag: tar.TypeReg, Name: f.Name, Size: int64(len(data)), Mode: 0o644, ModTime: time.Unix(0, 0), Format: tar.FormatUSTAR}
		err := packed.WriteHeader(h)
		if err == nil {
			_, err = packed.Write(data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(packed.Close(), w.Close(), os.WriteFile(path, out.Bytes(), 0o600)); err != nil {
		t.Fatal(err)
	}
	return m
}

// The page lists the payments of the snapshots that are extended as well; they are no less held to their proofs.
func TestAReportShowsNoPaymentsOfABaseThatItsProofsDeny(t *testing.T) {
	d, _, offer := published(t)
	dir := t.TempDir()
	base, file, page := filepath.Join(dir, "base.redress"), filepath.Join(dir, "file.redress"), filepath.Join(dir, "report.html")
	freeze := func(args ...string) string {
		t.Helper()
		shown, err := run(t, append([]string{"snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex()}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		fields := strings.Fields(shown)
		return fields[len(fields)-1]
	}
	freeze("--out", base)
	send(t, d, "buyer", d.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(offer, big.NewInt(1000)))
	hash := freeze("--out", file, "--extends", base)
	d.Close()
	report := func() error {
		_, err := run(t, "snapshot", "report", file, "--base", base, "--block-hash", hash, "--out", page)
		return err
	}
	forge := func(from, to string) {
		t.Helper()
		m := forged(t, base, func(_ *snapshot.Manifest, files map[string][]byte) {
			files["payments.json"] = bytes.Replace(files["payments.json"], []byte(from), []byte(to), 1)
		})
		forged(t, file, func(own *snapshot.Manifest, _ map[string][]byte) { own.Extends.Root = m.Root })
	}
	forge("1500000", "1500000")
	if err := report(); err != nil {
		t.Fatalf("nothing was changed: %v", err)
	}
	if err := os.Remove(page); err != nil {
		t.Fatal(err)
	}
	forge("1500000", "9500000")
	if err := report(); !errors.Is(err, snapshot.ErrInvalid) || !strings.Contains(err.Error(), "payments.json") {
		t.Errorf("a payment that nobody made: %v", err)
	}
	if _, err := os.Stat(page); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the page was written: %v", err)
	}
}
