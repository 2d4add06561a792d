// Package exchange freezes what passed between a payer and a seller: the exact request, response and signatures, as one
// canonical document whose hash can be put on chain.
//
// It reads typed values out of the frozen strings by a manifest's reading procedures, the same for the seller who signs
// them and the judge who checks them. It opens no connection. Its one invariant: a record that Parse accepts re-encodes
// to the bytes it was read from.
package exchange

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Version is the record's format.
const Version = "redress.exchange/1"

// Limits of a record, inclusive. A record at every limit stays below canon.MaxBytes, because no text in it more than
// doubles in JSON: no seller can answer with something that the payer cannot put on record.
const (
	MaxURL         = 2048      // bytes
	MaxRequestBody = 64 << 10  // bytes
	MaxBody        = 256 << 10 // bytes of a response body
	MaxHeaders     = 32 << 10  // bytes of all header names and values
	MaxHeader      = 16 << 10  // bytes of one x402 header
)

// Reasons why a record is refused.
var (
	ErrVersion  = errors.New("unknown exchange record version")
	ErrTooLarge = errors.New("exchange record part too large")
	ErrInvalid  = errors.New("invalid exchange record")
)

// Body is exact bytes. In JSON it is {"utf8": string} when the bytes are plain text (valid UTF-8 without control
// characters other than tab, line feed and carriage return) and {"base64": string} otherwise, so that equal bytes have
// one form.
type Body []byte

func plain(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r < 0x20 && r != '\t' && r != '\n' && r != '\r'
	})
}

// MarshalJSON implements json.Marshaler.
func (b Body) MarshalJSON() ([]byte, error) {
	if plain(string(b)) {
		return canon.Encode(map[string]any{"utf8": string(b)})
	}
	return canon.Encode(map[string]any{"base64": base64.StdEncoding.EncodeToString(b)})
}

// UnmarshalJSON implements json.Unmarshaler. The form that MarshalJSON would not write is refused.
func (b *Body) UnmarshalJSON(raw []byte) error {
	v, err := canon.Decode(raw)
	if err != nil {
		return err
	}
	form, ok := v.(map[string]any)
	if !ok || len(form) != 1 {
		return fmt.Errorf("%w: a body is one of utf8 and base64", ErrInvalid)
	}
	if text, ok := form["utf8"].(string); ok && plain(text) {
		*b = Body(text)
		return nil
	}
	digits, ok := form["base64"].(string)
	if !ok {
		return fmt.Errorf("%w: a body is one of utf8 and base64", ErrInvalid)
	}
	decoded, err := base64.StdEncoding.Strict().DecodeString(digits)
	if err != nil || plain(string(decoded)) || strings.ContainsAny(digits, "\r\n") {
		return fmt.Errorf("%w: base64 body", ErrInvalid)
	}
	*b = decoded
	return nil
}

// Request is what the payer asked. URL is absolute, exactly as requested, without fragment.
type Request struct {
	Method string `json:"method"`
	URL    string `json:"url"`
	Body   Body   `json:"body"`
}

// Canonical is the preimage of the request hash: canonical JSON of method, url and body.
func (r Request) Canonical() ([]byte, error) { return canon.Marshal(r) }

// Hash is the keccak-256 of the request's canonical bytes.
func (r Request) Hash() (common.Hash, error) {
	b, err := r.Canonical()
	if err != nil {
		return common.Hash{}, fmt.Errorf("hash request: %w", err)
	}
	return canon.Hash(b), nil
}

// Header is one header line, name in lower case.
type Header struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Response is what arrived. Only the body is covered by the response hash.
type Response struct {
	Status  int      `json:"status"`
	Headers []Header `json:"headers"` // as received, in order
	Body    Body     `json:"body"`
}

// ResponseHash is the keccak-256 of the exact body bytes.
func ResponseHash(body []byte) common.Hash { return canon.Hash(body) }

// Payment is the transfer that paid for the exchange. Block hash, transaction index and log index name it.
type Payment struct {
	Payer            common.Address `json:"payer"`
	Nonce            common.Hash    `json:"nonce"`  // ERC-3009 nonce, zero for other methods
	Amount           string         `json:"amount"` // base units, decimal
	TransactionHash  common.Hash    `json:"transaction_hash"`
	BlockHash        common.Hash    `json:"block_hash"`
	BlockNumber      uint64         `json:"block_number"`
	BlockTime        uint64         `json:"block_time"` // unix seconds
	TransactionIndex uint64         `json:"transaction_index"`
	LogIndex         uint64         `json:"log_index"` // position of the Transfer log within its receipt
}

// SignedDelivery is the seller's receipt. Signature is 65 bytes, r || s || v with v 27 or 28.
type SignedDelivery struct {
	Delivery  Delivery `json:"delivery"`
	Signature Hex      `json:"signature"`
}

// X402 keeps the protocol's own headers, as received or sent; empty when there was none.
type X402 struct {
	Required  string `json:"payment_required"`
	Signature string `json:"payment_signature"`
	Response  string `json:"payment_response"`
}

// Exchange is the frozen record. A nil Response is a request that was never answered.
type Exchange struct {
	Version      string          `json:"version"`
	ChainID      uint64          `json:"chain_id"`
	Offer        common.Address  `json:"offer"`
	ManifestHash common.Hash     `json:"manifest_hash"`
	Request      Request         `json:"request"`
	Response     *Response       `json:"response"`
	Payment      *Payment        `json:"payment"`
	Delivery     *SignedDelivery `json:"delivery"`
	X402         X402            `json:"x402"`
	ReceivedAt   uint64          `json:"received_at"` // unix seconds, payer's clock; evidence only, never a reference
	// DisclosedAt is the block time at which the chain first saw the body, when the answer disclosed it; zero
	// otherwise. Data that was fresh by the receipt's servedAt and no longer by then is neither shown fresh nor shown
	// stale: nobody can show when it reached the payer.
	DisclosedAt uint64 `json:"disclosed_at"`
}

// Canonical checks the record's limits and returns its canonical bytes.
func (e *Exchange) Canonical() ([]byte, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	return canon.Marshal(e)
}

// Hash is the keccak-256 of the canonical bytes: the evidence hash.
func (e *Exchange) Hash() (common.Hash, error) {
	b, err := e.Canonical()
	if err != nil {
		return common.Hash{}, fmt.Errorf("hash exchange: %w", err)
	}
	return canon.Hash(b), nil
}

// Parse reads canonical bytes; any other form of the same data is refused, since its hash would differ.
func Parse(raw []byte) (*Exchange, error) {
	var e Exchange
	if err := canon.Unmarshal(raw, &e); err != nil {
		return nil, fmt.Errorf("parse exchange: %w", err)
	}
	again, err := e.Canonical()
	if err != nil {
		return nil, fmt.Errorf("parse exchange: %w", err)
	}
	if string(again) != string(raw) {
		return nil, fmt.Errorf("parse exchange: %w", canon.ErrNotCanonical)
	}
	return &e, nil
}

// Check reports with an error what is out of bounds.
func (e *Exchange) Check() error {
	if e.Version != Version {
		return fmt.Errorf("%w: %.40q", ErrVersion, e.Version)
	}
	if err := e.Request.Check(); err != nil {
		return err
	}
	for _, n := range []uint64{e.ChainID, e.ReceivedAt, e.DisclosedAt} {
		if n > canon.MaxInteger {
			return fmt.Errorf("%w: number above 2^53-1", ErrInvalid)
		}
	}
	if e.Response != nil {
		if err := e.Response.check(); err != nil {
			return err
		}
	}
	if e.Payment != nil {
		if err := e.Payment.check(); err != nil {
			return err
		}
	}
	if e.Delivery != nil {
		if err := e.Delivery.check(); err != nil {
			return err
		}
	}
	for _, h := range []string{e.X402.Required, e.X402.Signature, e.X402.Response} {
		if len(h) > MaxHeader {
			return fmt.Errorf("%w: x402 header of %d bytes, at most %d", ErrTooLarge, len(h), MaxHeader)
		}
		if !plain(h) {
			return fmt.Errorf("%w: x402 header is not plain text", ErrInvalid)
		}
	}
	return nil
}

// Check reports with an error what is out of bounds.
func (r Request) Check() error {
	switch {
	case r.Method == "" || len(r.Method) > 16 || strings.Trim(r.Method, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "":
		return fmt.Errorf("%w: method %.20q", ErrInvalid, r.Method)
	case r.URL == "" || strings.Contains(r.URL, "#") || !plain(r.URL):
		return fmt.Errorf("%w: url %.80q", ErrInvalid, r.URL)
	case len(r.URL) > MaxURL:
		return fmt.Errorf("%w: url of %d bytes, at most %d", ErrTooLarge, len(r.URL), MaxURL)
	case len(r.Body) > MaxRequestBody:
		return fmt.Errorf("%w: request body of %d bytes, at most %d", ErrTooLarge, len(r.Body), MaxRequestBody)
	}
	return nil
}

func (r *Response) check() error {
	if r.Status < 100 || r.Status > 599 {
		return fmt.Errorf("%w: status %d", ErrInvalid, r.Status)
	}
	if len(r.Body) > MaxBody {
		return fmt.Errorf("%w: response body of %d bytes, at most %d", ErrTooLarge, len(r.Body), MaxBody)
	}
	total := 0
	for _, h := range r.Headers {
		if !h.keepable() {
			return fmt.Errorf("%w: header %.40q", ErrInvalid, h.Name)
		}
		total += len(h.Name) + len(h.Value)
	}
	if total > MaxHeaders || len(r.Headers) > MaxHeaders/64 {
		return fmt.Errorf("%w: %d headers of %d bytes, at most %d", ErrTooLarge, len(r.Headers), total, MaxHeaders)
	}
	return nil
}

func (h Header) keepable() bool {
	return h.Name != "" && strings.ToLower(h.Name) == h.Name && plain(h.Name) && plain(h.Value)
}

// KeepHeaders turns received headers into a record's, sorted by name. Headers are evidence without authority, so those
// that a record cannot hold (not plain text, or beyond the limit together) are left out.
func KeepHeaders(received map[string][]string) []Header {
	kept, total := []Header{}, 0
	for _, name := range slices.Sorted(maps.Keys(received)) {
		for _, value := range received[name] {
			h := Header{Name: strings.ToLower(name), Value: value}
			size := total + len(h.Name) + len(h.Value)
			if h.keepable() && size <= MaxHeaders && len(kept) < MaxHeaders/64 {
				kept, total = append(kept, h), size
			}
		}
	}
	return kept
}

func (p *Payment) check() error {
	amount, ok := new(big.Int).SetString(p.Amount, 10)
	if !ok || amount.Sign() < 0 || amount.BitLen() > 256 || amount.String() != p.Amount {
		return fmt.Errorf("%w: amount %.90q", ErrInvalid, p.Amount)
	}
	for _, n := range []uint64{p.BlockNumber, p.BlockTime, p.TransactionIndex, p.LogIndex} {
		if n > canon.MaxInteger {
			return fmt.Errorf("%w: number above 2^53-1", ErrInvalid)
		}
	}
	return nil
}

var _ json.Unmarshaler = (*Body)(nil)
