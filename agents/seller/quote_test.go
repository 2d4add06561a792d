package seller

import (
	"math/big"
	"testing"
	"time"

	"github.com/redress-protocol/redress/evidence/manifest"
)

func TestSameHost(t *testing.T) {
	for _, tc := range []struct {
		host, public string
		want         bool
	}{
		{"feed.example", "https://feed.example", true},
		{"FEED.example", "https://feed.example/base", true},
		{"feed.example:443", "https://feed.example", true},
		{"feed.example", "https://feed.example:443", true},
		{"feed.example:80", "http://feed.example", true},
		{"127.0.0.1:4021", "http://127.0.0.1:4021", true},
		{"[::1]:4021", "http://[::1]:4021", true},
		{"localhost:4021", "http://127.0.0.1:4021", false},
		{"127.0.0.1:4022", "http://127.0.0.1:4021", false},
		{"feed.example:80", "https://feed.example", false},
		{"feed.example.", "https://feed.example", false},
		{"", "https://feed.example", false},
	} {
		if got := sameHost(tc.host, tc.public); got != tc.want {
			t.Errorf("%q under %q: %t", tc.host, tc.public, got)
		}
	}
}

// A response is dated when it is served: where its age is promised, the payment comes first.
func TestTimedPromisesArePaidUpfront(t *testing.T) {
	s := &Service{opts: Options{Price: big.NewInt(1), Timeout: time.Minute}}
	for measure, want := range map[string]string{manifest.MeasureAgeSeconds: `"upfront"`, manifest.MeasureItemCount: ""} {
		p := &promise{compiled: &manifest.Compiled{Requirements: []manifest.CompiledRequirement{{Check: manifest.Check{Measure: measure}}}}}
		r, err := s.requirement(p)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(r.Extra["paymentFlow"]); got != want {
			t.Errorf("%s: flow %s, want %s", measure, got, want)
		}
	}
}

// A promise about no subject still sells pairs: by the parameter that the seller's own address has.
func TestPairOfAPromiseWithoutSubject(t *testing.T) {
	for _, r := range []manifest.Reading{{}, {RequestQuery: "pair"}} {
		if got := asked(r); got.RequestQuery != "pair" {
			t.Errorf("%+v: %+v", r, got)
		}
	}
	for _, r := range []manifest.Reading{{RequestQuery: "symbol"}, {RequestBody: "/pair"}} {
		if got := asked(r); got != r {
			t.Errorf("%+v became %+v", r, got)
		}
	}
}
