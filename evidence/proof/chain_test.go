package proof_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
)

// artifact is a compiled contract.
type artifact struct {
	abi  abi.ABI
	code []byte
}

func loadArtifact(t *testing.T, file, name string) artifact {
	t.Helper()
	root, err := devnet.RepositoryRoot()
	if err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(filepath.Join(root, "contracts/out", file, name+".json"))
	if err != nil {
		t.Fatalf("no compiled %s, run make contracts: %v", name, err)
	}
	var in struct {
		ABI      abi.ABI `json:"abi"`
		Bytecode struct {
			Object hexutil.Bytes `json:"object"`
		} `json:"bytecode"`
	}
	if err := json.Unmarshal(raw, &in); err != nil {
		t.Fatalf("artifact %s: %v", name, err)
	}
	if len(in.Bytecode.Object) == 0 {
		// A filtered forge run can leave an artifact with its interface only, and think it complete.
		t.Fatalf("compiled %s has no code, run make clean contracts", name)
	}
	return artifact{abi: in.ABI, code: in.Bytecode.Object}
}

// chain is anvil with the harness, the real block-hash source, a settable one, and a contract that writes any logs.
type chain struct {
	t       *testing.T
	ctx     context.Context
	client  *ethclient.Client
	from    common.Address // unlocked
	harness deployed
	source  deployed // HistorySource
	fixed   deployed // FixedSource
	token   deployed // ProofToken
	other   deployed // another ProofToken
}

type deployed struct {
	artifact
	address common.Address
}

// startChain deploys everything on a chain that mines each transaction at once.
func startChain(t *testing.T, args ...string) *chain {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 8*time.Minute)
	t.Cleanup(cancel)
	anvil, err := devnet.StartAnvil(ctx, devnet.AnvilOptions{Args: args})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(anvil.Close)
	client, err := anvil.Dial(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	c := &chain{t: t, ctx: ctx, client: client}
	var accounts []common.Address
	c.rpc(&accounts, "eth_accounts")
	c.from = accounts[0]
	c.harness = c.deploy(loadArtifact(t, "PaymentProofHarness.sol", "PaymentProofHarness"))
	c.source = c.deploy(loadArtifact(t, "HistorySource.sol", "HistorySource"))
	c.fixed = c.deploy(loadArtifact(t, "FixedSource.sol", "FixedSource"))
	c.token = c.deploy(loadArtifact(t, "ProofToken.sol", "ProofToken"))
	c.other = c.deploy(loadArtifact(t, "ProofToken.sol", "ProofToken"))
	return c
}

func (c *chain) rpc(result any, method string, args ...any) {
	c.t.Helper()
	if err := c.client.Client().CallContext(c.ctx, result, method, args...); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

func (c *chain) deploy(a artifact) deployed {
	c.t.Helper()
	receipt := c.receipt(c.send(map[string]any{"data": hexutil.Bytes(a.code)}))
	if receipt.Status != types.ReceiptStatusSuccessful {
		c.t.Fatalf("deployment failed")
	}
	return deployed{artifact: a, address: receipt.ContractAddress}
}

// send sends from the unlocked account with gas enough, so that failing transactions are mined too.
func (c *chain) send(tx map[string]any) common.Hash {
	c.t.Helper()
	tx["from"] = c.from
	if _, ok := tx["gas"]; !ok {
		tx["gas"] = hexutil.Uint64(8_000_000)
	}
	var hash common.Hash
	c.rpc(&hash, "eth_sendTransaction", tx)
	return hash
}

// receipt awaits a transaction's receipt until the test's deadline.
func (c *chain) receipt(hash common.Hash) *types.Receipt {
	c.t.Helper()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for {
		receipt, err := c.client.TransactionReceipt(c.ctx, hash)
		if err == nil {
			return receipt
		}
		if !errors.Is(err, ethereum.NotFound) {
			c.t.Fatalf("receipt of %s: %v", hash, err)
		}
		select {
		case <-tick.C:
		case <-c.ctx.Done():
			c.t.Fatalf("awaiting the receipt of %s: %v", hash, c.ctx.Err())
		}
	}
}

// mine mines n blocks.
func (c *chain) mine(n uint64) {
	c.t.Helper()
	c.rpc(nil, "anvil_mine", hexutil.Uint64(n))
}

// together mines everything that fn sends in one block and returns the block's header and receipts.
func (c *chain) together(fn func()) block {
	c.t.Helper()
	c.rpc(nil, "evm_setAutomine", false)
	fn()
	c.mine(1)
	c.rpc(nil, "evm_setAutomine", true)
	return c.block(c.head())
}

func (c *chain) head() uint64 {
	c.t.Helper()
	n, err := c.client.BlockNumber(c.ctx)
	if err != nil {
		c.t.Fatal(err)
	}
	return n
}

type block struct {
	header   *types.Header
	receipts types.Receipts
}

func (c *chain) block(number uint64) block {
	c.t.Helper()
	header, err := c.client.HeaderByNumber(c.ctx, new(big.Int).SetUint64(number))
	if err != nil {
		c.t.Fatalf("header %d: %v", number, err)
	}
	receipts, err := c.client.BlockReceipts(c.ctx, rpc.BlockNumberOrHashWithNumber(rpc.BlockNumber(number)))
	if err != nil {
		c.t.Fatalf("receipts of %d: %v", number, err)
	}
	return block{header: header, receipts: receipts}
}

func (b block) proof(t *testing.T, txIndex, logIndex uint64) proof.Proof {
	t.Helper()
	p, err := proof.BuildPayment(b.header, b.receipts, txIndex, logIndex)
	if err != nil {
		t.Fatalf("build proof: %v", err)
	}
	return p
}

// raw gives header and receipts as the block commits to them.
func (b block) raw(t *testing.T) (header []byte, receipts [][]byte) {
	t.Helper()
	header, err := rlp.EncodeToBytes(b.header)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range b.receipts {
		raw, err := r.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		receipts = append(receipts, raw)
	}
	return header, receipts
}

// revertError is a custom error of a contract.
type revertError struct {
	name string
	args []any
}

func (e *revertError) Error() string { return fmt.Sprintf("%s%v", e.name, e.args) }

// call runs a view with state changes applied first; a revert comes back as *revertError.
func (c *chain) call(to deployed, overrides map[common.Address]any, method string, args ...any) ([]any, error) {
	c.t.Helper()
	data, err := to.abi.Pack(method, args...)
	if err != nil {
		c.t.Fatalf("pack %s: %v", method, err)
	}
	if overrides == nil {
		overrides = map[common.Address]any{}
	}
	var out hexutil.Bytes
	tx := map[string]any{"from": c.from, "to": to.address, "data": hexutil.Bytes(data)}
	err = c.client.Client().CallContext(c.ctx, &out, "eth_call", tx, "latest", overrides)
	if err != nil {
		return nil, c.decodeRevert(to.abi, err)
	}
	values, err := to.abi.Unpack(method, out)
	if err != nil {
		c.t.Fatalf("unpack %s: %v", method, err)
	}
	return values, nil
}

func (c *chain) decodeRevert(contract abi.ABI, err error) error {
	c.t.Helper()
	var withData rpc.DataError
	if !errors.As(err, &withData) {
		c.t.Fatalf("call: %v", err)
	}
	text, ok := withData.ErrorData().(string)
	data, decodeErr := hexutil.Decode(text)
	if !ok || decodeErr != nil || len(data) < 4 {
		return &revertError{name: "none"}
	}
	custom, lookupErr := contract.ErrorByID([4]byte(data[:4]))
	if lookupErr != nil {
		return &revertError{name: hexutil.Encode(data[:4])}
	}
	args, unpackErr := custom.Inputs.Unpack(data[4:])
	if unpackErr != nil {
		c.t.Fatalf("unpack %s: %v", custom.Name, unpackErr)
	}
	return &revertError{name: custom.Name, args: args}
}

// transact calls a contract in a transaction of its own and returns the receipt.
func (c *chain) transact(to deployed, method string, args ...any) *types.Receipt {
	c.t.Helper()
	data, err := to.abi.Pack(method, args...)
	if err != nil {
		c.t.Fatalf("pack %s: %v", method, err)
	}
	return c.receipt(c.send(map[string]any{"to": to.address, "data": hexutil.Bytes(data)}))
}
