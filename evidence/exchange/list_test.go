package exchange

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

func TestAListHasOneForm(t *testing.T) {
	whole := List{Version: ListVersion, Exchanges: make([]common.Hash, MaxListed)}
	whole.Exchanges[1] = common.Hash{1}
	raw, err := whole.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ParseList(raw); err != nil || len(got.Exchanges) != MaxListed || got.Exchanges[1] != whole.Exchanges[1] {
		t.Fatalf("read %v, %v", got, err)
	}
	one := List{Version: ListVersion, Exchanges: []common.Hash{{1}}}
	if raw, err = one.Canonical(); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, raw string
		want      error
	}{
		{"another version", strings.Replace(string(raw), ListVersion, "redress.exchanges/2", 1), ErrVersion},
		{"empty", `{"exchanges":[],"version":"` + ListVersion + `"}`, ErrInvalid},
		{"a space", " " + string(raw), canon.ErrNotCanonical},
	} {
		if _, err := ParseList([]byte(tt.raw)); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
	}
	more := List{Version: ListVersion, Exchanges: make([]common.Hash, MaxListed+1)}
	if _, err := more.Canonical(); !errors.Is(err, ErrInvalid) {
		t.Errorf("one more than a case has payments: %v", err)
	}
}
