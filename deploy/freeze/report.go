package freeze

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/ethereum/go-ethereum/common"

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
		fmt.Fprintf(w, "stake\t%s, of which %s reserved, %s announced to leave; spent %s\n", c.Stake.Total, c.Stake.Reserved, c.Stake.Announced, c.Stake.Spent)
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
	printRefusals(w, r)
	printCommittees(w, r)
	printWithheld(w, r.Withheld())
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
		printRounds(w, r, x.ID)
		for _, s := range r.Settlements {
			if s.Case != x.ID {
				continue
			}
			fmt.Fprintf(w, "\truling %d by cause %s: payer %s, seller %s", s.Ruling, s.Cause, s.Authorized.ToPayer, s.Authorized.ToSeller)
			if s.Failed != 0 {
				fmt.Fprintf(w, "; failed %08b", s.Failed)
			}
			if s.Released != nil {
				fmt.Fprintf(w, "; bond and reserve: payer %s, seller %s", s.Released.ToPayer, s.Released.ToSeller)
			}
			fmt.Fprintln(w)
		}
	}
}

// printRounds says what each round of a case's dispute came to.
func printRounds(w io.Writer, r *snapshot.Result, id common.Hash) {
	for _, d := range r.Committee.Disputes {
		if d.Case != id {
			continue
		}
		for _, x := range d.Rounds {
			who := fmt.Sprintf("%d seats", len(x.Seats))
			if x.Whole {
				who = "whole committee"
			}
			fmt.Fprintf(w, "\tdispute %d round %d, %s: %s\n", d.ID, x.Round, who, ended(x))
		}
		if !d.Final {
			fmt.Fprintf(w, "\tdispute %d is not final: %s\n", d.ID, d.Phase)
		}
	}
}

func ended(x snapshot.RoundRecord) string {
	switch {
	case x.Failed:
		return "no ruling, the last one stands"
	case x.Adjudicated == nil:
		return "open"
	}
	out := fmt.Sprintf("ruling %d", x.Adjudicated.Ruling)
	if x.Signed != nil {
		out += fmt.Sprintf(", %d of %d units of stake signed", x.Signed.SignedUnits, x.Signed.TotalUnits)
	}
	if n := len(x.Penalties); n > 0 {
		out += fmt.Sprintf(", %d revealed nothing", n)
	}
	if n := len(x.Proofs); n > 0 {
		out += fmt.Sprintf(", %d proofs of two words for one thing", n)
	}
	return out
}

// printRefusals counts the attempts that reverted by what was tried and why it failed.
func printRefusals(w io.Writer, r *snapshot.Result) {
	if len(r.Refusals.Scanned) == 0 {
		return
	}
	count := map[string]int{}
	for _, x := range r.Refusals.Refusals {
		count[fmt.Sprintf("%s of %s: %s", x.Method, x.To, cmp.Or(x.Reason, "reason unknown"))]++
	}
	fmt.Fprintf(w, "\nrefused\t%d transactions; why, by the freezing node's word\n", len(r.Refusals.Refusals))
	for _, what := range slices.Sorted(maps.Keys(count)) {
		fmt.Fprintf(w, "\t%d times %s\n", count[what], what)
	}
}

func printCommittees(w io.Writer, r *snapshot.Result) {
	for _, c := range r.Committee.Committees {
		fmt.Fprintf(w, "\ncommittee\t%s, %d disputes\n", c.Address, len(c.Disputes))
		fmt.Fprintf(w, "fees\taccounted %s = open %s + credits %s, balance %s\n", c.Token.Accounted, c.Token.Open, c.Token.Credits, c.Token.Balance)
		if c.Native.Balance != "0" {
			fmt.Fprintf(w, "fees in coin\topen %s + credits %s, balance %s\n", c.Native.Open, c.Native.Credits, c.Native.Balance)
		}
		x := c.Registry
		fmt.Fprintf(w, "registry\t%s, %d validators: accounted %s = staked %s + leaving %s + credits %s, balance %s\n",
			x.Address, len(x.Members), x.Accounted, x.Staked, x.Unbonding, x.Credits, x.Balance)
	}
}

// printWithheld lists what the record names by hash and nobody shows.
func printWithheld(w io.Writer, all []snapshot.Withheld) {
	if len(all) == 0 {
		return
	}
	fmt.Fprintf(w, "\nwithheld\t%d in all, known by hash alone\n", len(all))
	for _, x := range all {
		fmt.Fprintf(w, "\t%s of %s: %s, of %s\n", x.What, shortened(x.Subject), x.Hash, x.By)
	}
}

// printFacts lists the facts; those that nobody need have seen when it was judged stand apart.
func printFacts(w io.Writer, r *snapshot.Result) {
	fmt.Fprintln(w)
	var unseen []snapshot.Fact
	for _, f := range r.Facts {
		if f.Label == snapshot.Unseen {
			unseen = append(unseen, f)
			continue
		}
		printFact(w, f)
	}
	if len(unseen) == 0 {
		return
	}
	fmt.Fprintln(w, "\nmeasured here on what nothing proves could be read when it was judged; against nobody")
	for _, f := range unseen {
		printFact(w, f)
	}
}

func printFact(w io.Writer, f snapshot.Fact) {
	by := ""
	if f.By != "" {
		by = ", by " + f.By
	}
	fmt.Fprintf(w, "%s\t%s: %s%s\n", f.Label, shortened(f.Subject), f.What, by)
}

// shortened cuts a case or an Offer; a round is named in full.
func shortened(subject string) string {
	if len(subject) > 10 && !strings.Contains(subject, "/") {
		return subject[:10]
	}
	return subject
}
