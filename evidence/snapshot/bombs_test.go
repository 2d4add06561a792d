package snapshot

import (
	"bytes"
	"runtime"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/rlp"
)

// taken is the bytes that something allocates, all in all.
func taken(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// listed is an RLP list whose content is one item over and over.
func listed(t *testing.T, item []byte, size int) []byte {
	t.Helper()
	raw, err := rlp.EncodeToBytes(rlp.RawValue(bytes.Repeat(item, size/len(item))))
	if err != nil {
		t.Fatal(err)
	}
	var head [9]byte
	n := len(rlp.AppendUint64(nil, uint64(len(raw)))) - 1
	head[0] = 0xf7 + byte(n)
	copy(head[1:], rlp.AppendUint64(nil, uint64(len(raw)))[1:])
	return append(head[:1+n], raw...)
}

// What is refused takes no more memory than a small multiple of its own size: a file of the largest size has room for more
// empty items than there is memory for.
func TestLittleIsTakenOfWhatIsRefused(t *testing.T) {
	const size = 4 << 20
	text := bytes.Repeat([]byte{'\n'}, size)
	for name, do := range map[string]func() error{
		"empty nodes": func() error { return newBlobs().read(listed(t, []byte{0x80}, size)) },
		"anchors of nothing": func() error {
			_, err := readAnchors(listed(t, []byte{0xc2, 0x80, 0xc0}, size), common.Hash{1})
			return err
		},
		"nodes of a segment": func() error {
			raw := listed(t, []byte{0x80}, size)
			_, err := newItems("x", bytes.NewReader(raw), int64(len(raw))).nodes()
			return err
		},
		"empty lines": func() error { return fail("x", "%s", difference(text, append(text[:size-1:size-1], 'x'))) },
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			if got := taken(func() { err = do() }); err == nil || got > 8*size {
				t.Errorf("%d bytes were taken for %d: %v", got, size, err)
			}
		})
	}
}

// The shortest node that a hash can stand for is one of 32 bytes.
func TestNodesAreAtLeastAsLongAsTheirHashes(t *testing.T) {
	for _, n := range []int{shortestNode - 1, shortestNode} {
		raw, err := rlp.EncodeToBytes([][]byte{bytes.Repeat([]byte{1}, n)})
		if err != nil {
			t.Fatal(err)
		}
		if err := newBlobs().read(raw); (err == nil) != (n == shortestNode) {
			t.Errorf("a node of %d bytes: %v", n, err)
		}
	}
}
