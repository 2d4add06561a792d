package proof_test

import (
	"encoding/json"
	"errors"
	"os/exec"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/proof"
)

var fuzzBalance = uint256.NewInt(1_000_000)

func TestBuildRefusesWhatIsNotTheBlock(t *testing.T) {
	header, receipts := sampleReceipts()
	p, hash := sampleProof(t)
	if _, err := proof.VerifyPayment(p, hash, fuzzToken, payTo); err != nil {
		t.Fatal(err)
	}
	t.Run("receipts in another order", func(t *testing.T) {
		swapped := types.Receipts{receipts[1], receipts[0], receipts[2]}
		if _, err := proof.BuildPayment(header, swapped, 2, 1); !errors.Is(err, proof.ErrReceiptNotProven) {
			t.Fatal(err)
		}
	})
	t.Run("a receipt missing", func(t *testing.T) {
		if _, err := proof.BuildPayment(header, types.Receipts{receipts[0], nil, receipts[2]}, 2, 1); !errors.Is(err, proof.ErrMalformed) {
			t.Fatal(err)
		}
	})
	t.Run("a header whose fields are not all known", func(t *testing.T) {
		receipts[2].BlockHash = common.HexToHash("0x1234")
		if _, err := proof.BuildPayment(header, receipts, 2, 1); !errors.Is(err, proof.ErrHeaderMismatch) {
			t.Fatal(err)
		}
	})
}

func TestFindPayment(t *testing.T) {
	_, receipts := sampleReceipts()
	receipt := &types.Receipt{}
	for _, r := range receipts {
		receipt.Logs = append(receipt.Logs, r.Logs...)
	}
	for n, want := range map[int64]uint64{0: 1, 1: 3, 2: 5} {
		if got, err := proof.FindPayment(receipt, fuzzToken, payTo, payer, nonce(n)); err != nil || got != want {
			t.Errorf("payment %d found at %d, %v, want %d", n, got, err, want)
		}
	}
	if got, err := proof.FindPayment(receipt, fuzzToken, payTo, payer, common.Hash{}); err != nil || got != 1 {
		t.Errorf("first payment found at %d, %v", got, err)
	}
	other := common.HexToAddress("0x0dd")
	for name, err := range map[string]error{
		"nonce":     second(proof.FindPayment(receipt, fuzzToken, payTo, payer, nonce(7))),
		"token":     second(proof.FindPayment(receipt, other, payTo, payer, nonce(1))),
		"recipient": second(proof.FindPayment(receipt, fuzzToken, other, payer, nonce(1))),
		"payer":     second(proof.FindPayment(receipt, fuzzToken, payTo, other, nonce(1))),
	} {
		if !errors.Is(err, proof.ErrNoPayment) {
			t.Errorf("other %s: %v", name, err)
		}
	}
}

func second(_ uint64, err error) error { return err }

func TestStateProofs(t *testing.T) {
	address := common.HexToAddress("0xacc")
	slot, emptySlot, small := common.HexToHash("0x51"), common.HexToHash("0x52"), common.HexToHash("0x53")
	word := crypto.Keccak256Hash([]byte("word"))
	word[0], word[1] = 0, 0 // stored without its leading zeros
	storage := pairs{
		string(crypto.Keccak256(slot[:])):                          encode(word[2:]),
		string(crypto.Keccak256(small[:])):                         encode(uint64(1)),
		string(crypto.Keccak256(common.HexToHash("0x54").Bytes())): encode(uint64(300)),
		string(crypto.Keccak256(common.HexToHash("0x55").Bytes())): encode([]byte{0, 1}), // not canonical
		string(crypto.Keccak256(common.HexToHash("0x56").Bytes())): {0x80},               // zero is not stored
		string(crypto.Keccak256(common.HexToHash("0x57").Bytes())): {1, 2},               // two items
		string(crypto.Keccak256(common.HexToHash("0x58").Bytes())): encode(make([]byte, 33)),
	}
	value := func(s common.Hash) (common.Hash, error) {
		root, nodes := storage.prove(crypto.Keccak256(s[:]))
		return proof.VerifyStorage(root, s, nodes)
	}
	for s, want := range map[common.Hash]common.Hash{
		slot: word, emptySlot: {}, small: common.HexToHash("0x1"), common.HexToHash("0x54"): common.HexToHash("0x12c"),
	} {
		if got, err := value(s); err != nil || got != want {
			t.Errorf("slot %s: %s, %v, want %s", s, got, err, want)
		}
	}
	for _, s := range []string{"0x55", "0x56", "0x57", "0x58"} {
		if got, err := value(common.HexToHash(s)); !errors.Is(err, proof.ErrMalformed) {
			t.Errorf("slot %s: %s, %v", s, got, err)
		} else if errors.Is(err, proof.ErrZeroLeaf) != (s == "0x56") {
			t.Errorf("slot %s, a leaf of zero: %v", s, err)
		}
	}
	root, _ := storage.prove(nil)
	account := types.StateAccount{Nonce: 3, Balance: fuzzBalance, Root: root, CodeHash: crypto.Keccak256([]byte("code"))}
	state := pairs{
		string(crypto.Keccak256(address[:])):            encode(&account),
		string(crypto.Keccak256([]byte("a neighbour"))): encode(&account),
	}
	stateRoot, nodes := state.prove(crypto.Keccak256(address[:]))
	got, err := proof.VerifyAccount(stateRoot, address, nodes)
	if err != nil || !got.Exists() || got.Nonce != 3 || !got.Balance.Eq(fuzzBalance) || got.StorageRoot != root ||
		got.CodeHash != crypto.Keccak256Hash([]byte("code")) {
		t.Fatalf("account %+v, %v", got, err)
	}
	absent := common.HexToAddress("0xabc")
	_, nodes = state.prove(crypto.Keccak256(absent[:]))
	if got, err := proof.VerifyAccount(stateRoot, absent, nodes); err != nil || got.Exists() || got.StorageRoot != types.EmptyRootHash {
		t.Fatalf("absent account %+v, %v", got, err)
	}
	if _, err := proof.VerifyAccount(stateRoot, address, nodes[:1]); !errors.Is(err, proof.ErrAccountNotProven) {
		t.Fatalf("account with a node missing: %v", err)
	}
	// An empty trie has no nodes; some clients send the empty item.
	for _, nodes := range [][][]byte{nil, {{0x80}}} {
		if got, err := proof.VerifyStorage(types.EmptyRootHash, slot, nodes); err != nil || got != (common.Hash{}) {
			t.Fatalf("slot of an empty trie: %s, %v", got, err)
		}
	}
}

func TestBounds(t *testing.T) {
	if _, err := proof.DecodeHeader(make([]byte, 1<<20)); !errors.Is(err, proof.ErrTooLarge) {
		t.Errorf("header of a MiB: %v", err)
	}
	if _, err := proof.Lookup(common.Hash{}, []byte{1}, make([][]byte, 66)); !errors.Is(err, proof.ErrTooLarge) {
		t.Errorf("66 nodes: %v", err)
	}
	if _, err := proof.Lookup(common.Hash{}, []byte{1}, [][]byte{make([]byte, 5<<20)}); !errors.Is(err, proof.ErrTooLarge) {
		t.Errorf("node of 5 MiB: %v", err)
	}
	p, hash := sampleProof(t)
	p.LogIndex = nil
	if _, err := proof.VerifyPayment(p, hash, fuzzToken, payTo); !errors.Is(err, proof.ErrTooLarge) {
		t.Errorf("no log index: %v", err)
	}
}

func TestJSONIsStrict(t *testing.T) {
	p, _ := sampleProof(t)
	raw, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var back proof.Proof
	if err := json.Unmarshal(raw, &back); err != nil {
		t.Fatal(err)
	}
	if again, err := json.Marshal(back); err != nil || string(again) != string(raw) {
		t.Fatalf("%s became %s, %v", raw, again, err)
	}
	for _, bad := range []string{
		strings.Replace(string(raw), `"txIndex":2`, `"txIndex":-2`, 1),
		strings.Replace(string(raw), `"txIndex":2`, `"txIndex":"2"`, 1),
		strings.Replace(string(raw), `"txIndex"`, `"index":0,"txIndex"`, 1),
		strings.Replace(string(raw), `"header":"0x`, `"header":"`, 1),
	} {
		if bad == string(raw) {
			t.Fatal("nothing was changed")
		}
		if json.Unmarshal([]byte(bad), &back) == nil {
			t.Errorf("accepted %.60s", bad)
		}
	}
	if err := json.Unmarshal([]byte(`{"header":"0x","accountProof":[],"storageProof":[],"target":1,"more":1}`), new(proof.Hop)); err == nil {
		t.Error("accepted a hop with an unknown field")
	}
}

// TestOpensNoConnection holds the package to its doc.
func TestOpensNoConnection(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, dep := range strings.Fields(string(out)) {
		if dep == "net/http" || strings.HasSuffix(dep, "/ethclient") || strings.HasSuffix(dep, "go-ethereum/rpc") {
			t.Errorf("imports %s", dep)
		}
	}
}
