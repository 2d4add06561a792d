package freeze

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

// Print writes what a verified snapshot says, for people.
func Print(out io.Writer, r *snapshot.Result) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	m := r.Manifest
	fmt.Fprintf(w, "verified\t%s %s on chain %d\n", m.Scope.Kind, m.Scope.Address, m.ChainID)
	fmt.Fprintf(w, "block\t%d %s\n", m.Block.Number, m.Block.Hash)
	fmt.Fprintf(w, "root\t%s over %d files\n", m.Root, len(m.Files))
	for _, c := range r.Conservation {
		fmt.Fprintf(w, "\noffer\t%s\n", c.Offer)
		fmt.Fprintf(w, "payments\t%d, %s in all\n", c.Payments, c.Listed)
		fmt.Fprintf(w, "conservation\tlisted %s = balance %s + paid out %s, unexplained %s\n", c.Listed, c.Balance, c.PaidOut, c.Unexplained)
		fmt.Fprintf(w, "\twithdrawn %s, refunded %s, locked %s\n", c.Withdrawn, c.Refunded, c.Locked)
		for _, p := range r.Promises {
			if p.Offer == c.Offer && !p.Compiles {
				fmt.Fprintf(w, "promise\tmanifest %s, %s: not shown to compile to the terms\n", p.Manifest.Hash, p.Manifest.State)
			}
		}
		for _, k := range r.Checkpoints {
			if k.Offer == c.Offer {
				fmt.Fprintf(w, "checkpoint %d\treceived %s, listed %s, unexplained %s\n", k.Index, k.Received, k.Listed, k.Unexplained)
			}
		}
		printCases(w, r, c)
	}
	printFacts(w, r)
	fmt.Fprintf(w, "\nnot proven\t%s\n", strings.Join(m.Limits, "\n\t"))
	return w.Flush()
}

func printCases(w io.Writer, r *snapshot.Result, c snapshot.ConservationRecord) {
	for _, x := range r.Cases {
		if x.Offer != c.Offer {
			continue
		}
		fmt.Fprintf(w, "case\t%s %s over %s by %s: %s\n", x.ID.Hex()[:10], x.FirstClaim, x.Amount, x.Payer, x.State)
		for _, s := range r.Settlements {
			if s.Case != x.ID {
				continue
			}
			fmt.Fprintf(w, "\truling %d by cause %s: payer %s, seller %s", s.Ruling, s.Cause, s.Authorized.ToPayer, s.Authorized.ToSeller)
			if s.Released != nil {
				fmt.Fprintf(w, "; bond and reserve: payer %s, seller %s", s.Released.ToPayer, s.Released.ToSeller)
			}
			fmt.Fprintln(w)
		}
		if x.Statement.State == "withheld" {
			fmt.Fprintln(w, "\tthe payer's evidence is withheld")
		}
	}
}

func printFacts(w io.Writer, r *snapshot.Result) {
	fmt.Fprintln(w)
	for _, f := range r.Facts {
		by := ""
		if f.By != "" {
			by = ", by " + f.By
		}
		subject := f.Subject
		if len(subject) > 10 && !strings.Contains(subject, "/") {
			subject = subject[:10]
		}
		fmt.Fprintf(w, "%s\t%s: %s%s\n", f.Label, subject, f.What, by)
	}
}
