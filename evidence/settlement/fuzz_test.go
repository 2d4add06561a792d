package settlement_test

import (
	"bytes"
	"encoding/hex"
	"testing"

	"github.com/redress-protocol/redress/evidence/settlement"
)

// FuzzParse checks that a table that is read is complete and is written back to the bytes it was read from.
func FuzzParse(f *testing.F) {
	raw, err := hex.DecodeString(defaultTable)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add(raw[:len(raw)-8])
	f.Add(append(bytes.Clone(raw), 0x81, 5, 0x13, 0x88, 0x27, 0x10, 1, 0))
	f.Add(append(bytes.Clone(raw), raw[:8]...))
	f.Fuzz(func(t *testing.T, raw []byte) {
		table, err := settlement.Parse(raw)
		if err != nil {
			return
		}
		again, err := table.Pack()
		if err != nil || !bytes.Equal(again, raw) {
			t.Fatalf("%x is written back as %x (%v)", raw, again, err)
		}
		for _, k := range settlement.Keys {
			if _, err := table.Find(k.Ruling, k.Cause, 0); err != nil {
				t.Fatal(err)
			}
		}
	})
}
