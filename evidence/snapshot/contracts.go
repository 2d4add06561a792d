package snapshot

import (
	"bytes"
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// Build names what code was found at an address.
const (
	buildClone   = "clone of Offer"
	buildForeign = "not of this repository"
)

// ContractRecord is one contract that the record depends on.
type ContractRecord struct {
	Role       string                    `json:"role"`
	Address    common.Address            `json:"address"`
	CodeHash   common.Hash               `json:"codeHash"`
	Build      string                    `json:"build"` // contract of this repository that the code is, byte for byte
	Immutables map[string]common.Hash    `json:"immutables,omitempty"`
	Libraries  map[string]common.Address `json:"libraries,omitempty"`
}

// offer is a proven Offer.
type offer struct {
	address common.Address
	terms   bindings.Terms
	args    []byte // abi.encode(terms), as in the clone's code
	code    common.Hash
	store   *storage
	signers map[common.Address]bool // keys that ever could sign deliveries
}

// system is the set of contracts that belong together.
type system struct {
	w              *world
	chainID        uint64
	factory        common.Address
	vault          common.Address
	implementation common.Address
	offers         []*offer
	byAddress      map[common.Address]*offer
	committees     map[common.Address]*committee
	tokens         map[common.Address]*token
	records        []ContractRecord
	seen           map[part]bool
	facts          []Fact
}

// part is a contract in one of its roles: an Offer's terms may name a contract in another one than its own.
type part struct {
	role    string
	address common.Address
}

// Roles that somebody else's contract can have.
const (
	roleArbitrator = "arbitrator"
	roleSource     = "block-hash source"
)

// token is a payment token whose storage layout is known.
type token struct {
	address common.Address
	store   *storage
}

// committee is an arbitrator with this repository's code.
type committee struct {
	redraws  bool // its seats can be drawn again: its block hashes are this chain's
	address  common.Address
	store    *storage
	registry *registry
	token    *token
	values   map[string]common.Hash // immutables
}

// figure is a number of the committee's code.
func (c *committee) figure(label string) *big.Int { return c.values[label].Big() }

var offerABI, factoryABI = parsed(&bindings.OfferMetaData), parsed(&bindings.OfferFactoryMetaData)

// parsed reads an ABI that the generator wrote; it cannot fail at run time unless the build is broken.
func parsed(m interface{ ParseABI() (*abi.ABI, error) }) *abi.ABI {
	a, err := m.ParseABI()
	if err != nil {
		panic("bindings: " + err.Error())
	}
	return a
}

// checked holds the code at address to this repository's build of name.
func (s *system) checked(ctx context.Context, role, name string, address common.Address) (map[string]common.Hash, error) {
	code, err := s.w.codeOf(ctx, address)
	if err != nil {
		return nil, err
	}
	facts, err := layout.Of(name)
	if err != nil {
		return nil, err
	}
	immutables, libraries, err := facts.CheckCode(code)
	if err != nil {
		return nil, fail(fileContracts, "%s at %s: %w", role, address, err)
	}
	s.record(ContractRecord{
		Role: role, Address: address, CodeHash: crypto.Keccak256Hash(code), Build: name,
		Immutables: immutables, Libraries: libraries,
	})
	return immutables, nil
}

func (s *system) record(r ContractRecord) {
	if at := (part{r.Role, r.Address}); !s.seen[at] {
		s.seen[at] = true
		s.records = append(s.records, r)
	}
}

func (s *system) storageOf(name string, address common.Address) (*storage, error) {
	facts, err := layout.Of(name)
	if err != nil {
		return nil, err
	}
	return &storage{w: s.w, address: address, facts: facts}, nil
}

// The runtime code of a clone with arguments: OpenZeppelin's proxy around the implementation's address, then the data.
var (
	cloneHead = common.FromHex("363d3d373d3d3d363d73")
	cloneTail = common.FromHex("5af43d82803e903d91602b57fd5bf3")
)

const cloneSize = 45

func parseClone(code []byte) (implementation common.Address, args []byte, ok bool) {
	at := len(cloneHead) + common.AddressLength
	if len(code) < cloneSize || !bytes.HasPrefix(code, cloneHead) || !bytes.HasPrefix(code[at:], cloneTail) {
		return common.Address{}, nil, false
	}
	return common.BytesToAddress(code[len(cloneHead):at]), code[cloneSize:], true
}

// offerAt proves the Offer at an address: its code is a clone whose data is its terms, whose implementation, factory and
// vault are this repository's, and which the factory published.
func (s *system) offerAt(ctx context.Context, address common.Address) error {
	store, err := s.storageOf("Offer", address)
	if err != nil {
		return err
	}
	if store.loadOffer(ctx); store.err != nil {
		return store.err
	}
	code, err := s.w.codeOf(ctx, address)
	if err != nil {
		return err
	}
	implementation, args, ok := parseClone(code)
	if !ok {
		return fail(fileContracts, "%s is no Offer: its code is no clone", address)
	}
	t, err := decodeTerms(args)
	if err != nil {
		return fail(filePromises, "terms of %s: %w", address, err)
	}
	if err := s.family(ctx, implementation, address); err != nil {
		return err
	}
	factory, err := s.storageOf("OfferFactory", s.factory)
	if err != nil {
		return err
	}
	published := factory.flag(ctx, factory.variable("isOffer").Key(word32(address)))
	if factory.err != nil {
		return factory.err
	}
	if !published {
		return fail(fileContracts, "%s was not published by the factory %s", address, s.factory)
	}
	s.record(ContractRecord{Role: "offer", Address: address, CodeHash: crypto.Keccak256Hash(code), Build: buildClone})
	if err := s.parties(ctx, t, address); err != nil {
		return err
	}
	o := &offer{address: address, terms: t, args: args, code: crypto.Keccak256Hash(code), store: store}
	s.offers = append(s.offers, o)
	s.byAddress[address] = o
	return nil
}

func decodeTerms(args []byte) (bindings.Terms, error) {
	t, err := bindings.NewOffer().UnpackTerms(args)
	if err != nil {
		return bindings.Terms{}, err
	}
	again, err := offerABI.Methods["terms"].Outputs.Pack(t)
	if err != nil {
		return bindings.Terms{}, err
	}
	if !bytes.Equal(again, args) {
		return bindings.Terms{}, fail(filePromises, "not in their canonical encoding")
	}
	return t, nil
}

// family proves an Offer's implementation, factory and vault, each naming the others.
func (s *system) family(ctx context.Context, implementation, offer common.Address) error {
	if s.implementation == implementation {
		return nil
	}
	values, err := s.checked(ctx, "offer implementation", "Offer", implementation)
	if err != nil {
		return err
	}
	factory, vault, proceedings := asAddress(values["FACTORY"]), asAddress(values["VAULT"]), asAddress(values["PROCEEDINGS"])
	if s.factory != (common.Address{}) && s.factory != factory {
		return fail(fileContracts, "the implementation is of factory %s, not %s", factory, s.factory)
	}
	published, err := s.storageOf("OfferFactory", factory)
	if err != nil {
		return err
	}
	if published.loadPublished(ctx, offer); published.err != nil {
		return published.err
	}
	of, err := s.checked(ctx, "factory", "OfferFactory", factory)
	if err != nil {
		return err
	}
	in, err := s.checked(ctx, "vault", "Vault", vault)
	if err != nil {
		return err
	}
	other, err := s.checked(ctx, "offer proceedings", "OfferProceedings", proceedings)
	if err != nil {
		return err
	}
	if asAddress(of["implementation"]) != implementation || asAddress(of["vault"]) != vault || asAddress(of["proceedings"]) != proceedings ||
		asAddress(in["FACTORY"]) != factory {
		return fail(fileContracts, "factory %s, vault %s, implementation %s and proceedings %s do not name each other",
			factory, vault, implementation, proceedings)
	}
	many := asAddress(other["MANY"])
	third, err := s.checked(ctx, "offer many", "OfferMany", many)
	if err != nil {
		return err
	}
	if asAddress(of["MANY"]) != many {
		return fail(fileContracts, "factory %s and proceedings %s name different parts for many payments", factory, proceedings)
	}
	// What stands at its own address acts for every clone, and for none but clones.
	if asAddress(values["SELF"]) != implementation || asAddress(other["SELF"]) != proceedings || asAddress(third["SELF"]) != many {
		return fail(fileContracts, "a part of the Offers of factory %s takes another address for its own", factory)
	}
	s.factory, s.vault, s.implementation = factory, vault, implementation
	return nil
}

// parties proves what an Offer's terms name: the token, the arbitrator, the source of block hashes.
func (s *system) parties(ctx context.Context, t bindings.Terms, offer common.Address) error {
	if err := s.tokenAt(ctx, t.Token, offer, t.Arbitrator, registryAt(t.Arbitrator)); err != nil {
		return err
	}
	if err := s.committeeAt(ctx, t.Arbitrator); err != nil {
		return err
	}
	return s.orForeign(ctx, roleSource, "HistorySource", t.BlockHashSource)
}

// orForeign records a contract that may be somebody else's.
func (s *system) orForeign(ctx context.Context, role, name string, address common.Address) error {
	if s.seen[part{role, address}] {
		return nil
	}
	code, err := s.w.codeOf(ctx, address)
	if err != nil {
		return err
	}
	facts, err := layout.Of(name)
	if err != nil {
		return err
	}
	if _, _, err := facts.CheckCode(code); err == nil {
		_, err = s.checked(ctx, role, name, address)
		return err
	}
	s.record(ContractRecord{Role: role, Address: address, CodeHash: crypto.Keccak256Hash(code), Build: buildForeign})
	return nil
}

func (s *system) committeeAt(ctx context.Context, address common.Address) error {
	if s.seen[part{roleArbitrator, address}] {
		return nil
	}
	store, err := s.storageOf("Committee", address)
	if err != nil {
		return err
	}
	if store.load(ctx, store.variable("_count"), store.variable("_accounted"), store.variable("_accumulator")); store.err != nil {
		return store.err
	}
	if err := s.orForeign(ctx, roleArbitrator, "Committee", address); err != nil {
		return err
	}
	last := s.records[len(s.records)-1]
	if last.Build != "Committee" {
		return nil
	}
	// The committee's code was built on the chain it runs on and carries that chain's id.
	if id := new(big.Int).SetBytes(last.Immutables["_cachedChainId"].Bytes()); id.Cmp(new(big.Int).SetUint64(s.chainID)) != 0 {
		return fail(fileManifest, "chain id %d, the committee was deployed on chain %s", s.chainID, id)
	}
	c, err := s.committeeFamily(ctx, store, last.Immutables)
	if err != nil {
		return err
	}
	s.committees[address] = c
	source := asAddress(last.Immutables["BLOCK_HASH_SOURCE"])
	if err := s.orForeign(ctx, roleSource, "HistorySource", source); err != nil {
		return err
	}
	c.redraws = s.build(source) == "HistorySource"
	return nil
}

// committeeFamily proves what a committee delegates to and deployed: its annex, with the same figures, and the registry of
// its validators.
func (s *system) committeeFamily(ctx context.Context, store *storage, values map[string]common.Hash) (*committee, error) {
	address, annex := store.address, asAddress(values["_annex"])
	same, err := s.checked(ctx, "committee annex", "CommitteeAnnex", annex)
	if err != nil {
		return nil, err
	}
	for label, v := range same {
		// What each knows of itself; the annex runs as the committee.
		if label == "_cachedThis" || label == "_cachedDomainSeparator" {
			continue
		}
		if other, shared := values[label]; shared && other != v {
			return nil, fail(fileContracts, "committee %s and its annex %s differ in %s", address, annex, label)
		}
	}
	place := registryAt(address)
	members, err := s.storageOf("ValidatorRegistry", place)
	if err != nil {
		return nil, err
	}
	if members.load(ctx, members.variable("_highest"), members.variable("accounted")); members.err != nil {
		return nil, members.err
	}
	of, err := s.checked(ctx, "validator registry", "ValidatorRegistry", place)
	if err != nil {
		return nil, err
	}
	if asAddress(of["COMMITTEE"]) != address || of["TOKEN"] != values["TOKEN"] {
		return nil, fail(fileContracts, "registry %s is not committee %s's", place, address)
	}
	coin := asAddress(values["TOKEN"])
	if err := s.tokenAt(ctx, coin, address, place); err != nil {
		return nil, err
	}
	return &committee{
		address: address, store: store, token: s.tokens[coin], values: values,
		registry: &registry{address: place, store: members, unit: of["UNIT"].Big()},
	}, nil
}

// build says what a source of block hashes was found to be.
func (s *system) build(address common.Address) string {
	for _, r := range s.records {
		if r.Role == roleSource && r.Address == address {
			return r.Build
		}
	}
	return ""
}

// Where Circle's proxy keeps its implementation: keccak256("org.zeppelinos.proxy.implementation").
var proxyImplementation = crypto.Keccak256Hash([]byte("org.zeppelinos.proxy.implementation"))

// tokenAt proves the token's code, because only that says where a balance is. The one layout known is Circle's FiatToken
// V2.2 behind its proxy. The owners are those whose balances will be read.
func (s *system) tokenAt(ctx context.Context, address common.Address, owners ...common.Address) error {
	if s.tokens[address] != nil {
		return nil
	}
	store, err := s.storageOf("FiatTokenV2_2", address)
	if err != nil {
		return err
	}
	t := &token{address: address, store: store}
	if err := t.load(ctx, owners...); err != nil {
		return err
	}
	if _, err := s.checked(ctx, "token", "FiatTokenProxy", address); err != nil {
		return err
	}
	word, err := s.w.slot(ctx, address, proxyImplementation)
	if err != nil {
		return err
	}
	if _, err := s.checked(ctx, "token implementation", "FiatTokenV2_2", asAddress(word)); err != nil {
		return err
	}
	s.tokens[address] = t
	return nil
}

func (t *token) balancePlace(owner common.Address) layout.Place {
	return t.store.variable("balanceAndBlacklistStates").Key(word32(owner))
}

// balance reads an owner's balance. The top bit of the word is Circle's blocklist flag.
func (t *token) balance(ctx context.Context, owner common.Address) (balance *big.Int, blocked bool, err error) {
	word := t.store.word(ctx, t.balancePlace(owner))
	flag := new(uint256.Int).Lsh(uint256.NewInt(1), 255)
	blocked = new(uint256.Int).And(word, flag).Sign() != 0
	return new(uint256.Int).And(word, new(uint256.Int).Not(flag)).ToBig(), blocked, t.store.err
}

func asAddress(h common.Hash) common.Address { return common.BytesToAddress(h[:]) }
