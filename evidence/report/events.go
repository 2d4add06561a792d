package report

import (
	"context"
	"math/big"
	"strings"
)

// about are the members of an event that can name a case or a dispute, and what they name.
var about = []struct{ member, names string }{
	{"caseId", "case"}, {"disputeID", "dispute"}, {"_disputeID", "dispute"}, {"_evidenceGroupID", "group"},
}

// events reads the events once and gives each to the dossier that it belongs to.
func (p *page) events(ctx context.Context) error { return each(ctx, p.in.Events, p.index().take) }

// eventIndex finds the dossiers that an event belongs to.
type eventIndex map[string]*dossier

func (p *page) index() eventIndex {
	index := eventIndex{}
	for _, d := range p.Dossiers {
		of, id, dispute := d.Case.at("offer").text(), d.Case.at("id").text(), d.Case.at("disputeId").text()
		index.set(d, "case", of, id)
		if n, ok := new(big.Int).SetString(strings.TrimPrefix(id, "0x"), 16); ok {
			index.set(d, "group", of, n.String())
		}
		if dispute != "" && dispute != "0" {
			index.set(d, "dispute", of, dispute)
			index.set(d, "dispute", d.Case.at("arbitrator").text(), dispute)
		}
	}
	return index
}

func eventKey(names, contract, id string) string {
	return strings.ToLower(names + " " + contract + " " + id)
}

func (x eventIndex) set(d *dossier, names, contract, id string) { x[eventKey(names, contract, id)] = d }

func (x eventIndex) take(e cursor) error {
	contracts := []string{e.at("contract").text(), e.at("args", "offer").text()}
	for _, a := range about {
		id := e.at("args", a.member).text()
		if id == "" {
			continue
		}
		for _, contract := range contracts {
			if d := x[eventKey(a.names, contract, id)]; d != nil {
				d.Events = append(d.Events, e)
				return nil
			}
		}
	}
	return nil
}
