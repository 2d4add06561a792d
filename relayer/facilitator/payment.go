package facilitator

import (
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/x402"
)

// refusal is why a payment is not valid. It is an answer, not a fault of ours.
type refusal struct {
	reason  x402.Reason
	message string
	field   string // what of the request is at fault, if that is known
	value   string
}

// Error implements error.
func (r *refusal) Error() string { return string(r.reason) + ": " + r.message }

func refuse(reason x402.Reason, format string, args ...any) *refusal {
	return &refusal{reason: reason, message: fmt.Sprintf(format, args...)}
}

// at names the field at fault.
func (r *refusal) at(field, value string) *refusal {
	r.field, r.value = field, problem.Cut(value)
	return r
}

// payment is a request in either version's terms, read and bounded.
type payment struct {
	network   string // as the request spells it
	signature []byte // without the ERC-6492 wrapper, if it had one
	deploy    *call  // that creates the payer's wallet: what the wrapper held
	auth      x402.Authorization
	permit2   *x402.Permit2Authorization // nil: an ERC-3009 payment; else auth says the same as it
	domain    x402.TokenDomain           // of a Permit2 payment only the chain and the token
	payTo     common.Address
	amount    *uint256.Int
	id        string // the client's idempotency key; "": none
}

func (p *payment) digest() common.Hash {
	if p.permit2 != nil {
		return x402.Permit2Digest(p.domain.ChainID, *p.permit2)
	}
	return x402.TransferDigest(p.domain, p.auth)
}

// reasonSet are the codes of one way to transfer for the same faults.
type reasonSet struct{ signature, recipient, value, validBefore, validAfter, simulation x402.Reason }

func (p *payment) reasons() reasonSet {
	if p.permit2 != nil {
		return reasonSet{
			x402.ReasonPermit2Signature, x402.ReasonPermit2Recipient, x402.ReasonPermit2Amount,
			x402.ReasonPermit2Expired, x402.ReasonPermit2NotYetValid, x402.ReasonPermit2Simulation,
		}
	}
	return reasonSet{
		x402.ReasonExactSignature, x402.ReasonExactRecipientMismatch, x402.ReasonExactValueMismatch,
		x402.ReasonExactValidBefore, x402.ReasonExactValidAfter, x402.ReasonExactSimulation,
	}
}

// parse reads the body of /verify and /settle.
func (s *Server) parse(body []byte) (*payment, *refusal) {
	version, err := x402.VersionOf(body)
	if err != nil {
		return nil, refuse(x402.ReasonInvalidPayload, "%v", err)
	}
	switch version {
	case x402.Version:
		req, err := x402.Decode[x402.FacilitatorRequest](body)
		if err != nil {
			return nil, refuse(x402.ReasonInvalidPayload, "%v", err)
		}
		accepted := req.PaymentPayload.Accepted
		p, refused := s.read(req.PaymentRequirements.Network, req.PaymentPayload.Payload, accepted.Scheme, accepted.Network, req.PaymentRequirements)
		if refused != nil {
			return nil, refused
		}
		if p.id, err = x402.PaymentID(req.PaymentPayload.Extensions); err != nil {
			return nil, refuse(x402.ReasonInvalidPayload, "%v", err)
		}
		return p, nil
	case x402.Version1:
		req, err := x402.Decode[x402.FacilitatorRequestV1](body)
		if err != nil {
			return nil, refuse(x402.ReasonInvalidPayload, "%v", err)
		}
		return s.read(req.PaymentRequirements.Network, req.PaymentPayload.Payload, req.PaymentPayload.Scheme, req.PaymentPayload.Network, req.PaymentRequirements.V2())
	}
	return nil, refuse(x402.ReasonInvalidVersion, "version %d", version).at("x402Version", fmt.Sprint(version))
}

// read checks what needs no chain, in the order of the reference facilitator: scheme, domain, network; then the fields.
func (s *Server) read(network string, payload x402.Object, scheme, payloadNetwork string, required x402.PaymentRequirements) (*payment, *refusal) {
	switch {
	case scheme != x402.SchemeExact:
		return nil, refuse(x402.ReasonUnsupportedScheme, "payload has scheme %.40q", scheme).at("paymentPayload.accepted.scheme", scheme)
	case required.Scheme != x402.SchemeExact:
		return nil, refuse(x402.ReasonUnsupportedScheme, "requirements have scheme %.40q", required.Scheme).at("paymentRequirements.scheme", required.Scheme)
	}
	p := &payment{network: network}
	method, refused := p.readDomain(required.Extra)
	if refused != nil {
		return nil, refused
	}
	if refused := s.readNetwork(p, payloadNetwork, required.Network); refused != nil {
		return nil, refused
	}
	var err error
	if p.domain.Token, err = x402.ParseAddress(required.Asset); err != nil {
		return nil, refuse(x402.ReasonInvalidRequirements, "asset: %v", err).at("paymentRequirements.asset", required.Asset)
	}
	if !s.tokens[p.domain.Token] {
		return nil, refuse(x402.ReasonInvalidRequirements, "asset %s is not settled here", p.domain.Token).at("paymentRequirements.asset", required.Asset)
	}
	if p.payTo, err = x402.ParseAddress(required.PayTo); err != nil {
		return nil, refuse(x402.ReasonInvalidRequirements, "payTo: %v", err).at("paymentRequirements.payTo", required.PayTo)
	}
	if p.amount, err = x402.ParseAmount(required.Amount); err != nil {
		return nil, refuse(x402.ReasonInvalidRequirements, "amount: %v", err).at("paymentRequirements.amount", required.Amount)
	}
	if p.amount.IsZero() {
		// Its gas would buy nobody anything, and a payer needs no token to sign for it.
		return nil, refuse(x402.ReasonInvalidRequirements, "amount: zero").at("paymentRequirements.amount", required.Amount)
	}
	if refused := p.readPayload(method, x402.PaymentPayload{Payload: payload}); refused != nil {
		return nil, refused
	}
	return p, nil
}

// readPayload takes the authorization and its signature out of the scheme's payload.
func (p *payment) readPayload(method string, payload x402.PaymentPayload) *refusal {
	var sig []byte
	if method == x402.MethodPermit2 {
		permit2, err := payload.Permit2()
		if err != nil {
			return refuse(x402.ReasonInvalidPayload, "%v", err)
		}
		sig = permit2.Signature
		p.setPermit2(permit2.Authorization)
	} else {
		exact, err := payload.Exact()
		if err != nil {
			return refuse(x402.ReasonInvalidPayload, "%v", err)
		}
		sig, p.auth = exact.Signature, exact.Authorization
		if p.auth.Nonce == (common.Hash{}) {
			// A valid nonce to the token, but one that escrows cannot tell from none.
			return refuse(x402.ReasonInvalidPayload, "the authorization's nonce is zero").at("paymentPayload.payload.authorization.nonce", p.auth.Nonce.Hex())
		}
	}
	var err error
	if p.signature, p.deploy, err = unwrap6492(sig); err != nil {
		return refuse(x402.ReasonInvalidPayload, "%v", err)
	}
	return nil
}

// checkTerms compares the authorization with the requirements.
func (p *payment) checkTerms() *refusal {
	if refused := p.checkRecipient(); refused != nil {
		return refused
	}
	if refused := p.checkValue(); refused != nil {
		return refused
	}
	return p.checkPermit()
}

func (p *payment) checkRecipient() *refusal {
	if p.auth.To != p.payTo {
		return refuse(p.reasons().recipient, "authorization pays %s, required is %s", p.auth.To, p.payTo).at("paymentPayload.payload", p.auth.To.Hex())
	}
	return nil
}

func (p *payment) checkValue() *refusal {
	if !p.auth.Value.Eq(p.amount) {
		return refuse(p.reasons().value, "authorization is for %s, required is %s", p.auth.Value.Dec(), p.amount.Dec()).at("paymentPayload.payload", p.auth.Value.Dec())
	}
	return nil
}

// readDomain reads the way to transfer and, for ERC-3009, the token's domain.
func (p *payment) readDomain(extra x402.Object) (string, *refusal) {
	method := x402.MethodEIP3009
	for name, dst := range map[string]*string{"name": &p.domain.Name, "version": &p.domain.Version, "assetTransferMethod": &method} {
		if raw, ok := extra[name]; ok {
			if err := json.Unmarshal(raw, dst); err != nil {
				return "", refuse(x402.ReasonInvalidRequirements, "extra.%s is not a string", name).at("paymentRequirements.extra."+name, string(raw))
			}
		}
	}
	switch {
	case method == x402.MethodPermit2:
		p.domain.Name, p.domain.Version = "", ""
	case method != x402.MethodEIP3009 && method != "":
		return "", refuse(x402.ReasonUnsupportedPayloadType, "asset transfer method %.40q", method).at("paymentRequirements.extra.assetTransferMethod", method)
	case p.domain.Name == "" || p.domain.Version == "":
		return "", refuse(x402.ReasonExactMissingDomain, "extra needs the token's name and version")
	}
	return method, nil
}

func (s *Server) readNetwork(p *payment, payload, required string) *refusal {
	for from, network := range map[string]string{"payload": payload, "requirements": required} {
		id, err := x402.ChainID(network)
		if err != nil || id != s.chainID {
			return refuse(x402.ReasonInvalidNetwork, "%s: network %.64q, this facilitator settles %s", from, network, x402.Network(s.chainID)).at("network", network)
		}
	}
	p.domain.ChainID = s.chainID
	return nil
}
