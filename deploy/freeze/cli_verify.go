package freeze

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

func verifyAction(c *cli.Context) (err error) {
	file, err := ledger.FileOf(c)
	if err != nil {
		return err
	}
	is, err := isLedger(file)
	if err != nil {
		return fmt.Errorf("verify: %w", err)
	}
	if is {
		return verifyLedger(c, file)
	}
	if c.IsSet("owner") {
		return fmt.Errorf("verify %s: --owner is for an agent's ledger, and the file is none", file)
	}
	trusted, err := blockHashOf(c)
	if err != nil {
		return err
	}
	a, err := openAll(append(c.StringSlice("base"), file))
	if err != nil {
		return withCode(fmt.Errorf("verify: %w", err))
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	last := len(a.list) - 1
	r, err := snapshot.Verify(c.Context, a.list[last], trusted, Measure, a.list[:last]...)
	if err != nil {
		return withCode(fmt.Errorf("verify %s: %w", file, err))
	}
	if err := checkSignature(c, file, r.Manifest); err != nil {
		return withCode(err)
	}
	if err := show(c, r); err != nil {
		return err
	}
	if wrong := r.Contradicted(); len(wrong) > 0 {
		return withCode(fmt.Errorf("verify %s: %w", file, contradicted(wrong)))
	}
	return nil
}

// contradicted names the first contradiction, and whose it is.
func contradicted(wrong []snapshot.Fact) error {
	return fmt.Errorf("%w: %s, of %s, by %s; and %d more", ErrContradicted, wrong[0].What, wrong[0].Subject, wrong[0].By, len(wrong)-1)
}

func show(c *cli.Context, r *snapshot.Result) error {
	if !c.Bool("json") {
		return Print(c.App.Writer, r)
	}
	enc := json.NewEncoder(c.App.Writer)
	enc.SetIndent("", "  ")
	return enc.Encode(r)
}

// checkSignature checks the signature that the flags name, if any.
func checkSignature(c *cli.Context, file string, m snapshot.Manifest) error {
	path := c.String("signature")
	if (path == "") != (c.String("signer") == "") {
		return fmt.Errorf("%w: --signature and --signer go together", ErrMissing)
	}
	if path == "" {
		return nil
	}
	signer, err := addressOf(c, "signer")
	if err != nil {
		return err
	}
	s, err := readSignature(path)
	if err == nil {
		err = s.Check(m, signer)
	}
	if err != nil {
		return fmt.Errorf("verify %s: %s: %w", file, path, err)
	}
	return nil
}

// readSignature reads a signature's file strictly.
func readSignature(path string) (Signature, error) {
	var s Signature
	f, err := os.Open(path)
	if err != nil {
		return s, err
	}
	defer f.Close()
	dec := json.NewDecoder(io.LimitReader(f, maxSignature))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&s); err != nil {
		return s, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	if dec.More() {
		return s, fmt.Errorf("%w: something follows it", ErrSignature)
	}
	return s, nil
}

func signCommand() *cli.Command {
	return &cli.Command{
		Name:        "sign",
		Usage:       "sign the root of a snapshot: the signer says that this is the record it froze",
		ArgsUsage:   "FILE",
		Description: "Does not verify the file. Writes FILE.sig, for `redress verify --signature FILE.sig --signer ADDRESS`.",
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "key-file", EnvVars: []string{"REDRESS_KEY_FILE"}, Usage: "`FILE` with the account's key in hexadecimal"},
			&cli.StringFlag{Name: "key", EnvVars: []string{"REDRESS_KEY"}, Usage: "the key itself; prefer a file", Hidden: true},
		},
		Action: signAction,
	}
}

func signAction(c *cli.Context) (err error) {
	file, err := ledger.FileOf(c)
	if err != nil {
		return err
	}
	key, err := txmgr.ReadKey(c.String("key"), c.String("key-file"))
	if err != nil {
		return err
	}
	a, err := openAll([]string{file})
	if err != nil {
		return withCode(fmt.Errorf("sign: %w", err))
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	s, err := Sign(a.list[0].Manifest(), key)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return fmt.Errorf("encode signature: %w", err)
	}
	if err := os.WriteFile(file+".sig", append(raw, '\n'), 0o644); err != nil {
		return fmt.Errorf("write signature: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "%s.sig\nroot %s\nsigner %s\n", file, s.Root, s.Signer)
	return nil
}
