package seller

import (
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// errBound says that an authorization was presented before for something else.
var errBound = errors.New("authorization is bound to another request")

// answer is what was sent to the payer, whole: a replayed payment gets exactly this again.
type answer struct {
	Status   int                      `json:"status"`
	Body     exchange.Body            `json:"body"`
	Delivery *exchange.SignedDelivery `json:"delivery"`
}

// record is one authorization from the first sight of it. It is created before anything is served or settled.
type record struct {
	Payer       common.Address           `json:"payer"`
	Nonce       common.Hash              `json:"nonce"`
	Payload     x402.PaymentPayload      `json:"payload"` // as settled, version 2
	PayloadHash common.Hash              `json:"payload_hash"`
	Header      string                   `json:"header"` // as received
	Required    string                   `json:"required"`
	Request     exchange.Request         `json:"request"`
	ReceivedAt  uint64                   `json:"received_at"` // unix seconds, this seller's clock
	FromBlock   uint64                   `json:"from_block"`  // the payment is in no older block
	Answer      *answer                  `json:"answer"`
	Settlement  *x402.SettlementResponse `json:"settlement"`
	Payment     *exchange.Payment        `json:"payment"`
	Begun       uint64                   `json:"begun"`    // ledger entry of a sale whose outcome is open; 0: none
	Evidence    common.Hash              `json:"evidence"` // of the exchange in the evidence store; zero until it is there
}

// done reports whether the payer can be given its answer.
func (r *record) done() bool { return r.Answer != nil && r.Payment != nil && r.Settlement != nil }

// key names an authorization's record.
func key(payer common.Address, nonce common.Hash) string {
	return strings.ToLower(payer.Hex()[2:]) + "-" + strings.ToLower(nonce.Hex()[2:])
}

// same reports with an error whether a presented payment is the recorded one, for the same request.
func (r *record) same(payloadHash common.Hash, request exchange.Request) error {
	was, err := r.Request.Hash()
	if err != nil {
		return err
	}
	is, err := request.Hash()
	if err != nil {
		return err
	}
	if r.PayloadHash != payloadHash || was != is {
		return fmt.Errorf("%w: nonce %s", errBound, r.Nonce)
	}
	return nil
}

// exchange is the frozen record of what passed, with what is known by now.
func (r *record) exchange(chainID uint64, offer common.Address, manifestHash common.Hash, response string) *exchange.Exchange {
	e := &exchange.Exchange{
		Version: exchange.Version, ChainID: chainID, Offer: offer, ManifestHash: manifestHash,
		Request: r.Request, Payment: r.Payment, ReceivedAt: r.ReceivedAt,
		X402: exchange.X402{Required: r.Required, Signature: r.Header, Response: response},
	}
	if r.Answer != nil {
		e.Response = &exchange.Response{Status: r.Answer.Status, Headers: []exchange.Header{}, Body: r.Answer.Body}
		e.Delivery = r.Answer.Delivery
	}
	return e
}

// loadRecord reads a record; nil when there is none.
func loadRecord(d *journal.Dir, name string) (*record, error) {
	var r record
	err := d.Load(name, &r)
	if errors.Is(err, journal.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &r, nil
}
