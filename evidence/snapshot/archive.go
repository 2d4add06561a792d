package snapshot

import (
	"archive/tar"
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"sort"
	"time"
)

// Limits of an archive, all inclusive. Nothing is compressed, so what is read is never larger than the file.
const (
	MaxArchiveBytes = 256 << 20
	MaxFiles        = 1 << 16
	MaxFileBytes    = 128 << 20
)

// Names of the files of a snapshot. Code and documents are named by the keccak256 of their bytes.
const (
	fileManifest     = "manifest.json"
	fileContracts    = "contracts.json"
	filePromises     = "promises.json"
	filePayments     = "payments.json"
	fileCheckpoints  = "checkpoints.json"
	fileWithdrawals  = "withdrawals.json"
	fileCases        = "cases.json"
	fileRulings      = "rulings.json"
	fileSettlements  = "settlements.json"
	fileCommittee    = "committee.json"
	fileEvents       = "events.json"
	fileConservation = "conservation.json"
	fileHeaders      = "proofs/headers.rlp"
	fileNodes        = "proofs/nodes.rlp"
	fileReceipts     = "proofs/receipts.json"
	folderCode       = "code/"
	folderDocuments  = "documents/"
)

var addressed = regexp.MustCompile(`^(code|documents)/0x[0-9a-f]{64}\.bin$`)

// known reports whether a snapshot may hold a file of this name.
func known(name string) bool {
	return name == fileManifest || slices.Contains(derived, name) || slices.Contains(proofs, name) || addressed.MatchString(name)
}

var (
	derived = []string{
		fileContracts, filePromises, filePayments, fileCheckpoints, fileWithdrawals, fileCases, fileRulings,
		fileSettlements, fileCommittee, fileEvents, fileConservation,
	}
	proofs = []string{fileHeaders, fileNodes, fileReceipts}
)

// names lists the files in the order of the archive: the manifest, then the rest by name.
func names(files map[string][]byte) []string {
	out := make([]string, 0, len(files))
	for name := range files {
		out = append(out, name)
	}
	sort.Slice(out, func(i, j int) bool { return before(out[i], out[j]) })
	return out
}

func before(a, b string) bool {
	if a == fileManifest || b == fileManifest {
		return a == fileManifest && b != fileManifest
	}
	return a < b
}

// pack writes the archive of files.
func pack(files map[string][]byte) ([]byte, error) {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, name := range names(files) {
		header := &tar.Header{
			Typeflag: tar.TypeReg, Name: name, Size: int64(len(files[name])), Mode: 0o644,
			ModTime: time.Unix(0, 0), Format: tar.FormatUSTAR,
		}
		if err := w.WriteHeader(header); err != nil {
			return nil, fmt.Errorf("write header of %s: %w", name, err)
		}
		if _, err := w.Write(files[name]); err != nil {
			return nil, fmt.Errorf("write %s: %w", name, err)
		}
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("close archive: %w", err)
	}
	return out.Bytes(), nil
}

// unpack reads an archive that pack wrote and refuses every other: unknown, repeated or disordered names, other kinds
// of entries, other metadata, anything after the end.
func unpack(raw []byte) (map[string][]byte, error) {
	if len(raw) > MaxArchiveBytes {
		return nil, fail("archive", "%d bytes, at most %d are read", len(raw), MaxArchiveBytes)
	}
	in := bytes.NewReader(raw)
	r := tar.NewReader(in)
	files := map[string][]byte{}
	last := ""
	for {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fail("archive", "after %q: %w", last, err)
		}
		if err := admit(header, files, last); err != nil {
			return nil, err
		}
		data, err := io.ReadAll(r)
		if err != nil {
			return nil, fail(header.Name, "%w", err)
		}
		files[header.Name], last = data, header.Name
	}
	return files, canonical(raw, files)
}

func admit(header *tar.Header, files map[string][]byte, last string) error {
	name := header.Name
	switch {
	case !known(name):
		return fail("archive", "unknown file %.120q", name)
	case header.Typeflag != tar.TypeReg:
		return fail(name, "not a regular file")
	case files[name] != nil:
		return fail(name, "twice in the archive")
	case last == "" && name != fileManifest:
		return fail("archive", "begins with %s, not with %s", name, fileManifest)
	case last != "" && !before(last, name):
		return fail(name, "out of order, after %s", last)
	case header.Size > MaxFileBytes:
		return fail(name, "%d bytes, at most %d are read", header.Size, MaxFileBytes)
	case len(files) == MaxFiles:
		return fail("archive", "more than %d files", MaxFiles)
	}
	return nil
}

// canonical holds the archive to what pack writes for its files, and names the file near the first difference.
func canonical(raw []byte, files map[string][]byte) error {
	want, err := pack(files)
	if err != nil {
		return fail("archive", "%w", err)
	}
	if bytes.Equal(raw, want) {
		return nil
	}
	at := 0
	for at < len(raw) && at < len(want) && raw[at] == want[at] {
		at++
	}
	const block = 512
	where, end := "archive", 0
	for _, name := range names(files) {
		end += block + (len(files[name])+block-1)/block*block
		if at < end {
			where = name
			break
		}
	}
	return fail(where, "archive differs from its canonical form at byte %d of %d", at, len(raw))
}
