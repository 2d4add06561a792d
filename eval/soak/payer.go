package soak

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	price = 10_000 // base units of one payment
	// validSeconds is how long an authorization can be used.
	validSeconds = 120
	// retryPause is how long a payer waits before it asks again.
	retryPause = 300 * time.Millisecond
)

// Verdict is what a payer was told of an authorization.
type Verdict uint8

// What a payer can know.
const (
	Unknown Verdict = iota // nothing final yet
	Paid
	Refused
)

// payment is one authorization with what its payer was told.
type payment struct {
	auth    x402.Authorization
	body    []byte
	verdict Verdict
	tx      common.Hash // of Paid
	reason  x402.Reason // of Refused
	asked   int         // requests
}

// payer makes payments to one Offer.
type payer struct {
	key     *ecdsa.PrivateKey
	address common.Address
	number  uint64
	random  *rand.Rand
	domain  x402.TokenDomain
	url     string // of the relayer
	http    *http.Client
	made    []*payment
}

func newPayer(number int, seed uint64, domain x402.TokenDomain, url string) *payer {
	key := devnet.Key(fmt.Sprintf("soak-payer-%d", number))
	return &payer{
		key: key, address: crypto.PubkeyToAddress(key.PublicKey), number: uint64(number), domain: domain, url: url,
		random: rand.New(rand.NewPCG(seed, uint64(number))), http: &http.Client{Timeout: 30 * time.Second},
	}
}

// run makes payments one after the other until ctx ends. What is not known by then is asked for again by finish.
func (p *payer) run(ctx context.Context, to common.Address) error {
	for ctx.Err() == nil {
		one, err := p.next(to)
		if err != nil {
			return err
		}
		p.made = append(p.made, one)
		if p.random.IntN(4) == 0 { // some ask twice at once
			twin := &payment{body: one.body}
			done := make(chan struct{})
			go func() { defer close(done); p.ask(ctx, twin) }()
			p.settle(ctx, one)
			<-done
			one.heard(twin)
		} else {
			p.settle(ctx, one)
		}
		pause(ctx, time.Duration(p.random.IntN(400))*time.Millisecond)
	}
	return nil
}

// finish asks for every outcome that is not known, until it is.
func (p *payer) finish(ctx context.Context) error {
	for _, one := range p.made {
		if p.settle(ctx, one); one.verdict == Unknown {
			return fmt.Errorf("payment %s of %s has no outcome", one.auth.Nonce, p.address)
		}
	}
	return nil
}

func (p *payer) next(to common.Address) (*payment, error) {
	var nonce common.Hash
	binary.BigEndian.PutUint64(nonce[:], p.number)
	binary.BigEndian.PutUint64(nonce[24:], uint64(len(p.made)+1))
	one := &payment{auth: x402.Authorization{
		From: p.address, To: to, Value: uint256.NewInt(price), ValidAfter: new(uint256.Int),
		ValidBefore: uint256.NewInt(uint64(time.Now().Unix()) + validSeconds), Nonce: nonce,
	}}
	sig, err := x402.SignTransfer(p.key, p.domain, one.auth)
	if err != nil {
		return nil, err
	}
	name, err := x402.Encode(p.domain.Name)
	if err != nil {
		return nil, err
	}
	version, err := x402.Encode(p.domain.Version)
	if err != nil {
		return nil, err
	}
	terms := x402.PaymentRequirements{
		Scheme: x402.SchemeExact, Network: x402.Network(p.domain.ChainID), Amount: big.NewInt(price).String(), Asset: p.domain.Token.Hex(),
		PayTo: to.Hex(), MaxTimeoutSeconds: validSeconds, Extra: x402.Object{"name": name, "version": version},
	}
	one.body, err = x402.Encode(x402.FacilitatorRequest{
		X402Version:         x402.Version,
		PaymentPayload:      x402.PaymentPayload{Accepted: terms, Payload: x402.ExactPayload{Signature: sig, Authorization: one.auth}.Object()},
		PaymentRequirements: terms,
	})
	return one, err
}

// settle asks until the answer is final or ctx ends.
func (p *payer) settle(ctx context.Context, one *payment) {
	for one.verdict == Unknown && ctx.Err() == nil {
		if p.ask(ctx, one); one.verdict == Unknown {
			pause(ctx, retryPause)
		}
	}
}

// ask asks once. An answer without verdict, or none, leaves the payment as it is.
func (p *payer) ask(ctx context.Context, one *payment) {
	one.asked++
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url+"/settle", bytes.NewReader(one.body))
	if err != nil {
		return
	}
	res, err := p.http.Do(req)
	if err != nil {
		return
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, x402.MaxDocument))
	if err != nil || res.StatusCode != http.StatusOK {
		return
	}
	answer, err := x402.Decode[x402.SettlementResponse](raw)
	switch {
	case err != nil || answer.ErrorReason == x402.ReasonSettlementPending:
	case answer.Success:
		one.verdict, one.tx = Paid, common.HexToHash(answer.Transaction)
	default:
		one.verdict, one.reason = Refused, answer.ErrorReason
	}
}

// heard takes over what another request for the same authorization was told. A verdict that was given once counts.
func (one *payment) heard(twin *payment) {
	one.asked += twin.asked
	if twin.verdict == Refused || one.verdict == Unknown {
		one.verdict, one.tx, one.reason = twin.verdict, twin.tx, twin.reason
	}
}
