package facilitator

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/relayer/x402"
)

func TestTransferPosition(t *testing.T) {
	token, from, to, other := common.Address{1}, common.Address{2}, common.Address{3}, common.Address{4}
	nonce := common.Hash{5}
	p := &payment{
		domain: x402.TokenDomain{Token: token}, payTo: to, amount: uint256.NewInt(10),
		auth: x402.Authorization{From: from, To: to, Value: uint256.NewInt(10), Nonce: nonce},
	}
	used := func(at, who common.Address, n common.Hash) *types.Log {
		return &types.Log{Address: at, Topics: []common.Hash{topicUsed, addressTopic(who), n}}
	}
	transfer := func(at, a, b common.Address, value uint64) *types.Log {
		data := uint256.NewInt(value).Bytes32()
		return &types.Log{Address: at, Topics: []common.Hash{topicTransfer, addressTopic(a), addressTopic(b)}, Data: data[:]}
	}
	for name, c := range map[string]struct {
		logs []*types.Log
		want int // -1: none
	}{
		"alone":                {[]*types.Log{used(token, from, nonce), transfer(token, from, to, 10)}, 1},
		"second of a batch":    {[]*types.Log{used(token, from, common.Hash{6}), transfer(token, from, to, 10), used(token, from, nonce), transfer(token, from, to, 10)}, 3},
		"another log between":  {[]*types.Log{used(token, from, nonce), {Address: other}, transfer(token, from, to, 10)}, 2},
		"none":                 {nil, -1},
		"no authorization":     {[]*types.Log{transfer(token, from, to, 10)}, -1},
		"other nonce":          {[]*types.Log{used(token, from, common.Hash{6}), transfer(token, from, to, 10)}, -1},
		"other payer's nonce":  {[]*types.Log{used(token, other, nonce), transfer(token, from, to, 10)}, -1},
		"foreign token":        {[]*types.Log{used(other, from, nonce), transfer(other, from, to, 10)}, -1},
		"foreign transfer":     {[]*types.Log{used(token, from, nonce), transfer(other, from, to, 10)}, -1},
		"less arrived":         {[]*types.Log{used(token, from, nonce), transfer(token, from, to, 9)}, -1},
		"elsewhere":            {[]*types.Log{used(token, from, nonce), transfer(token, from, other, 10)}, -1},
		"somebody else's":      {[]*types.Log{used(token, from, nonce), transfer(token, other, to, 10)}, -1},
		"borrows the next one": {[]*types.Log{used(token, from, nonce), transfer(token, from, from, 10), used(token, from, common.Hash{6}), transfer(token, from, to, 10)}, -1},
		"transfer first":       {[]*types.Log{transfer(token, from, to, 10), used(token, from, nonce)}, -1},
		"short topics":         {[]*types.Log{{Address: token, Topics: []common.Hash{topicUsed}}, {Address: token}, {Address: token, Topics: []common.Hash{topicTransfer}}}, -1},
	} {
		got, ok := transferPosition(p, c.logs)
		if !ok {
			got = -1
		}
		if got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
