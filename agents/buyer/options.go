package buyer

import (
	"crypto/ecdsa"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Options configure one buyer.
type Options struct {
	Chain       *chain.Client
	Key         *ecdsa.PrivateKey // the payer's: signs payments, bonds and statements
	Sender      *txmgr.Manager    // sends transactions: the payer's own account, or a relayer's
	Store       store.Store
	Factory     common.Address   // the only one whose Offers are paid
	Arbitrators []common.Address // that are accepted
	// BlockHashSources are the contracts that may vouch for the blocks in which payments are proven.
	BlockHashSources []common.Address
	TokenDomain      x402.TokenDomain // the only token that is paid with
	Dir              string           // journal
	Policy           Policy

	FromBlock     uint64        // nothing of interest is older
	Poll          time.Duration // how often the chain is looked at
	Confirmations uint64        // further blocks before a payment counts

	HTTP   *http.Client // nil: a client with timeouts
	Random io.Reader    // nil: crypto/rand
	// Now is the clock that authorizations are dated with. It must agree with the chain's. Nil: time.Now.
	Now func() time.Time
	Log *slog.Logger // nil discards
}

// Policy is what the buyer may do by itself.
type Policy struct {
	MaxAmount         *big.Int // largest single payment, base units
	MaxPerHost        *big.Int // largest sum of a day (UTC, chain time) at one host, base units; nil: any
	MaxPerDay         *big.Int // the same at all hosts
	RepeatAfter       uint64   // seconds after which the same request may be paid for again under another name; 0: at once
	MinLost           uint32   // cases that a seller must have lost before its record counts
	MaxLostBps        uint64   // share of its cases that a seller may have lost; 10,000: any
	MaxBondBps        uint64   // largest bond as a share of the payment that is contested; 0: any
	CoverBps          uint64   // share of what may still be contested, this payment included, that free stake must cover; 0: one case alone
	MinWindow         uint32   // shortest contest window that is accepted, seconds
	MaxBond           *big.Int // largest bond, base units; nil: any
	MaxAppealFee      *big.Int // largest fee of an appeal, base units; nil: any that pays if it is won
	ProveBreach       bool     // use the seller's own signed fields where they suffice: no bond, no panel
	BondByPermit      bool     // the bond of a single case comes by EIP-2612 permit instead of ERC-3009; the payer must be the sender
	ContestUnresolved bool     // also contest what the own checks cannot settle
	Margin            uint64   // seconds that must be left before a deadline to start anything
	// StoreMargin is how many seconds before the end of the window a case is opened although the evidence store takes
	// nothing: a store that is down must not forfeit the dispute.
	StoreMargin uint64
	RelayFee    *big.Int // paid to the sender when that is not the payer, base units; nil: none
}

// DefaultPolicy pays at most one unit of a token with six decimals at a time, and twenty a day.
func DefaultPolicy() Policy {
	return Policy{
		MaxAmount: big.NewInt(1_000_000), MaxPerHost: big.NewInt(10_000_000), MaxPerDay: big.NewInt(20_000_000),
		MinLost: 5, MaxLostBps: 5000, MaxBondBps: 100 * settlement.FullBps,
		CoverBps: settlement.FullBps, MinWindow: 60, ProveBreach: true, Margin: 5, StoreMargin: 60,
	}
}

// Errors of configuration.
var (
	ErrMissing = errors.New("option missing")
	ErrOption  = errors.New("option out of range")
)

// Check reports everything that is wrong.
func (o Options) Check() error {
	var errs []error
	for _, m := range []struct {
		name   string
		absent bool
	}{
		{"chain", o.Chain == nil}, {"key", o.Key == nil}, {"sender", o.Sender == nil}, {"store", o.Store == nil},
		{"factory", o.Factory == common.Address{}}, {"arbitrators", len(o.Arbitrators) == 0},
		{"block hash sources", len(o.BlockHashSources) == 0}, {"dir", o.Dir == ""},
		{"token domain", o.TokenDomain.Name == "" || o.TokenDomain.Version == ""},
		{"policy: max amount", o.Policy.MaxAmount == nil},
	} {
		if m.absent {
			errs = append(errs, fmt.Errorf("%w: %s", ErrMissing, m.name))
		}
	}
	return errors.Join(errs...)
}

func (o Options) withDefaults() Options {
	if o.Poll == 0 {
		o.Poll = time.Second
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{Timeout: 5 * time.Minute}
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

// payer is the account whose money is spent.
func (o Options) payer() common.Address { return crypto.PubkeyToAddress(o.Key.PublicKey) }
