package x402

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (s *SettlementResponse) UnmarshalJSON(raw []byte) error {
	*s = SettlementResponse{}
	m := openObject(raw)
	m.required("success", &s.Success)
	m.optional("errorReason", &s.ErrorReason)
	m.optional("errorMessage", &s.ErrorMessage)
	m.optional("payer", &s.Payer)
	m.optional("transaction", &s.Transaction)
	m.optional("network", &s.Network)
	m.optional("amount", &s.Amount)
	m.optional("extensions", &s.Extensions)
	m.optional("extra", &s.Extra)
	return m.err
}

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (v *VerifyResponse) UnmarshalJSON(raw []byte) error {
	*v = VerifyResponse{}
	m := openObject(raw)
	m.required("isValid", &v.IsValid)
	m.optional("invalidReason", &v.InvalidReason)
	m.optional("invalidMessage", &v.InvalidMessage)
	m.optional("payer", &v.Payer)
	m.optional("extensions", &v.Extensions)
	m.optional("extra", &v.Extra)
	return m.err
}

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (f *FacilitatorRequest) UnmarshalJSON(raw []byte) error {
	*f = FacilitatorRequest{}
	m := openObject(raw)
	m.optional("x402Version", &f.X402Version)
	m.required("paymentPayload", &f.PaymentPayload)
	m.required("paymentRequirements", &f.PaymentRequirements)
	return m.err
}

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (f *FacilitatorRequestV1) UnmarshalJSON(raw []byte) error {
	*f = FacilitatorRequestV1{}
	m := openObject(raw)
	m.optional("x402Version", &f.X402Version)
	m.required("paymentPayload", &f.PaymentPayload)
	m.required("paymentRequirements", &f.PaymentRequirements)
	return m.err
}

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (p *PaymentRequiredV1) UnmarshalJSON(raw []byte) error {
	*p = PaymentRequiredV1{}
	m := openObject(raw)
	m.required("x402Version", &p.X402Version)
	m.optional("error", &p.Error)
	m.required("accepts", &p.Accepts)
	if m.err == nil && p.X402Version != Version1 {
		return wrongVersion(p.X402Version)
	}
	return m.err
}

// UnmarshalJSON implements json.Unmarshaler. Unknown members are ignored.
func (s *SupportedKind) UnmarshalJSON(raw []byte) error {
	*s = SupportedKind{}
	m := openObject(raw)
	m.required("x402Version", &s.X402Version)
	m.required("scheme", &s.Scheme)
	m.required("network", &s.Network)
	m.optional("extra", &s.Extra)
	return m.err
}
