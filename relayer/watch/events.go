package watch

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
)

// TypePaid is a transfer of a token to an Offer, whoever settled it. The other events of the chain have their contract's
// name for them, as in "Contested".
const TypePaid = "paid"

var (
	factory = bindings.NewOfferFactory()
	offers  = bindings.NewOffer()

	ofFactory   = parsed(bindings.OfferFactoryMetaData.ParseABI)
	ofOffer     = parsed(bindings.OfferMetaData.ParseABI)
	ofVault     = parsed(bindings.VaultMetaData.ParseABI)
	ofCommittee = parsed(bindings.CommitteeMetaData.ParseABI)
	ofToken     = parsed(bindings.FiatTokenMetaData.ParseABI)

	publishedTopic = ofFactory.Events["Published"].ID
	frozenTopic    = ofOffer.Events["Frozen"].ID
	rulingTopic    = ofOffer.Events["Ruling"].ID
	transferTopic  = ofToken.Events["Transfer"].ID
	contractTopics = topics(ofFactory, ofOffer, ofVault, ofCommittee)
)

// parsed reads a binding's interface; one that cannot be read is a defect of the generated bindings.
func parsed(parse func() (*abi.ABI, error)) *abi.ABI {
	contract, err := parse()
	if err != nil {
		panic("watch: " + err.Error())
	}
	return contract
}

func topics(contracts ...*abi.ABI) []common.Hash {
	var out []common.Hash
	for _, c := range contracts {
		for _, e := range c.Events {
			out = append(out, e.ID)
		}
	}
	slices.SortFunc(out, func(a, b common.Hash) int { return a.Cmp(b) })
	return slices.Compact(out)
}

func callTo(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

// told are a block's events, in order. Logs of strangers' contracts are left out.
func (w *Watcher) told(known *names, b chain.Block) []feed.Event {
	var out []feed.Event
	for i := range b.Logs {
		e, ours, err := w.event(known, &b.Logs[i])
		if err != nil {
			w.o.Log.Warn("log not understood", "block", b.Number, "tx", b.Logs[i].TxHash, "err", err)
			continue
		}
		if ours {
			e.Block, e.Time = b.Number, b.Time
			out = append(out, e)
		}
	}
	return out
}

// event decodes a log and says what it is about, or that it is not ours.
func (w *Watcher) event(known *names, l *types.Log) (e feed.Event, ours bool, err error) {
	_, byOffer := known.offers[l.Address]
	switch {
	case byOffer:
		e, err = decode(ofOffer, l)
		e.Offer = &l.Address
		if l.Topics[0] == rulingTopic && err == nil { // ERC-792 names arbitrator and dispute alone
			arbitrator := common.BytesToAddress(l.Topics[1][:])
			e.Subject = known.disputes[disputeName(arbitrator, new(big.Int).SetBytes(l.Topics[2][:]))].Subject
		}
		return e, true, err
	case l.Address == w.o.Factory:
		e, err = decode(ofFactory, l)
		return e, true, err
	case l.Address == w.vault:
		e, err = decode(ofVault, l)
		return e, true, err
	case slices.Contains(w.o.Tokens, l.Address):
		return w.payment(known, l)
	}
	return w.dispute(known, l)
}

// payment is a transfer to an Offer.
func (w *Watcher) payment(known *names, l *types.Log) (feed.Event, bool, error) {
	if l.Topics[0] != transferTopic || len(l.Topics) != 3 {
		return feed.Event{}, false, nil
	}
	offer, ours := known.offers[common.BytesToAddress(l.Topics[2][:])]
	if !ours {
		return feed.Event{}, false, nil
	}
	e, err := decode(ofToken, l)
	e.Type, e.Offer = TypePaid, &offer.Offer
	return e, true, err
}

// dispute is an arbitrator's event about a dispute that one of the Offers has with it.
func (w *Watcher) dispute(known *names, l *types.Log) (feed.Event, bool, error) {
	event, err := ofCommittee.EventByID(l.Topics[0])
	if err != nil {
		return feed.Event{}, false, nil
	}
	at := slices.IndexFunc(indexed(event), func(a abi.Argument) bool { return a.Name == "disputeID" || a.Name == "_disputeID" })
	if at < 0 || len(l.Topics) <= at+1 {
		return feed.Event{}, false, nil
	}
	about, ours := known.disputes[disputeName(l.Address, new(big.Int).SetBytes(l.Topics[at+1][:]))]
	if !ours {
		return feed.Event{}, false, nil
	}
	e, err := decode(ofCommittee, l)
	e.Offer, e.Subject = &about.Offer, about.Subject
	return e, true, err
}

func indexed(e *abi.Event) abi.Arguments {
	var out abi.Arguments
	for _, a := range e.Inputs {
		if a.Indexed {
			out = append(out, a)
		}
	}
	return out
}

// data is Event.Data for what a contract logged.
type data struct {
	Contract    common.Address `json:"contract"`
	Transaction common.Hash    `json:"transaction"`
	BlockHash   common.Hash    `json:"blockHash"`
	LogIndex    uint           `json:"logIndex"`
	Args        map[string]any `json:"args"` // see jsonOf
}

// decode reads a log by its contract's interface. Offer and Subject are taken from the arguments that name them.
func decode(contract *abi.ABI, l *types.Log) (feed.Event, error) {
	event, err := contract.EventByID(l.Topics[0])
	if err != nil {
		return feed.Event{}, err
	}
	values := map[string]any{}
	if err := event.Inputs.UnpackIntoMap(values, l.Data); err != nil {
		return feed.Event{}, fmt.Errorf("%s: %w", event.Name, err)
	}
	if err := abi.ParseTopicsIntoMap(values, indexed(event), l.Topics[1:]); err != nil {
		return feed.Event{}, fmt.Errorf("%s: %w", event.Name, err)
	}
	d := data{Contract: l.Address, Transaction: l.TxHash, BlockHash: l.BlockHash, LogIndex: l.Index, Args: map[string]any{}}
	for _, a := range event.Inputs {
		d.Args[a.Name] = jsonOf(a.Type, values[a.Name])
	}
	e := feed.Event{Type: event.RawName}
	if offer, ok := values["offer"].(common.Address); ok {
		e.Offer = &offer
	}
	if id, ok := values["caseId"].([32]byte); ok {
		e.Subject = common.Hash(id).Hex()
	} else if group, ok := values["_evidenceGroupID"].(*big.Int); ok { // as ERC-1497 spells a case
		e.Subject = common.BigToHash(group).Hex()
	}
	e.Data, err = json.Marshal(d)
	return e, err
}
