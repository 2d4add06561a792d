package facilitator

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/x402"
)

// outcome is what came of a settlement. Without success, tx says which transaction it is about, if any.
type outcome struct {
	success bool
	reason  x402.Reason
	message string
	tx      common.Hash
	extra   x402.Object
	field   string // what of the request is at fault, if that is known
	value   string
	fault   bool      // we could not find out, and nothing was broadcast
	unknown error     // we do not know whether anything was broadcast
	later   *overload // nothing was begun: a limit is reached
}

func pendingOutcome(tx common.Hash, cause error) outcome {
	return outcome{reason: x402.ReasonSettlementPending, message: cause.Error(), tx: tx}
}

func refusedOutcome(r *refusal, tx common.Hash) outcome {
	return outcome{reason: r.reason, message: r.message, field: r.field, value: r.value, tx: tx}
}

// faultOutcome answers for an error after which nothing of this authorization was broadcast.
func faultOutcome(err error) outcome {
	return outcome{reason: x402.ReasonUnexpectedSettle, message: "nothing was broadcast: " + err.Error(), fault: true}
}

// unknownOutcome answers while the state cannot be read: no verdict at all.
func unknownOutcome(err error) outcome { return outcome{unknown: err} }

// outcomeOf answers for an error of a check, before anything was broadcast.
func outcomeOf(err error) outcome {
	var refused *refusal
	if errors.As(err, &refused) {
		return refusedOutcome(refused, common.Hash{})
	}
	return faultOutcome(err)
}

// giveUp answers for an error of ours: pending where something may have been broadcast.
func giveUp(txs []common.Hash, err error) outcome {
	if len(txs) > 0 {
		return pendingOutcome(txs[0], err)
	}
	return faultOutcome(err)
}

// answer is an outcome as it is recorded, for those who wait for it in other processes.
type answer struct {
	Success bool        `json:"success"`
	Reason  x402.Reason `json:"reason,omitempty"`
	Message string      `json:"message,omitempty"`
	Tx      common.Hash `json:"tx"`
	Extra   x402.Object `json:"extra,omitempty"`
	Field   string      `json:"field,omitempty"`
	Value   string      `json:"value,omitempty"`
	Fault   bool        `json:"fault,omitempty"`
}

func (o outcome) encode() ([]byte, error) {
	raw, err := json.Marshal(answer{o.success, o.reason, o.message, o.tx, o.extra, o.field, o.value, o.fault})
	if err != nil {
		return nil, fmt.Errorf("encode outcome: %w", err)
	}
	return raw, nil
}

func decodeOutcome(raw []byte) outcome {
	var a answer
	if err := json.Unmarshal(raw, &a); err != nil {
		return unknownOutcome(fmt.Errorf("read recorded outcome: %w", err))
	}
	return outcome{
		success: a.Success, reason: a.Reason, message: a.Message, tx: a.Tx, extra: a.Extra,
		field: a.Field, value: a.Value, fault: a.Fault,
	}
}

// usedUp reports whether a simulation was refused because the authorization is used.
func usedUp(r x402.Reason) bool {
	return r == x402.ReasonExactNonceUsed || r == x402.ReasonPermit2Nonce
}

// expired answers for an authorization that cannot be broadcast again.
func expired(err error, txs []common.Hash) outcome {
	var refused *refusal
	if errors.As(err, &refused) && !usedUp(refused.reason) { // else something waits for its block
		return refusedOutcome(refused, txs[0])
	}
	return pendingOutcome(txs[0], err)
}

// notSent answers when a check found that nothing may be broadcast in this attempt.
func notSent(txs []common.Hash, err error) outcome {
	if len(txs) > 0 {
		return expired(err, txs)
	}
	return outcomeOf(err)
}
