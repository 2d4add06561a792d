package snapshot

import (
	"archive/tar"
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

func TestAFileAboveTheLimitIsNotRead(t *testing.T) {
	_, err := unpack(make([]byte, MaxArchiveBytes+1))
	refused(t, err, "archive", "at most")
}

// entries writes an archive without any of pack's rules.
func entries(t *testing.T, list ...tar.Header) []byte {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, h := range list {
		h.ModTime, h.Mode = time.Unix(0, 0), 0o644
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(make([]byte, h.Size)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestHostileArchivesAreRefused(t *testing.T) {
	first := tar.Header{Name: fileManifest, Typeflag: tar.TypeReg, Size: 1}
	huge := entries(t, first)
	copy(huge[124:135], fmt.Sprintf("%011o", MaxFileBytes+1))
	sum := 8 * 32
	for i, b := range huge[:512] {
		if i < 148 || i >= 156 {
			sum += int(b)
		}
	}
	copy(huge[148:156], fmt.Sprintf("%06o\x00 ", sum))
	for name, tt := range map[string]struct {
		raw  []byte
		file string
		says string
	}{
		"empty":           {nil, "archive", "canonical form"},
		"not tar":         {bytes.Repeat([]byte{7}, 2048), "archive", "after"},
		"traversal":       {entries(t, first, tar.Header{Name: "../cases.json", Typeflag: tar.TypeReg}), "archive", "unknown file"},
		"absolute":        {entries(t, first, tar.Header{Name: "/cases.json", Typeflag: tar.TypeReg}), "archive", "unknown file"},
		"dotted":          {entries(t, first, tar.Header{Name: "./cases.json", Typeflag: tar.TypeReg}), "archive", "unknown file"},
		"unknown":         {entries(t, first, tar.Header{Name: "readme.txt", Typeflag: tar.TypeReg}), "archive", "unknown file"},
		"link":            {entries(t, first, tar.Header{Name: fileCases, Typeflag: tar.TypeSymlink, Linkname: "/etc/passwd"}), fileCases, "not a regular file"},
		"duplicate":       {entries(t, first, first), fileManifest, "twice"},
		"out of order":    {entries(t, first, tar.Header{Name: filePayments, Typeflag: tar.TypeReg}, tar.Header{Name: fileCases, Typeflag: tar.TypeReg}), fileCases, "out of order"},
		"no manifest":     {entries(t, tar.Header{Name: fileCases, Typeflag: tar.TypeReg}), "archive", "begins with"},
		"larger than big": {huge, fileManifest, "at most"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Verify(t.Context(), tt.raw, common.Hash{1}, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

func TestHostileJSONIsRefused(t *testing.T) {
	s := story(t)
	for name, raw := range map[string]string{
		"deep":         strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000),
		"unknown":      `[{"block":1,"transactions":[0],"more":1}]`,
		"duplicate":    `[{"block":1,"block":1,"transactions":[0]}]`,
		"other form":   `[ ]`,
		"trailing":     "[]\n[]\n",
		"not a number": `[{"block":"1","transactions":[0]}]`,
		"negative":     `[{"block":-1,"transactions":[0]}]`,
		"null":         "null\n",
	} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			files[fileReceipts] = []byte(raw)
			_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
			if name == "null" {
				if !errors.Is(err, ErrInvalid) {
					t.Fatal(err)
				}
				return
			}
			refused(t, err, fileReceipts)
			if name == "deep" {
				refused(t, err, fileReceipts, "nested deeper")
			}
		})
	}
}

// repacked packs files as they are, under the manifest that was there.
func repacked(t *testing.T, files map[string][]byte) []byte {
	t.Helper()
	raw, err := pack(files)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func TestTheManifestIsHeldToTheFiles(t *testing.T) {
	s := story(t)
	extra := codeName(common.Hash{1})
	for _, tt := range []struct {
		name  string
		spoil func(map[string][]byte)
		file  string
		says  string
	}{
		{"dropped", func(f map[string][]byte) { delete(f, filePayments) }, filePayments, "listed in the manifest and missing"},
		{"added", func(f map[string][]byte) { f[extra] = []byte("x") }, extra, "not listed"},
		{"changed", func(f map[string][]byte) { f[fileCases] = append([]byte(" "), f[fileCases]...) }, fileCases, "hashes to"},
		{"another format", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(Format), []byte("redress-snapshot/9"), 1)
		}, fileManifest, "this verifier reads"},
		{"another root", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(`"root": "0x`), []byte(`"root": "0x0000`), 1)
			f[fileManifest] = append(f[fileManifest][:len(f[fileManifest])-8], []byte("\"\n}\n")...)
		}, fileManifest, ""},
		{"another limit", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte("attempts"), []byte("successes"), 1)
		}, fileManifest, "attempts"},
		{"a size", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(`"bytes": `), []byte(`"bytes": 1`), 1)
		}, fileManifest, "bytes"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			files := opened(t, s.raw)
			tt.spoil(files)
			_, err := Verify(t.Context(), repacked(t, files), s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
	_, err := Verify(t.Context(), make([]byte, 1024), s.at.Hash, nil)
	refused(t, err, fileManifest, "missing")
}

func TestEachFileMustBeThere(t *testing.T) {
	s := story(t)
	for _, name := range append(append([]string{}, derived...), proofs...) {
		files := opened(t, s.raw)
		delete(files, name)
		_, err := Verify(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, name, "missing")
	}
}
