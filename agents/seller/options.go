package seller

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"net/url"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Options configure one seller of one Offer.
type Options struct {
	Chain       *chain.Client
	Sender      *txmgr.Manager    // of the account that answers and withdraws: the Offer's seller
	Key         *ecdsa.PrivateKey // the account's: signs the ledger's head; nil: ReceiptKey
	ReceiptKey  *ecdsa.PrivateKey // signs offers, receipts and Deliveries; the Offer's receipt signer
	Store       store.Store       // evidence store
	StoreURL    string            // told to buyers; empty when they know it
	Facilitator string            // base URL
	Factory     common.Address
	Offer       common.Address
	Manifest    []byte // canonical bytes of the promise
	Dir         string // journal
	PublicURL   string // base of resource URLs, without trailing slash
	Price       *big.Int
	TokenDomain x402.TokenDomain // of the payment token
	Feed        Feed             // nil: DefaultFeed()
	Mode        Mode
	Policy      Policy

	FromBlock     uint64        // the Offer's logs are not older
	Poll          time.Duration // how often the chain is looked at
	Timeout       time.Duration // maxTimeoutSeconds of quotes
	Confirmations uint64        // further blocks before a payment counts

	HTTP *http.Client // nil: a client with timeouts
	// Now is the clock that Deliveries are stamped with. It must agree with the chain's within seconds. Nil: time.Now.
	Now func() time.Time
	Log *slog.Logger // nil discards
}

// Policy is what the daemon may do by itself.
type Policy struct {
	Concede         bool     // give in where the own record says that the promise was broken
	Ignore          bool     // answer no case (mode silent)
	Margin          uint64   // seconds before answerBy from which nothing but the answer itself is waited for
	CheckpointEvery uint64   // seconds between checkpoints; 0: never
	MinWithdraw     *big.Int // smallest withdrawal, base units; nil: any
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
		{"chain", o.Chain == nil}, {"sender", o.Sender == nil}, {"receipt key", o.ReceiptKey == nil},
		{"store", o.Store == nil}, {"facilitator", o.Facilitator == ""}, {"factory", o.Factory == common.Address{}},
		{"offer", o.Offer == common.Address{}}, {"manifest", len(o.Manifest) == 0}, {"dir", o.Dir == ""},
		{"price", o.Price == nil}, {"token domain", o.TokenDomain.Name == "" || o.TokenDomain.Version == ""},
	} {
		if m.absent {
			errs = append(errs, fmt.Errorf("%w: %s", ErrMissing, m.name))
		}
	}
	if u, err := url.Parse(o.PublicURL); err != nil || !u.IsAbs() || u.Host == "" || u.RawQuery != "" {
		errs = append(errs, fmt.Errorf("%w: public url %.80q", ErrOption, o.PublicURL))
	}
	if o.Price != nil && o.Price.Sign() <= 0 {
		errs = append(errs, fmt.Errorf("%w: price %s", ErrOption, o.Price))
	}
	return errors.Join(errs...)
}

func (o Options) withDefaults() Options {
	if o.Feed == nil {
		o.Feed = DefaultFeed()
	}
	if o.Poll == 0 {
		o.Poll = time.Second
	}
	if o.Timeout == 0 {
		o.Timeout = 2 * time.Minute
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{Timeout: settleDeadline + 10*time.Second}
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Key == nil {
		o.Key = o.ReceiptKey
	}
	if o.Mode == Silent {
		o.Policy.Ignore = true
	}
	return o
}
