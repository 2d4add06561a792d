package report

import (
	"context"
	"fmt"
	"math/big"
	"strings"
)

// Names in a snapshot. Payments and events are read as streams, the other files whole.
const (
	fileManifest     = "manifest.json"
	fileContracts    = "contracts.json"
	filePromises     = "promises.json"
	filePayments     = "payments.json"
	fileCheckpoints  = "checkpoints.json"
	fileWithdrawals  = "withdrawals.json"
	fileCases        = "cases.json"
	fileRulings      = "rulings.json"
	fileSettlements  = "settlements.json"
	fileCommittee    = "committee.json"
	fileEvents       = "events.json"
	fileConservation = "conservation.json"
	fileRefusals     = "refusals.json"
	folderDocuments  = "documents/"
)

// page is the report while it is put together; the templates read it.
type page struct {
	options Options
	in      Input
	files   map[string]cursor
	cases   map[string]*dossier // that are shown, by Offer and id

	Alone    bool // of one case
	Offers   []offer
	Payments listing
	Dossiers []*dossier
	Labels   []labelled
	Facts    []Fact

	MoreFacts int // that are not shown
}

// offer is an Offer with what belongs to it.
type offer struct {
	Money, Promise cursor
	Manifest       *document
	Sum            *big.Int // of the payments listed, counted here
	Count          int
}

// labelled counts the facts with one label.
type labelled struct {
	Label string
	Count int
}

// File is a file that is read whole. One that the snapshot does not have is empty.
func (p *page) File(name string) cursor { return p.files[name] }

// Name is what a place's file is called, for a caption.
func (*page) Name(c cursor) string { return c.file }

func build(ctx context.Context, in Input, o Options) (*page, error) {
	p := &page{options: o, in: in, files: map[string]cursor{}, cases: map[string]*dossier{}, Alone: o.Case != ""}
	for _, name := range []string{
		fileManifest, fileContracts, filePromises, fileCheckpoints, fileWithdrawals, fileCases, fileRulings, fileSettlements,
		fileCommittee, fileConservation, fileRefusals,
	} {
		p.files[name] = cursor{file: name}
		if raw, ok := in.Files[name]; ok {
			c, err := parse(name, raw)
			if err != nil {
				return nil, err
			}
			p.files[name] = c
		}
	}
	if err := p.choose(); err != nil {
		return nil, err
	}
	if err := p.payments(ctx); err != nil {
		return nil, err
	}
	if err := p.events(ctx); err != nil {
		return nil, err
	}
	for _, d := range p.Dossiers {
		d.finish(p)
	}
	p.facts()
	return p, nil
}

// choose takes up the cases that get a dossier.
func (p *page) choose() error {
	for _, c := range p.files[fileCases].items() {
		if p.Alone && !c.at("id").is(p.options.Case) || len(p.Dossiers) == p.options.Cases {
			continue
		}
		d := newDossier(p, c)
		p.cases[strings.ToLower(c.at("offer").text()+c.at("id").text())] = d
		p.Dossiers = append(p.Dossiers, d)
	}
	if p.Alone && len(p.Dossiers) == 0 {
		return fmt.Errorf("%w: %.80q", ErrCase, p.options.Case)
	}
	return nil
}

// facts counts the labels, and keeps those that are about no case shown.
func (p *page) facts() {
	counts := map[string]int{}
	for _, f := range p.in.Facts {
		counts[f.Label]++
	}
	for _, label := range []string{"REPRODUCED", "VERIFIED", "CONTRADICTED", "UNSEEN"} {
		p.Labels = append(p.Labels, labelled{label, counts[label]})
	}
	for _, f := range p.in.Facts {
		about := false
		for _, d := range p.Dossiers {
			about = about || d.about(f)
		}
		if about {
			continue
		}
		if len(p.Facts) == p.options.Cases {
			p.MoreFacts++
			continue
		}
		p.Facts = append(p.Facts, f)
	}
}

// record finds the first record of a file with these members.
func (p *page) record(file string, members ...any) cursor {
	for _, c := range p.files[file].items() {
		if matches(c, members...) {
			return c
		}
	}
	return cursor{file: file}
}

// matches compares members, given as name and text in turn.
func matches(c cursor, members ...any) bool {
	for i := 0; i+1 < len(members); i += 2 {
		if !c.at(members[i]).is(members[i+1].(string)) {
			return false
		}
	}
	return true
}
