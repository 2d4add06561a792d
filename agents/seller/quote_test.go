package seller

import (
	"math/big"
	"testing"
	"time"

	"github.com/redress-protocol/redress/evidence/manifest"
)

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
