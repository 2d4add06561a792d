package report

import "strings"

// dossier is one case from the payment to the money.
type dossier struct {
	Case, Promise, Money, Settlement cursor
	Rulings, Moved                   []cursor // what the arbitrator said; tokens that left in the settlement's transaction
	Payments, Events                 []cursor
	Disputes                         []dispute
	Manifest, Statement, Sample      *document
	Deliveries                       []delivery
	Evidence                         []item
	Disclosed                        *disclosure
	Steps                            []step
	Facts                            []Fact
}

// delivery is a seller-signed record, and whether a body that hashes to it is shown.
type delivery struct {
	At   cursor
	Body string // where the body is: "statement", "evidence", "answer" or empty
}

// item is evidence that a party put in.
type item struct {
	At       cursor
	Document *document
}

// disclosure is a body that the seller put on the chain.
type disclosure struct {
	At   cursor
	Body passage
	Size int
}

func newDossier(p *page, c cursor) *dossier {
	of, id := c.at("offer").text(), c.at("id").text()
	d := &dossier{
		Case: c, Promise: p.record(filePromises, "offer", of), Money: p.record(fileConservation, "offer", of),
		Settlement: p.record(fileSettlements, "offer", of, "case", id),
	}
	d.Manifest, d.Statement = p.document(d.Promise.at("manifest")), p.document(c.at("statement"))
	d.Sample = p.document(c.at("many", "sample", "exchange"))
	for _, r := range p.files[fileRulings].items() {
		if matches(r, "offer", of, "case", id) {
			d.Rulings = append(d.Rulings, r)
		}
	}
	for _, e := range c.at("evidence").items() {
		d.Evidence = append(d.Evidence, item{e, p.document(e.at("document"))})
	}
	d.settled(p)
	return d
}

// settled finds the movements of the settlement.
func (d *dossier) settled(p *page) {
	at, ok := placeOf(d.Settlement.at("executed", "at"))
	if !ok {
		return
	}
	for _, w := range p.files[fileWithdrawals].items() {
		if moved, _ := placeOf(w.at("at")); moved == at && w.at("offer").is(d.Case.at("offer").text()) {
			d.Moved = append(d.Moved, w)
		}
	}
}

// keys are the payments that the case is about.
func (d *dossier) keys() []string {
	var out []string
	for _, k := range d.Case.at("many", "payments").items() {
		out = append(out, strings.ToLower(k.text()))
	}
	if out == nil {
		out = []string{strings.ToLower(d.Case.at("id").text())}
	}
	return out
}

// finish joins what the streams brought.
func (d *dossier) finish(p *page) {
	id := d.Case.at("id").text()
	for _, c := range p.files[fileCommittee].at("disputes").items() {
		if matches(c, "case", id, "arbitrable", d.Case.at("offer").text()) {
			d.Disputes = append(d.Disputes, newDispute(p, d, c))
		}
	}
	for _, f := range p.in.Facts {
		if d.about(f) {
			d.Facts = append(d.Facts, f)
		}
	}
	for _, e := range d.Events {
		if e.at("event").is("Disclosed") {
			body := hexed(e.at("args", "body").text())
			d.Disclosed = &disclosure{At: e, Body: p.text(body), Size: len(body)}
		}
	}
	for _, c := range d.Case.at("deliveries").items() {
		d.Deliveries = append(d.Deliveries, delivery{c, d.bodyOf(c)})
	}
	d.Steps = d.timeline()
}

// bodyOf says which document shows the body that a receipt signs for.
func (d *dossier) bodyOf(receipt cursor) string {
	want := receipt.at("responseHash").text()
	shows := func(doc *document) bool {
		return doc != nil && doc.Exchange != nil && doc.Exchange.Hash != "" && strings.EqualFold(doc.Exchange.Hash, want)
	}
	switch {
	case d.Disclosed != nil && d.Disclosed.At.at("args", "responseHash").is(want):
		return "answer"
	case shows(d.Statement), shows(d.Sample):
		return "statement"
	}
	for _, e := range d.Evidence {
		if shows(e.Document) {
			return "evidence"
		}
	}
	return ""
}

// about says whether a fact is about this case: its subject is the case, or a round of its dispute, which is named
// committee/dispute/round.
func (d *dossier) about(f Fact) bool {
	if d.Case.at("id").is(f.Subject) {
		return true
	}
	dispute := d.Case.at("disputeId").text()
	name := strings.ToLower(d.Case.at("arbitrator").text() + "/" + dispute)
	subject := strings.ToLower(f.Subject)
	return dispute != "" && dispute != "0" && (subject == name || strings.HasPrefix(subject, name+"/"))
}

// Label finds how a fact about the case is known; a zero Fact where none says.
func (d *dossier) Label(what string) Fact {
	for _, f := range d.Facts {
		if strings.HasPrefix(strings.ToLower(f.What), strings.ToLower(what)) {
			return f
		}
	}
	return Fact{}
}

// Known is Label of what a round's facts say.
func (d *dossier) Known(round cursor, what string) Fact {
	end := "/" + round.at("round").text()
	for _, f := range d.Facts {
		if strings.HasSuffix(f.Subject, end) && strings.EqualFold(f.What, what) {
			return f
		}
	}
	return Fact{}
}

// Contradicted says whether a requirement came out otherwise than the record has it.
func (d *dossier) Contradicted() bool {
	for _, f := range d.Facts {
		if f.Label == "CONTRADICTED" {
			return true
		}
	}
	return false
}

// ID is the case's id.
func (d *dossier) ID() string { return d.Case.at("id").text() }

// Deadlines are the case's deadlines, each with the member that holds it.
func (*dossier) Deadlines() [][2]string {
	return [][2]string{{"answer by", "answerBy"}, {"continue by", "continueBy"}, {"judge by", "judgeBy"}}
}
