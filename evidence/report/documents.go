package report

import (
	"encoding/hex"
	"strings"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// document is bytes that a record names by their hash.
type document struct {
	Ref      cursor // hash and state
	Name     string // of the file; empty where it is withheld
	Bytes    int
	Text     passage
	Exchange *frozen // where the bytes are a frozen exchange
	JSON     cursor  // where they are JSON
}

// frozen is an exchange as a party shows it.
type frozen struct {
	At       cursor // of the document
	Answered bool
	Body     passage // of the response
	Size     int
}

// document reads what a reference names. Nil where the record names nothing.
func (p *page) document(ref cursor) *document {
	if !ref.at("hash").has() {
		return nil
	}
	d := &document{Ref: ref}
	name := folderDocuments + strings.ToLower(ref.at("hash").text()) + ".bin"
	raw, ok := p.in.Files[name]
	if !ok {
		return d
	}
	d.Name, d.Bytes, d.Text = name, len(raw), p.text(raw)
	// What is longer is no document of this repository's, and read as JSON could take all memory.
	if len(raw) <= canon.MaxBytes {
		if c, err := parse(name, raw); err == nil {
			d.JSON = c
		}
	}
	if e, err := exchange.Parse(raw); err == nil {
		d.Exchange = &frozen{At: d.JSON}
		if e.Response != nil {
			body := []byte(e.Response.Body)
			d.Exchange.Answered, d.Exchange.Body, d.Exchange.Size = true, p.text(body), len(body)
		}
	}
	return d
}

// text shows bytes of a party.
func (p *page) text(raw []byte) passage {
	// A rune that the bound cuts is not shown half.
	most := p.options.Text
	head := raw[:min(len(raw), most+4)]
	out := visible(string(head), most)
	out.Rest += len(raw) - len(head)
	return out
}

// hexed decodes what JSON writes of bytes.
func hexed(s string) []byte {
	raw, err := hex.DecodeString(strings.TrimPrefix(s, "0x"))
	if err != nil {
		return nil
	}
	return raw
}
