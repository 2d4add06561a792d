package promise

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Commands are `redress promise`. Publishing is the seller's.
func Commands() []*cli.Command {
	return []*cli.Command{{
		Name:  "promise",
		Usage: "write promises that can be held",
		Subcommands: []*cli.Command{
			{Name: "draft", ArgsUsage: `"SENTENCE"`, Action: draft, Flags: append(readingFlags(), documentFlags()...),
				Usage: "turn a plain English sentence into measured requirements, and say which words are not measured and why"},
			{Name: "lint", ArgsUsage: `FILE|"SENTENCE"`, Action: lint, Flags: readingFlags(),
				Usage: "say what a manifest's checks compile to, and where its words, or those of a sentence, promise more than is measured"},
		},
	}}
}

func readingFlags() []cli.Flag {
	d := Default()
	return []cli.Flag{
		&cli.StringFlag{Name: "data-time", EnvVars: []string{"REDRESS_DATA_TIME"}, Value: d.DataTime, Usage: "`READING` of the time of the data"},
		&cli.StringFlag{Name: "items", EnvVars: []string{"REDRESS_ITEMS"}, Value: d.Items, Usage: "`READING` of the items that are counted"},
		&cli.StringFlag{Name: "subject", EnvVars: []string{"REDRESS_SUBJECT"}, Value: d.Subject, Usage: "`READINGS` of the subject in the response and in the request"},
		&cli.StringFlag{Name: "schema", EnvVars: []string{"REDRESS_SCHEMA"}, Usage: "`FILE` with the JSON Schema that \"this schema\" means; keywords: " + strings.Join(manifest.SchemaKeywords(), ", ")},
		&cli.StringFlag{Name: "burden", EnvVars: []string{"REDRESS_BURDEN"}, Usage: "`ROLE`, payer or payee, that bears what stays UNRESOLVED"},
	}
}

func documentFlags() []cli.Flag {
	text := func(name, usage string) cli.Flag {
		return &cli.StringFlag{Name: name, EnvVars: []string{envOf(name)}, Usage: usage}
	}
	number := func(name string, value int64, usage string) cli.Flag {
		return &cli.Int64Flag{Name: name, EnvVars: []string{envOf(name)}, Value: value, Usage: usage}
	}
	return []cli.Flag{
		&cli.StringFlag{Name: "out", Usage: "`FILE` for the manifest; needs the money and the parties"},
		&cli.BoolFlag{Name: "drop", Usage: "write the manifest even though parts of the sentence are not measured; it leaves them out"},
		text("id", "`ID` of the manifest, at least 8 characters"), text("created-at", "RFC 3339 `TIME`; now when empty"),
		number("chain-id", 0, "EIP-155 chain `ID`"), text("token", "`ADDRESS` of the token"), text("symbol", "`TICKER` of the token"),
		text("amount-min", "smallest `AMOUNT` covered, in base units"), text("amount-max", "largest `AMOUNT` covered, in base units"),
		text("seller", "`ADDRESS` of the seller"), text("arbitrator", "`ADDRESS` of the committee"),
		number("seats", 3, "drawn validators, odd"), number("contest-window", 3600, "`SECONDS` to contest"), number("answer-window", 600, "`SECONDS` to answer"),
		number("continue-window", 600, "`SECONDS` to accept a first disclosure"), number("judge-window", 7200, "`SECONDS` for all rounds"),
		number("rounds", 1, "of the committee at most, `N` from 1 to 4; after the last one nothing is appealed"),
		text("bond", "contest bond in base units"), text("fee", "arbitration fee in base units"), text("answer-cost", "cost of an answer in base units"),
		text("penalty", "penalty for a failed requirement in base units"), text("relay-cap", "most that a relayer is repaid, in base units"),
	}
}

func envOf(flag string) string {
	return "REDRESS_" + strings.ToUpper(strings.ReplaceAll(flag, "-", "_"))
}

// named is a flag with the environment variable behind it, for messages.
func named(flag string) string { return "--" + flag + " (or " + envOf(flag) + ")" }

func options(c *cli.Context) (Options, error) {
	o := Options{DataTime: c.String("data-time"), Items: c.String("items"), Subject: c.String("subject"), Burden: c.String("burden")}
	for _, reading := range []string{o.DataTime, o.Items, o.Subject} {
		if _, err := manifest.ParseReading(reading); err != nil {
			return o, err
		}
	}
	if file := c.String("schema"); file != "" {
		var err error
		if o.Schema, err = readFile(file); err != nil {
			return o, err
		}
		if _, err := manifest.ParseBodySchema(o.Schema); err != nil {
			return o, fmt.Errorf("%s: %w", file, err)
		}
	}
	if o.Burden != "" && o.Burden != manifest.RolePayer && o.Burden != manifest.RolePayee {
		return o, fmt.Errorf("burden %.40q is neither %s nor %s", o.Burden, manifest.RolePayer, manifest.RolePayee)
	}
	return o, nil
}

func sentence(c *cli.Context) (string, error) {
	if c.NArg() != 1 {
		return "", cli.Exit("usage: "+c.Command.HelpName+" [flags] "+c.Command.ArgsUsage+"; flags come first", 2)
	}
	return c.Args().First(), nil
}

// drafted drafts a sentence as the flags say and prints the draft.
func drafted(c *cli.Context, text string) (*Draft, error) {
	o, err := options(c)
	if err != nil {
		return nil, cli.Exit(err.Error(), 2)
	}
	d, err := New(text, o)
	if err != nil {
		return nil, err
	}
	d.write(c.App.Writer)
	return d, nil
}

func draft(c *cli.Context) error {
	text, err := sentence(c)
	if err != nil {
		return err
	}
	d, err := drafted(c, text)
	if err != nil {
		return err
	}
	if err := d.Err(); err != nil {
		return cli.Exit("REFUSED: "+err.Error(), 1)
	}
	if c.String("out") == "" {
		return nil
	}
	if err := d.Complete(); err != nil && !c.Bool("drop") {
		return cli.Exit("REFUSED: "+err.Error()+"; say them otherwise, or leave them out with --drop", 1)
	}
	return save(c, d)
}

func save(c *cli.Context, d *Draft) error {
	f, err := frame(c)
	if err != nil {
		return cli.Exit(err.Error(), 2)
	}
	doc, err := d.Document(f)
	if err != nil {
		return err
	}
	compiled, defects := manifest.Compile(doc)
	if len(defects) > 0 {
		return cli.Exit((&manifest.Refusal{Defects: defects}).Error(), 1)
	}
	raw, err := doc.Canonical()
	if err != nil {
		return err
	}
	if err := os.WriteFile(c.String("out"), raw, 0o644); err != nil { // a manifest is published
		return fmt.Errorf("write manifest: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "wrote %s\n%s\n", c.String("out"), compiled.Hash.Hex())
	return nil
}

// frame reads the money, the parties and the windows, and names everything that is missing.
func frame(c *cli.Context) (manifest.Frame, error) {
	var problems []error
	created := time.Now()
	if s := c.String("created-at"); s != "" {
		var err error
		if created, err = time.Parse(time.RFC3339, s); err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", named("created-at"), err))
		}
	}
	address := func(name string) common.Address {
		if !common.IsHexAddress(c.String(name)) {
			problems = append(problems, fmt.Errorf("%s: not an address: %.60q", named(name), c.String(name)))
		}
		return common.HexToAddress(c.String(name))
	}
	amount := func(name string) *big.Int {
		s := c.String(name)
		n, ok := new(big.Int).SetString(s, 10)
		if !ok || n.Sign() < 0 || n.BitLen() > 256 || len(s) > 78 {
			problems = append(problems, fmt.Errorf("%s: not an amount in base units: %.90q", named(name), s))
			return new(big.Int)
		}
		return n
	}
	if c.Int64("rounds") <= 0 {
		problems = append(problems, errors.New(named("rounds")+": at least 1"))
	}
	if c.Int64("chain-id") <= 0 {
		problems = append(problems, errors.New(named("chain-id")+": name the chain"))
	}
	f := manifest.Frame{
		ID: c.String("id"), CreatedAt: created, ChainID: uint64(max(c.Int64("chain-id"), 0)), Token: address("token"), Symbol: c.String("symbol"),
		AmountMin: amount("amount-min"), AmountMax: amount("amount-max"), Seller: address("seller"), Arbitrator: address("arbitrator"),
		Figures: manifest.Redress{Seats: c.Int64("seats"), ContestWindowSeconds: c.Int64("contest-window"), AnswerWindowSeconds: c.Int64("answer-window"),
			ContinueWindowSeconds: c.Int64("continue-window"), JudgeWindowSeconds: c.Int64("judge-window"), Rounds: c.Int64("rounds"), Bond: amount("bond").String(), Fee: amount("fee").String(),
			AnswerCost: amount("answer-cost").String(), Penalty: amount("penalty").String(), RelayCap: amount("relay-cap").String()},
	}
	return f, errors.Join(problems...)
}

// write prints requirements, then every word that is not one's, then the traps.
func (d *Draft) write(w io.Writer) {
	for i, r := range d.Requirements {
		fmt.Fprintf(w, "R%d   %-28s %q\n     %s\n", i+1, r.Check, r.Phrase, r.Statement)
		if r.Reading != "" {
			fmt.Fprintf(w, "     read at %s\n", r.Reading)
		}
	}
	for i := 0; i < len(d.Tokens); {
		t, k := d.Tokens[i], i+1
		for k < len(d.Tokens) && d.Tokens[k].Status == t.Status && d.Tokens[k].Reason == t.Reason {
			k++
		}
		if t.Status == NotMeasurable || t.Status == NotUnderstood {
			fmt.Fprintf(w, "%-14s %q: %s\n", t.Status, d.Text[t.Start:d.Tokens[k-1].End()], t.Reason)
		}
		i = k
	}
	var ignored []string
	for _, t := range d.Tokens {
		if t.Status == Ignored && t.kind == kindWord {
			ignored = append(ignored, t.Text)
		}
	}
	if len(ignored) > 0 {
		fmt.Fprintf(w, "%-14s %s\n", Ignored, strings.Join(ignored, " "))
	}
	for _, n := range d.Notes {
		if n.Pointer != "" {
			fmt.Fprintln(w, n) // of the drafted document
			continue
		}
		fmt.Fprintf(w, "%-14s %s", n.Rule, n.Message)
		if n.Value != "" {
			fmt.Fprintf(w, " (in %s)", n.Value)
		}
		fmt.Fprintf(w, "; %s\n", n.Fix)
	}
}

// lint reads a manifest, or a sentence where no such file exists.
func lint(c *cli.Context) error {
	arg, err := sentence(c)
	if err != nil {
		return err
	}
	raw, err := readFile(arg)
	if errors.Is(err, os.ErrNotExist) && strings.ContainsRune(strings.TrimSpace(arg), ' ') || errors.Is(err, errName) {
		return lintSentence(c, arg)
	}
	if err != nil {
		return err
	}
	d, err := manifest.Parse(raw)
	if err != nil {
		return fmt.Errorf("%s: %w", arg, err)
	}
	n, err := manifest.WriteLint(c.App.Writer, d)
	if err != nil {
		return cli.Exit(err.Error(), 1)
	}
	if n > 0 {
		return cli.Exit("", 1)
	}
	return nil
}

func lintSentence(c *cli.Context, text string) error {
	d, err := drafted(c, text)
	if err != nil {
		return err
	}
	switch err := d.Complete(); {
	case err != nil:
		return cli.Exit("REFUSED: "+err.Error(), 1)
	case len(d.Notes) > 0:
		return cli.Exit("", 1)
	}
	fmt.Fprintln(c.App.Writer, "no known trap found")
	return nil
}

// errName is an argument that no file system takes for a name.
var errName = errors.New("not a file name")

func readFile(name string) ([]byte, error) {
	if len(name) > 255 && !strings.ContainsRune(name, os.PathSeparator) {
		return nil, errName
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("read: %w", err)
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, canon.MaxBytes+1)) // a longer one is refused by the reader
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return raw, nil
}
