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

// history is all proven events of the record, in the order of the chain. Transfers are not kept: there are as many as payments.
type history struct {
	offers     map[common.Address][]event
	vault      map[common.Address][]event // by Offer
	disputes   map[disputeKey][]event     // of the Offers in scope; of others their openings
	fees       map[common.Address][]event // what committees credited and what was claimed
	registries map[common.Address][]event
	published  map[common.Address]event
	refusals   RefusalsFile
}

type disputeKey struct {
	committee common.Address
	id        uint64
}

// history reads the blocks once for all that is not a payment.
func (s *system) history(ctx context.Context, blocks chained, ours map[disputeKey]bool) (*history, error) {
	h := &history{
		offers: map[common.Address][]event{}, vault: map[common.Address][]event{},
		disputes: map[disputeKey][]event{}, published: map[common.Address]event{}, fees: map[common.Address][]event{},
		registries: map[common.Address][]event{}, refusals: RefusalsFile{Scanned: s.w.scanned, Refusals: []RefusalRecord{}},
	}
	targets := s.targets()
	err := blocks.each(ctx, func(b *provenBlock, own bool) error {
		s.w.tell(b, own)
		for _, logs := range b.receipts {
			for i := range logs {
				if e, ok := s.listed(logs, i, ours); ok {
					e.keep(h, e.event)
				}
			}
		}
		return s.refused(h, b, targets)
	})
	return h, err
}

// listedEvent is an event of the record: as it is shown, and where it counts.
type listedEvent struct {
	event
	args map[string]any
	keep func(*history, event)
}

// record is the event as events.json shows it.
func (e *listedEvent) record() EventRecord {
	return EventRecord{At: e.Position, Contract: e.log.Address, Event: e.name, Args: e.args}
}

// listed says whether a log is an event of this record.
func (s *system) listed(logs []provenLog, i int, ours map[disputeKey]bool) (*listedEvent, bool) {
	l := logs[i]
	if len(l.log.Topics) == 0 {
		return nil, false
	}
	at, contract := l.log.Address, (*abi.ABI)(nil)
	e := &listedEvent{event: event{provenLog: l}}
	if i+1 < len(logs) {
		e.next = logs[i+1].log
	}
	switch {
	case s.byAddress[at] != nil:
		contract = offerABI
		e.keep = func(h *history, e event) { h.offers[at] = append(h.offers[at], e) }
	case at == s.vault || at == s.factory:
		of := s.topicOffer(l.log)
		if of == nil {
			return nil, false
		}
		contract = vaultABI
		e.keep = func(h *history, e event) { h.vault[of.address] = append(h.vault[of.address], e) }
		if at == s.factory {
			contract = factoryABI
			e.keep = func(h *history, e event) { h.published[of.address] = e }
		}
	case s.committees[at] != nil:
		contract = committeeABI
		if e.keep = committeeEvent(l.log, ours); e.keep == nil {
			return nil, false
		}
	case s.registryOf(at) != nil:
		contract = registryABI
		e.keep = func(h *history, e event) { h.registries[at] = append(h.registries[at], e) }
	default:
		return nil, false
	}
	return e, e.decode(contract)
}

// Of every dispute, whoever's it is, a committee's books need to know what it was opened with, and who was credited.
var (
	topicOpened = committeeABI.Events["DisputeOpened"].ID
	topicsFees  = []common.Hash{
		committeeABI.Events["FeeCredited"].ID, committeeABI.Events["NativeFeeCredited"].ID,
		committeeABI.Events["FeeClaimed"].ID, committeeABI.Events["NativeFeeClaimed"].ID,
	}
)

// committeeEvent says where an event of a committee counts: nil unless it is of a dispute in scope or needed for the books.
func committeeEvent(l *types.Log, ours map[disputeKey]bool) func(*history, event) {
	key, of := disputeOf(l)
	of = of && (ours[key] || l.Topics[0] == topicOpened)
	fee := slices.Contains(topicsFees, l.Topics[0])
	if !of && !fee {
		return nil
	}
	return func(h *history, e event) {
		if of {
			h.disputes[key] = append(h.disputes[key], e)
		}
		if fee {
			h.fees[l.Address] = append(h.fees[l.Address], e)
		}
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

// transfers gives a Transfer of an Offer's own token, of more than nothing, into and out of Offers.
func (s *system) transfers(logs []provenLog, i int) []transfer {
	l := logs[i].log
	if s.tokens[l.Address] == nil || len(l.Topics) != 3 || l.Topics[0] != topicTransfer || len(l.Data) != common.HashLength {
		return nil
	}
	amount := new(big.Int).SetBytes(l.Data)
	if amount.Sign() == 0 {
		return nil
	}
	var out []transfer
	from, to := asAddress(l.Topics[1]), asAddress(l.Topics[2])
	if o := s.byAddress[to]; o != nil && o.terms.Token == l.Address {
		t := transfer{provenLog: logs[i], offer: o, in: true, other: from, amount: amount}
		if i > 0 {
			t.nonce = authorization(logs[i-1].log, l.Address, from)
		}
		out = append(out, t)
	}
	if o := s.byAddress[from]; o != nil && o.terms.Token == l.Address {
		out = append(out, transfer{provenLog: logs[i], offer: o, other: to, amount: amount})
	}
	return out
}

func authorization(l *types.Log, token, payer common.Address) common.Hash {
	if l.Address != token || len(l.Topics) != 3 || l.Topics[0] != topicAuthorization || len(l.Data) != 0 || asAddress(l.Topics[1]) != payer {
		return common.Hash{}
	}
	return l.Topics[2]
}

// decode reads an event's name and arguments. It reports false for a log that the contract's ABI does not know.
func (e *listedEvent) decode(contract *abi.ABI) bool {
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
	e.name, e.args = ev.Name, args
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

// unpackEvent reads an event into its binding.
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
