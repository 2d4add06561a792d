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
	Bodies                           []cursor // requests and responses that the record names by hash
	Refusals                         []cursor // of the parties and validators
	MoreRefusals                     int      // that are not shown
	Facts                            []Fact
}

// delivery is a seller-signed record, and where the body is that it signs for.
type delivery struct{ At, Body cursor }

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
	d.Bodies = d.Case.at("bodies").items()
	for _, c := range d.Case.at("deliveries").items() {
		d.Deliveries = append(d.Deliveries, delivery{c, d.bodyOf(c)})
	}
	d.refused(p)
	d.Steps = d.timeline()
}

// bodyOf is what the record says of the body that a receipt signs for.
func (d *dossier) bodyOf(receipt cursor) cursor {
	for _, b := range d.Bodies {
		if matches(b, "what", "response", "hash", receipt.at("responseHash").text()) {
			return b
		}
	}
	return cursor{file: d.Case.file}
}

// mostRefusals bounds the refusals of a dossier, inclusive.
const mostRefusals = 40

// refused finds the attempts of the case's parties and validators at its Offer and its arbitrator since the payment. What each
// was about is not in the record.
func (d *dossier) refused(p *page) {
	since, _ := d.Case.at("at", "block").number()
	for _, c := range d.Payments {
		if paid, ok := c.at("at", "block").number(); ok {
			since = min(since, paid)
		}
	}
	who, where := map[string]bool{}, map[string]bool{}
	for _, c := range append(d.validators(), d.Case.at("payer"), d.Promise.at("terms", "seller")) {
		who[strings.ToLower(c.text())] = true
	}
	for _, c := range []cursor{d.Case.at("offer"), d.Case.at("arbitrator")} {
		where[strings.ToLower(c.text())] = true
	}
	for _, r := range p.files[fileRefusals].at("refusals").items() {
		at, ok := r.at("at", "block").number()
		if !ok || at < since || !who[strings.ToLower(r.at("from").text())] || !where[strings.ToLower(r.at("to").text())] {
			continue
		}
		if len(d.Refusals) == mostRefusals {
			d.MoreRefusals++
			continue
		}
		d.Refusals = append(d.Refusals, r)
	}
}

// validators are those who sat or signed in the case.
func (d *dossier) validators() []cursor {
	var out []cursor
	for _, x := range d.Disputes {
		for _, r := range x.Rounds {
			for _, s := range append(r.At.at("seats").items(), r.Signers...) {
				out = append(out, s.at("validator"))
			}
		}
	}
	return out
}

// Role says which party of the case an account is; empty where it is none.
func (d *dossier) Role(account string) string {
	switch {
	case d.Case.at("payer").is(account):
		return "payer"
	case d.Promise.at("terms", "seller").is(account):
		return "seller"
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

// OfSeat is the fact of a round that begins so and ends with "of seat N" or "by seat N"; a zero Fact where there is none.
func (d *dossier) OfSeat(round, seat cursor, what, word string) Fact {
	end, of := "/"+round.at("round").text(), " "+word+" seat "+seat.at("seat").text()
	for _, f := range d.Facts {
		if strings.HasSuffix(f.Subject, end) && strings.HasPrefix(f.What, what) && strings.HasSuffix(f.What, of) {
			return f
		}
	}
	return Fact{}
}

// Labelled are the facts about the case with one label.
func (d *dossier) Labelled(label string) []Fact {
	var out []Fact
	for _, f := range d.Facts {
		if f.Label == label {
			out = append(out, f)
		}
	}
	return out
}

// ID is the case's id.
func (d *dossier) ID() string { return d.Case.at("id").text() }

// Deadlines are the case's deadlines, each with the member that holds it.
func (*dossier) Deadlines() [][2]string {
	return [][2]string{{"answer by", "answerBy"}, {"continue by", "continueBy"}, {"judge by", "judgeBy"}}
}
