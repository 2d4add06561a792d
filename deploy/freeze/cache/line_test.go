package cache

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

// sentUpTo reads the transactions of all blocks up to one, inclusive, as looking for attempts does.
func (l *lab) sentUpTo(t *testing.T, last uint64) (hashes []common.Hash, asked int64) {
	t.Helper()
	before := l.node.canonical.Load()
	for n := range last + 1 {
		hash, _, err := l.cache.BlockTransactions(t.Context(), n)
		if err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, hash)
	}
	return hashes, l.node.canonical.Load() - before
}

// Whoever goes on where a freeze was broken off does not ask for every header again.
func TestWhatIsCanonicalIsAskedOfManyBlocksAtOnce(t *testing.T) {
	l := start(t)
	const last = 2*lineSpan + 5
	l.control(t, nil, "anvil_mine", hexutil.EncodeUint64(last-2))
	want, first := l.sentUpTo(t, last)
	if first < last {
		t.Fatalf("%d blocks, asked for %d headers", last+1, first)
	}
	l.reopen(t, 1<<20)
	got, again := l.sentUpTo(t, last)
	for n, hash := range got {
		if hash != want[n] {
			t.Errorf("block %d is %s, was %s", n, hash, want[n])
		}
	}
	// One of each whole line, and the six that are of none, before which the end of theirs was looked for.
	if again != 2+1+6 {
		t.Errorf("asked for %d headers again", again)
	}
}

func TestHeadersOfAnAbandonedChainAreNotTaken(t *testing.T) {
	l := start(t)
	const last = lineSpan + 5
	l.control(t, nil, "anvil_mine", hexutil.EncodeUint64(30))
	var state string
	l.control(t, &state, "evm_snapshot")
	l.control(t, nil, "anvil_mine", hexutil.EncodeUint64(last-32))
	before, _ := l.sentUpTo(t, last)
	l.control(t, nil, "evm_revert", state)
	l.control(t, nil, "anvil_mine", hexutil.EncodeUint64(last-32), "0x7")
	l.reopen(t, 1<<20)
	after, _ := l.sentUpTo(t, last)
	if after[20] != before[20] || after[lineSpan-1] == before[lineSpan-1] {
		t.Fatal("the chain did not move")
	}
	for n, hash := range after {
		h, err := l.node.HeaderByNumber(t.Context(), bigNumber(uint64(n)))
		if err != nil {
			t.Fatal(err)
		}
		if h.Hash() != hash {
			t.Errorf("block %d is %s, taken was %s", n, h.Hash(), hash)
		}
	}
}

// A line whose headers do not name each other is not believed.
func TestATornLineIsReadAgain(t *testing.T) {
	l := start(t)
	l.control(t, nil, "anvil_mine", hexutil.EncodeUint64(lineSpan))
	want, _ := l.sentUpTo(t, lineSpan-1)
	h, err := l.node.HeaderByNumber(t.Context(), bigNumber(lineSpan-1))
	if err != nil {
		t.Fatal(err)
	}
	folder, err := Open(l.dir, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	raw, ok := folder.get(kindLine, h.Hash())
	if !ok {
		t.Fatal("no line was kept")
	}
	var headers []*types.Header
	if err := rlp.DecodeBytes(raw, &headers); err != nil {
		t.Fatal(err)
	}
	headers[3].Time++
	if raw, err = rlp.EncodeToBytes(headers); err != nil {
		t.Fatal(err)
	}
	if err := folder.put(kindLine, h.Hash(), raw); err != nil {
		t.Fatal(err)
	}
	l.reopen(t, 1<<20)
	got, _ := l.sentUpTo(t, lineSpan-1)
	if got[3] != want[3] {
		t.Errorf("block 3 is %s, taken was %s", want[3], got[3])
	}
}

func bigNumber(n uint64) *big.Int { return new(big.Int).SetUint64(n) }
