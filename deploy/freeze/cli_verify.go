package freeze

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/snapshot"
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
	raw, err := readSignature(path)
	if err == nil {
		err = signedBy(signer, m, raw)
	}
	if err != nil {
		return fmt.Errorf("verify %s: %s: %w", file, path, err)
	}
	return nil
}

// readSignature reads no more of a file than makes it too long.
func readSignature(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, snapshot.MaxSignatureBytes+1))
}

// signedBy fails unless a signature of the snapshot is this signer's.
func signedBy(signer common.Address, m snapshot.Manifest, raw []byte) error {
	by, err := snapshot.VerifyRoot(m, raw)
	if err != nil {
		return err
	}
	if by != signer {
		return fmt.Errorf("%w by %s: %s signed", snapshot.ErrSignature, signer, by)
	}
	return nil
}

func signCommand() *cli.Command {
	return &cli.Command{
		Name:        "sign",
		Usage:       "sign the root of a snapshot: the signer says that this is the record it froze",
		ArgsUsage:   "FILE",
		Description: "Does not verify the file. Writes FILE.sig, for `redress verify --signature FILE.sig --signer ADDRESS`.",
		Flags:       console.KeyFlags(),
		Action:      signAction,
	}
}

func signAction(c *cli.Context) (err error) {
	file, err := ledger.FileOf(c)
	if err != nil {
		return err
	}
	key, err := console.Key(c, slog.New(slog.NewTextHandler(c.App.ErrWriter, nil)))
	if err != nil {
		return err
	}
	a, err := openAll([]string{file})
	if err != nil {
		return withCode(fmt.Errorf("sign: %w", err))
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	s, err := snapshot.SignRoot(a.list[0].Manifest(), key)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	raw, err := s.Encode()
	if err != nil {
		return fmt.Errorf("encode signature: %w", err)
	}
	if err := os.WriteFile(file+".sig", raw, 0o644); err != nil {
		return fmt.Errorf("write signature: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "%s.sig\nroot %s\nsigner %s\n", file, s.Root, s.Signer)
	return nil
}
