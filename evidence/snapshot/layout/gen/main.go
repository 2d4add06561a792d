// Command gen builds the contracts afresh and writes the facts about them.
//
//	go run ./evidence/snapshot/layout/gen -root . -out evidence/snapshot/layout/facts.json
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"

	"github.com/redress-protocol/redress/evidence/snapshot/layout/artifact"
)

func main() {
	root := flag.String("root", ".", "folder that holds foundry.toml")
	out := flag.String("out", "evidence/snapshot/layout/facts.json", "file to write, from root")
	forge := flag.String("forge", "contracts/node_modules/@foundry-rs/forge-linux-amd64/bin/forge", "forge, from root")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *root, *out, *forge); err != nil {
		fmt.Fprintln(os.Stderr, "layout:", err)
		os.Exit(1)
	}
}

// run builds everything in one compiler run: only then do the numbers of all syntax trees agree.
func run(ctx context.Context, root, out, forge string) (err error) {
	tmp, err := os.MkdirTemp("", "redress-layout-")
	if err != nil {
		return fmt.Errorf("make folder: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(tmp)) }()
	build := filepath.Join(tmp, "out")
	cmd := exec.CommandContext(ctx, "./"+forge, "build", "contracts/src", "--force", "--ast",
		"--out", build, "--cache-path", filepath.Join(tmp, "cache"))
	cmd.Dir, cmd.Stderr, cmd.Env = root, os.Stderr, append(os.Environ(), "FOUNDRY_PROFILE=production")
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("build contracts: %w", err)
	}
	facts, err := artifact.Facts(artifact.Folders{Contracts: build, Token: filepath.Join(root, "contracts/out-token")}, true)
	if err != nil {
		return err
	}
	raw, err := artifact.Encode(facts)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, out), raw, 0o644)
}
