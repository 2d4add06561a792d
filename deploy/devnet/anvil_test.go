package devnet_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/redress-protocol/redress/deploy/devnet"
)

func TestStartAnvilServesTheRequestedChain(t *testing.T) {
	anvil, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{ChainID: 84532})
	if err != nil {
		t.Fatal(err)
	}
	defer anvil.Close()
	client, err := anvil.Dial(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	id, err := client.ChainID(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if id.Uint64() != 84532 {
		t.Fatalf("chain id = %s, want 84532", id)
	}
}

// Anvil puts states that do not fit into memory on disk, gigabytes of them in a long run, and leaves them when it is killed.
func TestCloseLeavesNoStatesBehind(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	states := func() (n int) {
		err := filepath.WalkDir(folder, func(_ string, e fs.DirEntry, err error) error {
			if err == nil && !e.IsDir() {
				n++
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	for range 2 { // 500 states stay in memory
		if err := d.Mine(t.Context(), 300); err != nil {
			t.Fatal(err)
		}
	}
	if states() == 0 {
		t.Fatal("anvil kept no state below the folder that it was given")
	}
	d.Close()
	if entries, err := os.ReadDir(folder); err != nil || len(entries) > 0 {
		t.Fatalf("%d entries left, %v", len(entries), err)
	}
}
