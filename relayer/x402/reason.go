package x402

// Reason is a machine readable cause, as it appears in errorReason and invalidReason.
type Reason string

// Reasons of the core specification.
const (
	ReasonInsufficientFunds      Reason = "insufficient_funds"
	ReasonInvalidNetwork         Reason = "invalid_network"
	ReasonInvalidPayload         Reason = "invalid_payload"
	ReasonInvalidRequirements    Reason = "invalid_payment_requirements"
	ReasonInvalidScheme          Reason = "invalid_scheme"
	ReasonUnsupportedScheme      Reason = "unsupported_scheme"
	ReasonInvalidVersion         Reason = "invalid_x402_version"
	ReasonInvalidTransaction     Reason = "invalid_transaction_state"
	ReasonUnexpectedVerify       Reason = "unexpected_verify_error"
	ReasonUnexpectedSettle       Reason = "unexpected_settle_error"
	ReasonSettlementPending      Reason = "settlement_pending"
	ReasonExtensionEchoMismatch  Reason = "extension_echo_mismatch"
	ReasonUnsupportedPayloadType Reason = "unsupported_payload_type"
)

// Reasons of scheme exact on EVM chains: the core specification's code where it has one, else the one that other
// facilitators use.
const (
	ReasonExactRecipientMismatch Reason = "invalid_exact_evm_payload_recipient_mismatch"
	ReasonExactSignature         Reason = "invalid_exact_evm_payload_signature"
	ReasonExactValidBefore       Reason = "invalid_exact_evm_payload_authorization_valid_before"
	ReasonExactValidAfter        Reason = "invalid_exact_evm_payload_authorization_valid_after"
	ReasonExactValueMismatch     Reason = "invalid_exact_evm_payload_authorization_value_mismatch"
	ReasonExactMissingDomain     Reason = "invalid_exact_evm_missing_eip712_domain"
	ReasonExactTransactionFailed Reason = "invalid_exact_evm_transaction_failed"
	ReasonExactTransferMismatch  Reason = "invalid_exact_evm_transfer_event_mismatch"
	ReasonExactTokenName         Reason = "invalid_exact_evm_token_name_mismatch"
	ReasonExactTokenVersion      Reason = "invalid_exact_evm_token_version_mismatch"
	ReasonExactNonceUsed         Reason = "invalid_exact_evm_nonce_already_used"
	ReasonExactSimulation        Reason = "invalid_exact_evm_transaction_simulation_failed"
	ReasonAssetNotDeployed       Reason = "asset_not_deployed_contract"
	ReasonFactoryNotAllowed      Reason = "eip6492_factory_not_allowed"
)
