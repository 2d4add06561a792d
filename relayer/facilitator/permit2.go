package facilitator

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/x402"
)

// permit2ABI is what is called of the proxy, of Permit2 and of the token.
var permit2ABI = mustABI(`[
	{"type":"function","name":"settle","stateMutability":"nonpayable","outputs":[],"inputs":[
		{"name":"permit","type":"tuple","components":[
			{"name":"permitted","type":"tuple","components":[{"name":"token","type":"address"},{"name":"amount","type":"uint256"}]},
			{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},
		{"name":"owner","type":"address"},
		{"name":"witness","type":"tuple","components":[{"name":"to","type":"address"},{"name":"validAfter","type":"uint256"}]},
		{"name":"signature","type":"bytes"}]},
	{"type":"function","name":"settleWithPermit","stateMutability":"nonpayable","outputs":[],"inputs":[
		{"name":"permit2612","type":"tuple","components":[
			{"name":"value","type":"uint256"},{"name":"deadline","type":"uint256"},
			{"name":"r","type":"bytes32"},{"name":"s","type":"bytes32"},{"name":"v","type":"uint8"}]},
		{"name":"permit","type":"tuple","components":[
			{"name":"permitted","type":"tuple","components":[{"name":"token","type":"address"},{"name":"amount","type":"uint256"}]},
			{"name":"nonce","type":"uint256"},{"name":"deadline","type":"uint256"}]},
		{"name":"owner","type":"address"},
		{"name":"witness","type":"tuple","components":[{"name":"to","type":"address"},{"name":"validAfter","type":"uint256"}]},
		{"name":"signature","type":"bytes"}]},
	{"type":"function","name":"nonceBitmap","stateMutability":"view","outputs":[{"type":"uint256"}],"inputs":[{"name":"owner","type":"address"},{"name":"word","type":"uint256"}]},
	{"type":"function","name":"allowance","stateMutability":"view","outputs":[{"type":"uint256"}],"inputs":[{"name":"owner","type":"address"},{"name":"spender","type":"address"}]},
	{"type":"function","name":"balanceOf","stateMutability":"view","outputs":[{"type":"uint256"}],"inputs":[{"name":"account","type":"address"}]}]`)

func mustABI(text string) abi.ABI {
	parsed, err := abi.JSON(strings.NewReader(text))
	if err != nil {
		panic("facilitator: " + err.Error())
	}
	return parsed
}

// The tuples of settle.
type (
	permitted struct {
		Token  common.Address
		Amount *big.Int
	}
	permitTransfer struct {
		Permitted permitted
		Nonce     *big.Int
		Deadline  *big.Int
	}
	witness struct {
		To         common.Address
		ValidAfter *big.Int
	}
)

// permit2Errors are the errors of the proxy and of Permit2.
var permit2Errors = map[[4]byte]x402.Reason{
	selector("InvalidAmount()"):            x402.ReasonPermit2InvalidAmount,
	selector("InvalidAmount(uint256)"):     x402.ReasonPermit2InvalidAmount,
	selector("InvalidDestination()"):       x402.ReasonPermit2InvalidTo,
	selector("InvalidOwner()"):             x402.ReasonPermit2InvalidOwner,
	selector("PaymentTooEarly()"):          x402.ReasonPermit2TooEarly,
	selector("InvalidNonce()"):             x402.ReasonPermit2Nonce,
	selector("SignatureExpired(uint256)"):  x402.ReasonPermit2Expired,
	selector("InvalidSignature()"):         x402.ReasonPermit2Signature,
	selector("InvalidSignatureLength()"):   x402.ReasonPermit2Signature,
	selector("InvalidSigner()"):            x402.ReasonPermit2Signature,
	selector("InvalidContractSignature()"): x402.ReasonPermit2Signature,
}

func selector(signature string) [4]byte { return [4]byte(crypto.Keccak256([]byte(signature))) }

// setPermit2 takes over a permit, in the words of both ways to transfer.
func (p *payment) setPermit2(a x402.Permit2Authorization) {
	p.permit2 = &a
	p.auth = x402.Authorization{
		From: a.From, To: a.To, Value: a.Amount, ValidAfter: a.ValidAfter, ValidBefore: a.Deadline, Nonce: a.Nonce.Bytes32(),
	}
}

// checkPermit compares what only a permit says.
func (p *payment) checkPermit() *refusal {
	switch {
	case p.permit2 == nil:
		return nil
	case p.permit2.Spender != x402.ExactPermit2Proxy:
		return refuse(x402.ReasonPermit2Spender, "the permit is for %s, not for %s", p.permit2.Spender, x402.ExactPermit2Proxy)
	case p.permit2.Token != p.domain.Token:
		return refuse(x402.ReasonPermit2Token, "the permit is of token %s, required is %s", p.permit2.Token, p.domain.Token)
	}
	return nil
}

// verifyPermit2 is verify for a permit.
func (s *Server) verifyPermit2(ctx context.Context, p *payment) error {
	if p.permit2.Spender != x402.ExactPermit2Proxy {
		return p.checkPermit()
	}
	if refused := p.checkRecipient(); refused != nil {
		return refused
	}
	if err := s.verifyTimes(ctx, p); err != nil {
		return err
	}
	if refused := p.checkTerms(); refused != nil {
		return refused
	}
	if err := s.checkFactory(ctx, p); err != nil {
		return err
	}
	if err := s.checkCode(ctx, p.domain.Token, x402.ReasonAssetNotDeployed); err != nil {
		return err
	}
	// A call to an address without code succeeds and moves nothing.
	for _, at := range []common.Address{x402.ExactPermit2Proxy, x402.Permit2} {
		if err := s.checkCode(ctx, at, x402.ReasonPermit2ProxyNotDeployed); err != nil {
			return err
		}
	}
	return s.verifySignature(ctx, p)
}

func (p *payment) permit2Call() (call, error) {
	a := p.permit2
	data, err := permit2ABI.Pack("settle",
		permitTransfer{permitted{a.Token, a.Amount.ToBig()}, a.Nonce.ToBig(), a.Deadline.ToBig()},
		a.From, witness{a.To, a.ValidAfter.ToBig()}, p.signature)
	if err != nil {
		return call{}, fmt.Errorf("pack permit: %w", err)
	}
	return call{x402.ExactPermit2Proxy, data}, nil
}

// permit2Used reads the nonce's bit: true once used or invalidated.
func (s *Server) permit2Used(ctx context.Context, p *payment, number *big.Int) (bool, error) {
	nonce := p.permit2.Nonce
	word := new(uint256.Int).Rsh(nonce, 8)
	bitmap, err := s.readWord(ctx, number, x402.Permit2, "nonceBitmap", p.auth.From, word.ToBig())
	if err != nil {
		return false, err
	}
	return bitmap.Bit(int(nonce.Uint64()&0xff)) == 1, nil
}

// readWord calls a view that answers one number, as of a block; nil: the newest.
func (s *Server) readWord(ctx context.Context, number *big.Int, at common.Address, view string, args ...any) (*big.Int, error) {
	data, err := permit2ABI.Pack(view, args...)
	if err != nil {
		return nil, fmt.Errorf("pack %s: %w", view, err)
	}
	raw, err := s.opts.Chain.CallContract(ctx, ethereum.CallMsg{To: &at, Data: data}, number)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", view, err)
	}
	if len(raw) < common.HashLength {
		return nil, fmt.Errorf("read %s of %s: %d bytes", view, at, len(raw))
	}
	return new(big.Int).SetBytes(raw[:common.HashLength]), nil
}

// permit2Elsewhere answers for a permit whose nonce is used, but by none of our transactions. Permit2 writes no log for
// a nonce, so that transactions which moved the same amount are read. One that went through the proxy by way of another
// contract does not show whose nonce it used: the answer is pending then, neither success nor failure.
func (s *Server) permit2Elsewhere(ctx context.Context, p *payment, txs []common.Hash) outcome {
	logs, head, err := s.recent(ctx, p.domain.Token, [][]common.Hash{{topicTransfer}, {addressTopic(p.auth.From)}, {addressTopic(p.payTo)}})
	if err != nil {
		return giveUp(txs, err)
	}
	var unclear common.Hash
	for i := range logs {
		if !isTransfer(p, &logs[i]) {
			continue
		}
		tx, _, err := s.opts.Chain.TransactionByHash(ctx, logs[i].TxHash)
		if err != nil {
			return giveUp(append([]common.Hash{logs[i].TxHash}, txs...), err)
		}
		direct := tx.To() != nil && *tx.To() == x402.ExactPermit2Proxy
		if direct && !p.isSettledBy(tx.Data()) {
			continue
		}
		receipt, err := s.opts.Chain.TransactionReceipt(ctx, logs[i].TxHash)
		if err != nil {
			return giveUp(append([]common.Hash{logs[i].TxHash}, txs...), err)
		}
		if direct {
			return s.conclude(p, receipt)
		}
		if slices.ContainsFunc(receipt.Logs, func(l *types.Log) bool { return l.Address == x402.ExactPermit2Proxy }) {
			unclear = logs[i].TxHash
		}
	}
	if unclear != (common.Hash{}) {
		return pendingOutcome(unclear, errors.New("the nonce is used, and it cannot be told whether by this transaction"))
	}
	return s.usedEarlier(ctx, p, txs, head, refuse(x402.ReasonPermit2Nonce,
		"the nonce is used or invalidated, and no transaction of the last %d blocks settles this permit", s.opts.Lookback))
}

// isSettledBy reports whether call data settles just this permit at the proxy. The nonce alone does not tell: a payer may
// sign it for two tokens, and let the other one's code make the transfer that is looked for.
func (p *payment) isSettledBy(data []byte) bool {
	if len(data) < 4 {
		return false
	}
	method, err := permit2ABI.MethodById(data[:4])
	if err != nil {
		return false
	}
	values, err := method.Inputs.Unpack(data[4:])
	if err != nil {
		return false
	}
	if method.Name == "settleWithPermit" {
		values = values[1:] // after the token's own permit, both take the same
	} else if method.Name != "settle" {
		return false
	}
	permit := *abi.ConvertType(values[0], new(permitTransfer)).(*permitTransfer)
	to := *abi.ConvertType(values[2], new(witness)).(*witness)
	owner, ok := values[1].(common.Address)
	return ok && owner == p.auth.From && permit.Nonce.Cmp(p.permit2.Nonce.ToBig()) == 0 && permit.Permitted.Token == p.permit2.Token &&
		permit.Permitted.Amount.Cmp(p.permit2.Amount.ToBig()) == 0 && to.To == p.permit2.To
}

// explainPermit2 turns a revert of the proxy into a refusal with the most precise code there is.
func (s *Server) explainPermit2(ctx context.Context, p *payment, err error) error {
	var revert *bindings.RevertError
	if errors.As(err, &revert) && len(revert.Data) >= 4 {
		if reason, ok := permit2Errors[[4]byte(revert.Data[:4])]; ok {
			return refuse(reason, "%v", err)
		}
	}
	for _, c := range []struct {
		reason x402.Reason
		view   string
		args   []any
	}{
		{x402.ReasonPermit2Balance, "balanceOf", []any{p.auth.From}},
		{x402.ReasonPermit2Allowance, "allowance", []any{p.auth.From, x402.Permit2}},
	} {
		has, readErr := s.readWord(ctx, nil, p.domain.Token, c.view, c.args...)
		if readErr == nil && has.Cmp(p.amount.ToBig()) < 0 {
			return refuse(c.reason, "%s of %s is %s, needed is %s", c.view, p.auth.From, has, p.amount.Dec())
		}
	}
	return refuse(x402.ReasonPermit2Simulation, "%v", err)
}
