package console_test

import (
	"bytes"
	"encoding/json"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/console"
)

type inner struct {
	Net *big.Int `json:"net"`
}

// An amount is a string wherever it is, and nothing else changes.
func TestPrintWritesAmountsAsStrings(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(1), 70)
	var out bytes.Buffer
	err := console.Print(&out, struct {
		inner
		First   common.Address `json:"first"`
		None    *big.Int       `json:"none"`
		Time    uint64         `json:"time"`
		Named   map[string]any `json:"named"`
		List    []inner        `json:"list"`
		Empty   []inner        `json:"empty"`
		Nowhere *inner         `json:"nowhere"`
		Text    string         `json:"text"`
		Raw     []byte         `json:"raw"`
		Secret  string         `json:"-"`
		Absent  string         `json:"absent,omitempty"`
		hidden  *big.Int
		Plain   bool
	}{inner: inner{big.NewInt(-7)}, Time: 9, Named: map[string]any{"deep": &inner{huge}}, List: []inner{{huge}}, Text: "<&>", Raw: []byte{1}, hidden: huge})
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	if err := json.Compact(&got, out.Bytes()); err != nil {
		t.Fatal(err)
	}
	want := `{"net":"-7","first":"0x0000000000000000000000000000000000000000","none":null,"time":9,` +
		`"named":{"deep":{"net":"1180591620717411303424"}},"list":[{"net":"1180591620717411303424"}],"empty":null,"nowhere":null,` +
		`"text":"<&>","raw":"AQ==","Plain":false}`
	if strings.TrimSpace(got.String()) != want {
		t.Fatalf("printed\n%s, want\n%s", got.String(), want)
	}
}
