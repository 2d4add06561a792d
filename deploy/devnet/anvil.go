package devnet

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

// startDeadline bounds how long anvil may take to answer its first call.
const startDeadline = 20 * time.Second

var (
	// ErrNoAnvil says that the pinned anvil binary is not installed.
	ErrNoAnvil = errors.New("anvil is not installed: run `make tools`")
	// ErrPortTaken says that something else listens on the port that was asked for.
	ErrPortTaken = errors.New("the port is taken")
)

// AnvilOptions configures a local chain. The zero value is a chain with id 31337 that mines on every transaction.
type AnvilOptions struct {
	Port      uint16    // 0 = a free one
	ChainID   uint64    // 0 = 31337
	BlockTime uint64    // a block at least every so many seconds besides one per transaction; 0 = only the latter
	Log       io.Writer // anvil's own output; nil discards it
	Args      []string  // further anvil flags
}

// Anvil is a running local chain owned by this process.
type Anvil struct {
	URL string // http endpoint on 127.0.0.1, its port chosen by the system
	WS  string // websocket endpoint on the same port
	cmd *exec.Cmd
	dir string // of states that do not fit into memory: anvil leaves them behind when it is killed
}

var listening = regexp.MustCompile(`Listening on 127\.0\.0\.1:(\d+)`)

// StartAnvil starts anvil on 127.0.0.1 and returns once it answers. Stop it with Close.
func StartAnvil(ctx context.Context, opts AnvilOptions) (*Anvil, error) {
	bin, err := anvilPath()
	if err != nil {
		return nil, err
	}
	if err := portFree(opts.Port); err != nil {
		return nil, err
	}
	chainID := opts.ChainID
	if chainID == 0 {
		chainID = 31337
	}
	args := []string{"--host", "127.0.0.1", "--port", strconv.FormatUint(uint64(opts.Port), 10), "--chain-id", strconv.FormatUint(chainID, 10)}
	if opts.BlockTime > 0 {
		args = append(args, "--block-time", strconv.FormatUint(opts.BlockTime, 10), "--mixed-mining")
	}
	dir, err := os.MkdirTemp("", "redress-anvil-")
	if err != nil {
		return nil, fmt.Errorf("anvil states: %w", err)
	}
	a := &Anvil{dir: dir}
	if err := a.start(ctx, exec.Command(bin, append(append(args, "--cache-path", dir), opts.Args...)...), opts.Log); err != nil {
		a.Close()
		return nil, err
	}
	return a, nil
}

func (a *Anvil) start(ctx context.Context, cmd *exec.Cmd, log io.Writer) error {
	// The process outlives ctx on purpose: ctx bounds the start only, Close ends it.
	cmd.SysProcAttr = childAttributes()
	out, err := cmd.StdoutPipe()
	if err != nil {
		return fmt.Errorf("anvil output: %w", err)
	}
	cmd.Stderr = log
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("start anvil: %w", err)
	}
	a.cmd = cmd
	port, err := readPort(ctx, out, log)
	if err != nil {
		return err
	}
	a.URL, a.WS = "http://127.0.0.1:"+port, "ws://127.0.0.1:"+port
	return a.awaitAnswer(ctx)
}

// portFree looks before anvil does, which would only end.
func portFree(port uint16) error {
	if port == 0 {
		return nil
	}
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.FormatUint(uint64(port), 10)))
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("%w: %d on 127.0.0.1", ErrPortTaken, port)
	}
	if err != nil {
		return fmt.Errorf("port %d: %w", port, err)
	}
	return l.Close()
}

// Close ends the chain. Its state is lost.
func (a *Anvil) Close() {
	if a.cmd != nil {
		_ = a.cmd.Process.Kill()
		_ = a.cmd.Wait()
		a.cmd = nil
	}
	_ = os.RemoveAll(a.dir)
}

// Dial connects to the chain.
func (a *Anvil) Dial(ctx context.Context) (*ethclient.Client, error) {
	c, err := rpc.DialContext(ctx, a.URL)
	if err != nil {
		return nil, fmt.Errorf("dial anvil: %w", err)
	}
	return ethclient.NewClient(c), nil
}

func (a *Anvil) awaitAnswer(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, startDeadline)
	defer cancel()
	client, err := a.Dial(ctx)
	if err != nil {
		return err
	}
	defer client.Close()
	if _, err := client.BlockNumber(ctx); err != nil {
		return fmt.Errorf("anvil does not answer: %w", err)
	}
	return nil
}

// readPort reads anvil's banner up to the port it listens on, then keeps draining its output.
func readPort(ctx context.Context, out io.Reader, log io.Writer) (string, error) {
	found := make(chan string, 1)
	go func() {
		defer close(found)
		scanner := bufio.NewScanner(out)
		for scanner.Scan() {
			if m := listening.FindStringSubmatch(scanner.Text()); m != nil {
				found <- m[1]
			}
			if log != nil {
				fmt.Fprintln(log, scanner.Text())
			}
		}
	}()
	timer := time.NewTimer(startDeadline)
	defer timer.Stop()
	select {
	case port, ok := <-found:
		if !ok {
			return "", errors.New("anvil ended before it listened")
		}
		return port, nil
	case <-timer.C:
		return "", fmt.Errorf("anvil did not listen within %s", startDeadline)
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// anvilPath finds the pinned binary below contracts/, from any folder inside the repository.
func anvilPath() (string, error) {
	root, err := RepositoryRoot()
	if err != nil {
		return "", err
	}
	bin := filepath.Join(root, "contracts/node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil")
	if _, err := os.Stat(bin); err != nil {
		return "", ErrNoAnvil
	}
	return bin, nil
}

// RepositoryRoot is the nearest folder at or above the working directory that holds foundry.toml.
func RepositoryRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", fmt.Errorf("working directory: %w", err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "foundry.toml")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("not inside a Redress checkout: no foundry.toml at or above the working directory")
		}
		dir = parent
	}
}
