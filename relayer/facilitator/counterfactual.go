package facilitator

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"

	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// DeployGas bounds the transaction that creates a payer's wallet.
const DeployGas = 1_500_000

// suffix6492 ends a signature that carries the deployment of its wallet.
var suffix6492 = bytes.Repeat([]byte{0x64, 0x92}, 16)

// unwrap6492 takes the wallet's own signature and the call that creates the wallet out of an ERC-6492 wrapper. The call
// is nil without a wrapper.
func unwrap6492(sig []byte) (inner []byte, deploy *call, err error) {
	if !bytes.HasSuffix(sig, suffix6492) {
		return sig, nil, nil
	}
	values, err := arguments("address", "bytes", "bytes").Unpack(sig[:len(sig)-len(suffix6492)])
	if err != nil {
		return nil, nil, fmt.Errorf("broken ERC-6492 signature: %w", err)
	}
	return values[2].([]byte), &call{values[0].(common.Address), values[1].([]byte)}, nil
}

// verifyCounterfactual checks a wallet that does not exist yet: its factory is one that the operator pays for, and the
// token takes the signature once the wallet is there.
func (s *Server) verifyCounterfactual(ctx context.Context, p *payment) error {
	if !slices.Contains(s.opts.WalletFactories, p.deploy.To) {
		return refuse(x402.ReasonFactoryNotAllowed, "payer %s is not deployed, and factory %s is not allowed", p.auth.From, p.deploy.To)
	}
	return s.simulate(ctx, p)
}

func (s *Server) deployed(ctx context.Context, p *payment) (bool, error) {
	code, err := s.opts.Chain.CodeAt(ctx, p.auth.From, nil)
	return len(code) > 0, err
}

// createWallet makes the payer's wallet where it is missing. Whether its signature is good was simulated before, and is
// simulated again, because the factory's answer may depend on what happened since.
func (s *Server) createWallet(ctx context.Context, sender Sender, t *task) error {
	p := t.p
	if deployed, err := s.deployed(ctx, p); err != nil || deployed {
		return err
	}
	if err := s.verifyCounterfactual(ctx, p); err != nil {
		return err
	}
	receipt, err := sender.Send(ctx, txmgr.Candidate{To: &p.deploy.To, Data: p.deploy.Data, GasLimit: DeployGas})
	if receipt != nil {
		t.gas += receipt.GasUsed
	} else if errors.Is(err, txmgr.ErrPending) {
		t.gas += DeployGas // at most, once it is mined
	}
	if err != nil && !errors.Is(err, txmgr.ErrReverted) {
		return fmt.Errorf("create wallet: %w", err)
	}
	// Another may have created it in the meantime, so that what counts is whether it is there.
	deployed, lookup := s.deployed(ctx, p)
	switch {
	case lookup != nil:
		return fmt.Errorf("create wallet: %w", lookup)
	case !deployed:
		return refuse(x402.ReasonDeploymentFailed, "factory %s did not create %s: %v", p.deploy.To, p.auth.From, err)
	}
	return nil
}

// inTurn is code that makes calls one after the other and reverts with the first one's reason that fails. Run as the
// creation of a contract by eth_call, it shows what several transactions would do.
func inTurn(calls ...call) []byte {
	const (
		stepLength = 46 // bytes of code for one call
		tailLength = 9  // bytes of code after the last one
	)
	data := stepLength*len(calls) + tailLength // where the calls' data begins
	fail := stepLength*len(calls) + 1
	var code, appended []byte
	push := func(op vm.OpCode, n int) {
		var wide [8]byte
		binary.BigEndian.PutUint64(wide[:], uint64(n))
		code = append(code, byte(op))
		code = append(code, wide[8-int(op-vm.PUSH0):]...)
	}
	for _, c := range calls {
		// CODECOPY(0, place, length); then CALL(gas, to, 0, 0, length, 0, 0), and on to fail if that is zero.
		push(vm.PUSH3, len(c.Data))
		push(vm.PUSH3, data+len(appended))
		push(vm.PUSH0, 0)
		code = append(code, byte(vm.CODECOPY))
		push(vm.PUSH0, 0)
		push(vm.PUSH0, 0)
		push(vm.PUSH3, len(c.Data))
		push(vm.PUSH0, 0)
		push(vm.PUSH0, 0)
		code = append(code, byte(vm.PUSH20))
		code = append(code, c.To[:]...)
		code = append(code, byte(vm.GAS), byte(vm.CALL), byte(vm.ISZERO))
		push(vm.PUSH2, fail)
		code = append(code, byte(vm.JUMPI))
		appended = append(appended, c.Data...)
	}
	code = append(code, byte(vm.STOP), byte(vm.JUMPDEST), byte(vm.RETURNDATASIZE))
	push(vm.PUSH0, 0)
	push(vm.PUSH0, 0)
	code = append(code, byte(vm.RETURNDATACOPY), byte(vm.RETURNDATASIZE))
	push(vm.PUSH0, 0)
	code = append(code, byte(vm.REVERT))
	return append(code, appended...)
}
