package x402

import (
	"crypto/ecdsa"
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

// Ways to transfer, as extra.assetTransferMethod names them; absent means MethodEIP3009.
const (
	MethodEIP3009 = "eip3009"
	MethodPermit2 = "permit2"
)

// Addresses that are the same on every chain.
var (
	// Permit2 holds the payers' allowances.
	Permit2 = common.HexToAddress("0x000000000022D473030F116dDEE9F6B43aC78BA3")
	// ExactPermit2Proxy is the spender that pays only whom the payer's signature names.
	ExactPermit2Proxy = common.HexToAddress("0x402085c248EeA27D92E8b30b2C58ed07f9E20001")
)

const (
	tokenPermissionsType = "TokenPermissions(address token,uint256 amount)"
	witnessType          = "Witness(address to,uint256 validAfter)"
)

// Type hashes of Permit2's signatures with the proxy's witness, and of its domain, which has no version.
var (
	permitTypeHash = crypto.Keccak256Hash([]byte("PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce," +
		"uint256 deadline,Witness witness)" + tokenPermissionsType + witnessType))
	tokenPermissionsTypeHash = crypto.Keccak256Hash([]byte(tokenPermissionsType))
	witnessTypeHash          = crypto.Keccak256Hash([]byte(witnessType))
	permit2DomainTypeHash    = crypto.Keccak256Hash([]byte("EIP712Domain(string name,uint256 chainId,address verifyingContract)"))
)

// Permit2Authorization lets Spender move Amount of Token from From to To, once for a nonce. Valid from ValidAfter to
// Deadline, in unix seconds, both inclusive. Amount is in atomic units.
type Permit2Authorization struct {
	From       common.Address
	Token      common.Address
	Amount     *uint256.Int
	Spender    common.Address
	Nonce      *uint256.Int
	Deadline   *uint256.Int
	To         common.Address
	ValidAfter *uint256.Int
}

// Permit2Digest is what the payer signs.
func Permit2Digest(chainID uint64, a Permit2Authorization) common.Hash {
	permitted := crypto.Keccak256(tokenPermissionsTypeHash[:], common.LeftPadBytes(a.Token[:], 32), word(a.Amount))
	witness := crypto.Keccak256(witnessTypeHash[:], common.LeftPadBytes(a.To[:], 32), word(a.ValidAfter))
	structHash := crypto.Keccak256Hash(permitTypeHash[:], permitted, common.LeftPadBytes(a.Spender[:], 32), word(a.Nonce), word(a.Deadline), witness)
	separator := crypto.Keccak256Hash(permit2DomainTypeHash[:], crypto.Keccak256([]byte("Permit2")),
		word(uint256.NewInt(chainID)), common.LeftPadBytes(Permit2[:], 32))
	return signature.TypedDigest(separator, structHash)
}

// SignPermit2 signs a: 65 bytes r, s, v with v 27 or 28.
func SignPermit2(key *ecdsa.PrivateKey, chainID uint64, a Permit2Authorization) ([]byte, error) {
	return signature.Sign(key, Permit2Digest(chainID, a))
}

// Permit2Payload is the payload of scheme exact with Permit2.
type Permit2Payload struct {
	Signature     []byte
	Authorization Permit2Authorization
}

type permit2Wire struct {
	Permitted struct {
		Token  string `json:"token"`
		Amount string `json:"amount"`
	} `json:"permitted"`
	From     string `json:"from"`
	Spender  string `json:"spender"`
	Nonce    string `json:"nonce"`
	Deadline string `json:"deadline"`
	Witness  struct {
		To         string `json:"to"`
		ValidAfter string `json:"validAfter"`
	} `json:"witness"`
}

// Object is the wire form, for PaymentPayload.Payload. Addresses are written with their EIP-55 checksum.
func (p Permit2Payload) Object() Object {
	a := p.Authorization
	var wire permit2Wire
	wire.Permitted.Token, wire.Permitted.Amount = a.Token.Hex(), decimal(a.Amount)
	wire.From, wire.Spender, wire.Nonce, wire.Deadline = a.From.Hex(), a.Spender.Hex(), decimal(a.Nonce), decimal(a.Deadline)
	wire.Witness.To, wire.Witness.ValidAfter = a.To.Hex(), decimal(a.ValidAfter)
	w := newWriter(nil)
	w.put("signature", hexutil.Encode(p.Signature))
	w.put("permit2Authorization", wire)
	return w.out
}

// Permit2 reads the scheme specific part as a Permit2 payment.
func (p *PaymentPayload) Permit2() (*Permit2Payload, error) {
	var sig string
	var wire permit2Wire
	m := &members{rest: Object{"signature": or(p.Payload["signature"]), "permit2Authorization": or(p.Payload["permit2Authorization"])}}
	m.required("signature", &sig)
	m.required("permit2Authorization", &wire)
	if m.err != nil {
		return nil, m.err
	}
	var out Permit2Payload
	var err error
	if out.Signature, err = parseSignature(sig); err != nil {
		return nil, err
	}
	if out.Authorization, err = wire.parse(); err != nil {
		return nil, fmt.Errorf("%w: permit2Authorization: %w", ErrMalformed, err)
	}
	return &out, nil
}

// or makes an absent member null.
func or(raw json.RawMessage) json.RawMessage {
	if raw == nil {
		return json.RawMessage("null")
	}
	return raw
}

func (w permit2Wire) parse() (a Permit2Authorization, err error) {
	for _, f := range []struct {
		name, text string
		dst        *common.Address
	}{{"from", w.From, &a.From}, {"token", w.Permitted.Token, &a.Token}, {"spender", w.Spender, &a.Spender}, {"to", w.Witness.To, &a.To}} {
		if *f.dst, err = ParseAddress(f.text); err != nil {
			return a, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	for _, f := range []struct {
		name, text string
		dst        **uint256.Int
	}{{"amount", w.Permitted.Amount, &a.Amount}, {"nonce", w.Nonce, &a.Nonce}, {"deadline", w.Deadline, &a.Deadline}, {"validAfter", w.Witness.ValidAfter, &a.ValidAfter}} {
		if *f.dst, err = ParseAmount(f.text); err != nil {
			return a, fmt.Errorf("%s: %w", f.name, err)
		}
	}
	return a, nil
}

func parseSignature(text string) ([]byte, error) {
	if len(text) > 2+2*MaxSignature {
		return nil, fmt.Errorf("%w: %w: %d characters", ErrMalformed, ErrSignature, len(text))
	}
	sig, err := hexutil.Decode(text)
	if err != nil {
		return nil, fmt.Errorf("%w: %w: %w", ErrMalformed, ErrSignature, err)
	}
	return sig, nil
}
