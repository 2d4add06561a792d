package cache

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// Kinds of entries.
const (
	kindHeader   = "headers"  // by block hash
	kindReceipts = "receipts" // by block hash
	kindAccount  = "accounts" // proofs by block hash and address
	kindSlot     = "slots"    // proofs by block hash, address and slot
	kindCode     = "code"     // by code hash
	kindLogs     = "logs"     // by filter, range and the hash of its last block
	kindSent     = "sent"     // transactions by block hash
	kindRevert   = "reverts"  // data by block hash and transaction hash
)

// ErrContradicted says that the node's answer does not follow from the hash that it was asked by.
var ErrContradicted = errors.New("the node's answer does not follow from the block hash")

// Chain reads from the folder, and from the node what the folder lacks. It is safe for concurrent use.
type Chain struct {
	snapshot.Chain // the node
	folder         *Folder
	failed         atomic.Bool // the node did not answer something

	mu    sync.Mutex
	final common.Hash            // the block that ends the range read last
	ends  map[uint64]common.Hash // canonical blocks below it
	lines map[uint64]*line       // that are being read
}

// New puts a folder before a node.
func New(node snapshot.Chain, folder *Folder) *Chain {
	return &Chain{Chain: node, folder: folder, lines: map[uint64]*line{}}
}

// HeaderByHash gives a header that hashes to the hash.
func (c *Chain) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	if raw, ok := c.folder.get(kindHeader, hash); ok && crypto.Keccak256Hash(raw) == hash {
		var h types.Header
		if err := rlp.DecodeBytes(raw, &h); err == nil {
			return &h, nil
		}
	}
	h, err := c.Chain.HeaderByHash(ctx, hash)
	if c.failing(err) {
		return nil, err
	}
	raw, err := proof.EncodeHeader(h, hash)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrContradicted, err)
	}
	return h, c.folder.put(kindHeader, hash, raw)
}

// BlockReceipts gives receipts that hash to the receipts root of the block's header.
func (c *Chain) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	header, err := c.HeaderByHash(ctx, hash)
	if err != nil {
		return nil, err
	}
	var receipts []*types.Receipt
	if raw, ok := c.folder.get(kindReceipts, hash); ok && unpack(raw, &receipts) == nil && hashTo(header, receipts) {
		return receipts, nil
	}
	receipts, err = c.Chain.BlockReceipts(ctx, hash)
	if c.failing(err) {
		return nil, err
	}
	if !hashTo(header, receipts) {
		return nil, fmt.Errorf("receipts of block %s: %w", hash, ErrContradicted)
	}
	raw, err := pack(receipts)
	if err != nil {
		return nil, err
	}
	return receipts, c.folder.put(kindReceipts, hash, raw)
}

func hashTo(header *types.Header, receipts types.Receipts) bool {
	return types.DeriveSha(receipts, trie.NewStackTrie(nil)) == header.ReceiptHash
}

// CodeAtHash gives the code that an account's proof after a block names. The same code is kept once.
func (c *Chain) CodeAtHash(ctx context.Context, account common.Address, block common.Hash) ([]byte, error) {
	proven, err := c.account(ctx, account, block)
	if err != nil {
		return nil, err
	}
	if !proven.Exists() {
		return nil, nil
	}
	if code, ok := c.folder.get(kindCode, proven.CodeHash); ok && crypto.Keccak256Hash(code) == proven.CodeHash {
		return code, nil
	}
	code, err := c.Chain.CodeAtHash(ctx, account, block)
	if c.failing(err) {
		return nil, err
	}
	if crypto.Keccak256Hash(code) != proven.CodeHash {
		return nil, fmt.Errorf("code of %s after block %s: %w", account, block, ErrContradicted)
	}
	return code, c.folder.put(kindCode, proven.CodeHash, code)
}

// account is what an account's proof after a block gives.
func (c *Chain) account(ctx context.Context, account common.Address, block common.Hash) (proof.Account, error) {
	p, err := c.Proof(ctx, account, nil, block)
	if err != nil {
		return proof.Account{}, err
	}
	header, err := c.HeaderByHash(ctx, block)
	if err != nil {
		return proof.Account{}, err
	}
	return proof.VerifyAccount(header.Root, account, p.Account)
}

// failing remembers that the node failed.
func (c *Chain) failing(err error) bool {
	if err != nil {
		c.failed.Store(true)
	}
	return err != nil
}

// Answered says whether the node answered all that it was asked.
func (c *Chain) Answered() bool { return !c.failed.Load() }

// key joins parts of fixed lengths to an entry's name.
func key(parts ...[]byte) common.Hash { return crypto.Keccak256Hash(parts...) }

func number(n uint64) []byte { return binary.BigEndian.AppendUint64(nil, n) }
