package validator

import (
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/store"
)

// Of a payer's list a seat reads the exchange at the sample's place, and nothing else.
func TestTheSampleIsJudgedByItsOwnExchange(t *testing.T) {
	files, err := store.Open(t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	put := func(raw []byte, err error) common.Hash {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		h, err := files.Put(t.Context(), raw)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	shown := func(pair string) common.Hash {
		e := exchange.Exchange{Version: exchange.Version, Request: exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=" + pair}}
		return put(e.Canonical())
	}
	missing := common.Hash{9}
	list := exchange.List{Version: exchange.ListVersion, Exchanges: []common.Hash{shown("A"), shown("B"), missing}}
	at := put(list.Canonical())
	s := &Service{opts: Options{Store: files, Log: slog.New(slog.DiscardHandler)}}
	for _, tc := range []struct {
		name   string
		drawn  bool
		index  uint64
		want   string // URL
		absent bool   // may still come
	}{
		{"the first", true, 0, "http://127.0.0.1/quote?pair=A", false},
		{"the second", true, 1, "http://127.0.0.1/quote?pair=B", false},
		{"one that is not in the store", true, 2, "", true},
		{"a place beyond the list", true, 3, "", false},
		{"a case about one payment", false, 0, "", false},
	} {
		f := &docket.File{PayerEvidence: at, SampleIndex: tc.index}
		if tc.drawn {
			f.Sample = &bindings.Leaf{}
		}
		docs, err := s.documents(t.Context(), f)
		if errors.Is(err, errEvidence) != tc.absent || (err != nil) != tc.absent {
			t.Errorf("%s: %v", tc.name, err)
		}
		if (tc.want == "") != (len(docs) == 0) || len(docs) == 1 && docs[0].Request.URL != tc.want {
			t.Errorf("%s: read %+v, want %q", tc.name, docs, tc.want)
		}
	}
}
