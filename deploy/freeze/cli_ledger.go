package freeze

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/ledger"
)

// Reasons why a ledger is not verified.
var (
	ErrLedgerFlag = errors.New("the file is an agent's ledger: it is verified with --owner, and no other flag")
	ErrOwner      = errors.New("the ledger is another's")
)

// isLedger looks at the beginning of a file.
func isLedger(path string) (bool, error) {
	f, err := os.Open(path)
	if err != nil {
		return false, err
	}
	defer f.Close()
	beginning := make([]byte, 4096) // a header is shorter
	n, err := io.ReadFull(f, beginning)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return false, err
	}
	return ledger.Is(beginning[:n]), nil
}

// verifyLedger verifies an agent's ledger under the signed head beside it.
func verifyLedger(c *cli.Context, path string) error {
	for _, flag := range []string{"block-hash", "base", "signature", "signer", "json"} {
		if c.IsSet(flag) {
			return fmt.Errorf("%w: --%s", ErrLedgerFlag, flag)
		}
	}
	var owner common.Address
	if c.IsSet("owner") {
		var err error
		if owner, err = addressOf(c, "owner"); err != nil {
			return err
		}
	}
	header, head, err := ledger.VerifyFile(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return fmt.Errorf("verify %s: the signed head %s is missing: %w", path, ledger.HeadPath(path), err)
	case err != nil:
		return ledgerCode(fmt.Errorf("verify %s: %w", path, err))
	case c.IsSet("owner") && header.Owner != owner:
		return ledgerCode(fmt.Errorf("verify %s: %w: it is of %s, --owner says %s", path, ErrOwner, header.Owner, owner))
	}
	fmt.Fprintf(c.App.Writer, "%s\nledger of %s on chain %d\n%d entries, none changed, dropped or put in\nlast %s\nsigned by its owner\n", path, header.Owner, header.ChainID, head.Entries, head.Last)
	if !c.IsSet("owner") {
		fmt.Fprintln(c.App.Writer, "the owner is the file's own word: give --owner to hold it to an account")
	}
	return nil
}

// ledgerCode gives errors that answer whether a ledger verifies their exit code.
func ledgerCode(err error) error {
	switch {
	case errors.Is(err, ledger.ErrHead), errors.Is(err, ErrOwner):
		return coded{err, exitSignature}
	case errors.Is(err, ledger.ErrChain), errors.Is(err, ledger.ErrFormat):
		return coded{err, exitInvalid}
	}
	return err
}
