package exchange

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func TestFindsByHashAlone(t *testing.T) {
	first, second, silent := record(t), record(t), record(t)
	second.Request.URL += "&more=1"
	second.Response.Body = []byte("another")
	silent.Request.URL += "&more=2"
	silent.Response = nil
	records := []*Exchange{silent, first, second}
	for i, want := range records {
		hash, err := want.Request.Hash()
		if err != nil {
			t.Fatal(err)
		}
		if got := FindRequest(hash, records); got != &want.Request {
			t.Errorf("request %d: found %+v", i, got)
		}
	}
	if got := FindBody(ResponseHash(second.Response.Body), records); string(got) != "another" {
		t.Errorf("found body %q", got)
	}
	if FindRequest(common.Hash{1}, records) != nil || FindBody(common.Hash{1}, records) != nil {
		t.Error("found what no record holds")
	}
}
