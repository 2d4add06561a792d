package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
)

// buildRedress builds the program whose memory is measured.
func buildRedress(ctx context.Context, folder string) (string, error) {
	root, err := devnet.RepositoryRoot()
	if err != nil {
		return "", err
	}
	out := filepath.Join(folder, "redress")
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-o", out, ".")
	cmd.Dir = root
	if text, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build redress: %w\n%s", err, text)
	}
	return out, nil
}

// verifyAlone verifies a file in a process of its own and gives its time and the most memory it had resident.
func verifyAlone(ctx context.Context, redress, file string, block common.Hash, payments int) (time.Duration, int64, error) {
	out, err := os.Create(file + ".json")
	if err != nil {
		return 0, 0, fmt.Errorf("verify: %w", err)
	}
	defer out.Close()
	cmd := exec.CommandContext(ctx, redress, "verify", file, "--json", "--block-hash", block.Hex())
	cmd.Stdout, cmd.Stderr = out, os.Stderr
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return 0, 0, fmt.Errorf("verify: %w", err)
	}
	took := time.Since(start)
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, 0, fmt.Errorf("verify: no memory usage of the process")
	}
	return took, usage.Maxrss * 1024, countPayments(file+".json", payments)
}

// countPayments fails unless the verified record has so many.
func countPayments(path string, want int) error {
	raw, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("verified record: %w", err)
	}
	var r struct {
		Conservation []struct {
			Payments int `json:"payments"`
		} `json:"conservation"`
	}
	if err := json.Unmarshal(raw, &r); err != nil {
		return fmt.Errorf("verified record: %w", err)
	}
	if len(r.Conservation) != 1 || r.Conservation[0].Payments != want {
		return fmt.Errorf("verified %+v, expected %d payments", r.Conservation, want)
	}
	return nil
}
