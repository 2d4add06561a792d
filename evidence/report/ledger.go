package report

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// listing is the list of payments as far as it is shown.
type listing struct {
	Rows  []cursor
	Count int
}

// More is how many payments are not shown.
func (l listing) More() int { return l.Count - len(l.Rows) }

// place says where a transaction is.
type place struct{ block, transaction uint64 }

func placeOf(at cursor) (place, bool) {
	block, ok := at.at("block").number()
	transaction, also := at.at("transaction").number()
	return place{block, transaction}, ok && also
}

// payments reads the payments once: the first are listed, all are counted, and those of a case that is shown kept.
func (p *page) payments(ctx context.Context) error {
	totals := map[string]*offer{}
	byKey := map[string][]*dossier{}
	for _, d := range p.Dossiers {
		of := strings.ToLower(d.Case.at("offer").text())
		for _, key := range d.keys() {
			byKey[of+key] = append(byKey[of+key], d)
		}
	}
	err := each(ctx, p.in.Payments, func(c cursor) error {
		p.list(c)
		of := strings.ToLower(c.at("offer").text())
		if totals[of] == nil {
			totals[of] = &offer{Sum: new(big.Int)}
		}
		amount, ok := new(big.Int).SetString(c.at("amount").text(), 10)
		if !ok {
			return fmt.Errorf("no amount at %s", c.Source())
		}
		totals[of].Sum.Add(totals[of].Sum, amount)
		totals[of].Count++
		for _, d := range byKey[of+strings.ToLower(c.at("key").text())] {
			d.Payments = append(d.Payments, c)
		}
		return nil
	})
	p.offers(totals)
	return err
}

func (p *page) list(c cursor) {
	p.Payments.Count++
	if len(p.Payments.Rows) < p.options.Payments {
		p.Payments.Rows = append(p.Payments.Rows, c)
	}
}

// each reads the records of files one after the other.
func each(ctx context.Context, files []Stream, take func(cursor) error) error {
	for _, f := range files {
		i := 0
		for raw, err := range f.Records {
			c := cursor{file: f.Name, pointer: fmt.Sprintf("/%d", i)}
			if err = errors.Join(err, ctx.Err()); err == nil {
				if c.value, err = decode(raw); err == nil {
					err = take(c)
				}
			}
			if err != nil {
				return fmt.Errorf("read %s: record %d: %w", f.Name, i, err)
			}
			i++
		}
	}
	return nil
}

// offers joins each Offer's money to its promise.
func (p *page) offers(totals map[string]*offer) {
	for _, money := range bounded(p.files[fileConservation].items(), p.options.Cases) {
		address := money.at("offer").text()
		o := offer{Money: money, Promise: p.record(filePromises, "offer", address), Sum: new(big.Int)}
		if counted := totals[strings.ToLower(address)]; counted != nil {
			o.Sum, o.Count = counted.Sum, counted.Count
		}
		o.Manifest = p.document(o.Promise.at("manifest"))
		p.Offers = append(p.Offers, o)
	}
}

// MoreOffers is how many Offers are not shown.
func (p *page) MoreOffers() int { return len(p.files[fileConservation].items()) - len(p.Offers) }

// Agrees says whether the payments counted here are those that the snapshot states.
func (o offer) Agrees() bool { return o.Money.at("listed").is(o.Sum.String()) }

// Counted is the sum of the payments as counted here.
func (o offer) Counted() value { return computed(o.Sum, filePayments+"#/*/amount") }
