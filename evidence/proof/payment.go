package proof

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/holiman/uint256"
)

var (
	transferTopic          = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	authorizationUsedTopic = crypto.Keccak256Hash([]byte("AuthorizationUsed(address,bytes32)"))
)

// Proof shows that a token's Transfer log is in a block. It has the fields of the contract's struct, so the bindings'
// Proof converts to it and back.
type Proof struct {
	Header   []byte   // RLP of the block header
	TxIndex  *big.Int // below 2^64
	Nodes    [][]byte // receipts-trie nodes, root first
	LogIndex *big.Int // position of the Transfer log within the receipt, below 2^64
}

// Payment is what a valid Proof establishes.
type Payment struct {
	Key         common.Hash    // the payment's identity, see PaymentKey
	Payer       common.Address // the log's from
	Amount      *uint256.Int   // base units
	BlockHash   common.Hash
	BlockNumber uint64
	Time        uint64      // block timestamp, unix seconds
	Nonce       common.Hash // ERC-3009 nonce when AuthorizationUsed(payer, nonce) directly precedes the log, else zero
}

// PaymentKey is the identity of a payment: keccak256(abi.encode(blockHash, txIndex, logIndex)).
func PaymentKey(blockHash common.Hash, txIndex, logIndex uint64) common.Hash {
	tx, log := uint256.NewInt(txIndex).Bytes32(), uint256.NewInt(logIndex).Bytes32()
	return crypto.Keccak256Hash(blockHash[:], tx[:], log[:])
}

// VerifyPayment verifies a proof against the hash of the block and says what was paid in token to payTo.
func VerifyPayment(p Proof, blockHash common.Hash, token, payTo common.Address) (Payment, error) {
	header, err := VerifyHeader(p.Header, blockHash)
	if err != nil {
		return Payment{}, err
	}
	txIndex, err := index(p.TxIndex)
	if err != nil {
		return Payment{}, fmt.Errorf("transaction index: %w: %w", ErrReceiptNotProven, err)
	}
	logs, err := provenLogs(header, txIndex, p.Nodes)
	if err != nil {
		return Payment{}, err
	}
	logIndex, err := index(p.LogIndex)
	if err != nil {
		return Payment{}, fmt.Errorf("log index: %w", err)
	}
	return readPayment(header, logs, txIndex, logIndex, token, payTo)
}

// provenLogs are the logs of the receipt that nodes prove under a verified header.
func provenLogs(header HeaderFields, txIndex uint64, nodes [][]byte) ([]byte, error) {
	value, err := include(header.ReceiptsRoot, rlp.AppendUint64(nil, txIndex), nodes)
	if err != nil {
		return nil, fmt.Errorf("receipt %d: %w: %w", txIndex, ErrReceiptNotProven, err)
	}
	return receiptLogs(value)
}

func readPayment(header HeaderFields, logs []byte, txIndex, logIndex uint64, token, payTo common.Address) (Payment, error) {
	log, previous, err := logAt(logs, logIndex)
	if err != nil {
		return Payment{}, err
	}
	payer, amount, err := log.transfer(token, payTo)
	if err != nil {
		return Payment{}, fmt.Errorf("log %d: %w", logIndex, err)
	}
	return Payment{
		Key:         PaymentKey(header.Hash, txIndex, logIndex),
		Payer:       payer,
		Amount:      amount,
		BlockHash:   header.Hash,
		BlockNumber: header.Number,
		Time:        header.Time,
		Nonce:       previous.authorization(token, payer),
	}, nil
}

func index(i *big.Int) (uint64, error) {
	if i == nil || !i.IsUint64() {
		return 0, ErrTooLarge
	}
	return i.Uint64(), nil
}

// receiptLogs gives the items of the list of logs of a successful transaction's receipt. Legacy receipts and any
// type below 0x80 are read; fields after the logs are accepted.
func receiptLogs(value []byte) ([]byte, error) {
	body := value
	if first := value[0]; first < 0x80 {
		body = value[1:]
	} else if first < 0xc0 {
		return nil, fmt.Errorf("first byte %#x: %w", first, ErrReceiptType)
	}
	items, rest, err := rlp.SplitList(body)
	if err != nil || len(rest) != 0 {
		return nil, fmt.Errorf("receipt: %w", ErrMalformed)
	}
	r := reader{rest: items}
	status := r.text()
	if r.err != nil {
		return nil, fmt.Errorf("receipt status: %w", r.err)
	}
	switch {
	case len(status) == 32:
		return nil, ErrReceiptWithoutStatus
	case len(status) == 0:
		return nil, ErrTransactionFailed
	case len(status) != 1 || status[0] != 1:
		return nil, fmt.Errorf("receipt status: %w", ErrMalformed)
	}
	r.skip() // cumulative gas
	r.skip() // bloom
	logs := r.list()
	if r.err != nil {
		return nil, fmt.Errorf("receipt: %w", r.err)
	}
	return logs, nil
}

// logAt gives the log at the index and the one before it; previous is empty for the first log.
func logAt(logs []byte, index uint64) (log, previous rawLog, err error) {
	r := reader{rest: logs}
	for count := uint64(0); len(r.rest) > 0; count++ {
		previous, log = log, r.list()
		if r.err != nil {
			return nil, nil, fmt.Errorf("log %d: %w", count, r.err)
		}
		if count == index {
			return log, previous, nil
		}
	}
	return nil, nil, &LogIndexError{Index: index, Count: countLogs(logs)}
}

func countLogs(logs []byte) uint64 {
	n, err := rlp.CountValues(logs)
	if err != nil {
		return 0
	}
	return uint64(n)
}

// rawLog is the payload of a log's list: address, topics, data.
type rawLog []byte

func (l rawLog) address() (common.Address, reader, error) {
	r := reader{rest: l}
	address := r.text()
	if r.err != nil || len(address) != common.AddressLength {
		return common.Address{}, r, fmt.Errorf("address: %w", ErrMalformed)
	}
	return common.BytesToAddress(address), r, nil
}

// threeTopics reads exactly three topics and the data; false for any other shape.
func threeTopics(r reader) (topics [3]common.Hash, data []byte, ok bool) {
	t := reader{rest: r.list()}
	data = r.text()
	if r.err != nil || len(r.rest) != 0 {
		return topics, nil, false
	}
	for i := range topics {
		topics[i] = t.hash()
	}
	return topics, data, t.err == nil && len(t.rest) == 0
}

// transfer reads payer and amount of a Transfer in token to payTo.
func (l rawLog) transfer(token, payTo common.Address) (common.Address, *uint256.Int, error) {
	actual, r, err := l.address()
	if err != nil {
		return common.Address{}, nil, err
	}
	if actual != token {
		return common.Address{}, nil, &WrongTokenError{Actual: actual, Expected: token}
	}
	topics, data, ok := threeTopics(r)
	if !ok || topics[0] != transferTopic || len(data) != 32 {
		return common.Address{}, nil, ErrNotATransfer
	}
	from, ok := addressOf(topics[1])
	if !ok {
		return common.Address{}, nil, ErrNotATransfer
	}
	to, ok := addressOf(topics[2])
	if !ok {
		return common.Address{}, nil, ErrNotATransfer
	}
	if to != payTo {
		return common.Address{}, nil, &WrongRecipientError{Actual: to, Expected: payTo}
	}
	amount := new(uint256.Int).SetBytes32(data)
	if amount.IsZero() {
		return common.Address{}, nil, ErrZeroAmount
	}
	return from, amount, nil
}

// authorization is the nonce of token's AuthorizationUsed(payer, nonce), or zero when the log is anything else.
func (l rawLog) authorization(token, payer common.Address) common.Hash {
	address, r, err := l.address()
	if err != nil || address != token {
		return common.Hash{}
	}
	topics, data, ok := threeTopics(r)
	if !ok || len(data) != 0 || topics[0] != authorizationUsedTopic || topics[1] != common.BytesToHash(payer[:]) {
		return common.Hash{}
	}
	return topics[2]
}

// addressOf reads a topic that holds an address; false when its upper bytes are not zero.
func addressOf(topic common.Hash) (common.Address, bool) {
	address := common.BytesToAddress(topic[12:])
	return address, common.BytesToHash(address[:]) == topic
}
