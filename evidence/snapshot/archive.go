package snapshot

import (
	"archive/tar"
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"sort"
	"strings"
	"time"

	"github.com/klauspost/compress/zstd"
)

// Limits of an archive, all inclusive. What is read is never larger than the manifest announces.
const (
	MaxArchiveBytes  = 4 << 30   // of the file, compressed
	MaxTotalBytes    = 32 << 30  // of all files
	MaxStreamBytes   = 16 << 30  // of a file that is read piece by piece
	MaxFileBytes     = 128 << 20 // of a file that is read whole
	MaxHeldBytes     = 512 << 20 // of all files that are read whole
	MaxManifestBytes = 16 << 20
	MaxFiles         = 1 << 16
	MaxItemBytes     = 16 << 20 // of one item of a file of blocks
	maxWindow        = 8 << 20  // of the compression
)

// Names of the files of a snapshot. Code and documents are named by the keccak256 of their bytes, files of blocks by the
// number of the block under whose state their hashes are proven.
const (
	fileArchive      = "archive" // failures of the container name this
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
	fileRefusals     = "refusals.json"
	fileAnchors      = "proofs/anchors.rlp"
	fileState        = "proofs/state.rlp"
	fileReverts      = "proofs/reverts.json"
	folderBlocks     = "proofs/blocks/"
	folderCode       = "code/"
	folderDocuments  = "documents/"
)

var (
	// derived are the files that are read whole; streamed are derived too, record by record.
	derived = []string{
		fileContracts, filePromises, fileCheckpoints, fileWithdrawals, fileCases, fileRulings, fileSettlements, fileCommittee,
		fileConservation, fileRefusals,
	}
	streamed = []string{filePayments, fileEvents}
	proofs   = []string{fileAnchors, fileState, fileReverts}

	addressed = regexp.MustCompile(`^(code|documents)/0x[0-9a-f]{64}\.bin$`)
	ofBlocks  = regexp.MustCompile(`^proofs/blocks/[0-9]{12}\.rlp$`)
)

// known reports whether a snapshot may hold a file of this name.
func known(name string) bool {
	return name == fileManifest || slices.Contains(derived, name) || slices.Contains(proofs, name) || inStream(name) || addressed.MatchString(name)
}

// inStream reports whether a file is read piece by piece.
func inStream(name string) bool { return slices.Contains(streamed, name) || ofBlocks.MatchString(name) }

// required lists the files that every snapshot has.
func required() []string { return slices.Concat(derived, streamed, proofs) }

func blocksName(anchor uint64) string { return fmt.Sprintf("%s%012d.rlp", folderBlocks, anchor) }

// before is the order of the archive: the manifest, then the rest by name.
func before(a, b string) bool {
	if a == fileManifest || b == fileManifest {
		return a == fileManifest && b != fileManifest
	}
	return a < b
}

// content is a file to be written.
type content struct {
	File
	open func() (io.ReadCloser, error)
}

// inMemory is a file whose bytes are at hand.
func inMemory(name string, data []byte) content {
	return content{describeFile(name, data), func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil }}
}

// pack writes the archive of files, which come with the manifest.
func pack(out io.Writer, files []content) error {
	z, err := zstd.NewWriter(out, zstd.WithEncoderLevel(zstd.SpeedDefault), zstd.WithEncoderConcurrency(1),
		zstd.WithEncoderCRC(true), zstd.WithWindowSize(maxWindow))
	if err != nil {
		return fmt.Errorf("compress: %w", err)
	}
	sort.Slice(files, func(i, j int) bool { return before(files[i].Name, files[j].Name) })
	w := tar.NewWriter(z)
	for _, f := range files {
		if err := packFile(w, f); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return fmt.Errorf("close archive: %w", err)
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("close compression: %w", err)
	}
	return nil
}

func packFile(w *tar.Writer, f content) error {
	if err := w.WriteHeader(tarHeader(f.Name, f.Bytes)); err != nil {
		return fmt.Errorf("write header of %s: %w", f.Name, err)
	}
	in, err := f.open()
	if err != nil {
		return fmt.Errorf("open %s: %w", f.Name, err)
	}
	defer in.Close()
	if _, err := io.Copy(w, in); err != nil {
		return fmt.Errorf("write %s: %w", f.Name, err)
	}
	return nil
}

// tarBlock is the unit of a tar file.
const tarBlock = 512

func tarHeader(name string, size int64) *tar.Header {
	return &tar.Header{Typeflag: tar.TypeReg, Name: name, Size: size, Mode: 0o644, ModTime: time.Unix(0, 0), Format: tar.FormatUSTAR}
}

// headerBlock is the one header that a file of this name and size has.
func headerBlock(name string, size int64) ([]byte, error) {
	var out bytes.Buffer
	if err := tar.NewWriter(&out).WriteHeader(tarHeader(name, size)); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// wrongHeader says what is wrong with a header that is not the one expected at its place.
func wrongHeader(raw []byte, want string) error {
	field := func(from, to int) string {
		text, _, _ := strings.Cut(string(raw[from:to]), "\x00")
		return text
	}
	name, kind := field(0, 100), raw[156]
	if prefix := field(345, 500); prefix != "" {
		name = prefix + "/" + name
	}
	switch {
	case bytes.Equal(raw, make([]byte, tarBlock)):
		return fail(want, "listed in the manifest and missing from the archive")
	case !known(name):
		return fail(fileArchive, "unknown file %.120q", name)
	case kind != tar.TypeReg:
		return fail(name, "not a regular file")
	case name != want && before(name, want):
		return fail(name, "twice in the archive, or out of order, or not listed in the manifest; expected was %s", want)
	case name != want:
		return fail(want, "listed in the manifest and missing from the archive, there is %s", name)
	}
	return fail(want, "its header in the archive differs from the one form for its name and size")
}
