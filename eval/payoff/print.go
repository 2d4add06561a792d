package payoff

import (
	"fmt"
	"io"
	"math/big"
	"text/tabwriter"
)

// Summary is the default game, what lies beyond it, and every case in which honest play is not best.
type Summary struct {
	Game       *Report
	Variations []Varied
	Errors     []Threshold
	PriceFrom  int64 // base units; 0: none
}

// Varied is the game of a variation.
type Varied struct {
	Name string
	Game *Report
}

// Summarise plays a setting and its variations.
func Summarise(s Setting) (*Summary, error) {
	out := &Summary{}
	var err error
	if out.Game, err = Analyse(s); err != nil {
		return nil, err
	}
	for _, v := range Variations() {
		g, err := Analyse(v.Of(s))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", v.Name, err)
		}
		out.Variations = append(out.Variations, Varied{v.Name, g})
	}
	if out.Errors, err = ErrorThresholds(s); err != nil {
		return nil, err
	}
	if out.PriceFrom, err = PriceFrom(s); err != nil {
		return nil, err
	}
	return out, nil
}

// Print writes the summary as text.
func (s *Summary) Print(w io.Writer) error {
	g := s.Game
	fmt.Fprintf(w, "%s\n", g.Setting)
	honest := g.Cells[0][0]
	fmt.Fprintf(w, "both honest: seller %s, buyer %s (%d seller strategies, %d buyer strategies)\n\n", honest.Seller.RatString(), honest.Buyer.RatString(), len(g.Sellers), len(g.Buyers))

	fmt.Fprintln(w, "While the other side is honest, honest play is not best here:")
	printBroken(w, "default", g)
	for _, v := range s.Variations {
		printBroken(w, v.Name, v.Game)
	}
	fmt.Fprintln(w, "\nShare of wrong rulings from which it is not, all others being right:")
	for _, t := range s.Errors {
		if t.Error == nil {
			fmt.Fprintf(w, "  %s: none\n", t.Side)
			continue
		}
		fmt.Fprintf(w, "  %s: %s (about %s%%), by %q\n", t.Side, t.Error.RatString(), percent(t.Error), t.Strategy)
	}
	if s.PriceFrom == 0 {
		fmt.Fprintln(w, "Price from which a buyer does better by a false contest: none")
	} else {
		fmt.Fprintf(w, "Price from which a buyer does better by a false contest: %d\n", s.PriceFrom)
	}
	fmt.Fprintln(w, "\nAgainst a side that is not honest, honest play is not the best answer here:")
	return printBest(w, g.Incredible())
}

func printBroken(w io.Writer, name string, r *Report) {
	broken := r.Broken()
	if len(broken) == 0 {
		fmt.Fprintf(w, "  %s: nowhere\n", name)
		return
	}
	for _, b := range broken {
		fmt.Fprintf(w, "  %s: the %s has %s by %q, %s by honesty: %s more; strategies above honesty: %d\n", name, b.Side, b.Payoff.RatString(), b.First, b.Honest.RatString(), b.Gain().RatString(), b.Better)
	}
}

func printBest(w io.Writer, list []Best) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "  who\tagainst\tbest\thas\tby honesty\tmore")
	for _, b := range list {
		fmt.Fprintf(tw, "  %s\t%s\t%s\t%s\t%s\t%s\n", b.Side, b.Against, b.First, b.Payoff.RatString(), b.Honest.RatString(), b.Gain().RatString())
	}
	return tw.Flush()
}

// PrintTable writes the payoffs of every pair, and the best response to every strategy.
func (r *Report) PrintTable(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "seller\tbuyer\tseller has\tbuyer has")
	for i, seller := range r.Sellers {
		for j, buyer := range r.Buyers {
			p := r.Cells[i][j]
			fmt.Fprintf(tw, "%s\t%s\t%s\t%s\n", seller, buyer, p.Seller.RatString(), p.Buyer.RatString())
		}
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w, "\nBest response to every strategy:")
	return printBest(w, r.Best)
}

// String names every figure of the setting.
func (s Setting) String() string {
	return fmt.Sprintf("price %d, bond %d, fee %d, answer cost %d, penalty %d, relay cap %d, free stake %d\n"+
		"serving costs %d, a stale response %d, answering %d, a case %d; a response is worth %d, a late one %d\n"+
		"rulings: %d correct, %d wrong, %d unclear, %d refused, %d none of %d",
		s.Price, s.Bond, s.Fee, s.AnswerCost, s.Penalty, s.RelayCap, s.FreeStake,
		s.ServeCost, s.StaleCost, s.AnswerWork, s.CaseCost, s.Value, s.LateValue,
		s.Panel.Correct, s.Panel.Wrong, s.Panel.Unclear, s.Panel.Refused, s.Panel.None, s.Panel.total())
}

// percent has two decimals, rounded half away from zero.
func percent(r *big.Rat) string { return new(big.Rat).Mul(r, rat(100)).FloatString(2) }
