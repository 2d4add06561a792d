package seller

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/redress-protocol/redress/relayer/x402"
)

// settleDeadline bounds one call of the facilitator; longer than it waits for a block.
const settleDeadline = 90 * time.Second

// errFacilitator says that the facilitator gave no usable answer. Whether money moved is then not known.
var errFacilitator = errors.New("facilitator gave no answer")

// facilitator is the HTTP client of an x402 facilitator.
type facilitator struct {
	url  string
	http *http.Client
}

func (f facilitator) verify(ctx context.Context, p x402.PaymentPayload, r x402.PaymentRequirements) (*x402.VerifyResponse, error) {
	raw, err := f.post(ctx, "/verify", p, r)
	if err != nil {
		return nil, err
	}
	return x402.Decode[x402.VerifyResponse](raw)
}

// settle returns the facilitator's verdict. An error means that the outcome is not known.
func (f facilitator) settle(ctx context.Context, p x402.PaymentPayload, r x402.PaymentRequirements) (*x402.SettlementResponse, error) {
	raw, err := f.post(ctx, "/settle", p, r)
	if err != nil {
		return nil, err
	}
	return x402.Decode[x402.SettlementResponse](raw)
}

// post sends one request. Answers of any status are returned when they are JSON objects of the protocol, since hosted
// facilitators put verdicts into 4xx.
func (f facilitator) post(ctx context.Context, path string, p x402.PaymentPayload, r x402.PaymentRequirements) ([]byte, error) {
	body, err := x402.Encode(x402.FacilitatorRequest{X402Version: x402.Version, PaymentPayload: p, PaymentRequirements: r})
	if err != nil {
		return nil, fmt.Errorf("encode request to facilitator: %w", err)
	}
	ctx, cancel := context.WithTimeout(ctx, settleDeadline)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimSuffix(f.url, "/")+path, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errFacilitator, err)
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := f.http.Do(req)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errFacilitator, err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, x402.MaxDocument+1))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errFacilitator, err)
	}
	verdict := bytes.Contains(raw, []byte(`"isValid"`)) || bytes.Contains(raw, []byte(`"success"`))
	if res.StatusCode != http.StatusOK && !verdict {
		return nil, fmt.Errorf("%w: %s %s", errFacilitator, path, res.Status)
	}
	return raw, nil
}
