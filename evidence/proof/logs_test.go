package proof_test

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

var (
	transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	usedTopic     = crypto.Keccak256Hash([]byte("AuthorizationUsed(address,bytes32)"))

	payer = common.HexToAddress("0x00000000000000000000000000000000000a11ce")
	payTo = common.HexToAddress("0x0ffe40ffe40ffe40ffe40ffe40ffe40ffe40ffe4")
)

// entry is ProofToken's struct.
type entry struct {
	Emitter common.Address
	Topics  [][32]byte
	Data    []byte
}

func transfer(from, to common.Address, amount int64) entry {
	return entry{
		Topics: [][32]byte{transferTopic, common.BytesToHash(from[:]), common.BytesToHash(to[:])},
		Data:   common.BigToHash(big.NewInt(amount)).Bytes(),
	}
}

func used(from common.Address, nonce common.Hash) entry {
	return entry{Topics: [][32]byte{usedTopic, common.BytesToHash(from[:]), nonce}}
}

func (e entry) by(emitter common.Address) entry {
	e.Emitter = emitter
	return e
}

// pay is what an ERC-3009 payment writes.
func pay(amount int64, nonce common.Hash) []entry {
	return []entry{used(payer, nonce), transfer(payer, payTo, amount)}
}

// write sends a transaction whose receipt has these logs. fee orders transactions of one block, highest first.
func (c *chain) write(fee int64, entries ...entry) common.Hash {
	c.t.Helper()
	return c.send(map[string]any{
		"to": c.token.address, "data": hexutil.Bytes(c.writeData(entries)),
		"maxFeePerGas": (*hexutil.Big)(big.NewInt(1e10 + fee)), "maxPriorityFeePerGas": (*hexutil.Big)(big.NewInt(1e9 + fee)),
	})
}

func (c *chain) writeData(entries []entry) []byte {
	c.t.Helper()
	data, err := c.token.abi.Pack("write", entries)
	if err != nil {
		c.t.Fatalf("pack write: %v", err)
	}
	return data
}

func big64(n uint64) *big.Int { return new(big.Int).SetUint64(n) }
