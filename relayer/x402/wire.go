package x402

// Version is the protocol version of the types in this file.
const Version = 2

// SchemeExact is the scheme in which exactly the asked amount is paid.
const SchemeExact = "exact"

// ResourceInfo says what is sold.
type ResourceInfo struct {
	URL         string
	Description string
	MimeType    string
	ServiceName string
	Tags        []string
	IconURL     string
	Unknown     Object // members this package does not know
}

// UnmarshalJSON implements json.Unmarshaler.
func (r *ResourceInfo) UnmarshalJSON(raw []byte) (err error) {
	*r = ResourceInfo{}
	m := openObject(raw)
	m.required("url", &r.URL)
	m.optional("description", &r.Description)
	m.optional("mimeType", &r.MimeType)
	m.optional("serviceName", &r.ServiceName)
	m.optional("tags", &r.Tags)
	m.optional("iconUrl", &r.IconURL)
	r.Unknown, err = m.done()
	return err
}

// MarshalJSON implements json.Marshaler.
func (r ResourceInfo) MarshalJSON() ([]byte, error) {
	w := newWriter(r.Unknown)
	w.put("url", r.URL)
	w.putString("description", r.Description)
	w.putString("mimeType", r.MimeType)
	w.putString("serviceName", r.ServiceName)
	if r.Tags != nil {
		w.put("tags", r.Tags)
	}
	w.putString("iconUrl", r.IconURL)
	return w.bytes()
}

// PaymentRequirements is one way to pay. Network is CAIP-2, Amount a decimal string of atomic units. Addresses are kept
// in the spelling they came in, because an echo is compared byte by byte.
type PaymentRequirements struct {
	Scheme            string
	Network           string
	Amount            string
	Asset             string
	PayTo             string
	MaxTimeoutSeconds int64
	Extra             Object // scheme specific; nil when absent
	Unknown           Object // members this package does not know
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *PaymentRequirements) UnmarshalJSON(raw []byte) (err error) {
	*p = PaymentRequirements{}
	m := openObject(raw)
	m.required("scheme", &p.Scheme)
	m.required("network", &p.Network)
	m.required("amount", &p.Amount)
	m.required("asset", &p.Asset)
	m.required("payTo", &p.PayTo)
	m.required("maxTimeoutSeconds", &p.MaxTimeoutSeconds)
	m.optional("extra", &p.Extra)
	p.Unknown, err = m.done()
	return err
}

// MarshalJSON implements json.Marshaler.
func (p PaymentRequirements) MarshalJSON() ([]byte, error) {
	w := newWriter(p.Unknown)
	w.put("scheme", p.Scheme)
	w.put("network", p.Network)
	w.put("amount", p.Amount)
	w.put("asset", p.Asset)
	w.put("payTo", p.PayTo)
	w.put("maxTimeoutSeconds", p.MaxTimeoutSeconds)
	w.putObject("extra", p.Extra)
	return w.bytes()
}

// PaymentRequired is the content of a PAYMENT-REQUIRED header.
type PaymentRequired struct {
	X402Version int
	Error       string
	Resource    ResourceInfo
	Accepts     []PaymentRequirements
	Extensions  Object
	Unknown     Object
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *PaymentRequired) UnmarshalJSON(raw []byte) (err error) {
	*p = PaymentRequired{}
	m := openObject(raw)
	m.required("x402Version", &p.X402Version)
	m.optional("error", &p.Error)
	m.optional("resource", &p.Resource)
	m.required("accepts", &p.Accepts)
	m.optional("extensions", &p.Extensions)
	if p.Unknown, err = m.done(); err != nil {
		return err
	}
	if p.X402Version != Version {
		return wrongVersion(p.X402Version)
	}
	return nil
}

// MarshalJSON implements json.Marshaler.
func (p PaymentRequired) MarshalJSON() ([]byte, error) {
	w := newWriter(p.Unknown)
	w.put("x402Version", Version)
	w.putString("error", p.Error)
	if p.Resource.URL != "" {
		w.put("resource", p.Resource)
	}
	w.put("accepts", p.Accepts)
	w.putObject("extensions", p.Extensions)
	return w.bytes()
}

// PaymentPayload is the content of a PAYMENT-SIGNATURE header. Accepted is the chosen entry of the offer, echoed.
type PaymentPayload struct {
	X402Version int
	Resource    *ResourceInfo
	Accepted    PaymentRequirements
	Payload     Object // scheme specific; see ExactPayload
	Extensions  Object
	Unknown     Object
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *PaymentPayload) UnmarshalJSON(raw []byte) (err error) {
	*p = PaymentPayload{}
	m := openObject(raw)
	m.required("x402Version", &p.X402Version)
	if m.err == nil && p.X402Version != Version {
		return wrongVersion(p.X402Version)
	}
	m.optional("resource", &p.Resource)
	m.required("accepted", &p.Accepted)
	m.required("payload", &p.Payload)
	m.optional("extensions", &p.Extensions)
	p.Unknown, err = m.done()
	return err
}

// MarshalJSON implements json.Marshaler.
func (p PaymentPayload) MarshalJSON() ([]byte, error) {
	w := newWriter(p.Unknown)
	w.put("x402Version", Version)
	w.put("payload", p.Payload)
	if p.Resource != nil {
		w.put("resource", p.Resource)
	}
	w.put("accepted", p.Accepted)
	w.putObject("extensions", p.Extensions)
	return w.bytes()
}

// Exact reads the scheme specific part as an EIP-3009 payment.
func (p *PaymentPayload) Exact() (*ExactPayload, error) { return exactOf(p.Payload) }

// SettlementResponse is the content of a PAYMENT-RESPONSE header and the answer of POST /settle. Transaction is empty
// only when no transaction is known; that is no evidence that nothing was paid.
type SettlementResponse struct {
	Success      bool   `json:"success"`
	ErrorReason  Reason `json:"errorReason,omitempty"`
	ErrorMessage string `json:"errorMessage,omitempty"`
	Payer        string `json:"payer,omitempty"`
	Transaction  string `json:"transaction"`
	Network      string `json:"network"`
	Amount       string `json:"amount,omitempty"`
	Extensions   Object `json:"extensions,omitempty"`
	Extra        Object `json:"extra,omitempty"`
}

// VerifyResponse is the answer of POST /verify.
type VerifyResponse struct {
	IsValid        bool   `json:"isValid"`
	InvalidReason  Reason `json:"invalidReason,omitempty"`
	InvalidMessage string `json:"invalidMessage,omitempty"`
	Payer          string `json:"payer,omitempty"`
	Extensions     Object `json:"extensions,omitempty"`
	Extra          Object `json:"extra,omitempty"`
}

// SupportedKind is one (version, scheme, network) that a facilitator settles.
type SupportedKind struct {
	X402Version int    `json:"x402Version"`
	Scheme      string `json:"scheme"`
	Network     string `json:"network"`
	Extra       Object `json:"extra,omitempty"`
}

// Supported is the answer of GET /supported.
type Supported struct {
	Kinds      []SupportedKind     `json:"kinds"`
	Extensions []string            `json:"extensions"`
	Signers    map[string][]string `json:"signers"`
}

// FacilitatorRequest is the body of /verify and /settle for version 2. PaymentRequirements is the server's own entry.
type FacilitatorRequest struct {
	X402Version         int                 `json:"x402Version"`
	PaymentPayload      PaymentPayload      `json:"paymentPayload"`
	PaymentRequirements PaymentRequirements `json:"paymentRequirements"`
}
