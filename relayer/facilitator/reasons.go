package facilitator

import (
	"context"
	"errors"
	"net"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/x402"
)

// revertTexts are the texts with which Circle's token refuses a transfer.
var revertTexts = map[string]struct {
	reason  x402.Reason
	message string
}{
	"FiatTokenV2: authorization is not yet valid":    {x402.ReasonExactValidAfter, "the authorization is not valid yet"},
	"FiatTokenV2: authorization is expired":          {x402.ReasonExactValidBefore, "the authorization has expired"},
	"FiatTokenV2: authorization is used or canceled": {x402.ReasonExactNonceUsed, "the authorization is used or cancelled"},
	"FiatTokenV2: invalid signature":                 {x402.ReasonExactSignature, "the token does not accept the signature"},
	"ECRecover: invalid signature":                   {x402.ReasonExactSignature, "the token does not accept the signature"},
	"ECRecover: invalid signature length":            {x402.ReasonExactSignature, "the token does not accept the signature"},
	"ECRecover: invalid signature 's' value":         {x402.ReasonExactSignature, "the token does not accept the signature"},
	"ECRecover: invalid signature 'v' value":         {x402.ReasonExactSignature, "the token does not accept the signature"},
	"ERC20: transfer amount exceeds balance":         {x402.ReasonInsufficientFunds, "the payer holds less than the amount"},
	"Blacklistable: account is blacklisted":          {x402.ReasonExactSimulation, "the token blocks the payer or the payee"},
	"FiatTokenV2_2: Account is blacklisted":          {x402.ReasonExactSimulation, "the token blocks the payer or the payee"},
	"Pausable: paused":                               {x402.ReasonExactSimulation, "the token is paused"},
	"ERC20: transfer to the zero address":            {x402.ReasonExactSimulation, "the token cannot pay the zero address"},
}

// revertSelectors are the errors of OpenZeppelin's ERC-3009 token.
var revertSelectors = map[[4]byte]x402.Reason{
	{0x77, 0xc2, 0x07, 0xf4}: x402.ReasonExactSignature,
	{0x8f, 0x78, 0x08, 0xc1}: x402.ReasonExactNonceUsed,
	{0xe4, 0x50, 0xd3, 0x8c}: x402.ReasonInsufficientFunds, // ERC20InsufficientBalance
}

// explain turns a revert of the transfer into a refusal with the most precise code there is.
func (s *Server) explain(ctx context.Context, p *payment, err error) error {
	if p.permit2 != nil {
		return s.explainPermit2(ctx, p, err)
	}
	refused := refuse(x402.ReasonExactSimulation, "%v", err)
	var revert *bindings.RevertError
	if errors.As(err, &revert) {
		if known, ok := revertTexts[revert.Reason()]; ok {
			refused = refuse(known.reason, "%s", known.message)
		} else if len(revert.Data) >= 4 {
			if reason, ok := revertSelectors[[4]byte(revert.Data[:4])]; ok {
				refused.reason = reason
			}
		}
	}
	if refused.reason == x402.ReasonExactSignature {
		// We found the signature good for the domain that the server named, so that domain is suspect.
		return s.explainDomain(ctx, p, refused)
	}
	if refused.reason == x402.ReasonExactSimulation && s.lacksNonces(ctx, p) {
		return refuse(x402.ReasonExactNotSupported, "token %s keeps no authorizations: %v", p.domain.Token, err)
	}
	return refused
}

// lacksNonces reports whether the token has no ERC-3009 nonces: it reverts when asked for one, or answers nothing. A node
// that does not answer says nothing about the token.
func (s *Server) lacksNonces(ctx context.Context, p *payment) bool {
	_, err := s.used(ctx, p)
	var unanswered net.Error
	return err != nil && ctx.Err() == nil && !errors.As(err, &unanswered)
}

func (s *Server) explainDomain(ctx context.Context, p *payment, refused *refusal) error {
	name, err := s.textOf(ctx, p.domain.Token, s.token.PackName(), s.token.UnpackName)
	if err == nil && name != p.domain.Name {
		return refuse(x402.ReasonExactTokenName, "the token is named %.64q, not %.64q", name, p.domain.Name)
	}
	version, err := s.textOf(ctx, p.domain.Token, s.token.PackVersion(), s.token.UnpackVersion)
	if err == nil && version != p.domain.Version {
		return refuse(x402.ReasonExactTokenVersion, "the token has version %.64q, not %.64q", version, p.domain.Version)
	}
	return refused
}
