package manifest

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
)

// Commands are `redress manifest`.
func Commands() []*cli.Command {
	return []*cli.Command{{
		Name:  "manifest",
		Usage: "check, hash and replay procedure manifests",
		Subcommands: []*cli.Command{
			{Name: "check", ArgsUsage: "FILE", Usage: "say whether a manifest conforms, with every defect", Action: check, Flags: []cli.Flag{
				&cli.Uint64Flag{Name: "job-funded", EnvVars: []string{"REDRESS_JOB_FUNDED"}, Usage: "unix `TIME` of the payment into an ERC-8183 job that the procedure is to decide"},
				&cli.Uint64Flag{Name: "job-expires", EnvVars: []string{"REDRESS_JOB_EXPIRES"}, Usage: "unix `TIME` of that job's expiredAt"},
			}},
			{Name: "hash", ArgsUsage: "FILE", Usage: "print the manifest hash and the content id", Action: hash},
			{Name: "canonical", ArgsUsage: "FILE", Usage: "print the bytes that are hashed", Action: canonical},
			{Name: "replay", ArgsUsage: "MANIFEST OBSERVATIONS...", Action: replay,
				Usage: "compute the remedy from frozen observations, one file per seat, arrow by arrow", Flags: []cli.Flag{
					&cli.StringFlag{Name: "facts", EnvVars: []string{"REDRESS_FACTS"}, Usage: "`FILE` with what the stages before decide on: " +
						"judges that cannot run, what was submitted, what was flagged"}}},
			{Name: "schema", ArgsUsage: "[" + strings.Join(SchemaNames(), "|") + "]", Action: printSchema,
				Usage: "print the JSON Schema of a version of the document, the profile's when none is named"},
		},
	}}
}

func printSchema(c *cli.Context) error {
	name := "profile"
	if c.NArg() > 0 {
		name = c.Args().First()
	}
	raw, err := Schema(name)
	if err != nil {
		return cli.Exit(err.Error(), 2)
	}
	_, err = c.App.Writer.Write(raw)
	return err
}

// readFile reads at most what a document may have; a longer file is refused by the reader.
func readFile(c *cli.Context, i int) ([]byte, error) {
	if c.NArg() <= i {
		return nil, cli.Exit("usage: "+c.Command.HelpName+" "+c.Command.ArgsUsage, 2)
	}
	return readNamed(c.Args().Get(i))
}

func readNamed(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("read: %w", err)
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, canon.MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return raw, nil
}

func readDocument(c *cli.Context) (*Document, error) {
	raw, err := readFile(c, 0)
	if err != nil {
		return nil, err
	}
	d, err := Parse(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.Args().First(), err)
	}
	return d, nil
}

func check(c *cli.Context) error {
	d, err := readDocument(c)
	if err != nil {
		return err
	}
	defects := d.Check()
	if d.Profile() {
		var compiled *Compiled
		compiled, defects = Compile(d) // the profile also has to fit the chain
		if compiled != nil && c.IsSet("job-expires") {
			defects = CheckJob(compiled.Windows, c.Uint64("job-funded"), c.Uint64("job-expires"))
		}
	}
	if len(defects) > 0 {
		return refused(c.App.Writer, defects)
	}
	h, err := d.Hash()
	if err != nil {
		return err
	}
	fmt.Fprintf(c.App.Writer, "CONFORMS: arbitrable under spec %s\n%s\n", d.SpecVersion, h.Hex())
	return nil
}

func refused(w io.Writer, defects []Defect) error {
	fmt.Fprintf(w, "REFUSED: %d defect(s)\n", len(defects))
	for _, d := range defects {
		fmt.Fprintln(w, d)
	}
	return cli.Exit("", 1)
}

func hash(c *cli.Context) error {
	d, err := readDocument(c)
	if err != nil {
		return err
	}
	keccak, err := d.Hash()
	if err != nil {
		return err
	}
	sha, err := d.SHA256()
	if err != nil {
		return err
	}
	fmt.Fprintf(c.App.Writer, "keccak256 %s\nsha256    %s\n%s\n", keccak.Hex(), sha.Hex(), canon.URI(keccak))
	return nil
}

func canonical(c *cli.Context) error {
	d, err := readDocument(c)
	if err != nil {
		return err
	}
	b, err := d.Canonical()
	if err != nil {
		return err
	}
	_, err = c.App.Writer.Write(b)
	return err
}

func replay(c *cli.Context) error {
	d, err := readDocument(c)
	if err != nil {
		return err
	}
	staged, err := stage(c, d)
	if err != nil {
		return err
	}
	bundles := make([][]byte, 0, c.NArg())
	for i := 1; i < max(c.NArg(), 2) && staged.Default == ""; i++ {
		raw, err := readFile(c, i)
		if err != nil {
			return err
		}
		bundles = append(bundles, raw)
	}
	r, err := ReplayAfter(d, staged, bundles...)
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return refused(c.App.Writer, refusal.Defects)
	}
	if err != nil {
		return err
	}
	staged.write(c.App.Writer, &d.Manifest)
	if staged.Default != "" {
		fmt.Fprintf(c.App.Writer, "stage %s: the default rule -> %s\nruling_map -> authorized remedy %s\n", staged.Default, r.Outcome, r.Remedy)
		return nil
	}
	r.write(c.App.Writer, &d.Manifest)
	return nil
}

// stage runs the stages on the facts that were given; without any it decides nothing.
func stage(c *cli.Context, d *Document) (Staged, error) {
	name := c.String("facts")
	if name == "" {
		return Staged{}, nil
	}
	raw, err := readNamed(name)
	if err != nil {
		return Staged{}, err
	}
	f, err := ParseFacts(raw)
	if err != nil {
		return Staged{}, fmt.Errorf("%s: %w", name, err)
	}
	return Stage(&d.Manifest, f)
}

// write prints what the stages decided, each with its consequence.
func (s Staged) write(w io.Writer, m *Manifest) {
	for _, j := range m.panel() {
		if model, substituted := s.Models[j.ID]; substituted {
			fmt.Fprintf(w, "stage S1: %s is now %s %s\n", j.ID, model.Name, model.Version)
		}
	}
	for _, id := range s.Silent {
		fmt.Fprintf(w, "stage S1: no step for %s: its runs are UNRESOLVED\n", id)
	}
	for _, id := range s.Struck {
		fmt.Fprintf(w, "stage S3: %s is struck\n", id)
	}
	for _, id := range s.Missing {
		fmt.Fprintf(w, "stage S2: %s is required and missing\n", id)
	}
	for _, r := range m.Requirements {
		if v, isForced := s.Forced[r.ID]; isForced {
			fmt.Fprintf(w, "stages  : %s is %s whatever was observed\n", r.ID, v)
		}
	}
}

// write prints every arrow with its inputs.
func (r *Replayed) write(w io.Writer, m *Manifest) {
	for i, seat := range r.Record.Seats {
		for k, req := range m.Requirements {
			if !r.Procedure.IsJudged(k) {
				fmt.Fprintf(w, "seat %d %-4s direct observation -> %s\n", i, req.ID, seat.Verdicts[k])
				continue
			}
			for n, j := range m.panel() {
				fmt.Fprintf(w, "seat %d %-4s %s runs [%s] -> %s   (majority, at most %d dissent(s))\n", i, req.ID, j.ID,
					verdictList(seat.Observations[k][n]), seat.Judges[k][n], r.Procedure.MaxDissents)
			}
			fmt.Fprintf(w, "seat %d %-4s judges [%s] -> %s   (unanimous)\n", i, req.ID, verdictList(seat.Judges[k]), seat.Verdicts[k])
		}
	}
	for k, req := range m.Requirements {
		votes := make([]Verdict, len(r.Record.Seats))
		for i, seat := range r.Record.Seats {
			votes[i] = seat.Verdicts[k]
		}
		fmt.Fprintf(w, "round  %-4s seats [%s] -> %s   (strict majority)\n", req.ID, verdictList(votes), r.Record.Requirements[k])
	}
	rec, a := r.Record, m.Adjudication
	fmt.Fprintf(w, "outcome by %s%s: %s if every UNRESOLVED requirement passed, %s if none did; material %t\n",
		a.OutcomeRule.Rule, threshold(a.OutcomeRule), rec.AllPassed, rec.NonePassed, rec.Resolution.Material)
	fmt.Fprintf(w, "policy %s, burden on the %s -> %s, ruling %d (%s)\n", a.PolicyOnUnresolved.Policy, a.BurdenOfProof, r.Outcome,
		rec.Resolution.Ruling, rec.Resolution.Ruling)
	fmt.Fprintf(w, "ruling_map -> authorized remedy %s\n", r.Remedy)
}

func threshold(o OutcomeRule) string {
	if o.Rule != RuleWeightedThreshold || o.PassThresholdBps == nil {
		return ""
	}
	return fmt.Sprintf(" at %d bps", *o.PassThresholdBps)
}

func verdictList(vs []adjudication.Verdict) string {
	words := make([]string, len(vs))
	for i, v := range vs {
		words[i] = v.String()
	}
	return strings.Join(words, " ")
}

// WriteLint prints what a manifest's checks compile to and what Lint finds, and returns the number of findings. A manifest
// that does not compile is refused with a *Refusal.
func WriteLint(w io.Writer, d *Document) (int, error) {
	compiled, defects := Compile(d)
	if len(defects) > 0 {
		return 0, &Refusal{Defects: defects}
	}
	for _, r := range compiled.Requirements {
		if r.Judged {
			fmt.Fprintf(w, "%-4s judged by %s: without these models it stays UNRESOLVED\n", r.ID, strings.Join(compiled.Judges, ", "))
			continue
		}
		fmt.Fprintf(w, "%-4s measured: %s %s\n", r.ID, r.Check.Name(), r.Check.Limit())
	}
	notes := Lint(d)
	for _, n := range notes {
		fmt.Fprintln(w, n)
	}
	if len(notes) == 0 {
		fmt.Fprintln(w, "no known trap found")
	}
	return len(notes), nil
}
