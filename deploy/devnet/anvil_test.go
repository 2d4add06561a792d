package devnet_test

import (
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
