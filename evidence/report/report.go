package report

import (
	"context"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"iter"
	"strings"
)

// ErrCase says that the snapshot has no case of that id.
var ErrCase = errors.New("no such case in the snapshot")

// Defaults of the options, all inclusive.
const (
	DefaultPayments = 500
	DefaultCases    = 200
	DefaultText     = 4096
)

// Records gives the records of a JSON array in order.
type Records = iter.Seq2[json.RawMessage, error]

// Stream is a file whose records are read one by one, under the name that the page shows.
type Stream struct {
	Name string
	Records
}

// Fact is something that verification established beyond the chain's own record.
type Fact struct {
	Subject string // case, round of a dispute or Offer
	What    string
	Label   string // REPRODUCED, VERIFIED, CONTRADICTED or UNSEEN
	By      string // who signed, resolved or observed otherwise; empty where it was computed
}

// Input is what a verified snapshot holds.
type Input struct {
	Files    map[string][]byte // the manifest, the JSON files that are read whole, and documents, by name
	Payments []Stream          // payments.json, behind those of the snapshots that this one extends
	Events   []Stream          // events.json, likewise
	Facts    []Fact
}

// Options bound the page. Zero takes the defaults.
type Options struct {
	Case     string // id of the one case to write a dossier of; empty: the whole report
	Payments int    // rows of the list of payments
	Cases    int    // dossiers, and rows of every other list
	Text     int    // bytes of each text of a party
}

func (o Options) filled() Options {
	for _, v := range []struct {
		at    *int
		other int
	}{{&o.Payments, DefaultPayments}, {&o.Cases, DefaultCases}, {&o.Text, DefaultText}} {
		if *v.at <= 0 {
			*v.at = v.other
		}
	}
	return o
}

//go:embed page.css page.js page.html dossier.html round.html
var assets embed.FS

// Render writes the page.
func Render(ctx context.Context, out io.Writer, in Input, o Options) error {
	p, err := build(ctx, in, o.filled())
	if err != nil {
		return err
	}
	t, err := template.New("report").Funcs(shown(p.options)).ParseFS(assets, "page.html", "dossier.html", "round.html")
	if err != nil {
		return fmt.Errorf("parse templates: %w", err)
	}
	if err := t.ExecuteTemplate(out, "page", p); err != nil {
		return fmt.Errorf("render report: %w", err)
	}
	return nil
}

// static reads an embedded asset. That each is there is what go:embed has already checked.
func static(name string) string {
	raw, err := assets.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return strings.TrimSpace(string(raw))
}

var pageStyle, pageScript = static("page.css"), static("page.js")

// Style and Script are the package's own, byte for byte what the policy allows.
func (*page) Style() template.CSS { return template.CSS(pageStyle) }

// Script filters the long lists; the page reads the same without it.
func (*page) Script() template.JS { return template.JS(pageScript) }

// Policy lets the page load nothing and run nothing but its own script.
func (*page) Policy() string {
	return "default-src 'none'; style-src " + integrity(pageStyle) + "; script-src " + integrity(pageScript) + "; base-uri 'none'; form-action 'none'"
}

func integrity(s string) string {
	sum := sha256.Sum256([]byte(s))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// Array reads the records of a JSON array that open gives, one at a time.
func Array(open func() (io.Reader, error)) Records {
	return func(yield func(json.RawMessage, error) bool) {
		r, err := open()
		if err != nil {
			yield(nil, err)
			return
		}
		dec := json.NewDecoder(r)
		if t, err := dec.Token(); err != nil || t != json.Delim('[') {
			yield(nil, fmt.Errorf("not a JSON array: %w", errors.Join(err, io.ErrUnexpectedEOF)))
			return
		}
		for dec.More() {
			var raw json.RawMessage
			if err := dec.Decode(&raw); err != nil {
				yield(nil, err)
				return
			}
			if !yield(raw, nil) {
				return
			}
		}
		if _, err := dec.Token(); err != nil {
			yield(nil, err)
		}
	}
}
