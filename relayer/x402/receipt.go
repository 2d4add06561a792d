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

// ExtensionOfferReceipt is the key of the offer-receipt extension.
const ExtensionOfferReceipt = "offer-receipt"

// FormatEIP712 is the artifact format this package signs and verifies.
const FormatEIP712 = "eip712"

var (
	receiptDomainTypeHash = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version,uint256 chainId)"))
	offerTypeHash         = crypto.Keccak256Hash([]byte("Offer(uint256 version,string resourceUrl,string scheme,string network,string asset,string payTo,string amount,uint256 validUntil)"))
	receiptTypeHash       = crypto.Keccak256Hash([]byte("Receipt(uint256 version,string network,string resourceUrl,string payer,uint256 issuedAt,string transaction)"))
)

// OfferPayload is what a seller signs about one entry of accepts. ValidUntil is in unix seconds, 0 when absent.
type OfferPayload struct {
	Version     uint64 `json:"version"`
	ResourceURL string `json:"resourceUrl"`
	Scheme      string `json:"scheme"`
	Network     string `json:"network"`
	Asset       string `json:"asset"`
	PayTo       string `json:"payTo"`
	Amount      string `json:"amount"`
	ValidUntil  uint64 `json:"validUntil,omitempty"`
}

// ReceiptPayload is what a seller signs about a delivery. IssuedAt is in unix seconds. Transaction is usually left out.
type ReceiptPayload struct {
	Version     uint64 `json:"version"`
	Network     string `json:"network"`
	ResourceURL string `json:"resourceUrl"`
	Payer       string `json:"payer"`
	IssuedAt    uint64 `json:"issuedAt"`
	Transaction string `json:"transaction,omitempty"`
}

// Digest is the EIP-712 digest. Strings are hashed exactly as transmitted; the domain's chain id is 1 on every chain.
func (o OfferPayload) Digest() common.Hash {
	return signature.TypedDigest(receiptSeparator("x402 offer"), crypto.Keccak256Hash(
		offerTypeHash[:], number(o.Version), text(o.ResourceURL), text(o.Scheme), text(o.Network), text(o.Asset),
		text(o.PayTo), text(o.Amount), number(o.ValidUntil),
	))
}

// Digest is the EIP-712 digest of a receipt.
func (r ReceiptPayload) Digest() common.Hash {
	return signature.TypedDigest(receiptSeparator("x402 receipt"), crypto.Keccak256Hash(
		receiptTypeHash[:], number(r.Version), text(r.Network), text(r.ResourceURL), text(r.Payer),
		number(r.IssuedAt), text(r.Transaction),
	))
}

func receiptSeparator(name string) common.Hash {
	return crypto.Keccak256Hash(receiptDomainTypeHash[:], text(name), text("1"), number(1))
}

func text(s string) []byte { return crypto.Keccak256([]byte(s)) }

func number(n uint64) []byte { return word(uint256.NewInt(n)) }

// Signed is an offer or a receipt with its signature.
type Signed[P OfferPayload | ReceiptPayload] struct {
	Format      string `json:"format"`
	Payload     P      `json:"payload"`
	Signature   string `json:"signature"`
	AcceptIndex *int   `json:"acceptIndex,omitempty"` // unsigned hint; match offers by their fields
}

// SignedOffer is an offer artifact.
type SignedOffer = Signed[OfferPayload]

// SignedReceipt is a receipt artifact.
type SignedReceipt = Signed[ReceiptPayload]

// SignOffer signs an offer with the seller's receipt key.
func SignOffer(key *ecdsa.PrivateKey, p OfferPayload) (SignedOffer, error) {
	sig, err := signature.Sign(key, p.Digest())
	return SignedOffer{Format: FormatEIP712, Payload: p, Signature: hexutil.Encode(sig)}, err
}

// SignReceipt signs a receipt with the seller's receipt key.
func SignReceipt(key *ecdsa.PrivateKey, p ReceiptPayload) (SignedReceipt, error) {
	sig, err := signature.Sign(key, p.Digest())
	return SignedReceipt{Format: FormatEIP712, Payload: p, Signature: hexutil.Encode(sig)}, err
}

// Signer recovers who signed the artifact. Whether that key may speak for the resource is a separate question, which the
// Offer's receipt signer answers.
func (s Signed[P]) Signer() (common.Address, error) {
	if s.Format != FormatEIP712 {
		return common.Address{}, fmt.Errorf("%w: artifact format %.20q", ErrSignature, s.Format)
	}
	sig, err := hexutil.Decode(s.Signature)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	var version uint64
	var digest common.Hash
	switch p := any(s.Payload).(type) {
	case OfferPayload:
		version, digest = p.Version, p.Digest()
	case ReceiptPayload:
		version, digest = p.Version, p.Digest()
	}
	if version != 1 {
		return common.Address{}, fmt.Errorf("%w: artifact version %d", ErrVersion, version)
	}
	signer, err := signature.Recover(digest, sig)
	if err != nil {
		return signer, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	return signer, nil
}

// OfferExtension is the extension entry of a PaymentRequired that carries signed offers.
func OfferExtension(offers []SignedOffer) (json.RawMessage, error) {
	return extension(map[string]any{"offers": offers}, `{"type":"object","properties":{"offers":{"type":"array","items":{"type":"object"}}},"required":["offers"]}`)
}

// ReceiptExtension is the extension entry of a SettlementResponse that carries a signed receipt.
func ReceiptExtension(receipt SignedReceipt) (json.RawMessage, error) {
	return extension(map[string]any{"receipt": receipt}, `{"type":"object","properties":{"receipt":{"type":"object"}},"required":["receipt"]}`)
}

func extension(info any, schema string) (json.RawMessage, error) {
	return Encode(struct {
		Info   any             `json:"info"`
		Schema json.RawMessage `json:"schema"`
	}{info, json.RawMessage(schema)})
}

// OffersOf reads the signed EIP-712 offers of a PaymentRequired's extensions; other formats are skipped.
func OffersOf(extensions Object) ([]SignedOffer, error) {
	var info struct {
		Offers []json.RawMessage `json:"offers"`
	}
	if err := infoOf(extensions, &info); err != nil {
		return nil, err
	}
	var out []SignedOffer
	for _, raw := range info.Offers {
		offer, err := artifact[OfferPayload](raw)
		if err != nil {
			return nil, err
		}
		if offer != nil {
			out = append(out, *offer)
		}
	}
	return out, nil
}

// ReceiptOf reads the signed EIP-712 receipt of a SettlementResponse's extensions; nil when there is none.
func ReceiptOf(extensions Object) (*SignedReceipt, error) {
	var info struct {
		Receipt json.RawMessage `json:"receipt"`
	}
	if err := infoOf(extensions, &info); err != nil || info.Receipt == nil {
		return nil, err
	}
	return artifact[ReceiptPayload](info.Receipt)
}

func infoOf(extensions Object, info any) error {
	raw, ok := extensions[ExtensionOfferReceipt]
	if !ok {
		return nil
	}
	entry := openObject(raw)
	entry.required("info", info)
	return entry.err
}

func artifact[P OfferPayload | ReceiptPayload](raw json.RawMessage) (*Signed[P], error) {
	var head struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(raw, &head); err != nil {
		return nil, fmt.Errorf("%w: artifact: %w", ErrMalformed, err)
	}
	if head.Format != FormatEIP712 {
		return nil, nil
	}
	return Decode[Signed[P]](raw)
}
