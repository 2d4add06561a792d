package seller

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	mimeJSON    = "application/json"
	pathQuote   = "/quote"
	maxBodySize = 1 << 10 // bytes of a request body; a GET needs none
)

// Handler serves the product, the manifest and liveness.
func (s *Service) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+pathQuote, s.quote)
	mux.HandleFunc("GET /manifest", s.manifest)
	mux.HandleFunc("GET /livez", func(w http.ResponseWriter, _ *http.Request) {
		writeJSON(w, http.StatusOK, map[string]string{"status": "ok"})
	})
	mux.HandleFunc("GET /readyz", s.readyz)
	return mux
}

func (s *Service) readyz(w http.ResponseWriter, r *http.Request) {
	if _, err := s.promised(r.Context()); err != nil {
		writeError(w, http.StatusServiceUnavailable, err.Error())
		return
	}
	writeJSON(w, http.StatusOK, map[string]string{"status": "ok"})
}

// manifest hands out the promise's canonical bytes.
func (s *Service) manifest(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", mimeJSON)
	_, _ = w.Write(s.opts.Manifest)
}

// quote sells one quote: 402 without a payment, the answer with one.
func (s *Service) quote(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Access-Control-Expose-Headers", strings.Join([]string{x402.HeaderRequired, x402.HeaderResponse, notice.HeaderDelivery}, ", "))
	// What is signed names the public URL: a payer that asked under another name could not hold it against this seller.
	if !sameHost(r.Host, s.opts.PublicURL) {
		writeJSON(w, http.StatusMisdirectedRequest, map[string]string{"error": "misdirected request: this seller answers under its public URL only", "host": r.Host, "public_url": s.opts.PublicURL})
		return
	}
	request, err := s.request(r)
	if err != nil {
		writeError(w, http.StatusBadRequest, err.Error())
		return
	}
	p, err := s.promised(r.Context())
	if err != nil {
		s.opts.Log.Warn("not quoting", "offer", s.opts.Offer, "err", err)
		writeError(w, http.StatusServiceUnavailable, "the promise cannot be quoted now: "+err.Error())
		return
	}
	// What is not sold is refused before anybody pays for it.
	pair, ok := exchange.RequestSubject(asked(p.compiled.Reading), request)
	if _, sold := s.opts.Feed[pair]; !ok || !sold {
		writeJSON(w, http.StatusBadRequest, map[string]any{"error": "unsupported pair", "requested": pair, "supported": s.opts.Feed.Pairs()})
		return
	}
	pay, v1, err := s.presented(p, r)
	switch {
	case err != nil:
		writeError(w, http.StatusBadRequest, err.Error())
		return
	case pay == nil && s.book.Switch().Severity > guard.Allow: // nobody is asked to pay for what will not be served
		writeError(w, http.StatusServiceUnavailable, "nothing is sold now")
		return
	case pay == nil:
		s.demand(w, p, request, "Payment required", nil)
		return
	}
	s.sell(w, r, p, *pay, request, v1)
}

// asked is how this seller learns which pair is wanted: as its promise reads the subject, and by its own query parameter
// where the promise is about none.
func asked(r manifest.Reading) manifest.Reading {
	if r.RequestQuery == "" && r.RequestBody == "" {
		r.RequestQuery = "pair"
	}
	return r
}

// request is the frozen form of what was asked: the absolute URL under which this seller is reached.
func (s *Service) request(r *http.Request) (exchange.Request, error) {
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBodySize+1))
	if err != nil || len(body) > 0 {
		return exchange.Request{}, errors.New("a quote is asked for without a body")
	}
	req := exchange.Request{Method: r.Method, URL: s.opts.PublicURL + r.URL.RequestURI(), Body: exchange.Body{}}
	return req, req.Check()
}

// sameHost compares a Host header with the host of a URL; the scheme's default port may be left out of either.
func sameHost(host, public string) bool {
	u, err := url.Parse(public)
	if err != nil {
		return false
	}
	port := map[string]string{"http": ":80", "https": ":443"}[u.Scheme]
	return strings.EqualFold(strings.TrimSuffix(host, port), strings.TrimSuffix(u.Host, port))
}

// presented reads the payment header of either version; nil when there is none.
func (s *Service) presented(p *promise, r *http.Request) (pay *payment, v1 bool, err error) {
	if header := r.Header.Get(x402.HeaderSignature); header != "" {
		payload, err := x402.DecodeHeader[x402.PaymentPayload](header)
		if err != nil {
			return nil, false, err
		}
		pay, err := s.payment(payload, header)
		return pay, false, err
	}
	header := r.Header.Get(x402.HeaderPaymentV1)
	if header == "" {
		return nil, false, nil
	}
	old, err := x402.DecodeHeader[x402.PaymentPayloadV1](header)
	if err != nil {
		return nil, true, err
	}
	requirement, err := s.requirement(p)
	if err != nil {
		return nil, true, err
	}
	id, err := x402.ChainID(old.Network)
	if err != nil || id != s.opts.TokenDomain.ChainID || old.Scheme != requirement.Scheme {
		return nil, true, fmt.Errorf("payment is for %.40q on %.40q", old.Scheme, old.Network)
	}
	// Version 1 names no entry of the offer; this seller has one.
	pay, err = s.payment(&x402.PaymentPayload{X402Version: x402.Version, Accepted: requirement, Payload: old.Payload}, header)
	return pay, true, err
}

func (s *Service) payment(payload *x402.PaymentPayload, header string) (*payment, error) {
	exact, err := payload.Exact()
	if err != nil {
		return nil, err
	}
	return &payment{payload: *payload, header: header, payer: exact.Authorization.From, nonce: exact.Authorization.Nonce}, nil
}

// sell takes a presented payment and answers.
func (s *Service) sell(w http.ResponseWriter, r *http.Request, p *promise, pay payment, request exchange.Request, v1 bool) {
	requirement, reason, err := s.accepted(p, &pay.payload)
	if err != nil {
		s.fault(w, err)
		return
	}
	if reason == "" && pay.payload.Resource != nil && !sameResource(pay.payload.Resource.URL, request.URL) {
		reason = "resource_mismatch"
	}
	if reason != "" {
		s.demand(w, p, request, string(reason), nil)
		return
	}
	pay.requirement = requirement
	if pay.required, err = s.quotedHeader(p, pay.payload); err != nil {
		s.fault(w, err)
		return
	}
	rec, err := s.fulfil(r.Context(), p, pay, request)
	var refused *refusal
	switch {
	case errors.As(err, &refused):
		s.demand(w, p, request, string(refused.reason), refused.settlement)
	case errors.Is(err, guard.ErrRefused): // before anything was taken
		writeError(w, http.StatusServiceUnavailable, "nothing is sold now")
	case errors.Is(err, errBound):
		writeError(w, http.StatusConflict, err.Error())
	case errors.Is(err, errPending), errors.Is(err, errFacilitator):
		// Nothing is known to be lost: the same header may be presented again.
		s.opts.Log.Warn("payment undecided", "payer", pay.payer, "nonce", pay.nonce, "err", err)
		w.Header().Set("Retry-After", "2")
		writeError(w, http.StatusServiceUnavailable, "payment undecided, present the same payment again")
	case err != nil:
		s.fault(w, err)
	default:
		s.deliver(w, rec, v1)
	}
}

// quotedHeader is the offer that a payer echoed, as far as it can be known again, for the record.
func (s *Service) quotedHeader(p *promise, payload x402.PaymentPayload) (string, error) {
	required := x402.PaymentRequired{X402Version: x402.Version, Accepts: []x402.PaymentRequirements{payload.Accepted}, Extensions: payload.Extensions}
	if payload.Resource != nil {
		required.Resource = *payload.Resource
	}
	return x402.EncodeHeader(required)
}

// sameResource compares what a payment says it is for with what is asked, by path and query: proxies change the rest.
func sameResource(said, asked string) bool { return afterHost(said) == afterHost(asked) }

func afterHost(u string) string {
	_, rest, ok := strings.Cut(u, "://")
	if !ok {
		return u
	}
	if i := strings.IndexByte(rest, '/'); i >= 0 {
		return rest[i:]
	}
	return "/"
}

// demand answers 402 in both protocol versions: the header is version 2's, the body version 1's.
func (s *Service) demand(w http.ResponseWriter, p *promise, request exchange.Request, reason string, settlement *x402.SettlementResponse) {
	required, err := s.challenge(p, request, reason)
	if err != nil {
		s.fault(w, err)
		return
	}
	header, err := x402.EncodeHeader(required)
	if err != nil {
		s.fault(w, err)
		return
	}
	w.Header().Set(x402.HeaderRequired, header)
	if settlement != nil {
		verdict, err := x402.EncodeHeader(settlement)
		if err != nil {
			s.fault(w, err)
			return
		}
		w.Header().Set(x402.HeaderResponse, verdict)
		w.Header().Set(x402.HeaderResponseV1, verdict)
	}
	w.Header().Set("Cache-Control", "no-store")
	old := x402.PaymentRequiredV1{X402Version: x402.Version1, Error: reason}
	for _, a := range required.Accepts {
		old.Accepts = append(old.Accepts, a.V1(required.Resource))
	}
	writeJSON(w, http.StatusPaymentRequired, old)
}

// deliver sends the recorded answer with the settlement, the receipt and the signed Delivery.
func (s *Service) deliver(w http.ResponseWriter, rec *record, v1 bool) {
	response, err := s.settlementHeader(rec)
	if err != nil {
		s.fault(w, err)
		return
	}
	w.Header().Set(x402.HeaderResponse, response)
	if v1 {
		w.Header().Set(x402.HeaderResponseV1, response)
	}
	if rec.Answer.Delivery != nil {
		signed, err := x402.EncodeHeader(rec.Answer.Delivery)
		if err != nil {
			s.fault(w, err)
			return
		}
		w.Header().Set(notice.HeaderDelivery, signed)
	}
	w.Header().Set("Cache-Control", "private")
	if len(rec.Answer.Body) > 0 {
		w.Header().Set("Content-Type", mimeJSON)
	}
	w.WriteHeader(rec.Answer.Status)
	_, _ = w.Write(rec.Answer.Body)
}

// settlementHeader is PAYMENT-RESPONSE of a record: the same bytes every time, since everything in it is recorded and
// signatures are deterministic.
func (s *Service) settlementHeader(rec *record) (string, error) {
	out := *rec.Settlement
	out.Extensions = x402.Object{}
	if rec.Answer.Delivery != nil {
		receipt, err := x402.SignReceipt(s.opts.ReceiptKey, x402.ReceiptPayload{
			Version: 1, Network: out.Network, ResourceURL: rec.Request.URL, Payer: out.Payer,
			IssuedAt: rec.Answer.Delivery.Delivery.ServedAt,
		})
		if err != nil {
			return "", fmt.Errorf("sign receipt: %w", err)
		}
		if out.Extensions[x402.ExtensionOfferReceipt], err = x402.ReceiptExtension(receipt); err != nil {
			return "", err
		}
		if out.Extensions[notice.ExtensionDelivery], err = notice.DeliveryExtension(*rec.Answer.Delivery); err != nil {
			return "", err
		}
	}
	return x402.EncodeHeader(out)
}

func (s *Service) fault(w http.ResponseWriter, err error) {
	s.opts.Log.Error("request failed", "err", err)
	writeError(w, http.StatusInternalServerError, "internal error")
}

func writeError(w http.ResponseWriter, status int, message string) {
	writeJSON(w, status, map[string]string{"error": message})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", mimeJSON)
	w.WriteHeader(status)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(v)
}
