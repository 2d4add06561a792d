package x402

import (
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

const authorizationFields = "WithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"

// Type hashes of EIP-3009 and of the four-field EIP-712 domain.
var (
	TransferTypeHash = crypto.Keccak256Hash([]byte("Transfer" + authorizationFields))
	ReceiveTypeHash  = crypto.Keccak256Hash([]byte("Receive" + authorizationFields))
	domainTypeHash   = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"))
)

// Errors of amounts, addresses and signatures.
var (
	ErrAmount    = errors.New("not a decimal amount within 256 bits")
	ErrAddress   = errors.New("not an address")
	ErrSignature = errors.New("not a valid signature")
)

// MaxSignature is the longest signature that is read, in bytes, inclusive: smart wallets pack many owners' signatures.
const MaxSignature = 16 << 10

// TokenDomain is the EIP-712 domain of a token: the one its contract was deployed with.
type TokenDomain struct {
	Name    string
	Version string
	ChainID uint64
	Token   common.Address
}

// Separator is the domain separator.
func (d TokenDomain) Separator() common.Hash {
	return crypto.Keccak256Hash(
		domainTypeHash[:], crypto.Keccak256([]byte(d.Name)), crypto.Keccak256([]byte(d.Version)),
		word(uint256.NewInt(d.ChainID)), common.LeftPadBytes(d.Token[:], 32),
	)
}

// Authorization is an EIP-3009 authorization. Valid strictly between ValidAfter and ValidBefore, in unix seconds, both
// exclusive. Value is in atomic units.
type Authorization struct {
	From        common.Address
	To          common.Address
	Value       *uint256.Int
	ValidAfter  *uint256.Int
	ValidBefore *uint256.Int
	Nonce       common.Hash
}

// TransferDigest is what the payer signs for transferWithAuthorization, which anyone may broadcast.
func TransferDigest(d TokenDomain, a Authorization) common.Hash {
	return authorizationDigest(TransferTypeHash, d, a)
}

// ReceiveDigest is what the payer signs for receiveWithAuthorization, which only a.To may broadcast.
func ReceiveDigest(d TokenDomain, a Authorization) common.Hash {
	return authorizationDigest(ReceiveTypeHash, d, a)
}

func authorizationDigest(typeHash common.Hash, d TokenDomain, a Authorization) common.Hash {
	structHash := crypto.Keccak256Hash(
		typeHash[:], common.LeftPadBytes(a.From[:], 32), common.LeftPadBytes(a.To[:], 32),
		word(a.Value), word(a.ValidAfter), word(a.ValidBefore), a.Nonce[:],
	)
	return signature.TypedDigest(d.Separator(), structHash)
}

// word is the 32 byte form of n; nil counts as zero.
func word(n *uint256.Int) []byte {
	if n == nil {
		return make([]byte, 32)
	}
	b := n.Bytes32()
	return b[:]
}

// SignTransfer signs a for transferWithAuthorization: 65 bytes r, s, v with v 27 or 28.
func SignTransfer(key *ecdsa.PrivateKey, d TokenDomain, a Authorization) ([]byte, error) {
	return signature.Sign(key, TransferDigest(d, a))
}

// SignReceive signs a for receiveWithAuthorization.
func SignReceive(key *ecdsa.PrivateKey, d TokenDomain, a Authorization) ([]byte, error) {
	return signature.Sign(key, ReceiveDigest(d, a))
}

// ParseAmount reads a decimal number of atomic units: digits only, no leading zero, below 2^256.
func ParseAmount(s string) (*uint256.Int, error) {
	n, ok := math.ParseBig256(s)
	if !ok || n.Sign() < 0 || n.BitLen() > 256 || n.String() != s {
		return nil, fmt.Errorf("%w: %.80q", ErrAmount, s)
	}
	return uint256.MustFromBig(n), nil
}

// ParseAddress reads 0x and 40 hexadecimal digits in any case.
func ParseAddress(s string) (common.Address, error) {
	if len(s) != 42 || s[:2] != "0x" || !common.IsHexAddress(s) {
		return common.Address{}, fmt.Errorf("%w: %.80q", ErrAddress, s)
	}
	return common.HexToAddress(s), nil
}

// ExactPayload is the payload of scheme exact with EIP-3009.
type ExactPayload struct {
	Signature     []byte
	Authorization Authorization
}

type exactWire struct {
	Signature     string            `json:"signature"`
	Authorization map[string]string `json:"authorization"`
}

// Object is the wire form, for PaymentPayload.Payload. Addresses are written with their EIP-55 checksum.
func (p ExactPayload) Object() Object {
	a := p.Authorization
	w := newWriter(nil)
	w.put("signature", hexutil.Encode(p.Signature))
	w.put("authorization", map[string]string{
		"from": a.From.Hex(), "to": a.To.Hex(), "value": decimal(a.Value), "validAfter": decimal(a.ValidAfter),
		"validBefore": decimal(a.ValidBefore), "nonce": a.Nonce.Hex(),
	})
	return w.out
}

func decimal(n *uint256.Int) string {
	if n == nil {
		return "0"
	}
	return n.Dec()
}

// exactOf reads the two members of an EIP-3009 payload; others are ignored.
func exactOf(payload Object) (*ExactPayload, error) {
	var w exactWire
	m := &members{rest: Object{"signature": or(payload["signature"]), "authorization": or(payload["authorization"])}}
	m.required("signature", &w.Signature)
	m.required("authorization", &w.Authorization)
	if m.err != nil {
		return nil, m.err
	}
	var p ExactPayload
	var err error
	if p.Signature, err = parseSignature(w.Signature); err != nil {
		return nil, err
	}
	if p.Authorization, err = parseAuthorization(w.Authorization); err != nil {
		return nil, fmt.Errorf("%w: authorization: %w", ErrMalformed, err)
	}
	return &p, nil
}

func parseAuthorization(w map[string]string) (a Authorization, err error) {
	if a.From, err = ParseAddress(w["from"]); err != nil {
		return a, fmt.Errorf("from: %w", err)
	}
	if a.To, err = ParseAddress(w["to"]); err != nil {
		return a, fmt.Errorf("to: %w", err)
	}
	for _, f := range []struct {
		name string
		dst  **uint256.Int
	}{{"value", &a.Value}, {"validAfter", &a.ValidAfter}, {"validBefore", &a.ValidBefore}} {
		if *f.dst, err = ParseAmount(w[f.name]); err != nil {
			return a, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	nonce, err := hexutil.Decode(w["nonce"])
	if err != nil || len(nonce) != common.HashLength {
		return a, errors.New("nonce: not 32 bytes of hexadecimal")
	}
	a.Nonce = common.BytesToHash(nonce)
	return a, nil
}
