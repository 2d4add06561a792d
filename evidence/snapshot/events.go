package snapshot

import (
	"context"
	"fmt"
	"math/big"
	"reflect"
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// EventRecord is one decoded log of a contract of the record.
type EventRecord struct {
	At       Position       `json:"at"`
	Contract common.Address `json:"contract"`
	Event    string         `json:"event"`
	Args     map[string]any `json:"args"`
}

var (
	vaultABI     = parsed(&bindings.VaultMetaData)
	committeeABI = parsed(&bindings.CommitteeMetaData)
	registryABI  = parsed(&bindings.ValidatorRegistryMetaData)

	topicTransfer      = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	topicAuthorization = crypto.Keccak256Hash([]byte("AuthorizationUsed(address,bytes32)"))
)

// event is a log of this record with its name.
type event struct {
	provenLog
	name string
	next *types.Log // the log behind it in the receipt
}

// transfer is a token movement into or out of an Offer.
type transfer struct {
	provenLog
	offer  *offer
	in     bool
	other  common.Address // payer, or who was paid
	amount *big.Int
	nonce  common.Hash // of the authorization log directly before it, else zero
}

// record of all proven logs that concern the system, in the order of the chain.
type history struct {
	transfers  []transfer
	offers     map[common.Address][]event
	vault      map[common.Address][]event // by Offer
	disputes   map[disputeKey][]event     // of the Offers in scope; of others their openings
	fees       map[common.Address][]event // what committees credited and what was claimed
	registries map[common.Address][]event
	published  map[common.Address]event
	listed     []EventRecord
}

type disputeKey struct {
	committee common.Address
	id        uint64
}

// history sorts the proven logs. A receipt without any log of the record is refused: it would prove nothing.
func (s *system) history(ctx context.Context, receipts [][]provenLog, ours map[disputeKey]bool) (*history, error) {
	h := &history{
		offers: map[common.Address][]event{}, vault: map[common.Address][]event{},
		disputes: map[disputeKey][]event{}, published: map[common.Address]event{}, fees: map[common.Address][]event{},
		registries: map[common.Address][]event{}, listed: []EventRecord{},
	}
	for _, logs := range receipts {
		before := len(h.transfers) + len(h.listed)
		for i := range logs {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			if err := s.sort(h, logs, i, ours); err != nil {
				return nil, err
			}
		}
		if len(h.transfers)+len(h.listed) == before {
			at := Position{}
			if len(logs) > 0 {
				at = logs[0].Position
			}
			return nil, fail(fileReceipts, "receipt %d of block %d has no log of this record", at.Transaction, at.Block)
		}
	}
	return h, nil
}

func (s *system) sort(h *history, logs []provenLog, i int, ours map[disputeKey]bool) error {
	l := logs[i]
	if len(l.log.Topics) == 0 {
		return nil
	}
	e := event{provenLog: l}
	if i+1 < len(logs) {
		e.next = logs[i+1].log
	}
	switch {
	case s.byAddress[l.log.Address] != nil:
		if !h.list(&e, offerABI) {
			return nil
		}
		h.offers[l.log.Address] = append(h.offers[l.log.Address], e)
	case l.log.Address == s.vault:
		of := s.topicOffer(l.log)
		if of == nil || !h.list(&e, vaultABI) {
			return nil
		}
		h.vault[of.address] = append(h.vault[of.address], e)
	case l.log.Address == s.factory:
		of := s.topicOffer(l.log)
		if of == nil || !h.list(&e, factoryABI) {
			return nil
		}
		h.published[of.address] = e
	case s.committees[l.log.Address] != nil:
		s.committeeEvent(h, e, ours)
	case s.registryOf(l.log.Address) != nil:
		if h.list(&e, registryABI) {
			h.registries[l.log.Address] = append(h.registries[l.log.Address], e)
		}
	case s.tokens[l.log.Address] != nil:
		s.transfer(h, logs, i)
	}
	return nil
}

// Of every dispute, whoever's it is, a committee's books need to know what it was opened with, and who was credited.
var (
	topicOpened = committeeABI.Events["DisputeOpened"].ID
	topicsFees  = []common.Hash{
		committeeABI.Events["FeeCredited"].ID, committeeABI.Events["NativeFeeCredited"].ID,
		committeeABI.Events["FeeClaimed"].ID, committeeABI.Events["NativeFeeClaimed"].ID,
	}
)

// committeeEvent takes an event of a committee, if it is of a dispute in scope or needed for the books.
func (s *system) committeeEvent(h *history, e event, ours map[disputeKey]bool) {
	topic := e.log.Topics[0]
	key, of := disputeOf(e.log)
	of = of && (ours[key] || topic == topicOpened)
	fee := slices.Contains(topicsFees, topic)
	if (!of && !fee) || !h.list(&e, committeeABI) {
		return
	}
	if of {
		h.disputes[key] = append(h.disputes[key], e)
	}
	if fee {
		h.fees[e.log.Address] = append(h.fees[e.log.Address], e)
	}
}

// disputeOf finds the dispute that a committee's event is about: its number is the event's first indexed uint256.
func disputeOf(l *types.Log) (disputeKey, bool) {
	ev, err := committeeABI.EventByID(l.Topics[0])
	if err != nil {
		return disputeKey{}, false
	}
	topic := 1
	for _, in := range ev.Inputs {
		if !in.Indexed || topic >= len(l.Topics) {
			continue
		}
		if in.Type.T == abi.UintTy && in.Type.Size == 256 {
			id := new(big.Int).SetBytes(l.Topics[topic][:])
			return disputeKey{l.Address, id.Uint64()}, id.IsUint64()
		}
		topic++
	}
	return disputeKey{}, false
}

// registryOf is the committee whose registry stands at an address.
func (s *system) registryOf(address common.Address) *committee {
	for _, c := range s.committees {
		if c.registry.address == address {
			return c
		}
	}
	return nil
}

// topicOffer gives the Offer that the first topic names.
func (s *system) topicOffer(l *types.Log) *offer {
	if len(l.Topics) < 2 {
		return nil
	}
	return s.byAddress[asAddress(l.Topics[1])]
}

// transfer takes a Transfer of an Offer's own token, of more than nothing, into or out of it.
func (s *system) transfer(h *history, logs []provenLog, i int) {
	l := logs[i].log
	if len(l.Topics) != 3 || l.Topics[0] != topicTransfer || len(l.Data) != common.HashLength {
		return
	}
	amount := new(big.Int).SetBytes(l.Data)
	if amount.Sign() == 0 {
		return
	}
	from, to := asAddress(l.Topics[1]), asAddress(l.Topics[2])
	if o := s.byAddress[to]; o != nil && o.terms.Token == l.Address {
		t := transfer{provenLog: logs[i], offer: o, in: true, other: from, amount: amount}
		if i > 0 {
			t.nonce = authorization(logs[i-1].log, l.Address, from)
		}
		h.transfers = append(h.transfers, t)
	}
	if o := s.byAddress[from]; o != nil && o.terms.Token == l.Address {
		h.transfers = append(h.transfers, transfer{provenLog: logs[i], offer: o, other: to, amount: amount})
	}
}

func authorization(l *types.Log, token, payer common.Address) common.Hash {
	if l.Address != token || len(l.Topics) != 3 || l.Topics[0] != topicAuthorization || len(l.Data) != 0 || asAddress(l.Topics[1]) != payer {
		return common.Hash{}
	}
	return l.Topics[2]
}

// list decodes an event for events.json. It reports false for a log that the contract's ABI does not know.
func (h *history) list(e *event, contract *abi.ABI) bool {
	ev, err := contract.EventByID(e.log.Topics[0])
	if err != nil {
		return false
	}
	args := map[string]any{}
	if len(e.log.Data) > 0 {
		if err := ev.Inputs.UnpackIntoMap(args, e.log.Data); err != nil {
			return false
		}
	}
	var indexed abi.Arguments
	for _, in := range ev.Inputs {
		if in.Indexed {
			indexed = append(indexed, in)
		}
	}
	if err := abi.ParseTopicsIntoMap(args, indexed, e.log.Topics[1:]); err != nil {
		return false
	}
	for k, v := range args {
		args[k] = plain(reflect.ValueOf(v))
	}
	e.name = ev.Name
	h.listed = append(h.listed, EventRecord{At: e.Position, Contract: e.log.Address, Event: ev.Name, Args: args})
	return true
}

// plain turns a decoded value into one that JSON writes without loss: bytes in hex, integers above 64 bits in decimal
// strings, structs as objects.
func plain(v reflect.Value) any {
	switch x := v.Interface().(type) {
	case *big.Int:
		return x.String()
	case common.Address, common.Hash:
		return x
	case []byte:
		return hexutil.Bytes(x)
	}
	switch v.Kind() {
	case reflect.Array:
		raw := make([]byte, v.Len())
		if v.Type().Elem().Kind() == reflect.Uint8 {
			reflect.Copy(reflect.ValueOf(raw), v)
			return hexutil.Bytes(raw)
		}
		return list(v)
	case reflect.Slice:
		return list(v)
	case reflect.Struct:
		out := map[string]any{}
		for i := range v.NumField() {
			name := v.Type().Field(i).Tag.Get("json")
			if name == "" {
				name = v.Type().Field(i).Name
			}
			out[name] = plain(v.Field(i))
		}
		return out
	}
	return v.Interface()
}

func list(v reflect.Value) any {
	out := make([]any, v.Len())
	for i := range out {
		out[i] = plain(v.Index(i))
	}
	return out
}

// unpack reads an event into its binding.
func unpackEvent[T any](e event, read func(*types.Log) (*T, error)) (*T, error) {
	out, err := read(e.log)
	if err != nil {
		return nil, fail(fileEvents, "%s in block %d: %w", e.name, e.Block, err)
	}
	return out, nil
}

func dec(v *big.Int) string {
	if v == nil {
		return "0"
	}
	return v.String()
}

func sum(values ...*big.Int) *big.Int {
	out := new(big.Int)
	for _, v := range values {
		out.Add(out, v)
	}
	return out
}

func where(p Position) string {
	return fmt.Sprintf("block %d, transaction %d, log %d", p.Block, p.Transaction, p.Log)
}
