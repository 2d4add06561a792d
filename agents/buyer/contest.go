package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// bondValid is how long a bond's authorization is good for, in seconds of chain time. The contract derives the nonce
// from the statement, so that it can be used for nothing else.
const bondValid = 600

// Contest opens the case of a purchase whose own checks failed, or finds the one that is open. It returns the receipt of
// what it sent, nil when there was nothing to send.
func (s *Service) Contest(ctx context.Context, p *Purchase) (*types.Receipt, error) {
	if !p.Paid() {
		return nil, fmt.Errorf("%w: purchase %s has no exchange", ErrNotPaid, p.ID)
	}
	if err := s.resolve(ctx); err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	// The payment is found again: its block may have left the chain since, and its identity with it.
	payment, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
	if err != nil {
		return nil, err
	}
	p.Exchange.Payment = payment
	known, err := s.caseOf(ctx, head, p)
	if err != nil {
		return nil, err
	}
	if known != (common.Hash{}) {
		p.Case = known
		return nil, s.save(p)
	}
	return s.open(ctx, head, p, docket.CaseID(*p.Exchange.Payment))
}

func (s *Service) caseExists(ctx context.Context, head docket.Head, offer common.Address, id common.Hash) (bool, error) {
	_, err := s.offer(offer).Case(ctx, head, id)
	if errors.Is(err, docket.ErrNoCase) {
		return false, nil
	}
	return err == nil, err
}

func (s *Service) open(ctx context.Context, head docket.Head, p *Purchase, id common.Hash) (*types.Receipt, error) {
	t, compiled, err := s.promise(ctx, head, p)
	if err != nil {
		return nil, err
	}
	verdict, findings := assess(compiled, p.Exchange)
	selfProof := s.opts.Policy.ProveBreach && p.Exchange.Delivery != nil && breaks(p.Exchange.Delivery.Delivery, compiled.Bounds)
	decide := func(ctx context.Context, head docket.Head) (guard.Decision, error) {
		f, err := s.contestFacts(ctx, head, p, t, verdict, selfProof, id)
		if err != nil {
			return guard.Decision{}, err
		}
		return guardContest(f, s.opts), nil
	}
	d, err := decide(ctx, head)
	if err != nil {
		return nil, err
	}
	if err := s.refuse(kindContest, id.Hex(), head, d); err != nil {
		return nil, err
	}
	for _, f := range findings {
		s.opts.Log.Info("finding", "purchase", p.ID, "requirement", f.Requirement, "measure", f.Measure, "value", f.Value, "bound", f.Bound, "verdict", f.Verdict.String(), "detail", f.Detail)
	}
	if _, err := s.Anchor(ctx, p); err != nil {
		return nil, err
	}
	proof, err := docket.ProvePayment(ctx, s.opts.Chain, *p.Exchange.Payment)
	if err != nil {
		return nil, err
	}
	// The evidence is in the store before the chain names it, unless waiting for the store would lose the case.
	if p.Evidence, err = p.Exchange.Hash(); err != nil {
		return nil, err
	}
	if err := s.upload(ctx, p); err != nil {
		if deadline := p.Exchange.Payment.BlockTime + uint64(t.ContestWindow); head.Time+s.opts.Policy.StoreMargin < deadline {
			return nil, err
		}
		s.opts.Log.Warn("contesting before the evidence is stored", "purchase", p.ID, "evidence", p.Evidence, "err", err)
	}
	p.Case, p.SelfProven = id, selfProof
	if err := s.save(p); err != nil {
		return nil, err
	}
	var data []byte
	if selfProof {
		d := p.Exchange.Delivery
		data, err = s.abi.TryPackProveBreach(proof, docket.ForChain(d.Delivery), d.Signature)
	} else {
		data, err = s.packContest(ctx, head, p, t, verdict, proof)
	}
	if err != nil {
		return nil, err
	}
	implied, err := s.impliedContest(ctx, head, outcome.Case(p.Offer, "Contested", id), t, selfProof)
	if err != nil {
		return nil, err
	}
	if selfProof {
		implied = implied.Case(p.Offer, "SettlementExecuted", id)
	}
	act := acts.Act{Kind: kindContest, Subject: id.Hex(), Implied: implied, Detail: map[string]any{
		"purchase": p.ID, "offer": p.Offer, "verdict": verdict.String(), "selfProven": selfProof, "evidence": p.Evidence,
	}}
	receipt, err := s.send(ctx, p.Offer, data, act, decide)
	if err != nil {
		return receipt, fmt.Errorf("contest: %w", err)
	}
	p.ContestTx = receipt.TxHash
	s.opts.Log.Info("contested", "purchase", p.ID, "offer", p.Offer, "case", id, "verdict", verdict, "self_proven", selfProof, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return receipt, s.save(p)
}

// contestFacts reads everything that the guards look at, at one block.
func (s *Service) contestFacts(ctx context.Context, head docket.Head, p *Purchase, t bindings.Terms, verdict Verdict, selfProof bool, id common.Hash) (contestFacts, error) {
	paid := p.Exchange.Payment
	f := contestFacts{
		now: head.Time, deadline: paid.BlockTime + uint64(t.ContestWindow), verdict: verdict, terms: t, deposit: new(big.Int),
		selfProof: selfProof, missing: missing(p, verdict), stop: s.book.Switch(),
	}
	var ok bool
	if f.amount, ok = new(big.Int).SetString(paid.Amount, 10); !ok {
		return f, fmt.Errorf("%w: amount %q", ErrOption, paid.Amount)
	}
	var err error
	if f.balance, err = s.token.Balance(ctx, head, s.opts.payer()); err != nil {
		return f, fmt.Errorf("read balance: %w", err)
	}
	if f.exists, err = s.caseExists(ctx, head, p.Offer, id); err != nil {
		return f, err
	}
	found, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
	switch {
	case errors.Is(err, docket.ErrNotPaid):
		f.payment = err
	case err != nil:
		return f, err
	case docket.CaseID(*found) != id:
		f.payment = fmt.Errorf("it is in block %s now: case %s", found.BlockHash, docket.CaseID(*found))
	}
	if !selfProof {
		f.deposit.Add(t.Bond, s.relayFee())
	}
	return f, nil
}

// impliedContest adds the deposit that opening a case takes.
func (s *Service) impliedContest(ctx context.Context, head docket.Head, i outcome.Implied, t bindings.Terms, selfProof bool) (outcome.Implied, error) {
	if selfProof {
		return i, nil
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return i, fmt.Errorf("read vault: %w", err)
	}
	return i.Pays(s.opts.TokenDomain.Token, s.opts.payer(), vault, new(big.Int).Add(t.Bond, s.relayFee())), nil
}

// packContest builds the call with the payer's statement and the bond authorization that is tied to it.
func (s *Service) packContest(ctx context.Context, head docket.Head, p *Purchase, t bindings.Terms, verdict Verdict, proof bindings.Proof) ([]byte, error) {
	requestHash, err := p.Request.Hash()
	if err != nil {
		return nil, err
	}
	statement := bindings.Contest{
		Claim: docket.ClaimNotConforming, RequestHash: requestHash, EvidenceHash: p.Evidence, RelayFee: s.relayFee(),
	}
	var delivery bindings.Delivery
	var signature []byte
	var deliveryHash common.Hash
	if verdict == Undelivered {
		statement.Claim = docket.ClaimNotDelivered
	} else {
		d := p.Exchange.Delivery
		delivery, signature, deliveryHash = docket.ForChain(d.Delivery), d.Signature, d.Delivery.StructHash()
	}
	if s.opts.Policy.BondByPermit {
		permit, err := s.permitBond(ctx, head, t)
		if err != nil {
			return nil, err
		}
		return s.abi.TryPackContestByPermit(statement, proof, delivery, signature, permit)
	}
	bond, err := s.authorizeBond(ctx, head, p, t, statement, deliveryHash)
	if err != nil {
		return nil, err
	}
	return s.abi.TryPackContest(statement, proof, delivery, signature, bond)
}

// permitBond lets the vault take the bond by EIP-2612. A permit binds no statement: the payer itself must send it.
func (s *Service) permitBond(ctx context.Context, head docket.Head, t bindings.Terms) (bindings.Permit, error) {
	if s.opts.Sender.Address() != s.opts.payer() {
		return bindings.Permit{}, fmt.Errorf("%w: a bond by permit is sent by the payer itself, not by %s", ErrOption, s.opts.Sender.Address())
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return bindings.Permit{}, fmt.Errorf("read vault: %w", err)
	}
	nonce, err := s.token.PermitNonce(ctx, head, s.opts.payer())
	if err != nil {
		return bindings.Permit{}, fmt.Errorf("read permit nonce: %w", err)
	}
	return docket.Permit{
		Token: s.opts.TokenDomain, Spender: vault, Amount: t.Bond, Nonce: nonce, Deadline: head.Time + bondValid,
	}.Sign(s.opts.Key)
}

func (s *Service) authorizeBond(ctx context.Context, head docket.Head, p *Purchase, t bindings.Terms, statement bindings.Contest, deliveryHash common.Hash) (bindings.Authorization, error) {
	onChain, err := s.offer(p.Offer).BondNonce(ctx, head, p.Case, statement, deliveryHash)
	if err != nil {
		return bindings.Authorization{}, fmt.Errorf("read bond nonce: %w", err)
	}
	return s.depositBond(ctx, head, t, statement.RelayFee, docket.BondNonce(p.Offer, p.Case, statement, deliveryHash), onChain)
}

// depositBond authorizes bond and relay fee. The nonce is all that ties the money to a statement: a node that answers
// another one than was computed here would have another signed.
func (s *Service) depositBond(ctx context.Context, head docket.Head, t bindings.Terms, relayFee *big.Int, nonce, onChain common.Hash) (bindings.Authorization, error) {
	var none bindings.Authorization
	if onChain != nonce {
		return none, fmt.Errorf("%w: bond nonce %s, the node says %s", ErrDigest, nonce, onChain)
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return none, fmt.Errorf("read vault: %w", err)
	}
	return docket.Deposit{
		Token: s.opts.TokenDomain, To: vault, Amount: new(big.Int).Add(t.Bond, relayFee), Nonce: nonce,
		ValidBefore: head.Time + bondValid,
	}.Sign(s.opts.Key)
}

// upload stores a purchase's exchange under the hash that its case names.
func (s *Service) upload(ctx context.Context, p *Purchase) error {
	raw, err := p.Exchange.Canonical()
	if err != nil {
		return err
	}
	hash, err := s.opts.Store.Put(ctx, raw)
	if err != nil {
		return fmt.Errorf("store evidence: %w", err)
	}
	if hash != p.Evidence || hash != exchange.ResponseHash(raw) {
		return fmt.Errorf("store evidence: store answered %s, the evidence is %s", hash, p.Evidence)
	}
	p.EvidenceKept = true
	return nil
}

// keepEvidence stores what the case names, if that could not be done when it was opened. The case goes on without.
func (s *Service) keepEvidence(ctx context.Context, p *Purchase) {
	if p.EvidenceKept || p.Evidence == (common.Hash{}) {
		return
	}
	err := s.upload(ctx, p)
	if err == nil {
		err = s.save(p)
	}
	if err != nil {
		s.opts.Log.Warn("evidence not stored yet", "purchase", p.ID, "case", p.Case, "err", err)
	}
}

// send does an act that is a transaction; decide, where it is given, is asked again at the moment of acting.
func (s *Service) send(ctx context.Context, to common.Address, data []byte, act acts.Act, decide func(context.Context, docket.Head) (guard.Decision, error)) (*types.Receipt, error) {
	var again acts.Again
	if decide != nil {
		again = func(ctx context.Context) (docket.Head, guard.Decision, error) {
			head, err := docket.HeadOf(ctx, s.opts.Chain)
			if err != nil {
				return head, guard.Decision{}, err
			}
			d, err := decide(ctx, head)
			return head, d, err
		}
	}
	return s.book.Send(ctx, acts.Sender{Chain: s.opts.Chain, Manager: s.opts.Sender}, txmgr.Candidate{To: &to, Data: data}, act, again)
}

// Adopt records a payment that another client of the same payer made, so that it can be checked and contested here: the
// exchange as that client kept it, and the authorization's nonce. The payment is looked up on the chain.
func (s *Service) Adopt(ctx context.Context, id string, offer common.Address, nonce common.Hash, request exchange.Request, res *exchange.Response, kept exchange.X402) (*Purchase, error) {
	if err := request.Check(); err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	p := &Purchase{
		ID: id, Request: request, Offer: offer, Nonce: nonce, FromBlock: s.opts.FromBlock,
		BlockBefore: s.opts.FromBlock, Header: kept.Signature, Required: kept.Required,
	}
	t, _, err := s.promise(ctx, head, p)
	if err != nil {
		return nil, err
	}
	p.ManifestHash = t.ManifestHash
	paid, err := docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
	if err != nil {
		return nil, err
	}
	return p, s.freeze(ctx, p, res, paid)
}
