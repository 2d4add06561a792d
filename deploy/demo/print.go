package demo

import (
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"strings"
	"text/tabwriter"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Print writes a report for people.
func (r *Report) Print(w io.Writer) error {
	p := &printer{w: w}
	for _, result := range r.Results {
		p.result(result)
	}
	if s := r.Snapshot; s != nil {
		p.line("\nsnapshot   %s (%d bytes)\n           %d payments and %d cases verified offline from block %d, hash %s", s.Path, s.Bytes, s.Payments, s.Cases, s.Block, s.BlockHash)
		p.line("           again: go run . verify %s --block-hash %s", s.Path, s.BlockHash)
		p.line("\n%d purchases in %.0f s; every balance is what the settlement table says", len(r.Results), r.Seconds)
	}
	return p.err
}

// printer keeps the first error of a row of writes.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format+"\n", args...)
	}
}

func (p *printer) result(r *Result) {
	p.line("\n== the %s seller\n   promise   %s\n   offer     %s", r.Seller, r.Promise, r.Offer)
	p.line("   arrived   HTTP %d %s", r.Status, orDash(shorten(r.Arrived, 160)))
	for _, f := range r.Checks {
		p.line("   check     %s", check(f))
	}
	p.line("   own view  %s", r.Verdict)
	if r.Ruling == nil {
		p.line("   ruling    - (not contested)")
	} else {
		p.line("   case      %s\n   ruling    %s: %s", r.Case, settlement.RulingName(*r.Ruling), settlement.CauseName(*r.Cause))
	}
	p.money(r)
	for _, s := range r.Steps {
		failed := ""
		if s.Failed {
			failed = "  FAILED"
		}
		p.line("   tx        %s  %-32s %-18s %9d gas%s", s.Hash, s.Call, s.From, s.Gas, failed)
	}
	p.line("   total     %d gas, %.1f s; the seller later withdrew %s", r.Gas, r.Seconds, units(amountOf(r.Withdrawn)))
}

// money prints who held what before and after.
func (p *printer) money(r *Result) {
	if p.err != nil {
		return
	}
	tw := tabwriter.NewWriter(p.w, 0, 0, 2, ' ', tabwriter.AlignRight)
	before, after := r.Before.named(), r.After.named()
	row := func(label string, cell func(i int) string) {
		cells := make([]string, len(before))
		for i := range before {
			cells[i] = cell(i)
		}
		fmt.Fprintf(tw, "   %s\t%s\t\n", label, strings.Join(cells, "\t"))
	}
	row("USDC  ", func(i int) string { return before[i].name })
	row("before", func(i int) string { return units(before[i].amount) })
	row("after ", func(i int) string { return units(after[i].amount) })
	row("change", func(i int) string { return signed(new(big.Int).Sub(after[i].amount, before[i].amount)) })
	p.err = tw.Flush()
}

// check is one finding with its figures.
func check(f judge.Finding) string {
	out := fmt.Sprintf("%s %s", f.Requirement, f.Verdict)
	if f.Measure != "" {
		out += fmt.Sprintf("  %s = %s, promised %s", f.Measure, orDash(f.Value), f.Bound)
	}
	if f.State != judge.StateMeasured {
		out += "  (" + f.State + ")"
	}
	return out
}

// units shows base units of a token with six decimals.
func units(n *big.Int) string {
	if n == nil {
		return "-"
	}
	whole, rest := new(big.Int).QuoRem(new(big.Int).Abs(n), big.NewInt(1_000_000), new(big.Int))
	sign := ""
	if n.Sign() < 0 {
		sign = "-"
	}
	return fmt.Sprintf("%s%s.%06d", sign, whole, rest.Int64())
}

func signed(n *big.Int) string {
	if n.Sign() > 0 {
		return "+" + units(n)
	}
	return units(n)
}

func amountOf(decimal string) *big.Int {
	n, ok := new(big.Int).SetString(decimal, 10)
	if !ok {
		return nil
	}
	return n
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func shorten(s string, most int) string {
	if len(s) <= most {
		return s
	}
	return s[:most] + "..."
}

func verbose(w io.Writer) *slog.Logger {
	return slog.New(slog.NewTextHandler(w, &slog.HandlerOptions{Level: slog.LevelInfo}))
}
