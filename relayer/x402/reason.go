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
	ReasonExactNotSupported      Reason = "invalid_exact_evm_eip3009_not_supported"
	ReasonAssetNotDeployed       Reason = "asset_not_deployed_contract"
	ReasonFactoryNotAllowed      Reason = "eip6492_factory_not_allowed"
	ReasonDeploymentFailed       Reason = "smart_wallet_deployment_failed"
)

// Reasons of Permit2 payments.
const (
	ReasonPermit2Spender          Reason = "invalid_permit2_spender"
	ReasonPermit2Recipient        Reason = "invalid_permit2_recipient_mismatch"
	ReasonPermit2Expired          Reason = "permit2_deadline_expired"
	ReasonPermit2NotYetValid      Reason = "permit2_not_yet_valid"
	ReasonPermit2Amount           Reason = "permit2_amount_mismatch"
	ReasonPermit2Token            Reason = "permit2_token_mismatch"
	ReasonPermit2Signature        Reason = "invalid_permit2_signature"
	ReasonPermit2Allowance        Reason = "permit2_allowance_required"
	ReasonPermit2Simulation       Reason = "permit2_simulation_failed"
	ReasonPermit2Balance          Reason = "permit2_insufficient_balance"
	ReasonPermit2ProxyNotDeployed Reason = "permit2_proxy_not_deployed"
	ReasonPermit2InvalidAmount    Reason = "permit2_invalid_amount"
	ReasonPermit2InvalidTo        Reason = "permit2_invalid_destination"
	ReasonPermit2InvalidOwner     Reason = "permit2_invalid_owner"
	ReasonPermit2TooEarly         Reason = "permit2_payment_too_early"
	ReasonPermit2Nonce            Reason = "permit2_invalid_nonce"
)

// ReasonPaymentIDConflict says that the payer used the payment id for another payment. The protocol gives this case a
// status, 409, and no name.
const ReasonPaymentIDConflict Reason = "payment_identifier_conflict"
