package facilitator

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	// verifyTimeout bounds one /verify.
	verifyTimeout = 30 * time.Second
	// settleSlack is how long a /settle may take beyond SettleWait, for its own reads.
	settleSlack = 15 * time.Second
	// EvidencePath is where the evidence store is mounted.
	EvidencePath = "/evidence"
)

// HTTPServer is a server for h with every limit set.
func HTTPServer(h http.Handler, settleWait time.Duration) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      settleWait + 2*settleSlack,
		IdleTimeout:       60 * time.Second,
		MaxHeaderBytes:    32 << 10,
	}
}

type health struct {
	Status string `json:"status"`
}

// limited bounds how many requests are worked on at once. A request is read before it takes its place: clients that send
// slowly keep nobody out.
func (s *Server) limited(next func(http.ResponseWriter, *http.Request, *payment, *refusal)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p, refused := s.body(w, r)
		select {
		case s.limit <- struct{}{}:
			defer func() { <-s.limit }()
			next(w, r, p, refused)
		default:
			s.refuseLoad(w, r, &overload{"busy", "too many requests at once", busySeconds})
		}
	})
}

func (s *Server) handleVerify(w http.ResponseWriter, r *http.Request, p *payment, refused *refusal) {
	if refused != nil {
		write(w, statusOf(refused), x402.VerifyResponse{
			InvalidReason: refused.reason, InvalidMessage: refused.message, Extra: details(r, refused.reason, refused.message, refused.field, refused.value),
		})
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), verifyTimeout)
	defer cancel()
	answer := x402.VerifyResponse{IsValid: true, Payer: p.auth.From.Hex()}
	status := http.StatusOK
	err := s.verify(ctx, p)
	if err == nil {
		err = s.simulate(ctx, p)
	}
	if errors.As(err, &refused) {
		answer.IsValid, answer.InvalidReason, answer.InvalidMessage = false, refused.reason, refused.message
		answer.Extra = details(r, refused.reason, refused.message, refused.field, refused.value)
	} else if err != nil {
		s.opts.Log.Error("verify", "payment", p.auth.Nonce, "err", err, "correlation_id", problem.ID(r.Context()))
		status = http.StatusServiceUnavailable
		answer.IsValid, answer.InvalidReason, answer.InvalidMessage = false, x402.ReasonUnexpectedVerify, "the chain could not be read"
		answer.Extra = details(r, answer.InvalidReason, answer.InvalidMessage, "", "")
	}
	write(w, status, answer)
}

func (s *Server) handleSettle(w http.ResponseWriter, r *http.Request, p *payment, refused *refusal) {
	if refused != nil {
		write(w, statusOf(refused), x402.SettlementResponse{
			ErrorReason: refused.reason, ErrorMessage: refused.message, Extra: details(r, refused.reason, refused.message, refused.field, refused.value),
		})
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), s.opts.SettleWait+settleSlack)
	defer cancel()
	o := s.settle(ctx, p)
	s.opts.Log.Info("settle answered", "payment", p.auth.Nonce, "payer", p.auth.From, "success", o.success, "reason", string(o.reason),
		"tx", o.tx, "correlation_id", problem.ID(r.Context()))
	if o.unknown != nil {
		// No verdict: a body with "success" would be read as one.
		s.opts.Log.Error("settle", "payment", p.auth.Nonce, "err", o.unknown, "correlation_id", problem.ID(r.Context()))
		problem.Write(w, r, http.StatusServiceUnavailable, problem.Problem{Code: "settlement_unknown", Message: "it is not known whether the payment was settled; ask again"})
		return
	}
	if o.later != nil {
		s.refuseLoad(w, r, o.later)
		return
	}
	answer := x402.SettlementResponse{
		Success: o.success, ErrorReason: o.reason, ErrorMessage: o.message, Payer: p.auth.From.Hex(),
		Network: p.network, Extra: o.extra,
	}
	if o.tx != (outcome{}).tx {
		answer.Transaction = o.tx.Hex()
	}
	if !o.success {
		answer.Extra = details(r, o.reason, o.message, o.field, o.value)
	}
	status := http.StatusOK
	switch {
	case o.success:
		answer.Amount = p.amount.Dec()
	case o.reason == x402.ReasonPaymentIDConflict:
		status = http.StatusConflict
	case o.fault:
		s.opts.Log.Error("settle", "payment", p.auth.Nonce, "err", o.message, "correlation_id", problem.ID(r.Context()))
		status = http.StatusServiceUnavailable
	}
	write(w, status, answer)
}

// details says in the services' own shape what the protocol's answer says in its own.
func details(r *http.Request, reason x402.Reason, message, field, value string) x402.Object {
	raw, err := x402.Encode(problem.Problem{Code: string(reason), Message: message, Field: field, Value: value, CorrelationID: problem.ID(r.Context())})
	if err != nil {
		return nil
	}
	return x402.Object{"error": raw}
}

// statusOf tells a body that cannot be read from a payment that is not valid.
func statusOf(r *refusal) int {
	if r.reason == x402.ReasonInvalidPayload || r.reason == x402.ReasonInvalidVersion {
		return http.StatusBadRequest
	}
	return http.StatusOK
}

// body reads and parses a bounded request body.
func (s *Server) body(w http.ResponseWriter, r *http.Request) (*payment, *refusal) {
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, x402.MaxDocument))
	if err != nil {
		return nil, refuse(x402.ReasonInvalidPayload, "body: %v", err)
	}
	return s.parse(raw)
}

func (s *Server) handleSupported(w http.ResponseWriter, _ *http.Request) {
	write(w, http.StatusOK, x402.Supported{
		Kinds: []x402.SupportedKind{
			{X402Version: x402.Version, Scheme: x402.SchemeExact, Network: x402.Network(s.chainID)},
			{X402Version: x402.Version1, Scheme: x402.SchemeExact, Network: x402.NetworkName(s.chainID)},
		},
		Extensions: []string{x402.ExtensionPaymentID},
		Signers:    map[string][]string{"eip155:*": {s.opts.Sender.Address().Hex()}},
	})
}

func write(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(body)
}
