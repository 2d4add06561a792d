package report

import "sort"

// mostSteps bounds a timeline, and mostArguments what is shown of one event; both inclusive.
const (
	mostSteps     = 400
	mostArguments = 12
)

// step is one entry of a timeline.
type step struct {
	What      value
	At        cursor // position
	Contract  cursor
	Above     cursor // of the arguments
	Arguments []cursor
	More      int // arguments that are not shown
}

// Key orders steps as the chain does.
func (s step) key() [3]uint64 {
	block, _ := s.At.at("block").number()
	transaction, _ := s.At.at("transaction").number()
	log, _ := s.At.at("log").number()
	return [3]uint64{block, transaction, log}
}

// timeline puts the payments and the events of the case in the order of the chain.
func (d *dossier) timeline() []step {
	var out []step
	for _, c := range d.Payments {
		out = append(out, step{
			What: value{From: c.Source(), Class: "words", Text: passage{Parts: []part{{Text: "Payment"}}}}, At: c.at("at"),
			Contract: d.Promise.at("terms", "token"), Above: c, Arguments: []cursor{c.at("amount"), c.at("payer"), c.at("nonce")},
		})
	}
	for _, e := range d.Events {
		s := step{What: words(shortWords)(e, "event"), At: e.at("at"), Contract: e.at("contract"), Above: e.at("args")}
		all := e.at("args").leaves(mostLeaves + 1)
		for _, a := range all {
			// The case's own name is on every line.
			if a.is(d.ID()) {
				continue
			}
			if len(s.Arguments) == mostArguments {
				s.More++
				continue
			}
			s.Arguments = append(s.Arguments, a)
		}
		out = append(out, s)
	}
	sort.SliceStable(out, func(i, j int) bool {
		a, b := out[i].key(), out[j].key()
		for n := range a {
			if a[n] != b[n] {
				return a[n] < b[n]
			}
		}
		return false
	})
	return bounded(out, mostSteps)
}

// MoreSteps is how many entries the timeline leaves out.
func (d *dossier) MoreSteps() int { return len(d.Payments) + len(d.Events) - len(d.Steps) }
