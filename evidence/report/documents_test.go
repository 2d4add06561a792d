package report

import (
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

// A party can name any bytes by their hash. JSON of the length that a document can have is read, longer is shown as text only.
func TestLongDocumentsAreNotReadAsJSON(t *testing.T) {
	hash := "0x" + strings.Repeat("ab", 32)
	name := folderDocuments + hash + ".bin"
	for length, read := range map[int]bool{canon.MaxBytes: true, canon.MaxBytes + 1: false} {
		raw := `"` + strings.Repeat("x", length-2) + `"`
		p := &page{in: Input{Files: map[string][]byte{name: []byte(raw)}}, options: Options{}.filled()}
		d := p.document(cursor{value: map[string]any{"hash": hash, "state": "present"}})
		if d == nil || d.Bytes != length || (d.JSON.value != nil) != read {
			t.Errorf("%d bytes: %+v", length, d)
		}
	}
}
