package snapshot

import (
	"archive/tar"
	"bytes"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/klauspost/compress/zstd"
)

func TestAFileAboveTheLimitIsNotRead(t *testing.T) {
	_, err := Open(bytes.NewReader(nil), MaxArchiveBytes+1)
	refused(t, err, fileArchive, "at most")
}

// entry is a file as a hostile archive has it.
type entry struct {
	tar.Header
	data []byte
}

// compressed writes an archive without any of pack's rules.
func compressed(t testing.TB, raw []byte, o ...zstd.EOption) []byte {
	t.Helper()
	var out bytes.Buffer
	z, err := zstd.NewWriter(&out, append([]zstd.EOption{zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(maxWindow)}, o...)...)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write(raw); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// tarred writes entries as they are.
func tarred(t testing.TB, list ...entry) []byte {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, e := range list {
		e.ModTime, e.Mode = time.Unix(0, 0), 0o644
		if e.Format == 0 {
			e.Format = tar.FormatUSTAR
		}
		if err := w.WriteHeader(&e.Header); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(e.data); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func regular(name string, data []byte) entry {
	return entry{*tarHeader(name, int64(len(data))), data}
}

// inOrder lists a good snapshot's entries.
func inOrder(t testing.TB, files map[string][]byte) []entry {
	t.Helper()
	out := []entry{regular(fileManifest, files[fileManifest])}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if name != fileManifest {
			out = append(out, regular(name, files[name]))
		}
	}
	return out
}

// frameHead is the beginning of a frame with a checksum.
func frameHead(t testing.TB) []byte {
	t.Helper()
	raw := compressed(t, make([]byte, 1<<20))
	var h zstd.Header
	if err := h.Decode(raw); err != nil {
		t.Fatal(err)
	}
	return slices.Clone(raw[:h.HeaderSize])
}

// tinyBlocks is a frame of so many blocks that hold nothing.
func tinyBlocks(t testing.TB, count int) []byte {
	t.Helper()
	return append(append(frameHead(t), make([]byte, 3*count)...), 1, 0, 0, 0, 0, 0, 0)
}

// The manifest is a good one: what is hostile is what the archive holds beside what it says.
func TestHostileArchivesAreRefused(t *testing.T) {
	s := story(t)
	files := opened(t, s.raw)
	first := inOrder(t, files)[0]
	place := slices.IndexFunc(inOrder(t, files), func(e entry) bool { return e.Name == fileCases })
	at := func(e entry) []entry {
		list := inOrder(t, files)
		return slices.Insert(list, place, e)
	}
	instead := func(e entry) []entry {
		list := inOrder(t, files)
		list[place] = e
		return list
	}
	link := func(kind byte) entry {
		return entry{tar.Header{Name: fileCases, Typeflag: kind, Linkname: "/etc/passwd"}, nil}
	}
	swapped := inOrder(t, files)
	swapped[place], swapped[place+1] = swapped[place+1], swapped[place]
	padded := tarred(t, inOrder(t, files)...)
	padded[tarBlock+len(files[fileManifest])] = 1 // behind the manifest
	owned := tarred(t, inOrder(t, files)...)
	owned[tarBlock+(len(files[fileManifest])+tarBlock-1)/tarBlock*tarBlock+110] = '1' // owner of the second file
	for name, tt := range map[string]struct {
		raw  []byte
		file string
		says string
	}{
		"empty":            {nil, fileArchive, "cannot be read"},
		"not zstd":         {bytes.Repeat([]byte{7}, 2048), fileArchive, "not compressed by zstd"},
		"not tar":          {compressed(t, bytes.Repeat([]byte{7}, 2048)), fileArchive, "begins with"},
		"nothing":          {compressed(t, nil), fileArchive, "read"},
		"traversal":        {compressed(t, tarred(t, at(regular("../cases.json", nil))...)), fileArchive, "unknown file"},
		"absolute":         {compressed(t, tarred(t, at(regular("/cases.json", nil))...)), fileArchive, "unknown file"},
		"dotted":           {compressed(t, tarred(t, at(regular("./cases.json", nil))...)), fileArchive, "unknown file"},
		"unknown":          {compressed(t, tarred(t, at(regular("readme.txt", nil))...)), fileArchive, "unknown file"},
		"folder":           {compressed(t, tarred(t, at(entry{tar.Header{Name: "code/", Typeflag: tar.TypeDir}, nil})...)), fileArchive, "unknown file"},
		"symbolic link":    {compressed(t, tarred(t, instead(link(tar.TypeSymlink))...)), fileCases, "not a regular file"},
		"hard link":        {compressed(t, tarred(t, instead(link(tar.TypeLink))...)), fileCases, "not a regular file"},
		"device":           {compressed(t, tarred(t, instead(link(tar.TypeChar))...)), fileCases, "not a regular file"},
		"pipe":             {compressed(t, tarred(t, instead(link(tar.TypeFifo))...)), fileCases, "not a regular file"},
		"long name":        {compressed(t, tarred(t, at(entry{tar.Header{Name: strings.Repeat("a", 300), Typeflag: tar.TypeReg, Format: tar.FormatPAX}, nil})...)), fileArchive, "unknown file"},
		"duplicate":        {compressed(t, tarred(t, at(regular(fileCases, files[fileCases]))...)), fileCases, "twice"},
		"duplicate behind": {compressed(t, tarred(t, append(inOrder(t, files), regular(fileCases, nil))...)), fileCases, "twice"},
		"second manifest":  {compressed(t, tarred(t, append([]entry{first}, inOrder(t, files)...)...)), fileManifest, "twice"},
		"out of order":     {compressed(t, tarred(t, swapped...)), fileCases, "missing from the archive"},
		"no manifest":      {compressed(t, tarred(t, inOrder(t, files)[1:]...)), fileArchive, "begins with"},
		"manifest too big": {compressed(t, tarred(t, regular(fileManifest, make([]byte, MaxManifestBytes+1)))), fileManifest, "at most"},
		"padding":          {compressed(t, padded), fileManifest, "padded"},
		"owner":            {compressed(t, owned), inOrder(t, files)[1].Name, "one form"},
		"more tar":         {compressed(t, append(tarred(t, inOrder(t, files)...), make([]byte, tarBlock)...)), fileArchive, "goes on behind its end"},
		"tiny blocks":      {tinyBlocks(t, maxFrameBlocks+1), fileArchive, "more than"},
		"reserved block":   {append(frameHead(t), 7, 0, 0, 0, 0, 0, 0), fileArchive, "reserved"},
		"second frame":     {slices.Concat(s.raw, compressed(t, []byte("more"))), fileArchive, "its compression ends at"},
		"trailing byte":    {append(slices.Clone(s.raw), 0), fileArchive, "its compression ends at"},
		"no checksum":      {compressed(t, tarred(t, inOrder(t, files)...), zstd.WithEncoderCRC(false)), fileArchive, "no checksum"},
		"wide window":      {compressed(t, tarred(t, inOrder(t, files)...), zstd.WithWindowSize(2*maxWindow)), fileArchive, "window"},
		"skippable frame":  {slices.Concat([]byte{0x50, 0x2a, 0x4d, 0x18, 1, 0, 0, 0, 9}, s.raw), fileArchive, "skippable"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := verifyRaw(t.Context(), tt.raw, s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

// A small file that would grow without end is left at the size that its manifest names.
func TestABombIsNotDecompressed(t *testing.T) {
	s := story(t)
	files := opened(t, s.raw)
	bomb := slices.Concat(tarred(t, inOrder(t, files)...), make([]byte, 256<<20))
	raw := compressed(t, bomb)
	bomb = nil
	if len(raw) > len(s.raw)+(1<<20) {
		t.Fatalf("the bomb has %d bytes", len(raw))
	}
	_, err := verifyRaw(t.Context(), raw, s.at.Hash, nil)
	refused(t, err, fileArchive, "goes on behind its end")
	// Sizes that a manifest may not name are refused before anything is read.
	for _, tt := range []struct {
		name  string
		bytes int64
		says  string
	}{{fileCases, MaxFileBytes + 1, "at most"}, {filePayments, MaxStreamBytes + 1, "at most"}, {fileCases, -1, "at most"}} {
		m := manifestOf(t, files)
		i := slices.IndexFunc(m.Files, func(f File) bool { return f.Name == tt.name })
		m.Files[i].Bytes = tt.bytes
		refused(t, checkFiles(m.Files), tt.name, tt.says)
	}
	m := manifestOf(t, files)
	for i := range m.Files {
		m.Files[i].Bytes = MaxFileBytes
	}
	refused(t, checkFiles(m.Files), fileManifest, "to be read whole")
	many := make([]File, MaxFiles+1)
	refused(t, checkFiles(many), fileManifest, "at most")
	m = manifestOf(t, files)
	refused(t, checkFiles(append(m.Files, m.Files[len(m.Files)-1])), m.Files[len(m.Files)-1].Name, "twice")
	slices.Reverse(m.Files)
	refused(t, checkFiles(m.Files), m.Files[1].Name, "out of order")
	refused(t, checkFiles([]File{{Name: "../cases.json"}}), fileManifest, "unknown file")
	refused(t, checkFiles([]File{{Name: fileManifest}}), fileManifest, "unknown file")
}

func manifestOf(t testing.TB, files map[string][]byte) Manifest {
	t.Helper()
	var m Manifest
	if err := readJSON(files[fileManifest], &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// A file that ends early is refused wherever it ends: within a frame, a block, the archive.
func TestATruncatedFrameIsRefused(t *testing.T) {
	s := story(t)
	for _, n := range samples(len(s.raw), 200) {
		_, err := openRaw(s.raw[:n])
		refused(t, err, fileArchive)
	}
	good := tarred(t, inOrder(t, opened(t, s.raw))...)
	for _, n := range samples(len(good), 60) {
		if _, err := verifyRaw(t.Context(), compressed(t, good[:n]), s.at.Hash, nil); !errors.Is(err, ErrInvalid) {
			t.Fatalf("cut at %d: %v", n, err)
		}
	}
}

func TestHostileJSONIsRefused(t *testing.T) {
	s := story(t)
	for name, raw := range map[string]string{
		"deep":         strings.Repeat("[", 100_000) + strings.Repeat("]", 100_000),
		"unknown":      "{\n  \"scannedFrom\": null,\n  \"reverts\": {},\n  \"more\": 1\n}\n",
		"duplicate":    "{\n  \"scannedFrom\": null,\n  \"scannedFrom\": null,\n  \"reverts\": {}\n}\n",
		"other form":   `{ "scannedFrom": null, "reverts": {} }`,
		"trailing":     "{\n  \"scannedFrom\": null,\n  \"reverts\": {}\n}\n{}\n",
		"not a number": "{\n  \"scannedFrom\": \"1\",\n  \"reverts\": {}\n}\n",
		"negative":     "{\n  \"scannedFrom\": -1,\n  \"reverts\": {}\n}\n",
		"no list":      "{\n  \"scannedFrom\": null,\n  \"reverts\": null\n}\n",
		"too late":     "{\n  \"scannedFrom\": 99999999,\n  \"reverts\": {}\n}\n",
		"of nothing":   "{\n  \"scannedFrom\": 0,\n  \"reverts\": {\n    \"0x0100000000000000000000000000000000000000000000000000000000000000\": \"0x\"\n  }\n}\n",
		"unscanned":    "{\n  \"scannedFrom\": null,\n  \"reverts\": {\n    \"0x0100000000000000000000000000000000000000000000000000000000000000\": \"0x\"\n  }\n}\n",
		"null":         "null\n",
	} {
		t.Run(name, func(t *testing.T) {
			files := opened(t, s.raw)
			files[fileReverts] = []byte(raw)
			if name == "of nothing" {
				files[fileRefusals], _ = writeJSON(RefusalsFile{[]ScannedRange{{0, s.at.Number}}, []RefusalRecord{}})
			}
			_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
			refused(t, err, fileReverts)
			if name == "deep" {
				refused(t, err, fileReverts, "nested deeper")
			}
		})
	}
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
		{"last dropped", func(f map[string][]byte) { delete(f, fileWithdrawals) }, fileWithdrawals, "listed in the manifest and missing"},
		{"added", func(f map[string][]byte) { f[extra] = []byte("x") }, extra, "not listed"},
		{"changed", func(f map[string][]byte) { f[fileCases] = append([]byte(" "), f[fileCases][1:]...) }, fileCases, "hashes to"},
		{"another format", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(Format), []byte("redress-snapshot/9"), 1)
		}, fileManifest, "this verifier reads"},
		{"another root", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(`"root": "0x`), []byte(`"root": "0x0000`), 1)
			f[fileManifest] = append(f[fileManifest][:len(f[fileManifest])-8], []byte("\"\n}\n")...)
		}, fileManifest, ""},
		{"another limit", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte("attempts that reverted"), []byte("attempts that vanished"), 1)
		}, fileManifest, "attempts"},
		{"a size", func(f map[string][]byte) {
			f[fileManifest] = bytes.Replace(f[fileManifest], []byte(`"bytes": `), []byte(`"bytes": 1`), 1)
		}, fileCases, "one form for its name and size"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			files := opened(t, s.raw)
			tt.spoil(files)
			_, err := verifyRaw(t.Context(), repacked(t, files), s.at.Hash, nil)
			refused(t, err, tt.file, tt.says)
		})
	}
}

func TestEachFileMustBeThere(t *testing.T) {
	s := story(t)
	for _, name := range required() {
		files := opened(t, s.raw)
		delete(files, name)
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, name, "missing")
	}
}
