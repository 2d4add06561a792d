package facilitator

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	// settleMarginSeconds is how long an authorization must still be valid, so that its transaction can be mined.
	settleMarginSeconds = 6
	// walletGas bounds the code of a smart wallet that is asked about a signature.
	walletGas = 200_000
	// ecdsaLength is the length of an r, s, v signature in bytes.
	ecdsaLength = 65
)

var (
	// magic1271 is what a wallet answers for a signature it stands by.
	magic1271 = [4]byte{0x16, 0x26, 0xba, 0x7e}
)

// verify checks everything that the chain can tell before the transfer is simulated, each way to transfer in the order
// of the reference facilitator. It returns a *refusal for an invalid payment and any other error when it could not find
// out.
func (s *Server) verify(ctx context.Context, p *payment) error {
	if p.permit2 != nil {
		return s.verifyPermit2(ctx, p)
	}
	if err := s.verifySignature(ctx, p); err != nil {
		return err
	}
	if refused := p.checkRecipient(); refused != nil {
		return refused
	}
	if err := s.verifyTimes(ctx, p); err != nil {
		return err
	}
	if refused := p.checkValue(); refused != nil {
		return refused
	}
	if err := s.checkFactory(ctx, p); err != nil {
		return err
	}
	return s.checkCode(ctx, p.domain.Token, x402.ReasonAssetNotDeployed)
}

func (s *Server) checkCode(ctx context.Context, at common.Address, reason x402.Reason) error {
	code, err := s.opts.Chain.CodeAt(ctx, at, nil)
	if err != nil {
		return err
	}
	if len(code) == 0 {
		return refuse(reason, "no code at %s", at)
	}
	return nil
}

// checkFactory refuses recipients that the factory did not publish, where the operator pays gas for its Offers only.
func (s *Server) checkFactory(ctx context.Context, p *payment) error {
	if s.opts.Factory == (common.Address{}) {
		return nil
	}
	published, err := isOffer(ctx, s.opts.Chain, s.opts.Factory, p.payTo)
	if err != nil {
		return err
	}
	if !published {
		return refuse(x402.ReasonInvalidRequirements, "payTo: %s is no Offer of %s", p.payTo, s.opts.Factory)
	}
	return nil
}

func isOffer(ctx context.Context, chain Chain, factory, at common.Address) (bool, error) {
	contract := bindings.NewOfferFactory()
	data, err := contract.TryPackIsOffer(at)
	if err != nil {
		return false, fmt.Errorf("pack isOffer: %w", err)
	}
	raw, err := chain.CallContract(ctx, ethereum.CallMsg{To: &factory, Data: data}, nil)
	if err != nil {
		return false, fmt.Errorf("read factory: %w", err)
	}
	published, err := contract.UnpackIsOffer(raw)
	if err != nil {
		return false, fmt.Errorf("read factory: %w", err)
	}
	return published, nil
}

// verifyTimes uses the later of the two clocks: a chain may lag behind, and a test chain may be ahead.
func (s *Server) verifyTimes(ctx context.Context, p *payment) error {
	head, err := s.opts.Chain.Head(ctx)
	if err != nil {
		return err
	}
	now := max(uint64(s.opts.Clock().Unix()), head.Time)
	if p.auth.ValidBefore.Lt(uint256.NewInt(now + settleMarginSeconds)) {
		return refuse(p.reasons().validBefore, "valid before %s, need at least %d", p.auth.ValidBefore.Dec(), now+settleMarginSeconds)
	}
	if p.auth.ValidAfter.Gt(uint256.NewInt(now)) {
		return refuse(p.reasons().validAfter, "valid after %s, now is %d", p.auth.ValidAfter.Dec(), now)
	}
	return nil
}

// lapsed reports whether no block after the latest can take the authorization any more, as far as can be told. Our own
// clock does not count: it may be ahead of the chain's.
func (s *Server) lapsed(ctx context.Context, p *payment) bool {
	head, err := s.opts.Chain.Head(ctx)
	return err == nil && !p.auth.ValidBefore.Gt(uint256.NewInt(head.Time))
}

// verifySignature goes by the code at the payer: none means a key, any means that the wallet is asked (ERC-1271), which
// includes keys that delegated to code. What a wallet that does not exist yet would say, only a simulation can tell.
func (s *Server) verifySignature(ctx context.Context, p *payment) error {
	code, err := s.opts.Chain.CodeAt(ctx, p.auth.From, nil)
	if err != nil {
		return err
	}
	if len(code) == 0 {
		if p.deploy != nil {
			return s.verifyCounterfactual(ctx, p)
		}
		signer, err := signature.Recover(p.digest(), p.signature)
		if err != nil || signer != p.auth.From {
			return refuse(p.reasons().signature, "not signed by %s", p.auth.From)
		}
		return nil
	}
	return s.askWallet(ctx, p)
}

// askWallet calls isValidSignature(bytes32,bytes) on the payer.
func (s *Server) askWallet(ctx context.Context, p *payment) error {
	args, err := arguments("bytes32", "bytes").Pack([32]byte(p.digest()), p.signature)
	if err != nil {
		return fmt.Errorf("pack isValidSignature: %w", err)
	}
	answer, err := s.opts.Chain.CallContract(ctx, ethereum.CallMsg{
		To: &p.auth.From, Gas: walletGas, Data: append(magic1271[:], args...),
	}, nil)
	if err != nil {
		var answered rpc.Error
		if errors.As(err, &answered) {
			return refuse(p.reasons().signature, "wallet %s refuses the signature: %v", p.auth.From, err)
		}
		return err
	}
	// The selector of isValidSignature is also its magic answer, left aligned in one word.
	if len(answer) < 32 || !bytes.Equal(answer[:4], magic1271[:]) || !bytes.Equal(answer[4:32], make([]byte, 28)) {
		return refuse(p.reasons().signature, "wallet %s does not stand by the signature", p.auth.From)
	}
	return nil
}

func arguments(types ...string) abi.Arguments {
	var out abi.Arguments
	for _, name := range types {
		t, err := abi.NewType(name, "", nil)
		if err != nil {
			panic("facilitator: abi type " + name)
		}
		out = append(out, abi.Argument{Type: t})
	}
	return out
}

// call is what a transaction does.
type call struct {
	To   common.Address `json:"to"`
	Data hexutil.Bytes  `json:"data"`
}

// transferCall is the call that moves the money: 65 byte signatures go to the v, r, s form, all others to the bytes form.
func (s *Server) transferCall(p *payment) (call, error) {
	if p.permit2 != nil {
		return p.permit2Call()
	}
	a := p.auth
	value, after, before := a.Value.ToBig(), a.ValidAfter.ToBig(), a.ValidBefore.ToBig()
	var data []byte
	var err error
	if len(p.signature) == ecdsaLength {
		r, sv := [32]byte(p.signature[:32]), [32]byte(p.signature[32:64])
		data, err = s.token.TryPackTransferWithAuthorization0(a.From, a.To, value, after, before, a.Nonce, p.signature[64], r, sv)
	} else {
		data, err = s.token.TryPackTransferWithAuthorization(a.From, a.To, value, after, before, a.Nonce, p.signature)
	}
	if err != nil {
		return call{}, fmt.Errorf("pack transfer: %w", err)
	}
	return call{p.domain.Token, data}, nil
}

// simulate runs the transfer on the pending state and turns a revert into a refusal.
func (s *Server) simulate(ctx context.Context, p *payment) error {
	c, err := s.transferCall(p)
	if err != nil {
		return err
	}
	message := ethereum.CallMsg{From: s.opts.Sender.Address(), To: &c.To, Gas: s.opts.MaxGas, Data: c.Data}
	if p.deploy != nil {
		deployed, err := s.deployed(ctx, p)
		if err != nil {
			return err
		}
		if !deployed {
			message.To, message.Data = nil, inTurn(*p.deploy, c)
			message.Gas += DeployGas
		}
	}
	_, err = s.opts.Chain.CallContract(ctx, message, big.NewInt(int64(rpc.PendingBlockNumber)))
	if err == nil {
		return nil
	}
	revert, ok := txmgr.RevertData(err)
	if !ok {
		var answered rpc.Error
		if errors.As(err, &answered) {
			return refuse(p.reasons().simulation, "%v", err) // such as out of gas
		}
		return err
	}
	return s.explain(ctx, p, bindings.DecodeRevert(revert))
}

// used reads authorizationState: true once used or cancelled.
func (s *Server) used(ctx context.Context, p *payment) (bool, error) { return s.usedAt(ctx, p, nil) }

// usedAt is used as of a block; nil: the newest.
func (s *Server) usedAt(ctx context.Context, p *payment, number *big.Int) (bool, error) {
	if p.permit2 != nil {
		return s.permit2Used(ctx, p, number)
	}
	data, err := s.token.TryPackAuthorizationState(p.auth.From, p.auth.Nonce)
	if err != nil {
		return false, fmt.Errorf("pack authorizationState: %w", err)
	}
	raw, err := s.opts.Chain.CallContract(ctx, ethereum.CallMsg{To: &p.domain.Token, Data: data}, number)
	if err != nil {
		return false, fmt.Errorf("read authorization state: %w", err)
	}
	return s.token.UnpackAuthorizationState(raw)
}

// textOf reads a string view of the token; a token without it answers "".
func (s *Server) textOf(ctx context.Context, token common.Address, data []byte, unpack func([]byte) (string, error)) (string, error) {
	raw, err := s.opts.Chain.CallContract(ctx, ethereum.CallMsg{To: &token, Data: data}, nil)
	if err != nil {
		return "", err
	}
	return unpack(raw)
}
