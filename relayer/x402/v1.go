package x402

// Version1 is the protocol version of the types in this file.
const Version1 = 1

// PaymentRequirementsV1 is one way to pay in version 1. Network is a name, see NetworkName.
type PaymentRequirementsV1 struct {
	Scheme            string
	Network           string
	MaxAmountRequired string
	Resource          string
	Description       string
	MimeType          string
	PayTo             string
	MaxTimeoutSeconds int64
	Asset             string
	OutputSchema      Object
	Extra             Object
	Unknown           Object
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *PaymentRequirementsV1) UnmarshalJSON(raw []byte) (err error) {
	*p = PaymentRequirementsV1{}
	m := openObject(raw)
	m.required("scheme", &p.Scheme)
	m.required("network", &p.Network)
	m.required("maxAmountRequired", &p.MaxAmountRequired)
	m.optional("resource", &p.Resource)
	m.optional("description", &p.Description)
	m.optional("mimeType", &p.MimeType)
	m.required("payTo", &p.PayTo)
	m.required("maxTimeoutSeconds", &p.MaxTimeoutSeconds)
	m.required("asset", &p.Asset)
	m.optional("outputSchema", &p.OutputSchema)
	m.optional("extra", &p.Extra)
	p.Unknown, err = m.done()
	return err
}

// MarshalJSON implements json.Marshaler.
func (p PaymentRequirementsV1) MarshalJSON() ([]byte, error) {
	w := newWriter(p.Unknown)
	w.put("scheme", p.Scheme)
	w.put("network", p.Network)
	w.put("maxAmountRequired", p.MaxAmountRequired)
	w.put("resource", p.Resource)
	w.put("description", p.Description)
	w.put("mimeType", p.MimeType)
	w.put("payTo", p.PayTo)
	w.put("maxTimeoutSeconds", p.MaxTimeoutSeconds)
	w.put("asset", p.Asset)
	w.putObject("outputSchema", p.OutputSchema)
	w.putObject("extra", p.Extra)
	return w.bytes()
}

// PaymentRequiredV1 is the body of a version 1 response with status 402.
type PaymentRequiredV1 struct {
	X402Version int                     `json:"x402Version"`
	Error       string                  `json:"error,omitempty"`
	Accepts     []PaymentRequirementsV1 `json:"accepts"`
}

// PaymentPayloadV1 is the content of an X-PAYMENT header.
type PaymentPayloadV1 struct {
	X402Version int
	Scheme      string
	Network     string
	Payload     Object
	Unknown     Object
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *PaymentPayloadV1) UnmarshalJSON(raw []byte) (err error) {
	*p = PaymentPayloadV1{}
	m := openObject(raw)
	m.required("x402Version", &p.X402Version)
	if m.err == nil && p.X402Version != Version1 {
		return wrongVersion(p.X402Version)
	}
	m.required("scheme", &p.Scheme)
	m.required("network", &p.Network)
	m.required("payload", &p.Payload)
	p.Unknown, err = m.done()
	return err
}

// MarshalJSON implements json.Marshaler.
func (p PaymentPayloadV1) MarshalJSON() ([]byte, error) {
	w := newWriter(p.Unknown)
	w.put("x402Version", Version1)
	w.put("scheme", p.Scheme)
	w.put("network", p.Network)
	w.put("payload", p.Payload)
	return w.bytes()
}

// Exact reads the scheme specific part as an EIP-3009 payment.
func (p *PaymentPayloadV1) Exact() (*ExactPayload, error) { return exactOf(p.Payload) }

// FacilitatorRequestV1 is the body of /verify and /settle for version 1.
type FacilitatorRequestV1 struct {
	X402Version         int                   `json:"x402Version"`
	PaymentPayload      PaymentPayloadV1      `json:"paymentPayload"`
	PaymentRequirements PaymentRequirementsV1 `json:"paymentRequirements"`
}

// V2 is the same offer in version 2's terms. A network name is mapped where a mapping exists; CAIP-2 stays as it is.
func (p PaymentRequirementsV1) V2() PaymentRequirements {
	network := p.Network
	if id, err := ChainID(network); err == nil {
		network = Network(id)
	}
	return PaymentRequirements{
		Scheme: p.Scheme, Network: network, Amount: p.MaxAmountRequired, Asset: p.Asset, PayTo: p.PayTo,
		MaxTimeoutSeconds: p.MaxTimeoutSeconds, Extra: p.Extra,
	}
}

// V1 is the same offer in version 1's terms. The network is written as a name where one exists, else as CAIP-2.
func (p PaymentRequirements) V1(resource ResourceInfo) PaymentRequirementsV1 {
	network := p.Network
	if id, err := ChainID(network); err == nil {
		network = NetworkName(id)
	}
	return PaymentRequirementsV1{
		Scheme: p.Scheme, Network: network, MaxAmountRequired: p.Amount, Resource: resource.URL,
		Description: resource.Description, MimeType: resource.MimeType, PayTo: p.PayTo,
		MaxTimeoutSeconds: p.MaxTimeoutSeconds, Asset: p.Asset, Extra: p.Extra,
	}
}
