package plan

import (
	"context"
	"fmt"
	"log/slog"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// stage is one step of a plan. It runs unless its result is already in the deployment.
type stage struct {
	name string
	done func(*Deployment) bool
	run  func(context.Context, *Deployer, Intent, *Deployment) error
}

var stages = []stage{
	{"token", func(d *Deployment) bool { return d.Token.Address != (common.Address{}) }, runToken},
	{"history source", func(d *Deployment) bool { return d.HistorySource.Address != (common.Address{}) }, runHistorySource},
	{"offer proceedings", func(d *Deployment) bool { return d.OfferMany.Address != (common.Address{}) }, runProceedings},
	{"factory", func(d *Deployment) bool { return d.OfferImplementation.Address != (common.Address{}) }, runFactory},
	{"committee annex", func(d *Deployment) bool { return d.CommitteeAnnex.Address != (common.Address{}) }, runAnnex},
	{"committee", func(d *Deployment) bool { return d.Registry.Address != (common.Address{}) }, runCommittee},
	{"batch settler", func(d *Deployment) bool { return d.BatchSettler.Address != (common.Address{}) }, runBatchSettler},
}

// Stages names the steps of a plan in order, and which of them the deployment already has.
func Stages(d Deployment) (names []string, done []bool) {
	for _, s := range stages {
		names, done = append(names, s.name), append(done, s.done(&d))
	}
	return names, done
}

// Apply runs every stage that the deployment lacks and records what it left. log may be nil.
func Apply(ctx context.Context, d *Deployer, intent Intent, out *Deployment, log *slog.Logger) error {
	if err := intent.Check(); err != nil {
		return fmt.Errorf("intent: %w", err)
	}
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	if err := matchChain(ctx, d, out); err != nil {
		return err
	}
	for _, s := range stages {
		if s.done(out) {
			log.Info("stage already done", "stage", s.name)
			continue
		}
		if err := s.run(ctx, d, intent, out); err != nil {
			return fmt.Errorf("stage %s: %w", s.name, err)
		}
		log.Info("stage done", "stage", s.name)
	}
	return nil
}

// matchChain refuses to continue a deployment of another chain.
func matchChain(ctx context.Context, d *Deployer, out *Deployment) error {
	id, err := d.chainID(ctx)
	if err != nil {
		return err
	}
	if out.ChainID != 0 && out.ChainID != id {
		return fmt.Errorf("deployment is of chain %d, this is chain %d", out.ChainID, id)
	}
	out.ChainID = id
	return nil
}

func runToken(ctx context.Context, d *Deployer, intent Intent, out *Deployment) error {
	if intent.Token == (common.Address{}) {
		return deployToken(ctx, d, out)
	}
	contract, err := d.describe(ctx, intent.Token, 0)
	if err != nil {
		return err
	}
	token := bindings.NewFiatToken()
	instance, opts := token.Instance(d.backend, intent.Token), &bind.CallOpts{Context: ctx}
	name, err := bind.Call(instance, opts, token.PackName(), token.UnpackName)
	if err != nil {
		return fmt.Errorf("token name: %w", err)
	}
	version, err := bind.Call(instance, opts, token.PackVersion(), token.UnpackVersion)
	if err != nil {
		return fmt.Errorf("token version: %w", err)
	}
	decimals, err := bind.Call(instance, opts, token.PackDecimals(), token.UnpackDecimals)
	if err != nil {
		return fmt.Errorf("token decimals: %w", err)
	}
	out.Token = Token{Contract: contract, Name: name, Version: version, Decimals: decimals}
	return nil
}

func runHistorySource(ctx context.Context, d *Deployer, _ Intent, out *Deployment) (err error) {
	out.HistorySource, err = d.deploy(ctx, common.FromHex(bindings.HistorySourceMetaData.Bin), nil)
	return err
}

func runBatchSettler(ctx context.Context, d *Deployer, _ Intent, out *Deployment) (err error) {
	out.BatchSettler, err = d.deploy(ctx, common.FromHex(bindings.BatchSettlerMetaData.Bin), nil)
	return err
}

// runProceedings deploys the proceedings, which create the part for many payments themselves.
func runProceedings(ctx context.Context, d *Deployer, _ Intent, out *Deployment) error {
	contract, err := d.deploy(ctx, common.FromHex(bindings.OfferProceedingsMetaData.Bin), nil)
	if err != nil {
		return err
	}
	offer := bindings.NewOffer()
	many, err := bind.Call(offer.Instance(d.backend, contract.Address), &bind.CallOpts{Context: ctx}, offer.PackMany(), offer.UnpackMany)
	if err != nil {
		return fmt.Errorf("many: %w", err)
	}
	out.OfferProceedings = contract
	out.OfferMany, err = d.describe(ctx, many, contract.Block)
	return err
}

// runFactory deploys the factory, which creates its Vault and the Offer implementation itself.
func runFactory(ctx context.Context, d *Deployer, _ Intent, out *Deployment) error {
	factory, opts := bindings.NewOfferFactory(), &bind.CallOpts{Context: ctx}
	contract, err := d.deploy(ctx, common.FromHex(bindings.OfferFactoryMetaData.Bin), factory.PackConstructor(out.OfferProceedings.Address))
	if err != nil {
		return err
	}
	instance := factory.Instance(d.backend, contract.Address)
	vault, err := bind.Call(instance, opts, factory.PackVault(), factory.UnpackVault)
	if err != nil {
		return fmt.Errorf("vault: %w", err)
	}
	implementation, err := bind.Call(instance, opts, factory.PackImplementation(), factory.UnpackImplementation)
	if err != nil {
		return fmt.Errorf("implementation: %w", err)
	}
	if out.Vault, err = d.describe(ctx, vault, contract.Block); err != nil {
		return err
	}
	if out.OfferImplementation, err = d.describe(ctx, implementation, contract.Block); err != nil {
		return err
	}
	out.Factory = contract
	return nil
}

func runAnnex(ctx context.Context, d *Deployer, intent Intent, out *Deployment) (err error) {
	arguments := bindings.NewCommitteeAnnex().PackConstructor(out.Token.Address, intent.parameters())
	out.CommitteeAnnex, err = d.deploy(ctx, common.FromHex(bindings.CommitteeAnnexMetaData.Bin), arguments)
	return err
}

// runCommittee deploys the committee, which creates its validators' registry itself.
func runCommittee(ctx context.Context, d *Deployer, intent Intent, out *Deployment) error {
	committee := bindings.NewCommittee()
	arguments := committee.PackConstructor(out.Token.Address, out.HistorySource.Address, intent.parameters(), out.CommitteeAnnex.Address)
	contract, err := d.deploy(ctx, common.FromHex(bindings.CommitteeMetaData.Bin), arguments)
	if err != nil {
		return err
	}
	registry, err := bind.Call(committee.Instance(d.backend, contract.Address), &bind.CallOpts{Context: ctx}, committee.PackREGISTRY(), committee.UnpackREGISTRY)
	if err != nil {
		return fmt.Errorf("registry: %w", err)
	}
	out.Committee = contract
	out.Registry, err = d.describe(ctx, registry, contract.Block)
	return err
}
