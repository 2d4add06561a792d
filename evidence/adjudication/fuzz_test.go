package adjudication

import (
	"errors"
	"testing"

	"github.com/holiman/uint256"
)

// FuzzUnpack checks that a word is refused or read into a full shape that packs to the same word: nothing in it is lost.
func FuzzUnpack(f *testing.F) {
	f.Add(uint8(3), uint8(0), uint8(0), uint32(0), []byte{0x15})
	f.Add(uint8(4), uint8(2), uint8(8), uint32(0x0303), []byte{1, 2, 3})
	f.Add(uint8(8), uint8(4), uint8(255), uint32(0x03030303), make([]byte, 32))
	f.Fuzz(func(t *testing.T, requirements, judges, judged uint8, runs uint32, raw []byte) {
		p := Procedure{Requirements: requirements, Judges: judges, Judged: judged, Runs: runs, Panel: 1}
		if p.Check() != nil || len(raw) > 32 {
			return
		}
		word := *new(uint256.Int).SetBytes(raw)
		o, err := Unpack(p, word)
		if err != nil {
			if !errors.Is(err, ErrObservationsMalformed) && !errors.Is(err, ErrObservationsSurplus) {
				t.Fatal(err)
			}
			return
		}
		again, err := Pack(p, o)
		if err != nil || again != word {
			t.Fatalf("%s is written back as %s (%v)", word.Hex(), again.Hex(), err)
		}
	})
}
