// Package console turns the flags that every agent shares into connections: chain, key, evidence store, deployment.
//
// It holds no configuration of its own and prints no secret. The one invariant: what Open returns is about one chain,
// the one that the deployment was recorded on.
package console

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// evidencePath is where a relayer serves its evidence store.
const evidencePath = "/evidence"

// Reasons why flags are refused.
var (
	ErrChain   = errors.New("the deployment is on another chain")
	ErrAddress = errors.New("not an address")
	ErrAmount  = errors.New("not an amount in base units")
	// ErrDocument says that a file is no document that an evidence store would take.
	ErrDocument = errors.New("document out of range")
)

// KeyFlags say where an account's key is.
func KeyFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "key-file", EnvVars: []string{"REDRESS_KEY_FILE"}, Usage: "`FILE` with the account's key, in hexadecimal or as a geth keystore"},
		&cli.StringFlag{Name: "password-file", EnvVars: []string{txmgr.PasswordFileEnv}, Usage: "`FILE` with the keystore's password; or the password itself in " + txmgr.PasswordEnv},
		&cli.StringFlag{Name: "key", EnvVars: []string{"REDRESS_KEY"}, Usage: "the key itself; prefer a file", Hidden: true},
	}
}

// Key reads the key that KeyFlags name. Files that others may read are complained of in the log.
func Key(c *cli.Context, log *slog.Logger) (*ecdsa.PrivateKey, error) {
	return txmgr.OpenKey(c.String("key"), c.String("key-file"), c.String("password-file"), log)
}

// Flags are shared by every agent.
func Flags() []cli.Flag {
	return append(KeyFlags(),
		&cli.StringFlag{Name: "rpc", EnvVars: []string{"REDRESS_RPC"}, Value: "http://127.0.0.1:8545", Usage: "`URL` of the chain's node"},
		&cli.StringFlag{Name: "deployment", EnvVars: []string{"REDRESS_DEPLOYMENT"}, Value: "deployment.json", Usage: "`FILE` with the recorded addresses"},
		&cli.StringFlag{Name: "relayer", EnvVars: []string{"REDRESS_RELAYER"}, Value: "http://127.0.0.1:4020", Usage: "`URL` of the facilitator, which serves the evidence store too"},
		&cli.StringFlag{Name: "store", EnvVars: []string{"REDRESS_STORE"}, Usage: "`URL` of another evidence store"},
		&cli.Uint64Flag{Name: "confirmations", EnvVars: []string{"REDRESS_CONFIRMATIONS"}, Usage: "further blocks before a transaction counts"},
		&cli.BoolFlag{Name: "verbose", EnvVars: []string{"REDRESS_VERBOSE"}, Usage: "log every step"},
	)
}

// DataFlag names the folder of an agent's records.
func DataFlag(fallback string) cli.Flag {
	return &cli.StringFlag{Name: "data", EnvVars: []string{"REDRESS_DATA"}, Value: fallback, Usage: "`FOLDER` of the agent's own records and of its ledger, " + acts.LedgerName + "; while a file named " + acts.StopName + " is in it, nothing new is begun"}
}

// contract is the part of a recorded contract that agents need.
type contract struct {
	Address common.Address `json:"address"`
	Block   uint64         `json:"block"`
}

// Deployment is the part of a deployment record that agents need.
type Deployment struct {
	ChainID uint64 `json:"chainId"`
	Token   struct {
		contract
		Name    string `json:"name"`
		Version string `json:"version"`
	} `json:"token"`
	HistorySource contract `json:"historySource"`
	Factory       contract `json:"factory"`
	Vault         contract `json:"vault"`
	Committee     contract `json:"committee"`
}

// Setup is what an agent works with.
type Setup struct {
	Chain      *chain.Client
	Deployment Deployment
	Key        *ecdsa.PrivateKey
	Sender     *txmgr.Manager
	Store      store.Client
	Token      x402.TokenDomain
	Relayer    string // base URL
	Log        *slog.Logger
}

// Account is the key's address.
func (s *Setup) Account() common.Address { return s.Sender.Address() }

// Book is the account's ledger in its folder, which also holds the kill switch.
func (s *Setup) Book(folder string) *acts.Book {
	return acts.New(acts.Options{Dir: folder, Key: s.Key, ChainID: s.Deployment.ChainID, Log: s.Log})
}

// Close ends the connections.
func (s *Setup) Close() { s.Chain.Close() }

// Open connects as the flags say.
func Open(c *cli.Context) (*Setup, error) {
	level := slog.LevelInfo
	if c.Bool("verbose") {
		level = slog.LevelDebug
	}
	log := slog.New(slog.NewTextHandler(c.App.ErrWriter, &slog.HandlerOptions{Level: level}))
	key, err := Key(c, log)
	if err != nil {
		return nil, err
	}
	d, err := readDeployment(c.String("deployment"))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Named(c, "deployment"), err)
	}
	client, err := chain.Dial(c.Context, c.String("rpc"))
	if err != nil {
		return nil, err
	}
	if client.ChainID().Cmp(new(big.Int).SetUint64(d.ChainID)) != 0 {
		client.Close()
		return nil, fmt.Errorf("%w: recorded on %d, the node is on %s", ErrChain, d.ChainID, client.ChainID())
	}
	relayer := strings.TrimSuffix(c.String("relayer"), "/")
	evidence := c.String("store")
	if evidence == "" {
		evidence = relayer + evidencePath
	}
	return &Setup{
		Chain: client, Deployment: d, Key: key, Store: store.Client{URL: evidence}, Relayer: relayer, Log: log,
		Sender: txmgr.New(client, key, txmgr.Options{Confirmations: c.Uint64("confirmations"), Log: log}),
		Token:  x402.TokenDomain{Name: d.Token.Name, Version: d.Token.Version, ChainID: d.ChainID, Token: d.Token.Address},
	}, nil
}

func readDeployment(path string) (Deployment, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return Deployment{}, fmt.Errorf("read deployment: %w", err)
	}
	var d Deployment
	if err := json.Unmarshal(raw, &d); err != nil {
		return d, fmt.Errorf("read deployment %s: %w", path, err)
	}
	if d.ChainID == 0 || d.Factory.Address == (common.Address{}) || d.Committee.Address == (common.Address{}) {
		return d, fmt.Errorf("read deployment %s: it names no factory or committee", path)
	}
	return d, nil
}

// Address reads a required address flag.
func Address(c *cli.Context, flag string) (common.Address, error) {
	a, err := x402.ParseAddress(c.String(flag))
	if err != nil {
		return a, fmt.Errorf("%s: %w: %.80q", Named(c, flag), ErrAddress, c.String(flag))
	}
	return a, nil
}

// Amount reads an amount flag in base units; empty is nil.
func Amount(c *cli.Context, flag string) (*big.Int, error) {
	text := c.String(flag)
	if text == "" {
		return nil, nil
	}
	n, err := x402.ParseAmount(text)
	if err != nil {
		return nil, fmt.Errorf("--%s: %w: %.80q", flag, ErrAmount, text)
	}
	return n.ToBig(), nil
}

// Document reads the file that a flag names; nil without one.
func Document(c *cli.Context, flag string) ([]byte, error) {
	path := c.String(flag)
	if path == "" {
		return nil, nil
	}
	raw, err := ReadDocument(path)
	if err != nil {
		return nil, fmt.Errorf("--%s: %w", flag, err)
	}
	return raw, nil
}

// ReadDocument reads a file. It is bounded by what an evidence store takes.
func ReadDocument(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	raw, err := io.ReadAll(io.LimitReader(file, store.MaxBlob+1))
	if err != nil {
		return nil, err
	}
	if len(raw) == 0 || len(raw) > store.MaxBlob {
		return nil, fmt.Errorf("%w: %s has %d bytes or more, 1..%d", ErrDocument, path, len(raw), store.MaxBlob)
	}
	return raw, nil
}

// Hash reads a required flag of 32 bytes in hexadecimal.
func Hash(c *cli.Context, flag string) (common.Hash, error) {
	var h common.Hash
	if err := h.UnmarshalText([]byte(c.String(flag))); err != nil {
		return h, fmt.Errorf("--%s: %w", flag, err)
	}
	return h, nil
}

// Named is a flag with the environment variable behind it, for messages.
func Named(c *cli.Context, flag string) string {
	for _, f := range c.Command.Flags {
		documented, ok := f.(cli.DocGenerationFlag)
		if ok && slices.Contains(f.Names(), flag) && len(documented.GetEnvVars()) > 0 {
			return "--" + flag + " (or " + documented.GetEnvVars()[0] + ")"
		}
	}
	return "--" + flag
}

// With opens the setup, runs f and closes it.
func With(c *cli.Context, f func(ctx context.Context, s *Setup) error) error {
	s, err := Open(c)
	if err != nil {
		return err
	}
	defer s.Close()
	return f(c.Context, s)
}
