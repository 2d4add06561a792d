package chain_test

import (
	"errors"
	"math/big"
	"testing"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
)

func TestLogQueriesAdaptToTheNode(t *testing.T) {
	raw, p := behind(t, 1, "--prune-history") // a thousand states would go to the disk
	do(t, raw, nil, "anvil_setCode", at, emitter)
	client, _ := through(t, 0, p[0].URL)
	for range 5 {
		send(t, client, at)
	}
	do(t, raw, nil, "anvil_mine", "0x3e8")
	query := ethereum.FilterQuery{Addresses: []common.Address{at}}
	read := func(want int) int {
		t.Helper()
		before := p[0].Count("eth_getLogs")
		logs, err := client.Logs(t.Context(), query, 0, 1000)
		if err != nil || len(logs) != want {
			t.Fatalf("%d logs, %v", len(logs), err)
		}
		return p[0].Count("eth_getLogs") - before
	}
	p[0].Set(chaintest.Faults{LogBlocks: 100})
	first := read(5)
	if again := read(5); first < 11 || again >= first || again > 24 {
		t.Errorf("%d queries at first, %d once the limit is known", first, again)
	}
	p[0].Set(chaintest.Faults{LogResults: 2})
	read(5)
	p[0].Set(chaintest.Faults{})
	for range 40 {
		read(5)
	}
	if n := read(5); n > 3 {
		t.Errorf("%d queries: did not grow again", n)
	}
	p[0].Set(chaintest.Faults{LogBlocks: 1, LogResults: 0})
	if n := read(5); n < 1001 {
		t.Errorf("%d queries of one block", n)
	}
}

func TestLogsThatWereNotAskedForAreRefused(t *testing.T) {
	other := common.Address{1}
	hash := common.Hash{2}
	good := types.Log{Address: at, Topics: []common.Hash{{7}}, BlockNumber: 5, BlockHash: hash, Index: 1}
	with := func(change func(*types.Log)) []types.Log {
		l := good
		change(&l)
		return []types.Log{good, l}
	}
	query := ethereum.FilterQuery{FromBlock: big.NewInt(5), ToBlock: big.NewInt(6), Addresses: []common.Address{at}, Topics: [][]common.Hash{{{7}}}}
	if err := chain.CheckLogs(query, with(func(l *types.Log) { l.Index = 2 })); err != nil {
		t.Fatal(err)
	}
	for name, logs := range map[string][]types.Log{
		"removed":    with(func(l *types.Log) { l.Index, l.Removed = 2, true }),
		"early":      with(func(l *types.Log) { l.BlockNumber = 4 }),
		"late":       with(func(l *types.Log) { l.BlockNumber = 7 }),
		"other":      with(func(l *types.Log) { l.Index, l.Address = 2, other }),
		"topic":      with(func(l *types.Log) { l.Index, l.Topics = 2, []common.Hash{{8}} }),
		"no topic":   with(func(l *types.Log) { l.Index, l.Topics = 2, nil }),
		"no block":   with(func(l *types.Log) { l.Index, l.BlockHash = 2, common.Hash{} }),
		"twice":      with(func(*types.Log) {}),
		"two blocks": with(func(l *types.Log) { l.Index, l.BlockHash = 2, common.Hash{3} }),
	} {
		if err := chain.CheckLogs(query, logs); !errors.Is(err, chain.ErrInconsistent) {
			t.Errorf("%s: %v", name, err)
		}
	}
	query.FromBlock, query.ToBlock, query.BlockHash = nil, nil, &common.Hash{9}
	if err := chain.CheckLogs(query, []types.Log{good}); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("another block's: %v", err)
	}
	swapped := with(func(l *types.Log) { l.Index = 0 })
	query.BlockHash = nil
	if err := chain.CheckLogs(query, swapped); err != nil || swapped[0].Index != 0 {
		t.Errorf("not put in order: %v", err)
	}
}
